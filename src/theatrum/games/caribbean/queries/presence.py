"""CC-0.2.1, CC-0.2.10 What is in an area or in a place."""

from __future__ import annotations

from collections.abc import Iterator

from theatrum.games.caribbean.queries.relations import at_war, hostile_fleet
from theatrum.games.caribbean.state import ABOARD, NOBODY, Caribbean, Nest
from theatrum.games.caribbean.tables.buildings import LEVELS, RESIDENCE, SERVES, SETTLED_BITS
from theatrum.games.caribbean.tables.markers import FARMED, NO_SITE
from theatrum.games.caribbean.tables.pieces import FIRST_BASE, FIRST_LEADER, FLEETS_OF, LEADERS_OF, NATION_OF
from theatrum.games.caribbean.tables.places import AREA_OF, AREAS, AREAS_IN, NEAR


# ---- colonies --------------------------------------------------------------------------------------------------------
def undiscovered(g: Caribbean, area: int) -> bool:
    """CC-0.2.1 No control marker of any nation."""
    return g.owner[area] == NOBODY


def settled(g: Caribbean, area: int) -> bool:
    """CC-0.2.2 A colony with settlement, village or town."""
    return g.owner[area] >= 0 and bool(g.built[area] & SETTLED_BITS)


def colony_level(g: Caribbean, area: int) -> int:
    """The settlement, village or town that stands there, or -1."""
    return next((level for level in LEVELS if g.has_building(area, level)), NOBODY)


def serves(g: Caribbean, area: int, building: int) -> bool:
    """CC-4.4.3.23 Is the building's function there: does it stand, or what has replaced it [OP-14]?"""
    return bool(g.built[area] & SERVES[building])


def colonies(g: Caribbean, nation: int) -> list[int]:
    return [area for area, owner in enumerate(g.owner) if owner == nation]


def residences(g: Caribbean, nation: int) -> list[int]:
    return [area for area in colonies(g, nation) if g.has_building(area, RESIDENCE)]


def region_colonized(g: Caribbean, region: int) -> bool:
    """CC-0.2.7 A settled colony of any nation lies in the region."""
    return any(settled(g, area) for area in AREAS_IN[region])


def adjacent_colony(g: Caribbean, area: int, nation: int | None) -> bool:
    """CC-0.2.9 Is a colony adjacent (of this nation; None: of any)? Over land, straits and adjoining coasts."""
    return any(g.owner[near] >= 0 if nation is None else g.owner[near] == nation for near in NEAR[area])


# ---- markers ---------------------------------------------------------------------------------------------------------
def farm_possible(g: Caribbean, area: int) -> bool:
    """CC-0.2.8 A marker that needs farms lies there."""
    return any(FARMED[marker] for marker in g.resources[area])


def markers_in(g: Caribbean, area: int) -> int:
    """Exploration markers of all kinds: resources, mine, native site."""
    return len(g.resources[area]) + (g.mine[area] > 0) + (g.site[area] != NO_SITE)


def room_for_markers(g: Caribbean, area: int) -> int:
    """CC-4.4.3.16 How many more resource markers find room."""
    return AREAS[area].room - len(g.resources[area])


def nest_in(g: Caribbean, area: int) -> Nest | None:
    return next((nest for nest in g.nests if AREA_OF[nest.coast] == area), None)


# ---- figures ---------------------------------------------------------------------------------------------------------
def fleets_at(g: Caribbean, place: int) -> list[int]:
    """Fleets of nations in a place, in ascending order."""
    return [fleet for fleet in range(FIRST_LEADER) if g.where[fleet] == place]


def leaders_ashore(g: Caribbean, area: int) -> list[int]:
    return [leader for leader in range(FIRST_LEADER, FIRST_BASE) if g.where[leader] == area]


def in_play(g: Caribbean, nation: int) -> Iterator[int]:
    """CC-1.5 The nation's fleets and leaders that have been brought into play."""
    for figure in (*FLEETS_OF[nation], *LEADERS_OF[nation]):
        if g.where[figure] >= 0 or g.where[figure] == ABOARD:
            yield figure


def area_of(g: Caribbean, figure: int) -> int:
    """CC-0.2.10 The land area a figure is in: of a fleet on a coast, the coast's; -1 elsewhere."""
    place = g.place_of(figure)
    return AREA_OF[place] if place >= 0 else NOBODY


def figure_present(g: Caribbean, area: int, nation: int) -> bool:
    """CC-5.2 A leader of the nation in the area, or a fleet of it on a coast there."""
    return any(area_of(g, figure) == area for figure in in_play(g, nation))


def hostile_land_units(g: Caribbean, area: int, nation: int) -> bool:
    """CC-4.4.3.22 A native army, or a leader or garrison of a nation at war, is in the area; nests never count."""
    if any(army.area == area for army in g.armies):
        return True
    if g.owner[area] >= 0 and g.garrison[area] and at_war(g, nation, g.owner[area]):
        return True
    return any(at_war(g, nation, NATION_OF[leader]) for leader in leaders_ashore(g, area))


def hostile_fleet_at(g: Caribbean, place: int, nation: int) -> bool:
    """CC-0.2.6 A hostile fleet lies in the place: pirates that no own buccaneer commands, or a hostile nation's."""
    for pirates in g.pirates:
        if pirates.place == place and (pirates.commander < 0 or NATION_OF[pirates.commander] != nation):
            return True
    return place in g.where and any(hostile_fleet(g, nation, fleet) for fleet in fleets_at(g, place))


def foreign_fleet_at(g: Caribbean, place: int, nation: int) -> bool:
    """CC-4.4.3.9 Somebody else's fleet lies in the place: pirates, or another nation's."""
    if any(pirates.place == place for pirates in g.pirates):
        return True
    return place in g.where and any(NATION_OF[fleet] != nation for fleet in fleets_at(g, place))
