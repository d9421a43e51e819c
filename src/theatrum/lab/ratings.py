"""How strong bots are, from who won which games: ratings with intervals.

**The model.** Every bot has a strength w, and wins a game with the probability w / (sum of the strengths of all seats).
With two players that is Bradley and Terry's model, and Elo's; with more it is the first choice of Plackett and Luce's.
It looks at who won and at nothing else: only that is what our games are played for (there is not always a second
place, and points don't always say who was near). A shared victory is shared. Ratings are 400 · log10 w, so that between
two players 400 points more mean ten to one; their mean is 0.

**The estimate** is that of the greatest likelihood, with one drawn game of every bot against an average one added: so a
bot that has won (or lost) everything has a rating, too, and it grows with the number of games.

**The intervals** (95 %) are the wider of two: from the curvature of the likelihood, which holds for games that are
independent; and from how much the deals really differ (a sandwich estimate clustered by deal), because the games of one
deal have the same cards. The first remains wide when a bot wins everything, where resampling would see no doubt at all.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from theatrum.lab.matches import Finished
from theatrum.lab.statistics import Z95, Matrix, inverse, product

ELO = 400 / math.log(10)
"""Points of rating for a factor of e."""
STEPS = 100
NEAR = 1e-7


Seats = tuple[tuple[int, int], ...]
"""How many seats each bot had, the bots by their number."""
Wins = tuple[tuple[int, float], ...]
Alike = tuple[Seats, Wins]


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game as the rating sees it: who sat there, and which part of the victory each bot had."""

    deal: str
    seats: Seats
    wins: Wins


@dataclass(frozen=True, slots=True)
class Ratings:
    """Ratings of bots, in the order they were named, and the two covariances."""

    bots: tuple[str, ...]
    points: tuple[float, ...]
    curvature: Matrix
    sandwich: Matrix

    def interval(self, bot: int) -> tuple[float, float]:
        half = Z95 * self._deviation({bot: 1.0})
        return self.points[bot] - half, self.points[bot] + half

    def lead(self, one: int, other: int) -> tuple[float, float, float]:
        """How many points one is ahead of the other, with the interval."""
        ahead = self.points[one] - self.points[other]
        half = Z95 * self._deviation({one: 1.0, other: -1.0})
        return ahead, ahead - half, ahead + half

    def _deviation(self, weights: dict[int, float]) -> float:
        variances = [
            sum(a * b * covariance[i][j] for i, a in weights.items() for j, b in weights.items())
            for covariance in (self.curvature, self.sandwich)
        ]
        return math.sqrt(max(0.0, *variances))


def rated_games(games: Iterable[Finished], bots: Sequence[str]) -> list[RatedGame]:
    """What counts for the rating. If nobody has won, everybody has shared; if everybody forfeited, nothing counts."""
    number = {bot: i for i, bot in enumerate(bots)}
    found = []
    for game in games:
        if len(game.forfeits) == game.players:
            continue
        wins = game.wins if sum(game.wins) else (1 / game.players,) * game.players
        seats: dict[int, int] = defaultdict(int)
        won: dict[int, float] = defaultdict(float)
        for bot, win in zip(game.bots, wins, strict=True):
            seats[number[bot]] += 1
            won[number[bot]] += win
        deal = f"{game.game} {game.players} {game.seed}"
        found.append(RatedGame(deal, tuple(sorted(seats.items())), tuple(sorted(won.items()))))
    return found


def rate(games: Iterable[Finished], bots: Sequence[str]) -> Ratings:
    """The ratings after these games."""
    seen = rated_games(games, bots)
    alike = Counter((outcome.seats, outcome.wins) for outcome in seen)
    strengths = [0.0] * len(bots)
    gradient, curvature, worth = _look(alike, strengths)
    for _ in range(STEPS):
        step = [sum(row) for row in product(inverse(curvature), [[g] for g in gradient])]
        if max(map(abs, step)) < NEAR:
            break
        size = 1.0
        while True:
            tried = [s + size * d for s, d in zip(strengths, step, strict=True)]
            looked = _look(alike, tried)
            if looked[2] >= worth - NEAR or size < NEAR:
                break
            size /= 2
        strengths, (gradient, curvature, worth) = tried, looked
    return _centred(bots, strengths, inverse(curvature), _between_deals(seen, strengths))


def _look(alike: Mapping[Alike, int], strengths: Sequence[float]) -> tuple[list[float], Matrix, float]:
    """Gradient, curvature (minus the second derivative) and value of the logarithm of the likelihood."""
    n = len(strengths)
    gradient = [0.0] * n
    curvature = [[0.0] * n for _ in range(n)]
    worth = 0.0
    for i, s in enumerate(strengths):  # the drawn game against an average bot
        p = 1 / (1 + math.exp(-s))
        gradient[i] += 0.5 - p
        curvature[i][i] += p * (1 - p)
        worth += 0.5 * (_log(p) + _log(1 - p))
    for (seats, wins), times in alike.items():
        chances = _chances(seats, strengths)
        for i, p in chances.items():
            gradient[i] -= times * p
            for j, q in chances.items():
                curvature[i][j] += times * ((p if i == j else 0.0) - p * q)
        for i, won in wins:
            gradient[i] += times * won
            worth += times * won * _log(chances[i])
    return gradient, curvature, worth


def _chances(seats: Seats, strengths: Sequence[float]) -> dict[int, float]:
    """How probable it was that each bot, with all its seats, wins the game."""
    top = max(strengths[i] for i, _ in seats)
    weights = {i: number * math.exp(strengths[i] - top) for i, number in seats}
    total = sum(weights.values())
    return {i: weight / total for i, weight in weights.items()}


def _log(chance: float) -> float:
    return math.log(max(chance, 1e-300))


def _between_deals(seen: Sequence[RatedGame], strengths: Sequence[float]) -> Matrix:
    """How much the deals pull in different directions: the sum of the squares of their gradients."""
    n = len(strengths)
    pulls: dict[str, list[float]] = defaultdict(lambda: [0.0] * n)
    for outcome in seen:
        pull = pulls[outcome.deal]
        for i, p in _chances(outcome.seats, strengths).items():
            pull[i] -= p
        for i, won in outcome.wins:
            pull[i] += won
    correction = len(pulls) / (len(pulls) - 1) if len(pulls) > 1 else 1.0
    return [
        [correction * sum(pull[i] * pull[j] for pull in pulls.values()) for j in range(n)] for i in range(n)
    ]


def _centred(bots: Sequence[str], strengths: list[float], covariance: Matrix, spread: Matrix) -> Ratings:
    """In points of rating, with mean 0."""
    n = len(bots)
    mean = sum(strengths) / n
    centre = [[(1.0 if i == j else 0.0) - 1 / n for j in range(n)] for i in range(n)]

    def scaled(matrix: Matrix) -> Matrix:
        return [[ELO * ELO * x for x in row] for row in product(centre, product(matrix, centre))]

    return Ratings(
        tuple(bots),
        tuple(ELO * (s - mean) for s in strengths),
        scaled(covariance),
        scaled(product(covariance, product(spread, covariance))),
    )
