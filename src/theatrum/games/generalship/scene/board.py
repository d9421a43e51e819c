"""The map: a field of hexagons with circles, owners and stacks [GS-2, GS-20]."""

from __future__ import annotations

from functools import cache
from math import sqrt

from theatrum.core.contract import Seat
from theatrum.core.scene import Board, Icon, Name, Piece, Space, Text, Words
from theatrum.games.generalship.provenance import why
from theatrum.games.generalship.rules.population import active_circles
from theatrum.games.generalship.scene.stacks import letter, stacks, tone
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables import LAYOUTS, NATIONS, TERRAINS, TILES, Circle, Exchange, Layout

RADIUS = 10.0
"""Of a hexagon, from its middle to a corner, in the board's units."""
MARGIN = 2.0


def board(g: Generalship, viewer: Seat | None) -> Board:
    """The whole map, as `viewer` may see it."""
    x, y, width, height = _frame(g.layout)
    return Board(
        id="board:map",
        title=Text("board-map"),
        kind="hexes",
        x=x,
        y=y,
        width=width,
        height=height,
        spaces=[_space(g, position) for position in range(len(g.tile))],
        pieces=_owners(g) + stacks(g, viewer),
    )


# ---- where things are -----------------------------------------------------------------------------------------------
@cache
def _centres(layout: str) -> list[tuple[float, float]]:
    """Middles of the hexagons: pointy top, axial coordinates."""
    plan: Layout = LAYOUTS[layout]
    return [
        (round(RADIUS * sqrt(3) * (q + r / 2), 3), round(RADIUS * 1.5 * r, 3)) for q, r in plan.coordinates
    ]


@cache
def _frame(layout: str) -> tuple[float, float, float, float]:
    """Left, top, width and height around all hexagons."""
    xs, ys = zip(*_centres(layout), strict=True)
    half = RADIUS * sqrt(3) / 2
    left, top = min(xs) - half - MARGIN, min(ys) - RADIUS - MARGIN
    width, height = max(xs) + half + MARGIN - left, max(ys) + RADIUS + MARGIN - top
    return round(left, 3), round(top, 3), round(width, 3), round(height, 3)


# ---- tiles --------------------------------------------------------------------------------------------------------
def _space(g: Generalship, position: int) -> Space:
    x, y = _centres(g.layout)[position]
    index = g.tile[position]
    if index < 0:
        place = g.plan.positions[position]
        return Space(id=f"place:{place}", x=x, y=y, shape="hex", size=RADIUS, label=Text("place-empty"))
    tile = TILES[index]
    owner = g.owner[position]
    return Space(
        id=tile.noun,
        x=x,
        y=y,
        shape="hex",
        size=RADIUS,
        label=Name(tile.noun),
        terrain=TERRAINS[tile.terrain],
        tone=tone(g, owner) if owner >= 0 else "",
        home=NATIONS[tile.nation].tone if tile.nation >= 0 else "",
        ring=tile.role == 0,
        icons=_icons(index),
        slots=_slots(g, tile.nation, tile.role) if tile.nation >= 0 else [],
        lines=_lines(index) + _state_lines(g, position),
        reconstructed=why(tile.noun),
    )


@cache
def _icons(index: int) -> list[Icon]:
    tile = TILES[index]
    icons = []
    if tile.role == 0:
        icons.append(Icon(icon="capital", label=Text("icon-capital")))
    if tile.fortress:
        icons.append(Icon(icon="fortress", label=Text("icon-fortress")))
    icons += _yield_icons(tile.food, tile.metal, tile.exchange)
    if tile.growth:
        icons.append(Icon(icon="growth", label=Text("icon-growth-n", n=tile.growth), count=tile.growth))
    return icons


def _yield_icons(food: int, metal: int, exchange: Exchange | None) -> list[Icon]:
    icons = []
    if food:
        icons.append(Icon(icon="food", label=Text("icon-food"), count=food))
    if metal:
        icons.append(Icon(icon="metal", label=Text("icon-metal"), count=metal))
    if exchange is not None:
        label = Text("icon-exchange-rate", food=exchange.food, metal=exchange.metal)
        icons.append(Icon(icon="exchange", label=label))
    return icons


@cache
def _lines(index: int) -> list[Words]:
    """What is printed on the tile, for those who read it."""
    tile = TILES[index]
    lines: list[Words] = [Text("tile-terrain", terrain=f"terrain:{TERRAINS[tile.terrain]}")]
    if tile.nation >= 0:
        lines.append(
            Text("tile-home-capital" if tile.role == 0 else "tile-home", nation=NATIONS[tile.nation].noun)
        )
        lines.append(Text("tile-growth", n=tile.growth))
    if tile.fortress:
        lines.append(Text("tile-fortress"))
    if tile.food or tile.metal:
        lines.append(Text("tile-yield", food=tile.food, metal=tile.metal))
    if tile.exchange is not None:
        lines.append(Text("tile-exchange", food=tile.exchange.food, metal=tile.exchange.metal))
    return lines


def _state_lines(g: Generalship, position: int) -> list[Words]:
    """Who holds the tile."""
    owner = g.owner[position]
    nation = TILES[g.tile[position]].nation
    if owner < 0:
        return [Text("tile-no-owner")] if nation < 0 else []
    if nation < 0:
        return [Text("tile-owner", nation=g.noun_of(owner))]
    if g.nation[owner] == nation:
        return []
    key = "tile-held-by-ally" if g.allied(owner, g.seat_of_nation(nation)) else "tile-occupied"
    return [Text(key, nation=g.noun_of(owner))]


# ---- population -----------------------------------------------------------------------------------------------------
def _slots(g: Generalship, nation: int, role: int) -> list[Piece]:
    """The circles of one tile: full or empty, in use or not [GS-5.1]."""
    seat = g.seat_of_nation(nation)
    circles = NATIONS[nation].circles
    if seat < 0 or not g.people[seat]:
        return [_circle(nation, c.index, False, False) for c in circles if c.role == role]
    people, active = g.people[seat], active_circles(g, seat)
    return [
        _circle(nation, c.index, people[c.index] > 0, c.index not in active)
        for c in circles
        if c.role == role
    ]


@cache
def _circle(nation: int, index: int, full: bool, inactive: bool) -> Piece:
    circle: Circle = NATIONS[nation].circles[index]
    state = "inactive" if inactive else "active"
    return Piece(
        id=circle.noun,
        shape="circle",
        tone="white" if full else "",
        letter=circle.numeral,
        label=Text(f"circle-{'full' if full else 'empty'}-{state}", circle=circle.noun),
        icons=_yield_icons(circle.food, circle.metal, circle.exchange),
        faded=not full,
        blocked=inactive,
    )


# ---- owners -------------------------------------------------------------------------------------------------------
def _owners(g: Generalship) -> list[Piece]:
    """GS-2.5 The cubes that say whose the neutral tiles are."""
    out = []
    for position in range(g.plan.neutral):
        owner = g.owner[position]
        if owner >= 0 and g.tile[position] >= 0:
            tile = TILES[g.tile[position]]
            out.append(
                Piece(
                    id=f"owner:{tile.id}",
                    shape="pennant",
                    at=tile.noun,
                    tone=tone(g, owner),
                    letter=letter(g, owner),
                    label=Text("tile-owner", nation=g.noun_of(owner)),
                )
            )
    return out
