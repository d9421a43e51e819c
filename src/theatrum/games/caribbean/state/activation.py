"""CC-4.4.0.7 The activation of a leader or fleet that is going on: what it is for, and what has been done in it."""

from __future__ import annotations

from theatrum.core.columns import Columns, declared_in
from theatrum.core.compiled import mypyc_attr

GIVEN, TAKEN = 1, -1
"""Directions of a transfer, seen from the active figure."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Activation(Columns):
    """One figure, one operation, and any number of free actions around it."""

    def __init__(self, figure: int, operation: str) -> None:
        self.figure: int = figure
        self.operation: str = operation
        """`move`, `colonize`, `improve`, `repair`, `loot`, `smoke` or `renew` [CC-4.4.3]."""
        self.points: int = -1
        """Movement points left; -1: no step has been made, and a fleet's are not yet fixed [CC-4.4.3.5]."""
        self.spent: bool = False
        """The operation is over: only free actions remain."""
        self.ended: bool = False
        """The free actions are over, too [CC-4.4.3.36]."""
        self.moved: dict[int, int] = {}
        """CC-4.4.0.8 What has gone to or fro in this place: the pair's key to GIVEN or TAKEN."""
        self.course: tuple[int, ...] = ()
        """CC-4.4.3.6 The places that lie ahead of a fleet on its voyage."""
        self.asked: list[int] = []
        """CC-4.4.4.17 Nations that have been offered a price for a slave."""

    __slots__ = declared_in(__init__)

    def direction(self, partner: int, kind: int) -> int:
        """Which way this kind has gone between the figure and its partner since it came here; 0: none yet."""
        return self.moved.get(partner << 8 | kind, 0)

    def note(self, partner: int, kind: int, direction: int) -> None:
        """From now on, as long as the figure stays, this kind goes only that way."""
        self.moved[partner << 8 | kind] = direction

    def arrive(self) -> None:
        """CC-4.4.0.8 Another place: everything may go any way again."""
        self.moved = {}
