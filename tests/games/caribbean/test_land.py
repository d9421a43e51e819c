"""CC-5 Land combat: who fights, announcements, rolls, losses, retreats, ends."""

from __future__ import annotations

import pytest

from games.caribbean.builders import a_table, all_awards_taken, area, colony, fleet, leader, place
from games.caribbean.fights import at_war, fighting
from games.caribbean.sandbox import land_fights, sandbox
from games.caribbean.skeleton import SKELETON, findings
from playing import dice, draws, play
from theatrum.games.caribbean.queries.defence import colony_defence, must_fight
from theatrum.games.caribbean.queries.land import fire
from theatrum.games.caribbean.rules.land_attacks import (
    join,
    parted,
    raiders,
)
from theatrum.games.caribbean.rules.pirates import new_pirates
from theatrum.games.caribbean.state import (
    ATTACKING,
    DEFENDING,
    FOUGHT,
    NATIVES,
    POOL,
    Army,
    Caribbean,
    LandBattle,
    Nest,
)
from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.nations import ALLIANCE, ENGLAND, FRANCE, SPAIN, WAR, pair
from theatrum.games.caribbean.tables.pieces import FIGURES, MIL, UNIT
from theatrum.games.caribbean.tables.places import LAND
from theatrum.games.caribbean.tables.things import DUCATS, SP, unit_thing
from theatrum.games.caribbean.tables.tracks import NATIVE_HORSES

INLAND = "tc_18"
"""An area of Cuba, with Havana (tc_17) and tc_19 beside it."""


def war(g: Caribbean, a: int, b: int) -> None:
    g.relations[pair(a, b)] = WAR


def army(g: Caribbean, where: str, **units: int) -> Army:
    g.armies.append(Army(area(where), **units))
    return g.armies[-1]


# ---- CC-5.6.3, CC-5.6.5 ------------------------------------------------------------------------------------------------
def test_WE_30_a_conquistador_against_six_natives() -> None:
    """CC-5.6.5 12 against 11: two lost and one more for nine CF; one Spaniard for six CF; the next round from step 2."""
    g = all_awards_taken(a_table("spain", "england"))
    man = leader(g, "spain", "conquistador", at=INLAND, inf=3)
    army(g, INLAND, ninf=6)
    dice(g, 3, 4, 5, 6, 10, 10, 1, 1)
    fight = fighting(g, ("attack_area", man))
    rolls = fight.args_of("land-roll")
    assert rolls[0] == {"attacker": 12, "defender": 11}
    told = [event.key for event in fight.events()]
    first = told[told.index("land-roll") : told.index("land-roll", told.index("land-roll") + 1)]
    assert first.count("unit-lost") == 1 + 3, "one INF, three NINF"
    assert g.held(man, unit_thing(UNIT.by_id["inf"])) == 2
    assert (g.armies, g.gp[SPAIN]) == ([], 1)


def test_CC_5_6_5_a_tie_costs_one_unit_each_and_the_attacker_decides_first() -> None:
    """CC-5.6.13 If the attacker withdraws, the combat is over and he has lost."""
    g = at_war()
    colony(g, INLAND, "england", "settlement", garrison=2)
    colony(g, "tc_17", "spain")
    man = leader(g, "spain", "explorer", at=INLAND, mil=1)
    dice(g, 3, 4, 5, 5)
    fight = fighting(g, ("attack_area", man))
    assert fight.asked == (1, "hold-or-retreat")
    fight.answer("hold")
    # Spain 1 + 1 = 2 CF, +1 for Spain; England 2 MIL and the settlement's DF: 3 CF, +1 for more CF.
    assert fight.args_of("land-roll") == [{"attacker": 8, "defender": 11}]


def test_CC_5_6_6_a_side_without_combat_units_loses_without_a_roll() -> None:
    """OP-39 A fleet without troops: natives win, ships are untouched, −1 GP, the colony's buildings are destroyed."""
    g = all_awards_taken(a_table("spain", "england"))
    where = colony(g, "tc_17", "spain", "settlement", "pathways", "port")
    ships = fleet(g, "spain", at="tc_17_coast", ships={"nao": 2})
    dice(g, 5)
    fight = fighting(g, ("native_attack", where, SPAIN, ships))
    assert fight.over
    assert (g.gp[SPAIN], g.fleet_size(ships)) == (-1, 2)
    assert g.built[where] == 1, "only the pathways are left"
    assert g.owner[where] == SPAIN
    assert g.flags[NATIVE_HORSES] == 1, "CC-5.7.6 their first victory"
    assert [a.area for a in g.armies] == [where], "CC-4.4.3.28 they stay"


def test_CC_4_4_3_28_nobody_attacks_if_nobody_rises() -> None:
    g = all_awards_taken(a_table("spain", "england"))
    where = colony(g, "tc_17", "spain", "settlement", "citadel", "port", "residence")
    man = leader(g, "spain", "explorer", at="tc_17")
    dice(g, 1)
    fight = fighting(g, ("native_attack", where, SPAIN, man))
    assert fight.over
    assert fight.told() == ["nobody-rises"]
    assert g.armies == []


# ---- CC-4.4.3.3 --------------------------------------------------------------------------------------------------------
def test_WE_38_an_undefended_village_is_taken_without_combat_and_glory() -> None:
    """CC-0.2.11 Palisades without garrison and leader count nothing."""
    g = at_war()
    where = colony(g, "tc_17", "england", "village", "palisades", "residence")
    man = leader(g, "spain", "conquistador", at="tc_17")
    assert colony_defence(g, where, SPAIN) == 0
    assert not must_fight(g, man, where)
    fighting(g, ("arrival", man))
    assert (g.owner[where], g.gp[SPAIN]) == (SPAIN, 0)
    assert not g.has_building(where, BUILDING.by_id["residence"])
    assert g.has_building(where, BUILDING.by_id["palisades"])


def test_CC_4_4_3_3_the_stack_with_the_highest_DF_is_fought() -> None:
    g = at_war()
    where = colony(g, INLAND, "england", "settlement", garrison=1)
    army(g, INLAND, ninf=1)
    army(g, INLAND, ninf=3)
    man = leader(g, "spain", "conquistador", at=INLAND)
    assert must_fight(g, man, where)
    dice(g, 10, 10, 1, 1)
    fighting(g, ("attack_area", man))
    assert [a.ninf for a in g.armies] == [1], "the larger army has been destroyed"
    assert g.gp[SPAIN] == 1


def test_CC_4_4_3_35_of_equal_stacks_the_attacker_chooses() -> None:
    g = at_war()
    colony(g, INLAND, "england", "settlement", garrison=1)
    army(g, INLAND, ninf=2)
    man = leader(g, "spain", "conquistador", at=INLAND)
    fight = fighting(g, ("attack_area", man))
    assert fight.asked == (0, "fight-whom")
    touched = [fight.question().touches(answer) for answer in fight.answers]
    assert touched == [["army:0"], [f"area:{INLAND}"]], "they are chosen on the map"
    assert fight.offered("fight-natives") == {1}
    fight.answer("fight-colony")
    assert fight.asked == (1, "hold-or-retreat")


# ---- CC-5.4, CC-5.5 ----------------------------------------------------------------------------------------------------
def a_siege(**options: str | int | bool) -> tuple[Caribbean, int, int]:
    """England attacks a Spanish fortress with two ART and two CAV."""
    g = at_war(**options)
    where = colony(g, INLAND, "spain", "village", "fortress", garrison=4)
    colony(g, "tc_17", "england")
    man = leader(g, "england", "commander", at=INLAND, art=2, cav=2, inf=4)
    return g, where, man


def test_CC_5_4_siege_and_CC_5_5_no_charge_against_a_manned_fortress() -> None:
    g, _, man = a_siege()
    fight = fighting(g, ("attack_area", man))
    fight.answer("hold")
    assert fight.asked == (0, "manning"), "four MIL: the fortress (4), or the village (2)"
    assert fight.offered("man") == {"building:fortress", "building:village"}
    fight.answer("man", "building:fortress")
    assert fight.asked == (1, "siege")
    assert fight.offered("commit") == {0, 1, 2}
    dice(g, 5, 5, 5, 5)
    fight.answer("commit", 2)
    # England: 2 (leader) + 2×3 ART + 2×3 CAV + 4×2 INF = 22 CF against 4 + 4 = 8: +2; leader +1; siege +2.
    # Spain: Spain +1, fortress +2; no leader.
    assert fight.args_of("land-roll") == [{"attacker": 15, "defender": 13}]


def test_CC_5_5_an_unmanned_fortification_bars_no_charge() -> None:
    """WE-19 It gives neither DF nor its special ability."""
    g, _, man = a_siege()
    fight = fighting(g, ("attack_area", man)).answer("hold").answer("man", "building:village")
    assert fight.asked == (1, "charge")
    dice(g, 5, 5, 5, 5)
    fight.answer("commit", 1)
    # 22 CF against 4 MIL and the village's 2: 6, three times as much: +3; leader +1; charge +1.
    assert fight.args_of("land-roll") == [{"attacker": 15, "defender": 11}]


def test_CC_9_E9A_besieging_artillery_has_AF_1() -> None:
    g, _, man = a_siege(e9a=True)
    fight = fighting(g, ("attack_area", man)).answer("hold").answer("man", "building:fortress")
    dice(g, 5, 5, 5, 5)
    fight.answer("commit", 2)
    assert g.land is not None
    assert g.land.factors[0] == 22 - 2 * (3 - 1)


def test_CC_9_E10A_charging_cavalry_has_AF_1() -> None:
    g, _, man = a_siege(e10a=True)
    fight = fighting(g, ("attack_area", man)).answer("hold").answer("man", "building:village")
    dice(g, 5, 5, 5, 5)
    fight.answer("commit", 1)
    assert g.land is not None
    assert g.land.factors[0] == 22 - (3 - 1)


def test_CC_5_5_natives_charge_with_all() -> None:
    g = all_awards_taken(a_table("spain", "england"))
    man = leader(g, "spain", "explorer", at=INLAND, mil=4)
    army(g, INLAND, ncav=3)
    dice(g, 5, 5, 5, 5)
    fight = fighting(g, ("army_attacks", 0))
    fight.answer("hold")
    # Natives 6 CF against 5: +1, charge +3; Spain +1, against natives +2.
    assert fight.args_of("land-roll") == [{"attacker": 14, "defender": 13}]
    assert g.where[man] == area(INLAND)


def test_CC_9_E11A_unpaid_factors_are_halved_garrisons_excepted() -> None:
    g, _, man = a_siege(e11a=True)
    g.add(man, SP, 2)
    fight = (
        fighting(g, ("attack_area", man)).answer("hold").answer("man", "building:village").answer("commit", 0)
    )
    assert fight.asked == (1, "combat-supply")
    dice(g, 5, 5, 5, 5)
    fight.answer("refuse")
    assert g.land is not None
    assert g.land.factors == [11, 6]
    assert g.held(man, SP) == 2


# ---- CC-5.6.1 ----------------------------------------------------------------------------------------------------------
def test_CC_5_6_1_a_defender_with_several_leaders_names_one() -> None:
    g = at_war()
    colony(g, INLAND, "spain", "settlement", garrison=1)
    one = leader(g, "spain", "commander", at=INLAND, inf=2)
    leader(g, "spain", "explorer", at=INLAND)
    man = leader(g, "england", "commander", at=INLAND, inf=3)
    fight = fighting(g, ("attack_area", man))
    assert fight.asked == (0, "commander")
    fight.answer("command", "figure:" + _id(one))
    assert g.land is not None
    assert g.land.figure[1] == one


def _id(figure: int) -> str:
    return FIGURES[figure].id


def test_CC_5_6_11_an_ally_may_refuse_to_command() -> None:
    g = at_war()
    g.relations[pair(SPAIN, FRANCE)] = ALLIANCE
    colony(g, INLAND, "spain", "settlement", garrison=1)
    ally = leader(g, "france", "commander", at=INLAND, inf=2)
    man = leader(g, "england", "commander", at=INLAND, inf=3)
    fight = fighting(g, ("attack_area", man))
    assert fight.asked == (0, "commander")
    fight.answer("command", f"figure:{_id(ally)}")
    assert fight.asked == (2, "command-for-ally")
    fight.answer("refuse")
    assert fight.asked == (0, "hold-or-retreat"), "the garrison fights alone"


def test_CC_5_6_5_under_an_ally_the_garrison_is_lost_first() -> None:
    g = at_war()
    g.relations[pair(SPAIN, FRANCE)] = ALLIANCE
    where = colony(g, INLAND, "spain", "settlement", garrison=1)
    ally = leader(g, "france", "commander", at=INLAND, inf=2, mil=2)
    man = leader(g, "england", "commander", at=INLAND, inf=3)
    fight = fighting(g, ("attack_area", man))
    fight.answer("command", f"figure:{_id(ally)}").answer("agree")
    assert fight.asked == (2, "hold-or-retreat")
    dice(g, 10, 10, 5, 5)
    fight.answer("hold")
    assert g.garrison[where] == 0
    assert fight.asked == (2, "land-loss")
    assert fight.reason("lose-leader", f"figure:{_id(ally)}") == "leaders-last"


# ---- CC-5.0.1 ----------------------------------------------------------------------------------------------------------
def test_CC_5_0_1_before_the_first_round_troops_may_join_the_garrison_once() -> None:
    g = at_war()
    where = colony(g, INLAND, "spain", "settlement", garrison=1)
    own = leader(g, "spain", "commander", at=INLAND, mil=2)
    man = leader(g, "england", "commander", at=INLAND, inf=3)
    fight = play(SKELETON, g, ("attack_area", man))
    assert fight.asked == (0, "land-transfers")
    fight.answer("shift", f"figure:{_id(own)}", f"area:{INLAND}", "unit:mil", 2)
    assert (g.garrison[where], g.held(own, unit_thing(MIL))) == (3, 0)
    assert fight.asked == (0, "hold-or-retreat"), "nothing goes back [CC-4.4.0.8]"


# ---- CC-5.6.4 ----------------------------------------------------------------------------------------------------------
def test_CC_5_6_4_fleets_of_both_sides_only_the_stronger_fires() -> None:
    g = at_war()
    where = colony(g, "tc_17", "england", "settlement", garrison=1)
    fleet(g, "spain", at="tc_17_coast", ships={"frigate": 2})
    fleet(g, "england", at="tc_17_coast", ships={"nao": 1})
    battle = LandBattle(where)
    battle.nation, battle.factors = [SPAIN, ENGLAND], [9, 9]
    g.land = battle
    assert fire(g) == ((12 - 1) // 4, 0)


# ---- CC-5.3, CC-5.6.8 --------------------------------------------------------------------------------------------------
def test_CC_5_3_a_voluntary_retreat_is_a_victory_and_the_garrison_goes_along() -> None:
    g = at_war()
    where = colony(g, INLAND, "spain", "settlement", garrison=2)
    colony(g, "tc_17", "spain")
    colony(g, "tc_19", "spain")
    own = leader(g, "spain", "explorer", at=INLAND, mil=1)
    man = leader(g, "england", "commander", at=INLAND, inf=3)
    fight = fighting(g, ("attack_area", man)).answer("give-way")
    assert fight.asked == (0, "retreat-where")
    assert fight.reason("retreat", "area:na_01") == "not-adjacent"
    fight.answer("retreat", "area:tc_19")
    assert (g.where[own], g.held(own, unit_thing(MIL))) == (area("tc_19"), 3)
    assert fight.asked == (1, "conquered")
    fight.answer("take-over")
    assert (g.owner[where], g.garrison[where], g.gp[ENGLAND]) == (ENGLAND, 0, 1)
    assert g.marks[man] & FOUGHT, "CC-5.7.5 only free actions are left"


def test_CC_5_3_without_any_place_the_leader_is_eliminated() -> None:
    g = at_war()
    colony(g, INLAND, "spain", "settlement", garrison=1)
    own = leader(g, "spain", "explorer", at=INLAND, sp=5)
    man = leader(g, "england", "commander", at=INLAND, inf=3)
    fighting(g, ("attack_area", man)).answer("give-way").answer("raze-colony")
    assert g.where[own] == POOL
    assert g.hold[own] == ()


def test_CC_5_3_onto_a_fleet_what_finds_no_room_is_given_up() -> None:
    g = at_war()
    colony(g, "tc_17", "spain", "settlement")
    own = leader(g, "spain", "explorer", at="tc_17", mil=4, tobacco=2, sp=10)
    ships = fleet(g, "spain", at="tc_17_coast", ships={"nao": 1})
    man = leader(g, "england", "commander", at="tc_17", inf=8)
    fight = fighting(g, ("attack_area", man)).answer("give-way")
    assert g.fleet_of(own) == ships
    assert fight.asked == (0, "shed"), "1 + 4 + 2 + 2 points, and a nao carries 6"
    fight.answer("give-up", "thing:sp").answer("give-up", "ware:tobacco").answer("give-up", "ware:tobacco")
    assert fight.asked == (1, "conquered")
    assert g.held(own, SP) == 5


def test_CC_5_6_7_natives_flee_to_an_area_without_settlement() -> None:
    g = all_awards_taken(a_table("spain", "england"))
    colony(g, "tc_17", "spain", "settlement")
    man = leader(g, "spain", "conquistador", at=INLAND, inf=6)
    natives = army(g, INLAND, ninf=9)
    draws(g, 9, 9, 0, 0, 0)
    fight = fighting(g, ("attack_area", man))
    assert fight.over or fight.asked is not None
    assert natives.area != area(INLAND)
    assert natives.area in LAND[area(INLAND)]
    assert natives.area != area("tc_17")


def test_CC_5_6_7_PMIL_in_their_nest_never_retreat() -> None:
    g = all_awards_taken(a_table("spain", "england"))
    nest = Nest(place("tc_17_coast"), 8)
    nest.discovered = True
    g.nests.append(nest)
    man = leader(g, "spain", "conquistador", at="tc_17", inf=3)
    dice(g, 10, 10, 1, 1, 10, 10, 1, 1)
    fight = fighting(g, ("smoke_out", man))
    assert len(fight.args_of("land-roll")) == 2, "a second round instead of a retreat"
    assert g.nests == []
    assert g.gp[SPAIN] == 1


def test_CC_4_4_3_27_a_nest_without_PMIL_is_removed() -> None:
    g = all_awards_taken(a_table("spain", "england"))
    g.nests.append(Nest(place("tc_17_coast"), 0))
    g.nests[0].discovered = True
    man = leader(g, "spain", "conquistador", at="tc_17")
    fighting(g, ("smoke_out", man))
    assert g.nests == []
    assert g.gp[SPAIN] == 0


# ---- CC-5.7 ------------------------------------------------------------------------------------------------------------
def test_CC_5_7_1_fewer_cavalry_costs_one_unit_fewer_artillery_two() -> None:
    g = at_war()
    where = colony(g, INLAND, "spain", "settlement", garrison=3)
    colony(g, "tc_17", "england")
    man = leader(g, "england", "commander", at=INLAND, inf=8)
    own = leader(g, "spain", "commander", at=INLAND, cav=1, art=1)
    fight = fighting(g, ("attack_area", man)).answer("hold")
    assert fight.asked == (0, "charge")
    dice(g, 1, 1, 10, 10)
    fight.answer("commit", 1)
    for _ in range(3):
        fight.answer("lose-unit", "unit:mil", f"area:{INLAND}")
    # England: three for the row, two for ten CF, one for the cavalry, two for the artillery.
    assert g.held(man, unit_thing(UNIT.by_id["inf"])) == 0
    assert g.where[man] == area("tc_17"), "the leader is the last, and has retreated"
    assert (g.owner[where], g.where[own], g.gp[SPAIN]) == (SPAIN, area(INLAND), 1)


def test_CC_5_7_4_what_a_destroyed_army_had_goes_to_the_winner() -> None:
    g = at_war()
    colony(g, INLAND, "spain", "settlement")
    own = leader(g, "spain", "explorer", at=INLAND, sp=10, ducats=20, settlers=1, tobacco=1)
    man = leader(g, "england", "commander", at=INLAND, inf=8)
    dice(g, 10, 10, 1, 1)
    fight = fighting(g, ("attack_area", man)).answer("hold")
    assert g.where[own] == POOL
    assert (g.held(man, SP), g.held(man, DUCATS)) == (10, 20)
    assert fight.asked == (1, "conquered")


def test_CC_5_7_4_the_winner_picks_what_fits() -> None:
    g = at_war()
    colony(g, INLAND, "spain", "settlement")
    leader(g, "spain", "explorer", at=INLAND, sp=20, tobacco=4)
    man = leader(g, "england", "admiral", at=INLAND, inf=8)
    dice(g, 10, 10, 1, 1)
    fight = fighting(g, ("attack_area", man)).answer("hold")
    assert fight.asked == (1, "spoils")
    assert fight.offered("take") == {("thing:sp", 20), ("ware:tobacco", 4)}
    fight.answer("take", "ware:tobacco", 4)
    assert fight.asked == (1, "spoils")
    assert fight.answers == (("done",),)


def test_CC_5_7_8_raiders_turn_buildings_into_ships() -> None:
    """All buildings except ways and the settlement: half their cost, one ship per started 20 SP."""
    g = all_awards_taken(a_table("spain", "england"))
    where = colony(g, "tc_17", "spain", "settlement", "port", "palisades", "pathways", "mission", garrison=1)
    fleet_ = new_pirates(g, place("tc_17_coast"), 10)
    assert raiders(fleet_) == 4
    dice(g, 10, 10, 1, 1)
    fight = fighting(g, ("raid", fleet_.number)).answer("hold").answer("man", "building:port")
    assert fight.over
    # port 15, palisades 10, mission 10: 35 // 2 = 17 SP, one ship.
    assert (fleet_.size, g.gp[SPAIN], g.garrison[where]) == (11, -1, 0)
    assert g.built[where].bit_count() == 2


def test_CC_5_7_9_razing_pays_a_ducat_per_SP_and_gives_a_bad_image() -> None:
    g = at_war()
    where = colony(g, INLAND, "spain", "settlement", "mission", "pathways", garrison=1)
    man = leader(g, "england", "commander", at=INLAND, inf=8)
    fighting(g, ("attack_area", man)).answer("give-way").answer("raze-colony")
    assert (g.held(man, DUCATS), g.bad_image[ENGLAND], g.owner[where]) == (20, 1, ENGLAND)
    assert g.control[ENGLAND] == 4
    assert g.control[SPAIN] == 6


def test_OP_63_without_a_free_control_marker_only_razing_is_possible() -> None:
    g = at_war()
    g.control[ENGLAND] = 0
    where = colony(g, INLAND, "spain", "settlement", garrison=1)
    man = leader(g, "england", "commander", at=INLAND, inf=8)
    fight = fighting(g, ("attack_area", man)).answer("give-way")
    assert fight.over
    assert g.owner[where] == -1
    assert g.control[SPAIN] == 6


def test_CC_4_4_3_28_natives_attack_the_active_nation_at_once() -> None:
    """CC-5.2 They are the attackers; the leader defends with the garrison. A surviving army that has won stays."""
    g = all_awards_taken(a_table("spain", "england"))
    where = colony(g, "tc_17", "spain", "settlement", garrison=1)
    man = leader(g, "spain", "explorer", at="tc_17")
    dice(g, 8)
    fight = fighting(g, ("native_attack", where, SPAIN, man))
    assert fight.asked == (0, "hold-or-retreat")
    assert g.land is not None
    assert (g.land.who[ATTACKING], g.land.figure[DEFENDING], g.land.garrison) == (NATIVES, man, True)
    fight.answer("give-way")
    assert [a.area for a in g.armies] == [where]


def test_CC_5_7_5_an_attacking_leader_has_only_free_actions_left() -> None:
    g = all_awards_taken(a_table("spain", "england"))
    man = leader(g, "spain", "conquistador", at=INLAND, inf=6)
    army(g, INLAND, ninf=1)
    dice(g, 10, 10, 1, 1)
    fighting(g, ("attack_area", man))
    assert g.armies == []
    assert g.marks[man] & FOUGHT


def test_CC_5_7_10_only_the_army_that_fought_retreats() -> None:
    g = all_awards_taken(a_table("spain", "england"))
    man = leader(g, "spain", "conquistador", at=INLAND, inf=6)
    army(g, INLAND, ninf=9)
    army(g, INLAND, ninf=2)
    draws(g, 9, 9, 0, 0, 0)
    fighting(g, ("attack_area", man))
    stays, flees = sorted(g.armies, key=lambda a: a.ninf)
    assert (stays.ninf, stays.area) == (2, area(INLAND))
    assert flees.area in LAND[area(INLAND)]


# ---- CC-5.2.1 ----------------------------------------------------------------------------------------------------------
def test_CC_5_2_1_more_than_twenty_units_form_further_armies_cavalry_first() -> None:
    g = all_awards_taken(a_table("spain", "england"))
    big = Army(area(INLAND), iinf=15, icav=9)
    assert [(a.icav, a.iinf) for a in parted(big)] == [(9, 11), (0, 4)]
    assert join(g, big) == 0, "the strongest attacks"
    assert len(g.armies) == 2


@pytest.mark.parametrize("weaker, withdraws", [(True, True), (False, False)])
def test_CC_5_6_10_B3A_weaker_natives_withdraw(weaker: bool, withdraws: bool) -> None:
    g = all_awards_taken(a_table("spain", "england", b3a=True))
    man = leader(g, "spain", "conquistador", at=INLAND, inf=6 if weaker else 1)
    natives = army(g, INLAND, ninf=9)
    draws(g, *([0] if withdraws else [0, 0, 9, 9]))
    fight = fighting(g, ("attack_area", man))
    assert (natives.area != area(INLAND)) == withdraws
    assert bool(fight.args_of("land-roll")) != withdraws


# ---- at random ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(6))
def test_random_land_fights_conform(seed: int) -> None:
    fights = sandbox(land_fights)
    options = {"e11a": bool(seed % 2), "b3a": seed % 3 == 0, "e9a": True}
    assert findings(fights, 2 + seed % 3, options, seed=seed) == []
