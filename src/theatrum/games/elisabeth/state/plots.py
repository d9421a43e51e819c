"""A plot in progress: intelligence gathered, a murder, a rising of the English Catholics [E1-19]."""

from __future__ import annotations

from theatrum.core.columns import Columns, declared_in
from theatrum.core.compiled import mypyc_attr
from theatrum.games.elisabeth.tables.powers import NOBODY

INTELLIGENCE, ASSASSINATION, CATHOLIC_REBELLION = range(3)


@mypyc_attr(allow_interpreted_subclasses=True)
class Plot(Columns):
    """An espionage action that has been announced and paid for. Index 0 is the attacker, 1 the defender."""

    def __init__(self, kind: int, power: int, target: int, cp: int = 0) -> None:
        self.kind: int = kind
        self.power: int = power
        """Who acts."""
        self.target: int = target
        """The power against which."""
        self.cp: int = cp
        self.victim: int = NOBODY
        """The leader who is to be murdered; ELIZABETH for the Queen."""
        self.more: list[int] = [0, 0]
        """Dice more (or fewer) by cards in W10."""
        self.responses: list[int] = []
        """Cards played in W10."""
        self.fresh_informant: bool = False
        """Does an informant count who was not there at the start of the impulse (card 80)?"""
        self.faces: list[list[int]] = [[], []]
        self.hits: list[int] = [0, 0]
        """Of the attacker: hits that can still be used."""
        self.sixes: int = 0
        """How many of these show a six."""
        self.looked: bool = False
        """Has the target's hand been looked at [OP-19-14]?"""

    __slots__ = declared_in(__init__)
