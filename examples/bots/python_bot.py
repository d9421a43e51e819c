"""Bots as Python functions (docs/arena.md). They are given a question with all that their seat may know.

theatrum arena generalship --bots random --bot eager=examples/bots/python_bot.py:eager --players 2
"""

from typing import Any


def eager(asked: Any) -> tuple[Any, ...]:
    """Never passes if there is something to do."""
    busy = [answer for answer in asked.answers if answer[0] not in ("pass", "done")]
    return asked.rng.choice(busy or asked.answers)


eager.scene = False  # type: ignore[attr-defined]  # it does not look at the table: no need to draw it


class Curious:
    """One instance plays one game, so it can remember: it likes to do what it has not done yet."""

    def __init__(self) -> None:
        self.done: dict[str, int] = {}

    def __call__(self, asked: Any) -> int:
        seats = len(asked.scene["panels"])  # the table as our seat sees it (docs/scenes.md)
        assert seats == asked.players
        index = min(range(len(asked.answers)), key=lambda i: (self.done.get(asked.answers[i][0], 0), i))
        verb = asked.answers[index][0]
        self.done[verb] = self.done.get(verb, 0) + 1
        return index
