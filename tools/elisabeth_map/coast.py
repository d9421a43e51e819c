"""From degrees to the board: the coast of Natural Earth, a conic projection, and a warp that gives crowded parts room."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
from scipy.fft import dctn, idctn
from scipy.ndimage import gaussian_filter, map_coordinates
from shapely import transform
from shapely.geometry import Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Array = Any

WIDTH, HEIGHT = 3200, 2430
"""The board, in its own units."""
MARGIN = 34
"""Land goes on beyond the frame by this, so that no coast is drawn along the edge."""

# ---- the coast ------------------------------------------------------------------------------------------------------
ZUIDERZEE = [
    (4.9, 53.02), (4.95, 52.9), (5.1, 52.77), (5.28, 52.71), (5.08, 52.63), (5.06, 52.5), (4.98, 52.4), (5.08, 52.34),
    (5.25, 52.31), (5.62, 52.36), (5.82, 52.46), (5.86, 52.58), (5.92, 52.7), (5.7, 52.84), (5.37, 52.88),
    (5.4, 53.05), (5.42, 53.2), (5.1, 53.12),
]  # fmt: skip
"""It was a sea then, and the data knows it as land."""


def land(atlas: Path) -> BaseGeometry:
    """The land of `land-10m.json` (TopoJSON) around Europe, in degrees."""
    topology = json.loads(atlas.read_text())
    scale, shift = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = [np.cumsum(np.array(arc), axis=0) * scale + shift for arc in topology["arcs"]]
    window = box(-45, 15, 75, 78)
    parts = []
    for geometry in topology["objects"]["land"]["geometries"]:
        shapes = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
        for rings in shapes:
            outer, *holes = [_ring(arcs, ring) for ring in rings]
            if outer[:, 0].min() > 75 or outer[:, 0].max() < -45 or outer[:, 1].max() < 15:
                continue
            parts.append(Polygon(outer, holes).buffer(0).intersection(window))
    return unary_union(parts).difference(Polygon(ZUIDERZEE))


def _ring(arcs: list[Array], indices: list[int]) -> Array:
    pieces = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in indices]
    return np.vstack([pieces[0], *(piece[1:] for piece in pieces[1:])])


# ---- the projection ---------------------------------------------------------------------------------------------------
SOUTH, NORTH, MIDDLE, MERIDIAN = (np.radians(degrees) for degrees in (36.0, 54.0, 45.0, 11.5))
CONE = np.log(np.cos(SOUTH) / np.cos(NORTH)) / np.log(
    np.tan(np.pi / 4 + NORTH / 2) / np.tan(np.pi / 4 + SOUTH / 2)
)
FACTOR = np.cos(SOUTH) * np.tan(np.pi / 4 + SOUTH / 2) ** CONE / CONE


def lambert(points: Array) -> Array:
    """Lambert's conformal conic, standard parallels 36° and 54° N; y grows southward."""
    longitude, latitude = np.radians(points[:, 0]), np.radians(points[:, 1])
    radius = FACTOR / np.tan(np.pi / 4 + latitude / 2) ** CONE
    base = FACTOR / np.tan(np.pi / 4 + MIDDLE / 2) ** CONE
    angle = CONE * (longitude - MERIDIAN)
    return np.column_stack([radius * np.sin(angle), radius * np.cos(angle) - base])


# ---- the warp -----------------------------------------------------------------------------------------------------------
class Warp:
    """A density-equalising map (after Gastner and Newman, in the flow form): where many places lie, the paper grows.

    The flow is that of a density which evens out linearly in time; it never folds, so coasts stay coasts and roads
    never cross that did not. `temper` sets how dense the densest part is against open land.
    """

    CELL = 0.0022
    STEPS = 60
    LOOSE = 0.2
    """Up to this part of the greatest crowd nothing grows."""
    SOFT = 0.012

    def __init__(self, places: Array, weights: Array, spread: float, temper: float) -> None:
        corners = lambert(np.array([(-24.0, 44.0), (48.0, 40.0), (11.5, 63.0), (11.5, 25.5)]))
        self.left, self.right = corners[0, 0], corners[1, 0]
        self.top, self.bottom = corners[2, 1], corners[3, 1]
        columns = int((self.right - self.left) / self.CELL)
        rows = int((self.bottom - self.top) / self.CELL)
        density = np.zeros((rows, columns))
        at = self._cell(places)
        for (column, row), weight in zip(at, weights, strict=True):
            density[round(row), round(column)] += weight
        density = gaussian_filter(density, spread / self.CELL, mode="nearest")
        crowd = np.maximum(density / density.max() - self.LOOSE, 0) / (1 - self.LOOSE)
        density = 1 + temper * gaussian_filter(crowd, self.SOFT / self.CELL)
        self.density, self.mean = density, density.mean()
        self.flux = self._flux(density - self.mean)

    def _cell(self, points: Array) -> Array:
        return (points - (self.left, self.top)) / self.CELL

    @staticmethod
    def _flux(excess: Array) -> tuple[Array, Array]:
        """The gradient of the potential whose Laplacian is `excess`; nothing flows over the edge."""
        rows, columns = excess.shape
        k = 2 - 2 * np.cos(np.pi * np.arange(rows) / rows)
        m = 2 - 2 * np.cos(np.pi * np.arange(columns) / columns)
        waves = k[:, None] + m[None, :]
        waves[0, 0] = 1
        spectrum = -dctn(excess, type=2) / waves
        spectrum[0, 0] = 0
        potential = idctn(spectrum, type=2)
        down, right = np.gradient(potential)
        return right, down

    def __call__(self, points: Array) -> Array:
        """Where the flow has carried points of the projection, still in its units."""
        at = self._cell(points)
        for step in range(self.STEPS):
            half = at + self._speed(at, step / self.STEPS) / (2 * self.STEPS)
            at = at + self._speed(half, (step + 0.5) / self.STEPS) / self.STEPS
        return at * self.CELL + (self.left, self.top)

    def _speed(self, at: Array, time: float) -> Array:
        where = np.array([at[:, 1], at[:, 0]])
        look = lambda field: map_coordinates(field, where, order=1, mode="nearest")  # noqa: E731
        density = (1 - time) * look(self.density) + time * self.mean
        return np.column_stack([look(self.flux[0]), look(self.flux[1])]) / density[:, None]


class Sheet:
    """Degrees to the board's units."""

    WEST, EAST = (-13.1, 44.0), (36.9, 35.0)
    TOP, BOTTOM = (-4.0, 59.15), (14.0, 31.25)

    def __init__(self, warp: Warp) -> None:
        self.warp = warp
        corners = warp(lambert(np.array([self.WEST, self.EAST, self.TOP, self.BOTTOM])))
        self.scale = WIDTH / (corners[1, 0] - corners[0, 0])
        self.left, self.top = corners[0, 0], corners[2, 1]
        self.full_height = (corners[3, 1] - self.top) * self.scale

    def points(self, degrees: Array) -> Array:
        return (self.warp(lambert(np.asarray(degrees, float))) - (self.left, self.top)) * self.scale

    def shape(self, geometry: BaseGeometry) -> BaseGeometry:
        return transform(geometry, self.points)
