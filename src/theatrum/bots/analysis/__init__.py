"""Looking back at a game: how the chances went, where they turned, and what the searching bot would have done there.

`analyse` walks through a game once and lets the game's own judgement say how everybody stood (`curve`), finds where that
changed most (`turns`), and searches some of the decisions, first those at the turns, then others spread over the game
(`decisions`). What it finds is plain data with its words in every language (`findings`): it can be stored, sent and
printed without looking at the game again.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from theatrum.bots.analysis.curve import Point, curve_of, thinned
from theatrum.bots.analysis.decisions import Examined, Examiner, spread
from theatrum.bots.analysis.findings import Analysis, Findings
from theatrum.bots.analysis.turns import Swing, swings
from theatrum.bots.budget import Budget
from theatrum.core.game import Game
from theatrum.core.state import Answered

__all__ = ["Analysis", "Effort", "analyse"]
Told = Callable[[float], None]
"""Hears how much of the work is done, 0 … 1."""
AT_A_TURN = 4
"""So many decisions at most are searched at one turning point."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much an analysis may cost: seconds of the processor in all, or simulations for each decision (then the same
    seed finds the same); and how many decisions are searched at most."""

    seconds: float = 60.0
    simulations: int | None = None
    decisions: int = 48

    @property
    def each(self) -> Budget:
        """For one decision."""
        if self.simulations is not None:
            return Budget(simulations=self.simulations)
        return Budget(seconds=max(0.02, self.seconds / self.decisions))


def analyse(game: Game, effort: Effort | None = None, told: Told | None = None, seed: int = 0) -> Analysis:
    """Everything that can be said about a game, over or not. Without a judgement that is only its points."""
    effort, tell = effort or Effort(), told or (lambda done: None)
    judgement = game.definition.judgement
    points: list[Point] = []
    turning: list[Swing] = []
    examined: list[Examined] = []
    if judgement is not None and judgement.value is not None:
        points = curve_of(game, judgement)
        turning = swings(points)
        given = [h for h in game.history() if isinstance(h, Answered)]
        examiner = Examiner(game, judgement, given, effort.each, random.Random(f"analysis {seed}"))
        tell(0.02)
        for n, position in enumerate(wanted := _wanted(game, turning, given, effort.decisions), start=1):
            found = examiner.examine(position)
            if found is not None:
                examined.append(found)
            tell(0.02 + 0.97 * n / len(wanted))
    analysis = Findings(game).told_of(thinned(points, turning), turning, examined)
    tell(1.0)
    return analysis


def _wanted(game: Game, turning: list[Swing], given: list[Answered], most: int) -> list[int]:
    """The positions worth searching: at the turning points, then evenly over every seat's game."""
    first = game.epoch_position
    at_turns = [p for swing in turning for p in range(swing.start, swing.end)[:AT_A_TURN]]
    by_seat: dict[int, list[int]] = {}
    for n, answered in enumerate(given):
        if not answered.standing:
            by_seat.setdefault(answered.seat, []).append(first + n)
    rest = max(0, most - len(at_turns))
    return list(dict.fromkeys([*at_turns[:most], *spread(by_seat, rest)]))
