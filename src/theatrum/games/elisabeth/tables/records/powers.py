"""The powers as they are written: `powers.json`, `minor_powers.json`, `war_costs.json`."""

from __future__ import annotations

from typing import Literal

import msgspec

from theatrum.kit.data import Commentary, Record, Table

PACKAGE = "theatrum.games.elisabeth"


class AfterRow(Record, frozen=True):
    rudolf_ii: tuple[str, ...]


class CapitalRuleRow(Record, frozen=True):
    kind: str
    start: tuple[str, ...]
    source: str
    after: AfterRow | None = None
    factions: dict[str, str] = msgspec.field(default_factory=dict)


class KeyBoxRow(Record, frozen=True):
    keys: int
    cards: int
    vp: int
    cards_source: str
    vp_source: str
    automatic_victory: bool


class RulerRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    administrative_rating: int
    card_bonus: int
    enters: str
    special: str | None
    source: Commentary
    person: str | None
    noble: str | None
    leader: str | None
    after_death: str | None
    card: int | None


class ActionRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    cp: int | tuple[int, ...]
    type: Literal["defence", "diplomacy", "espionage", "land", "naval", "patronage", "religious"]
    note: str
    source: str


class UnitNamesRow(Record, frozen=True):
    regular: str
    mercenary: str
    galleon: str


class FactionRow(Record, frozen=True):
    name_de: str
    square_markers: int
    keys: str | tuple[str, ...]
    vp_per_key: int
    area: str
    capital_marker: str
    land_pool: str
    ship_pool: str
    leaders: tuple[str, ...]
    unit_names: UnitNamesRow
    home_spaces: str
    source: str


class KeyRowRow(Record, frozen=True):
    """What the keys of one faction of the Protestants give."""

    square_markers: int
    vp_per_key: int
    keys: tuple[str, ...] | None = None
    """None: all others."""
    automatic_victory: int | None = None


class CardsRow(Record, frozen=True):
    base: int
    plus: str
    maximum: int


class KeyRowsRow(Record, frozen=True):
    dutch: KeyRowRow
    huguenot: KeyRowRow
    cards: CardsRow
    source: str


class PowerRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    impulse_order: int
    capitals: tuple[str, ...]
    capital_rule: CapitalRuleRow
    home_cards: tuple[int, ...]
    square_markers: int
    automatic_victory_keys: int
    key_track: tuple[KeyBoxRow, ...] | None
    rulers: tuple[RulerRow, ...]
    actions: tuple[ActionRow, ...]
    tracks: tuple[str, ...]
    mercenaries: bool
    source_note: str
    capital_after_rudolf: tuple[str, ...] = ()
    mercenaries_for_hire_max: int | None = None
    factions: dict[str, FactionRow] = msgspec.field(default_factory=dict)
    cards_rule: str = ""
    cards_rule_source: str = ""
    automatic_victory_note: str = ""
    home_cards_note: str = ""
    key_rows: KeyRowsRow | None = None


class PowersFile(Record, frozen=True):
    game: str
    schema: str
    note: str
    impulse_order: tuple[str, ...]
    impulse_order_source: str
    square_markers_source: str
    action_types: dict[str, str]
    powers: tuple[PowerRow, ...]


class MinorPowerRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    activate: tuple[str, ...]
    deactivate: tuple[str, ...]
    start_influence: dict[str, int]
    resolved_by_cards: tuple[int, ...]
    home_keys: tuple[str, ...]
    units_note: str
    source: Commentary
    contenders: tuple[str, ...]
    in_play_from: str
    lists_at_all_player_counts: str


class ActivatedMajorRow(Record, frozen=True):
    id: str
    players: str
    activate: tuple[str, ...]
    deactivate: tuple[str, ...]
    start_influence: dict[str, int]
    starts_as_ally_of: str | None
    resolved_by_cards: tuple[int, ...]
    source: Commentary
    reset_influence: dict[str, int]
    reset_source: str
    contenders: tuple[str, ...]
    player_counts: tuple[int, ...]
    minors_lost_on_deactivation: tuple[str, ...]
    base_influence_before_change: dict[str, int] = msgspec.field(default_factory=dict)
    note: str = ""


class LearningMinorRow(Record, frozen=True):
    activate: tuple[str, ...]
    deactivate: tuple[str, ...]
    start: dict[str, int]


class LearningScenarioRow(Record, frozen=True):
    scenario: str
    papacy: LearningMinorRow
    venice: LearningMinorRow
    hre: LearningMinorRow
    source: str


class MinorPowersFile(Record, frozen=True):
    game: str
    schema: str
    note: str
    minor_powers: tuple[MinorPowerRow, ...]
    activated_majors: tuple[ActivatedMajorRow, ...]
    learning_scenario: LearningScenarioRow


class MajorWarRow(Record, frozen=True):
    a: str
    b: str
    cost: int | str
    source: str


class MinorWarRow(Record, frozen=True):
    major: str
    minor: str
    cost: int | str
    source: str


class SpainEnglandRow(Record, frozen=True):
    base: int
    excommunication: int
    mary_captured: int
    mary_executed: int
    minimum: int
    entry_scotland_ireland_max: int
    source: str


class WarTriggerRow(Record, frozen=True):
    id: str
    source: str


class NeverRow(Record, frozen=True):
    rule: str
    source: str


class PrincipleRow(Record, frozen=True):
    text: str
    source: str


class EntryBanRow(Record, frozen=True):
    spain_may_not_enter: str
    while_cost_above: int
    source: str


class WarCostsFile(Record, frozen=True):
    game: str
    schema: str
    note: str
    majors: tuple[MajorWarRow, ...]
    minors: tuple[MinorWarRow, ...]
    spain_england: SpainEnglandRow
    immediate_war_triggers_spain_england: tuple[WarTriggerRow, ...]
    never: tuple[NeverRow, ...]
    principle: PrincipleRow
    entry_ban: EntryBanRow


POWERS = Table(PACKAGE, "powers", PowersFile, rows="powers", noun="power")
MINOR_POWERS = Table(PACKAGE, "minor_powers", MinorPowersFile, rows="minor_powers", noun="power")
WAR_COSTS = Table(PACKAGE, "war_costs", WarCostsFile)
