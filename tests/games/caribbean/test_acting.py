"""CC-4.4.0, CC-4.4.3.1 – 7, CC-4.4.4.2: figures that are activated, move and exchange things."""

from __future__ import annotations

import pytest

from games.caribbean.builders import (
    a_table,
    area,
    colony,
    fill,
    fleet,
    leader,
    moving,
    noun,
    operating,
    place,
    research,
    thing,
)
from games.caribbean.colonies import busy_colonies
from games.caribbean.sandbox import sandbox
from games.caribbean.skeleton import findings
from playing import dice
from theatrum.games.caribbean.state import ABOARD, LOST, USED
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.nations import ENGLAND, SPAIN, WAR, pair
from theatrum.games.caribbean.tables.pieces import BASE_OF, SHIP
from theatrum.games.caribbean.tables.places import AREA, HOME_OF

TIMBER = WARE.by_id["timber"]


# ---- activation --------------------------------------------------------------------------------------------------------
def test_CC_4_4_0_2_a_figure_acts_once_in_an_impulse() -> None:
    g = a_table("spain", "england")
    ships = fleet(g, "spain", "home_spain", {"nao": 1})
    foreign = fleet(g, "england", "home_england", {"nao": 1})
    asked = operating(g, points=2)
    assert asked.reason("move", noun(foreign)) == "not-your-own"
    asked.answer("move", noun(ships)).answer("done")
    assert g.marks[ships] == USED
    assert asked.reason("move", noun(ships)) == "figure-used"


def test_CC_4_4_0_4_buccaneers_need_a_corsair_card() -> None:
    g = a_table("spain", "england")
    captain = leader(g, "spain", "buccaneer", at="home_spain")
    corsairs = fleet(g, "spain", "home_spain", {"buccaneer_ship": 1}, kind="buccaneer")
    asked = operating(g)
    assert asked.reason("move", noun(captain)) == "corsair-card-only"
    assert asked.reason("move", noun(corsairs)) == "corsair-card-only"
    g.corsair = True
    assert operating(g).may("move", noun(captain))


def test_CC_4_4_3_14_a_lost_figure_can_only_try_again() -> None:
    g = a_table("spain", "england")
    lost = fleet(g, "spain", "tc_17_coast", {"nao": 1})
    other = fleet(g, "spain", "home_spain", {"nao": 1})
    g.marks[lost], g.control[SPAIN] = LOST, 1
    asked = operating(g)
    assert asked.reason("move", noun(lost)) == "must-renew"
    assert asked.may("renew", noun(lost))
    assert asked.reason("renew", noun(other)) == "not-lost"


def test_CC_4_3_3_a_fleet_without_ships_first_needs_one() -> None:
    g = a_table("spain", "england")
    empty = fleet(g, "spain", "home_spain", {})
    assert operating(g).reason("move", noun(empty)) == "no-ships"
    g.add_ships(BASE_OF[SPAIN], SHIP.by_id["nao"], 1)
    fill(g, BASE_OF[SPAIN], sp=5)
    asked = moving(g, empty)
    assert asked.offered("sail") == set()
    asked.answer("fetch", "figure:base_spain")
    assert asked.reason("kind", "thing:sp") == "no-ships"
    asked.answer("kind", "ship:nao")
    assert g.fleet_size(empty) == 1
    assert asked.may("kind", "thing:sp")
    asked.answer("done")
    assert "transfer:tz_north_atlantic" in asked.offered("sail")


# ---- marching -----------------------------------------------------------------------------------------------------------
def test_WE_08_CC_4_4_3_1_with_one_point_left_a_leader_enters_one_more_area() -> None:
    g = a_table("spain", "england")
    colony(g, "tc_17", "spain", "settlement")
    colony(g, "tc_18", "spain", "pathways")
    cortes = leader(g, "spain", "conquistador", at="tc_17")
    asked = moving(g, cortes).answer("march", "area:tc_18")
    assert g.activation is not None
    assert g.activation.points == 1
    dice(g, 9, 9)
    asked.answer("march", "area:tc_19")
    assert g.activation.points == 0
    assert asked.reason("march", "area:tc_18") in ("no-mp", "operation-over")


def test_CC_4_4_3_2_no_neutral_colony_and_CC_4_4_3_13_no_undiscovered_area_without_a_marker() -> None:
    g = a_table("spain", "england")
    colony(g, "tc_17", "spain", "settlement")
    colony(g, "tc_18", "england", "settlement")
    cortes = leader(g, "spain", "conquistador", at="tc_17")
    assert moving(g, cortes).reason("march", "area:tc_18") == "neutral-colony"
    g.owner[area("tc_18")] = -1
    asked = moving(g, cortes)
    g.control[SPAIN] = 0
    assert asked.reason("march", "area:tc_18") == "no-control-marker"


def test_WE_38_CC_4_4_3_3_an_undefended_hostile_colony_is_taken_without_combat() -> None:
    g = a_table("spain", "england")
    g.relations[pair(SPAIN, ENGLAND)] = WAR
    colony(g, "tc_17", "spain", "settlement")
    at = colony(g, "tc_18", "england", "village", "palisades")
    cortes = leader(g, "spain", "conquistador", at="tc_17")
    asked = moving(g, cortes).answer("march", "area:tc_18")
    assert (g.owner[at], g.control[SPAIN], g.control[ENGLAND], g.gp[SPAIN]) == (SPAIN, 0, 1, 0)
    assert g.built[at], "what stands there stays"
    assert asked.prompt == "acting", "and the move may go on"


# ---- sailing ------------------------------------------------------------------------------------------------------------
def test_WE_09_CC_4_4_3_6_from_spain_to_havana_in_the_rain() -> None:
    g = a_table("spain", "england")
    colony(g, "tc_17", "spain", "settlement")
    g.weather = {place("tc_17_coast"): 1}
    ships = fleet(g, "spain", "home_spain", {"nao": 1})
    asked = moving(g, ships)
    assert asked.reason("sail", "sea:caribbean_sea") == "not-adjacent"
    asked.answer("sail", "transfer:tz_north_atlantic").answer("sail", "sea:north_atlantic_sea")
    assert g.activation is not None
    assert g.activation.points == 16 - 10 - 4
    asked.answer("sail", "coast:tc_17_coast")
    assert g.activation.points == 0
    assert g.where[ships] == place("tc_17_coast")


def test_CC_4_4_3_5_later_transfers_do_not_change_the_points() -> None:
    g = a_table("spain", "england")
    colony(g, "tc_17", "spain", "settlement")
    colony(g, "tc_18", "spain", "settlement")
    quick = fleet(g, "spain", "tc_17_coast", {"pinnace": 1})
    fleet(g, "spain", "tc_18_north", {"nao": 1})
    asked = moving(g, quick).answer("sail", "coast:tc_18_north")
    asked.answer("fetch", "figure:fleet_spain_standard_2").answer("kind", "ship:nao")
    assert g.activation is not None
    assert g.activation.points == 21


# ---- boarding ------------------------------------------------------------------------------------------------------------
def test_CC_4_4_4_2_a_fleet_takes_a_leader_aboard_with_all_he_has_once() -> None:
    g = a_table("spain", "england")
    ships = fleet(g, "spain", "home_spain", {"nao": 1})
    colon = leader(g, "spain", "explorer", at="home_spain", mil=6)
    asked = moving(g, ships)
    assert asked.reason("embark", noun(colon)) == "no-room"
    g.add(colon, thing("mil"), -1)
    asked = moving(g, ships).answer("embark", noun(colon))
    assert (g.where[colon], g.fleet_of(colon)) == (ABOARD, ships)
    assert asked.reason("disembark", noun(colon)) == "boarded-once"
    asked.answer("sail", "transfer:tz_north_atlantic")
    assert asked.reason("disembark", noun(colon)) == "no-shore"


def test_CC_4_4_0_7_a_leader_aboard_goes_ashore_without_points_and_marches_on() -> None:
    g = a_table("spain", "england")
    colony(g, "tc_17", "spain", "settlement")
    colony(g, "tc_18", "spain", "settlement")
    ships = fleet(g, "spain", "tc_17_coast", {"nao": 1})
    cortes = leader(g, "spain", "conquistador", at=ships)
    asked = moving(g, cortes)
    assert asked.reason("march", "area:tc_18") == "go-ashore-first"
    asked.answer("ashore")
    assert g.where[cortes] == area("tc_17")
    assert asked.may("march", "area:tc_18")
    assert g.activation is not None
    assert g.activation.points == -1


# ---- transfers ------------------------------------------------------------------------------------------------------------
def test_CC_4_4_0_8_a_kind_goes_one_way_as_long_as_the_figure_stays() -> None:
    g = a_table("spain", "england")
    ships = fleet(g, "spain", "home_spain", {"nao": 1}, timber=2)
    fill(g, BASE_OF[SPAIN], timber=1)
    asked = moving(g, ships).answer("hand", "figure:base_spain").answer("kind", "ware:timber")
    assert asked.prompt == "how-many"
    asked.answer("amount", 1).answer("done")
    assert (g.held(ships, TIMBER), g.held(BASE_OF[SPAIN], TIMBER)) == (1, 2)
    assert asked.reason("fetch", "figure:base_spain") == "nothing-to-move"


def test_CC_10_3_started_fives_of_supplies_and_twenties_of_ducats_take_a_point() -> None:
    g = a_table("spain", "england")
    ships = fleet(g, "spain", "home_spain", {"nao": 1}, timber=4, sp=3)
    fill(g, BASE_OF[SPAIN], sp=50, ducats=100)
    asked = moving(g, ships).answer("fetch", "figure:base_spain").answer("kind", "thing:sp")
    assert max(asked.offered("amount")) == 7, "two in the point begun, five in the last one"
    asked.answer("amount", 2)
    asked.answer("kind", "thing:ducats")
    assert max(asked.offered("amount")) == 20


def test_CC_4_4_4_2_b_militia_becomes_a_garrison_and_E7A_stays() -> None:
    for options, left in (({}, 1), ({"e7a": True}, 2)):
        g = a_table("spain", "england", **options)
        at = colony(g, "tc_17", "spain", "settlement", garrison=2)
        ships = fleet(g, "spain", "tc_17_coast", {"nao": 1})
        asked = moving(g, ships)
        if left == 2:
            assert asked.reason("fetch", AREA.noun[at]) == "nothing-to-move"
        else:
            asked.answer("fetch", AREA.noun[at]).answer("kind", "unit:mil").answer("amount", 1)
        assert g.garrison[at] == left


def test_CC_4_4_4_2_wares_need_a_warehouse_and_ducats_a_bank() -> None:
    g = a_table("spain", "england")
    at = colony(g, "tc_17", "spain", "town", "port", "residence", "warehouse")
    ships = fleet(g, "spain", "tc_17_coast", {"carrack": 1}, timber=2, ducats=5)
    asked = moving(g, ships).answer("hand", AREA.noun[at])
    assert asked.reason("kind", "thing:ducats") == "not-exchanged-here"
    asked.answer("kind", "ware:timber").answer("amount", 2)
    assert g.stored(at, TIMBER) == 2


def test_CC_4_3_22_the_last_ship_goes_only_from_an_empty_fleet_or_at_home() -> None:
    g = a_table("spain", "england")
    colony(g, "tc_17", "spain", "settlement")
    one = fleet(g, "spain", "tc_17_coast", {"nao": 1}, timber=1)
    two = fleet(g, "spain", "tc_17_coast", {"carrack": 1})
    asked = moving(g, two).answer("fetch", noun(one))
    assert asked.reason("kind", "ship:nao") == "last-ship"
    asked.answer("kind", "ware:timber").answer("kind", "ship:nao")
    assert (g.where[one], g.fleet_size(two)) == (HOME_OF[SPAIN], 2)


def test_CC_4_4_3_36_a_lost_expedition_is_no_partner() -> None:
    g = a_table("spain", "england")
    colony(g, "tc_17", "spain", "settlement")
    lost = fleet(g, "spain", "tc_17_coast", {"nao": 1}, timber=1)
    two = fleet(g, "spain", "tc_17_coast", {"carrack": 1})
    g.marks[lost] = LOST
    assert moving(g, two).reason("fetch", noun(lost)) == "expedition-lost"


def test_a_settling_party_is_one_answer() -> None:
    g = a_table("spain", "england")
    ships = fleet(g, "spain", "home_spain", {"carrack": 1, "nao": 1})
    fill(g, BASE_OF[SPAIN], settlers=5, sp=18, ducats=60, pio=2, mil=4)
    moving(g, ships).answer("party", "figure:base_spain")
    held = [g.held(ships, thing(name)) for name in ("settlers", "sp", "pio", "ducats", "mil")]
    assert held == [3, 10, 2, 20, 4]


def test_CC_4_4_3_7_fleets_on_two_sides_of_an_isthmus_exchange_nothing() -> None:
    g = a_table("spain", "england")
    research(g, "spain", naval_technology=1)
    colony(g, "ca_01", "spain", "settlement")
    here, there = (f"coast:{name}" for name in ("ca_01_atlantic", "ca_01_pacific"))
    one = fleet(g, "spain", here.partition(":")[2], {"nao": 1}, timber=1)
    two = fleet(g, "spain", there.partition(":")[2], {"nao": 1})
    walker = leader(g, "spain", "explorer", at="ca_01")
    assert moving(g, two).reason("fetch", noun(one)) == "not-together"
    g.marks[two] = 0
    assert moving(g, walker).may("fetch", noun(one))


# ---- everything at once --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(4))
def test_random_operations_of_busy_colonies_conform(seed: int) -> None:
    options = {
        "a12h": seed == 1,
        "e2a": seed == 1,
        "e3e": seed == 2,
        "e4d": seed == 2,
        "e5a": seed == 3,
        "e6a": seed == 3,
    }
    assert findings(sandbox(busy_colonies), 2 + seed % 3, options, seed=seed) == []
