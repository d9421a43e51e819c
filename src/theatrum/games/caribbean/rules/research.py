"""CC-4.4.1.2 What happens when a nation learns something."""

from __future__ import annotations

from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.research import AREAS_OF_RESEARCH


def learn(g: Caribbean, nation: int, research: int) -> None:
    """CC-4.4.1.2, CC-4.3.18 The level is reached, its control marker is free, 1 GP (A10G: the first one as much as the
    level)."""
    area = AREAS_OF_RESEARCH[research]
    first = all(g.level(other, area.direction) < area.level for other in g.nations)
    g.set_level(nation, area.direction, area.level)
    g.control[nation] += 1
    g.tell("researched", nation=NATION.noun[nation], research=area.noun)
    g.score(nation, area.level if first and g.has("a10g") else 1, "research")
