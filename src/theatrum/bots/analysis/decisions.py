"""Decisions of a game, searched: what was answered, what the bot would have answered, and what the difference is worth."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from theatrum.bots.budget import Budget, Stopwatch
from theatrum.bots.search import best_of
from theatrum.bots.thinking import Thought
from theatrum.core.contract import Answer, Judgement
from theatrum.core.game import Game
from theatrum.core.state import Answered

ROUNDS = 32
"""So often the given answer and the preferred one are tried against each other, in the same worlds."""
AS_GOOD = 0.01
"""What is worth less than this makes no difference."""


class Examined(msgspec.Struct, frozen=True):
    """A decision: `loss` is by how much the seat's chances were better with `better` than with what was `given`."""

    position: int
    seat: int
    given: Answer
    better: Answer
    loss: float

    @property
    def agreed(self) -> bool:
        return self.loss < AS_GOOD


class Examiner:
    """Searches decisions of one game, from what the seat that was asked could know."""

    def __init__(
        self,
        game: Game,
        judgement: Judgement[Any],
        given: Sequence[Answered],
        budget: Budget,
        rng: random.Random,
    ) -> None:
        self._game = game
        self._judgement = judgement
        self._given = given
        self._budget = budget
        self._rng = rng

    def examine(self, position: int) -> Examined | None:
        """What the bot makes of the decision there; None if there was nothing to decide."""
        answered = self._given[position - self._game.epoch_position]
        game = self._game.at(position)
        question = game.question(answered.seat)
        if question is None or len(question.answers) < 2:
            return None
        thought = Thought(game, answered.seat, self._judgement, self._rng)
        if thought.has_one_candidate:
            better = thought.tried[0].answer
        else:
            thought.think(Stopwatch(self._budget), self._budget.simulations)
            better = best_of(thought.tried)
        loss = 0.0
        if better != answered.answer:
            rounds = ROUNDS if self._budget.simulations is None else max(4, self._budget.simulations // 8)
            loss = max(0.0, thought.difference(better, answered.answer, rounds))
        if loss < AS_GOOD:
            better = answered.answer
        return Examined(position, answered.seat, answered.answer, better, round(loss, 4))


def spread(by_seat: Mapping[int, Sequence[int]], most: int) -> list[int]:
    """So many positions, as many of every seat, evenly over its game; taking turns, so that a part of them is fair too."""
    each = -(-most // max(1, len(by_seat)))
    chosen = [_evenly(positions, each) for _, positions in sorted(by_seat.items())]
    turns = [p for n in range(each) for positions in chosen for p in positions[n : n + 1]]
    return turns[:most]


def _evenly(positions: Sequence[int], count: int) -> list[int]:
    if len(positions) <= count:
        return list(positions)
    return [positions[int((n + 0.5) * len(positions) / count)] for n in range(count)]
