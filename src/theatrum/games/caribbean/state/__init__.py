"""What is true on the table: `table` is the whole, `pieces` and `activation` small records in it."""

from theatrum.games.caribbean.state.activation import Activation
from theatrum.games.caribbean.state.battle import (
    ATTACKING,
    DEFENDING,
    EUROPEANS,
    NATIVES,
    PIRATES,
    LandBattle,
    SeaBattle,
)
from theatrum.games.caribbean.state.pieces import Army, Nest, PirateFleet
from theatrum.games.caribbean.state.table import (
    ABOARD,
    ATTACKED,
    FOUGHT,
    HIDES,
    LOST,
    NO_BATTLE,
    NO_ROLL,
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
    "ATTACKING",
    "DEFENDING",
    "EUROPEANS",
    "FOUGHT",
    "HIDES",
    "LOST",
    "NATIVES",
    "NOBODY",
    "NO_BATTLE",
    "NO_ROLL",
    "PIRATES",
    "POOL",
    "RAIN",
    "STORM",
    "USED",
    "Activation",
    "Army",
    "Caribbean",
    "LandBattle",
    "Nest",
    "PirateFleet",
    "SeaBattle",
]
