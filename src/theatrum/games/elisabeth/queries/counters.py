"""Counters are a hard limit [E1-5.3, E1-17.1]: can what stands on the map be shown with the counters there are?

A group is what one kind of unit counts in one space; it is shown by counters whose strengths add up to it, and every
counter lies in one group. Change can be made at any time, so only the whole matters.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.pieces import POOLS, TROOPS

TROOPS_IN: tuple[tuple[int, ...], ...] = tuple(
    tuple(t.index for t in TROOPS if t.pool == pool.index) for pool in POOLS
)


def groups(g: Elisabeth, pool: int) -> list[int]:
    """The sizes of all groups of a pool, the largest first."""
    sizes: list[int] = []
    if g.realms is not None and (g.realms.aboard or g.realms.foreign_wars):
        sizes.extend(_beside(g, pool))
    for troop in TROOPS_IN[pool]:
        open_air, inside = g.spread(troop), g.spread(troop, True)
        if any(inside):
            sizes.extend(a + b for a, b in zip(list(open_air), list(inside), strict=True) if a or b)
        else:
            sizes.extend(open_air.replace(b"\0", b""))  # the bytes that are not 0, faster than any loop
    return sorted(sizes, reverse=True)


def _beside(g: Elisabeth, pool: int) -> list[int]:
    """E1-23.2, E1-23.7 Groups on the Armada and on the cards of foreign wars."""
    assert g.realms is not None
    stacks = [g.realms.aboard, *(war.units for war in g.realms.foreign_wars)]
    return [n for stack in stacks for troop, n in stack.items() if TROOPS[troop].pool == pool and n]


def can_be_shown(g: Elisabeth, pool: int) -> bool:
    """E1-17.1.2"""
    return shown(tuple(groups(g, pool)), POOLS[pool].counters)


def can_add(g: Elisabeth, troop: int, space: int, number: int = 1) -> bool:
    """E1-17.1.1 Are there counters for one more unit (or so many) there?"""
    return addable(g, troop, number)(space)


def addable(g: Elisabeth, troop: int, number: int = 1) -> Callable[[int], bool]:
    """E1-17.1.1 For which spaces are there counters for one more (or so many)? What counts is the size of the group
    there, so it is worked out once for each size."""
    pool = TROOPS[troop].pool
    if g.reserve[pool] < number:
        return lambda space: False
    fits = _fits(tuple(groups(g, pool)), number, POOLS[pool].counters)
    field, garrison = g.spread(troop), g.spread(troop, True)
    return lambda space: fits[field[space] + garrison[space]]


def can_grow(g: Elisabeth, growth: Mapping[tuple[int, int], int]) -> bool:
    """E1-17.1.1 The same for several groups at once: so many more by kind and space. Only the whole has to be shown."""
    for pool in {TROOPS[troop].pool for troop, _ in growth}:
        grown = groups(g, pool)
        for (troop, space), number in growth.items():
            if TROOPS[troop].pool == pool and number:
                if size := g.units(space, troop):
                    grown.remove(size)
                grown.append(size + number)
        if not shown(tuple(sorted(grown, reverse=True)), POOLS[pool].counters):
            return False
    return True


def fewest(g: Elisabeth, troop: int, most: int) -> Callable[[int], int]:
    """E1-5.3.1, E1-17.1.1 By space: how many units at least can come there together, if up to so many may come: one; more where
    the small counters are used up and a larger one is left; 0, if none can be shown."""
    fits = [addable(g, troop, n) for n in range(1, most + 1)]
    return lambda space: next((n for n, room in enumerate(fits, 1) if room(space)), 0)


def can_join(g: Elisabeth, troop: int, stack: Mapping[int, int]) -> bool:
    """E1-17.1.1, E1-17.2.4, E1-17.2.5 Are there counters for one more in a stack beside the map: the group that grows is the
    one there."""
    pool = TROOPS[troop].pool
    if not g.reserve[pool]:
        return False
    return _fits(tuple(groups(g, pool)), 1, POOLS[pool].counters)[stack.get(troop, 0)]


@lru_cache(maxsize=20_000)
def _fits(sizes: tuple[int, ...], number: int, counters: tuple[int, ...]) -> dict[int, bool]:
    """By size of a group: are there counters for so many more in it?"""
    return {size: _grown(sizes, size, number, counters) for size in (0, *sizes)}


def _grown(sizes: tuple[int, ...], size: int, number: int, counters: tuple[int, ...]) -> bool:
    grown = list(sizes)
    if size:
        grown.remove(size)
    grown.append(size + number)
    grown.sort(reverse=True)
    return shown(tuple(grown), counters)


@lru_cache(maxsize=100_000)
def shown(sizes: tuple[int, ...], counters: tuple[int, ...]) -> bool:
    """Can every group be made up exactly? Counters, largest first, go into a group they fit into, or stay unused."""
    if sum(sizes) > sum(counters):
        return False
    left = tuple(n for n in sizes if n)
    if not left:
        return True
    if not counters:
        return False
    counter, rest = counters[0], counters[1:]
    for i, size in enumerate(left):
        if size >= counter and (i == 0 or left[i - 1] != size):
            smaller = (*left[:i], size - counter, *left[i + 1 :])
            if shown(tuple(sorted(smaller, reverse=True)), rest):
                return True
    return shown(left, rest)
