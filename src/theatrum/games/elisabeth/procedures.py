"""The chapters joined: all steps, all actions, all cards."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Runner
from theatrum.games.elisabeth.rules import (
    battle,
    construction,
    control,
    impulses,
    minors,
    movement,
    naval_battle,
    naval_move,
    piracy,
    siege,
    spring,
    transport,
    turn,
    victory,
    winter,
)
from theatrum.games.elisabeth.rules.events import armies, combat, politics, responses, sea
from theatrum.games.elisabeth.rules.hooks import hooked

CARDS_LOADED = (combat, politics, responses, sea)
"""They register their cards when they are loaded."""

impulses.ACTIONS[:] = [
    *movement.ACTIONS,
    *transport.ACTIONS,
    *control.ACTIONS,
    *siege.ACTIONS,
    *construction.ACTIONS,
    *naval_move.ACTIONS,
    *piracy.ACTIONS,
    *minors.ACTIONS,
]

PROCEDURES: Mapping[str, Runner] = {
    name: hooked(run)
    for steps in (
        turn.STEPS,
        spring.STEPS,
        impulses.STEPS,
        movement.STEPS,
        battle.STEPS,
        siege.STEPS,
        control.STEPS,
        naval_move.STEPS,
        naval_battle.STEPS,
        transport.STEPS,
        piracy.STEPS,
        construction.STEPS,
        winter.STEPS,
        victory.STEPS,
        armies.STEPS,
    )
    for name, run in steps.items()
}
