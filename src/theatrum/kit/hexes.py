"""Hexagons with axial coordinates (q, r): q grows to the east, r to the south-east; a point is at the top.

neighbours((0, 0))              # the six around it, from the east against the clock
distance((0, 0), (2, -1))       # 2
line((0, 0), (2, -1))           # [(0, 0), (1, 0), (2, -1)]
links([(0, 0), (1, 0), (5, 5)]) # ((1,), (0,), ()): the table that `kit.graph` works on
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TypeAlias

Hex: TypeAlias = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""East, then against the clock."""


def neighbours(at: Hex) -> list[Hex]:
    """The six hexagons around one, in the order of `DIRECTIONS`."""
    q, r = at
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def distance(a: Hex, b: Hex) -> int:
    """Steps from one hexagon to another."""
    dq, dr = b[0] - a[0], b[1] - a[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def line(a: Hex, b: Hex) -> list[Hex]:
    """The hexagons under the straight line between two middles, both ends among them.

    Where the line runs along an edge it keeps to one side, the same one in both directions.
    """
    if b < a:
        return line(b, a)[::-1]
    steps = distance(a, b)
    return [_on_the_way(a, b, i, steps) for i in range(steps + 1)]


def _on_the_way(a: Hex, b: Hex, i: int, steps: int) -> Hex:
    """The hexagon i of so many steps on the way, in whole numbers: cube coordinates, in units of 1/(6 steps)."""
    if not steps:
        return a
    unit = 6 * steps
    # A little to one side, less than any true difference, and its sum is 0: so nothing lies exactly on an edge.
    q = (a[0] * (steps - i) + b[0] * i) * 6 + 1
    r = (a[1] * (steps - i) + b[1] * i) * 6 + 2
    s = -q - r
    near_q, near_r, near_s = ((2 * x + unit) // (2 * unit) for x in (q, r, s))
    off_q, off_r, off_s = abs(near_q * unit - q), abs(near_r * unit - r), abs(near_s * unit - s)
    if off_q >= off_r and off_q >= off_s:
        return -near_r - near_s, near_r
    if off_r >= off_s:
        return near_q, -near_q - near_s
    return near_q, near_r


def links(coordinates: Sequence[Hex]) -> tuple[tuple[int, ...], ...]:
    """By place: the places next to it in ascending order, for a map of these hexagons."""
    at = {coordinate: place for place, coordinate in enumerate(coordinates)}
    return tuple(tuple(sorted(at[n] for n in neighbours(c) if n in at)) for c in coordinates)


def middle(at: Hex, radius: float) -> tuple[float, float]:
    """Where a board draws the middle of a hexagon; `radius`: from its middle to a corner."""
    q, r = at
    return round(radius * sqrt(3) * (q + r / 2), 3), round(radius * 1.5 * r, 3)
