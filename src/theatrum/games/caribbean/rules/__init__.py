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
    interception,
    land_attacks,
    land_combat,
    land_end,
    land_losses,
    movement,
    operations,
    pending,
    retreat,
    sea_bribe,
    sea_cargo,
    sea_combat,
    sea_end,
    sea_hits,
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
    **interception.STEPS,
    **sea_combat.STEPS,
    **sea_bribe.STEPS,
    **sea_cargo.STEPS,
    **sea_hits.STEPS,
    **sea_end.STEPS,
}
