"""The state of a game of Caribbean: what is true on the table, and the small verbs that change it.

Nations are 0 … 4, whoever plays them; seats speak for nations (`nation_of`, `seat_of`). A *figure* is a fleet marker, a
leader or a home base (tables.pieces); what it holds is a tuple with a number for each thing (tables.things), its ships
are a tuple with a number for each kind, sound ones first, then damaged ones. Both are `()` when empty, so copies share
them. Rules ask and change them by the verbs below, never by position.
"""

from __future__ import annotations

from theatrum.core.columns import declared_in
from theatrum.core.compiled import mypyc_attr
from theatrum.core.contract import Seat, Setup
from theatrum.core.errors import BadSetup
from theatrum.core.state import State
from theatrum.games.caribbean.state.activation import Activation
from theatrum.games.caribbean.state.battle import LandBattle, SeaBattle
from theatrum.games.caribbean.state.pieces import Army, Nest, PirateFleet
from theatrum.games.caribbean.tables.advisors import N_ADVISORS
from theatrum.games.caribbean.tables.awards import N_AWARDS
from theatrum.games.caribbean.tables.cards import MAIN, Main
from theatrum.games.caribbean.tables.goods import N_WARES, WARES
from theatrum.games.caribbean.tables.markers import CITIES_IN_POOL
from theatrum.games.caribbean.tables.markers import FILE as MARKERS_READ
from theatrum.games.caribbean.tables.nations import ALLIANCE, N_NATIONS, N_PAIRS, NATION, NEUTRAL, pair
from theatrum.games.caribbean.tables.options import CONFLICTS, OPTION, SCENARIOS
from theatrum.games.caribbean.tables.pieces import (
    BASE_OF,
    FIRST_BASE,
    FIRST_LEADER,
    N_FIGURES,
    N_SHIPS,
    pirate_figure,
)
from theatrum.games.caribbean.tables.places import HOME_OF, N_AREAS, N_REGIONS
from theatrum.games.caribbean.tables.research import N_DIRECTIONS
from theatrum.games.caribbean.tables.things import DUCATS, N_THINGS, SETTLERS, SP
from theatrum.games.caribbean.tables.tracks import N_FLAGS, TRACKS, period_of
from theatrum.kit.deals import Deals

NOBODY = -1
NO_ROLL = ("", NOBODY, NOBODY, NOBODY)
POOL, ABOARD = -1, -2
"""Where a figure is that stands in no place: in the force pool, or (a leader) aboard a fleet."""
USED, LOST, NO_BATTLE, ATTACKED, FOUGHT, HIDES = 1, 2, 4, 8, 16, 32
"""Bits of `marks`: used in this impulse; a lost expedition [CC-4.4.3.36]; safe from sea battles; attacked by pirates; only
free actions are left in this impulse [CC-4.4.3.30, CC-5.7.5, CC-6.7.1]; it avoids a battle, and does nothing more in this
impulse [CC-6.2]."""
RAIN, STORM = 1, 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Caribbean(State):
    """The whole table."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.players, setup.chance)
        scenario = SCENARIOS[str(setup.options["scenario"])]
        # ---- what was agreed [CC-0.4.3, CC-0.4.4]
        self.scenario: str = scenario.id
        self.options: tuple[str, ...] = tuple(str(o) for o in OPTION.by_id if setup.options.get(str(o)))
        """Ids of the options that are played with."""
        for one, other, why in CONFLICTS:
            if one in self.options and other in self.options:
                raise BadSetup(f"options {one!r} and {other!r} of caribbean can't be played together: {why}")
        # ---- nations
        self.nation_of: list[int] = [NOBODY] * setup.players
        """By seat."""
        self.seat_of: list[int] = [NOBODY] * N_NATIONS
        """By nation; -1: nobody plays it."""
        self.gp: list[int] = [0] * N_NATIONS
        self.rate: list[int] = [0] * N_NATIONS
        """Production rates."""
        self.tax: list[int] = [0] * N_NATIONS
        self.control: list[int] = [0] * N_NATIONS
        """Control markers in the free pool [CC-0.2.12]."""
        self.levels: list[int] = [0] * (N_NATIONS * N_DIRECTIONS)
        self.relations: list[int] = [NEUTRAL] * N_PAIRS
        self.given: list[int] = [0] * N_NATIONS
        """Ducats given to the king in this turn [CC-4.4.4.3]."""
        self.given_in_all: list[int] = [0] * N_NATIONS
        self.bad_image: list[int] = [0] * N_NATIONS
        self.blueprints: list[int] = [0] * N_NATIONS
        """Bits by kind of ship: foreign designs that the nation may build [CC-4.3.15]."""
        # ---- figures
        self.where: list[int] = [POOL] * FIRST_BASE
        """By fleet and leader: the place, POOL or ABOARD."""
        self.aboard: list[int] = [NOBODY] * (FIRST_BASE - FIRST_LEADER)
        """By leader: the fleet that carries him, or -1."""
        self.marks: list[int] = [0] * FIRST_BASE
        self.hold: list[tuple[int, ...]] = [()] * N_FIGURES
        self.ships: list[tuple[int, ...]] = [()] * N_FIGURES
        # ---- land areas
        self.owner: list[int] = [NOBODY] * N_AREAS
        self.built: list[int] = [0] * N_AREAS
        """Bits by building: what stands there."""
        self.garrison: list[int] = [0] * N_AREAS
        self.resources: list[tuple[int, ...]] = [()] * N_AREAS
        """Types of the resource markers, in the order in which they were placed."""
        self.slaves: list[int] = [0] * N_AREAS
        """Bits by position in `resources`: slave production under that marker [CC-4.4.2.3]."""
        self.mine: list[int] = [0] * N_AREAS
        """1 + kind of mine, or 0."""
        self.depleted: list[int] = [0] * N_AREAS
        self.site: list[int] = [0] * N_AREAS
        """NO_SITE, CITY, KINGDOM or CAPITAL."""
        self.empire: list[int] = [NOBODY] * N_AREAS
        """The area of the CAPITAL to whose empire a CITY or CAPITAL belongs, or -1."""
        self.produced: list[int] = [0] * N_AREAS
        """1: the control marker lies face-down [CC-4.4.4.5]."""
        self.stores: dict[int, tuple[int, ...]] = {}
        """By area of a residence: what lies in its warehouse and bank."""
        self.weather: dict[int, int] = {}
        """By place: RAIN or STORM."""
        # ---- natives and pirates
        self.armies: list[Army] = []
        self.nests: list[Nest] = []
        self.pirates: list[PirateFleet] = []
        # ---- supplies
        self.container: list[int] = [0] * len(MARKERS_READ.markers)
        """By kind of exploration marker and period (the rows of the file): how many are in the container."""
        self.drawn: list[int] = []
        """CC-4.4.3.37 Rows of the markers that were drawn in the running exploration and lie nowhere yet."""
        self.harvest: tuple[int, ...] = ()
        """CC-4.4.4.14 What a production, a batch or a looting has yielded and what lies nowhere yet."""
        self.used_residences: list[int] = []
        """CC-4.4.0.2 Areas of residences that have operated in this impulse."""
        self.cities: int = CITIES_IN_POOL
        self.advisors: list[int] = [0] * N_ADVISORS
        """By type: counters in the containers."""
        self.set_aside: list[int] = []
        """Advisors that were drawn in the running action and have not yet gone to anybody [CC-4.3.5]."""
        # ---- cards
        self.deck: list[int] = []
        """General cards; the top is the end."""
        self.discards: list[int] = []
        self.nation_deck: list[list[int]] = [[] for _ in range(N_NATIONS)]
        self.nation_discards: list[list[int]] = [[] for _ in range(N_NATIONS)]
        self.hand: list[list[int]] = [[] for _ in range(N_NATIONS)]
        self.gifts: list[list[int]] = [[] for _ in range(N_NATIONS)]
        """Face-down in the box "A Gift for the King", by nation [CC-2.5]."""
        self.demands: dict[int, int] = {}
        """Public demands that lie open: card to units delivered [CC-2.6]."""
        self.laid_out: dict[int, int] = {}
        """Special cards in front of their nations: card to 1 face-up, 0 face-down [CC-4.3.10]."""
        self.gone: list[int] = []
        """Cards that have left the game."""
        self.main_up: list[int] = [0] * N_NATIONS
        self.main_used: list[int] = [0] * N_NATIONS
        """The impulse in which the main card was used, or 0."""
        # ---- the European index and the markets
        self.base_price: list[int] = [ware.price for ware in WARES]
        self.price_mod: list[int] = [0] * N_WARES
        self.stock: list[int] = [0] * N_WARES
        self.closed: list[int] = [0] * N_WARES
        self.monopoly: list[int] = [NOBODY] * N_WARES
        """By ware: whose monopoly lies open, or -1 [CC-4.3.11]."""
        self.monopoly_up: list[int] = [0] * N_WARES
        self.markets: list[tuple[int, ...]] = [()] * (N_NATIONS * N_REGIONS)
        self.slave_markets: list[int] = [0] * (N_NATIONS * N_REGIONS)
        # ---- awards and events
        self.awards: list[int] = [NOBODY] * N_AWARDS
        self.turn_award: list[int] = [NOBODY] * N_NATIONS
        """CC-7.2 By nation: the impulse of this turn in which it took its last turn award (0: before the first), or -1."""
        self.flags: list[int] = [0] * N_FLAGS
        """The event track."""
        self.plague: bool = False
        self.becalmed: int = 0
        self.diseases: list[int] = []
        """Regions with a disease marker."""
        self.bonuses: list[tuple[int, int, int, int, str]] = []
        """CC-11.7 (nation, roll, amount, uses, until) of bonuses that wait for their roll."""
        # ---- the course of the game
        self.turn: int = scenario.start_turn
        self.inflation: int = TRACKS.inflation_track.start
        self.sp_cost: int = TRACKS.sp_cost_modifier_track.start
        self.order_of_play: list[int] = [0] * N_NATIONS
        self.order: list[int] = []
        """The active nations in the order of the running phase or impulse."""
        self.impulse: int = 0
        """0 before the first of the turn."""
        self.active: int = NOBODY
        """The nation whose move it is."""
        self.passed: list[int] = [0] * N_NATIONS
        self.played: int = 0
        """Cards that the active nation has played in this move [CC-4.0.2]."""
        self.points: int = 0
        """Operation points left."""
        self.woken: bool = False
        """CC-9 (A5A) The active nation has turned figures up in this move: it does not pass."""
        self.corsair: bool = False
        """CC-4.4.0.4 The points come from a corsair card."""
        self.activation: Activation | None = None
        """CC-4.4.0.7 The leader or fleet that acts now."""
        self.bill: int = 0
        """SP that the ships cost which were built in the running operation, before any discount [CC-4.4.1.4]."""
        self.extra_settler: int = 0
        """CC-4.4.3.19 1 if an extra settler goes along with the colonization that is about to be rolled."""
        self.ducats_offered: int = 0
        """CC-4.4.3.34 What the active figure pays in the gift roll that is about to be made."""
        # ---- diplomacy
        self.deals: Deals = Deals(N_NATIONS)
        self.partner: int = NOBODY
        """CC-3.3.5 With whom the nation in turn is composing a deal."""
        self.changed: int = 0
        """CC-3.2 Bits by pair: the relation has changed in this phase."""
        self.proposed: int = 0
        """CC-3.2.3 Bits by nation and nation: has proposed something better in this phase."""
        self.treaties: list[tuple[str, int, int, int, int]] = []
        """CC-3.3.6 Clauses that bind: (`no_war`, `pay` or `honour`, one nation, the other, turn, ducats or number)."""
        self.honours: int = 0
        """CC-3.3.6 Clauses of honour that were ever agreed: the number of the last."""
        self.claims: list[tuple[int, int]] = []
        """CC-3.3.6 (clause of honour, nation): has claimed a breach of it."""
        self.shown: dict[int, tuple[int, ...]] = {}
        """Hand cards that others have been shown: card to the seats that know it."""
        # ---- cards that are being used
        self.in_use: list[int] = []
        """Cards whose event is being carried out."""
        self.random_event: bool = False
        """CC-4.3.9 The event came with a card that was drawn for an order."""
        self.declared: int = NOBODY
        """CC-4.3.19 The card just played or announced, which others may answer."""
        self.declared_by: int = NOBODY
        self.declared_at: tuple[int, ...] = ()
        """The nations it targets."""
        self.cancelled: bool = False
        """Somebody has answered the declared card or the interception: it has no effect."""
        self.events_used: int = 0
        """CC-9, A8A Events of the active nation in this impulse."""
        self.fogged: list[tuple[int, int]] = []
        """(fleet, fleet): may not try again to intercept it in this impulse."""
        self.sick: list[tuple[int, int]] = []
        """(region, figure): has suffered from the disease there."""
        # ---- rolls and fights
        self.rolling: tuple[int, ...] = ()
        """The nations that make the pending roll, attacker first; -1: natives or pirates."""
        self.thrown: list[int] = [0, 0]
        """By side: the unmodified sum of the roll just made."""
        self.announced: list[int] = [0, 0]
        """CC-4.3.17 By side: what cards add to the pending roll."""
        self.faces: list[tuple[int, ...]] = [(), ()]
        """By side: the dice of `thrown`; none while a roll is announced."""
        self.pending: tuple[str, int, int, int] = NO_ROLL
        """CC-4.3.17 (kind, figure, area, building) of the roll that is announced and not yet counted; -1: a fight's, or no
        building."""
        self.land: LandBattle | None = None
        self.sea: SeaBattle | None = None
        self.overloaded: int = NOBODY
        """CC-10.1 The fleet whose owner is choosing what it gives up, or -1."""
        self.spoils: tuple[int, ...] = ()
        """CC-5.7.4 What the winner of a fight may still take."""
        self.ending: str = ""
        """Key of how the game ended; empty while it runs."""
        self.agenda = [("set_up",)]

    __slots__ = declared_in(__init__)

    # ---- short ways --------------------------------------------------------------------------------------------------
    @property
    def period(self) -> int:
        """PN [CC-0.1.6]."""
        return period_of(self.turn)

    def has(self, option: str) -> bool:
        """Is this option of CC-9 played with?"""
        return option in self.options

    @property
    def nations(self) -> list[int]:
        """CC-0.4.1 The active nations, in the order of the data."""
        return [n for n in range(N_NATIONS) if self.seat_of[n] >= 0]

    def main(self, nation: int) -> Main:
        """The main card of the running period."""
        return MAIN[nation, self.period]

    def leave_hand(self, nation: int, card: int) -> None:
        """Who has been shown a card of a hand knows it only while it is there."""
        self.hand[nation].remove(card)
        self.shown.pop(card, None)

    def noun_of(self, seat: Seat) -> str:
        """Players are called by their nations."""
        nation = self.nation_of[seat]
        return NATION.noun[nation] if nation >= 0 else f"seat:{seat}"

    def level(self, nation: int, direction: int) -> int:
        """The technology level of a nation; 0 for natives and pirates [CC-11.8]."""
        return self.levels[nation * N_DIRECTIONS + direction] if nation >= 0 else 0

    def set_level(self, nation: int, direction: int, level: int) -> None:
        self.levels[nation * N_DIRECTIONS + direction] = level

    def relation(self, a: int, b: int) -> int:
        """CC-3.2 ALLIANCE, NEUTRAL or WAR; a nation is its own ally."""
        return ALLIANCE if a == b else self.relations[pair(a, b)]

    def place_of(self, figure: int) -> int:
        """Where a fleet or leader is; one aboard is where his fleet is; a home base in its own place. POOL: in the pool."""
        if figure >= FIRST_BASE:
            return HOME_OF[figure - FIRST_BASE]
        place = self.where[figure]
        if place != ABOARD:
            return place
        fleet = self.aboard[figure - FIRST_LEADER]
        if fleet < N_FIGURES:
            return self.where[fleet]
        return next(one.place for one in self.pirates if pirate_figure(one.number) == fleet)

    def fleet_of(self, leader: int) -> int:
        """The fleet a leader is aboard of, or -1."""
        return self.aboard[leader - FIRST_LEADER]

    def leader_aboard(self, fleet: int) -> int:
        """The leader aboard a fleet, or -1."""
        return FIRST_LEADER + self.aboard.index(fleet) if fleet in self.aboard else NOBODY

    def has_building(self, area: int, building: int) -> bool:
        """Does this very building stand there? (`queries.presence.serves` asks for its function.)"""
        return bool(self.built[area] >> building & 1)

    # ---- what figures hold ---------------------------------------------------------------------------------------------
    def held(self, figure: int, thing: int) -> int:
        hold = self.hold[figure]
        return hold[thing] if hold else 0

    def add(self, figure: int, thing: int, n: int) -> None:
        """Put n of a thing into a figure's hold; below 0: take them out."""
        hold = list(self.hold[figure]) or [0] * N_THINGS
        hold[thing] += n
        self.hold[figure] = tuple(hold) if any(hold) else ()

    def move(self, thing: int, n: int, giver: int, taker: int) -> None:
        """CC-4.4.4.2 Things go from one figure to another."""
        self.add(giver, thing, -n)
        self.add(taker, thing, n)

    def stored(self, area: int, thing: int) -> int:
        """In the warehouse or bank of a residence."""
        store = self.stores.get(area, ())
        return store[thing] if store else 0

    def store(self, area: int, thing: int, n: int) -> None:
        """Put n of a thing into a residence's warehouse or bank; below 0: take them out."""
        store = list(self.stores.get(area, ())) or [0] * N_THINGS
        store[thing] += n
        self.stores[area] = tuple(store)
        if not any(store):
            del self.stores[area]

    def ducats(self, nation: int) -> int:
        """In the home base; negative: its debt [CC-0.2.16]."""
        return self.held(BASE_OF[nation], DUCATS)

    def supplies(self, nation: int) -> int:
        """SP in the home base."""
        return self.held(BASE_OF[nation], SP)

    def settlers(self, nation: int) -> int:
        return self.held(BASE_OF[nation], SETTLERS)

    def pay(self, nation: int, ducats: int) -> None:
        """From the home base. Only forced payments make a debt [OP-07]: rules look before they let a nation pay."""
        self.add(BASE_OF[nation], DUCATS, -ducats)

    def gain(self, nation: int, ducats: int) -> None:
        self.add(BASE_OF[nation], DUCATS, ducats)

    # ---- ships ---------------------------------------------------------------------------------------------------------
    def ships_of(self, figure: int, kind: int) -> tuple[int, int]:
        """(sound, damaged) ships of a kind."""
        ships = self.ships[figure]
        return (ships[kind], ships[N_SHIPS + kind]) if ships else (0, 0)

    def fleet_size(self, figure: int) -> int:
        return sum(self.ships[figure])

    def add_ships(self, figure: int, kind: int, n: int, damaged: bool = False) -> None:
        """Ships join a fleet or lie loose in a home base; below 0: they leave."""
        ships = list(self.ships[figure]) or [0] * (2 * N_SHIPS)
        ships[kind + N_SHIPS * damaged] += n
        self.ships[figure] = tuple(ships) if any(ships) else ()

    # ---- markets -------------------------------------------------------------------------------------------------------
    def offered(self, nation: int, region: int, ware: int) -> int:
        """Units of a ware on a nation's market of a region."""
        market = self.markets[nation * N_REGIONS + region]
        return market[ware] if market else 0

    def add_offer(self, nation: int, region: int, ware: int, n: int) -> None:
        at = nation * N_REGIONS + region
        market = list(self.markets[at]) or [0] * N_WARES
        market[ware] += n
        self.markets[at] = tuple(market) if any(market) else ()

    # ---- glory ---------------------------------------------------------------------------------------------------------
    def score(self, nation: int, gp: int, why: str) -> None:
        """CC-0.1.5 Glory won or lost, told with its cause (`event-gp-<why>`)."""
        self.gp[nation] += gp
        if gp:
            self.tell(f"gp-{why}", nation=NATION.noun[nation], gp=gp)
