"""GS-5: active circles, arranging, yield and exchange."""

from __future__ import annotations

import pytest

from games.generalship.builders import (
    a_game,
    at,
    owns,
    play,
    with_alliance,
    with_commander,
    with_population,
    with_stock,
    with_units,
)
from theatrum.games.generalship.queries.population import active_circles
from theatrum.games.generalship.rules.production import yields
from theatrum.games.generalship.state import Generalship

FRANCE, ENGLAND, AUSTRIA = 0, 1, 2
LEFT_VI, RIGHT_VI = "circle:fr_left_6", "circle:fr_right_6"


def a_game_with_france() -> Generalship:
    return a_game(nations=["france", "england", "austria"])


def numbers(g: Generalship, seat: int) -> list[int]:
    return [g.nation_of(seat).circles[i].number for i in active_circles(g, seat)]


# ---- GS-5.1 inactive circles ----------------------------------------------------------------------------------------
def test_gs_5_1_without_an_occupied_tile_every_circle_is_active() -> None:
    g = a_game_with_france()
    assert len(active_circles(g, FRANCE)) == 12


def test_gs_5_1_circles_on_and_above_an_occupied_tile_are_inactive() -> None:
    g = a_game_with_france()
    with_units(g, ENGLAND, "fr_left", light_infantry=1)
    assert numbers(g, FRANCE) == [1, 2, 3]


def test_gs_5_1_an_equal_number_elsewhere_stays_active() -> None:
    """GS-5.1 Front right carries VI, IX, X, XI: the VI of front left is not higher than VI."""
    g = a_game_with_france()
    with_units(g, ENGLAND, "fr_right", light_infantry=1)
    assert numbers(g, FRANCE) == [1, 2, 3, 4, 5, 6]


def test_gs_5_1_the_lowest_printed_number_of_all_occupied_tiles_counts() -> None:
    g = a_game_with_france()
    with_units(g, ENGLAND, "fr_right", light_infantry=1)
    with_units(g, AUSTRIA, "fr_capital", light_infantry=1)
    assert numbers(g, FRANCE) == []


def test_gs_5_1_printed_circles_count_not_populated_ones() -> None:
    g = a_game_with_france()
    with_population(g, FRANCE, 3)
    with_units(g, ENGLAND, "fr_left", light_infantry=1)
    assert numbers(g, FRANCE) == [1, 2, 3]


def test_gs_5_1_own_and_allied_units_leave_circles_active() -> None:
    g = a_game_with_france()
    with_alliance(g, FRANCE, ENGLAND)
    with_units(g, FRANCE, "fr_right", light_infantry=1)
    with_units(g, ENGLAND, "fr_left", light_infantry=1)
    assert len(active_circles(g, FRANCE)) == 12


# ---- GS-5.2 arranging -----------------------------------------------------------------------------------------------
def test_gs_5_2_cylinders_are_laid_anew_from_the_lowest_circle() -> None:
    g = a_game_with_france()
    with_population(g, FRANCE, 1, "fr_left_5", "fr_right_9")
    play(g, ("production", FRANCE))
    assert g.people[FRANCE] == [1, 1, 1] + [0] * 9


def test_gs_5_2_the_last_of_equal_circles_is_the_players_choice() -> None:
    g = a_game_with_france()
    with_population(g, FRANCE, 5, "fr_left_6")
    game = play(g, ("production", FRANCE))
    assert game.prompt == "arrange"
    assert set(game.answers) == {("arrange", LEFT_VI), ("arrange", RIGHT_VI)}
    game.answer("arrange", RIGHT_VI)
    assert g.people[FRANCE][:7] == [1, 1, 1, 1, 1, 0, 1]


@pytest.mark.parametrize("nation, count", [("byzantium", 9), ("france", 11), ("austria", 6)])
def test_gs_5_2_the_choice_exists_at_vi_ix_and_xi(nation: str, count: int) -> None:
    g = a_game(nations=[nation, "england"])
    with_population(g, 0, count)
    assert play(g, ("production", 0)).prompt == "arrange"


@pytest.mark.parametrize("count", [1, 5, 7, 8, 9, 10])
def test_gs_5_2_no_question_where_there_is_no_choice(count: int) -> None:
    g = a_game_with_france()
    with_population(g, FRANCE, count)
    assert play(g, ("production", FRANCE)).over


def test_gs_5_2_cylinders_on_inactive_circles_stay() -> None:
    g = a_game_with_france()
    with_population(g, FRANCE, 2, "fr_left_5", "fr_right_6")
    with_units(g, ENGLAND, "fr_left", light_infantry=1)
    play(g, ("production", FRANCE))
    assert g.people[FRANCE][:7] == [1, 1, 0, 0, 1, 0, 1]


# ---- GS-5.3 yield: the printed table --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "count, choice, food, metal",
    [
        (0, "", 0, 0),
        (1, "", 1, 0),
        (2, "", 1, 0),
        (3, "", 2, 0),
        (4, "", 2, 0),
        (5, "", 2, 0),
        (6, "fr_left_6", 2, 1),
        (6, "fr_right_6", 3, 0),
        (7, "", 3, 1),
        (8, "", 3, 1),
        (9, "", 3, 1),
        (10, "", 4, 1),
        (11, "fr_left_11", 4, 2),
        (11, "fr_right_11", 5, 1),
    ],
)
def test_ex_2_what_the_french_produce(count: int, choice: str, food: int, metal: int) -> None:
    """EX-2, GS-5.3"""
    g = a_game_with_france()
    with_population(g, FRANCE, count)
    game = play(g, ("production", FRANCE))
    if choice:
        game.answer("arrange", f"circle:{choice}")
    assert game.over
    assert (g.food[FRANCE], g.metal[FRANCE]) == (food, metal)


def test_ex_3_an_enemy_division_makes_the_sixth_cylinder_idle() -> None:
    """EX-3, GS-5.1"""
    g = a_game_with_france()
    with_population(g, FRANCE, 5, "fr_right_6")
    with_units(g, ENGLAND, "fr_right", light_infantry=1)
    game = play(g, ("production", FRANCE))
    assert game.over
    assert (g.food[FRANCE], g.metal[FRANCE]) == (2, 0)
    assert g.people[FRANCE][6] == 1


@pytest.mark.parametrize("circle, food, metal", [("fr_right_6", 3, 0), ("fr_left_6", 2, 1)])
def test_ex_4_an_allied_division_hinders_nothing(circle: str, food: int, metal: int) -> None:
    """EX-4, GS-2.5, GS-2.6, GS-9.6"""
    g = a_game_with_france()
    with_alliance(g, FRANCE, ENGLAND)
    with_population(g, FRANCE, 5, "fr_right_6")
    with_units(g, ENGLAND, "fr_right", light_infantry=1)
    play(g, ("production", FRANCE)).answer("arrange", f"circle:{circle}")
    assert (g.food[FRANCE], g.metal[FRANCE]) == (food, metal)


# ---- GS-5.4 tiles and commanders ------------------------------------------------------------------------------------
def test_gs_5_4_owned_neutral_tiles_yield_their_icons() -> None:
    g = a_game_with_france()
    before = yields(g, FRANCE)
    owns(g, FRANCE, "nt_01", "nt_07")
    owns(g, ENGLAND, "nt_02")
    food, metal = yields(g, FRANCE)
    assert (food - before[0], metal - before[1]) == (1, 1)


def test_gs_5_4_a_neutral_tile_yields_without_units_on_it() -> None:
    g = a_game_with_france()
    [unit] = with_units(g, FRANCE, "nt_01", light_infantry=1)
    g.remove_unit(unit)
    assert yields(g, FRANCE) == (3, 0)


def test_gs_5_4_the_commanders_bonus_is_added() -> None:
    """GS-5.4, GS-19.3 production_bonus"""
    g = a_game_with_france()
    with_commander(g, FRANCE, "basileios_ii")
    assert yields(g, FRANCE) == (3, 0)


# ---- GS-5.5 exchange ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("verb, food, metal", [("buy-metal", 8, 3), ("buy-food", 12, 1)])
def test_ex_5_england_at_full_population_exchanges_once(verb: str, food: int, metal: int) -> None:
    """EX-5, GS-5.5"""
    g = a_game_with_france()
    with_population(g, ENGLAND, 7)
    before = yields(g, ENGLAND)
    with_stock(g, ENGLAND, food=10 - before[0], metal=2 - before[1])
    game = play(g, ("production", ENGLAND))
    assert game.prompt == "exchange"
    game.answer(verb, "circle:en_right_7")
    assert game.over
    assert (g.food[ENGLAND], g.metal[ENGLAND]) == (food, metal)


def test_gs_5_5_england_needs_an_active_seventh_cylinder() -> None:
    g = a_game_with_france()
    with_stock(g, ENGLAND, food=9, metal=9)
    with_population(g, ENGLAND, 6)
    assert play(g, ("production", ENGLAND)).over
    with_population(g, ENGLAND, 7)
    with_units(g, FRANCE, "en_right", galley=1)
    assert play(g, ("production", ENGLAND)).over


def test_gs_5_5_an_occupier_cannot_use_the_english_symbol() -> None:
    g = a_game_with_france()
    with_population(g, ENGLAND, 7)
    with_units(g, FRANCE, "en_right", galley=1)
    with_stock(g, FRANCE, food=9, metal=9)
    assert g.owner[at(g, "en_right")] == FRANCE
    assert play(g, ("production", FRANCE)).over


def test_gs_5_5_each_owned_sea_tile_with_the_symbol_exchanges_once() -> None:
    g = a_game(
        nations=["france", "england", "austria"],
        neutral=["nt_09", "nt_10", *(["nt_01", "nt_02", "nt_03", "nt_04"])],
    )
    owns(g, FRANCE, "nt_09", "nt_10")
    with_stock(g, FRANCE, food=4, metal=0)
    game = play(g, ("production", FRANCE)).answer("buy-metal", "tile:nt_10")
    assert not game.may("buy-metal", "tile:nt_10")
    assert game.reason("buy-metal", "tile:nt_10") == "exchanged-already"
    assert game.reason("buy-food", "tile:nt_10") == "exchanged-already"
    game.answer("buy-metal", "tile:nt_09")
    assert game.over
    assert (g.food[FRANCE], g.metal[FRANCE]) == (2, 2)


def test_gs_5_5_an_exchange_must_be_affordable() -> None:
    g = a_game(
        nations=["france", "england", "austria"],
        neutral=["nt_09", *(["nt_01", "nt_02", "nt_03", "nt_04", "nt_05"])],
    )
    owns(g, FRANCE, "nt_09")
    game = play(g, ("production", FRANCE))
    assert game.may("buy-metal", "tile:nt_09")
    assert game.reason("buy-food", "tile:nt_09") == "costs-metal"


def test_gs_5_6_each_exchange_is_optional_and_production_may_yield_nothing() -> None:
    g = a_game(
        nations=["france", "england", "austria"],
        neutral=["nt_09", *(["nt_01", "nt_02", "nt_03", "nt_04", "nt_05"])],
    )
    owns(g, FRANCE, "nt_09")
    with_population(g, FRANCE, 0)
    assert play(g, ("production", FRANCE)).over
    assert (g.food[FRANCE], g.metal[FRANCE]) == (0, 0)
    with_population(g, FRANCE, 3)
    assert play(g, ("production", FRANCE)).answer("done").over
    assert (g.food[FRANCE], g.metal[FRANCE]) == (2, 0)
