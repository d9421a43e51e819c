"""GS-9: alliances, how they are changed and what they do."""

from __future__ import annotations

from games.generalship.builders import (
    a_game,
    at,
    play,
    population,
    seat_of,
    units,
    with_alliance,
    with_food,
    with_political,
    with_units,
)
from theatrum.games.generalship.queries.upkeep import supplied_positions
from theatrum.games.generalship.tables.generals import GENERAL

AUSTRIA, BYZANTIUM, ENGLAND, FRANCE = 0, 1, 2, 3


def test_gs_9_1_the_active_player_changes_the_alliances_of_others_without_asking() -> None:
    g = a_game(4)
    game = play(g, ("alliance", AUSTRIA))
    game.answer("join", "nation:england", 1).answer("join", "nation:france", 1).answer("done")
    assert game.over
    assert g.alliance == [-1, -1, 0, 0]


def test_ex_13_two_cubes_in_one_field_are_allies() -> None:
    """EX-13, GS-1.10"""
    g = a_game(4)
    with_alliance(g, ENGLAND, FRANCE)
    assert g.allied(ENGLAND, FRANCE)
    assert g.enemies(ENGLAND, AUSTRIA)
    assert not g.allied(AUSTRIA, BYZANTIUM)


def test_gs_9_2_at_most_one_cube_of_each_colour() -> None:
    g = a_game(4)
    with_alliance(g, ENGLAND, FRANCE)
    game = play(g, ("alliance", AUSTRIA))
    assert not game.may("join", "nation:england", 2)
    assert game.why_not("join", "nation:england", 2) == "GS-9.2"


def test_gs_9_1_of_two_empty_fields_the_first_is_taken() -> None:
    """GS-9.1 They mean the same; once a cube lies there, the other field is another alliance."""
    g = a_game(4)
    game = play(g, ("alliance", AUSTRIA))
    assert not game.may("join", "nation:england", 2)
    assert game.reason("join", "nation:england", 2) == "fields-are-equal"
    game.answer("join", "nation:england", 1)
    assert game.may("join", "nation:france", 2)


def test_gs_9_2_limits_hold_after_every_single_step() -> None:
    """GS-9.2 A field that is full can't be overfilled for a moment, even if a cube would leave it next."""
    g = a_game(3)
    with_political(g, ENGLAND, 2)
    with_alliance(g, AUSTRIA, BYZANTIUM)
    game = play(g, ("alliance", ENGLAND))
    assert not game.may("join", "nation:england", 1)
    game.answer("leave", "nation:austria")
    assert game.may("join", "nation:england", 1)


def test_gs_9_3_putting_in_is_free_and_taking_out_costs_the_rightmost_political_card() -> None:
    g = a_game(4)
    with_political(g, AUSTRIA, "drake", "nelson")
    game = play(g, ("alliance", AUSTRIA)).answer("join", "nation:france", 1)
    assert g.political[AUSTRIA] == [GENERAL["drake"], GENERAL["nelson"]]
    game.answer("leave", "nation:france")
    assert g.political[AUSTRIA] == [GENERAL["drake"]]
    assert g.general_discard == [GENERAL["nelson"]]


def test_gs_9_3_without_a_political_card_no_cube_comes_out() -> None:
    g = a_game(4)
    with_alliance(g, ENGLAND, FRANCE)
    with_political(g, ENGLAND, 3)
    game = play(g, ("alliance", AUSTRIA))
    assert not game.may("leave", "nation:france")
    assert game.why_not("leave", "nation:france") == "GS-9.3"


def test_ex_14_from_two_alliances_to_one_of_england_and_austria() -> None:
    """EX-14, GS-9.3, GS-9.4"""
    g = a_game(4)
    with_alliance(g, ENGLAND, FRANCE, field=0)
    with_alliance(g, AUSTRIA, BYZANTIUM, field=1)
    with_political(g, FRANCE, 2)
    game = play(g, ("alliance", FRANCE))
    game.answer("leave", "nation:france").answer("leave", "nation:austria").answer(
        "join", "nation:austria", 1
    )
    game.answer("done")
    assert game.over
    assert g.political[FRANCE] == []
    assert g.alliance == [0, -1, 0, -1]


def test_gs_9_4_a_lone_cube_is_removed_free_of_charge() -> None:
    g = a_game(3)
    play(g, ("alliance", AUSTRIA)).answer("join", "nation:england", 1).answer("done")
    assert g.alliance == [-1, -1, -1]


def test_gs_9_5_doing_nothing_is_allowed() -> None:
    g = a_game(3)
    with_alliance(g, AUSTRIA, BYZANTIUM)
    assert play(g, ("alliance", ENGLAND)).answer("done").over
    assert g.alliance == [0, 0, -1]


# ---- GS-9.6 effects -------------------------------------------------------------------------------------------------
def test_gs_9_6_allied_tiles_carry_supply() -> None:
    g = a_game(3)
    g.owner[at(g, "n02")] = BYZANTIUM
    with_units(g, AUSTRIA, "n04", light_infantry=1)
    assert at(g, "n04") not in supplied_positions(g, AUSTRIA)
    with_alliance(g, AUSTRIA, BYZANTIUM)
    assert at(g, "n04") in supplied_positions(g, AUSTRIA)


def test_gs_9_6_an_ally_in_the_capital_does_not_block_drafting() -> None:
    """GS-9.6, GS-10.6"""
    g = a_game(3)
    with_food(g, AUSTRIA, 1)
    with_units(g, BYZANTIUM, "at_capital", light_infantry=1)
    assert not play(g, ("draft", AUSTRIA)).may("draft", "unit:archers")
    with_alliance(g, AUSTRIA, BYZANTIUM)
    play(g, ("draft", AUSTRIA)).answer("draft", "unit:archers")
    assert units(g, AUSTRIA, "at_capital") == {"archers": 1}
    assert population(g, AUSTRIA) == 4


def test_gs_9_6_only_allies_may_help_with_upkeep() -> None:
    """GS-9.6, GS-17.7"""
    g = a_game(3)
    g.food = [0, 5, 5]
    with_alliance(g, AUSTRIA, BYZANTIUM)
    with_units(g, AUSTRIA, "at_capital", light_infantry=5)
    game = play(g, ("upkeep", AUSTRIA)).answer("done")
    assert (game.seat, game.prompt) == (BYZANTIUM, "upkeep-aid")
    game.answer("give", 1)
    assert game.over
    assert g.food == [0, 4, 5]


# ---- GS-9.7 an alliance lapses ------------------------------------------------------------------------------------
def test_gs_9_7_a_former_ally_on_a_nation_tile_occupies_it_now() -> None:
    g = a_game(3)
    with_alliance(g, AUSTRIA, BYZANTIUM)
    with_political(g, ENGLAND, 1)
    with_units(g, BYZANTIUM, "at_left", light_infantry=1)
    play(g, ("alliance", ENGLAND)).answer("leave", "nation:byzantium")
    assert g.occupied_by_enemy(at(g, "at_left"))
    assert g.owner[at(g, "at_left")] == BYZANTIUM
    assert units(g, BYZANTIUM, "at_left") == {"light_infantry": 1}


def test_gs_9_7_a_former_ally_in_the_capital_ends_the_game_after_the_turn() -> None:
    g = a_game(3)
    with_alliance(g, AUSTRIA, BYZANTIUM)
    with_political(g, ENGLAND, 1)
    with_units(g, BYZANTIUM, "at_capital", light_infantry=1)
    game = play(g, ("alliance", ENGLAND), ("end_turn", "alliance")).answer("leave", "nation:austria")
    game.answer("done")
    assert (game.seat, game.prompt) == (BYZANTIUM, "swap")


def test_gs_9_7_guests_beside_units_of_the_nation_must_retreat() -> None:
    g = a_game(3)
    with_alliance(g, AUSTRIA, BYZANTIUM)
    with_political(g, ENGLAND, 1)
    with_units(g, BYZANTIUM, "at_left", light_infantry=1)
    with_units(g, BYZANTIUM, "at_capital", archers=1)
    with_units(g, AUSTRIA, "at_capital", light_infantry=1)
    game = play(g, ("alliance", ENGLAND)).answer("leave", "nation:austria")
    assert units(g, BYZANTIUM, "at_capital") == {"archers": 1}, "not before the action ends"
    game.answer("done")
    while not game.over:
        game.answer(*game.answers[0])
    assert units(g, BYZANTIUM, "at_capital") == {}
    assert units(g, BYZANTIUM, "at_left") == {"light_infantry": 1, "archers": 1}
    assert g.battle_count == [0, 0, 0]


def test_gs_9_7_guests_without_a_way_are_lost() -> None:
    g = a_game(3)
    with_alliance(g, AUSTRIA, BYZANTIUM)
    with_political(g, ENGLAND, 1)
    with_units(g, BYZANTIUM, "at_capital", archers=1)
    with_units(g, AUSTRIA, "at_capital", light_infantry=1)
    assert play(g, ("alliance", ENGLAND)).answer("leave", "nation:byzantium").answer("done").over
    assert g.units_of(BYZANTIUM) == []
    assert units(g, AUSTRIA, "at_capital") == {"light_infantry": 1}


def test_gs_9_7_op_18_who_is_allied_again_when_the_action_ends_has_not_parted() -> None:
    g = a_game(3)
    with_alliance(g, AUSTRIA, BYZANTIUM)
    with_political(g, ENGLAND, 1)
    with_units(g, BYZANTIUM, "at_capital", archers=1)
    with_units(g, AUSTRIA, "at_capital", light_infantry=1)
    game = play(g, ("alliance", ENGLAND)).answer("leave", "nation:byzantium")
    game.answer("join", "nation:byzantium", 1).answer("done")
    assert units(g, BYZANTIUM, "at_capital") == {"archers": 1}


def test_gs_9_7_while_the_alliance_lasts_the_guests_stay() -> None:
    g = a_game(4)
    with_alliance(g, AUSTRIA, BYZANTIUM, ENGLAND)
    with_political(g, FRANCE, 1)
    with_units(g, BYZANTIUM, "at_capital", archers=1)
    with_units(g, AUSTRIA, "at_capital", light_infantry=1)
    play(g, ("alliance", FRANCE)).answer("leave", "nation:england").answer("done")
    assert units(g, BYZANTIUM, "at_capital") == {"archers": 1}
    assert seat_of(g, "france") == FRANCE
