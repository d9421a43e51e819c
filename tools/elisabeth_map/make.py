"""Draws the board of Elisabeth I. once: `python make.py <world-atlas> <data> <out> <fonts>` (see README.md)."""

from __future__ import annotations

import itertools
import json
import math
import sys
from pathlib import Path
from typing import Any

import decor
import numpy as np
import roads
from coast import HEIGHT, MARGIN, WIDTH, Sheet, Warp, lambert, land
from places import PEN, Layout, Pen, Place, places
from seas import Seas, island_of, islands
from shapely.geometry import LineString, Point, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

SPREAD, TEMPER = 0.02, 8.0
STEPS = 130_000
DETAIL = 2.1
"""The coast is simplified by this many units."""
SMALLEST = 90
"""Islands below this area are left out, unless a space lies there."""
ROSE = (2985, 215, 120)
"""Middle and size of the compass rose."""
FONTS = ("EBGaramond12-Regular.otf", "EBGaramond12-Bold.otf")
"""Names of places, and of keys."""
TONES = {"netherlands": "orange", "france": "blue", "england": "red", "scotland": "sky"}


def main(atlas: Path, data: Path, out: Path, fonts: Path) -> None:
    read = lambda name: json.loads((data / f"{name}.json").read_text())  # noqa: E731
    spaces, connections = read("spaces")["spaces"], read("connections")["connections"]
    zones = read("sea_zones")["zones"]
    degrees = np.array([(space["lon"], space["lat"]) for space in spaces])
    weights = np.array([1.6 if space["kind"] == "key" else 1.0 for space in spaces])
    sheet = Sheet(Warp(lambert(degrees), weights, SPREAD, TEMPER))
    print(f"full height {sheet.full_height:.0f}")
    points = sheet.points(degrees)
    ground = coastline(sheet, land(atlas / "land-10m.json"), points)
    pen = Pen(*(str(fonts / name) for name in FONTS))
    lying = places(spaces, points, ground, pen)
    index = {place.id: i for i, place in enumerate(lying)}
    ends = [(index[c["a"]], index[c["b"]]) for c in connections]
    layout = Layout(lying, ends, ground)
    layout.run(STEPS, 80.0, range(len(lying)))
    layout.mend()
    for place in lying:
        place.x, place.y = round(place.x), round(place.y)
    print("\n".join(layout.faults()) or "nothing overlaps")
    seas = Seas(sheet, ground, zones)
    seeds = {z["id"]: Point(sheet.points(np.array([(z["lon"], z["lat"])]))[0]) for z in zones}
    links = [link(c, lying, index) for c in connections]
    names = [
        {"text": text, "x": round(x), "y": round(y), "size": size, "style": style}
        for text, lon, lat, size, style in decor.NAMES
        for x, y in sheet.points(np.array([(lon, lat)]))
    ]
    map_ = assemble(spaces, seeds, zones, lying, links, seas) | {"names": names}
    out.mkdir(parents=True, exist_ok=True)
    (out / "europe.json").write_text(dumps(map_))
    (out / "europe.svg").write_text(backdrop(sheet, spaces, lying, links, ground, seas, map_))
    for file in ("europe.json", "europe.svg"):
        print(file, (out / file).stat().st_size)


def coastline(sheet: Sheet, raw: BaseGeometry, points: Any) -> BaseGeometry:
    window = box(-MARGIN, -MARGIN, WIDTH + MARGIN, HEIGHT + MARGIN)
    ground = sheet.shape(raw).buffer(0).intersection(window)
    grounds = islands(ground)
    kept = {id(island_of(Point(at), grounds)) for at in points}
    large = [g for g in grounds if g.area > SMALLEST or id(g) in kept]
    return unary_union([g.simplify(DETAIL if g.area > 600 else DETAIL / 2).buffer(0) for g in large])


def link(connection: dict[str, Any], lying: list[Place], index: dict[str, int]) -> dict[str, Any]:
    a, b = lying[index[connection["a"]]], lying[index[connection["b"]]]
    via = roads.bend(a, b, [place for place in lying if place is not a and place is not b])
    kind = {"normal": "road", "pass": "pass", "inland_waterway": "water"}[connection["kind"]]
    return {"a": a.id, "b": b.id, "kind": kind, **({"via": [via]} if via else {})}


def assemble(
    spaces: list[dict[str, Any]],
    seeds: dict[str, Point],
    zones: list[dict[str, Any]],
    lying: list[Place],
    links: list[dict[str, Any]],
    seas: Seas,
) -> dict[str, Any]:
    symbols = [(p.x, p.y, p.radius) for p in lying]
    waters = {}
    for zone in zones:
        long = max(len(zone["name_en"]), len(zone["name_de"])) * 21.0
        middle = seas.middle(zone["id"], seeds[zone["id"]], min(long, 330), 100, symbols)
        outline = path([seas.outlines[zone["id"]]])
        waters[zone["id"]] = {"x": round(middle.x), "y": round(middle.y), "outline": outline}
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "spaces": {
            p.id: {"x": p.x, "y": p.y, "side": p.side, "radius": round(p.radius, 1), "size": round(p.size, 1),
                   "wide": round(p.wide, 1), "moved": round(float(np.hypot(p.x - p.home[0], p.y - p.home[1])))}
            for p in lying
        },
        "links": links,
        "zones": waters,
        "anchors": [
            {"space": space, "zone": zone, "x": round(x), "y": round(y)}
            for space, zone, x, y in decor.anchors(spaces, lying, seas)
        ],
    }  # fmt: skip


# ---- the drawing ----------------------------------------------------------------------------------------------------
def backdrop(
    sheet: Sheet, spaces: list[dict[str, Any]], lying: list[Place], links: list[dict[str, Any]], ground: BaseGeometry,
    seas: Seas, map_: dict[str, Any],
) -> str:  # fmt: skip
    at = {p.id: p for p in lying}
    ways = [
        LineString(
            roads.curve(
                (at[k["a"]].x, at[k["a"]].y), (k.get("via") or [None])[0], (at[k["b"]].x, at[k["b"]].y)
            )
        )
        for k in links
    ]
    taken = [p.symbol() for p in lying] + [p.label() for p in lying] + [old_name(n) for n in map_["names"]]
    hills = decor.hills(sheet, ground, taken, unary_union(ways).buffer(3))
    parts = [("land", path(islands(ground)))]
    for name, shape in decor.countries(sheet, spaces, lying).items():
        parts.append((f"country tone-{TONES[name]}", path([shape.simplify(1.5)])))
    parts.append(("river", "".join(open_path(line.simplify(0.8)) for line in decor.rivers(sheet, ground))))
    parts.append(("hill", "".join(hill_path(*hill) for hill in hills)))
    parts.append(("zone-border", "".join(open_path(line) for line in seas.borders)))
    parts.append(("zone-closed", "".join(open_path(line) for line in seas.straits)))
    parts.append(("mooring", "".join(mooring(at[a["space"]], a) for a in map_["anchors"])))
    parts.append(("anchor", "".join(anchor_path(a["x"], a["y"]) for a in map_["anchors"])))
    parts += [("rose-light", rose(-1)), ("rose-dark", rose(1))]
    body = "\n".join(f'<path class="{name}" d="{d}"/>' for name, d in parts if d)
    return (
        "<!-- Coast: Natural Earth (public domain), drawn by tools/elisabeth_map. -->\n"
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">\n{body}\n</svg>\n'
    )


def old_name(name: dict[str, Any]) -> tuple[float, float, float, float]:
    high = 18 * PEN * name["size"]
    half = len(name["text"]) * high * 0.5
    return (name["x"] - half, name["y"] - high * 0.8, name["x"] + half, name["y"] + high * 0.3)


def path(shapes: list[BaseGeometry]) -> str:
    out = []
    for shape in shapes:
        for polygon in getattr(shape, "geoms", [shape]):
            for ring in (polygon.exterior, *polygon.interiors) if polygon.geom_type == "Polygon" else ():
                out.append(relative(list(ring.coords)[:-1]) + "z")  # noqa: PERF401
    return "".join(out)


def open_path(line: LineString) -> str:
    return relative(list(line.coords))


def relative(points: list[tuple[float, ...]]) -> str:
    """A path in whole units, each step told from the one before: the shortest way to say it."""
    whole = [(round(x), round(y)) for x, y, *_ in points]
    steps = [whole[0]] + [b for a, b in itertools.pairwise(whole) if a != b]
    words = [f"M{steps[0][0]} {steps[0][1]}l"]
    for (ax, ay), (bx, by) in itertools.pairwise(steps):
        dx, dy = bx - ax, by - ay
        words.append(f"{'' if words[-1].endswith('l') or dx < 0 else ' '}{dx}{'' if dy < 0 else ' '}{dy}")
    return "".join(words)


def hill_path(x: float, y: float, size: float) -> str:
    w, h = round(size), round(size * 1.25)
    outline = (
        f"M{x - w:.0f} {y:.0f}q{w * 0.55:.0f} {-h * 0.15:.0f} {w} {-h}q{w * 0.4:.0f} {h * 0.8:.0f} {w} {h}"
    )
    strokes = f"M{x + size * 0.1:.0f} {y - h * 0.72:.0f}l1 {h * 0.62:.0f}M{x + size * 0.35:.0f} {y - h * 0.45:.0f}l1 {h * 0.4:.0f}"
    return outline + strokes


def anchor_path(x: float, y: float) -> str:
    return f"M{x} {y - 5}v13m-8-6q1 7 8 7q7 0 8-7m-12-4h8M{x} {y - 5}a3 3 0 1 1 .1 0"


def rose(side: int) -> str:
    """One half of every ray of a compass rose; the other half is shaded the other way."""
    x, y, out = ROSE[0], ROSE[1], ""
    for i in sorted(range(16), key=lambda i: (-(i % 2), -(i % 4))):
        long = ROSE[2] * (1 if i % 4 == 0 else 0.66 if i % 2 == 0 else 0.42)
        angle, wide = math.tau * i / 16, ROSE[2] * (0.2 if i % 4 == 0 else 0.17 if i % 2 == 0 else 0.12)
        tip = (x + long * math.sin(angle), y - long * math.cos(angle))
        flank = angle + side * math.tau / 16
        out += f"M{x} {y}L{x + wide * math.sin(flank):.0f} {y - wide * math.cos(flank):.0f}L{tip[0]:.0f} {tip[1]:.0f}z"
    return out


def mooring(place: Place, anchor: dict[str, Any]) -> str:
    """A fine line from a port to its anchor, where the port lies inland."""
    dx, dy = anchor["x"] - place.x, anchor["y"] - place.y
    long = float(np.hypot(dx, dy))
    start, end = place.radius + 3, long - 15
    if end - start < 16:
        return ""
    ux, uy = dx / long, dy / long
    return f"M{place.x + ux * start:.0f} {place.y + uy * start:.0f}L{place.x + ux * end:.0f} {place.y + uy * end:.0f}"


def dumps(map_: dict[str, Any]) -> str:
    """JSON with a line for every space, link, zone and anchor."""
    short = lambda value: json.dumps(value, separators=(",", ":"))  # noqa: E731
    table = lambda rows: "{\n" + ",\n".join(f"  {short(k)}: {short(v)}" for k, v in rows.items()) + "\n }"  # noqa: E731
    listed = lambda rows: "[\n" + ",\n".join(f"  {short(row)}" for row in rows) + "\n ]"  # noqa: E731
    return (
        f'{{\n "width": {map_["width"]},\n "height": {map_["height"]},\n "spaces": {table(map_["spaces"])},\n'
        f' "links": {listed(map_["links"])},\n "zones": {table(map_["zones"])},\n "anchors": {listed(map_["anchors"])},\n'
        f' "names": {listed(map_["names"])}\n}}\n'
    )


if __name__ == "__main__":
    main(*(Path(word) for word in sys.argv[1:5]))
