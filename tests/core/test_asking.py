"""Asking and answering: serial numbers, refusals, agenda, questions together, the end, and rules that fail."""

from typing import Any

import pytest

import parley
from small_games import Slate, ask, asking, define, game_of, notes, play, say
from theatrum.core.beginning import begin
from theatrum.core.contract import Answer, Ask, GameOver, Procedure, Refusal, Together
from theatrum.core.errors import BadSetup, IllegalAnswer, RulesError, StaleQuestion
from theatrum.core.game import Game


# ---- serial numbers ------------------------------------------------------------------------------------------------
def test_a_stale_double_click_is_refused() -> None:
    game = game_of(asking(0, 0))
    question = game.questions[0]
    game.answer(question, ("yes",))
    before = game.digest
    with pytest.raises(
        StaleQuestion, match=f"question {question.serial} is over; the open one is {game.serial}"
    ):
        game.answer(question, ("yes",))
    assert (game.digest, notes(game)) == (before, ["0 yes"])


def test_a_serial_number_is_never_used_again_after_undo() -> None:
    game = game_of(asking(0, 0))
    seen = {game.serial}
    for _ in range(3):
        play(game, "yes")
        assert game.serial not in seen
        seen.add(game.serial)
        game.undo(0)
        assert game.serial not in seen
        seen.add(game.serial)


def test_a_clone_asks_under_the_same_number_and_another_position_under_a_new_one() -> None:
    game = play(game_of(asking(0, 0, 0)), "yes", "yes")
    game.undo(0)
    assert game.clone().serial == game.serial
    assert game.at(game.position).serial > game.serial
    assert game.at(0).serial > game.serial


def test_an_answer_by_serial_number_needs_a_seat() -> None:
    game = game_of(asking(1))
    with pytest.raises(IllegalAnswer, match="must say which seat"):
        game.answer(game.serial, ("yes",))
    with pytest.raises(IllegalAnswer, match="is not put to seat 0"):
        game.answer(game.serial, ("yes",), seat=0)
    game.answer(game.serial, ("yes",), seat=1)
    assert notes(game) == ["1 yes"]


# ---- refusals ------------------------------------------------------------------------------------------------------
def test_what_is_not_offered_is_refused_with_the_reason() -> None:
    refusal = Refusal("SM-2", "own-town", town="town:1")
    game = game_of(lambda g: refusing(("march", "town:1"), refusal))
    with pytest.raises(
        IllegalAnswer, match=r"\('march', 'town:1'\) is not among the 1 answers to 'act' \(SM-2\)"
    ) as e:
        game.answer(game.questions[0], ("march", "town:1"))
    assert e.value.refusal == refusal
    assert game.why_not(0, ("march", "town:1")) == refusal
    assert game.why_not(0, ("fly",)) == Refusal("SM-1", "not-offered")
    assert game.why_not(0, ("pass",)) is None
    assert game.why_not(1, ("pass",)) == Refusal("", "not-asked")
    assert notes(game) == []


def refusing(answer: Answer, refusal: Refusal) -> Procedure[None]:
    yield Ask(0, "act", candidates=lambda: [(("pass",), None), (answer, refusal)], rule="SM-1")


@pytest.mark.parametrize(
    "nonsense", [None, 3, "pass", ["pass"], (), ("pass", []), ("pass", {}), (("pass",),)]
)
def test_nonsense_is_refused(nonsense: Any) -> None:
    game = game_of(lambda g: refusing(("fly",), Refusal("SM-1", "own-town")))
    with pytest.raises(IllegalAnswer):
        game.answer(game.questions[0], nonsense)
    assert game.position == 0


def test_an_answer_is_taken_as_it_was_offered() -> None:
    """True equals 1, but a record tells them apart."""

    def step(g: Slate) -> Procedure[None]:
        answer = yield Ask(0, "bid", [("bid", 0), ("bid", 1)], rule="SM-1")
        say(g, repr(answer))

    game = game_of(step)
    game.answer(game.questions[0], ("bid", True))
    assert notes(game) == ["('bid', 1)"]


def test_answers_may_come_from_a_function_that_is_called_when_somebody_looks() -> None:
    looked = []

    def step(g: Slate) -> Procedure[None]:
        yield Ask(0, "act", lambda: looked.append(1) or [("pass",)], rule="SM-1")
        yield ask(0, "yes")

    game = game_of(step)
    assert looked == []
    assert game.questions[0].answers == game.questions[0].answers == (("pass",),)
    assert looked == [1]
    game.clone()
    game.give(0, ("pass",))
    assert looked == [1]


def test_a_question_without_answers_is_our_bug() -> None:
    game = game_of(lambda g: iter((Ask(0, "act", [], rule="SM-1"),)))
    with pytest.raises(RulesError, match="'act' to seat 0 has no answer"):
        _ = game.questions[0].answers


# ---- the agenda ----------------------------------------------------------------------------------------------------
def test_steps_run_in_the_order_of_then_before_what_was_there() -> None:
    def first(g: Slate) -> None:
        say(g, "first")
        g.then(("named", 1), ("named", 2))

    def named(g: Slate, n: int) -> None:
        say(g, "named", n)

    game = game_of(first, asking(0), named=named)
    assert notes(game) == ["first", "named 1", "named 2"]
    assert not game.over


def test_a_step_may_find_nothing_to_ask() -> None:
    def quiet(g: Slate) -> Procedure[None]:
        say(g, "quiet")
        if len(g.notes) > 99:
            yield ask(0)

    game = game_of(quiet, quiet, asking(1))
    assert notes(game) == ["quiet", "quiet"]
    assert game.clone().digest == game.digest == game.at(0).digest
    assert play(game, "yes").over


def test_a_game_may_be_over_before_anybody_was_asked() -> None:
    game = game_of(lambda g: say(g, "over"))
    assert game.over
    assert game.result is not None
    assert game.clone().over
    with pytest.raises(IllegalAnswer, match="the game is over"):
        game.answer(game.serial, ("yes",), seat=0)
    assert game.why_not(0, ("yes",)) == Refusal("", "game-over")


def test_an_unknown_step_is_our_bug() -> None:
    with pytest.raises(RulesError, match="the agenda names 'nowhere', which is no procedure of small"):
        game_of(lambda g: g.then(("nowhere",)))


def test_the_game_ends_at_any_depth() -> None:
    def outer(g: Slate) -> Procedure[None]:
        yield from inner(g)
        say(g, "never")

    def inner(g: Slate) -> Procedure[None]:
        answer = yield ask(0, "yes", "no")
        if answer == ("yes",):
            g.then(("nowhere",))
            raise GameOver

    game = play(game_of(outer, asking(1)), "yes")
    assert game.over
    assert game.state.agenda == []
    assert notes(game) == []
    assert notes(game.clone()) == []
    game.rewind(0)
    assert notes(play(game, "no", "yes")) == ["never", "1 yes"]


@pytest.mark.parametrize("asks", [False, True])
def test_the_game_ends_within_a_step_before_it_asks(asks: bool) -> None:
    def ending(g: Slate) -> None:
        raise GameOver

    def ending_procedure(g: Slate) -> Procedure[None]:
        if g.players:
            raise GameOver
        yield ask(0)

    game = play(game_of(asking(0), ending_procedure if asks else ending, asking(1)), "yes")
    assert game.over


# ---- together ------------------------------------------------------------------------------------------------------
def bidding(g: Slate) -> Procedure[None]:
    answers = yield Together([ask(seat, "yes", "no") for seat in range(g.players)])
    say(g, *(f"{seat} {answer[0]}" for seat, answer in answers.items()))
    yield ask(0, "yes", "no")


def test_answers_together_come_in_any_order_and_arrive_in_the_order_of_the_asks() -> None:
    game = game_of(bidding, players=3)
    assert [q.seat for q in game.questions] == [0, 1, 2]
    serial = game.serial
    game.answer(serial, ("no",), 2)
    game.answer(serial, ("yes",), 0)
    assert [q.seat for q in game.questions] == [1]
    assert game.scene(None).waiting == [1]
    assert notes(game) == []
    with pytest.raises(IllegalAnswer, match="not put to seat 2"):
        game.answer(serial, ("no",), 2)
    game.answer(serial, ("yes",), 1)
    assert notes(game) == ["0 yes 1 yes 2 no"]


def test_together_with_nobody_answers_itself() -> None:
    def step(g: Slate) -> Procedure[None]:
        answers = yield Together([])
        say(g, answers)
        answers = yield Together([])
        yield ask(0, "yes")
        answers = yield Together([])
        say(g, answers)

    game = game_of(step)
    assert notes(game) == ["{}"]
    assert notes(play(game, "yes")) == ["{}", "{}"]
    assert game.over


def test_together_with_nobody_may_end_the_game() -> None:
    def step(g: Slate) -> Procedure[None]:
        yield Together([])
        raise GameOver

    assert game_of(step, asking(0)).over


def test_nobody_is_asked_twice_together() -> None:
    with pytest.raises(RulesError, match=r"one seat twice: \[1, 1\]"):
        Together([ask(1), ask(1)])


# ---- rules that fail -------------------------------------------------------------------------------------------------
def failing(g: Slate) -> Procedure[None]:
    say(g, "begun")
    yield ask(0, "yes", "no")
    say(g, "half")
    answer = yield ask(1, "fail", "fail-later", "fine")
    g.roll()
    if answer == ("fail",):
        raise ZeroDivisionError
    if answer == ("fail-later",):
        g.then(("quiet",), ("fails",))
    say(g, "done")


def quiet(g: Slate) -> Procedure[None]:
    """A step that could ask, so that a checkpoint is taken before it."""
    say(g, "quiet")
    yield from ()


def fails(g: Slate) -> None:
    raise KeyError("oops")


@pytest.mark.parametrize("answer", ["fail", "fail-later"])
def test_a_rule_that_fails_leaves_everything_as_it_was(answer: str) -> None:
    game = play(game_of(asking(0), failing, asking(0), quiet=quiet, fails=fails), "yes", "no")
    game.undo(0)
    play(game, "yes")
    serial, record, digest, log = game.serial, game.record(), game.digest, game.log(0)
    with pytest.raises((ZeroDivisionError, KeyError)):
        play(game, answer)
    assert (game.serial, game.record(), game.digest, game.log(0)) == (serial, record, digest, log)
    game.answer(serial, ("fine",), 1)
    assert notes(game)[-1] == "done"
    assert play(game, "yes").over


def test_a_light_game_is_as_the_others_but_keeps_no_past() -> None:
    def step(g: Slate) -> Procedure[None]:
        say(g, g.roll())
        yield from asking(0, 1)(g)

    full, light = (play(game_of(step, step, light=light), "yes", "no", "no") for light in (False, True))
    assert light.digest == full.digest
    assert light.log(0) == []
    for copying in (light.clone, light.record, lambda: light.at(0), lambda: light.rewind(0)):
        with pytest.raises(RulesError, match="a light game keeps no"):
            copying()
    assert light.may_undo(0) == Refusal("", "undo-nothing")


def test_a_light_clone_is_a_light_game() -> None:
    game = play(game_of(asking(0, 1), asking(0)), "yes")
    light = game.clone(light=True)
    assert light.digest == game.digest
    with pytest.raises(RulesError, match="a light game keeps no"):
        light.clone()
    assert notes(play(light, "no", "no")) == ["0 yes", "1 no", "0 no"]
    assert notes(game) == ["0 yes"]


def test_a_light_game_in_a_simultaneous_question_takes_nothing_back() -> None:
    game = game_of(bidding, light=True)
    game.answer(game.serial, ("no",), 0)
    assert game.may_undo(0) == Refusal("", "undo-nothing")


# ---- how a game begins -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "wishes, complaint",
    [
        ({"players": 7}, "parley is for 2, 3, 4, 5, 6 players, not 7"),
        (
            {"options": {"weather": "fair"}},
            "has no option 'weather' with 6 players; there is: length, open_hands, pacts",
        ),
        ({"players": 2, "options": {"pacts": True}}, "has no option 'pacts' with 2 players"),
        ({"options": {"length": 4}}, "option 'length' of parley can be 3, 1, 6, not 4"),
        ({"options": {"length": True}}, "not True"),
        ({"options": {"open_hands": 1}}, "not 1"),
        ({"seats": ["Ada"]}, "1 names were given for 6 seats"),
        ({"seed": -1}, "a seed is a whole number"),
    ],
)
def test_a_setup_that_does_not_fit(wishes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        begin(parley.DEFINITION, **wishes)


def test_without_a_seed_every_game_is_another() -> None:
    one, other = (begin(parley.DEFINITION) for _ in range(2))
    assert len(one.header.seed) > 50
    assert one.header.seed != other.header.seed
    assert one.header.commitment not in one.header.seed


def test_defaults_are_the_first_choices() -> None:
    game = begin(parley.DEFINITION, 3, 1)
    assert game.header.options == {"length": 3, "open_hands": False, "pacts": True}
    assert begin(parley.DEFINITION, 2, 1).header.options == {"length": 3, "open_hands": False}


def test_a_small_game_is_a_definition() -> None:
    """Guards the helper: two steps, two names."""
    assert list(define(asking(0), asking(1)).procedures) == ["step-0", "step-1"]
    assert isinstance(game_of(asking(0)), Game)
