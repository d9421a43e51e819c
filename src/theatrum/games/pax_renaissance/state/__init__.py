"""What is true on the table: `table` is the whole, `progress` a part of it that comes and goes."""

from theatrum.games.pax_renaissance.state.progress import (
    ATTACKERS,
    BY_CAMPAIGN,
    BY_CONSPIRACY,
    BY_RELIGION,
    BY_REVOLT,
    DEFENDERS,
    NOTHING,
    Fair,
    War,
)
from theatrum.games.pax_renaissance.state.table import NOBODY, PaxRenaissance

__all__ = [
    "ATTACKERS",
    "BY_CAMPAIGN",
    "BY_CONSPIRACY",
    "BY_RELIGION",
    "BY_REVOLT",
    "DEFENDERS",
    "NOBODY",
    "NOTHING",
    "Fair",
    "PaxRenaissance",
    "War",
]
