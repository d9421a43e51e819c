"""The state of a game of Generalship: what is true on the table, and the small verbs that change it.

Seats are numbers; `order` is the player order. Positions are places of the layout, `tile[p]` is what lies there. Units
are slots in parallel columns: a unit keeps its slot while it lives. Whatever changes units goes through the verbs
below, which keep owners, supply and cargo right.
"""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.columns import declared_in
from theatrum.core.compiled import mypyc_attr
from theatrum.core.contract import Atom, Seat, Setup
from theatrum.core.state import State
from theatrum.games.generalship.state.battle import Battle
from theatrum.games.generalship.tables.actions import ACTION_TILES
from theatrum.games.generalship.tables.layouts import LAYOUTS, Layout
from theatrum.games.generalship.tables.nations import (
    NATION_NOUN,
    NATIONS,
    TILE_BY_NOUN,
    TILE_NOUN,
    TILES,
    Nation,
    Tile,
)
from theatrum.games.generalship.tables.technologies import TECHNOLOGIES
from theatrum.games.generalship.tables.units import KINDS
from theatrum.games.generalship.tables.vocabulary import SEA

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
class Generalship(State):
    """The whole table."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.players, setup.chance)
        n = setup.players
        places = len(LAYOUTS[str(setup.options["layout"])].positions)
        # ---- the map
        self.layout: str = str(setup.options["layout"])
        self.tile: list[int] = [-1] * places
        """Tile index for each position; -1 where none lies yet."""
        self.terrain: list[int] = [-1] * places
        self.owner: list[int] = [NOBODY] * places
        """The seat that owns each position [GS-2.5], or -1."""
        # ---- players
        self.nation: list[int] = [-1] * n
        """Nation index for each seat; -1 until chosen."""
        self.order: list[int] = []
        self.food: list[int] = [0] * n
        self.metal: list[int] = [0] * n
        self.vp: list[int] = [0] * n
        self.battle_count: list[int] = [0] * n
        self.commander: list[int] = [NOTHING] * n
        """General index, or -1."""
        self.hand: list[list[int]] = [[] for _ in range(n)]
        """Unused general cards."""
        self.political: list[list[int]] = [[] for _ in range(n)]
        """The political row, left to right."""
        self.tech_hand: list[list[int]] = [[] for _ in range(n)]
        """Points of the technology cards held, sorted."""
        self.people: list[list[int]] = [[] for _ in range(n)]
        """1 for each of the nation's circles that holds a cylinder, in the table's order of circles."""
        self.alliance: list[int] = [-1] * n
        """Alliance field (0 or 1) of each seat's cube, or -1."""
        self.known: list[list[int]] = [[] for _ in range(n)]
        """Generals whose hidden place a seat knows because it handed them over [GS-12.1]."""
        # ---- decks
        self.general_deck: list[int] = []
        self.general_discard: list[int] = []
        self.tech_deck: list[int] = []
        self.tech_discard: list[int] = []
        self.event_deck: list[int] = []
        self.event_slots: list[int] = [-1] * 4
        """Event index in each slot, or -1."""
        self.developed: list[int] = [0] * len(TECHNOLOGIES)
        """1 for each developed technology."""
        self.paradigm: int = 0
        self.supply: list[int] = [k.supply for k in KINDS]
        """Tokens left of each unit kind."""
        # ---- units (parallel columns; a free slot has kind -1, and is nobody's, nowhere and aboard of nothing)
        self.unit_kind: list[int] = []
        self.unit_seat: list[int] = []
        self.unit_at: list[int] = []
        self.unit_bp: list[int] = []
        """Movement points left in this turn."""
        self.unit_extra: list[int] = []
        """Extra movement points of a commander's ability that pay for one terrain only [GS-19.3]."""
        self.unit_lent: list[int] = []
        """Extra movement points it has spent in its march action: when it reinforces they count against its own [OP-44]."""
        self.unit_marks: list[int] = []
        self.unit_ship: list[int] = []
        """Slot of the squadron a regiment at sea is aboard of, or -1."""
        self._stacks: dict[int, list[int]] | None = None
        """By position: the slots of the units there; None when something has moved since it was gathered."""
        # ---- the flow
        self.capped: bool = False
        """GS-18.4 The game ends after 40 cycles: for simulations."""
        self.cycle: int = 0
        self.round: int = 0
        self.turn: int = 0
        """Index into `order` of the active player."""
        self.active: int = NOBODY
        self.actor: int = NOBODY
        """The seat that acts now (on the active player's tile), or -1."""
        self.action: str = ""
        """The action being performed: production, population_growth, general_cards, technology_cards, alliance,
        draft_upgrade, march, scoring; empty between turns."""
        self.placed: list[list[int]] = [[] for _ in ACTION_TILES]
        """For each action tile, the seats of the cylinders on it."""
        self.light_infantry_drafted: int = 0
        """Light infantry drafted so far in this draft action [GS-10.3]."""
        self.paying: int = NOTHING
        """The technology that the actor has announced and is paying for with cards [GS-8.3], or -1."""
        self.discounted: int = 0
        """Units that have used the commander's draft discount in this draft action [GS-19.3]."""
        self.aid: list[int] = [0] * n
        """Food that each seat has promised for the upkeep that is being paid now [GS-17.7]."""
        self.battle: Battle | None = None
        self.winner: int = NOBODY
        self.ending: str = ""
        """Key of how the game ended; empty while it runs."""
        self.agenda = [("set_up",)]

    __slots__ = declared_in(__init__)

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
        return NATION_NOUN[self.nation[seat]] if self.nation[seat] >= 0 else f"seat:{seat}"

    def tile_noun(self, position: int) -> str:
        return TILE_NOUN[self.tile[position]]

    def position_of(self, tile_noun: Atom) -> int:
        """The position of a tile, by its noun."""
        return self.tile.index(TILE_BY_NOUN[tile_noun])

    def home(self, seat: Seat) -> tuple[int, int, int]:
        """Positions of a seat's capital, front left, front right."""
        capital, left, right = NATIONS[self.nation[seat]].tiles
        tile, first = self.tile, LAYOUTS[self.layout].neutral
        return tile.index(capital, first), tile.index(left, first), tile.index(right, first)

    def seat_of_nation(self, nation: int) -> Seat:
        return self.nation.index(nation) if nation in self.nation else NOBODY

    # ---- relations [GS-1.10] ----------------------------------------------------------------------------------------
    def allied(self, a: Seat, b: Seat) -> bool:
        """GS-1.10 Cubes in the same field. Nobody is allied with themselves."""
        return a != b and self.alliance[a] >= 0 and self.alliance[a] == self.alliance[b]

    def enemies(self, a: Seat, b: Seat) -> bool:
        return a != b and not (self.alliance[a] >= 0 and self.alliance[a] == self.alliance[b])

    # ---- units: queries -----------------------------------------------------------------------------------------------
    def units_on(self, position: int) -> Sequence[int]:
        """Slots of everybody's units at a position, ascending."""
        stacks = self._stacks
        if stacks is None:
            stacks = self._stacks = {}
            for unit, at in enumerate(self.unit_at):
                if at in stacks:
                    stacks[at].append(unit)
                else:
                    stacks[at] = [unit]
        return stacks.get(position, ())

    def units_at(self, position: int, seat: Seat) -> list[int]:
        """Slots of a seat's units at a position."""
        seats = self.unit_seat
        return [u for u in self.units_on(position) if seats[u] == seat]

    def units_of(self, seat: Seat) -> list[int]:
        return [u for u, s in enumerate(self.unit_seat) if s == seat]

    def seats_at(self, position: int) -> list[Seat]:
        """The seats that have units at a position, ascending."""
        seats = self.unit_seat
        out: list[Seat] = []
        for unit in self.units_on(position):
            if seats[unit] not in out:
                out.append(seats[unit])
        out.sort()
        return out

    def cargo_of(self, ship: int) -> list[int]:
        """Slots of the regiments aboard a squadron."""
        return [u for u, s in enumerate(self.unit_ship) if s == ship]

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
        self._stacks = None
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
        self._stacks = None
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
        self._stacks = None
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
