"""What is going on between two checkpoints: a war, a trade fair."""

from __future__ import annotations

from theatrum.core.columns import Columns, declared_in
from theatrum.core.compiled import mypyc_attr

NOTHING = -1

# What a war is fought as [PR-13.4].
BY_CAMPAIGN, BY_CONSPIRACY, BY_REVOLT, BY_RELIGION = range(4)
ATTACKERS, DEFENDERS = 0, 1


@mypyc_attr(allow_interpreted_subclasses=True)
class War(Columns):
    """A battle in progress. Spots are slots, or N_SLOTS + border: tokens that fight from the map stay there."""

    def __init__(self, kind: int, place: int, card: int, colour: int = NOTHING) -> None:
        self.kind: int = kind
        self.place: int = place
        """The map card that is fought for."""
        self.card: int = card
        """The item that caused it: the card played, or the campaigning king."""
        self.colour: int = colour
        """The believers' colour in a religious war, else -1."""
        self.agents: list[int] = []
        """Codes of the card's agents that fight (PIRATE + colour for pirates), beside the map."""
        self.freed: list[int] = []
        """Codes of repressed tokens that fight, beside the map."""
        self.attackers: list[int] = []
        """Spots of the attackers on the map."""
        self.defenders: list[int] = []
        self.hit: int = 0
        """1 if the token in Venice has taken the first of its two losses [PR-13.12]."""
        self.strength: list[int] = []
        """What attackers and defenders count, when they have been counted."""
        self.losing: int = NOTHING
        """The side of which losses are being named, or -1."""
        self.to_lose: int = 0
        self.won: bool = False

    __slots__ = declared_in(__init__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Fair(Columns):
    """A trade fair on its way [PR-11]."""

    def __init__(self, row: int, emporium: int, profits: int) -> None:
        self.row: int = row
        self.emporium: int = emporium
        self.station: int = 0
        """Index into the emporium's route: the map card the voyage is at."""
        self.profits: int = profits
        """Florins still aboard."""

    __slots__ = declared_in(__init__)
