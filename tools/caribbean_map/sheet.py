"""From degrees to the board: Natural Earth's coast around both Americas, in a projection that gives the Caribbean room."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
from shapely import transform
from shapely.geometry import Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Array = Any

WIDTH, HEIGHT = 2600, 2360
"""The board, in its own units."""
MARGIN = 40
MIDDLE = (-76.5, 17.0)
"""Degrees: where the chart is largest."""
AT = (1060.0, 1000.0)
"""The same point on the board."""
NEAR = 11.0
"""Up to about this many degrees from the middle the scale stays; then it falls as one over the distance."""
FACTOR = 512.0
DETAIL = 1.7
SMALLEST = 60.0
LAKES = {
    "superior": [(-92, 46.8), (-90, 48), (-87, 48.7), (-85, 47.8), (-84.8, 46.6), (-88, 46.7)],
    "michigan": [(-87.7, 42), (-87.8, 44.5), (-86.5, 45.8), (-85.3, 45.5), (-86.4, 43.5), (-86.8, 41.8)],
    "huron": [(-84, 46), (-81.5, 46), (-80.2, 44.6), (-81.7, 43.4), (-83.3, 43.9), (-83.4, 45.1)],
    "erie": [(-83.3, 41.8), (-81, 42.7), (-79.1, 42.8), (-80.5, 42), (-82.5, 41.4)],
    "ontario": [(-79.6, 43.3), (-77.5, 44), (-76.2, 44), (-76.5, 43.4), (-78.5, 43.3)],
    "nicaragua": [(-85.9, 11.9), (-85.2, 12.0), (-84.9, 11.3), (-85.5, 11.2)],
    "titicaca": [(-70.0, -15.4), (-69.2, -16.0), (-68.9, -16.5), (-69.6, -16.2)],
}  # fmt: skip


def points(degrees: Array) -> Array:
    """An azimuthal projection whose scale is that of the middle nearby, and shrinks with the distance (an area's hyperbolic
    sine): continents stay recognisable, islands get room."""
    degrees = np.asarray(degrees, float)
    lon, lat = degrees[:, 0], degrees[:, 1]
    dx = (lon - MIDDLE[0]) * np.cos(np.radians((lat + MIDDLE[1]) / 2) * 0.75)
    dy = lat - MIDDLE[1]
    far = np.maximum(np.hypot(dx, dy), 1e-9)
    k = FACTOR * np.arcsinh(far / NEAR) / far
    return np.column_stack([AT[0] + dx * k, AT[1] - dy * k * 0.97])


def point(lon: float, lat: float) -> Point:
    return Point(points([(lon, lat)])[0])


def land(atlas: Path, kept: list[Point]) -> BaseGeometry:
    """The land of `land-10m.json` (TopoJSON) on the board; of the smallest islands those on which an area lies."""
    topology = json.loads(atlas.read_text())
    scale, shift = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = [np.cumsum(np.array(arc), axis=0) * scale + shift for arc in topology["arcs"]]
    window = box(-150, -58, -22, 66)
    frame = box(-MARGIN, -MARGIN, WIDTH + MARGIN, HEIGHT + MARGIN)
    parts = []
    for geometry in topology["objects"]["land"]["geometries"]:
        for rings in geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]:
            outer, *holes = [_ring(arcs, ring) for ring in rings]
            if (
                outer[:, 0].min() > -22
                or outer[:, 0].max() < -150
                or outer[:, 1].max() < -58
                or np.ptp(outer[:, 0]) > 300
            ):
                continue
            shape = Polygon(outer, holes).buffer(0).intersection(window).segmentize(1.0)
            parts.append(transform(shape, points).buffer(0).intersection(frame))
    whole = [g for part in parts for g in getattr(part, "geoms", [part]) if g.geom_type == "Polygon"]
    large = [g for g in whole if g.area > SMALLEST or min(g.distance(at) for at in kept) < 12]
    return unary_union([g.simplify(DETAIL if g.area > 500 else DETAIL / 3).buffer(0) for g in large])


def _ring(arcs: list[Array], indices: list[int]) -> Array:
    pieces = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in indices]
    return np.vstack([pieces[0], *(piece[1:] for piece in pieces[1:])])


def lakes() -> BaseGeometry:
    return unary_union([Polygon(points(line)).buffer(5).buffer(-4) for line in LAKES.values()])
