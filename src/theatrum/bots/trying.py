"""One question, and what becomes of its answers: the copies in which a bot tries them.

Answers are tried on determinized copies, so nothing is seen that the seat can't see; every answer in the same re-dealt
worlds, so luck favours none of them. After the answer the copy is played on, by `order` alone, until the position is
quiet: in the middle of a battle nothing can be judged.
"""

from __future__ import annotations

import random
from typing import Any

from theatrum.bots.ordering import candidates
from theatrum.bots.settling import settle
from theatrum.core.contract import Answer, Judgement
from theatrum.core.game import Game, Question


class Trying:
    """One question being thought about."""

    def __init__(
        self, game: Game, question: Question, judgement: Judgement[Any], rng: random.Random, horizon: int
    ) -> None:
        self._game = game
        self._question = question
        self._seat = question.seat
        self._judgement = judgement
        self._rng = rng
        self._horizon = horizon
        self._imagined: dict[int, Game | None] = {}

    def candidates(self, seed: int) -> list[Answer]:
        """The answers worth trying, the most promising first; equals in random order."""
        found = candidates(self._judgement, self._seen(seed), self._question, self._rng)
        return [answer for answer, _ in found]

    def after(self, answer: Answer, seed: int) -> Game:
        """The world of this seed when the answer was given and the matter is settled."""
        world = self._world(seed)
        world.give(self._seat, answer)
        settle(world, self._judgement, self._question, self._question.ask, self._horizon)
        return world

    def value(self, world: Game) -> float:
        """How well the seat stands there."""
        if world.over:
            winners = world.definition.result(world.state).winners
            return 2.0 / len(winners) if self._seat in winners else -1.0
        if self._judgement.values is not None:
            learned = self._judgement.values(world.state)
            if learned is not None:
                return learned[self._seat]
        assert self._judgement.value is not None
        return self._judgement.value(world.state, self._seat)

    def _world(self, seed: int) -> Game:
        """A copy with everything re-dealt that the seat can't know, and chance of its own; the same for each seed."""
        base = self._base(seed)
        return (
            self._game.determinized(self._seat, random.Random(seed))
            if base is None
            else base.clone(light=True)
        )

    def _seen(self, seed: int) -> Game:
        """The same to look at only: nothing is answered there."""
        base = self._base(seed)
        return self._game.determinized(self._seat, random.Random(seed)) if base is None else base

    def _base(self, seed: int) -> Game | None:
        if seed not in self._imagined:
            self._imagined[seed] = self._game.imagined(self._seat, random.Random(seed))
        return self._imagined[seed]
