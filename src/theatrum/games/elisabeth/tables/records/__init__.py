"""The data files as they are written, one record per row: what is unknown or missing is refused with file and place.

The modules above (`places`, `powers`, `pieces`, `cards`, …) make of them what the rules use, with indices for ids.
"""

from __future__ import annotations

from theatrum.core.contract import DataTable
from theatrum.games.elisabeth.tables.records import cards, court, map, pieces, points, powers, setups, world

TABLES: tuple[DataTable, ...] = (
    map.SPACES,
    map.SEA_ZONES,
    map.CONNECTIONS,
    powers.POWERS,
    powers.MINOR_POWERS,
    powers.WAR_COSTS,
    pieces.UNITS_POOL,
    pieces.LEADERS,
    pieces.CAPTAINS,
    pieces.PERSONS,
    cards.CARDS,
    court.NOBLES,
    court.PATRONAGE,
    world.WORLD_MAP,
    world.TREASURES,
    points.VP_TABLES,
    points.TABLES,
    setups.SCENARIOS,
    setups.LEARNING,
    setups.CAMPAIGN,
    setups.TOURNAMENT,
)
"""All of them, for the definition."""
