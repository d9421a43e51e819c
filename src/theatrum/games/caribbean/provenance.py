"""What about the data is uncertain: which things no source tells us, or not all of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from theatrum.games.caribbean.tables import advisors, awards, buildings, cards, goods, pieces
from theatrum.games.caribbean.tables import places as map_
from theatrum.games.caribbean.tables import research as sheet
from theatrum.games.caribbean.tables.files import NamedRow


def _kinds() -> Iterable[tuple[str, Iterable[NamedRow]]]:
    yield "area", map_.FILE.areas
    yield "sea", map_.FILE.sea_zones
    yield "transfer", map_.FILE.transfer_zones
    yield "ware", goods.FILE.goods
    yield "building", buildings.FILE.buildings
    yield "unit", pieces.UNITS_READ.land_units
    yield "ship", pieces.UNITS_READ.ships
    yield "figure", (*pieces.FLEETS_READ.fleet_markers, *pieces.LEADERS_READ.leaders)
    yield "advisor", advisors.FILE.advisors
    yield "research", sheet.ROWS
    yield "award", awards.ROWS
    yield "card", (*cards.GENERAL_ROWS, *cards.NATION_ROWS)
    yield "main", cards.MAIN_READ.main_cards


def uncertain(row: NamedRow) -> bool:
    """Is something about it ours?"""
    return row.source == "reconstructed" or bool(row.reconstructed_fields)


@cache
def reconstructed() -> Sequence[str]:
    """The nouns whose data, or part of it, is reconstructed."""
    return tuple(f"{kind}:{row.id}" for kind, rows in _kinds() for row in rows if uncertain(row))
