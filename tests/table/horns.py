"""A game for the tests of windows: three are asked together whether they blow their horns. Seats 0 and 1 have none."""

from small_games import Slate, ask, define, say
from theatrum.core.contract import Procedure, Together


def alarm(g: Slate) -> Procedure[None]:
    for _ in range(3):
        yield ask(0, "march", "halt")
        answers = yield Together(
            [
                ask(0, window="horn"),
                ask(1, window="horn"),
                ask(2, "pass", "blow", window="horn"),
            ]
        )
        say(g, *(answers[seat][0] for seat in sorted(answers)))


DEFINITION = define(alarm, windows=("horn",), id="horns", players=(3,))
