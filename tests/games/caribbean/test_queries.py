"""What several chapters ask, by the worked examples of the rules."""

from __future__ import annotations

import itertools

import pytest

from games.caribbean.builders import a_table, area, colony, fill, fleet, leader, place, research
from theatrum.games.caribbean.queries.capacity import (
    fleet_capacity,
    fleet_load,
    garrison_limit,
    leader_load,
    over_limits,
)
from theatrum.games.caribbean.queries.combat import (
    AF,
    DF,
    army_factors,
    fleet_factors,
    garrison_factors,
    losses_by_factors,
    mannings,
    ratio_step,
    strongest_defence,
    support_fire,
    troop_factors,
)
from theatrum.games.caribbean.queries.language import CONDITIONS, lines, modified, why_not_build
from theatrum.games.caribbean.queries.levy import counts, raised
from theatrum.games.caribbean.queries.movement import (
    after_march,
    fleet_points,
    leader_points,
    march_cost,
    sail_cost,
    why_no_march,
    why_no_sail,
)
from theatrum.games.caribbean.queries.presence import hostile_fleet_at, settled
from theatrum.games.caribbean.queries.prices import (
    index_price,
    pirates_sp_price,
    purchase_in_new_world,
    sale_in_europe,
    sale_in_new_world,
    sale_to_demand,
    sp_price,
)
from theatrum.games.caribbean.queries.relations import allied, at_war
from theatrum.games.caribbean.queries.supply import general_supply, line_home, next_rate, supply_line, upkeep
from theatrum.games.caribbean.state import RAIN, STORM, Army, PirateFleet
from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.cards import DEMANDS, MAIN
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.markers import MARKER_TYPE
from theatrum.games.caribbean.tables.nations import (
    ALLIANCE,
    ENGLAND,
    FRANCE,
    NETHERLANDS,
    PORTUGAL,
    SPAIN,
    WAR,
    pair,
)
from theatrum.games.caribbean.tables.places import NEAR, WATER
from theatrum.games.caribbean.tables.tracks import NATIVE_HORSES

SILVER = WARE.by_id["silver"]


def test_CC_11_the_functions_of_words_have_the_parameters_that_the_vocabulary_names() -> None:
    assert CONDITIONS.check(complete=False) == []


# ---- prices -------------------------------------------------------------------------------------------------------------
def test_WE_27_CC_4_4_1_5_an_open_end_makes_supplies_dear() -> None:
    g = a_table("spain", "england", b5a=True)
    g.turn, g.inflation = 31, 3
    assert g.period == 5
    assert (sp_price(g, SPAIN), sp_price(g, ENGLAND)) == (10, 11)
    g.turn = 30
    assert (sp_price(g, SPAIN), sp_price(g, ENGLAND)) == (8, 9)


def test_WE_28_CC_4_4_1_5_supply_costs_make_them_cheap() -> None:
    g = a_table("france", "netherlands", "spain")
    g.turn, g.inflation, g.sp_cost = 8, 1, 1
    research(g, "france", supply_costs=3)
    research(g, "netherlands", supply_costs=3)
    assert (sp_price(g, FRANCE), sp_price(g, NETHERLANDS)) == (2, 3)
    g.turn, g.inflation, g.sp_cost = 1, 0, 0
    research(g, "spain", supply_costs=3)
    assert sp_price(g, SPAIN) == 1
    assert pirates_sp_price(g) == 2


def test_WE_41_CC_2_6_1_a_public_demand_pays_its_bonus() -> None:
    g = a_table("spain", "netherlands", "portugal")
    demand = next(d for d in DEMANDS if d.ware == SILVER)
    assert index_price(g, SILVER) == 6
    assert sale_to_demand(g, SPAIN, demand) == 6 + demand.bonus == 9
    assert sale_to_demand(g, NETHERLANDS, demand) == 10


def test_CC_4_4_4_11_prices_in_the_new_world() -> None:
    g = a_table("spain", "netherlands", "portugal")
    at = leader(g, "spain", "explorer", at="home_spain")
    g.price_mod[SILVER] = 1
    assert (sale_in_europe(g, SPAIN, SILVER), sale_in_europe(g, NETHERLANDS, SILVER)) == (7, 8)
    assert [sale_in_new_world(g, n, at, SILVER) for n in (SPAIN, PORTUGAL)] == [6, 7]
    assert [purchase_in_new_world(g, n, at, SILVER) for n in (SPAIN, NETHERLANDS)] == [8, 7]
    fill(g, at, trader=1)
    assert (sale_in_new_world(g, SPAIN, at, SILVER), purchase_in_new_world(g, SPAIN, at, SILVER)) == (7, 7)


# ---- movement -----------------------------------------------------------------------------------------------------------
def test_WE_08_CC_4_4_3_1_the_last_step_of_a_leader() -> None:
    g = a_table("spain")
    colony(g, "tc_17", "spain", "settlement")
    colony(g, "tc_18", "spain", "pathways")
    walker = leader(g, "spain", "conquistador", at="tc_17")
    points = after_march(leader_points(walker), march_cost(g, SPAIN, area("tc_18")))
    assert points == 1
    assert march_cost(g, SPAIN, area("tc_19")) == 4
    assert why_no_march(g, SPAIN, area("tc_18"), area("tc_19"), points) is None
    assert after_march(points, 4) == 0
    assert why_no_march(g, SPAIN, area("tc_18"), area("tc_19"), 0) is not None


def test_CC_4_4_3_1_roads_settlements_and_weather() -> None:
    g = a_table("spain")
    there = colony(g, "tc_17", "spain", "settlement", "roads")
    assert march_cost(g, SPAIN, there) == 1
    g.weather[there] = STORM
    assert march_cost(g, SPAIN, there) == 3


def test_WE_09_CC_4_4_3_6_rain_in_the_caribbean() -> None:
    g = a_table("spain")
    g.weather[place("tc_17_coast")] = RAIN
    way = ["home_spain", "tz_north_atlantic", "north_atlantic_sea", "tc_17_coast"]
    assert [sail_cost(g, SPAIN, place(name)) for name in way[1:]] == [10, 4, 2]
    for here, there in itertools.pairwise(way):
        assert why_no_sail(g, SPAIN, place(here), place(there), 10) is None


def test_WE_10_CC_4_4_3_6_from_panama_home() -> None:
    g = a_table("spain")
    way = ["ca_01_atlantic", "tc_01_coast", "tc_02_coast", "caribbean_sea", "central_atlantic"]
    way += ["tz_central_atlantic", "home_spain"]
    assert [sail_cost(g, SPAIN, place(name)) for name in way[1:]] == [1, 1, 4, 4, 8, 0]
    assert all(why_no_sail(g, SPAIN, place(a), place(b), 8) is None for a, b in itertools.pairwise(way))


def test_WE_11_CC_4_4_3_5_a_treasure_fleet_sails_twice_as_far() -> None:
    g = a_table("spain")
    assert fleet_points(g, fleet(g, "spain", "home_spain", {"flute": 1}, kind="treasure")) == 40
    assert fleet_points(g, fleet(g, "spain", "home_spain", {"flute": 1, "nao": 1})) == 16


def test_CC_4_4_3_5_research_and_a_navigator_help_all_ships() -> None:
    g = a_table("spain")
    research(g, "spain", sailing_technology=2)
    ships = fleet(g, "spain", "home_spain", {"nao": 1}, kind="treasure", navigator=1)
    assert fleet_points(g, ships) == (16 + 2 + 2) * 2


def test_CC_4_4_3_6_hostile_fleets_double_the_cost_and_storms_close_the_way() -> None:
    g = a_table("spain", "england")
    sea = place("caribbean_sea")
    g.pirates.append(PirateFleet(1, sea, 3))
    assert hostile_fleet_at(g, sea, SPAIN)
    assert sail_cost(g, SPAIN, sea) == 8
    g.pirates.clear()
    fleet(g, "england", "caribbean_sea", {"nao": 1})
    assert sail_cost(g, SPAIN, sea) == 4, "neutral"
    g.relations[pair(SPAIN, ENGLAND)] = WAR
    assert at_war(g, SPAIN, ENGLAND)
    assert sail_cost(g, SPAIN, sea) == 8
    g.weather[sea] = STORM
    assert why_no_sail(g, SPAIN, place("central_atlantic"), sea, 20) is not None


def test_CC_4_4_3_7_closed_waters_and_CC_4_4_3_2_the_way_to_the_pacific() -> None:
    g = a_table("spain")
    east = place("east_pacific")
    closed = why_no_sail(g, SPAIN, WATER[east][0], east, 50)
    assert closed is not None
    assert closed.key == "waters-closed"
    refusal = why_no_march(g, SPAIN, area("ca_01"), area("pc_13"), 4)
    assert refusal is not None
    assert refusal.key == "pacific-closed"
    research(g, "spain", naval_technology=1)
    assert why_no_march(g, SPAIN, area("ca_01"), area("pc_13"), 4) is None
    assert why_no_sail(g, SPAIN, WATER[east][0], east, 50) is None


# ---- capacity -----------------------------------------------------------------------------------------------------------
def test_CC_0_2_13_what_a_leader_has_counts_for_his_fleet() -> None:
    """The English expedition of the paper turn: 19 of 20 points."""
    g = a_table("england")
    ships = fleet(g, "england", "home_england", {"carrack": 1, "nao": 2}, settlers=4, sp=13)
    aboard = leader(g, "england", "explorer", at=ships, pio=2, mil=6, inf=1)
    fill(g, ships, ducats=40)
    assert fleet_capacity(g, ships) == 20
    assert fleet_load(g, ships) == 19
    assert leader_load(g, aboard) == 0
    assert over_limits(g, ships) == over_limits(g, aboard) == []
    fill(g, ships, timber=2)
    assert over_limits(g, ships) == ["capacity"]


def test_CC_10_3_started_fives_and_twenties() -> None:
    g = a_table("spain")
    one = leader(
        g, "spain", "explorer", at="home_spain", sp=6, ducats=21, settlers=1, slaves=1, gold=1, mil=12
    )
    assert leader_load(g, one) == 2 + 2 + 1 + 1 + 1
    assert over_limits(g, one) == []
    fill(g, one, mil=1)
    assert over_limits(g, one) == ["combat_units"]


def test_CC_10_1_garrisons() -> None:
    g = a_table("spain")
    assert garrison_limit(g, colony(g, "tc_17", "spain")) == 0
    assert garrison_limit(g, colony(g, "tc_17", "spain", "village", "port", "palisades")) == 4 + 1 + 3 + 2


# ---- supply -------------------------------------------------------------------------------------------------------------
def test_CC_1_5_general_supply_and_WE_23_upkeep() -> None:
    """CC-8.2 B4G makes own designs cheaper, not captured ones."""
    g = a_table("england", "france")
    fleet(g, "england", "home_england", {"nao": 2})
    leader(g, "england", "explorer", at="home_england", mil=2, cav=1)
    assert general_supply(g, ENGLAND) == 5
    assert upkeep(g, ENGLAND) == 2 + 2
    g.options = ("b4g", "e1a")
    assert general_supply(g, ENGLAND) == 10
    fleet(g, "england", "home_england", {"liner": 1})
    fleet(g, "france", "home_france", {"liner": 1})
    assert (upkeep(g, ENGLAND), upkeep(g, FRANCE)) == (4 + 2, 3)


def test_CC_8_9_the_rate_falls_to_twice_the_turn() -> None:
    g = a_table("spain", "england")
    g.rate[SPAIN] = 18
    assert next_rate(g, SPAIN) == 15
    g.turn, g.rate[SPAIN] = 5, 9
    assert next_rate(g, SPAIN) == 10


def test_CC_8_9_the_rate_falls_by_the_main_card_of_the_next_turn() -> None:
    """CC-8.7 has laid it out; TN is still that of this turn [OP-31]."""
    g = a_table("spain", "england")
    g.turn, g.rate[SPAIN] = 7, 40
    assert (MAIN[SPAIN, 1].decrease, MAIN[SPAIN, 2].decrease) == (3, 4)
    assert next_rate(g, SPAIN) == 36
    g.rate[SPAIN] = 15
    assert next_rate(g, SPAIN) == 14


def test_CC_10_2_a_supply_line_home_and_what_blocks_it() -> None:
    g = a_table("spain", "england")
    here = colony(g, "tc_17", "spain", "settlement")
    assert line_home(g, SPAIN, here)
    g.pirates.append(PirateFleet(1, place("tc_17_coast"), 1))
    assert not line_home(g, SPAIN, here)
    fleet(g, "spain", "tc_17_coast", {"carrack": 1})
    assert line_home(g, SPAIN, here), "an own fleet of at least equal CF holds the way open"
    g.weather[place("tc_17_coast")] = STORM
    assert not line_home(g, SPAIN, here)


def test_CC_10_2_land_links_are_own_or_allied_colonies() -> None:
    g = a_table("spain", "england")
    colony(g, "tc_17", "spain", "settlement")
    colony(g, "tc_18", "england", "settlement")
    colony(g, "tc_19", "spain", "settlement")
    for coast in ("tc_17_coast", "tc_19_coast", "tc_18_north", "tc_18_south"):
        g.weather[place(coast)] = STORM
    ends = (area("tc_17"), [area("tc_19")])
    assert not supply_line(g, SPAIN, *ends)
    g.relations[pair(SPAIN, ENGLAND)] = ALLIANCE
    assert allied(g, SPAIN, ENGLAND)
    assert supply_line(g, SPAIN, *ends)
    g.armies.append(Army(area("tc_18"), ninf=1))
    assert not supply_line(g, SPAIN, *ends)


def test_CC_10_2_enemies_in_either_end_bar_a_supply_line() -> None:
    """It goes over colonies without enemy land units, the first and the last of them too."""
    g = a_table("spain", "england")
    one, other = (colony(g, name, "spain", "settlement") for name in ("tc_17", "tc_18"))
    assert supply_line(g, SPAIN, one, [other])
    g.armies.append(Army(one, ninf=1))
    assert not supply_line(g, SPAIN, other, [one])
    assert not supply_line(g, SPAIN, one, [other])
    assert not line_home(g, SPAIN, one)


# ---- levy ---------------------------------------------------------------------------------------------------------------
def test_WE_29_CC_5_2_1_counting_a_levy() -> None:
    g = a_table("spain")
    g.turn = 8
    markers = ("gold", "kingdom", "tobacco")
    at = colony(g, "tc_17", "spain", "settlement", "port", "pathways", markers=markers)
    active = leader(g, "spain", "explorer", at="tc_17")
    assert counts(g, at, SPAIN, active) == (7, 2, 3)
    army = raised(g, at, SPAIN, 4, active)
    assert (army.iinf, army.icav, army.ninf, army.ncav) == (10, 0, 0, 0)
    g.flags[NATIVE_HORSES] = 1
    army = raised(g, at, SPAIN, 4, active)
    assert (army.iinf, army.icav) == (3, 7)


def test_CC_5_2_1_what_is_left_of_the_negative_ones_takes_cavalry() -> None:
    g = a_table("spain")
    at = colony(g, "tc_17", "spain", "town", "port", "citadel", "naval_base", "residence")
    g.flags[NATIVE_HORSES] = 1
    army = raised(g, at, SPAIN, 1)
    assert army.units == 0


# ---- charts -------------------------------------------------------------------------------------------------------------
def test_WE_33_CC_4_4_3_19_the_modifiers_of_a_colonization() -> None:
    g = a_table("france")
    colony(g, "na_07", "france", "settlement")
    at = next(a for a in range(105) if area("na_07") in NEAR[a])
    g.owner[at] = FRANCE
    g.resources[at] = (MARKER_TYPE.by_id["tobacco"],)
    active = fleet(g, "france", "home_france", {"nao": 1}, pio=2, settlers=2)
    g.extra_settler = 1
    found = dict(lines(g, "col", FRANCE, at, active))
    assert found == {
        "france": 1,
        "extra_settler": 1,
        "region_colonized": 1,
        "adjacent_colony": 1,
        "adjacent_own_colony": 1,
        "two_or_more_pioneers": 1,
    }
    assert modified(g, "col", FRANCE, at, active) == 6


def test_WE_40_CC_4_4_3_34_gifts_in_an_area_with_a_city() -> None:
    g = a_table("england")
    at = colony(g, "na_07", "england", markers=("city",))
    g.ducats_offered = 9
    assert modified(g, "bribe", ENGLAND, at, fleet(g, "england", "home_england", {"nao": 1})) == 1 - 4 + 9


@pytest.mark.parametrize("building", ["palisades", "garrison", "mission", "pathways"])
def test_CC_4_4_3_33_conditions_of_buildings(building: str) -> None:
    g = a_table("spain", "england")
    at = colony(g, "tc_17", "spain", "settlement")
    active = leader(g, "spain", "explorer", at="tc_17")
    index = BUILDING.by_id[building]
    assert why_not_build(g, SPAIN, at, active, index) is None
    g.armies.append(Army(at, ninf=1))
    refusal = why_not_build(g, SPAIN, at, active, index)
    assert refusal is not None
    assert refusal.rule == "CC-4.4.3.22"
    g.armies.clear()
    assert why_not_build(g, ENGLAND, at, active, index) is not None
    g.built[at] |= 1 << index
    assert why_not_build(g, SPAIN, at, active, index) is not None


# ---- combat factors -----------------------------------------------------------------------------------------------------
def test_WE_19_CC_5_6_2_one_mil_can_not_man_palisades() -> None:
    g = a_table("spain")
    at = colony(g, "tc_17", "spain", "settlement", "palisades", garrison=1)
    (manned,) = mannings(g, at)
    assert manned == (BUILDING.by_id["settlement"],)
    assert garrison_factors(g, at, manned) == 1 + 1
    g.garrison[at] = 2
    assert len(mannings(g, at)) == 2, "the settlement, or the palisades: the owner chooses"


def test_WE_20_WE_32_CC_5_6_4_support_fire() -> None:
    assert support_fire(63, 40, (9, 20)) == (5, 0)
    assert support_fire(63, 0, (9, 20)) == (9, 0)
    assert support_fire(40, 40, (9, 9)) == (0, 0)


def test_WE_30_CC_5_6_3_spain_against_natives() -> None:
    g = a_table("spain")
    conquistador = leader(g, "spain", "conquistador", at="tc_17", inf=3)
    own, enemy = troop_factors(g, conquistador, AF), army_factors(Army(area("tc_17"), ninf=6), DF)
    assert (own, enemy) == (9, 6)
    assert (ratio_step(own, enemy), ratio_step(enemy, own)) == (1, 0)
    assert (losses_by_factors(own), losses_by_factors(enemy)) == (1, 1)
    assert [ratio_step(n, 3) for n in (3, 4, 6, 9)] == [0, 1, 2, 3]
    assert ratio_step(2, 0) == 2


def test_WE_38_CC_0_2_11_buildings_without_garrison_do_not_defend() -> None:
    g = a_table("spain")
    at = colony(g, "tc_17", "spain", "village", "palisades")
    assert settled(g, at)
    assert strongest_defence(g, at) == 0


def test_CC_4_4_3_32_damaged_ships_and_research() -> None:
    g = a_table("england")
    ships = fleet(g, "england", "home_england", {"frigate": 1, "damaged_frigate": 1})
    assert fleet_factors(g, ships) == (6 + 3, 5 + 2)
    research(g, "england", naval_technology=4)
    assert fleet_factors(g, ships) == (9 + 2, 7 + 2)
    research(g, "england", military_science=1)
    troops = leader(g, "england", "commander", at="home_england", inf=2)
    assert (troop_factors(g, troops, AF), troop_factors(g, troops, DF)) == (2 + 2 * 3, 3 + 2 * 2)
