"""CC-0.3 Troops, ships, leaders, fleet markers: everything that stands somewhere or is aboard something.

Figures are numbered in one row: the fleet markers of all nations, then the leaders, then the five home bases. What a
figure holds (`things`) and which ships it has are columns of the state by this number.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from theatrum.games.caribbean.tables.files import PACKAGE, File, NamedRow, Said, Sourced, TechRow, ids_of
from theatrum.games.caribbean.tables.nations import N_NATIONS, NATION
from theatrum.games.caribbean.tables.research import Tech, tech
from theatrum.kit.data import Record, Table
from theatrum.kit.nouns import Nouns

Category: TypeAlias = Literal["european", "native", "imperial", "pirate"]
ShipClass: TypeAlias = Literal["T", "C", "E", "L", "P"]
FleetType: TypeAlias = Literal["standard", "treasure", "buccaneer"]


# ---- units.json ------------------------------------------------------------------------------------------------------
class UnitRow(NamedRow, frozen=True, kw_only=True):
    abbr: str
    category: Category
    af: int
    df: int
    cost_sp: int | None
    upkeep_ducats: int
    transport_cost: int | None
    combat_unit: bool


class SpecialRow(NamedRow, frozen=True, kw_only=True):
    abbr: str | None
    transport_cost: int
    combat_unit: bool
    how_gained: tuple[str, ...]
    upkeep_ducats: int


class Damaged(Record, frozen=True, kw_only=True):
    af: int
    df: int


class ShipRow(NamedRow, frozen=True, kw_only=True):
    ship_class: ShipClass
    code: str
    naval_design_tl: int | None
    national_design_of: str | None
    af: int
    df: int
    mp: int
    capacity: int
    cost_sp: int
    upkeep_ducats: int
    damaged: Damaged
    build_only_by_event: bool
    residence_may_build: bool


class UnitFile(File, frozen=True, kw_only=True):
    land_units: tuple[UnitRow, ...]
    special_units: tuple[SpecialRow, ...]
    ships: tuple[ShipRow, ...]


# ---- leaders.json, fleets.json ---------------------------------------------------------------------------------------
class LeaderTypeRow(NamedRow, frozen=True, kw_only=True):
    af: int
    df: int
    mp: int
    capacity: int
    count_per_nation: int
    requires_tech: TechRow | None
    bonuses: Said


class LeaderRow(NamedRow, frozen=True, kw_only=True):
    nation: str
    type: str


class LeaderFile(File, frozen=True, kw_only=True):
    leader_types: tuple[LeaderTypeRow, ...]
    leaders: tuple[LeaderRow, ...]


class FleetRow(NamedRow, frozen=True, kw_only=True):
    nation: str
    type: FleetType
    number: int
    requires_tech: TechRow | None


class TreasureRules(Sourced, frozen=True, kw_only=True):
    mp_multiplier: int
    multiplies_tech_and_advisor_bonus: bool


class BuccaneerRules(Sourced, frozen=True, kw_only=True):
    activation: str


class FleetTypeRules(Record, frozen=True, kw_only=True):
    treasure: TreasureRules
    buccaneer: BuccaneerRules
    standard: Sourced


class FleetFile(File, frozen=True, kw_only=True):
    fleet_markers: tuple[FleetRow, ...]
    fleet_type_rules: FleetTypeRules


UNIT_FILE = Table(PACKAGE, "units", UnitFile, rows="ships", noun="ship")
LEADER_FILE = Table(PACKAGE, "leaders", LeaderFile, rows="leaders", noun="figure")
FLEET_FILE = Table(PACKAGE, "fleets", FleetFile, rows="fleet_markers", noun="figure")
UNITS_READ, LEADERS_READ, FLEETS_READ = UNIT_FILE.load(), LEADER_FILE.load(), FLEET_FILE.load()

# ---- troops ----------------------------------------------------------------------------------------------------------
UNIT = Nouns("unit", [row.id for row in UNITS_READ.land_units])
PIO, MIL, INF, CAV, ART, NINF, NCAV, IINF, ICAV, PMIL = (
    UNIT.by_id[name] for name in ("pio", "mil", "inf", "cav", "art", "ninf", "ncav", "iinf", "icav", "pmil")
)
EUROPEAN = tuple(i for i, row in enumerate(UNITS_READ.land_units) if row.category == "european")
"""What nations recruit and carry: PIO, MIL, INF, CAV, ART."""


class Unit(msgspec.Struct, frozen=True):
    index: int
    id: str
    category: Category
    af: int
    df: int
    cost: int
    upkeep: int
    room: int
    """Its transport cost [CC-10.3]."""

    @property
    def noun(self) -> str:
        return UNIT.noun[self.index]


UNITS = tuple(
    Unit(
        i,
        row.id,
        row.category,
        row.af,
        row.df,
        row.cost_sp or 0,
        row.upkeep_ducats,
        row.transport_cost or 0,
    )
    for i, row in enumerate(UNITS_READ.land_units)
)

# ---- ships -----------------------------------------------------------------------------------------------------------
SHIP = Nouns("ship", [row.id for row in UNITS_READ.ships])
N_SHIPS = len(UNITS_READ.ships)
PIRATE_SHIP = SHIP.by_id["pirates"]


class Ship(msgspec.Struct, frozen=True):
    """A kind of ship. `af` and `df` are (sound, damaged): a damaged ship shows its back [CC-4.4.3.32]."""

    index: int
    id: str
    kind: ShipClass
    design: int | None
    """The level of Naval Design it needs; None: no nation builds it."""
    nation: int
    """Whose national design it is, or -1."""
    af: tuple[int, int]
    df: tuple[int, int]
    mp: int
    capacity: int
    cost: int
    upkeep: int
    by_event: bool
    residence: bool

    @property
    def noun(self) -> str:
        return SHIP.noun[self.index]


def _ships() -> tuple[Ship, ...]:
    nation = ids_of(NATION)
    out = []
    for i, row in enumerate(UNITS_READ.ships):
        of = row.national_design_of
        out.append(
            Ship(
                i,
                row.id,
                row.ship_class,
                row.naval_design_tl,
                -1 if of is None else nation.find(of, UNIT_FILE.at(i, row.id, "national_design_of")),
                (row.af, row.damaged.af),
                (row.df, row.damaged.df),
                row.mp,
                row.capacity,
                row.cost_sp,
                row.upkeep_ducats,
                row.build_only_by_event,
                row.residence_may_build,
            )
        )
    return tuple(out)


SHIPS = _ships()

# ---- leaders and fleets ----------------------------------------------------------------------------------------------
LEADER_TYPE = Nouns("leadertype", [row.id for row in LEADERS_READ.leader_types])
EXPLORER, CONQUISTADOR, COMMANDER, ADMIRAL, VICEROY, BUCCANEER = (
    LEADER_TYPE.by_id[name]
    for name in ("explorer", "conquistador", "commander", "admiral", "viceroy", "buccaneer")
)
FLEET_TYPES: tuple[str, ...] = ("standard", "treasure", "buccaneer")
STANDARD, TREASURE, CORSAIR = range(3)
"""Types of fleets; a nation's buccaneer fleet is CORSAIR here, since a leader's type is BUCCANEER."""
MOST_PIRATES = 99
"""So many pirate fleets can have a name at the same time: more than there are waters."""
FIGURE = Nouns(
    "figure",
    [
        *(row.id for row in FLEETS_READ.fleet_markers),
        *(row.id for row in LEADERS_READ.leaders),
        *(f"base_{nation}" for nation in NATION.by_id),
        *(f"pirates_{n + 1}" for n in range(MOST_PIRATES)),
    ],
)
N_FLEETS = len(FLEETS_READ.fleet_markers)
FIRST_LEADER = N_FLEETS
FIRST_BASE = FIRST_LEADER + len(LEADERS_READ.leaders)
N_FIGURES = FIRST_BASE + N_NATIONS
"""Figures that have columns of their own; pirate fleets are named after them, and have records."""


class LeaderType(msgspec.Struct, frozen=True):
    index: int
    id: str
    af: int
    df: int
    mp: int
    capacity: int
    needs: Tech | None

    @property
    def noun(self) -> str:
        return LEADER_TYPE.noun[self.index]


class Figure(msgspec.Struct, frozen=True):
    """A fleet marker, a leader or a home base."""

    index: int
    id: str
    nation: int
    kind: int
    """Of a fleet its type, of a leader his; of a home base 0."""
    number: int
    """CC-0.1.9 Of fleet markers of one type the lowest number is taken."""
    needs: Tech | None

    @property
    def noun(self) -> str:
        return FIGURE.noun[self.index]


LEADER_TYPES = tuple(
    LeaderType(
        i,
        row.id,
        row.af,
        row.df,
        row.mp,
        row.capacity,
        None if row.requires_tech is None else tech(row.requires_tech, LEADER_FILE.at(i, row.id)),
    )
    for i, row in enumerate(LEADERS_READ.leader_types)
)


def _figures() -> tuple[Figure, ...]:
    nation, kind = ids_of(NATION), ids_of(LEADER_TYPE)
    out = []
    for i, row in enumerate(FLEETS_READ.fleet_markers):
        at = FLEET_FILE.at(i, row.id)
        needs = None if row.requires_tech is None else tech(row.requires_tech, at)
        out.append(
            Figure(i, row.id, nation.find(row.nation, at), FLEET_TYPES.index(row.type), row.number, needs)
        )
    for i, leader in enumerate(LEADERS_READ.leaders):
        at = LEADER_FILE.at(i, leader.id)
        type_ = LEADER_TYPES[kind.find(leader.type, at)]
        whose = nation.find(leader.nation, at)
        out.append(Figure(FIRST_LEADER + i, leader.id, whose, type_.index, i, type_.needs))
    for i, name in enumerate(NATION.by_id):
        out.append(Figure(FIRST_BASE + i, f"base_{name}", i, 0, 0, None))
    return tuple(out)


FIGURES = _figures()
FLEETS_OF = tuple(tuple(f.index for f in FIGURES[:N_FLEETS] if f.nation == n) for n in range(N_NATIONS))
LEADERS_OF = tuple(
    tuple(f.index for f in FIGURES[FIRST_LEADER:FIRST_BASE] if f.nation == n) for n in range(N_NATIONS)
)
BASE_OF = tuple(FIRST_BASE + n for n in range(N_NATIONS))
"""By nation: the figure that is its home base."""
NATION_OF = tuple(figure.nation for figure in FIGURES)
TREASURE_FACTOR = FLEETS_READ.fleet_type_rules.treasure.mp_multiplier


def pirate_figure(number: int) -> int:
    """A pirate fleet among the figures."""
    return N_FIGURES + number - 1


def is_pirates(figure: int) -> bool:
    return figure >= N_FIGURES


def nation_of(figure: int) -> int:
    """Whose fleet, leader or home base it is; -1: pirates, or nothing."""
    return NATION_OF[figure] if 0 <= figure < N_FIGURES else -1


def is_fleet(figure: int) -> bool:
    return 0 <= figure < FIRST_LEADER


def is_leader(figure: int) -> bool:
    return FIRST_LEADER <= figure < FIRST_BASE


def is_base(figure: int) -> bool:
    return FIRST_BASE <= figure < N_FIGURES
