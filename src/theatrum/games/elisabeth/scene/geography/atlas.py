"""`europe.json`, read once: positions in the board's own units."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from theatrum.games.elisabeth.tables.places import SPACES, ZONES


class Mark(msgspec.Struct, frozen=True):
    """A space: the middle of its symbol, its radius, and the side, letter size and room of its name.

    Pieces stand at the upper right of the symbol, so names keep away from there where they can. `moved` says how far
    the symbol was pushed from its true place to make room.
    """

    x: int
    y: int
    side: str
    radius: float
    size: float
    wide: float
    moved: int


class Way(msgspec.Struct, frozen=True):
    """A connection [E1-2.0.2]; `kind` is the client's: road, pass or water. `via` pulls it past other spaces."""

    a: str
    b: str
    kind: str
    via: list[tuple[float, float]] = []


class Water(msgspec.Struct, frozen=True):
    """A sea zone: its outline, and the middle around which its name is written and fleets lie."""

    x: int
    y: int
    outline: str


class Anchor(msgspec.Struct, frozen=True):
    """Where a port's anchor is drawn, in the water of one of its zones [E1-2.5.6]."""

    space: str
    zone: str
    x: int
    y: int


class Legend(msgspec.Struct, frozen=True):
    """An old name of a country or water that is no part of the game: in Latin, so the same in every language."""

    text: str
    x: int
    y: int
    size: float
    style: str


class Atlas(msgspec.Struct, frozen=True):
    width: int
    height: int
    spaces: dict[str, Mark]
    links: list[Way]
    zones: dict[str, Water]
    anchors: list[Anchor]
    names: list[Legend]


_atlas = msgspec.json.decode((files(__package__) / "europe.json").read_bytes(), type=Atlas)
WIDTH: int = _atlas.width
HEIGHT: int = _atlas.height
MARKS: tuple[Mark, ...] = tuple(_atlas.spaces[s.id] for s in SPACES)
"""By space."""
WATERS: tuple[Water, ...] = tuple(_atlas.zones[z.id] for z in ZONES)
"""By sea zone, in the order of `ZONES`."""
WAYS: tuple[Way, ...] = tuple(_atlas.links)
ANCHORS: tuple[Anchor, ...] = tuple(_atlas.anchors)
OLD_NAMES: tuple[Legend, ...] = tuple(_atlas.names)
