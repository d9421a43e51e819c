"""What an event is: the ways to play a card for its text as the opening of one's own impulse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from theatrum.core.contract import Atom, Procedure
from theatrum.games.elisabeth.state import Elisabeth

Targets = tuple[Atom, ...]
NO_TARGET: list[Targets] = [()]


@dataclass(frozen=True, slots=True)
class Event:
    """The text of a card.

    `targets(g, power)`: what must be named when it is announced, every legal way ([()] if nothing has to be named; [] if
    the card can't be played for its text now). `carry_out(g, power, targets)` does it; the card has been spent by then.
    """

    targets: Callable[[Elisabeth, int], Sequence[Targets]]
    carry_out: Callable[[Elisabeth, int, Targets], Procedure[None]]


EVENTS: dict[int, Event] = {}
"""By number of the card; filled by the modules of this folder when `rules` is loaded."""
