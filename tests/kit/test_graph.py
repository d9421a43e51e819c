"""Searches over numbered places: each agrees with the plainest way to say what it finds."""

from itertools import count

from hypothesis import given
from hypothesis import strategies as st

from theatrum.kit.graph import (
    Links,
    around,
    costs,
    distances,
    flood,
    mask,
    masks,
    nearest,
    places,
    reaches,
    spread,
)

N = 9
LINE: Links = [[1], [0, 2], [1, 3], [2]]
"""0 – 1 – 2 – 3."""


def maps() -> st.SearchStrategy[Links]:
    return st.lists(st.lists(st.integers(0, N - 1), max_size=3), min_size=N, max_size=N)


subsets = st.sets(st.integers(0, N - 1))


def steps_from(links: Links, starts: set[int], open_to: set[int]) -> dict[int, int]:
    """Ring by ring, in so many words."""
    out = dict.fromkeys(starts, 0)
    for steps in count(1):
        ring = {b for a in out for b in links[a]} & open_to - out.keys()
        if not ring:
            return out
        out.update(dict.fromkeys(ring, steps))
    raise AssertionError


@given(maps(), subsets, subsets)
def test_floods_and_distances_agree_with_rings(links: Links, starts: set[int], open_to: set[int]) -> None:
    steps = steps_from(links, starts, open_to)
    enter = open_to.__contains__
    assert distances(links.__getitem__, sorted(starts), enter) == steps
    assert flood(links.__getitem__, sorted(starts), enter) == steps.keys()
    assert list(distances(links.__getitem__, sorted(starts), enter).values()) == sorted(steps.values())
    near = {p: d for p, d in steps.items() if d <= 2}
    assert distances(links.__getitem__, sorted(starts), enter, most=2) == near


@given(maps(), subsets, subsets)
def test_the_flood_of_masks_is_the_flood_of_lists(links: Links, starts: set[int], open_to: set[int]) -> None:
    expected = flood(links.__getitem__, starts & open_to, open_to.__contains__)
    assert set(places(spread(masks(links), mask(starts), mask(open_to)))) == expected
    assert set(places(around(masks(links), mask(starts)))) == {b for a in starts for b in links[a]}


@given(maps(), st.integers(0, N - 1), subsets, subsets, st.integers(-1, 4))
def test_a_wanted_place_is_reached_if_it_is_next_to_the_flood(
    links: Links, start: int, goals: set[int], open_to: set[int], most: int
) -> None:
    steps = steps_from(links, {start}, open_to)
    ends = {b: d + 1 for a, d in sorted(steps.items(), key=lambda s: -s[1]) for b in links[a] if b != start}
    expected = {p for p in goals & ends.keys() if most < 0 or ends[p] <= most}
    enter = open_to.__contains__
    assert reaches(links.__getitem__, [start], goals.__contains__, enter, most) == bool(expected)
    least = min((ends[p] for p in goals & ends.keys()), default=0)
    assert nearest(links.__getitem__, [start], goals, enter) == sorted(
        p for p in goals & ends.keys() if ends[p] == least
    )


@given(maps(), st.integers(0, N - 1), st.lists(st.integers(0, 4), min_size=N, max_size=N), st.integers(0, 9))
def test_costs_are_those_of_the_cheapest_ways(links: Links, start: int, price: list[int], most: int) -> None:
    expected = {start: 0}
    for _ in range(N):
        for a, total in list(expected.items()):
            for b in links[a]:
                expected[b] = min(expected.get(b, 99), total + price[b])
    found = costs(links.__getitem__, [start], lambda a, b: price[b], most)
    assert found == {p: c for p, c in expected.items() if c <= most}


def test_a_place_is_asked_about_once_and_only_if_the_search_comes_there() -> None:
    asked: list[int] = []

    def enter(place: int) -> bool:
        asked.append(place)
        return place != 2

    assert flood(LINE.__getitem__, [0], enter) == {0, 1}
    assert asked == [1, 2]


@given(subsets)
def test_masks_are_sets(chosen: set[int]) -> None:
    assert places(mask(chosen)) == sorted(chosen)
