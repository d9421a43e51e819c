"""The turn and its phases [E1-7]."""

from __future__ import annotations

from theatrum.core.contract import Runner
from theatrum.games.elisabeth.queries.relations import the_scenario
from theatrum.games.elisabeth.rules.setup import lay_out
from theatrum.games.elisabeth.state import Elisabeth


def set_up(g: Elisabeth) -> None:
    """E1-SG.1 The scenario is laid out and the first turn begins."""
    lay_out(g)
    g.tell("begins", turn=g.turn + 1, last=g.last_turn)
    g.then(("turn",))


def turn(g: Elisabeth) -> None:
    """E1-7.0.1, E1-SL.9, E1-SL.12 The phases that the scenario plays, in order."""
    g.turn += 1
    g.tell("turn", turn=g.turn)
    g.then(*((phase,) for phase in the_scenario(g).phases))


STEPS: dict[str, Runner] = {"setup": set_up, "turn": turn}
