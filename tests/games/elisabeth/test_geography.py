"""The Europe map as drawn: everything is there, in its place, and nothing lies upon anything else [E1-2]."""

from __future__ import annotations

import math
import re
from functools import cache
from importlib.resources import files

import pytest

from theatrum.games.elisabeth.scene import geography
from theatrum.games.elisabeth.scene.geography import ANCHORS, HEIGHT, MARKS, WATERS, WAYS, WIDTH, static_board
from theatrum.games.elisabeth.tables.places import FORTRESS, KEY, PLACE, SPACES, ZONES
from theatrum.games.elisabeth.tables.records.map import CONNECTIONS

Point = tuple[float, float]
Ring = list[Point]
Box = tuple[float, float, float, float]
BACKDROP = (files("theatrum.games.elisabeth") / "scene" / "backdrops" / "europe.svg").read_text(
    encoding="utf-8"
)
FRAME = 20
"""The drawn frame is that wide."""
SMALL_ISLANDS = {"malta", "corfu", "rhodes", "bastia"}
"""Their symbols are larger than the shore they stand on."""


# ---- help -----------------------------------------------------------------------------------------------------------
def rings(path: str) -> list[Ring]:
    """The rings of a path of the form `Mx yldx dy …z…`."""
    out = []
    for ring in re.findall(r"M([^Mz]*)z", path):
        start, _, steps = ring.partition("l")
        numbers = [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?", start + " " + steps)]
        x, y = numbers[0], numbers[1]
        points = [(x, y)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = x + dx, y + dy
            points.append((x, y))
        out.append(points)
    return out


def inside(at: Point, shape: list[Ring]) -> bool:
    """By the even-odd rule."""
    x, y = at
    odd = False
    for ring in shape:
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                odd = not odd
    return odd


def from_shore(at: Point, shape: list[Ring]) -> float:
    best = math.inf
    for ring in shape:
        for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
            best = min(best, from_segment(at, a, b))
    return best


def from_segment(at: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    long = dx * dx + dy * dy
    t = max(0.0, min(1.0, ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / long)) if long else 0.0
    return math.dist(at, (a[0] + t * dx, a[1] + t * dy))


@cache
def land() -> list[Ring]:
    found = re.search(r'<path class="land" d="([^"]*)"', BACKDROP)
    assert found
    return rings(found[1])


@cache
def water(index: int) -> list[Ring]:
    return rings(WATERS[index].outline)


def name_box(place: int) -> Box:
    """The room of the longer of both names, at the side that is told."""
    mark = MARKS[place]
    gap, slant = mark.radius + mark.size * 0.12, mark.radius * 0.72 + mark.size * 0.1
    dx, base, part = {
        "s": (0.0, gap + mark.size * 0.78, 0.5),
        "n": (0.0, -gap - mark.size * 0.16, 0.5),
        "e": (gap + 3.6, mark.size * 0.3, 0.0),
        "w": (-gap - 3.6, mark.size * 0.3, 1.0),
        "se": (slant, slant + mark.size * 0.7, 0.0),
        "ne": (slant, -slant, 0.0),
        "sw": (-slant, slant + mark.size * 0.7, 1.0),
        "nw": (-slant, -slant, 1.0),
    }[mark.side]
    left = mark.x + dx - mark.wide * part
    return (left, mark.y + base - mark.size * 0.78, left + mark.wide, mark.y + base + mark.size * 0.24)


def symbol_box(place: int) -> Box:
    mark = MARKS[place]
    return (mark.x - mark.radius, mark.y - mark.radius, mark.x + mark.radius, mark.y + mark.radius)


def overlap(a: Box, b: Box) -> bool:
    return min(a[2], b[2]) - max(a[0], b[0]) > 1 and min(a[3], b[3]) - max(a[1], b[1]) > 1


def curve(a: Point, via: list[Point], b: Point) -> list[Point]:
    middle = via[0] if via else ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    steps = [i / 40 for i in range(41)]
    return [
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * middle[0] + t * t * b[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * middle[1] + t * t * b[1],
        )
        for t in steps
    ]


# ---- spaces ---------------------------------------------------------------------------------------------------------
def test_e1_2_0_2_every_space_lies_inside_the_frame() -> None:
    assert len(MARKS) == len(SPACES) == 171
    for place, mark in enumerate(MARKS):
        assert FRAME + mark.radius <= mark.x <= WIDTH - FRAME - mark.radius, SPACES[place].id
        assert FRAME + mark.radius <= mark.y <= HEIGHT - FRAME - mark.radius, SPACES[place].id


def test_no_symbol_touches_another() -> None:
    for a in range(len(MARKS)):
        for b in range(a):
            apart = math.dist((MARKS[a].x, MARKS[a].y), (MARKS[b].x, MARKS[b].y))
            assert apart >= MARKS[a].radius + MARKS[b].radius, (SPACES[a].id, SPACES[b].id)


def test_every_space_stands_on_land() -> None:
    for space in SPACES:
        mark = MARKS[space.index]
        at = (mark.x, mark.y)
        on_land = inside(at, land())
        assert on_land or (space.id in SMALL_ISLANDS and from_shore(at, land()) <= mark.radius), space.id


def test_e1_2_0_2_seaports_lie_by_the_shore() -> None:
    """Those that reach the sea by a river may lie farther inland."""
    by_river = {"london", "rouen", "hamburg", "bremen", "nantes", "bordeaux", "antwerp", "rotterdam"}
    for space in SPACES:
        if space.zones and space.id not in by_river:
            mark = MARKS[space.index]
            assert from_shore((mark.x, mark.y), land()) <= 60, space.id


def test_spaces_lie_near_their_true_place_and_in_true_order() -> None:
    """Nothing was pushed far, and who lies clearly west or north of a neighbour does so on the map."""
    assert max(mark.moved for mark in MARKS) <= 70
    for name_a, name_b in (("brielle", "rotterdam"), ("haarlem", "amsterdam"), ("flushing", "antwerp")):
        assert MARKS[PLACE.by_id[name_a]].x < MARKS[PLACE.by_id[name_b]].x
    for name_a, name_b in (("alkmaar", "amsterdam"), ("arnhem", "nijmegen"), ("milan", "pavia")):
        assert MARKS[PLACE.by_id[name_a]].y < MARKS[PLACE.by_id[name_b]].y


# ---- names ----------------------------------------------------------------------------------------------------------
def test_no_name_lies_on_a_symbol_or_another_name() -> None:
    names = [name_box(place) for place in range(len(SPACES))]
    for a in range(len(SPACES)):
        for b in range(len(SPACES)):
            if a != b:
                assert not overlap(names[a], symbol_box(b)), (SPACES[a].id, SPACES[b].id)
            if a < b:
                assert not overlap(names[a], names[b]), (SPACES[a].id, SPACES[b].id)


def test_every_name_is_inside_the_frame() -> None:
    for space in SPACES:
        left, top, right, bottom = name_box(space.index)
        assert 8 <= left < right <= WIDTH - 8, space.id
        assert 8 <= top < bottom <= HEIGHT - 8, space.id


def test_e1_2_1_2_names_of_keys_are_larger() -> None:
    keys = {MARKS[s.index].size for s in SPACES if s.kind == KEY}
    others = {MARKS[s.index].size for s in SPACES if s.kind != KEY}
    assert min(keys) > max(others)


# ---- connections ------------------------------------------------------------------------------------------------------
def test_e1_2_0_2_every_connection_is_drawn_once_as_its_kind() -> None:
    kinds = {"normal": "road", "pass": "pass", "inland_waterway": "water"}
    wanted = {(frozenset((c.a, c.b)), kinds[c.kind]) for c in CONNECTIONS.load().connections}
    drawn = [(frozenset((way.a, way.b)), way.kind) for way in WAYS]
    assert set(drawn) == wanted
    assert len(drawn) == len(wanted)


def test_e1_2_5_2_seventeen_passes_and_2_5_3_two_waterways() -> None:
    assert sum(way.kind == "pass" for way in WAYS) == 17
    assert sum(way.kind == "water" for way in WAYS) == 2


def test_no_connection_runs_under_another_space() -> None:
    for way in WAYS:
        a, b = MARKS[PLACE.by_id[way.a]], MARKS[PLACE.by_id[way.b]]
        line = curve((a.x, a.y), way.via, (b.x, b.y))
        for space in SPACES:
            if space.id not in (way.a, way.b):
                mark = MARKS[space.index]
                nearest = min(math.dist(at, (mark.x, mark.y)) for at in line)
                assert nearest > mark.radius, (way.a, way.b, space.id)


# ---- sea zones --------------------------------------------------------------------------------------------------------
def test_e1_2_5_4_every_sea_zone_holds_its_own_middle_in_water() -> None:
    assert len(WATERS) == len(ZONES) == 13
    for index, zone in enumerate(ZONES):
        at = (WATERS[index].x, WATERS[index].y)
        assert [i for i in range(13) if inside(at, water(i))] == [index], zone.id
        assert not inside(at, land()), zone.id


def test_e1_2_5_6_every_port_has_an_anchor_in_each_of_its_zones() -> None:
    wanted = {(s.id, ZONES[z - len(SPACES)].id) for s in SPACES for z in s.zones}
    assert {(anchor.space, anchor.zone) for anchor in ANCHORS} == wanted
    assert len(ANCHORS) == len(wanted)
    zones = {zone.id: i for i, zone in enumerate(ZONES)}
    for anchor in ANCHORS:
        at = (anchor.x, anchor.y)
        assert inside(at, water(zones[anchor.zone])), anchor
        assert not inside(at, land()), anchor


def test_anchors_are_clear_of_symbols_and_names() -> None:
    for anchor in ANCHORS:
        room = (anchor.x - 9, anchor.y - 9, anchor.x + 9, anchor.y + 9)
        for space in SPACES:
            assert not overlap(room, symbol_box(space.index)), (anchor, space.id)
            assert not overlap(room, name_box(space.index)), (anchor, space.id)


@pytest.mark.parametrize("zone", range(13))
def test_e1_2_5_4_adjacent_zones_meet_on_the_map(zone: int) -> None:
    """Zones are adjacent where their waters meet in a border of some length, and nowhere else."""

    def corners(index: int) -> list[Point]:
        return [
            (a[0] + (b[0] - a[0]) * t / 8, a[1] + (b[1] - a[1]) * t / 8)
            for ring in water(index)
            for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)
            for t in range(8)
        ]

    def meeting(other: int) -> bool:
        return sum(from_shore(at, water(other)) < 9 and not inside(at, land()) for at in corners(zone)) >= 3

    neighbours = {ZONES.index(z) for z in ZONES if z.index in ZONES[zone].neighbours}
    assert {other for other in neighbours if not meeting(other)} == set(), ZONES[zone].id


# ---- the board ----------------------------------------------------------------------------------------------------------
def test_the_static_board_names_every_place_once() -> None:
    board = static_board()
    ids = [space.id for space in board.spaces]
    assert sorted(ids) == sorted([s.noun for s in SPACES] + [z.noun for z in ZONES])
    assert {link.a for link in board.links} | {link.b for link in board.links} <= set(ids)
    assert board.backdrop == "europe"
    assert board.realms == list(geography.TONES[:-1])  # Independent land keeps the colour of land.
    assert (board.width, board.height) == (WIDTH, HEIGHT)


def test_e1_2_1_shapes_tell_kinds_and_2_1_3_capitals() -> None:
    shapes = {space.id: space.shape for space in static_board().spaces}
    capitals = {noun for noun, shape in shapes.items() if shape == "capital"}
    assert {
        f"space:{name}" for name in ("istanbul", "madrid", "milan", "london", "paris", "vienna")
    } <= capitals
    for space in SPACES:
        if space.noun not in capitals:
            assert shapes[space.noun] == {KEY: "key", FORTRESS: "fortress"}.get(space.kind, "circle")


def test_e1_2_1_5_every_power_has_its_own_colour() -> None:
    assert len(set(geography.TONES)) == len(geography.TONES) == 12
    colours = {space.id: space.home for space in static_board().spaces}
    homes = {
        "istanbul": "green",
        "madrid": "yellow",
        "london": "red",
        "paris": "blue",
        "vienna": "black",
        "amsterdam": "orange",
        "ulster": "lime",
        "rome": "purple",
        "lisbon": "wine",
        "edinburgh": "sky",
        "venice": "rose",
        "florence": "grey",
    }
    assert {name: colours[f"space:{name}"] for name in homes} == homes


def test_a_space_shows_its_present_state_and_the_print_stays() -> None:
    amsterdam = PLACE.by_id["amsterdam"]
    now = geography.space(amsterdam, tone="yellow", ring=True, shape="capital")
    assert (now.tone, now.ring, now.shape) == ("yellow", True, "capital")
    again = geography.space(amsterdam)
    assert (again.tone, again.ring, again.shape) == ("", False, "key")


def test_the_drawing_is_small() -> None:
    data = (files("theatrum.games.elisabeth.scene.geography") / "europe.json").read_bytes()
    assert len(data) + len(BACKDROP) < 125_000
