"""GS-11.1-11.10 How units go from tile to tile. Changes only: `movement.py` says what is allowed."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import Seat
from theatrum.games.generalship.queries.pace import Pace
from theatrum.games.generalship.queries.words import backs
from theatrum.games.generalship.state import BOARDED, ENDED, LANDING, MOVED, Generalship
from theatrum.games.generalship.tables.vocabulary import SEA


def pay(g: Generalship, unit: int, terrain: int, pace: Pace) -> None:
    """GS-11.2, GS-19.3 Pay for entering a terrain: extra points first [OP-44], for they are worth less."""
    cost = pace.enter[g.unit_kind[unit]][terrain]
    if pace.pays[g.unit_kind[unit]][terrain]:
        extra = min(g.unit_extra[unit], cost)
        g.unit_extra[unit] -= extra
        g.unit_lent[unit] += extra
        cost -= extra
    g.unit_bp[unit] -= cost


def end_movement(g: Generalship, unit: int, marks: int = 0) -> None:
    """GS-11.3 A unit that crossed between land and sea, or took part in that, moves no more in this turn."""
    g.unit_bp[unit] = 0
    g.unit_extra[unit] = 0
    g.unit_marks[unit] |= ENDED | marks


def march_regiments(g: Generalship, units: Sequence[int], to: int, pace: Pace) -> None:
    """GS-11.2 Regiments go overland."""
    for unit in units:
        pay(g, unit, g.terrain[to], pace)
        g.unit_marks[unit] |= MOVED
        g.move_unit(unit, to)


def sail(g: Generalship, ships: Sequence[int], to: int, pace: Pace) -> None:
    """GS-11.2, GS-11.8 Squadrons go by sea; the regiments aboard come along and spend nothing."""
    for ship in ships:
        pay(g, ship, SEA, pace)
        g.unit_marks[ship] |= MOVED
        for unit in g.cargo_of(ship):
            g.unit_marks[unit] |= MOVED
            g.move_unit(unit, to)
        g.move_unit(ship, to)


def sail_out(g: Generalship, loads: Sequence[tuple[int, list[int]]], to: int) -> None:
    """GS-11.4 Squadrons leave a harbour with passengers; all of them have ended their movement."""
    for ship, aboard in loads:
        end_movement(g, ship, MOVED)
        g.move_unit(ship, to)
        for unit in aboard:
            end_movement(g, unit, MOVED | BOARDED)
            g.move_unit(unit, to)
            g.unit_ship[unit] = ship


def dock(g: Generalship, ships: Sequence[int], to: int) -> None:
    """GS-11.5 Squadrons enter a harbour, and all regiments aboard with them."""
    for ship in ships:
        for unit in g.cargo_of(ship):
            _ashore(g, unit, to)
        end_movement(g, ship, MOVED)
        g.move_unit(ship, to)


def embark(g: Generalship, units: Sequence[int], ship: int) -> None:
    """GS-11.6 Regiments go aboard; the squadron loses its points once, and may take further ones."""
    end_movement(g, ship, BOARDED)
    for unit in units:
        end_movement(g, unit, MOVED | BOARDED)
        g.move_unit(unit, g.unit_at[ship])
        g.unit_ship[unit] = ship


def land(g: Generalship, units: Sequence[int], to: int) -> None:
    """GS-11.7 Regiments go ashore; their squadrons lose their points once, and may land further ones."""
    for unit in units:
        end_movement(g, g.unit_ship[unit], LANDING)
        _ashore(g, unit, to)


def _ashore(g: Generalship, unit: int, to: int) -> None:
    g.unit_ship[unit] = -1
    end_movement(g, unit, MOVED)
    g.move_unit(unit, to)


def take_tile(g: Generalship, seat: Seat, position: int) -> None:
    """GS-11.10 Who moves in owns the tile: a neutral one for good, a foreign nation's while units stay there."""
    before = g.owner[position]
    g.take(position, seat)
    if g.owner[position] != before:
        g.tell("tile-taken", nation=g.noun_of(seat), tile=g.tile_noun(position))


def tell_move(g: Generalship, key: str, seat: Seat, units: Sequence[int], a: int, b: int) -> None:
    """GS-20 Everybody sees how many tokens of which class go where."""
    if g.listened:
        g.tell(key, nation=g.noun_of(seat), units=backs(g, units), a=g.tile_noun(a), b=g.tile_noun(b))
