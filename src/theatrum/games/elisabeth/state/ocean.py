"""A venture in progress on the oceans: an expedition that meets colonies, patrols or the treasure fleet [E1-16.5, E1-17.4]."""

from __future__ import annotations

from theatrum.core.columns import Columns, declared_in
from theatrum.core.compiled import mypyc_attr
from theatrum.games.elisabeth.tables.powers import NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Venture(Columns):
    """What an expedition does in one place."""

    def __init__(self, captain: int, zone: int) -> None:
        self.captain: int = captain
        self.zone: int = zone
        """The ocean zone."""
        self.target: int = NOBODY
        """The power that is raided."""
        self.dice: list[int] = [0, 0]
        """Of the captain and of those who resist."""
        self.faces: list[list[int]] = [[], []]
        self.hits: int = 0
        """Hits of the captain for which an award has still to be chosen."""
        self.given: list[str] = []
        """Awards given so far: they are spread evenly."""

    __slots__ = declared_in(__init__)
