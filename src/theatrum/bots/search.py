"""The bot that searches: it tries what may come of its answers, in many worlds and many moves deep.

It knows no game. Which answers are worth trying and how well a seat stands is the game's `Judgement`; how answers are
tried is told in `thinking.py`, how the tree grows in `tree.py`.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterable, Sequence

from theatrum.bots.budget import Budget, Stopwatch
from theatrum.bots.helpers import Finder, Helpers, patience, shared_helpers
from theatrum.bots.ordering import judgement_of, most_promising
from theatrum.bots.policy import open_question
from theatrum.bots.thinking import Thought, Tried
from theatrum.core.contract import Answer, Seat
from theatrum.core.errors import BadSetup
from theatrum.core.game import Game
from theatrum.core.transfer import pack
from theatrum.games import finder

MOST_WORKERS = 64
SERIOUSLY = 2 / 3
"""Compared in the end are those that were tried at least so often, in parts of the most often tried."""


class SearchBot:
    """Thinks for so many seconds of the processor, or so many simulations, per answer (see `Budget`).

    `workers`: how many processes think, this one included; `find` names games to them. With simulations alone, the
    same seed gives the same answer. `hand=1`: it judges without what was learned.
    """

    name = "search"
    looks_ahead = True

    def __init__(
        self,
        rng: random.Random,
        seconds: float | None = None,
        simulations: int | None = None,
        wall: float | None = None,
        workers: int = 1,
        find: Finder | None = None,
        helpers: Helpers | None = None,
        hand: int = 0,
    ) -> None:
        if not 1 <= workers <= MOST_WORKERS:
            raise BadSetup(f"a searching bot thinks in 1 to {MOST_WORKERS} processes, not {workers}")
        if simulations is not None:
            simulations = max(1, simulations // workers)
        self._rng = rng
        self._budget = Budget(seconds, simulations, wall)
        self._workers = workers
        self._find = find
        self._helpers = helpers
        self._hand = hand

    def choose(self, game: Game, seat: Seat) -> Answer:
        question = open_question(game, seat)
        answers = question.answers
        if len(answers) == 1:
            return answers[0]
        judgement = judgement_of(game.definition, self._hand)
        if judgement is None:
            return self._rng.choice(answers)
        if judgement.value is None:
            return most_promising(judgement, game.determinized(seat, self._rng), question)
        return best_of(self._think(game, seat, Thought(game, seat, judgement, self._rng)))

    def _think(self, game: Game, seat: Seat, thought: Thought) -> list[Tried]:
        """Alone, or with helpers who think at the same time."""
        budget, began = self._budget, time.monotonic()
        if self._workers == 1 or thought.has_one_candidate:
            thought.think(Stopwatch(budget), budget.simulations)
            return thought.tried
        helpers = self._helpers or shared_helpers(self._workers - 1)
        seeds = [self._rng.getrandbits(64) for _ in range(self._workers - 1)]
        asked = helpers.ask(
            pack(game), self._find or finder(game.definition), seat, seeds, budget, self._hand
        )
        thought.think(Stopwatch(budget), budget.simulations)
        return added_up([thought.tried, *helpers.gather(asked, patience(budget, began))])


def added_up(findings: Iterable[Sequence[Tried]]) -> list[Tried]:
    """What several have found out about the same answers."""
    totals: dict[Answer, Tried] = {}
    for finding in findings:
        for tried in finding:
            known = totals.setdefault(tried.answer, Tried(tried.answer, 0, 0.0))
            known.visits += tried.visits
            known.total += tried.total
    return list(totals.values())


def best_of(found: Sequence[Tried]) -> Answer:
    """Of the answers that were seriously tried the one that brought most; of equals the more promising one."""
    most = max(tried.visits for tried in found)
    serious = [tried for tried in found if tried.visits >= SERIOUSLY * most]
    return max(serious, key=lambda tried: tried.mean).answer
