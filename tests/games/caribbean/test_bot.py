"""Bots play Caribbean: the odds they reckon with are the charts', and they play better than chance."""

from __future__ import annotations

import pytest

from games.caribbean.builders import a_table
from theatrum.bots import make_bot
from theatrum.bots.ordering import HOPELESS
from theatrum.core.beginning import begin
from theatrum.core.contract import Ask
from theatrum.games.caribbean import DEFINITION
from theatrum.games.caribbean.bot.odds import gift, gift_accepted, odds
from theatrum.games.caribbean.bot.order import order
from theatrum.games.caribbean.bot.seeing import SEEN
from theatrum.games.caribbean.bot.value import parts, value
from theatrum.games.caribbean.tables.cards import CARD, CARDS

SHORT = {"scenario": "quick"}


def test_CC_4_4_3_14_the_odds_of_a_first_discovery() -> None:
    """At +1: 10 % destroyed, 26 % lost, 43 % with a loss, 21 % without."""
    chances = odds("dis", 1)
    assert chances.destroyed == pytest.approx(0.10)
    assert chances.lost == pytest.approx(0.26)
    assert chances.lose_one == pytest.approx(0.43)
    assert chances.done == pytest.approx(0.64)
    assert chances.gp == pytest.approx(0.21 - 0.06)


def test_CC_4_4_3_22_the_odds_of_a_fortification() -> None:
    """At +0: 36 % built, 28 % gifts, 21 % attack."""
    chances = odds("fort", 0)
    assert (chances.done, chances.gifts) == (pytest.approx(0.36), pytest.approx(0.28))
    assert chances.attack == pytest.approx(0.21)


def test_CC_4_4_3_34_the_least_gift_that_is_as_sure_as_can_be() -> None:
    assert gift_accepted(0) == pytest.approx(0.3)
    assert gift(0, 20) == (6, pytest.approx(0.9))
    assert gift(0, 2) == (2, pytest.approx(0.5))


def test_features_have_a_number_for_every_name() -> None:
    game = begin(DEFINITION, 3, 3, SHORT, simulated=True)
    assert SEEN.look(game.state) is None
    chance = make_bot("random", "c")
    for _ in range(150):
        question = game.questions[0]
        game.answer(question, chance.choose(game, question.seat))
    sight = SEEN.look(game.state)
    assert sight is not None
    assert [len(row) for row in sight.seats] == [len(SEEN.seat)] * 3
    assert len(sight.table) == len(SEEN.table)
    assert all(0 <= thing < len(SEEN.things) for has in sight.things for thing in has)
    for seat, row in enumerate(sight.seats):
        seen = dict(zip(SEEN.seat, row, strict=True))
        assert seen["chance by hand"] == pytest.approx(value(game.state, seat))
        assert {f"hope: {part}" for part in parts(game.state, seat)} <= set(seen)
        assert seen["hope in all"] == pytest.approx(sum(parts(game.state, seat).values()))


def test_a_lead_counts_at_the_start_of_a_turn_when_hands_are_empty() -> None:
    """Before the first card of the game nations are as good as each other; later not, or every turn looks like a new game."""
    g = a_table("spain", "england", scenario="quick")
    g.score(g.nation_of[0], 20, "battle")
    assert value(g, 0) == value(g, 1) == 0.5
    g.turn += 1
    assert value(g, 0) > 0.9


def test_CC_4_5_nobody_passes_who_could_still_operate() -> None:
    """It is not even tried; who has no card to operate with passes as before."""
    g = begin(DEFINITION, 3, seed=1).state
    card = CARD.noun[next(i for i, c in enumerate(CARDS) if c.points)]
    passing, operating = order(g, Ask(0, "act", []), [("pass",), ("operate", card)])
    assert passing <= operating - HOPELESS
    assert order(g, Ask(0, "act", []), [("pass",)]) > [passing]


def test_greedy_beats_chance() -> None:
    game = begin(DEFINITION, 2, 5, SHORT, simulated=True)
    bots = [make_bot("greedy:width=2:worlds=1", "a"), make_bot("random", "b")]
    while game.questions:
        question = game.questions[0]
        game.answer(question, bots[question.seat].choose(game, question.seat))
    assert game.result is not None
    assert game.result.winners == (0,)


def test_search_answers_with_a_legal_answer() -> None:
    game = begin(DEFINITION, 3, 7, SHORT, simulated=True)
    bot, chance = make_bot("search:simulations=20", "a"), make_bot("random", "b")
    for _ in range(40):
        question = game.questions[0]
        bot_plays = question.seat == 0 and question.ask.prompt in ("act", "operation", "diplomacy")
        answer = (bot if bot_plays else chance).choose(game, question.seat)
        assert answer in question.answers
        game.answer(question, answer)
