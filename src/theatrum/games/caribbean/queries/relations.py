"""CC-0.2.6, CC-3.2 Who stands how to whom."""

from __future__ import annotations

from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.nations import ALLIANCE, WAR
from theatrum.games.caribbean.tables.pieces import CORSAIR, FIGURES, is_fleet


def at_war(g: Caribbean, a: int, b: int) -> bool:
    return g.relation(a, b) == WAR


def allied(g: Caribbean, a: int, b: int) -> bool:
    """Own or allied."""
    return g.relation(a, b) == ALLIANCE


def hostile_fleet(g: Caribbean, nation: int, fleet: int) -> bool:
    """CC-0.2.6 Is a nation's fleet hostile to this nation: at war, or a foreign buccaneer fleet that is not allied?"""
    figure = FIGURES[fleet]
    if figure.nation == nation or not is_fleet(fleet):
        return False
    return at_war(g, nation, figure.nation) or (
        figure.kind == CORSAIR and not allied(g, nation, figure.nation)
    )


def may_enter_colony(g: Caribbean, nation: int, area: int) -> bool:
    """CC-4.4.3.2 A leader enters no colony of a neutral nation."""
    owner = g.owner[area]
    return owner < 0 or allied(g, nation, owner) or at_war(g, nation, owner)
