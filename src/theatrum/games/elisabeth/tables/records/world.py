"""The world map as it is written: `world_map.json`; and the treasures, `treasures.json`."""

from __future__ import annotations

from typing import Literal

from theatrum.kit.data import Commentary, Record, Table

PACKAGE = "theatrum.games.elisabeth"


class OceanZoneRow(Record, frozen=True):
    id: str
    name: str
    name_en: str
    name_de: str
    group: Literal["americas", "other"]
    lat: float
    lon: int
    settlements: tuple[str, ...]
    source: str
    source_refs: Commentary
    notes: str = ""


class LinkRow(Record, frozen=True):
    a: str
    b: str
    kind: Literal["dangerous_passage", "plain", "trade_wind"]
    drawn_adjacent: bool
    source: str
    source_refs: Commentary
    basis: str
    kind_source: str
    roll: str
    wind_from: str = ""
    wind_to: str = ""


class SettlementRow(Record, frozen=True):
    id: str
    name: str
    name_en: str
    name_de: str
    owner: str | None
    colony_site: bool
    ocean_zones: tuple[str, ...]
    lat: float
    lon: float
    source: str
    source_refs: Commentary
    notes: str


class ColoniesRow(Record, frozen=True):
    powers: tuple[str, ...]
    powers_source: str
    powers_source_refs: Commentary
    markers_per_power: int
    markers_source: str
    markers_basis: str
    ottoman_condition: str
    sites: tuple[str, ...]
    captains_per_colony: None
    captains_per_colony_source: str


class ExtraBoxRow(Record, frozen=True):
    count: int
    condition: str


class SpanishRowsRow(Record, frozen=True):
    boxes: int
    extra_box: ExtraBoxRow
    visible_to: tuple[str, ...]


class PortugueseRowsRow(Record, frozen=True):
    boxes: int
    visible_to: tuple[str, ...]


class TreasureRowsRow(Record, frozen=True):
    spain: SpanishRowsRow
    portugal: PortugueseRowsRow
    printed_on: str
    source: str
    source_refs: Commentary


class EntryZonesRow(Record, frozen=True):
    ottoman: tuple[str, ...]
    england: tuple[str, ...]
    france: tuple[str, ...]
    hre: tuple[str, ...]
    protestant: tuple[str, ...]
    source: str
    source_refs: Commentary


class TreasureFleetRow(Record, frozen=True):
    table: Commentary
    source: str
    source_refs: Commentary


class CircumnavigationRow(Record, frozen=True):
    powers: tuple[str, ...]
    first: tuple[str, ...]
    completing: tuple[str, ...]


class PatrolsRow(Record, frozen=True):
    limit: None
    source: str


class WorldMapFile(Record, frozen=True):
    game: str
    note: str
    ocean_zones: tuple[OceanZoneRow, ...]
    links: tuple[LinkRow, ...]
    settlements: tuple[SettlementRow, ...]
    colonies: ColoniesRow
    treasure_rows: TreasureRowsRow
    entry_zones: EntryZonesRow
    treasure_fleet: TreasureFleetRow
    circumnavigation: tuple[CircumnavigationRow, ...]
    circumnavigation_source: str
    circumnavigation_refs: Commentary
    patrols: PatrolsRow
    reconstruction: str


class TreasureRow(Record, frozen=True):
    id: str
    kind: Literal["cp", "draw_card", "science_bonus", "vp"]
    value: int | None
    source: str


class SummaryRow(Record, frozen=True):
    kind: Literal["cp", "draw_card", "science_bonus", "vp"]
    value: int | None
    count: int


class TreasuresFile(Record, frozen=True):
    game: str
    schema: str
    note: str
    count: int
    count_source: str
    treasures: tuple[TreasureRow, ...]
    summary: tuple[SummaryRow, ...]
    pool_empty: str
    pool_empty_source: str


WORLD_MAP = Table(PACKAGE, "world_map", WorldMapFile, rows="settlements", noun="settlement")
TREASURES = Table(PACKAGE, "treasures", TreasuresFile, rows="treasures", noun="treasure")
