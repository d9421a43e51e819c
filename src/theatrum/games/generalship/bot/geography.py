"""What lies how far from what: facts about a map that hold all game long, found once for each map."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from theatrum.games.generalship.tables.layouts import LAYOUTS
from theatrum.games.generalship.tables.vocabulary import (
    CAVALRY,
    FOREST,
    INFANTRY,
    MOUNTAINS,
    PLAINS,
    SEA,
    SHIP,
)
from theatrum.kit.graph import costs, mask

FAR = 99
HARBOURS = (PLAINS, FOREST)

Cost = Callable[[int, int], int]
"""Of a step from one position to a neighbouring one."""


@cache
def distances(layout: str) -> tuple[tuple[int, ...], ...]:
    """Steps between any two positions of a layout, whatever the terrain."""
    plan = LAYOUTS[layout]
    return tuple(
        tuple(_costs_to(plan.neighbours, goal, lambda a, b: 1)) for goal in range(len(plan.positions))
    )


class Geography:
    """One map: a layout, and the terrain laid out on it.

    `overland[p]`, `afloat[p]`: bit masks of the positions one step from p, and two; for regiments, and for squadrons with
    regiments aboard. Squadrons go by sea and along the coasts.
    `arrival[class][goal][p]`: how surely (0 … 1) a unit of a class that stands at p can be at the goal after the next
    march. `landing[goal][p]`: the same for regiments that a squadron carries, or could carry.
    """

    def __init__(self, layout: str, terrain: tuple[int, ...]) -> None:
        neighbours = LAYOUTS[layout].neighbours
        places = range(len(neighbours))

        def walk(a: int, b: int) -> int:
            return FAR if SEA in (terrain[a], terrain[b]) else 1

        def ride(a: int, b: int) -> int:
            """GS-11.2"""
            return FAR if terrain[b] == MOUNTAINS else 2 * walk(a, b) if terrain[b] == FOREST else walk(a, b)

        def sail(a: int, b: int) -> int:
            """GS-11.4, GS-11.5 Leaving a harbour takes a whole march."""
            if terrain[a] != SEA:
                return 2 if terrain[b] == SEA and terrain[a] in HARBOURS else FAR
            return 1 if terrain[b] == SEA or terrain[b] in HARBOURS else FAR

        self.overland = _masks(neighbours, walk)
        self.afloat = _masks(neighbours, lambda a, b: min(walk(a, b), sail(a, b)))
        on_foot = tuple(_arrivals(_costs_to(neighbours, goal, walk), 1) for goal in places)
        riding = tuple(_arrivals(_costs_to(neighbours, goal, ride), 2) for goal in places)
        self.landing = tuple(_arrivals(_costs_to(neighbours, goal, sail), 2) for goal in places)
        self.arrival = {INFANTRY: on_foot, CAVALRY: riding, SHIP: self.landing}


@cache
def geography(layout: str, terrain: tuple[int, ...]) -> Geography:
    return Geography(layout, terrain)


def _costs_to(neighbours: Sequence[Sequence[int]], goal: int, cost: Cost) -> list[int]:
    """From every position to the goal, the cheapest way."""
    found = costs(neighbours.__getitem__, [goal], lambda there, here: cost(here, there), FAR - 1)
    return [found.get(here, FAR) for here in range(len(neighbours))]


def _arrivals(prices: Sequence[int], allowance: int) -> tuple[float, ...]:
    """Within one march surely, within two or three perhaps: others can still do something about it."""
    chances = {0: 1.0, 1: 1.0, 2: 0.3, 3: 0.1}
    return tuple(chances.get(-(-cost // allowance), 0.0) for cost in prices)


def _masks(neighbours: Sequence[Sequence[int]], cost: Cost) -> tuple[tuple[int, int], ...]:
    first = [[b for b in near if cost(a, b) < FAR] for a, near in enumerate(neighbours)]
    return tuple((mask(near), mask([c for b in near for c in first[b]])) for near in first)
