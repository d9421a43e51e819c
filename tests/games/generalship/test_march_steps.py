"""GS-11: marching overland, owning what one enters, and where one may not go."""

from __future__ import annotations

from games.generalship.builders import a_game, at, owns, play, units, with_alliance, with_units
from games.generalship.war_builders import BYZANTIUM, FRANCE, a_front, go, march, steps, tile
from theatrum.games.generalship.queries.movement import may_enter
from theatrum.games.generalship.state import ENDED, MOVED


# ---- GS-11.1, GS-11.2: points and costs ---------------------------------------------------------------------------
def test_gs_11_2_infantry_enters_any_land_for_one_point() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", light_infantry=1)
    war = march(g, FRANCE)
    assert {b for verb, _, b in steps(war) if verb == "move"} == {
        "n02",
        "n03",
        "n04",
        "n06",
        "s2_front_left",
        "s2_front_right",
    }


def test_gs_11_1_infantry_has_one_point_so_the_march_ends_after_one_step() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", light_infantry=1)
    war = go(march(g, FRANCE), "move", "n05", "n04")
    assert war.over
    assert units(g, FRANCE, "n04") == {"light_infantry": 1}


def test_gs_11_2_cavalry_pays_one_for_plains_and_two_for_forest() -> None:
    g = a_front()
    rider = with_units(g, FRANCE, "fr_left", light_cavalry=1)[0]
    war = go(march(g, FRANCE), "move", "fr_left", "n05")
    assert g.unit_bp[rider] == 1
    assert {b for _, _, b in steps(war)} == {"n02", "s2_front_left", "s2_front_right"}, "forest costs two"


def test_gs_11_2_cavalry_with_both_points_enters_forest_and_has_none_left() -> None:
    g = a_front()
    rider = with_units(g, FRANCE, "n05", heavy_cavalry=1)[0]
    war = go(march(g, FRANCE), "move", "n05", "n04")
    assert war.over
    assert g.unit_bp[rider] == 0


def test_gs_11_2_cavalry_never_enters_mountains() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", light_cavalry=2)
    war = march(g, FRANCE)
    assert ("move", "n05", "n06") not in steps(war)
    assert war.why_not("move", tile(g, "n05"), tile(g, "n06")) == "GS-11.2"


def test_gs_11_2_only_the_infantry_of_a_mixed_division_goes_into_mountains() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", light_cavalry=1, archers=1)
    go(march(g, FRANCE), "move", "n05", "n06")
    assert units(g, FRANCE, "n06") == {"archers": 1}
    assert units(g, FRANCE, "n05") == {"light_cavalry": 1}


def test_gs_11_2_squadrons_do_not_go_overland() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", galley=1)
    war = march(g, FRANCE)
    assert steps(war) == set()
    assert war.why_not("move", tile(g, "n05"), tile(g, "n02")) == "GS-11.2"


# ---- GS-11.3: groups ----------------------------------------------------------------------------------------------
def test_gs_11_3_a_stack_can_split_and_join() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", light_infantry=2, archers=1)
    with_units(g, FRANCE, "n04", muskets=1)
    picks = [("pick", "unit:light_infantry"), ("pick", "unit:archers"), ("go",)]
    war = go(march(g, FRANCE), "move", "n05", "n04", *picks)
    assert units(g, FRANCE, "n04") == {"light_infantry": 1, "archers": 1, "muskets": 1}
    assert units(g, FRANCE, "n05") == {"light_infantry": 1}
    assert ("move", "n05", "n02") in steps(war)


def test_gs_11_3_tokens_that_make_no_difference_are_one_answer() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", light_infantry=3, archers=2)
    war = march(g, FRANCE).answer("move", tile(g, "n05"), tile(g, "n04"))
    assert war.answers == (("pick_all",), ("pick", "unit:light_infantry"), ("pick", "unit:archers"))


def test_gs_11_3_tokens_with_different_points_are_different_answers() -> None:
    g = a_front()
    with_units(g, FRANCE, "fr_left", light_cavalry=1)
    fresh = with_units(g, FRANCE, "n05", light_cavalry=1)[0]
    war = go(march(g, FRANCE), "move", "fr_left", "n05")
    war.answer("move", tile(g, "n05"), tile(g, "n02"))
    assert war.answers == (
        ("pick_all",),
        ("pick_with", "unit:light_cavalry", 1, 0, 1),
        ("pick_with", "unit:light_cavalry", 2, 0, 0),
    )
    war.answer("pick_with", "unit:light_cavalry", 2, 0, 0).answer("go")
    assert g.unit_at[fresh] == at(g, "n02")


def test_gs_11_3_a_single_token_is_not_asked_about() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", light_infantry=1)
    with_units(g, FRANCE, "n04", light_infantry=1)
    war = march(g, FRANCE).answer("move", tile(g, "n05"), tile(g, "n04"))
    assert war.prompt == "march"


def test_gs_11_3_units_whose_movement_has_ended_stay() -> None:
    g = a_front()
    tired = with_units(g, FRANCE, "n05", light_infantry=1)[0]
    with_units(g, FRANCE, "n04", light_infantry=1)
    g.unit_marks[tired] |= ENDED
    war = march(g, FRANCE)
    assert {a for _, a, _ in steps(war)} == {"n04"}
    assert war.why_not("move", tile(g, "n05"), tile(g, "n02")) == "GS-11.3"


def test_gs_11_1_marching_is_not_obligatory() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", light_infantry=1)
    assert march(g, FRANCE).answer("done").over
    assert units(g, FRANCE, "n05") == {"light_infantry": 1}


def test_gs_11_1_leftover_points_are_forfeited_at_the_end_of_the_own_march() -> None:
    g = a_front()
    moved = with_units(g, FRANCE, "fr_left", light_cavalry=1)[0]
    stayed = with_units(g, FRANCE, "fr_right", light_cavalry=1)[0]
    go(march(g, FRANCE), "move", "fr_left", "n05").answer("done")
    assert g.unit_marks[moved] & ENDED
    assert not g.unit_marks[stayed] & ENDED


# ---- GS-11.10: owning ---------------------------------------------------------------------------------------------
def test_gs_11_10_entering_a_neutral_tile_makes_the_mover_its_owner() -> None:
    g = a_front()
    owns(g, BYZANTIUM, "n05")
    with_units(g, FRANCE, "fr_left", light_infantry=1)
    war = go(march(g, FRANCE), "move", "fr_left", "n05")
    assert g.owner[at(g, "n05")] == FRANCE
    assert war.args_of("tile-taken") == [{"nation": "nation:france", "tile": tile(g, "n05")}]


def test_gs_11_10_passing_through_is_entering() -> None:
    """GS-11.10, OP-22"""
    g = a_front()
    with_units(g, FRANCE, "fr_left", light_cavalry=1)
    war = go(march(g, FRANCE), "move", "fr_left", "n05")
    go(war, "move", "n05", "n02")
    assert (g.owner[at(g, "n05")], g.owner[at(g, "n02")]) == (FRANCE, FRANCE)


def test_gs_11_10_an_enemy_nation_tile_is_occupied_while_units_stay() -> None:
    g = a_front()
    with_units(g, FRANCE, "n02", light_cavalry=1)
    war = go(march(g, FRANCE), "move", "n02", "bz_right")
    assert g.owner[at(g, "bz_right")] == FRANCE
    go(war, "move", "s1_front_right", "n01")
    assert g.owner[at(g, "bz_right")] == BYZANTIUM


# ---- GS-11.9: tiles of allies -------------------------------------------------------------------------------------
AUSTRIA, BYZANZ, ENGLAND = 0, 1, 2


def test_gs_11_9_no_entering_of_tiles_of_an_ally_neutral_or_national() -> None:
    g = a_game(3)
    with_alliance(g, AUSTRIA, BYZANZ)
    owns(g, BYZANZ, "n02")
    with_units(g, AUSTRIA, "n05", light_infantry=1)
    war = march(g, AUSTRIA)
    assert ("move", "n05", "n02") not in steps(war)
    assert ("move", "n05", "s2_front_left") not in steps(war), "the ally's nation tile"
    assert war.why_not("move", tile(g, "n05"), tile(g, "n02")) == "GS-11.9"
    with_alliance(g, BYZANZ, field=1)
    assert {("move", "n05", "n02"), ("move", "n05", "s2_front_left")} <= steps(march(g, AUSTRIA))


def test_gs_11_9_an_allys_nation_tile_held_by_an_enemy_may_be_entered() -> None:
    g = a_game(3)
    with_alliance(g, AUSTRIA, BYZANZ)
    with_units(g, ENGLAND, "bz_left", archers=1)
    with_units(g, AUSTRIA, "n05", light_infantry=1)
    war = go(march(g, AUSTRIA), "move", "n05", "bz_left")
    assert war.told()[:2] == ["march-move", "battle-joined"]


def test_gs_11_9_a_neutral_tile_of_an_ally_stays_closed_whoever_is_the_enemy() -> None:
    """OP-18 The same goes for a nation tile that an ally holds as a guest: even its own nation can't march in."""
    g = a_game(3)
    with_alliance(g, AUSTRIA, BYZANZ)
    with_units(g, BYZANZ, "at_right", archers=1)
    with_units(g, AUSTRIA, "at_capital", light_infantry=1)
    war = march(g, AUSTRIA)
    assert {b for _, _, b in steps(war)} == {"s1_front_left"}


def test_gs_11_9_the_exception_is_for_the_nation_tiles_of_an_ally_only() -> None:
    """Should an enemy ever stand on a neutral tile that is still an ally's, it stays closed."""
    g = a_game(3)
    with_alliance(g, AUSTRIA, BYZANZ)
    with_units(g, ENGLAND, "n02", archers=1)
    owns(g, BYZANZ, "n02")
    assert not may_enter(g, AUSTRIA, at(g, "n02"))
    with_alliance(g, BYZANZ, field=1)
    assert may_enter(g, AUSTRIA, at(g, "n02"))


# ---- GS-11.11, GS-11.12: battlefields -----------------------------------------------------------------------------
def test_gs_11_11_entering_a_tile_with_enemy_units_makes_it_a_battlefield_at_once() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", light_infantry=2)
    with_units(g, BYZANTIUM, "n02", archers=1)
    war = march(g, FRANCE).answer("move", tile(g, "n05"), tile(g, "n02")).answer("pick_all")
    assert g.battle is not None
    assert (g.battle.at, g.battle.seats, g.battle.kind) == (at(g, "n02"), [FRANCE, BYZANTIUM], "land")
    assert g.owner[at(g, "n02")] == BYZANTIUM, "the tile must be won first"
    assert war.prompt == "commit-strike"


def test_gs_11_12_after_a_battle_the_march_goes_on_with_other_units() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", light_infantry=1)
    other = with_units(g, FRANCE, "fr_left", light_infantry=1)[0]
    with_units(g, BYZANTIUM, "n02", archers=1)
    war = go(march(g, FRANCE), "move", "n05", "n02")
    while war.prompt != "march":
        war.answer(*war.answers[-1])
    assert (war.seat, g.battle) == (FRANCE, None)
    assert {a for _, a, _ in steps(war)} == {"s2_front_left"}
    assert not g.unit_marks[other] & MOVED


def test_gs_11_3_a_unit_that_was_in_a_battle_has_ended_its_movement() -> None:
    g = a_front()
    riders = with_units(g, FRANCE, "n05", light_cavalry=2)
    guard = with_units(g, BYZANTIUM, "n02", archers=1)[0]
    war = go(march(g, FRANCE), "move", "n05", "n02")
    assert war.prompt == "commit-strike"
    assert all(g.unit_marks[u] & ENDED for u in [*riders, guard])


def test_gs_11_1_a_defender_cannot_march_later_in_the_turn() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", light_infantry=1)
    with_units(g, FRANCE, "fr_left", light_infantry=1)
    with_units(g, BYZANTIUM, "n02", archers=1)
    with_units(g, BYZANTIUM, "bz_left", archers=1)
    war = play(g, ("march", FRANCE), ("march", BYZANTIUM))
    go(war, "move", "n05", "n02")
    while (war.seat, war.prompt) != (BYZANTIUM, "march"):
        war.answer(*war.answers[-1])
    assert {a for _, a, _ in steps(war)} == {"s1_front_left"}


def test_gs_20_everybody_sees_how_many_tokens_of_which_class_go_where() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", light_infantry=2, artillery=1, heavy_cavalry=1)
    war = go(march(g, FRANCE), "move", "n05", "n02")
    (event,) = war.events("march-move")
    assert event.to is None
    assert [(t.key, t.args["n"]) for t in event.args["units"]] == [("war-infantry", 3), ("war-cavalry", 1)]


def test_gs_11_13_when_all_have_marched_marks_go_and_the_era_changes() -> None:
    """GS-11.13, GS-4.8, GS-1.9"""
    g = a_front()
    rider = with_units(g, FRANCE, "fr_left", light_cavalry=1)[0]
    with_units(g, BYZANTIUM, "bz_left", light_infantry=1)
    era = g.paradigm
    war = play(g, ("turn", g.order.index(FRANCE))).answer("choose", "action:tile_march_a")
    go(war, "move", "fr_left", "n05").answer("done")
    assert (war.seat, war.prompt, g.paradigm) == (BYZANTIUM, "march", era), "the other one marches first"
    assert g.unit_marks[rider] & ENDED
    war.answer("done")
    assert (g.unit_marks[rider], g.unit_bp[rider], g.paradigm) == (0, 2, era + 1)


def test_op_46_a_guest_brings_no_further_units_onto_an_allys_nation_tile() -> None:
    """GS-11.9 Until an enemy stands there; and a tile that is nobody's but the guest's own is not meant."""
    g = a_game(3)
    with_alliance(g, AUSTRIA, BYZANZ)
    with_units(g, AUSTRIA, "bz_left", archers=1)
    assert g.owner[at(g, "bz_left")] == AUSTRIA, "the guest holds it"
    with_units(g, AUSTRIA, "n05", light_infantry=1)
    war = march(g, AUSTRIA)
    assert ("move", "n05", "s2_front_left") not in steps(war)
    assert war.reason("move", tile(g, "n05"), tile(g, "bz_left")) == "tile-of-an-ally"
    owns(g, AUSTRIA, "n02")
    assert ("move", "n05", "n02") in steps(march(g, AUSTRIA))
    with_alliance(g, BYZANZ, field=1)
    assert ("move", "n05", "s2_front_left") in steps(march(g, AUSTRIA)), "now it is occupied"


def test_op_46_a_guest_who_has_left_does_not_come_back() -> None:
    """GS-11.9"""
    g = a_game(3)
    with_alliance(g, AUSTRIA, BYZANZ)
    with_units(g, AUSTRIA, "bz_right", light_cavalry=1)
    war = go(march(g, AUSTRIA), "move", "bz_right", "n05")
    assert g.owner[at(g, "bz_right")] == BYZANZ
    assert ("move", "n05", "s2_front_right") not in steps(war)
    assert ("move", "n05", "n03") in steps(war), "it has a point left"
