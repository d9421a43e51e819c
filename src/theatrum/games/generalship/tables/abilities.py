"""GS-19.3 What a commander can do, a record for each kind of ability. What it means is code, by type: `queries/abilities`.

`battle` and `deck` are the kind of battle, `role` the commander's in it, `terrain` the battlefield's (None: any).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from theatrum.kit.data import Record

Terrain: TypeAlias = Literal["plains", "forest", "mountains", "sea"]
UnitClass: TypeAlias = Literal["infantry", "cavalry", "ship"]
BattleKind: TypeAlias = Literal["land", "sea"]
Role: TypeAlias = Literal["any", "attacker", "defender"]


class Irregulars(Record, frozen=True, tag_field="kind", tag="irregulars"):
    """May play Irregulars in this variant."""

    type: Literal["war_elephants", "horse_archers", "horse_artillery"]


class ExtraMovement(Record, frozen=True, tag_field="kind", tag="extra_movement"):
    """These units have more movement points in the own march action, perhaps for entering one terrain only."""

    unit_types: tuple[str, ...]
    bp: int
    only_terrain: Terrain | None


class TerrainAccess(Record, frozen=True, tag_field="kind", tag="terrain_access"):
    """Units of a class may enter a terrain in the own march action."""

    unit_class: UnitClass
    terrain: Terrain
    cost: int


class DraftDiscount(Record, frozen=True, tag_field="kind", tag="draft_discount"):
    """So many of these units are cheaper in a draft action."""

    unit_types: tuple[str, ...]
    food: int
    metal: int
    max_units: int


class UpkeepDiscount(Record, frozen=True, tag_field="kind", tag="upkeep_discount"):
    food: int


class ProductionBonus(Record, frozen=True, tag_field="kind", tag="production_bonus"):
    food: int
    metal: int


class GrowthBonus(Record, frozen=True, tag_field="kind", tag="growth_bonus"):
    population: int


class TechDrawBonus(Record, frozen=True, tag_field="kind", tag="tech_draw_bonus"):
    cards: int


class UnitBonus(Record, frozen=True, tag_field="kind", tag="unit_bonus"):
    """Each committed regiment of these kinds counts more."""

    battle: BattleKind
    unit_types: tuple[str, ...]
    atk: int
    defence: int = msgspec.field(name="def")


class BonusBasicCards(Record, frozen=True, tag_field="kind", tag="bonus_basic_cards"):
    battle: BattleKind
    role: Role
    terrain: Terrain | None
    cards: int


class WagonFort(Record, frozen=True, tag_field="kind", tag="wagon_fort"):
    """When defending there, the tile counts as a fortress."""

    terrain: tuple[Terrain, ...]


class NegateFortress(Record, frozen=True, tag_field="kind", tag="negate_fortress"):
    """When attacking, a fortress gives no cards."""


class DenyEnemyCard(Record, frozen=True, tag_field="kind", tag="deny_enemy_card"):
    """The enemy may not play this advanced card."""

    deck: BattleKind
    card: str


class CardSubstitution(Record, frozen=True, tag_field="kind", tag="card_substitution"):
    """May play one advanced card as another."""

    deck: BattleKind
    use: str
    instead: str = msgspec.field(name="as")
    terrain: Terrain | None = None


class FreeExchange(Record, frozen=True, tag_field="kind", tag="free_exchange"):
    """So many exchanges of cards in a battle cost nothing."""

    times: int


class Plunder(Record, frozen=True, tag_field="kind", tag="plunder"):
    """Takes resources after a victory."""

    battle: Literal["any", "land", "sea"]
    role: Role
    food: int
    metal: int


class GeneralDrawOnWin(Record, frozen=True, tag_field="kind", tag="general_draw_on_win"):
    cards: int


Ability: TypeAlias = (
    Irregulars
    | ExtraMovement
    | TerrainAccess
    | DraftDiscount
    | UpkeepDiscount
    | ProductionBonus
    | GrowthBonus
    | TechDrawBonus
    | UnitBonus
    | BonusBasicCards
    | WagonFort
    | NegateFortress
    | DenyEnemyCard
    | CardSubstitution
    | FreeExchange
    | Plunder
    | GeneralDrawOnWin
)


def kind_of(ability: Ability) -> str:
    """What the data call it: `unit_bonus`."""
    return str(ability.__struct_config__.tag)
