"""Captains and expeditions on the world map [E1-16.5, E1-17.4]: who can sail, where, and home again."""

from __future__ import annotations

from theatrum.games.elisabeth.queries.bonuses import owns
from theatrum.games.elisabeth.queries.espionage import activated
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_new_world, the_realms
from theatrum.games.elisabeth.state.pieces import AWAY, ON_CARD
from theatrum.games.elisabeth.tables.constants import EXPEDITION, PIRACY
from theatrum.games.elisabeth.tables.patronage import LE_TESTU
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.pieces import LEADERS
from theatrum.games.elisabeth.tables.powers import NOBODY, OTTOMAN, PORTUGAL, SPAIN
from theatrum.games.elisabeth.tables.world import (
    COLONISTS,
    CREW,
    ENTRY,
    FIRST_OCEAN,
    MAP_PROJECTION,
    PASSAGES,
    SETTLED,
    SETTLEMENTS,
    WITHIN_REACH,
)

LEADER_OF = {CAPTAIN.by_id[x.captain]: x.index for x in LEADERS if x.captain}
"""Captains who serve as naval leaders in Europe, too."""
_CAPTAIN_LE_TESTU = CAPTAIN.by_id["le_testu"]


# ---- captains ------------------------------------------------------------------------------------------------------------
def captains_of(g: Elisabeth, power: int) -> list[int]:
    """Whose expeditions are on the world map, in ocean zones or colonies."""
    world = the_new_world(g)
    return [c.index for c in CREW if world.captain_power[c.index] == power and world.captain_at[c.index] >= 0]


def expeditions_in(g: Elisabeth, zone: int) -> list[int]:
    """All expeditions in an ocean zone, in impulse order of their powers."""
    world = the_new_world(g)
    found = [c.index for c in CREW if world.zone_of(c.index) == zone]
    return sorted(found, key=lambda captain: (world.captain_power[captain], captain))


def idle_captains(g: Elisabeth, power: int) -> list[int]:
    """E1-17.4.1 – E1-17.4.3 Captains who can be sent out: in the pool, so neither in Europe nor lost with their ships there
    [E1-5.1.16]; le Testu not as a scientist; a shared one goes to whoever pays first."""
    if g.new_world is None or power not in ENTRY or activated(g, power):
        return []
    world = g.new_world
    out = []
    for captain in CREW:
        i = captain.index
        if world.captain_at[i] != ON_CARD or world.captain_power[i] not in (power, NOBODY):
            continue
        if power not in captain.powers or (i in LEADER_OF and g.leader_at[LEADER_OF[i]] != AWAY):
            continue
        if i == _CAPTAIN_LE_TESTU and _studies(g):
            continue
        out.append(i)
    return out


def _studies(g: Elisabeth) -> bool:
    """E1-17.4.3 Le Testu was sponsored this turn, even if his work was prohibited then [E1-C.56]."""
    return LE_TESTU in the_court(g).sponsored or LE_TESTU in the_court(g).returning


def capacity(g: Elisabeth, captain: int) -> int:
    """E1-16.5 S6 Treasures that he can carry."""
    return EXPEDITION.loot_damaged if the_new_world(g).is_damaged(captain) else EXPEDITION.loot_full


def navigation_bonus(g: Elisabeth, captain: int) -> int:
    """E1-16.1.22 His rating, and one with the Map Projection."""
    power = the_new_world(g).captain_power[captain]
    return CREW[captain].navigation + MAP_PROJECTION * owns(g, power, "map_projection")


# ---- colonies --------------------------------------------------------------------------------------------------------------
def colonies_left(g: Elisabeth, power: int) -> int:
    """E1-17.4.4, OP-16-44 Markers neither on the map nor aboard; the Ottomans need the Suez canal."""
    if power not in COLONISTS or (power == OTTOMAN and not the_realms(g).suez_built):
        return 0
    world = the_new_world(g)
    founded = sum(1 for s in SETTLEMENTS if s.site and world.settlements[s.index] == power)
    aboard = sum(
        1 for c in CREW if world.colony_aboard >> c.index & 1 and world.captain_power[c.index] == power
    )
    return EXPEDITION.colonies_per_power - founded - aboard


def colony_price(g: Elisabeth, power: int, captain: int) -> int:
    """E1-17.4.4 Free with the Plantation, and for some captains."""
    free = CREW[captain].gift.free_colony or owns(g, power, "plantation")
    return 0 if free else EXPEDITION.cp_colony


def sites(g: Elisabeth, zone: int) -> list[int]:
    """E1-16.1.23 Grey settlements at a zone that nobody has."""
    world = the_new_world(g)
    return [s for s in SETTLED[zone] if SETTLEMENTS[s].site and world.settlements[s] == NOBODY]


# ---- ways ------------------------------------------------------------------------------------------------------------------
def ways_on(g: Elisabeth, captain: int) -> list[int]:
    """E1-16.1.20, OP-16-28 Ocean zones to which he can move: the next ones, or the one before his colony."""
    world = the_new_world(g)
    colony = world.colony_of(captain)
    if colony >= 0:
        return list(SETTLEMENTS[colony].zones)
    zone = world.zone_of(captain)
    return [way.to for way in PASSAGES[zone]] if zone >= 0 else []


def needs_roll(origin: int, goal: int) -> bool:
    """E1-16.1.21 Against the wind, or through a dangerous passage."""
    return next(way.rolls for way in PASSAGES[origin] if way.to == goal)


def waters(g: Elisabeth, captain: int) -> frozenset[int]:
    """E1-16.5 S7, E1-20.4.8, OP-16-29 The zones at the end of a chain without a dangerous passage, from his own or from those
    before his colony; winds do not matter."""
    world = the_new_world(g)
    zone, colony = world.zone_of(captain), world.colony_of(captain)
    starts = SETTLEMENTS[colony].zones if colony >= 0 else (zone,) if zone >= 0 else ()
    return frozenset().union(*(WITHIN_REACH[start] for start in starts))


def way_home(g: Elisabeth, captain: int) -> bool:
    """E1-16.5 S7, E1-20.4.8 Such a chain leads to an entry zone."""
    return not waters(g, captain).isdisjoint(ENTRY[the_new_world(g).captain_power[captain]])


def colonies_in_reach(g: Elisabeth, captain: int) -> list[int]:
    """E1-20.4.8 Own colonies at the end of such a chain."""
    world = the_new_world(g)
    near, power = waters(g, captain), world.captain_power[captain]
    return [
        s.index
        for s in SETTLEMENTS
        if s.site and world.settlements[s.index] == power and not near.isdisjoint(s.zones)
    ]


# ---- raids -----------------------------------------------------------------------------------------------------------------
def may_raid_ocean(g: Elisabeth, power: int, zone: int) -> bool:
    """E1-16.5.2 Once per zone and power, two powers per zone, three raids per power in all."""
    raiders = g.raiders(FIRST_OCEAN + zone)
    return (
        power not in raiders
        and len(raiders) < PIRACY.powers_per_zone
        and g.raids_made[power] < PIRACY.per_power
    )


def prey(g: Elisabeth, power: int, zone: int) -> list[int]:
    """E1-16.5.1, OP-16-49 Spain or Portugal, with a settlement at the zone; not Portugal as an ally, nor one's own
    player's power."""
    world, mine = the_new_world(g), g.seat_of[power]
    out = []
    for target in (SPAIN, PORTUGAL):
        friendly = g.master[PORTUGAL] == power if target == PORTUGAL else False
        if (
            any(world.settlements[s] == target for s in SETTLED[zone])
            and g.seat(target) != mine
            and not friendly
        ):
            out.append(target)
    return out


def fortresses_at(g: Elisabeth, zone: int) -> int:
    """Spanish fortresses on settlements at a zone."""
    world = the_new_world(g)
    return sum(1 for s in SETTLED[zone] if world.settlements[s] == SPAIN and world.fortresses >> s & 1)


def settlements_at(g: Elisabeth, zone: int, power: int) -> int:
    return sum(1 for s in SETTLED[zone] if the_new_world(g).settlements[s] == power)
