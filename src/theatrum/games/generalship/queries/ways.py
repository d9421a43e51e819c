"""GS-11.2-11.10 All steps of a march action; and what stands in the way of those that can't be taken."""

from __future__ import annotations

from theatrum.core.contract import Answer, Atom, Reasons, Refusal, Seat
from theatrum.games.generalship.queries.movement import (
    DOCK,
    EMBARK,
    LAND,
    MOVE,
    SAIL_OUT,
    carries_somebody,
    enemy_at,
    may_enter,
    movers,
    passengers,
    regiments_landing,
    room,
    squadrons_at,
    squadrons_docking,
    squadrons_sailing_out,
    squadrons_taking_aboard,
    takes_aboard,
    unended,
)
from theatrum.games.generalship.queries.pace import Pace, any_can_pay, can_pay, pace_of, points
from theatrum.games.generalship.state import ENDED, NOBODY, Generalship
from theatrum.games.generalship.tables.nations import TILE_NOUN
from theatrum.games.generalship.tables.units import HARBOURS, IS_SHIP, KINDS
from theatrum.games.generalship.tables.vocabulary import CAVALRY, MOUNTAINS, SEA


# ---- all steps of a march action ------------------------------------------------------------------------------------------
def ways(g: Generalship, seat: Seat, reasons: Reasons | None = None) -> list[Answer]:
    """GS-11.2-11.10 Every step that some unit of the seat can take now: (verb, from, to).

    Noted, if reasons are wanted: what keeps a stack from a neighbouring tile to which no step leads.
    """
    pace = pace_of(g, seat)
    stacks: dict[int, list[int]] = {}
    marks, places = g.unit_marks, g.unit_at
    for unit in g.units_of(seat):
        if not marks[unit] & ENDED:
            stacks.setdefault(places[unit], []).append(unit)
    out: list[Answer] = []
    for a in sorted(stacks):
        if g.terrain[a] == SEA:
            _ways_from_sea(g, seat, a, stacks[a], pace, out)
        else:
            _ways_from_land(g, seat, a, stacks[a], pace, out)
    if reasons is not None:
        _note_closed_ways(g, seat, pace, {(way[1], way[2]) for way in out}, reasons)
    return out


def _ways_from_land(
    g: Generalship, seat: Seat, a: int, stack: list[int], pace: Pace, out: list[Answer]
) -> None:
    origin = TILE_NOUN[g.tile[a]]
    regiments = [u for u in stack if not IS_SHIP[g.unit_kind[u]]]
    harbour = HARBOURS[g.terrain[a]]
    open_terrain: dict[int, bool] = {}
    for b in g.plan.neighbours[a]:
        terrain = g.terrain[b]
        if terrain != SEA:
            passable = open_terrain.get(terrain)
            if passable is None:
                passable = open_terrain[terrain] = any_can_pay(g, regiments, terrain, pace)
            if passable and may_enter(g, seat, b):
                out.append((MOVE, origin, TILE_NOUN[g.tile[b]]))
        elif harbour and may_enter(g, seat, b):
            goal = TILE_NOUN[g.tile[b]]
            if len(regiments) < len(stack) and squadrons_sailing_out(g, seat, a):
                out.append((SAIL_OUT, origin, goal))
            if (
                any(points(g, u, SEA, pace) >= 1 for u in regiments)
                and g.owner[b] == seat
                and squadrons_taking_aboard(g, seat, b, pace)
            ):
                out.append((EMBARK, origin, goal))


def _ways_from_sea(
    g: Generalship, seat: Seat, a: int, stack: list[int], pace: Pace, out: list[Answer]
) -> None:
    origin = TILE_NOUN[g.tile[a]]
    can_sail = any(IS_SHIP[g.unit_kind[u]] and can_pay(g, u, SEA, pace) for u in stack)
    docking = squadrons_docking(g, seat, a, pace)
    can_land = bool(regiments_landing(g, seat, a, pace))
    for b in g.plan.neighbours[a]:
        terrain = g.terrain[b]
        if not (terrain == SEA or HARBOURS[terrain]) or not may_enter(g, seat, b):
            continue
        goal = TILE_NOUN[g.tile[b]]
        if terrain == SEA:
            if can_sail:
                out.append((MOVE, origin, goal))
            continue
        if docking and (enemy_at(g, seat, b) == NOBODY or carries_somebody(g, docking)):
            out.append((DOCK, origin, goal))
        if can_land:
            out.append((LAND, origin, goal))


# ---- why not? ---------------------------------------------------------------------------------------------------------------
def _note_closed_ways(
    g: Generalship, seat: Seat, pace: Pace, open_pairs: set[tuple[Atom, Atom]], reasons: Reasons
) -> None:
    """For every own stack and neighbouring tile that no step leads to: the rule that stands in the way."""
    for a in sorted({g.unit_at[u] for u in g.units_of(seat)}):
        for b in g.plan.neighbours[a]:
            origin, goal = TILE_NOUN[g.tile[a]], TILE_NOUN[g.tile[b]]
            if (origin, goal) not in open_pairs:
                refusal = why_no_step(g, seat, likely_step(g, a, b), a, b, pace)
                if refusal is not None:
                    reasons[MOVE, origin, goal] = refusal


def likely_step(g: Generalship, a: int, b: int) -> str:
    """The step that somebody who points from one tile to another most likely means."""
    from_sea, to_sea = g.terrain[a] == SEA, g.terrain[b] == SEA
    if from_sea == to_sea:
        return MOVE
    return LAND if from_sea else EMBARK


def why_no_step(g: Generalship, seat: Seat, verb: str, a: int, b: int, pace: Pace) -> Refusal | None:
    """GS-11.2-11.10 What keeps a seat's units at a from this step to b; None if nothing does."""
    here, there = TILE_NOUN[g.tile[a]], TILE_NOUN[g.tile[b]]
    if b not in g.plan.neighbours[a]:
        return Refusal("GS-11.2", "not-adjacent", a=here, b=there)
    if not g.units_at(a, seat):
        return Refusal("GS-11.3", "nobody-there", tile=here)
    if not unended(g, seat, a):
        return Refusal("GS-11.3", "movement-ended", tile=here)
    if not may_enter(g, seat, b):
        return Refusal("GS-11.9", "tile-of-an-ally", tile=there)
    if verb == MOVE:
        return _why_no_move(g, seat, a, b, pace)
    land = b if g.terrain[a] == SEA else a
    if not HARBOURS[g.terrain[land]]:
        return Refusal("GS-11.4", "no-port", tile=TILE_NOUN[g.tile[land]])
    return _WHY_NO_CROSSING[verb](g, seat, a, b, pace)


def _why_no_move(g: Generalship, seat: Seat, a: int, b: int, pace: Pace) -> Refusal | None:
    if movers(g, seat, a, b, pace):
        return None
    stack = unended(g, seat, a)
    regiments = [u for u in stack if not IS_SHIP[g.unit_kind[u]]]
    if g.terrain[a] != SEA and not regiments:
        return Refusal("GS-11.2", "squadrons-not-overland")
    if g.terrain[b] == MOUNTAINS and all(KINDS[g.unit_kind[u]].cls == CAVALRY for u in regiments):
        return Refusal("GS-11.2", "no-cavalry-in-mountains")
    return Refusal("GS-11.2", "too-few-points", tile=TILE_NOUN[g.tile[b]])


def _why_no_sailing_out(g: Generalship, seat: Seat, a: int, b: int, pace: Pace) -> Refusal | None:
    if squadrons_sailing_out(g, seat, a):
        return None
    if not squadrons_at(g, seat, a):
        return Refusal("GS-11.4", "no-squadron", tile=TILE_NOUN[g.tile[a]])
    return Refusal("GS-11.4", "squadron-has-moved")


def _why_no_docking(g: Generalship, seat: Seat, a: int, b: int, pace: Pace) -> Refusal | None:
    docking = squadrons_docking(g, seat, a, pace)
    if not docking:
        return Refusal("GS-11.5", "squadron-cannot-dock")
    if enemy_at(g, seat, b) != NOBODY and not carries_somebody(g, docking):
        return Refusal("GS-11.11", "squadrons-alone")
    return None


def _why_no_embarking(g: Generalship, seat: Seat, a: int, b: int, pace: Pace) -> Refusal | None:
    ships = squadrons_at(g, seat, b)
    if not ships:
        return Refusal("GS-11.6", "no-squadron", tile=TILE_NOUN[g.tile[b]])
    if not any(takes_aboard(g, ship, pace) for ship in ships):
        return Refusal("GS-11.6", "squadron-spent")
    if not any(takes_aboard(g, ship, pace) and room(g, ship) for ship in ships):
        return Refusal("GS-11.8", "squadron-full")
    if not passengers(g, seat, a, pace):
        return Refusal("GS-11.1", "too-few-points", tile=TILE_NOUN[g.tile[b]])
    return None


def _why_no_landing(g: Generalship, seat: Seat, a: int, b: int, pace: Pace) -> Refusal | None:
    if regiments_landing(g, seat, a, pace):
        return None
    if all(IS_SHIP[g.unit_kind[u]] for u in unended(g, seat, a)):
        if enemy_at(g, seat, b) != NOBODY and squadrons_docking(g, seat, a, pace):
            return Refusal("GS-11.11", "squadrons-alone")
        return Refusal("GS-11.7", "nobody-can-land", tile=TILE_NOUN[g.tile[a]])
    return Refusal("GS-11.7", "squadron-spent")


_WHY_NO_CROSSING = {
    SAIL_OUT: _why_no_sailing_out,
    DOCK: _why_no_docking,
    EMBARK: _why_no_embarking,
    LAND: _why_no_landing,
}
