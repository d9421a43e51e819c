"""CC-4.4.3.6 Voyages of several steps: which places a fleet can reach with its movement points, and the way to each."""

from __future__ import annotations

from heapq import heappop, heappush

from theatrum.games.caribbean.queries.movement import peaceful_cost, why_closed
from theatrum.games.caribbean.queries.presence import undiscovered
from theatrum.games.caribbean.queries.relations import hostile_fleet
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.pieces import FIRST_LEADER, NATION_OF, nation_of
from theatrum.games.caribbean.tables.places import AREA_OF, WATER, is_coast, is_home, is_transfer

Course = tuple[int, ...]
"""The places of a voyage, one after the other."""


def hostile_waters(g: Caribbean, nation: int) -> set[int]:
    """CC-0.2.6 All places in which a hostile fleet lies."""
    found = {pirates.place for pirates in g.pirates if nation_of(pirates.commander) != nation}
    found |= {g.where[f] for f in range(FIRST_LEADER) if g.where[f] >= 0 and hostile_fleet(g, nation, f)}
    return {place for place in found if not (is_home(place) or is_transfer(place))}


def courses(g: Caribbean, fleet: int, points: int) -> dict[int, Course]:
    """CC-4.4.3.6, CC-4.4.3.13 By place: the cheapest way to it; of equally cheap ones the shortest, then the one over places
    with lower numbers. An undiscovered coast ends a voyage, and needs a free control marker."""
    nation, start = NATION_OF[fleet], g.where[fleet]
    hostile = hostile_waters(g, nation)
    found: dict[int, Course] = {}
    ways: list[tuple[int, int, Course]] = [(0, 0, ())]
    while ways:
        spent, steps, course = heappop(ways)
        here = course[-1] if course else start
        if here in found:
            continue
        found[here] = course
        if steps and is_coast(here) and undiscovered(g, AREA_OF[here]):
            continue
        for there in WATER[here]:
            if there in found or why_closed(g, nation, there) is not None:
                continue
            total = spent + peaceful_cost(g, nation, there) * (2 if there in hostile else 1)
            if total <= points and _may_call(g, nation, there):
                heappush(ways, (total, steps + 1, (*course, there)))
    del found[start]
    return found


def _may_call(g: Caribbean, nation: int, place: int) -> bool:
    """CC-4.4.3.13 An undiscovered coast only with a free control marker."""
    return not (is_coast(place) and undiscovered(g, AREA_OF[place])) or g.control[nation] > 0
