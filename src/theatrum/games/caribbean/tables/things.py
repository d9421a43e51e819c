"""CC-4.4.4.2 What a figure can hold, in one row of numbers: wares, SP, ducats, slaves, settlers, priests, troops, advisors.

A hold is a tuple with one number per thing; an empty one is `()`.
"""

from __future__ import annotations

from theatrum.games.caribbean.tables.advisors import ADVISOR
from theatrum.games.caribbean.tables.goods import N_WARES, WARE
from theatrum.games.caribbean.tables.limits import STACKING
from theatrum.games.caribbean.tables.pieces import EUROPEAN, UNIT, UNITS
from theatrum.kit.nouns import Family

SP = N_WARES
DUCATS = SP + 1
SLAVES = SP + 2
SETTLERS = SP + 3
PRIESTS = SP + 4
FIRST_UNIT = SP + 5
FIRST_ADVISOR = FIRST_UNIT + len(EUROPEAN)
THING = Family(
    "thing",
    [
        *WARE.noun,
        "thing:sp",
        "thing:ducats",
        "item:slave",
        "item:settler",
        "item:priest",
        *(UNIT.noun[u] for u in EUROPEAN),
        *ADVISOR.noun,
    ],
)
N_THINGS = len(THING)
UNIT_THINGS = tuple(range(FIRST_UNIT, FIRST_ADVISOR))
ADVISOR_THINGS = tuple(range(FIRST_ADVISOR, N_THINGS))
WARE_THINGS = tuple(range(N_WARES))
_COST = STACKING.transport_cost
ROOM: tuple[int, ...] = (
    *([_COST.per_ware] * N_WARES),
    0,
    0,
    _COST.slave,
    _COST.settler,
    _COST.priest,
    *(UNITS[u].room for u in EUROPEAN),
    *([_COST.advisor] * len(ADVISOR)),
)
"""CC-10.3 By thing: what one of it takes; SP and ducats are counted by their fives and twenties (`queries.capacity`)."""


def unit_thing(unit: int) -> int:
    """The thing that is a European unit."""
    return FIRST_UNIT + EUROPEAN.index(unit)
