"""PY-6 The end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from parley.state import TOWNS_TO_WIN, Parley
from theatrum.core.contract import Result
from theatrum.core.state import Event


def result(g: Parley) -> Result:
    """PY-6 Four towns win at once; else most points after the last round."""
    scores = tuple(g.points(s) for s in range(g.players))
    conquerors = [s for s in range(g.players) if len(g.towns_of(s)) >= TOWNS_TO_WIN]
    winners = conquerors or [s for s, score in enumerate(scores) if score == max(scores)]
    return Result(tuple(winners), scores, "conquest" if conquerors else "points")


def points(g: Parley, told: Iterable[Event]) -> Mapping[str, Sequence[int]]:
    """PY-6.1 Two for a town, one for a banner, three for the town one aimed at."""
    seats = range(g.players)
    towns = [2 * len(g.towns_of(s)) for s in seats]
    return {
        "towns": towns,
        "banners": g.banners,
        "aims": [g.points(s) - towns[s] - g.banners[s] for s in seats],
    }
