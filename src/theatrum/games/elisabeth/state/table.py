"""The state of a game of Elisabeth I.: cards and impulses, upon the map, the powers and the pieces (see the modules beside).

What is true on the table, and the small verbs that change it; how it lies in columns is known in this folder only.
"""

from __future__ import annotations

from theatrum.core.columns import declared_in
from theatrum.core.compiled import mypyc_attr
from theatrum.core.contract import Seat, Setup
from theatrum.games.elisabeth.state.boards import Court, Espionage, NewWorld
from theatrum.games.elisabeth.state.faith import Mission, Uprising
from theatrum.games.elisabeth.state.ocean import Venture
from theatrum.games.elisabeth.state.pieces import NEXT_TURN, Pieces
from theatrum.games.elisabeth.state.plots import Plot
from theatrum.games.elisabeth.state.realms import Diplomacy, Realms
from theatrum.games.elisabeth.state.sea import Raid, SeaBattle, Voyage
from theatrum.games.elisabeth.state.war import Battle, March
from theatrum.games.elisabeth.tables.pieces import ARMADA, LEADERS, N_TROOPS, SHIPS, TROOPS
from theatrum.games.elisabeth.tables.powers import ACTION_IDS, MAJORS, NOBODY
from theatrum.games.elisabeth.tables.records.court import PATRONAGE
from theatrum.kit.decks import knows

DRY_DOCK = [row.id for row in PATRONAGE.load().science_bonuses].index("dry_dock")

# Where command points come from [E1-11.0.13].
NO_CP, CARD_CP, EVENT_CP, MANDATORY_CP, TREASURE_CP = range(5)


@mypyc_attr(allow_interpreted_subclasses=True)
class Elisabeth(Pieces):
    """The whole table."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.scenario: str = str(setup.options.get("scenario", "learning"))
        """Its row in `tables/scenarios`. Ask `relations.the_scenario` what it means."""
        self.last_turn: int = int(setup.options.get("last_turn", 0))
        """The turn after which it ends; before the set-up the limit that the players have agreed on, below 0 if they stop
        by the clock, too [E1-SZ.1]."""
        if setup.options.get("by_the_clock", False):
            self.last_turn = -self.last_turn
        self.turn: int = 0
        self.phase: str = "setup"
        """"setup", "cards", "diplomacy", "spring", "action", "winter", "marriage", "patronage", "victory"."""

        # ---- cards
        self.hand: list[list[int]] = [[] for _ in MAJORS]
        """By major, without home cards."""
        self.home_hand: list[list[int]] = [[] for _ in MAJORS]
        self.home_used: list[list[int]] = [[] for _ in MAJORS]
        """Played this turn, open on the power card [E1-6.1.5]."""
        self.home_aside: list[list[int]] = [[] for _ in MAJORS]
        """Put away secretly in spring [E1-10.0.P5]."""
        self.deck: list[int] = []
        """The last is on top."""
        self.discard: list[int] = []
        self.out: list[int] = []
        """Removed from the game."""
        self.beside: list[int] = []
        """Lying out with a lasting effect: rulers, the Morisco Revolt."""
        self.played: list[int] = []
        """Played for their text this turn [E1-11.0.6]."""
        self.fresh: list[int] = []
        """Cards that came to a hand in this impulse and can only be played in a later one."""
        self.known: dict[int, int] = {}
        """Card in a hand to the mask of seats (beside its holder) that know it is there. Ask `knows`."""
        self.treasures: list[list[int]] = [[] for _ in MAJORS]

        # ---- the impulse
        self.active: int = NOBODY
        """The power whose impulse it is, else NOBODY."""
        self.passes: int = 0
        """Powers that passed one after the other."""
        self.card: int = 0
        """The card being played, or 0."""
        self.negated: bool = False
        """The event that was announced has been cancelled [W1]."""
        self.role_changed: bool = False
        """Don John changed his role since the last action: not again before the next, or in another impulse [E1-5.1.17]."""
        self.storms: bool = False
        """Storms stop the active power's movements for the rest of the impulse [E1-C.15]."""
        self.cp: int = 0
        self.cp_source: int = NO_CP
        self.cp_barred: int = 0
        """Mask of action types that these CP can't buy."""
        self.cp_allowed: int = 0
        """Mask of the only actions that these CP can buy, as `tables.powers.ACTION_IDS` numbers them; 0: all."""
        self.cp_types: int = 0
        """Mask of action types paid with the card's CP [E1-11.0.13]."""

        # ---- in progress
        self.march: March | None = None
        self.battle: Battle | None = None
        self.voyage: Voyage | None = None
        self.sea_battle: SeaBattle | None = None
        self.raid: Raid | None = None
        self.mission: Mission | None = None
        self.uprising: Uprising | None = None
        self.plot: Plot | None = None
        self.venture: Venture | None = None

        # ---- the boards beside the map
        self.new_world: NewWorld | None = None
        self.court: Court | None = None
        self.espionage: Espionage | None = None
        self.realms: Realms | None = None
        self.diplomacy: Diplomacy | None = None

        self.winner: int = NOBODY
        """The power that has won, else NOBODY."""
        self.ending: str = ""
        self.agenda = [("setup",)]

    __slots__ = declared_in(__init__)

    def forget_impulse(self) -> None:
        """What holds only for one impulse is forgotten."""
        self.forget_marks()
        self.assaulted = 0
        self.rebelled = 0
        self.role_changed = False
        self.storms = False
        self.fresh = []
        if self.new_world is not None:
            self.new_world.fresh = []
        if self.realms is not None:
            self.realms.beaten_aboard = {}

    def lose_escort(self, galleon: int) -> None:
        """OP-23-13 A galleon of the treasure fleet's escort, which stands in no place."""
        self.ships_lost[SHIPS[galleon].pool] += 1
        self._dry_dock(galleon, 1)

    def _dry_dock(self, ship: int, number: int) -> None:
        """E1-22.2.2 With a Dry Dock own ships (not those of minors) are back in the pool at once."""
        if self.court is not None and self.court.bonuses[DRY_DOCK] == SHIPS[ship].power:
            self.ships_lost[SHIPS[ship].pool] -= number
            self.ship_reserve[SHIPS[ship].pool] += number

    def lose_ships(self, place: int, ship: int, number: int = 1) -> None:
        """E1-17.3.2 To the next turn's box, or the Dry Dock. OP-23-26 With the Armada all who are aboard are lost."""
        super().lose_ships(place, ship, number)
        if SHIPS[ship].kind == ARMADA:
            self._lose_armada()
        else:
            self._dry_dock(ship, number)

    def leader_side(self, leader: int) -> int:
        """E1-9.2.6 Who commands a leader: a borrowed one the borrower."""
        if self.diplomacy is not None and leader in self.diplomacy.lent_leaders:
            return self.diplomacy.lent_leaders[leader]
        return self.master[LEADERS[leader].power]

    # ---- on the Armada -----------------------------------------------------------------------------------------------
    def _lose_armada(self) -> None:
        """OP-23-16 Land units die, leaders come back next turn."""
        self.armada = 0
        for troop, number in list(self._aboard().items()):
            self.lose_aboard(troop, number)
        for leader in range(len(self.leader_at)):
            if self.is_aboard(leader):
                self.put_leader(leader, NEXT_TURN)

    def _aboard(self) -> dict[int, int]:
        return self.realms.aboard if self.realms is not None else {}

    def muster(self, space: int, troop: int, number: int, stack: dict[int, int]) -> None:
        """Units leave the map for a stack beside it: a foreign war [E1-23.7]."""
        self._take(space, troop, number, inside=False)
        stack[troop] = stack.get(troop, 0) + number

    def come_back(self, space: int, troop: int, number: int, stack: dict[int, int]) -> None:
        """From such a stack to a space."""
        stack[troop] -= number
        self.field[space * N_TROOPS + troop] += number
        self.touch(space)

    def fall_abroad(self, troop: int, stack: dict[int, int]) -> None:
        """A unit of such a stack is lost, and back in the pool."""
        stack[troop] -= 1
        self.reserve[TROOPS[troop].pool] += 1

    def raise_abroad(self, troop: int, stack: dict[int, int]) -> None:
        """E1-17.2.4 From the pool straight to such a stack."""
        self.reserve[TROOPS[troop].pool] -= 1
        stack[troop] = stack.get(troop, 0) + 1

    def go_aboard(self, space: int, troop: int, number: int = 1) -> None:
        """E1-23.2 From the open onto the Armada: they are in no space any more [OP-23-25]."""
        beaten = max(0, self.beaten_units(space, troop) - (self.in_open(space, troop) - number))
        if beaten and self.realms is not None:
            self.realms.beaten_aboard[troop] = self.realms.beaten_aboard.get(troop, 0) + beaten
        self._take(space, troop, number, inside=False)
        self._aboard()[troop] = self._aboard().get(troop, 0) + number

    def go_ashore(self, space: int, troop: int, number: int = 1) -> None:
        """Whoever lost a field battle in this impulse has still lost it [E1-13.1.2]."""
        beaten = self._beaten_of(troop, self._aboard()[troop] - number)
        self._leave_armada(troop, number)
        self.field[space * N_TROOPS + troop] += number
        if beaten:
            self.mark_beaten(space, troop, beaten)
        self.touch(space)

    def _beaten_of(self, troop: int, stay: int) -> int:
        """How many of those aboard that were beaten go, if so many stay."""
        if self.realms is None or troop not in self.realms.beaten_aboard:
            return 0
        beaten = self.realms.beaten_aboard.pop(troop)
        if kept := min(beaten, stay):
            self.realms.beaten_aboard[troop] = kept
        return beaten - kept

    def raise_aboard(self, troop: int) -> None:
        """E1-17.2.5 From the pool."""
        self.reserve[TROOPS[troop].pool] -= 1
        self._aboard()[troop] = self._aboard().get(troop, 0) + 1

    def lose_aboard(self, troop: int, number: int = 1) -> None:
        """Back to the pool."""
        self._leave_armada(troop, number)
        self.reserve[TROOPS[troop].pool] += number

    def _leave_armada(self, troop: int, number: int) -> None:
        aboard = self._aboard()
        aboard[troop] -= number
        if not aboard[troop]:
            del aboard[troop]

    def cp_is_bound(self) -> bool:
        """Can these CP not buy everything on the power card?"""
        return bool(self.cp_barred or self.cp_allowed)

    def cp_may_buy(self, action: str, kind: int) -> bool:
        """E1-11.0.13 Can these CP buy an action of this type?"""
        if self.cp_barred >> kind & 1:
            return False
        return not self.cp_allowed or self.cp_allowed >> ACTION_IDS.index(action) & 1 == 1

    def pay_for(self, kind: int) -> None:
        """E1-11.0.13 An action of this type is paid with the card's CP."""
        self.cp_types |= 1 << kind

    def knows(self, seat: Seat, card: int) -> bool:
        """Does this seat know that the card is in the hand where it is?"""
        return knows(self.known, card, seat)
