"""The tests' own vocabulary, tried with Parley: what it promises is what all tests of rules rely on."""

import pytest

from parley import DEFINITION
from parley.state import Parley
from playing import a_state, dice, draws, play
from theatrum.core.errors import IllegalAnswer, ScriptExhausted


def lords(**options: int) -> Parley:
    g = a_state(DEFINITION, 3, **options)
    g.aims = [0, 1, 2]
    g.hands = [["spy"], ["ruse"], []]
    return g


def test_only_the_given_steps_are_run() -> None:
    turn = play(DEFINITION, lords(), ("turn", 0))
    assert turn.asked == (0, "act")
    assert turn.answer("pass").over
    assert turn.asked is None


def test_what_is_offered_and_refused() -> None:
    turn = play(DEFINITION, lords(), ("turn", 0))
    assert turn.offered("besiege") == {"town:1", "town:2", "town:3", "town:4"}
    assert turn.may("spy", "lord:1")
    assert (turn.why_not("draw"), turn.reason("draw")) == ("PY-3.2", "no-cards")
    assert turn.refusal("besiege", "town:0").key == "own-town"
    turn.not_offered("besiege", "town:9")
    with pytest.raises(AssertionError, match="nobody says why"):
        turn.refusal("besiege", "town:9")
    with pytest.raises(AssertionError, match="is offered"):
        turn.refusal("pass")
    with pytest.raises(IllegalAnswer):
        turn.answer("besiege", "town:0")


def test_dice_are_scripted_and_counted() -> None:
    g = lords()
    dice(g, 4, 5)
    siege = play(DEFINITION, g, ("turn", 0)).answer("besiege", "town:4").passing()
    assert siege.asked == (0, "press-on")
    siege.answer("press", "town:4")
    assert siege.args_of("falls") == [{"town": "town:4", "lord": "lord:0"}]
    assert siege.told()[-1] == "falls"
    dice(g, 1)
    again = play(DEFINITION, g, ("turn", 1)).answer("besiege", "town:3").passing()
    with pytest.raises(ScriptExhausted):
        again.answer("press", "town:3")


def test_draws_are_numbers_from_zero() -> None:
    g = lords()
    draws(g, 2, 0)
    assert (g.below(3), g.below(5)) == (2, 0)


def test_a_check_is_made_after_every_answer() -> None:
    g = lords()
    with pytest.raises(AssertionError, match="debts"):
        play(DEFINITION, g, ("turn", 0), check=lambda g: ["debts"])
