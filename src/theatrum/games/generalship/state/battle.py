"""A battle in progress, as a part of the state."""

from __future__ import annotations

from theatrum.core.columns import Columns, declared_in
from theatrum.core.compiled import mypyc_attr
from theatrum.core.contract import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(Columns):
    """A battle in progress. Sides are 0 attacker, 1 defender; per-side columns are indexed by them."""

    def __init__(self, at: int, kind: str, attacker: Seat, defender: Seat) -> None:
        self.at: int = at
        """Position of the battlefield."""
        self.kind: str = kind
        """land or sea."""
        self.seats: list[int] = [attacker, defender]
        self.step: str = "reinforce"
        """Where the procedure is, for the spotlight: reinforce, buy_off, cards, swap, retreat, ambush, exchange, strike,
        losses, retreating, reward."""
        self.striker: int = -1
        """The side that strikes now, or -1."""
        self.basic_deck: list[int] = []
        """Numbers of the basic cards not yet drawn, sorted: drawing is sampling."""
        self.advanced_deck: list[int] = []
        self.basic: list[list[int]] = [[], []]
        """Hands: numbers of cards, sorted."""
        self.advanced: list[list[int]] = [[], []]
        self.spent_cards: list[int] = [0, 0]
        """How many cards each side has discarded face down."""
        self.buried_basic: list[list[int]] = [[], []]
        """What they were: known to that side only [OP-34], and needed to re-deal what the other can't know."""
        self.buried_advanced: list[list[int]] = [[], []]
        self.discarded: list[list[str]] = [[], []]
        """Nouns of the cards each side has openly played and discarded."""
        self.exchanges: list[int] = [0, 0]
        """How many paid or free exchanges each side has made in step 5."""
        self.ambushed: int = 0
        """1 if the defender's strike is skipped."""
        self.committed_units: list[list[int]] = [[], []]
        """Unit slots committed to the present strike, per side."""
        self.committed_cards: list[list[tuple[int, int, int]]] = [[], []]
        """(basic card number, unit kind, count) of the present strike, per side."""
        self.committed_bonus: list[int] = [0, 0]
        """Number of the advanced card of the present strike, or 0."""
        self.committed_ship: list[int] = [-1, -1]
        """Slot of the squadron of the present strike, or -1."""
        self.revealed: list[int] = [0, 0]
        """1 where a side's commitment has been shown."""
        self.sums: list[int] = [0, 0]
        """ATK and DEF of the last comparison: [striker's ATK, other's DEF]."""
        self.style: int = -1
        """Fight style of the last comparison at sea (a style index), or -1."""
        self.left: int = -1
        """The side that left the battlefield or is to leave it, or -1."""

    __slots__ = declared_in(__init__)

    def side_of(self, seat: Seat) -> int:
        """0 for the attacker, 1 for the defender, -1 for anyone else."""
        return self.seats.index(seat) if seat in self.seats else -1
