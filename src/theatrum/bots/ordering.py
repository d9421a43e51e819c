"""What every bot makes of a game's `order`: the answers worth trying, and the one to take without thinking."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from theatrum.core.contract import Answer, Definition, Judgement
from theatrum.core.game import Game, Question

HOPELESS = 1.0
"""An answer whose rough worth is this much below the best one's is not tried at all (see `Judgement`)."""


def candidates(
    judgement: Judgement[Any], world: Game, question: Question, rng: random.Random
) -> list[tuple[Answer, float]]:
    """The answers worth trying with their rough worth, the most promising first; equals in random order."""
    worth = judgement.order(world.state, question.ask, question.answers)
    floor = max(worth) - HOPELESS
    ranked = [(w, rng.random(), a) for w, a in zip(worth, question.answers, strict=True) if w > floor]
    ranked.sort(key=lambda r: r[:2], reverse=True)
    return [(answer, w) for w, _, answer in ranked]


def most_promising(judgement: Judgement[Any], world: Game, question: Question) -> Answer:
    """The answer of the greatest worth; of equals the first."""
    answers: Sequence[Answer] = question.answers
    worth = judgement.order(world.state, question.ask, answers)
    return answers[max(range(len(worth)), key=worth.__getitem__)]


def judgement_of(definition: Definition[Any], hand: int) -> Judgement[Any] | None:
    """The game's judgement; with `hand` without what was learned."""
    judgement = definition.judgement
    return judgement if judgement is None or not hand else judgement.by_hand
