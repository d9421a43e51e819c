"""Land units, ships and leaders: where they are, and the small verbs that move them [E1-5].

Pieces are counted, not listed: `field`, `garrison` and `fleet` are flat columns of bytes, one byte per place and kind of
piece, so a copy costs next to nothing. Units in `field` stand in the open, besiegers included; units in `garrison` are
inside the fortification of a besieged space. How they lie in the columns is known here and nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from theatrum.core.columns import declared_in
from theatrum.core.compiled import mypyc_attr
from theatrum.core.contract import Setup
from theatrum.games.elisabeth.state.powers import Powers
from theatrum.games.elisabeth.tables.pieces import (
    ADMIRAL,
    BOTH,
    LEADERS,
    N_LEADERS,
    N_LENT,
    N_SHIPS,
    N_TROOPS,
    POOLS,
    SHIP_POOLS,
    SHIPS,
    TROOPS,
)
from theatrum.games.elisabeth.tables.places import N_PLACES, N_SPACES
from theatrum.games.elisabeth.tables.powers import NOBODY

AWAY, ON_CARD, NEXT_TURN, CAPTIVE, GONE, ABOARD, ABROAD = -1, -2, -3, -4, -5, -6, -7
"""Where a leader is who stands in no place: not yet in the game; on the power card, to be placed in spring; in the box
of the next turn; a prisoner (see `captor`); out of the game; on the Armada; in a foreign war."""
NO_TROOPS = bytes(N_TROOPS)
NO_SHIPS = bytes(N_SHIPS)
NO_GARRISONS = bytes(N_SPACES * N_TROOPS)
"""What `row` and `fleet_row` are where nothing stands."""
TROOP_POWER = tuple(t.power for t in TROOPS)
COMMANDED_BY = tuple(s.power if s.borrower == NOBODY else s.borrower for s in SHIPS)
"""By kind of ship: the power whose ships they are, or who has borrowed them."""
FIRST_LOAN = N_PLACES * N_SHIPS
"""Where the numbers of berths for lent ships begin."""
SOMETHING = re.compile(rb"[^\0]")
"""Finds the bytes that are not 0 in a column of pieces, faster than any loop."""


class Whose:
    """Which sides have pieces in which places, read from a column once and kept while nothing has changed."""

    __slots__ = ("column", "loaned", "master", "places", "sides", "standing")

    def __init__(self, column: bytes, master: list[int], loaned: dict[int, int]) -> None:
        self.column = column
        self.master = master
        self.loaned = loaned
        self.places: dict[int, list[int]] = {}
        """By side, ascending."""
        self.sides: dict[int, list[int]] = {}
        """By place, ascending."""
        self.standing: list[tuple[int, int, int]] | None = None
        """(place, kind, number); None: not looked up. Not to be changed."""

    def add(self, place: int, side: int) -> None:
        """Places come in ascending order."""
        there = self.sides.setdefault(place, [])
        if side not in there:
            there.append(side)
            there.sort()
            self.places.setdefault(side, []).append(place)


def berth(place: int, ship: int) -> int:
    """One number for a place and a kind of ship, lent kinds included."""
    return place * N_SHIPS + ship if ship < N_SHIPS else FIRST_LOAN + place * N_LENT + ship - N_SHIPS


def _lent_at(at: int) -> tuple[int, int]:
    """Place and kind of lent ships, back from their berth."""
    place, kind = divmod(at - FIRST_LOAN, N_LENT)
    return place, N_SHIPS + kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Pieces(Powers):
    """Everything that stands on the map. Whatever moves pieces goes through these verbs: they keep the pools right."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.field: bytearray = bytearray(N_SPACES * N_TROOPS)
        self.garrison: bytearray = bytearray(N_SPACES * N_TROOPS)
        self.fleet: bytearray = bytearray(N_PLACES * N_SHIPS)
        self.armada: int = 0
        """Strength of the Armada: 0, 2, 4, 6 or 8 [E1-23.2]."""
        self.loaned: dict[int, int] = {}
        """Berth to the number of lent ships there [E1-9.2.6], none of which are in `fleet`. Ask `ships`."""
        self.reserve: list[int] = [pool.limit for pool in POOLS]
        """By pool: units that can still be raised."""
        self.ship_reserve: list[int] = [pool.limit for pool in SHIP_POOLS]
        """By pool of ships."""
        self.ships_lost: list[int] = [0] * len(SHIP_POOLS)
        """By pool of ships: lost this turn, back in the pool with the next card phase [E1-17.3.2]."""
        self.leader_at: list[int] = [AWAY] * N_LEADERS
        """By leader: a place, or one of the codes above."""
        self.captor: list[int] = [NOBODY] * N_LEADERS
        self.naval_role: int = sum(1 << x.index for x in LEADERS if x.kind == ADMIRAL)
        """Mask of leaders who serve at sea now: admirals, and Don John if he chose so [E1-5.1.17]."""
        self.arrived: int = 0
        """Mask of leaders placed in this spring: they do not deploy [E1-10.0.2]."""
        self.leaders_inside: int = 0
        """Mask of leaders inside a besieged fortification."""
        self.beaten: dict[int, int] = {}
        """space and troop to units there that lost a field battle in this impulse [E1-13.1.2]."""
        self.tired: dict[int, int] = {}
        """The same for units that tried to intercept [E1-13.2.6]."""
        self.leaders_beaten: int = 0
        self.leaders_tired: int = 0
        self.sea_beaten: dict[int, int] = {}
        """place and ship to ships there that lost a naval battle in this impulse [E1-16.1.8]."""
        self._armies: Whose | None = None
        self._garrisons: Whose | None = None
        self._fleets: Whose | None = None
        """Whose units stand where, and whose ships: true as long as the columns are as they were."""

    __slots__ = declared_in(__init__)

    def forget_marks(self) -> None:
        """What pieces did in an impulse is forgotten with it."""
        self.beaten = {}
        self.tired = {}
        self.leaders_beaten = 0
        self.leaders_tired = 0
        self.sea_beaten = {}

    # ---- looking at land units -------------------------------------------------------------------------------------
    def row(self, space: int, inside: bool = False) -> Sequence[int]:
        """By troop: units in the open, or inside the fortification; NO_TROOPS if there are none."""
        at = space * N_TROOPS
        return self.garrison[at : at + N_TROOPS] if inside else self.field[at : at + N_TROOPS]

    def no_units(self, space: int) -> bool:
        """Are there no land units at all, neither in the open nor inside?"""
        at = space * N_TROOPS
        end = at + N_TROOPS
        return self.field[at:end] == NO_TROOPS and self.garrison[at:end] == NO_TROOPS

    def deserted(self, space: int) -> bool:
        """Neither land units nor ships are there."""
        at = space * N_TROOPS
        end = at + N_TROOPS
        if self.field[at:end] != NO_TROOPS or self.garrison[at:end] != NO_TROOPS:
            return False
        at = space * N_SHIPS
        return self.fleet[at : at + N_SHIPS] == NO_SHIPS and (
            not self.loaned or self.fleet_row(space) == NO_SHIPS
        )

    def units(self, space: int, troop: int) -> int:
        """Units of a kind there, in the open and inside."""
        at = space * N_TROOPS + troop
        return self.field[at] + self.garrison[at]

    def in_open(self, space: int, troop: int) -> int:
        return self.field[space * N_TROOPS + troop]

    def within(self, space: int, troop: int) -> int:
        """Units of a kind inside the fortification."""
        return self.garrison[space * N_TROOPS + troop]

    def spread(self, troop: int, inside: bool = False) -> bytearray:
        """By space: units of a kind."""
        return (self.garrison if inside else self.field)[troop::N_TROOPS]

    def placed(self, troop: int) -> int:
        """Units of a kind on the map."""
        return sum(self.field[troop::N_TROOPS]) + sum(self.garrison[troop::N_TROOPS])

    def standing(self, inside: bool = False) -> list[tuple[int, int, int]]:
        """(space, troop, number) of all land units in the open, or inside fortifications."""
        if inside:
            return self._standing_inside()
        known = self.armies_now()
        if known.standing is None:
            known.standing = _standing(known.column)
        return known.standing

    def _standing_inside(self) -> list[tuple[int, int, int]]:
        if self.garrison == NO_GARRISONS:
            return []
        known = self._garrisons
        if known is None or known.column != self.garrison:
            known = self._garrisons = Whose(bytes(self.garrison), [], {})
            known.standing = _standing(known.column)
        assert known.standing is not None
        return known.standing

    def spaces_held(self, side: int) -> list[int]:
        """Spaces where land units of a side stand in the open."""
        return list(self.armies_now().places.get(side, ()))

    def sides_standing(self, space: int) -> Sequence[int]:
        """The sides with land units in the open there, ascending."""
        return self.armies_now().sides.get(space, ())

    def armies_now(self) -> Whose:
        """Whose land units stand in the open where: the same object while nothing has changed."""
        known = self._armies
        if known is None or known.column != self.field or known.master != self.master:
            known = self._armies = _armies(bytes(self.field), self.master[:])
        return known

    # ---- moving land units -----------------------------------------------------------------------------------------
    def place_units(self, space: int, troop: int, number: int = 1, inside: bool = False) -> None:
        """From the pool to a space."""
        self.reserve[TROOPS[troop].pool] -= number
        (self.garrison if inside else self.field)[space * N_TROOPS + troop] += number
        self.unsettled |= 1 << space

    def remove_units(self, space: int, troop: int, number: int = 1, inside: bool = False) -> None:
        """Back to the pool."""
        self.reserve[TROOPS[troop].pool] += number
        self._take(space, troop, number, inside)

    def move_units(self, origin: int, goal: int, troop: int, number: int = 1) -> None:
        """In the open, from space to space; what they did in this impulse goes with them."""
        at, to = origin * N_TROOPS + troop, goal * N_TROOPS + troop
        for marks in (self.beaten, self.tired):
            carried = max(0, marks.get(at, 0) - (self.field[at] - number))
            if carried:
                marks[to] = marks.get(to, 0) + carried
        self._take(origin, troop, number, inside=False)
        self.field[to] += number
        self.unsettled |= 1 << goal

    def enter_fortification(self, space: int, troop: int, number: int = 1) -> None:
        self._take(space, troop, number, inside=False)
        self.garrison[space * N_TROOPS + troop] += number

    def leave_fortification(self, space: int, troop: int, number: int = 1) -> None:
        self._take(space, troop, number, inside=True)
        self.field[space * N_TROOPS + troop] += number

    def _take(self, space: int, troop: int, number: int, inside: bool) -> None:
        at = space * N_TROOPS + troop
        column = self.garrison if inside else self.field
        column[at] -= number
        if not inside:
            for marks in (self.beaten, self.tired):
                if at in marks:
                    marks[at] = min(marks[at], column[at])
        self.unsettled |= 1 << space

    # ---- what land units did in this impulse -----------------------------------------------------------------------
    def beaten_units(self, space: int, troop: int) -> int:
        """E1-13.1.2 Units of a kind there that lost a field battle in this impulse."""
        return self.beaten.get(space * N_TROOPS + troop, 0)

    def mark_beaten(self, space: int, troop: int, number: int) -> None:
        at = space * N_TROOPS + troop
        self.beaten[at] = min(self.field[at] + self.garrison[at], self.beaten.get(at, 0) + number)

    def unmark_beaten(self, space: int, troop: int, number: int) -> None:
        self.beaten[space * N_TROOPS + troop] -= number

    def tired_units(self, space: int, troop: int) -> int:
        """E1-13.2.6 Units of a kind there that tried to intercept in this impulse."""
        return self.tired.get(space * N_TROOPS + troop, 0)

    def mark_tired(self, space: int, troop: int, number: int) -> None:
        at = space * N_TROOPS + troop
        self.tired[at] = min(self.field[at], self.tired.get(at, 0) + number)

    # ---- ships -----------------------------------------------------------------------------------------------------
    def fleet_row(self, place: int) -> Sequence[int]:
        """By ship: how many are there, lent ones only where there are some; NO_SHIPS if there are none."""
        at = place * N_SHIPS
        row = self.fleet[at : at + N_SHIPS]
        return self._with_loans(place, row) if self.loaned else row

    def _with_loans(self, place: int, row: bytearray) -> Sequence[int]:
        first = FIRST_LOAN + place * N_LENT
        lent = [self.loaned.get(at, 0) for at in range(first, first + N_LENT)]
        return [*row, *lent] if any(lent) else row

    def ships(self, place: int, ship: int) -> int:
        """Ships of a kind there."""
        return (
            self.fleet[place * N_SHIPS + ship] if ship < N_SHIPS else self.loaned.get(berth(place, ship), 0)
        )

    def afloat(self, ship: int) -> int:
        """Ships of a kind on the map."""
        return sum(n for _, kind, n in self.sailing() if kind == ship)

    def fleet_places(self, ship: int) -> list[int]:
        """The places where ships of a kind are."""
        there: Sequence[int] = self.fleet[ship::N_SHIPS]
        return [place for place, number in enumerate(there) if number]

    def sailing(self) -> Iterator[tuple[int, int, int]]:
        """(place, ship, number) of all ships."""
        for found in SOMETHING.finditer(self.fleet):
            at = found.start()
            yield at // N_SHIPS, at % N_SHIPS, self.fleet[at]
        yield from self.on_loan()

    def on_loan(self) -> Iterator[tuple[int, int, int]]:
        """E1-9.2.6 (place, ship, number) of all lent ships."""
        for at in sorted(self.loaned):
            yield *_lent_at(at), self.loaned[at]

    def ship_side(self, ship: int) -> int:
        """E1-9.2.6 Who commands the ships of this kind: borrowed ones the borrower."""
        return self.master[COMMANDED_BY[ship]]

    def places_sailed(self, side: int) -> list[int]:
        """Ports and sea zones where a side has ships."""
        return list(self.fleets_now().places.get(side, ()))

    def sides_sailing(self, place: int) -> Sequence[int]:
        """The sides with ships there, ascending."""
        return self.fleets_now().sides.get(place, ())

    def fleets_now(self) -> Whose:
        """The same for ships."""
        known = self._fleets
        if (
            known is None
            or known.column != self.fleet
            or known.master != self.master
            or known.loaned != self.loaned
        ):
            known = self._fleets = _fleets(bytes(self.fleet), self.master[:], self.loaned.copy())
        return known

    def launch(self, place: int, ship: int, number: int = 1) -> None:
        """From the pool to a port."""
        self.ship_reserve[SHIPS[ship].pool] -= number
        self.fleet[place * N_SHIPS + ship] += number

    def lose_ships(self, place: int, ship: int, number: int = 1) -> None:
        """E1-17.3.2 To the next turn's box: no rebuilding before the next card phase."""
        self.ships_lost[SHIPS[ship].pool] += number
        self.cast_off(place, ship, number)

    def move_ships(self, origin: int, goal: int, ship: int, number: int = 1) -> None:
        at, to = berth(origin, ship), berth(goal, ship)
        carried = max(0, self.sea_beaten.get(at, 0) - (self.ships(origin, ship) - number))
        self.cast_off(origin, ship, number)
        self.moor(goal, ship, number)
        if carried:
            self.sea_beaten[to] = self.sea_beaten.get(to, 0) + carried

    def cast_off(self, place: int, ship: int, number: int) -> None:
        """They leave the place, and are nowhere until they are moored."""
        self.moor(place, ship, -number)
        at = berth(place, ship)
        if at in self.sea_beaten:
            self.sea_beaten[at] = min(self.sea_beaten[at], self.ships(place, ship))

    def moor(self, place: int, ship: int, number: int) -> None:
        at = berth(place, ship)
        if ship < N_SHIPS:
            self.fleet[at] += number
        elif left := self.loaned.pop(at, 0) + number:
            self.loaned[at] = left

    def beaten_ships(self, place: int, ship: int) -> int:
        """E1-16.1.8 Ships of a kind there that lost a naval battle in this impulse."""
        return self.sea_beaten.get(berth(place, ship), 0)

    def mark_beaten_at_sea(self, place: int, ship: int, number: int) -> None:
        at = berth(place, ship)
        self.sea_beaten[at] = min(self.ships(place, ship), self.sea_beaten.get(at, 0) + number)

    # ---- leaders ---------------------------------------------------------------------------------------------------
    def serves_at_sea(self, leader: int) -> bool:
        """E1-5.1.17 An admiral, or Don John if he chose so."""
        return self.naval_role >> leader & 1 == 1

    def is_inside(self, leader: int) -> bool:
        """Is he in a besieged fortification?"""
        return self.leaders_inside >> leader & 1 == 1

    def is_aboard(self, leader: int) -> bool:
        """E1-23.2 Is he on the Armada?"""
        return self.leader_at[leader] == ABOARD

    def put_leader(self, leader: int, place: int, inside: bool = False) -> None:
        """To a place (or one of the codes for nowhere)."""
        self.leader_at[leader] = place
        self.captor[leader] = NOBODY
        self.leaders_inside &= ~(1 << leader)
        if inside:
            self.leaders_inside |= 1 << leader

    def capture(self, leader: int, captor: int) -> None:
        """E1-4.0.2 To the captor's power card."""
        self.put_leader(leader, CAPTIVE)
        self.captor[leader] = captor

    def choose_role(self, leader: int, naval: bool) -> None:
        """E1-5.1.17 Don John serves on land or at sea."""
        if LEADERS[leader].kind == BOTH:
            self.naval_role = self.naval_role & ~(1 << leader) | naval << leader

    def mark_leader_beaten(self, leader: int) -> None:
        self.leaders_beaten |= 1 << leader

    def mark_leader_tired(self, leader: int) -> None:
        self.leaders_tired |= 1 << leader

    def mark_arrived(self, leader: int) -> None:
        self.arrived |= 1 << leader

    def leader_beaten(self, leader: int) -> bool:
        """E1-13.1.2 Did he lose a field battle in this impulse?"""
        return self.leaders_beaten >> leader & 1 == 1

    def leader_tired(self, leader: int) -> bool:
        """E1-13.2.6 Did he try to intercept in this impulse?"""
        return self.leaders_tired >> leader & 1 == 1

    def just_arrived(self, leader: int) -> bool:
        """E1-10.0.2 Was he placed in this spring?"""
        return self.arrived >> leader & 1 == 1


def _standing(column: bytes | bytearray) -> list[tuple[int, int, int]]:
    return [
        (at // N_TROOPS, at % N_TROOPS, column[at]) for at in [x.start() for x in SOMETHING.finditer(column)]
    ]


# ---- remembered ------------------------------------------------------------------------------------------------------
def _armies(field: bytes, master: list[int]) -> Whose:
    """Asked for again and again between two moves: comparing the column costs less than reading it."""
    whose = Whose(field, master, {})
    places, sides = whose.places, whose.sides
    for found in SOMETHING.finditer(field):
        space, troop = divmod(found.start(), N_TROOPS)
        side = master[TROOP_POWER[troop]]
        there = sides.get(space)
        if there is None:
            sides[space] = [side]
        elif side in there:
            continue
        else:
            there.append(side)
            there.sort()
        if side in places:
            places[side].append(space)
        else:
            places[side] = [space]
    return whose


def _fleets(fleet: bytes, master: list[int], loaned: dict[int, int]) -> Whose:
    """See `_armies`, and `Pieces.ship_side` for who commands ships."""
    whose = Whose(fleet, master, loaned)
    there = [divmod(found.start(), N_SHIPS) for found in SOMETHING.finditer(fleet)]
    if loaned:
        there = sorted([*there, *map(_lent_at, loaned)])
    for place, ship in there:
        whose.add(place, master[COMMANDED_BY[ship]])
    return whose
