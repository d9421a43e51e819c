"""CC-0.3 The data: what the typed tables can't refuse by themselves. Counts, charts, the map, citations."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from theatrum.core.rulebook import rulebook
from theatrum.games.caribbean.tables import TABLES, awards, buildings, cards, charts, goods, pieces, places
from theatrum.games.caribbean.tables import advisors as people
from theatrum.games.caribbean.tables.language import (
    ADVISOR_BONUSES,
    DSL,
    GRAMMAR,
    LEADER_BONUSES,
    MODIFIERS,
    OUTCOMES,
)
from theatrum.games.caribbean.tables.limits import INDEX, STACKING
from theatrum.games.caribbean.tables.nations import NATION, NATIONS
from theatrum.games.caribbean.tables.options import OPTIONS_READ, STARTS
from theatrum.games.caribbean.tables.research import AREAS_OF_RESEARCH, DIRECTION
from theatrum.games.caribbean.tables.tracks import TRACKS
from theatrum.kit.data import BadData, Table
from theatrum.kit.graph import flood

DATA = files("theatrum.games.caribbean") / "data"
RAW: dict[str, Any] = {table.name: json.loads(table.content()) for table in TABLES}
CHART_OF = {
    "dis_dr": "dis",
    "col_dr": "col",
    "fort_dr": "fort",
    "mis_dr": "mis",
    "imp_dr": "imp",
    "bribe_dr": "bribe",
    "lc_dr": "lc",
    "nc_dr": "nc",
    "int_dr": "int",
    "wg_dr": "wg",
    "levy": "levy",
}


def test_every_file_is_a_table() -> None:
    assert {f"{table.name}.json" for table in TABLES} == {
        path.name for path in DATA.iterdir() if path.name.endswith(".json")
    }


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_a_file_refuses_what_it_does_not_know_and_misses_what_is_not_there(table: Table[Any]) -> None:
    whole = RAW[table.name]
    with pytest.raises(BadData, match="unknown field `surprise`"):
        table.decode(msgspec.json.encode({**whole, "surprise": 1}))
    key = next(name for name in whole if name != "_doc")
    with pytest.raises(BadData, match="missing required field"):
        table.decode(msgspec.json.encode({name: part for name, part in whole.items() if name != key}))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_every_rule_that_the_data_cite_exists(table: Table[Any]) -> None:
    book = rulebook("caribbean")
    cited = set(re.findall(r"\b(?:CC-\d+(?:\.\d+)*|OP-\d+)", table.content().decode()))
    assert [number for number in sorted(cited) if not book.read(number)] == []


def test_the_index_counts_right() -> None:
    for file, parts in INDEX.files.items():
        for name, n in parts.items():
            assert len(RAW[file.removesuffix(".json")][name]) == n, (file, name)


# ---- numbers that the rulebook states -----------------------------------------------------------------------------------
def test_CC_0_3_the_counts_of_the_rulebook() -> None:
    assert (len(goods.WARES), len(goods.RECIPES), len(awards.AWARDS)) == (27, 10, 76)
    by_category = {c: sum(a.category == c for a in awards.AWARDS) for c in ("turn", "general", "region")}
    assert by_category == {"turn": 10, "general": 21, "region": 45}
    assert len(awards.REGIONAL) == 45
    assert (len(AREAS_OF_RESEARCH), len(DIRECTION), len(OPTIONS_READ.options)) == (64, 15, 30)
    monopolies = [row for row in cards.GENERAL_ROWS if row.group == "monopoly"]
    assert len({row.effect[0]["ware"] for row in monopolies}) == len(monopolies) == 27
    for nation in NATIONS:
        assert len(pieces.FLEETS_OF[nation.index]) == 9
        assert len(pieces.LEADERS_OF[nation.index]) == 8
        assert sum(card.nation == nation.index and card.special for card in cards.CARDS) == 8
        assert sum(main.nation == nation.index for main in cards.MAIN.values()) == 5
        assert sum(ship.nation == nation.index for ship in pieces.SHIPS) == 2


def test_CC_4_4_1_2_the_levels_of_each_direction() -> None:
    stated = {
        "economy": 5,
        "home_office": 4,
        "navigation": 3,
        "administration": 4,
        "naval_technology": 4,
        "monopolies": 5,
    }
    stated |= {
        "small_arms": 4,
        "cannon_technology": 4,
        "military_science": 3,
        "emigration": 2,
        "supply_costs": 6,
    }
    stated |= {"constructions": 5, "sailing_technology": 5, "colonial_rule": 4, "naval_design": 6}
    have = {name: sum(r.direction == d for r in AREAS_OF_RESEARCH) for name, d in DIRECTION.by_id.items()}
    assert have == stated


def test_CC_2_1_every_general_card_has_another_order() -> None:
    assert len({card.flags for card in cards.CARDS if card.nation < 0}) == 120


def test_CC_2_6_demands_agree_with_their_cards() -> None:
    rows = {row.id: row for row in cards.GENERAL_ROWS}
    for demand in cards.DEMANDS:
        said = rows[cards.CARDS[demand.card].id].effect[0]
        assert said == {
            "op": "public_demand",
            "ware": goods.WARES[demand.ware].id,
            "max_units": demand.most,
            "bonus_per_unit": demand.bonus,
            "gp": demand.gp,
        }


def test_CC_4_4_4_10_the_recipes() -> None:
    stated = {
        "brick_yard": "clay timber bricks",
        "chocolate_manufacture": "cocoa sugar chocolate",
        "cigars_manufacture": "tobacco tools cigars",
        "weaving": "cotton indigo cloth",
        "pottery": "clay tools potteries",
        "ropes_manufacture": "hemp tools ropes",
        "distillery": "sugarcane timber rum",
        "sugar_manufacture": "sugarcane tools sugar",
        "forge": "ore timber tools",
    }
    for recipe in goods.RECIPES:
        if recipe.building in stated:
            *inputs, output = (goods.WARE.by_id[name] for name in stated.pop(recipe.building).split())
            assert sorted(recipe.takes) == sorted((ware, 1) for ware in inputs)
            assert recipe.gives == ((output, 4),)
    assert not stated


def test_CC_8_2_upkeep_and_CC_10_3_transport_agree_with_the_units() -> None:
    chart, room = charts.CHARTS.upkeep, STACKING.transport_cost
    classes = {
        "T": chart.transport,
        "C": chart.convoy,
        "E": chart.escort,
        "L": chart.line,
        "P": chart.corsair,
    }
    assert all(ship.upkeep == classes[ship.kind] for ship in pieces.SHIPS)
    for unit in pieces.EUROPEAN:
        row = pieces.UNITS[unit]
        assert (row.upkeep, row.room) == (getattr(chart, row.id), getattr(room, row.id))


def test_CC_0_4_2_the_nations_begin_where_the_tracks_say() -> None:
    for name, nation in NATION.by_id.items():
        start = STARTS[nation]
        assert start.tax_rate == TRACKS.tax_rate_track.start[str(name)]
        assert start.production_rate == TRACKS.production_rate.start[str(name)]


# ---- buildings, charts --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("row", buildings.FILE.buildings, ids=lambda row: row.id)
def test_CC_4_4_3_33_what_is_shown_of_a_building_agrees_with_what_it_requires(
    row: buildings.BuildingRow,
) -> None:
    said = json.dumps(row.requires)
    assert row.coastal_only == ('"coastal"' in said)
    assert (row.min_period > 1) == ("period_at_least" in said)
    assert row.depends_on_residence == (row.placement == "residence_sheet")
    if row.needs_own_residence:
        assert '"residence"' in said or '"bank"' in said


@pytest.mark.parametrize("roll", charts.ROLLS)
def test_CC_11_4_the_rows_of_a_chart_cover_all_numbers(roll: str) -> None:
    chart = charts.ROLLS[roll]
    for number in range(-30, 60):
        rows = [row for row in chart.rows if row.when.modified and charts.within(number, row.when.modified)]
        assert len(rows) == 1, number
    for row in chart.rows:
        assert all((o if isinstance(o, str) else next(iter(o))) in OUTCOMES for o in row.outcomes)


def test_CC_0_1_3_a_natural_failure_allows_no_modifier_and_its_row_is_read_with_the_raw_number() -> None:
    """WE-34 With +6 a natural 4 still destroys the expedition, and costs 1 GP."""
    assert charts.outcomes(charts.CHARTS.discovery, 4, 10) == [{"gp": -1}, "expedition_destroyed"]
    assert charts.outcomes(charts.CHARTS.discovery, 5, 11) == ["lose_one", "discovered"]
    assert charts.outcomes(charts.CHARTS.discovery, 19, 12) == [{"gp": 1}, "discovered"]


def test_CC_11_6_the_charts_list_every_bonus_of_advisors_and_leaders() -> None:
    raw = {roll: RAW["tables"][name] for roll, name in RAW_CHART.items()}
    assert set(raw) <= set(MODIFIERS)
    for who, bonuses, ids in (
        ("advisors", ADVISOR_BONUSES, people.ADVISOR.by_id),
        ("leader_with", LEADER_BONUSES, pieces.LEADER_TYPE.by_id),
    ):
        for name, index in ids.items():
            listed = {
                roll
                for roll, chart in raw.items()
                if any(f'"{name}"' in json.dumps(m) and who in json.dumps(m) for m in chart["modifiers"])
            }
            has = {
                CHART_OF[re.split("_vs_|_enemy_|_own_", key)[0]]
                for key in msgspec.structs.asdict(bonuses[index])
                if getattr(bonuses[index], key) and re.split("_vs_|_enemy_|_own_", key)[0] in CHART_OF
            }
            assert has == listed, name


RAW_CHART = {
    "bribe": "bribe_natives",
    "dis": "discovery",
    "col": "colonization",
    "fort": "fortification",
    "mis": "mission",
    "imp": "improvement",
    "lc": "land_combat",
    "nc": "naval_combat",
    "int": "interception",
    "wg": "weather_gage",
    "levy": "native_levy",
}


def test_every_word_of_the_vocabulary_cites_its_rule() -> None:
    book = rulebook("caribbean")
    words = (*GRAMMAR.predicates.values(), *GRAMMAR.steps.values())
    assert [word.id for word in words if not book.read(word.rule)] == []
    assert len(DSL.predicates) == 79


# ---- the map ------------------------------------------------------------------------------------------------------------
def test_CC_0_3_the_waters_are_one_and_every_hinterland_can_be_reached() -> None:
    waters = set(range(places.FIRST_COAST, places.N_PLACES))
    assert set(flood(places.WATER.__getitem__, [places.FIRST_COAST])) == waters
    for area in places.AREAS:
        assert any(places.AREAS[a].coastal for a in flood(places.LAND.__getitem__, [area.index])), area.id


def test_CC_4_4_3_7_coasts_and_sea_zones_are_joined_as_the_coasts_say() -> None:
    for i, row in enumerate(places.FILE.coasts):
        seas = {places.PLACE.by_id[sea] for sea in row.sea_zones}
        assert seas == {there for there in places.WATER[places.FIRST_COAST + i] if places.is_sea(there)}
    stated = {
        "caribbean_sea": ["tc_05_coast"],
        "gulf_of_honduras": ["ca_10_coast"],
        "mexican_coast": ["ca_01_pacific", "ca_02_pacific"],
        "gulf_of_panama": ["ca_01_pacific"],
        "brazilian_coast": ["sa_01_coast", "sa_02_coast"],
    }
    for sea, coasts in stated.items():
        for coast in coasts:
            assert places.PLACE.by_id[coast] in places.WATER[places.PLACE.by_id[sea]]


def test_CC_4_4_3_2_every_land_border_into_the_pacific_coast_needs_research() -> None:
    pacific = places.REGION.by_id["pacific_coast"]
    for here in range(places.N_AREAS):
        for there in places.LAND[here]:
            into = places.REGION_OF[there] == pacific != places.REGION_OF[here]
            assert ((here, there) in places.LAND_NEEDS) == into


def test_CC_4_4_3_7_straits_join_coasts_that_no_land_border_joins() -> None:
    for row in places.FILE.straits:
        one, other = (places.PLACE.by_id[coast] for coast in row.coasts)
        assert other in places.WATER[one]
        a, b = (places.AREA.by_id[area] for area in row.areas)
        assert b not in places.LAND[a]
        assert b in places.NEAR[a]
