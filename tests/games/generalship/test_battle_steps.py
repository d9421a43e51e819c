"""GS-12: the seven steps of a battle, in their order."""

from __future__ import annotations

import pytest

from games.generalship.builders import (
    Playing,
    at,
    owns,
    play,
    units,
    with_commander,
    with_political,
    with_units,
)
from games.generalship.war_builders import (
    ATTACKER,
    BYZANTIUM,
    DEFENDER,
    DRY,
    FRANCE,
    a_battle,
    a_front,
    commit,
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


def a_meeting(seed: str = "1") -> Generalship:
    """France attacks n02 from n05 with two heavy infantry; Byzantium has two archers there and owns bz_left."""
    g = a_front(DRY, seed)
    with_units(g, FRANCE, "n02", heavy_infantry=2)
    with_units(g, BYZANTIUM, "n02", archers=2)
    owns(g, FRANCE, "n05")
    return g


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


# ---- steps 6 and 7 [GS-12.12-12.16] --------------------------------------------------------------------------------
def at_step_6(attacker: list[int], defender: list[int]) -> tuple[Generalship, Playing]:
    """Basic cards as given; the defender is about to strike."""
    g = a_meeting()
    a_battle(g, "n02", basic=(attacker, defender))
    return g, from_step(g, "battle_strike", DEFENDER)


def test_gs_12_12_the_striker_commits_first_then_the_other() -> None:
    _, war = at_step_6([1], [5])
    assert (war.seat, war.prompt) == (BYZANTIUM, "commit-strike")
    commit(war, (5, "archers", 2))
    assert (war.seat, war.prompt) == (FRANCE, "commit-repel")


def test_gs_12_12_a_defender_who_strikes_home_wins_the_battle() -> None:
    g, war = at_step_6([7], [5])
    commit(war, (5, "archers", 2))
    commit(war, (7, "heavy_infantry", 1))
    assert war.args_of("battle-hit") == [
        {"nation": "nation:byzantium", "enemy": "nation:france", "atk": 8, "defence": 4}
    ]
    assert units(g, FRANCE, "n05") == {"heavy_infantry": 1}, "one is lost, the other retreats"
    assert (g.vp, g.battle_count, g.owner[at(g, "n02")]) == ([0, 1], [1, 1], BYZANTIUM)
    assert units(g, BYZANTIUM, "n02") == {"archers": 2}


def test_gs_12_12_equal_sums_are_repelled_and_nobody_loses_anything() -> None:
    g, war = at_step_6([1, 1], [5, 5])
    commit(war, (5, "archers", 2))
    commit(war, (1, "heavy_infantry", 2))
    assert (war.seat, war.prompt) == (FRANCE, "commit-strike"), "8 against 8: the attacker strikes now"
    assert units(g, FRANCE, "n02") == {"heavy_infantry": 2}
    assert g.battle_count == [0, 0]


def test_gs_12_13_only_cards_are_used_up_every_unit_may_fight_again() -> None:
    _, war = at_step_6([1, 1], [5, 5])
    commit(war, (5, "archers", 2))
    commit(war, (1, "heavy_infantry", 2))
    card = DECKS["land"].basic[1].noun
    assert war.may("card", card, "unit:heavy_infantry", 2)
    commit(war, (1, "heavy_infantry", 2))
    assert (war.seat, war.prompt) == (BYZANTIUM, "commit-repel")
    assert war.may("card", DECKS["land"].basic[5].noun, "unit:archers", 2)


def test_gs_12_13_committed_cards_are_discarded() -> None:
    _, war = at_step_6([1], [5])
    commit(war, (5, "archers", 2))
    commit(war, (1, "heavy_infantry", 2))
    assert war.answers == (("done",),), "the only card is gone"


def test_gs_12_13_an_attacker_who_strikes_home_wins_tile_and_reward() -> None:
    g, war = at_step_6([1, 1], [])
    commit(war)
    commit(war, (1, "heavy_infantry", 2))
    commit(war, (1, "heavy_infantry", 2))
    commit(war)
    assert (g.vp, g.battle_count, g.owner[at(g, "n02")]) == ([2, 0], [1, 1], FRANCE)
    assert units(g, BYZANTIUM, "n02") == {}


def test_gs_12_13_an_attacker_who_is_repelled_retreats_without_losses() -> None:
    g, war = at_step_6([], [])
    for _ in range(4):
        commit(war)
    assert units(g, FRANCE, "n05") == {"heavy_infantry": 2}
    assert (g.vp, g.battle_count) == ([0, 1], [1, 1])
    assert "losses-due" not in war.told(), "and nobody speaks of losses"


def test_gs_12_15_at_the_end_all_tactic_cards_go_back() -> None:
    g, war = at_step_6([1], [5])
    for _ in range(4):
        commit(war)
    assert war.over
    assert g.battle is None


def test_gs_12_16_losses_retreat_ownership_counts_reward_in_this_order() -> None:
    g, war = at_step_6([1, 1], [])
    with_units(g, BYZANTIUM, "n02", archers=1)
    with_commander(g, BYZANTIUM, "nelson")
    commit(war)
    commit(war)
    commit(war, (1, "heavy_infantry", 1))
    commit(war)
    war.answer("retreat", "tile:bz_left")
    war.answer("take_points", 2)
    told = [
        key
        for key in war.told()
        if key in ("units-lost", "retreated", "tile-taken", "battle-count", "vp-battle", "battle-over")
    ]
    assert told == [
        "units-lost",
        "retreated",
        "tile-taken",
        "battle-count",
        "battle-count",
        "vp-battle",
        "battle-over",
    ]


def test_gs_12_12_a_commitment_is_hidden_until_both_are_shown() -> None:
    """GS-12.12, GS-20"""
    g, war = at_step_6([1], [5])
    battle = g.battle
    assert battle is not None
    commit(war, (5, "archers", 2))
    assert (battle.revealed, battle.committed_cards[DEFENDER]) == ([0, 0], [(5, 3, 2)])
    assert "battle-revealed" not in war.told(FRANCE)
    commit(war, (1, "heavy_infantry", 2))
    shown = war.events("battle-revealed")
    assert [event.to for event in shown] == [None, None]
    assert battle.discarded == [[DECKS["land"].basic[1].noun], [DECKS["land"].basic[5].noun]]


def test_op_38_a_defender_with_squadrons_only_is_fought_all_the_same() -> None:
    g = a_front()
    with_units(g, FRANCE, "n02", heavy_infantry=1)
    with_units(g, BYZANTIUM, "n02", galley=1)
    owns(g, FRANCE, "n05")
    a_battle(g, "n02", basic=([7, 7], [1]))
    war = from_step(g, "battle_strike", DEFENDER)
    assert (war.seat, war.prompt) == (FRANCE, "commit-repel"), "nothing to strike with: nobody is asked"
    commit(war)
    commit(war, (7, "heavy_infantry", 1))
    assert war.args_of("battle-hit")[0]["atk"] == 4
    assert (g.vp, units(g, BYZANTIUM, "n02")) == ([2, 0], {})


def test_op_18_an_ally_on_the_same_tile_is_fought_next_without_reinforcements() -> None:
    from games.generalship.builders import a_game, with_alliance

    g = a_game(3)
    austria, byzantium, england = 0, 1, 2
    with_alliance(g, austria, byzantium)
    with_units(g, austria, "at_capital", archers=1)
    with_units(g, byzantium, "at_capital", archers=1)
    with_units(g, byzantium, "at_right", archers=1)
    with_units(g, england, "at_capital", heavy_infantry=2)
    assert g.owner[at(g, "at_capital")] == austria
    a_battle(g, "at_capital", attacker=england, defender=austria)
    war = from_step(g, "battle_strike", DEFENDER)
    for cards in ((), (), [(1, "heavy_infantry", 2)], ()):
        assert g.battle is not None
        if cards:
            g.battle.basic[ATTACKER] = [1]
        commit(war, *cards)
    assert g.vp == [0, 0, 2]
    assert g.battle is not None
    assert g.battle.seats == [england, byzantium]
    assert g.owner[at(g, "at_capital")] == byzantium, "not yet the attacker's"
    assert war.prompt == "commit-strike", "no reinforcements"
    assert war.seat == byzantium


@pytest.mark.parametrize("native, guest", [("austria", "byzantium"), ("byzantium", "austria")])
def test_op_18_the_nation_itself_is_fought_before_its_guest(native: str, guest: str) -> None:
    """Whatever their seats are; and once the nation is beaten the tile is the guest's, not yet the attacker's."""
    from games.generalship.builders import a_game, seat_of, with_alliance

    g = a_game(3)
    host, other, england = seat_of(g, native), seat_of(g, guest), seat_of(g, "england")
    with_alliance(g, host, other)
    front = "at_right" if native == "austria" else "bz_left"
    with_units(g, other, front, archers=1)
    with_units(g, host, front, archers=1)
    outside = next(p for p in g.plan.neighbours[at(g, front)] if p < g.plan.neutral)
    with_units(g, england, g.plan.positions[outside], heavy_infantry=1)
    war = go(play(g, ("march", england)), "move", g.plan.positions[outside], front)
    assert g.battle is not None
    assert g.battle.seats == [england, host]
    assert war.seat == host


def test_op_18_between_the_two_battles_the_guest_holds_the_tile() -> None:
    from games.generalship.builders import a_game, seat_of, with_alliance

    g = a_game(nations=["england", "austria", "byzantium"])
    england, austria, byzantium = (seat_of(g, n) for n in ("england", "austria", "byzantium"))
    with_alliance(g, austria, byzantium)
    with_commander(g, austria, "zizka")
    with_units(g, austria, "at_capital", archers=1)
    with_units(g, byzantium, "at_capital", archers=1)
    with_units(g, england, "at_capital", heavy_infantry=2)
    a_battle(g, "at_capital", attacker=england, defender=austria, basic=([1], []))
    war = from_step(g, "battle_strike", ATTACKER)
    commit(war, (1, "heavy_infantry", 2))
    commit(war)
    assert war.prompt == "reward"
    assert g.owner[at(g, "at_capital")] == byzantium


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


def test_gs_11_11_the_whole_battle_runs_from_the_march() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", heavy_infantry=2)
    with_units(g, BYZANTIUM, "n02", archers=2)
    war = play(g, ("march", FRANCE))
    go(war, "move", "n05", "n02")
    while not war.over:
        war.answer(*war.answers[0])
    assert g.battle is None
    assert g.battle_count == [1, 1]
