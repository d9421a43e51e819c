"""The Europe map as it is written: `spaces.json`, `sea_zones.json`, `connections.json`."""

from __future__ import annotations

from typing import Literal

from theatrum.kit.data import Commentary, Record, Table

PACKAGE = "theatrum.games.elisabeth"


class RegionRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    spaces: tuple[str, ...]
    used_by: str
    source: str
    basis: str


class SpaceRow(Record, frozen=True):
    id: str
    name: str
    name_en: str
    name_de: str
    aliases: tuple[str, ...]
    kind: Literal["fortress", "key", "unfortified"]
    capital: bool
    home_power: str | None
    second_home_power: str | None
    protestant_faction: Literal["dutch", "huguenot"] | None
    independent: bool
    religious_area: Literal["england", "france", "netherlands", "none", "scotland"]
    printed_religion: Literal["catholic", "protestant"]
    ports: tuple[str, ...]
    anchors: int
    inland_port: bool
    inland_port_partner: str | None
    restrictions: tuple[str, ...]
    lat: float
    lon: float
    source: str
    source_refs: Commentary
    provenance: Commentary
    notes: str
    start_religion_override: str = ""
    capital_until: str = ""
    capital_after: str = ""


class SpacesFile(Record, frozen=True):
    game: str
    note: str
    regions: tuple[RegionRow, ...]
    spaces: tuple[SpaceRow, ...]


class ZoneRow(Record, frozen=True):
    id: str
    name: str
    name_en: str
    name_de: str
    group: Literal["atlantic", "mediterranean"]
    adjacent: tuple[str, ...]
    ports: tuple[str, ...]
    lat: float
    lon: float
    source: str
    source_refs: Commentary


class AdjacencyRow(Record, frozen=True):
    a: str
    b: str
    source: str
    basis: str = ""
    source_refs: Commentary = None


class GapRow(Record, frozen=True):
    a: str
    b: str
    via_port: str
    source: str
    source_refs: Commentary


class SeaZonesFile(Record, frozen=True):
    game: str
    note: str
    zones: tuple[ZoneRow, ...]
    adjacency: tuple[AdjacencyRow, ...]
    not_adjacent: tuple[GapRow, ...]


class ConnectionRow(Record, frozen=True):
    a: str
    b: str
    kind: Literal["inland_waterway", "normal", "pass"]
    source: str
    source_refs: Commentary = None
    basis: str = ""
    controlling_port: str = ""
    mountains: str = ""


class ConnectionsFile(Record, frozen=True):
    game: str
    note: str
    connections: tuple[ConnectionRow, ...]


SPACES = Table(PACKAGE, "spaces", SpacesFile, rows="spaces", noun="space")
SEA_ZONES = Table(PACKAGE, "sea_zones", SeaZonesFile, rows="zones", noun="zone")
CONNECTIONS = Table(PACKAGE, "connections", ConnectionsFile)
