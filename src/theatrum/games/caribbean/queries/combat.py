"""CC-5.6, CC-6.6 Combat factors: what troops, buildings and ships count, the ratio of two sides, support fire."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from theatrum.games.caribbean.queries.company import leader_with, together
from theatrum.games.caribbean.state import Army, Caribbean
from theatrum.games.caribbean.tables.buildings import BUILDINGS, WITH_DF
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.language import RESEARCH_BONUSES
from theatrum.games.caribbean.tables.pieces import (
    ART,
    CAV,
    EUROPEAN,
    FIGURES,
    ICAV,
    IINF,
    INF,
    LEADER_TYPES,
    MIL,
    NATION_OF,
    NCAV,
    NINF,
    SHIPS,
    UNITS,
)
from theatrum.games.caribbean.tables.research import LEVELS, MILITARY_SCIENCE, NAVAL_TECHNOLOGY
from theatrum.games.caribbean.tables.things import FIRST_UNIT

AF, DF = 0, 1
SUPPORT_PER = 4
"""CC-5.6.4 So many CF of ships give +1."""


def research_bonus(g: Caribbean, nation: int, direction: int, key: str) -> int:
    """CC-0.1.4 What a direction's reached levels give under one key: each key stands at one level of it."""
    if nation < 0:
        return 0
    known = LEVELS[direction][: g.level(nation, direction)]
    return max((getattr(RESEARCH_BONUSES[r], key) or 0 for r in known), default=0)


# ---- land --------------------------------------------------------------------------------------------------------------
def unit_factor(g: Caribbean, nation: int, unit: int, side: int) -> int:
    """AF or DF of one European unit, with Military Science."""
    factor = (UNITS[unit].af, UNITS[unit].df)[side]
    key = {(INF, AF): "inf_af", (CAV, DF): "cav_df", (ART, AF): "art_af", (ART, DF): "art_df"}.get(
        (unit, side)
    )
    return factor if key is None else factor + research_bonus(g, nation, MILITARY_SCIENCE, key)


def troop_factors(g: Caribbean, figure: int, side: int) -> int:
    """CC-5.6.2 AF or DF of a leader's troops (a fleet's: those aboard) and of the leader himself."""
    nation = NATION_OF[figure]
    total = 0
    for one in together(g, figure):
        hold = g.hold[one]
        if hold:
            total += sum(
                hold[FIRST_UNIT + i] * unit_factor(g, nation, unit, side) for i, unit in enumerate(EUROPEAN)
            )
    leader = leader_with(g, figure)
    if leader >= 0:
        kind = LEADER_TYPES[FIGURES[leader].kind]
        total += (kind.af, kind.df)[side]
    return total


def army_factors(army: Army, side: int) -> int:
    """AF or DF of a native army."""
    counts = ((NINF, army.ninf), (NCAV, army.ncav), (IINF, army.iinf), (ICAV, army.icav))
    return sum(n * (UNITS[unit].af, UNITS[unit].df)[side] for unit, n in counts)


def mannings(g: Caribbean, area: int) -> list[tuple[int, ...]]:
    """CC-5.6.2, CC-5.6.12 Which buildings the garrison can man, each fully or not at all: only choices to which no
    further building could be added."""
    standing = [b for b in WITH_DF if g.has_building(area, b)]
    fitting = [
        chosen
        for n in range(len(standing) + 1)
        for chosen in combinations(standing, n)
        if sum(BUILDINGS[b].df for b in chosen) <= g.garrison[area]
    ]
    sets = [set(chosen) for chosen in fitting]
    return [chosen for chosen in fitting if not any(set(chosen) < other for other in sets)]


def garrison_factors(g: Caribbean, area: int, manned: Iterable[int]) -> int:
    """CC-5.6.2 DF of the garrison MIL, each of whom also fights himself, and of the buildings they man."""
    return g.garrison[area] * UNITS[MIL].df + sum(BUILDINGS[b].df for b in manned)


def strongest_defence(g: Caribbean, area: int, leaders: Iterable[int] = ()) -> int:
    """CC-0.2.11 The effective DF of a colony: leaders with their troops, garrison, buildings as well manned as may be."""
    built = max(garrison_factors(g, area, manned) for manned in mannings(g, area))
    return built + sum(troop_factors(g, leader, DF) for leader in leaders)


def ratio_step(own: int, enemy: int) -> int:
    """CC-5.6.3 +1 with more CF, +2 with double, +3 with triple …; 0 CF counts as 1."""
    return 0 if own <= enemy else max(1, own // max(1, enemy))


def losses_by_factors(own: int) -> int:
    """CC-5.6.5 Enemy units killed (ships hit) per full five own CF, every round."""
    return own // CHARTS.land_combat.extra_losses.per_full_cf


def support_fire(attackers: int, defenders: int, troops: tuple[int, int]) -> tuple[int, int]:
    """CC-5.6.4 The bonuses of attacker and defender from their ships' CF: only the stronger side fires, with the
    difference, and not more than its troops count."""
    one = min(max(0, attackers - defenders) // SUPPORT_PER, troops[0])
    other = min(max(0, defenders - attackers) // SUPPORT_PER, troops[1])
    return one, other


# ---- sea ---------------------------------------------------------------------------------------------------------------
def ship_bonus(g: Caribbean, nation: int) -> tuple[int, int]:
    """CC-4.4.3.32 What research adds to AF and DF of every ship; pirates know nothing."""
    return (
        research_bonus(g, nation, NAVAL_TECHNOLOGY, "ship_af"),
        research_bonus(g, nation, NAVAL_TECHNOLOGY, "ship_df"),
    )


def fleet_factors(g: Caribbean, fleet: int) -> tuple[int, int]:
    """CC-6.6 AF and DF of a fleet's ships; damaged ones show their back, research helps them, too [CC-4.4.3.32]."""
    return hull_factors(g.ships[fleet], ship_bonus(g, NATION_OF[fleet]))


def hull_factors(hulls: tuple[int, ...], more: tuple[int, int] = (0, 0)) -> tuple[int, int]:
    """CC-6.6 AF and DF of these ships, each with what research adds."""
    af = df = 0
    for kind, n in enumerate(hulls):
        if n:
            ship, damaged = SHIPS[kind % len(SHIPS)], kind >= len(SHIPS)
            af += n * (ship.af[damaged] + more[AF])
            df += n * (ship.df[damaged] + more[DF])
    return af, df
