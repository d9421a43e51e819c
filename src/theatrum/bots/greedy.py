"""The bot that looks one move ahead: it tries the promising answers and takes the one it likes best.

It knows no game. What it likes is the game's `Judgement`: `order` says which answers are worth trying, `value` how well
the seat stands afterwards. How answers are tried is told in `trying.py`.
"""

from __future__ import annotations

import random
from typing import Any

from theatrum.bots.ordering import judgement_of
from theatrum.bots.policy import open_question
from theatrum.bots.trying import Trying
from theatrum.core.contract import Answer, Judgement, Seat
from theatrum.core.errors import BadSetup
from theatrum.core.game import Game, Question

FINALISTS = 4
"""So many of the answers that did best in the first world are looked at in the others, if chance had a part in them."""


class GreedyBot:
    """One move of foresight: at most `width` answers are tried, and where chance matters in several worlds.

    `judgement`: another one than the game's own, for comparing them. `hand=1`: without what was learned. `slips`: the
    part of its answers that it gives without thought, any of those worth trying.
    """

    name = "greedy"
    looks_ahead = True

    def __init__(
        self,
        rng: random.Random,
        width: int = 8,
        worlds: int = 3,
        horizon: int = 80,
        judgement: Judgement[Any] | None = None,
        hand: int = 0,
        slips: float = 0.0,
    ) -> None:
        if slips > 1:
            raise BadSetup(f"slips is a part of all answers, at most 1, not {slips:g}")
        self._rng = rng
        self._slips = slips
        self._hand = hand
        self._judgement = judgement
        self._width = width
        self._worlds = worlds
        self._horizon = horizon

    def choose(self, game: Game, seat: Seat) -> Answer:
        question = open_question(game, seat)
        answers = question.answers
        if len(answers) == 1:
            return answers[0]
        judgement = self._judgement or judgement_of(game.definition, self._hand)
        if judgement is None:
            return self._rng.choice(answers)
        choice = _Choice(game, question, judgement, self._rng, self._horizon)
        if self._slips and self._rng.random() < self._slips:
            return choice.careless()
        return choice.best(self._width, self._worlds)


class _Choice:
    """One question being thought about."""

    def __init__(
        self, game: Game, question: Question, judgement: Judgement[Any], rng: random.Random, horizon: int
    ) -> None:
        self._trying = Trying(game, question, judgement, rng, horizon)
        self._judges = judgement.value is not None
        self._rng = rng

    def best(self, width: int, worlds: int) -> Answer:
        """Try every candidate in one world; those of the best in which chance had a part, in other worlds too."""
        seeds = [self._rng.getrandbits(64) for _ in range(worlds)]
        trying = self._trying.candidates(seeds[0])[:width]
        if len(trying) == 1 or not self._judges:
            return trying[0]
        tried: list[tuple[float, int, bool]] = []
        for rank, answer in enumerate(trying):
            value, drawn = self._try(answer, seeds[0])
            tried.append((value, -rank, drawn))
        tried.sort(reverse=True)
        settled = [
            (self._mean(trying[-r], v, seeds[1:]) if drawn else v, r) for v, r, drawn in tried[:FINALISTS]
        ]
        return trying[-max(settled)[1]]

    def careless(self) -> Answer:
        """Any answer that is worth trying."""
        return self._rng.choice(self._trying.candidates(self._rng.getrandbits(64)))

    def _mean(self, answer: Answer, first: float, seeds: list[int]) -> float:
        """The mean value over the first world and further ones."""
        return (first + sum(self._try(answer, seed)[0] for seed in seeds)) / (1 + len(seeds))

    def _try(self, answer: Answer, seed: int) -> tuple[float, bool]:
        """How well the seat stands when the matter is settled, and whether chance had a part in it."""
        world = self._trying.after(answer, seed)
        return self._trying.value(world), world.state.chance.count > 0
