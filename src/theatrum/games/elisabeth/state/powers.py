"""The powers: who plays them, who commands them, wars, alliances, influence, rulers and points [E1-3, E1-9, E1-24, E1-25]."""

from __future__ import annotations

from theatrum.core.columns import declared_in
from theatrum.core.compiled import mypyc_attr
from theatrum.core.contract import Seat, Setup
from theatrum.games.elisabeth.state.land import Land
from theatrum.games.elisabeth.tables.powers import INDEPENDENT, MAJORS, N_POWERS, NOBODY, POWERS

RESOLVED, BARRED, NO_VOICE = -1, -2, -3
"""Instead of influence: spent this turn [E1-24.6 S6]; lost for good by a declaration of war [E1-9.4.P2]; none at all."""
N_MAJORS = len(MAJORS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Powers(Land):
    """Relations and standing of the powers."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.seat_of: list[int] = [NOBODY] * N_MAJORS
        """By major power: the seat that plays it, or NOBODY."""
        self.war: list[int] = [0] * N_POWERS
        """By power: mask of powers with which an At War marker lies. Ask `relations.at_war` instead."""
        self.alliance: list[int] = [0] * N_POWERS
        """By power: mask of powers with which an alliance marker lies. Ask `relations.allied` instead."""
        self.master: list[int] = list(range(INDEPENDENT + 1))
        """By power (and INDEPENDENT): who commands its units: itself, or the major whose active ally it is."""
        self.minors: int = sum(1 << p.index for p in POWERS if not p.major)
        """Mask of powers that count as minor powers: the five, and in Lepanto the HRE [E1-SL.10]."""
        self.influence: list[int] = [NO_VOICE] * (N_POWERS * N_MAJORS)
        """power * 6 + major: that major's influence on the power, or RESOLVED, BARRED, NO_VOICE [E1-24.5]. Ask `voice`."""
        self.ruler: list[int] = [0] * N_MAJORS
        """By major: index of its ruler."""
        self.card_marks: list[int] = [0] * N_MAJORS
        """By major: cards more or fewer in the next deal [E1-6.2.4]."""
        self.skips: list[int] = [0] * N_MAJORS
        """By major: impulses it will lose [E1-11.0.14]."""
        self.piracy_vp: list[int] = [0] * N_MAJORS
        self.bonus: list[dict[str, int]] = [{} for _ in MAJORS]
        """By major: other markers in the Bonus-VP box, kind to VP [E1-25.2]."""
        self.vp_by_turn: list[list[int]] = []
        """VP of every major at the end of each turn [E1-25.3 S8]."""
        self.raids: dict[int, int] = {}
        """Zone to the mask of powers that raided there this turn [E1-16.4.2]. Ask `raiders`."""
        self.raids_made: list[int] = [0] * N_MAJORS

    __slots__ = declared_in(__init__)

    def seat(self, power: int) -> Seat:
        """Who decides for a power: the player of the major that commands it; NOBODY for inactive minors and
        independents."""
        commander = self.master[power]
        return self.seat_of[commander] if commander < N_MAJORS else NOBODY

    def counts_as_minor(self, power: int) -> bool:
        """E1-3.2"""
        return self.minors >> power & 1 == 1

    # ---- wars and alliances ----------------------------------------------------------------------------------------
    def has_war(self, one: int, other: int) -> bool:
        """Does an At War marker lie between the two?"""
        return self.war[one] >> other & 1 == 1

    def has_alliance(self, one: int, other: int) -> bool:
        """Does an alliance marker lie between the two?"""
        return self.alliance[one] >> other & 1 == 1

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
        if self.counts_as_minor(other):
            self.master[other] = major
        self.power_shifted = True

    def part(self, major: int, other: int) -> None:
        """The alliance marker goes."""
        self.alliance[major] &= ~(1 << other)
        self.alliance[other] &= ~(1 << major)
        if self.counts_as_minor(other):
            self.master[other] = other
        self.power_shifted = True

    # ---- influence -------------------------------------------------------------------------------------------------
    def voice(self, target: int, major: int) -> int:
        """E1-24.5 The major's influence on a power, or RESOLVED, BARRED, NO_VOICE."""
        return self.influence[target * N_MAJORS + major]

    def voices_of(self, major: int) -> list[int]:
        """By power: the major's influence on it."""
        return self.influence[major::N_MAJORS]

    def set_voice(self, target: int, major: int, points: int) -> None:
        self.influence[target * N_MAJORS + major] = points

    # ---- bonus points ----------------------------------------------------------------------------------------------
    def award(self, power: int, kind: str, vp: int = 1) -> None:
        """E1-25.2 A marker into the Bonus-VP box (or one that takes a point away)."""
        self.bonus[power][kind] = self.bonus[power].get(kind, 0) + vp

    # ---- piracy ----------------------------------------------------------------------------------------------------
    def raiders(self, zone: int) -> list[int]:
        """E1-16.4.2 The powers that have raided a sea zone this turn."""
        mask = self.raids.get(zone, 0)
        return [power for power in MAJORS if mask >> power & 1]

    def has_raided(self, zone: int, power: int) -> bool:
        return self.raids.get(zone, 0) >> power & 1 == 1

    def mark_raided(self, zone: int, power: int) -> None:
        self.raids[zone] = self.raids.get(zone, 0) | 1 << power
        self.raids_made[power] += 1

    def forget_raids(self) -> None:
        """E1-20.7 The markers come off."""
        self.raids = {}
        self.raids_made = [0] * N_MAJORS
