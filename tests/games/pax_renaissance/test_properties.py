"""Properties of whole games: no token, card or florin is ever lost or made."""

import random

from hypothesis import given
from hypothesis import strategies as st

from theatrum.core.beginning import begin
from theatrum.core.game import Game
from theatrum.games.pax_renaissance import DEFINITION
from theatrum.games.pax_renaissance.invariants import cards_wrong, florins_wrong, tokens_wrong
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import CUBE

TIMID = ("sell", "pass", "done", "decline")
"""Answers that end or undo something: taken less often, so that tableaus grow and wars are fought."""
OPTIONS = st.fixed_dictionaries({o.id: st.sampled_from(o.choices) for o in DEFINITION.options})


def boldly(rng: random.Random, game: Game) -> None:
    """One random answer, with a liking for those that do something."""
    question = game.questions[0]
    answer = rng.choice(question.answers)
    if answer[0] in TIMID:
        answer = rng.choice(question.answers)
    game.answer(question, answer)


def a_position(seed: int, players: int, options: dict[str, bool | str], answers: int) -> Game:
    game = begin(DEFINITION, players, seed, options, light=True)
    rng = random.Random(seed)
    for _ in range(answers):
        if not game.over:
            boldly(rng, game)
    return game


def state_of(game: Game) -> PaxRenaissance:
    assert isinstance(game.state, PaxRenaissance)
    return game.state


@given(st.integers(0, 2**32), st.sampled_from((2, 3, 4)), OPTIONS)
def test_tokens_are_conserved(seed: int, players: int, options: dict[str, bool | str]) -> None:
    """PR-1.2, PR-5 At every decision of a game all tokens are somewhere, once."""
    rng = random.Random(seed)
    game = begin(DEFINITION, players, seed, options, light=True)
    while not game.over:
        assert tokens_wrong(state_of(game)) == []
        boldly(rng, game)


@given(st.integers(0, 2**32), st.sampled_from((2, 3, 4)), OPTIONS)
def test_florins_are_conserved(seed: int, players: int, options: dict[str, bool | str]) -> None:
    """PR-1.3, PR-5.10 Florins move between players, the market and China."""
    rng = random.Random(seed)
    game = begin(DEFINITION, players, seed, options, light=True)
    while not game.over:
        assert florins_wrong(state_of(game)) == []
        boldly(rng, game)


@given(st.integers(0, 2**32), st.sampled_from((2, 3, 4)), OPTIONS)
def test_cards_are_conserved(seed: int, players: int, options: dict[str, bool | str]) -> None:
    """PR-5.1 Every card is in one place; at the end, too."""
    game = a_position(seed, players, options, 10_000)
    assert game.over
    assert cards_wrong(state_of(game)) == []
    assert state_of(game).ending


PREDICATES = ("act", "next-op", "op-", "place-agent", "concession", "levy", "bishop-where", "coronation")
"""Prompts whose reasons come from a predicate beside a faster list, or from the same pass."""
ALWAYS = ("pass", "done", "decline")


@given(st.integers(0, 2**32), st.sampled_from((2, 3, 4)), OPTIONS)
def test_no_predicate_speaks_against_what_is_offered(
    seed: int, players: int, options: dict[str, bool | str]
) -> None:
    """Lists that are computed for speed offer nothing that the predicate with the reasons would refuse."""
    rng = random.Random(seed)
    game = begin(DEFINITION, players, seed, options, light=True)
    while not game.over:
        question = game.questions[0]
        why_not = question.ask.why_not
        if why_not is not None and question.prompt.startswith(PREDICATES):
            offered = [answer for answer in question.answers if answer[0] not in ALWAYS]
            assert {answer: why for answer in offered if (why := why_not(answer)) is not None} == {}
        boldly(rng, game)


def test_the_watch_over_tokens_and_florins_sees_a_loss() -> None:
    """Guards the properties above: a missing token, a florin too many, a lost card are noticed."""
    g = state_of(a_position(1, 2, {}, 30))
    assert not tokens_wrong(g) + florins_wrong(g) + cards_wrong(g)
    g.supply[CUBE] -= 1
    g.florins[0] += 1
    g.deck[0].pop()
    assert tokens_wrong(g)
    assert florins_wrong(g)
    assert cards_wrong(g)
