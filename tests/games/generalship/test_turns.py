"""GS-4: cycles, rounds, turns, and what happens at their end."""

from __future__ import annotations

import pytest

from games.generalship.builders import (
    Playing,
    a_game,
    at,
    play,
    with_alliance,
    with_commander,
    with_era,
    with_political,
    with_units,
)
from theatrum.games.generalship.rules.turns import begin_march_turn, end_turn
from theatrum.games.generalship.state import BOARDED, ENDED, FRESH, MOVED, Generalship
from theatrum.games.generalship.tables.actions import ACTION_TILE
from theatrum.games.generalship.tables.vocabulary import ERAS

AUSTRIA, BYZANTIUM, ENGLAND = 0, 1, 2


def first_turn(g: Generalship, *tile: str) -> Playing:
    game = play(g, ("turn", 0))
    for answer in tile:
        game.answer("choose", f"action:{answer}")
    return game


def acts(g: Generalship) -> list[tuple[int, str]]:
    """Who does what on the tile, as the agenda has it."""
    return [(int(step[1]), str(step[2])) for step in reversed(g.agenda) if step[0] == "act"]


# ---- GS-4.1, GS-4.2 ------------------------------------------------------------------------------------------------
def test_gs_4_1_a_cycle_is_two_rounds_and_a_scoring_phase() -> None:
    g = a_game()
    g.cycle = 0
    play(g, ("cycle",))
    assert g.cycle == 1
    assert g.round == 1
    waiting = [step for step in reversed(g.agenda) if step[0] in ("round", "scoring", "cycle")]
    assert waiting == [("round", 2), ("scoring",), ("cycle",)]


def test_gs_4_2_in_a_round_each_player_is_active_once_in_player_order() -> None:
    g = a_game()
    g.order = [ENGLAND, AUSTRIA, BYZANTIUM]
    active = []
    game = play(g, ("round", 2))
    while not game.over:
        active.append(game.seat)
        game.answer("choose", "action:tile_alliance" if len(active) == 1 else "action:tile_draft")
        while not game.over and game.prompt != "choose-tile":
            game.answer("done")
        g.placed[ACTION_TILE["tile_draft"]].clear()
    assert active == [ENGLAND, AUSTRIA, BYZANTIUM]
    assert g.round == 2


# ---- GS-4.3 choosing a tile ----------------------------------------------------------------------------------------
def test_gs_4_3_the_active_player_puts_a_cylinder_on_an_empty_circle() -> None:
    g = a_game()
    first_turn(g, "tile_draft")
    assert g.placed[ACTION_TILE["tile_draft"]] == [AUSTRIA]
    assert g.active == AUSTRIA


def test_gs_4_3_a_full_tile_cannot_be_chosen() -> None:
    g = a_game()
    g.placed[ACTION_TILE["tile_draft"]] = [ENGLAND]
    game = first_turn(g)
    assert not game.may("choose", "action:tile_draft")
    assert game.why_not("choose", "action:tile_draft") == "GS-4.3"


def test_gs_4_3_the_same_tile_may_be_chosen_twice_while_circles_are_left() -> None:
    g = a_game()
    g.placed[ACTION_TILE["tile_production_a"]] = [AUSTRIA]
    game = first_turn(g, "tile_production_a")
    assert game.prompt == "choose-split"
    assert g.placed[ACTION_TILE["tile_production_a"]] == [AUSTRIA, AUSTRIA]


# ---- GS-4.4 … GS-4.7 who acts ----------------------------------------------------------------------------------------
def test_gs_4_4_on_a_split_tile_all_others_perform_the_other_action() -> None:
    g = a_game()
    game = first_turn(g, "tile_cards_a")
    assert set(game.answers) == {("generals",), ("technologies",)}
    game.answer("technologies")
    assert (g.actor, g.action, game.prompt) == (AUSTRIA, "technology_cards", "technology-action")
    assert acts(g) == [(BYZANTIUM, "general_cards"), (ENGLAND, "general_cards")]


def test_ex_1_the_active_player_produces_and_every_other_grows() -> None:
    g = a_game()
    game = first_turn(g, "tile_production_a").answer("produce")
    assert (game.seat, game.prompt) == (BYZANTIUM, "grow")
    game.answer("settle", "circle:bz_left_6")
    assert g.food[AUSTRIA] == 2
    assert sum(g.people[AUSTRIA]) == 5
    assert sum(g.people[BYZANTIUM]) == 6
    assert g.food[BYZANTIUM] == g.food[ENGLAND] == 0
    assert sum(g.people[ENGLAND]) == 6


def test_gs_4_4_the_second_action_of_the_tile_can_be_picked_as_well() -> None:
    g = a_game(nations=["england", "austria"])
    with_units(g, 1, "at_capital", light_infantry=1)
    g.order = [0, 1]
    first_turn(g, "tile_production_a").answer("grow")
    assert sum(g.people[0]) == 6
    assert g.food == [0, 2]


@pytest.mark.parametrize("tile, action", [("tile_draft", "draft_upgrade"), ("tile_march_a", "march")])
def test_gs_4_5_on_a_common_tile_everyone_performs_the_action(tile: str, action: str) -> None:
    g = a_game()
    for seat, capital in enumerate(("at_capital", "bz_capital", "en_capital")):
        with_units(g, seat, capital, light_infantry=1)
    first_turn(g, tile)
    assert (g.actor, g.action) == (AUSTRIA, action)
    assert acts(g) == [(BYZANTIUM, action), (ENGLAND, action)]


def test_gs_4_6_on_the_alliance_tile_only_the_active_player_acts() -> None:
    g = a_game()
    game = first_turn(g, "tile_alliance")
    assert game.prompt == "alliance"
    assert acts(g) == []
    game.answer("done")
    assert game.over


def test_gs_4_7_the_others_act_in_board_order_skipping_the_active_player() -> None:
    g = a_game(4)
    g.order = [3, 1, 0, 2]
    game = play(g, ("turn", 1))
    assert game.seat == 1
    game.answer("choose", "action:tile_draft")
    assert acts(g) == [(3, "draft_upgrade"), (0, "draft_upgrade"), (2, "draft_upgrade")]


# ---- GS-4.8, GS-4.9 the end of a turn ------------------------------------------------------------------------------
def test_gs_4_8_after_a_march_marks_go_and_the_paradigm_advances() -> None:
    g = a_game()
    [unit] = with_units(g, AUSTRIA, "at_capital", light_cavalry=1)
    g.unit_marks[unit], g.unit_bp[unit], g.unit_extra[unit] = ENDED | MOVED, 0, 1
    seen = []
    for _ in range(5):
        seen.append(ERAS[g.paradigm])
        end_turn(g, "march")
    assert seen == ["infantry", "cavalry", "fortresses", "ships", "infantry"]
    assert (g.unit_marks[unit], g.unit_bp[unit], g.unit_extra[unit]) == (0, 2, 0)


@pytest.mark.parametrize("action", ["production", "general_cards", "alliance", "draft_upgrade"])
def test_gs_4_8_other_turns_leave_the_paradigm(action: str) -> None:
    g = a_game()
    with_era(g, "fortresses")
    end_turn(g, action)
    assert ERAS[g.paradigm] == "fortresses"


def test_gs_4_8_units_drafted_in_a_turn_are_fresh_no_longer() -> None:
    """GS-4.8, GS-10.1"""
    g = a_game()
    [unit] = with_units(g, AUSTRIA, "at_capital", archers=1)
    g.unit_marks[unit] = FRESH
    end_turn(g, "draft_upgrade")
    assert g.unit_marks[unit] == 0


def test_gs_4_8_the_capital_test_follows_every_turn() -> None:
    g = a_game()
    with_units(g, BYZANTIUM, "at_capital", light_infantry=1)
    game = play(g, ("end_turn", "alliance"))
    assert (game.prompt, game.seat) == ("swap", BYZANTIUM)


def test_gs_4_8_the_paradigm_has_advanced_before_the_capital_test() -> None:
    g = a_game()
    with_units(g, BYZANTIUM, "at_capital", light_infantry=1)
    play(g, ("end_turn", "march"))
    assert ERAS[g.paradigm] == "cavalry"


def test_gs_4_8_an_ally_in_a_capital_does_not_end_the_game() -> None:
    """GS-4.8, GS-9.6"""
    g = a_game()
    with_alliance(g, AUSTRIA, BYZANTIUM)
    with_units(g, BYZANTIUM, "at_capital", light_infantry=1)
    assert play(g, ("end_turn", "march")).over
    assert g.winner == -1


def test_gs_4_9_the_tenth_point_drops_everything_pending() -> None:
    g = a_game()
    g.vp[AUSTRIA] = 9
    for tile in ("n01", "n02", "n03"):
        g.owner[at(g, tile)] = AUSTRIA
    game = play(g, ("score_tiles",), ("turn", 0))
    assert game.over
    assert g.winner == AUSTRIA
    assert g.ending == "ten-points"


def test_gs_11_1_a_march_turn_begins_with_full_movement_for_all() -> None:
    g = a_game()
    foot, horse = with_units(g, AUSTRIA, "at_capital", muskets=1, heavy_cavalry=1)
    [galley] = with_units(g, ENGLAND, "en_right", galley=1)
    for unit in (foot, horse, galley):
        g.unit_bp[unit], g.unit_marks[unit] = 0, BOARDED
    begin_march_turn(g)
    assert [g.unit_bp[u] for u in (foot, horse, galley)] == [1, 2, 2]
    assert [g.unit_marks[u] for u in (foot, horse, galley)] == [0, 0, 0]


def test_gs_4_5_counters_of_a_draft_start_anew_for_every_player() -> None:
    """GS-10.3 Two light infantry for one food hold within one player's action."""
    g = a_game()
    with_political(g, AUSTRIA, 1)
    g.food = [1, 1, 1]
    game = first_turn(g, "tile_draft").answer("draft", "unit:light_infantry").answer("done")
    assert game.seat == BYZANTIUM
    game.answer("draft", "unit:light_infantry")
    assert g.food[BYZANTIUM] == 0


def test_gs_19_3_a_commanders_discount_starts_anew_with_every_draft_action() -> None:
    g = a_game()
    with_commander(g, AUSTRIA, "el_cid")
    g.food = [6, 0, 0]
    for left in (4, 2):
        game = play(g, ("act", AUSTRIA, "draft_upgrade")).answer("draft", "unit:light_cavalry")
        game.answer("draft", "unit:light_cavalry").answer("done")
        assert g.food[AUSTRIA] == left, "two riders for one food less each"
