"""The sea zones: the water cut along hand-made lines from shore to shore."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
from coast import HEIGHT, WIDTH, Sheet
from shapely import prepare
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Line = list[tuple[float, float]]

CUTS: dict[str, Line] = {
    "dover": [(1.2, 51.25), (1.42, 51.2), (1.7, 51.05), (1.95, 50.85)],
    "lands_end": [(-5.4, 50.2), (-5.8, 50.0), (-6.8, 49.3)],
    "brest": [(-4.3, 48.4), (-5.2, 48.5), (-6.8, 49.3)],
    "western_approaches": [(-6.8, 49.3), (-10.0, 49.9), (-17.0, 50.5)],
    "scotland": [(-4.2, 58.2), (-4.45, 58.8), (-4.8, 61.5)],
    "corunna": [(-8.3, 43.2), (-8.7, 43.6), (-10.5, 44.3), (-17.0, 45.2)],
    "ibiza": [(-1.1, 37.75), (-0.7, 37.5), (0.3, 38.25), (1.35, 38.98), (2.3, 39.3), (2.75, 39.65)],
    "sardinia": [(3.0, 39.5), (3.4, 39.2), (6.0, 38.9), (8.2, 39.0), (8.8, 39.1)],
    "bonifacio": [(9.2, 41.1), (9.2, 41.6)],
    "genoa": [(9.42, 42.8), (9.4, 43.1), (9.2, 43.8), (8.95, 44.5)],
    "trapani": [(9.15, 39.35), (9.3, 38.95), (10.6, 38.45), (12.2, 38.15), (12.75, 37.95)],
    "tunis": [(10.05, 36.7), (10.45, 37.0), (11.3, 37.4), (12.9, 36.7)],
    "sicily": [(13.6, 37.6), (13.3, 37.2), (12.9, 36.7)],
    "malta": [(12.9, 36.7), (14.4, 35.9)],
    "libyan_sea": [(14.4, 35.9), (16.5, 34.9), (19.5, 34.45), (23.4, 34.2)],
    "crete_west": [(23.7, 35.45), (23.45, 34.9), (23.4, 34.2)],
    "cyrenaica": [(23.4, 34.2), (23.3, 33.0), (23.2, 31.8)],
    "coron": [(21.9, 36.95), (22.1, 36.6), (22.5, 36.1), (23.2, 35.7), (23.7, 35.4)],
    "otranto": [(18.2, 40.05), (18.6, 39.95), (19.5, 39.7), (19.85, 39.68)],
    "corfu": [(19.85, 39.62), (20.5, 39.62)],
    "rhodes": [(26.1, 35.1), (26.5, 35.2), (27.1, 35.5), (27.3, 35.75), (27.8, 36.0), (28.05, 36.3)],
    "marmaris": [(28.1, 36.35), (28.6, 37.0)],
}  # fmt: skip
"""Borders of sea zones, from land to land or to another border, in degrees. A port of two zones lies on one."""
CLOSED: dict[str, Line] = {
    "gibraltar": [(-5.42, 36.3), (-5.5, 35.7)],
    "messina": [(15.35, 38.23), (15.85, 38.23)],
    "bosporus": [(28.8, 41.12), (29.4, 41.12)],
    "skagerrak": [(10.3, 57.6), (12.3, 58.0)],
}
"""Straits through which no fleet of the game sails from zone to zone."""


class Seas:
    """Polygons of the zones and the lines between them."""

    def __init__(self, sheet: Sheet, land: BaseGeometry, zones: list[dict[str, Any]]) -> None:
        self.frame = box(0, 0, WIDTH, HEIGHT)
        open_cuts = {name: self._line(sheet, line) for name, line in CUTS.items()}
        shut_cuts = {name: self._line(sheet, line) for name, line in CLOSED.items()}
        water = self.frame.difference(land)
        cuts = unary_union([*open_cuts.values(), *shut_cuts.values()])
        parts = [part for part in water.difference(cuts.buffer(0.4)).geoms if part.area > 400]
        self.zones: dict[str, BaseGeometry] = {}
        for zone in zones:
            seed = Point(sheet.points(np.array([(zone["lon"], zone["lat"])]))[0])
            self.zones[zone["id"]] = min(parts, key=lambda part, seed=seed: part.distance(seed))
        if len(set(map(id, self.zones.values()))) != len(zones):
            raise SystemExit(f"two zones share their water, a cut does not reach the shore: {self._shared()}")
        self.outlines = {name: zone.buffer(-3).buffer(3).simplify(5) for name, zone in self.zones.items()}
        """Fit to be touched: without the narrowest creeks."""
        inland = land.buffer(-1)
        self.borders = self._drawn(open_cuts.values(), inland)
        self.straits = self._drawn(shut_cuts.values(), inland)
        for zone in self.zones.values():
            prepare(zone)

    def _shared(self) -> list[list[str]]:
        waters = {id(water) for water in self.zones.values()}
        groups = [[name for name, water in self.zones.items() if id(water) == one] for one in waters]
        return [group for group in groups if len(group) > 1]

    def _line(self, sheet: Sheet, line: Line) -> LineString:
        return _rounded(LineString(sheet.points(np.array(line))))

    def _drawn(self, lines: Any, inland: BaseGeometry) -> list[LineString]:
        out = []
        for line in lines:
            rest = line.intersection(self.frame).difference(inland)
            out += [part for part in getattr(rest, "geoms", [rest]) if part.length > 3]
        return out

    # ---- where names and fleets go --------------------------------------------------------------------------------------
    def middle(
        self, zone: str, seed: Point, wide: float, high: float, symbols: list[tuple[float, float, float]]
    ) -> Point:
        """The point around which a box of that size has most water and fewest symbols."""
        water = self.zones[zone]
        left, top, right, bottom = water.bounds
        best, found = -1e9, water.representative_point()
        for x in np.arange(left + 20, right - 20, 20):
            for y in np.arange(top + 20, bottom - 20, 20):
                at = Point(x, y)
                if not water.contains(at):
                    continue
                room = box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
                inside = water.intersection(room).area / room.area
                if not self.frame.buffer(-40).contains(room):
                    inside -= 0.3
                crowd = sum(
                    1
                    for sx, sy, r in symbols
                    if abs(sx - x) < wide / 2 + r + 8 and abs(sy - y) < high / 2 + r + 8
                )
                clear = min(water.boundary.distance(at), 160) / 160
                score = inside * 4 - crowd * 0.3 + clear - at.distance(seed) * 0.0035
                if score > best:
                    best, found = score, at
        return found


def _rounded(line: LineString) -> LineString:
    """Corners cut twice (Chaikin), ends kept."""
    points = list(line.coords)
    for _ in range(2 if len(points) > 2 else 0):
        cut = [points[0]]
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            cut += [
                (ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25),
                (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75),
            ]
        points = [*cut, points[-1]]
    return LineString(points)


ISLET = 70
"""No space is set upon land smaller than this (in the lagoon of Venice, say) where there is larger nearby."""


def island_of(at: Point, grounds: list[Polygon]) -> Polygon:
    """The land that a space belongs to."""
    return min((g for g in grounds if g.area > ISLET), key=at.distance)


def islands(land: BaseGeometry) -> list[Polygon]:
    return list(land.geoms) if isinstance(land, MultiPolygon) else [land]
