"""The backdrop of the world board: `python world.py land-50m.json world.svg`. Needs nothing but Python.

The projection is the simplest there is, degrees on a grid, taller than true so that the sheet fills its frame; the game's
`scene/geography/world.py` has the same numbers and places settlements and zones by them.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

Point = tuple[float, float]
WEST, EAST, SOUTH, NORTH = -142.0, 164.0, -47.0, 58.0
WIDTH, HEIGHT = 3200, 1700
BEYOND = 6.0
"""Degrees by which land goes on beyond the frame."""
ANTARCTIC = -63.0
DETAIL, SMALLEST = 1.8, 60.0
"""In the board's units: how far a line may stray, and what is too small to be drawn."""
ACROSS = "M276 1036Q150 1075 -20 1090M250 1360Q130 1400 -20 1415M3220 872Q3120 870 3020 852M3220 1240Q3120 1120 3010 960"
"""The ways across the Pacific, which leave the sheet at both sides."""


def at(lon: float, lat: float) -> Point:
    return (lon - WEST) / (EAST - WEST) * WIDTH, (NORTH - lat) / (NORTH - SOUTH) * HEIGHT


def rings(atlas: Path) -> Iterator[list[Point]]:
    """The outlines of the land, in degrees."""
    topology = json.loads(atlas.read_text())
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs: list[list[Point]] = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        arcs.append(points)
    for geometry in topology["objects"]["land"]["geometries"]:
        for shape in geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]:
            for ring in shape:
                out: list[Point] = []
                for i in ring:
                    piece = arcs[i] if i >= 0 else arcs[~i][::-1]
                    out += piece if not out else piece[1:]
                yield out


def unrolled(ring: list[Point]) -> list[Point]:
    """Asia goes on beyond the date line, where degrees begin anew."""
    west, east = min(p[0] for p in ring), max(p[0] for p in ring)
    return [(x + 360 if x < WEST else x, y) for x, y in ring] if east - west > 300 else ring


def clipped(ring: list[Point]) -> list[Point]:
    """Sutherland and Hodgman, side by side."""
    for axis, edge, sign in (
        (0, WEST - BEYOND, 1),
        (0, EAST + BEYOND, -1),
        (1, SOUTH - BEYOND, 1),
        (1, NORTH + BEYOND, -1),
    ):
        out: list[Point] = []
        for a, b in zip([ring[-1], *ring[:-1]], ring, strict=True):
            inside = [sign * (p[axis] - edge) >= 0 for p in (a, b)]
            if inside[0] != inside[1]:
                t = (edge - a[axis]) / (b[axis] - a[axis])
                out.append((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
            if inside[1]:
                out.append(b)
        ring = out
        if len(ring) < 3:
            return []
    return ring


def simplified(line: list[Point]) -> list[Point]:
    """Douglas and Peucker."""
    keep = {0, len(line) - 1}
    stack = [(0, len(line) - 1)]
    while stack:
        a, b = stack.pop()
        (ax, ay), (bx, by) = line[a], line[b]
        long = math.hypot(bx - ax, by - ay)
        far, where = 0.0, -1
        for i in range(a + 1, b):
            x, y = line[i]
            off = (
                abs((by - ay) * (x - ax) - (bx - ax) * (y - ay)) / long
                if long
                else math.hypot(x - ax, y - ay)
            )
            if off > far:
                far, where = off, i
        if far > DETAIL:
            keep.add(where)
            stack += [(a, where), (where, b)]
    return [line[i] for i in sorted(keep)]


def area(ring: list[Point]) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip([ring[-1], *ring[:-1]], ring, strict=True))) / 2


def land(atlas: Path) -> str:
    out = []
    for ring in rings(atlas):
        if min(p[1] for p in ring) < ANTARCTIC:
            continue
        inside = [at(*p) for p in clipped(unrolled(ring))]
        if len(inside) < 3 or area(inside) < SMALLEST:
            continue
        line = [(round(x), round(y)) for x, y in simplified([*inside, inside[0]])]
        if len(line) > 3:
            steps = pairwise(line[:-1])
            out.append(
                f"M{line[0][0]} {line[0][1]}l"
                + " ".join(f"{b[0] - a[0]} {b[1] - a[1]}" for a, b in steps)
                + "z"
            )
    return "".join(out)


def main(atlas: str, out: str) -> None:
    Path(out).write_text(
        "<!-- Coast: Natural Earth (public domain), drawn by tools/elisabeth_map. -->\n"
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">\n'
        f'<path class="land" d="{land(Path(atlas))}"/>\n<path class="danger" d="{ACROSS}"/>\n</svg>\n'
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
