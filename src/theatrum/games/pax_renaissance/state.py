"""The state of a game of Pax Renaissance: what is true on the table, and the small verbs that change it.

Cards are *items* (see `tables`): the ten empires first. A tableau is two rows per seat, from the player card outward;
a row holds ordinary cards and independent empires, while a queen lies with her king (`queen`) and a vassal under its
suzerain (`suzerain`). Tokens are codes (KNIGHT + colour, ROOK + colour, CUBE + seat); a rook on a border is a pirate.
Whatever moves florins, tokens or cards goes through the verbs below, which keep the supplies right.
"""

from __future__ import annotations

from theatrum.core.columns import Columns
from theatrum.core.compiled import mypyc_attr
from theatrum.core.contract import Seat, Setup
from theatrum.core.state import State
from theatrum.games.pax_renaissance.tables import (
    BANKS,
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
NOTHING = -1

# What a war is fought as [PR-13.4].
BY_CAMPAIGN, BY_CONSPIRACY, BY_REVOLT, BY_RELIGION = range(4)
ATTACKERS, DEFENDERS = 0, 1


@mypyc_attr(allow_interpreted_subclasses=True)
class War(Columns):
    """A battle in progress. Spots are slots, or N_SLOTS + border: tokens that fight from the map stay there."""

    __slots__ = (
        "agents",
        "attackers",
        "card",
        "colour",
        "defenders",
        "freed",
        "hit",
        "kind",
        "losing",
        "place",
        "strength",
        "to_lose",
        "won",
    )
    kind: int
    place: int
    """The map card that is fought for."""
    card: int
    """The item that caused it: the card played, or the campaigning king."""
    colour: int
    """The believers' colour in a religious war, else -1."""
    agents: list[int]
    """Codes of the card's agents that fight (PIRATE + colour for pirates), beside the map."""
    freed: list[int]
    """Codes of repressed tokens that fight, beside the map."""
    attackers: list[int]
    """Spots of the attackers on the map."""
    defenders: list[int]
    hit: int
    """1 if the token in Venice has taken the first of its two losses [PR-13.12]."""
    strength: list[int]
    """What attackers and defenders count, when they have been counted."""
    losing: int
    """The side of which losses are being named, or -1."""
    to_lose: int
    won: bool

    def __init__(self, kind: int, place: int, card: int, colour: int = NOTHING) -> None:
        self.kind = kind
        self.place = place
        self.card = card
        self.colour = colour
        self.agents = []
        self.freed = []
        self.attackers = []
        self.defenders = []
        self.hit = 0
        self.strength = []
        self.losing = NOTHING
        self.to_lose = 0
        self.won = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Fair(Columns):
    """A trade fair on its way [PR-11]."""

    __slots__ = ("emporium", "profits", "row", "station")
    row: int
    emporium: int
    station: int
    """Index into the emporium's route: the map card the voyage is at."""
    profits: int
    """Florins still aboard."""

    def __init__(self, row: int, emporium: int, profits: int) -> None:
        self.row = row
        self.emporium = emporium
        self.station = 0
        self.profits = profits


@mypyc_attr(allow_interpreted_subclasses=True)
class PaxRenaissance(State):
    """The whole table."""

    __slots__ = (
        "acted",
        "actions",
        "active",
        "agents",
        "agents_compulsory",
        "astrology",
        "bank",
        "bankruptcy",
        "bishop_supply",
        "bishops",
        "blocked",
        "border",
        "capped",
        "china",
        "city",
        "deck",
        "emporium",
        "end_when_short",
        "ending",
        "expansion",
        "expert",
        "face",
        "fair",
        "florins",
        "gold",
        "gone",
        "hand",
        "hidden_hands",
        "holder",
        "maids",
        "market",
        "out",
        "place",
        "playing",
        "queen",
        "repressed",
        "republic",
        "rows",
        "sea_corsairs",
        "supply",
        "suzerain",
        "triggered",
        "turn",
        "unused",
        "used",
        "victories",
        "vote_by_region",
        "war",
        "winners",
    )
    # ---- options
    astrology: bool
    bankruptcy: bool
    expert: bool
    expansion: bool
    end_when_short: bool
    """PR-20.5 The patron end comes when the market can't be refilled (else when both decks are empty)."""
    sea_corsairs: bool
    """PR-20.5 Corsairs reach locations across a sea border only (else across any border)."""
    vote_by_region: bool
    """PR-20.5 A vote's side is the empire's region (else the side of the tableau where it lies)."""
    hidden_hands: bool
    agents_compulsory: bool
    """PR-20.5 [OP-6] Once a one-shot is triggered, the agents that do not fight must be placed as far as they can."""
    capped: bool
    """OP-30 The game ends after 300 turns: for simulations."""
    # ---- players
    bank: list[int]
    """Which player card each seat has."""
    florins: list[int]
    china: int
    """Florins gone to China, less those come from there: so that all florins sum up to nothing."""
    hand: list[list[int]]
    maids: list[list[int]]
    """Old maids under the player card [PR-12.9]."""
    out: list[int]
    """1 for a seat that is bankrupt [PR-20.2]."""
    # ---- tableaus
    rows: list[list[int]]
    """Row 2 * seat + side: from the player card outward."""
    holder: list[int]
    """By empire: the seat in whose tableau it lies, or NOBODY (in the empire stack)."""
    republic: list[int]
    """By empire: 1 if the republic side is up."""
    suzerain: list[int]
    """By empire: the empire it is a vassal of, or -1."""
    queen: list[int]
    """By empire: the item of its king's queen, or -1."""
    repressed: list[list[int]]
    """By empire: the tokens lying on it, sorted."""
    bishops: dict[int, int]
    """Item to the colour of the bishop on it [PR-17.2]."""
    # ---- supplies
    supply: list[int]
    """By token code: knights, rooks, cubes of each seat."""
    bishop_supply: list[int]
    # ---- the map
    city: list[int]
    """Token in each slot, or -1."""
    border: list[int]
    """Token on each border, or -1."""
    face: list[int]
    """By map card: 0 start face, 1 reverse."""
    emporium: list[int]
    """By market row: the uncovered emporium, where its fairs begin [PR-1.8]."""
    # ---- market
    market: list[list[int]]
    """By row: the item in each column, or -1. Column 0 lies face down."""
    gold: list[list[int]]
    """Florins at each position of the market."""
    deck: list[list[int]]
    """By row; the top is the end."""
    unused: list[list[int]]
    """By row: the cards left in the box, which nobody has seen."""
    gone: list[int]
    """Ordinary cards that have left the game."""
    victories: list[int]
    """1 for each victory card that is active."""
    # ---- the flow
    turn: int
    active: int
    actions: int
    """Actions the active player still has."""
    used: int
    """Bit 1 << side: ops run; bit 4 << side: fair convened, in this turn [PR-3.2]."""
    blocked: list[int]
    """Market cards paid on in this turn: they can't be bought [PR-6.4]."""
    acted: list[int]
    """Items that have used an op in the present ops action [PR-9.1]."""
    playing: int
    """The card being played, or -1."""
    agents: list[int]
    """Its agents not yet placed."""
    triggered: bool
    """Its one-shot goes off."""
    place: int
    """The location chosen for this use of the card, or -1 [PR-4.11]."""
    war: War | None
    fair: Fair | None
    winners: list[int]
    ending: str
    """Key of how the game ended; empty while it runs."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.players, setup.chance)
        n = setup.players
        options = setup.options
        self.astrology = bool(options["astrology"])
        self.bankruptcy = bool(options["bankruptcy"])
        self.expert = bool(options["expert"])
        self.expansion = bool(options["expansion"])
        self.end_when_short = options["patron_end"] == "cannot_refill"
        self.sea_corsairs = options["corsair_adjacency"] == "sea_border"
        self.vote_by_region = options["vote_side"] == "empire_region"
        self.hidden_hands = options["hands"] == "hidden"
        self.agents_compulsory = options["agents"] == "compulsory"
        self.capped = bool(options["capped"])
        self.bank = [NOTHING] * n
        self.florins = [0] * n
        self.china = 0
        self.hand = [[] for _ in range(n)]
        self.maids = [[] for _ in range(n)]
        self.out = [0] * n
        self.rows = [[] for _ in range(2 * n)]
        self.holder = [NOBODY] * N_EMPIRES
        self.republic = [0] * N_EMPIRES
        self.suzerain = [NOTHING] * N_EMPIRES
        self.queen = [NOTHING] * N_EMPIRES
        self.repressed = [[] for _ in range(N_EMPIRES)]
        self.bishops = {}
        self.supply = [*TOKEN_LIMIT, *(0 for _ in range(n))]
        self.bishop_supply = list(BISHOP_LIMIT)
        self.city = [NO_TOKEN] * N_SLOTS
        self.border = [NO_TOKEN] * N_BORDERS
        self.face = [0] * len(PLACES)
        self.emporium = [next(e.index for e in EMPORIA if e.row == row and e.open_at_start) for row in (0, 1)]
        self.market = [[NOTHING] * COLUMNS for _ in range(2)]
        self.gold = [[0] * COLUMNS for _ in range(2)]
        self.deck = [[], []]
        self.unused = [[], []]
        self.gone = []
        self.victories = [0] * len(VICTORIES)
        self.turn = 0
        self.active = NOBODY
        self.actions = 0
        self.used = 0
        self.blocked = []
        self.acted = []
        self.playing = NOTHING
        self.agents = []
        self.triggered = False
        self.place = NOTHING
        self.war = None
        self.fair = None
        self.winners = []
        self.ending = ""
        self.agenda = [("set_up",)]

    # ---- names -------------------------------------------------------------------------------------------------------
    def noun_of(self, seat: Seat) -> str:
        """The bank's noun, for texts: players are called by their banks."""
        return BANKS[self.bank[seat]].noun if self.bank[seat] >= 0 else f"seat:{seat}"

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
