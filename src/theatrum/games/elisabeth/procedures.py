"""The chapters joined: all steps, all actions, all cards."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Runner
from theatrum.games.elisabeth.rules import (
    assault,
    avoidance,
    battle,
    combat,
    construction,
    control,
    impulses,
    interception,
    minors,
    movement,
    naval_battle,
    naval_move,
    piracy,
    retreat,
    siege,
    spring,
    transport,
    turn,
    victory,
    winter,
)
from theatrum.games.elisabeth.rules.events import armies, politics, responses, sea
from theatrum.games.elisabeth.rules.events import combat as combat_cards
from theatrum.games.elisabeth.rules.hooks import hooked

CARDS_LOADED = (combat_cards, politics, responses, sea)
"""They register their cards when they are loaded."""

impulses.ACTIONS[:] = [
    *movement.ACTIONS,
    *transport.ACTIONS,
    *control.ACTIONS,
    *assault.ACTIONS,
    *construction.ACTIONS,
    *naval_move.ACTIONS,
    *piracy.ACTIONS,
    *minors.ACTIONS,
]

CHAPTERS: tuple[Mapping[str, Runner], ...] = (
    turn.STEPS,
    spring.STEPS,
    impulses.STEPS,
    movement.STEPS,
    interception.STEPS,
    avoidance.STEPS,
    battle.STEPS,
    combat.STEPS,
    retreat.STEPS,
    assault.STEPS,
    siege.STEPS,
    control.STEPS,
    naval_move.STEPS,
    naval_battle.STEPS,
    transport.STEPS,
    piracy.STEPS,
    winter.STEPS,
    victory.STEPS,
    armies.STEPS,
)
PROCEDURES: Mapping[str, Runner] = {name: hooked(run) for steps in CHAPTERS for name, run in steps.items()}
