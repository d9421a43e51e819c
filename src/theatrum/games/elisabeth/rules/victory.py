"""Victory [E1-25], and that of the learning scenario [E1-SL.4 – E1-SL.6]."""

from __future__ import annotations

from theatrum.core.contract import GameOver, Result, Runner
from theatrum.games.elisabeth.queries.relations import played
from theatrum.games.elisabeth.rules.cards import counted_keys
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.facts import raw
from theatrum.games.elisabeth.tables.places import N_SPACES, PRINTED_FORTRESSES
from theatrum.games.elisabeth.tables.powers import NOBODY, OTTOMAN, POWERS, SPAIN

NEEDED: int = raw("vp_tables")["learning"]["ottoman_win_vp"]
PER_FORTRESS: int = raw("vp_tables")["learning"]["fortress_vp"]


# ---- queries -------------------------------------------------------------------------------------------------------------
def key_vp(g: Elisabeth, power: int) -> int:
    """E1-25.2 The last open box of the key track."""
    track = POWERS[power].key_track
    return track[min(counted_keys(g, power), len(track) - 1)].vp


def fortresses_held(g: Elisabeth, power: int) -> list[int]:
    """E1-SL.5 Fortress spaces under the power's flag, not in unrest."""
    octagons = PRINTED_FORTRESSES | g.fortresses
    return [s for s in range(N_SPACES) if octagons >> s & 1 and g.control[s] == power and not g.in_unrest(s)]


def victory_points(g: Elisabeth, power: int) -> int:
    """E1-25.2 Keys, special and bonus points; E1-SL.5 in the learning scenario fortresses count for the Ottomans."""
    vp = key_vp(g, power) + g.piracy_vp[power] + g.bonus_vp[power]
    if g.scenario == "learning" and power == OTTOMAN:
        vp += PER_FORTRESS * len(fortresses_held(g, power))
    return vp


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
        if box_open(g, power) and (g.scenario != "learning" or power == OTTOMAN):
            win(g, power, "military")


def win(g: Elisabeth, power: int, ending: str) -> None:
    g.winner = power
    g.ending = ending
    g.tell(f"wins-{ending}", power=POWERS[power].noun, vp=victory_points(g, power))
    raise GameOver


def victory_phase(g: Elisabeth) -> None:
    """E1-25.3 S4 – S8, E1-SL.4 The Ottomans win with 20 points; after the last turn Spain has held out."""
    g.phase = "victory"
    totals = [victory_points(g, p) if g.seat_of[p] >= 0 else 0 for p in range(len(g.seat_of))]
    g.vp_by_turn.append(totals)
    g.tell("turn-ends", turn=g.turn, vp=totals[OTTOMAN], needed=NEEDED)
    if totals[OTTOMAN] >= NEEDED:
        win(g, OTTOMAN, "domination")
    if g.turn >= g.last_turn:
        win(g, SPAIN, "held")
    g.then(("turn",))


def result(g: Elisabeth) -> Result:
    """How it stands. Scores are victory points; Spain wins by what the Ottomans lack."""
    scores = [0] * g.players
    for power in played(g):
        scores[g.seat_of[power]] = victory_points(g, power)
    winner = g.winner if g.winner != NOBODY else (OTTOMAN if victory_points(g, OTTOMAN) >= NEEDED else SPAIN)
    return Result(
        (g.seat_of[winner],), tuple(scores), g.ending or "unfinished", {"power": POWERS[winner].noun}
    )


STEPS: dict[str, Runner] = {"victory-phase": victory_phase}
