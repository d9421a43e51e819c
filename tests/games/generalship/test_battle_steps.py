"""GS-12: the seven steps of a battle, in their order."""

from __future__ import annotations

import pytest

from games.generalship.builders import (
    Playing,
    at,
    units,
    with_political,
    with_units,
)
from games.generalship.war_builders import (
    ATTACKER,
    BYZANTIUM,
    DEFENDER,
    FRANCE,
    a_battle,
    a_front,
    a_meeting,
    decline,
    from_step,
    go,
    hands,
    land_card,
    march,
)
from theatrum.games.generalship.queries.odds import chance_to_hold
from theatrum.games.generalship.rules.battle import raise_battle_count
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.generals import GENERAL
from theatrum.games.generalship.tables.tactics import AMBUSH, DECKS, PURSUIT, RETREAT


# ---- step 1 [GS-12.1] ----------------------------------------------------------------------------------------------
def test_gs_12_1_the_defender_buys_the_attacker_off() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", heavy_infantry=2)
    with_units(g, BYZANTIUM, "n02", archers=2)
    with_political(g, BYZANTIUM, "hannibal", "nelson")
    with_political(g, FRANCE, "scipio")
    war = go(march(g, FRANCE), "move", "n05", "n02")
    assert (war.seat, war.prompt) == (BYZANTIUM, "buy-off")
    war.answer("buy_off")
    assert g.political[BYZANTIUM] == [GENERAL["hannibal"]], "the rightmost card is given"
    assert g.political[FRANCE] == [GENERAL["scipio"], GENERAL["nelson"]], "and added at the right end"
    assert units(g, FRANCE, "n05") == {"heavy_infantry": 2}, "the attacker retreats"
    assert (g.battle_count, g.vp, g.battle) == ([1, 0], [0, 0], None)
    assert g.owner[at(g, "n02")] == BYZANTIUM


def test_gs_12_1_not_without_a_political_card() -> None:
    g = a_meeting()
    a_battle(g, "n02")
    assert from_step(g, "battle_buy_off").prompt == "commit-strike"


def test_gs_12_1_it_may_be_declined() -> None:
    g = a_meeting()
    with_political(g, BYZANTIUM, 1)
    a_battle(g, "n02")
    war = from_step(g, "battle_buy_off").answer("pass")
    assert war.prompt != "buy-off"
    assert (len(g.political[BYZANTIUM]), g.battle_count) == (1, [0, 0])


def test_gs_20_only_giver_and_receiver_know_the_card_that_was_handed_over() -> None:
    g = a_meeting()
    with_political(g, BYZANTIUM, "nelson")
    a_battle(g, "n02")
    war = from_step(g, "battle_buy_off").answer("buy_off")
    (event,) = war.events("card-handed-over")
    assert event.to == (BYZANTIUM, FRANCE)
    assert "bought-off" in war.told(None)
    assert g.known[BYZANTIUM] == [GENERAL["nelson"]]


@pytest.mark.parametrize("before,after", [(0, 1), (4, 5), (5, 5)])
def test_ex_37_gs_12_14_the_battle_count_stops_at_five(before: int, after: int) -> None:
    g = a_front()
    g.battle_count[FRANCE] = before
    raise_battle_count(g, FRANCE)
    assert g.battle_count[FRANCE] == after


# ---- step 2 [GS-12.8] ----------------------------------------------------------------------------------------------
def test_gs_12_8_the_defender_first_each_may_once_swap_advanced_for_basic_cards() -> None:
    g = a_meeting()
    battle = a_battle(g, "n02", basic=([1], [1]), advanced=([1, 2], [3, 3]))
    war = from_step(g, "battle_swap", DEFENDER)
    assert (war.seat, war.prompt) == (BYZANTIUM, "swap-cards")
    assert war.answers == (("discard", land_card(3)), ("done",))
    war.answer("discard", land_card(3)).answer("done")
    assert (battle.advanced[DEFENDER], len(battle.basic[DEFENDER])) == ([3], 2)
    assert (war.seat, war.prompt) == (FRANCE, "swap-cards"), "once: the attacker's turn"
    war.answer("discard", land_card(1)).answer("discard", land_card(2))
    assert (battle.advanced[ATTACKER], len(battle.basic[ATTACKER])) == ([], 3)


def test_gs_12_8_discards_are_out_of_this_battle() -> None:
    g = a_meeting()
    battle = a_battle(g, "n02", advanced=([], [3]))
    left = list(battle.advanced_deck)
    from_step(g, "battle_swap", DEFENDER).answer("discard", land_card(3))
    assert battle.advanced_deck == left
    assert (battle.buried_advanced[DEFENDER], battle.spent_cards[DEFENDER]) == ([3], 1)


def test_gs_12_8_not_more_than_are_left_in_the_deck() -> None:
    g = a_meeting()
    battle = a_battle(g, "n02", advanced=([], [3, 3]))
    battle.basic_deck = [7]
    war = from_step(g, "battle_swap", DEFENDER).answer("discard", land_card(3))
    assert war.prompt != "swap-cards"
    assert (battle.basic[DEFENDER], battle.advanced[DEFENDER], battle.basic_deck) == ([7], [3], [])


def test_gs_20_drawn_and_exchanged_cards_are_seen_by_their_owner_only() -> None:
    """GS-20, OP-34"""
    g = a_meeting()
    a_battle(g, "n02", advanced=([], [3]))
    war = from_step(g, "battle_swap", DEFENDER).answer("discard", land_card(3))
    (drawn,) = war.events("drew-tactics")
    assert drawn.to == (BYZANTIUM,)
    (swapped,) = war.events("battle-swapped")
    assert (swapped.to, dict(swapped.args)) == (None, {"nation": "nation:byzantium", "n": 1})


# ---- step 3 [GS-12.9] ----------------------------------------------------------------------------------------------
def at_step_3(attacker: list[int], defender: list[int]) -> tuple[Generalship, Playing]:
    g = a_meeting()
    a_battle(g, "n02", advanced=(attacker, defender))
    return g, from_step(g, "battle_retreat", DEFENDER)


def test_gs_12_9_the_defender_retreats_and_the_attacker_holds_the_tile() -> None:
    g, war = at_step_3([1], [RETREAT])
    assert (war.seat, war.prompt) == (BYZANTIUM, "retreat")
    war.answer("play", land_card(RETREAT)).answer("pass")
    assert (war.seat, war.prompt) == (BYZANTIUM, "retreat-to")
    war.answer("retreat", "tile:bz_left")
    assert units(g, BYZANTIUM, "bz_left") == {"archers": 2}
    assert g.owner[at(g, "n02")] == FRANCE
    assert (g.battle_count, g.vp, g.battle) == ([1, 1], [0, 0], None)


def test_gs_12_9_pursuit_prevents_the_retreat() -> None:
    g, war = at_step_3([PURSUIT], [RETREAT])
    battle = g.battle
    assert battle is not None
    war.answer("play", land_card(RETREAT))
    assert (war.seat, war.prompt) == (FRANCE, "pursuit")
    war.answer("play", land_card(PURSUIT))
    assert war.prompt == "commit-strike"
    assert battle.advanced == [[], []]
    assert battle.discarded == [[land_card(PURSUIT)], [land_card(RETREAT)]], "played cards are discarded"


def test_gs_12_9_then_the_attacker_may_retreat_and_be_pursued() -> None:
    g, war = at_step_3([RETREAT], [PURSUIT])
    war.answer("pass")
    assert (war.seat, war.prompt) == (FRANCE, "retreat")
    war.answer("play", land_card(RETREAT))
    assert (war.seat, war.prompt) == (BYZANTIUM, "pursuit")
    war.answer("pass")
    assert units(g, FRANCE, "n05") == {"heavy_infantry": 2}
    assert (g.owner[at(g, "n02")], g.battle_count, g.vp) == (BYZANTIUM, [1, 1], [0, 0])


def test_gs_12_9_one_attempt_per_side_even_with_two_cards() -> None:
    """GS-12.9, OP-24"""
    _, war = at_step_3([PURSUIT], [RETREAT, RETREAT])
    war.answer("play", land_card(RETREAT)).answer("play", land_card(PURSUIT))
    decline(war, "ambush")
    assert war.prompt == "commit-strike"


def test_gs_12_9_the_window_is_open_to_whoever_holds_advanced_cards_whatever_they_are() -> None:
    """GS-20 Being asked tells nothing."""
    _, war = at_step_3([1], [2])
    assert (war.seat, war.prompt, war.answers) == (BYZANTIUM, "retreat", (("pass",),))
    war.answer("pass")
    assert (war.seat, war.prompt, war.answers) == (FRANCE, "retreat", (("pass",),))


def test_gs_12_9_who_holds_no_advanced_card_is_not_asked() -> None:
    _, war = at_step_3([], [])
    assert war.prompt == "commit-strike"


def test_the_chance_that_the_enemy_holds_a_card_is_reckoned_from_what_one_has_seen() -> None:
    g = a_meeting()
    battle = a_battle(g, "n02", advanced=([1], [RETREAT, 2]))
    assert chance_to_hold(battle, DEFENDER, [PURSUIT]) == round(100 * 3 / 22)
    battle.discarded[ATTACKER] += [land_card(PURSUIT)] * 3
    assert chance_to_hold(battle, DEFENDER, [PURSUIT]) == 0
    assert chance_to_hold(battle, ATTACKER, [1, 2, 3, 4, 5, 6, 7]) == 100


# ---- step 4 [GS-12.10] ---------------------------------------------------------------------------------------------
def at_step_4(attacker: list[int], defender: list[int]) -> tuple[Generalship, Playing]:
    g = a_meeting()
    a_battle(g, "n02", advanced=(attacker, defender))
    return g, from_step(g, "battle_ambush")


def test_gs_12_10_an_ambush_skips_the_defenders_strike() -> None:
    _, war = at_step_4([AMBUSH], [])
    war.answer("play", land_card(AMBUSH))
    assert (war.seat, war.prompt) == (FRANCE, "commit-strike")


def test_gs_12_10_without_an_ambush_the_defender_strikes_first() -> None:
    _, war = at_step_4([AMBUSH], [])
    war.answer("pass")
    assert (war.seat, war.prompt) == (BYZANTIUM, "commit-strike")


def test_gs_12_10_retreat_prevents_the_ambush() -> None:
    _, war = at_step_4([AMBUSH, 1], [RETREAT])
    war.answer("play", land_card(AMBUSH))
    assert (war.seat, war.prompt) == (BYZANTIUM, "ambush-evaded")
    war.answer("play", land_card(RETREAT))
    assert (war.seat, war.prompt) == (FRANCE, "ambush-insisted")
    war.answer("pass")
    assert (war.seat, war.prompt) == (BYZANTIUM, "commit-strike")


def test_gs_12_10_pursuit_insists() -> None:
    _, war = at_step_4([AMBUSH, PURSUIT], [RETREAT])
    war.answer("play", land_card(AMBUSH)).answer("play", land_card(RETREAT))
    war.answer("play", land_card(PURSUIT))
    assert (war.seat, war.prompt) == (FRANCE, "commit-strike")


def test_gs_12_10_only_the_attacker_ambushes() -> None:
    _, war = at_step_4([], [AMBUSH])
    assert war.prompt == "commit-strike"


def test_gs_12_10_hands_are_read_when_they_are_needed() -> None:
    """A window's answers follow the hand at the moment of looking, for hidden cards may be re-dealt under it."""
    g, war = at_step_4([AMBUSH], [1])
    war.answer("play", land_card(AMBUSH))
    hands(g, [], [RETREAT])
    assert play_answers(war) == [("play", land_card(RETREAT))]


def play_answers(war: Playing) -> list[tuple[str | int, ...]]:
    given = war.question().ask.answers
    assert callable(given)
    return [answer for answer in given() if answer != ("pass",)]


# ---- step 5 [GS-12.11] ---------------------------------------------------------------------------------------------
def test_gs_12_11_up_to_five_cards_of_any_kind_for_a_political_card_as_often_as_wanted() -> None:
    g = a_meeting()
    with_political(g, BYZANTIUM, 2)
    battle = a_battle(g, "n02", basic=([], [1, 1, 1, 1, 2, 2]), advanced=([], [3]))
    war = from_step(g, "battle_exchange", DEFENDER)
    assert (war.seat, war.prompt) == (BYZANTIUM, "exchange-cards")
    war.answer("discard", land_card(3))
    for _ in range(4):
        war.answer("discard", DECKS["land"].basic[1].noun)
    assert len(g.political[BYZANTIUM]) == 1, "five cards, one payment"
    assert (len(battle.basic[DEFENDER]), battle.advanced[DEFENDER]) == (7, [])
    assert battle.buried_basic[DEFENDER] == [1, 1, 1, 1]
    assert war.prompt == "exchange-cards", "again, for the other card"
    war.answer("done")
    assert (war.seat, war.prompt) == (BYZANTIUM, "commit-strike")


def test_gs_12_11_defender_first_then_the_attacker() -> None:
    g = a_meeting()
    with_political(g, BYZANTIUM, 1)
    with_political(g, FRANCE, 1)
    a_battle(g, "n02", basic=([1], [1]))
    war = from_step(g, "battle_exchange", DEFENDER).answer("done")
    assert (war.seat, war.prompt) == (FRANCE, "exchange-cards")


def test_gs_12_11_payment_is_the_rightmost_political_card() -> None:
    g = a_meeting()
    with_political(g, BYZANTIUM, "hannibal", "nelson")
    a_battle(g, "n02", basic=([], [1]))
    war = from_step(g, "battle_exchange", DEFENDER).answer("discard", DECKS["land"].basic[1].noun)
    assert g.political[BYZANTIUM] == [GENERAL["hannibal"]]
    assert war.prompt == "exchange-cards"


def test_gs_12_11_not_without_payment_cards_or_a_deck() -> None:
    g = a_meeting()
    a_battle(g, "n02", basic=([1], [1]))
    assert from_step(g, "battle_exchange", DEFENDER).prompt == "commit-strike"
    g = a_meeting()
    with_political(g, BYZANTIUM, 1)
    a_battle(g, "n02", basic=([1], [1])).basic_deck = []
    assert from_step(g, "battle_exchange", DEFENDER).prompt == "commit-strike"


def test_gs_12_11_not_more_than_are_left_in_the_deck() -> None:
    g = a_meeting()
    with_political(g, BYZANTIUM, 1)
    battle = a_battle(g, "n02", basic=([], [1, 1, 1]))
    battle.basic_deck = [7, 7]
    war = from_step(g, "battle_exchange", DEFENDER)
    war.answer("discard", DECKS["land"].basic[1].noun).answer("discard", DECKS["land"].basic[1].noun)
    assert (battle.basic[DEFENDER], battle.basic_deck) == ([1, 7, 7], [])
