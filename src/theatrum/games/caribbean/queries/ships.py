"""CC-6.6 Ships of fleets and of pirate fleets alike: which there are, what they count, how fast they are."""

from __future__ import annotations

from theatrum.games.caribbean.queries.combat import hull_factors, ship_bonus
from theatrum.games.caribbean.queries.relations import allied
from theatrum.games.caribbean.state import Caribbean, PirateFleet
from theatrum.games.caribbean.tables.buildings import PORT
from theatrum.games.caribbean.tables.pieces import (
    BUCCANEER,
    CORSAIR,
    FIGURES,
    N_FIGURES,
    N_SHIPS,
    SHIPS,
    is_pirates,
    nation_of,
)
from theatrum.games.caribbean.tables.places import AREA_OF, is_coast, is_home


def pirates_of(g: Caribbean, figure: int) -> PirateFleet:
    """The pirate fleet that this figure is."""
    return next(fleet for fleet in g.pirates if fleet.number == figure - N_FIGURES + 1)


def exists(g: Caribbean, figure: int) -> bool:
    """Is the fleet, or pirate fleet, still on the map with ships?"""
    if is_pirates(figure):
        return any(fleet.number == figure - N_FIGURES + 1 for fleet in g.pirates)
    return g.where[figure] >= 0 and bool(g.ships[figure])


def place_at(g: Caribbean, figure: int) -> int:
    return pirates_of(g, figure).place if is_pirates(figure) else g.where[figure]


def hulls(g: Caribbean, figure: int) -> tuple[int, ...]:
    """By kind of ship, sound ones first, then damaged ones."""
    return pirates_of(g, figure).hulls if is_pirates(figure) else g.ships[figure]


def add_hulls(g: Caribbean, figure: int, kind: int, n: int, damaged: bool = False) -> None:
    if is_pirates(figure):
        pirates_of(g, figure).add(kind, n, damaged)
    else:
        g.add_ships(figure, kind, n, damaged)


def factors(g: Caribbean, figure: int) -> tuple[int, int]:
    """CC-6.6 AF and DF."""
    return hull_factors(hulls(g, figure), ship_bonus(g, nation_of(figure)))


def printed_speed(g: Caribbean, figure: int) -> int:
    """CC-6.5 The lowest printed MP of its ships."""
    return min((SHIPS[kind % N_SHIPS].mp for kind, n in enumerate(hulls(g, figure)) if n), default=0)


def in_port(g: Caribbean, fleet: int) -> bool:
    """CC-4.4.3.11 In the home base, or on the coast of an own or allied colony with a port."""
    if is_pirates(fleet):
        return False
    place = g.where[fleet]
    if is_home(place):
        return True
    if not is_coast(place):
        return False
    area = AREA_OF[place]
    owner = g.owner[area]
    return owner >= 0 and g.has_building(area, PORT) and allied(g, FIGURES[fleet].nation, owner)


def in_own_port(g: Caribbean, fleet: int) -> bool:
    """On the coast of a colony of its own nation with a port."""
    place = g.where[fleet]
    if not is_coast(place) or g.owner[AREA_OF[place]] != FIGURES[fleet].nation:
        return False
    return g.has_building(AREA_OF[place], PORT)


def is_corsair(fleet: int) -> bool:
    """A nation's buccaneer fleet."""
    return not is_pirates(fleet) and FIGURES[fleet].kind == CORSAIR


def has_cargo(g: Caribbean, fleet: int) -> bool:
    """CC-9, A11D Anything aboard; units and leaders count."""
    return not is_pirates(fleet) and (bool(g.hold[fleet]) or g.leader_aboard(fleet) >= 0)


def is_buccaneer(leader: int) -> bool:
    return leader >= 0 and FIGURES[leader].kind == BUCCANEER
