"""How long a bot may think.

Seconds are those of the processor that thinks, so that a busy machine makes a bot slower, not weaker; `wall` is a limit
in seconds of the clock on the wall, for the people who wait. With simulations alone, thinking is repeatable.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from theatrum.core.errors import BadSetup

PATIENCE = 6.0
"""Unless said otherwise, people wait for so many times the seconds of thinking, and at least `LEAST_WALL` seconds."""
LEAST_WALL = 3.0


@dataclass(frozen=True, slots=True)
class Budget:
    """Limits of one answer; whichever is reached first counts."""

    seconds: float | None = None
    simulations: int | None = None
    wall: float | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.simulations is None:
            raise BadSetup("a searching bot needs a limit: seconds or simulations")
        for name in ("seconds", "simulations", "wall"):
            limit = getattr(self, name)
            if limit is not None and not 0 < limit < math.inf:
                raise BadSetup(f"{name} of a searching bot must be more than 0, not {limit}")

    @property
    def longest(self) -> float | None:
        """Seconds on the wall after which an answer has to be there; None: the simulations set the only limit."""
        if self.wall is not None or self.seconds is None:
            return self.wall
        return max(LEAST_WALL, PATIENCE * self.seconds)


class Stopwatch:
    """Measures how much of a budget is spent."""

    __slots__ = ("_budget", "_longest", "_thread", "_wall", "simulations")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._longest = budget.longest
        self._thread = time.thread_time()
        self._wall = time.monotonic()
        self.simulations = 0
        """Simulations made so far; whoever makes one counts it here."""

    @property
    def spent(self) -> float:
        """0 at the beginning, 1 or more when the budget is used up."""
        budget = self._budget
        spent = 0.0
        if budget.simulations is not None:
            spent = self.simulations / budget.simulations
        if budget.seconds is not None:
            spent = max(spent, (time.thread_time() - self._thread) / budget.seconds)
        if self._longest is not None:
            spent = max(spent, (time.monotonic() - self._wall) / self._longest)
        return spent
