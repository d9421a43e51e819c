"""`chart.json`, read once: where everything lies on the chart, in the board's own units; `famous.json`: what is always named."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from theatrum.games.caribbean.tables.places import FILE


class Water(msgspec.Struct, frozen=True):
    """A sea zone: its outline, and the middle around which its name is written and fleets lie."""

    x: int
    y: int
    outline: str


class Atlas(msgspec.Struct, frozen=True):
    width: int
    height: int
    areas: dict[str, tuple[int, int, str]]
    """The middle of its symbol, and the side where its name is best written."""
    coasts: dict[str, tuple[int, int]]
    zones: dict[str, Water]
    plates: dict[str, tuple[int, int, int, int]]
    """Boxes of crossings and home bases: left, top, width, height."""


class Famous(msgspec.Struct, frozen=True):
    areas: dict[str, str]
    """By area, why one looks for it."""


_atlas = msgspec.json.decode((files(__package__) / "chart.json").read_bytes(), type=Atlas)
WIDTH: int = _atlas.width
HEIGHT: int = _atlas.height
_famous = msgspec.json.decode((files(__package__) / "famous.json").read_bytes(), type=Famous)
FAMOUS = frozenset(index for index, row in enumerate(FILE.areas) if row.id in _famous.areas)
"""Areas that are named at every distance."""
MARKS: tuple[tuple[int, int, str], ...] = tuple(_atlas.areas[row.id] for row in FILE.areas)
"""By land area."""
MOORINGS: tuple[tuple[int, int], ...] = tuple(_atlas.coasts[row.id] for row in FILE.coasts)
"""By coast."""
WATERS: tuple[Water, ...] = tuple(_atlas.zones[row.id] for row in FILE.sea_zones)
"""By sea zone."""
PLATES: tuple[tuple[int, int, int, int], ...] = tuple(
    _atlas.plates[row.id] for row in (*FILE.transfer_zones, *FILE.home_bases)
)
"""By transfer zone, then by home base."""
