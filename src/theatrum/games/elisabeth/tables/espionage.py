"""The Espionage Table [E1-T.3]: how many dice, and what comes of them."""

from __future__ import annotations

from typing import Literal

from theatrum.games.elisabeth.tables.records.points import procedure
from theatrum.games.elisabeth.tables.records.procedures import (
    AssassinationTable,
    EspionageDiceTable,
    IntelligenceTable,
    RebellionTable,
    UseRow,
)

GATHER, KILL, GUARD, RISE, PUT_DOWN = range(5)
"""The columns of the table: gathering intelligence; an assassination, attack and defence; an English Catholic rebellion,
attack and defence."""
_TABLE = procedure(EspionageDiceTable)
HIT_ON = _TABLE.hit_on
FEWEST = _TABLE.minimum_dice
"""Dice that are always rolled by who acts, whatever reduces them."""
DICE: dict[str, tuple[int | Literal["cp"], ...]] = {row.id: row.values for row in _TABLE.rows}
"""By row: dice in each column."""
USES: dict[str, UseRow] = {row.id: row for row in procedure(IntelligenceTable).rows}
ASSASSINATION = procedure(AssassinationTable).rows
CATHOLIC_REBELLION = procedure(RebellionTable).rows
RISING = next(row for row in CATHOLIC_REBELLION if row.rebellion_dice)
"""The rebellion that a good result brings, also by Rising in the North [E1-C.78]."""
MOST_CARDS_SAFE = USES["random_discard_die_6_and_hand_at_least_3"].min_cards
"""A hand of so many cards can be made to discard [OP-19-16]."""
DISCARD_FACE = min(USES["random_discard_die_6_and_hand_at_least_3"].needs_face)
