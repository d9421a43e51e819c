"""The state of a game of Pax Renaissance: what is true on the table, and the small verbs that change it.

Cards are *items* (see `tables`): the ten empires first. A tableau is two rows per seat, from the player card outward;
a row holds ordinary cards and independent empires, while a queen lies with her king (`queen`) and a vassal under its
suzerain (`suzerain`). Tokens are codes (KNIGHT + colour, ROOK + colour, CUBE + seat); a rook on a border is a pirate.
Whatever moves florins, tokens or cards goes through the verbs below, which keep the supplies right.
"""

from __future__ import annotations

from theatrum.core.columns import declared_in
from theatrum.core.compiled import mypyc_attr
from theatrum.core.contract import Seat, Setup
from theatrum.core.state import State
from theatrum.games.pax_renaissance.state.progress import NOTHING, Fair, War
from theatrum.games.pax_renaissance.tables import (
    BANK_NOUN,
    BISHOP_LIMIT,
    COLUMNS,
    CUBE,
    CUBE_NOUN,
    EMPORIA,
    N_BORDERS,
    N_EMPIRES,
    N_SLOTS,
    NO_TOKEN,
    NOUN,
    PIRATE,
    PLACES,
    ROOK,
    TOKEN_LIMIT,
    TOKEN_NOUN,
    VICTORIES,
)

NOBODY = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class PaxRenaissance(State):
    """The whole table."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.players, setup.chance)
        n = setup.players
        options = setup.options
        # ---- options
        self.astrology: bool = bool(options["astrology"])
        self.bankruptcy: bool = bool(options["bankruptcy"])
        self.expert: bool = bool(options["expert"])
        self.expansion: bool = bool(options["expansion"])
        self.end_when_short: bool = options["patron_end"] == "cannot_refill"
        """PR-20.5 The patron end comes when the market can't be refilled (else when both decks are empty)."""
        self.sea_corsairs: bool = options["corsair_adjacency"] == "sea_border"
        """PR-20.5 Corsairs reach locations across a sea border only (else across any border)."""
        self.vote_by_region: bool = options["vote_side"] == "empire_region"
        """PR-20.5 A vote's side is the empire's region (else the side of the tableau where it lies)."""
        self.hidden_hands: bool = options["hands"] == "hidden"
        self.agents_compulsory: bool = options["agents"] == "compulsory"
        """PR-20.5 [OP-6] Once a one-shot is triggered, the agents that do not fight must be placed as far as they can."""
        self.capped: bool = bool(options["capped"])
        """OP-30 The game ends after 300 turns: for simulations."""
        # ---- players
        self.bank: list[int] = [NOTHING] * n
        """Which player card each seat has."""
        self.florins: list[int] = [0] * n
        self.china: int = 0
        """Florins gone to China, less those come from there: so that all florins sum up to nothing."""
        self.hand: list[list[int]] = [[] for _ in range(n)]
        self.maids: list[list[int]] = [[] for _ in range(n)]
        """Old maids under the player card [PR-12.9]."""
        self.out: list[int] = [0] * n
        """1 for a seat that is bankrupt [PR-20.2]."""
        # ---- tableaus
        self.rows: list[list[int]] = [[] for _ in range(2 * n)]
        """Row 2 * seat + side: from the player card outward."""
        self.holder: list[int] = [NOBODY] * N_EMPIRES
        """By empire: the seat in whose tableau it lies, or NOBODY (in the empire stack)."""
        self.republic: list[int] = [0] * N_EMPIRES
        """By empire: 1 if the republic side is up."""
        self.suzerain: list[int] = [NOTHING] * N_EMPIRES
        """By empire: the empire it is a vassal of, or -1."""
        self.queen: list[int] = [NOTHING] * N_EMPIRES
        """By empire: the item of its king's queen, or -1."""
        self.repressed: list[list[int]] = [[] for _ in range(N_EMPIRES)]
        """By empire: the tokens lying on it, sorted."""
        self.bishops: dict[int, int] = {}
        """Item to the colour of the bishop on it [PR-17.2]."""
        # ---- supplies
        self.supply: list[int] = [*TOKEN_LIMIT, *(0 for _ in range(n))]
        """By token code: knights, rooks, cubes of each seat."""
        self.bishop_supply: list[int] = list(BISHOP_LIMIT)
        # ---- the map
        self.city: list[int] = [NO_TOKEN] * N_SLOTS
        """Token in each slot, or -1."""
        self.border: list[int] = [NO_TOKEN] * N_BORDERS
        """Token on each border, or -1."""
        self.face: list[int] = [0] * len(PLACES)
        """By map card: 0 start face, 1 reverse."""
        self.emporium: list[int] = [
            next(e.index for e in EMPORIA if e.row == row and e.open_at_start) for row in (0, 1)
        ]
        """By market row: the uncovered emporium, where its fairs begin [PR-1.8]."""
        # ---- market
        self.market: list[list[int]] = [[NOTHING] * COLUMNS for _ in range(2)]
        """By row: the item in each column, or -1. Column 0 lies face down."""
        self.gold: list[list[int]] = [[0] * COLUMNS for _ in range(2)]
        """Florins at each position of the market."""
        self.deck: list[list[int]] = [[], []]
        """By row; the top is the end."""
        self.unused: list[list[int]] = [[], []]
        """By row: the cards left in the box, which nobody has seen."""
        self.gone: list[int] = []
        """Ordinary cards that have left the game."""
        self.victories: list[int] = [0] * len(VICTORIES)
        """1 for each victory card that is active."""
        # ---- the flow
        self.turn: int = 0
        self.active: int = NOBODY
        self.actions: int = 0
        """Actions the active player still has."""
        self.used: int = 0
        """Bit 1 << side: ops run; bit 4 << side: fair convened, in this turn [PR-3.2]."""
        self.blocked: list[int] = []
        """Market cards paid on in this turn: they can't be bought [PR-6.4]."""
        self.acted: list[int] = []
        """Items that have used an op in the present ops action [PR-9.1]."""
        self.playing: int = NOTHING
        """The card being played, or -1."""
        self.agents: list[int] = []
        """Its agents not yet placed."""
        self.triggered: bool = False
        """Its one-shot goes off."""
        self.place: int = NOTHING
        """The location chosen for this use of the card, or -1 [PR-4.11]."""
        self.war: War | None = None
        self.fair: Fair | None = None
        self.winners: list[int] = []
        self.ending: str = ""
        """Key of how the game ended; empty while it runs."""
        self.agenda = [("set_up",)]

    __slots__ = declared_in(__init__)

    # ---- names -------------------------------------------------------------------------------------------------------
    def noun_of(self, seat: Seat) -> str:
        """The bank's noun, for texts: players are called by their banks."""
        bank = self.bank[seat]
        return BANK_NOUN[bank] if bank >= 0 else f"seat:{seat}"

    def token_noun(self, code: int) -> str:
        """The noun of a token or agent; a cube's names its bank."""
        if CUBE <= code < PIRATE:
            return CUBE_NOUN[self.bank[code - CUBE]]
        return TOKEN_NOUN[code]

    def noun_at(self, token: int, spot: int) -> str:
        """The noun of a token on a spot: a rook on a border is a pirate."""
        return self.token_noun(token + PIRATE - ROOK if spot >= N_SLOTS and token < CUBE else token)

    def religion(self, place: int) -> int:
        """PR-16.1 The religion of the visible face, or MEDIEVAL."""
        return PLACES[place].faces[self.face[place]]

    def seats_in_turn(self) -> list[Seat]:
        """All seats, clockwise from the active player."""
        return [(self.active + i) % self.players for i in range(self.players)]

    # ---- florins [PR-5.10] -------------------------------------------------------------------------------------------
    def pay(self, seat: Seat, florins: int) -> None:
        """Florins of a player go to China."""
        self.florins[seat] -= florins
        self.china += florins

    def gain(self, seat: Seat, florins: int) -> None:
        """A player receives florins from China."""
        self.florins[seat] += florins
        self.china -= florins

    # ---- tokens [PR-5] -----------------------------------------------------------------------------------------------
    def kill(self, token: int) -> None:
        """PR-5.1 Back to the supply. The caller takes it from where it was."""
        self.supply[token] += 1

    def repress(self, token: int, empire: int) -> None:
        """PR-5.2 Onto the empire card if it is in play, else killed. The caller takes it off the map."""
        if self.holder[empire] >= 0:
            self.imprison(token, empire)
            self.tell("repressed", token=self.token_noun(token), empire=NOUN[empire])
        else:
            self.supply[token] += 1
            self.tell("repressed-dead", token=self.token_noun(token), empire=NOUN[empire])

    def imprison(self, token: int, empire: int) -> None:
        """Lay a token on an empire card."""
        tokens = self.repressed[empire]
        tokens.append(token)
        tokens.sort()

    def lift(self, spot: int) -> int:
        """Take the token off a spot of the map."""
        if spot < N_SLOTS:
            token = self.city[spot]
            self.city[spot] = NO_TOKEN
        else:
            token = self.border[spot - N_SLOTS]
            self.border[spot - N_SLOTS] = NO_TOKEN
        return token

    def token_at(self, spot: int) -> int:
        """The token on a spot, or -1."""
        return self.city[spot] if spot < N_SLOTS else self.border[spot - N_SLOTS]

    def set_at(self, spot: int, token: int) -> None:
        """Put a token on an empty spot. The caller takes it from where it was."""
        if spot < N_SLOTS:
            self.city[spot] = token
        else:
            self.border[spot - N_SLOTS] = token

    def kill_bishop(self, item: int) -> None:
        """PR-17.6 Take the bishop on a card, if any, back to the supply."""
        colour = self.bishops.pop(item, NOTHING)
        if colour >= 0:
            self.bishop_supply[colour] += 1
