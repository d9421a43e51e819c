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
    colonies,
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
    ocean_piracy,
    patronage,
    piracy,
    ransom,
    rebellion,
    religion,
    retreat,
    rising,
    siege,
    spring,
    spring_sea,
    transport,
    treasures,
    treasure_fleet,
    turn,
    victory,
    voyages,
    wars,
    winter,
)
from theatrum.games.elisabeth.rules.actions import ACTIONS
from theatrum.games.elisabeth.rules.events import EVENTS, armies, arts, faith, ocean, plots
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
    **spring_sea.STEPS,
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
    **voyages.STEPS,
    **ocean_piracy.STEPS,
    **treasure_fleet.STEPS,
    **colonies.STEPS,
    **winter.STEPS,
    **victory.STEPS,
    **wars.STEPS,
    **armies.STEPS,
    **faith.STEPS,
    **plots.STEPS,
    **arts.STEPS,
    **ocean.STEPS,
}
STEPS: Mapping[str, Runner] = {name: hooked(run) for name, run in CHAPTERS.items()}
"""Every step settles what it has changed."""

__all__ = ["ACTIONS", "EVENTS", "RESPONSES", "STEPS"]
