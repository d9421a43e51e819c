"""Draws the chart of Caribbean once: `python make.py <world-atlas> <data> <out>` (see README.md)."""

from __future__ import annotations

import itertools
import json
import math
import random
import sys
from pathlib import Path
from typing import Any

from shapely import prepare, voronoi_polygons
from shapely.geometry import LineString, MultiPoint, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points, unary_union
from sheet import HEIGHT, WIDTH, lakes, land, point, points
from waters import anchorages, borders, zones

LEAST = 50.0
"""Least distance between the middles of two areas."""
ROSE = (250, 2060, 140)
SECOND = (1760, 560)
"""Where the other rhumb lines meet."""
REGIONS = {"caribbean": "brown", "north_america": "lime", "central_america": "rose", "south_america": "purple",
           "pacific_coast": "sky"}  # fmt: skip
ZONES_AT: dict[str, tuple[int, int]] = {
    "labrador_sea": (1640, 95), "north_atlantic_sea": (1500, 640), "central_atlantic": (1850, 1215),
    "brazilian_coast": (1890, 1385), "south_atlantic_sea": (1950, 1850), "rio_de_la_plata_sea": (1700, 2085),
    "cape_horn": (1390, 2270), "chilean_coast": (660, 2080), "peruvian_coast": (570, 1800), "gulf_of_panama": (640, 1440),
    "mexican_coast": (400, 1235), "east_pacific": (190, 1690), "californian_coast": (95, 790), "gulf_of_mexico": (570, 735),
    "gulf_of_honduras": (895, 1030), "caribbean_sea": (1240, 1120),
}  # fmt: skip
PLATES: dict[str, tuple[int, int, int, int]] = {
    "tz_north_atlantic": (1690, 680, 390, 230),
    "tz_central_atlantic": (1700, 950, 390, 230),
    "tz_south_atlantic": (1690, 2116, 390, 230),
    "tz_east_pacific": (34, 1345, 390, 230),
    "home_england": (2120, 800, 440, 250),
    "home_netherlands": (2120, 1072, 440, 250),
    "home_france": (2120, 1344, 440, 250),
    "home_spain": (2120, 1616, 440, 250),
    "home_portugal": (2120, 1888, 440, 250),
}
"""Left, top, width, height of boxes for crossings and home bases."""
RANGES = [
    ([(-73, -50), (-71.5, -40), (-69.5, -30), (-68, -22), (-71, -16), (-75.5, -10), (-78.5, -3), (-76.5, 3)], 46),
    ([(-123, 48), (-114, 44), (-109, 38), (-106, 33), (-105, 27), (-102, 20)], 36),
    ([(-84, 34.5), (-80.5, 38), (-76, 41.5)], 11), ([(-92, 15.3), (-88, 14.3), (-86, 13.4)], 6),
    ([(-70.5, 8.6), (-72.6, 7)], 4), ([(-50, -15), (-45, -20)], 6), ([(-64, 5), (-60, 4.5)], 5),
]  # fmt: skip
WOODS = [(-69, -9, -53, 1, 60), (-97, 44, -76, 51, 34), (-92, 33, -86, 38, 12), (-66, 2, -58, 6, 8), (-90.6, 16, -89, 18.6, 5),
         (-60, -18, -54, -10, 14)]  # fmt: skip
RIVERS = [
    [(-94.5, 47), (-91, 43), (-90.3, 39), (-89.3, 36.5), (-91, 33), (-90.5, 30.5), (-89.5, 29.3)],
    [(-105, 46), (-100, 44), (-96, 41), (-92, 38.7), (-90.4, 38.8)], [(-80, 40.5), (-84, 38.8), (-87.5, 37.6), (-89.2, 37)],
    [(-107, 37), (-106.5, 32), (-103, 29), (-99.5, 27.2), (-97.4, 26)], [(-76.3, 44.2), (-73.5, 45.6), (-71, 46.9), (-68.5, 48.6)],
    [(-73, -4.4), (-68, -3), (-63, -3.6), (-58.5, -2.9), (-54.5, -2), (-51.5, -0.8)], [(-66, -1), (-62.5, -1.4), (-60, -3.1)],
    [(-64, -8.5), (-61, -5.5), (-58.8, -3.3)], [(-64.5, 3.5), (-67.5, 5), (-66.8, 7.6), (-63, 8.1), (-61.4, 8.8)],
    [(-48, -19), (-52, -22), (-54.5, -25.5), (-58.4, -27.4), (-60.5, -32), (-58.6, -34)], [(-57.6, -17), (-57.6, -22), (-58.4, -27)],
    [(-76, 2.4), (-75, 5), (-74, 8), (-74.8, 10.8)], [(-45, -19), (-43.5, -13), (-40, -9), (-36.6, -10.4)],
]  # fmt: skip


def main(atlas: Path, data: Path, out: Path) -> None:
    map_ = json.loads((data / "map.json").read_text())
    areas = map_["areas"]
    true = {a["id"]: tuple(points([a["pos"]])[0]) for a in areas}
    ground = land(atlas / "land-10m.json", [Point(at) for at in true.values()])
    symbols = spread(areas, true, ground)
    shapes = zones(ground)
    anchors = anchorages(map_["coasts"], symbols, shapes, ground)
    chart = {
        "width": WIDTH,
        "height": HEIGHT,
        "areas": {name: [round(x), round(y), side] for (name, (x, y)), side in zip(symbols.items(), sides(symbols, anchors), strict=True)},
        "coasts": {name: list(at) for name, at in anchors.items()},
        "zones": {name: {"x": ZONES_AT[name][0], "y": ZONES_AT[name][1], "outline": path([shape.simplify(1.5)])} for name, shape in shapes.items()},
        "plates": {name: list(at) for name, at in PLATES.items()},
    }  # fmt: skip
    out.mkdir(parents=True, exist_ok=True)
    (out / "chart.json").write_text(dumps(chart))
    (out / "chart.svg").write_text(backdrop(areas, symbols, anchors, map_["coasts"], ground, shapes))
    for file in ("chart.json", "chart.svg"):
        print(file, (out / file).stat().st_size)


# ---- where things lie -----------------------------------------------------------------------------------------------
def spread(
    areas: list[dict[str, Any]], true: dict[str, tuple[float, float]], ground: BaseGeometry
) -> dict[str, tuple[float, float]]:
    """Areas pushed apart until none covers another; those of the mainland stay on land."""
    at = {name: list(xy) for name, xy in true.items()}
    dry = ground.buffer(-12)
    prepare(dry)
    islands = {a["id"] for a in areas if a["island"]}
    for _ in range(400):
        moved = False
        for a, b in itertools.combinations(at, 2):
            dx, dy = at[b][0] - at[a][0], at[b][1] - at[a][1]
            far = math.hypot(dx, dy) or 0.1
            if far < LEAST:
                push = (LEAST - far) / far * 0.26
                at[a][0] -= dx * push
                at[a][1] -= dy * push
                at[b][0] += dx * push
                at[b][1] += dy * push
                moved = True
        for name, xy in at.items():
            home = true[name]
            xy[0] += (home[0] - xy[0]) * 0.02
            xy[1] += (home[1] - xy[1]) * 0.02
            if name not in islands and not dry.contains(Point(xy)):
                near = nearest_points(dry, Point(xy))[0]
                xy[0], xy[1] = xy[0] + (near.x - xy[0]) * 0.5, xy[1] + (near.y - xy[1]) * 0.5
        if not moved:
            break
    worst = max(at, key=lambda name: math.dist(at[name], true[name]))
    print("moved farthest:", worst, round(math.dist(at[worst], true[worst])))
    return {name: (xy[0], xy[1]) for name, xy in at.items()}


def sides(symbols: dict[str, tuple[float, float]], anchors: dict[str, tuple[int, int]]) -> list[str]:
    """For every area the side where its name meets least else."""
    points_ = [*symbols.values(), *anchors.values()]
    out = []
    for x, y in symbols.values():

        def crowd(side: str, x: float = x, y: float = y) -> float:
            dx = {"e": 70, "w": -70}.get(side, 0) or (62 if "e" in side else -62 if "w" in side else 0)
            dy = -26 if "n" in side else 26 if "s" in side else 0
            return sum(
                max(0.0, 1 - abs(u - x - dx) / 85) * max(0.0, 1 - abs(v - y - dy) / 26)
                for u, v in points_
                if (u, v) != (x, y)
            )

        out.append(
            min(
                ("w", "e", "s", "sw", "se", "n", "nw"),
                key=lambda side: (round(crowd(side), 2), ("w", "e", "s", "sw", "se", "n", "nw").index(side)),
            )
        )
    return out


# ---- the drawing ----------------------------------------------------------------------------------------------------
def backdrop(
    areas: list[dict[str, Any]], symbols: dict[str, tuple[float, float]], anchors: dict[str, tuple[int, int]],
    coasts: list[dict[str, Any]], ground: BaseGeometry, shapes: dict[str, BaseGeometry],
) -> str:  # fmt: skip
    taken = [Point(at).buffer(26) for at in symbols.values()]
    free = ground.buffer(-6).difference(unary_union(taken))
    parts = [("land", path([ground])), ("lake", path([lakes()]))]
    for region, shape in regions(areas, symbols, ground).items():
        parts.append((f"country tone-{REGIONS[region]}", path([shape.simplify(2)])))
    parts.append(("river", "".join(open_path(part) for line in RIVERS for part in river(line, ground))))
    parts.append(("rhumb", rhumbs(ROSE[0], ROSE[1], ground) + rhumbs(*SECOND, ground)))
    parts.append(("tree", trees(free)))
    parts.append(("hill", hills(free)))
    parts.append(("zone-border", "".join(open_path(line.simplify(2)) for line in borders(shapes, ground))))
    parts.append(("mooring", "".join(mooring(symbols[c["area"]], anchors[c["id"]]) for c in coasts)))
    parts += [("rose-ring", rings()), ("rose-light", rose(-1)), ("rose-dark", rose(1)), ("rose-dark", lily())]
    body = "\n".join(f'<path class="{name}" d="{d}"/>' for name, d in parts if d)
    return (
        "<!-- Coast: Natural Earth (public domain), drawn by tools/caribbean_map. -->\n"
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">\n{body}\n</svg>\n'
    )


def regions(
    areas: list[dict[str, Any]], symbols: dict[str, tuple[float, float]], ground: BaseGeometry
) -> dict[str, BaseGeometry]:
    """The five regions as tints: every area colours its neighbourhood."""
    frame = box(0, 0, WIDTH, HEIGHT)
    spots = {a["id"]: Point(symbols[a["id"]]) for a in areas}
    cells = list(voronoi_polygons(MultiPoint(list(spots.values())), extend_to=frame.buffer(600)).geoms)
    out: dict[str, list[BaseGeometry]] = {}
    for area in areas:
        at = spots[area["id"]]
        cell = next(cell for cell in cells if cell.contains(at))
        out.setdefault(area["region"], []).append(cell.intersection(at.buffer(330)))
    soft = {region: unary_union(cells).buffer(14).buffer(-28).buffer(14) for region, cells in out.items()}
    return {region: shape.intersection(ground) for region, shape in soft.items()}


def river(line: list[tuple[float, float]], ground: BaseGeometry) -> list[LineString]:
    chance = random.Random(str(line))
    spots = points(line)
    smooth = []
    padded = [spots[0], *spots, spots[-1]]
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        steps = max(3, int(math.dist(p1, p2) / 8))
        for i in range(steps):
            t = i / steps
            at = 0.5 * (
                2 * p1
                + (p2 - p0) * t
                + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2
                + (3 * p1 - p0 - 3 * p2 + p3) * t**3
            )
            smooth.append((at[0] + chance.uniform(-1.4, 1.4), at[1] + chance.uniform(-1.4, 1.4)))
    run = LineString(smooth).intersection(ground.buffer(1))
    return [part for part in getattr(run, "geoms", [run]) if part.length > 20]


def rhumbs(x: float, y: float, ground: BaseGeometry) -> str:
    """Thirty-two winds from one point, over water only."""
    wet = box(0, 0, WIDTH, HEIGHT).difference(ground)
    out = ""
    for i in range(32):
        angle = math.tau * i / 32
        ray = LineString(
            [
                (x + 20 * math.cos(angle), y + 20 * math.sin(angle)),
                (x + 4200 * math.cos(angle), y + 4200 * math.sin(angle)),
            ]
        )
        run = ray.intersection(wet)
        out += "".join(open_path(part) for part in getattr(run, "geoms", [run]) if part.length > 30)
    return out


def hills(free: BaseGeometry) -> str:
    chance = random.Random("hills")
    prepare(free)
    spots = []
    for line, n in RANGES:
        spine = LineString(points(line))
        for i in range(n):
            at = spine.interpolate((i + 0.5) / n, normalized=True)
            spots.append(
                (at.x + chance.uniform(-16, 16), at.y + chance.uniform(-9, 9), chance.uniform(14, 21))
            )
    kept = [spot for spot in sorted(spots, key=lambda s: s[1]) if free.contains(Point(spot[0], spot[1]))]
    return "".join(hill(*spot) for spot in kept)


def hill(x: float, y: float, size: float) -> str:
    w, h = round(size), round(size * 1.25)
    outline = (
        f"M{x - w:.0f} {y:.0f}q{w * 0.55:.0f} {-h * 0.15:.0f} {w} {-h}q{w * 0.4:.0f} {h * 0.8:.0f} {w} {h}"
    )
    return (
        outline
        + f"M{x + size * 0.1:.0f} {y - h * 0.72:.0f}l1 {h * 0.62:.0f}M{x + size * 0.35:.0f} {y - h * 0.45:.0f}l1 {h * 0.4:.0f}"
    )


def trees(free: BaseGeometry) -> str:
    chance = random.Random("trees")
    prepare(free)
    spots = []
    for west, south, east, north, n in WOODS:
        for _ in range(n):
            at = point(chance.uniform(west, east), chance.uniform(south, north))
            if free.contains(at) and all(math.dist((at.x, at.y), other) > 20 for other in spots):
                spots.append((at.x, at.y))
    return "".join(
        f"M{x:.0f} {y:.0f}v9M{x - 8:.0f} {y:.0f}c-5-9 2-16 8-14c7-2 13 5 8 14z"
        for x, y in sorted(spots, key=lambda s: s[1])
    )


def rings() -> str:
    x, y, r = ROSE
    circle = lambda r: f"M{x - r} {y}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0z"  # noqa: E731
    ticks = "".join(
        f"M{x + r * 0.8 * math.cos(a):.0f} {y + r * 0.8 * math.sin(a):.0f}L{x + r * 0.86 * math.cos(a):.0f} {y + r * 0.86 * math.sin(a):.0f}"
        for a in (math.tau * i / 64 for i in range(64))
    )
    return circle(round(r * 0.8)) + circle(round(r * 0.86)) + ticks


def rose(side: int) -> str:
    """One half of every ray of a compass rose; the other half is shaded the other way."""
    x, y, out = ROSE[0], ROSE[1], ""
    for i in sorted(range(16), key=lambda i: (-(i % 2), -(i % 4))):
        long = ROSE[2] * (1 if i % 4 == 0 else 0.72 if i % 2 == 0 else 0.5)
        angle, wide = math.tau * i / 16, ROSE[2] * (0.2 if i % 4 == 0 else 0.17 if i % 2 == 0 else 0.12)
        tip = (x + long * math.sin(angle), y - long * math.cos(angle))
        flank = angle + side * math.tau / 16
        out += f"M{x} {y}L{x + wide * math.sin(flank):.0f} {y - wide * math.cos(flank):.0f}L{tip[0]:.0f} {tip[1]:.0f}z"
    return out


def lily() -> str:
    """The north of the rose."""
    x, y = ROSE[0], ROSE[1] - ROSE[2] - 8
    return f"M{x} {y}c-5-9-5-20 0-34c5 14 5 25 0 34zM{x - 4} {y - 2}c-14 2-17-16-4-19c-6 6-2 12 4 13zM{x + 4} {y - 2}c14 2 17-16 4-19c6 6 2 12-4 13z"


def mooring(area: tuple[float, float], coast: tuple[int, int]) -> str:
    dx, dy = coast[0] - area[0], coast[1] - area[1]
    long = math.hypot(dx, dy)
    if long < 44:
        return ""
    ux, uy = dx / long, dy / long
    return (
        f"M{area[0] + ux * 20:.0f} {area[1] + uy * 20:.0f}L{coast[0] - ux * 14:.0f} {coast[1] - uy * 14:.0f}"
    )


# ---- paths ------------------------------------------------------------------------------------------------------------
def path(shapes: list[BaseGeometry]) -> str:
    out = []
    for shape in shapes:
        for polygon in getattr(shape, "geoms", [shape]):
            if isinstance(polygon, Polygon):
                out += [
                    relative(list(ring.coords)[:-1]) + "z"
                    for ring in (polygon.exterior, *polygon.interiors)
                    if Polygon(ring).area > 6
                ]
    return "".join(out)


def open_path(line: Any) -> str:
    return relative(list(line.coords))


def relative(spots: list[tuple[float, ...]]) -> str:
    """A path in whole units, each step told from the one before: the shortest way to say it."""
    whole = [(round(x), round(y)) for x, y, *_ in spots]
    steps = [whole[0]] + [b for a, b in itertools.pairwise(whole) if a != b]
    words = [f"M{steps[0][0]} {steps[0][1]}l"]
    for (ax, ay), (bx, by) in itertools.pairwise(steps):
        dx, dy = bx - ax, by - ay
        words.append(f"{'' if words[-1].endswith('l') or dx < 0 else ' '}{dx}{'' if dy < 0 else ' '}{dy}")
    return "".join(words)


def dumps(chart: dict[str, Any]) -> str:
    """JSON with a line for every place."""
    short = lambda value: json.dumps(value, separators=(",", ":"))  # noqa: E731
    table = lambda rows: "{\n" + ",\n".join(f"  {short(k)}: {short(v)}" for k, v in rows.items()) + "\n }"  # noqa: E731
    tables = ",\n".join(f' "{name}": {table(chart[name])}' for name in ("areas", "coasts", "zones", "plates"))
    return f'{{\n "width": {chart["width"]},\n "height": {chart["height"]},\n{tables}\n}}\n'


if __name__ == "__main__":
    main(*(Path(word) for word in sys.argv[1:4]))
