"""CC-0.3 The map: regions, land areas, coasts, sea zones, transfer zones, home bases, and how they are joined.

All places are numbered in one row: land areas first, then coasts, sea zones, transfer zones and home bases. A fleet
stands in one of the last four kinds, a leader ashore in a land area [CC-0.2.10].
"""

from __future__ import annotations

from typing import Literal

import msgspec

from theatrum.games.caribbean.tables.charts import FLEET_MOVEMENT
from theatrum.games.caribbean.tables.files import PACKAGE, File, NamedRow, Sourced, TechRow, ids_of
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.research import Tech, tech
from theatrum.kit.data import Place, Record, Table, refuse
from theatrum.kit.nouns import Family, Nouns


# ---- map.json ------------------------------------------------------------------------------------------------------
class RegionRow(NamedRow, frozen=True, kw_only=True):
    code: str
    color: str
    code_source: str = ""


class CoastOfArea(Record, frozen=True, kw_only=True):
    id: str
    side: str
    sea_zones: tuple[str, ...]


class AreaRow(NamedRow, frozen=True, kw_only=True):
    code: str
    region: str
    type: Literal["coastal", "hinterland"]
    island: bool
    max_exploration_markers: Literal[2, 3, 4]
    pos: tuple[float, float]
    coasts: tuple[CoastOfArea, ...]


class CoastRow(Sourced, frozen=True, kw_only=True):
    id: str
    area: str
    side: Literal["main", "atlantic", "pacific", "north", "south"]
    sea_zones: tuple[str, ...]


class SeaRow(NamedRow, frozen=True, kw_only=True):
    type: Literal["sea_zone"]
    mp_cost: int
    pos: tuple[float, float]
    requires_tech: TechRow | None
    pirates_exempt_from_requirement: bool
    pirate_exemption_note: str = ""


class TransferRow(NamedRow, frozen=True, kw_only=True):
    sea_zone: str
    pos: tuple[float, float]
    mp_cost: dict[str, int]
    requires_tech: TechRow | None
    cost_provenance: dict[str, str] = msgspec.field(default_factory=dict)


class HomeRow(NamedRow, frozen=True, kw_only=True):
    nation: str
    mp_cost: int
    pos: tuple[float, float]


class Entering(Sourced, frozen=True, kw_only=True):
    area: str
    tech: TechRow


class LandEdge(Sourced, frozen=True, kw_only=True):
    areas: tuple[str, str]
    enter_requires: Entering | None = None


class NavalEdge(Sourced, frozen=True, kw_only=True):
    nodes: tuple[str, str]
    kind: Literal["coast_coast", "coast_sea", "home_transfer", "sea_sea", "strait", "transfer_sea"]


class StraitRow(Sourced, frozen=True, kw_only=True):
    areas: tuple[str, str]
    coasts: tuple[str, str]


class EdgesProvenance(Record, frozen=True, kw_only=True):
    seed: tuple[str, ...]
    rest: str


class MapFile(File, frozen=True, kw_only=True):
    regions: tuple[RegionRow, ...]
    areas: tuple[AreaRow, ...]
    coasts: tuple[CoastRow, ...]
    sea_zones: tuple[SeaRow, ...]
    transfer_zones: tuple[TransferRow, ...]
    home_bases: tuple[HomeRow, ...]
    land_edges: tuple[LandEdge, ...]
    naval_edges: tuple[NavalEdge, ...]
    naval_edges_provenance: EdgesProvenance
    straits: tuple[StraitRow, ...]
    multi_coast_areas: tuple[str, ...]
    multi_coast_note: Sourced


MAP_FILE = Table(PACKAGE, "map", MapFile, rows="areas", noun="area")
FILE = MAP_FILE.load()

# ---- numbers -------------------------------------------------------------------------------------------------------
REGION = Nouns("region", [row.id for row in FILE.regions])
AREA = Nouns("area", [row.id for row in FILE.areas])
COAST = Nouns("coast", [row.id for row in FILE.coasts])
SEA = Nouns("sea", [row.id for row in FILE.sea_zones])
TRANSFER = Nouns("transfer", [row.id for row in FILE.transfer_zones])
HOME = Nouns("home", [row.id for row in FILE.home_bases])
PLACE = Family("place", [*AREA.noun, *COAST.noun, *SEA.noun, *TRANSFER.noun, *HOME.noun])
N_REGIONS, N_AREAS = len(FILE.regions), len(FILE.areas)
FIRST_COAST = N_AREAS
FIRST_SEA = FIRST_COAST + len(FILE.coasts)
FIRST_TRANSFER = FIRST_SEA + len(FILE.sea_zones)
FIRST_HOME = FIRST_TRANSFER + len(FILE.transfer_zones)
N_PLACES = FIRST_HOME + len(FILE.home_bases)
CARIBBEAN = REGION.by_id["caribbean"]
NOWHERE = -1


class Area(msgspec.Struct, frozen=True):
    """CC-0.2.1 A land area."""

    index: int
    id: str
    code: str
    region: int
    coastal: bool
    island: bool
    room: int
    """The printed number: so many resource markers find room [CC-4.4.3.16]."""
    coasts: tuple[int, ...]
    """Its coasts, as places; two in areas with two sides [CC-4.4.3.7]."""

    @property
    def noun(self) -> str:
        return AREA.noun[self.index]


_place = ids_of(PLACE)


def _at(what: str) -> Place:
    return Place(MAP_FILE.file, what)


def _areas() -> tuple[Area, ...]:
    region = ids_of(REGION)
    coasts: list[list[int]] = [[] for _ in FILE.areas]
    for i, row in enumerate(FILE.coasts):
        coasts[_place.find(row.area, _at(f"coasts.{row.id}"))].append(FIRST_COAST + i)
    out = []
    for i, area in enumerate(FILE.areas):
        at = MAP_FILE.at(i, area.id)
        if [coast.id for coast in area.coasts] != [FILE.coasts[c - FIRST_COAST].id for c in coasts[i]]:
            refuse(at.column("coasts"), "the list of coasts says otherwise")
        if (area.type == "coastal") != bool(coasts[i]):
            refuse(at.column("type"), "an area is coastal if it has a coast")
        out.append(
            Area(
                i,
                area.id,
                area.code,
                region.find(area.region, at.column("region")),
                area.type == "coastal",
                area.island,
                area.max_exploration_markers,
                tuple(coasts[i]),
            )
        )
    return tuple(out)


AREAS = _areas()
AREA_OF: tuple[int, ...] = tuple(
    [*range(N_AREAS)]
    + [_place.find(row.area, _at("coasts")) for row in FILE.coasts]
    + [NOWHERE] * (N_PLACES - FIRST_SEA)
)
"""By place: the land area; of a coast its own [CC-0.2.10], of other waters none."""
REGION_OF: tuple[int, ...] = tuple(AREAS[a].region if a >= 0 else NOWHERE for a in AREA_OF)
AREAS_IN: tuple[tuple[int, ...], ...] = tuple(
    tuple(a.index for a in AREAS if a.region == region) for region in range(N_REGIONS)
)
HOME_OF: tuple[int, ...] = tuple(
    next(FIRST_HOME + i for i, row in enumerate(FILE.home_bases) if row.nation == nation)
    for nation in NATION.by_id
)
"""By nation: the place of its home base."""
NATION_AT: dict[int, int] = {place: nation for nation, place in enumerate(HOME_OF)}


def is_coast(place: int) -> bool:
    return FIRST_COAST <= place < FIRST_SEA


def is_sea(place: int) -> bool:
    return FIRST_SEA <= place < FIRST_TRANSFER


def is_transfer(place: int) -> bool:
    return FIRST_TRANSFER <= place < FIRST_HOME


def is_home(place: int) -> bool:
    return place >= FIRST_HOME


# ---- how places are joined -----------------------------------------------------------------------------------------
def _joined(pairs: list[tuple[str, str]], n: int, what: str) -> tuple[tuple[int, ...], ...]:
    found: list[set[int]] = [set() for _ in range(n)]
    for one, other in pairs:
        a, b = _place.find(one, _at(what)), _place.find(other, _at(what))
        if a == b or b in found[a]:
            refuse(_at(what), f"{one} and {other} are joined already")
        found[a].add(b)
        found[b].add(a)
    return tuple(tuple(sorted(places)) for places in found)


LAND = _joined([edge.areas for edge in FILE.land_edges], N_AREAS, "land_edges")
"""CC-0.2.9 By land area: those joined to it by a land border, in ascending order."""
WATER = _joined([edge.nodes for edge in FILE.naval_edges], N_PLACES, "naval_edges")
"""By place: the waters that a fleet can go to from it. Straits are adjacent coasts [CC-4.4.3.7]."""
LAND_NEEDS: dict[tuple[int, int], Tech] = {
    (b if AREA.by_id[edge.enter_requires.area] == a else a, AREA.by_id[edge.enter_requires.area]): tech(
        edge.enter_requires.tech, _at("land_edges")
    )
    for edge in FILE.land_edges
    if edge.enter_requires is not None
    for a, b in [(AREA.by_id[edge.areas[0]], AREA.by_id[edge.areas[1]])]
}
"""CC-4.4.3.2 (from, to): the research that a leader needs to go that way."""


def _near() -> tuple[tuple[int, ...], ...]:
    out = []
    for area in AREAS:
        over_water = {AREA_OF[there] for coast in area.coasts for there in WATER[coast] if is_coast(there)}
        out.append(tuple(sorted({*LAND[area.index], *over_water} - {area.index})))
    return tuple(out)


NEAR = _near()
"""CC-0.2.9 By land area: what is adjacent for the modifiers of DIS and COL, over land, straits and adjoining coasts."""


def _entering() -> tuple[tuple[int, ...], ...]:
    """CC-4.4.3.6 What entering a place costs a fleet in fair weather."""
    out = []
    for nation in NATION.by_id:
        cost = [0] * N_PLACES
        for place in range(FIRST_COAST, FIRST_SEA):
            cost[place] = FLEET_MOVEMENT.coast
        for i, sea in enumerate(FILE.sea_zones):
            cost[FIRST_SEA + i] = sea.mp_cost
        for i, zone in enumerate(FILE.transfer_zones):
            cost[FIRST_TRANSFER + i] = zone.mp_cost[str(nation)]
        for i, home in enumerate(FILE.home_bases):
            cost[FIRST_HOME + i] = home.mp_cost
        out.append(tuple(cost))
    return tuple(out)


ENTERING = _entering()
"""By nation and place."""
WATER_NEEDS: dict[int, Tech] = {
    **{
        FIRST_SEA + i: tech(row.requires_tech, _at("sea_zones"))
        for i, row in enumerate(FILE.sea_zones)
        if row.requires_tech is not None
    },
    **{
        FIRST_TRANSFER + i: tech(row.requires_tech, _at("transfer_zones"))
        for i, row in enumerate(FILE.transfer_zones)
        if row.requires_tech is not None
    },
}
"""CC-4.4.3.7 By place: the research that a nation's fleet needs to enter it. (Pirates need none [OP-21].)"""
SEAS_BY: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted({sea for a in AREAS_IN[region] for c in AREAS[a].coasts for sea in WATER[c] if is_sea(sea)}))
    for region in range(N_REGIONS)
)
"""CC-10.2 By region: the sea zones that touch it."""
COASTS_OF_SEA: dict[int, tuple[int, ...]] = {
    sea: tuple(there for there in WATER[sea] if is_coast(there)) for sea in range(FIRST_SEA, FIRST_TRANSFER)
}
