"""Reaction windows and standing answers: everyone who might respond is asked, or has said beforehand."""

import pytest

from small_games import Slate, ask, asking, define, game_of, notes, play, say
from theatrum.core.beginning import begin
from theatrum.core.contract import PASS, Answer, Procedure, Together
from theatrum.core.errors import IllegalAnswer
from theatrum.core.game import Game, Standing
from theatrum.core.record import load_record
from theatrum.core.state import Answered
from theatrum.kit.responses import Window, in_window, one_by_one

AMBUSH: Answer = ("ambush",)


def marching(g: Slate) -> Procedure[None]:
    """Seat 0 marches twice; the others may ambush each time, seat 1 only if a hidden number is even."""
    for march in (1, 2):
        yield ask(0, "march")
        window = Window(
            "ambush",
            rule="SM-3",
            offers=lambda s: [AMBUSH] if s > 1 or g.hidden[0] % 2 == 0 else [],
            args={"march": march, "lord": "lord:0"},
            prompt="ruse",
        )
        response = yield from one_by_one(window, [s for s in range(g.players) if s != 0])
        say(g, "nobody" if response is None else f"seat {response[0]} {response[1][0]}")


def a_march(players: int = 3) -> Game:
    return game_of(marching, players=players, windows=("ambush",))


def by_standing(game: Game) -> list[bool]:
    return [h.standing for h in game.history() if isinstance(h, Answered)]


# ---- windows ---------------------------------------------------------------------------------------------------------
def test_everyone_is_asked_in_order_until_one_responds() -> None:
    game = play(a_march(), "march")
    assert (game.questions[0].seat, game.questions[0].answers) == (1, (PASS,))
    play(game, "pass")
    assert (game.questions[0].seat, game.questions[0].answers) == (2, (PASS, AMBUSH))
    assert game.questions[0].window == "ambush"
    assert game.questions[0].prompt == "ruse"
    assert notes(play(game, "ambush")) == ["seat 2 ambush"]
    assert notes(play(game, "march", "pass", "pass")) == ["seat 2 ambush", "nobody"]


def test_an_offer_is_read_when_the_seat_looks() -> None:
    game = play(a_march(), "march")
    assert isinstance(game.state, Slate)
    game.state.hidden[0] = 2
    assert game.questions[0].answers == (PASS, AMBUSH)


def test_a_response_ends_the_window_for_the_others() -> None:
    game = play(game_of(marching, players=3, windows=("ambush",)), "march")
    assert isinstance(game.state, Slate)
    game.state.hidden[0] = 2
    assert notes(play(game, "ambush")) == ["seat 1 ambush"]
    assert game.questions[0].seat == 0


def test_a_window_may_be_asked_together() -> None:
    def step(g: Slate) -> Procedure[None]:
        answers = yield Together([in_window("ambush", s, lambda s: [AMBUSH], rule="SM-3") for s in (0, 1)])
        say(g, *(answer[0] for answer in answers.values()))

    game = game_of(step, windows=("ambush",))
    assert [q.prompt for q in game.questions] == ["ambush", "ambush"]
    game.stand(1, "ambush", Standing(AMBUSH))
    assert [q.seat for q in game.questions] == [0]
    assert notes(play(game, "pass")) == ["pass ambush"]


# ---- standing answers --------------------------------------------------------------------------------------------------
def test_a_standing_answer_answers_at_once_and_from_then_on() -> None:
    game = play(a_march(), "march")
    game.stand(1, "ambush", Standing())
    assert game.questions[0].seat == 2
    game.stand(2, "ambush", Standing())
    assert notes(game) == ["nobody"]
    play(game, "march")
    assert notes(game) == ["nobody", "nobody"]
    assert by_standing(game) == [False, True, True, False, True, True]


def test_a_standing_answer_is_taken_away_again() -> None:
    game = a_march()
    game.stand(1, "ambush", Standing())
    game.stand(1, "ambush", None)
    game.stand(2, "ambush", None)
    assert play(game, "march").questions[0].seat == 1


def test_a_standing_response_is_given_only_where_it_is_offered() -> None:
    game = a_march()
    game.stand(1, "ambush", Standing(AMBUSH))
    play(game, "march")
    assert game.questions[0].seat == 1


def test_a_standing_answer_only_if_there_is_nothing_else() -> None:
    game = a_march()
    for seat in (1, 2):
        game.stand(seat, "ambush", Standing(only_if_nothing_else=True))
    play(game, "march")
    assert game.questions[0].seat == 2
    assert by_standing(game) == [False, True]


def test_a_standing_answer_unless_the_prompt_says_something() -> None:
    game = a_march(players=2)
    game.stand(1, "ambush", Standing(unless=(("march", 2), ("lord", "lord:5"))))
    play(game, "march", "march")
    assert game.questions[0].seat == 1
    assert by_standing(game) == [False, True, False]


def test_a_standing_answer_for_a_window_that_does_not_exist() -> None:
    with pytest.raises(IllegalAnswer, match="small has no reaction window 'weather'"):
        a_march().stand(1, "weather", Standing())


def test_standing_answers_are_answers_in_the_record() -> None:
    game = a_march()
    game.stand(1, "ambush", Standing())
    game.stand(2, "ambush", Standing(AMBUSH, unless=(("march", 2),)))
    play(game, "march", "march")
    lines = game.record().splitlines()
    assert '1! ["pass"]' in lines
    assert '2! ["ambush"]' in lines
    loaded = load_record(game.record(), lambda _: game.definition)
    assert loaded.record() == game.record()
    assert loaded.standing == game.standing
    assert by_standing(loaded) == by_standing(game)


def test_clones_have_the_standing_answers_and_other_positions_do_not() -> None:
    game = a_march()
    game.stand(1, "ambush", Standing())
    twin = game.clone()
    game.stand(1, "ambush", None)
    assert play(twin, "march").questions[0].seat == 2
    assert play(game.at(0), "march").questions[0].seat == 1


def test_after_undo_a_standing_answer_waits_for_the_next_answer() -> None:
    """Else nobody could take back what a standing answer did."""
    game = a_march(players=2)
    game.stand(1, "ambush", Standing())
    play(game, "march")
    assert game.may_undo(1) is None
    game.undo(1)
    assert game.questions[0].seat == 1
    assert notes(play(game, "pass")) == ["nobody"]


def test_a_standing_answer_on_which_a_rule_fails_is_dropped_and_the_seat_is_asked() -> None:
    def fails(g: Slate) -> Procedure[None]:
        yield ask(0, "march")
        answer = yield in_window("ambush", 1, lambda s: [AMBUSH], rule="SM-3")
        if answer == PASS:
            raise ZeroDivisionError
        say(g, "ambushed")

    game = begin(define(fails, asking(0), windows=("ambush",)), 2, 1)
    game.stand(1, "ambush", Standing())
    game.stand(0, "ambush", Standing())
    play(game, "march")
    assert game.position == 1
    assert game.questions[0].seat == 1
    assert list(game.standing) == [(0, "ambush")]
    with pytest.raises(ZeroDivisionError):
        play(game, "pass")
    assert notes(play(game, "ambush")) == ["ambushed"]
