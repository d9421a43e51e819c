"""GS-5.1, GS-6, GS-10.4 Population: which circles are active, where the next cylinder goes, which one goes first.

A nation's circles are in ascending order of their numbers; equal numbers stand side by side. `people[seat][i]` is 1
where circle i holds a cylinder.
"""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import Seat
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.nations import NATIONS

_CIRCLES = tuple(tuple(range(len(nation.circles))) for nation in NATIONS)


# ---- queries -------------------------------------------------------------------------------------------------------
def occupied_roles(g: Generalship, seat: Seat) -> list[int]:
    """GS-2.6 Which of a nation's tiles (0 capital, 1 front left, 2 front right) hold units of an enemy."""
    roles: list[int] = []
    for role, position in enumerate(g.home(seat)):
        for unit in g.units_on(position):
            if g.enemies(seat, g.unit_seat[unit]):
                roles.append(role)
                break
    return roles


def active_circles(g: Generalship, seat: Seat) -> Sequence[int]:
    """GS-5.1 Not on an occupied tile, and no number above the smallest printed on any occupied tile."""
    roles = occupied_roles(g, seat)
    return circles_without(g, seat, roles) if roles else _CIRCLES[g.nation[seat]]


def circles_without(g: Generalship, seat: Seat, roles: Sequence[int]) -> list[int]:
    """GS-5.1 The circles that are active while an enemy stands on these tiles."""
    nation = NATIONS[g.nation[seat]]
    limit = min(c.number for c in nation.circles if c.role in roles)
    return [c.index for c in nation.circles if c.number <= limit and c.role not in roles]


def population(g: Generalship, seat: Seat) -> int:
    """All cylinders of a nation, active or not."""
    return sum(g.people[seat])


def next_circles(g: Generalship, seat: Seat) -> list[int]:
    """GS-6.2, GS-6.4, GS-6.5 Where the next cylinder goes: the lowest empty active circle, or two of equal number.

    Nowhere when the nation stands at its maximum.
    """
    nation = NATIONS[g.nation[seat]]
    people = g.people[seat]
    if sum(people) >= nation.max_population:
        return []
    empty = [i for i in active_circles(g, seat) if not people[i]]
    if not empty:
        return []
    lowest = nation.circles[empty[0]].number
    return [i for i in empty if nation.circles[i].number == lowest]


def highest_filled(g: Generalship, seat: Seat, among: Sequence[int]) -> list[int]:
    """GS-10.4 The cylinder with the highest number among these circles, or two of equal number."""
    circles = NATIONS[g.nation[seat]].circles
    people = g.people[seat]
    filled = [i for i in among if people[i]]
    if not filled:
        return []
    highest = circles[filled[-1]].number
    return [i for i in filled if circles[i].number == highest]
