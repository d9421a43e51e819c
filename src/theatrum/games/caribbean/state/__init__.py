"""What is true on the table: `table` is the whole, `pieces` small records in it."""

from theatrum.games.caribbean.state.pieces import Army, Nest, PirateFleet
from theatrum.games.caribbean.state.table import (
    ABOARD,
    ATTACKED,
    LOST,
    NO_BATTLE,
    NOBODY,
    POOL,
    RAIN,
    STORM,
    USED,
    Caribbean,
)

__all__ = [
    "ABOARD",
    "ATTACKED",
    "LOST",
    "NOBODY",
    "NO_BATTLE",
    "POOL",
    "RAIN",
    "STORM",
    "USED",
    "Army",
    "Caribbean",
    "Nest",
    "PirateFleet",
]
