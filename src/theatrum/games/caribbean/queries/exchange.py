"""CC-4.4.4.2 Transfers: who is a partner of the active figure, what can go to or fro, and how much of it."""

from __future__ import annotations

from collections.abc import Iterator

from theatrum.core.contract import Refusal
from theatrum.games.caribbean.queries.capacity import (
    UNLIMITED,
    fleet_capacity,
    fleet_load,
    garrison_limit,
    leader_capacity,
    leader_load,
)
from theatrum.games.caribbean.queries.presence import settled
from theatrum.games.caribbean.state import ABOARD, HIDES, LOST, Caribbean
from theatrum.games.caribbean.tables.buildings import BANK, RESIDENCE, WAREHOUSE
from theatrum.games.caribbean.tables.cargo import (
    cargo_of,
    colony_partner,
    is_colony,
    is_ship,
    ship_of,
)
from theatrum.games.caribbean.tables.limits import DUCATS_PER_ROOM, SP_PER_ROOM, STACKING
from theatrum.games.caribbean.tables.pieces import (
    BASE_OF,
    FIGURES,
    FLEET_TYPES,
    FLEETS_OF,
    LEADERS_OF,
    MIL,
    N_FIGURES,
    N_SHIPS,
    NATION_OF,
    SHIPS,
    is_base,
    is_fleet,
    is_leader,
    is_pirates,
)
from theatrum.games.caribbean.tables.places import AREA_OF, HOME_OF, N_REGIONS, REGION_OF, is_home
from theatrum.games.caribbean.tables.things import (
    ADVISOR_THINGS,
    DUCATS,
    PRIESTS,
    ROOM,
    SETTLERS,
    SLAVES,
    SP,
    UNIT_THINGS,
    WARE_THINGS,
    unit_thing,
)

GARRISON = unit_thing(MIL)
STORED = frozenset((*WARE_THINGS, SP))
APART = Refusal("CC-4.4.4.2", "not-together")
FOREIGN = Refusal("CC-4.4.4.2", "not-your-own")
LOST_ONE = Refusal("CC-4.4.3.36", "expedition-lost")
HIDING = Refusal("CC-6.2", "avoids-battle")
COMMANDS = Refusal("CC-4.4.0.5", "commands-pirates")
NOTHING = Refusal("CC-4.4.4.2", "nothing-to-move")
NO_ROOM = Refusal("CC-10.1", "no-room")
OTHER_WAY = Refusal("CC-4.4.0.8", "other-way")
NO_SHIPS = Refusal("CC-4.3.3", "no-ships")
CORSAIR_SHIP = Refusal("CC-4.4.4.2", "corsair-ship")
LAST_SHIP = Refusal("CC-4.3.22", "last-ship")
NOT_HERE = Refusal("CC-4.4.4.2", "not-exchanged-here")
STAYS = Refusal("CC-9", "garrison-stays")


# ---- partners ----------------------------------------------------------------------------------------------------------
def together_in_place(g: Caribbean, one: int, other: int) -> bool:
    """CC-4.4.4.2, CC-4.4.3.7 In one place: fleets on the same side; a leader ashore and a fleet on any coast of his area."""
    here, there = g.place_of(one), g.place_of(other)
    if here < 0 or there < 0:
        return False
    if here == there:
        return True
    ashore = (is_leader(one) and g.where[one] != ABOARD) or (is_leader(other) and g.where[other] != ABOARD)
    return ashore and not is_home(here) and AREA_OF[here] == AREA_OF[there] >= 0


def partners(g: Caribbean, figure: int) -> Iterator[int]:
    """CC-4.4.4.2 Everything of the nation's that the active figure could exchange things with where it is."""
    nation, place = NATION_OF[figure], g.place_of(figure)
    if place == HOME_OF[nation]:
        yield BASE_OF[nation]
    for other in (*FLEETS_OF[nation], *LEADERS_OF[nation]):
        if other != figure and why_not_partner(g, figure, other) is None:
            yield other
    area = AREA_OF[place]
    if area >= 0 and why_not_partner(g, figure, colony_partner(area)) is None:
        yield colony_partner(area)


def why_not_partner(g: Caribbean, figure: int, partner: int) -> Refusal | None:
    """CC-4.4.4.2, CC-4.4.3.36 Own, in the same place, within reach."""
    nation = NATION_OF[figure]
    if is_colony(partner):
        area = partner - N_FIGURES
        if g.owner[area] != nation:
            return FOREIGN
        place = g.place_of(figure)
        there = place >= 0 and AREA_OF[place] == area
        return None if there and (settled(g, area) or g.has_building(area, RESIDENCE)) else APART
    if NATION_OF[partner] != nation:
        return FOREIGN
    if partner == figure or not together_in_place(g, figure, partner):
        return APART
    if is_base(partner):
        return None
    return why_out_of_reach(g, partner)


def why_out_of_reach(g: Caribbean, figure: int) -> Refusal | None:
    """CC-4.4.3.36, CC-6.2, CC-4.4.0.5 A lost expedition, a fleet that avoids a battle, and a buccaneer who commands pirates,
    whose ships carry no cargo, are no partners."""
    if is_leader(figure) and is_pirates(g.fleet_of(figure)):
        return COMMANDS
    if g.marks[figure] & LOST:
        return LOST_ONE
    return HIDING if g.marks[figure] & HIDES else None


# ---- how much there is ---------------------------------------------------------------------------------------------------
def there_is(g: Caribbean, partner: int, kind: int) -> int:
    """So many of a kind are with a figure or in a colony."""
    if is_ship(kind):
        if is_colony(partner):
            return 0
        ship, damaged = ship_of(kind)
        return g.ships_of(partner, ship)[damaged]
    if not is_colony(partner):
        return max(0, g.held(partner, kind))
    area = partner - N_FIGURES
    if kind == GARRISON:
        return g.garrison[area]
    if kind == SLAVES:
        return g.slave_markets[g.owner[area] * N_REGIONS + REGION_OF[area]] if has_market(g, area) else 0
    return g.stored(area, kind)


def has_market(g: Caribbean, area: int) -> bool:
    """CC-4.4.4.2 a) A residence: from it the slaves of the own regional market are within reach."""
    return g.has_building(area, RESIDENCE)


def kinds_of(g: Caribbean, partner: int) -> Iterator[int]:
    """The kinds of which the partner has some."""
    if is_colony(partner):
        yield from (
            kind for kind in (*WARE_THINGS, SP, DUCATS, SLAVES, GARRISON) if there_is(g, partner, kind)
        )
        return
    for kind, n in enumerate(g.hold[partner]):
        if n > 0:
            yield kind
    for slot, n in enumerate(g.ships[partner]):
        if n:
            yield cargo_of(slot % N_SHIPS, slot >= N_SHIPS)


# ---- how much goes -------------------------------------------------------------------------------------------------------
def why_not_give(g: Caribbean, giver: int, taker: int, kind: int, n: int) -> Refusal | None:
    """CC-4.4.4.2, CC-10.1 Why n of a kind can't go from one to the other."""
    if n > there_is(g, giver, kind):
        return NOTHING
    if is_ship(kind):
        return _why_no_ships(g, giver, taker, kind, n)
    why = _why_not_exchanged(g, giver, taker, kind)
    if why is not None:
        return why
    return None if n <= room_for(g, giver, taker, kind, n) else NO_ROOM


def most(g: Caribbean, giver: int, taker: int, kind: int) -> int:
    """So many of a kind can go at most."""
    n = there_is(g, giver, kind)
    if not n:
        return 0
    if is_ship(kind):
        while n and _why_no_ships(g, giver, taker, kind, n) is not None:
            n -= 1
        return n
    if _why_not_exchanged(g, giver, taker, kind) is not None:
        return 0
    return max(0, min(n, room_for(g, giver, taker, kind, n)))


def _why_not_exchanged(g: Caribbean, giver: int, taker: int, kind: int) -> Refusal | None:
    """CC-4.4.4.2, CC-4.3.3 Which kinds go to and from colonies; a fleet without ships takes nothing else."""
    for one in (giver, taker):
        if is_fleet(one) and not g.ships[one]:
            return NO_SHIPS
        if is_colony(one) and not kept_in_colony(g, one - N_FIGURES, kind):
            return NOT_HERE
    if is_colony(giver) and kind == GARRISON and g.has("e7a"):
        return STAYS
    return None


def kept_in_colony(g: Caribbean, area: int, kind: int) -> bool:
    """CC-4.4.4.2 Wares and SP in a warehouse, ducats in a bank, slaves on the own market, MIL as garrison."""
    if kind == GARRISON:
        return True
    if kind == SLAVES:
        return has_market(g, area)
    if kind == DUCATS:
        return g.has_building(area, BANK)
    return kind in STORED and g.has_building(area, WAREHOUSE)


def room_for(g: Caribbean, giver: int, taker: int, kind: int, n: int) -> int:
    """CC-10.1, CC-10.3 So many of a kind find room with the taker (n of them are wanted)."""
    if is_base(taker):
        return n
    if is_colony(taker):
        return room_in_colony(g, taker - N_FIGURES, kind)
    room = UNLIMITED
    if is_leader(taker):
        room = leader_room(g, taker, kind)
    elif kind in ADVISOR_THINGS:
        room = STACKING.fleet_limits.advisors - sum(g.held(taker, thing) for thing in ADVISOR_THINGS)
    elif kind == PRIESTS:
        room = STACKING.fleet_limits.priests - g.held(taker, PRIESTS)
    hull = hull_of(g, taker)
    if hull < 0:
        return room
    if hull_of(g, giver) == hull:
        return min(room, _room_in_same_hull(g, giver, taker, hull, kind, n))
    free = fleet_capacity(g, hull) - fleet_load(g, hull)
    return min(room, pieces_in(free, g.held(taker, kind), kind))


def hull_of(g: Caribbean, figure: int) -> int:
    """The fleet in whose ships a figure's things are, or -1."""
    if is_fleet(figure):
        return figure
    return g.fleet_of(figure) if is_leader(figure) else -1


def pieces_in(free: int, held: int, kind: int) -> int:
    """CC-10.3 So many more of a kind fit into free points of capacity, if so many are there already."""
    per = SP_PER_ROOM if kind == SP else DUCATS_PER_ROOM if kind == DUCATS else 0
    if per:
        return (free + -(-held // per)) * per - held
    return free // ROOM[kind] if ROOM[kind] else UNLIMITED


def _room_in_same_hull(g: Caribbean, giver: int, taker: int, hull: int, kind: int, n: int) -> int:
    """CC-0.2.13 Between a fleet and its leader: only started fives and twenties can take more room than before."""
    per = SP_PER_ROOM if kind == SP else DUCATS_PER_ROOM if kind == DUCATS else 0
    if not per:
        return UNLIMITED
    free = fleet_capacity(g, hull) - fleet_load(g, hull)
    have, has = g.held(giver, kind), g.held(taker, kind)
    before = -(-have // per) + -(-has // per)
    while n and -(-(have - n) // per) + -(-(has + n) // per) - before > free:
        n -= 1
    return n


def leader_room(g: Caribbean, leader: int, kind: int) -> int:
    """CC-10.3, CC-10.4 A leader's limits by number, and his own capacity."""
    limits = STACKING.leader_limits
    room = UNLIMITED
    if kind in UNIT_THINGS:
        return limits.combat_units - sum(g.held(leader, thing) for thing in UNIT_THINGS)
    if kind == PRIESTS:
        return limits.priests - g.held(leader, kind)
    if kind in ADVISOR_THINGS:
        return limits.advisors - sum(g.held(leader, thing) for thing in ADVISOR_THINGS)
    if kind == SETTLERS:
        room = limits.settlers - g.held(leader, kind)
    elif kind == SLAVES:
        room = limits.slaves - g.held(leader, kind)
    return min(room, pieces_in(leader_capacity(leader) - leader_load(g, leader), g.held(leader, kind), kind))


def room_in_colony(g: Caribbean, area: int, kind: int) -> int:
    """CC-10.1 In the garrison, the warehouse (wares and SP together), the bank, on the market."""
    if kind == GARRISON:
        return garrison_limit(g, area) - g.garrison[area]
    if kind in STORED:
        return STACKING.warehouse.capacity_goods_and_sp - sum(g.stored(area, thing) for thing in STORED)
    return UNLIMITED


# ---- ships -----------------------------------------------------------------------------------------------------------------
def _why_no_ships(g: Caribbean, giver: int, taker: int, kind: int, n: int) -> Refusal | None:
    """CC-4.4.4.2, CC-4.3.22 Ships between fleets and the home base; what is aboard has to find room in those that stay."""
    if not all(is_fleet(one) or is_base(one) for one in (giver, taker)):
        return NOT_HERE
    ship, _ = ship_of(kind)
    if SHIPS[ship].kind == "P":
        return CORSAIR_SHIP
    if is_fleet(taker) and g.fleet_size(taker) + n > ships_allowed(taker):
        return NO_ROOM
    return why_not_part(g, giver, ship, n)


def ships_allowed(fleet: int) -> int:
    """CC-10.1 The ships of a fleet, by its type."""
    return STACKING.fleet_limits.ships[FLEET_TYPES[FIGURES[fleet].kind]]


def why_not_part(g: Caribbean, fleet: int, ship: int, n: int) -> Refusal | None:
    """CC-4.3.22 Why a fleet can't part with ships: the last one only if nothing is aboard, or in the home base."""
    if is_base(fleet):
        return None
    if n == g.fleet_size(fleet):
        empty = not g.hold[fleet] and g.leader_aboard(fleet) < 0
        return None if empty or is_home(g.where[fleet]) else LAST_SHIP
    return None if fleet_load(g, fleet) <= fleet_capacity(g, fleet) - n * SHIPS[ship].capacity else NO_ROOM
