"""The chart as it is now: who holds what, what stands and grows there, and everything that lies on it [CC-0.2.10]."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from theatrum.core.scene import Board, Icon, Name, Space, Text, Words
from theatrum.games.caribbean.scene import geography
from theatrum.games.caribbean.scene.pieces import pieces
from theatrum.games.caribbean.state import RAIN, STORM, Caribbean
from theatrum.games.caribbean.tables.buildings import BUILDINGS, SETTLEMENT, TOWN, VILLAGE
from theatrum.games.caribbean.tables.markers import MARKER_TYPE, MINES, NO_SITE, SITES
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.places import (
    AREA_OF,
    AREAS,
    FILE,
    FIRST_COAST,
    FIRST_HOME,
    FIRST_SEA,
    FIRST_TRANSFER,
    N_AREAS,
    N_PLACES,
    REGION,
)

REMEMBERED = 4096
WEATHER = {RAIN: "rain", STORM: "storm"}


def board(g: Caribbean) -> Board:
    """The whole chart. Where figures are is named as well as colonies are."""
    manned = manned_areas(g)
    waters = [_water(place, g.weather.get(place, 0)) for place in range(FIRST_COAST, N_PLACES)]
    lands = [_area(area, area in manned, *facts(g, area)) for area in range(N_AREAS)]
    return geography.frame([*waters, *lands], pieces(g))


def manned_areas(g: Caribbean) -> set[int]:
    """Areas in which a figure, natives or pirates stand, or off which they lie."""
    places = [
        *(place for place in g.where if place >= 0),
        *(fleet.place for fleet in g.pirates),
        *(nest.coast for nest in g.nests),
        *(army.area for army in g.armies),
    ]
    return {AREA_OF[place] for place in places}


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
    manned: bool,
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
    printed = geography.area(area)
    icons = []
    if site != NO_SITE:
        icons.append(Icon(icon="temple", label=Name(f"marker:{SITES[site - 1]}"), tone="brown"))
    if mine:
        icons.append(Icon(icon="metal", label=Name(f"marker:{MINES[mine - 1]}"), tone="grey"))
    if garrison:
        icons.append(Icon(icon="shield", label=Text("icon-garrison", n=garrison), count=garrison))
    if weather:
        icons.append(Icon(icon=WEATHER[weather], label=Text(f"icon-{WEATHER[weather]}"), tone="sky"))
    return msgspec.structs.replace(
        printed,
        shape=_settled(built) or printed.shape,
        tone=geography.tone(owner),
        icons=icons,
        lines=[
            *_lines(area, owner, garrison, mine, depleted, site, produced, weather),
            *_resources(resources, slaves),
            *(Name(b.noun) for b in BUILDINGS if built >> b.index & 1),
        ],
        principal=owner >= 0 or manned or geography.is_famous(area),
    )


def _settled(built: int) -> str:
    """CC-4.4.3.18 Settlement, village and town by shape."""
    if built >> TOWN & 1:
        return "capital"
    if built >> VILLAGE & 1:
        return "key"
    return "square" if built >> SETTLEMENT & 1 else ""


def _lines(
    area: int, owner: int, garrison: int, mine: int, depleted: int, site: int, produced: int, weather: int
) -> list[Words]:
    row = AREAS[area]
    lines: list[Words] = [
        Text("area-in", region=REGION.noun[row.region], code=row.code, room=row.room),
        Text("area-undiscovered") if owner < 0 else Text("area-owner", nation=NATION.noun[owner]),
    ]
    if weather:
        lines.append(Text(f"icon-{WEATHER[weather]}"))
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
    if place < FIRST_SEA:
        printed = geography.coast(place)
    elif place < FIRST_TRANSFER:
        printed = geography.sea(place)
    else:
        printed = geography.plate(place)
    if FIRST_TRANSFER <= place < FIRST_HOME:
        return msgspec.structs.replace(printed, lines=_crossing(place))
    if not weather:
        return printed
    words = Text(f"icon-{WEATHER[weather]}")
    return msgspec.structs.replace(
        printed, icons=[Icon(icon=WEATHER[weather], label=words, tone="sky")], lines=[words]
    )


def _crossing(place: int) -> list[Words]:
    """CC-4.4.3.7 What the crossing costs each nation."""
    cost = FILE.transfer_zones[place - FIRST_TRANSFER].mp_cost
    return [
        Text("crossing-cost", nation=NATION.noun[n], mp=cost[str(name)])
        for n, name in enumerate(NATION.by_id)
    ]
