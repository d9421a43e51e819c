"""The charts (tables.json): how they are written. Modifiers and sums are in the words of `tables.language`, which reads
them; the plain numbers are here."""

from __future__ import annotations

from typing import Literal

import msgspec

from theatrum.games.caribbean.tables.files import PACKAGE, File, Said, Sourced
from theatrum.kit.data import Record, Source, Table

Span = tuple[int | None, int | None]
"""From and to; None: open."""


class ModifierRow(Record, frozen=True, kw_only=True):
    """CC-11.4 `value` is added when `when` is true. A starred one counts for the cavalry of a levy [CC-5.2.1]."""

    id: str
    value: Said
    when: Said = None
    note: str = ""
    starred: bool = False
    source: Source | None = None
    ref: str = ""


class RowWhen(Record, frozen=True, kw_only=True):
    natural: Span | None = None
    modified: Span | None = None


class ChartRow(Record, frozen=True, kw_only=True):
    when: RowWhen
    outcomes: tuple[str | dict[str, int], ...]


class Settlers(Record, frozen=True, kw_only=True):
    coastal: int
    hinterland: int
    option_e5a: str
    extra_max: int


class RollChart(Sourced, frozen=True, kw_only=True):
    """A chart on which one nation rolls: DIS, COL, FORT, MIS, IMP, gifts."""

    dice: Literal["1DR", "2DR"]
    rows: tuple[ChartRow, ...]
    modifiers: tuple[ModifierRow, ...]
    dice_source: str = ""
    settlers: Settlers | None = None


class DrawBase(Record, frozen=True, kw_only=True):
    coastal: int
    hinterland: int


class DrawChart(Sourced, frozen=True, kw_only=True):
    base: DrawBase
    modifiers: tuple[ModifierRow, ...]


class LeaderMovement(Sourced, frozen=True, kw_only=True):
    base: int
    modifiers: tuple[ModifierRow, ...]
    minimum: int
    minimum_source: str
    last_step: str


class FleetMovement(Sourced, frozen=True, kw_only=True):
    coast: int
    coast_rain: int
    sea_zone: int
    transfer_zone: str
    home_base: int
    hostile_fleet_present: str
    storm: str
    treasure_fleet: str


class TroopKind(Record, frozen=True, kw_only=True):
    imperial_if: Said
    imperial: tuple[str, str]
    otherwise: tuple[str, str]


class LevyChart(Sourced, frozen=True, kw_only=True):
    formula: Said
    star: str
    troop_kind: TroopKind
    modifiers: tuple[ModifierRow, ...]
    starred_base: Said
    minimum: int


class CombatRow(Record, frozen=True, kw_only=True):
    when: Literal["equal", "higher", "at_least_double"]
    may_withdraw: tuple[Literal["attacker", "defender", "loser"], ...]
    forced_retreat: bool
    next_round_from_step: int | None
    loser_losses: int = 0
    winner_losses: int = 0
    loser_hits: int = 0
    winner_hits: int = 0


class ExtraLosses(Record, frozen=True, kw_only=True):
    per_full_cf: int
    each_round: bool
    cf_at: str
    enemy_units: int = 0
    enemy_ships_hit: int = 0


class LandEnd(Record, frozen=True, kw_only=True):
    fewer_cav: str
    fewer_art: str
    winner_gp: int
    loss_to_natives_or_pirates_gp: int


class LandCombat(Sourced, frozen=True, kw_only=True):
    dice: str
    rows: tuple[CombatRow, ...]
    extra_losses: ExtraLosses
    modifiers: tuple[ModifierRow, ...]
    end: LandEnd


class NavalCombat(Sourced, frozen=True, kw_only=True):
    dice: str
    rows: tuple[CombatRow, ...]
    extra_losses: ExtraLosses
    modifiers: tuple[ModifierRow, ...]
    damage: str


class WinnerChoice(Record, frozen=True, kw_only=True):
    id: Literal["a", "b", "c", "d"]
    effect: str
    whose: str = msgspec.field(name="for")


class InterceptionChart(Sourced, frozen=True, kw_only=True):
    dice: str
    modifiers: tuple[ModifierRow, ...]
    winner_choice: tuple[WinnerChoice, ...]


class WeatherGage(Sourced, frozen=True, kw_only=True):
    dice: str
    nc_bonus: int
    nc_bonus_note: str
    modifiers: tuple[ModifierRow, ...]


class SeaBribe(Sourced, frozen=True, kw_only=True):
    dice: str
    price_percent: Said
    doubled_if: Said
    pirates_refuse_below_ducats: int
    ship_per_started_sp: int
    rounding: str


class ShipRescue(Sourced, frozen=True, kw_only=True):
    dice: str
    success_max: int
    success_max_buccaneer: int
    capture_gp: int
    loss_to_pirates_gp: int


class Foundry(Record, frozen=True, kw_only=True):
    value: int
    mines: tuple[str, ...]


class Reduced(Record, frozen=True, kw_only=True):
    value: int
    option_e2a: int
    mines: tuple[str, ...]


class AfterTheCheck(Record, frozen=True, kw_only=True):
    miner: int
    foundry: Foundry
    reduced_event: Reduced


class Mines(Sourced, frozen=True, kw_only=True):
    dice: dict[str, int]
    result: str
    depleted_if_result_below: Said
    depleted_note: str
    after_the_check: AfterTheCheck
    minimum: int


class Yield(Record, frozen=True, kw_only=True):
    first: int = msgspec.field(name="from")
    last: int | None = msgspec.field(name="to")
    ware: str | None


class LootDice(Record, frozen=True, kw_only=True):
    dice_multiplier: Said
    die_modifier: int
    minimum: int


class RicherSites(Record, frozen=True, kw_only=True):
    die_modifier: int
    pn: Said = msgspec.field(name="PN_counts_as")
    note: str


class SiteYield(Sourced, frozen=True, kw_only=True):
    dice: dict[str, Said]
    per_die: tuple[Yield, ...]
    loot: LootDice
    option_e6a: RicherSites


class ResidenceTax(Sourced, frozen=True, kw_only=True):
    ducats: Said
    guild_hall_extra: Said


class ChurchTax(Sourced, frozen=True, kw_only=True):
    dice_per_church: int
    dice_per_cathedral: int
    missions_per_die: int
    missions_rounding: str
    ducats: str


class GeneralSupply(Sourced, frozen=True, kw_only=True):
    residence: int
    leader: int
    fleet: int


class Upkeep(Sourced, frozen=True, kw_only=True):
    """CC-8.2 Ducats per ship by its class, and per unit."""

    corsair: int = msgspec.field(name="P")
    transport: int = msgspec.field(name="T")
    convoy: int = msgspec.field(name="C")
    escort: int = msgspec.field(name="E")
    line: int = msgspec.field(name="L")
    mil: int
    inf: int
    cav: int
    art: int
    pio: int
    settler: int
    priest: int
    advisor: int
    garrison_mil: int
    debt_gp_per_started_ducats: int
    debt_gp: int


class MarketReduction(Sourced, frozen=True, kw_only=True):
    divide_by: int
    rounding: str
    then_subtract: Said
    minimum: int
    applies_to: tuple[str, ...]


class EmpireGrowth(Sourced, frozen=True, kw_only=True):
    dice: str
    grow_on: tuple[int, int]
    only_if: Said
    area: str
    option_e13a_army_on: int = msgspec.field(name="option_E13A_army_on")
    option_e13a_levy: str = msgspec.field(name="option_E13A_levy")


class MarchGoal(Record, frozen=True, kw_only=True):
    goal: Literal["capital", "kingdom", "city", "settled_colony", "unsettled_colony"]
    skip_if_army_in_native_site: bool
    needs_af_at_least_df: bool


class ArmyGrowth(Sourced, frozen=True, kw_only=True):
    dice: str
    add_infantry_on: tuple[int, int]
    add_cavalry_instead_on: tuple[int, int]
    march_on: int
    march_priority: tuple[MarchGoal, ...]


class NestGrowth(Sourced, frozen=True, kw_only=True):
    pmil_per_turn: int
    overflow_above: int
    ships: str
    discover_on: int
    fleet_leaves_on: int


class KingTransfer(Sourced, frozen=True, kw_only=True):
    minimum: int
    production_rate_per: int
    production_rate_per_option_e8a: int = msgspec.field(name="production_rate_per_option_E8A")
    gp_per_single_transfer: int
    turn_ranking_gp: tuple[int, int]
    production_rate_maximum: int | None


class Inflation(Sourced, frozen=True, kw_only=True):
    unit: str
    per_player: tuple[int, ...]
    table: dict[int, tuple[int, ...]]
    rule: str


class ChartFile(File, frozen=True, kw_only=True):
    bribe_natives: RollChart
    discovery: RollChart
    exploration_draw: DrawChart
    colonization: RollChart
    fortification: RollChart
    mission: RollChart
    improvement: RollChart
    leader_movement: LeaderMovement
    fleet_movement: FleetMovement
    native_levy: LevyChart
    land_combat: LandCombat
    interception: InterceptionChart
    sea_bribe: SeaBribe
    weather_gage: WeatherGage
    naval_combat: NavalCombat
    ship_rescue: ShipRescue
    mines: Mines
    native_site_yield: SiteYield
    residence_tax: ResidenceTax
    church_tax: ChurchTax
    general_supply: GeneralSupply
    upkeep: Upkeep
    market_reduction: MarketReduction
    empire_growth: EmpireGrowth
    native_army_growth: ArmyGrowth
    pirate_nest_growth: NestGrowth
    king_transfer: KingTransfer
    inflation_thresholds: Inflation


CHART_FILE = Table(PACKAGE, "tables", ChartFile)
CHARTS = CHART_FILE.load()
FLEET_MOVEMENT = CHARTS.fleet_movement
ROLLS: dict[str, RollChart] = {
    "bribe": CHARTS.bribe_natives,
    "dis": CHARTS.discovery,
    "col": CHARTS.colonization,
    "fort": CHARTS.fortification,
    "mis": CHARTS.mission,
    "imp": CHARTS.improvement,
}
"""The charts of a single nation's rolls, by the roll's id."""


def dice_of(chart: RollChart) -> int:
    """How many dice are rolled."""
    return int(chart.dice[0])


def outcomes(chart: RollChart, natural: int, modified: int) -> list[str | dict[str, int]]:
    """CC-0.1.3, CC-11.4 What a roll brings: the natural row in which the raw number lies, then the row of the modified
    number. After a natural row that allows no modifiers the raw number is read there, too."""
    out: list[str | dict[str, int]] = []
    counted = modified
    for row in chart.rows:
        if row.when.natural is not None and within(natural, row.when.natural):
            counted = natural
            out += [outcome for outcome in row.outcomes if outcome != "no_modifiers"]
    for row in chart.rows:
        if row.when.modified is not None and within(counted, row.when.modified):
            out += row.outcomes
    return out


def within(number: int, span: Span) -> bool:
    """Does a number lie in a span, ends included?"""
    return (span[0] is None or span[0] <= number) and (span[1] is None or number <= span[1])
