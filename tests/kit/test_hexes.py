"""Hexagons: neighbours, distances, lines; and the layouts of Generalship, whose data say which tiles touch."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from theatrum.games.generalship.tables.layouts import LAYOUTS
from theatrum.kit.graph import distances
from theatrum.kit.hexes import Hex, distance, line, links, middle, neighbours

small = st.integers(-6, 6)
hexes = st.tuples(small, small)
FIELD: list[Hex] = [(q, r) for q in range(-4, 5) for r in range(-4, 5)]


def test_six_neighbours_one_step_away() -> None:
    around = neighbours((2, -1))
    assert len(set(around)) == 6
    assert {distance((2, -1), n) for n in around} == {1}


def test_distance_counts_steps() -> None:
    start = FIELD.index((0, 0))
    steps = distances(links(FIELD).__getitem__, [start])
    assert {p: distance((0, 0), FIELD[p]) for p in steps} == steps


@given(hexes, hexes)
def test_a_line_is_a_shortest_way_and_the_same_backwards(a: Hex, b: Hex) -> None:
    way = line(a, b)
    assert (way[0], way[-1], len(way)) == (a, b, distance(a, b) + 1)
    assert all(distance(x, y) == 1 for x, y in pairwise(way))
    assert line(b, a) == way[::-1]


@given(hexes, hexes)
def test_a_line_stays_near_the_straight_one(a: Hex, b: Hex) -> None:
    """No middle on the way lies farther from the straight line than a hexagon reaches."""
    (ax, ay), (bx, by) = middle(a, 1), middle(b, 1)
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    for x, y in (middle(h, 1) for h in line(a, b)[1:-1]):
        assert abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length < 1.001


def test_the_layouts_of_generalship_are_fields_of_hexagons() -> None:
    assert LAYOUTS
    for layout in LAYOUTS.values():
        assert links(layout.coordinates) == layout.neighbours
