"""The tree a search grows: what was found out about the answers to a question, by everything that led to it.

A node is one question to one seat; its edges are the answers. Only what a seat can tell apart makes another node: the
answers given so far and who is asked what, never what is hidden. So one tree averages over all the worlds a seat must
reckon with; an answer that is not possible in the world at hand is simply no candidate there.

Which answer is followed is a matter of what it has brought so far, of the game's own sense of order (as in PUCT: what
looks promising is tried first and more often), and of how much values differ here at all: a game in which nothing
matters by more than a hundredth is searched as curiously as one of life and death.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from theatrum.bots.ordering import HOPELESS
from theatrum.core.contract import Answer, Seat

EXPLORE = 1.5
"""Weight of curiosity, in standard deviations of the values met at the node."""
TEMPER = 0.3
"""How far the order is trusted: an answer worth this much less is e times less likely to be good."""
WIDEN_FACTOR, WIDEN_POWER = 1.5, 0.5
"""A node visited n times looks at its `factor * n ** power` most promising answers."""
USUAL_SPREAD = 0.03
"""Standard deviation of values that a new node assumes, as if it had been met `USUAL_WEIGHT` times."""
USUAL_WEIGHT = 4
EXTREME = 60.0


class Edge:
    """An answer: its rough worth, what it has brought to the seat that gives it, and what is asked thereafter."""

    __slots__ = ("nodes", "total", "visits", "weight", "worth")

    def __init__(self, worth: float) -> None:
        self.worth = worth
        self.weight = math.exp(max(-EXTREME, min(EXTREME, worth / TEMPER)))
        self.visits = 0
        self.total = 0.0
        self.nodes: dict[tuple[Seat, str], Node] = {}


class Node:
    """A question to a seat, reached by certain answers."""

    __slots__ = ("edges", "seat", "squares", "total", "visits")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.edges: dict[Answer, Edge] = {}
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def select(self, answers: Sequence[Answer], order: Callable[[], Sequence[float]]) -> tuple[Answer, Edge]:
        """The answer to follow this time; `order` is asked only where an answer is new."""
        candidates = self._widened(self._edges_of(answers, order))
        visits = self.visits
        mean = self.total / visits if visits else 0.5
        total_weight = sum(edge.weight for _, edge in candidates)
        curiosity = EXPLORE * self._spread(mean) * math.sqrt((visits + 1) * len(candidates)) / total_weight
        best, best_bound = candidates[0], -math.inf
        for candidate in candidates:
            edge = candidate[1]
            n = edge.visits
            bound = (edge.total / n if n else mean) + curiosity * edge.weight / (1 + n)
            if bound > best_bound:
                best, best_bound = candidate, bound
        return best

    def learn(self, edge: Edge, value: float) -> None:
        """An answer was followed, and this came of it for the seat."""
        self.visits += 1
        self.total += value
        self.squares += value * value
        edge.visits += 1
        edge.total += value

    def _edges_of(
        self, answers: Sequence[Answer], order: Callable[[], Sequence[float]]
    ) -> list[tuple[Answer, Edge]]:
        edges = self.edges
        if not all(answer in edges for answer in answers):
            for answer, worth in zip(answers, order(), strict=True):
                if answer not in edges:
                    edges[answer] = Edge(worth)
        return [(answer, edges[answer]) for answer in answers]

    def _widened(self, candidates: list[tuple[Answer, Edge]]) -> list[tuple[Answer, Edge]]:
        """Without the hopeless; of the others the most promising, more of them the more often the node is met."""
        floor = max(edge.worth for _, edge in candidates) - HOPELESS
        hopeful = [c for c in candidates if c[1].worth > floor]
        width = max(2, math.ceil(WIDEN_FACTOR * (self.visits + 1) ** WIDEN_POWER))
        if len(hopeful) > width:
            hopeful.sort(key=_promise, reverse=True)
            del hopeful[width:]
        return hopeful

    def _spread(self, mean: float) -> float:
        """The standard deviation of the values met here."""
        n = self.visits
        squares = max(0.0, self.squares - n * mean * mean)
        return math.sqrt((squares + USUAL_WEIGHT * USUAL_SPREAD**2) / (n + USUAL_WEIGHT))


def _promise(candidate: tuple[Answer, Edge]) -> float:
    return candidate[1].worth
