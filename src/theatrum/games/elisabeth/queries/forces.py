"""What stands where: queries about land units, ships and leaders, always by *side* — the power that commands them.

`side` is a power as it stands in `g.master`: a major with its active minors, or an inactive minor by itself, or
INDEPENDENT. Troops are given as (troop, number) pairs in the order of the table.
"""

from __future__ import annotations

from collections.abc import Iterable

from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import NO_SHIPS, NO_TROOPS, TROOP_POWER
from theatrum.games.elisabeth.state.war import ATTACKER, DEFENDER, Battle
from theatrum.games.elisabeth.tables.pieces import (
    CORSAIR,
    LEADERS,
    SHIPS,
    TROOPS,
)
from theatrum.games.elisabeth.tables.places import N_SPACES, SEA_LINKS
from theatrum.games.elisabeth.tables.powers import ENGLAND

LEADERLESS = 4
"""E1-5.1.11 Units that can march without a leader."""
INSIDE = 4
"""E1-2.1.2 Units that a fortification holds."""


# ---- land units --------------------------------------------------------------------------------------------------------
def troops(g: Elisabeth, space: int, side: int, inside: bool = False) -> list[tuple[int, int]]:
    """The units of a side in the open, or inside a besieged fortification."""
    here = g.row(space, inside)
    if here == NO_TROOPS:
        return []
    return [(t, n) for t, n in enumerate(here) if n and g.master[TROOP_POWER[t]] == side]


def units(g: Elisabeth, space: int, side: int, inside: bool = False) -> int:
    """How many of them."""
    return sum(n for _, n in troops(g, space, side, inside))


def garrison(g: Elisabeth, space: int) -> int:
    """E1-15.0.1 Land units inside, whoever they belong to."""
    return sum(g.row(space, True))


def sides_in_field(g: Elisabeth, space: int) -> list[int]:
    """The sides with land units in the open, in impulse order, minors and independents last."""
    return list(g.sides_standing(space))


def sides_inside(g: Elisabeth, space: int) -> list[int]:
    here = g.row(space, True)
    if here == NO_TROOPS:
        return []
    return sorted({g.master[TROOP_POWER[t]] for t, n in enumerate(here) if n})


def occupied_spaces(g: Elisabeth, side: int) -> list[int]:
    """Spaces where the side has land units in the open."""
    return g.spaces_held(side)


def empty(g: Elisabeth, space: int) -> bool:
    """E1-12.4.1 Unoccupied: no land unit, ship or leader of anybody."""
    return g.deserted(space) and space not in g.leader_at


def strength(force: Iterable[tuple[int, int]], cavalry: bool = True) -> int:
    """Units of a force, with or without cavalry."""
    return sum(n for t, n in force if cavalry or not TROOPS[t].cavalry)


# ---- leaders -----------------------------------------------------------------------------------------------------------
def army_leaders(g: Elisabeth, space: int, side: int, inside: bool = False) -> list[int]:
    """Leaders of a side who serve on land there."""
    if space not in g.leader_at:
        return []
    return [
        x.index
        for x in LEADERS
        if g.leader_at[x.index] == space
        and g.master[x.power] == side
        and not g.serves_at_sea(x.index)
        and g.is_inside(x.index) == inside
    ]


def admirals(g: Elisabeth, place: int, side: int) -> list[int]:
    """Leaders of a side who serve at sea there."""
    if place not in g.leader_at:
        return []
    return [
        x.index
        for x in LEADERS
        if g.leader_at[x.index] == place and g.serves_at_sea(x.index) and g.leader_side(x.index) == side
    ]


def best_battle(leaders: Iterable[int]) -> int:
    """E1-5.1.1 The best single leader on land."""
    return max((LEADERS[x].battle for x in leaders), default=0)


def best_naval_battle(leaders: Iterable[int]) -> int:
    """E1-5.1.15 The best single leader at sea."""
    return max((LEADERS[x].naval_battle for x in leaders), default=0)


def formation_limit(leaders: Iterable[int]) -> int:
    """E1-5.1.11 None: 4 units; one: his command; more: the two highest commands together."""
    commands = sorted((LEADERS[x].command for x in leaders), reverse=True)
    return sum(commands[:2]) if commands else LEADERLESS


def english_fight(b: Battle) -> bool:
    """E1-C.40 Do English land units take part in the battle? Minor units alone are not English."""
    return any(
        ENGLAND in b.powers[side] and any(n and TROOP_POWER[t] == ENGLAND for t, n in b.troops[side].items())
        for side in (ATTACKER, DEFENDER)
    )


# ---- ships -------------------------------------------------------------------------------------------------------------
def ships(g: Elisabeth, place: int, side: int) -> list[tuple[int, int]]:
    """The ships of a side there, as (ship, number); borrowed ones belong to the borrower [E1-9.2.6]."""
    here = g.fleet_row(place)
    if here == NO_SHIPS:
        return []
    return [(s, n) for s, n in enumerate(here) if n and g.ship_side(s) == side]


def squadrons(g: Elisabeth, place: int, side: int, corsairs: bool = True) -> int:
    """How many ships of the side are there."""
    return sum(n for s, n in ships(g, place, side) if corsairs or SHIPS[s].kind != CORSAIR)


def sides_at_sea(g: Elisabeth, place: int) -> list[int]:
    """The sides with ships in a port or sea zone."""
    return list(g.sides_sailing(place))


def fleets(g: Elisabeth, side: int) -> list[int]:
    """Ports and sea zones where the side has ships."""
    return g.places_sailed(side)


def has_ship_near(g: Elisabeth, place: int, side: int, corsairs: bool = True) -> bool:
    """Has the side a ship in a place that is one naval move from here?"""
    return any(squadrons(g, near, side, corsairs) for near in SEA_LINKS[place])


def is_zone(place: int) -> bool:
    return place >= N_SPACES
