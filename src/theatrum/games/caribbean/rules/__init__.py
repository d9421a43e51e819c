"""The rules of Caribbean: one module per chapter, joined here. README.md of the package says what is missing."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Runner
from theatrum.games.caribbean.rules import (
    activation,
    administration,
    cards,
    diplomacy,
    events,
    home_base,
    impulses,
    movement,
    operations,
    pending,
    setup,
    transfers,
    turn,
    victory,
)

STEPS: Mapping[str, Runner] = {
    **pending.STEPS,
    **setup.STEPS,
    **turn.STEPS,
    **administration.STEPS,
    **cards.STEPS,
    **diplomacy.STEPS,
    **impulses.STEPS,
    **events.STEPS,
    **operations.STEPS,
    **home_base.STEPS,
    **activation.STEPS,
    **movement.STEPS,
    **transfers.STEPS,
    **victory.STEPS,
}
