"""The bot that searches: information-set Monte-Carlo tree search.

Every simulation deals anew what the seat can't know (`Game.determinized`), walks down one common tree of answers,
adds a leaf, plays on for a while by the game's own sense of order, and judges the position for every seat. So the tree
averages over all the worlds the seat must reckon with; answers that are not possible in the world at hand are simply
not candidates there (their chance to be chosen is counted by `offered`). Each seat is taken to want its own value.

Long lists are widened step by step: a node looks at its most promising answers first, and at more of them the more
often it is visited. Rollouts are cut short and judged by the game's evaluation.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from typing import Any

from theatrum.core.contract import Answer, Judgement, Seat
from theatrum.core.errors import BadSetup, IllegalAnswer
from theatrum.core.game import Game, Question

EXPLORE = 0.45
"""Weight of curiosity against the mean value (values lie about 0 … 1)."""
WIDEN_FACTOR, WIDEN_POWER = 2.0, 0.5
"""A node visited n times looks at its `factor * n ** power` most promising answers."""
TEMPER = 0.25
"""How sharply rollouts follow the order: an answer worth this much less is e times less likely."""


class Node:
    """One point of the tree: what was found out about the answers given from here."""

    __slots__ = ("children", "offered", "totals", "visits")

    def __init__(self, seats: int) -> None:
        self.children: dict[Answer, Node] = {}
        self.visits = 0
        self.offered = 0
        self.totals = [0.0] * seats


class SearchBot:
    """Thinks for a number of seconds or of simulations per question, whichever is reached first."""

    name = "search"
    looks_ahead = True

    def __init__(
        self,
        rng: random.Random,
        seconds: float | None = 1.0,
        simulations: int | None = None,
        rollout: int = 24,
        depth: int = 60,
    ) -> None:
        if seconds is None and simulations is None:
            raise BadSetup("a searching bot needs a limit: seconds or simulations")
        self._rng = rng
        self._seconds = seconds
        self._simulations = simulations
        self._rollout = rollout
        self._depth = depth

    def choose(self, game: Game, seat: Seat) -> Answer:
        question = game.question(seat)
        if question is None:
            raise IllegalAnswer(f"seat {seat} is not asked: there is nothing to choose")
        if len(question.answers) == 1:
            return question.answers[0]
        judgement = game.definition.judgement
        if judgement is None or judgement.value is None:
            raise BadSetup(f"{game.definition.id} has no evaluation: a searching bot can't play it")
        root = Node(game.header.players)
        search = _Search(game, seat, judgement, self._rng, self._rollout, self._depth)
        until = math.inf if self._seconds is None else time.monotonic() + self._seconds
        limit = self._simulations if self._simulations is not None else 10**9
        done = 0
        while done < limit and (done == 0 or time.monotonic() < until):
            search.simulate(root)
            done += 1
        return max(question.answers, key=lambda a: _preference(root, a, seat))


def _preference(root: Node, answer: Answer, seat: Seat) -> tuple[int, float]:
    child = root.children.get(answer)
    return (0, 0.0) if child is None else (child.visits, child.totals[seat] / max(1, child.visits))


class _Search:
    """One question being searched."""

    def __init__(
        self, game: Game, seat: Seat, judgement: Judgement[Any], rng: random.Random, rollout: int, depth: int
    ) -> None:
        self._game = game
        self._seat = seat
        self._order = judgement.order
        assert judgement.value is not None
        self._value = judgement.value
        self._rng = rng
        self._rollout = rollout
        self._depth = depth

    def simulate(self, root: Node) -> None:
        """One world: down the tree, one new leaf, on by order, judge, and remember along the way."""
        world = self._game.determinized(self._seat, self._rng)
        path = [root]
        node = root
        for _ in range(self._depth):
            question = self._asked(world, first=node is root)
            if question is None:
                break
            answers = question.answers
            answer = answers[0] if len(answers) == 1 else self._select(node, world, question)
            child = node.children.get(answer)
            fresh = child is None
            if child is None:
                child = node.children[answer] = Node(len(root.totals))
                child.offered = 1
            world.give(question.seat, answer)
            path.append(child)
            node = child
            if fresh and len(answers) > 1:
                break
        self._play_on(world)
        values = self._judge(world)
        for each in path:
            each.visits += 1
            for s, value in enumerate(values):
                each.totals[s] += value

    def _asked(self, world: Game, first: bool) -> Question | None:
        """The question to think about next; at the root our own, whoever else is asked at the same time."""
        if first:
            return world.question(self._seat)
        questions = world.questions
        return questions[0] if questions else None

    def _select(self, node: Node, world: Game, question: Question) -> Answer:
        """The candidate with the highest upper bound for the seat that is asked; untried ones first, best first."""
        seat = question.seat
        candidates = self._candidates(node, world, question)
        best, best_bound = candidates[0], -math.inf
        for answer in candidates:
            child = node.children.get(answer)
            if child is None:
                return answer
            child.offered += 1
            bound = child.totals[seat] / child.visits + EXPLORE * math.sqrt(
                math.log(child.offered) / child.visits
            )
            if bound > best_bound:
                best, best_bound = answer, bound
        return best

    def _candidates(self, node: Node, world: Game, question: Question) -> list[Answer]:
        answers = question.answers
        worth = self._order(world.state, question.ask, answers)
        width = max(2, math.ceil(WIDEN_FACTOR * (node.visits + 1) ** WIDEN_POWER))
        ranked = sorted(range(len(answers)), key=worth.__getitem__, reverse=True)
        return [answers[i] for i in ranked[:width]]

    def _play_on(self, world: Game) -> None:
        """A short rollout: everybody mostly by order, with some chance."""
        for _ in range(self._rollout):
            questions = world.questions
            if not questions:
                return
            asked = questions[0]
            answers = asked.answers
            if len(answers) == 1:
                world.give(asked.seat, answers[0])
            else:
                worth = self._order(world.state, asked.ask, answers)
                world.give(asked.seat, answers[self._tempered(worth)])

    def _tempered(self, worth: Sequence[float]) -> int:
        top = max(worth)
        weights = [math.exp((w - top) / TEMPER) for w in worth]
        return self._rng.choices(range(len(weights)), weights)[0]

    def _judge(self, world: Game) -> list[float]:
        """A value for every seat: who won, or how everybody stands."""
        seats = range(world.header.players)
        if world.over:
            winners = world.definition.result(world.state).winners
            return [1.0 / len(winners) if s in winners else 0.0 for s in seats]
        return [min(1.0, max(0.0, self._value(world.state, s))) for s in seats]
