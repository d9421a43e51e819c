"""CC-10 Stacking limits, transport capacities, supply lines, and the constants of our rulings."""

from __future__ import annotations

from typing import Any

from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.files import PACKAGE, File, Said, Sourced, ids_of
from theatrum.kit.data import BadData, Place, Problem, Record, Table, refuse


class FleetLimits(Sourced, frozen=True, kw_only=True):
    ships: dict[str, int]
    leaders_on_board: int
    leaders_on_board_source: str
    advisors: int
    priests: int


class LeaderLimits(Sourced, frozen=True, kw_only=True):
    combat_units: int
    settlers: int
    priests: int
    advisors: int
    slaves: int


class GarrisonLimits(Sourced, frozen=True, kw_only=True):
    base_settled_colony: int
    plus: dict[str, int]
    unsettled_colony: int
    counting: str


class UnitLimit(Sourced, frozen=True, kw_only=True):
    units: int


class ShipLimit(Sourced, frozen=True, kw_only=True):
    ships: int


class Overflow(Sourced, frozen=True, kw_only=True):
    pmil_more_than: int


class Warehouse(Sourced, frozen=True, kw_only=True):
    capacity_goods_and_sp: int


class Bank(Sourced, frozen=True, kw_only=True):
    capacity_ducats: int | None


class HomeBase(Sourced, frozen=True, kw_only=True):
    capacity: int | None


class ResidenceTransport(Sourced, frozen=True, kw_only=True):
    formula: str


class TransportCost(Sourced, frozen=True, kw_only=True):
    per_ware: int
    per_sp: float
    sp_rounding: str
    per_ducat: float
    ducat_rounding: str
    settler: int
    priest: int
    advisor: int
    slave: int
    pio: int
    mil: int
    inf: int
    cav: int
    art: int
    leader: int


class LandLink(Record, frozen=True, kw_only=True):
    between: str
    each_area: Said


class SeaLink(Record, frozen=True, kw_only=True):
    between: str
    blocked_by: tuple[str, ...]
    entry_from_land: str
    length_limit: int | None
    needs_research: tuple[str, ...]


class SupplyLine(Sourced, frozen=True, kw_only=True):
    ends: tuple[str, ...]
    land_link: LandLink
    sea_link: SeaLink
    inside_region: str


class LeaderCapacity(Sourced, frozen=True, kw_only=True):
    uses_capacity: tuple[str, ...]
    does_not_use_capacity: tuple[str, ...]
    aboard: str


class StackingFile(File, frozen=True, kw_only=True):
    fleet_limits: FleetLimits
    leader_limits: LeaderLimits
    garrison_limits: GarrisonLimits
    native_army_limit: UnitLimit
    pirate_fleet_limit: ShipLimit
    pirate_nest_overflow: Overflow
    warehouse: Warehouse
    bank: Bank
    home_base: HomeBase
    residence_transport_per_transfer: ResidenceTransport
    transport_cost: TransportCost
    supply_line: SupplyLine
    leader_capacity: LeaderCapacity


class ConstantRow(Sourced, frozen=True, kw_only=True):
    """A ruling of ours that is a number or a word; `open_point` says which."""

    id: str
    name_en: str
    name_de: str
    value: Any
    open_point: str


class IndexFile(File, frozen=True, kw_only=True):
    files: dict[str, dict[str, int]]
    constants: tuple[ConstantRow, ...]


STACKING_FILE = Table(PACKAGE, "stacking", StackingFile)
STACKING = STACKING_FILE.load()
INDEX_FILE = Table(PACKAGE, "index", IndexFile, rows="constants", noun="constant")
INDEX = INDEX_FILE.load()


def _number(name: str) -> int:
    """A ruling of ours that is a number."""
    for i, row in enumerate(INDEX.constants):
        if row.id == name:
            if type(row.value) is int:
                return row.value
            refuse(INDEX_FILE.at(i, name, "value"), f"{row.value!r} is no whole number")
            return 0
    raise BadData(Problem(Place(INDEX_FILE.file, "constants"), f"there is no constant {name!r}"))


MOST_OFFERS = _number("max_offers_per_turn")
KINGS_STEP = _number("king_transfer_step")
USUAL_GIFT = _number("gift_ducats_offered")
SP_PER_ROOM = round(1 / STACKING.transport_cost.per_sp)
"""CC-10.3 So many SP, or a part of them, take one point of capacity."""
DUCATS_PER_ROOM = round(1 / STACKING.transport_cost.per_ducat)
GARRISON_PLUS: tuple[tuple[int, int], ...] = tuple(
    (ids_of(BUILDING).find(name, Place(STACKING_FILE.file, "garrison_limits.plus")), n)
    for name, n in STACKING.garrison_limits.plus.items()
)
"""CC-10.1 (building, so many MIL more): the building that stands counts."""
