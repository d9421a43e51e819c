"""GS-13: the land fight."""

from __future__ import annotations

import pytest

from games.generalship.builders import with_commander, with_units
from games.generalship.war_builders import (
    ATTACKER,
    BYZANTIUM,
    DEFENDER,
    FRANCE,
    a_battle,
    a_front,
    commit,
    from_step,
    land_card,
)
from theatrum.games.generalship.queries.fight_land import land_sum
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.tactics import DECKS
from theatrum.games.generalship.tables.units import KIND

BASIC = {n: card.noun for n, card in DECKS["land"].basic.items()}


def about_to_strike(
    g: Generalship, basic: list[int], advanced: list[int] | None = None, **kinds: int
) -> Battle:
    """France (the attacker) is about to strike with these units and cards."""
    with_units(g, FRANCE, "n02", **kinds)
    with_units(g, BYZANTIUM, "n02", archers=1)
    return a_battle(g, "n02", basic=(basic, []), advanced=(advanced or [], []))


def test_gs_13_1_at_most_five_regiments() -> None:
    g = a_front()
    about_to_strike(g, [2, 2, 1], light_infantry=8)
    war = from_step(g, "battle_strike", ATTACKER)
    war.answer("card", BASIC[2], "unit:light_infantry", 3)
    assert set(war.answers) == {
        ("card", BASIC[1], "unit:light_infantry", 1),
        ("card", BASIC[1], "unit:light_infantry", 2),
        ("done",),
    }, "no second three: that would be six"


def test_gs_13_1_every_regiment_needs_a_card() -> None:
    g = a_front()
    about_to_strike(g, [7], light_infantry=3)
    war = from_step(g, "battle_strike", ATTACKER)
    assert war.answers == (("card", BASIC[7], "unit:light_infantry", 1), ("done",))


def test_gs_13_2_one_kind_on_a_card_in_one_of_its_numbers() -> None:
    """GS-13.2, OP-25"""
    g = a_front()
    about_to_strike(g, [1, 2], light_infantry=2, heavy_infantry=1)
    war = from_step(g, "battle_strike", ATTACKER)
    assert set(war.answers) == {
        ("card", BASIC[1], "unit:light_infantry", 1),
        ("card", BASIC[1], "unit:light_infantry", 2),
        ("card", BASIC[1], "unit:heavy_infantry", 1),
        ("done",),
    }, "three of one kind are not there, and kinds do not mix"


def test_gs_13_2_a_regiment_is_used_with_one_card_and_a_card_once() -> None:
    g = a_front()
    about_to_strike(g, [1, 1, 7], heavy_infantry=3)
    war = from_step(g, "battle_strike", ATTACKER)
    war.answer("card", BASIC[1], "unit:heavy_infantry", 2)
    assert ("card", BASIC[1], "unit:heavy_infantry", 2) not in war.answers
    war.answer("card", BASIC[1], "unit:heavy_infantry", 1)
    assert war.answers == (("done",),)


def test_gs_13_3_which_regiments_the_basic_cards_take() -> None:
    close = {KIND["light_infantry"], KIND["heavy_infantry"]}
    riders = {KIND["light_cavalry"], KIND["heavy_cavalry"]}
    ranged = {KIND["archers"], KIND["muskets"], KIND["artillery"]}
    expected = {
        1: (close, (1, 2)),
        2: (close, (3,)),
        3: (riders, (1, 2)),
        4: (riders, (3,)),
        5: (ranged, (1, 2)),
        6: (ranged, (3,)),
        7: (close | riders | ranged, (1,)),
    }
    cards = DECKS["land"].basic
    assert {n: (set(card.kinds), card.counts) for n, card in cards.items()} == expected
    assert {card.copies for card in cards.values()} == {4}


def test_ex_24_gs_13_4_a_strike_of_twenty() -> None:
    """EX-24: card 2 with 3 heavy (12), card 5 with 1 archers (4), card 7 with 1 heavy (4): ATK 20."""
    g = a_front()
    battle = about_to_strike(g, [2, 5, 7], heavy_infantry=4, archers=1)
    war = from_step(g, "battle_strike", ATTACKER)
    commit(war, (2, "heavy_infantry", 3), (5, "archers", 1), (7, "heavy_infantry", 1))
    assert land_sum(g, battle, ATTACKER, striking=True) == 20
    assert len(battle.committed_units[ATTACKER]) == 5


def test_ex_25_gs_13_5_a_defence_of_sixteen() -> None:
    """EX-25: 2 light infantry (4), 1 light cavalry (4), Hammer and Anvil (+8): DEF 16."""
    g = a_front()
    with_units(g, FRANCE, "n02", heavy_infantry=1)
    with_units(g, BYZANTIUM, "n02", light_infantry=2, light_cavalry=1)
    battle = a_battle(g, "n02", basic=([], [1, 3]), advanced=([], [3]))
    war = from_step(g, "battle_strike", ATTACKER)
    commit(war)
    assert (war.seat, war.prompt) == (BYZANTIUM, "commit-repel")
    commit(war, (1, "light_infantry", 2), (3, "light_cavalry", 1), bonus=3)
    assert battle.sums == [0, 16]


def test_gs_13_5_a_bonus_card_needs_its_condition() -> None:
    g = a_front()
    about_to_strike(g, [1, 7], [1, 3], light_infantry=3)
    war = from_step(g, "battle_strike", ATTACKER)
    assert not war.may("bonus", land_card(1)), "close order needs three close infantry"
    assert (war.why_not("bonus", land_card(1)), war.reason("bonus", land_card(1))) == (
        "GS-13.5",
        "bonus-does-not-fit",
    )
    war.answer("card", BASIC[1], "unit:light_infantry", 2)
    assert not war.may("bonus", land_card(1))
    war.answer("card", BASIC[7], "unit:light_infantry", 1)
    assert war.may("bonus", land_card(1))
    assert not war.may("bonus", land_card(3)), "there is no cavalry"


def test_gs_13_5_at_most_one_bonus_card_for_each_strike() -> None:
    g = a_front()
    battle = about_to_strike(g, [2], [1, 1], light_infantry=3)
    war = from_step(g, "battle_strike", ATTACKER)
    commit(war, (2, "light_infantry", 3), bonus=1)
    assert (war.seat, war.prompt) == (BYZANTIUM, "commit-repel"), "a bonus card closes the commitment"
    assert battle.advanced[ATTACKER] == [1]
    assert land_sum(g, battle, ATTACKER, striking=True) == 3 * 3 + 6
    assert land_sum(g, battle, ATTACKER, striking=False) == 3 * 2 + 8


def test_gs_13_5_ambush_retreat_and_pursuit_are_no_bonus_cards() -> None:
    g = a_front()
    about_to_strike(g, [2], [6, 7, 8], light_infantry=3)
    war = from_step(g, "battle_strike", ATTACKER)
    war.answer("card", BASIC[2], "unit:light_infantry", 3)
    assert war.answers == (("done",),)
    assert {war.reason("bonus", land_card(n)) for n in (6, 7, 8)} == {"card-before-the-strikes"}


@pytest.mark.parametrize("enemy, why", [("", "irregulars-not-led"), ("scipio", "card-denied")])
def test_gs_13_5_irregulars_without_a_leader_are_refused_as_such(enemy: str, why: str) -> None:
    g = a_front()
    about_to_strike(g, [4], [5], light_cavalry=3)
    with_commander(g, FRANCE, "wellington")
    if enemy:
        with_commander(g, BYZANTIUM, enemy)
    war = from_step(g, "battle_strike", ATTACKER).answer("card", BASIC[4], "unit:light_cavalry", 3)
    assert war.reason("bonus", land_card(5)) == why


def test_ex_23_gs_13_5_pyrrhus_leads_war_elephants_only() -> None:
    """EX-23: 3 or 4 committed cavalry; horse archers are not his, even if the regiments would fit."""
    g = a_front()
    with_commander(g, FRANCE, "pyrrhos_i")
    battle = about_to_strike(g, [3, 5, 7, 3], [5], light_cavalry=5, archers=2)
    war = from_step(g, "battle_strike", ATTACKER)
    war.answer("card", BASIC[3], "unit:light_cavalry", 2).answer("card", BASIC[5], "unit:archers", 1)
    assert not war.may("bonus", land_card(5)), "two cavalry and archers would be horse archers"
    war.answer("card", BASIC[7], "unit:light_cavalry", 1)
    assert war.may("bonus", land_card(5)), "three cavalry"
    war.answer("card", BASIC[3], "unit:light_cavalry", 1)
    war.answer("bonus", land_card(5))
    assert land_sum(g, battle, ATTACKER, striking=True) == 4 * 5 + 4 + 10


def test_ex_23_five_cavalry_are_too_many_for_elephants() -> None:
    g = a_front()
    with_commander(g, FRANCE, "pyrrhos_i")
    about_to_strike(g, [4, 3], [5], light_cavalry=5)
    war = from_step(g, "battle_strike", ATTACKER)
    war.answer("card", BASIC[4], "unit:light_cavalry", 3).answer("card", BASIC[3], "unit:light_cavalry", 2)
    assert not war.may("bonus", land_card(5))


def test_gs_13_5_irregulars_need_a_commander_who_leads_them() -> None:
    g = a_front()
    with_commander(g, FRANCE, "marius")
    about_to_strike(g, [4], [5], light_cavalry=3)
    war = from_step(g, "battle_strike", ATTACKER)
    war.answer("card", BASIC[4], "unit:light_cavalry", 3)
    assert not war.may("bonus", land_card(5))


def test_gs_13_6_committing_nothing_is_allowed() -> None:
    g = a_front()
    battle = about_to_strike(g, [1], light_infantry=1)
    war = from_step(g, "battle_strike", ATTACKER)
    commit(war)
    assert battle.committed_cards[ATTACKER] == []
    assert land_sum(g, battle, ATTACKER, striking=True) == 0


def test_gs_13_6_no_card_without_a_matching_regiment() -> None:
    """GS-13.6, OP-26"""
    g = a_front()
    about_to_strike(g, [3, 4, 5, 6], light_infantry=3)
    assert from_step(g, "battle_strike", ATTACKER).answers == (("done",),)


def test_gs_13_7_squadrons_take_no_part() -> None:
    g = a_front()
    about_to_strike(g, [1, 7], light_infantry=1, galley=2)
    war = from_step(g, "battle_strike", ATTACKER)
    assert {answer[2] for answer in war.answers if answer[0] == "card"} == {"unit:light_infantry"}


def test_gs_13_4_atk_and_def_of_every_regiment() -> None:
    """GS-13.4, OP-35"""
    from theatrum.games.generalship.tables.units import KINDS

    values = {k.id: (k.atk, k.defence) for k in KINDS if not k.is_ship}
    assert values == {
        "light_infantry": (3, 2),
        "heavy_infantry": (4, 4),
        "muskets": (4, 5),
        "archers": (4, 3),
        "artillery": (8, 2),
        "light_cavalry": (5, 4),
        "heavy_cavalry": (6, 6),
    }


def test_gs_12_12_the_striker_counts_atk_and_the_struck_def_whoever_attacks_the_battle() -> None:
    g = a_front()
    with_units(g, FRANCE, "n02", muskets=1)
    with_units(g, BYZANTIUM, "n02", artillery=1)
    battle = a_battle(g, "n02", basic=([7], [7]))
    war = from_step(g, "battle_strike", DEFENDER)
    commit(war, (7, "artillery", 1))
    commit(war, (7, "muskets", 1))
    assert battle.sums == [8, 5]
