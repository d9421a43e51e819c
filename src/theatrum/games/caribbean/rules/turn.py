"""CC-0.5 The turn: administration, cards, diplomacy, action, victory phase."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Runner
from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.nations import N_NATIONS


def turn(g: Caribbean) -> None:
    """CC-0.5 The five phases; no impulse has begun [CC-7.2]."""
    g.impulse, g.turn_award = 0, [NOBODY] * N_NATIONS
    g.tell("turn", turn=g.turn, period=g.period)
    g.then(("administration",), ("card_phase",), ("diplomacy_phase",), ("action_phase",), ("victory_phase",))


STEPS: Mapping[str, Runner] = {
    "turn": turn,
}
