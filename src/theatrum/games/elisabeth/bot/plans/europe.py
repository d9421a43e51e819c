"""The survey of the whole game, in which every power counts its own points."""

from __future__ import annotations

from theatrum.games.elisabeth.bot.plans.loot import RAID_GAIN
from theatrum.games.elisabeth.bot.plans.plans import HOPE_OF_WAR
from theatrum.games.elisabeth.bot.plans.survey import Survey
from theatrum.games.elisabeth.queries.keys import DUTCH_KEYS, track_keys
from theatrum.games.elisabeth.queries.points import victory_points
from theatrum.games.elisabeth.rules.victory import CENTRAL_EUROPE, PARIS
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.places import KEY, SPACES
from theatrum.games.elisabeth.tables.powers import (
    FRANCE,
    HRE,
    INDEPENDENT,
    KEY_ROWS,
    POWERS,
    PROTESTANT,
    SPAIN,
)

KEY_POINTS = (2.0, 1.0, 2.0, 1.0, 2.0, 2.0)
"""By power: what a key more is worth on its track [E1-25.2]."""
CARD_OF_A_KEY = 0.17
"""E1-6.2.4 Two keys bring a card more in every turn: what that is worth for one key and one turn."""
FORTRESS, MARKER, CENTRE = 0.15, 0.7, 0.5
"""What a fortress is worth, which gives no points here; and a turn of Paris, or of all Central Europe [E1-25.3]."""
LAST_KEYS, CLOSE_TO_VICTORY = 2, 1.5
"""E1-25.1 When so few keys are missing to the last box, each of them counts so much more."""
OVERSEAS = 0.55
"""What a plan keeps of its worth if the army goes by sea: of what bots hoped to win so they won a third."""
PARIS_COUNTS_FOR = (FRANCE, SPAIN, PROTESTANT)


class Campaign(Survey):
    """Forces, plans and prospects of all powers in Europe."""

    __slots__ = ("_missing", "_points", "_worth", "risks")

    def __init__(self, g: Elisabeth) -> None:
        super().__init__(g)
        self._worth: dict[tuple[int, int], float] = {}
        self._missing: dict[int, int] = {}
        self._points: dict[int, int] = {}
        self.risks: list[tuple[int, int, float]] | None = None
        """Keys that may rise for the Protestants, with their rightful owner and how likely it is; None: not looked up."""

    def points(self, power: int) -> int:
        """E1-25.2 Its victory points."""
        found = self._points.get(power)
        if found is None:
            found = self._points[power] = victory_points(self.g, power)
        return found

    def keys_missing(self, side: int) -> int:
        """E1-25.1 To the last box of its track."""
        found = self._missing.get(side)
        if found is None:
            found = self._missing[side] = POWERS[side].keys_to_win - track_keys(self.g, side)
        return found

    def worth(self, side: int, space: int) -> float:
        if SPACES[space].kind != KEY or side >= len(KEY_POINTS):
            return FORTRESS
        found = self._worth.get((side, space))
        if found is None:
            found = self._worth[side, space] = self._key(side, space)
        return found

    def _key(self, side: int, space: int) -> float:
        g = self.g
        turns = g.last_turn - g.turn
        points = KEY_POINTS[side]
        if side == PROTESTANT and space in DUTCH_KEYS:
            points = float(KEY_ROWS.dutch_vp)
        points += CARD_OF_A_KEY * turns
        if space == PARIS and side in PARIS_COUNTS_FOR:
            points += MARKER * (1 + turns)
        if space in CENTRAL_EUROPE and side == HRE:
            points += CENTRE * (1 + turns)
        if self.keys_missing(side) <= LAST_KEYS:
            points += CLOSE_TO_VICTORY
        return points

    def hope(self, side: int, goal: int) -> float:
        holder = self.g.control[goal]
        at_war = holder == INDEPENDENT or self.g.has_war(side, self.g.master[holder])
        return 1.0 if at_war else HOPE_OF_WAR

    def crossing(self) -> float:
        return OVERSEAS

    def booty(self, side: int, dice: int, other_awards: int) -> float:
        return RAID_GAIN[min(dice, len(RAID_GAIN) - 1)][other_awards]


def survey_of(g: Elisabeth) -> Survey:
    """What there is to win and to lose, as the scenario counts."""
    return Survey(g) if g.realms is None else Campaign(g)
