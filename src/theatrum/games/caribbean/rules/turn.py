"""CC-0.5 The turn: administration, cards, diplomacy, action, victory phase."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Runner
from theatrum.games.caribbean.state import Caribbean


def turn(g: Caribbean) -> None:
    """CC-0.5 The five phases."""
    g.tell("turn", turn=g.turn, period=g.period)
    g.then(("administration",), ("card_phase",), ("diplomacy_phase",), ("action_phase",), ("victory_phase",))


STEPS: Mapping[str, Runner] = {
    "turn": turn,
}
