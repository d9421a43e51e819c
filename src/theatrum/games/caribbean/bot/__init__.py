"""What a good player of Caribbean looks at, for bots that know no game."""

from __future__ import annotations

from theatrum.core.contract import Ask, Judgement
from theatrum.games.caribbean.bot.order import order
from theatrum.games.caribbean.bot.seeing import SEEN
from theatrum.games.caribbean.bot.value import parts, value
from theatrum.games.caribbean.state import Caribbean

REST = ("act", "operation", "buy-cards", "gift-card", "lay-demand", "diplomacy", "disband", "discard-down")
"""Questions at which the table is at rest: an operation, an event, a step of a phase is over."""


def quiet(g: Caribbean, answered: Ask, asked: Ask) -> bool:
    """A card is judged when its event is over, an operation with its whole activation: never in the middle of a fight."""
    return asked.prompt in REST


def with_others(g: Caribbean) -> bool:
    """An impulse is many questions, and the other nations follow: a tree would not even reach its end."""
    return g.players > 1


JUDGEMENT = Judgement(
    value=value, order=order, quiet=quiet, features=SEEN, long_moves=with_others, parts=parts
)
