"""The sea zones: the water is shared out among points set by hand; a coast lies in the water of its zones."""

from __future__ import annotations

import math
from typing import Any

from shapely import prepare, voronoi_polygons
from shapely.geometry import MultiPoint, Point, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from sheet import HEIGHT, WIDTH, point

SEEDS: dict[str, list[tuple[float, float]]] = {
    "caribbean_sea": [(-72, 15), (-68, 14), (-76, 14.5), (-64.6, 13.6), (-63.4, 11.8), (-75.5, 16.6), (-78.6, 17.6),
                      (-70, 13), (-66, 16.6), (-64, 16), (-79.2, 20.4), (-75, 12.2), (-73.6, 17.2)],
    "gulf_of_honduras": [(-82, 15.5), (-84, 17.5), (-80.5, 12), (-78, 10.2), (-86.6, 17.6), (-82, 12), (-79.4, 14),
                         (-85, 19.6), (-77, 10.8), (-81.4, 10)],
    "gulf_of_mexico": [(-91, 25), (-94, 22), (-86, 26), (-95, 27), (-84.3, 24.6), (-88, 23), (-94.5, 19.6), (-83.5, 27.5)],
    "north_atlantic_sea": [(-66, 34), (-72, 30), (-60, 30), (-76, 27.5), (-60, 38), (-55, 42), (-78.5, 30), (-69, 25),
                           (-77, 23.6), (-73, 23.5), (-63, 42), (-45, 38), (-80, 24.2)],
    "central_atlantic": [(-52, 17), (-58, 20), (-45, 12), (-38, 18), (-56, 10.5), (-49, 8), (-64, 21), (-68, 21.3),
                         (-58.8, 14.5), (-59, 11), (-40, 26), (-60.5, 17.5)],
    "labrador_sea": [(-52, 53), (-50, 48), (-44, 50), (-58, 57), (-62, 49.2), (-60, 46.8)],
    "brazilian_coast": [(-36, -2), (-42, 1), (-33, -8), (-30, -5), (-47, 4), (-51, 6)],
    "south_atlantic_sea": [(-25, -25), (-35, -18), (-20, -12), (-38, -26), (-30, -33), (-36.5, -13)],
    "rio_de_la_plata_sea": [(-48, -36), (-45, -30), (-53, -41), (-60, -45), (-55, -36.5)],
    "cape_horn": [(-66, -57), (-72, -57), (-60, -53), (-76, -53), (-64, -50)],
    "chilean_coast": [(-77, -35), (-77, -42), (-74, -27), (-82, -30), (-77, -47)],
    "peruvian_coast": [(-82, -10), (-78, -16), (-84, -5), (-74.5, -20), (-86, -14)],
    "gulf_of_panama": [(-81, 4.6), (-79.3, 7.4), (-80, 1.6), (-83, 3.6), (-78.6, 5)],
    "mexican_coast": [(-98, 12), (-105, 16), (-92, 11), (-88, 9.5), (-85.6, 7.6), (-108, 18.5), (-83, 6.8)],
    "californian_coast": [(-122, 28), (-115, 24), (-126, 34), (-111, 20.6), (-132, 42), (-110, 24.6)],
    "east_pacific": [(-105, -8), (-98, 1), (-95, -20), (-120, -6), (-98, -32), (-116, 6), (-90, -3)],
}  # fmt: skip


def zones(land: BaseGeometry) -> dict[str, BaseGeometry]:
    """By sea zone: its water, cut along the middle between points of different zones and rounded off."""
    frame = box(0, 0, WIDTH, HEIGHT)
    seeds = [(point(*at), zone) for zone, spots in SEEDS.items() for at in spots]
    cells = list(voronoi_polygons(MultiPoint([at for at, _ in seeds]), extend_to=frame.buffer(900)).geoms)
    parts: dict[str, list[BaseGeometry]] = {}
    for at, zone in seeds:
        parts.setdefault(zone, []).append(next(cell for cell in cells if cell.contains(at)))
    whole = {zone: unary_union(cells).intersection(frame) for zone, cells in parts.items()}
    return {zone: shape.simplify(3).difference(land.buffer(-3)) for zone, shape in whole.items()}


def borders(shapes: dict[str, BaseGeometry], land: BaseGeometry) -> list[BaseGeometry]:
    """The lines between two zones, on the water."""
    names = sorted(shapes)
    inner = box(8, 8, WIDTH - 8, HEIGHT - 8)
    out = []
    for i, a in enumerate(names):
        for b in names[i + 1 :]:
            line = shapes[a].buffer(1.2).intersection(shapes[b].buffer(1.2))
            if line.is_empty or line.area < 20:
                continue
            edge = (
                shapes[a]
                .boundary.intersection(shapes[b].buffer(2))
                .difference(land.buffer(4))
                .intersection(inner)
            )
            out += [
                part
                for part in getattr(edge, "geoms", [edge])
                if part.geom_type == "LineString" and part.length > 12
            ]
    return out


def anchorages(
    coasts: list[dict[str, Any]],
    symbols: dict[str, tuple[float, float]],
    shapes: dict[str, BaseGeometry],
    land: BaseGeometry,
) -> dict[str, tuple[int, int]]:
    """By coast: a point on its water near its area, clear of symbols and other coasts."""
    taken: list[tuple[float, float, float]] = [(x, y, 30.0) for x, y in symbols.values()]
    shore = land.buffer(2)
    prepare(shore)
    out: dict[str, tuple[int, int]] = {}
    for coast in coasts:
        x0, y0 = symbols[coast["area"]]
        water = (
            unary_union([shapes[zone] for zone in coast["sea_zones"]]).buffer(30)
            if coast["sea_zones"]
            else None
        )
        goal = (
            unary_union([shapes[zone] for zone in coast["sea_zones"]]).representative_point()
            if coast["sea_zones"]
            else None
        )
        best, found = 1e9, None
        for ring in range(30, 190, 4):
            if ring > best:
                break
            for turn in range(48):
                angle = turn * math.tau / 48
                x, y = x0 + ring * math.cos(angle), y0 + ring * math.sin(angle)
                at = Point(x, y)
                if not (26 < x < WIDTH - 26 and 26 < y < HEIGHT - 26) or shore.contains(at):
                    continue
                if water is not None and not water.contains(at):
                    continue
                near = min(math.hypot(x - u, y - v) - r for u, v, r in taken)
                if near < 0:
                    continue
                cost = ring + max(0.0, 26 - near) * 0.8 + max(0.0, 14 - land.distance(at)) * 1.2
                if goal is not None:
                    cost += 0.01 * math.hypot(x - goal.x, y - goal.y)
                if cost < best:
                    best, found = cost, (x, y)
        if found is None:
            raise SystemExit(f"no water for {coast['id']}")
        taken.append((*found, 24.0))
        out[coast["id"]] = (round(found[0]), round(found[1]))
    return out
