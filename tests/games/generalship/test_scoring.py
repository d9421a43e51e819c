"""GS-17: the scoring phase."""

from __future__ import annotations

import pytest

from games.generalship.builders import (
    a_game,
    at,
    owns,
    play,
    units,
    with_alliance,
    with_commander,
    with_food,
    with_political,
    with_units,
)
from theatrum.games.generalship.queries.upkeep import supplied_positions, upkeep_cost
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.actions import ACTION_TILE

AUSTRIA, BYZANTIUM, ENGLAND = 0, 1, 2
CHAIN = ("at_capital", "at_left", "at_right", "n01", "n02", "n03", "n04")
"""Tiles that hang together from Austria's capital."""


def in_supply(g: Generalship, *places: str) -> None:
    for place in places:
        g.owner[at(g, place)] = AUSTRIA


# ---- GS-17.1, GS-17.2 ----------------------------------------------------------------------------------------------
def test_gs_17_1_all_cylinders_come_back() -> None:
    g = a_game()
    g.placed[ACTION_TILE["tile_draft"]] = [AUSTRIA]
    g.placed[ACTION_TILE["tile_cards_a"]] = [ENGLAND, BYZANTIUM]
    play(g, ("scoring",))
    assert not any(g.placed)


@pytest.mark.parametrize("tiles, vp", [(2, 0), (3, 1), (6, 1)])
def test_gs_17_2_three_or_more_neutral_tiles_give_one_point(tiles: int, vp: int) -> None:
    g = a_game()
    owns(g, AUSTRIA, *("n01", "n02", "n03", "n04", "n05", "n06")[:tiles])
    play(g, ("scoring",))
    assert g.vp == [vp, 0, 0]


def test_gs_17_2_nation_tiles_do_not_count() -> None:
    g = a_game()
    owns(g, AUSTRIA, "n01", "n02")
    with_units(g, AUSTRIA, "bz_left", light_infantry=1)
    play(g, ("score_tiles",))
    assert g.vp == [0, 0, 0]


def test_gs_17_2_points_come_in_player_order() -> None:
    g = a_game()
    g.order = [BYZANTIUM, AUSTRIA, ENGLAND]
    g.vp = [9, 9, 0]
    owns(g, AUSTRIA, "n01", "n02", "n03")
    owns(g, BYZANTIUM, "n04", "n05", "n06")
    play(g, ("scoring",))
    assert g.winner == BYZANTIUM
    assert g.vp == [9, 10, 0]


# ---- GS-17.3 paying and removing -------------------------------------------------------------------------------------
def test_gs_17_3_upkeep_is_paid_in_food_in_player_order() -> None:
    g = a_game()
    g.order = [BYZANTIUM, AUSTRIA, ENGLAND]
    g.food = [3, 3, 3]
    with_units(g, AUSTRIA, "at_capital", light_infantry=5)
    with_units(g, BYZANTIUM, "bz_capital", light_infantry=6)
    game = play(g, ("scoring",))
    assert (game.seat, game.prompt, game.question().args["cost"]) == (BYZANTIUM, "upkeep", 2)
    game.answer("done")
    assert game.seat == AUSTRIA
    game.answer("done")
    assert game.over
    assert g.food == [2, 1, 3]


def test_gs_17_3_units_may_be_removed_before_paying() -> None:
    g = a_game()
    with_food(g, AUSTRIA, 5)
    with_units(g, AUSTRIA, "at_capital", light_infantry=5, archers=1)
    game = play(g, ("upkeep", AUSTRIA)).answer("remove", "unit:archers", "tile:at_capital")
    game.answer("done")
    assert g.food[AUSTRIA] == 4
    assert units(g, AUSTRIA, "at_capital") == {"light_infantry": 5}


def test_gs_17_3_whoever_is_short_must_remove_units_until_it_can_be_paid() -> None:
    g = a_game()
    with_food(g, AUSTRIA, 1)
    with_units(g, AUSTRIA, "at_capital", light_infantry=7)
    game = play(g, ("upkeep", AUSTRIA)).answer("done")
    assert game.prompt == "upkeep-short"
    assert not game.may("done")
    game.answer("remove", "unit:light_infantry", "tile:at_capital")
    game.answer("remove", "unit:light_infantry", "tile:at_capital")
    assert game.over
    assert g.food[AUSTRIA] == 0
    assert units(g, AUSTRIA, "at_capital") == {"light_infantry": 5}


def test_gs_17_3_without_a_bill_nobody_is_asked() -> None:
    g = a_game()
    with_units(g, AUSTRIA, "at_capital", light_infantry=4)
    assert play(g, ("upkeep", AUSTRIA)).over


def test_gs_17_3_cargo_beyond_the_remaining_capacity_goes_with_its_squadron() -> None:
    g = a_game()
    with_units(g, ENGLAND, "en_right", galley=2, light_infantry=6)
    game = play(g, ("upkeep", ENGLAND)).answer("remove", "unit:galley", "tile:en_right")
    while not game.over and not game.prompt.startswith("upkeep"):
        game.answer(*game.answers[0])
    assert units(g, ENGLAND, "en_right") == {"galley": 1, "light_infantry": 5}


# ---- GS-17.4, GS-17.5 the bill -----------------------------------------------------------------------------------------
def test_ex_31_four_divisions_and_two_fleets() -> None:
    """EX-31, GS-17.4"""
    g = a_game(neutral=("nt_01", "nt_04", "nt_02", "nt_09", "nt_10", "nt_05"))
    for place in ("at_capital", "at_left", "at_right", "n02"):
        with_units(g, AUSTRIA, place, light_infantry=1)
    for place in ("n04", "n05"):
        with_units(g, AUSTRIA, place, galley=1)
    assert upkeep_cost(g, AUSTRIA) == 2


def test_gs_17_4_four_stacks_cost_nothing() -> None:
    g = a_game()
    for place in CHAIN[:4]:
        with_units(g, AUSTRIA, place, light_infantry=1)
    assert upkeep_cost(g, AUSTRIA) == 0
    with_units(g, AUSTRIA, CHAIN[4], light_infantry=1)
    assert upkeep_cost(g, AUSTRIA) == 1


def test_ex_32_three_infantry_and_five_cavalry() -> None:
    """EX-32, GS-17.5"""
    g = a_game()
    with_units(g, AUSTRIA, "at_capital", light_infantry=3)
    with_units(g, AUSTRIA, "at_right", light_cavalry=5)
    assert upkeep_cost(g, AUSTRIA) == 0 + 3


def test_ex_33_five_divisions() -> None:
    """EX-33, GS-17.4, GS-17.5"""
    g = a_game()
    for place, size in zip(CHAIN, (3, 3, 4, 5, 6), strict=False):
        with_units(g, AUSTRIA, place, light_infantry=size)
    assert upkeep_cost(g, AUSTRIA) == 4


@pytest.mark.parametrize(
    "troops, cost",
    [
        ({"light_infantry": 4}, 0),
        ({"light_infantry": 5}, 1),
        ({"heavy_cavalry": 3}, 0),
        ({"heavy_cavalry": 3, "archers": 1}, 1),
        ({"galley": 2, "artillery": 3}, 2),
    ],
)
def test_gs_17_5_size_of_a_stack(troops: dict[str, int], cost: int) -> None:
    g = a_game()
    with_units(g, AUSTRIA, "at_capital", **troops)
    assert upkeep_cost(g, AUSTRIA) == cost


def test_gs_17_5_a_commander_may_spare_food() -> None:
    """GS-17.5, GS-19.3 upkeep_discount"""
    g = a_game()
    with_units(g, AUSTRIA, "at_capital", light_infantry=8)
    with_commander(g, AUSTRIA, "wallenstein")
    assert upkeep_cost(g, AUSTRIA) == 1
    g.remove_unit(0)
    g.remove_unit(1)
    assert upkeep_cost(g, AUSTRIA) == 0


# ---- GS-17.6 isolation ---------------------------------------------------------------------------------------------------
def test_ex_34_both_fronts_occupied_isolate_everything_outside_the_capital() -> None:
    """EX-34, GS-17.6"""
    g = a_game()
    in_supply(g, "n01", "n02")
    with_units(g, AUSTRIA, "n02", light_infantry=1)
    assert at(g, "n02") in supplied_positions(g, AUSTRIA)
    with_units(g, BYZANTIUM, "at_left", light_infantry=1)
    assert at(g, "n02") in supplied_positions(g, AUSTRIA)
    with_units(g, BYZANTIUM, "at_right", light_infantry=1)
    assert supplied_positions(g, AUSTRIA) == {at(g, "at_capital")}


def test_ex_35_an_isolated_division_of_five_cavalry() -> None:
    """EX-35, GS-17.4, GS-17.5 Size 15, so 11 food; it counts as two stacks."""
    g = a_game()
    with_units(g, AUSTRIA, "n06", light_cavalry=5)
    assert upkeep_cost(g, AUSTRIA) == 11
    for place in ("at_capital", "at_left", "at_right"):
        with_units(g, AUSTRIA, place, light_infantry=1)
    assert upkeep_cost(g, AUSTRIA) == 11 + 1


def test_gs_17_5_doubling_comes_before_rounding() -> None:
    """GS-17.5 Three cavalry and one infantry isolated: 2 × 5.5 = 11, not 2 × 5."""
    g = a_game()
    with_units(g, AUSTRIA, "n06", light_cavalry=3, archers=1)
    assert upkeep_cost(g, AUSTRIA) == 7


def test_gs_17_6_terrain_does_not_matter_for_supply() -> None:
    g = a_game(neutral=("nt_01", "nt_09", "nt_02", "nt_07", "nt_03", "nt_05"))
    in_supply(g, "n02", "n04")
    assert at(g, "n04") in supplied_positions(g, AUSTRIA)


def test_gs_17_6_a_lost_capital_isolates_everything() -> None:
    g = a_game()
    with_units(g, AUSTRIA, "at_left", light_infantry=1)
    with_units(g, BYZANTIUM, "at_capital", light_infantry=1)
    assert supplied_positions(g, AUSTRIA) == set()


# ---- GS-17.7 help ----------------------------------------------------------------------------------------------------------
def test_gs_17_7_an_ally_may_pay_any_part_after_own_and_before_forced_removals() -> None:
    g = a_game()
    g.food = [1, 2, 0]
    with_alliance(g, AUSTRIA, BYZANTIUM)
    with_units(g, AUSTRIA, "at_capital", light_infantry=8)
    game = play(g, ("upkeep", AUSTRIA)).answer("done")
    assert (game.seat, set(game.answers)) == (BYZANTIUM, {("pass",), ("give", 1), ("give", 2)})
    game.answer("give", 2)
    assert (game.seat, game.prompt) == (AUSTRIA, "upkeep-short")
    game.answer("remove", "unit:light_infantry", "tile:at_capital")
    assert game.over
    assert g.food == [0, 0, 0]


def test_gs_17_7_the_log_does_not_say_that_somebody_paid_nothing() -> None:
    g = a_game()
    g.food = [5, 1, 0]
    with_alliance(g, AUSTRIA, BYZANTIUM)
    with_units(g, AUSTRIA, "at_capital", light_infantry=5)
    game = play(g, ("upkeep", AUSTRIA)).answer("done").answer("give", 1)
    assert game.over
    assert (g.food, game.told()) == ([5, 0, 0], ["upkeep-aided"])


def test_gs_17_7_an_ally_may_refuse() -> None:
    g = a_game()
    g.food = [1, 2, 0]
    with_alliance(g, AUSTRIA, BYZANTIUM)
    with_units(g, AUSTRIA, "at_capital", light_infantry=5)
    assert play(g, ("upkeep", AUSTRIA)).answer("done").answer("pass").over
    assert g.food == [0, 2, 0]


def test_gs_17_7_what_is_not_needed_stays_with_the_ally() -> None:
    """GS-17.7 Forced removals of an isolated fleet lower the bill below what was promised."""
    g = a_game()
    g.food = [0, 4, 0]
    with_alliance(g, AUSTRIA, BYZANTIUM)
    with_units(g, AUSTRIA, "n06", light_cavalry=3)
    game = play(g, ("upkeep", AUSTRIA)).answer("done").answer("give", 4)
    assert game.prompt == "upkeep-short"
    game.answer("remove", "unit:light_cavalry", "tile:" + g.tile_at(at(g, "n06")).id)
    assert game.over
    assert g.food == [0, 2, 0]


# ---- GS-17.8, GS-17.9 -----------------------------------------------------------------------------------------------------
def test_ex_36_the_new_order_by_political_power() -> None:
    """EX-36, GS-17.8"""
    g = a_game(4)
    austria, byzantium, england, france = range(4)
    g.order = [england, france, austria, byzantium]
    for seat, power in ((england, 2), (france, 3), (austria, 3), (byzantium, 4)):
        with_political(g, seat, power)
    play(g, ("new_order",))
    assert g.order == [byzantium, france, austria, england]


def test_gs_17_8_unused_cards_and_the_commander_do_not_count() -> None:
    g = a_game()
    g.hand[ENGLAND] = g.general_deck[:3]
    with_political(g, BYZANTIUM, 1)
    play(g, ("new_order",))
    assert g.order == [BYZANTIUM, AUSTRIA, ENGLAND]


def test_gs_17_9_resources_cards_and_battle_counts_carry_over() -> None:
    g = a_game()
    g.food, g.metal, g.battle_count = [4, 5, 6], [1, 2, 3], [2, 3, 4]
    g.tech_hand[AUSTRIA] = [1, 2]
    with_political(g, AUSTRIA, 2)
    play(g, ("scoring",))
    assert (g.food, g.metal, g.battle_count) == ([4, 5, 6], [1, 2, 3], [2, 3, 4])
    assert g.tech_hand[AUSTRIA] == [1, 2]
    assert len(g.political[AUSTRIA]) == 2
