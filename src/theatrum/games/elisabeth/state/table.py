"""The state of a game of Elisabeth I.: what is true on the table, and the small verbs that change it.

Pieces are counted, not listed: `field`, `garrison` and `fleet` are flat columns of bytes, one byte per place and kind of
piece (`space * N_TROOPS + troop`, `place * N_SHIPS + ship`), so a copy costs next to nothing. Units in `field` stand in
the open, besiegers included; units in `garrison` are inside the fortification of a besieged space.

Whatever moves pieces or changes control goes through the verbs below. They keep the pools right and note what was
touched (`unsettled`, `power_shifted`): when a step of the rules ends, sieges and victories are looked at again where
something happened, by `rules/hooks`, and nowhere else.
"""

from __future__ import annotations

from theatrum.core.compiled import mypyc_attr
from theatrum.core.contract import Seat, Setup
from theatrum.core.state import State
from theatrum.games.elisabeth.state.boards import Court, Espionage, NewWorld
from theatrum.games.elisabeth.state.sea import Raid, SeaBattle, Voyage
from theatrum.games.elisabeth.state.war import Battle, March
from theatrum.games.elisabeth.tables.pieces import (
    ADMIRAL,
    BOTH,
    LEADERS,
    N_LEADERS,
    N_SHIPS,
    N_TROOPS,
    POOLS,
    SHIP_POOLS,
    SHIPS,
    TROOPS,
)
from theatrum.games.elisabeth.tables.places import (
    N_PLACES,
    N_SPACES,
    PRINTED_FORTRESSES,
    PRINTED_KEYS,
    SPACES,
)
from theatrum.games.elisabeth.tables.powers import INDEPENDENT, MAJORS, N_POWERS, NOBODY, POWERS

AWAY, ON_CARD, NEXT_TURN, CAPTIVE, GONE = -1, -2, -3, -4, -5
"""Where a leader is who stands in no place: not yet in the game; on the power card, to be placed in spring; in the box
of the next turn; a prisoner (see `captor`); out of the game."""
RESOLVED, BARRED, NO_VOICE = -1, -2, -3
"""Instead of influence: spent this turn [E1-24.6 S6]; lost for good by a declaration of war [E1-9.4.P2]; none at all."""

N_MAJORS = len(MAJORS)
PRINTED_STRONG = tuple(space.index for space in SPACES if space.kind)
"""Keys and fortresses as printed."""

# Where command points come from [E1-11.0.13].
NO_CP, CARD_CP, EVENT_CP, MANDATORY_CP, TREASURE_CP = range(5)


@mypyc_attr(allow_interpreted_subclasses=True)
class Elisabeth(State):
    """The whole table."""

    __slots__ = (
        "active",
        "alliance",
        "armada",
        "arrived",
        "assaulted",
        "battle",
        "beaten",
        "beside",
        "bonus_vp",
        "captor",
        "card",
        "card_marks",
        "control",
        "court",
        "cp",
        "cp_barred",
        "cp_source",
        "cp_types",
        "deck",
        "discard",
        "ending",
        "espionage",
        "field",
        "fleet",
        "fortresses",
        "fresh",
        "garrison",
        "hand",
        "home_aside",
        "home_hand",
        "home_used",
        "impulse",
        "influence",
        "known",
        "last_turn",
        "leader_at",
        "leaders_beaten",
        "leaders_inside",
        "leaders_tired",
        "loaned",
        "march",
        "master",
        "minors",
        "naval_role",
        "negated",
        "new_world",
        "out",
        "passes",
        "phase",
        "piracy_vp",
        "played",
        "power_shifted",
        "protestant",
        "raid",
        "raids",
        "raids_made",
        "reserve",
        "role_changed",
        "ruler",
        "scenario",
        "sea_battle",
        "sea_beaten",
        "seat_of",
        "ship_reserve",
        "ships_lost",
        "sieges",
        "skips",
        "storms",
        "tired",
        "treasures",
        "turn",
        "unrest",
        "unsettled",
        "voyage",
        "vp_by_turn",
        "war",
        "winner",
    )
    scenario: str
    """"learning", "campaign" or "tournament": the name of its set-up file."""
    last_turn: int
    seat_of: list[int]
    """By major power: the seat that plays it, or NOBODY."""
    turn: int
    phase: str
    """"setup", "cards", "diplomacy", "spring", "action", "winter", "victory"."""

    # ---- the map
    control: list[int]
    """By space: the power whose flag or home it is; INDEPENDENT [E1-2.2]."""
    unrest: int
    """Mask of spaces [E1-12.4]."""
    fortresses: int
    """Mask of spaces with a built fortress [E1-17.5]."""
    protestant: int
    """Mask of spaces under Protestant influence [E1-2.3]."""

    # ---- pieces
    field: bytearray
    garrison: bytearray
    fleet: bytearray
    armada: int
    """Strength of the Armada: 0, 2, 4, 6 or 8 [E1-23.2]."""
    loaned: dict[int, int]
    """place * N_SHIPS + ship to the power that has borrowed those ships [E1-9.2.6]."""
    reserve: list[int]
    """By pool: units that can still be raised."""
    ship_reserve: list[int]
    """By pool of ships."""
    ships_lost: list[int]
    """By pool of ships: lost this turn, back in the pool with the next card phase [E1-17.3.2]."""
    leader_at: list[int]
    """By leader: a place, or one of the codes above."""
    captor: list[int]
    naval_role: int
    """Mask of leaders who serve at sea now: admirals, and Don John if he chose so [E1-5.1.17]."""
    arrived: int
    """Mask of leaders placed in this spring: they do not deploy [E1-10.0.2]."""
    leaders_inside: int
    """Mask of leaders inside a besieged fortification."""
    sieges: dict[int, int]
    """space * 16 + besieging power to the impulse in which the siege was laid [E1-15.0.4]."""

    # ---- what holds for this impulse only
    beaten: dict[int, int]
    """space * N_TROOPS + troop to units there that lost a field battle in this impulse [E1-13.1.2]."""
    tired: dict[int, int]
    """The same for units that tried to intercept [E1-13.2.6]."""
    leaders_beaten: int
    leaders_tired: int
    sea_beaten: dict[int, int]
    """place * N_SHIPS + ship to ships there that lost a naval battle in this impulse [E1-16.1.8]."""
    assaulted: int
    """Mask of spaces assaulted in this impulse [E1-15.1.2]."""
    storms: bool
    """Storms stop the active power's movements for the rest of the impulse [card 15]."""
    fresh: list[int]
    """Cards that came to a hand in this impulse and can only be played in a later one."""

    # ---- powers
    war: list[int]
    """By power: mask of powers with which an At War marker lies. Ask `relations.at_war` instead."""
    alliance: list[int]
    """By power: mask of powers with which an alliance marker lies. Ask `relations.allied` instead."""
    master: list[int]
    """By power (and INDEPENDENT): who commands its units: itself, or the major whose active ally it is [file 01 §0.1]."""
    minors: int
    """Mask of powers that count as minor powers: the five, and in the learning scenario the HRE [E1-SL.10]."""
    influence: list[int]
    """power * 6 + major: that major's influence on the power, or RESOLVED, BARRED, NO_VOICE [E1-24.5]."""
    ruler: list[int]
    """By major: index of its ruler."""
    card_marks: list[int]
    """By major: cards more or fewer in the next deal [E1-6.2.4]."""
    piracy_vp: list[int]
    bonus_vp: list[int]
    """Other markers in the Bonus-VP box."""
    vp_by_turn: list[list[int]]
    """VP of every major at the end of each turn [E1-25.3 S8]."""

    # ---- cards
    hand: list[list[int]]
    """By major, without home cards."""
    home_hand: list[list[int]]
    home_used: list[list[int]]
    """Played this turn, open on the power card [E1-6.1.5]."""
    home_aside: list[list[int]]
    """Put away secretly in spring [E1-10.0.P5]."""
    deck: list[int]
    """The last is on top."""
    discard: list[int]
    out: list[int]
    """Removed from the game."""
    beside: list[int]
    """Lying out with a lasting effect: rulers, the Morisco Revolt."""
    played: list[int]
    """Played for their text this turn [E1-11.0.6]."""
    known: dict[int, int]
    """Card in a hand to the mask of seats (beside its holder) that know it is there."""
    treasures: list[list[int]]

    # ---- the impulse
    active: int
    """The power whose impulse it is, else NOBODY."""
    impulse: int
    """Impulses so far in the game, this one included."""
    passes: int
    """Powers that passed one after the other."""
    skips: list[int]
    """By major: impulses it will lose [E1-11.0.14]."""
    card: int
    """The card being played, or 0."""
    negated: bool
    """The event that was announced has been cancelled [W1]."""
    role_changed: bool
    """Don John changed his role since the last action: not again before the next [E1-5.1.17]."""
    cp: int
    cp_source: int
    cp_barred: int
    """Mask of action types that these CP can't buy."""
    cp_types: int
    """Mask of action types paid with the card's CP [E1-11.0.13]."""
    raids: dict[int, int]
    """Zone to the mask of powers that raided there this turn [E1-16.4.2]."""
    raids_made: list[int]

    # ---- in progress
    march: March | None
    battle: Battle | None
    voyage: Voyage | None
    sea_battle: SeaBattle | None
    raid: Raid | None

    # ---- what must be looked at again (see rules/hooks)
    unsettled: int
    """Mask of spaces where units or sieges changed."""
    power_shifted: bool
    """Control, unrest or alliances changed: somebody may have won."""

    # ---- the boards beside the map
    new_world: NewWorld | None
    court: Court | None
    espionage: Espionage | None

    winner: int
    """The power that has won, else NOBODY."""
    ending: str

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.players, setup.chance)
        self.scenario = str(setup.options.get("scenario", "learning"))
        self.last_turn = 0
        self.seat_of = [NOBODY] * len(MAJORS)
        self.turn = 0
        self.phase = "setup"
        self.control = [space.home for space in SPACES]
        self.unrest = 0
        self.fortresses = 0
        self.protestant = sum(1 << s.index for s in SPACES if s.printed_protestant)
        self.field = bytearray(N_SPACES * N_TROOPS)
        self.garrison = bytearray(N_SPACES * N_TROOPS)
        self.fleet = bytearray(N_PLACES * N_SHIPS)
        self.armada = 0
        self.loaned = {}
        self.reserve = [pool.limit for pool in POOLS]
        self.ship_reserve = [pool.limit for pool in SHIP_POOLS]
        self.ships_lost = [0] * len(SHIP_POOLS)
        self.leader_at = [AWAY] * N_LEADERS
        self.captor = [NOBODY] * N_LEADERS
        self.naval_role = sum(1 << x.index for x in LEADERS if x.kind == ADMIRAL)
        self.arrived = 0
        self.leaders_inside = 0
        self.sieges = {}
        self.forget_impulse()
        self.war = [0] * N_POWERS
        self.alliance = [0] * N_POWERS
        self.master = list(range(INDEPENDENT + 1))
        self.minors = sum(1 << p.index for p in POWERS if not p.major)
        self.influence = [NO_VOICE] * (N_POWERS * len(MAJORS))
        self.ruler = [0] * len(MAJORS)
        self.card_marks = [0] * len(MAJORS)
        self.piracy_vp = [0] * len(MAJORS)
        self.bonus_vp = [0] * len(MAJORS)
        self.vp_by_turn = []
        self.hand = [[] for _ in MAJORS]
        self.home_hand = [[] for _ in MAJORS]
        self.home_used = [[] for _ in MAJORS]
        self.home_aside = [[] for _ in MAJORS]
        self.deck = []
        self.discard = []
        self.out = []
        self.beside = []
        self.played = []
        self.known = {}
        self.treasures = [[] for _ in MAJORS]
        self.active = NOBODY
        self.impulse = 0
        self.passes = 0
        self.skips = [0] * len(MAJORS)
        self.card = 0
        self.negated = False
        self.role_changed = False
        self.cp = 0
        self.cp_source = NO_CP
        self.cp_barred = 0
        self.cp_types = 0
        self.raids = {}
        self.raids_made = [0] * len(MAJORS)
        self.march = None
        self.battle = None
        self.voyage = None
        self.sea_battle = None
        self.raid = None
        self.unsettled = 0
        self.power_shifted = False
        self.new_world = None
        self.court = None
        self.espionage = None
        self.winner = NOBODY
        self.ending = ""
        self.agenda = [("setup",)]

    def forget_impulse(self) -> None:
        """What holds only for one impulse is forgotten."""
        self.beaten = {}
        self.tired = {}
        self.leaders_beaten = 0
        self.leaders_tired = 0
        self.sea_beaten = {}
        self.assaulted = 0
        self.storms = False
        self.fresh = []

    # ---- small queries ---------------------------------------------------------------------------------------------
    def seat(self, power: int) -> Seat:
        """Who decides for a power: the player of the major that commands it; NOBODY for inactive minors and
        independents."""
        commander = self.master[power]
        return self.seat_of[commander] if commander < len(self.seat_of) else NOBODY

    def fortified(self, space: int) -> bool:
        """E1-2.1.2 A key, a fortress, or a space with a built one."""
        return bool((PRINTED_KEYS | PRINTED_FORTRESSES | self.fortresses) >> space & 1)

    def strong_places(self) -> list[int]:
        """All fortified spaces."""
        mask = PRINTED_KEYS | PRINTED_FORTRESSES | self.fortresses
        return (
            [space for space in range(N_SPACES) if mask >> space & 1]
            if self.fortresses
            else list(PRINTED_STRONG)
        )

    def in_unrest(self, space: int) -> bool:
        return bool(self.unrest >> space & 1)

    def besieged(self, space: int) -> bool:
        """E1-15.0.1 Is it under siege by anybody?"""
        return any(key >> 4 == space for key in self.sieges)

    def besiegers(self, space: int) -> list[int]:
        """The powers that besiege it, in impulse order."""
        return sorted(key & 15 for key in self.sieges if key >> 4 == space)

    # ---- influence -------------------------------------------------------------------------------------------------
    def voice(self, target: int, major: int) -> int:
        """E1-24.5 The major's influence on a power, or RESOLVED, BARRED, NO_VOICE."""
        return self.influence[target * N_MAJORS + major]

    def set_voice(self, target: int, major: int, points: int) -> None:
        self.influence[target * N_MAJORS + major] = points

    # ---- land units ------------------------------------------------------------------------------------------------
    def place_units(self, space: int, troop: int, number: int = 1, inside: bool = False) -> None:
        """From the pool to a space."""
        self.reserve[TROOPS[troop].pool] -= number
        self._units(inside)[space * N_TROOPS + troop] += number
        self.unsettled |= 1 << space

    def remove_units(self, space: int, troop: int, number: int = 1, inside: bool = False) -> None:
        """Back to the pool."""
        self.reserve[TROOPS[troop].pool] += number
        self._take(space, troop, number, inside)

    def move_units(self, origin: int, goal: int, troop: int, number: int = 1) -> None:
        """In the open, from space to space; what they did in this impulse goes with them."""
        at, to = origin * N_TROOPS + troop, goal * N_TROOPS + troop
        for marks in (self.beaten, self.tired):
            carried = max(0, marks.get(at, 0) - (self.field[at] - number))
            if carried:
                marks[to] = marks.get(to, 0) + carried
        self._take(origin, troop, number, inside=False)
        self.field[to] += number
        self.unsettled |= 1 << goal

    def enter_fortification(self, space: int, troop: int, number: int = 1) -> None:
        self._take(space, troop, number, inside=False)
        self.garrison[space * N_TROOPS + troop] += number

    def leave_fortification(self, space: int, troop: int, number: int = 1) -> None:
        self._take(space, troop, number, inside=True)
        self.field[space * N_TROOPS + troop] += number

    def _units(self, inside: bool) -> bytearray:
        return self.garrison if inside else self.field

    def _take(self, space: int, troop: int, number: int, inside: bool) -> None:
        at = space * N_TROOPS + troop
        column = self._units(inside)
        column[at] -= number
        if not inside:
            for marks in (self.beaten, self.tired):
                if at in marks:
                    marks[at] = min(marks[at], column[at])
        self.unsettled |= 1 << space

    # ---- ships -----------------------------------------------------------------------------------------------------
    def launch(self, place: int, ship: int, number: int = 1) -> None:
        """From the pool to a port."""
        self.ship_reserve[SHIPS[ship].pool] -= number
        self.fleet[place * N_SHIPS + ship] += number

    def lose_ships(self, place: int, ship: int, number: int = 1) -> None:
        """E1-17.3.2 To the next turn's box: no rebuilding before the next card phase."""
        self.ships_lost[SHIPS[ship].pool] += number
        self.cast_off(place, ship, number)

    def move_ships(self, origin: int, goal: int, ship: int, number: int = 1) -> None:
        at, to = origin * N_SHIPS + ship, goal * N_SHIPS + ship
        carried = max(0, self.sea_beaten.get(at, 0) - (self.fleet[at] - number))
        self.cast_off(origin, ship, number)
        self.moor(goal, ship, number)
        if carried:
            self.sea_beaten[to] = self.sea_beaten.get(to, 0) + carried

    def cast_off(self, place: int, ship: int, number: int) -> None:
        """They leave the place, and are nowhere until they are moored."""
        at = place * N_SHIPS + ship
        self.fleet[at] -= number
        if at in self.sea_beaten:
            self.sea_beaten[at] = min(self.sea_beaten[at], self.fleet[at])

    def moor(self, place: int, ship: int, number: int) -> None:
        self.fleet[place * N_SHIPS + ship] += number

    # ---- leaders ---------------------------------------------------------------------------------------------------
    def put_leader(self, leader: int, place: int, inside: bool = False) -> None:
        """To a place (or one of the codes for nowhere)."""
        self.leader_at[leader] = place
        self.captor[leader] = NOBODY
        self.leaders_inside &= ~(1 << leader)
        if inside:
            self.leaders_inside |= 1 << leader

    def capture(self, leader: int, captor: int) -> None:
        """E1-4.0.2 To the captor's power card."""
        self.put_leader(leader, CAPTIVE)
        self.captor[leader] = captor

    def choose_role(self, leader: int, naval: bool) -> None:
        """E1-5.1.17 Don John serves on land or at sea."""
        assert LEADERS[leader].kind == BOTH
        self.naval_role = self.naval_role & ~(1 << leader) | naval << leader

    # ---- control ---------------------------------------------------------------------------------------------------
    def set_control(self, space: int, power: int) -> None:
        """E1-2.4 Another flag; the religion stays."""
        if self.control[space] != power:
            self.control[space] = power
            self.unsettled |= 1 << space
            self.power_shifted = True

    def set_unrest(self, space: int, unrest: bool = True) -> None:
        self.unrest = self.unrest & ~(1 << space) | unrest << space
        self.power_shifted = True

    def lay_siege(self, space: int, power: int) -> None:
        self.sieges.setdefault(space << 4 | power, self.impulse)

    def lift_siege(self, space: int, power: int) -> None:
        self.sieges.pop(space << 4 | power, None)
        self.unsettled |= 1 << space

    # ---- wars and alliances ------------------------------------------------------------------------------------------
    def begin_war(self, one: int, other: int) -> None:
        self.war[one] |= 1 << other
        self.war[other] |= 1 << one
        self.power_shifted = True

    def end_war(self, one: int, other: int) -> None:
        self.war[one] &= ~(1 << other)
        self.war[other] &= ~(1 << one)

    def ally(self, major: int, other: int) -> None:
        """An alliance marker. A minor is commanded by its ally from now on."""
        self.alliance[major] |= 1 << other
        self.alliance[other] |= 1 << major
        if self.minors >> other & 1:
            self.master[other] = major
        self.power_shifted = True

    def part(self, major: int, other: int) -> None:
        """The alliance marker goes."""
        self.alliance[major] &= ~(1 << other)
        self.alliance[other] &= ~(1 << major)
        if self.minors >> other & 1:
            self.master[other] = other
        self.power_shifted = True
