"""Where a position can be judged: not in the middle of a battle, nor of a compound action."""

from __future__ import annotations

from theatrum.core.contract import Ask
from theatrum.games.generalship.state import Generalship

BEGINNINGS = ("choose-tile", "choose-split")
"""Answers that begin an action: they are judged by what the action has brought."""
LOOPS = (
    "choose-tile",
    "march",
    "draft",
    "alliance",
    "upkeep",
    "use-generals",
    "general-action",
    "technology-action",
    "exchange",
)
"""Questions at which what went before is complete."""


def quiet(g: Generalship, answered: Ask, asked: Ask) -> bool:
    if g.battle is not None:
        return False
    if answered.prompt in BEGINNINGS:
        return g.actor != answered.seat or asked.prompt == "choose-tile"
    if asked.prompt == "draft" and asked.seat == answered.seat and g.light_infantry_drafted % 2:
        return False  # GS-10.3 light infantry is judged in pairs: the second costs no food
    return asked.seat != answered.seat or asked.prompt in LOOPS
