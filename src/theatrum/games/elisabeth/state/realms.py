"""What the powers have beside the map in the campaign: capitals, special rules, activated majors, diplomacy [E1-9, E1-23,
E1-SA]. The learning scenario has none of it (None in the state)."""

from __future__ import annotations

from theatrum.core.columns import Columns, declared_in
from theatrum.core.compiled import mypyc_attr
from theatrum.games.elisabeth.tables.powers import MAJORS, NOBODY
from theatrum.kit.deals import Deals

N_MAJORS = len(MAJORS)
HUGUENOT, DUTCH = range(2)
"""The two nationalities of the Protestants [E1-23.6]."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ForeignWar(Columns):
    """A war on a card beside the map [E1-23.7]."""

    def __init__(self, card: int, power: int, enemies: int, impulse: int) -> None:
        self.card: int = card
        self.power: int = power
        self.enemies: int = enemies
        """Units of the foreign army that are left."""
        self.units: dict[int, int] = {}
        """Troop to number: the power's units on the card."""
        self.leader: int = NOBODY
        self.war_winner: bool = False
        """Does the War Winner marker lie on it?"""
        self.fought: int = impulse
        """The impulse of its last battle: one in each [OP-23-18]."""
        self.fighting: bool = False
        """Is a battle being fought there now?"""
        self.more: int = 0
        """Dice more by combat cards in it."""
        self.extra_loss: int = 0
        """Units more that they cost the power when losses have been taken [E1-C.7]."""

    __slots__ = declared_in(__init__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Realms(Columns):
    """Markers on the power cards and on the turn track."""

    def __init__(self, capitals: list[list[int]]) -> None:
        self.capitals: list[list[int]] = capitals
        """By major: spaces. Ask `queries.capitals.capitals_of`."""
        self.capital_waits: list[int] = [0, 0]
        """HUGUENOT, DUTCH: the turn from which a rebellion may place the capital marker again [E1-23.6]."""
        self.for_hire: int = 0
        """Mercenaries of the HRE for hire [E1-9.1.14]."""
        self.suez: int = 0
        """Attempts that failed [E1-23.1]."""
        self.suez_built: bool = False
        self.foreign_wars: list[ForeignWar] = []
        self.aboard: dict[int, int] = {}
        """Troop to number: land units on the Armada [E1-23.2]."""
        self.league: int = 0
        """The turn in whose winter the Catholic League was formed; 0: not yet [E1-20.10]."""
        self.preference: str = ""
        """The HRE's religious preference, "catholic", "balanced" or "protestant": its secret until `preference_open`."""
        self.preference_open: bool = False
        self.edict: int = 0
        """The turn until whose end the Edict of card 33 holds; 0: none."""
        self.arras: int = 0
        """The turn until whose end the Union of Arras (card 109) acts; 0: none."""
        self.isabella: int = NOBODY
        """The power whose patronage Isabella helps [E1-21.0]."""
        self.prague: bool = False
        """The Prague Cultural Centre marker lies on the HRE's card."""
        self.virginia_dare: bool = False
        """Has somebody got the Virginia Dare marker [E1-8.4.2]?"""
        self.circumnavigated: int = 0
        """Awards for a voyage around the world that were given [E1-16.6]."""
        self.portugal: bool = False
        """Is Portugal in play (card 101) [OP-24-8]?"""
        self.default_from: dict[int, int] = {}
        """Default leader to the turn from which he may arrive [E1-5.1.8]."""
        self.announced: list[str] = []
        """What the event that is announced names [W1]."""
        self.negator: int = 0
        """The card that has cancelled it, of those that can be answered, and who played it (`negator_power`)."""
        self.negator_power: int = NOBODY
        self.moments: list[int] = [0] * N_MAJORS
        """By major: what lay around its lands when it could respond last [W13]. See `queries.moments`."""
        self.declined: int = 0
        """Mask of powers whose help with card 40 England has declined in this battle."""
        self.beaten_aboard: dict[int, int] = {}
        """Troop to units on the Armada that lost a field battle in this impulse [E1-13.1.2]."""
        self.by_the_clock: bool = False
        """Have the players agreed to stop after a number of hours [E1-SZ.1]?"""
        self.dead: list[str] = []
        """Persons of several roles who have died [E1-5.1.21]."""
        self.baseline: list[int] = [NOBODY] * N_MAJORS
        """By activated major: its VP baseline [E1-SA.3]; NOBODY while it is inactive or a player's."""
        self.patron: list[int] = [NOBODY] * N_MAJORS
        """By activated major: the power whose ally it is [E1-SA.3], else NOBODY."""
        self.persistent_marks: list[int] = [0] * N_MAJORS
        """By major: card markers that stay: Suez, foreign wars [E1-6.2.4]."""

    __slots__ = declared_in(__init__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Diplomacy(Columns):
    """The diplomacy phase [E1-9]."""

    def __init__(self) -> None:
        self.deals: Deals = Deals(parties=N_MAJORS)
        self.talking: bool = False
        """May players talk in secret now [E1-9.1.1]?"""
        self.reconciled: list[int] = [0] * N_MAJORS
        """By major: mask of those with whom it made peace or an alliance in this phase [E1-9.4.7]."""
        self.gifts: dict[int, int] = {}
        """Kind, giver and taker to the number given this turn [E1-9.1.9 – E1-9.1.11]. Ask `given`."""
        self.no_peace: bool = False
        """Were Spain and England ever at war [E1-9.5.4]?"""
        self.no_deals: list[int] = [0] * N_MAJORS
        """By major: mask of powers with which no agreement is possible in this phase [E1-9.1.15]."""
        self.matches: list[int] = []
        """Men who are promised, in the order in which it was announced [OP-21-1]."""
        self.declared: list[int] = []
        """Targets of the power that declares war now."""
        self.to_pay: int = 0
        """CP that are left to pay for them [E1-9.4.P3]."""
        self.status_of: int = NOBODY
        """The power whose status is being determined."""
        self.status_bonus: list[int] = [0] * N_MAJORS
        """By major: what cards add to its roll for the status that is being determined [OP-24-15]."""
        self.lent_leaders: dict[int, int] = {}
        """Naval leader to the power that has borrowed him with ships [E1-9.2.6]. Ask `leader_side`."""
        self.loans_ending: list[tuple[int, int]] = []
        """Pairs whose loans end with this impulse [E1-C.19]."""
        self.free_war: list[int] = [NOBODY] * N_MAJORS
        """By major: a power on which it may declare war without cost in the next war segment (card 102)."""

    __slots__ = declared_in(__init__)

    # ---- gifts -----------------------------------------------------------------------------------------------------
    def given(self, kind: int, giver: int, taker: int) -> int:
        """E1-9.1.9 How much of a kind one power gave to another this turn."""
        return self.gifts.get((kind * N_MAJORS + giver) * N_MAJORS + taker, 0)

    def note_gift(self, kind: int, giver: int, taker: int, number: int) -> None:
        at = (kind * N_MAJORS + giver) * N_MAJORS + taker
        self.gifts[at] = self.gifts.get(at, 0) + number
