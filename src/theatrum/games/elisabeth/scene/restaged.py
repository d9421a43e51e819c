"""Contests as they ended, at the moment of the event that tells it (`Definition.staged`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from theatrum.core.contract import Seat
from theatrum.core.scene import Name, Piece, Side, Spotlight, Stat, Text
from theatrum.core.stage import Modifier
from theatrum.core.state import Event, Rolled
from theatrum.games.elisabeth.queries.odds import NEEDED
from theatrum.games.elisabeth.rules.foreign_war import war_of
from theatrum.games.elisabeth.rules.marriage import added
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.stacks import ship_piece, troop_piece
from theatrum.games.elisabeth.scene.stage_abroad import foreign_battle
from theatrum.games.elisabeth.scene.stage_cards import ROLLS, card_roll
from theatrum.games.elisabeth.scene.stage_court import judged, status_roll, wedding
from theatrum.games.elisabeth.scene.stage_faith import mission, uprising
from theatrum.games.elisabeth.scene.stage_land import battle
from theatrum.games.elisabeth.scene.stage_ocean import contest, navigated
from theatrum.games.elisabeth.scene.stage_parts import seat_of, two_dice
from theatrum.games.elisabeth.scene.stage_plots import plot
from theatrum.games.elisabeth.scene.stage_sea import raid, sea_battle
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.sea import SeaBattle
from theatrum.games.elisabeth.state.war import ATTACKER, DEFENDER, Battle
from theatrum.games.elisabeth.tables.patronage import TALENT
from theatrum.games.elisabeth.tables.persons import CAPTAIN, NOBLE
from theatrum.games.elisabeth.tables.pieces import SHIP, TROOP
from theatrum.games.elisabeth.tables.powers import NOUNS, POWER

BEGINS = ("battle", "assault", "sea-battle")
Before = Iterable[Event | Rolled]


def staged(g: Elisabeth, seat: Seat | None, event: Event, before: Before) -> Spotlight | None:
    """The contest that this event ends; what it was about is known now, so only how it ended is said."""
    build = _BUILDERS.get(event.key)
    stage = _in_progress(g, event, before) if build is None else build(g, event, before)
    if stage is not None:
        stage.verdict = Text(f"event-{event.key}", **event.args)
        stage.odds, stage.odds_words, stage.lines = [], "", []
        if stage.stage != "roll":
            stage.stakes = []
    return stage


def _in_progress(g: Elisabeth, event: Event, before: Before) -> Spotlight | None:
    if "roll" in event.args:
        return _roll(g, event, before)
    if g.battle is not None:
        return _battle(g, g.battle, before, won=event.key in ("battle-won", "captured"))
    if g.sea_battle is not None:
        return _sea_battle(g, g.sea_battle, before)
    if g.raid is not None:
        return raid(g, g.raid)
    if g.venture is not None:
        return contest(g, g.venture)
    return plot(g, g.plot) if g.plot is not None else None


# ---- battles -----------------------------------------------------------------------------------------------------------------
def _battle(g: Elisabeth, b: Battle, before: Before, won: bool) -> Spotlight:
    """E1-14.0.P8, E1-15.1.P8 With what both sides have lost since it began."""
    stage = battle(g, b)
    stage.step = len(stage.steps) - 1
    for side, lost in enumerate(_losses(b, before)):
        stage.sides[side].lost = lost
        stage.sides[side].won = won == (side == ATTACKER)
    return stage


def _losses(b: Battle, before: Before) -> tuple[list[Piece], list[Piece]]:
    counts: list[dict[int, int]] = [{}, {}]
    for happened in _since_it_began(before):
        if happened.key == "units-lost":
            side = ATTACKER if happened.args["power"] == NOUNS[b.attacker] else DEFENDER
            troop = TROOP[happened.args["troop"]]
            counts[side][troop] = counts[side].get(troop, 0) + happened.args["units"]
    attacker, defender = (
        [troop_piece(t, n, f"fell:{side}-{t}") for t, n in lost.items()] for side, lost in enumerate(counts)
    )
    return attacker, defender


def _since_it_began(before: Before) -> Iterable[Event]:
    for happened in before:
        if isinstance(happened, Event):
            if happened.key in BEGINS:
                return
            yield happened


def _sea_battle(g: Elisabeth, b: SeaBattle, before: Before) -> Spotlight:
    """E1-16.2 S8 – S10 With the ships that both sides have lost so far: all of them when the beaten fleet leaves."""
    stage = sea_battle(g, b)
    counts: list[dict[int, int]] = [{}, {}]
    for happened in _since_it_began(before):
        if happened.key == "ship-lost":
            ship = SHIP[happened.args["ship"]]
            side = ATTACKER if g.ship_side(ship) == g.master[b.powers[ATTACKER]] else DEFENDER
            counts[side][ship] = counts[side].get(ship, 0) + 1
    for side, lost in enumerate(counts):
        stage.sides[side].lost = [ship_piece(s, n, f"sunk:{side}-{s}") for s, n in lost.items()]
    stage.step = len(stage.steps) - 1 if any(counts) else 2
    return stage


# ---- two dice ----------------------------------------------------------------------------------------------------------------
def _roll(g: Elisabeth, event: Event, before: Before) -> Spotlight:
    """E1-13.2.P2, E1-13.3.P4, E1-16.1 S4, S5 Two dice and a modifier against nine."""
    args = event.args
    plus = args.get("plus", args.get("bonus", 0))
    total = args["roll"] + plus
    power = POWER[args["power"]]
    place = args.get("zone", args.get("goal", args.get("space")))
    return Spotlight(
        id="spotlight:roll",
        title=Text(
            f"stage-{'avoid' if 'avoid' in event.key or event.key == 'sea-caught' else 'intercept'}",
            place=place,
        ),
        at=place,
        stage="roll",
        sides=[
            Side(
                seat=seat_of(g, power),
                title=Name(args["power"]),
                tone=TONES[g.master[power]],
                modifiers=[
                    Modifier(label=Text("roll-dice"), value=args["roll"]),
                    Modifier(label=Text("roll-modifiers"), value=f"{plus:+d}"),
                ],
                total=Stat(
                    id="light:roll", label=Text("roll-total"), value=total, hint=Text("roll-needed", n=NEEDED)
                ),
                dice=two_dice(before, args["roll"]),
                won=total >= NEEDED,
            )
        ],
    )


# ---- the campaign ------------------------------------------------------------------------------------------------------------
def _navigation(g: Elisabeth, event: Event, before: Before) -> Spotlight:
    return navigated(g, CAPTAIN[event.args["captain"]], event.args["roll"], before)


def _patronage(g: Elisabeth, event: Event, before: Before) -> Spotlight:
    return judged(g, TALENT[event.args["person"]], event.args["roll"], before)


def _wedding(g: Elisabeth, event: Event, before: Before) -> Spotlight:
    """The dice are those of the wedding that was told before, as they lay in the end."""
    man, woman, total = NOBLE[event.args["man"]], NOBLE[event.args["woman"]], event.args["n"]
    held = next(e for e in before if isinstance(e, Event) and e.key == "wedding")
    faces = held.args["dice"]
    right = sum(faces) + added(g, man, woman) == total
    return wedding(g, man, woman, faces if right else [], total)


def _conversion(g: Elisabeth, event: Event, before: Before) -> Spotlight | None:
    return mission(g, g.mission) if g.mission is not None else None


def _rebellion(g: Elisabeth, event: Event, before: Before) -> Spotlight | None:
    return uprising(g, g.uprising, event.args["dice"]) if g.uprising is not None else None


def _foreign_battle(g: Elisabeth, event: Event, before: Before) -> Spotlight | None:
    war = war_of(g, POWER[event.args["power"]])
    return None if war is None else foreign_battle(g, war, (event.args["dice"], event.args["defence"]))


def _status(g: Elisabeth, event: Event, before: Before) -> Spotlight:
    """The rolls of all who contended were told just before."""
    rolls: list[tuple[str, int, int]] = []
    for happened in before:
        if isinstance(happened, Event):
            if happened.key != "status-roll":
                break
            rolls.append((happened.args["power"], happened.args["die"], happened.args["total"]))
    return status_roll(g, event.args["target"], rolls[::-1], event.args["power"])


_BUILDERS: dict[str, Callable[[Elisabeth, Event, Before], Spotlight | None]] = {
    "navigation-eliminated": _navigation,
    "navigation-damaged": _navigation,
    "navigation-no-effect": _navigation,
    "judged": _patronage,
    "marriage-husband-murdered": _wedding,
    "marriage-unhappy": _wedding,
    "marriage-back-to-pool-no-bonus": _wedding,
    "marriage-no-effect": _wedding,
    "marriage-wife-dies-in-childbirth": _wedding,
    "marriage-card": _wedding,
    "marriage-vp": _wedding,
    "marriage-vp-and-card": _wedding,
    "conversion-protestant": _conversion,
    "conversion-catholic": _conversion,
    "conversion-suppression": _conversion,
    "rebellion-roll": _rebellion,
    "foreign-battle": _foreign_battle,
    "status-won": _status,
    **dict.fromkeys(ROLLS, card_roll),
}
"""By event; all others end what is in progress."""
