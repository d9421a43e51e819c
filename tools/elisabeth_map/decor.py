"""What makes it an atlas page: rivers, ranges of hills, tinted countries, anchors off the ports."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from coast import HEIGHT, WIDTH, Sheet
from places import Box, Place, shared
from seas import Line, Seas
from shapely import prepare, voronoi_polygons
from shapely.geometry import LineString, MultiPoint, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

RIVERS: dict[str, Line] = {
    "rhine": [(9.4, 47.5), (8.6, 47.6), (7.6, 47.56), (7.6, 48.1), (7.85, 48.6), (8.35, 49.3), (8.3, 50.0), (7.6, 50.35),
              (7.0, 50.9), (6.7, 51.4), (6.1, 51.85), (5.3, 51.9), (4.6, 51.95)],
    "danube": [(8.5, 47.95), (9.6, 48.25), (10.9, 48.75), (12.1, 49.05), (13.4, 48.6), (14.4, 48.3), (15.6, 48.4),
               (16.5, 48.2), (17.3, 48.05), (18.3, 47.75), (18.95, 47.8), (18.95, 46.9), (18.8, 45.9), (19.2, 45.3),
               (20.4, 44.85), (21.5, 44.75), (22.6, 44.5), (22.9, 43.9), (24.5, 43.75), (26.0, 43.95), (27.3, 44.2),
               (27.9, 44.8), (28.2, 45.4), (29.5, 45.25)],
    "elbe": [(15.6, 50.6), (15.0, 50.15), (14.3, 50.5), (13.7, 51.05), (12.6, 51.85), (11.7, 52.1), (11.8, 52.9),
             (10.4, 53.4), (9.5, 53.65)],
    "oder": [(18.1, 49.9), (17.2, 51.0), (15.9, 51.7), (14.7, 52.1), (14.3, 53.0), (14.5, 53.6)],
    "vistula": [(19.2, 49.9), (20.6, 50.2), (21.8, 50.9), (21.3, 51.8), (20.6, 52.4), (19.0, 52.6), (18.6, 53.2),
                (18.9, 54.2)],
    "weser": [(9.6, 51.4), (9.2, 52.1), (9.1, 52.6), (8.8, 53.05), (8.5, 53.5)],
    "loire": [(4.2, 44.9), (4.05, 45.9), (3.3, 46.8), (2.9, 47.4), (1.95, 47.9), (0.9, 47.4), (-0.3, 47.35),
              (-1.5, 47.2), (-2.0, 47.28)],
    "seine": [(4.6, 47.6), (4.0, 48.3), (2.9, 48.45), (2.35, 48.85), (1.6, 49.1), (1.05, 49.4), (0.3, 49.45)],
    "garonne": [(0.8, 42.9), (1.4, 43.6), (0.6, 44.2), (-0.5, 44.8), (-0.7, 45.2)],
    "rhone": [(7.6, 46.3), (6.9, 46.3), (6.1, 46.2), (5.7, 45.7), (4.85, 45.75), (4.8, 44.9), (4.75, 44.0), (4.7, 43.5)],
    "meuse": [(5.5, 48.0), (5.4, 49.0), (4.85, 50.1), (5.5, 50.65), (5.85, 51.2), (5.7, 51.7), (4.9, 51.75)],
    "po": [(7.3, 44.7), (7.8, 45.1), (9.2, 45.1), (10.6, 45.0), (11.6, 44.9), (12.35, 44.95)],
    "ebro": [(-4.0, 43.0), (-2.4, 42.45), (-0.9, 41.65), (0.3, 41.3), (0.7, 40.75)],
    "tagus": [(-1.8, 40.4), (-3.5, 40.05), (-5.0, 39.75), (-7.0, 39.65), (-8.5, 39.3), (-9.0, 38.85)],
    "duero": [(-2.9, 41.85), (-4.6, 41.55), (-6.0, 41.45), (-6.9, 41.05), (-8.5, 41.15)],
    "guadalquivir": [(-3.0, 38.0), (-4.8, 37.9), (-5.9, 37.4), (-6.3, 36.85)],
    "thames": [(-2.0, 51.65), (-1.2, 51.6), (-0.5, 51.45), (0.4, 51.48)],
    "severn": [(-3.4, 52.5), (-2.7, 52.7), (-2.2, 52.2), (-2.3, 51.8), (-2.7, 51.55)],
    "shannon": [(-7.9, 54.0), (-8.1, 53.3), (-8.5, 52.8), (-9.1, 52.6)],
    "tiber": [(12.0, 43.6), (12.4, 42.7), (12.45, 41.95), (12.25, 41.75)],
    "sava": [(14.5, 46.05), (16.0, 45.8), (17.5, 45.15), (19.0, 44.9), (20.4, 44.82)],
    "drava": [(13.5, 46.65), (15.6, 46.55), (17.0, 46.2), (18.7, 45.55)],
    "tisza": [(23.5, 48.0), (21.5, 48.2), (20.2, 47.2), (20.15, 46.2), (20.3, 45.2)],
    "maritsa": [(23.8, 42.2), (25.2, 42.1), (26.55, 41.65), (26.1, 40.75)],
    "dniester": [(23.5, 49.5), (25.5, 48.75), (27.5, 48.4), (29.0, 47.4), (30.3, 46.3)],
    "dnieper": [(30.6, 52.5), (30.6, 50.5), (32.0, 49.3), (34.8, 48.5), (34.9, 47.6), (32.7, 46.6)],
    "nile": [(31.1, 29.0), (31.2, 30.1), (30.6, 30.8), (30.4, 31.4)],
}  # fmt: skip
RANGES: dict[str, Line] = {
    "pyrenees": [(-1.2, 43.0), (0.3, 42.7), (1.6, 42.55), (2.6, 42.4)],
    "cantabria": [(-6.8, 42.95), (-5.0, 43.05), (-3.6, 42.95)],
    "castile": [(-6.2, 40.35), (-5.0, 40.35), (-4.0, 40.95), (-3.0, 41.15)],
    "nevada": [(-4.2, 37.0), (-3.2, 37.05), (-2.3, 37.2)],
    "alps": [(7.0, 44.2), (6.9, 45.0), (7.2, 45.85), (8.2, 46.35), (9.6, 46.4), (10.6, 46.75), (12.2, 47.05),
             (13.6, 47.1), (14.8, 47.4)],
    "alps_south": [(10.2, 46.1), (11.9, 46.45), (13.2, 46.5)],
    "massif": [(2.7, 45.2), (3.0, 44.7), (3.7, 44.4)],
    "jura": [(5.9, 46.4), (6.5, 46.95), (7.1, 47.3)],
    "apennines": [(9.5, 44.5), (10.6, 44.15), (11.8, 43.9), (12.9, 43.1), (13.6, 42.3), (14.4, 41.6), (15.6, 40.5)],
    "calabria": [(16.3, 39.4), (16.4, 38.8)],
    "dinarides": [(14.9, 45.2), (16.3, 44.5), (17.4, 43.7), (18.7, 43.1), (19.7, 42.6)],
    "pindus": [(20.7, 41.0), (21.1, 40.1), (21.5, 39.2)],
    "balkan": [(22.7, 43.35), (24.0, 42.85), (25.4, 42.75), (26.8, 42.85)],
    "rhodope": [(23.6, 41.75), (24.7, 41.6)],
    "carpathians": [(17.8, 48.9), (19.4, 49.3), (21.0, 49.3), (22.8, 48.9), (24.3, 48.2), (25.4, 47.2), (26.2, 46.2),
                    (25.6, 45.5), (24.2, 45.5), (22.9, 45.3)],
    "sudetes": [(14.2, 50.85), (15.6, 50.75), (16.8, 50.25)],
    "bohemia": [(12.8, 49.25), (13.6, 48.9)],
    "highlands": [(-5.2, 57.3), (-4.4, 56.9), (-3.6, 57.1)],
    "cambria": [(-3.9, 53.0), (-3.7, 52.4)],
    "taurus": [(30.4, 37.2), (31.8, 37.0), (33.2, 37.1), (34.8, 37.7), (36.2, 38.2)],
    "lebanon": [(35.9, 34.2), (36.1, 34.9)],
    "atlas": [(-7.8, 31.2), (-6.2, 31.9), (-4.8, 32.8), (-3.0, 33.4)],
    "tell": [(-4.6, 35.0), (-1.5, 34.9), (0.5, 35.4), (2.5, 35.9), (4.6, 36.1), (6.6, 35.7), (8.4, 35.9)],
    "atlas_east": [(0.5, 33.3), (3.0, 34.2), (5.6, 34.9)],
    "pontus": [(32.0, 41.2), (34.5, 40.9), (36.6, 40.6)],
    "phrygia": [(29.5, 39.3), (31.0, 39.0)],
    "norway": [(7.2, 59.3), (8.6, 59.6)],
}  # fmt: skip


def rivers(sheet: Sheet, land: BaseGeometry) -> list[LineString]:
    out = []
    for name, line in RIVERS.items():
        run = LineString(_wound(sheet.points(np.array(line)), name)).intersection(
            box(-20, -20, WIDTH + 20, HEIGHT + 20)
        )
        run = run.intersection(land.buffer(1))
        out += [part for part in getattr(run, "geoms", [run]) if part.length > 24]
    return out


def _wound(points: Any, name: str) -> list[tuple[float, float]]:
    """A smooth line through the points (Catmull and Rom), winding a little as rivers do."""
    chance = random.Random(name)
    padded = [points[0], *points, points[-1]]
    out = []
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        steps = max(3, int(math.dist(p1, p2) / 9))
        for i in range(steps):
            t = i / steps
            at = 0.5 * (
                2 * p1
                + (p2 - p0) * t
                + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2
                + (3 * p1 - p0 - 3 * p2 + p3) * t**3
            )
            out.append((at[0] + chance.uniform(-1.6, 1.6), at[1] + chance.uniform(-1.6, 1.6)))
    return [*out, tuple(points[-1])]


def hills(
    sheet: Sheet, land: BaseGeometry, taken: list[Box], roads: BaseGeometry
) -> list[tuple[float, float, float]]:
    """Small hills in two or three staggered rows along the ranges: middle of the foot, and size."""
    chance = random.Random("hills")
    inland = land.buffer(-10)
    prepare(inland)
    out: list[tuple[float, float, float]] = []
    for line in RANGES.values():
        spine = LineString(sheet.points(np.array(line)))
        for lane in (-1, 0, 1):
            for far in np.arange(chance.uniform(0, 20), spine.length, 25):
                at = spine.interpolate(far)
                ahead = spine.interpolate(min(far + 4, spine.length))
                behind = spine.interpolate(max(far - 4, 0))
                turn = math.atan2(ahead.y - behind.y, ahead.x - behind.x)
                aside = lane * 17 + chance.uniform(-5, 5)
                x, y = at.x - math.sin(turn) * aside, at.y + math.cos(turn) * aside
                size = chance.uniform(9, 13) * (1 if lane == 0 else 0.82)
                room = (x - size - 2, y - size * 1.3, x + size + 2, y + 4)
                if not inland.contains(box(*room)) or roads.intersects(box(*room)):
                    continue
                if any(shared(room, other) > 0 for other in taken):
                    continue
                if any(abs(x - ox) < 17 and abs(y - oy) < 9 for ox, oy, _ in out):
                    continue
                out.append((x, y, size))
    return sorted(out, key=lambda hill: hill[1])


REACH = {"netherlands": 135, "france": 250, "england": 330, "scotland": 330}
"""How far from its spaces a country goes at most."""
MARCHES: dict[str, Line] = {
    "scotland": [(-2.3, 57.3), (-4.2, 57.5), (-3.8, 55.15), (-4.8, 54.95), (-2.7, 55.5)],
    "england": [(-2.1, 55.2), (-2.8, 55.1)],
    "netherlands": [(5.9, 53.05)],
    "france": [(-0.7, 49.2), (-1.3, 49.5), (2.5, 42.7), (0.2, 43.1), (6.2, 44.2), (6.2, 43.4), (5.4, 45.9)],
    "none": [(7.4, 53.4), (7.25, 52.6), (6.9, 52.0), (6.5, 51.3), (-0.7, 42.45), (1.0, 42.25), (2.3, 42.1), (2.9, 41.9),
             (6.6, 45.6), (7.0, 44.6)],
}  # fmt: skip
"""Further points that belong to a country, or to none: they straighten borders where no space lies."""
NAMES: list[tuple[str, float, float, float, str]] = [
    ("Polonia", 20.3, 52.3, 1.5, "region"), ("Moscovia", 31.5, 54.2, 1.6, "region"),
    ("Lithvania", 25.5, 53.9, 1.1, "region"), ("Tartaria", 32.6, 48.1, 1.3, "region"),
    ("Anatolia", 31.8, 39.6, 1.3, "region"), ("Aegyptvs", 29.3, 30.75, 1.1, "region"),
    ("Barbaria", 5.5, 33.6, 1.5, "region"), ("Mavretania", -5.6, 33.6, 1.1, "region"),
    ("Cyrenaica", 21.8, 31.9, 0.8, "region"), ("Svecia", 14.2, 57.6, 1.1, "region"),
    ("Dania", 9.2, 56.1, 0.8, "region"), ("Transsilvania", 24.3, 46.6, 0.8, "region"),
    ("Syria", 36.4, 33.6, 0.8, "region"), ("Pontvs Evxinvs", 33.4, 43.2, 1.1, "water"),
    ("Mare Balticvm", 18.3, 55.8, 0.8, "water"),
]  # fmt: skip
"""Where no space lies, the old names in Latin, as atlases wrote them in every language."""


# ---- countries ------------------------------------------------------------------------------------------------------
def countries(sheet: Sheet, spaces: list[dict[str, Any]], places: list[Place]) -> dict[str, BaseGeometry]:
    """E1-2.3.1 The four areas of religious struggle: the land nearer to their spaces than to any others."""
    frame = box(-60, -60, WIDTH + 60, HEIGHT + 60)
    seeds = [(Point(p.x, p.y), s["religious_area"]) for s, p in zip(spaces, places, strict=True)]
    for area, line in MARCHES.items():
        seeds += [(Point(at), area) for at in sheet.points(np.array(line))]
    cells = list(voronoi_polygons(MultiPoint([at for at, _ in seeds]), extend_to=frame).geoms)
    areas: dict[str, list[Polygon]] = {}
    for at, area in seeds:
        if area != "none":
            cell = next(cell for cell in cells if cell.contains(at))
            areas.setdefault(area, []).append(cell.intersection(at.buffer(REACH[area])))
    out = {}
    for name, cells_of in areas.items():
        whole = unary_union(cells_of).buffer(1)
        soft = whole.buffer(34).buffer(-68).buffer(34)
        own = [p for p, s in zip(places, spaces, strict=True) if s["religious_area"] == name]
        shores = unary_union(list({id(p.island): p.island for p in own}.values()))
        out[name] = soft.intersection(shores.buffer(0))
    return out


# ---- anchors --------------------------------------------------------------------------------------------------------
def anchors(
    spaces: list[dict[str, Any]], places: list[Place], seas: Seas
) -> list[tuple[str, str, float, float]]:
    """For every port and each of its zones a point on that water, near the port and clear of all else."""
    taken = [p.symbol() for p in places] + [p.label() for p in places]
    out: list[tuple[str, str, float, float]] = []
    for space, place in zip(spaces, places, strict=True):
        for zone in space["ports"]:
            water = seas.zones[zone].intersection(seas.outlines[zone].buffer(-1))
            prepare(water)
            best, found = 1e9, None
            for ring in range(int(place.radius) + 14, 330, 5):
                if ring > best:
                    break
                for turn in range(48):
                    angle = turn * math.tau / 48
                    x, y = place.x + ring * math.cos(angle), place.y + ring * math.sin(angle)
                    if not (30 < x < WIDTH - 30 and 30 < y < HEIGHT - 30) or not water.contains(Point(x, y)):
                        continue
                    room = (x - 12, y - 13, x + 12, y + 13)
                    if any(shared(room, other) > 0 for other in taken):
                        continue
                    shore = water.boundary.distance(Point(x, y))
                    cost = ring + max(0.0, 15 - shore) * 3 + shared(room, place.stack()) * 0.06
                    if cost < best:
                        best, found = cost, (x, y)
            if found is None:
                raise SystemExit(f"no water for {place.id} in {zone}")
            taken.append((found[0] - 13, found[1] - 14, found[0] + 13, found[1] + 14))
            out.append((place.id, zone, *found))
    return out
