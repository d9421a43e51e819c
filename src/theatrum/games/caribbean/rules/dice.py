"""CC-0.1.1 Dice, and how many of them each kind of roll has."""

from __future__ import annotations

from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.charts import ROLLS, dice_of

FACES = 10
DICE: dict[str, int] = {
    **{kind: dice_of(chart) for kind, chart in ROLLS.items()},
    "lc": 2,
    "nc": 2,
    "int": 1,
    "wg": 1,
}
"""CC-4.4.3, CC-5.6.3, CC-6 By kind of roll."""


def dice(g: Caribbean, n: int) -> int:
    """CC-0.1.1 The sum of so many ten-sided dice."""
    return sum(g.roll(FACES) for _ in range(n))


def cast(g: Caribbean, side: int, kind: str) -> None:
    """CC-4.3.17 The dice of a side for the pending roll: they lie there until it is counted."""
    g.faces[side] = tuple(g.roll(FACES) for _ in range(DICE[kind]))
    g.thrown[side] = sum(g.faces[side])
