"""GS-14: the sea fight."""

from __future__ import annotations

import pytest

from games.generalship.builders import owns, units, with_commander, with_units
from games.generalship.war_builders import (
    ATTACKER,
    BYZANTIUM,
    DEFENDER,
    FRANCE,
    WET,
    a_battle,
    a_front,
    commit,
    from_step,
    sea_card,
)
from theatrum.games.generalship.queries.fight_sea import fight_style, is_broken_off, own_style, sea_sum
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.tactics import DECKS, EVADE_BOMBARDMENT
from theatrum.games.generalship.tables.units import KIND, KINDS
from theatrum.games.generalship.tables.vocabulary import BOMBARDMENT, MELEE, NO_STYLE, SHOOTING

BASIC = {n: card.noun for n, card in DECKS["sea"].basic.items()}


def a_sea_battle(
    france: dict[str, int],
    byzantium: dict[str, int],
    basic: tuple[list[int], list[int]] = ([], []),
    advanced: tuple[list[int], list[int]] = ([], []),
) -> tuple[Generalship, Battle]:
    """France attacks in n05; both could retreat (n02 is nobody's)."""
    g = a_front(WET)
    with_units(g, FRANCE, "n05", **france)
    with_units(g, BYZANTIUM, "n05", **byzantium)
    return g, a_battle(g, "n05", basic=basic, advanced=advanced)


# ---- committing [GS-14.1, GS-14.2, GS-14.9] ------------------------------------------------------------------------
def test_gs_14_1_at_most_three_regiments() -> None:
    g, _ = a_sea_battle({"galley": 1, "archers": 4}, {"galley": 1}, ([4, 4, 3], []))
    war = from_step(g, "battle_strike", ATTACKER)
    war.answer("card", BASIC[4], "unit:archers", 2)
    assert war.answers == (("card", BASIC[3], "unit:archers", 1), ("done",))


def test_gs_14_1_exactly_one_squadron_fights_without_a_card() -> None:
    g, battle = a_sea_battle({"galley": 1, "archers": 1}, {"galleon": 1}, ([3], []))
    war = from_step(g, "battle_strike", ATTACKER)
    assert war.prompt == "commit-strike", "there is but one: nobody is asked which"
    commit(war, (3, "archers", 1))
    assert KINDS[g.unit_kind[battle.committed_ship[ATTACKER]]].id == "galley"


def test_gs_14_1_which_squadron_is_chosen_first() -> None:
    g, battle = a_sea_battle({"galley": 1, "galleon": 1, "archers": 1}, {"galley": 1}, ([3], []))
    war = from_step(g, "battle_strike", ATTACKER)
    assert (war.prompt, war.answers) == (
        "commit-squadron",
        (("squadron", "unit:galley"), ("squadron", "unit:galleon")),
    )
    war.answer("squadron", "unit:galleon")
    assert KINDS[g.unit_kind[battle.committed_ship[ATTACKER]]].id == "galleon"


def test_gs_14_1_a_fleet_without_regiments_still_chooses_its_squadron() -> None:
    """GS-14.1, GS-14.8 It is the whole defence against bombardment."""
    g, battle = a_sea_battle({"galleon": 1, "artillery": 2}, {"galley": 1, "galleon": 1}, ([6], []))
    war = from_step(g, "battle_strike", ATTACKER)
    commit(war, (6, "artillery", 2))
    assert (war.seat, war.prompt) == (BYZANTIUM, "commit-squadron")
    war.answer("squadron", "unit:galleon")
    assert battle.sums == [16, 20]


def test_gs_20_several_squadrons_are_asked_about_even_if_they_are_alike() -> None:
    """Not being asked would tell the enemy that they are."""
    g, _ = a_sea_battle({"galley": 2, "archers": 1}, {"galley": 1}, ([3], []))
    war = from_step(g, "battle_strike", ATTACKER)
    assert (war.prompt, war.answers) == ("commit-squadron", (("squadron", "unit:galley"),))


def test_gs_14_1_artillery_fights_only_with_a_galleon() -> None:
    force = {"galley": 1, "galleon": 1, "artillery": 2}
    g, _ = a_sea_battle(force, {"galley": 1}, ([5, 7], []))
    war = from_step(g, "battle_strike", ATTACKER).answer("squadron", "unit:galley")
    assert war.answers == (("done",),)
    g, _ = a_sea_battle(force, {"galley": 1}, ([5, 7], []))
    war = from_step(g, "battle_strike", ATTACKER).answer("squadron", "unit:galleon")
    assert war.may("card", BASIC[5], "unit:artillery", 1)


def test_gs_14_1_cavalry_never_fights_at_sea() -> None:
    g, _ = a_sea_battle({"galleon": 1, "heavy_cavalry": 2}, {"galley": 1}, ([1, 2, 3, 4, 5, 6, 7], []))
    assert from_step(g, "battle_strike", ATTACKER).answers == (("done",),)


def test_gs_14_2_which_regiments_the_basic_cards_take() -> None:
    close = {KIND["light_infantry"], KIND["heavy_infantry"]}
    shooting = {KIND["archers"], KIND["muskets"]}
    guns = {KIND["artillery"]}
    expected = {
        1: (close, (1,)),
        2: (close, (2,)),
        3: (shooting, (1,)),
        4: (shooting, (2,)),
        5: (guns, (1,)),
        6: (guns, (2,)),
        7: (close | shooting | guns, (1,)),
    }
    cards = DECKS["sea"].basic
    assert {n: (set(card.kinds), card.counts) for n, card in cards.items()} == expected


def test_gs_14_9_no_regiment_is_committed_but_the_squadron_all_the_same() -> None:
    g, battle = a_sea_battle({"galley": 1, "archers": 1}, {"galleon": 1})
    war = from_step(g, "battle_strike", ATTACKER)
    commit(war)
    assert (battle.committed_ship[ATTACKER] >= 0, battle.committed_ship[DEFENDER] >= 0) == (True, True)


# ---- styles [GS-14.3-14.5] -----------------------------------------------------------------------------------------
def styles(
    mine: list[tuple[int, str, int]], yours: list[tuple[int, str, int]], bonus: tuple[int, int] = (0, 0)
) -> tuple[int, int, int]:
    """Own styles and the style of the fight, for commitments (card, kind, number)."""
    _, battle = a_sea_battle({"galleon": 1}, {"galleon": 1})
    battle.committed_cards = [[(n, KIND[k], c) for n, k, c in side] for side in (mine, yours)]
    battle.committed_bonus = list(bonus)
    return own_style(battle, ATTACKER), own_style(battle, DEFENDER), fight_style(battle)


CLOSE = [(1, "light_infantry", 1)]
SHOT = [(3, "archers", 1)]
GUNS = [(5, "artillery", 1)]


@pytest.mark.parametrize(
    "committed,style",
    [
        ([*CLOSE, *SHOT, *GUNS], MELEE),
        ([(1, "heavy_infantry", 1)], MELEE),
        ([*SHOT, *GUNS], SHOOTING),
        ([(3, "muskets", 1)], SHOOTING),
        (GUNS, BOMBARDMENT),
        ([], NO_STYLE),
    ],
)
def test_gs_14_3_the_own_style(committed: list[tuple[int, str, int]], style: int) -> None:
    assert styles(committed, [])[0] == style


@pytest.mark.parametrize(
    "mine,yours,style",
    [
        (CLOSE, CLOSE, MELEE),
        (SHOT, SHOT, SHOOTING),
        (GUNS, CLOSE, BOMBARDMENT),
        (SHOT, GUNS, BOMBARDMENT),
        ([], SHOT, SHOOTING),
        ([], [], NO_STYLE),
    ],
)
def test_gs_14_4_the_higher_style_is_that_of_the_fight(
    mine: list[tuple[int, str, int]], yours: list[tuple[int, str, int]], style: int
) -> None:
    assert styles(mine, yours)[2] == style
    assert styles(yours, mine)[2] == style


def test_ex_27_gs_14_4_melee_against_shooting_is_melee() -> None:
    assert styles(CLOSE, SHOT) == (MELEE, SHOOTING, MELEE)


def test_gs_14_5_evade_melee_makes_it_a_fight_of_shooting() -> None:
    assert styles(SHOT, CLOSE, (4, 0))[2] == SHOOTING
    assert styles(CLOSE, SHOT, (0, 4))[2] == SHOOTING
    assert styles(SHOT, GUNS, (4, 0))[2] == BOMBARDMENT, "it does not help against guns"
    assert styles(CLOSE, CLOSE, (4, 0))[2] == MELEE, "nor those who do not shoot"


def test_ex_28_ex_29_gs_14_7_the_printed_example() -> None:
    """EX-28, EX-29: ATK 3 × 4 = 12 against DEF 4 + 4 + 2 = 10, in a fight of shooting because of card 4."""
    g, battle = a_sea_battle(
        {"galleon": 1, "muskets": 3},
        {"galley": 1, "heavy_infantry": 2, "light_infantry": 1},
        ([3, 4], [2, 7]),
        ([4], []),
    )
    war = from_step(g, "battle_strike", ATTACKER)
    commit(war, (4, "muskets", 2), (3, "muskets", 1), bonus=4)
    commit(war, (2, "heavy_infantry", 2), (7, "light_infantry", 1))
    assert (battle.style, battle.sums) == (SHOOTING, [12, 10])


def test_gs_14_5_evade_melee_is_for_those_who_shoot() -> None:
    g, _ = a_sea_battle(
        {"galley": 1, "light_infantry": 1, "archers": 1}, {"galley": 1}, ([1, 3], []), ([4], [])
    )
    war = from_step(g, "battle_strike", ATTACKER)
    assert not war.may("bonus", sea_card(4))
    war.answer("card", BASIC[3], "unit:archers", 1)
    assert war.may("bonus", sea_card(4))
    war.answer("card", BASIC[1], "unit:light_infantry", 1)
    assert not war.may("bonus", sea_card(4))


def test_gs_14_5_evading_bombardment_breaks_the_fight_off() -> None:
    g, battle = a_sea_battle(
        {"galleon": 1, "artillery": 3}, {"galley": 1, "archers": 1}, ([5, 6], []), ([3], [5])
    )
    war = from_step(g, "battle_strike", ATTACKER)
    commit(war, (6, "artillery", 2), (5, "artillery", 1), bonus=3)
    commit(war, bonus=5)
    assert battle.sums == [0, 0]
    assert "bombardment-evaded" in war.told()
    assert g.vp == [0, 1], "the strike counts as repelled"


def test_gs_14_5_also_the_striker_who_evades_is_repelled() -> None:
    g, battle = a_sea_battle(
        {"galley": 1, "archers": 3}, {"galleon": 1, "artillery": 1}, ([4], [5]), ([5], [])
    )
    war = from_step(g, "battle_strike", ATTACKER)
    commit(war, (4, "archers", 2), bonus=5)
    commit(war, (5, "artillery", 1))
    assert (battle.sums, g.vp) == ([0, 0], [0, 1])


def test_gs_14_5_a_card_whose_condition_turns_out_unmet_does_nothing_and_is_discarded() -> None:
    """GS-14.5, OP-28"""
    g, battle = a_sea_battle({"galley": 1, "archers": 2}, {"galley": 1, "archers": 1}, ([4], [3]), ([], [5]))
    war = from_step(g, "battle_strike", ATTACKER)
    commit(war, (4, "archers", 2))
    commit(war, (3, "archers", 1), bonus=5)
    assert battle.sums == [8, 3]
    assert battle.discarded[DEFENDER] == [BASIC[3], sea_card(5)]


def test_gs_14_5_who_bombards_does_not_break_the_fight_off() -> None:
    _, battle = a_sea_battle({"galleon": 1}, {"galleon": 1})
    guns = (5, KIND["artillery"], 1)
    battle.committed_bonus = [EVADE_BOMBARDMENT, 0]
    battle.committed_cards = [[guns], [guns]]
    assert not is_broken_off(battle)
    battle.committed_cards = [[], [guns]]
    assert is_broken_off(battle)


def test_gs_14_5_who_bombards_does_not_evade_bombardment() -> None:
    g, _ = a_sea_battle({"galleon": 1, "artillery": 1}, {"galley": 1}, ([5], []), ([5], []))
    war = from_step(g, "battle_strike", ATTACKER)
    assert war.may("bonus", sea_card(5))
    war.answer("card", BASIC[5], "unit:artillery", 1)
    assert not war.may("bonus", sea_card(5))


# ---- sums [GS-14.6-14.8] -------------------------------------------------------------------------------------------
def test_gs_14_6_bonus_cards_help_the_striker_only() -> None:
    g, _ = a_sea_battle(
        {"galley": 1, "light_infantry": 2}, {"galley": 1, "light_infantry": 2}, ([2], [2]), ([1], [1])
    )
    war = from_step(g, "battle_strike", ATTACKER)
    war.answer("card", BASIC[2], "unit:light_infantry", 2)
    assert war.may("bonus", sea_card(1))
    war.answer("done").answer("card", BASIC[2], "unit:light_infantry", 2)
    assert not war.may("bonus", sea_card(1))
    assert g.battle is not None
    g.battle.committed_bonus = [1, 1]
    assert sea_sum(g, g.battle, ATTACKER, True, MELEE) == 2 * 3 + 6
    assert sea_sum(g, g.battle, DEFENDER, False, MELEE) == 2 * 2


@pytest.mark.parametrize(
    "kind,card,bonus,atk",
    [("light_infantry", 2, 1, 6 + 6), ("muskets", 4, 2, 8 + 6), ("artillery", 6, 3, 16 + 8)],
)
def test_gs_14_6_what_they_add(kind: str, card: int, bonus: int, atk: int) -> None:
    g, battle = a_sea_battle(
        {"galleon": 1, kind: 2}, {"galley": 1, "light_cavalry": 1}, ([card], []), ([bonus], [])
    )
    war = from_step(g, "battle_strike", ATTACKER)
    commit(war, (card, kind, 2), bonus=bonus)
    commit(war)
    assert battle.sums[0] == atk


def test_gs_14_7_values_by_style() -> None:
    """The printed table, dashes as 0; artillery and cavalry count 2 when they are lost (GS-15.3)."""
    table = {
        "light_infantry": ((3, 0, 0), (2, 2)),
        "heavy_infantry": ((4, 0, 0), (4, 4)),
        "muskets": ((2, 4, 0), (4, 5)),
        "archers": ((2, 4, 0), (2, 3)),
        "artillery": ((0, 0, 8), (0, 0)),
        "light_cavalry": ((0, 0, 0), (0, 0)),
        "heavy_cavalry": ((0, 0, 0), (0, 0)),
    }
    assert {k.id: (k.sea_atk, k.sea_def[:2]) for k in KINDS if not k.is_ship} == table
    loss = {k.id: k.sea_loss for k in KINDS}
    assert [loss[k][:2] for k in ("artillery", "light_cavalry", "heavy_cavalry")] == [(2, 2)] * 3


@pytest.mark.parametrize("ship,defence", [("galley", 15), ("galleon", 20)])
def test_gs_14_8_in_bombardment_the_squadron_is_the_whole_defence(ship: str, defence: int) -> None:
    g, battle = a_sea_battle({"galleon": 1, "artillery": 1}, {ship: 1, "muskets": 1}, ([5], [3]))
    war = from_step(g, "battle_strike", ATTACKER)
    commit(war, (5, "artillery", 1))
    commit(war, (3, "muskets", 1))
    assert (battle.style, battle.sums) == (BOMBARDMENT, [8, defence])


def test_gs_14_9_a_card_named_after_one_style_counts_in_another() -> None:
    """Archers on a shooting card, in melee: 2 each."""
    g, battle = a_sea_battle({"galley": 1, "archers": 2}, {"galley": 1, "light_infantry": 1}, ([4], [1]))
    war = from_step(g, "battle_strike", ATTACKER)
    commit(war, (4, "archers", 2))
    commit(war, (1, "light_infantry", 1))
    assert (battle.style, battle.sums) == (MELEE, [4, 2])


def test_gs_14_3_a_fleet_without_regiments_strikes_with_nothing() -> None:
    g, battle = a_sea_battle({"galley": 1}, {"galley": 1})
    owns(g, FRANCE, "n02")
    war = from_step(g, "battle_strike", DEFENDER)
    assert war.over, "nobody has anything to decide"
    assert battle.sums == [0, 0]
    assert units(g, FRANCE, "n02") == {"galley": 1}
    assert g.vp == [0, 1]


def test_gs_14_5_nelson_denies_the_evasion_of_bombardment() -> None:
    """GS-19.3"""
    g, _ = a_sea_battle({"galleon": 1, "artillery": 1}, {"galley": 1, "archers": 1}, ([5], [3]), ([], [5]))
    with_commander(g, FRANCE, "nelson")
    with_commander(g, BYZANTIUM, "doria")
    war = from_step(g, "battle_strike", ATTACKER)
    commit(war, (5, "artillery", 1))
    assert not war.may("bonus", sea_card(5))
    assert (war.why_not("bonus", sea_card(5)), war.reason("bonus", sea_card(5))) == ("GS-19.3", "card-denied")


def test_gs_14_6_why_a_card_cannot_be_added_at_sea() -> None:
    force, hand = {"galley": 1, "archers": 2}, [1, 2, 4, 6]
    g, _ = a_sea_battle(force, force, ([4], [4]), (hand, hand))
    war = from_step(g, "battle_strike", ATTACKER)
    reasons = [war.reason("bonus", sea_card(n)) for n in hand]
    unfit = "bonus-does-not-fit"
    assert reasons == [unfit, unfit, unfit, "card-before-the-strikes"], "nothing is committed yet"
    commit(war, (4, "archers", 2), bonus=2)
    assert war.seat == BYZANTIUM
    war.answer("card", BASIC[4], "unit:archers", 2)
    reasons = [war.reason("bonus", sea_card(n)) for n in hand]
    assert reasons == ["bonus-for-strikes", "bonus-for-strikes", "", "card-before-the-strikes"]
