"""Playing a copy on until its position can be judged: what every bot does that looks ahead."""

from __future__ import annotations

from typing import Any

from theatrum.bots.ordering import most_promising
from theatrum.core.contract import Ask, Judgement
from theatrum.core.game import Game, Question


def settle(world: Game, judgement: Judgement[Any], question: Question, answered: Ask, horizon: int) -> None:
    """Play on, everybody by `order` alone, until the position is quiet (see `Judgement`), for so many answers at most.

    `question` is the one being thought about, `answered` the last that was answered in the copy.
    """
    quiet = judgement.quiet
    for _ in range(horizon):
        questions = world.questions
        if not questions:
            return
        asked = questions[0]
        if asked.serial == question.serial:
            pass  # others are asked together with us: nothing has come of our answer yet
        elif quiet is None:
            if asked.seat != answered.seat:
                return
        elif quiet(world.state, answered, asked.ask):
            return
        answers = asked.answers
        if len(answers) == 1:
            world.give(asked.seat, answers[0])
        else:
            world.give(asked.seat, most_promising(judgement, world, asked))
