"""CC-11 The language of effects: which words there are, and what the data say in it.

`GRAMMAR` knows every id of the data by the number that the rules use. Here conditions of buildings, modifiers of charts,
sums and bonuses are read into typed forms; cards are read in `tables.cards`. What the words mean are functions over the
state, in `queries.words`.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from theatrum.games.caribbean.tables.advisors import ADVISOR, ADVISOR_FILE
from theatrum.games.caribbean.tables.advisors import FILE as ADVISORS_READ
from theatrum.games.caribbean.tables.awards import AWARD, AWARD_FILE
from theatrum.games.caribbean.tables.awards import ROWS as AWARD_ROWS
from theatrum.games.caribbean.tables.buildings import BUILDING, BUILDING_FILE
from theatrum.games.caribbean.tables.buildings import FILE as BUILDINGS_READ
from theatrum.games.caribbean.tables.charts import CHART_FILE, CHARTS, ROLLS, ModifierRow
from theatrum.games.caribbean.tables.files import PACKAGE, Said
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.markers import MARKER_TYPE, MINES, SITES
from theatrum.games.caribbean.tables.nations import ANY_NATION, NATION, STATUS
from theatrum.games.caribbean.tables.pieces import (
    FIGURE,
    LEADER_FILE,
    LEADER_TYPE,
    LEADERS_READ,
    SHIP,
    UNIT,
)
from theatrum.games.caribbean.tables.places import AREA, PLACE, REGION, SEA
from theatrum.games.caribbean.tables.research import DIRECTION, RESEARCH, RESEARCH_FILE
from theatrum.games.caribbean.tables.research import ROWS as RESEARCH_ROWS
from theatrum.games.caribbean.tables.tracks import FLAG, TRACK_FILE, TRACKS
from theatrum.kit.data import BadData, Commentary, Place, Problem, Record, Table
from theatrum.kit.effects.form import Expression, Grammar, Modifier, Predicate
from theatrum.kit.nouns import Index

T = TypeVar("T")


# ---- effects_dsl.json ------------------------------------------------------------------------------------------------
class DslFile(Record, frozen=True, kw_only=True):
    """The file as it is written. The kit reads the tables of words itself, and refuses what it does not know."""

    doc: Commentary = msgspec.field(name="_doc")
    syntax: Said
    references: Said
    nouns: Said
    variables: Said
    functions: Said
    types: Said
    predicates: Said
    steps: Said
    choosers: Said
    target_kinds: Said
    who: Said
    timings: Said
    durations: Said
    after_use: Said
    random_nations: Said
    rolls: Said
    bonus_keys: Said
    triggers: Said
    outcomes: Said
    card_fields: Commentary
    card_defaults: Commentary
    windows: Said


DSL_FILE = Table(PACKAGE, "effects_dsl", DslFile)
DSL = DSL_FILE.load()
ROLL: dict[str, int] = {row["id"]: i for i, row in enumerate(DSL.rolls)}
"""Kinds of rolls by their id: DIS, COL, FORT, MIS, IMP, gifts, LC, NC, INT, WG."""
SIDED = 16
"""A roll as the words see it: its kind, and so many times the side that makes it."""
OUTCOMES = frozenset(row["id"] for row in DSL.outcomes)
ATTACKER, DEFENDER = 0, 1
ITEM_THINGS = ("settler", "priest", "slave", "advisor")
"""Units that are no combat units: as items they are numbered after those."""


def _numbers(index: Index) -> dict[str, Any]:
    return {str(name): i for name, i in index.items()}


IDS: dict[str, dict[str, Any]] = {
    "nation": {**_numbers(NATION.by_id), "any": ANY_NATION},
    "region": _numbers(REGION.by_id),
    "area": _numbers(AREA.by_id),
    "sea_zone": {name: PLACE.by_id[name] for name in map(str, SEA.by_id)},
    "place": _numbers(PLACE.by_id),
    "residence": _numbers(AREA.by_id),
    "ware": _numbers(WARE.by_id),
    "building": _numbers(BUILDING.by_id),
    "ship": _numbers(SHIP.by_id),
    "land_unit": _numbers(UNIT.by_id),
    "item": {**_numbers(UNIT.by_id), **{name: len(UNIT) + i for i, name in enumerate(ITEM_THINGS)}},
    "advisor": _numbers(ADVISOR.by_id),
    "leader_type": _numbers(LEADER_TYPE.by_id),
    "direction": _numbers(DIRECTION.by_id),
    "flag": _numbers(FLAG.by_id),
    "award": _numbers(AWARD.by_id),
    "status": _numbers(STATUS.by_id),
    "research": _numbers(RESEARCH.by_id),
    "marker_type": _numbers(MARKER_TYPE.by_id),
    "figure": _numbers(FIGURE.by_id),
    "side": {"attacker": ATTACKER, "defender": DEFENDER},
    "roll": dict(ROLL),
    "card": {"declared": 0},
    "native_site": {name: 1 + i for i, name in enumerate(SITES)},
    "mine": {name: 1 + i for i, name in enumerate(MINES)},
    "region_or_random": {**_numbers(REGION.by_id), "random": -1},
    "building_or_manufactures": {**_numbers(BUILDING.by_id), "manufactures": -1},
}
"""By kind of thing: each id, and the number by which the rules know it. Of cards the words see only the one just played,
about which the state knows everything."""
GRAMMAR = Grammar(
    {name: getattr(DSL, name) for name in DslFile.__struct_fields__ if name not in ("doc", "card_fields")},
    IDS,
)


def read(table: Table[Any], said: Said, form: type[T], path: str = "") -> T:
    """What a file says, as a form of the language; `BadData` where it says what nobody understands."""
    try:
        return GRAMMAR.decode(said, form)  # type: ignore[no-any-return]
    except (msgspec.ValidationError, ValueError) as error:
        raise BadData(Problem(Place(table.file, path), str(error))) from None


# ---- what the data say in it -----------------------------------------------------------------------------------------
class ChartModifier(msgspec.Struct, frozen=True):
    """One line of a chart."""

    id: str
    says: Modifier
    starred: bool


def _modifiers(name: str, rows: tuple[ModifierRow, ...]) -> tuple[ChartModifier, ...]:
    return tuple(
        ChartModifier(
            row.id,
            read(CHART_FILE, {"value": row.value, "when": row.when}, Modifier, f"{name}.modifiers.{row.id}"),
            row.starred,
        )
        for row in rows
    )


MODIFIERS: dict[str, tuple[ChartModifier, ...]] = {
    **{roll: _modifiers(roll, chart.modifiers) for roll, chart in ROLLS.items()},
    "exploration_draw": _modifiers("exploration_draw", CHARTS.exploration_draw.modifiers),
    "leader_movement": _modifiers("leader_movement", CHARTS.leader_movement.modifiers),
    "levy": _modifiers("native_levy", CHARTS.native_levy.modifiers),
    "lc": _modifiers("land_combat", CHARTS.land_combat.modifiers),
    "nc": _modifiers("naval_combat", CHARTS.naval_combat.modifiers),
    "int": _modifiers("interception", CHARTS.interception.modifiers),
    "wg": _modifiers("weather_gage", CHARTS.weather_gage.modifiers),
}
"""By chart: its lines."""
IMPERIAL_LEVY = read(
    CHART_FILE, CHARTS.native_levy.troop_kind.imperial_if, Predicate, "native_levy.troop_kind"
)
LEVY_BASE = read(CHART_FILE, CHARTS.native_levy.starred_base, Expression, "native_levy.starred_base")
SITE_DICE = tuple(
    read(BUILDING_FILE, row.production_dice, Expression, f"native_and_pirate_sites.{row.id}")
    for row in BUILDINGS_READ.native_and_pirate_sites
    if row.id in SITES
)
"""CC-4.4.4.9 Dice of CITY, KINGDOM, CAPITAL."""
REQUIRES: tuple[tuple[Predicate, ...], ...] = tuple(
    read(BUILDING_FILE, row.requires, tuple[Predicate, ...], f"buildings.{row.id}.requires")
    for row in BUILDINGS_READ.buildings
)
"""By building: what must be true for $nation, $area and the active $figure there."""
SP_PRICE = read(TRACK_FILE, TRACKS.sp_price.formula, Expression, "sp_price.formula")
PIRATES_SP_PRICE = read(TRACK_FILE, TRACKS.sp_price.pirates.formula, Expression, "sp_price.pirates")
LOWEST_RATE = read(TRACK_FILE, TRACKS.production_rate.minimum, Expression, "production_rate.minimum")
MARKET_LOSS = read(CHART_FILE, CHARTS.market_reduction.then_subtract, Expression, "market_reduction")
_Bonuses = GRAMMAR.bonuses()
RESEARCH_BONUSES = tuple(read(RESEARCH_FILE, row.effect, _Bonuses, row.id) for row in RESEARCH_ROWS)
ADVISOR_BONUSES = tuple(read(ADVISOR_FILE, row.effects, _Bonuses, row.id) for row in ADVISORS_READ.advisors)
LEADER_BONUSES = tuple(read(LEADER_FILE, row.bonuses, _Bonuses, row.id) for row in LEADERS_READ.leader_types)
AWARD_BENEFITS = tuple(read(AWARD_FILE, row.benefit, _Bonuses, row.id) for row in AWARD_ROWS)
"""CC-11.6 Of these bonuses the charts list all that concern rolls; rules take only the others from here."""
AWARD_TRIGGERS = tuple(read(AWARD_FILE, row.trigger, GRAMMAR.triggers(), row.id) for row in AWARD_ROWS)
