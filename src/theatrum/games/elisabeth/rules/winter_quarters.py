"""Where units and leaders may spend the winter [E1-20.4, E1-24.3]. Queries only."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.games.elisabeth.queries.capitals import capitals_for, capitals_of
from theatrum.games.elisabeth.queries.entering import unit_may_go
from theatrum.games.elisabeth.queries.forces import troops
from theatrum.games.elisabeth.queries.paths import nearest
from theatrum.games.elisabeth.queries.relations import closed, controls, home_of, is_minor
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.constants import WINTER
from theatrum.games.elisabeth.tables.pieces import (
    LEADERS,
    MORISCO,
    TROOPS,
)
from theatrum.games.elisabeth.tables.places import KEYS
from theatrum.games.elisabeth.tables.powers import MAJORS, N_POWERS


def capitals(g: Elisabeth, power: int, faction: str = "") -> list[int]:
    """E1-20.4 Exception 1: a capital that the power does not control takes nobody in; Exception 3: Huguenots and Dutch
    have their own."""
    return [c for c in capitals_of(g, power, faction) if controls(g, power, c)]


def capitals_of_troop(g: Elisabeth, power: int, troop: int) -> Sequence[int]:
    """E1-23.6 Those that serve units of this kind, whoever holds them."""
    return capitals_for(g, power, TROOPS[troop].power, TROOPS[troop].faction)


def own_fortress(g: Elisabeth, power: int, space: int) -> bool:
    """E1-20.4.4 A fortified space of their own major; E1-SA.10 without a player only a home space is one."""
    return (
        g.fortified(space) and controls(g, power, space) and (g.seat_of[power] >= 0 or home_of(space, power))
    )


def stays(g: Elisabeth, troop: int, space: int, power: int) -> bool:
    """E1-20.4.4, E1-24.3 The Moriscos and the Knights never move; nobody leaves a capital, nor a minor's unit a home key of
    its own, which is like one for it."""
    at_home = space in capitals_of_troop(g, power, troop) or home_of_minor(g, troop, space)
    return troop == MORISCO or TROOPS[troop].fixed or (at_home and controls(g, power, space))


def quarters(g: Elisabeth, power: int, troop: int, space: int) -> list[int]:
    """E1-20.4 S1, S2 Where a unit may spend the winter: a capital; for a minor's unit a home key of the minor, too; and
    from the open country or a foreign fortress the nearest own fortified space with room, be it the capital of the other
    branch of the Protestants [OP-20-17]."""
    owner = TROOPS[troop].power
    seats = capitals_of_troop(g, power, troop)
    out = [c for c in seats if controls(g, power, c)]
    if of_a_minor(g, owner):
        out.extend(k for k in KEYS if home_of(k, owner) and controls(g, power, k) and k != space)
    if not own_fortress(g, power, space):
        played = g.seat_of[power] >= 0
        fortified = [  # own fortresses: `own_fortress`, asked of those that have walls
            s
            for s in g.strong_places()
            if controls(g, power, s)
            and (played or home_of(s, power))
            and s not in seats
            and not closed(g, s)
            and unit_may_go(g, troop, s)
        ]
        out.extend(
            s for s in nearest(g, power, space, [*fortified, *out]) if s in fortified and room(g, power, s)
        )
    return sorted(set(out))


def room(g: Elisabeth, power: int, space: int) -> int:
    """E1-20.4.6 At most four units in a fortified space that is no capital."""
    return max(0, WINTER.units_per_fortified_space - _counted(g, power, space))


def _counted(g: Elisabeth, power: int, space: int) -> int:
    """Units there that count for that limit: not those in their own capital, nor those of a minor in its home key."""
    return sum(n for t, n in troops(g, space, power) if not is_quarter(g, power, t, space))


def must_leave(g: Elisabeth, power: int, space: int) -> int:
    """E1-20.4 S1, S2 All from open country and foreign fortresses; from an own fortress those beyond four."""
    movable = sum(n for t, n in troops(g, space, power) if not stays(g, t, space, power))
    if own_fortress(g, power, space):
        return max(0, min(movable, _counted(g, power, space) - WINTER.units_per_fortified_space))
    return movable


def wintering_homes(g: Elisabeth, power: int) -> list[int]:
    """Capitals, and home keys of the power's active minors."""
    minors = [m for m in range(N_POWERS) if of_a_minor(g, m) and g.master[m] == power]
    keys = [k for k in KEYS if any(home_of(k, m) for m in minors) and controls(g, power, k)]
    return [*capitals(g, power), *keys]


def is_quarter(g: Elisabeth, power: int, troop: int, goal: int) -> bool:
    """E1-20.4 Exception 3, E1-24.3 A capital for these units, or a home key of their minor."""
    return goal in capitals_of_troop(g, power, troop) or home_of_minor(g, troop, goal)


def home_of_minor(g: Elisabeth, troop: int, space: int) -> bool:
    """E1-24.3 A home key of a minor is like a capital for its own units."""
    owner = TROOPS[troop].power
    return of_a_minor(g, owner) and space in KEYS and home_of(space, owner)


def of_a_minor(g: Elisabeth, owner: int) -> bool:
    """E1-24.3 A minor power, which a major without a player is not: its keys are no capitals [OP-20-22]."""
    return is_minor(g, owner) and (g.realms is None or owner not in MAJORS)


def leader_homes(g: Elisabeth, power: int, leader: int) -> list[int]:
    owner = LEADERS[leader].power
    faction = LEADERS[leader].faction
    keys = [k for k in wintering_homes(g, power) if of_a_minor(g, owner) and home_of(k, owner)]
    return [*capitals(g, power, faction), *keys]
