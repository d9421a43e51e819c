"""Wars at sea, as far as they are in progress: a naval move, a naval battle, a raid."""

from __future__ import annotations

from theatrum.core.columns import Columns, declared_in
from theatrum.core.compiled import mypyc_attr
from theatrum.games.elisabeth.state.pieces import berth
from theatrum.games.elisabeth.tables.powers import NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Voyage(Columns):
    """A naval move [E1-16.1]: all ships of the active power may move once."""

    def __init__(self, power: int) -> None:
        self.power: int = power
        self.orders: list[tuple[int, int, int, int]] = []
        """Announced: (from, to, ship, number). Carried out all at once."""
        self.led: list[tuple[int, int, int]] = []
        """(from, to, leader): the leaders who go along."""
        self.turned: list[int] = []
        """Zones in which the power's ships are turned: they just came there, and may be intercepted [S2]."""
        self.intercepted: dict[int, int] = {}
        """Zone to the power that intercepted there [S4]."""
        self.tried: dict[int, int] = {}
        """place and ship to the number of ships that have tried to intercept in this move [OP-16-2]. Ask `tries`."""
        self.stacks: list[tuple[int, int]] = []
        """(zone, place): from this place a group has tried to intercept in that zone; one per stack [S4]."""
        self.fought: list[tuple[int, int]] = []
        """(place, enemy power): battles that were fought [S7]."""
        self.lost: list[int] = []
        """Places where the power lost a battle: it fights no other there [S7]."""

    __slots__ = declared_in(__init__)

    def tries(self, place: int, ship: int) -> int:
        """OP-16-2 Ships of a kind there that have tried to intercept in this move."""
        return self.tried.get(berth(place, ship), 0)

    def note_try(self, place: int, ship: int, number: int) -> None:
        at = berth(place, ship)
        self.tried[at] = self.tried.get(at, 0) + number


@mypyc_attr(allow_interpreted_subclasses=True)
class SeaBattle(Columns):
    """A naval battle [E1-16.2]. Index 0 is the attacker, 1 the defender."""

    def __init__(self, place: int, attacker: int, defender: int) -> None:
        self.place: int = place
        self.powers: list[int] = [attacker, defender]
        self.ships: list[dict[int, int]] = [{}, {}]
        """The ships that fight, by side."""
        self.cards: list[list[int]] = [[], []]
        self.dice: list[int] = [0, 0]
        self.faces: list[list[int]] = [[], []]
        self.hits: list[int] = [0, 0]

    __slots__ = declared_in(__init__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Raid(Columns):
    """An act of piracy in a sea zone [E1-16.4]."""

    def __init__(self, zone: int, pirate: int, target: int = NOBODY) -> None:
        self.zone: int = zone
        self.pirate: int = pirate
        self.target: int = target
        self.licence: bool = False
        """May it go on without war and without corsairs (card 73)?"""
        self.dice: list[int] = [0, 0]
        """Of the pirate and of the target."""
        self.faces: list[list[int]] = [[], []]
        self.hits: int = 0
        """Hits of the pirate for which the target has still to choose an award [S5]."""
        self.given: list[str] = []
        """Awards given so far: they must be spread evenly [E1-16.4.4]."""

    __slots__ = declared_in(__init__)
