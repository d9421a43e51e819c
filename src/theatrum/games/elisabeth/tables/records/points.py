"""Victory points and procedures as they are written: `vp_tables.json`, `tables.json`."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from theatrum.games.elisabeth.tables.records.procedures import check_rows
from theatrum.kit.data import Commentary, Record, Table

PACKAGE = "theatrum.games.elisabeth"


class ProtestantSpaceRow(Record, frozen=True):
    min: int
    max: int
    spain: int | None
    england: int | None
    protestant: int | None
    hre_catholic: int | None
    hre_balanced: int | None
    hre_protestant: int | None
    automatic: str | None


class BonusRow(Record, frozen=True):
    id: str
    vp: int | None
    note: str
    source: str


class StartVpRow(Record, frozen=True):
    learning: dict[str, int]
    campaign: dict[str, int]
    tournament: dict[str, int]
    source: str


class LearningPointsRow(Record, frozen=True):
    ottoman_win_vp: int
    fortress_vp: int
    source: str


class VictoryPointsRow(Record, frozen=True):
    standard: int
    dominance_margin: int
    dominance_from_turn: int
    source: str
    two_powers_per_player: str
    dominance_compares_with: str
    never_winners: str
    source_two_powers: str


class VpTablesFile(Record, frozen=True):
    game: str
    schema: str
    note: str
    protestant_spaces: tuple[ProtestantSpaceRow, ...]
    protestant_spaces_source: str
    bonus: tuple[BonusRow, ...]
    victory: VictoryPointsRow
    learning: LearningPointsRow
    start_vp: StartVpRow


class WhoRow(Record, frozen=True):
    gather_intelligence: str
    assassination_attack: str
    assassination_defence: str
    ecr_attack: str
    ecr_defence: str


class PersonsPerTurnRow(Record, frozen=True):
    artist: int
    scientist: int
    source: str


class LimitsRow(Record, frozen=True):
    catholic_victory_at_or_below: int
    protestant_victory_at_or_above: int
    source: str
    basis: str


class ProtestantCardsRow(Record, frozen=True):
    base: int
    plus: str
    maximum: int
    source: str


class AllCoveredRow(Record, frozen=True):
    cards: int
    vp: int
    source: str


class ProcedureTableRow(Record, frozen=True):
    id: str
    rule_id: str
    used_by: str
    name_en: str
    name_de: str
    rows: tuple[dict[str, Any], ...]
    """Of the kind that `records.procedures` gives for this table: checked when they are read."""
    source: str
    dice: str = ""
    modifiers: tuple[dict[str, Any], ...] | None = None
    basis: str = ""
    columns: tuple[str, ...] = ()
    hit_on: tuple[int, ...] = ()
    minimum_dice: int | None = None
    cards: dict[str, str] = msgspec.field(default_factory=dict)
    who: WhoRow | None = None
    value: str = ""
    cp_modifier: dict[str, int] = msgspec.field(default_factory=dict)
    cp_modifier_source: str = ""
    person_value_1_removed_at: tuple[int, ...] = ()
    free_sponsoring_box: dict[str, int] = msgspec.field(default_factory=dict)
    persons_per_turn: PersonsPerTurnRow | None = None
    draws: int | None = None
    column_sources: tuple[str, ...] = ()
    confidence: dict[str, Literal["high", "medium", "low"]] = msgspec.field(default_factory=dict)
    limits: LimitsRow | None = None
    same_as: str = ""
    protestant_cards: ProtestantCardsRow | None = None
    note: str = ""
    all_covered: AllCoveredRow | None = None

    def __post_init__(self) -> None:
        check_rows(self.id, self.rows, self.modifiers)


class ConstantRow(Record, frozen=True):
    id: str
    rules: str
    values: Commentary
    source: str


class TablesFile(Record, frozen=True):
    game: str
    schema: str
    note: str
    provenance: Commentary
    tables: tuple[ProcedureTableRow, ...]
    constants: tuple[ConstantRow, ...]
    constants_note: str


VP_TABLES = Table(PACKAGE, "vp_tables", VpTablesFile, rows="bonus")
TABLES = Table(PACKAGE, "tables", TablesFile)
