"""Science bonuses [E1-22.2.2]: a rule that one of them changes asks who owns it."""

from __future__ import annotations

from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.records import court
from theatrum.kit.nouns import Nouns

ROWS = court.PATRONAGE.load().science_bonuses
BONUS = Nouns("bonus", [row.id for row in ROWS])


def owns(g: Elisabeth, power: int, bonus: str) -> bool:
    """Does the power own the bonus?"""
    return g.court is not None and g.court.bonuses[BONUS.by_id[bonus]] == power
