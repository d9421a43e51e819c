"""The scenarios as they are written: `scenarios.json` (what is played), `setup_*.json` (what lies where)."""

from __future__ import annotations

from typing import Literal

import msgspec

from theatrum.kit.data import Commentary, Record, Table

PACKAGE = "theatrum.games.elisabeth"
Pairs = tuple[tuple[str, str], ...]
Names = tuple[str, ...]


# ---- what is played ------------------------------------------------------------------------------------------------------
class VictoryRow(Record, frozen=True):
    """How a scenario is won [E1-25, E1-SL.4 – E1-SL.6]."""

    military: Names
    """Powers that win at once by opening the last box of their key track."""
    by_points: Names
    """Powers that win with points in a victory phase; how many stands in `vp_tables.json`."""
    at_the_end: str
    """The power that wins after the last turn if nobody has; "": who has most points."""
    fortresses_of: Names
    """Powers that get points for each fortress."""
    piracy_of: str
    """The power whose piracy points count; another's raids take one of them away. "": everybody's own count."""


class ScenarioRow(Record, frozen=True):
    """A scenario, by what it plays of the rules and what it bars."""

    id: Literal["learning", "campaign", "tournament"]
    rules: Names
    players: tuple[int, ...]
    phases: Names
    """The steps of a turn, in order [E1-7.0.1]."""
    as_minors: Names
    """Major powers that count as minor ones."""
    keep_flags: Names
    """Minors whose spaces keep their own flags when they are activated."""
    hired_from: Names
    """Minors whose mercenaries their ally raises."""
    ransomed_by: dict[str, str]
    """Whose captive leaders another power buys back."""
    closed_areas: Names
    closed_homes_of: Names
    closed_spaces: Names
    """What nobody enters."""
    armada: bool
    influence_returns: Literal["cards", "winter"]
    """The phase in which spent influence markers come back."""
    minors: Literal["learning_scenario", "minor_powers"]
    """The list of `minor_powers.json` that says who may activate and deactivate whom."""
    victory: VictoryRow
    note: str = ""


class ScenariosFile(Record, frozen=True):
    game: str
    note: str
    scenarios: tuple[ScenarioRow, ...]


# ---- what lies where -----------------------------------------------------------------------------------------------------
class ControlMarkerRow(Record, frozen=True):
    shape: str
    religion: Literal["catholic", "protestant"]


class PlacementRow(Record, frozen=True):
    space: str
    units: dict[str, int] = msgspec.field(default_factory=dict)
    leaders: Names = ()
    control_marker: ControlMarkerRow | None = None
    unrest: bool = False
    marker: str = ""
    fortress: bool = False


class BonusVpRow(Record, frozen=True):
    kind: str
    vp: int
    work: str = ""
    artist: str = ""
    award: str = ""
    turn: int | None = None


class PowerSetupRow(Record, frozen=True):
    power: str
    placements: tuple[PlacementRow, ...]
    square_markers_on_card: int | None = None
    square_markers_on_card_dutch: int | None = None
    square_markers_on_card_huguenot: int | None = None
    bonus_vp_box: tuple[BonusVpRow | str, ...] = ()
    suez_attempts: int = 0
    ruler: str = ""
    ruler_card: int | None = None
    captains_available: Names = ()
    captains_shared_with_protestants: Names = ()
    captains_shared_with_france: Names = ()
    world_map_fortress_markers: int = 0
    jesuits_available: int = 0
    escort_galleons: int = 0
    treasures_in_hand: int = 0
    mercenaries_for_hire: int = 0
    mary_stuart: str = ""
    walsingham: str = ""
    valois_marriages_arranged: Names = ()
    leaders_off_map: Names = ()
    out_of_play: Names = ()


class SetupFile(Record, frozen=True):
    """What every scenario says."""

    game: str
    schema: str
    scenario: str
    name_en: str
    name_de: str
    source: str
    ref: str
    players: tuple[int, ...]
    first_turn: int
    last_turn: int
    legend: Commentary
    powers: tuple[PowerSetupRow, ...]
    vp: dict[str, int]
    wars: Pairs
    alliances: Pairs
    influence: dict[str, dict[str, int]]


class LearningDeckRow(Record, frozen=True):
    ottoman_home: tuple[int, ...]
    spain_home: tuple[int, ...]
    deck: tuple[int, ...]


class HreAsMinorRow(Record, frozen=True):
    no_spanish_control_markers: bool
    ransom: str
    raise_: Names = msgspec.field(name="raise")


class LearningSetupFile(SetupFile, frozen=True):
    """E1-SL"""

    seats: tuple[Names, ...]
    deck: LearningDeckRow
    unused: Commentary
    victory: Commentary
    forbidden_areas: Names
    rules_not_used: Commentary
    phases_skipped: Names
    actions_removed: dict[str, Names]
    hre_as_minor: HreAsMinorRow
    papacy: Commentary
    open_points: Commentary
    card_limits: Commentary


class PrearrangedMarriageRow(Record, frozen=True):
    bride: str
    groom: str
    binding: bool
    if_broken: str
    scenario_only: bool
    betrothed_at_setup: bool
    cards: int
    cards_turn: int
    cards_power: str
    source: str


class VpMarkersRow(Record, frozen=True):
    total: int
    artist: int
    scientist: int
    missing: Names = ()


class PatronageSetupRow(Record, frozen=True):
    artists: dict[str, Names]
    scientists: dict[str, Names]
    vp_markers: VpMarkersRow
    science_bonuses: int


class CampaignDeckRow(Record, frozen=True):
    start: str
    excluded_with_6_players: tuple[int, ...]
    removed: tuple[int, ...] = ()
    on_ruler_box: tuple[int, ...] = ()
    in_effect: tuple[int, ...] = ()


class RemovedRow(Record, frozen=True):
    """What is out of the game with fewer than six players."""

    awards: Names
    science_bonuses: Names
    nobles: Names
    captains: Names
    artists_scientists: Names
    artists: Names
    scientists: Names


class SharedCaptainsRow(Record, frozen=True):
    powers: Names
    captains: Names


class ActivatedMajorStartRow(Record, frozen=True):
    """E1-SA Where a major power without a player begins."""

    active: bool
    ally: str | None
    vp_baseline: int | None
    hand: str | None
    seat_of: str = ""
    influence: str = ""


class PlayerCountRow(Record, frozen=True):
    """E1-SP What differs with the number of players."""

    players: int
    seats: tuple[Names, ...]
    activated_majors: Names
    cards_added: tuple[int, ...]
    cards_removed: tuple[int, ...]
    removed: RemovedRow
    influence_change: dict[str, dict[str, int]]
    initial_major_allies: Pairs
    source: str
    ref: str
    activated_major_start: dict[str, ActivatedMajorStartRow]
    deck_at_start: tuple[int, ...]
    home_cards_at_start: dict[str, tuple[int, ...]]
    cards_later: dict[str, tuple[int, ...]]
    awards_at_start: Names
    science_bonuses_at_start: Names
    nobles_at_start: dict[str, Names]
    nobles_later: dict[str, Names]
    captains_at_start: dict[str, Names]
    captains_shared_at_start: SharedCaptainsRow
    captains_later: dict[str, Names]
    artists_at_start: dict[str, Names]
    artists_later: dict[str, Names]
    scientists_at_start: dict[str, Names]
    scientists_later: dict[str, Names]
    influence_at_start: dict[str, dict[str, int]]
    activated_major_start_source: str
    hre_religious_preference: bool
    morisco_spread_if_ottoman_inactive: str | None
    same_player_limits: tuple[Names, ...]
    derived_note: str
    note: str = ""
    cards_not_used: tuple[int, ...] = ()


class PeaceBanRow(Record, frozen=True):
    pairs: Pairs
    only: str
    source: str


class FactionCapitalsRow(Record, frozen=True):
    huguenot: str | None
    dutch: str | None


class MarkerRow(Record, frozen=True):
    id: str
    ruling: str


class CampaignSetupFile(SetupFile, frozen=True):
    """E1-SC, E1-ST"""

    marriage_board: dict[str, Names]
    patronage: PatronageSetupRow
    protestant_spaces: int
    wars_not_endable_in_first_turn: Pairs
    influence_activated_majors: dict[str, dict[str, int]]
    deck: CampaignDeckRow
    player_counts: tuple[PlayerCountRow, ...]
    capitals_at_start: dict[str, Names | FactionCapitalsRow]
    capitals_at_start_source: str
    influence_portugal_when_in_play: dict[str, int]
    influence_portugal_source: str
    leaders_later: dict[str, Names]
    leaders_later_source: str
    nobles_out_of_play: Names
    nobles_married: Names
    nobles_captured: Names
    persons_finished: Names
    awards_given: dict[str, str]
    peace_ban_scope: PeaceBanRow
    prearranged_marriage: PrearrangedMarriageRow | None = None
    wars_endable_in_first_turn: Pairs = ()
    markers: tuple[MarkerRow, ...] = ()
    special_rules: Commentary = None
    open_points: Commentary = None
    marriage_note: str = ""
    nobles_out_of_play_source: str = ""
    persons_source: str = ""


SCENARIOS = Table(PACKAGE, "scenarios", ScenariosFile, rows="scenarios")
LEARNING = Table(PACKAGE, "setup_learning", LearningSetupFile)
CAMPAIGN = Table(PACKAGE, "setup_campaign", CampaignSetupFile)
TOURNAMENT = Table(PACKAGE, "setup_tournament", CampaignSetupFile)
SETUPS: dict[str, Table[LearningSetupFile] | Table[CampaignSetupFile]] = {
    "learning": LEARNING,
    "campaign": CAMPAIGN,
    "tournament": TOURNAMENT,
}
