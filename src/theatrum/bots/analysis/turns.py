"""Where the chances changed most."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from theatrum.bots.analysis.curve import Point

MOST_TURNS = 5
LEAST_CHANGE = 0.03
APART = 0.03
"""Two turning points lie at least so far from each other, in parts of the game."""


class Swing(msgspec.Struct, frozen=True):
    """Between these two positions the seat's chances changed by so much, more than anybody else's."""

    start: int
    end: int
    seat: int
    change: float


def swings(points: Sequence[Point]) -> list[Swing]:
    """The greatest changes between neighbouring points, in the order in which they happened."""
    if len(points) < 2:
        return []
    found = [_between(a, b) for a, b in pairwise(points)]
    found = [swing for swing in found if abs(swing.change) >= LEAST_CHANGE]
    found.sort(key=lambda swing: abs(swing.change), reverse=True)
    apart = APART * (points[-1].position - points[0].position)
    chosen: list[Swing] = []
    for swing in found:
        if len(chosen) < MOST_TURNS and all(abs(swing.end - other.end) >= apart for other in chosen):
            chosen.append(swing)
    return sorted(chosen, key=lambda swing: swing.start)


def _between(a: Point, b: Point) -> Swing:
    changes = [after - before for before, after in zip(a.chances, b.chances, strict=True)]
    seat = max(range(len(changes)), key=lambda s: abs(changes[s]))
    return Swing(a.position, b.position, seat, round(changes[seat], 4))
