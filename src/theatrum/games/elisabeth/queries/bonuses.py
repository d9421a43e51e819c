"""Science bonuses [E1-22.2.2]: a rule that one of them changes asks who owns it."""

from __future__ import annotations

from collections.abc import Iterable

from theatrum.games.elisabeth.state import Elisabeth, the_court
from theatrum.games.elisabeth.tables.powers import POWER_IDS
from theatrum.games.elisabeth.tables.records import court
from theatrum.kit.nouns import Nouns

ROWS = court.PATRONAGE.load().science_bonuses
BONUS = Nouns("bonus", [row.id for row in ROWS])


def owns(g: Elisabeth, power: int, bonus: str) -> bool:
    """Does the power own the bonus?"""
    return g.court is not None and g.court.bonuses[BONUS.by_id[bonus]] == power


def usable_bonuses(g: Elisabeth, power: int) -> list[int]:
    """OP-22-15 In the game, nobody's, and of use to the power."""
    board = the_court(g)
    return [
        i
        for i, row in enumerate(ROWS)
        if board.bonuses_left >> i & 1 and board.bonuses[i] < 0 and POWER_IDS[power] in row.power_list
    ]


def telescope(g: Elisabeth, power: int, nations: Iterable[int]) -> int:
    """E1-22.2.2 +1 to intercept or avoid battle; not if all pieces are those of minor allies, or borrowed."""
    return int(owns(g, power, "telescope") and power in nations)


def ravelin(g: Elisabeth, controller: int) -> int:
    """E1-22.2.2 One more die against assaults on every fortified space of the owner, whoever defends it."""
    return int(owns(g, controller, "ravelin"))
