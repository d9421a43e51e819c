"""generals.json, tactics_land.json, tactics_sea.json, action_tiles.json, technologies.json, tech_cards.json, events.json"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from theatrum.games.generalship.tables.abilities import Ability
from theatrum.games.generalship.tables.records.common import Resources, Sources
from theatrum.kit.data import Commentary, Provenance, Record

Action: TypeAlias = Literal[
    "production",
    "population_growth",
    "general_cards",
    "technology_cards",
    "alliance",
    "draft_upgrade",
    "march",
]


# ---- generals.json ----------------------------------------------------------------------------------------------------
class GeneralRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    years: str
    realm: str
    land: int
    sea: int
    christian: bool
    muslim: bool
    coup: bool
    rival: str | None
    abilities: tuple[Ability, ...]
    provenance: Provenance
    field_sources: Sources = msgspec.field(default_factory=dict)


class GeneralFile(Record, frozen=True):
    schema: str
    count: Commentary
    card_fields_source: Commentary
    scope_rules: Commentary
    symbol_policy: Commentary
    ability_kinds: Commentary
    generals: tuple[GeneralRow, ...]


# ---- tactics_land.json, tactics_sea.json ------------------------------------------------------------------------------
class BasicRow(Record, frozen=True):
    id: str
    no: int
    name_en: str
    name_de: str
    copies: int
    unit_types: tuple[str, ...]
    counts: tuple[int, ...]
    field_sources: Sources


class NeedRow(Record, frozen=True):
    group: str
    min: int
    max: int | None = None


class ConditionRow(Record, frozen=True):
    all: tuple[NeedRow, ...]


class BonusRow(Record, frozen=True):
    atk: int
    defence: int = msgspec.field(name="def")


class VariantRow(Record, frozen=True):
    """Irregulars of one kind."""

    type: str
    name_en: str
    name_de: str
    condition: ConditionRow
    bonus: BonusRow


class AdvancedRow(Record, frozen=True):
    id: str
    no: int
    key: str
    name_en: str
    name_de: str
    copies: int
    play_window: Literal["fight", "step3_step4", "step4"]
    field_sources: Sources
    condition: ConditionRow | None = None
    bonus: BonusRow | None = None
    variants: tuple[VariantRow, ...] = ()
    requires_commander_ability: str | None = None
    effect: str | None = None


class TacticsFile(Record, frozen=True):
    schema: str
    counts_source: Commentary
    basic: tuple[BasicRow, ...]
    advanced: tuple[AdvancedRow, ...]
    groups: dict[str, tuple[str, ...]]
    condition_scope: Commentary
    max_bonus_cards_per_fight: Literal[1]


class StylesRow(Provenance, frozen=True, kw_only=True):
    ids: tuple[str, ...]
    priority_high_to_low: tuple[Literal["melee", "shooting", "bombardment"], ...]
    own_style: Commentary


class SeaTacticsFile(TacticsFile, frozen=True):
    styles: StylesRow
    note_0608: Commentary


# ---- action_tiles.json, technologies.json, tech_cards.json, events.json -----------------------------------------------
class ActionKindRow(Record, frozen=True):
    id: str
    mode: Literal["split", "all", "active_only"]
    name_en: str
    name_de: str
    provenance: Provenance
    note: str = ""
    after: Commentary = None


class ActionTileRow(Record, frozen=True):
    id: str
    kind: str
    actions: tuple[Action, ...]
    circles: int
    used_with_players: tuple[int, ...]
    name_en: str
    name_de: str
    field_sources: Sources


class ActionFile(Record, frozen=True):
    schema: str
    count_source: Commentary
    public_check: Commentary
    kinds: tuple[ActionKindRow, ...]
    tiles: tuple[ActionTileRow, ...]


class TechnologyCost(Resources, frozen=True):
    technology_points: int


class TechnologyRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    column: int
    track: Literal["main", "points", "resources"]
    prerequisites_any: tuple[str, ...]
    cost: TechnologyCost
    victory_points: int
    unlocks_units: tuple[str, ...]
    effect: Literal["fortress_bonus_becomes_advanced"] | None
    field_sources: Sources


class TechnologyFile(Record, frozen=True):
    schema: str
    technologies: tuple[TechnologyRow, ...]
    event_slots: Commentary
    event_slots_source: Commentary
    prerequisites_rule: Commentary


class TechCardRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    points: Literal[1, 2]
    copies: int
    field_sources: Sources


class TechCardFile(Record, frozen=True):
    schema: str
    total: Commentary
    cards: tuple[TechCardRow, ...]


class EventFile(Record, frozen=True):
    """The events are written in the language of `theatrum.kit.effects`, which is told here, too: its grammar decodes
    them, and refuses what it does not know (`events`)."""

    schema: str
    count_source: Commentary
    resolution_order: Commentary
    vocabulary: Any
    events: Any
    notes: Commentary
