"""The rows of the procedures in `tables.json`, one kind for each table [E1-T.1 … E1-T.10]."""

from __future__ import annotations

from typing import Literal, Protocol, TypeVar

import msgspec

from theatrum.kit.data import Record


class ResultRow(Record, frozen=True):
    """A roll, modified, and what comes of it; open ends reach everything."""

    min: int | None
    max: int | None
    result: str


class ModifierRow(Record, frozen=True):
    """What changes a roll; a text where the value is read elsewhere."""

    id: str
    value: int | str


class NotedModifierRow(Record, frozen=True):
    id: str
    value: int
    source: str


class PatronageModifierRow(Record, frozen=True):
    id: str
    value: int
    for_: str = msgspec.field(name="for")
    source: str


class DiceRow(Record, frozen=True):
    """So many dice in each column, if something is the case; "cp": as many as points were paid."""

    id: str
    values: tuple[int | Literal["cp"], ...]
    source: str
    if_: str | None = msgspec.field(name="if")
    basis: str = ""
    sources: tuple[str, ...] = ()


class UseRow(Record, frozen=True):
    """What a hit of gathered intelligence can be used for."""

    id: str
    source: str
    basis: str
    needs_face: tuple[int, ...]
    per_action: int | None
    who: str
    target: str
    min_cards: int = 0


class AssassinationRow(Record, frozen=True):
    min: int | None
    max: int | None
    result: str
    vp: int = 0
    source: str = ""


class RebellionRow(Record, frozen=True):
    """What a Catholic rebellion in England comes to."""

    min: int | None
    max: int | None
    result: str
    source: str
    conversions: int = 0
    rebellion_dice: int = 0
    neighbours: int = 0
    regulars: int = 0
    rebellion_cp: int = 0


class MarriageRow(Record, frozen=True):
    min: int | None
    max: int | None
    result: str
    vp: int
    cards: int
    husband_dies: bool
    wife_dies: bool
    annulled: bool


class ArtistRow(Record, frozen=True):
    vp: int


class ChoiceRow(Record, frozen=True):
    vp: int
    bonus: int


class ScientistRow(Record, frozen=True):
    choices: tuple[ChoiceRow, ...]


class PatronageRow(Record, frozen=True):
    """What a patron gets of an artist, and of a scientist; a text where it is no number of points."""

    min: int | None
    max: int | None
    artist: str | ArtistRow
    scientist: str | ScientistRow
    source: str


class JiltedRow(Record, frozen=True):
    min: int
    max: int
    result: str
    cp: int
    on: tuple[str, ...]


class SpacesRow(Record, frozen=True):
    """So many Protestant spaces, and the points in each column."""

    min: int
    max: int
    values: tuple[int, ...]


class InfluenceRow(Record, frozen=True):
    """Who may win a minor power, and what they begin with."""

    power: str
    activate: tuple[str, ...]
    deactivate: tuple[str, ...]
    start: dict[str, int]
    source: str
    basis: str = ""
    note: str = ""
    deactivate_learning_scenario: tuple[str, ...] = ()
    extra_at_setup_2_5_players: dict[str, int] = msgspec.field(default_factory=dict)


class KeyTrackRow(Record, frozen=True):
    """A power's track of keys: points and cards by keys held, and the key that wins at once."""

    power: str
    auto_at: int | None
    vp: tuple[int, ...]
    source: str
    basis: str
    provenance_auto: str
    cards: tuple[int, ...] = ()
    faction: str = ""
    keys: str | tuple[str, ...] = ""


class FleetZoneRow(Record, frozen=True):
    """Where the treasure fleet is met."""

    min: int
    max: int
    result: str
    if_: str = msgspec.field(name="if", default="")
    else_: str = msgspec.field(name="else", default="")


# ---- the tables --------------------------------------------------------------------------------------------------------
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


class ProcedureTable(Record, frozen=True, tag_field="id"):
    """What all tables say of themselves; its id says which one it is, and so what its rows are."""

    rule_id: str
    used_by: str
    name_en: str
    name_de: str
    source: str


class NavigationTable(ProcedureTable, frozen=True, tag="t1_navigation"):
    dice: str
    basis: str
    rows: tuple[ResultRow, ...]
    modifiers: tuple[ModifierRow, ...]


class ColonyTable(ProcedureTable, frozen=True, tag="t2_colony"):
    dice: str
    basis: str
    rows: tuple[ResultRow, ...]
    modifiers: tuple[ModifierRow, ...]


class EspionageDiceTable(ProcedureTable, frozen=True, tag="t3_espionage_dice"):
    columns: tuple[str, ...]
    hit_on: tuple[int, ...]
    minimum_dice: int
    cards: dict[str, str]
    who: WhoRow
    rows: tuple[DiceRow, ...]


class IntelligenceTable(ProcedureTable, frozen=True, tag="t3a_gather_intelligence_results"):
    rows: tuple[UseRow, ...]


class AssassinationTable(ProcedureTable, frozen=True, tag="t3b_assassination"):
    value: str
    rows: tuple[AssassinationRow, ...]


class RebellionTable(ProcedureTable, frozen=True, tag="t3c_ecr"):
    value: str
    rows: tuple[RebellionRow, ...]


class MarriageTable(ProcedureTable, frozen=True, tag="t4_royal_marriage"):
    dice: str
    basis: str
    rows: tuple[MarriageRow, ...]
    modifiers: tuple[NotedModifierRow, ...]


class PatronageTable(ProcedureTable, frozen=True, tag="t5_patronage"):
    dice: str
    basis: str
    rows: tuple[PatronageRow, ...]
    modifiers: tuple[PatronageModifierRow, ...]
    cp_modifier: dict[str, int]
    cp_modifier_source: str
    person_value_1_removed_at: tuple[int, ...]
    free_sponsoring_box: dict[str, int]
    persons_per_turn: PersonsPerTurnRow


class JiltedTable(ProcedureTable, frozen=True, tag="t6_jilted"):
    dice: str
    basis: str
    draws: int
    rows: tuple[JiltedRow, ...]


class ProtestantSpacesTable(ProcedureTable, frozen=True, tag="t7_protestant_spaces"):
    columns: tuple[str, ...]
    basis: str
    column_sources: tuple[str, ...]
    confidence: dict[str, Literal["high", "medium", "low"]]
    limits: LimitsRow
    same_as: str
    rows: tuple[SpacesRow, ...]


class InfluenceTable(ProcedureTable, frozen=True, tag="t8_influence"):
    basis: str
    rows: tuple[InfluenceRow, ...]


class KeyTracksTable(ProcedureTable, frozen=True, tag="t9_key_tracks"):
    basis: str
    protestant_cards: ProtestantCardsRow
    note: str
    all_covered: AllCoveredRow
    rows: tuple[KeyTrackRow, ...]


class FleetZoneTable(ProcedureTable, frozen=True, tag="t10_treasure_fleet_zone"):
    dice: str
    basis: str
    same_as: str
    rows: tuple[FleetZoneRow, ...]


Procedure = (
    NavigationTable
    | ColonyTable
    | EspionageDiceTable
    | IntelligenceTable
    | AssassinationTable
    | RebellionTable
    | MarriageTable
    | PatronageTable
    | JiltedTable
    | ProtestantSpacesTable
    | InfluenceTable
    | KeyTracksTable
    | FleetZoneTable
)


# ---- looking something up ----------------------------------------------------------------------------------------------
class Band(Protocol):
    """A row for the totals from one number to another; an open end reaches everything."""

    @property
    def min(self) -> int | None: ...
    @property
    def max(self) -> int | None: ...


B = TypeVar("B", bound=Band)


def look_up(rows: tuple[B, ...], total: int) -> B:
    """The row in which a total lies."""
    return next(
        row for row in rows if (row.min is None or total >= row.min) and (row.max is None or total <= row.max)
    )
