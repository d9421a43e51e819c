"""CC-0.2.11, CC-4.4.3.3 What defends a colony, and whether a leader who comes there has to fight."""

from __future__ import annotations

from theatrum.games.caribbean.queries.combat import strongest_defence
from theatrum.games.caribbean.queries.presence import leaders_ashore
from theatrum.games.caribbean.queries.relations import allied, at_war
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.pieces import NATION_OF


def colony_defence(g: Caribbean, area: int, attacker: int = -1) -> int:
    """CC-0.2.11 The effective DF of a colony: leaders of its owner and of allies who may command, garrison, buildings."""
    owner = g.owner[area]
    helpers = [
        leader
        for leader in leaders_ashore(g, area)
        if NATION_OF[leader] != attacker
        and allied(g, owner, NATION_OF[leader])
        and not (attacker >= 0 and allied(g, attacker, NATION_OF[leader]))
    ]
    return strongest_defence(g, area, helpers)


def hostile_colony(g: Caribbean, area: int, nation: int) -> bool:
    """CC-4.4.3.3 A colony of a nation at war with this one."""
    return g.owner[area] >= 0 and at_war(g, nation, g.owner[area])


def must_fight(g: Caribbean, leader: int, area: int) -> bool:
    """CC-4.4.3.3 Natives, or a hostile colony that has any DF: a leader who comes there begins a land combat."""
    nation = NATION_OF[leader]
    if any(army.area == area for army in g.armies):
        return True
    return hostile_colony(g, area, nation) and colony_defence(g, area, nation) > 0
