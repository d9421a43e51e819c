"""GS-11.1-11.10 Who may go where. `rules/moves.py` carries moves out.

There are five kinds of steps from one tile to a neighbouring one, each a verb of an answer:

    move      regiments from land to land, or squadrons (with their cargo) from sea to sea
    sail_out  squadrons from a harbour to the sea, with passengers [GS-11.4]
    dock      squadrons, with all aboard, from the sea into a harbour [GS-11.5]
    embark    regiments from land aboard squadrons at sea [GS-11.6]
    land      regiments from squadrons at sea to land [GS-11.7]
"""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import Seat
from theatrum.games.generalship.queries.pace import ORDINARY, Pace, can_pay, own_points, points
from theatrum.games.generalship.state import BOARDED, ENDED, LANDING, NOBODY, Generalship
from theatrum.games.generalship.tables.units import CAPACITY, IS_SHIP, KINDS
from theatrum.games.generalship.tables.vocabulary import SEA

MOVE, SAIL_OUT, DOCK, EMBARK, LAND = "move", "sail_out", "dock", "embark", "land"
NOWHERE = -1


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
    seats, marks = g.unit_seat, g.unit_marks
    return [u for u in g.units_on(position) if seats[u] == seat and not marks[u] & ENDED]


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
