"""GS-6: population growth."""

from __future__ import annotations

import pytest

from games.generalship.builders import (
    a_game,
    play,
    population,
    with_alliance,
    with_commander,
    with_population,
    with_units,
)
from theatrum.games.generalship.tables.nations import NATIONS


def test_gs_6_1_people_are_arranged_before_they_grow() -> None:
    g = a_game(nations=["france", "england"])
    with_population(g, 0, 0, "fr_left_4", "fr_right_10")
    play(g, ("growth", 0))
    assert g.people[0] == [1, 1, 1, 1] + [0] * 8


def test_gs_6_1_the_last_of_equal_circles_is_chosen_before_growing() -> None:
    g = a_game(nations=["austria", "england"])
    with_population(g, 0, 5, "at_left_6")
    game = play(g, ("growth", 0))
    assert game.prompt == "arrange"
    game.answer("arrange", "circle:at_right_6")
    assert population(g, 0) == 7


@pytest.mark.parametrize("count, grown", [(0, 2), (2, 2), (3, 2)])
def test_gs_6_2_the_number_of_the_tile_with_the_next_circle_counts(count: int, grown: int) -> None:
    g = a_game(nations=["france", "england"])
    with_population(g, 0, count)
    play(g, ("growth", 0))
    assert population(g, 0) == count + grown


def test_gs_6_2_england_grows_by_two_in_its_capital_and_by_one_at_sea() -> None:
    g = a_game(nations=["england", "france"])
    with_population(g, 0, 4)
    play(g, ("growth", 0))
    assert population(g, 0) == 6
    play(g, ("growth", 0))
    assert population(g, 0) == 7


@pytest.mark.parametrize("circle, grown", [("at_right_6", 2), ("at_left_6", 1)])
def test_gs_6_2_between_two_tiles_the_player_decides_which_number_counts(circle: str, grown: int) -> None:
    """GS-6.2, GS-6.4 Austria's two VI lie on tiles with 2 and 1: n is fixed before the first placement."""
    g = a_game(nations=["austria", "england"])
    game = play(g, ("growth", 0))
    assert game.prompt == "grow"
    game.answer("settle", f"circle:{circle}")
    assert game.over
    assert population(g, 0) == 5 + grown


@pytest.mark.parametrize("nation", ["austria", "byzantium"])
@pytest.mark.parametrize("side", ["left", "right"])
def test_gs_6_3_austria_and_byzantium_gain_one_at_six(nation: str, side: str) -> None:
    g = a_game(nations=[nation, "england"])
    with_population(g, 0, 5, f"{'at' if nation == 'austria' else 'bz'}_{side}_6")
    circle = g.nation_of(0).circles[5 if side == "left" else 6].noun
    play(g, ("growth", 0)).answer("arrange", circle)
    assert population(g, 0) == 7


def test_gs_6_3_inactive_cylinders_count_towards_the_six() -> None:
    """GS-6.3 Five active and one inactive cylinder are six: n = 1, though the next tile says 2."""
    g = a_game(nations=["byzantium", "england"])
    with_population(g, 0, 4, "bz_left_6", "bz_left_8")
    with_units(g, 1, "bz_left", light_infantry=1)
    play(g, ("growth", 0))
    assert population(g, 0) == 7


def test_gs_6_4_commanders_add_cylinders() -> None:
    """GS-6.4, GS-19.3 growth_bonus, also on top of GS-6.3"""
    g = a_game(nations=["austria", "england"])
    with_commander(g, 0, "constantinus_i")
    with_population(g, 0, 2)
    play(g, ("growth", 0))
    assert population(g, 0) == 5
    with_population(g, 0, 6)
    play(g, ("growth", 0)).answer("arrange", "circle:at_left_6")
    assert population(g, 0) == 8


@pytest.mark.parametrize("nation, most", [("austria", 8), ("byzantium", 9), ("england", 7), ("france", 11)])
def test_gs_6_4_no_nation_grows_beyond_its_maximum(nation: str, most: int) -> None:
    g = a_game(nations=[nation, "england" if nation != "england" else "france"])
    for _ in range(12):
        game = play(g, ("growth", 0))
        while not game.over:
            game.answer(*game.answers[0])
    assert population(g, 0) == most


def test_gs_6_4_cylinders_on_inactive_circles_count_towards_the_maximum() -> None:
    g = a_game(nations=["austria", "england"])
    with_population(g, 0, 8)
    g.people[0][0] = 0
    with_units(g, 1, "at_left", light_infantry=1)
    play(g, ("growth", 0))
    assert population(g, 0) == 8


def test_gs_6_4_growth_stops_where_no_active_circle_is_empty() -> None:
    g = a_game(nations=["france", "england"])
    with_population(g, 0, 2)
    with_units(g, 1, "fr_left", light_infantry=1)
    play(g, ("growth", 0))
    assert g.people[0][:4] == [1, 1, 1, 0]
    assert play(g, ("growth", 0)).told() == ["no-growth"]


def test_gs_6_4_an_ally_on_the_tile_does_not_stop_growth() -> None:
    """GS-6.4, GS-9.6"""
    g = a_game(nations=["france", "england", "austria"])
    with_alliance(g, 0, 1)
    with_population(g, 0, 3)
    with_units(g, 1, "fr_left", light_infantry=1)
    play(g, ("growth", 0))
    assert population(g, 0) == 5


def test_gs_6_4_a_choice_between_equal_circles_is_asked_only_where_one_stays_empty() -> None:
    g = a_game(nations=["france", "england"])
    assert play(g, ("growth", 0)).over  # V → both VI
    assert g.people[0][:7] == [1] * 7
    with_population(g, 0, 10)
    game = play(g, ("growth", 0))
    assert game.prompt == "settle"
    game.answer("settle", "circle:fr_right_11")
    assert g.people[0][10:] == [0, 1]


@pytest.mark.parametrize(
    "nation, numbers",
    [
        ("austria", [1, 2, 3, 4, 5, 6, 6, 8]),
        ("byzantium", [1, 2, 3, 4, 5, 6, 6, 8, 9, 9]),
        ("england", [1, 2, 3, 4, 5, 6, 7]),
        ("france", [1, 2, 3, 4, 5, 6, 6, 8, 9, 10, 11, 11]),
    ],
)
def test_gs_6_5_numbers_of_the_circles(nation: str, numbers: list[int]) -> None:
    [table] = [n for n in NATIONS if n.id == nation]
    assert [c.number for c in table.circles] == numbers


def test_gs_6_5_only_one_of_the_last_two_circles_is_filled() -> None:
    for nation, count in (("byzantium", 8), ("france", 10)):
        g = a_game(nations=[nation, "england"])
        with_population(g, 0, count)
        play(g, ("growth", 0)).answer("settle", g.nation_of(0).circles[-1].noun)
        assert g.people[0][-2:] == [0, 1]
