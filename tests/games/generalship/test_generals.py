"""GS-7: general cards."""

from __future__ import annotations

from games.generalship.builders import a_game, play, with_commander, with_hand, with_political
from theatrum.games.generalship.rules.generals import discard_commander, lose_rightmost
from theatrum.games.generalship.tables.generals import GENERAL, GENERALS

AUSTRIA, BYZANTIUM, ENGLAND = 0, 1, 2


def test_gs_7_1_draw_one_card_into_the_hand() -> None:
    g = a_game()
    top = g.general_deck[-1]
    game = play(g, ("general_action", AUSTRIA))
    assert game.answers == (("draw-general",),)
    game.answer("draw-general")
    assert game.over
    assert g.hand[AUSTRIA] == [top]


def test_gs_7_1_the_drawer_alone_sees_the_card() -> None:
    """GS-7.1, GS-20"""
    g = a_game()
    game = play(g, ("general_action", AUSTRIA)).answer("draw-general")
    assert "drew-general" in game.told(AUSTRIA)
    assert game.told(BYZANTIUM) == game.told(None) == ["drew-generals"]


def test_gs_7_1_draw_or_use_but_not_both() -> None:
    g = a_game()
    with_hand(g, AUSTRIA, "hannibal", "nelson")
    game = play(g, ("general_action", AUSTRIA))
    assert game.may("draw-general")
    game.answer("politics", "general:nelson")
    assert not game.may("draw-general")
    game.answer("done")
    assert len(g.hand[AUSTRIA]) == 1


def test_ex_6_the_others_draw_or_develop_when_the_active_player_takes_a_general() -> None:
    g = a_game(2)
    game = (
        play(g, ("turn", 0)).answer("choose", "action:tile_cards_a").answer("generals").answer("draw-general")
    )
    assert (game.seat, game.prompt) == (BYZANTIUM, "technology-action")
    game.answer("draw-technology")
    assert len(g.tech_hand[BYZANTIUM]) == 2


def test_ex_7_three_cards_one_commands_and_two_go_into_politics() -> None:
    """EX-7, GS-7.2"""
    g = a_game()
    with_hand(g, AUSTRIA, "hannibal", "nelson", "caesar")
    game = play(g, ("general_action", AUSTRIA)).answer("appoint", "general:caesar")
    game.answer("politics", "general:nelson").answer("politics", "general:hannibal")
    assert game.over
    assert g.commander[AUSTRIA] == GENERAL["caesar"]
    assert g.political[AUSTRIA] == [GENERAL["nelson"], GENERAL["hannibal"]]
    assert g.hand[AUSTRIA] == []


def test_gs_7_2_at_least_one_card_is_used_and_others_may_stay() -> None:
    g = a_game()
    with_hand(g, AUSTRIA, "hannibal", "nelson")
    game = play(g, ("general_action", AUSTRIA))
    assert not game.may("done")
    game.answer("appoint", "general:hannibal").answer("done")
    assert g.hand[AUSTRIA] == [GENERAL["nelson"]]


def test_gs_7_2_a_replaced_commander_is_discarded() -> None:
    g = a_game()
    with_commander(g, AUSTRIA, "drake")
    with_hand(g, AUSTRIA, "hannibal")
    play(g, ("general_action", AUSTRIA)).answer("appoint", "general:hannibal")
    assert g.commander[AUSTRIA] == GENERAL["hannibal"]
    assert g.general_discard == [GENERAL["drake"]]


def test_gs_7_2_at_most_one_card_becomes_commander() -> None:
    g = a_game()
    with_hand(g, AUSTRIA, "hannibal", "nelson", "caesar")
    game = play(g, ("general_action", AUSTRIA)).answer("politics", "general:nelson")
    assert game.may("appoint", "general:hannibal")
    game.answer("appoint", "general:hannibal")
    assert not game.may("appoint", "general:caesar")
    assert game.may("politics", "general:caesar")


def test_gs_7_2_cards_join_the_right_end_of_the_political_row() -> None:
    g = a_game()
    with_political(g, AUSTRIA, "drake")
    with_hand(g, AUSTRIA, "hannibal")
    game = play(g, ("general_action", AUSTRIA)).answer("politics", "general:hannibal")
    assert g.political[AUSTRIA] == [GENERAL["drake"], GENERAL["hannibal"]]
    assert "political-own" not in game.told(BYZANTIUM)


def test_gs_7_3_without_commander_and_cards_the_rightmost_political_card_may_take_command() -> None:
    g = a_game()
    with_political(g, AUSTRIA, "drake", "nelson")
    game = play(g, ("general_action", AUSTRIA)).answer("promote")
    assert game.over
    assert g.commander[AUSTRIA] == GENERAL["nelson"]
    assert g.political[AUSTRIA] == [GENERAL["drake"]]


def test_gs_7_3_not_with_a_commander_nor_with_unused_cards() -> None:
    g = a_game()
    with_political(g, AUSTRIA, "drake")
    with_commander(g, AUSTRIA, "nelson")
    assert not play(g, ("general_action", AUSTRIA)).may("promote")
    g.commander[AUSTRIA] = -1
    with_hand(g, AUSTRIA, "hannibal")
    assert not play(g, ("general_action", AUSTRIA)).may("promote")


def test_gs_7_2_why_a_second_commander_is_not_appointed() -> None:
    g = a_game()
    with_hand(g, AUSTRIA, "hannibal", "nelson")
    game = play(g, ("general_action", AUSTRIA)).answer("politics", "general:nelson")
    assert game.reason("appoint", "general:hannibal") == ""
    g = a_game()
    with_hand(g, AUSTRIA, "hannibal", "nelson")
    game = play(g, ("general_action", AUSTRIA)).answer("appoint", "general:nelson")
    assert game.reason("appoint", "general:hannibal") == "one-commander"


def test_gs_7_2_the_log_says_who_was_replaced() -> None:
    g = a_game()
    with_commander(g, AUSTRIA, "drake")
    with_hand(g, AUSTRIA, "hannibal")
    game = play(g, ("general_action", AUSTRIA)).answer("appoint", "general:hannibal")
    assert game.told(BYZANTIUM) == ["commander-appointed", "commander-replaced"]
    assert game.args_of("commander-replaced")[0]["general"] == "general:drake"


def test_gs_7_3_why_a_political_card_does_not_take_command() -> None:
    g = a_game()
    with_political(g, AUSTRIA, "drake")
    with_hand(g, AUSTRIA, "hannibal")
    assert play(g, ("general_action", AUSTRIA)).reason("promote") == "promotion-is-for-the-bare"
    with_commander(g, BYZANTIUM, "nelson")
    with_political(g, BYZANTIUM, "zizka")
    assert play(g, ("general_action", BYZANTIUM)).reason("promote") == "promotion-is-for-the-bare"


def test_gs_7_4_political_cards_are_lost_from_the_right_end() -> None:
    g = a_game()
    with_political(g, AUSTRIA, "drake", "nelson")
    assert lose_rightmost(g, AUSTRIA) == GENERAL["nelson"]
    assert g.political[AUSTRIA] == [GENERAL["drake"]]
    assert g.general_discard == [GENERAL["nelson"]]
    assert lose_rightmost(g, AUSTRIA) >= 0
    assert lose_rightmost(g, AUSTRIA) == -1


def test_gs_7_4_a_card_that_was_handed_over_is_known_no_longer_once_all_have_seen_it() -> None:
    """GS-7.4, GS-20"""
    g = a_game()
    with_political(g, AUSTRIA, "drake")
    g.known[ENGLAND] = [GENERAL["drake"]]
    lose_rightmost(g, AUSTRIA)
    assert g.known[ENGLAND] == []


def test_gs_7_5_there_are_49_cards_with_numbers_from_0_to_3() -> None:
    assert len(GENERALS) == 49
    assert all(0 <= n <= 3 for g in GENERALS for n in (g.land, g.sea))
    assert {g.rival for g in GENERALS} != {-1}


def test_gs_7_6_an_empty_deck_is_made_from_the_discard_pile() -> None:
    g = a_game()
    g.general_discard = g.general_deck[:3]
    g.general_deck = []
    game = play(g, ("general_action", AUSTRIA)).answer("draw-general")
    assert len(g.hand[AUSTRIA]) == 1
    assert game.args_of("generals-reshuffled") == [{"n": 3}]
    assert len(g.general_deck) == 2
    assert g.general_discard == []


def test_gs_7_6_with_both_empty_the_draw_yields_nothing() -> None:
    g = a_game()
    g.general_deck = []
    game = play(g, ("general_action", AUSTRIA)).answer("draw-general")
    assert game.over
    assert g.hand[AUSTRIA] == []
    assert game.told() == ["drew-generals"]


def test_gs_8_13_a_discarded_commander_goes_to_the_pile_and_nobody_follows() -> None:
    g = a_game()
    with_commander(g, AUSTRIA, "drake")
    discard_commander(g, AUSTRIA, "event")
    assert g.commander[AUSTRIA] == -1
    assert g.general_discard == [GENERAL["drake"]]
