"""What is true on the table of Parley."""

from __future__ import annotations

from parley.nouns import lord
from theatrum.core.columns import declared_in
from theatrum.core.compiled import mypyc_attr
from theatrum.core.contract import Seat, Setup
from theatrum.core.state import State

NOBODY = -1
TOWNS_TO_WIN = 4
Term = tuple[str, int, int, int]
"""What a treaty says: ("gold", from, to, how many), ("town", from, to, which), ("pact", one, other, 0)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Parley(State):
    """PY-1 Lords, towns between them, ruses in their hands, aims in their hearts."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.players, setup.chance)
        n, towns = setup.players, setup.players + 2
        self.length: int = int(setup.options["length"])
        self.open_hands: bool = bool(setup.options["open_hands"])
        self.pacts_allowed: bool = bool(setup.options.get("pacts", False))
        self.round: int = 0
        self.deck: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(n)]
        self.discards: list[str] = []
        self.gold: list[int] = [3] * n
        self.banners: list[int] = [0] * n
        self.owner: list[int] = [*range(n), NOBODY, NOBODY]
        self.siege: list[int] = [NOBODY] * towns
        """Who besieges each town."""
        self.aims: list[int] = [NOBODY] * n
        """The town each lord secretly wants."""
        self.knows: list[list[int]] = [[] for _ in range(n)]
        """Whose aims each lord has spied out."""
        self.bids: list[int] = [NOBODY] * n
        """Secret bids of the auction that is going on."""
        self.pacts: list[tuple[int, int]] = []
        self.draft: list[Term] = []
        """The treaty being written: known to its drafter only, until it is announced."""
        self.drafter: int = NOBODY
        self.agenda = [("set_up",)]

    __slots__ = declared_in(__init__)

    # ---- queries ---------------------------------------------------------------------------------------------------
    def others(self, seat: Seat) -> list[Seat]:
        """The other lords, in order from the left."""
        return [(seat + i) % self.players for i in range(1, self.players)]

    def allied(self, a: Seat, b: Seat) -> bool:
        return (min(a, b), max(a, b)) in self.pacts

    def towns_of(self, seat: Seat) -> list[int]:
        return [t for t, owner in enumerate(self.owner) if owner == seat]

    def points(self, seat: Seat) -> int:
        """PY-6.1 Two for a town, one for a banner, three for the town one aimed at."""
        return 2 * len(self.towns_of(seat)) + self.banners[seat] + 3 * (self.owner[self.aims[seat]] == seat)

    # ---- changes ---------------------------------------------------------------------------------------------------
    def take_in_hand(self, seat: Seat, card: str) -> None:
        self.hands[seat].append(card)
        self.hands[seat].sort()

    def play_card(self, seat: Seat, card: str) -> None:
        self.hands[seat].remove(card)
        self.discards.append(card)
        self.tell("plays", lord=lord(seat), card=f"card:{card}")

    def pay(self, payer: Seat, gold: int, payee: Seat = NOBODY) -> None:
        self.gold[payer] -= gold
        if payee != NOBODY:
            self.gold[payee] += gold
