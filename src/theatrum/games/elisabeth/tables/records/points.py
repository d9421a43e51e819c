"""Victory points and procedures as they are written: `vp_tables.json`, `tables.json`."""

from __future__ import annotations

from typing import Literal, TypeVar

from theatrum.games.elisabeth.tables.records.procedures import Procedure, ProcedureTable
from theatrum.kit.data import BadData, Commentary, Place, Problem, Record, Table

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
    dominance_compares_with: Literal["every other power", "powers of other players"]
    """OP-25-11"""
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
    tables: tuple[Procedure, ...]
    constants: tuple[ConstantRow, ...]
    constants_note: str


VP_TABLES = Table(PACKAGE, "vp_tables", VpTablesFile, rows="bonus")
TABLES = Table(PACKAGE, "tables", TablesFile)
P = TypeVar("P", bound=ProcedureTable)


def procedure(kind: type[P]) -> P:
    """The table of this kind. Raises `BadData` if the file has none."""
    for table in TABLES.load().tables:
        if isinstance(table, kind):
            return table
    raise BadData(Problem(Place(TABLES.file, "tables"), f"there is no table {kind.__struct_config__.tag!r}"))
