"""Foresight: whether an answer could be taken back, told before it is given, and nothing else told by it."""

import random
from collections.abc import Callable

import pytest

import parley
from small_games import Slate, ask, game_of, play, say
from theatrum.core.beginning import begin
from theatrum.core.contract import Procedure, Together
from theatrum.core.foresight import Ahead, foresee
from theatrum.core.game import Game


def ahead(game: Game, verb: str, seat: int = 0, seed: int = 1) -> Ahead:
    return foresee(game, seat, (verb,), random.Random(seed))


def deeds(g: Slate) -> Procedure[None]:
    """One deed of each kind, and then a question to the same seat."""
    (verb,) = yield ask(0, "walk", "roll", "look", "hand-over")
    if verb == "roll":
        say(g, g.roll())
    elif verb == "look":
        g.reveal()
    elif verb == "hand-over":
        yield ask(1, "yes", "no", window="thanks")
    yield ask(0, "yes", "no")


def test_what_leads_to_my_own_next_question_can_be_taken_back() -> None:
    assert ahead(game_of(deeds), "walk") == Ahead()


def test_chance_secrets_and_the_end_can_not_be_taken_back() -> None:
    game = game_of(deeds)
    assert ahead(game, "roll") == Ahead("undo-chance")
    assert ahead(game, "look") == Ahead("undo-reveal")
    assert ahead(play(game, "walk"), "yes") == Ahead("undo-reveal")


def test_where_others_are_asked_they_are_named_with_their_windows() -> None:
    assert ahead(game_of(deeds, windows=("thanks",)), "hand-over") == Ahead("", (1,), True)


def test_an_answer_among_several_is_final_when_it_is_the_last() -> None:
    def both(g: Slate) -> Procedure[None]:
        yield Together([ask(seat, "yes", "no") for seat in (0, 1, 2)])
        yield ask(0)

    game = game_of(both, players=3)
    assert ahead(game, "yes", seat=1) == Ahead("", (0, 2), False)
    game.answer(game.serial, ("yes",), 0)
    assert ahead(game, "yes", seat=1) == Ahead("", (2,), False)
    game.answer(game.serial, ("no",), 2)
    assert ahead(game, "yes", seat=1) == Ahead("undo-reveal")


def hidden_card(top: int) -> Callable[[Slate], Procedure[None]]:
    """A step whose course depends on what nobody can see."""

    def step(g: Slate) -> Procedure[None]:
        (verb,) = yield ask(0, "dig", "leave")
        if verb == "dig" and g.hidden[0] < 50:
            g.reveal()
        yield ask(0)

    def prepared(g: Slate) -> Procedure[None]:
        g.hidden = [top] * 4
        return step(g)

    return prepared


@pytest.mark.parametrize("seed", range(5))
def test_the_truth_makes_no_difference(seed: int) -> None:
    told = [ahead(game_of(hidden_card(top)), "dig", seed=seed) for top in (0, 99)]
    assert told[0] == told[1] == Ahead("undo-reveal")
    assert ahead(game_of(hidden_card(0)), "leave", seed=seed) == Ahead()


def test_a_world_in_which_the_answer_fails_can_not_speak_for_undo() -> None:
    def step(g: Slate) -> Procedure[None]:
        yield ask(0, "yes")
        assert g.hidden == [1, 2, 3, 4]
        yield ask(0)

    assert ahead(game_of(step), "yes") == Ahead("undo-reveal")


@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_promised_that_the_kernel_refuses(seed: int) -> None:
    """Whoever is told that an answer can be taken back, can take it back."""
    rng = random.Random(seed)
    game = begin(parley.DEFINITION, 3, seed)
    promised = 0
    while not game.over and game.position < 150:
        question = rng.choice(game.questions)
        answer = rng.choice(question.answers)
        before = game.digest
        foreseen = foresee(game, question.seat, answer, rng)
        assert game.digest == before
        game.answer(question, answer)
        if not foreseen.barrier:
            assert game.may_undo(question.seat) is None
            promised += 1
    assert promised
