"""The map: a field of hexagons with circles, owners and stacks [GS-2, GS-20]."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache, lru_cache
from math import sqrt

import msgspec

from theatrum.core.contract import Seat
from theatrum.core.scene import Board, Icon, Label, Name, Piece, Space, Text, Words
from theatrum.games.generalship.provenance import why
from theatrum.games.generalship.queries.population import active_circles
from theatrum.games.generalship.scene.stacks import own_stacks, stacks, tone
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.layouts import LAYOUTS, Layout
from theatrum.games.generalship.tables.nations import NATION, NATIONS, TILES, Circle, Exchange
from theatrum.games.generalship.tables.vocabulary import TERRAINS
from theatrum.kit.hexes import middle
from theatrum.kit.remembered import Remembered

RADIUS = 10.0
"""Of a hexagon, from its middle to a corner, in the board's units."""
MARGIN = 2.0
REALMS = "realms"
"""The layout of the board while nations are chosen."""
_ASIDE, _APART = RADIUS * 2.3, RADIUS * 2.35
_REALMS = {
    "england": (-_ASIDE, -_APART),
    "austria": (_ASIDE, -_APART),
    "france": (-_ASIDE, _APART),
    "byzantium": (_ASIDE, _APART),
}
"""By nation: the middle of its realm, about as they lie in Europe."""
_TRIANGLE = [(0.0, -0.75 * RADIUS), *((side * RADIUS * sqrt(3) / 2, 0.75 * RADIUS) for side in (-1, 1))]
"""Capital, front left and front right around the middle of a realm."""
ROLES = range(3)
_TITLE = RADIUS * 0.95
"""Room for the name of a nation over its capital."""
_CIRCLES = [[[c.index for c in n.circles if c.role == role] for role in range(len(n.tiles))] for n in NATIONS]
"""Of every nation, by the role of the tile they are on."""
REMEMBERED = 2000
"""Tiles as they looked, kept ready."""
MAPS: Remembered[Board] = Remembered(512)
GROUNDS: Remembered[list[Space]] = Remembered(512)
"""The tiles of a map, without what stands on them."""


def common_board(g: Generalship) -> Board:
    """The whole map; divisions and fleets as those see them who do not own them."""
    return MAPS.get(_map_columns(g), lambda: _drawn(g))


def seat_board(g: Generalship, seat: Seat, board: Board) -> Board:
    """The common map with the viewer's own divisions and fleets as they look to him."""
    points = (tuple(g.unit_bp), tuple(g.unit_extra)) if g.action == "march" else ()
    return MAPS.get((id(board), seat, points), lambda: _with_own_stacks(board, own_stacks(g, seat)), of=board)


def _map_columns(g: Generalship) -> Hashable:
    """All that the map is drawn from."""
    return (
        g.layout,
        g.action == "march",
        tuple(g.tile),
        tuple(g.terrain),
        tuple(g.owner),
        tuple(g.nation),
        tuple(g.alliance),
        tuple([tuple(people) for people in g.people]),
        tuple(g.unit_kind),
        tuple(g.unit_seat),
        tuple(g.unit_at),
        tuple(g.unit_ship),
        tuple(g.unit_marks),
    )


def _drawn(g: Generalship) -> Board:
    if is_unlaid(g):
        return realms(g)
    x, y, width, height = _frame(g.layout)
    return Board(
        id="board:map",
        title=Text("board-map"),
        kind="hexes",
        x=x,
        y=y,
        width=width,
        height=height,
        spaces=_ground(g),
        pieces=_owners(g) + stacks(g),
    )


def _ground(g: Generalship) -> list[Space]:
    """All tiles: the very same list while units only come and go."""
    active: list[Sequence[int]] = [
        tuple(active_circles(g, seat)) if g.people[seat] else () for seat in range(g.players)
    ]
    columns = (
        g.layout,
        tuple(g.tile),
        tuple(g.terrain),
        tuple(g.owner),
        tuple(g.nation),
        tuple(g.alliance),
        tuple([tuple(people) for people in g.people]),
        tuple(active),
    )
    return GROUNDS.get(columns, lambda: [_space(g, position, active) for position in range(len(g.tile))])


def _with_own_stacks(board: Board, own: list[Piece]) -> Board:
    if not own:
        return board
    mine = {piece.id: piece for piece in own}
    return msgspec.structs.replace(board, pieces=[mine.get(piece.id, piece) for piece in board.pieces])


# ---- where things are -----------------------------------------------------------------------------------------------
@cache
def _centres(layout: str) -> list[tuple[float, float]]:
    """Middles of the hexagons: pointy top, axial coordinates."""
    if layout == REALMS:
        return [(x + dx, y + dy) for x, y in _REALMS.values() for dx, dy in _TRIANGLE]
    plan: Layout = LAYOUTS[layout]
    return [middle(at, RADIUS) for at in plan.coordinates]


@cache
def _frame(layout: str) -> tuple[float, float, float, float]:
    """Left, top, width and height around all hexagons."""
    xs, ys = zip(*_centres(layout), strict=True)
    half = RADIUS * sqrt(3) / 2
    left, top = min(xs) - half - MARGIN, min(ys) - RADIUS - MARGIN
    width, height = max(xs) + half + MARGIN - left, max(ys) + RADIUS + MARGIN - top
    if layout == REALMS:
        top, height = top - _TITLE, height + _TITLE
    return round(left, 3), round(top, 3), round(width, 3), round(height, 3)


# ---- tiles --------------------------------------------------------------------------------------------------------
def _space(g: Generalship, position: int, active: list[Sequence[int]]) -> Space:
    """A tile, with the active circles of every seat; the same one as long as nothing about it changes, which spares everyone the comparing."""
    index = g.tile[position]
    if index < 0:
        return _empty_place(g.layout, position)
    tile = TILES[index]
    owner = g.owner[position]
    return _tile(
        g.layout,
        position,
        index,
        g.terrain[position],
        tone(g, owner) if owner >= 0 else "",
        _circles(g, tile.nation, tile.role, active) if tile.nation >= 0 else (),
        _state(g, position),
    )


@cache
def _empty_place(layout: str, position: int) -> Space:
    x, y = _centres(layout)[position]
    place = LAYOUTS[layout].positions[position]
    return Space(
        id=f"place:{place}", x=x, y=y, shape="hex", size=RADIUS, label=Text("place-empty"), silent=True
    )


@lru_cache(maxsize=REMEMBERED)
def _tile(
    layout: str,
    position: int,
    index: int,
    terrain: int,
    owner: str,
    circles: tuple[tuple[int, bool, bool], ...],
    state: tuple[str, str],
) -> Space:
    x, y = _centres(layout)[position]
    tile = TILES[index]
    key, nation = state
    return Space(
        id=tile.noun,
        x=x,
        y=y,
        shape="hex",
        size=RADIUS,
        label=Name(tile.noun),
        principal=True,
        terrain=TERRAINS[terrain],
        tone=owner,
        home=NATIONS[tile.nation].tone if tile.nation >= 0 else "",
        ring=tile.role == 0,
        icons=_icons(index),
        slots=[_circle(tile.nation, *circle) for circle in circles],
        lines=_lines(index, terrain) + ([Text(key, nation=nation) if nation else Text(key)] if key else []),
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
def _lines(index: int, terrain: int) -> list[Words]:
    """What is printed on the tile, for those who read it."""
    tile = TILES[index]
    lines: list[Words] = [Text("tile-terrain", terrain=f"terrain:{TERRAINS[terrain]}")]
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


def _state(g: Generalship, position: int) -> tuple[str, str]:
    """Who holds the tile: the key of a line, and the nation it names."""
    owner = g.owner[position]
    nation = TILES[g.tile[position]].nation
    if owner < 0:
        return ("tile-no-owner", "") if nation < 0 else ("", "")
    if nation < 0:
        return "tile-owner", g.noun_of(owner)
    if g.nation[owner] == nation:
        return "", ""
    key = "tile-held-by-ally" if g.allied(owner, g.seat_of_nation(nation)) else "tile-occupied"
    return key, g.noun_of(owner)


# ---- before the map is laid --------------------------------------------------------------------------------------------
def is_unlaid(g: Generalship) -> bool:
    """GS-3.1 Are nations still being chosen?"""
    return max(g.tile) < 0


def realms(g: Generalship) -> Board:
    """GS-2.2, GS-3.1 The nations as they lie to be chosen: each with its capital and its two fronts, and its arms."""
    x, y, width, height = _frame(REALMS)
    return Board(
        id="board:map",
        title=Text("board-realms"),
        kind="hexes",
        x=x,
        y=y,
        width=width,
        height=height,
        spaces=[
            _realm_tile(g, NATION[name], place * len(ROLES) + role, role)
            for place, name in enumerate(_REALMS)
            for role in ROLES
        ],
        pieces=[_arms(NATION[name], NATION[name] in g.nation) for name in _REALMS],
        labels=[_realm_name(NATION[name], *at) for name, at in _REALMS.items()],
    )


def _realm_tile(g: Generalship, nation: int, position: int, role: int) -> Space:
    tile = TILES[NATIONS[nation].tiles[role]]
    taken = nation in g.nation
    owner = NATIONS[nation].tone if taken else ""
    circles = _circles(g, nation, role, [])
    return _tile(REALMS, position, tile.index, tile.terrain, owner, circles, ("", ""))


@cache
def _arms(nation: int, taken: bool) -> Piece:
    """Touched, they are the nation."""
    chosen = NATIONS[nation]
    return Piece(
        id=f"arms:{chosen.id}",
        noun=chosen.noun,
        shape="shield",
        at=TILES[chosen.tiles[0]].noun,
        tone=chosen.tone,
        letter=Text(f"letter-{chosen.id}"),
        label=Name(chosen.noun),
        faded=taken,
    )


@cache
def _realm_name(nation: int, x: float, y: float) -> Label:
    top = y - RADIUS * 1.75 - _TITLE * 0.5
    return Label(text=Name(NATIONS[nation].noun), x=x, y=top, size=1.25, style="region")


# ---- population -----------------------------------------------------------------------------------------------------
def _circles(
    g: Generalship, nation: int, role: int, active: list[Sequence[int]]
) -> tuple[tuple[int, bool, bool], ...]:
    """The circles of one tile: which, full or not, and out of use or not [GS-5.1]."""
    seat = g.seat_of_nation(nation)
    circles = _CIRCLES[nation][role]
    if seat < 0 or not g.people[seat]:
        return tuple([(i, False, False) for i in circles])
    people, used = g.people[seat], active[seat]
    return tuple([(i, people[i] > 0, i not in used) for i in circles])


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
    return [
        _owner(g.tile[position], g.nation[owner])
        for position, owner in enumerate(g.owner[: g.plan.neutral])
        if owner >= 0 and g.tile[position] >= 0
    ]


@cache
def _owner(index: int, nation: int) -> Piece:
    tile, owner = TILES[index], NATIONS[nation]
    return Piece(
        id=f"owner:{tile.id}",
        shape="pennant",
        at=tile.noun,
        tone=owner.tone,
        letter=Text(f"letter-{owner.id}"),
        label=Text("tile-owner", nation=owner.noun),
    )
