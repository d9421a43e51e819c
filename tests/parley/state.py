"""What is true on the table of Parley."""

from theatrum.core.chance import Chance
from theatrum.core.columns import declared_in
from theatrum.core.contract import Result, Seat, Setup
from theatrum.core.state import State

NOBODY = -1
TOWNS_TO_WIN = 4
Term = tuple[str, int, int, int]
"""What a treaty says: ("gold", from, to, how many), ("town", from, to, which), ("pact", one, other, 0)."""


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
        self.agenda = [("set-up",)]

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


def result(g: Parley) -> Result:
    """PY-6 Four towns win at once; else most points after the last round."""
    scores = tuple(g.points(s) for s in range(g.players))
    conquerors = [s for s in range(g.players) if len(g.towns_of(s)) >= TOWNS_TO_WIN]
    winners = conquerors or [s for s, score in enumerate(scores) if score == max(scores)]
    return Result(tuple(winners), scores, "conquest" if conquerors else "points")


def redeal(g: Parley, seat: Seat, chance: Chance) -> None:
    """Whatever this lord can't know, dealt anew: the deck, the others' hands, aims, bids and drafts."""

    def drawn(pool: list[str]) -> str:
        return pool.pop(chance.below(len(pool)))

    hidden = [s for s in g.others(seat) if not g.open_hands]
    pool = sorted(g.deck + [card for s in hidden for card in g.hands[s]])
    for s in hidden:
        g.hands[s] = sorted(drawn(pool) for _ in g.hands[s])
    g.deck = [drawn(pool) for _ in g.deck]
    for s in g.others(seat):
        if g.aims[s] != NOBODY and s not in g.knows[seat]:
            g.aims[s] = chance.below(len(g.owner))
        if g.bids[s] != NOBODY:
            g.bids[s] = chance.below(g.gold[s] + 1)
    if g.drafter != seat:
        g.draft = []


def invariants(g: Parley) -> list[str]:
    wrong = []
    if len(g.deck) + len(g.discards) + sum(map(len, g.hands)) != (4 * g.players if g.round else 0):
        wrong.append("cards were lost or made")
    if min(g.gold) < 0:
        wrong.append(f"debts: {g.gold}")
    if any(b != NOBODY and b == o for b, o in zip(g.siege, g.owner, strict=True)):
        wrong.append("somebody besieges a town of his own")
    return wrong


def lord(seat: Seat) -> str:
    return f"lord:{seat}"


def town(number: int) -> str:
    return f"town:{number}"


def number(noun: object) -> int:
    """The number in a noun: 3 of "town:3"."""
    return int(str(noun).partition(":")[2])
