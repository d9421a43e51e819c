"""The chart as it is now: who holds what, what stands and grows there, and everything that lies on it [CC-0.2.10]."""

from __future__ import annotations

from functools import lru_cache

from theatrum.core.scene import Board, Icon, Name, Space, Text, Words
from theatrum.games.caribbean.scene.geography import empty, positions, tone
from theatrum.games.caribbean.scene.pieces import pieces
from theatrum.games.caribbean.state import RAIN, STORM, Caribbean
from theatrum.games.caribbean.tables.buildings import BUILDINGS, LEVELS
from theatrum.games.caribbean.tables.markers import MARKER_TYPE, MINES, NO_SITE, SITES
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.places import (
    AREAS,
    FIRST_COAST,
    FIRST_HOME,
    FIRST_SEA,
    FIRST_TRANSFER,
    N_AREAS,
    N_PLACES,
    NATION_AT,
    PLACE,
    REGION,
)

REMEMBERED = 4096
LEVEL_ICONS = ("house", "town", "city")
WEATHER = {RAIN: "rain", STORM: "storm"}


def board(g: Caribbean) -> Board:
    """The whole chart."""
    chart = empty()
    spaces = [_area(area, *facts(g, area)) for area in range(N_AREAS)]
    spaces += [_water(place, g.weather.get(place, 0)) for place in range(FIRST_COAST, N_PLACES)]
    return Board(
        id=chart.id,
        title=chart.title,
        x=chart.x,
        y=chart.y,
        width=chart.width,
        height=chart.height,
        links=chart.links,
        labels=chart.labels,
        lenses=chart.lenses,
        spaces=spaces,
        pieces=pieces(g),
    )


def facts(g: Caribbean, area: int) -> tuple[int, int, int, tuple[int, ...], int, int, int, int, int, int]:
    """Everything about an area that its drawing depends on."""
    return (
        g.owner[area],
        g.built[area],
        g.garrison[area],
        g.resources[area],
        g.slaves[area],
        g.mine[area],
        g.depleted[area],
        g.site[area],
        g.produced[area],
        g.weather.get(area, 0),
    )


@lru_cache(maxsize=REMEMBERED)
def _area(
    area: int,
    owner: int,
    built: int,
    garrison: int,
    resources: tuple[int, ...],
    slaves: int,
    mine: int,
    depleted: int,
    site: int,
    produced: int,
    weather: int,
) -> Space:
    """A land area in one of its states. Made once for each."""
    x, y = positions()[area]
    icons = [
        Icon(icon=LEVEL_ICONS[i], label=Name(BUILDINGS[b].noun))
        for i, b in enumerate(LEVELS)
        if built >> b & 1
    ]
    if site != NO_SITE:
        icons.append(Icon(icon="temple", label=Name(f"marker:{SITES[site - 1]}"), tone="brown"))
    if mine:
        icons.append(Icon(icon="metal", label=Name(f"marker:{MINES[mine - 1]}"), tone="grey"))
    if garrison:
        icons.append(Icon(icon="shield", label=Text("icon-garrison", n=garrison), count=garrison))
    if weather:
        icons.append(Icon(icon="storm", label=Text(f"icon-{WEATHER[weather]}"), tone="sky"))
    return Space(
        id=PLACE.noun[area],
        x=x,
        y=y,
        shape="circle",
        size=1.1 if AREAS[area].coastal else 0.9,
        label=Name(PLACE.noun[area]),
        terrain="land",
        tone=tone(owner),
        icons=icons,
        lines=[
            *_lines(area, owner, garrison, mine, depleted, site, produced),
            *_resources(resources, slaves),
            *(Name(b.noun) for b in BUILDINGS if built >> b.index & 1),
        ],
    )


def _lines(
    area: int, owner: int, garrison: int, mine: int, depleted: int, site: int, produced: int
) -> list[Words]:
    row = AREAS[area]
    lines: list[Words] = [
        Text("area-in", region=REGION.noun[row.region], code=row.code, room=row.room),
        Text("area-undiscovered") if owner < 0 else Text("area-owner", nation=NATION.noun[owner]),
    ]
    if produced:
        lines.append(Text("area-produced"))
    if garrison:
        lines.append(Text("icon-garrison", n=garrison))
    if site != NO_SITE:
        lines.append(Name(f"marker:{SITES[site - 1]}"))
    if mine:
        lines.append(Text("area-depleted" if depleted else "area-mine", marker=f"marker:{MINES[mine - 1]}"))
    return lines


def _resources(resources: tuple[int, ...], slaves: int) -> list[Words]:
    return [
        Text("area-enslaved" if slaves >> i & 1 else "area-resource", marker=MARKER_TYPE.noun[marker])
        for i, marker in enumerate(resources)
    ]


@lru_cache(maxsize=REMEMBERED)
def _water(place: int, weather: int) -> Space:
    """A coast, a sea zone, a transfer zone or a home base."""
    x, y = positions()[place]
    icons = [Icon(icon="storm", label=Text(f"icon-{WEATHER[weather]}"), tone="sky")] if weather else []
    if place < FIRST_SEA:
        return Space(
            id=PLACE.noun[place],
            x=x,
            y=y,
            shape="circle",
            size=0.5,
            label=Text("coast-of", area=PLACE.noun[place]),
            terrain="coast",
            icons=icons,
        )
    if place < FIRST_TRANSFER:
        return Space(
            id=PLACE.noun[place],
            x=x,
            y=y,
            size=1.8,
            label=Name(PLACE.noun[place]),
            terrain="sea",
            icons=icons,
        )
    home = place >= FIRST_HOME
    return Space(
        id=PLACE.noun[place],
        x=x,
        y=y,
        shape="plate",
        size=1.6,
        width=70.0,
        height=50.0,
        label=Name(PLACE.noun[place]),
        terrain="home" if home else "sea",
        tone=tone(NATION_AT[place]) if home else "",
        principal=home,
    )
