"""What a fleet or leader could do next, and what it would be worth: sail to discover, to build, to fetch a harvest, home."""

from __future__ import annotations

from dataclasses import dataclass

from theatrum.games.caribbean.bot import prospects, worth
from theatrum.games.caribbean.bot.waters import Ways
from theatrum.games.caribbean.queries.capacity import fleet_capacity, fleet_load
from theatrum.games.caribbean.queries.company import carried, together
from theatrum.games.caribbean.queries.language import why_not_build
from theatrum.games.caribbean.queries.movement import fleet_points
from theatrum.games.caribbean.queries.presence import (
    area_of,
    hostile_land_units,
    in_play,
    residences,
    settled,
    undiscovered,
)
from theatrum.games.caribbean.rules.building import OPERATION_OF, settlers_needed
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.buildings import BUILDINGS
from theatrum.games.caribbean.tables.pieces import BASE_OF, NATION_OF, is_leader
from theatrum.games.caribbean.tables.places import AREA_OF, HOME_OF, N_AREAS, is_coast
from theatrum.games.caribbean.tables.research import N_DIRECTIONS
from theatrum.games.caribbean.tables.things import SETTLERS, SP

FAR = 3
"""Activations that a way may take."""
PATIENCE = 0.8
"""What a plan keeps of its worth for each further activation."""
ROOM_FOR_HARVEST = 3
FETCHED = 0.6
"""What wares are worth that a leader has ashore, if a fleet takes him aboard."""
LOAD = 40
"""SP that a fleet takes along, if there are so many."""


MANY = 20_000
_POSSIBLE: dict[tuple[object, ...], tuple[int, ...]] = {}
"""What could be built in colonies that were looked at."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Where a fleet should sail, and what it is worth to go there."""

    worth: float
    goal: int
    step: int
    """The next place on the way; the place itself if the fleet is there."""


STAY = Plan(0.0, -1, -1)


# ---- means ---------------------------------------------------------------------------------------------------------------
def means(g: Caribbean, figure: int) -> tuple[int, int]:
    """(SP, settlers) that a figure has or can load where it is."""
    nation = NATION_OF[figure]
    sp, people = carried(g, figure, SP), carried(g, figure, SETTLERS)
    if g.place_of(figure) == HOME_OF[nation]:
        return min(LOAD, sp + g.supplies(nation)), min(4, people + g.settlers(nation))
    fleet = g.fleet_of(figure) if is_leader(figure) else -1
    if fleet >= 0:
        return sp + g.held(fleet, SP), people + g.held(fleet, SETTLERS)
    return sp, people


def builds(g: Caribbean, figure: int, area: int, operation: str = "") -> list[tuple[float, int]]:
    """(worth, building): what the figure could build in an own colony with its means."""
    nation = NATION_OF[figure]
    if hostile_land_units(g, area, nation):
        return []
    sp, people = means(g, figure)
    settling = people >= settlers_needed(g, area)
    ground = prospects.Ground(g, figure, area)
    out = []
    for kind in possible(g, nation, area):
        row = BUILDINGS[kind]
        if row.cost > sp or (row.chart == "col" and not settling):
            continue
        if not operation or OPERATION_OF[row.chart] == operation:
            out.append((ground.building(kind), kind))
    return out


def possible(g: Caribbean, nation: int, area: int) -> tuple[int, ...]:
    """What may be built in an own colony, its costs aside. The same colony is looked at again and again."""
    at = nation * N_DIRECTIONS
    key = (
        area,
        nation,
        g.built[area],
        g.resources[area],
        g.mine[area],
        g.period,
        tuple(g.levels[at : at + N_DIRECTIONS]),
        tuple(g.flags),
        len(residences(g, nation)),
        g.options,
    )
    found = _POSSIBLE.get(key)
    if found is None:
        if len(_POSSIBLE) > MANY:
            _POSSIBLE.clear()
        open_here = [k.index for k in BUILDINGS if not g.has_building(area, k.index)]
        found = tuple(k for k in open_here if why_not_build(g, nation, area, -1, k) is None)
        _POSSIBLE[key] = found
    return found


def best_build(g: Caribbean, figure: int, area: int, operation: str = "") -> tuple[float, int]:
    """The best of them, -1 if there is none. Looked up where nothing has changed, as on the steps of a voyage."""
    seen = _SEEN.at(g)
    key = (area, operation, area in areas_of(g, NATION_OF[figure]), *whose(g, figure))
    if key not in seen:
        seen[key] = max(builds(g, figure, area, operation), default=(0.0, -1))
    return seen[key]


def areas_of(g: Caribbean, nation: int) -> set[int]:
    """Where a nation has leaders or fleets: natives mind them."""
    return {area_of(g, figure) for figure in in_play(g, nation)}


def whose(g: Caribbean, figure: int) -> tuple[object, ...]:
    """What a figure has or can load: its part of the keys under which plans are looked up."""
    leader = g.leader_aboard(figure) if not is_leader(figure) else -1
    fleet = g.fleet_of(figure) if is_leader(figure) else -1
    holds = (g.hold[figure], g.hold[leader] if leader >= 0 else (), g.hold[fleet] if fleet >= 0 else ())
    at_home = g.place_of(figure) == HOME_OF[NATION_OF[figure]]
    base = g.hold[BASE_OF[NATION_OF[figure]]] if at_home else ()
    return (figure, leader, holds, at_home, base)


class Seen:
    """What has been worked out at the table as it lies: forgotten as soon as anything changes on the map."""

    def __init__(self) -> None:
        self._table: tuple[object, ...] = ()
        self._found: dict[tuple[object, ...], tuple[float, int]] = {}

    def at(self, g: Caribbean) -> dict[tuple[object, ...], tuple[float, int]]:
        """What is known of this table."""
        table = (
            g.turn,
            g.impulse,
            tuple(g.owner),
            tuple(g.built),
            tuple(g.garrison),
            tuple(g.awards),
            tuple(g.turn_award),
            tuple(g.levels),
            tuple(g.resources),
            tuple(g.site),
            tuple(g.mine),
            tuple(g.depleted),
            tuple(g.slaves),
            tuple(g.base_price),
            tuple(g.flags),
            tuple(g.bad_image),
            tuple(g.price_mod),
            tuple(g.bonuses),
            tuple((army.area, army.units) for army in g.armies),
            tuple((nest.coast, nest.discovered) for nest in g.nests),
            g.scenario,
            g.options,
            tuple(g.relations),
        )
        if table != self._table:
            self._table, self._found = table, {}
        return self._found


_SEEN = Seen()


# ---- fleets --------------------------------------------------------------------------------------------------------------
def plan(g: Caribbean, fleet: int, points: int) -> Plan:
    """The best place to go to; `points`: what is left of its movement now."""
    full = max(1, fleet_points(g, fleet))
    seen = _SEEN.at(g)
    nation = NATION_OF[fleet]
    who = (*whose(g, fleet), g.ships[fleet], g.control[nation], g.ducats(nation))
    ways = Ways(g, fleet, points + (FAR - 1) * full)
    unknown = prospects.Unknown(g, fleet)
    present = areas_of(g, nation)
    base = BASE_OF[nation]
    ashore = pickups(g, nation)
    best = STAY
    for place, cost in ways.cost.items():
        if place == ways.start or not (is_coast(place) or place == HOME_OF[NATION_OF[fleet]]):
            continue
        later = 0 if cost <= points else -(-(cost - points) // full)
        area = AREA_OF[place]
        key = (place, who, area in present, g.produced[area] if area >= 0 else g.hold[base])
        if key not in seen:
            seen[key] = value_at(g, fleet, place, unknown), 0
        there = seen[key][0] + ashore.get(area, 0.0)
        if there <= 0:
            continue
        found = there * PATIENCE**later - worth.POINT * later - 0.004 * cost
        if found > best.worth:
            best = Plan(found, place, ways.step(place))
    return best


def value_at(g: Caribbean, fleet: int, place: int, unknown: prospects.Unknown) -> float:
    """What it is worth for a fleet to come to a coast, or home."""
    nation = NATION_OF[fleet]
    if place == HOME_OF[nation]:
        return homecoming(g, fleet)
    area = AREA_OF[place]
    if undiscovered(g, area):
        return unknown.discovery(area) if g.control[nation] else 0.0
    if g.owner[area] != nation:
        return 0.0
    build, _ = best_build(g, fleet, area)
    return harvest(g, fleet, area) + max(0.0, build - 0.3 * worth.POINT)


def pickups(g: Caribbean, nation: int) -> dict[int, float]:
    """By area: what it is worth to take leaders aboard who stand ashore with wares."""
    found: dict[int, float] = {}
    for leader in in_play(g, nation):
        area = g.where[leader]
        if is_leader(leader) and 0 <= area < N_AREAS:
            wares = worth.cargo(g, nation, g.hold[leader])
            found[area] = found.get(area, 0.0) + FETCHED * wares * worth.price_of_ducat(g, nation)
    return found


def staying(g: Caribbean, fleet: int) -> float:
    """What a fleet could still build where it is: it has come for that, and should not sail on."""
    area = AREA_OF[g.where[fleet]]
    if area < 0 or g.owner[area] != NATION_OF[fleet]:
        return 0.0
    return max(0.0, best_build(g, fleet, area)[0] - 0.3 * worth.POINT)


def harvest(g: Caribbean, fleet: int, area: int) -> float:
    """What a production is worth that the fleet could fetch."""
    nation = NATION_OF[fleet]
    if g.produced[area] or hostile_land_units(g, area, nation):
        return 0.0
    free = fleet_capacity(g, fleet) - fleet_load(g, fleet)
    if g.where[fleet] == HOME_OF[nation]:
        free = ROOM_FOR_HARVEST
    if free < ROOM_FOR_HARVEST:
        return 0.0
    return worth.yield_of(g, nation, area) * 0.8 * worth.price_of_ducat(g, nation)


def homecoming(g: Caribbean, fleet: int) -> float:
    """What a fleet brings home, and what it can fetch there."""
    nation = NATION_OF[fleet]
    have = max(0, g.ducats(nation))
    sale = sum(worth.cargo(g, nation, g.hold[one]) for one in together(g, fleet))
    total = worth.ducats(g, have + sale) - worth.ducats(g, have)
    if carried(g, fleet, SP) < 10:
        total += 0.014 * min(LOAD, g.supplies(nation))
        if not carried(g, fleet, SETTLERS) and g.settlers(nation) and wants_settlers(g, nation):
            total += 0.3
    return total


def wants_settlers(g: Caribbean, nation: int) -> bool:
    """Is there a colony to be settled?"""
    return any(owner == nation and not settled(g, area) for area, owner in enumerate(g.owner))
