"""CC-4.4.1.2 Research: what a nation knows, and what it may research next."""

from __future__ import annotations

from theatrum.core.contract import Refusal
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.research import (
    AREAS_OF_RESEARCH,
    LEVELS,
    NAVAL_DESIGN,
    NAVAL_TECHNOLOGY,
)

NO_RESEARCH = "no_research"
KNOWN = Refusal("CC-4.4.1.2", "researched-already")
OUT_OF_ORDER = Refusal("CC-4.4.1.2", "level-missing")


def reached(g: Caribbean, nation: int, direction: int) -> int:
    """The level on which conditions look. Played without research, all have what CC-9 says [OP-66]."""
    if not g.has(NO_RESEARCH):
        return g.level(nation, direction)
    if direction == NAVAL_TECHNOLOGY:
        return 2 if g.period >= 2 else 0
    if direction == NAVAL_DESIGN:
        return min(g.period, 5)
    return len(LEVELS[direction])


def knows(g: Caribbean, nation: int, direction: int, level: int) -> bool:
    """Has the nation reached this level? Natives and pirates know nothing [CC-11.8]."""
    return nation >= 0 and reached(g, nation, direction) >= level


def why_not_research(g: Caribbean, nation: int, research: int) -> Refusal | None:
    """CC-4.4.1.2 Levels in their order from 1; Colonial Rule 3 also needs Naval Design 1. Money is another matter."""
    area = AREAS_OF_RESEARCH[research]
    have = g.level(nation, area.direction)
    if g.has(NO_RESEARCH):
        return Refusal("CC-9", "played-without-research")
    if area.level <= have:
        return KNOWN
    if area.level > have + 1:
        return OUT_OF_ORDER
    if area.also_needs is not None and not knows(g, nation, *area.also_needs):
        return Refusal("CC-4.4.1.2", "needs-other-research")
    return None


def next_research(g: Caribbean, nation: int) -> list[int]:
    """What the nation may research now, one of each direction at most."""
    out = []
    for levels in LEVELS:
        have = g.level(nation, AREAS_OF_RESEARCH[levels[0]].direction)
        if have < len(levels) and why_not_research(g, nation, levels[have]) is None:
            out.append(levels[have])
    return out
