"""What stands where: queries about land units, ships and leaders, always by *side* — the power that commands them.

`side` is a power as it stands in `g.master`: a major with its active minors, or an inactive minor by itself, or
INDEPENDENT. Troops are given as (troop, number) pairs in the order of the table.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.pieces import (
    CORSAIR,
    LEADERS,
    N_SHIPS,
    N_TROOPS,
    SHIPS,
    TROOPS,
)
from theatrum.games.elisabeth.tables.places import N_SPACES, SEA_LINKS

TROOP_POWER = tuple(t.power for t in TROOPS)
SHIP_POWER = tuple(s.power for s in SHIPS)
NO_TROOPS = bytes(N_TROOPS)
NO_SHIPS = bytes(N_SHIPS)
SOMETHING = re.compile(rb"[^\0]")
"""Finds the bytes that are not 0 in a column of pieces, faster than any loop."""
LEADERLESS = 4
"""E1-5.1.11 Units that can march without a leader."""
INSIDE = 4
"""E1-2.1.2 Units that a fortification holds."""


# ---- land units --------------------------------------------------------------------------------------------------------
def troops(g: Elisabeth, space: int, side: int, inside: bool = False) -> list[tuple[int, int]]:
    """The units of a side in the open, or inside a besieged fortification."""
    here = (g.garrison if inside else g.field)[space * N_TROOPS : (space + 1) * N_TROOPS]
    if here == NO_TROOPS:
        return []
    return [(t, n) for t, n in enumerate(here) if n and g.master[TROOP_POWER[t]] == side]


def units(g: Elisabeth, space: int, side: int, inside: bool = False) -> int:
    """How many of them."""
    return sum(n for _, n in troops(g, space, side, inside))


def garrison(g: Elisabeth, space: int) -> int:
    """E1-15.0.1 Land units inside, whoever they belong to."""
    return sum(g.garrison[space * N_TROOPS : (space + 1) * N_TROOPS])


def sides_in_field(g: Elisabeth, space: int) -> list[int]:
    """The sides with land units in the open, in impulse order, minors and independents last."""
    here = g.field[space * N_TROOPS : (space + 1) * N_TROOPS]
    if here == NO_TROOPS:
        return []
    return sorted({g.master[TROOP_POWER[t]] for t, n in enumerate(here) if n})


def sides_inside(g: Elisabeth, space: int) -> list[int]:
    here = g.garrison[space * N_TROOPS : (space + 1) * N_TROOPS]
    if here == NO_TROOPS:
        return []
    return sorted({g.master[TROOP_POWER[t]] for t, n in enumerate(here) if n})


def occupied_spaces(g: Elisabeth, side: int) -> list[int]:
    """Spaces where the side has land units in the open."""
    return list(_occupied(bytes(g.field), tuple(g.master)).get(side, ()))


@lru_cache(maxsize=64)
def _occupied(field: bytes, master: tuple[int, ...]) -> dict[int, list[int]]:
    """By side. Asked for again and again between two moves: hashing the column costs less than reading it."""
    out: dict[int, list[int]] = {}
    for found in SOMETHING.finditer(field):
        space, troop = divmod(found.start(), N_TROOPS)
        there = out.setdefault(master[TROOP_POWER[troop]], [])
        if not there or there[-1] != space:
            there.append(space)
    return out


def empty(g: Elisabeth, space: int) -> bool:
    """E1-12.4.1 Unoccupied: no land unit, ship or leader of anybody."""
    return (
        g.field[space * N_TROOPS : (space + 1) * N_TROOPS] == NO_TROOPS
        and g.garrison[space * N_TROOPS : (space + 1) * N_TROOPS] == NO_TROOPS
        and g.fleet[space * N_SHIPS : (space + 1) * N_SHIPS] == NO_SHIPS
        and space not in g.leader_at
    )


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
        and not g.naval_role >> x.index & 1
        and bool(g.leaders_inside >> x.index & 1) == inside
    ]


def admirals(g: Elisabeth, place: int, side: int) -> list[int]:
    """Leaders of a side who serve at sea there."""
    if place not in g.leader_at:
        return []
    return [
        x.index
        for x in LEADERS
        if g.leader_at[x.index] == place and g.master[x.power] == side and g.naval_role >> x.index & 1
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


# ---- ships -------------------------------------------------------------------------------------------------------------
def ships(g: Elisabeth, place: int, side: int) -> list[tuple[int, int]]:
    """The ships of a side there, as (ship, number); borrowed ones belong to the borrower [E1-9.2.6]."""
    at = place * N_SHIPS
    here = g.fleet[at : at + N_SHIPS]
    if here == NO_SHIPS:
        return []
    return [(s, n) for s, n in enumerate(here) if n and ship_side(g, place, s) == side]


def ship_side(g: Elisabeth, place: int, ship: int) -> int:
    """Who commands the ships of this kind there."""
    return g.loaned.get(place * N_SHIPS + ship, g.master[SHIP_POWER[ship]])


def squadrons(g: Elisabeth, place: int, side: int, corsairs: bool = True) -> int:
    """How many ships of the side are there."""
    return sum(n for s, n in ships(g, place, side) if corsairs or SHIPS[s].kind != CORSAIR)


def sides_at_sea(g: Elisabeth, place: int) -> list[int]:
    """The sides with ships in a port or sea zone."""
    at = place * N_SHIPS
    here = g.fleet[at : at + N_SHIPS]
    if here == NO_SHIPS:
        return []
    return sorted({ship_side(g, place, s) for s, n in enumerate(here) if n})


def fleets(g: Elisabeth, side: int) -> list[int]:
    """Ports and sea zones where the side has ships."""
    return list(_harboured(bytes(g.fleet), tuple(g.master), tuple(g.loaned.items())).get(side, ()))


@lru_cache(maxsize=64)
def _harboured(
    fleet: bytes, master: tuple[int, ...], loaned: tuple[tuple[int, int], ...]
) -> dict[int, list[int]]:
    """See `_occupied`, and `ship_side` for who commands ships."""
    borrowers = dict(loaned)
    out: dict[int, list[int]] = {}
    for found in SOMETHING.finditer(fleet):
        at = found.start()
        place, ship = divmod(at, N_SHIPS)
        there = out.setdefault(borrowers.get(at, master[SHIP_POWER[ship]]), [])
        if not there or there[-1] != place:
            there.append(place)
    return out


def has_ship_near(g: Elisabeth, place: int, side: int, corsairs: bool = True) -> bool:
    """Has the side a ship in a place that is one naval move from here?"""
    return any(squadrons(g, near, side, corsairs) for near in SEA_LINKS[place])


def is_zone(place: int) -> bool:
    return place >= N_SPACES
