"""GS-15.7-15.10 Retreat."""

from __future__ import annotations

from games.generalship.builders import (
    Playing,
    a_game,
    at,
    owns,
    play,
    units,
    with_alliance,
    with_commander,
    with_units,
)
from games.generalship.war_builders import BYZANTIUM, FRANCE, WET, a_battle, a_front, run, tile
from theatrum.games.generalship.rules.retreat import fitting_tiles, retreat
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.units import KIND


# ---- retreat [GS-15.7-15.10] ---------------------------------------------------------------------------------------
def leaving(g: Generalship, place: str, seat: int = FRANCE) -> Playing:
    """A seat must leave the battlefield."""
    battle = a_battle(g, place, attacker=seat, defender=1 - seat)
    battle.left = 0
    return play(g, ("battle_leave",))


def test_gs_15_7_all_regiments_to_one_neighbouring_land_tile_of_ones_own() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", archers=2, light_cavalry=1)
    owns(g, FRANCE, "n04", "n02")
    war = leaving(g, "n05")
    assert {answer[1] for answer in war.answers} == {
        tile(g, "n02"),
        tile(g, "n04"),
        "tile:fr_left",
        "tile:fr_right",
    }
    war.answer("retreat", tile(g, "n04"))
    assert units(g, FRANCE, "n04") == {"archers": 2, "light_cavalry": 1}


def test_gs_15_7_cavalry_that_cannot_follow_into_mountains_goes_elsewhere() -> None:
    """GS-15.7, OP-30"""
    g = a_front()
    group = with_units(g, FRANCE, "n05", archers=1, light_cavalry=1)
    owns(g, FRANCE, "n06")
    for home in ("fr_left", "fr_right"):
        g.owner[at(g, home)] = BYZANTIUM
    assert fitting_tiles(g, FRANCE, at(g, "n05"), group) == [at(g, "n06")], "mountains, and no tile for all"
    leaving(g, "n05")
    assert (units(g, FRANCE, "n06"), g.units_of(FRANCE)) == ({"archers": 1}, [group[0]])


def test_gs_15_7_they_stay_together_where_one_tile_takes_them_all() -> None:
    g = a_front()
    riders = with_units(g, FRANCE, "n05", light_cavalry=1, archers=1)
    owns(g, FRANCE, "n06")
    fitting = fitting_tiles(g, FRANCE, at(g, "n05"), riders)
    assert at(g, "n06") not in fitting, "mountains: the cavalry can't follow, and there is a tile for all"
    assert fitting
    assert leaving(g, "n05").why_not("retreat", tile(g, "n06")) == "GS-15.7"


def test_gs_15_7_cavalry_with_nothing_but_mountains_is_lost() -> None:
    g = a_front()
    with_units(g, FRANCE, "n03", archers=1, light_cavalry=1)
    owns(g, FRANCE, "n06")
    assert leaving(g, "n03").over
    assert units(g, FRANCE, "n06") == {"archers": 1}
    assert len(g.units_of(FRANCE)) == 1


def test_gs_19_1_commanders_abilities_do_not_apply_to_retreats() -> None:
    """GS-15.7, GS-19.1 Not even Hannibal's cavalry retreats into mountains."""
    g = a_front()
    with_commander(g, FRANCE, "hannibal")
    with_units(g, FRANCE, "n03", light_cavalry=1)
    owns(g, FRANCE, "n06")
    leaving(g, "n03")
    assert g.units_of(FRANCE) == []


def test_gs_15_7_squadrons_of_a_division_to_a_sea_tile_of_ones_own() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "n04", archers=1, galley=1)
    owns(g, FRANCE, "n05", "n02")
    war = leaving(g, "n04")
    assert units(g, FRANCE, "fr_left") == {"archers": 1}
    assert war.prompt == "retreat-squadrons"
    war.answer("retreat", tile(g, "n02"))
    assert units(g, FRANCE, "n02") == {"galley": 1}


def test_gs_15_8_the_whole_fleet_to_one_sea_tile_of_ones_own() -> None:
    g = a_front(WET)
    ship, archer = with_units(g, FRANCE, "n02", galley=1, archers=1)
    owns(g, FRANCE, "n01", "n03", "n04", "n05")
    war = leaving(g, "n02")
    assert {answer[1] for answer in war.answers} == {tile(g, "n01"), tile(g, "n05")}
    war.answer("retreat", tile(g, "n05"))
    assert units(g, FRANCE, "n05") == {"galley": 1, "archers": 1}
    assert g.unit_ship[archer] == ship


def test_gs_15_8_regiments_beyond_the_capacity_are_removed_before() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "n02", galley=1, archers=5)
    g.add_unit(KIND["muskets"], FRANCE, at(g, "n02"))
    owns(g, FRANCE, "n05")
    war = leaving(g, "n02")
    assert war.prompt == "drown"
    war.answer("lose_unit", "unit:archers")
    assert units(g, FRANCE, "n05") == {"galley": 1, "archers": 4, "muskets": 1}


def test_gs_15_9_only_a_tile_owned_at_that_moment() -> None:
    g = a_front()
    with_units(g, FRANCE, "n03", archers=1)
    owns(g, BYZANTIUM, "n02")
    assert leaving(g, "n03").over
    assert g.units_of(FRANCE) == [], "no tile of one's own: lost"


def test_gs_15_9_an_allys_units_on_a_tile_of_ones_own_are_no_hindrance() -> None:
    g = a_game(3)
    austria, byzantium = 0, 1
    with_alliance(g, austria, byzantium)
    archer = with_units(g, austria, "n02", archers=1)[0]
    with_units(g, austria, "at_left", archers=1)
    with_units(g, byzantium, "at_left", archers=1)
    assert g.owner[at(g, "at_left")] == austria
    assert set(fitting_tiles(g, austria, at(g, "n02"), [archer])) == {at(g, "at_left"), at(g, "at_right")}
    g.alliance[byzantium] = -1
    assert fitting_tiles(g, austria, at(g, "n02"), [archer]) == [at(g, "at_right")], "an enemy's are"


def test_gs_15_9_why_a_tile_does_not_fit() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", light_cavalry=1)
    owns(g, FRANCE, "n06")
    war = leaving(g, "n05")
    assert war.why_not("retreat", tile(g, "n02")) == "GS-15.9"
    assert war.why_not("retreat", tile(g, "n06")) == "GS-15.7"


def test_gs_15_9_a_landing_force_that_loses_is_lost() -> None:
    """The ships' sea tile is no land tile."""
    g = a_front(WET)
    with_units(g, FRANCE, "n02", galley=1)
    with_units(g, FRANCE, "n03", archers=2)
    assert leaving(g, "n03").over
    assert units(g, FRANCE, "n03") == {}


def test_gs_15_10_retreating_needs_no_points() -> None:
    g = a_front()
    archer = with_units(g, FRANCE, "n04", archers=1)[0]
    g.unit_bp[archer] = 0
    leaving(g, "n04")
    assert units(g, FRANCE, "fr_left") == {"archers": 1}


def test_gs_9_7_a_guest_who_is_no_longer_welcome_retreats_without_a_battle() -> None:
    """The same retreat, without a battle in progress."""
    g = a_game(3)
    with_units(g, 0, "n01", archers=1)
    assert run(g, retreat, 0, at(g, "n01")).over
    assert units(g, 0, "at_right") == {"archers": 1}
    assert g.battle_count == [0, 0, 0]
