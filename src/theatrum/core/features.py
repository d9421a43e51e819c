"""What a learning program sees of a position: a few named numbers, instead of everything there is.

A game that has `Features` (in its `Judgement`) says of every seat how it stands, of the table what concerns all, and
which things each seat has. Networks judge by them, and they are what learning environments show by default.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

S = TypeVar("S")


class Sight(NamedTuple):
    """One position, for all seats at once."""

    seats: list[list[float]]
    """By seat: the numbers named by `Features.seat`."""
    table: list[float]
    """The numbers named by `Features.table`."""
    things: list[list[int]]
    """By seat: which of `Features.things` it has, by their index; one that it has twice is named twice."""


@dataclass(frozen=True, slots=True)
class Features(Generic[S]):
    """The names of what is seen, and how to look.

    `look(state)` counts whatever lies in the state, hidden or not: look only at worlds in which everything was dealt anew
    that the seat can't know (`Game.determinized`). It gives None where there is nothing to judge yet, or where the
    options of the game are others than those it knows.
    """

    seat: tuple[str, ...]
    table: tuple[str, ...]
    things: tuple[str, ...]
    look: Callable[[S], Sight | None]
    kind: Callable[[S], str] = lambda state: ""
    """Which of several games it is (a scenario): a network judges only kinds of which it has learned."""
    open: bool = False
    """True if `look` counts nothing that any seat can't know: then the state itself may be looked at."""

    def fingerprint(self, rules_version: int) -> str:
        """Changes when a name, the order of the names, or the rules do: what was learned before does not fit then."""
        text = "\n".join((str(rules_version), *self.seat, "", *self.table, "", *self.things))
        return hashlib.sha256(text.encode()).hexdigest()[:16]
