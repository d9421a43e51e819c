"""Where the spaces lie and where their names are written: as near to the truth as there is room."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from coast import HEIGHT, WIDTH
from fontTools.ttLib import TTFont
from scipy.ndimage import distance_transform_edt
from seas import island_of, islands
from shapely import contains_xy, prepare
from shapely.geometry import Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

PEN = 3200 / 1800
"""Units of the board in a unit of the client's drawing."""
RADIUS = {"capital": 13.5 * PEN, "key": 10 * PEN, "fortress": 9.5 * PEN, "unfortified": 6.5 * PEN}
LETTERS = {True: 14 * PEN, False: 11.5 * PEN}
"""Size of names of keys, and of others."""
GAP = 15.0
"""Least water between two symbols."""
EDGE = 4.0
"""Symbols keep this far from the water's edge, where their island is large enough."""
SIDES = {
    "s": (0, 1), "w": (-1, 0), "e": (1, 0), "sw": (-0.7, 0.7), "se": (0.7, 0.7), "n": (0, -1), "nw": (-0.7, -0.7),
    "ne": (0.7, -0.7),
}  # fmt: skip
LIKED = {"s": 0, "sw": 25, "w": 30, "se": 30, "e": 35, "n": 40, "nw": 45, "ne": 90}
"""What a side costs: pieces stand at the upper right."""

Box = tuple[float, float, float, float]


@dataclass
class Place:
    id: str
    kind: str
    port: bool
    names: list[str]
    radius: float
    size: float
    bold: bool
    home: tuple[float, float]
    island: BaseGeometry
    ground: BaseGeometry
    """The island without its edge, where the symbol may stand."""
    wide: float = 0.0
    x: float = 0.0
    y: float = 0.0
    side: str = "s"
    links: list[int] = field(default_factory=list)

    def symbol(self) -> Box:
        r = self.radius
        return (self.x - r, self.y - r, self.x + r, self.y + r)

    def stack(self) -> Box:
        """Where a stack stands: at the upper right."""
        r = self.radius
        left, bottom = self.x + r * 0.75, self.y - r * 0.2
        return (left, bottom - 52, left + 46, bottom)

    def label(self) -> Box:
        return label_box(self.x, self.y, self.radius, self.size, self.wide, self.side)


def label_box(x: float, y: float, radius: float, size: float, wide: float, side: str) -> Box:
    """The box of a name at one of eight sides, as the client places it."""
    gap, slant = radius + size * 0.12, radius * 0.72 + size * 0.1
    dx, base, anchor = {
        "s": (0, gap + size * 0.78, 0.5),
        "n": (0, -gap - size * 0.16, 0.5),
        "e": (gap + 2 * PEN, size * 0.3, 0),
        "w": (-gap - 2 * PEN, size * 0.3, 1),
        "se": (slant, slant + size * 0.7, 0),
        "ne": (slant, -slant, 0),
        "sw": (-slant, slant + size * 0.7, 1),
        "nw": (-slant, -slant, 1),
    }[side]
    left = x + dx - wide * anchor
    return (left - 1, y + base - size * 0.78, left + wide + 1, y + base + size * 0.24)


def shared(a: Box, b: Box) -> float:
    """The area two boxes share."""
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0


class Pen:
    """Widths of names in the letters that the reader most likely has."""

    def __init__(self, regular: str, bold: str) -> None:
        self.fonts = {False: TTFont(regular), True: TTFont(bold)}

    def wide(self, words: str, size: float, bold: bool) -> float:
        font = self.fonts[bold]
        names, metrics, em = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
        return sum(metrics[names.get(ord(letter), ".notdef")][0] for letter in words) / em * size


class Layout:
    """Places and names, moved until nothing overlaps: simulated annealing from a fixed seed."""

    CELL = 4

    def __init__(
        self, places: list[Place], links: list[tuple[int, int]], land: BaseGeometry, seed: int = 5
    ) -> None:
        self.places = places
        across, down = np.meshgrid(np.arange(0, WIDTH, self.CELL), np.arange(0, HEIGHT, self.CELL))
        dry = contains_xy(land, across.ravel(), down.ravel()).reshape(across.shape)
        self.depth = distance_transform_edt(dry) * self.CELL
        self.ends = links
        self.random = random.Random(seed)
        for i, (a, b) in enumerate(links):
            places[a].links.append(i)
            places[b].links.append(i)
        for place in places:
            prepare(place.ground)
            place.x, place.y = self.ashore(place, *place.home)
        self.near = [
            [j for j, other in enumerate(places) if j != i and math.dist(place.home, other.home) < 330]
            for i, place in enumerate(places)
        ]

    def ashore(self, place: Place, x: float, y: float) -> tuple[float, float]:
        """The nearest point on its own land, a little off the water's edge."""
        at = Point(x, y)
        if place.ground.contains(at):
            return x, y
        inner = place.ground.buffer(-2)
        found = nearest_points(inner, at)[0] if not inner.is_empty else place.ground.representative_point()
        return found.x, found.y

    def inland(self, x: float, y: float) -> float:
        """How far a point is from the water, to the raster's exactness."""
        rows, columns = self.depth.shape
        row, column = min(max(int(y / self.CELL), 0), rows - 1), min(max(int(x / self.CELL), 0), columns - 1)
        return float(self.depth[row, column])

    def energy(self, i: int) -> float:
        place = self.places[i]
        mine, name, stack = place.symbol(), place.label(), place.stack()
        moved = math.dist((place.x, place.y), place.home)
        cost = moved**2 * 0.05 + moved * 0.4 + LIKED[place.side]
        shore = self.inland(place.x, place.y)
        if place.port:
            cost += max(0.0, shore - 22) * 0.6
        else:
            cost += max(0.0, place.radius + 9 - shore) * 4
        cost += 6 * outside(name, 26) + 6 * outside(mine, 30)
        for j in self.near[i]:
            other = self.places[j]
            distance = math.dist((place.x, place.y), (other.x, other.y))
            least = place.radius + other.radius + GAP
            if distance < least:
                cost += (least - distance) * 40 + 200
            cost += self._turned(place, other, distance)
            theirs, written, standing = other.symbol(), other.label(), other.stack()
            for common in (shared(name, theirs), shared(mine, written), shared(name, written)):
                cost += common * 2.5 + 160 if common > 0 else 0
            cost += (shared(name, standing) + shared(written, stack)) * 0.06
            cost += (shared(mine, standing) + shared(theirs, stack)) * 0.12
        for link in place.links:
            a, b = self.ends[link]
            other = self.places[b if a == i else a]
            cost += crossing(name, (place.x, place.y), (other.x, other.y)) * 0.5
        return cost

    @staticmethod
    def _turned(place: Place, other: Place, distance: float) -> float:
        """What it costs that neighbours lie in another direction from each other than in truth."""
        hx, hy = other.home[0] - place.home[0], other.home[1] - place.home[1]
        apart = math.hypot(hx, hy)
        if apart > 170 or distance < 1 or apart < 1:
            return 0.0
        along = (hx * (other.x - place.x) + hy * (other.y - place.y)) / (apart * distance)
        return (1 - along) * 140 * (1 - apart / 200)

    def run(self, steps: int, hot: float, among: Sequence[int]) -> None:
        for step in range(steps):
            heat = hot * (1 - step / steps) ** 2 + 0.5
            i = self.random.choice(among)
            place = self.places[i]
            before = (place.x, place.y, place.side)
            cost = self.energy(i)
            luck = self.random.random()
            if luck < 0.5:
                place.side = self.random.choice(list(SIDES))
            if luck > 0.35:
                far = 4 + 0.28 * hot * (1 - step / steps)
                x, y = place.x + self.random.gauss(0, far), place.y + self.random.gauss(0, far)
                if self.random.random() < 0.1:
                    x, y = place.home
                if not place.ground.contains(Point(round(x), round(y))):
                    place.side = before[2]
                    continue
                place.x, place.y = x, y
            change = self.energy(i) - cost
            if change > 0 and self.random.random() >= math.exp(-change / heat):
                place.x, place.y, place.side = before

    def mend(self) -> None:
        """Around what still overlaps everything is loosened and settles again, until nothing does."""
        for _ in range(25):
            faulty = self.faulty()
            if not faulty:
                return
            around = faulty | {j for i in faulty for j in self.near[i] if self._apart(i, j) < 190}
            self.run(350 * len(around), 40.0, sorted(around))

    def _apart(self, i: int, j: int) -> float:
        return math.dist((self.places[i].x, self.places[i].y), (self.places[j].x, self.places[j].y))

    def faulty(self) -> set[int]:
        """The places of whatever overlaps."""
        names = {place.id: i for i, place in enumerate(self.places)}
        return {names[word] for fault in self.faults() for word in fault.split() if word in names}

    def faults(self) -> list[str]:
        """What still overlaps."""
        out = []
        for i, a in enumerate(self.places):
            for j in self.near[i]:
                b = self.places[j]
                if i < j and math.dist((a.x, a.y), (b.x, b.y)) < a.radius + b.radius + 6:
                    out.append(f"{a.id} touches {b.id}")
                if shared(a.label(), b.symbol()) > 1:
                    out.append(f"name of {a.id} on {b.id}")
                if i < j and shared(a.label(), b.label()) > 1:
                    out.append(f"names of {a.id} and {b.id}")
        return out


def outside(area: Box, edge: float) -> float:
    """How far a box reaches over the inner frame."""
    return (
        max(0.0, edge - area[0]) + max(0.0, edge - area[1])
        + max(0.0, area[2] - WIDTH + edge) + max(0.0, area[3] - HEIGHT + edge)
    )  # fmt: skip


def crossing(area: Box, a: tuple[float, float], b: tuple[float, float]) -> float:
    """How much of a road a name would cover."""
    low, high = 0.0, 1.0
    for start, end, least, most in ((a[0], b[0], area[0], area[2]), (a[1], b[1], area[1], area[3])):
        step = end - start
        if abs(step) < 1e-9:
            if start < least or start > most:
                return 0.0
            continue
        first, second = sorted(((least - start) / step, (most - start) / step))
        low, high = max(low, first), min(high, second)
    return max(0.0, high - low) * math.dist(a, b)


def places(spaces: list[dict[str, Any]], points: Any, land: BaseGeometry, pen: Pen) -> list[Place]:
    grounds = islands(land)
    out = []
    for space, (x, y) in zip(spaces, points, strict=True):
        kind = "capital" if space["capital"] else space["kind"]
        bold = space["kind"] == "key"
        at = Point(x, y)
        island = island_of(at, grounds)
        edged = island.buffer(-EDGE)
        place = Place(
            id=space["id"], kind=kind, port=bool(space["ports"]), names=[space["name_en"], space["name_de"]],
            radius=RADIUS[kind], size=LETTERS[bold], bold=bold, home=(float(x), float(y)),
            island=island, ground=island.buffer(-0.5) if edged.is_empty else edged,
        )  # fmt: skip
        place.wide = max(pen.wide(name, place.size, bold) for name in place.names)
        out.append(place)
    return out
