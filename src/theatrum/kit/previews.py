"""Previews made from stages: what an answer would change on the stage that stands, or which contest it would bring on.

A game lays out how things would be and draws the same stage of it: so a preview can't tell another story than the stage
does afterwards.
"""

from __future__ import annotations

from theatrum.core.scene import Spotlight
from theatrum.core.stage import Preview, Reckoned


def ahead(light: Spotlight) -> Preview:
    """A contest that an answer would bring on, as its stage would begin."""
    return Preview(
        title=light.title,
        sides=[
            Reckoned(
                side=i,
                title=side.title,
                tone=side.tone,
                label=side.total.label,
                total=side.total.value,
                modifiers=side.modifiers,
            )
            for i, side in enumerate(light.sides)
            if side.total is not None
        ],
        odds=light.odds,
        odds_words=light.odds_words,
    )


def changed(now: Spotlight, then: Spotlight) -> Preview:
    """What is different on the stage with an answer: totals, lines that are new or other, and the odds with their words."""
    sides = []
    for i, (before, after) in enumerate(zip(now.sides, then.sides, strict=True)):
        lines = [line for line in after.modifiers if line not in before.modifiers]
        if after.total is not None and (lines or before.total != after.total):
            sides.append(Reckoned(side=i, total=after.total.value, modifiers=lines))
    words = then.odds_words if then.odds_words != now.odds_words else ""
    return Preview(sides=sides, odds=then.odds, odds_words=words)
