"""Random positions with fights in them, as games that the conformance checks can play: what a whole game brings about only
now and then happens here all the time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from games.caribbean.colonies import operate_now
from games.caribbean.skeleton import SKELETON
from theatrum.core.contract import Definition, Result, Setup
from theatrum.games.caribbean.queries.capacity import fleet_capacity, fleet_load
from theatrum.games.caribbean.queries.defence import must_fight
from theatrum.games.caribbean.rules import STEPS
from theatrum.games.caribbean.rules.land_attacks import nest_coast
from theatrum.games.caribbean.rules.pirates import new_pirates
from theatrum.games.caribbean.rules.setup import furnish
from theatrum.games.caribbean.rules.victory import tie
from theatrum.games.caribbean.state import ABOARD, Army, Caribbean, Nest
from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.markers import NO_SITE
from theatrum.games.caribbean.tables.nations import N_PAIRS
from theatrum.games.caribbean.tables.pieces import (
    EUROPEAN,
    FIRST_LEADER,
    FLEETS_OF,
    LEADERS_OF,
    N_SHIPS,
    NATION_OF,
    PIRATE_SHIP,
)
from theatrum.games.caribbean.tables.places import AREAS, AREAS_IN, CARIBBEAN, FIRST_COAST, FIRST_TRANSFER
from theatrum.games.caribbean.tables.things import DUCATS, SP, unit_thing

BUILDINGS = ("settlement", "palisades", "port", "mission", "pathways", "residence", "warehouse")
Lay = Callable[[Caribbean], None]


def sandbox(lay_out: Lay) -> Definition[Caribbean]:
    """A game of one layout: furnished, then this; what the layout puts on the agenda is played."""

    def begin(setup: Setup) -> Caribbean:
        g = Caribbean(setup)
        g.agenda = [("lay_out",)]
        return g

    return replace(
        SKELETON,
        begin=begin,
        procedures={
            **STEPS,
            "lay_out": partial(_prepare, lay_out=lay_out),
            "try_fight": try_fight,
            "operate_now": operate_now,
        },
        result=lambda g: Result((0,), tuple(g.gp[n] for n in g.nation_of), "turns", tie(g, (0,))),
    )


def _prepare(g: Caribbean, lay_out: Lay) -> None:
    for seat in range(g.players):
        g.nation_of[seat], g.seat_of[seat] = seat, seat
    furnish(g)
    g.agenda = []
    g.order = g.nations
    lay_out(g)


# ---- furnishing --------------------------------------------------------------------------------------------------------
def random_relations(g: Caribbean) -> None:
    g.relations = [g.below(3) for _ in range(N_PAIRS)]


def some_areas(g: Caribbean, n: int) -> list[int]:
    return g.sample([area for area in AREAS_IN[CARIBBEAN] if AREAS[area].coasts], n)


def random_colony(g: Caribbean, area: int) -> None:
    nation = g.nations[g.below(g.players)]
    g.control[nation] -= 1
    g.owner[area] = nation
    g.site[area] = NO_SITE + (g.below(4) == 0)
    if g.below(4):
        for name in BUILDINGS:
            if name == "settlement" or g.below(2):
                g.built[area] |= 1 << BUILDING.by_id[name]
        g.garrison[area] = g.below(5)


def random_leader(g: Caribbean, nation: int, area: int) -> int:
    """A leader with troops and a little cargo, ashore; -1 if all are in play."""
    free = [leader for leader in LEADERS_OF[nation] if g.where[leader] == -1]
    if not free:
        return -1
    leader = free[g.below(len(free))]
    g.where[leader] = area
    for unit in EUROPEAN:
        g.add(leader, unit_thing(unit), g.below(3))
    g.add(leader, SP, 5 * g.below(2))
    g.add(leader, DUCATS, 10 * g.below(3))
    return leader


def random_fleet(g: Caribbean, nation: int, place: int, kinds: int = N_SHIPS) -> int:
    """A fleet with up to five ships, of which some may be damaged; -1 if all are in play."""
    free = [fleet for fleet in FLEETS_OF[nation] if g.where[fleet] == -1]
    if not free:
        return -1
    fleet = free[g.below(len(free))]
    g.where[fleet] = place
    for _ in range(1 + g.below(5)):
        kind = g.below(kinds)
        if kind != PIRATE_SHIP and kind != N_SHIPS - 1:
            g.add_ships(fleet, kind, 1, damaged=g.below(4) == 0)
    if not g.ships[fleet]:
        g.add_ships(fleet, 0, 1)
    g.add(fleet, unit_thing(EUROPEAN[1]), g.below(2))
    g.add(fleet, 0, g.below(2))
    g.add(fleet, SP, 5 * g.below(2))
    return fleet


# ---- land fights -------------------------------------------------------------------------------------------------------
def land_fights(g: Caribbean) -> None:
    """Six areas with colonies, natives, a nest and leaders of everybody; each leader attacks once."""
    random_relations(g)
    fights: list[tuple[str | int, ...]] = []
    for area in some_areas(g, 6):
        if g.below(3):
            random_colony(g, area)
        if g.below(3) == 0:
            g.armies.append(Army(area, ninf=g.below(4), ncav=g.below(2), iinf=g.below(3), icav=1))
        coast = AREAS[area].coasts[0]
        if g.below(2):
            nest = Nest(coast, g.below(8))
            nest.discovered = True
            g.nests.append(nest)
        for nation in g.nations:
            if g.below(2):
                random_fleet(g, nation, coast)
            man = random_leader(g, nation, area) if g.below(2) else -1
            if man >= 0:
                fights.append(("try_fight", man, g.below(3)))
        if g.owner[area] >= 0 and g.below(2):
            fights.append(("native_uprising", area))
    g.then(*fights)


def try_fight(g: Caribbean, leader: int, how: int) -> None:
    """A leader who is still there attacks what may be attacked, a nest first, or is attacked by natives who rise."""
    area = g.where[leader]
    if not 0 <= area < len(AREAS):
        return
    if how == 0 and nest_coast(g, leader) >= 0:
        g.then(("smoke_out", leader))
    elif how == 1:
        g.then(("native_attack", area, NATION_OF[leader], leader))
    elif must_fight(g, leader, area):
        g.then(("attack_area", leader))


# ---- sea fights --------------------------------------------------------------------------------------------------------
def sea_fights(g: Caribbean) -> None:
    """Four waters with fleets of everybody and pirates; every fleet comes past the others once."""
    random_relations(g)
    for area in some_areas(g, 6):
        random_colony(g, area)
    moves: list[tuple[str | int, ...]] = []
    for place in g.sample([*range(FIRST_COAST, FIRST_TRANSFER)], 4):
        for nation in g.nations:
            for _ in range(2):
                fleet = random_fleet(g, nation, place) if g.below(3) else -1
                if fleet >= 0:
                    moves.append(("interception", fleet, "entering"))
                    board(g, nation, fleet)
        if g.below(2):
            new_pirates(g, place, 1 + g.below(8))
    g.then(*moves)


def board(g: Caribbean, nation: int, fleet: int) -> None:
    """Perhaps a leader goes aboard with two men."""
    free = [leader for leader in LEADERS_OF[nation] if g.where[leader] == -1]
    if free and g.below(2) and fleet_capacity(g, fleet) - fleet_load(g, fleet) >= 3:
        leader = free[g.below(len(free))]
        g.where[leader], g.aboard[leader - FIRST_LEADER] = ABOARD, fleet
        g.add(leader, unit_thing(EUROPEAN[2]), 2)
