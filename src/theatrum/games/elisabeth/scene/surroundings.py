"""What lies around the map: turn, phases and keys on their tracks, the supply, and the legend."""

from __future__ import annotations

from functools import cache

from theatrum.core.scene import Icon, Name, Piece, Pool, Stat, Text, Track
from theatrum.games.elisabeth.queries.relations import played, the_scenario
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.minors import courts
from theatrum.games.elisabeth.scene.stacks import EVERYWHERE, focus_of, letter
from theatrum.games.elisabeth.scene.standings import Standings
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.pieces import CORSAIR, GALLEY, N_SHIPS, SHIPS, TROOPS
from theatrum.games.elisabeth.tables.powers import NOUNS, OTTOMAN, POWERS

PHASES = ("cards", "diplomacy", "spring", "action", "winter", "marriage", "patronage", "victory")
COURTLY = ("marriage", "patronage")
"""Phases that only scenarios with courts have."""


# ---- tracks ----------------------------------------------------------------------------------------------------------------
def tracks(g: Elisabeth, how: Standings) -> list[Track]:
    return [_turns(g), _phases(g), _points(g, how), _keys(g, how)]


def _turns(g: Elisabeth) -> Track:
    marker = Piece(id="marker:turn", shape="disc", at=str(g.turn - 1), tone="ink", label=Text("marker-turn"))
    return Track(
        id="track:turn",
        title=Text("track-turn"),
        steps=[str(n) for n in range(1, max(g.last_turn, 1) + 1)],
        markers=[marker] if g.turn else [],
    )


def _phases(g: Elisabeth) -> Track:
    phases = [phase for phase in PHASES if g.court is not None or phase not in COURTLY]
    at = phases.index(g.phase) if g.phase in phases else -1
    marker = Piece(id="marker:phase", shape="disc", at=str(at), tone="ink", label=Text("marker-phase"))
    return Track(
        id="track:phase",
        title=Text("track-phase"),
        steps=[phase_words(g, phase) for phase in phases],
        markers=[marker] if at >= 0 else [],
    )


def phase_words(g: Elisabeth, phase: str) -> Text:
    """In Lepanto the diplomacy phase is nothing but ransom [E1-SL.9]."""
    return Text("phase-negotiation" if phase == "diplomacy" and g.diplomacy is not None else f"phase-{phase}")


def _points(g: Elisabeth, how: Standings) -> Track:
    """E1-25.2, E1-SL.4 How far those who win by points are from them: in Lepanto the Ottomans."""
    goal = the_scenario(g).victory.points
    points = {power: how[power].vp for power in goal if g.seat_of[power] >= 0 or len(goal) == 1}
    first = next(iter(goal))
    enough = max(goal.values())
    title = Text("track-vp", power=NOUNS[first], needed=enough)
    return Track(
        id="track:vp",
        title=title if len(goal) == 1 else Text("track-vp-all", needed=enough),
        steps=[str(n) for n in range(max(enough, *points.values()) + 1)],
        markers=[_marker("vp", power, vp, how[power].needed) for power, vp in points.items()],
    )


def _keys(g: Elisabeth, how: Standings) -> Track:
    """E1-6.2.4 Keys bring cards and points."""
    longest = max(POWERS[p].square_markers for p in played(g) or [OTTOMAN]) + 1
    return Track(
        id="track:keys",
        title=Text("track-keys"),
        steps=[str(n) for n in range(longest)],
        markers=[_marker("keys", p, how[p].keys) for p in played(g)],
    )


def _marker(track: str, power: int, step: int, goal: int = 0) -> Piece:
    return Piece(
        id=f"marker:{track}-{POWERS[power].id}",
        noun=NOUNS[power],
        shape="cube",
        at=str(max(0, step)),
        tone=TONES[power],
        letter=letter(power),
        label=Text("marker-vp", power=NOUNS[power], vp=step, needed=goal) if goal else Name(NOUNS[power]),
    )


# ---- supply ----------------------------------------------------------------------------------------------------------------
def pools(g: Elisabeth) -> list[Pool]:
    """E1-5.0.2 Counters that are left: regulars and mercenaries or cavalry share theirs, so do the ships of a power.

    They are touched to raise and build; while units of one place are asked for, those are touched there."""
    out = []
    busy = focus_of(g) != EVERYWHERE
    for power in [*played(g), *courts(g)]:
        stats = [
            Stat(
                id=f"left:{row.id}" if busy else row.noun,
                label=Name(row.noun),
                value=g.reserve[row.pool],
                icon=("infantry", "musket", "cavalry")[row.kind],
                tone=TONES[power],
            )
            for row in TROOPS
            if row.power == power
        ]
        stats += [
            Stat(
                id=f"left:{row.id}" if busy else row.noun,
                label=Name(row.noun),
                value=Text("left-and-lost", left=g.ship_reserve[row.pool], lost=g.ships_lost[row.pool])
                if g.ships_lost[row.pool]
                else g.ship_reserve[row.pool],
                icon="galley" if row.kind in (GALLEY, CORSAIR) else "ship",
                tone=TONES[power],
            )
            for row in SHIPS[:N_SHIPS]
            if row.power == power and not is_unused(g, row.id)
        ]
        out.append(
            Pool(id=f"pool:{POWERS[power].id}", title=Text("pool-left", power=NOUNS[power]), stats=stats)
        )
    return out


def is_unused(g: Elisabeth, ship: str) -> bool:
    """E1-SL.13 The Armada does not sail in Lepanto."""
    return ship == "armada" and not the_scenario(g).armada


# ---- legend ----------------------------------------------------------------------------------------------------------------
@cache
def legend() -> list[Icon]:
    """What the drawn symbols mean."""
    return [
        Icon(icon="cube", label=Text("legend-key")),
        Icon(icon="star", label=Text("legend-fortress")),
        Icon(icon="crown", label=Text("legend-leader")),
        Icon(icon="shield", label=Text("legend-army")),
        Icon(icon="rook", label=Text("legend-garrison")),
        Icon(icon="galley", label=Text("legend-fleet")),
        Icon(icon="pennant", label=Text("legend-raided")),
        Icon(icon="flag", label=Text("legend-flag")),
        Icon(icon="event", label=Text("icon-unrest"), tone="red"),
        Icon(icon="cannon", label=Text("legend-siege")),
    ]
