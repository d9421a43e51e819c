"""Legality once: what is offered and what is refused come from one pass over the candidates."""

from collections.abc import Iterator, Sequence

import pytest

from small_games import game_of
from theatrum.core.contract import PASS, Answer, Ask, Procedure, Reasons, Refusal, Verdict
from theatrum.core.errors import IllegalAnswer, RulesError
from theatrum.core.game import Game
from theatrum.core.legality import all_legal, any_legal, judged, legal, noted, sifted
from theatrum.core.state import State

ODD = Refusal("SM-2", "odd")


def why_not(answer: tuple[str | int, ...]) -> Refusal | None:
    return ODD if int(answer[1]) % 2 else None


def bids() -> Iterator[Verdict]:
    yield PASS, None
    yield from judged([("bid", n) for n in range(4)], why_not)


def bidding() -> tuple[Game, list[int]]:
    """A game that asks for a bid, and a list that grows with every pass over its candidates."""
    passes: list[int] = []

    def candidates() -> Iterator[Verdict]:
        passes.append(1)
        return bids()

    def step(g: State) -> Procedure[None]:
        yield Ask(0, "bid", candidates=candidates, rule="SM-1")

    return game_of(step), passes


def test_one_pass_gives_answers_and_reasons() -> None:
    game, passes = bidding()
    question = game.questions[0]
    assert not passes, "nobody has looked yet"
    assert question.answers == (PASS, ("bid", 0), ("bid", 2))
    assert question.refused == {("bid", 1): ODD, ("bid", 3): ODD}
    assert question.why_not(("bid", 3)) == ODD
    assert question.why_not(("bid", 4)) == Refusal("SM-1", "not-offered")
    assert len(passes) == 1


def test_an_illegal_answer_says_the_reason_of_the_predicate() -> None:
    game, _ = bidding()
    with pytest.raises(IllegalAnswer) as error:
        game.answer(game.questions[0], ("bid", 1))
    assert error.value.refusal == ODD


def test_candidates_of_which_none_is_legal_are_a_fault_of_the_rules() -> None:
    def step(g: State) -> Procedure[None]:
        yield Ask(0, "bid", candidates=lambda: [(("bid", 1), ODD)], rule="SM-1")

    with pytest.raises(RulesError, match="'bid' to seat 0 has no answer"):
        _ = game_of(step).questions[0].answers


def test_a_candidate_named_twice_is_offered_if_one_way_is_open() -> None:
    other = Refusal("SM-3", "other")
    verdicts: list[Verdict] = [(("a",), ODD), (("a",), None), (("b",), ODD), (("b",), other)]
    assert sifted(verdicts) == ((("a",),), {("b",): ODD})


def test_rules_can_ask_what_and_whether_anything_is_legal() -> None:
    assert legal(bids()) == [PASS, ("bid", 0), ("bid", 2)]
    assert any_legal(bids())
    assert not any_legal(judged([("bid", 1)], why_not))
    assert legal(all_legal([("a",), ("b",)])) == [("a",), ("b",)]


def test_the_predicate_also_speaks_of_what_was_no_candidate() -> None:
    """However many things could be named: they need not all be listed to be explained."""
    far = Refusal("SM-4", "far")

    def why_no_bid(answer: tuple[str | int, ...]) -> Refusal | None:
        (_, n) = answer
        return far if int(n) > 3 else why_not(answer)

    def step(g: State) -> Procedure[None]:
        yield Ask(0, "bid", candidates=bids, why_not=why_no_bid, rule="SM-1")

    question = game_of(step).questions[0]
    assert question.why_not(("bid", 1000)) == far
    assert question.why_not(("bid", 2)) is None
    for nonsense in ((), ("bid",), ("bid", "many"), ("bid", None), ["bid", 9], None, 7):
        assert question.why_not(nonsense) == Refusal("SM-1", "not-offered"), nonsense


def test_reasons_for_a_question_that_finds_its_answers_by_itself() -> None:
    """Only what is not offered gets a reason, and only if reasons are wanted."""

    def sift(reasons: Reasons | None) -> Sequence[Answer]:
        return noted([("bid", 3)], reasons, lambda: [("bid", n) for n in range(4)], why_not)

    def step(g: State) -> Procedure[None]:
        yield Ask(0, "bid", sift=sift, rule="SM-1")

    question = game_of(step).questions[0]
    assert question.answers == (("bid", 3),)
    assert question.refused == {("bid", 1): ODD}
