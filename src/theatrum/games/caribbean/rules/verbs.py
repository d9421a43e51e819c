"""What an active figure can do: a verb of its question says why not, and does it. One shape for all free actions and
operations, so that lists, reasons and deeds can't disagree."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from theatrum.core.contract import Answer, Refusal
from theatrum.games.caribbean.state import Activation, Caribbean
from theatrum.games.caribbean.tables.pieces import FIGURE, N_FIGURES
from theatrum.games.caribbean.tables.places import AREA

OVER = Refusal("CC-4.4.0.2", "operation-over")
OTHER_OPERATION = Refusal("CC-4.4.0.7", "other-operation")


class Verb(NamedTuple):
    """Of the question `acting`: (state, active figure, answer)."""

    why_not: Callable[[Caribbean, int, Answer], Refusal | None]
    do: Callable[[Caribbean, int, Answer], None]


def the_activation(g: Caribbean) -> Activation:
    """The activation that is going on."""
    assert g.activation is not None
    return g.activation


def why_not_operate(g: Caribbean, operation: str) -> Refusal | None:
    """CC-4.4.0.2 The figure was activated for this, and has not done it yet."""
    now = the_activation(g)
    if now.operation != operation:
        return OTHER_OPERATION
    return OVER if now.spent else None


def partner_noun(partner: int) -> str:
    """A partner of transfers: a figure, or a colony."""
    return FIGURE.noun[partner] if partner < N_FIGURES else AREA.noun[partner - N_FIGURES]


def partner_of(noun: str | int) -> int:
    return FIGURE[noun] if str(noun) in FIGURE else N_FIGURES + AREA[noun]
