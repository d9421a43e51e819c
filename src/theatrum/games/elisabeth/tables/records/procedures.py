"""The rows of the procedures in `tables.json`, one kind for each table [E1-T.1 … E1-T.10]."""

from __future__ import annotations

from typing import Any, Literal

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


ROWS: dict[str, Any] = {
    "t1_navigation": tuple[ResultRow, ...],
    "t2_colony": tuple[ResultRow, ...],
    "t3_espionage_dice": tuple[DiceRow, ...],
    "t3a_gather_intelligence_results": tuple[UseRow, ...],
    "t3b_assassination": tuple[AssassinationRow, ...],
    "t3c_ecr": tuple[RebellionRow, ...],
    "t4_royal_marriage": tuple[MarriageRow, ...],
    "t5_patronage": tuple[PatronageRow, ...],
    "t6_jilted": tuple[JiltedRow, ...],
    "t7_protestant_spaces": tuple[SpacesRow, ...],
    "t8_influence": tuple[InfluenceRow, ...],
    "t9_key_tracks": tuple[KeyTrackRow, ...],
    "t10_treasure_fleet_zone": tuple[FleetZoneRow, ...],
}
"""By table: what its rows are."""
MODIFIERS: dict[str, Any] = {
    "t1_navigation": tuple[ModifierRow, ...],
    "t2_colony": tuple[ModifierRow, ...],
    "t4_royal_marriage": tuple[NotedModifierRow, ...],
    "t5_patronage": tuple[PatronageModifierRow, ...],
}
"""By table that has any: what its modifiers are."""


def check_rows(table: str, rows: Any, modifiers: Any) -> None:
    """Raises ValueError for rows that are not what this table has: an unknown table, a field too many or too few."""
    if table not in ROWS:
        raise ValueError(f"there is no table {table!r}; there is: {', '.join(ROWS)}")
    _check(rows, ROWS[table], "rows")
    if modifiers is not None or table in MODIFIERS:
        if table not in MODIFIERS:
            raise ValueError(f"the table {table} has no modifiers")
        _check(modifiers, MODIFIERS[table], "modifiers")


def _check(found: Any, type: Any, where: str) -> None:
    try:
        msgspec.convert(found, type)
    except msgspec.ValidationError as error:
        cause, _, path = str(error).partition(" - at `$")
        raise ValueError(f"{where}{path.strip('`')}: {cause}") from None
