"""A venture in progress on the oceans: a navigation roll, an arrival, a raid, an attack on the treasure fleet [E1-16.5]."""

from __future__ import annotations

from theatrum.core.columns import Columns, declared_in
from theatrum.core.compiled import mypyc_attr
from theatrum.games.elisabeth.tables.powers import NOBODY

NAVIGATION, ARRIVAL, RAID, FLEET = range(4)


@mypyc_attr(allow_interpreted_subclasses=True)
class Venture(Columns):
    """What an expedition is about. Index 0 is the captain, 1 those who resist."""

    def __init__(self, kind: int, captain: int, zone: int, target: int = NOBODY) -> None:
        self.kind: int = kind
        self.captain: int = captain
        self.zone: int = zone
        """The ocean zone."""
        self.target: int = target
        """The power that is raided."""
        self.result: str = ""
        """What the navigation roll says, until it is carried out; a card may change it [W15]."""
        self.more: list[int] = [0, 0]
        """Dice more by cards [W16]."""
        self.faces: list[list[int]] = [[], []]
        self.fortresses: bool = False
        """Were dice rolled for a fortress? Then Spain may set a treasure aside [E1-16.5 S5]."""
        self.aside: int = NOBODY
        """The treasure that was set aside."""
        self.hits: int = 0
        """Hits of the captain for which an award has still to be chosen."""
        self.given: list[str] = []
        """Awards given so far: they are spread evenly."""

    __slots__ = declared_in(__init__)
