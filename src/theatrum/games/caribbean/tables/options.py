"""CC-9 The thirty options and play without research; the scenarios and what the nations begin with (CC-0.4)."""

from __future__ import annotations

import msgspec

from theatrum.games.caribbean.tables.files import PACKAGE, File, NamedRow, Said, Sourced, ids_of
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import FIGURE, SHIP, UNIT
from theatrum.games.caribbean.tables.places import HOME
from theatrum.games.caribbean.tables.research import RESEARCH
from theatrum.kit.data import Record, Table
from theatrum.kit.nouns import Nouns


# ---- options.json ----------------------------------------------------------------------------------------------------
class Param(Record, frozen=True, kw_only=True):
    """What an option changes, for display: the exact rule is the row of CC-9."""

    param: str
    normal: Said
    option: Said
    source: str = ""


class OptionRow(NamedRow, frozen=True, kw_only=True):
    code: str
    default: bool
    params: tuple[Param, ...]
    rule: str


class NoResearch(NamedRow, frozen=True, kw_only=True):
    default: bool
    params: tuple[Param, ...]


class OptionFile(File, frozen=True, kw_only=True):
    options: tuple[OptionRow, ...]
    play_without_research: NoResearch


OPTION_FILE = Table(PACKAGE, "options", OptionFile, rows="options", noun="option")
OPTIONS_READ = OPTION_FILE.load()
OPTION = Nouns("option", [*(row.id for row in OPTIONS_READ.options), OPTIONS_READ.play_without_research.id])


def number(option: str, param: str) -> tuple[int, int]:
    """A number that an option changes: without it, and with it."""
    row = next(p for o in OPTIONS_READ.options if o.id == option for p in o.params if p.param == param)
    return int(row.normal), int(row.option)


def with_option(option: str, param: str) -> int:
    """The number that only the option knows."""
    row = next(p for o in OPTIONS_READ.options if o.id == option for p in o.params if p.param == param)
    return int(row.option)


NEW_MARKERS = int(
    next(
        p.option
        for p in OPTIONS_READ.play_without_research.params
        if p.param == "control_markers_added_at_start_of_period"
    )
)
"""CC-9 Without research: control markers of each nation at the start of periods 2, 3 and 4."""
LAST_WITH_MARKERS = 4
CONFLICTS: tuple[tuple[str, str, str], ...] = (
    ("no_research", "a10g", "without research nobody can be the first to research a level"),
)
"""Options that make no sense together, and why."""


# ---- setup.json ------------------------------------------------------------------------------------------------------
class PlayerCounts(Sourced, frozen=True, kw_only=True):
    min: int
    max: int


class NationChoice(Sourced, frozen=True, kw_only=True):
    rule: str


class Common(Sourced, frozen=True, kw_only=True):
    turn: int
    period: int
    inflation: int
    sp_cost_modifier: int
    relations: str
    price_modifiers: int
    alternative_prices: tuple[()]
    markets_open: bool
    stock: int
    regional_markets: str
    exploration_container_periods: tuple[int, ...]
    general_deck_periods: tuple[int, ...]
    nation_deck_periods: tuple[int, ...]
    advisor_periods: tuple[int, ...]
    pirate_nests: tuple[()]
    pirate_fleets: tuple[()]
    native_armies: tuple[()]
    weather: tuple[()]
    event_flags: tuple[()]
    order_of_play: str


class StartBase(Record, frozen=True, kw_only=True):
    ducats: int
    sp: int
    settlers: int
    land_units: dict[str, int]
    advisors: int
    goods: dict[str, int]


class StartFleet(Record, frozen=True, kw_only=True):
    marker: str
    ships: dict[str, int]
    location: str


class StartLeader(Record, frozen=True, kw_only=True):
    id: str
    location: str


class StartRow(NamedRow, frozen=True, kw_only=True):
    nation: str
    gp: int
    home_base: StartBase
    fleets: tuple[StartFleet, ...]
    leaders: tuple[StartLeader, ...]
    free_control_markers: int
    production_rate: int
    tax_rate: int
    nation_cards: int
    general_cards: int
    free_residences: int
    research: tuple[str, ...]


class End(Record, frozen=True, kw_only=True):
    """CC-8.16 When a game ends: as soon as one of these holds."""

    turn: int | None = None
    after_turn: int | None = None
    any_nation_gp_at_least: int | None = None
    inflation_level: int | None = None


class StartChanges(Record, frozen=True, kw_only=True):
    period: int
    extra_ducats_each: int
    extra_sp_each: int
    free_research_levels_each: int
    free_research_rule: str
    exploration_container_periods: tuple[int, ...]
    general_deck_periods: tuple[int, ...]
    nation_deck_periods: tuple[int, ...]
    advisor_periods: tuple[int, ...]
    main_cards_of_period: int


class ScenarioRow(NamedRow, frozen=True, kw_only=True):
    start_turn: int
    end: End
    start_changes: StartChanges | None = None


class EndKind(Record, frozen=True, kw_only=True):
    id: str
    meaning: str


class AutomaticEnd(Sourced, frozen=True, kw_only=True):
    turn: int
    inflation_level: int
    not_with_option: str


class OpenEnd(Sourced, frozen=True, kw_only=True):
    rule: str
    default_last_turn: int


class SetupFile(File, frozen=True, kw_only=True):
    player_counts: PlayerCounts
    nation_choice: NationChoice
    common: Common
    nations: tuple[StartRow, ...]
    scenarios: tuple[ScenarioRow, ...]
    end_condition_kinds: tuple[EndKind, ...]
    tie_break: tuple[str, ...]
    tie_break_source: str
    automatic_end: AutomaticEnd
    open_end: OpenEnd


SETUP_FILE = Table(PACKAGE, "setup", SetupFile, rows="nations", noun="setup")
SETUP = SETUP_FILE.load()


class Start(msgspec.Struct, frozen=True):
    """CC-0.4.2 What a nation begins with; numbers in the place of names."""

    nation: int
    gp: int
    ducats: int
    sp: int
    settlers: int
    units: tuple[tuple[int, int], ...]
    goods: tuple[tuple[int, int], ...]
    fleets: tuple[tuple[int, tuple[tuple[int, int], ...]], ...]
    """(marker, (ship, so many) …), all in the home base."""
    leaders: tuple[int, ...]
    control_markers: int
    production_rate: int
    tax_rate: int
    nation_cards: int
    general_cards: int
    research: tuple[int, ...]


def _starts() -> tuple[Start, ...]:
    unit, ship, figure = ids_of(UNIT), ids_of(SHIP), ids_of(FIGURE)
    ware, research = ids_of(WARE), ids_of(RESEARCH)
    by_nation = {}
    for i, row in enumerate(SETUP.nations):
        at = SETUP_FILE.at(i, row.id)
        nation = ids_of(NATION).find(row.nation, at.column("nation"))
        for location in [piece.location for piece in row.fleets] + [piece.location for piece in row.leaders]:
            ids_of(HOME).find(location, at)
        by_nation[nation] = Start(
            nation,
            row.gp,
            row.home_base.ducats,
            row.home_base.sp,
            row.home_base.settlers,
            tuple((unit.find(u, at), n) for u, n in row.home_base.land_units.items()),
            tuple((ware.find(w, at), n) for w, n in row.home_base.goods.items()),
            tuple(
                (figure.find(f.marker, at), tuple((ship.find(s, at), n) for s, n in f.ships.items()))
                for f in row.fleets
            ),
            tuple(figure.find(leader.id, at) for leader in row.leaders),
            row.free_control_markers,
            row.production_rate,
            row.tax_rate,
            row.nation_cards,
            row.general_cards,
            research.find_all(row.research, at),
        )
    return tuple(by_nation[nation] for nation in range(len(NATION)))


STARTS = _starts()
"""By nation."""
SCENARIO = Nouns("scenario", [row.id for row in SETUP.scenarios])
SCENARIOS: dict[str, ScenarioRow] = {row.id: row for row in SETUP.scenarios}
