"""CC-1.5, CC-8.2, CC-8.9, CC-10.2 Supply: what figures need, what units cost, production rates, supply lines."""

from __future__ import annotations

from collections.abc import Iterable

from theatrum.games.caribbean.queries.combat import fleet_factors, hull_factors
from theatrum.games.caribbean.queries.language import about, lowest_rate
from theatrum.games.caribbean.queries.presence import fleets_at, hostile_land_units, in_play, residences
from theatrum.games.caribbean.queries.relations import allied, hostile_fleet
from theatrum.games.caribbean.queries.research import knows
from theatrum.games.caribbean.state import STORM, Caribbean
from theatrum.games.caribbean.tables.cards import MAIN
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.options import number
from theatrum.games.caribbean.tables.pieces import (
    BASE_OF,
    EUROPEAN,
    NATION_OF,
    SHIPS,
    UNITS,
    is_fleet,
)
from theatrum.games.caribbean.tables.places import (
    AREA_OF,
    AREAS,
    HOME_OF,
    LAND,
    N_AREAS,
    REGION_OF,
    SEAS_BY,
    WATER,
    WATER_NEEDS,
    is_coast,
    is_home,
    is_sea,
)
from theatrum.games.caribbean.tables.things import FIRST_UNIT
from theatrum.games.caribbean.tables.tracks import REFORMS, period_of
from theatrum.kit.graph import flood

DOUBLED = number("e1a", "general_supply_factor")
CHEAPER = number("b4g", "upkeep_own_design")


def general_supply(g: Caribbean, nation: int) -> int:
    """CC-1.5 SP that the figures in play need: residences 1, leaders 2, fleets 3; doubled by E1A."""
    cost = CHARTS.general_supply
    figures = sum(cost.fleet if is_fleet(figure) else cost.leader for figure in in_play(g, nation))
    return (figures + cost.residence * len(residences(g, nation))) * DOUBLED[g.has("e1a")]


def upkeep(g: Caribbean, nation: int) -> int:
    """CC-8.2 Ducats for all ships and troops, wherever they are; garrisons cost nothing."""
    cheaper = CHEAPER[g.has("b4g")]
    total = 0
    for figure in (*in_play(g, nation), BASE_OF[nation]):
        for kind, n in enumerate(g.ships[figure]):
            ship = SHIPS[kind % len(SHIPS)]
            total += n * max(0, ship.upkeep + cheaper * (ship.nation == nation))
        hold = g.hold[figure]
        if hold:
            total += sum(hold[FIRST_UNIT + i] * UNITS[unit].upkeep for i, unit in enumerate(EUROPEAN))
    return total


def next_rate(g: Caribbean, nation: int) -> int:
    """CC-8.9 The production rate after this turn: less by the value of the main card that lies there now, which is that of
    the next turn [CC-8.7]; at least 2 × TN, of this turn [OP-31]."""
    main = MAIN[nation, period_of(g.turn + 1)]
    reform = REFORMS.get(nation)
    decrease = main.reformed if reform is not None and g.flags[reform] else main.decrease
    return max(g.rate[nation] - decrease, int(lowest_rate(g, about(nation))))


# ---- supply lines ------------------------------------------------------------------------------------------------------
def supply_line(
    g: Caribbean, nation: int, start: int, goals: Iterable[int], region: int | None = None
) -> bool:
    """CC-10.2 Does an open line join two places (land areas, or the home base)? With a region it stays in its areas and
    the sea zones that touch it."""
    wanted = set(goals)
    if start in wanted:
        return True
    if start < N_AREAS and not _land_open(g, nation, start):
        return False
    return bool(
        wanted
        & set(flood(lambda place: _next(g, nation, place), [start], lambda p: _open(g, nation, p, region)))
    )


def line_home(g: Caribbean, nation: int, area: int) -> bool:
    """An open line from a colony to the home base."""
    return supply_line(g, nation, area, [HOME_OF[nation]])


def _next(g: Caribbean, nation: int, place: int) -> tuple[int, ...]:
    """Land goes on over land borders and its coasts; a coast also leads ashore."""
    if place < N_AREAS:
        return (*LAND[place], *AREAS[place].coasts)
    return (*WATER[place], AREA_OF[place]) if is_coast(place) else WATER[place]


def _open(g: Caribbean, nation: int, place: int, region: int | None) -> bool:
    if place < N_AREAS:
        return _land_open(g, nation, place) and region in (None, REGION_OF[place])
    if is_home(place):
        return place == HOME_OF[nation] and region is None
    if region is not None and not (place in SEAS_BY[region] if is_sea(place) else REGION_OF[place] == region):
        return False
    needs = WATER_NEEDS.get(place)
    if needs is not None and not knows(g, nation, *needs):
        return False
    return g.weather.get(place) != STORM and not _blocked(g, nation, place)


def _land_open(g: Caribbean, nation: int, area: int) -> bool:
    """An own or allied colony without enemy land units."""
    owner = g.owner[area]
    return owner >= 0 and allied(g, nation, owner) and not hostile_land_units(g, area, nation)


def _blocked(g: Caribbean, nation: int, place: int) -> bool:
    """A hostile fleet blocks unless an own or allied fleet of at least equal CF is there (its DF against the AF)."""
    if not (is_coast(place) or is_sea(place)):
        return False
    fleets = fleets_at(g, place)
    enemies = [fleet_factors(g, fleet)[0] for fleet in fleets if hostile_fleet(g, nation, fleet)]
    enemies += [
        hull_factors(pirates.hulls)[0]
        for pirates in g.pirates
        if pirates.place == place and (pirates.commander < 0 or NATION_OF[pirates.commander] != nation)
    ]
    if not enemies:
        return False
    friends = [fleet_factors(g, fleet)[1] for fleet in fleets if allied(g, nation, NATION_OF[fleet])]
    return max(enemies) > max(friends, default=0)
