"""CC-4.4.3.18 – 28, 33, 34: building with gifts, mines, looting; WE-12, WE-13, WE-33, WE-40."""

from __future__ import annotations

import pytest

from games.caribbean.builders import a_table, area, colony, fleet, leader, research, thing
from games.caribbean.skeleton import SKELETON
from playing import Playing, dice, play
from theatrum.core.scene import Text
from theatrum.core.texts import Texts
from theatrum.games.caribbean import DEFINITION
from theatrum.games.caribbean.queries.language import why_not_build
from theatrum.games.caribbean.rules.building import gift_limit, plantings, settlers_needed
from theatrum.games.caribbean.rules.looting import lower_site
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.buildings import BUILDING, PORT, SETTLEMENT, VILLAGE
from theatrum.games.caribbean.tables.cards import CARDS, EVENTS
from theatrum.games.caribbean.tables.language import GRAMMAR, REQUIRES
from theatrum.games.caribbean.tables.markers import CITY, KINGDOM, MARKER_TYPE, NO_SITE
from theatrum.games.caribbean.tables.markers import FILE as MARKERS_READ
from theatrum.games.caribbean.tables.nations import FRANCE, SPAIN
from theatrum.games.caribbean.tables.pieces import FIGURE, NATION_OF
from theatrum.kit.effects.wording import needs
from theatrum.lab.text_coverage import TextCoverage


def activated(g: Caribbean, operation: str, figure: int) -> Playing[Caribbean]:
    g.active, g.points = NATION_OF[figure], 1
    return play(SKELETON, g, ("operation",)).answer(operation, FIGURE.noun[figure])


def a_colonist(nation: str = "spain", **things: int) -> tuple[Caribbean, int, int]:
    """A leader with these things in a colony of his nation without settlement."""
    g = a_table("spain", "france", "england")
    at = colony(g, "tc_17", nation)
    return g, at, leader(g, nation, "conquistador", at="tc_17", **things)


# ---- colonization ----------------------------------------------------------------------------------------------------------
def test_WE_33_gifts_of_four_ducats_and_a_settlement_stands() -> None:
    g = a_table("france", "spain")
    colony(g, "tc_18", "france", "settlement")
    at = colony(g, "tc_17", "france", markers=("tobacco",))
    chief = leader(g, "france", "conquistador", at="tc_17", settlers=2, sp=10, pio=2, ducats=4)
    asked = activated(g, "colonize", chief).answer("erect", "building:settlement")
    dice(g, 4, 5)
    asked.answer("yes")
    assert asked.prompt == "gifts"
    dice(g, 4)
    asked.answer("offer", 4)
    assert g.has_building(at, SETTLEMENT)
    assert (g.gp[FRANCE], g.held(chief, thing("settlers")), g.held(chief, thing("ducats"))) == (1 + 2, 0, 0)
    assert g.held(chief, thing("sp")) == 0


def test_CC_4_4_3_19_a_natural_six_fails_and_costs_the_supplies_but_no_settler() -> None:
    g, at, chief = a_colonist(settlers=1, sp=10)
    dice(g, 3, 3)
    activated(g, "colonize", chief).answer("erect", "building:settlement")
    assert (g.gp[SPAIN], g.held(chief, thing("sp")), g.held(chief, thing("settlers"))) == (-1, 0, 1)
    assert not g.has_building(at, SETTLEMENT)


def test_CC_4_4_3_20_if_natives_attack_supplies_and_settlers_are_kept() -> None:
    g, at, chief = a_colonist(settlers=1, sp=10, inf=12)
    g.resources[at] = (MARKER_TYPE.by_id["tobacco"],)
    dice(g, 5, 5, 1, 10, 10, 1, 1, 10, 10, 1, 1)
    asked = activated(g, "colonize", chief).answer("erect", "building:settlement")
    assert g.armies or asked.told()
    assert "natives-rise" in asked.told()
    assert (g.held(chief, thing("sp")), g.held(chief, thing("settlers"))) == (10, 1)


def test_CC_4_4_3_19_settlers_and_supplies_are_needed() -> None:
    g, _, chief = a_colonist(sp=9)
    asked = activated(g, "colonize", chief)
    assert asked.reason("erect", "building:settlement") == "figure-lacks-sp"
    g.add(chief, thing("sp"), 1)
    assert asked.game.questions[0].why_not(("erect", "building:settlement")) is not None
    assert activated(g, "colonize", chief).reason("erect", "building:settlement") == "too-few-settlers"
    assert activated(g, "colonize", chief).reason("erect", "building:pathways") == "other-operation"


@pytest.mark.parametrize("name, settlers", [("tc_17", 3), ("ca_01", 2)])
def test_WE_12_E5A_the_printed_number_of_settlers_is_needed(name: str, settlers: int) -> None:
    assert settlers_needed(a_table("spain", "england", e5a=True), area(name)) == settlers


def test_CC_4_4_3_18_a_village_replaces_the_settlement_from_period_two_on() -> None:
    g, at, chief = a_colonist(settlers=1, sp=20)
    g.built[at] = 1 << SETTLEMENT
    assert activated(g, "colonize", chief).reason("erect", "building:village") == "needs"
    g.turn = 8
    dice(g, 10, 10)
    activated(g, "colonize", chief).answer("erect", "building:village")
    assert (g.has_building(at, VILLAGE), g.has_building(at, SETTLEMENT)) == (True, False)


def test_CC_4_4_3_18_new_acreage_takes_a_marker_of_a_later_period() -> None:
    g, at, chief = a_colonist(settlers=1, sp=10)
    research(g, "spain", constructions=5)
    rows = [i for i, row in enumerate(MARKERS_READ.markers) if row.type in ("tea", "tobacco", "gold")]
    for row in rows:
        g.container[row] = 1
    assert {MARKERS_READ.markers[row].type for row in plantings(g, at)} <= {"tea", "tobacco"}
    assert all(MARKERS_READ.markers[row].period > 1 for row in plantings(g, at))
    dice(g, 10, 10)
    asked = activated(g, "colonize", chief).answer("erect", "building:new_acreage")
    asked.answer("keep", "marker:tobacco")
    assert g.resources[at] == (MARKER_TYPE.by_id["tobacco"],)


# ---- gifts -------------------------------------------------------------------------------------------------------------------
def test_WE_40_CC_4_4_3_34_nine_ducats_make_all_but_a_one_succeed() -> None:
    g, at, chief = a_colonist(settlers=1, sp=10, ducats=30)
    g.site[at] = CITY
    asked = activated(g, "colonize", chief)
    dice(g, 9, 9)
    asked.answer("erect", "building:settlement")
    assert asked.prompt == "gifts"
    assert asked.offered("offer") == set(range(21)), "twenty is more than the nine that make it sure"
    dice(g, 3)
    asked.answer("offer", 9)
    assert g.has_building(at, SETTLEMENT)
    assert g.gp[SPAIN] == 1 + 2 + 2, "the first settlement of the region, in a city"


def test_CC_4_4_3_34_the_limit_is_what_makes_it_sure_where_that_is_more_than_twenty() -> None:
    g, at, chief = a_colonist(ducats=60)
    g.site[at], g.mine[at], g.bad_image[SPAIN], g.turn = 3, 5, 1, 23
    assert gift_limit(g, chief) == 6 - 1 + 8 + 5 + 4


def test_CC_4_4_3_34_a_natural_one_fails_whatever_was_given() -> None:
    g, at, chief = a_colonist(settlers=1, sp=10, ducats=20, inf=12)
    asked = activated(g, "colonize", chief)
    dice(g, 9, 9)
    g.site[at] = CITY
    asked.answer("erect", "building:settlement")
    dice(g, 1, 1, 10, 10, 1, 1, 10, 10, 1, 1)
    asked.answer("offer", 20)
    assert not g.has_building(at, SETTLEMENT)
    assert g.held(chief, thing("ducats")) == 0
    assert "natives-rise" in asked.told()


# ---- improvements ------------------------------------------------------------------------------------------------------------
def test_CC_4_4_3_23_a_port_takes_the_place_of_the_garrison() -> None:
    g, at, chief = a_colonist(sp=15, pio=1)
    g.built[at] = 1 << SETTLEMENT | 1 << BUILDING.by_id["garrison"]
    dice(g, 10, 9)
    activated(g, "improve", chief).answer("erect", "building:port")
    assert g.has_building(at, PORT)
    assert not g.has_building(at, BUILDING.by_id["garrison"])
    assert (g.gp[SPAIN], g.held(chief, thing("sp"))) == (1, 0)


def test_CC_9_E4D_a_mission_needs_a_priest_a_missionary_or_a_saint() -> None:
    g = a_table("spain", "england", e4d=True)
    at = colony(g, "tc_17", "spain", "settlement")
    chief = leader(g, "spain", "conquistador", at="tc_17", sp=10)
    assert activated(g, "improve", chief).reason("erect", "building:mission") == "no-priest"
    g.add(chief, thing("saint"), 1)
    dice(g, 10)
    activated(g, "improve", chief).answer("erect", "building:mission")
    assert g.has_building(at, BUILDING.by_id["mission"])


def test_CC_0_2_13_a_fleet_pays_with_what_its_leader_carries_too() -> None:
    g = a_table("spain", "england")
    at = colony(g, "tc_17", "spain")
    ships = fleet(g, "spain", "tc_17_coast", {"carrack": 1}, sp=3)
    aboard = leader(g, "spain", "explorer", at=ships, sp=2)
    dice(g, 10)
    activated(g, "improve", ships).answer("erect", "building:pathways")
    assert (g.held(ships, thing("sp")), g.held(aboard, thing("sp"))) == (0, 0)
    assert g.has_building(at, BUILDING.by_id["pathways"])


# ---- other operations ---------------------------------------------------------------------------------------------------------
def test_CC_4_4_3_25_a_miner_repairs_the_mine() -> None:
    g, at, chief = a_colonist()
    g.mine[at], g.depleted[at] = 4, 1
    asked = activated(g, "repair", chief)
    assert asked.reason("mend-mine") == "no-miner"
    g.add(chief, thing("miner"), 1)
    activated(g, "repair", chief).answer("mend-mine")
    assert g.depleted[at] == 0


def test_WE_13_CC_4_4_3_26_looting_a_city_in_period_three() -> None:
    """CC-7.5 It gives a nation a bad image."""
    g = a_table("spain", "england")
    at = colony(g, "tc_17", "spain", "settlement", markers=("city",))
    ships = fleet(g, "spain", "tc_17_coast", {"carrack": 1})
    g.turn = 16
    asked = activated(g, "loot", ships).answer("plunder")
    dice(g, 1, 4, 5, 8, 10, 3)
    asked.answer("loot-site")
    found = [g.held(ships, thing(ware)) for ware in ("gems", "gold", "silver")]
    assert found == [3, 1, 2]
    assert (g.site[at], g.bad_image[SPAIN]) == (NO_SITE, 1)


def test_CC_4_4_3_26_buildings_bring_their_cost_times_the_period_and_a_residence_takes_all_along() -> None:
    g = a_table("spain", "england")
    colony(g, "tc_17", "spain", "town", "port", "residence", "warehouse", "roads")
    ships = fleet(g, "spain", "tc_17_coast", {"carrack": 2})
    asked = activated(g, "loot", ships).answer("plunder")
    assert asked.reason("raze", "building:roads") == "not-looted"
    assert asked.reason("raze", "building:bank") == "not-standing-there"
    asked.answer("raze", "building:residence").answer("done")
    assert g.held(ships, thing("ducats")) == 20 + 15
    assert g.bad_image[SPAIN] == 1


def test_CC_4_4_3_26_whoever_stops_before_has_looted_nothing() -> None:
    g = a_table("spain", "england")
    colony(g, "tc_17", "spain", "town", "port")
    ships = fleet(g, "spain", "tc_17_coast", {"carrack": 2})
    activated(g, "loot", ships).answer("plunder").answer("done")
    assert g.bad_image[SPAIN] == 0


def test_CC_4_4_3_26_a_kingdom_becomes_a_city() -> None:
    g = a_table("spain", "england")
    at = colony(g, "tc_17", "spain", markers=("kingdom",))
    assert g.site[at] == KINGDOM
    cities = g.cities
    lower_site(g, at)
    assert (g.site[at], g.cities) == (CITY, cities - 1)
    lower_site(g, at)
    assert (g.site[at], g.cities) == (NO_SITE, cities)


def test_CC_4_4_3_27_only_a_discovered_nest_can_be_smoked_out() -> None:
    from theatrum.games.caribbean.state import Nest
    from theatrum.games.caribbean.tables.places import PLACE

    g, _, chief = a_colonist()
    g.nests = [Nest(PLACE.by_id["tc_17_coast"], 0)]
    g.active, g.points = SPAIN, 1
    assert play(SKELETON, g, ("operation",)).reason("smoke", FIGURE.noun[chief]) == "no-discovered-nest"
    g.nests[0].discovered = True
    activated(g, "smoke", chief).answer("smoke-out")
    assert g.nests == []


# ---- reasons ---------------------------------------------------------------------------------------------------------------
def test_CC_4_4_3_33_every_condition_of_buildings_and_cards_is_said_in_both_languages() -> None:
    effects = [*EVENTS, *(card.effect for card in CARDS)]
    conditions = [
        *(need for building in REQUIRES for need in building),
        *(need for effect in effects for need in effect.requires),
        *(
            need
            for effect in effects
            for mode in effect.ways()
            for target in mode.targets
            for need in target.where
        ),
    ]
    coverage = TextCoverage(DEFINITION)
    for condition in conditions:
        coverage.add_whole(needs(GRAMMAR, condition))
    assert coverage.missing() == []


def test_CC_4_4_3_33_who_lacks_a_level_of_research_reads_which() -> None:
    g, _, builder = a_colonist(sp=20)
    needed = Text("needs-research-at-least", nation="$nation", direction="direction:economy", level=3)
    words = Texts("de", [DEFINITION.texts], DEFINITION.names("de"))
    assert words.say(needed) == "Forschung: Wirtschaft TL 3"
    why = why_not_build(g, SPAIN, g.where[builder], builder, BUILDING.by_id["village"])
    assert why is not None
    assert words.say(Text(f"why-{why.key}", **why.args)).startswith("Nötig: ")
