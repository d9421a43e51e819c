"""CC-8.4 – CC-8.6 Empires, native armies and pirates in the victory phase."""

from __future__ import annotations

from games.caribbean.builders import a_table, area, colony, leader, place
from games.caribbean.skeleton import SKELETON
from playing import dice, draws, play
from theatrum.games.caribbean.rules.natives import first_steps, merge_armies
from theatrum.games.caribbean.rules.nests import grow, merge_pirates, repair, stir
from theatrum.games.caribbean.rules.pirates import new_pirates
from theatrum.games.caribbean.rules.victory import move_prices
from theatrum.games.caribbean.state import Army, Nest
from theatrum.games.caribbean.tables.buildings import ROADS
from theatrum.games.caribbean.tables.goods import N_WARES, WARE
from theatrum.games.caribbean.tables.markers import CAPITAL, CITY, KINGDOM
from theatrum.games.caribbean.tables.nations import SPAIN
from theatrum.games.caribbean.tables.pieces import N_SHIPS, PIRATE_SHIP, SHIP
from theatrum.games.caribbean.tables.places import LAND
from theatrum.games.caribbean.tables.tracks import NATIVE_HORSES

HERE = "tc_18"
"""In the middle of Cuba: tc_17 and tc_19 beside it."""


# ---- CC-8.4 ------------------------------------------------------------------------------------------------------------
def test_CC_8_4_an_uncolonized_empire_grows_on_1_to_3() -> None:
    g = a_table("spain", "england")
    g.site[area(HERE)] = CAPITAL
    cities = g.cities
    draws(g, 2, 0)
    play(SKELETON, g, ("empires",))
    new = LAND[area(HERE)][0]
    assert (g.site[new], g.empire[new], g.cities) == (CITY, area(HERE), cities - 1)
    assert g.has_building(new, ROADS)


def test_CC_8_4_a_colonized_capital_does_not() -> None:
    g = a_table("spain", "england")
    colony(g, HERE, "spain", "settlement", markers=("capital",))
    play(SKELETON, g, ("empires",))
    assert g.site.count(CITY) == 0


def test_CC_9_E13A_on_10_an_army_gathers_in_the_capital_and_does_not_attack() -> None:
    """CC-5.2.2 Modifiers that need a nation do not apply: 1 + 4 for the CAPITAL, the die, −1 without farms."""
    g = a_table("spain", "england", e13a=True)
    g.site[area(HERE)] = CAPITAL
    g.bad_image[SPAIN] = 1
    dice(g, 10, 3)
    play(SKELETON, g, ("empires",))
    assert [(army.area, army.iinf) for army in g.armies] == [(area(HERE), 7)]


# ---- CC-8.5 ------------------------------------------------------------------------------------------------------------
def test_CC_8_5_armies_grow_by_infantry_and_with_horses_by_cavalry() -> None:
    g = a_table("spain", "england")
    g.armies = [Army(area(HERE), ninf=1)]
    dice(g, 4)
    play(SKELETON, g, ("native_armies",))
    assert (g.armies[0].ninf, g.armies[0].ncav) == (2, 0)
    g.flags[NATIVE_HORSES] = 1
    g.site[area(HERE)] = KINGDOM
    dice(g, 2)
    play(SKELETON, g, ("native_armies",))
    assert (g.armies[0].ninf, g.armies[0].icav) == (2, 1), "imperial beside a native site"


def test_CC_8_5_goals_sites_first_then_colonies_it_can_beat() -> None:
    g = a_table("spain", "england")
    army = Army(area(HERE), ninf=3)
    g.armies = [army]
    assert first_steps(g, army) == [], "CC-8.5.1 no goal: it stays"
    colony(g, "tc_17", "spain", "settlement", garrison=4)
    assert first_steps(g, army) == [], "too strong"
    g.garrison[area("tc_17")] = 2
    assert first_steps(g, army) == [area("tc_17")], "2 MIL and the settlement: 3 DF"
    g.site[area("tc_19")] = CITY
    assert first_steps(g, army) == [area("tc_19")]


def test_CC_8_5_entering_a_colony_means_land_combat_at_once() -> None:
    g = a_table("spain", "england")
    where = colony(g, "tc_17", "spain", "settlement", garrison=2)
    g.armies = [Army(area(HERE), ninf=9)]
    dice(g, 10)
    fight = play(SKELETON, g, ("native_armies",))
    assert fight.asked == (0, "hold-or-retreat")
    fight.answer("give-way")
    assert fight.over
    assert (g.gp[SPAIN], g.built[where], g.garrison[where]) == (-1, 0, 0)
    assert g.armies[0].area == where


def test_CC_8_5_a_settled_colony_without_defence_loses_its_buildings_without_glory() -> None:
    g = a_table("spain", "england")
    where = colony(g, "tc_17", "spain", "settlement", "mission", "pathways")
    g.armies = [Army(area(HERE), ninf=1)]
    dice(g, 10)
    march = play(SKELETON, g, ("native_armies",))
    assert march.over
    assert (g.built[where], g.gp[SPAIN], g.owner[where]) == (1, 0, SPAIN)


def test_CC_8_5_armies_in_one_area_merge_up_to_twenty_cavalry_first() -> None:
    g = a_table("spain", "england")
    g.armies = [Army(area(HERE), ninf=15), Army(area(HERE), ninf=3, ncav=4), Army(area("tc_17"), ninf=1)]
    merge_armies(g)
    assert [(a.area, a.ncav, a.ninf) for a in g.armies] == [
        (area("tc_17"), 0, 1),
        (area(HERE), 4, 16),
        (area(HERE), 0, 2),
    ]


# ---- CC-8.6 ------------------------------------------------------------------------------------------------------------
def test_WE_25_an_overflowing_nest_sends_ships_to_sea() -> None:
    g = a_table("spain", "england")
    nest = Nest(place("tc_13_coast"), 10)
    g.nests = [nest]
    dice(g, 7)
    grow(g, nest)
    assert nest.pmil == 4
    assert [(fleet.place, fleet.hulls[PIRATE_SHIP]) for fleet in g.pirates] == [(nest.coast, 7)]


def test_CC_8_6_a_nest_is_discovered_on_1_and_a_fleet_leaves_on_10() -> None:
    g = a_table("spain", "england")
    nest = Nest(place("tc_13_coast"), 4)
    dice(g, 1, 1, 10)
    stir(g, nest)
    assert nest.discovered
    stir(g, nest)
    stir(g, nest)
    assert nest.pmil == 6, "already discovered, and no fleet there"
    fleet = new_pirates(g, nest.coast, 2)
    draws(g, 9, 0, 0)
    stir(g, nest)
    assert fleet.place != nest.coast


def test_CC_8_6_pirate_fleets_merge_dearest_first_and_commanded_ones_stay_apart() -> None:
    g = a_table("spain", "england")
    coast = place("tc_13_coast")
    one, other, led = (new_pirates(g, coast, n) for n in (15, 8, 3))
    other.add(SHIP.by_id["galleon"], 1, damaged=True)
    led.commander = leader(g, "spain", "buccaneer", at="tc_13")
    merge_pirates(g)
    assert (one.size, other.size, led.size) == (20, 4, 3)
    assert one.hulls[N_SHIPS + SHIP.by_id["galleon"]] == 1
    repair(one)
    assert one.hulls[SHIP.by_id["galleon"]] == 1


def test_CC_9_E14D_pirates_before_a_coast_cost_glory() -> None:
    g = a_table("spain", "england", e14d=True)
    colony(g, "tc_17", "spain", "settlement")
    new_pirates(g, place("tc_17_coast"), 1)
    play(SKELETON, g, ("pirates_phase",))
    assert g.gp[SPAIN] == -1


# ---- CC-8.3 ------------------------------------------------------------------------------------------------------------
def test_CC_9_E13H_prices_move_with_the_stock() -> None:
    g = a_table("spain", "england", e13h=True, a9h=True)
    tea, gold = WARE.by_id["tea"], WARE.by_id["gold"]
    g.stock[tea], g.stock[gold] = 50, 1
    rolls = [5] * N_WARES
    rolls[tea], rolls[gold], rolls[WARE.by_id["corn"]] = 2, 1, 1
    dice(g, *rolls)
    move_prices(g)
    assert (g.price_mod[tea], g.price_mod[gold], g.price_mod[WARE.by_id["corn"]]) == (-2, -1, 1)
