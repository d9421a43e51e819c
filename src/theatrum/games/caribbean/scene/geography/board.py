"""The static part of the chart: everything that is printed on it, nothing that lies on it."""

from __future__ import annotations

from functools import cache

import msgspec

from theatrum.core.scene import Board, Label, Lens, Link, Name, Piece, Space, Text
from theatrum.games.caribbean.scene.geography.atlas import (
    FAMOUS,
    HEIGHT,
    MARKS,
    MOORINGS,
    PLATES,
    WATERS,
    WIDTH,
)
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.places import (
    AREAS,
    FILE,
    FIRST_COAST,
    FIRST_HOME,
    FIRST_SEA,
    FIRST_TRANSFER,
    LAND,
    N_AREAS,
    NATION_AT,
    PLACE,
    REGION,
)

TONES: tuple[str, ...] = tuple(
    {"spain": "yellow", "france": "blue", "england": "red", "portugal": "green", "netherlands": "orange"}[
        str(name)
    ]
    for name in NATION.by_id
)
LETTERS: tuple[str, ...] = tuple(
    {"spain": "S", "france": "F", "england": "E", "portugal": "P", "netherlands": "N"}[str(name)]
    for name in NATION.by_id
)
REGION_TONES: tuple[str, ...] = tuple(
    {
        "caribbean": "brown",
        "north_america": "lime",
        "central_america": "rose",
        "south_america": "purple",
        "pacific_coast": "sky",
    }[str(name)]
    for name in REGION.by_id
)
"""Regions are told by colours that no nation has; the chart's land is tinted alike."""
ANTILLES = Lens(title=Text("lens-antilles"), source=(1185, 838, 520, 396), target=(1690, 34, 876, 667))
"""The most crowded waters: Hispaniola to Trinidad. There is room for them in the open Atlantic."""


def tone(nation: int) -> str:
    """The colour of a nation; nobody's is none."""
    return TONES[nation] if nation >= 0 else ""


# ---- places -----------------------------------------------------------------------------------------------------------
@cache
def area(index: int) -> Space:
    """CC-0.2.1 A land area as printed: its region by colour, islands with a pale heart, the hinterland a lozenge."""
    row = AREAS[index]
    x, y, side = MARKS[index]
    return Space(
        id=PLACE.noun[index],
        x=x,
        y=y,
        shape="circle" if row.coastal else "diamond",
        label=Name(PLACE.noun[index]),
        home=REGION_TONES[row.region],
        ring=FILE.areas[index].island,
        beside=side,
    )


def is_famous(index: int) -> bool:
    """Does one look for it on a map of the New World?"""
    return index in FAMOUS


@cache
def coast(place: int) -> Space:
    """CC-0.2.3 Where fleets lie off an area. Its name is the area's, so it is not written again."""
    x, y = MOORINGS[place - FIRST_COAST]
    return Space(
        id=PLACE.noun[place],
        x=x,
        y=y,
        shape="anchorage",
        label=Text("coast-of", area=PLACE.noun[place]),
        terrain="coast",
        silent=True,
    )


@cache
def sea(place: int) -> Space:
    """CC-0.2.4 A sea zone: an area of water with its name."""
    water = WATERS[place - FIRST_SEA]
    return Space(
        id=PLACE.noun[place],
        x=water.x,
        y=water.y,
        shape="area",
        terrain="sea",
        size=2.0 if "atlantic" in PLACE.noun[place] or "pacific" in PLACE.noun[place] else 1.6,
        label=Name(PLACE.noun[place]),
        outline=water.outline,
    )


def _id(place: int) -> str:
    return PLACE.noun[place].partition(":")[2].replace("_", "-")


@cache
def plate(place: int) -> Space:
    """CC-0.2.5, CC-0.2.6 A crossing or a home base: a box on the open sea."""
    left, top, width, height = PLATES[place - FIRST_TRANSFER]
    home = place >= FIRST_HOME
    return Space(
        id=PLACE.noun[place],
        x=left + width / 2,
        y=top + height / 2,
        shape="plate",
        width=width,
        height=height,
        label=Name(NATION.noun[NATION_AT[place]]) if home else Text(f"plate-{_id(place)}"),
        terrain="home" if home else "crossing",
        tone=tone(NATION_AT[place]) if home else "",
        principal=True,
    )


@cache
def links() -> list[Link]:
    """Ways over land, and straits that leaders cross. Who may sail where, the sea zones and glowing coasts tell."""
    roads = [
        Link(a=PLACE.noun[a], b=PLACE.noun[b], kind="road") for a in range(N_AREAS) for b in LAND[a] if a < b
    ]
    straits = [
        Link(a=f"coast:{row.coasts[0]}", b=f"coast:{row.coasts[1]}", kind="strait") for row in FILE.straits
    ]
    return roads + straits


@cache
def _empty() -> Board:
    return Board(
        id="board:chart",
        title=Text("board-chart"),
        kind="map",
        width=WIDTH,
        height=HEIGHT,
        links=links(),
        backdrop="chart",
        labels=[Label(text=Text("chart-old-world"), x=2340, y=775, size=1.0, style="region")],
        lenses=[ANTILLES],
    )


def frame(spaces: list[Space], pieces: list[Piece]) -> Board:
    """The chart around its spaces and pieces."""
    return msgspec.structs.replace(_empty(), spaces=spaces, pieces=pieces)
