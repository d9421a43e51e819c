"""Victory [E1-25], and that of the learning scenario [E1-SL.4 – E1-SL.6]."""

from __future__ import annotations

from theatrum.core.contract import GameOver, Result, Runner
from theatrum.games.elisabeth.queries.relations import played, the_scenario
from theatrum.games.elisabeth.rules.cards import counted_keys
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.powers import NOBODY, POWERS


# ---- queries -------------------------------------------------------------------------------------------------------------
def key_vp(g: Elisabeth, power: int) -> int:
    """E1-25.2 The last open box of the key track."""
    track = POWERS[power].key_track
    return track[min(counted_keys(g, power), len(track) - 1)].vp


def fortresses_held(g: Elisabeth, power: int) -> list[int]:
    """E1-SL.5 Fortress spaces under the power's flag, not in unrest."""
    return [
        s
        for s, holder in enumerate(g.control)
        if holder == power and g.has_fortress(s) and not g.in_unrest(s)
    ]


def victory_points(g: Elisabeth, power: int) -> int:
    """E1-25.2 Keys, special and bonus points; E1-SL.5 in Lepanto fortresses count for the Ottomans."""
    vp = key_vp(g, power) + g.piracy_vp[power] + sum(g.bonus[power].values())
    per_fortress = the_scenario(g).victory.fortress_vp.get(power, 0)
    return vp + per_fortress * len(fortresses_held(g, power)) if per_fortress else vp


def needed(g: Elisabeth, power: int) -> int:
    """E1-25.3, E1-SL.4 Points with which the power wins; 0 if it does not win by points."""
    return the_scenario(g).victory.points.get(power, 0)


def box_open(g: Elisabeth, power: int) -> bool:
    """E1-25.1 All square markers of the track are on the map, none of those keys in unrest."""
    track = POWERS[power].key_track
    keys = counted_keys(g, power)
    return keys >= len(track) - 1 and bool(track) and track[-1].automatic_victory


# ---- changes -------------------------------------------------------------------------------------------------------------
def check(g: Elisabeth) -> None:
    """E1-25.1, E1-SL.4 A military victory ends the game at once, in the action phase only; the active power first."""
    if g.phase != "action":
        return
    in_order = sorted(played(g), key=lambda p: p != g.active)
    for power in in_order:
        if power in the_scenario(g).victory.military and box_open(g, power):
            win(g, power, "military")


def win(g: Elisabeth, power: int, ending: str) -> None:
    g.winner = power
    g.ending = ending
    g.tell(f"wins-{ending}", power=POWERS[power].noun, vp=victory_points(g, power))
    raise GameOver


def victory_phase(g: Elisabeth) -> None:
    """E1-25.3 S4 – S8, E1-SL.4 In Lepanto the Ottomans win with 20 points; after the last turn Spain has held out."""
    g.phase = "victory"
    goal = the_scenario(g).victory
    totals = [victory_points(g, p) if g.seat_of[p] >= 0 else 0 for p in range(len(g.seat_of))]
    g.vp_by_turn.append(totals)
    for power, enough in goal.points.items():
        g.tell("turn-ends", turn=g.turn, vp=totals[power], needed=enough)
        if totals[power] >= enough:
            win(g, power, "domination")
    if g.turn >= g.last_turn:
        win(g, goal.at_the_end, "held")
    g.then(("turn",))


def result(g: Elisabeth) -> Result:
    """How it stands. Scores are victory points; Spain wins by what the Ottomans lack."""
    scores = [0] * g.players
    for power in played(g):
        scores[g.seat_of[power]] = victory_points(g, power)
    winner = g.winner if g.winner != NOBODY else _ahead(g)
    return Result(
        (g.seat_of[winner],), tuple(scores), g.ending or "unfinished", {"power": POWERS[winner].noun}
    )


def _ahead(g: Elisabeth) -> int:
    """Who would win if the game ended now."""
    goal = the_scenario(g).victory
    reached = [power for power, enough in goal.points.items() if victory_points(g, power) >= enough]
    return reached[0] if reached else goal.at_the_end


STEPS: dict[str, Runner] = {"victory_phase": victory_phase}
