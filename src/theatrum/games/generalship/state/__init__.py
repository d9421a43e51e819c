"""What is true on the table: `table` is the whole, `battle` a part of it that comes and goes."""

from theatrum.games.generalship.state.battle import Battle
from theatrum.games.generalship.state.table import (
    BOARDED,
    ENDED,
    FRESH,
    LANDING,
    MOVED,
    NOBODY,
    NOTHING,
    Generalship,
)

__all__ = ["BOARDED", "ENDED", "FRESH", "LANDING", "MOVED", "NOBODY", "NOTHING", "Battle", "Generalship"]
