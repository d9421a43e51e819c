"""The chapters joined: all steps, actions, events and responses."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Runner
from theatrum.games.elisabeth.rules import (
    actions,
    assault,
    avoidance,
    battle,
    card_phase,
    combat,
    command,
    control,
    declarations,
    diplomacy,
    espionage,
    impulses,
    interception,
    marriage,
    minors,
    movement,
    murder,
    naval_battle,
    naval_move,
    patronage,
    piracy,
    ransom,
    rebellion,
    religion,
    retreat,
    rising,
    siege,
    spring,
    transport,
    treasures,
    turn,
    victory,
    wars,
    winter,
)
from theatrum.games.elisabeth.rules.actions import ACTIONS
from theatrum.games.elisabeth.rules.events import EVENTS, armies, arts, faith, plots
from theatrum.games.elisabeth.rules.hooks import hooked
from theatrum.games.elisabeth.rules.responses import RESPONSES

CHAPTERS: Mapping[str, Runner] = {
    **turn.STEPS,
    **card_phase.STEPS,
    **treasures.STEPS,
    **ransom.STEPS,
    **minors.STEPS,
    **marriage.STEPS,
    **diplomacy.STEPS,
    **declarations.STEPS,
    **spring.STEPS,
    **impulses.STEPS,
    **command.STEPS,
    **actions.STEPS,
    **movement.STEPS,
    **interception.STEPS,
    **avoidance.STEPS,
    **battle.STEPS,
    **combat.STEPS,
    **retreat.STEPS,
    **assault.STEPS,
    **siege.STEPS,
    **control.STEPS,
    **naval_move.STEPS,
    **naval_battle.STEPS,
    **transport.STEPS,
    **piracy.STEPS,
    **religion.STEPS,
    **rebellion.STEPS,
    **espionage.STEPS,
    **murder.STEPS,
    **rising.STEPS,
    **patronage.STEPS,
    **winter.STEPS,
    **victory.STEPS,
    **wars.STEPS,
    **armies.STEPS,
    **faith.STEPS,
    **plots.STEPS,
    **arts.STEPS,
}
STEPS: Mapping[str, Runner] = {name: hooked(run) for name, run in CHAPTERS.items()}
"""Every step settles what it has changed."""

__all__ = ["ACTIONS", "EVENTS", "RESPONSES", "STEPS"]
