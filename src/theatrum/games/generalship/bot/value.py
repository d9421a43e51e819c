"""How well a seat stands: what it has against what the others have, weighed."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from theatrum.core.contract import Seat
from theatrum.games.generalship.bot.features import FEATURES, features
from theatrum.games.generalship.bot.survey import Survey, leadership, swapped_points
from theatrum.games.generalship.state import Generalship

WEIGHTS: dict[str, float] = {
    "victory points": 1.0,
    "victory points squared": 0.4,
    "technology points": 0.3,
    "technology points beyond": 0.06,
    "price of a technology": 0.2,
    "food": 0.12,
    "metal": 0.16,
    "income of food": 0.12,
    "income of metal": 0.16,
    "exchanges": 0.06,
    "people": 0.1,
    "neutral tiles": 0.3,
    "point for tiles": 1.0,
    "tiles beyond": 0.15,
    "tiles in reach": 0.1,
    "commander": 1.0,
    "no commander": -0.2,
    "political power": 0.2,
    "unused generals": 0.18,
    "battles": 0.06,
    "army": 0.12,
    "army beyond": 0.06,
    "squadrons": 0.05,
    "upkeep": -0.1,
    "upkeep unpaid": -0.2,
    "capital in danger": -4.0,
    "capital in reach": 2.5,
    "occupied at home": -0.3,
}
"""Roughly in victory points."""
FALLEN = 5.0
"""What winning (or losing) by a fallen capital counts, while it may still be prevented."""
SCALE = 3.0


class Valuer:
    """A way of weighing. Other weights make another player."""

    def __init__(self, weights: dict[str, float]) -> None:
        self._weights: Sequence[float] = [weights[name] for name in FEATURES]

    def value(self, g: Generalship, seat: Seat) -> float:
        """About 0 … 1; one half where nobody is ahead."""
        if g.winner >= 0:
            return 1.0 if g.winner == seat else 0.0
        if not g.order:
            return 0.5 + 0.1 * leadership(g, seat)
        survey = Survey(g)
        others = [self._standing(g, survey, other) for other in range(g.players) if other != seat]
        lead = self._standing(g, survey, seat) - 0.4 * max(others) - 0.6 * sum(others) / len(others)
        lead += _fallen_capitals(g, survey, seat)
        return 1.0 / (1.0 + exp(-lead / SCALE))

    def _standing(self, g: Generalship, survey: Survey, seat: Seat) -> float:
        return sum(
            weight * have for weight, have in zip(self._weights, features(g, survey, seat), strict=True)
        )


def _fallen_capitals(g: Generalship, survey: Survey, seat: Seat) -> float:
    """GS-18.2 Where a capital is held by an enemy, the turn's end decides the game by points."""
    if not any(survey.enemies_at(v, survey.capital[v]) for v in range(g.players)):
        return 0.0
    points = swapped_points(g)
    best = max(points)
    return FALLEN if points[seat] == best and points.count(best) == 1 else -FALLEN


value = Valuer(WEIGHTS).value
