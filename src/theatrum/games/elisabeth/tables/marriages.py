"""What nobles bring into a marriage, and what comes of it [E1-21.0, 22-T4]."""

from __future__ import annotations

import msgspec

from theatrum.games.elisabeth.tables.persons import NOBLES
from theatrum.games.elisabeth.tables.records.points import procedure
from theatrum.games.elisabeth.tables.records.procedures import MarriageTable
from theatrum.kit.data import Record


class Bonus(Record, frozen=True, forbid_unknown_fields=False):
    """What is special about a noble, as `nobles.json` has it [E1-21.0]."""

    cards: int = 0
    bride_powers: tuple[str, ...] = ()
    husband_powers: tuple[str, ...] = ()
    if_wife_power: str = ""
    if_wife: str = ""
    to: str = ""
    influence: dict[str, int] = msgspec.field(default_factory=dict)
    reroll: str = ""
    free_action: str = ""
    valois_vp: int = 0
    no_vp_returns_with: int = 0
    french_spouse_only: str = ""
    no_french_spouse: bool = False
    husband_ruler_patronage: int = 0
    married_loses: str = ""


BONUS: tuple[Bonus, ...] = tuple(msgspec.convert(row.params, Bonus) for row in NOBLES)


OUTCOMES = procedure(MarriageTable).rows
"""The Royal Marriage Table [22-T4]."""
