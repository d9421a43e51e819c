"""CC-4.4.3.33 Colony buildings, native sites and pirate nests. What a building requires is read by `tables.language`."""

from __future__ import annotations

from typing import Literal

import msgspec

from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.files import PACKAGE, File, NamedRow, Said, Sourced, ids_of
from theatrum.kit.data import Record, Table
from theatrum.kit.nouns import Nouns


class BuildingTech(Record, frozen=True, kw_only=True):
    """For display: `requires` says it exactly. A residence needs one level more than there are residences."""

    direction: str
    level: Said


class MarkerChoice(Sourced, frozen=True, kw_only=True):
    kind: str
    min_period: int
    must_suit_region: bool


class BuildingRow(NamedRow, frozen=True, kw_only=True):
    chart: Literal["col", "fort", "mis", "imp"]
    cost_sp: int
    df: int
    requires: Said
    replaces: str | None
    replaces_optional: bool
    min_period: int
    requires_tech: BuildingTech | None
    requires_event_flag: str | None
    placement: Literal["map", "residence_sheet"]
    native_levy_modifier: int
    needs_exploration_marker: tuple[str, ...] | None
    coastal_only: bool
    needs_colony_level: tuple[str, ...] | None
    needs_own_residence: bool
    depends_on_residence: bool
    function_en: str
    movement_modifier: int = 0
    cost_source: str = ""
    df_source: str = ""
    lc_defender_bonus: int = 0
    fortification: bool = False
    max_per_nation: int | None = None
    manufacture: bool = False
    needs_marker_choice: MarkerChoice | None = None


class SiteRow(NamedRow, frozen=True, kw_only=True):
    df: int
    dis_mod: int
    col_mod: int
    bribe_mod: int
    levy_mod: int
    levy_mod_starred: bool
    production_dice: Said = None
    roads_or_paths: Literal["roads", "pathways"] | None = None
    lc_defender_bonus: int = 0


class SlaveProduction(NamedRow, frozen=True, kw_only=True):
    cost_sp: int
    how: str
    per: str
    effect: Said


class BuildingFile(File, frozen=True, kw_only=True):
    buildings: tuple[BuildingRow, ...]
    native_and_pirate_sites: tuple[SiteRow, ...]
    slave_production: SlaveProduction


BUILDING_FILE = Table(PACKAGE, "buildings", BuildingFile, rows="buildings", noun="building")
FILE = BUILDING_FILE.load()
BUILDING = Nouns("building", [row.id for row in FILE.buildings])
N_BUILDINGS = len(FILE.buildings)
NO_BUILDING = -1


class Building(msgspec.Struct, frozen=True):
    index: int
    id: str
    chart: str
    cost: int
    df: int
    replaces: int
    replaces_optional: bool
    on_sheet: bool
    """Kept on the residence's sheet and destroyed with it [CC-4.4.3.23]."""
    manufacture: bool
    fortification: bool

    @property
    def noun(self) -> str:
        return BUILDING.noun[self.index]


def _buildings() -> tuple[Building, ...]:
    building = ids_of(BUILDING)
    out = []
    for i, row in enumerate(FILE.buildings):
        old = row.replaces
        out.append(
            Building(
                i,
                row.id,
                row.chart,
                row.cost_sp,
                row.df,
                NO_BUILDING if old is None else building.find(old, BUILDING_FILE.at(i, row.id, "replaces")),
                row.replaces_optional,
                row.depends_on_residence,
                row.manufacture,
                row.fortification,
            )
        )
    return tuple(out)


BUILDINGS = _buildings()
(
    PATHWAYS,
    ROADS,
    SETTLEMENT,
    VILLAGE,
    TOWN,
    MISSION,
    CHURCH,
    CATHEDRAL,
    PALISADES,
    FORTRESS,
    CITADEL,
    PORT,
    RESIDENCE,
    WAREHOUSE,
    BANK,
    GUILD_HALL,
    NAVAL_BASE,
    FARMS,
    PLANTS,
    MINE_WORKS,
    FOUNDRY,
    SLAVE_MARKET,
    MARKET_PLACE,
    SHIP_YARD,
    ARMS_MANUFACTURE,
    NEW_ACREAGE,
) = (
    BUILDING.by_id[name]
    for name in (
        "pathways",
        "roads",
        "settlement",
        "village",
        "town",
        "mission",
        "church",
        "cathedral",
        "palisades",
        "fortress",
        "citadel",
        "port",
        "residence",
        "warehouse",
        "bank",
        "guild_hall",
        "naval_base",
        "farms",
        "plants",
        "mines",
        "foundry",
        "slave_market",
        "market_place",
        "ship_yard",
        "arms_manufacture",
        "new_acreage",
    )
)
LEVELS = (SETTLEMENT, VILLAGE, TOWN)
SETTLED_BITS = 1 << SETTLEMENT | 1 << VILLAGE | 1 << TOWN
FORTIFICATIONS = tuple(b.index for b in BUILDINGS if b.fortification)
WITH_DF = tuple(b.index for b in BUILDINGS if b.df)
"""CC-5.6.12 Buildings that a garrison can man."""
SHEET_BITS = sum(1 << b.index for b in BUILDINGS if b.on_sheet)


def _serves() -> tuple[int, ...]:
    """CC-4.4.3.23 By building: the bits of all that keep its function, itself and what has replaced it [OP-14]."""
    bits = [1 << b.index for b in BUILDINGS]
    for building in reversed(BUILDINGS):
        if building.replaces >= 0:
            bits[building.replaces] |= bits[building.index]
    for building in BUILDINGS:
        if building.replaces >= 0:
            bits[building.replaces] |= bits[building.index]
    return tuple(bits)


SERVES = _serves()
SITE_DF = {row.id: row.df for row in FILE.native_and_pirate_sites}
CHART_NAMES = {
    "col": CHARTS.colonization,
    "fort": CHARTS.fortification,
    "mis": CHARTS.mission,
    "imp": CHARTS.improvement,
}
