"""CC-4.4.3.15 Exploration markers: resources, mines, native sites, and those that say "draw more"."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from theatrum.games.caribbean.tables.files import PACKAGE, File, Sourced, ids_of
from theatrum.games.caribbean.tables.places import N_REGIONS, REGION
from theatrum.kit.data import Place, Table, refuse
from theatrum.kit.nouns import Nouns

MarkerKind: TypeAlias = Literal["resource", "mine", "native_site", "draw_more"]


class MarkerRow(Sourced, frozen=True, kw_only=True):
    id: str
    type: str
    kind: MarkerKind
    period: int
    count: int
    regions: tuple[str, ...] | None
    facility: Literal["farms", "mines", "plants"] | None
    counts_against_area_limit: bool
    draw_extra: int


class MarkerFile(File, frozen=True, kw_only=True):
    markers: tuple[MarkerRow, ...]
    total: int


class Doc(msgspec.Struct, frozen=True):
    """What a rule needs of the file's heading."""

    city_force_pool: int


MARKER_FILE = Table(PACKAGE, "exploration_markers", MarkerFile, rows="markers", noun="marker")
FILE = MARKER_FILE.load()
MARKER_TYPE = Nouns("marker", dict.fromkeys(row.type for row in FILE.markers))
N_MARKER_TYPES = len(MARKER_TYPE)
CITIES_IN_POOL = msgspec.convert(FILE.doc, Doc).city_force_pool
"""Further CITY markers in the force pool, for empires."""
SITES: tuple[str, ...] = ("city", "kingdom", "capital")
NO_SITE, CITY, KINGDOM, CAPITAL = range(4)
MINES: tuple[str, ...] = ("clay", "ore", "silver", "gold", "gems")
NO_MINE = 0
"""A mine is 1 + its place in MINES."""


class MarkerType(msgspec.Struct, frozen=True):
    """All markers of one type are alike, except for the period on their back."""

    index: int
    id: str
    kind: MarkerKind
    regions: tuple[bool, ...]
    """By region: may it lie there?"""
    facility: str | None
    counts: bool
    """Against the printed number of an area [CC-4.4.3.16]."""
    more: int
    by_period: dict[int, int]
    """How many of them come in each period [CC-8.12]."""

    @property
    def noun(self) -> str:
        return MARKER_TYPE.noun[self.index]


def _types() -> tuple[MarkerType, ...]:
    region = ids_of(REGION)
    out = []
    for name, index in MARKER_TYPE.by_id.items():
        rows = [(i, row) for i, row in enumerate(FILE.markers) if row.type == name]
        first = rows[0][1]
        for i, row in rows:
            alike = (row.kind, row.regions, row.facility, row.counts_against_area_limit, row.draw_extra)
            if alike != (
                first.kind,
                first.regions,
                first.facility,
                first.counts_against_area_limit,
                first.draw_extra,
            ):
                refuse(MARKER_FILE.at(i, row.id), f"differs from {first.id}, which is of the same type")
        where = (
            None
            if first.regions is None
            else region.find_all(first.regions, MARKER_FILE.at(rows[0][0], first.id))
        )
        out.append(
            MarkerType(
                index,
                str(name),
                first.kind,
                tuple(where is None or r in where for r in range(N_REGIONS)),
                first.facility,
                first.counts_against_area_limit,
                first.draw_extra,
                {row.period: row.count for _, row in rows},
            )
        )
    return tuple(out)


MARKER_TYPES = _types()
if sum(row.count for row in FILE.markers) != FILE.total:
    refuse(Place(MARKER_FILE.file, "total"), f"there are {sum(row.count for row in FILE.markers)} markers")
FARMED = tuple(marker.facility == "farms" for marker in MARKER_TYPES)
"""By type: does it need farms [CC-0.2.8]?"""
MARKER_ROWS = tuple(MARKER_TYPES[MARKER_TYPE.by_id[row.type]] for row in FILE.markers)
"""By row of the file: its type."""
