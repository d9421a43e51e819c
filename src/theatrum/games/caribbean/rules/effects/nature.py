"""CC-11 Steps about weather, disease and natives."""

from __future__ import annotations

from theatrum.games.caribbean.queries.presence import area_of, in_play
from theatrum.games.caribbean.queries.ships import in_own_port
from theatrum.games.caribbean.queries.words import WEATHER
from theatrum.games.caribbean.rules.land_attacks import native_uprising as rise
from theatrum.games.caribbean.state import ABOARD, STORM, Caribbean
from theatrum.games.caribbean.tables.pieces import is_fleet
from theatrum.games.caribbean.tables.places import (
    AREA_OF,
    AREAS,
    AREAS_IN,
    COASTS_OF_SEA,
    N_REGIONS,
    PLACE,
    REGION,
    REGION_OF,
)


# ---- weather -----------------------------------------------------------------------------------------------------------
def place_weather(g: Caribbean, kind: str, region: int | None, sea_zone: int | None) -> None:
    """CC-4.4.3.31 Rain on all land areas and coasts of a region; a storm on a sea zone, a random coast of it and the area
    of that coast. Storm replaces rain, rain does not replace storm."""
    weather = WEATHER[kind]
    places: list[int] = []
    if region is not None:
        for area in AREAS_IN[region]:
            places += [area, *AREAS[area].coasts]
        g.tell(f"weather-{kind}", where=REGION.noun[region])
    if sea_zone is not None:
        places.append(sea_zone)
        coasts = COASTS_OF_SEA[sea_zone]
        if coasts:
            coast = coasts[g.below(len(coasts))]
            places += [coast, AREA_OF[coast]]
        g.tell(f"weather-{kind}", where=PLACE.noun[sea_zone])
    for place in places:
        if g.weather.get(place) != STORM:
            g.weather[place] = weather


def becalmed(g: Caribbean, mp: int) -> None:
    """CC-4.5.3 All fleets have fewer MP in this impulse; outside the action phase in the first one of the next."""
    g.becalmed = mp
    g.tell("becalmed", mp=mp)


def plague_in_europe(g: Caribbean) -> None:
    """CC-1.3 In the next administration phase."""
    g.plague = True
    g.tell("plague")


# ---- disease -----------------------------------------------------------------------------------------------------------
def disease(g: Caribbean, region: int, loss: int) -> None:
    """CC-8.13 The marker lies in a region; every leader ashore and every fleet of a nation there suffers at once."""
    there = g.below(N_REGIONS) if region < 0 else region
    if there not in g.diseases:
        g.diseases.append(there)
    g.sick = [pair for pair in g.sick if pair[0] != there]
    g.tell("disease", region=REGION.noun[there])
    figures = [figure for nation in g.order for figure in in_play(g, nation)]
    g.then(*[("falls_ill", figure, loss) for figure in figures if exposed(g, figure)])


def exposed(g: Caribbean, figure: int) -> bool:
    """CC-8.13 In a region with the marker, for the first time since it lies; fleets in an own port and who is aboard are
    spared (his fleet suffers)."""
    if g.where[figure] == ABOARD:
        return False
    area = area_of(g, figure)
    if area < 0 or REGION_OF[area] not in g.diseases or (REGION_OF[area], figure) in g.sick:
        return False
    return not (is_fleet(figure) and in_own_port(g, figure))


def falls_ill(g: Caribbean, figure: int, loss: int) -> None:
    """CC-8.13 The figure loses combat units or settlers, by its owner's choice; nothing to lose: no effect. A voyage is broken
    off."""
    if g.diseases and exposed(g, figure):
        g.sick.append((REGION_OF[area_of(g, figure)], figure))
        if g.activation is not None:
            g.activation.course = ()
        g.then(*[("lose_one_of", figure, 1)] * loss)


# ---- natives -----------------------------------------------------------------------------------------------------------
def native_uprising(g: Caribbean, area: int) -> None:
    """CC-5.2.2 Natives rise against a colony and attack it at once."""
    if g.owner[area] >= 0:
        rise(g, area)
