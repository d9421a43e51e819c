"""CC-5.3 Retreats on land: what leaders, fleets and colonies can save of a garrison and of a leader's things."""

from __future__ import annotations

from games.caribbean.builders import a_table, area, colony, fleet, leader, operating, steps, thing
from games.caribbean.fights import CUBA, HAVANA, SANTIAGO, at_war, fighting
from theatrum.games.caribbean.state import LOST, Caribbean
from theatrum.games.caribbean.tables.nations import ALLIANCE, FRANCE, SPAIN, pair
from theatrum.games.caribbean.tables.pieces import FIGURE, MIL
from theatrum.games.caribbean.tables.things import unit_thing

MEN = unit_thing(MIL)
FULL = 12
"""CC-10.4 Combat units that a leader can have."""


def attacked(g: Caribbean, where: str) -> int:
    """An English army that nobody wants to meet."""
    return leader(g, "england", "commander", at=where, inf=8)


def test_CC_5_3_a_fleet_in_the_chosen_area_takes_men_for_whom_the_leader_has_no_room() -> None:
    g = at_war()
    left = colony(g, CUBA, "spain", "settlement", garrison=4)
    refuge = colony(g, HAVANA, "spain")
    own = leader(g, "spain", "explorer", at=CUBA, mil=FULL - 1)
    ships = fleet(g, "spain", at="tc_17_coast", ships={"nao": 1}, timber=4)
    fighting(g, ("attack_area", attacked(g, CUBA))).answer("give-way")
    assert (g.where[own], g.held(own, MEN)) == (refuge, FULL)
    assert g.held(ships, MEN) == 2, "a nao carries six: four are timber"
    assert g.garrison[left] == 0, "one man is lost"


def test_CC_5_3_the_colony_in_the_chosen_area_takes_men_within_its_limit() -> None:
    """The rulebook: a fleet there takes surplus "in addition to the colony"."""
    g = at_war()
    colony(g, CUBA, "spain", "settlement", "garrison", garrison=5)
    refuge = colony(g, HAVANA, "spain", "settlement", garrison=1)
    leader(g, "spain", "explorer", at=CUBA, mil=FULL)
    fighting(g, ("attack_area", attacked(g, CUBA))).answer("give-way")
    assert g.garrison[refuge] == 4, "a settled colony holds four"


def test_CC_5_3_a_colony_of_an_ally_takes_the_leader_but_not_his_garrison() -> None:
    g = at_war()
    g.relations[pair(SPAIN, FRANCE)] = ALLIANCE
    colony(g, CUBA, "spain", "settlement", garrison=3)
    refuge = colony(g, HAVANA, "france", "settlement")
    own = leader(g, "spain", "explorer", at=CUBA, mil=FULL - 1)
    fighting(g, ("attack_area", attacked(g, CUBA))).answer("give-way")
    assert (g.where[own], g.held(own, MEN), g.garrison[refuge]) == (refuge, FULL, 0)


def test_CC_5_3_the_garrison_of_an_allied_colony_does_not_follow_a_guest() -> None:
    """CC-5.6.8 He has to leave a conquered colony, too; the men of its owner are lost."""
    g = at_war()
    g.relations[pair(SPAIN, FRANCE)] = ALLIANCE
    colony(g, CUBA, "spain", "settlement", garrison=2)
    colony(g, SANTIAGO, "france", "settlement")
    guest = leader(g, "france", "explorer", at=CUBA)
    fight = fighting(g, ("attack_area", attacked(g, CUBA))).answer("alone").answer("give-way")
    assert g.held(guest, MEN) == 0
    assert fight.asked == (1, "conquered")


def test_CC_5_3_a_leader_goes_aboard_before_garrison_fills_the_ships() -> None:
    g = at_war()
    left = colony(g, HAVANA, "spain", "settlement", garrison=6)
    own = leader(g, "spain", "explorer", at=HAVANA, mil=FULL)
    ships = fleet(g, "spain", at="tc_17_coast", ships={"nao": 1})
    fight = fighting(g, ("attack_area", attacked(g, HAVANA))).answer("give-way")
    assert g.fleet_of(own) == ships
    while fight.prompt == "shed":
        fight.answer("give-up", "unit:mil")
    assert (g.held(own, MEN), g.held(ships, MEN), g.garrison[left]) == (5, 0, 0), "1 + 5 points of a nao"


def test_CC_5_3_men_without_a_leader_go_aboard_what_lies_on_the_coast() -> None:
    g = at_war()
    left = colony(g, HAVANA, "spain", "settlement", garrison=3)
    ships = fleet(g, "spain", at="tc_17_coast", ships={"nao": 1}, timber=4)
    fighting(g, ("attack_area", attacked(g, HAVANA))).answer("give-way")
    assert (g.held(ships, MEN), g.garrison[left]) == (2, 0)


def test_CC_5_3_other_own_fleets_on_the_coast_take_what_finds_no_room_with_the_first() -> None:
    g = at_war()
    colony(g, HAVANA, "spain", "settlement")
    own = leader(g, "spain", "explorer", at=HAVANA, mil=4, tobacco=4)
    ships = fleet(g, "spain", at="tc_17_coast", ships={"nao": 1})
    beside = fleet(g, "spain", at="tc_17_coast", ships={"nao": 1}, timber=4)
    foreign = fleet(g, "france", at="tc_17_coast", ships={"nao": 1})
    fight = fighting(g, ("attack_area", attacked(g, HAVANA))).answer("give-way")
    fight.answer("retreat", FIGURE.noun[ships])
    assert fight.asked == (0, "shed"), "1 + 4 + 4 points, and a nao carries six"
    assert fight.offered("pass-on") == {(what, FIGURE.noun[beside]) for what in ("unit:mil", "ware:tobacco")}
    assert fight.reason("pass-on", "unit:mil", FIGURE.noun[foreign]) == "no-room"
    for _ in range(2):
        fight.answer("pass-on", "ware:tobacco", FIGURE.noun[beside])
    assert fight.offered("pass-on") == set(), "it is full"
    fight.answer("give-up", "ware:tobacco")
    assert fight.asked == (1, "conquered")
    tobacco = thing("tobacco")
    assert (g.held(own, tobacco), g.held(beside, tobacco), g.held(own, MEN)) == (1, 2, 4)


def test_CC_10_1_ships_that_were_lost_leave_nothing_to_fleets_beside_them() -> None:
    """Only a retreat lets others take it."""
    g = at_war()
    ships = fleet(g, "spain", at="tc_17_coast", ships={"nao": 1}, timber=4, tobacco=4)
    fleet(g, "spain", at="tc_17_coast", ships={"nao": 1})
    fight = fighting(g, ("shed", ships))
    assert fight.offered("pass-on") == set()
    assert fight.offered("give-up") == {"ware:timber", "ware:tobacco"}


def test_CC_4_4_3_36_a_lost_leader_who_retreats_is_lost_no_longer() -> None:
    """Else he could neither move nor try again."""
    g = a_table("spain", "england")
    colony(g, "na_03", "spain", "settlement")
    man = leader(g, "spain", "explorer", at="na_04", mil=1)
    g.marks[man], g.control[SPAIN] = LOST, 1
    steps(g, ("retreat", man))
    assert g.where[man] == area("na_03")
    asked = operating(g)
    assert asked.may("move", FIGURE.noun[man])
    assert asked.reason("renew", FIGURE.noun[man]) == "not-lost"
