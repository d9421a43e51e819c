"""Wars at sea, as far as they are in progress: a naval move, a naval battle, a raid."""

from __future__ import annotations

from theatrum.core.columns import Columns
from theatrum.core.compiled import mypyc_attr
from theatrum.games.elisabeth.tables.powers import NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Voyage(Columns):
    """A naval move [E1-16.1]: all ships of the active power may move once."""

    __slots__ = ("fought", "intercepted", "lost", "orders", "power", "stacks", "tried", "turned")
    power: int
    orders: list[tuple[int, int, int, int]]
    """Announced: (from, to, ship, number), or (from, to, -1 - leader, 1) for a leader. Carried out all at once."""
    turned: list[int]
    """Zones in which the power's ships are turned: they just came there, and may be intercepted [S2]."""
    intercepted: dict[int, int]
    """Zone to the power that intercepted there [S4]."""
    tried: dict[int, int]
    """place * N_SHIPS + ship to the number of ships that have tried to intercept in this move [OP-16-2]."""
    stacks: list[tuple[int, int]]
    """(zone, place): from this place a group has tried to intercept in that zone; one per stack [S4]."""
    fought: list[tuple[int, int]]
    """(place, enemy power): battles that were fought [S7]."""
    lost: list[int]
    """Places where the power lost a battle: it fights no other there [S7]."""

    def __init__(self, power: int) -> None:
        self.power = power
        self.orders = []
        self.turned = []
        self.intercepted = {}
        self.tried = {}
        self.stacks = []
        self.fought = []
        self.lost = []


@mypyc_attr(allow_interpreted_subclasses=True)
class SeaBattle(Columns):
    """A naval battle [E1-16.2]. Index 0 is the attacker, 1 the defender."""

    __slots__ = ("cards", "dice", "faces", "hits", "place", "powers", "ships")
    place: int
    powers: list[int]
    ships: list[dict[int, int]]
    """The ships that fight, by side."""
    cards: list[list[int]]
    dice: list[int]
    faces: list[list[int]]
    hits: list[int]

    def __init__(self, place: int, attacker: int, defender: int) -> None:
        self.place = place
        self.powers = [attacker, defender]
        self.ships = [{}, {}]
        self.cards = [[], []]
        self.dice = [0, 0]
        self.faces = [[], []]
        self.hits = [0, 0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Raid(Columns):
    """An act of piracy in a sea zone [E1-16.4]."""

    __slots__ = ("dice", "faces", "given", "hits", "pirate", "target", "zone")
    zone: int
    pirate: int
    target: int
    dice: list[int]
    """Of the pirate and of the target."""
    faces: list[list[int]]
    hits: int
    """Hits of the pirate for which the target has still to choose an award [S5]."""
    given: list[str]
    """Awards given so far: they must be spread evenly [E1-16.4.4]."""

    def __init__(self, zone: int, pirate: int, target: int = NOBODY) -> None:
        self.zone = zone
        self.pirate = pirate
        self.target = target
        self.dice = [0, 0]
        self.faces = [[], []]
        self.hits = 0
        self.given = []
