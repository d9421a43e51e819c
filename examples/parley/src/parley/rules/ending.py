"""PY-6 The end."""

from __future__ import annotations

from parley.state import TOWNS_TO_WIN, Parley
from theatrum.core.contract import Result


def result(g: Parley) -> Result:
    """PY-6 Four towns win at once; else most points after the last round."""
    scores = tuple(g.points(s) for s in range(g.players))
    conquerors = [s for s in range(g.players) if len(g.towns_of(s)) >= TOWNS_TO_WIN]
    winners = conquerors or [s for s, score in enumerate(scores) if score == max(scores)]
    return Result(tuple(winners), scores, "conquest" if conquerors else "points")
