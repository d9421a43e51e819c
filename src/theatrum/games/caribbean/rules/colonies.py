"""CC-4.4.3.3 Colonies that change hands without a fight."""

from __future__ import annotations

from theatrum.games.caribbean.queries.presence import leaders_ashore
from theatrum.games.caribbean.queries.relations import allied
from theatrum.games.caribbean.rules.eliminate import destroy_residence, swap_control
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.pieces import NATION_OF


def seize(g: Caribbean, nation: int, area: int) -> None:
    """CC-4.4.3.3, OP-44 A hostile colony with 0 effective DF is taken without combat and GP: the control marker is swapped,
    buildings stay except the residence with what depends on it. Without a free marker nothing is swapped (a ruling of ours);
    leaders who do not belong to the conqueror retreat [CC-5.6.8]."""
    if not g.control[nation]:
        return
    destroy_residence(g, area)
    swap_control(g, area, nation)
    others = [other for other in leaders_ashore(g, area) if not allied(g, nation, NATION_OF[other])]
    g.then(*[("retreat", other) for other in others])
