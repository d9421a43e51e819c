"""One question being searched: information-set Monte-Carlo tree search.

A *simulation* takes a world that the seat thinks possible (everything it can't know is dealt anew), gives one of the
candidate answers, walks down the tree with everybody wanting the best for himself, adds one leaf, plays on by the
game's own order until the position is quiet, and judges it for every seat that had a choice on the way.

At the root the candidates are compared fairly: in *rounds*, in each of which all of them are tried in the same world
with the same luck. After each stretch of the budget the worse half is dropped (sequential halving), and before that
whoever has clearly fallen behind; when only one is left there is nothing more to think about.

Where a move is many questions and many seats follow (`Judgement.long_moves`), there is no tree: a tree of a few hundred
simulations would not even reach the end of the own move. The candidates are tried as the greedy bot tries them, to the next
quiet position, but in as many worlds as there is time for: what remains of luck in a choice goes.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from theatrum.bots.budget import Stopwatch
from theatrum.bots.ordering import HOPELESS, candidates
from theatrum.bots.settling import settle
from theatrum.bots.tree import Edge, Node
from theatrum.core.contract import Answer, Ask, Judgement, Seat
from theatrum.core.game import Game, Question

WIDTH = 32
"""So many answers are tried at most; fewer if each could not be tried `LEAST_ROUNDS` times: the first round ends when
that part of the budget is spent."""
LEAST_ROUNDS = 4
DEPTH = 200
"""Longest way down the tree, in questions."""
HORIZON = 80
"""So many questions are answered by order at most until a position must be quiet."""
SURPRISE = 0.15
"""How sharply others follow the order who answer at the same time: what is worth this much less is e times rarer."""
CLEARLY = 3.5
"""Behind by so many standard errors: out of the race."""
FIRST_LOOK = 16
"""After so many rounds, and then each time that they have doubled, it is looked who has clearly fallen behind."""
EARLIEST = 0.2
"""Nobody is out before this part of the budget is spent: a tree that is still shallow is too sure of itself."""


@dataclass(slots=True)
class Tried:
    """What a candidate has brought: so many simulations, so much in sum. Plain data, for other processes too."""

    answer: Answer
    visits: int
    total: float

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Thought:
    """One question being thought about. `tried` says at any time what has come out so far."""

    def __init__(self, game: Game, seat: Seat, judgement: Judgement[Any], rng: random.Random) -> None:
        question = game.question(seat)
        assert question is not None
        assert judgement.value is not None
        self._game = game
        self._seat = seat
        self._question: Question = question
        self._order = judgement.order
        self._value = judgement.value
        self._values = judgement.values
        self._judgement = judgement
        self._rng = rng
        self._without_tree = False
        self._root = Node(seat)
        self._brought: dict[Answer, list[float]] = {}
        self._find_candidates()

    @property
    def has_one_candidate(self) -> bool:
        """There is nothing to think about: all other answers are hopeless."""
        return len(self._brought) == 1

    @property
    def tried(self) -> list[Tried]:
        """The candidates, the most promising by order first."""
        edges = self._root.edges
        return [Tried(a, edges[a].visits, edges[a].total) for a in self._brought]

    # ---- rounds ------------------------------------------------------------------------------------------------
    def think(self, watch: Stopwatch, simulations: int | None) -> None:
        """Try the candidates in rounds until one is left or the budget is spent."""
        width = WIDTH if simulations is None else max(2, min(WIDTH, simulations // LEAST_ROUNDS))
        racing = self._first_round(list(self._brought)[:width], watch)
        stretches = max(1, math.ceil(math.log2(len(racing))))
        for stretch in range(1, stretches + 1):
            while len(racing) > 1 and watch.spent < stretch / stretches:
                self._round(racing, watch)
                if watch.spent >= EARLIEST:
                    racing = self._without_the_beaten(racing)
            racing = sorted(racing, key=self._mean, reverse=True)[: max(2, (len(racing) + 1) // 2)]

    def difference(self, one: Answer, other: Answer, rounds: int) -> float:
        """By how much the first brings more than the second, tried so often in the same worlds with the same luck. Also
        of answers that are no candidates."""
        for answer in (one, other):
            self._root.edges.setdefault(answer, Edge(0.0))
        total = 0.0
        for _ in range(rounds):
            again = self._worlds(self._rng.getrandbits(64))
            total += self._simulate(one, again()) - self._simulate(other, again())
        return total / rounds

    def _find_candidates(self) -> None:
        """The answers worth trying, the most promising first; equals in random order."""
        world = self._worlds(self._rng.getrandbits(64))()
        long_moves = self._judgement.long_moves
        self._without_tree = long_moves is not None and long_moves(world.state)
        for answer, w in candidates(self._judgement, world, self._question, self._rng):
            self._root.edges[answer] = Edge(w)
            self._brought[answer] = []

    def _first_round(self, racing: list[Answer], watch: Stopwatch) -> list[Answer]:
        """The most promising, as many as can be tried often enough; two at least."""
        if len(racing) < 2:
            return racing
        again = self._worlds(self._rng.getrandbits(64))
        for n, answer in enumerate(racing):
            if n >= 2 and watch.spent >= 1 / LEAST_ROUNDS:
                return racing[:n]
            self._brought[answer].append(self._simulate(answer, again()))
            watch.simulations += 1
        return racing

    def _round(self, racing: Sequence[Answer], watch: Stopwatch) -> None:
        """Everybody who is still in the race, in the same world."""
        again = self._worlds(self._rng.getrandbits(64))
        for answer in racing:
            self._brought[answer].append(self._simulate(answer, again()))
            watch.simulations += 1

    def _without_the_beaten(self, racing: list[Answer]) -> list[Answer]:
        """Those who are not clearly behind the best, judged by the differences in the newer half of the rounds."""
        rounds = len(self._brought[racing[0]])
        if rounds < FIRST_LOOK or rounds & (rounds - 1):
            return racing
        best = max(racing, key=self._mean)
        ahead = self._brought[best][rounds // 2 :]
        return [a for a in racing if a == best or not _beaten(ahead, self._brought[a][rounds // 2 :])]

    def _mean(self, answer: Answer) -> float:
        edge = self._root.edges[answer]
        return edge.total / max(1, edge.visits)

    # ---- worlds ------------------------------------------------------------------------------------------------
    def _worlds(self, seed: int) -> Callable[[], Game]:
        """Copies of one world: with everything re-dealt that the seat can't know, and chance of its own.

        Cloning a world that was imagined costs a fraction of dealing anew.
        """
        imagined = self._game.imagined(self._seat, random.Random(seed))
        if imagined is not None:
            return partial(imagined.clone, light=True)
        return lambda: self._game.determinized(self._seat, random.Random(seed))

    # ---- simulations -------------------------------------------------------------------------------------------
    def _simulate(self, answer: Answer, world: Game) -> float:
        """One way through a world; what it brings to our seat."""
        edge = self._root.edges[answer]
        path: list[tuple[Node, Edge]] = [(self._root, edge)]
        answered = self._question.ask
        last = self._question.serial
        world.give(self._seat, answer)
        for _ in range(0 if self._without_tree else DEPTH):
            question = self._asked(world)
            if question is None:
                break
            answers = question.answers
            if len(answers) == 1:
                world.give(question.seat, answers[0])
                continue
            ask = question.ask
            if question.serial == last:
                # Asked together with the one before: whoever answers can't know what that one has answered.
                world.give(ask.seat, answers[self._by_chance(world, ask, answers)])
                continue
            node = edge.nodes.get((ask.seat, ask.prompt))
            if node is None:
                edge.nodes[ask.seat, ask.prompt] = Node(ask.seat)
                break
            chosen, edge = node.select(answers, partial(self._order, world.state, ask, answers))
            path.append((node, edge))
            answered, last = ask, question.serial
            world.give(ask.seat, chosen)
        settle(world, self._judgement, self._question, answered, HORIZON)
        return self._judge(world, path)

    def _asked(self, world: Game) -> Question | None:
        """The question to think about next: where several are asked together, first our own."""
        questions = world.questions
        if len(questions) > 1:
            for question in questions:
                if question.seat == self._seat:
                    return question
        return questions[0] if questions else None

    def _by_chance(self, world: Game, ask: Ask, answers: Sequence[Answer]) -> int:
        worth = self._order(world.state, ask, answers)
        top = max(worth)
        weights = [math.exp((w - top) / SURPRISE) if w > top - HOPELESS else 0.0 for w in worth]
        return self._rng.choices(range(len(weights)), weights)[0]

    def _judge(self, world: Game, path: Sequence[tuple[Node, Edge]]) -> float:
        """Tell every seat that chose on the way what has come of it: who won, or how it stands."""
        values: dict[Seat, float] = {}
        if world.over:
            winners = world.definition.result(world.state).winners
            values = {node.seat: node.seat in winners and 1.0 / len(winners) for node, _ in path}
        elif self._values is not None and (learned := self._values(world.state)) is not None:
            values = dict(enumerate(learned))
        for node, edge in path:
            seat = node.seat
            if seat not in values:
                values[seat] = min(1.0, max(0.0, self._value(world.state, seat)))
            node.learn(edge, values[seat])
        return values[self._seat]


def _beaten(ahead: Sequence[float], behind: Sequence[float]) -> bool:
    """Is the second clearly worse than the first (or no different at all), as they did in the same worlds?"""
    n = len(ahead)
    gaps = [a - b for a, b in zip(ahead, behind, strict=True)]
    mean = sum(gaps) / n
    error = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / (n * (n - 1)))
    return mean >= CLEARLY * error
