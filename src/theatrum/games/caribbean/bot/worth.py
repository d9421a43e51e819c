"""What things are worth, in points of glory: ducats, supplies, wares, and what a colony will still yield.

A ducat is worth what it will buy: research costs 30 to 60 D a point, the king's favour about as much. The first ducats and
supplies are worth more than those that lie in a full chest, and in the last turn hardly anything can be bought any longer.
"""

from __future__ import annotations

from theatrum.games.caribbean.queries.presence import serves
from theatrum.games.caribbean.queries.prices import sale_in_europe
from theatrum.games.caribbean.queries.production import (
    MINE_WARE,
    WARE_OF,
    dice_of_site,
    mine_dice,
    mine_works,
)
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.buildings import (
    CATHEDRAL,
    CHURCH,
    FARMS,
    MISSION,
    PLANTS,
    RESIDENCE,
)
from theatrum.games.caribbean.tables.markers import FARMED
from theatrum.games.caribbean.tables.options import SCENARIOS
from theatrum.games.caribbean.tables.things import WARE_THINGS

Slopes = tuple[tuple[int, float], ...]
DUCAT: Slopes = ((60, 0.030), (160, 0.022), (320, 0.013), (1 << 30, 0.005))
SUPPLY: Slopes = ((25, 0.075), (60, 0.045), (1 << 30, 0.012))
"""(up to so many, what each of them is worth)."""
LAST_TURN = 0.45
"""What ducats keep of their worth in the last turn."""
LATE = (0.2, 0.7)
"""What supplies keep of theirs in the last turn, and in the one before: what they build hardly pays any longer."""
POINT = 0.22
"""What an operation point is worth."""
LONG = 8
"""Turns that a player looks ahead."""
COLLECTED = 0.55
"""How much of what colonies can yield is fetched and sold."""
SITE_DIE = 7.6
"""Ducats that a die of a native site brings at the first prices."""
AVERAGE_MINE = 5.0
"""Units that a mine yields: its dice, divided by their number."""
RACE_TURNS = 18
"""About how long a race for points lasts."""


def turns_left(g: Caribbean) -> int:
    """Turns that are still to be played after this one, as far as one looks ahead."""
    end = SCENARIOS[g.scenario].end
    last = end.after_turn if end.after_turn is not None else RACE_TURNS if end.any_nation_gp_at_least else 30
    return max(0, min(LONG, last - g.turn))


def sum_of(slopes: Slopes, n: int) -> float:
    """What n of a thing are worth together."""
    total, below = 0.0, 0
    for upto, each in slopes:
        if n <= upto:
            return total + (n - below) * each
        total += (upto - below) * each
        below = upto
    return total


def ducats(g: Caribbean, n: int) -> float:
    """What so many ducats in a home base are worth; a debt costs points at once."""
    if n < 0:
        return n * 0.03
    return sum_of(DUCAT, n) * (1.0 if turns_left(g) else LAST_TURN)


def supplies(g: Caribbean, n: int) -> float:
    """What so many SP are worth."""
    left = turns_left(g)
    return sum_of(SUPPLY, max(0, n)) * (LATE[left] if left < len(LATE) else 1.0)


def price_of_ducat(g: Caribbean, nation: int) -> float:
    """What one more ducat is worth to a nation now."""
    have = g.ducats(nation)
    return ducats(g, max(0, have) + 10) / 10 - ducats(g, max(0, have)) / 10


def cargo(g: Caribbean, nation: int, hold: tuple[int, ...]) -> int:
    """Ducats that the wares in a hold bring in Europe."""
    if not hold:
        return 0
    return sum(hold[ware] * sale_in_europe(g, nation, ware) for ware in WARE_THINGS if hold[ware])


# ---- colonies ------------------------------------------------------------------------------------------------------------
def yield_of(g: Caribbean, nation: int, area: int) -> float:
    """Ducats' worth that a colony yields in a turn as it stands."""
    total = SITE_DIE * dice_of_site(g, area) if g.site[area] else 0.0
    if mine_works(g, area):
        total += mine_yield(g, nation, area)
    if g.resources[area]:
        farms, plants = serves(g, area, FARMS), serves(g, area, PLANTS)
        if farms or plants:
            for i, marker in enumerate(g.resources[area]):
                if farms if FARMED[marker] else plants:
                    total += sale_in_europe(g, nation, WARE_OF[marker]) * (1 + (g.slaves[area] >> i & 1))
    if g.has_building(area, RESIDENCE):
        total += 5.5 * g.period + g.turn
    return total


def mine_yield(g: Caribbean, nation: int, area: int) -> float:
    """Ducats' worth that the mine of an area yields if it is worked."""
    ware = MINE_WARE[g.mine[area] - 1]
    return (AVERAGE_MINE if mine_dice(g.mine[area]) else 0.0) * sale_in_europe(g, nation, ware)


def church_yield(g: Caribbean, area: int) -> float:
    """Ducats of church tax in a turn."""
    built = g.built[area]
    dice = (built >> CHURCH & 1) + (built >> CATHEDRAL & 1) + 0.5 * (built >> MISSION & 1)
    return 5.5 * dice


def lasting(g: Caribbean, a_turn: float, collected: float = COLLECTED) -> float:
    """What an income of ducats is worth over the rest of the game."""
    return a_turn * collected * 0.022 * turns_left(g)
