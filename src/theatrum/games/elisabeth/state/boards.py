"""The boards beside the Europe map. A scenario that does not use one has none of it (None in the state)."""

from __future__ import annotations

from theatrum.core.columns import Columns, declared_in
from theatrum.core.compiled import mypyc_attr

IN_COLONY = 64
"""A captain who winters in a colony is at this number and the settlement's."""


@mypyc_attr(allow_interpreted_subclasses=True)
class NewWorld(Columns):
    """The world map [E1-2.6, E1-16.5, E1-17.4]. Everything by its index in the data's lists."""

    def __init__(self, captains: int, settlements: list[int], zones: int, pool: list[int]) -> None:
        self.captain_at: list[int] = [-1] * captains
        """By captain: an ocean zone, IN_COLONY and a settlement, or a code of `table` (AWAY, ON_CARD, NEXT_TURN, GONE)."""
        self.captain_power: list[int] = [-1] * captains
        """Whose he is; NOBODY while he is shared by France and the Protestants [E1-5.2.3]."""
        self.damaged: int = 0
        """Mask of captains on their damaged side."""
        self.colony_aboard: int = 0
        self.loot: list[list[int]] = [[] for _ in range(captains)]
        """By captain: treasures under him."""
        self.settlements: list[int] = settlements
        """By settlement: its owner, or NOBODY."""
        self.fortresses: int = 0
        """Mask of settlements with a Spanish fortress."""
        self.fortresses_on_card: int = 0
        self.patrols: list[int] = [0] * zones
        """By ocean zone."""
        self.escorts: int = 0
        """Galleons in the treasure fleet's escort box [E1-10.0.P1]."""
        self.pool: list[int] = pool
        """Treasures face down, in no order that anybody knows."""
        self.spent: list[int] = []
        self.spanish_row: list[int] = []
        self.portuguese_row: list[int] = []
        self.known: dict[int, int] = {}
        """Treasure in a hand to the mask of seats (beside its holder) that know it is there."""
        self.fresh: list[int] = []
        """Treasures that were drawn from a hand in this impulse and can only be played in a later one."""
        self.fleet_cargo: list[int] = []
        """Treasures that sail with the fleet while its card is carried out [E1-23.2]."""
        self.passed: list[int] = [0] * captains
        """By captain: which of the waters of a circumnavigation he has passed, as a mask [E1-16.6]."""
        self.underway: list[tuple[int, int, int]] = []
        """Captain, where he was, ocean zone he sails to: named in this naval move [OP-16-38]."""
        self.patrols_ordered: list[tuple[int, int]] = []
        """From and to: patrols that move with it."""

    __slots__ = declared_in(__init__)

    def zone_of(self, captain: int) -> int:
        """The ocean zone in which an expedition is, or NOBODY; in a colony it is in none [OP-16-28]."""
        return self.captain_at[captain] if 0 <= self.captain_at[captain] < IN_COLONY else -1

    def colony_of(self, captain: int) -> int:
        """The settlement in which a captain has wintered, or NOBODY."""
        return self.captain_at[captain] - IN_COLONY if self.captain_at[captain] >= IN_COLONY else -1

    def is_damaged(self, captain: int) -> bool:
        return self.damaged >> captain & 1 == 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Court(Columns):
    """Marriages and patronage [E1-21, E1-22]."""

    def __init__(self, nobles: int, bonuses: int) -> None:
        self.suitability: list[int] = [0] * nobles
        """By noble: how suitable now; 0 if not (or no longer) to be married."""
        self.bride_of: list[int] = [-1] * nobles
        """By noble: the noble he or she is promised to, else NOBODY."""
        self.artists: int = 0
        """Mask of those who can be sponsored now."""
        self.scientists: int = 0
        self.awards: int = 0
        """Mask of awards not yet won."""
        self.bonuses: list[int] = [-1] * bonuses
        """By science bonus: the power that holds it, else NOBODY."""
        self.bonuses_left: int = 0
        """Mask of science bonuses that can still be won."""
        self.sponsored: dict[int, int] = {}
        """Person (artists first, then scientists) to the CP paid for him or her this turn [E1-22]."""
        self.sponsors: dict[int, int] = {}
        """The same persons to their sponsors."""
        self.used: list[int] = [0, 0]
        """Artists, scientists: mask of powers that have sponsored one this turn [E1-22.0.1]."""
        self.prague: int = 0
        """Mask of persons for whom the Prague Cultural Centre counts (card 35)."""
        self.returning: dict[int, int] = {}
        """Person to the turn in which he or she is available again (card 56)."""
        self.married: int = 0
        """Mask of nobles whose marriage was carried out."""
        self.louise: int = -1
        """The power whose man Louise of Lorraine marries (card 95), else NOBODY."""
        self.valois: int = 0
        """Mask of Valois nobles who are married: a point each for France [E1-25.2]."""
        self.festivities: int = -1
        """The man whose wedding has the Festivities marker (card 33), else NOBODY."""
        self.refused: int = 0
        """Mask of nobles who can't be promised again this turn [OP-21-8]."""
        self.gone: int = 0
        """Mask of nobles who never (again) come to the board: married, dead, out of the game."""
        self.comes_back: int = 0
        """Mask of nobles who are put back at the start of the next turn [OP-21-12]."""
        self.prearranged: bool = False
        """Does the match of Philip II and Elisabeth de Valois still bind a card [E1-SC.4]?"""

    __slots__ = declared_in(__init__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Espionage(Columns):
    """Informants, Jesuits and murder [E1-19, E1-8.2]."""

    def __init__(self) -> None:
        self.informants: list[int] = [0] * 36
        """spy * 6 + victim: 0 none, 1 in place, 2 neutralised."""
        self.since: list[int] = [0] * 36
        """The same: the impulse in which it was placed [E1-19.2]."""
        self.code_keys: list[int] = [-1] * 6
        """By spy: the power on whose card its code key lies, else NOBODY."""
        self.assassinations: int = 0
        """Mask of powers that have used theirs this turn."""
        self.jesuits: int = 0
        """Mask of spaces with a Jesuit."""
        self.jesuits_on_card: int = 0
        self.walsingham: str = "away"
        """"away" (not in play), "unused", "offensive" or "defensive" [E1-20.8]."""
        self.mary: str = "away"
        """Mary Stuart: "away", "free" (alive in Scotland), "captured", "executed" or "dead" [E1-23.3]."""
        self.elizabeth_died: int = 0
        """The turn in which Elizabeth died; 0: she lives [E1-23.3]."""
        self.douai: bool = False
        """Has card 93 been played for its text [E1-8.2.1]?"""
        self.excommunicated: bool = False

    __slots__ = declared_in(__init__)
