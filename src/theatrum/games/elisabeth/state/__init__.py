"""What is true on the table: `table` (the whole), with what is in progress on land (`war`) and at sea (`sea`), and the
boards beside the map (`boards`)."""

from theatrum.games.elisabeth.state.progress import (
    the_battle,
    the_march,
    the_mission,
    the_plot,
    the_raid,
    the_sea_battle,
    the_uprising,
    the_venture,
    the_voyage,
)
from theatrum.games.elisabeth.state.table import Elisabeth

__all__ = [
    "Elisabeth",
    "the_battle",
    "the_march",
    "the_mission",
    "the_plot",
    "the_raid",
    "the_sea_battle",
    "the_uprising",
    "the_venture",
    "the_voyage",
]
