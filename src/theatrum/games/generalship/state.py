"""The state of a game of Generalship: what is true on the table, and the small verbs that change it.

Seats are numbers; `order` is the player order. Positions are places of the layout, `tile[p]` is what lies there. Units
are slots in parallel columns: a unit keeps its slot while it lives. Whatever changes units goes through the verbs
below, which keep owners, supply and cargo right.
"""

from __future__ import annotations

from theatrum.core.columns import Columns
from theatrum.core.compiled import mypyc_attr
from theatrum.core.contract import Seat, Setup
from theatrum.core.state import State
from theatrum.games.generalship.tables import (
    ACTION_TILES,
    KINDS,
    LAYOUTS,
    NATIONS,
    SEA,
    TECHNOLOGIES,
    TILES,
    Layout,
    Nation,
    Tile,
)

NOBODY = -1
NOTHING = -1

# Marks of a unit, valid for one turn (everybody's march, or draft, on one action tile).
ENDED = 1
"""Its movement has ended [GS-11.3]."""
MOVED = 2
"""It moved (or was carried) in its owner's march action of this turn [GS-11.1]."""
BOARDED = 4
"""A regiment that went aboard this turn and can't land any more [GS-11.7]; a squadron that is taking regiments aboard
in this march action: further ones may follow, though its points are gone [GS-11.6]."""
FRESH = 8
"""It was drafted in this turn [GS-10.1]."""
LANDING = 16
"""A squadron that is landing regiments in this march action: further ones may follow [GS-11.7]."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(Columns):
    """A battle in progress. Sides are 0 attacker, 1 defender; per-side columns are indexed by them."""

    __slots__ = (
        "advanced",
        "advanced_deck",
        "ambushed",
        "at",
        "basic",
        "basic_deck",
        "buried_advanced",
        "buried_basic",
        "committed_bonus",
        "committed_cards",
        "committed_ship",
        "committed_units",
        "discarded",
        "exchanges",
        "kind",
        "left",
        "revealed",
        "seats",
        "spent_cards",
        "step",
        "striker",
        "style",
        "sums",
    )
    at: int
    """Position of the battlefield."""
    kind: str
    """land or sea."""
    seats: list[int]
    step: str
    """Where the procedure is, for the spotlight: reinforce, buy_off, cards, swap, retreat, ambush, exchange, strike,
    losses, retreating, reward."""
    striker: int
    """The side that strikes now, or -1."""
    basic_deck: list[int]
    """Numbers of the basic cards not yet drawn, sorted: drawing is sampling."""
    advanced_deck: list[int]
    basic: list[list[int]]
    """Hands: numbers of cards, sorted."""
    advanced: list[list[int]]
    spent_cards: list[int]
    """How many cards each side has discarded face down."""
    buried_basic: list[list[int]]
    """What they were: known to that side only [OP-34], and needed to re-deal what the other can't know."""
    buried_advanced: list[list[int]]
    discarded: list[list[str]]
    """Nouns of the cards each side has openly played and discarded."""
    exchanges: list[int]
    """How many paid or free exchanges each side has made in step 5."""
    ambushed: int
    """1 if the defender's strike is skipped."""
    committed_units: list[list[int]]
    """Unit slots committed to the present strike, per side."""
    committed_cards: list[list[tuple[int, int, int]]]
    """(basic card number, unit kind, count) of the present strike, per side."""
    committed_bonus: list[int]
    """Number of the advanced card of the present strike, or 0."""
    committed_ship: list[int]
    """Slot of the squadron of the present strike, or -1."""
    revealed: list[int]
    """1 where a side's commitment has been shown."""
    sums: list[int]
    """ATK and DEF of the last comparison: [striker's ATK, other's DEF]."""
    style: int
    """Fight style of the last comparison at sea (a style index), or -1."""
    left: int
    """The side that left the battlefield or is to leave it, or -1."""

    def __init__(self, at: int, kind: str, attacker: Seat, defender: Seat) -> None:
        self.at = at
        self.kind = kind
        self.seats = [attacker, defender]
        self.step = "reinforce"
        self.striker = -1
        self.basic_deck = []
        self.advanced_deck = []
        self.basic = [[], []]
        self.advanced = [[], []]
        self.spent_cards = [0, 0]
        self.buried_basic = [[], []]
        self.buried_advanced = [[], []]
        self.discarded = [[], []]
        self.exchanges = [0, 0]
        self.ambushed = 0
        self.committed_units = [[], []]
        self.committed_cards = [[], []]
        self.committed_bonus = [0, 0]
        self.committed_ship = [-1, -1]
        self.revealed = [0, 0]
        self.sums = [0, 0]
        self.style = -1
        self.left = -1

    def side_of(self, seat: Seat) -> int:
        """0 for the attacker, 1 for the defender, -1 for anyone else."""
        return self.seats.index(seat) if seat in self.seats else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Generalship(State):
    """The whole table."""

    __slots__ = (
        "action",
        "active",
        "actor",
        "aid",
        "alliance",
        "battle",
        "battle_count",
        "capped",
        "commander",
        "cycle",
        "developed",
        "discounted",
        "ending",
        "event_deck",
        "event_slots",
        "food",
        "general_deck",
        "general_discard",
        "hand",
        "known",
        "layout",
        "light_infantry_drafted",
        "metal",
        "nation",
        "order",
        "owner",
        "paradigm",
        "paying",
        "people",
        "placed",
        "political",
        "round",
        "supply",
        "tech_deck",
        "tech_discard",
        "tech_hand",
        "terrain",
        "tile",
        "turn",
        "unit_at",
        "unit_bp",
        "unit_extra",
        "unit_kind",
        "unit_lent",
        "unit_marks",
        "unit_seat",
        "unit_ship",
        "vp",
        "winner",
    )
    # ---- the map
    layout: str
    tile: list[int]
    """Tile index for each position; -1 where none lies yet."""
    terrain: list[int]
    owner: list[int]
    """The seat that owns each position [GS-2.5], or -1."""
    # ---- players
    nation: list[int]
    """Nation index for each seat; -1 until chosen."""
    order: list[int]
    food: list[int]
    metal: list[int]
    vp: list[int]
    battle_count: list[int]
    commander: list[int]
    """General index, or -1."""
    hand: list[list[int]]
    """Unused general cards."""
    political: list[list[int]]
    """The political row, left to right."""
    tech_hand: list[list[int]]
    """Points of the technology cards held, sorted."""
    people: list[list[int]]
    """1 for each of the nation's circles that holds a cylinder, in the table's order of circles."""
    alliance: list[int]
    """Alliance field (0 or 1) of each seat's cube, or -1."""
    known: list[list[int]]
    """Generals whose hidden place a seat knows because it handed them over [GS-12.1]."""
    # ---- decks
    general_deck: list[int]
    general_discard: list[int]
    tech_deck: list[int]
    tech_discard: list[int]
    event_deck: list[int]
    event_slots: list[int]
    """Event index in each slot, or -1."""
    developed: list[int]
    """1 for each developed technology."""
    paradigm: int
    supply: list[int]
    """Tokens left of each unit kind."""
    # ---- units (parallel columns; a free slot has kind -1)
    unit_kind: list[int]
    unit_seat: list[int]
    unit_at: list[int]
    unit_bp: list[int]
    """Movement points left in this turn."""
    unit_extra: list[int]
    """Extra movement points of a commander's ability that pay for one terrain only [GS-19.3]."""
    unit_lent: list[int]
    """Extra movement points it has spent in its march action: when it reinforces they count against its own [OP-44]."""
    unit_marks: list[int]
    unit_ship: list[int]
    """Slot of the squadron a regiment at sea is aboard of, or -1."""
    # ---- the flow
    capped: bool
    """GS-18.4 The game ends after 40 cycles: for simulations."""
    cycle: int
    round: int
    turn: int
    """Index into `order` of the active player."""
    active: int
    actor: int
    """The seat that acts now (on the active player's tile), or -1."""
    action: str
    """The action being performed: production, population_growth, general_cards, technology_cards, alliance,
    draft_upgrade, march, scoring; empty between turns."""
    placed: list[list[int]]
    """For each action tile, the seats of the cylinders on it."""
    light_infantry_drafted: int
    """Light infantry drafted so far in this draft action [GS-10.3]."""
    paying: int
    """The technology that the actor has announced and is paying for with cards [GS-8.3], or -1."""
    discounted: int
    """Units that have used the commander's draft discount in this draft action [GS-19.3]."""
    aid: list[int]
    """Food that each seat has promised for the upkeep that is being paid now [GS-17.7]."""
    battle: Battle | None
    winner: int
    ending: str
    """Key of how the game ended; empty while it runs."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.players, setup.chance)
        n = setup.players
        self.layout = str(setup.options["layout"])
        places = len(self.plan.positions)
        self.tile = [-1] * places
        self.terrain = [-1] * places
        self.owner = [NOBODY] * places
        self.nation = [-1] * n
        self.order = []
        self.food = [0] * n
        self.metal = [0] * n
        self.vp = [0] * n
        self.battle_count = [0] * n
        self.commander = [NOTHING] * n
        self.hand = [[] for _ in range(n)]
        self.political = [[] for _ in range(n)]
        self.tech_hand = [[] for _ in range(n)]
        self.people = [[] for _ in range(n)]
        self.alliance = [-1] * n
        self.known = [[] for _ in range(n)]
        self.general_deck = []
        self.general_discard = []
        self.tech_deck = []
        self.tech_discard = []
        self.event_deck = []
        self.event_slots = [-1] * 4
        self.developed = [0] * len(TECHNOLOGIES)
        self.paradigm = 0
        self.supply = [k.supply for k in KINDS]
        self.unit_kind = []
        self.unit_seat = []
        self.unit_at = []
        self.unit_bp = []
        self.unit_extra = []
        self.unit_lent = []
        self.unit_marks = []
        self.unit_ship = []
        self.capped = False
        self.cycle = 0
        self.round = 0
        self.turn = 0
        self.active = NOBODY
        self.actor = NOBODY
        self.action = ""
        self.placed = [[] for _ in ACTION_TILES]
        self.light_infantry_drafted = 0
        self.paying = NOTHING
        self.discounted = 0
        self.aid = [0] * n
        self.battle = None
        self.winner = NOBODY
        self.ending = ""
        self.agenda = [("set_up",)]

    # ---- short ways to the tables --------------------------------------------------------------------------------
    @property
    def plan(self) -> Layout:
        return LAYOUTS[self.layout]

    def nation_of(self, seat: Seat) -> Nation:
        return NATIONS[self.nation[seat]]

    def tile_at(self, position: int) -> Tile:
        return TILES[self.tile[position]]

    def noun_of(self, seat: Seat) -> str:
        """The nation's noun, for texts: players are called by their nations."""
        return _NATION_NOUNS[self.nation[seat]] if self.nation[seat] >= 0 else f"seat:{seat}"

    def tile_noun(self, position: int) -> str:
        return _TILE_NOUNS[self.tile[position]]

    def position_of(self, tile_noun: str) -> int:
        """The position of a tile, by its noun."""
        return self.tile.index(_TILE_BY_NOUN[tile_noun])

    def home(self, seat: Seat) -> tuple[int, int, int]:
        """Positions of a seat's capital, front left, front right."""
        capital, left, right = self.nation_of(seat).tiles
        return self.tile.index(capital), self.tile.index(left), self.tile.index(right)

    def seat_of_nation(self, nation: int) -> Seat:
        return self.nation.index(nation) if nation in self.nation else NOBODY

    # ---- relations [GS-1.10] ----------------------------------------------------------------------------------------
    def allied(self, a: Seat, b: Seat) -> bool:
        """GS-1.10 Cubes in the same field. Nobody is allied with themselves."""
        return a != b and self.alliance[a] >= 0 and self.alliance[a] == self.alliance[b]

    def enemies(self, a: Seat, b: Seat) -> bool:
        return a != b and not (self.alliance[a] >= 0 and self.alliance[a] == self.alliance[b])

    # ---- units: queries -----------------------------------------------------------------------------------------------
    def units_at(self, position: int, seat: Seat) -> list[int]:
        """Slots of a seat's units at a position."""
        return [
            u
            for u, at in enumerate(self.unit_at)
            if at == position and self.unit_seat[u] == seat and self.unit_kind[u] >= 0
        ]

    def units_of(self, seat: Seat) -> list[int]:
        return [u for u, s in enumerate(self.unit_seat) if s == seat and self.unit_kind[u] >= 0]

    def seats_at(self, position: int) -> list[Seat]:
        """The seats that have units at a position, ascending."""
        return sorted(
            {
                self.unit_seat[u]
                for u, at in enumerate(self.unit_at)
                if at == position and self.unit_kind[u] >= 0
            }
        )

    def cargo_of(self, ship: int) -> list[int]:
        """Slots of the regiments aboard a squadron."""
        return [u for u, s in enumerate(self.unit_ship) if s == ship and self.unit_kind[u] >= 0]

    # ---- units: changes --------------------------------------------------------------------------------------------
    def add_unit(self, kind: int, seat: Seat, position: int, marks: int = 0, ship: int = -1) -> int:
        """Put a new unit from the supply on the map; returns its slot."""
        self.supply[kind] -= 1
        if -1 in self.unit_kind:
            slot = self.unit_kind.index(-1)
        else:
            slot = len(self.unit_kind)
            for column in (
                self.unit_kind,
                self.unit_seat,
                self.unit_at,
                self.unit_bp,
                self.unit_extra,
                self.unit_lent,
                self.unit_marks,
                self.unit_ship,
            ):
                column.append(-1)
        self.unit_kind[slot] = kind
        self.unit_seat[slot] = seat
        self.unit_at[slot] = position
        self.unit_bp[slot] = KINDS[kind].bp
        self.unit_extra[slot] = 0
        self.unit_lent[slot] = 0
        self.unit_marks[slot] = marks
        self.unit_ship[slot] = ship
        self.settle_owner(position)
        return slot

    def remove_unit(self, slot: int) -> None:
        """GS-15.5 Back to the supply. A squadron's cargo must have been seen to before."""
        position = self.unit_at[slot]
        self.supply[self.unit_kind[slot]] += 1
        self.unit_kind[slot] = -1
        self.unit_seat[slot] = NOBODY
        self.unit_at[slot] = -1
        self.unit_ship[slot] = -1
        self.unit_marks[slot] = 0
        self.unit_bp[slot] = 0
        self.unit_extra[slot] = 0
        self.unit_lent[slot] = 0
        self.settle_owner(position)

    def change_kind(self, slot: int, kind: int) -> None:
        """GS-10.7 Replace a token by another from the supply."""
        self.supply[self.unit_kind[slot]] += 1
        self.supply[kind] -= 1
        self.unit_kind[slot] = kind

    def move_unit(self, slot: int, position: int) -> None:
        """Move one unit (its cargo, if any, is moved by the caller). Ownership: call `take` for the mover."""
        before = self.unit_at[slot]
        self.unit_at[slot] = position
        self.settle_owner(before)

    # ---- owners [GS-2.5] -------------------------------------------------------------------------------------------
    def take(self, position: int, seat: Seat) -> None:
        """GS-2.5, GS-11.10 A mover takes a tile: a neutral one for good, a nation's while units stand there."""
        self.owner[position] = seat
        self.settle_owner(position)

    def settle_owner(self, position: int) -> None:
        """GS-2.5 A nation tile belongs to its nation, unless others stand there and the nation does not."""
        tile = TILES[self.tile[position]]
        if tile.nation < 0:
            return
        native = self.seat_of_nation(tile.nation)
        there = self.seats_at(position)
        if native in there or not there:
            self.owner[position] = native
        elif self.owner[position] not in there:
            self.owner[position] = there[0]

    def occupied_by_enemy(self, position: int) -> bool:
        """GS-2.6 A nation tile that holds units of an enemy of that nation."""
        native = self.seat_of_nation(TILES[self.tile[position]].nation)
        return any(self.enemies(native, s) for s in self.seats_at(position) if s != native)

    def is_sea(self, position: int) -> bool:
        return self.terrain[position] == SEA


_TILE_BY_NOUN = {t.noun: t.index for t in TILES}
_TILE_NOUNS = tuple(t.noun for t in TILES)
_NATION_NOUNS = tuple(n.noun for n in NATIONS)
