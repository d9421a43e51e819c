"""How well a seat stands: what it has against what the others have, weighed."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul

from theatrum.core.contract import Seat
from theatrum.games.generalship.bot.features import FEATURES, OWN_FEATURES, features, own_features
from theatrum.games.generalship.bot.survey import Survey, leadership, swapped_points
from theatrum.games.generalship.state import Generalship

WEIGHTS: dict[str, float] = {
    "victory points": 0.5,
    "victory points squared": 0.2,
    "technology points": 0.15,
    "technology points beyond": 0.03,
    "price of a technology": 0.1,
    "food": 0.07,
    "metal": 0.08,
    "income of food": 0.06,
    "income of metal": 0.08,
    "exchanges": 0.03,
    "people": 0.05,
    "neutral tiles": 0.15,
    "point for tiles": 0.5,
    "tiles beyond": 0.075,
    "tiles in reach": 0.08,
    "commander": 0.5,
    "no commander": -0.1,
    "political power": 0.1,
    "unused generals": 0.09,
    "battles": 0.03,
    "army": 0.06,
    "army beyond": 0.03,
    "squadrons": 0.05,
    "squadrons of an island": 0.1,
    "army shut in": -0.03,
    "upkeep": -0.05,
    "upkeep unpaid": -0.1,
    "capital in danger": -2.0,
    "capital in reach": 1.25,
    "occupied at home": -0.15,
}
"""What each counts for the chance to win: standings are weighed against each other as e to their power."""
PARTS: dict[str, tuple[str, ...]] = {
    "points": ("victory points", "victory points squared", "battles"),
    "technology": ("technology points", "technology points beyond", "price of a technology"),
    "stores": ("food", "metal"),
    "income": ("income of food", "income of metal", "exchanges"),
    "people": ("people",),
    "land": ("neutral tiles", "point for tiles", "tiles beyond", "tiles in reach"),
    "generals": ("commander", "no commander", "political power", "unused generals"),
    "army": ("army", "army beyond", "squadrons", "squadrons of an island", "army shut in"),
    "upkeep": ("upkeep", "upkeep unpaid"),
    "home": ("capital in danger", "occupied at home"),
    "conquest": ("capital in reach",),
}
"""The same under the names by which players are told."""
FALLEN = 3.0
"""What winning (or losing) by a fallen capital counts, while it may still be prevented."""


class Valuer:
    """A way of weighing. Other weights make another player."""

    def __init__(self, weights: dict[str, float]) -> None:
        self._weights: Sequence[float] = [weights[name] for name in FEATURES]
        self._own_weights: Sequence[float] = [weights[name] for name in OWN_FEATURES]

    def value(self, g: Generalship, seat: Seat) -> float:
        """The chance to win, 0 … 1."""
        if g.winner >= 0:
            return 1.0 if g.winner == seat else 0.0
        if not g.order:
            return leadership(g, seat) / g.players
        survey = Survey(g)
        mine = _weighed(self._weights, features(g, survey, seat))
        mine += _weighed(self._own_weights, own_features(g, survey, seat)) + fallen_capitals(g, survey, seat)
        others = (o for o in range(g.players) if o != seat)
        return 1.0 / (1.0 + sum(exp(_weighed(self._weights, features(g, survey, o)) - mine) for o in others))


def parts(g: Generalship, seat: Seat) -> dict[str, float]:
    """What speaks for a seat, by part."""
    if g.winner >= 0 or not g.order:
        return {}
    survey = Survey(g)
    counted = dict(zip(FEATURES, features(g, survey, seat), strict=True))
    counted.update(zip(OWN_FEATURES, own_features(g, survey, seat), strict=True))
    out = {part: sum(WEIGHTS[name] * counted[name] for name in names) for part, names in PARTS.items()}
    out["conquest"] += fallen_capitals(g, survey, seat)
    return out


def _weighed(weights: Sequence[float], counted: Sequence[float]) -> float:
    return float(sum(map(mul, weights, counted)))


def fallen_capitals(g: Generalship, survey: Survey, seat: Seat) -> float:
    """GS-18.2 Where a capital is held by an enemy, the turn's end decides the game by points."""
    if not any(survey.enemies_at(v, survey.capital[v]) for v in range(g.players)):
        return 0.0
    points = swapped_points(g)
    best = max(points)
    return FALLEN if points[seat] == best and points.count(best) == 1 else -FALLEN


value = Valuer(WEIGHTS).value
