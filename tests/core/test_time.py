"""Time: clone, undo and its barriers, rewind and its notes, any position, across the chunks of the past."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parley
from small_games import Slate, ask, asking, game_of, notes, play, say
from theatrum.core.beginning import begin
from theatrum.core.contract import Procedure, Refusal, Together
from theatrum.core.errors import IllegalAnswer, RulesError, ScriptExhausted, UndoRefused
from theatrum.core.game import Game, LogEntry
from theatrum.core.timeline import KEEP_EVERY
from theatrum.lab.conformance import play_randomly, view


def rolling(g: Slate) -> Procedure[None]:
    yield ask(0, "yes", "no")
    say(g, "rolls", g.roll())
    yield ask(0, "yes", "no")


def revealing(g: Slate) -> Procedure[None]:
    yield ask(0, "yes", "no")
    g.reveal("drew", to=[0], card="card:spy")
    yield ask(0, "yes", "no")


# ---- undo and its barriers -------------------------------------------------------------------------------------------
def test_a_seat_takes_back_its_answers_one_by_one() -> None:
    game = play(game_of(asking(0, 0), asking(0, 1)), "yes", "no", "yes")
    game.undo(0)
    game.undo(0)
    assert notes(game) == ["0 yes"]
    assert game.position == 1
    game.undo(0)
    assert game.position == 0
    with pytest.raises(UndoRefused, match="seat 0 can't take back: undo-nothing") as caught:
        game.undo(0)
    assert caught.value.refusal == Refusal("", "undo-nothing")


def test_undo_stops_at_chance() -> None:
    game = play(game_of(rolling), "yes")
    assert game.may_undo(0) == Refusal("", "undo-chance")
    game.answer(game.questions[0], ("yes",))
    assert game.over


def test_undo_stops_at_what_was_hidden() -> None:
    game = play(game_of(revealing), "yes")
    assert game.may_undo(0) == Refusal("", "undo-reveal")


def test_undo_stops_at_another_seats_answer() -> None:
    game = play(game_of(asking(0, 1, 0)), "yes", "yes")
    assert game.may_undo(0) == Refusal("", "undo-other-seat")
    assert game.may_undo(1) is None


def test_undo_stops_at_the_end() -> None:
    """The result may have shown what was hidden."""
    game = play(game_of(asking(0)), "yes")
    assert game.over
    assert game.may_undo(0) == Refusal("", "undo-reveal")
    game.rewind(0)
    assert not game.over


def test_undo_is_possible_before_the_barrier_again() -> None:
    game = play(game_of(rolling, asking(0)), "yes", "yes")
    assert game.may_undo(0) is None
    game.undo(0)
    assert game.may_undo(0) == Refusal("", "undo-chance")


def test_chance_in_a_step_of_its_own_is_a_barrier_too() -> None:
    game = play(game_of(asking(0), lambda g: say(g, g.roll()), asking(0)), "yes")
    assert game.may_undo(0) == Refusal("", "undo-chance")


# ---- answers held back in a simultaneous question ------------------------------------------------------------------------
def bidding(g: Slate) -> Procedure[None]:
    first = yield ask(0, "yes", "no")
    answers = yield Together([ask(seat, "yes", "no") for seat in range(g.players)])
    say(g, first[0], *(answer[0] for answer in answers.values()))
    yield ask(2, "yes", "no")


def test_a_held_answer_is_taken_back_whoever_answered_since() -> None:
    game = play(game_of(bidding, players=3), "yes")
    game.answer(game.serial, ("no",), 1)
    game.answer(game.serial, ("no",), 2)
    stale = game.serial
    game.undo(1)
    assert [q.seat for q in game.questions] == [0, 1]
    assert game.position == 2
    assert game.serial > stale
    game.answer(game.serial, ("yes",), 1)
    game.answer(game.serial, ("yes",), 0)
    assert notes(game) == ["yes yes yes no"]
    assert game.log(0)[0].key == "undone"


def test_a_seat_that_holds_nothing_takes_back_its_answer_before() -> None:
    game = play(game_of(bidding, players=3), "yes")
    assert game.may_undo(0) is None
    game.undo(0)
    assert game.position == 0


def test_answers_that_came_out_together_are_not_taken_back_alone() -> None:
    """Whoever answers last would else see what the others had said, and think again."""
    game = play(game_of(bidding, players=3), "yes")
    for seat in (0, 1, 2):
        game.answer(game.serial, ("no",), seat)
    assert [game.may_undo(seat) for seat in range(3)] == [Refusal("", "undo-reveal")] * 3


def test_a_question_to_one_seat_together_is_an_ordinary_one() -> None:
    def alone(g: Slate) -> Procedure[None]:
        answers = yield Together([ask(1, "yes", "no")])
        say(g, answers)

    game = play(game_of(alone, asking(0)), "yes")
    assert game.may_undo(1) is None


def test_a_position_within_a_simultaneous_question_can_be_gone_to() -> None:
    game = play(game_of(bidding, players=3), "yes")
    for seat in (2, 0, 1):
        game.answer(game.serial, ("no",), seat)
    assert [q.seat for q in game.at(2).questions] == [0, 1]
    game.rewind(3)
    assert [q.seat for q in game.questions] == [1]
    assert play(game, "yes").state.notes == ["yes no yes no"]  # type: ignore[attr-defined]


# ---- rewind and its notes ------------------------------------------------------------------------------------------------
def test_rewind_goes_beyond_barriers_and_chance_comes_out_the_same() -> None:
    game = play(game_of(rolling, asking(1)), "yes", "yes")
    before = list(notes(game))
    game.rewind(0)
    assert notes(game) == []
    assert notes(play(game, "no", "yes")) == before


def test_notes_of_undoing_stay_in_the_log_of_everyone() -> None:
    game = play(game_of(asking(0, 0, 0, 0)), "yes", "yes")
    game.undo(0)
    play(game, "no", "no")
    game.rewind(1)
    undone = [e for e in game.log(1) if e.key == "undone"]
    assert undone == [
        LogEntry(1, "undone", {"answers": 1, "seat": 0}),
        LogEntry(1, "undone", {"answers": 2, "seat": -1}),
    ]
    assert [e for e in play(game, "yes").clone().log(None) if e.key == "undone"] == undone


def test_notes_that_lie_behind_the_position_gone_back_to_are_kept_in_order() -> None:
    """Over several steps, so that some of them lie in chunks of the past."""
    game = play(game_of(*[asking(0)] * 7), "yes", "yes")
    for forward, back in ((1, 1), (2, 2), (4, 3)):
        play(game, *["yes"] * forward)
        game.rewind(game.position - back)
    game.rewind(1)
    undone = [(entry.position, entry.args["answers"]) for entry in game.log(1) if entry.key == "undone"]
    assert undone == [(1, 1), (1, 2), (1, 3), (1, 2)]
    assert game.at(0).log(0) == []


def test_going_back_to_where_one_stands_changes_nothing() -> None:
    game = play(game_of(asking(0, 0)), "yes")
    before = game.serial, game.record()
    game.rewind(1)
    assert (game.serial, game.record()) == before


@pytest.mark.parametrize("position", [-1, 3])
def test_there_are_no_other_positions(position: int) -> None:
    game = play(game_of(asking(0, 0, 0)), "yes", "yes")
    for going in (game.at, game.rewind):
        with pytest.raises(IllegalAnswer, match=f"no position {position} to go to: from 0 to 2 there are"):
            going(position)


def test_a_position_gone_to_is_a_game_of_its_own() -> None:
    game = play(game_of(asking(0, 0), asking(0)), "yes", "yes")
    earlier = play(game.at(1), "no", "no")
    assert earlier.over
    assert notes(game) == ["0 yes", "0 yes"]
    assert notes(earlier) == ["0 yes", "0 no", "0 no"]
    assert earlier.serial != game.serial


def test_questions_are_new_after_undo() -> None:
    """A list of answers that was looked at before is not shown again."""

    def step(g: Slate) -> Procedure[None]:
        for _ in range(3):
            (verb,) = yield ask(0, *(["yes"] if g.notes else ["no", "yes"]))
            say(g, verb)

    game = game_of(step)
    assert len(game.questions[0].answers) == 2
    play(game, "yes")
    assert len(game.questions[0].answers) == 1
    game.undo(0)
    assert len(game.questions[0].answers) == 2


# ---- a long past, in chunks ------------------------------------------------------------------------------------------------
def steps_again(g: Slate, n: int) -> Procedure[None]:
    """A long game: steps of several questions, with chance before and after, and steps that ask nothing."""
    if n % 5 == 0:
        say(g, "step", n, g.roll(100))
    for seat in range(n % 3):
        (verb,) = yield ask(seat % 2, "yes", "no")
        say(g, seat, verb)
    if n % 7 == 0:
        say(g, "rolled", g.below(1000))
    if n < 120:
        g.then(("again", n + 1))


def a_long_game(seed: int) -> Game:
    game = game_of(lambda g: g.then(("again", 1)), again=steps_again)
    rng = random.Random(seed)
    while not game.over:
        question = rng.choice(game.questions)
        game.answer(question, rng.choice(question.answers))
    return game


def test_the_past_is_in_chunks_of_which_some_keep_their_state() -> None:
    game = a_long_game(1)
    chunks = list(game.past.chunks_newest_first())
    assert len(chunks) > 2 * KEEP_EVERY
    assert [c.state is not None for c in chunks] == [c.number % KEEP_EVERY == 0 for c in chunks]


@given(st.integers(0, 10**6), st.lists(st.floats(0, 1), min_size=1, max_size=5))
def test_any_position_of_a_long_past_is_the_same_after_any_rewinds(seed: int, backs: list[float]) -> None:
    """Positions, digests, logs and records agree with those of a game that was never taken back."""
    straight = a_long_game(seed)
    answers = [(h.seat, h.answer) for h in straight.history() if type(h).__name__ == "Answered"]
    game = straight.clone()
    for share in backs:
        position = int(share * game.position)
        game.rewind(position)
        assert game.position == position
        assert game.digest == straight.at(position).digest
        for seat, answer in answers[position : position + 20]:
            game.answer(game.serial, answer, seat)
    for seat, answer in answers[game.position :]:
        game.answer(game.serial, answer, seat)
    assert game.digest == straight.digest
    told = [entry for entry in game.log(0) if entry.key != "undone"]
    assert told == straight.log(0)
    lines = [line for line in game.record().splitlines() if not line.startswith(("undone", "end"))]
    assert lines == [line for line in straight.record().splitlines() if not line.startswith("end")]


def test_the_log_since_a_position_is_the_end_of_the_log() -> None:
    game = play_randomly(parley.DEFINITION, 4, seed=3)
    whole = game.log(2)
    assert len(whole) > 30
    for since in range(game.position + 2):
        assert game.log(2, since) == [entry for entry in whole if entry.position >= since]


def test_a_game_at_its_beginning_has_the_chunks_of_the_game() -> None:
    """Set-up without questions, then questions: going back to the beginning gives the same record."""
    game = play_randomly(parley.DEFINITION, 3, seed=1)
    again = game.at(0)
    for happening in game.history():
        if type(happening).__name__ == "Answered":
            again.answer(again.serial, happening.answer, happening.seat)  # type: ignore[union-attr]
    assert again.record() == game.record()


def test_clones_share_nothing_that_changes() -> None:
    game = begin(parley.DEFINITION, 3, 5)
    twin = game.clone()
    views = [view(game, seat) for seat in (None, 0, 1, 2)]
    while not twin.over:
        twin.answer(twin.questions[0], twin.questions[0].answers[-1])
    assert [view(game, seat) for seat in (None, 0, 1, 2)] == views
    assert game.position == 0


# ---- chance as a player ----------------------------------------------------------------------------------------------
def rolling_thrice(g: Slate) -> Procedure[None]:
    """A step that rolls before, between and after its questions."""
    say(g, g.roll())
    yield ask(0)
    say(g, g.roll(), g.roll(20))
    yield ask(1)
    say(g, g.roll())


def test_a_twin_can_be_given_its_next_draws() -> None:
    """The draws come in the order of asking, and a copy of the twin has seen the same ones."""
    game = game_of(asking(0), rolling_thrice)
    twin = game.with_draws((5,))
    play(twin, "yes")
    assert notes(twin) == ["0 yes", "6"]
    later = twin.with_draws((1, 19))
    play(later, "pass")
    assert notes(later) == ["0 yes", "6", "2 20"]
    assert notes(later.clone()) == notes(later)
    assert notes(twin) == ["0 yes", "6"]
    end = later.with_draws((0,))
    play(end, "pass")
    assert notes(end) == ["0 yes", "6", "2 20", "1"]
    assert end.over


def test_a_draw_that_was_not_given_is_asked_for() -> None:
    game = game_of(asking(0), rolling_thrice).with_draws((5,))
    play(game, "yes")
    with pytest.raises(ScriptExhausted) as wanted:
        play(game.with_draws((3,)), "pass")
    assert wanted.value.wanted == 20


def test_a_light_game_can_not_be_given_draws() -> None:
    with pytest.raises(RulesError, match="light game"):
        game_of(asking(0), light=True).with_draws((1,))
