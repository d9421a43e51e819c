"""Ways over a map whose places are numbered 0, 1, 2 …: floods, distances, reachable sets; and sets of places as masks.

Searches take `onward`, a function from a place to the places next to it. Where the map never changes that is the table
itself (`LINKS.__getitem__`); where the links depend on who goes it is a small function of the rule. `enter` says which
places may be passed through: it is asked once for each place, and only for those that the search comes to.

    reached = flood(LINKS.__getitem__, [capital], lambda p: owner[p] == seat)
    steps = distances(LINKS.__getitem__, [capital])

A mask is an int with a bit for each place. Where everything about the places is known beforehand (as a mask `within`),
`spread` over `masks(LINKS)` is the fastest flood: three to eight times as fast as `flood` with a function to enter.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from heapq import heappop, heappush
from typing import TypeAlias

Links: TypeAlias = Sequence[Sequence[int]]
"""By place: the places next to it."""
Onward: TypeAlias = Callable[[int], Iterable[int]]
"""From a place to the places next to it."""
Enter: TypeAlias = Callable[[int], bool]
"""May the search go through this place?"""


# ---- searches --------------------------------------------------------------------------------------------------------
def flood(onward: Onward, starts: Iterable[int], enter: Enter | None = None) -> set[int]:
    """All places that can be reached from the starts, the starts among them. (`enter` is not asked about these.)"""
    todo = list(starts)
    reached = set(todo)
    while todo:
        for place in onward(todo.pop()):
            if place not in reached and (enter is None or enter(place)):
                reached.add(place)
                todo.append(place)
    return reached


def distances(
    onward: Onward, starts: Iterable[int], enter: Enter | None = None, most: int = -1
) -> dict[int, int]:
    """Steps from the nearest start, by place, in order of distance; `most`: not farther than that."""
    out = dict.fromkeys(starts, 0)
    ring = list(out)
    steps = 0
    while ring and steps != most:
        steps += 1
        beyond: list[int] = []
        for here in ring:
            for place in onward(here):
                if place not in out and (enter is None or enter(place)):
                    out[place] = steps
                    beyond.append(place)
        ring = beyond
    return out


def reaches(
    onward: Onward, starts: Iterable[int], wanted: Enter, enter: Enter | None = None, most: int = -1
) -> bool:
    """Does a way lead from a start to a place that is wanted? It need not be one that may be passed through.

    The starts themselves don't count. `most`: within so many steps.
    """
    ring = list(starts)
    seen = set(ring)
    steps = 0
    while ring and steps != most:
        steps += 1
        beyond: list[int] = []
        for here in ring:
            for place in onward(here):
                if place in seen:
                    continue
                if wanted(place):
                    return True
                seen.add(place)
                if enter is None or enter(place):
                    beyond.append(place)
        ring = beyond
    return False


def nearest(
    onward: Onward, starts: Iterable[int], goals: Collection[int], enter: Enter | None = None
) -> list[int]:
    """Those of the goals that are the fewest steps away, in ascending order; a start is none of them."""
    ring = list(starts)
    seen = set(ring)
    wanted = set(goals) - seen
    while ring and wanted:
        beyond: list[int] = []
        for here in ring:
            for place in onward(here):
                if place not in seen:
                    seen.add(place)
                    beyond.append(place)
        found = sorted(wanted.intersection(beyond))
        if found:
            return found
        ring = beyond if enter is None else [place for place in beyond if enter(place)]
    return []


def costs(
    onward: Onward, starts: Iterable[int], cost: Callable[[int, int], int], most: int
) -> dict[int, int]:
    """What the cheapest way from a start costs, by place, in order of cost; dearer places than `most` are left out.

    `cost(here, there)` is the price of one step, 0 or more; a step dearer than `most` is no step at all.
    """
    out: dict[int, int] = {}
    open_ways = [(0, start) for start in starts]
    while open_ways:
        total, here = heappop(open_ways)
        if here in out:
            continue
        out[here] = total
        for place in onward(here):
            if place not in out:
                price = total + cost(here, place)
                if price <= most:
                    heappush(open_ways, (price, place))
    return out


# ---- masks -----------------------------------------------------------------------------------------------------------
def mask(places: Iterable[int]) -> int:
    """A set of places as an int."""
    out = 0
    for place in places:
        out |= 1 << place
    return out


def places(mask: int) -> list[int]:
    """The places of a mask, in ascending order."""
    out: list[int] = []
    while mask:
        lowest = mask & -mask
        out.append(lowest.bit_length() - 1)
        mask ^= lowest
    return out


def masks(links: Links) -> tuple[int, ...]:
    """By place: the places next to it, as a mask."""
    return tuple(mask(near) for near in links)


def around(near: Sequence[int], mask: int) -> int:
    """Everything next to a place of the mask; `near` is from `masks`."""
    out = 0
    while mask:
        lowest = mask & -mask
        out |= near[lowest.bit_length() - 1]
        mask ^= lowest
    return out


def spread(near: Sequence[int], starts: int, within: int) -> int:
    """The flood from the starts over the places `within`, all as masks; starts that lie outside reach nothing."""
    reached = fresh = starts & within
    while fresh:
        fresh = around(near, fresh) & within & ~reached
        reached |= fresh
    return reached
