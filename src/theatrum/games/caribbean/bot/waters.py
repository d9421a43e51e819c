"""How far a fleet has to sail, and which way."""

from __future__ import annotations

from heapq import heappop, heappush

from theatrum.games.caribbean.queries.movement import sail_cost
from theatrum.games.caribbean.queries.presence import undiscovered
from theatrum.games.caribbean.queries.research import knows
from theatrum.games.caribbean.state import STORM, Caribbean
from theatrum.games.caribbean.tables.pieces import FIRST_LEADER, NATION_OF
from theatrum.games.caribbean.tables.places import (
    AREA_OF,
    ENTERING,
    FIRST_HOME,
    HOME_OF,
    WATER,
    WATER_NEEDS,
    is_coast,
)

PIRATES_THERE = 6
"""So many movement points more a way is worth avoiding where pirates lie."""


def _dear(g: Caribbean, nation: int) -> dict[int, int]:
    """Places that cost more than usual to enter: in rain, where others lie; and how much better they are avoided."""
    found = dict.fromkeys(g.weather, 0)
    found |= {g.where[fleet]: 0 for fleet in range(FIRST_LEADER) if NATION_OF[fleet] != nation}
    return found | {one.place: PIRATES_THERE for one in g.pirates}


class Ways:
    """From where a fleet is to everywhere it could go."""

    __slots__ = ("before", "cost", "start")

    def __init__(self, g: Caribbean, fleet: int, most: int) -> None:
        nation = NATION_OF[fleet]
        home = HOME_OF[nation]
        entering = ENTERING[nation]
        dear = _dear(g, nation)
        closed = {sea for sea, needs in WATER_NEEDS.items() if not knows(g, nation, *needs)}
        closed |= {place for place, weather in g.weather.items() if weather == STORM}
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
                if there in closed or (there >= FIRST_HOME and there != home):
                    continue
                total = cost + (
                    sail_cost(g, nation, there) + dear[there] if there in dear else entering[there]
                )
                if total <= most and total < self.cost.get(there, most + 1):
                    self.cost[there], self.before[there] = total, here
                    heappush(frontier, (total, there))

    def step(self, goal: int) -> int:
        """The next place on the way to a goal."""
        here = goal
        while self.before[here] != self.start:
            here = self.before[here]
        return here
