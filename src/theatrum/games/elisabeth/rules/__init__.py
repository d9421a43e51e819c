"""The chapters joined: all steps, actions, events and responses."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Runner
from theatrum.games.elisabeth.rules import (
    actions,
    armada,
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
    foreign_war,
    impulses,
    interception,
    league,
    loans,
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
    treasure_fleet,
    treasures,
    turn,
    victory,
    voyages,
    wars,
    winter,
    works,
)
from theatrum.games.elisabeth.rules.actions import ACTIONS
from theatrum.games.elisabeth.rules.events import (
    EVENTS,
    armies,
    arts,
    courts,
    faith,
    netherlands,
    ocean,
    paris,
    plots,
    politics,
    provinces,
    realms,
)
from theatrum.games.elisabeth.rules.events import armada as armada_events
from theatrum.games.elisabeth.rules.hooks import hooked
from theatrum.games.elisabeth.rules.religion import CONVERT_ALL
from theatrum.games.elisabeth.rules.responses import RESPONSES
from theatrum.games.elisabeth.rules.winter_land import ALL_RETURN
from theatrum.kit.pick import ALL_BUT

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
    **works.STEPS,
    **league.STEPS,
    **foreign_war.STEPS,
    **armada.STEPS,
    **winter.STEPS,
    **victory.STEPS,
    **wars.STEPS,
    **loans.STEPS,
    **armies.STEPS,
    **politics.STEPS,
    **courts.STEPS,
    **faith.STEPS,
    **plots.STEPS,
    **arts.STEPS,
    **ocean.STEPS,
    **realms.STEPS,
    **netherlands.STEPS,
    **provinces.STEPS,
    **paris.STEPS,
    **armada_events.STEPS,
}
STEPS: Mapping[str, Runner] = {name: hooked(run) for name, run in CHAPTERS.items()}
"""Every step settles what it has changed."""
MANY = frozenset({ALL_BUT, ALL_RETURN, str(CONVERT_ALL[0])})
"""The verbs of answers for many."""

__all__ = ["ACTIONS", "EVENTS", "MANY", "RESPONSES", "STEPS"]
