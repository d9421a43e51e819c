"""CC-10.1, CC-10.3, CC-10.4 Room in ships and with leaders, and the limits of stacks."""

from __future__ import annotations

from collections.abc import Mapping
from operator import mul

from theatrum.games.caribbean.queries.presence import settled
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.limits import DUCATS_PER_ROOM, GARRISON_PLUS, SP_PER_ROOM, STACKING
from theatrum.games.caribbean.tables.pieces import (
    FIGURES,
    FLEET_TYPES,
    LEADER_TYPES,
    SHIPS,
    is_base,
    is_fleet,
)
from theatrum.games.caribbean.tables.things import (
    ADVISOR_THINGS,
    DUCATS,
    N_THINGS,
    PRIESTS,
    ROOM,
    SETTLERS,
    SLAVES,
    SP,
    UNIT_THINGS,
    WARE_THINGS,
)

LEADER_CARGO = (*WARE_THINGS, SLAVES, SETTLERS)
"""CC-10.3 What, with SP and ducats, uses a leader's own capacity."""
LEADER_NUMBERS = {SLAVES: STACKING.leader_limits.slaves, SETTLERS: STACKING.leader_limits.settlers}
"""CC-10.4 Cargo that is also limited by number."""
UNLIMITED = 1 << 30
CAPACITIES = tuple(ship.capacity for ship in SHIPS) * 2
"""By kind of ship, sound ones first, then damaged ones."""


def _started(n: int, per: int) -> int:
    return -(-n // per)


def room_of(hold: tuple[int, ...]) -> int:
    """CC-10.3 The points of capacity that a hold takes aboard a ship."""
    if not hold:
        return 0
    room = sum(n * ROOM[thing] for thing, n in enumerate(hold) if n)
    return room + _started(hold[SP], SP_PER_ROOM) + _started(hold[DUCATS], DUCATS_PER_ROOM)


def fleet_capacity(g: Caribbean, fleet: int) -> int:
    """CC-10.3 The sum of its ships; a damaged ship carries as much as a sound one [CC-4.4.3.32]."""
    return sum(map(mul, g.ships[fleet], CAPACITIES))


def fleet_load(g: Caribbean, fleet: int) -> int:
    """CC-0.2.13 What it carries, and a leader aboard with his troops and cargo."""
    load = room_of(g.hold[fleet])
    leader = g.leader_aboard(fleet)
    return load if leader < 0 else load + STACKING.transport_cost.leader + room_of(g.hold[leader])


def leader_load(g: Caribbean, leader: int) -> int:
    """CC-10.3 What uses his own capacity: wares, SP, ducats, slaves and settlers."""
    return _leader_room(g.hold[leader])


def _leader_room(hold: tuple[int, ...]) -> int:
    if not hold:
        return 0
    room = sum(hold[thing] * ROOM[thing] for thing in LEADER_CARGO)
    return room + _started(hold[SP], SP_PER_ROOM) + _started(hold[DUCATS], DUCATS_PER_ROOM)


def leader_capacity(leader: int) -> int:
    return LEADER_TYPES[FIGURES[leader].kind].capacity


def most_taken(g: Caribbean, figure: int, thing: int) -> int:
    """CC-10.3 So much cargo of a kind (wares, SP, ducats, slaves, settlers) finds room with a fleet or leader."""
    if is_base(figure):
        return UNLIMITED
    if is_fleet(figure):
        free = fleet_capacity(g, figure) - fleet_load(g, figure)
    else:
        free = leader_capacity(figure) - leader_load(g, figure)
    per = SP_PER_ROOM if thing == SP else DUCATS_PER_ROOM if thing == DUCATS else 1
    most = max(0, free * per + -g.held(figure, thing) % per)
    if thing in LEADER_NUMBERS and not is_fleet(figure):
        most = min(most, LEADER_NUMBERS[thing] - g.held(figure, thing))
    return max(0, most)


def would_fit(g: Caribbean, figure: int, more: tuple[int, ...]) -> bool:
    """CC-10.3 Does all this cargo find room with a fleet or leader?"""
    if is_base(figure):
        return True
    hold = g.hold[figure]
    after = tuple(map(sum, zip(hold, more, strict=True))) if hold else more
    if is_fleet(figure):
        return fleet_load(g, figure) - room_of(hold) + room_of(after) <= fleet_capacity(g, figure)
    fine = _leader_room(after) <= leader_capacity(figure)
    return fine and all(after[thing] <= most for thing, most in LEADER_NUMBERS.items())


def over_limits(g: Caribbean, figure: int) -> list[str]:
    """CC-10.1, CC-10.4 Which limits a fleet or leader breaks, by name; a home base has none."""
    if is_base(figure):
        return []
    return _over_fleet(g, figure) if is_fleet(figure) else _over_leader(g, figure)


def _over_fleet(g: Caribbean, fleet: int) -> list[str]:
    limits = STACKING.fleet_limits
    counts = {
        "ships": (g.fleet_size(fleet), limits.ships[FLEET_TYPES[FIGURES[fleet].kind]]),
        "advisors": (sum(g.held(fleet, thing) for thing in ADVISOR_THINGS), limits.advisors),
        "priests": (g.held(fleet, PRIESTS), limits.priests),
        "leaders": (g.aboard.count(fleet), limits.leaders_on_board),
        "capacity": (fleet_load(g, fleet), fleet_capacity(g, fleet)),
    }
    return [name for name, (have, most) in counts.items() if have > most]


def _over_leader(g: Caribbean, leader: int) -> list[str]:
    limits = STACKING.leader_limits
    counts = {
        "combat_units": (sum(g.held(leader, thing) for thing in UNIT_THINGS), limits.combat_units),
        "settlers": (g.held(leader, SETTLERS), limits.settlers),
        "priests": (g.held(leader, PRIESTS), limits.priests),
        "advisors": (sum(g.held(leader, thing) for thing in ADVISOR_THINGS), limits.advisors),
        "slaves": (g.held(leader, SLAVES), limits.slaves),
        "capacity": (leader_load(g, leader), leader_capacity(leader)),
    }
    return [name for name, (have, most) in counts.items() if have > most]


def limits_with(g: Caribbean, leader: int, more: Mapping[int, int]) -> list[str]:
    """CC-10.1 Which limits a leader would break with these things added, by name."""
    limits, hold = STACKING.leader_limits, list(g.hold[leader]) or [0] * N_THINGS
    for thing, n in more.items():
        hold[thing] += n
    counts = {
        "combat_units": (sum(hold[thing] for thing in UNIT_THINGS), limits.combat_units),
        "settlers": (hold[SETTLERS], limits.settlers),
        "priests": (hold[PRIESTS], limits.priests),
        "advisors": (sum(hold[thing] for thing in ADVISOR_THINGS), limits.advisors),
        "capacity": (_leader_room(tuple(hold)), leader_capacity(leader)),
    }
    return [name for name, (have, most) in counts.items() if have > most]


def garrison_limit(g: Caribbean, area: int) -> int:
    """CC-10.1 How many MIL may be the garrison of a colony."""
    limits = STACKING.garrison_limits
    if not settled(g, area):
        return limits.unsettled_colony
    return limits.base_settled_colony + sum(
        n for building, n in GARRISON_PLUS if g.has_building(area, building)
    )
