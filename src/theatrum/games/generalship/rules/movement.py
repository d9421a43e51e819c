"""GS-11.1-11.10 Who may go where, and what it costs. Queries only; `moves.py` carries moves out.

There are five kinds of steps from one tile to a neighbouring one, each a verb of an answer:

    move      regiments from land to land, or squadrons (with their cargo) from sea to sea
    sail_out  squadrons from a harbour to the sea, with passengers [GS-11.4]
    dock      squadrons, with all aboard, from the sea into a harbour [GS-11.5]
    embark    regiments from land aboard squadrons at sea [GS-11.6]
    land      regiments from squadrons at sea to land [GS-11.7]
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from theatrum.core.contract import Answer, Refusal, Seat
from theatrum.games.generalship.state import BOARDED, ENDED, LANDING, NOBODY, Generalship
from theatrum.games.generalship.tables.abilities import ExtraMovement, TerrainAccess
from theatrum.games.generalship.tables.generals import GENERALS, General
from theatrum.games.generalship.tables.nations import TILE_NOUN
from theatrum.games.generalship.tables.units import CAPACITY, ENTER, HARBOURS, IS_SHIP, KIND, KINDS
from theatrum.games.generalship.tables.vocabulary import CAVALRY, CLASSES, MOUNTAINS, SEA, TERRAINS

MOVE, SAIL_OUT, DOCK, EMBARK, LAND = "move", "sail_out", "dock", "embark", "land"
NOWHERE = -1


# ---- what a step costs [GS-11.2, GS-19.3] ------------------------------------------------------------------------------
class Pace(msgspec.Struct, frozen=True):
    """How fast units are, by kind: as printed, or under a commander's abilities."""

    enter: tuple[tuple[int, ...], ...]
    """By kind and terrain: what entering costs."""
    extra: tuple[int, ...]
    """By kind: extra movement points for an own march action."""
    pays: tuple[tuple[bool, ...], ...]
    """By kind and terrain: may extra points pay for entering it?"""


def _pace(general: General | None) -> Pace:
    enter = [list(ENTER[k.cls]) for k in KINDS]
    extra = [0] * len(KINDS)
    pays = [[False] * len(TERRAINS) for _ in KINDS]
    for ability in general.abilities if general is not None else ():
        if isinstance(ability, TerrainAccess):
            for kind in KINDS:
                if CLASSES[kind.cls] == ability.unit_class:
                    enter[kind.index][TERRAINS.index(ability.terrain)] = ability.cost
        elif isinstance(ability, ExtraMovement):
            for name in ability.unit_types:
                extra[KIND[name]] += ability.bp
                pays[KIND[name]] = [ability.only_terrain in (None, terrain) for terrain in TERRAINS]
    return Pace(tuple(map(tuple, enter)), tuple(extra), tuple(map(tuple, pays)))


ORDINARY = _pace(None)
"""Without a commander, for reinforcements and for retreats [GS-19.1]."""
_PACES = (*(_pace(general) for general in GENERALS), ORDINARY)


def pace_of(g: Generalship, seat: Seat) -> Pace:
    """GS-19.3 How fast a seat's units are in its own march action, under the commander it has now."""
    return _PACES[g.commander[seat]]


def own_points(g: Generalship, unit: int, pace: Pace) -> int:
    """GS-11.1, OP-44 The ordinary points a unit has left. Without a commander's help, as reinforcement, all that it has
    moved counts against them, extra points included."""
    return g.unit_bp[unit] - g.unit_lent[unit] if pace is ORDINARY else g.unit_bp[unit]


def points(g: Generalship, unit: int, terrain: int, pace: Pace) -> int:
    """GS-11.1, GS-19.3 The movement points a unit has left for entering this terrain."""
    if pace.pays[g.unit_kind[unit]][terrain]:
        return g.unit_bp[unit] + g.unit_extra[unit]
    return own_points(g, unit, pace)


def can_pay(g: Generalship, unit: int, terrain: int, pace: Pace) -> bool:
    """GS-11.2 Does the unit have the points for this step?"""
    return pace.enter[g.unit_kind[unit]][terrain] <= points(g, unit, terrain, pace)


# ---- where one may go [GS-11.9] -----------------------------------------------------------------------------------------
def may_enter(g: Generalship, seat: Seat, position: int) -> bool:
    """GS-11.9 No tile of an ally. An ally's nation tile only where an enemy of the mover stands: a guest who holds it
    brings nobody after either [OP-46]."""
    if g.alliance[seat] < 0:
        return True
    native = g.seat_of_nation(g.tile_at(position).nation)
    if native != NOBODY and g.allied(seat, native):
        return enemy_at(g, seat, position) != NOBODY
    owner = g.owner[position]
    return owner == NOBODY or not g.allied(seat, owner)


def enemy_at(g: Generalship, seat: Seat, position: int) -> Seat:
    """GS-11.11, OP-18 The enemy one would have to fight there (the nation itself before a guest), or nobody."""
    enemies = [s for s in g.seats_at(position) if g.enemies(seat, s)]
    if not enemies:
        return NOBODY
    native = g.seat_of_nation(g.tile_at(position).nation)
    return native if native in enemies else enemies[0]


# ---- who is there [GS-11.8] ------------------------------------------------------------------------------------------------
def squadrons_at(g: Generalship, seat: Seat, position: int) -> list[int]:
    return [u for u in g.units_at(position, seat) if IS_SHIP[g.unit_kind[u]]]


def regiments_at(g: Generalship, seat: Seat, position: int) -> list[int]:
    return [u for u in g.units_at(position, seat) if not IS_SHIP[g.unit_kind[u]]]


# ---- who can take which step --------------------------------------------------------------------------------------------
def unended(g: Generalship, seat: Seat, position: int) -> list[int]:
    """GS-11.3 A seat's units there whose movement has not ended."""
    kinds, marks = g.unit_kind, g.unit_marks
    return [
        u
        for u, at in enumerate(g.unit_at)
        if at == position and g.unit_seat[u] == seat and kinds[u] >= 0 and not marks[u] & ENDED
    ]


def room(g: Generalship, ship: int) -> int:
    """GS-11.8 How many more regiments a squadron can carry."""
    return CAPACITY[g.unit_kind[ship]] - g.unit_ship.count(ship)


def can_transfer(g: Generalship, ship: int, pace: Pace) -> bool:
    """GS-11.5-11.7 A squadron needs an ordinary point for a crossing between sea and land."""
    return own_points(g, ship, pace) >= 1 and not g.unit_marks[ship] & ENDED


def takes_aboard(g: Generalship, ship: int, pace: Pace) -> bool:
    """GS-11.6 It can take regiments aboard, or has begun to do so in this march action."""
    return bool(g.unit_marks[ship] & BOARDED) or can_transfer(g, ship, pace)


def can_land_from(g: Generalship, ship: int, pace: Pace) -> bool:
    """GS-11.7 It can land regiments, or has begun to do so in this march action."""
    return bool(g.unit_marks[ship] & LANDING) or can_transfer(g, ship, pace)


def has_whole_allowance(g: Generalship, ship: int) -> bool:
    """GS-11.4 Putting to sea needs all points of the squadron."""
    return g.unit_bp[ship] == KINDS[g.unit_kind[ship]].bp and not g.unit_marks[ship] & ENDED


def movers(g: Generalship, seat: Seat, a: int, b: int, pace: Pace) -> list[int]:
    """GS-11.2 Who can `move` from a to b: regiments on land, squadrons at sea."""
    terrain, at_sea = g.terrain[b], g.terrain[a] == SEA
    return [
        u for u in unended(g, seat, a) if IS_SHIP[g.unit_kind[u]] == at_sea and can_pay(g, u, terrain, pace)
    ]


def movers_through(g: Generalship, seat: Seat, a: int, via: int, b: int) -> list[int]:
    """GS-11.11 Who can go from a through a neighbouring tile and on to b: overland, by sea, or crossing at the end."""
    at_sea, terrain = g.terrain[a] == SEA, g.terrain[via]
    crossing = (g.terrain[b] == SEA) != at_sea
    out = []
    for u in unended(g, seat, a):
        enter = ORDINARY.enter[g.unit_kind[u]]
        last = 1 if crossing else enter[g.terrain[b]]
        if IS_SHIP[g.unit_kind[u]] == at_sea and enter[terrain] + last <= own_points(g, u, ORDINARY):
            out.append(u)
    return out


def squadrons_sailing_out(g: Generalship, seat: Seat, a: int) -> list[int]:
    """GS-11.4 The squadrons that can leave the harbour a."""
    return [u for u in unended(g, seat, a) if IS_SHIP[g.unit_kind[u]] and has_whole_allowance(g, u)]


def passengers(g: Generalship, seat: Seat, a: int, pace: Pace) -> list[int]:
    """GS-11.1, GS-11.4, GS-11.6 The regiments on land that still have a point for going aboard."""
    return [u for u in unended(g, seat, a) if not IS_SHIP[g.unit_kind[u]] and points(g, u, SEA, pace) >= 1]


def squadrons_taking_aboard(g: Generalship, seat: Seat, b: int, pace: Pace) -> list[int]:
    """GS-11.6 The squadrons at sea that can take (further) regiments aboard."""
    return [
        u
        for u in g.units_at(b, seat)
        if IS_SHIP[g.unit_kind[u]] and takes_aboard(g, u, pace) and room(g, u) > 0
    ]


def regiments_landing(g: Generalship, seat: Seat, a: int, pace: Pace) -> list[int]:
    """GS-11.7 The regiments aboard that can go ashore."""
    return [
        u
        for u in unended(g, seat, a)
        if not IS_SHIP[g.unit_kind[u]] and can_land_from(g, g.unit_ship[u], pace)
    ]


def regiments_landing_through(g: Generalship, seat: Seat, a: int, via: int, b: int) -> list[int]:
    """GS-11.7, GS-11.11, OP-42 The regiments whose squadrons can sail to the sea tile between and land them from there."""
    able = movers_through(g, seat, a, via, b)
    return [u for u in unended(g, seat, a) if not IS_SHIP[g.unit_kind[u]] and g.unit_ship[u] in able]


def squadrons_docking(g: Generalship, seat: Seat, a: int, pace: Pace) -> list[int]:
    """GS-11.5 The squadrons at sea that can enter a harbour."""
    return [u for u in unended(g, seat, a) if IS_SHIP[g.unit_kind[u]] and own_points(g, u, pace) >= 1]


def carries_somebody(g: Generalship, ships: Sequence[int]) -> bool:
    """GS-11.11 Squadrons alone can't enter a land battlefield."""
    return any(ship in g.unit_ship for ship in ships)


# ---- all steps of a march action ------------------------------------------------------------------------------------------
def ways(g: Generalship, seat: Seat) -> list[Answer]:
    """GS-11.2-11.10 Every step that some unit of the seat can take now: (verb, from, to)."""
    pace = pace_of(g, seat)
    stacks: dict[int, list[int]] = {}
    for unit, owner in enumerate(g.unit_seat):
        if owner == seat and not g.unit_marks[unit] & ENDED:
            stacks.setdefault(g.unit_at[unit], []).append(unit)
    out: list[Answer] = []
    for a in sorted(stacks):
        if g.terrain[a] == SEA:
            _ways_from_sea(g, seat, a, stacks[a], pace, out)
        else:
            _ways_from_land(g, seat, a, stacks[a], pace, out)
    return out


def _ways_from_land(
    g: Generalship, seat: Seat, a: int, stack: list[int], pace: Pace, out: list[Answer]
) -> None:
    origin = TILE_NOUN[g.tile[a]]
    regiments = [u for u in stack if not IS_SHIP[g.unit_kind[u]]]
    harbour = HARBOURS[g.terrain[a]]
    for b in g.plan.neighbours[a]:
        if not may_enter(g, seat, b):
            continue
        terrain, goal = g.terrain[b], TILE_NOUN[g.tile[b]]
        if terrain != SEA:
            if any(can_pay(g, u, terrain, pace) for u in regiments):
                out.append((MOVE, origin, goal))
        elif harbour:
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
def refused_ways(g: Generalship, seat: Seat) -> dict[Answer, Refusal]:
    """For every own stack and neighbouring tile that no step leads to: the rule that stands in the way."""
    pace = pace_of(g, seat)
    open_pairs = {(way[1], way[2]) for way in ways(g, seat)}
    out: dict[Answer, Refusal] = {}
    for a in sorted({g.unit_at[u] for u in g.units_of(seat)}):
        for b in g.plan.neighbours[a]:
            origin, goal = TILE_NOUN[g.tile[a]], TILE_NOUN[g.tile[b]]
            if (origin, goal) not in open_pairs:
                refusal = why_no_step(g, seat, likely_step(g, a, b), a, b, pace)
                if refusal is not None:
                    out[MOVE, origin, goal] = refusal
    return out


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
