"""CC-7 Awards: who gets which, when, and what they bring."""

from __future__ import annotations

from games.caribbean.builders import a_table, area, card, colony, fill, leader
from games.caribbean.skeleton import SKELETON
from playing import Playing, dice, play
from theatrum.games.caribbean.queries.language import modified
from theatrum.games.caribbean.rules.achievements import achieved
from theatrum.games.caribbean.rules.awards import BY_EVENT, TURN_AWARDS, WANTED
from theatrum.games.caribbean.state import Army, Caribbean
from theatrum.games.caribbean.tables.awards import AWARD, AWARDS
from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.markers import CITY, KINGDOM
from theatrum.games.caribbean.tables.nations import ENGLAND, SPAIN
from theatrum.games.caribbean.tables.pieces import BASE_OF

CUBA = "tc_18"


def table(**options: str | int | bool) -> Caribbean:
    g = a_table("spain", "england", **options)
    g.impulse, g.order = 1, [SPAIN, ENGLAND]
    return g


def told(g: Caribbean, nation: int, trigger: str, **payload: int) -> Playing[Caribbean]:
    return play(SKELETON, g, achieved(nation, trigger, **payload))


def holder(g: Caribbean, name: str) -> int:
    return g.awards[AWARD.by_id[name]]


def test_CC_7_1_all_76_awards_wait_for_something_that_the_rules_tell() -> None:
    assert (len(AWARDS), len(TURN_AWARDS)) == (76, 10)
    assert sum(len(awards) for awards in BY_EVENT.values()) == 76
    assert WANTED[AWARD.by_id["general_manufacture"]] == ("built", (("manufacture", 1),))


def test_WE_22_first_discovery_and_first_kingdom_fall_in_one_action() -> None:
    """CC-7.2 2 and 4 GP, in one action."""
    g = table()
    found = told(g, SPAIN, "site_discovered", site=KINGDOM, area=area(CUBA))
    assert found.over
    told(g, SPAIN, "discovery", area=area(CUBA)).answer("leave-award")
    assert g.gp[SPAIN] == 6
    assert holder(g, "region_caribbean_discovery") == holder(g, "region_caribbean_kingdom") == SPAIN


def test_CC_7_1_an_award_goes_to_the_first_only() -> None:
    g = table()
    told(g, SPAIN, "built", building=BUILDING.by_id["mission"], area=area(CUBA))
    told(g, ENGLAND, "built", building=BUILDING.by_id["mission"], area=area("tc_17"))
    assert (g.gp[SPAIN], g.gp[ENGLAND]) == (2, 0)


def test_CC_7_6_a_turn_award_is_offered_and_may_be_left() -> None:
    g = table()
    asked = told(g, SPAIN, "improvement", building=BUILDING.by_id["farms"], area=area(CUBA))
    assert asked.asked == (0, "turn-award")
    asked.answer("leave-award")
    assert holder(g, "turn_improvement") == -1, "it stays open [OP-59]"
    told(g, ENGLAND, "improvement", building=BUILDING.by_id["farms"], area=area(CUBA)).answer(
        "take-award", "award:turn_improvement"
    )
    assert (holder(g, "turn_improvement"), g.gp[ENGLAND]) == (ENGLAND, 1)


def test_CC_7_2_one_turn_award_per_nation_and_impulse() -> None:
    g = table()
    told(g, SPAIN, "improvement", building=BUILDING.by_id["farms"], area=area(CUBA)).answer(
        "take-award", "award:turn_improvement"
    )
    again = told(g, SPAIN, "looting")
    assert again.over, "it is not even offered"
    g.impulse = 2
    assert told(g, SPAIN, "looting").asked == (0, "turn-award")


def test_CC_7_3_one_of_several_transfer_awards_and_its_cards() -> None:
    """WE-35 570 D in one turn: the award for 300 D (2 GP, two cards at 20 D), or that for 100 D, or wait."""
    g = table()
    fill(g, BASE_OF[SPAIN], ducats=50)
    g.deck = [card("green_emigrants"), card("green_mercenaries"), card("green_royal_favour")]
    asked = told(g, SPAIN, "king_total", total=570)
    assert asked.offered("take-award") == {"award:turn_transfer_100", "award:turn_transfer_300"}
    asked.answer("take-award", "award:turn_transfer_300")
    assert g.gp[SPAIN] == 2
    asked.answer("buy").answer("buy")
    assert asked.over
    assert (g.ducats(SPAIN), len(g.hand[SPAIN])) == (10, 2)
    g.impulse = 2
    assert told(g, SPAIN, "king_total", total=700).over, "CC-7.2 one transfer award per nation and turn"


def test_CC_9_B2A_halves_the_price_of_these_cards() -> None:
    g = table(b2a=True)
    fill(g, BASE_OF[SPAIN], ducats=10)
    g.deck = [card("green_emigrants")]
    told(g, SPAIN, "king_total", total=100).answer("take-award", "award:turn_transfer_100").answer("buy")
    assert g.ducats(SPAIN) == 0


def test_CC_7_4_a_general_award_draws_a_nation_card() -> None:
    g = table()
    g.nation_deck[SPAIN] = [card("nation_spain_r1")]
    asked = told(g, SPAIN, "colonization", building=BUILDING.by_id["settlement"], area=area(CUBA), site=CITY)
    asked.answer("leave-award")
    assert holder(g, "general_city_colonized") == SPAIN
    assert g.hand[SPAIN] == [card("nation_spain_r1")]
    assert g.gp[SPAIN] == 2


def test_CC_7_1_regional_bonuses_work_in_their_region_only() -> None:
    g = table()
    here, there = colony(g, CUBA, "spain"), colony(g, "na_07", "spain")
    man = leader(g, "spain", "explorer", at=CUBA)
    before = modified(g, "col", SPAIN, here, man), modified(g, "col", SPAIN, there, man)
    g.awards[AWARD.by_id["region_caribbean_settlement"]] = SPAIN
    after = modified(g, "col", SPAIN, here, man), modified(g, "col", SPAIN, there, man)
    assert (after[0] - before[0], after[1] - before[1]) == (1, 0)


def test_CC_7_4_the_first_victory_over_a_native_army() -> None:
    g = table()
    man = leader(g, "spain", "conquistador", at=CUBA, inf=3)
    g.armies.append(Army(area(CUBA), ninf=1))
    dice(g, 10, 10, 1, 1)
    play(SKELETON, g, ("attack_area", man))
    assert holder(g, "general_lc_native_army") == SPAIN
    assert g.gp[SPAIN] == 2, "the battle and the award"
