"""GS-18: how a game ends."""

from __future__ import annotations

import pytest

from games.generalship.builders import Playing, a_game, play, with_alliance, with_political, with_units
from theatrum.games.generalship.rules.ending import CYCLE_CAP, result, standings
from theatrum.games.generalship.state import Generalship

AUSTRIA, BYZANTIUM, ENGLAND, FRANCE = 0, 1, 2, 3


def fallen(players: int = 3, **vp: int) -> Generalship:
    """Byzantium holds Austria's capital."""
    g = a_game(players)
    with_units(g, BYZANTIUM, "at_capital", light_infantry=1)
    return g


def end(g: Generalship) -> Playing:
    return play(g, ("end_turn", "draft_upgrade"))


def test_gs_18_1_ten_points_win_at_that_moment() -> None:
    g = a_game()
    g.vp = [3, 9, 9]
    for position in (0, 1, 2):
        g.owner[position] = ENGLAND
    game = play(g, ("score_tiles",))
    outcome = game.game.result
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.ending) == ((ENGLAND,), (3, 9, 10), "ten-points")


def test_gs_18_2_a_fallen_capital_ends_the_game_and_most_points_win() -> None:
    g = fallen()
    g.vp = [2, 4, 6]
    game = end(g)
    assert (game.seat, set(game.answers)) == (BYZANTIUM, {("pass",), ("swap", "nation:austria")})
    game.answer("pass")
    assert game.over
    assert (g.winner, g.ending) == (ENGLAND, "capital")


def test_gs_18_2_the_occupier_may_swap_points() -> None:
    g = fallen()
    g.vp = [7, 4, 6]
    end(g).answer("swap", "nation:austria")
    assert g.vp == [4, 7, 6]
    assert g.winner == BYZANTIUM


def test_gs_18_2_swaps_go_in_reverse_player_order_with_the_points_as_they_stand() -> None:
    g = fallen()
    with_units(g, AUSTRIA, "en_capital", light_infantry=1)
    g.order = [AUSTRIA, ENGLAND, BYZANTIUM]
    g.vp = [5, 1, 8]
    game = end(g)
    assert game.seat == BYZANTIUM
    game.answer("swap", "nation:austria")
    assert game.seat == AUSTRIA
    game.answer("swap", "nation:england")
    assert g.vp == [8, 5, 1]
    assert g.winner == AUSTRIA


def test_gs_18_2_who_holds_two_capitals_swaps_once_for_each_in_any_order() -> None:
    g = fallen()
    with_units(g, BYZANTIUM, "en_capital", light_infantry=1)
    g.vp = [5, 1, 8]
    game = end(g)
    assert set(game.answers) == {("pass",), ("swap", "nation:austria"), ("swap", "nation:england")}
    told = [(text.args["nation"], text.args["vp"]) for text in game.question().args["others"]]
    assert told == [("nation:austria", 5), ("nation:england", 8)]
    game.answer("swap", "nation:england")
    assert set(game.answers) == {("pass",), ("swap", "nation:austria")}
    game.answer("swap", "nation:austria")
    assert g.vp == [8, 5, 1]
    assert g.winner == AUSTRIA


def test_gs_18_2_an_allys_troops_do_not_count() -> None:
    g = fallen()
    with_alliance(g, AUSTRIA, BYZANTIUM)
    assert end(g).over
    assert g.winner == -1


def test_gs_18_2_most_points_win_even_without_ten() -> None:
    g = fallen()
    end(g).answer("pass")
    assert g.winner == BYZANTIUM
    assert max(g.vp) < 10


def test_gs_18_3_ties_go_to_the_holder_of_more_capitals() -> None:
    g = fallen()
    g.order = [ENGLAND, AUSTRIA, BYZANTIUM]
    with_political(g, ENGLAND, 3)
    assert standings(g)[0] == BYZANTIUM


def test_gs_18_3_then_to_political_power_then_to_the_player_order() -> None:
    g = a_game()
    g.order = [ENGLAND, AUSTRIA, BYZANTIUM]
    assert standings(g) == [ENGLAND, AUSTRIA, BYZANTIUM]
    with_political(g, BYZANTIUM, 1)
    assert standings(g) == [BYZANTIUM, ENGLAND, AUSTRIA]


@pytest.mark.parametrize(
    "capped, cycle, over", [(True, CYCLE_CAP - 1, False), (True, CYCLE_CAP, True), (False, CYCLE_CAP, False)]
)
def test_gs_18_4_where_programs_play_most_points_win_after_forty_cycles(
    capped: bool, cycle: int, over: bool
) -> None:
    assert CYCLE_CAP == 40
    g = a_game()
    g.capped = capped
    g.cycle = cycle
    g.vp = [2, 3, 4]
    assert play(g, ("cycle",)).over == over
    assert g.winner == (ENGLAND if over else -1)


def test_gs_18_1_before_the_end_there_is_no_winner() -> None:
    assert result(a_game()).winners == ()
