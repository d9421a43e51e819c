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
    land_attacks,
    land_combat,
    land_end,
    land_losses,
    movement,
    operations,
    pending,
    retreat,
    setup,
    surplus,
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
    **land_attacks.STEPS,
    **land_combat.STEPS,
    **land_losses.STEPS,
    **land_end.STEPS,
    **retreat.STEPS,
    **surplus.STEPS,
}
