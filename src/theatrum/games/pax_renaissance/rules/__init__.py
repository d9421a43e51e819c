"""The rules of Pax Renaissance: one module per chapter, joined here."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Runner
from theatrum.games.pax_renaissance.rules import (
    bishops,
    expansion,
    fairs,
    map_ops,
    market,
    one_shots,
    operations,
    playing,
    regime,
    setup,
    theocracy,
    tokens,
    turn,
    wars,
)

STEPS: Mapping[str, Runner] = {
    **setup.STEPS,
    **turn.STEPS,
    **market.STEPS,
    **playing.STEPS,
    **one_shots.STEPS,
    **expansion.STEPS,
    **operations.STEPS,
    **bishops.STEPS,
    **map_ops.STEPS,
    **tokens.STEPS,
    **fairs.STEPS,
    **wars.STEPS,
    **theocracy.STEPS,
    **regime.STEPS,
}
