"""constants.json: the numbers of the rulebook."""

from __future__ import annotations

from typing import Literal

from theatrum.games.generalship.tables.abilities import BattleKind
from theatrum.games.generalship.tables.records.common import Resources
from theatrum.kit.data import Commentary, Provenance, Record


class Number(Provenance, frozen=True, kw_only=True):
    value: int


class Order(Provenance, frozen=True, kw_only=True):
    value: tuple[str, ...]


class StartUnits(Provenance, frozen=True, kw_only=True):
    value: dict[str, int]


class StartResources(Provenance, frozen=True, kw_only=True):
    value: Resources


class StartEra(Provenance, frozen=True, kw_only=True):
    value: Literal["infantry", "cavalry", "fortresses", "ships"]


class SetupRow(Record, frozen=True):
    general_cards_dealt: Number
    population: Number
    units: StartUnits
    resources: StartResources
    war_paradigm: StartEra


class BattleCount(Provenance, frozen=True, kw_only=True):
    min: Literal[0]
    max: int


class Discount(Record, frozen=True):
    mode: Literal["one_of", "both"]
    food: Literal[1]
    metal: Literal[1]


class DiscountBand(Record, frozen=True):
    battle_count: tuple[int, int]
    discount: Discount


class UpgradeDiscount(Provenance, frozen=True, kw_only=True):
    bands: tuple[DiscountBand, DiscountBand]


class Reward(Provenance, frozen=True, kw_only=True):
    attacker_vp: int
    defender_vp: int
    alternative: Literal["discard_enemy_commander"]


class TilesForVp(Provenance, frozen=True, kw_only=True):
    threshold: int
    vp: int


class Upkeep(Provenance, frozen=True, kw_only=True):
    free_stacks: int
    free_stack_size: int
    food_per_extra_stack: int
    food_per_extra_size: int
    isolated_stack_count_factor: int
    isolated_size_factor: int


class AllianceRow(Provenance, frozen=True, kw_only=True):
    fields: int
    max_cubes_per_field: dict[int, int]
    players_min: int


class Threshold(Record, frozen=True):
    """So many advanced cards for at least so many units."""

    min: int
    max: int | None
    advanced: int


class FortressCards(Record, frozen=True):
    basic: int
    advanced: int


class EraRow(Provenance, frozen=True, kw_only=True):
    id: str
    name_en: str
    name_de: str
    order: int
    deck: BattleKind
    counts: Literal["infantry_regiments", "cavalry_regiments", "fortress_defender", "squadrons"]
    thresholds: tuple[Threshold, ...] = ()
    before_architecture: FortressCards = FortressCards(0, 0)
    after_architecture: FortressCards = FortressCards(0, 0)


class OutsideEra(Provenance, frozen=True, kw_only=True):
    before_architecture: FortressCards
    after_architecture: FortressCards


class ConstantFile(Record, frozen=True):
    schema: str
    game: Commentary
    victory_points_to_win: Number
    rounds_per_cycle: Number
    initial_player_order: Order
    setup: SetupRow
    battle_count: BattleCount
    upgrade_discount: UpgradeDiscount
    basic_tactic_cards: Number
    advanced_tactic_cards_base: Number
    commander_advanced_max: Number
    land_fight_max_regiments: Number
    sea_fight_max_regiments: Number
    step5_exchange_max_cards: Number
    reward: Reward
    neutral_tiles_for_vp: TilesForVp
    upkeep: Upkeep
    alliance: AllianceRow
    war_paradigms: tuple[EraRow, EraRow, EraRow, EraRow]
    fortress_bonus_outside_fortress_era: OutsideEra
    components: Commentary
