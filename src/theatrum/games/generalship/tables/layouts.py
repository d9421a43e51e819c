"""Where tiles lie [GS-2.2 … GS-2.4]: positions on hexagons, the nations' homes, the order in which the rest is filled."""

from __future__ import annotations

import msgspec

from theatrum.games.generalship.tables.files import LAYOUT_FILE
from theatrum.games.generalship.tables.nations import NATIONS
from theatrum.games.generalship.tables.records.map import LayoutRow
from theatrum.kit.data import Ids, Place
from theatrum.kit.hexes import links


class Layout(msgspec.Struct, frozen=True):
    """Positions are numbered: the neutral ones first, then three for every seat position."""

    id: str
    players: int
    positions: tuple[str, ...]
    coordinates: tuple[tuple[int, int], ...]
    """Axial hexagon coordinates (q, r), pointy top."""
    neighbours: tuple[tuple[int, ...], ...]
    neutral: int
    """How many positions are neutral: 0 … neutral - 1."""
    corners: tuple[int, ...]
    """Corner positions in their order of filling."""
    rest: tuple[int, ...]
    """The other neutral positions in their order of filling."""
    homes: tuple[tuple[int, int, int], ...]
    """For each place (s1, s2, …) the positions of capital, front left, front right."""
    assignment: tuple[int, ...]
    """Nation index for each place, where it is fixed (four players); else empty."""


_NATION_IDS = Ids("nation", (nation.id for nation in NATIONS))


def _layout(row: LayoutRow) -> Layout:
    neutral = row.neutral_positions
    homes = [(s.positions.capital, s.positions.front_left, s.positions.front_right) for s in row.seats]
    places = [*neutral, *(position for home in homes for position in home)]
    at = {place.id: i for i, place in enumerate(places)}
    filling = sorted(neutral, key=lambda place: place.fill_order)
    coordinates = tuple((place.q, place.r) for place in places)
    given = row.nation_assignment
    fixed = [name for name in (given.s1, given.s2, given.s3, given.s4) if name is not None]
    return Layout(
        id=row.id,
        players=row.players,
        positions=tuple(place.id for place in places),
        coordinates=coordinates,
        neighbours=links(coordinates),
        neutral=len(neutral),
        corners=tuple(at[place.id] for place in filling if place.corner),
        rest=tuple(at[place.id] for place in filling if not place.corner),
        homes=tuple((at[a.id], at[b.id], at[c.id]) for a, b, c in homes),
        assignment=_NATION_IDS.find_all(fixed, Place(LAYOUT_FILE.file, f"{row.id}.nation_assignment")),
    )


LAYOUTS = {row.id: _layout(row) for row in LAYOUT_FILE.load().layouts}
