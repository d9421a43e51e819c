"""CC-0 Dice, rounding, order, terms; what is where."""

from __future__ import annotations

import pytest

from games.caribbean.builders import a_table, area, card, colony, fill, fleet, leader, place, research
from games.caribbean.skeleton import SKELETON
from playing import a_state, dice, draws, play
from theatrum.core.errors import BadSetup
from theatrum.games.caribbean.queries.combat import losses_by_factors, research_bonus
from theatrum.games.caribbean.queries.company import combat_units
from theatrum.games.caribbean.queries.exchange import kept_in_colony, together_in_place
from theatrum.games.caribbean.queries.movement import fleet_points
from theatrum.games.caribbean.queries.presence import (
    adjacent_colony,
    area_of,
    farm_possible,
    hostile_fleet_at,
    region_colonized,
    settled,
    undiscovered,
)
from theatrum.games.caribbean.queries.words import fleet_markers
from theatrum.games.caribbean.rules.cards import discard
from theatrum.games.caribbean.rules.dice import dice as rolled
from theatrum.games.caribbean.rules.discovery import lose_one
from theatrum.games.caribbean.rules.eliminate import remove_control, swap_control
from theatrum.games.caribbean.rules.exploration import found_empire
from theatrum.games.caribbean.rules.land_attacks import raiders
from theatrum.games.caribbean.rules.pirates import new_pirates
from theatrum.games.caribbean.rules.setup import furnish
from theatrum.games.caribbean.rules.victory import shrunk, victory_phase
from theatrum.games.caribbean.state import Caribbean, PirateFleet
from theatrum.games.caribbean.tables.markers import CAPITAL, CITY
from theatrum.games.caribbean.tables.nations import (
    ALLIANCE,
    ENGLAND,
    FRANCE,
    NEUTRAL,
    PORTUGAL,
    SPAIN,
    WAR,
    pair,
)
from theatrum.games.caribbean.tables.pieces import FIGURES, FLEETS_OF
from theatrum.games.caribbean.tables.places import AREAS, LAND, NEAR, REGION_OF
from theatrum.games.caribbean.tables.research import MILITARY_SCIENCE
from theatrum.games.caribbean.tables.things import DUCATS, PRIESTS, SETTLERS, UNIT_THINGS
from theatrum.games.caribbean.tables.tracks import period_of

SEA = "caribbean_sea"


# ---- CC-0.1 --------------------------------------------------------------------------------------------------------------
def test_CC_0_1_1_a_die_has_the_faces_one_to_ten() -> None:
    g = a_table("spain")
    draws(g, 0, 9)
    assert rolled(g, 2) == 1 + 10


def test_CC_0_1_2_rounded_down_unless_the_rule_says_started() -> None:
    g = a_table("spain")
    g.turn = 1
    assert (losses_by_factors(9), losses_by_factors(10)) == (1, 2), "per full five"
    assert shrunk(g, 7) == 7 // 2 - 1
    one = raiders(PirateFleet(1, place(SEA), 1))
    assert [raiders(PirateFleet(1, place(SEA), n)) for n in (2, 3)] != [one, one], "per started five"
    assert all(raiders(PirateFleet(1, place(SEA), n)) >= 1 for n in (1, 2, 3))


def test_CC_0_1_4_only_the_highest_level_of_a_direction_and_one_advisor_of_a_type() -> None:
    g = a_table("spain", "england")
    ships = fleet(g, "spain", SEA, {"nao": 1}, navigator=1)
    once = fleet_points(g, ships)
    fill(g, ships, navigator=1)
    assert fleet_points(g, ships) == once, "two advisors of one type never add up"
    keys = ("inf_af", "cav_df", "art_af", "art_df")
    sums = []
    for level in range(6):
        research(g, "spain", military_science=level)
        sums.append(sum(research_bonus(g, SPAIN, MILITARY_SCIENCE, key) for key in keys))
    assert sums == sorted(sums)
    assert max(research_bonus(g, SPAIN, MILITARY_SCIENCE, key) for key in keys) <= 2


def test_CC_0_1_5_glory_may_become_negative() -> None:
    g = a_table("spain")
    g.score(SPAIN, -3, "debt")
    assert g.gp[SPAIN] == -3


def test_CC_0_1_6_four_periods_and_a_fifth_from_turn_31() -> None:
    borders = {1: 1, 7: 1, 8: 2, 15: 2, 16: 3, 22: 3, 23: 4, 30: 4, 31: 5, 40: 5}
    assert {turn: period_of(turn) for turn in borders} == borders


def test_CC_0_1_8_orders_where_the_rules_name_none() -> None:
    """The victory phase goes by the Order of Play, administration by the order of the data."""
    g = a_table("spain", "france", "england")
    g.order_of_play = [3, 5, 4, 0, 0]
    g.order = [SPAIN, FRANCE, ENGLAND]
    victory_phase(g)
    assert g.order == sorted((SPAIN, FRANCE, ENGLAND), key=lambda n: -g.order_of_play[n])
    assert g.nations == sorted(g.nations)
    g.hand = [[card("green_emigrants")] if n in g.nations else [] for n in range(5)]
    asked = play(SKELETON, g, ("administration",))
    seats = []
    while asked.prompt == "administration-cards" and len(seats) < 3:
        seats.append(asked.seat)
        asked.answer("pass")
    assert seats == [g.seat_of[n] for n in g.nations]
    assert g.order == g.nations, "whoever may answer a card does so in this order, too [CC-4.3.19]"


def test_CC_0_1_9_one_legal_answer_is_not_asked_and_the_lowest_marker_is_taken() -> None:
    g = a_table("spain", "england")
    man = leader(g, "spain", "explorer", at="tc_17", inf=1)
    assert lose_one(g, man) is None, "the only unit"
    assert combat_units(g, man) == 0
    markers = fleet_markers(g, SPAIN)
    kinds = [FIGURES[f].kind for f in markers]
    assert len(kinds) == len(set(kinds)), "one of each type"
    assert markers[0] == min(f for f in FLEETS_OF[SPAIN] if FIGURES[f].kind == kinds[0])


# ---- CC-0.2 --------------------------------------------------------------------------------------------------------------
def test_CC_0_2_1_undiscovered_is_an_area_without_control_marker_whatever_lies_there() -> None:
    g = a_table("spain", "england")
    at = area("tc_17")
    g.site[at] = CITY
    assert undiscovered(g, at)
    g.owner[at] = ENGLAND
    assert not undiscovered(g, at)


def test_CC_0_2_2_a_settled_colony_has_settlement_village_or_town() -> None:
    g = a_table("spain", "england")
    assert not settled(g, colony(g, "tc_17", "spain", "pathways"))
    for where, level in (("tc_18", "settlement"), ("tc_19", "village"), ("tc_20", "town")):
        assert settled(g, colony(g, where, "spain", level))


def test_CC_0_2_4_pioneers_are_combat_units_settlers_priests_and_slaves_are_not() -> None:
    g = a_table("spain", "england")
    ships = fleet(g, "spain", SEA, {"carrack": 3}, pio=1, mil=1, settlers=2, priests=1, slaves=1, navigator=1)
    assert combat_units(g, ships) == 2


def test_CC_0_2_5_an_empire_is_a_capital_with_its_cities() -> None:
    g = a_table("spain", "england")
    capital = next(a for a in range(len(AREAS)) if len(LAND[a]) >= 3)
    g.site[capital] = CAPITAL
    dice(g, 6, 7, *([1] * 10))
    found_empire(g, capital)
    first, second = LAND[capital][:2]
    assert (g.site[first], g.empire[first]) == (CITY, capital)
    assert g.empire[capital] == capital
    assert g.empire[second] == -1, "a seven builds no city"


def test_CC_0_2_6_hostile_fleets() -> None:
    g = a_table("spain", "england")
    at = place(SEA)
    other = fleet(g, "england", SEA, {"nao": 1})
    assert not hostile_fleet_at(g, at, SPAIN)
    g.relations[pair(SPAIN, ENGLAND)] = WAR
    assert hostile_fleet_at(g, at, SPAIN)
    g.relations[pair(SPAIN, ENGLAND)] = ALLIANCE
    g.where[other] = -1
    corsair = fleet(g, "england", SEA, {"buccaneer_ship": 1}, kind="buccaneer")
    assert not hostile_fleet_at(g, at, SPAIN), "allied buccaneers are not"
    g.relations[pair(SPAIN, ENGLAND)] = NEUTRAL
    assert hostile_fleet_at(g, at, SPAIN), "neutral ones are"
    g.where[corsair] = -1
    pirates = new_pirates(g, at, 2)
    assert hostile_fleet_at(g, at, SPAIN)
    pirates.commander = leader(g, "spain", "buccaneer", at="home_spain")
    assert not hostile_fleet_at(g, at, SPAIN), "its own buccaneer commands them"
    assert hostile_fleet_at(g, at, ENGLAND)


def test_CC_0_2_7_one_settled_colony_of_anybody_colonizes_a_region() -> None:
    g = a_table("spain", "england")
    region = REGION_OF[area("tc_17")]
    colony(g, "tc_17", "england")
    assert not region_colonized(g, region)
    colony(g, "tc_18", "england", "settlement")
    assert region_colonized(g, region)


def test_CC_0_2_8_no_farm_possible_without_a_marker_that_needs_farms() -> None:
    g = a_table("spain", "england")
    assert not farm_possible(g, colony(g, "tc_17", "spain", markers=("salt", "timber")))
    assert farm_possible(g, colony(g, "tc_18", "spain", markers=("salt", "tobacco")))


def test_CC_0_2_9_straits_and_adjoining_coasts_are_near_but_not_adjacent_by_land() -> None:
    island = next(a for a in AREAS if set(NEAR[a.index]) - set(LAND[a.index]))
    over_water = next(iter(set(NEAR[island.index]) - set(LAND[island.index])))
    g = a_table("spain", "england")
    g.owner[over_water] = SPAIN
    assert adjacent_colony(g, island.index, SPAIN)
    assert over_water not in LAND[island.index]
    assert not adjacent_colony(g, island.index, ENGLAND)


def test_CC_0_2_10_a_fleet_on_a_coast_is_in_its_area_and_stands_on_one_side() -> None:
    g = a_table("spain", "england")
    panama = AREAS[area("ca_01")]
    assert len(panama.coasts) == 2
    one = fleet(g, "spain", SEA, {"nao": 1})
    other = fleet(g, "spain", SEA, {"nao": 1})
    man = leader(g, "spain", "explorer", at="ca_01")
    g.where[one], g.where[other] = panama.coasts
    assert area_of(g, one) == area_of(g, other) == panama.index
    assert not together_in_place(g, one, other), "on two sides"
    assert together_in_place(g, man, one)
    assert together_in_place(g, man, other)
    g.where[one] = place(SEA)
    assert area_of(g, one) == -1


def test_CC_0_2_12_a_control_marker_that_is_swapped_out_returns_to_its_owner() -> None:
    g = a_table("spain", "england")
    at = colony(g, "tc_17", "england")
    g.control[SPAIN], g.control[ENGLAND] = 2, 3
    swap_control(g, at, SPAIN)
    assert (g.owner[at], g.control[SPAIN], g.control[ENGLAND]) == (SPAIN, 1, 4)
    remove_control(g, at)
    assert (g.owner[at], g.control[SPAIN]) == (-1, 2)


def test_CC_0_2_15_only_MIL_stay_in_a_colony() -> None:
    """People are with a leader, a fleet or in a garrison; a warehouse keeps wares and SP, a bank ducats."""
    g = a_table("spain", "england")
    at = colony(g, "tc_17", "spain", "settlement", "residence", "warehouse", "bank")
    assert [unit for unit in UNIT_THINGS if kept_in_colony(g, at, unit)] == [UNIT_THINGS[1]]
    assert not any(kept_in_colony(g, at, thing) for thing in (SETTLERS, PRIESTS))
    assert kept_in_colony(g, at, DUCATS)


# ---- CC-0.4, CC-0.5 ------------------------------------------------------------------------------------------------------
def test_CC_0_4_4_options_are_chosen_before_play_and_off_by_default() -> None:
    assert a_state(SKELETON, 2).options == ()
    assert a_state(SKELETON, 2, e13h=True, a5a=True).options == ("a5a", "e13h")
    with pytest.raises(BadSetup):
        a_state(SKELETON, 2, no_research=True, a10g=True)


def test_CC_0_4_5_main_cards_lie_face_up_from_the_start() -> None:
    g = a_table("spain", "portugal")
    furnish(g)
    assert [g.main_up[n] for n in (SPAIN, PORTUGAL, ENGLAND)] == [1, 1, 0]


def test_CC_0_5_the_five_phases_of_a_turn() -> None:
    g: Caribbean = a_table("spain", "england")
    SKELETON.procedures["turn"](g)
    phases = [str(step[0]) for step in reversed(g.agenda)]
    assert phases == ["administration", "card_phase", "diplomacy_phase", "action_phase", "victory_phase"]


def test_CC_0_2_14_a_discarded_card_lies_face_up_on_the_pile_of_its_deck() -> None:
    """CC-2.9 A nation's cards on its own pile."""
    g = a_table("spain", "england")
    discard(g, card("green_emigrants"))
    discard(g, card("nation_spain_r1"))
    assert (g.discards, g.nation_discards[SPAIN]) == ([card("green_emigrants")], [card("nation_spain_r1")])
