"""Connections: straight where they can be, bent where they would run under another space."""

from __future__ import annotations

import math

from places import Place

CLEAR = 9.0
Point = tuple[float, float]


def bend(a: Place, b: Place, others: list[Place]) -> Point | None:
    """The point that pulls the line aside (a quadratic curve's), or None where straight is free."""
    start, end = (a.x, a.y), (b.x, b.y)
    if _free(start, None, end, others):
        return None
    long = math.dist(start, end)
    across = (-(end[1] - start[1]) / long, (end[0] - start[0]) / long)
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    best: tuple[float, Point] | None = None
    for far in range(10, int(long * 0.9) + 60, 5):
        for way in (far, -far):
            via = (middle[0] + across[0] * way, middle[1] + across[1] * way)
            if _free(start, via, end, others):
                return (round(via[0], 1), round(via[1], 1))
            worst = _nearest(start, via, end, others)
            if best is None or worst > best[0] + 2:
                best = (worst, via)
    return best[1] if best else None


def curve(start: Point, via: Point | None, end: Point, steps: int = 24) -> list[Point]:
    if via is None:
        return [
            (start[0] + (end[0] - start[0]) * i / steps, start[1] + (end[1] - start[1]) * i / steps)
            for i in range(steps + 1)
        ]
    out = []
    for i in range(steps + 1):
        t = i / steps
        p, q, r = (1 - t) ** 2, 2 * t * (1 - t), t * t
        out.append((p * start[0] + q * via[0] + r * end[0], p * start[1] + q * via[1] + r * end[1]))
    return out


def _nearest(start: Point, via: Point | None, end: Point, others: list[Place]) -> float:
    line = curve(start, via, end, max(12, int(math.dist(start, end) / 8)))
    return min((math.dist(at, (o.x, o.y)) - o.radius for o in others for at in line), default=1e9)


def _free(start: Point, via: Point | None, end: Point, others: list[Place]) -> bool:
    return _nearest(start, via, end, others) >= CLEAR
