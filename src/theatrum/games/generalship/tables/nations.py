"""The nations with their people, and all tiles of the map: 12 belong to nations, 12 are neutral [GS-2, GS-5, GS-6]."""

from __future__ import annotations

import msgspec

from theatrum.core.contract import Atom
from theatrum.games.generalship.tables.files import NATION_FILE, NEUTRAL_FILE
from theatrum.games.generalship.tables.records.map import (
    CircleRow,
    ExchangeRow,
    NationRow,
    NationTileRow,
    NeutralTileRow,
)
from theatrum.games.generalship.tables.vocabulary import ROLES, TERRAINS
from theatrum.kit.data import refuse
from theatrum.kit.nouns import Nouns


class Exchange(msgspec.Struct, frozen=True):
    """An exchange symbol: so much food against so much metal, in either direction, once [GS-5.5]."""

    food: int
    metal: int


class Circle(msgspec.Struct, frozen=True):
    """A numbered population circle of a nation."""

    index: int
    id: str
    number: int
    numeral: str
    role: int
    """Which of the nation's tiles carries it: 0 capital, 1 front left, 2 front right."""
    food: int
    metal: int
    exchange: Exchange | None

    @property
    def noun(self) -> str:
        return f"circle:{self.id}"


class Tile(msgspec.Struct, frozen=True):
    """A map tile."""

    index: int
    id: str
    terrain: int
    fortress: bool
    nation: int
    """Index of the nation, or -1."""
    role: int
    """0 capital, 1 front left, 2 front right; -1 for neutral tiles."""
    growth: int
    food: int
    metal: int
    exchange: Exchange | None
    reconstructed: bool

    @property
    def noun(self) -> str:
        return f"tile:{self.id}"


class Nation(msgspec.Struct, frozen=True):
    index: int
    id: str
    tone: str
    max_population: int
    growth_overrides: dict[int, int]
    circles: tuple[Circle, ...]
    """In ascending order of their numbers."""
    tiles: tuple[int, int, int]
    """Tile indices: capital, front left, front right."""

    @property
    def noun(self) -> str:
        return f"nation:{self.id}"


def _exchange(row: ExchangeRow | None) -> Exchange | None:
    return None if row is None else Exchange(row.food, row.metal)


def _nation_tile(row: NationTileRow, index: int, nation: int) -> Tile:
    return Tile(
        index=index,
        id=row.id,
        terrain=TERRAINS.index(row.terrain),
        fortress=row.fortress,
        nation=nation,
        role=ROLES.index(row.role),
        growth=row.growth,
        food=0,
        metal=0,
        exchange=None,
        reconstructed=row.provenance.reconstructed,
    )


def _neutral_tile(row: NeutralTileRow, index: int) -> Tile:
    return Tile(
        index=index,
        id=row.id,
        terrain=TERRAINS.index(row.terrain),
        fortress=row.fortress,
        nation=-1,
        role=-1,
        growth=0,
        food=row.produces.food,
        metal=row.produces.metal,
        exchange=_exchange(row.exchange),
        reconstructed=row.provenance.reconstructed,
    )


def _circle(row: CircleRow, index: int, role: int) -> Circle:
    return Circle(
        index=index,
        id=row.id,
        number=row.number,
        numeral=row.numeral,
        role=role,
        food=row.produces.food,
        metal=row.produces.metal,
        exchange=_exchange(row.exchange),
    )


def _in_order(row: NationRow, index: int) -> list[NationTileRow]:
    """Capital, front left, front right."""
    tiles = sorted(row.tiles, key=lambda tile: ROLES.index(tile.role))
    if [tile.role for tile in tiles] != list(ROLES):
        refuse(
            NATION_FILE.at(index, row.id, "tiles"), "a nation has a capital, a front_left and a front_right"
        )
    return tiles


def _nation(index: int, row: NationRow, first: int) -> Nation:
    """`first` is the index of its capital tile."""
    circles = sorted(
        ((role, c) for role, tile in enumerate(_in_order(row, index)) for c in tile.circles),
        key=lambda found: (found[1].number, found[0]),
    )
    return Nation(
        index=index,
        id=row.id,
        tone=row.colour,
        max_population=row.max_population,
        growth_overrides={o.population: o.growth for o in row.growth_overrides},
        circles=tuple(_circle(c, i, role) for i, (role, c) in enumerate(circles)),
        tiles=(first, first + 1, first + 2),
    )


_NATIONS = NATION_FILE.load().nations
NATIONS = tuple(_nation(n, row, n * len(ROLES)) for n, row in enumerate(_NATIONS))
_OWN = [(n, tile) for n, row in enumerate(_NATIONS) for tile in _in_order(row, n)]
_NEUTRAL = NEUTRAL_FILE.load().tiles
TILES = (
    *(_nation_tile(tile, i, n) for i, (n, tile) in enumerate(_OWN)),
    *(_neutral_tile(tile, len(_OWN) + i) for i, tile in enumerate(_NEUTRAL)),
)

NATION_BY_NOUN = Nouns("nation", (nation.id for nation in NATIONS))
NATION_NOUN = NATION_BY_NOUN.noun
NATION = NATION_BY_NOUN.by_id
TILE_BY_NOUN = Nouns("tile", (tile.id for tile in TILES))
TILE_NOUN = TILE_BY_NOUN.noun
TILE = TILE_BY_NOUN.by_id
CIRCLE_BY_NOUN: dict[Atom, int] = {
    circle.noun: circle.index for nation in NATIONS for circle in nation.circles
}
"""The place of a circle in its nation's table."""
