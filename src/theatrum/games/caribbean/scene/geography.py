"""Where things lie on the chart: drawn from geography, degrees of longitude and latitude, never from anybody's artwork."""

from __future__ import annotations

from functools import cache
from math import hypot

from theatrum.core.scene import Board, Label, Lens, Link, Name, Text
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.places import (
    AREA_OF,
    FILE,
    FIRST_COAST,
    FIRST_HOME,
    FIRST_SEA,
    FIRST_TRANSFER,
    LAND,
    N_AREAS,
    PLACE,
    WATER,
    is_coast,
)

UNIT = 10.0
"""Board units per degree."""
WEST, NORTH = -132.0, 60.0
EAST, SOUTH = 12.0, -62.0
OFF_SHORE = 1.3
"""Degrees from the middle of an area to its coast."""
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


def tone(nation: int) -> str:
    """The colour of a nation; nobody's is grey."""
    return TONES[nation] if nation >= 0 else ""


@cache
def positions() -> tuple[tuple[float, float], ...]:
    """By place: its point on the board. A coast lies off its area, towards its waters."""
    out = [_point(row.pos) for row in FILE.areas]
    seas = {row.id: row.pos for row in FILE.sea_zones}
    for coast, row in enumerate(FILE.coasts):
        middle = FILE.areas[AREA_OF[FIRST_COAST + coast]].pos
        waters = [seas[name] for name in row.sea_zones] or [
            FILE.areas[AREA_OF[there]].pos for there in WATER[FIRST_COAST + coast] if is_coast(there)
        ]
        out.append(_point(_towards(middle, waters)))
    out += [_point(sea.pos) for sea in FILE.sea_zones]
    out += [_point(zone.pos) for zone in FILE.transfer_zones]
    out += [_point(home.pos) for home in FILE.home_bases]
    return tuple(out)


def _point(degrees: tuple[float, float]) -> tuple[float, float]:
    return round((degrees[0] - WEST) * UNIT, 1), round((NORTH - degrees[1]) * UNIT, 1)


def _towards(middle: tuple[float, float], goals: list[tuple[float, float]]) -> tuple[float, float]:
    x = sum(goal[0] for goal in goals) / len(goals) - middle[0]
    y = sum(goal[1] for goal in goals) / len(goals) - middle[1]
    far = hypot(x, y) or 1.0
    return middle[0] + OFF_SHORE * x / far, middle[1] + OFF_SHORE * y / far


@cache
def links() -> list[Link]:
    """Land borders and routes at sea. The ways between home bases and transfer zones are plain, and not drawn."""
    borders = [
        Link(a=PLACE.noun[a], b=PLACE.noun[b], kind="border")
        for a in range(N_AREAS)
        for b in LAND[a]
        if a < b
    ]
    routes = [
        Link(a=PLACE.noun[a], b=PLACE.noun[b], kind="sea")
        for a in range(FIRST_COAST, FIRST_HOME)
        for b in WATER[a]
        if a < b < FIRST_HOME
    ]
    return borders + routes


@cache
def empty() -> Board:
    """The chart without anything on it."""
    points = positions()
    return Board(
        id="board:chart",
        title=Text("board-chart"),
        x=0.0,
        y=0.0,
        width=(EAST - WEST) * UNIT,
        height=(NORTH - SOUTH) * UNIT,
        links=links(),
        labels=[
            Label(text=Name(PLACE.noun[p]), x=points[p][0], y=points[p][1] + 30)
            for p in range(FIRST_SEA, FIRST_TRANSFER)
        ],
        lenses=[
            Lens(
                title=Name("region:caribbean"),
                source=(430.0, 310.0, 310.0, 230.0),
                target=(760.0, 560.0, 620.0, 460.0),
            )
        ],
    )
