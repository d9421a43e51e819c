"""CC-4.3.5, CC-4.3.21 Hiring: which colours a roll can give, and which advisors are left."""

from __future__ import annotations

from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.advisors import ADVISORS, COLOURS, HIRE
from theatrum.games.caribbean.tables.charts import within

FACES = 10


def colour_of(result: int) -> int:
    """CC-4.3.5 The colour that a modified roll gives."""
    for row in HIRE.rows:
        if within(result, row.modified):
            return COLOURS.index(row.color)
    return NOBODY


def left(g: Caribbean, colour: int) -> int:
    """Counters of a colour in its container."""
    return sum(g.advisors[advisor.index] for advisor in ADVISORS if advisor.colour == colour)


def reachable(g: Caribbean, modifier: int) -> list[int]:
    """CC-4.3.21 The colours that a roll with this modifier can give and that have a counter."""
    colours = {colour_of(face + modifier) for face in range(1, FACES + 1)}
    return sorted(colour for colour in colours if colour >= 0 and left(g, colour))
