"""How far a fleet has to sail, and which way."""

from __future__ import annotations

from heapq import heappop, heappush

from theatrum.games.caribbean.queries.movement import sail_cost
from theatrum.games.caribbean.queries.presence import undiscovered
from theatrum.games.caribbean.queries.research import knows
from theatrum.games.caribbean.state import STORM, Caribbean
from theatrum.games.caribbean.tables.pieces import NATION_OF
from theatrum.games.caribbean.tables.places import (
    AREA_OF,
    HOME_OF,
    WATER,
    WATER_NEEDS,
    is_coast,
    is_home,
)

PIRATES_THERE = 6
"""So many movement points more a way is worth avoiding where pirates lie."""


class Ways:
    """From where a fleet is to everywhere it could go."""

    __slots__ = ("before", "cost", "start")

    def __init__(self, g: Caribbean, fleet: int, most: int) -> None:
        nation = NATION_OF[fleet]
        home = HOME_OF[nation]
        pirates = {one.place for one in g.pirates}
        self.start = g.where[fleet]
        self.cost: dict[int, int] = {self.start: 0}
        """Movement points to each place."""
        self.before: dict[int, int] = {}
        frontier = [(0, self.start)]
        while frontier:
            cost, here = heappop(frontier)
            if cost > self.cost[here] or (
                here != self.start and is_coast(here) and undiscovered(g, AREA_OF[here])
            ):
                continue
            for there in WATER[here]:
                if is_home(there) and there != home:
                    continue
                if g.weather.get(there) == STORM:
                    continue
                needs = WATER_NEEDS.get(there)
                if needs is not None and not knows(g, nation, *needs):
                    continue
                total = cost + sail_cost(g, nation, there) + (PIRATES_THERE if there in pirates else 0)
                if total <= most and total < self.cost.get(there, most + 1):
                    self.cost[there], self.before[there] = total, here
                    heappush(frontier, (total, there))

    def step(self, goal: int) -> int:
        """The next place on the way to a goal."""
        here = goal
        while self.before[here] != self.start:
            here = self.before[here]
        return here
