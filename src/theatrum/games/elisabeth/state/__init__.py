"""What is true on the table: `table` (the whole), with what is in progress on land (`war`) and at sea (`sea`), and the
boards beside the map (`boards`, `realms`)."""

from theatrum.games.elisabeth.state.progress import (
    the_battle,
    the_court,
    the_diplomacy,
    the_espionage,
    the_march,
    the_mission,
    the_new_world,
    the_plot,
    the_raid,
    the_realms,
    the_sea_battle,
    the_uprising,
    the_venture,
    the_voyage,
)
from theatrum.games.elisabeth.state.table import Elisabeth

__all__ = [
    "Elisabeth",
    "the_battle",
    "the_court",
    "the_diplomacy",
    "the_espionage",
    "the_march",
    "the_mission",
    "the_new_world",
    "the_plot",
    "the_raid",
    "the_realms",
    "the_sea_battle",
    "the_uprising",
    "the_venture",
    "the_voyage",
]
