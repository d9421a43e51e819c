"""The boards beside the Europe map. A scenario that does not use one has none of it (None in the state)."""

from __future__ import annotations

from theatrum.core.columns import Columns
from theatrum.core.compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class NewWorld(Columns):
    """The world map [E1-2.6, E1-16.5, E1-17.4]. Everything by its index in the data's lists."""

    __slots__ = (
        "captain_at",
        "captain_power",
        "colony_aboard",
        "damaged",
        "escorts",
        "fortresses",
        "fortresses_on_card",
        "loot",
        "patrols",
        "pool",
        "portuguese_row",
        "settlements",
        "spanish_row",
        "spent",
    )
    captain_at: list[int]
    """By captain: an ocean zone, or a code of `table` (AWAY, ON_CARD, NEXT_TURN, GONE)."""
    captain_power: list[int]
    """Whose he is; NOBODY while he is shared by France and the Protestants [E1-5.2.3]."""
    damaged: int
    """Mask of captains on their damaged side."""
    colony_aboard: int
    loot: list[list[int]]
    """By captain: treasures under him."""
    settlements: list[int]
    """By settlement: its owner, or NOBODY."""
    fortresses: int
    """Mask of settlements with a Spanish fortress."""
    fortresses_on_card: int
    patrols: list[int]
    """By ocean zone."""
    escorts: int
    """Galleons in the treasure fleet's escort box [E1-10.0.P1]."""
    pool: list[int]
    """Treasures face down, in no order that anybody knows."""
    spent: list[int]
    spanish_row: list[int]
    portuguese_row: list[int]

    def __init__(self, captains: int, settlements: list[int], zones: int, pool: list[int]) -> None:
        self.captain_at = [-1] * captains
        self.captain_power = [-1] * captains
        self.damaged = 0
        self.colony_aboard = 0
        self.loot = [[] for _ in range(captains)]
        self.settlements = settlements
        self.fortresses = 0
        self.fortresses_on_card = 0
        self.patrols = [0] * zones
        self.escorts = 0
        self.pool = pool
        self.spent = []
        self.spanish_row = []
        self.portuguese_row = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Court(Columns):
    """Marriages and patronage [E1-21, E1-22]."""

    __slots__ = ("artists", "awards", "bonuses", "bride_of", "scientists", "suitability")
    suitability: list[int]
    """By noble: how suitable now; 0 if not (or no longer) to be married."""
    bride_of: list[int]
    """By noble: the noble he or she is promised to, else NOBODY."""
    artists: int
    """Mask of those who can be sponsored now."""
    scientists: int
    awards: int
    """Mask of awards not yet won."""
    bonuses: list[int]
    """By science bonus: the power that holds it, else NOBODY."""

    def __init__(self, nobles: int, bonuses: int) -> None:
        self.suitability = [0] * nobles
        self.bride_of = [-1] * nobles
        self.artists = 0
        self.scientists = 0
        self.awards = 0
        self.bonuses = [-1] * bonuses


@mypyc_attr(allow_interpreted_subclasses=True)
class Espionage(Columns):
    """Informants, Jesuits and murder [E1-19, E1-8.2]."""

    __slots__ = (
        "assassinations",
        "excommunicated",
        "informants",
        "jesuits",
        "jesuits_on_card",
        "mary",
        "walsingham",
    )
    informants: list[int]
    """spy * 6 + victim: 0 none, 1 in place, 2 neutralised."""
    assassinations: int
    """Mask of powers that have used theirs this turn."""
    jesuits: int
    """Mask of spaces with a Jesuit."""
    jesuits_on_card: int
    walsingham: bool
    """Already used this turn?"""
    mary: str
    """Mary Stuart: "away", "free", "captured" or "executed" [E1-9.5.1]."""
    excommunicated: bool

    def __init__(self) -> None:
        self.informants = [0] * 36
        self.assassinations = 0
        self.jesuits = 0
        self.jesuits_on_card = 0
        self.walsingham = False
        self.mary = "away"
        self.excommunicated = False
