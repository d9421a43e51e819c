"""nations.json, neutral_tiles.json, layouts.json"""

from __future__ import annotations

from typing import Literal, TypeAlias

from theatrum.games.generalship.tables.abilities import Terrain
from theatrum.games.generalship.tables.records.common import Resources, Sources
from theatrum.kit.data import Commentary, Provenance, Record

NationRole: TypeAlias = Literal["capital", "front_left", "front_right"]


# ---- nations.json, neutral_tiles.json ---------------------------------------------------------------------------------
class ExchangeRow(Record, frozen=True):
    food: int
    metal: int
    uses_per_production: Literal[1]
    direction: Literal["both"]


class CircleRow(Record, frozen=True):
    id: str
    number: int
    numeral: str
    produces: Resources
    exchange: ExchangeRow | None = None


class NationTileRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    role: NationRole
    terrain: Terrain
    fortress: bool
    growth: int
    circles: tuple[CircleRow, ...]
    provenance: Provenance


class GrowthOverride(Record, frozen=True):
    population: int
    growth: int


class NationRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    colour: str
    max_population: int
    growth_overrides: tuple[GrowthOverride, ...]
    character_en: Commentary
    tiles: tuple[NationTileRow, ...]
    internal_adjacency: Commentary
    circle_order_note: Commentary
    field_sources: Sources


class NationFile(Record, frozen=True):
    schema: str
    frame: Commentary
    nations: tuple[NationRow, ...]


class NeutralTileRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    terrain: Terrain
    produces: Resources
    fortress: bool
    exchange: ExchangeRow | None
    provenance: Provenance


class NeutralTileFile(Record, frozen=True):
    schema: str
    count_source: Commentary
    terrain_kinds_source: Commentary
    facts_from_seed: Commentary
    composition: Commentary
    tiles: tuple[NeutralTileRow, ...]


# ---- layouts.json -----------------------------------------------------------------------------------------------------
class PositionRow(Record, frozen=True):
    """A place with its axial coordinates; which places are neighbours follows from these."""

    id: str
    q: int
    r: int


class NeutralPositionRow(PositionRow, frozen=True):
    corner: bool
    fill_order: int


class HomeRow(Record, frozen=True):
    capital: PositionRow
    front_left: PositionRow
    front_right: PositionRow


class SeatRow(Record, frozen=True):
    seat: str
    positions: HomeRow


class AssignmentRow(Record, frozen=True):
    """Which nation sits where, if that is fixed."""

    rule: Commentary
    s1: str | None = None
    s2: str | None = None
    s3: str | None = None
    s4: str | None = None


class LayoutRow(Record, frozen=True):
    id: str
    players: int
    default: bool
    name_en: str
    name_de: str
    neutral_positions: tuple[NeutralPositionRow, ...]
    seats: tuple[SeatRow, ...]
    nation_assignment: AssignmentRow
    provenance: Provenance


class LayoutFile(Record, frozen=True):
    schema: str
    grid: Commentary
    tile_shape: Commentary
    fill_procedure: Commentary
    unused_tiles: Commentary
    layouts: tuple[LayoutRow, ...]
