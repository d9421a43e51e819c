"""GS-11.11: who may join a battle before it is fought."""

from __future__ import annotations

from games.generalship.builders import (
    a_game,
    at,
    owns,
    play,
    units,
    with_alliance,
    with_commander,
    with_units,
)
from games.generalship.war_builders import BYZANTIUM, FRANCE, WET, a_front, go, march, tile
from theatrum.games.generalship.rules.reinforce import reinforcements
from theatrum.games.generalship.state import ENDED, Generalship


def ways(g: Generalship, seat: int, battlefield: str) -> set[tuple[str, ...]]:
    """The reinforcements that can come, with the ids of positions."""
    return {
        (str(verb), *(g.plan.positions[g.position_of(str(noun))] for noun in nouns))
        for verb, *nouns in reinforcements(g, seat, at(g, battlefield))
    }


def test_gs_11_11_the_attacked_player_first_then_the_attacker() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", light_infantry=1)
    with_units(g, FRANCE, "n04", archers=1)
    with_units(g, BYZANTIUM, "n02", archers=1)
    with_units(g, BYZANTIUM, "bz_left", muskets=1)
    war = go(march(g, FRANCE), "move", "n05", "n02")
    assert (war.seat, war.prompt) == (BYZANTIUM, "reinforce")
    war.answer("move", tile(g, "bz_left"), tile(g, "n02"))
    assert (war.seat, war.prompt) == (FRANCE, "reinforce")
    war.answer("move", tile(g, "n04"), tile(g, "n02"))
    assert units(g, BYZANTIUM, "n02") == {"archers": 1, "muskets": 1}
    assert units(g, FRANCE, "n02") == {"light_infantry": 1, "archers": 1}
    assert war.prompt == "commit-strike"


def test_gs_11_11_reinforcing_is_not_obligatory() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", light_infantry=1)
    with_units(g, BYZANTIUM, "n02", archers=1)
    with_units(g, BYZANTIUM, "bz_left", muskets=1)
    war = go(march(g, FRANCE), "move", "n05", "n02").answer("pass")
    assert war.prompt == "commit-strike"
    assert units(g, BYZANTIUM, "bz_left") == {"muskets": 1}


def test_gs_11_11_a_part_of_a_stack_may_come() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", light_infantry=1)
    with_units(g, BYZANTIUM, "n02", archers=1)
    with_units(g, BYZANTIUM, "bz_left", muskets=2)
    war = go(march(g, FRANCE), "move", "n05", "n02")
    war.answer("move", tile(g, "bz_left"), tile(g, "n02")).answer("pick", "unit:muskets").answer("go")
    assert units(g, BYZANTIUM, "n02") == {"archers": 1, "muskets": 1}
    assert war.prompt == "reinforce", "the other one may still come"


def test_gs_11_11_only_units_that_can_reach_the_battlefield_with_their_points() -> None:
    """Cavalry crosses two plains; not a forest and a plain, and infantry comes from next door only."""
    g = a_front()
    with_units(g, BYZANTIUM, "bz_capital", light_cavalry=1, archers=1)
    assert ways(g, BYZANTIUM, "n02") == {("move_via", "s1_capital", "s1_front_right", "n02")}


def test_gs_11_11_units_whose_movement_has_ended_do_not_come() -> None:
    g = a_front()
    archer, rider = with_units(g, BYZANTIUM, "bz_left", archers=1, light_cavalry=1)
    g.unit_marks[archer] |= ENDED
    g.unit_bp[rider] = 0
    assert ways(g, BYZANTIUM, "n02") == set()


def test_gs_11_1_before_the_own_march_with_full_points_afterwards_only_what_did_not_move() -> None:
    g = a_front()
    with_units(g, BYZANTIUM, "bz_capital", light_cavalry=1)
    with_units(g, BYZANTIUM, "bz_left", light_infantry=1)
    war = go(march(g, BYZANTIUM), "move", "bz_capital", "bz_right").answer("done")
    assert war.over
    assert ways(g, BYZANTIUM, "n02") == {("move", "s1_front_left", "n02")}


def test_gs_11_1_the_attacker_reinforces_with_what_points_are_left() -> None:
    g = a_front()
    with_units(g, FRANCE, "fr_left", light_cavalry=1)
    with_units(g, FRANCE, "n04", light_infantry=1)
    with_units(g, BYZANTIUM, "n02", archers=1)
    war = go(march(g, FRANCE), "move", "fr_left", "n05")
    go(war, "move", "n04", "n02")
    assert war.answers == (("move", tile(g, "n05"), tile(g, "n02")), ("pass",))


def test_gs_11_11_commanders_abilities_do_not_apply() -> None:
    """GS-11.11, GS-19.1 Neither Hannibal's way over mountains nor Alexander's third point."""
    g = a_front()
    with_commander(g, BYZANTIUM, "hannibal")
    with_units(g, BYZANTIUM, "n03", light_cavalry=1)
    assert ways(g, BYZANTIUM, "n06") == set()
    g = a_front()
    with_commander(g, FRANCE, "alexandros_iii")
    with_units(g, FRANCE, "fr_left", light_cavalry=1)
    with_units(g, FRANCE, "n05", light_infantry=1)
    with_units(g, BYZANTIUM, "n02", archers=1)
    war = go(march(g, FRANCE), "move", "n05", "n02")
    through_plains = ("move_via", tile(g, "fr_left"), tile(g, "n05"), tile(g, "n02"))
    assert war.answers == (through_plains, ("pass",)), "forest and plain would take the third point"


def test_gs_11_11_no_way_through_tiles_with_enemy_units() -> None:
    g = a_front()
    with_units(g, BYZANTIUM, "bz_capital", light_cavalry=1)
    with_units(g, FRANCE, "bz_right", light_infantry=1)
    assert ways(g, BYZANTIUM, "n02") == set()


def test_gs_11_10_reinforcements_take_the_neutral_tile_they_pass_through() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", light_infantry=1)
    with_units(g, BYZANTIUM, "bz_right", light_cavalry=1)
    with_units(g, BYZANTIUM, "n02", archers=1)
    war = go(march(g, FRANCE), "move", "n05", "n02")
    assert war.may("move", tile(g, "bz_right"), tile(g, "n02"))
    war.answer("move_via", tile(g, "bz_right"), tile(g, "n01"), tile(g, "n02"))
    assert g.owner[at(g, "n01")] == BYZANTIUM
    assert units(g, BYZANTIUM, "n02") == {"archers": 1, "light_cavalry": 1}


def test_gs_11_11_only_the_two_players_may_reinforce_never_their_allies() -> None:
    g = a_game(3)
    austria, byzantium, england = 0, 1, 2
    with_alliance(g, byzantium, england)
    with_units(g, austria, "n02", light_infantry=1)
    with_units(g, byzantium, "n05", archers=1)
    with_units(g, england, "n04", archers=1)
    war = go(march(g, austria), "move", "n02", "n05")
    assert (war.seat, war.prompt) == (byzantium, "commit-strike")


def test_gs_11_9_no_way_through_the_tiles_of_an_ally() -> None:
    g = a_game(3, neutral=["nt_04", "nt_01", "nt_05", "nt_07", "nt_02", "nt_03"])
    austria, byzantium = 0, 1
    with_units(g, austria, "n02", light_cavalry=1)
    owns(g, byzantium, "n05")
    assert ways(g, austria, "n06") == {("move_via", "n02", "n05", "n06")}
    with_alliance(g, austria, byzantium)
    assert ways(g, austria, "n06") == set()


def test_gs_11_11_why_those_next_door_cannot_come() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", light_infantry=1)
    with_units(g, FRANCE, "n04", archers=1)
    with_units(g, BYZANTIUM, "n02", archers=1)
    with_units(g, BYZANTIUM, "bz_left", muskets=1)
    tired = with_units(g, BYZANTIUM, "bz_right", muskets=1)[0]
    g.unit_marks[tired] |= ENDED
    war = go(march(g, FRANCE), "move", "n05", "n02")
    assert war.seat == BYZANTIUM
    assert war.reason("move", tile(g, "bz_right"), tile(g, "n02")) == "movement-ended"
    assert list(war.question().refused) == [("move", tile(g, "bz_right"), tile(g, "n02"))], (
        "the others may come"
    )


# ---- by sea --------------------------------------------------------------------------------------------------------
def test_gs_11_11_all_ordinary_kinds_of_moves_count_on_land() -> None:
    """Landing from a fleet next door, or entering the harbour with it."""
    g = a_front(WET)
    with_units(g, BYZANTIUM, "n02", galley=1, archers=1)
    assert ways(g, BYZANTIUM, "n04") == {
        ("land", "n02", "n04"),
        ("dock", "n02", "n04"),
        ("dock_via", "n02", "n05", "n04"),
        ("dock_via", "n02", "n01", "n04"),
        ("land_via", "n02", "n05", "n04"),
        ("land_via", "n02", "n01", "n04"),
    }


def test_op_42_a_fleet_sails_and_lands_regiments_like_in_a_march() -> None:
    g = a_front(WET)
    ship, archer, _ = with_units(g, BYZANTIUM, "n02", galley=1, archers=1, muskets=1)
    with_units(g, BYZANTIUM, "n04", muskets=1)
    with_units(g, FRANCE, "fr_left", light_infantry=1)
    war = go(march(g, FRANCE), "move", "fr_left", "n04")
    war.answer("land_via", tile(g, "n02"), tile(g, "n01"), tile(g, "n04"))
    war.answer("pick", "unit:archers").answer("go")
    assert g.unit_at[archer] == at(g, "n04")
    assert g.unit_at[ship] == at(g, "n01"), "the squadron stays at sea, with who was not landed"
    assert units(g, BYZANTIUM, "n01") == {"galley": 1, "muskets": 1}
    assert g.owner[at(g, "n01")] == BYZANTIUM
    assert g.unit_marks[ship] & ENDED


def test_op_42_a_squadron_that_has_sailed_already_can_not_sail_and_land() -> None:
    g = a_front(WET)
    ship = with_units(g, BYZANTIUM, "n02", galley=1, archers=1)[0]
    g.unit_bp[ship] = 1
    assert ways(g, BYZANTIUM, "n04") == {("land", "n02", "n04"), ("dock", "n02", "n04")}


def test_op_44_what_a_unit_has_moved_with_extra_points_counts_against_its_own_when_it_reinforces() -> None:
    """Alexander's cavalry has ridden one tile with its extra point: as reinforcement it has one of its two left."""
    g = a_front()
    with_commander(g, FRANCE, "alexandros_iii")
    rider = with_units(g, FRANCE, "fr_capital", light_cavalry=1)[0]
    war = go(march(g, FRANCE), "move", "fr_capital", "fr_left")
    assert (g.unit_bp[rider], g.unit_extra[rider]) == (2, 0)
    assert ways(g, FRANCE, "n02") == set(), "two tiles away, and one point of its own"
    assert ("move", "s2_front_left", "n05") in ways(g, FRANCE, "n05")
    assert war.may("move", tile(g, "fr_left"), tile(g, "n05"))


def test_gs_11_11_squadrons_alone_do_not_reinforce_a_land_battle() -> None:
    g = a_front(WET)
    with_units(g, BYZANTIUM, "n02", galley=1)
    assert ways(g, BYZANTIUM, "n04") == set()


def test_gs_11_11_all_ordinary_kinds_of_moves_count_at_sea() -> None:
    """A fleet, a squadron from a harbour, regiments that board the squadrons in the battle."""
    g = a_front(WET)
    with_units(g, BYZANTIUM, "n05", galley=1)
    with_units(g, BYZANTIUM, "n01", galley=1)
    with_units(g, BYZANTIUM, "n03", galley=1, archers=1)
    assert ways(g, BYZANTIUM, "n05") == {
        ("move_via", "n01", "n02", "n05"),
        ("sail_out", "n03", "n05"),
        ("embark", "n03", "n05"),
    }


def test_gs_11_11_cavalry_rides_to_the_shore_and_goes_aboard() -> None:
    g = a_front(("nt_09", "nt_10", "nt_01", "nt_02", "nt_11", "nt_08"))
    with_units(g, FRANCE, "n05", galley=1)
    with_units(g, FRANCE, "fr_capital", light_cavalry=1)
    war = go(march(g, FRANCE), "move", "fr_capital", "fr_left")
    assert war.may("embark", tile(g, "fr_left"), tile(g, "n05"))
    g = a_front(("nt_09", "nt_10", "nt_01", "nt_02", "nt_11", "nt_08"))
    with_units(g, FRANCE, "n05", galley=1)
    with_units(g, FRANCE, "fr_capital", light_cavalry=1)
    assert ("embark_via", "s2_capital", "s2_front_left", "n05") in ways(g, FRANCE, "n05")


def test_gs_11_11_the_attackers_squadrons_that_have_points_left_take_regiments_aboard() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "n02", galley=1)
    with_units(g, FRANCE, "n04", archers=1)
    with_units(g, BYZANTIUM, "n05", galley=1)
    war = go(march(g, FRANCE), "move", "n02", "n05")
    assert war.answers == (("embark", tile(g, "n04"), tile(g, "n05")), ("pass",))
    war.answer("embark", tile(g, "n04"), tile(g, "n05"))
    assert units(g, FRANCE, "n05") == {"galley": 1, "archers": 1}


def test_gs_11_11_a_squadron_that_just_left_its_harbour_takes_nobody_else_aboard() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "n04", galley=1)
    with_units(g, FRANCE, "fr_right", archers=1)
    with_units(g, BYZANTIUM, "n05", galley=1)
    war = go(march(g, FRANCE), "sail_out", "n04", "n05")
    assert war.prompt != "reinforce"


def test_gs_11_6_boarding_as_reinforcement_ends_with_the_battle() -> None:
    """The squadron that took regiments aboard for a battle does not go on doing so in its owner's own march."""
    g = a_front(WET)
    with_units(g, FRANCE, "n02", galley=1, archers=1)
    with_units(g, BYZANTIUM, "n05", galley=1)
    with_units(g, BYZANTIUM, "n04", archers=2)
    war = play(g, ("march", FRANCE), ("march", BYZANTIUM))
    go(war, "move", "n02", "n05").answer("embark", tile(g, "n04"), tile(g, "n05"))
    war.answer("pick", "unit:archers").answer("go").answer("pass")
    while (war.seat, war.prompt) != (BYZANTIUM, "march"):
        war.answer(*war.answers[-1])
    assert not any(answer[0] == "embark" for answer in war.answers)


def test_gs_11_7_landing_as_reinforcement_ends_with_the_battle() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "fr_left", light_infantry=1)
    with_units(g, BYZANTIUM, "n05", galley=1, archers=2)
    with_units(g, BYZANTIUM, "n04", archers=1)
    war = play(g, ("march", FRANCE), ("march", BYZANTIUM))
    go(war, "move", "fr_left", "n04").answer("land", tile(g, "n05"), tile(g, "n04"))
    war.answer("pick", "unit:archers").answer("go").answer("pass")
    while not war.over and (war.seat, war.prompt) != (BYZANTIUM, "march"):
        war.answer(*war.answers[-1])
    assert not any(answer[0] == "land" for answer in war.answers)


def test_gs_11_1_after_the_own_march_a_squadron_that_moved_takes_nobody_aboard() -> None:
    """Its leftover point is forfeited, though the regiments ashore did not move."""
    g = a_front(WET)
    with_units(g, BYZANTIUM, "n02", galley=1)
    with_units(g, BYZANTIUM, "n04", archers=1)
    go(march(g, BYZANTIUM), "move", "n02", "n05").answer("done")
    assert ways(g, BYZANTIUM, "n05") == set()
    with_units(g, BYZANTIUM, "n05", galleon=1)
    assert ways(g, BYZANTIUM, "n05") == {("embark", "n04", "n05")}, "one that did not move does"


def test_op_46_a_guest_who_is_attacked_may_be_reinforced() -> None:
    """GS-11.9, GS-11.11 Where an enemy stands, an ally's nation tile may be entered; it is no way elsewhere."""
    g = a_game(3)
    austria, byzantium, england = 0, 1, 2
    with_alliance(g, austria, byzantium)
    with_units(g, austria, "bz_left", archers=1)
    with_units(g, austria, "n05", light_infantry=1)
    with_units(g, england, "n06", light_infantry=1)
    war = go(march(g, england), "move", "n06", "bz_left")
    assert (war.seat, war.prompt) == (austria, "reinforce")
    assert war.may("move", tile(g, "n05"), tile(g, "bz_left"))


def test_op_46_a_nation_tile_held_as_a_guest_is_no_way_for_reinforcements() -> None:
    """GS-11.9, GS-11.11"""
    g = a_game(3)
    austria, byzantium = 0, 1
    with_units(g, austria, "bz_capital", light_cavalry=1)
    with_units(g, austria, "bz_right", archers=1)
    direct = ("move", "s2_front_right", "n05")
    assert ways(g, austria, "n05") == {direct, ("move_via", "s2_capital", "s2_front_right", "n05")}
    with_alliance(g, austria, byzantium)
    assert ways(g, austria, "n05") == {direct}
