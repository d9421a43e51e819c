"""Which members of a list have stayed when another took its place: the others are put in and taken out."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

from theatrum.core.scene import Board, Card, Panel, Piece, Pool, Row, Space, Track, Way
from theatrum.core.stage import Treaty

_KNOWN_BY_ID = (Board, Card, Panel, Piece, Pool, Row, Space, Track, Treaty, Way)
"""Parts that are the same thing as long as they have the same id. All others are known by their place only."""


def known_by_id(part: Any) -> bool:
    return type(part) in _KNOWN_BY_ID


def same_thing(one: Any, other: Any) -> bool:
    return one.id == other.id and (type(one) is not Panel or one.seat == other.seat)


def stayed(old: list[Any], new: list[Any]) -> list[tuple[int, int]]:
    """Places, old and new, of members with an id that are in both lists, in the order that both have."""
    shorter = min(len(old), len(new))
    first = 0
    while first < shorter and same_thing(old[first], new[first]):
        first += 1
    ends = 0
    while ends < shorter - first and same_thing(old[-1 - ends], new[-1 - ends]):
        ends += 1
    found = [(i, i) for i in range(first)]
    found += _most_in_order(old, new, first, ends)
    found += [(len(old) - n, len(new) - n) for n in range(ends, 0, -1)]
    return found


def _most_in_order(old: list[Any], new: list[Any], first: int, ends: int) -> list[tuple[int, int]]:
    """As many as possible of those between beginning and end: a longest increasing subsequence of their old places."""
    was = {_name(old[i]): i for i in range(first, len(old) - ends)}
    pairs: list[tuple[int, int]] = []
    before: list[int] = []
    """The pair that comes before each, in the longest sequence that ends with it; -1: none."""
    lasts: list[int] = []
    """For each length the pair that ends such a sequence earliest, and (`places`) its old place."""
    places: list[int] = []
    for j in range(first, len(new) - ends):
        i = was.get(_name(new[j]), -1)
        if i < 0:
            continue
        length = bisect_left(places, i)
        before.append(lasts[length - 1] if length else -1)
        if length == len(lasts):
            lasts.append(len(pairs))
            places.append(i)
        else:
            lasts[length], places[length] = len(pairs), i
        pairs.append((i, j))
    sequence: list[tuple[int, int]] = []
    at = lasts[-1] if lasts else -1
    while at >= 0:
        sequence.append(pairs[at])
        at = before[at]
    sequence.reverse()
    return sequence


def _name(part: Any) -> tuple[str, int]:
    return part.id, part.seat if type(part) is Panel else 0
