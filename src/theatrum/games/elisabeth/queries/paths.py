"""Ways over the map, by purpose: lines of communication, and the nearest of several spaces for displacement.

Every search is breadth-first over *places* (spaces and sea zones), and each says what it may pass through.
"""

from __future__ import annotations

from collections.abc import Collection

from theatrum.games.elisabeth.queries.forces import ships, sides_at_sea, sides_in_field
from theatrum.games.elisabeth.queries.relations import (
    BESIDE,
    ON_WATERWAYS,
    adjacent,
    allied,
    at_war,
    friendly,
    the_scenario,
)
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import NO_SHIPS, NO_TROOPS, TROOP_POWER
from theatrum.games.elisabeth.tables.constants import DEPLOYMENT
from theatrum.games.elisabeth.tables.constants import MORISCO as MORISCOS
from theatrum.games.elisabeth.tables.places import LINKED, N_SPACES, PLACE, SEA_LINKS, SPACES
from theatrum.games.elisabeth.tables.powers import MAJORS
from theatrum.kit import graph
from theatrum.kit.graph import distances, flood, reaches


# ---- lines of communication [E1-12.1] ------------------------------------------------------------------------------------
def communication(g: Elisabeth, power: int, target: int) -> bool:
    """E1-12.1, E1-12.1.5 Has the power a line of communication to the space (which may itself be anybody's)?

    Looked for from its end. A sea zone carries the line if the power's side has a ship there [E1-12.1.3]; passes count,
    inland waterways only for the holder of their port [E1-12.1.4].
    """
    side = g.master[power]
    return reaches(
        lambda place: _onward(g, power, side, place),
        (target,),
        wanted=lambda place: place < N_SPACES and source(g, power, place) and carries(g, power, place),
        enter=lambda place: place >= N_SPACES or carries(g, power, place),
    )


def _onward(g: Elisabeth, power: int, side: int, place: int) -> list[int]:
    """The next places of a line of communication, as far as links and ships are concerned."""
    by_land = adjacent(g, power, place) if place < N_SPACES else ()
    return [*by_land, *[n for n in SEA_LINKS[place] if n < N_SPACES or ships(g, n, side)]]


def source(g: Elisabeth, power: int, space: int) -> bool:
    """E1-12.1.1 A fortified home space of the power or of an ally (it must also carry the line)."""
    home = SPACES[space]
    return g.fortified(space) and (
        allied(g, power, home.home) or (home.second_home >= 0 and allied(g, power, home.second_home))
    )


def carries(g: Elisabeth, power: int, space: int) -> bool:
    """E1-12.1.2, E1-12.4.3 May a line of communication pass through (or begin in) this space? Friendly, calm, no enemies."""
    return friendly(g, power, space) and not g.in_unrest(space) and not enemy_pieces(g, power, space)


def enemy_pieces(g: Elisabeth, power: int, space: int) -> bool:
    """E1-12.1.2 Is there a land unit, ship or leader of an enemy of the power?"""
    if g.deserted(space) and space not in g.leader_at:
        return False
    for inside in (False, True):
        here = g.row(space, inside)
        if here != NO_TROOPS and any(n and at_war(g, power, TROOP_POWER[t]) for t, n in enumerate(here)):
            return True
    here = g.fleet_row(space)
    if here != NO_SHIPS and any(n and at_war(g, power, g.ship_side(s)) for s, n in enumerate(here)):
        return True
    return space in g.leader_at and any(
        at == space and at_war(g, power, g.leader_side(x)) for x, at in enumerate(g.leader_at)
    )


# ---- the nearest [E1-12.5.4] ---------------------------------------------------------------------------------------------
def nearest(g: Elisabeth, power: int, start: int, goals: Collection[int]) -> list[int]:
    """E1-12.5.4 Those of the goals that are fewest places away, whoever holds the land between [OP-12-6].

    Sea zones count as one place. The start itself is none of them.
    """
    return graph.nearest(lambda place: _next(g, power, place), (start,), goals)


def nearest_ports(place: int, ports: Collection[int]) -> list[int]:
    """E1-12.5.3, E1-20.4.1 The same for ships, which go by sea alone; a port between two zones counts as a place, whoever
    holds it [OP-20-5]. No ship comes to an inland port [E1-16.7]."""
    return graph.nearest(SEA_LINKS.__getitem__, (place,), ports)


def _next(g: Elisabeth, power: int, place: int) -> tuple[int, ...]:
    """All places next to this one, by land or sea, as far as the power may use the links."""
    if place in ON_WATERWAYS:
        return (*adjacent(g, power, place), *SEA_LINKS[place])
    return NEXT[place]


NEXT: tuple[tuple[int, ...], ...] = tuple(
    (*(BESIDE[place] if place < N_SPACES else ()), *links) for place, links in enumerate(SEA_LINKS)
)
"""By place without waterways: all places next to it."""


NEAR_GRANADA = frozenset(
    distances(
        lambda s: [other for other, _ in LINKED[s]], (PLACE.by_id[MORISCOS.center],), most=MORISCOS.distance
    )
)
"""E1-5.3.7 Where the Morisco unit may be."""


# ---- spring deployment [E1-10.0.4 – E1-10.0.9] ---------------------------------------------------------------------------
def deployment(g: Elisabeth, power: int, capital: int) -> tuple[set[int], set[int]]:
    """Spaces a formation can deploy to from the capital: by land alone, and with a crossing of a sea zone besides.

    All spaces of the way are friendly and calm [E1-10.0.4], and nobody enters or passes one where enemy land units stand
    [OP-11-6]; no pass; one sea zone at most [E1-10.0.7].
    """
    if not friendly_and_calm(g, power, capital):
        return set(), set()
    by_land = reached = _deploy_by_land(g, power, {capital})
    for _ in range(DEPLOYMENT.sea_zones):
        landings = {
            port
            for start in reached
            for sea in SEA_LINKS[start]
            if may_cross(g, power, sea)
            for port in SEA_LINKS[sea]
            if port < N_SPACES and may_deploy_through(g, power, port)
        }
        reached = reached | _deploy_by_land(g, power, landings)
    return by_land - {capital}, reached - by_land


def _deploy_by_land(g: Elisabeth, power: int, starts: set[int]) -> set[int]:
    return flood(
        lambda space: adjacent(g, power, space, passes=False),
        starts,
        lambda space: may_deploy_through(g, power, space),
    )


def may_deploy_through(g: Elisabeth, power: int, space: int) -> bool:
    """OP-11-6 May a deployment pass here, or end? Nobody fights in spring [E1-10.0.1]."""
    return friendly_and_calm(g, power, space) and not any(
        at_war(g, power, side) for side in sides_in_field(g, space)
    )


def friendly_and_calm(g: Elisabeth, power: int, space: int) -> bool:
    """E1-10.0.4, E1-12.4.2 Does a deployment find its way open here, as far as control and unrest go?"""
    return friendly(g, power, space) and not g.in_unrest(space)


def may_cross(g: Elisabeth, power: int, sea: int) -> bool:
    """E1-10.0.8 Not if another major has ships in a port on the zone, be it without a player; those of inactive minors do
    not matter."""
    minors = the_scenario(g).as_minors
    return not any(
        side in MAJORS and side != g.master[power] and side not in minors
        for port in SEA_LINKS[sea]
        if port < N_SPACES
        for side in sides_at_sea(g, port)
    )


# ---- winter [E1-20.4] ----------------------------------------------------------------------------------------------------
def clean_ways(g: Elisabeth, power: int, start: int, goals: Collection[int]) -> set[int]:
    """E1-20.4.5 Those of the goals that can be reached without attrition: all spaces after the first friendly and calm;
    enemies don't matter, and sea zones need no ships."""
    missing = set(goals)

    def enter(place: int) -> bool:
        if not missing or (place < N_SPACES and (not friendly(g, power, place) or g.in_unrest(place))):
            return False
        missing.discard(place)
        return True

    flood(lambda place: _next(g, power, place), (start,), enter)
    return set(goals) - missing
