"""GS-11.4-11.8: harbours, boarding, landing, and who is aboard what."""

from __future__ import annotations

from games.generalship.builders import at, units, with_units
from games.generalship.war_builders import BYZANTIUM, FRANCE, WET, a_front, decline, go, march, steps, tile
from theatrum.games.generalship.state import BOARDED, ENDED, LANDING, MOVED


# ---- GS-11.2, GS-11.8: by sea --------------------------------------------------------------------------------------
def test_gs_11_2_squadrons_go_two_sea_tiles() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "n05", galley=1)
    war = go(march(g, FRANCE), "move", "n05", "n02")
    war = go(war, "move", "n02", "n01")
    assert units(g, FRANCE, "n01") == {"galley": 1}
    assert war.over


def test_gs_11_8_regiments_aboard_come_along_and_keep_their_points() -> None:
    g = a_front(WET)
    ship, archer = with_units(g, FRANCE, "n05", galley=1, archers=1)
    go(march(g, FRANCE), "move", "n05", "n02")
    assert g.unit_at[archer] == at(g, "n02")
    assert (g.unit_ship[archer], g.unit_bp[archer]) == (ship, 1)


def test_gs_11_1_a_regiment_that_was_carried_has_moved() -> None:
    g = a_front(WET)
    archer = with_units(g, FRANCE, "n05", galley=1, archers=1)[1]
    go(march(g, FRANCE), "move", "n05", "n02").answer("done")
    assert g.unit_marks[archer] & ENDED


def test_gs_11_8_one_squadron_of_a_fleet_goes_with_its_own_cargo_only() -> None:
    g = a_front(WET)
    first, archer = with_units(g, FRANCE, "n05", galley=1, archers=1)
    second, musket = with_units(g, FRANCE, "n05", galleon=1, muskets=1)
    g.unit_ship[musket] = second
    picks = [("pick_ship", "unit:galleon", 2, 1), ("go",)]
    go(march(g, FRANCE), "move", "n05", "n02", *picks)
    assert units(g, FRANCE, "n02") == {"galleon": 1, "muskets": 1}
    assert (g.unit_at[first], g.unit_at[archer]) == (at(g, "n05"), at(g, "n05"))


# ---- GS-11.4: harbour to sea ---------------------------------------------------------------------------------------
def test_gs_11_4_leaving_a_harbour_takes_the_whole_allowance_and_passengers() -> None:
    g = a_front(WET)
    ship, archer, rider = with_units(g, FRANCE, "n04", galley=1, archers=1, light_cavalry=1)
    war = go(march(g, FRANCE), "sail_out", "n04", "n05")
    assert war.over, "everybody's movement has ended"
    assert units(g, FRANCE, "n05") == {"galley": 1, "archers": 1, "light_cavalry": 1}
    assert (g.unit_ship[archer], g.unit_ship[rider]) == (ship, ship)
    assert all(g.unit_marks[u] & ENDED and not g.unit_bp[u] for u in (ship, archer, rider))


def test_gs_11_4_a_squadron_without_its_whole_allowance_stays() -> None:
    g = a_front(WET)
    ship = with_units(g, FRANCE, "n04", galley=1)[0]
    g.unit_bp[ship] = 1
    assert ("sail_out", "n04", "n05") not in steps(march(g, FRANCE))


def test_gs_11_4_at_most_five_passengers_for_each_squadron() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "n04", galley=1, archers=6)
    war = march(g, FRANCE).answer("sail_out", tile(g, "n04"), tile(g, "n05"))
    assert not war.may("pick_all"), "six do not fit"
    for _ in range(5):
        war.answer("pick", "unit:archers")
    assert units(g, FRANCE, "n05") == {"galley": 1, "archers": 5}, "full: off it goes"


def test_gs_11_4_two_squadrons_are_loaded_one_after_the_other() -> None:
    g = a_front(WET)
    galley, galleon, archer, musket = with_units(g, FRANCE, "n04", galley=1, galleon=1, archers=1, muskets=1)
    war = march(g, FRANCE).answer("sail_out", tile(g, "n04"), tile(g, "n05"))
    assert war.prompt == "march-harbour"
    war.answer("pick_ship", "unit:galleon", 2, 0).answer("pick", "unit:archers")
    war.answer("pick_ship", "unit:galley", 1, 0).answer("pick", "unit:muskets")
    assert (g.unit_ship[archer], g.unit_ship[musket]) == (galleon, galley)


def test_gs_11_4_everybody_at_once_fills_the_squadrons_in_their_order() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "n04", galley=2, archers=7)
    go(march(g, FRANCE), "sail_out", "n04", "n05")
    assert units(g, FRANCE, "n05") == {"galley": 2, "archers": 7}
    assert sorted(len(g.cargo_of(u)) for u in (0, 1)) == [2, 5]


def test_gs_11_1_a_regiment_without_points_is_no_passenger() -> None:
    g = a_front(WET)
    archer = with_units(g, FRANCE, "n04", galley=1, archers=1)[1]
    g.unit_bp[archer] = 0
    go(march(g, FRANCE), "sail_out", "n04", "n05")
    assert units(g, FRANCE, "n05") == {"galley": 1}


def test_gs_11_4_mountains_have_no_harbour() -> None:
    g = a_front(("nt_09", "nt_08", "nt_04", "nt_01", "nt_11", "nt_07"))
    with_units(g, FRANCE, "n06", galley=1, archers=1)
    war = march(g, FRANCE)
    assert not any(verb in ("sail_out", "embark") for verb, _, _ in steps(war))
    assert war.why_not("move", tile(g, "n06"), tile(g, "n05")) == "GS-11.4"


# ---- GS-11.5: sea to harbour ---------------------------------------------------------------------------------------
def test_gs_11_5_entering_a_harbour_uses_what_is_left_and_all_aboard_come_along() -> None:
    g = a_front(WET)
    ship, archer = with_units(g, FRANCE, "n02", galley=1, archers=1)
    war = go(march(g, FRANCE), "move", "n02", "n05")
    war = go(war, "dock", "n05", "n04")
    assert war.over
    assert units(g, FRANCE, "n04") == {"galley": 1, "archers": 1}
    assert (g.unit_ship[archer], g.unit_bp[ship]) == (-1, 0)
    assert g.unit_marks[archer] & ENDED


def test_gs_11_5_a_squadron_without_a_point_stays_at_sea() -> None:
    g = a_front(WET)
    ship = with_units(g, FRANCE, "n05", galley=1, archers=1)[0]
    g.unit_bp[ship] = 0
    war = march(g, FRANCE)
    assert steps(war) == set()
    assert war.why_not("move", tile(g, "n05"), tile(g, "n04")) == "GS-11.7"


def test_gs_11_5_no_harbour_in_mountains() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "n05", galley=1, archers=1)
    war = march(g, FRANCE)
    assert not any(b == "n06" for _, _, b in steps(war))


# ---- GS-11.6: boarding ---------------------------------------------------------------------------------------------
def test_gs_11_6_boarding_costs_the_regiment_a_point_and_the_squadron_all() -> None:
    g = a_front(WET)
    ship = with_units(g, FRANCE, "n05", galley=1)[0]
    archer = with_units(g, FRANCE, "n04", archers=1)[0]
    go(march(g, FRANCE), "embark", "n04", "n05")
    assert (g.unit_at[archer], g.unit_ship[archer]) == (at(g, "n05"), ship)
    assert (g.unit_bp[ship], g.unit_bp[archer]) == (0, 0)
    assert g.unit_marks[archer] & BOARDED


def test_gs_11_6_regiments_from_several_tiles_board_the_same_squadron_and_the_loss_counts_once() -> None:
    """GS-11.6, OP-20"""
    g = a_front(WET)
    with_units(g, FRANCE, "n05", galley=1)
    with_units(g, FRANCE, "n04", archers=1)
    with_units(g, FRANCE, "fr_left", muskets=1)
    war = go(march(g, FRANCE), "embark", "n04", "n05")
    assert ("embark", "s2_front_left", "n05") in steps(war)
    go(war, "embark", "fr_left", "n05")
    assert units(g, FRANCE, "n05") == {"galley": 1, "archers": 1, "muskets": 1}


def test_gs_11_6_a_battle_elsewhere_does_not_close_the_gangway() -> None:
    """GS-11.6, GS-11.12 The same march action goes on after the battle, and further regiments may board."""
    g = a_front(WET)
    with_units(g, FRANCE, "n05", galley=1)
    with_units(g, FRANCE, "n04", archers=2)
    with_units(g, FRANCE, "fr_right", light_infantry=1)
    with_units(g, BYZANTIUM, "n06", archers=1)
    war = go(march(g, FRANCE), "embark", "n04", "n05", ("pick", "unit:archers"), ("go",))
    go(war, "move", "fr_right", "n06")
    decline(war, "commit-strike", "commit-repel", "reinforce")
    assert war.prompt == "march"
    assert ("embark", "n04", "n05") in steps(war)


def test_gs_11_6_a_squadron_without_points_takes_nobody_aboard() -> None:
    g = a_front(WET)
    ship = with_units(g, FRANCE, "n05", galley=1)[0]
    with_units(g, FRANCE, "n04", archers=1)
    g.unit_bp[ship] = 0
    war = march(g, FRANCE)
    assert ("embark", "n04", "n05") not in steps(war)
    assert war.why_not("move", tile(g, "n04"), tile(g, "n05")) == "GS-11.6"


def test_gs_11_6_a_squadron_that_took_regiments_aboard_sails_no_more() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "n05", galley=1)
    with_units(g, FRANCE, "n04", archers=1)
    with_units(g, FRANCE, "fr_right", archers=1)
    war = go(march(g, FRANCE), "embark", "n04", "n05")
    assert not any(a == "n05" for _, a, _ in steps(war))


def test_gs_11_6_not_without_a_squadron() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "n04", archers=1)
    assert march(g, FRANCE).why_not("move", tile(g, "n04"), tile(g, "n05")) == "GS-11.6"


def test_gs_11_8_at_most_five_aboard() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "n05", galley=1, archers=4)
    with_units(g, FRANCE, "n04", muskets=2)
    war = march(g, FRANCE).answer("embark", tile(g, "n04"), tile(g, "n05"))
    assert war.answers == (("pick", "unit:muskets"),), "one place, so not everybody"
    war.answer("pick", "unit:muskets")
    assert units(g, FRANCE, "n05") == {"galley": 1, "archers": 4, "muskets": 1}
    assert war.why_not("move", tile(g, "n04"), tile(g, "n05")) == "GS-11.8"


def test_gs_11_6_the_owner_says_aboard_which_squadron() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "n05", galley=1)
    galleon = with_units(g, FRANCE, "n05", galleon=1)[0]
    archer = with_units(g, FRANCE, "n04", archers=1)[0]
    war = march(g, FRANCE).answer("embark", tile(g, "n04"), tile(g, "n05"))
    assert war.answers == (("aboard", "unit:galley", 1, 0), ("aboard", "unit:galleon", 2, 0))
    war.answer("aboard", "unit:galleon", 2, 0)
    assert g.unit_ship[archer] == galleon


def test_gs_20_squadrons_that_look_alike_are_asked_about() -> None:
    """Not being asked would tell the others that they are alike inside, too."""
    g = a_front(WET)
    with_units(g, FRANCE, "n05", galley=2)
    with_units(g, FRANCE, "n04", archers=1)
    war = march(g, FRANCE).answer("embark", tile(g, "n04"), tile(g, "n05"))
    assert war.answers == (("aboard", "unit:galley", 1, 0),)


def test_gs_11_6_the_next_owner_of_the_turn_cannot_use_an_open_gangway() -> None:
    """A squadron goes on taking regiments aboard in the same march action only."""
    g = a_front(WET)
    ship = with_units(g, FRANCE, "n05", galley=1)[0]
    with_units(g, FRANCE, "n04", archers=1)
    go(march(g, FRANCE), "embark", "n04", "n05")
    assert not g.unit_marks[ship] & (BOARDED | LANDING)


# ---- GS-11.7: landing ----------------------------------------------------------------------------------------------
def test_gs_11_7_landing_ends_the_movement_of_regiment_and_squadron() -> None:
    g = a_front(WET)
    ship, archer = with_units(g, FRANCE, "n05", galley=1, archers=1)
    war = go(march(g, FRANCE), "land", "n05", "n04")
    assert war.over
    assert (g.unit_at[archer], g.unit_ship[archer]) == (at(g, "n04"), -1)
    assert all(g.unit_marks[u] & ENDED and not g.unit_bp[u] for u in (ship, archer))


def test_gs_11_7_a_squadron_lands_regiments_on_different_tiles() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "n05", galley=1, archers=1, muskets=1)
    war = go(march(g, FRANCE), "land", "n05", "n04", ("pick", "unit:archers"), ("go",))
    assert ("move", "n05", "n02") not in steps(war), "the squadron is spent"
    go(war, "land", "n05", "n03")
    assert (units(g, FRANCE, "n04"), units(g, FRANCE, "n03")) == ({"archers": 1}, {"muskets": 1})


def test_gs_11_7_the_squadron_needs_a_point() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "n01", galley=1, archers=1)
    war = go(march(g, FRANCE), "move", "n01", "n02")
    assert ("land", "n02", "n03") in steps(war)
    war = go(war, "move", "n02", "n05")
    assert not any(verb == "land" for verb, _, _ in steps(war))


def test_gs_11_7_who_boarded_this_turn_does_not_land_this_turn() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "n05", galley=1)
    with_units(g, FRANCE, "n04", archers=1)
    with_units(g, FRANCE, "fr_right", archers=1)
    war = go(march(g, FRANCE), "embark", "n04", "n05")
    assert not any(verb == "land" for verb, _, _ in steps(war))


def test_gs_11_7_regiments_on_different_squadrons_are_told_apart() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "n05", galley=1, archers=1)
    second, archer = with_units(g, FRANCE, "n05", galleon=1, archers=1)
    g.unit_ship[archer] = second
    war = march(g, FRANCE).answer("land", tile(g, "n05"), tile(g, "n04"))
    war.answer("pick_from", "unit:archers", "unit:galleon", 2).answer("go")
    assert g.unit_at[archer] == at(g, "n04")
    assert ("move", "n05", "n02") in steps(war), "the galley still has its points"


def test_gs_11_7_nobody_lands_in_mountains() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "n05", galley=1, archers=1)
    assert ("land", "n05", "n06") not in steps(march(g, FRANCE))


def test_gs_11_11_squadrons_alone_do_not_enter_a_land_battlefield() -> None:
    """GS-11.11, OP-23"""
    g = a_front(WET)
    with_units(g, FRANCE, "n05", galley=1)
    with_units(g, BYZANTIUM, "n04", archers=1)
    war = march(g, FRANCE)
    assert ("dock", "n05", "n04") not in steps(war)
    assert war.why_not("move", tile(g, "n05"), tile(g, "n04")) == "GS-11.11"


def test_gs_11_11_a_fleet_attacks_a_harbour_only_with_somebody_aboard() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "n05", galley=1)
    second, archer = with_units(g, FRANCE, "n05", galleon=1, archers=1)
    g.unit_ship[archer] = second
    with_units(g, BYZANTIUM, "n04", archers=1)
    war = march(g, FRANCE).answer("dock", tile(g, "n05"), tile(g, "n04"))
    war.answer("pick_ship", "unit:galley", 1, 0)
    assert not war.may("go")
    war.answer("pick_ship", "unit:galleon", 2, 1)
    assert g.battle is not None


def test_gs_11_11_a_landing_can_attack() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "n05", galley=1, archers=2)
    with_units(g, BYZANTIUM, "n04", archers=1)
    go(march(g, FRANCE), "land", "n05", "n04")
    assert g.battle is not None
    assert g.battle.kind == "land"


# ---- GS-11.8: re-stowing -------------------------------------------------------------------------------------------
def test_gs_11_8_regiments_change_squadrons_at_the_start_of_the_march() -> None:
    """GS-11.8, OP-21"""
    g = a_front(WET)
    galley, archer, musket = with_units(g, FRANCE, "n05", galley=1, archers=1, muskets=1)
    galleon = with_units(g, FRANCE, "n05", galleon=1)[0]
    war = march(g, FRANCE).answer("restow", tile(g, "n05"))
    war.answer("pick", "unit:muskets").answer("go")
    assert (g.unit_ship[musket], g.unit_ship[archer]) == (galley, galleon)
    assert not war.may("restow", tile(g, "n05")), "once for each fleet"
    assert ("move", "n05", "n02") in steps(war), "it is free"


def test_gs_11_8_not_after_something_has_moved() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "n05", galley=2, archers=1)
    with_units(g, FRANCE, "fr_right", archers=1)
    war = march(g, FRANCE)
    assert war.may("restow", tile(g, "n05"))
    go(war, "move", "fr_right", "fr_left")
    assert not war.may("restow", tile(g, "n05"))


def test_gs_11_8_only_between_squadrons_that_have_not_ended_their_movement() -> None:
    g = a_front(WET)
    ships = with_units(g, FRANCE, "n05", galley=2, archers=1)
    g.unit_marks[ships[1]] |= ENDED | MOVED
    assert not march(g, FRANCE).may("restow", tile(g, "n05"))


def test_gs_11_8_what_must_not_be_left_over_can_not_be_left_over() -> None:
    """Nine regiments, two squadrons: the first one takes at least four."""
    g = a_front(WET)
    with_units(g, FRANCE, "n05", galley=2, archers=9)
    war = march(g, FRANCE).answer("restow", tile(g, "n05"))
    for _ in range(4):
        assert not war.may("go")
        war.answer("pick", "unit:archers")
    war.answer("go")
    assert sorted(len(g.cargo_of(u)) for u in (0, 1)) == [4, 5]
