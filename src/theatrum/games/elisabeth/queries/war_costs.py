"""What a declaration of war costs, and between whom none is possible [E1-9.4.6, E1-9.5]."""

from __future__ import annotations

from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, MAJORS, POWER, PROTESTANT, SPAIN
from theatrum.games.elisabeth.tables.records.powers import WAR_COSTS

_FILE = WAR_COSTS.load()
_FORMULA = _FILE.spain_england
COSTS: dict[frozenset[int], int] = {
    frozenset((POWER.by_id[a], POWER.by_id[b])): cost
    for a, b, cost in (
        *((row.a, row.b, row.cost) for row in _FILE.majors),
        *((row.major, row.minor, row.cost) for row in _FILE.minors),
    )
    if isinstance(cost, int)
}
"""Cells with a number. In all others no war can be declared: "not applicable", or a possible ally."""
_OUT_OF_REACH: frozenset[frozenset[int]] = frozenset(
    frozenset((POWER.by_id[row.a], POWER.by_id[row.b]))
    for row in _FILE.majors
    if row.cost == "not_applicable"
)


def war_cost(g: Elisabeth, one: int, other: int) -> int | None:
    """CP for a declaration of war between the two; None if their cell has no number."""
    if {one, other} == {SPAIN, ENGLAND}:
        return spain_england_cost(g)
    return COSTS.get(frozenset((one, other)))


def spain_england_cost(g: Elisabeth) -> int:
    """E1-9.5.1 Less with every quarrel, but never nothing."""
    cost, plots = _FORMULA.base, g.espionage
    if plots is not None:
        cost += _FORMULA.excommunication * plots.excommunicated
        cost += _FORMULA.mary_captured * (plots.mary == "captured" or plots.mary == "executed")
        cost += _FORMULA.mary_executed * (plots.mary == "executed")
    return max(cost, _FORMULA.minimum)


def spain_may_enter_the_isles(g: Elisabeth) -> bool:
    """E1-9.5.3 Spanish units enter home spaces of Ireland and Scotland only while a war with England would be cheap."""
    return g.espionage is None or spain_england_cost(g) <= _FORMULA.entry_scotland_ireland_max


def edict(g: Elisabeth) -> bool:
    """E1-C.33 (B) Does the Edict hold?"""
    return g.realms is not None and g.realms.edict >= g.turn


def edict_forbids(g: Elisabeth, one: int, other: int) -> bool:
    """E1-C.33 (B) Until the end of the turn neither France nor the Protestants declare war on the other."""
    return {one, other} == {FRANCE, PROTESTANT} and edict(g)


def can_never_fight(one: int, other: int) -> bool:
    """E1-9.4.6, OP-9-12 The cell of these majors says "not applicable"."""
    return one in MAJORS and other in MAJORS and frozenset((one, other)) in _OUT_OF_REACH
