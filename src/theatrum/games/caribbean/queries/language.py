"""CC-11.4 Conditions, sums and charts of the data, bound to what their words mean."""

from __future__ import annotations

from collections.abc import Callable

from theatrum.core.contract import Refusal
from theatrum.games.caribbean.queries.words import ATTRIBUTES, FUNCTIONS, PREDICATES, VARIABLES
from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.language import (
    GRAMMAR,
    IMPERIAL_LEVY,
    LEVY_BASE,
    LOWEST_RATE,
    MARKET_LOSS,
    MODIFIERS,
    PIRATES_SP_PRICE,
    REQUIRES,
    ROLL,
    SIDED,
    SITE_DICE,
    SP_PRICE,
)
from theatrum.games.caribbean.tables.places import REGION_OF
from theatrum.kit.effects.closures import Context
from theatrum.kit.effects.meaning import Language, Meaning

CONDITIONS: Language[Caribbean] = Language(
    GRAMMAR,
    Meaning(
        predicates=PREDICATES,
        steps={},
        attributes=ATTRIBUTES,
        variables=VARIABLES,
        functions=FUNCTIONS,
        seat=lambda g, nation: g.seat_of[nation],
        die=10,
    ),
    "CC-11.2",
)
"""The language as far as it only asks. Cards, whose steps change something, are bound in `rules.events`."""
_SCOPE = CONDITIONS.scope()
_AT = {name: slot for name, (slot, _) in _SCOPE.items()}
_NOTHING: Context = CONDITIONS.context()
"""A context in which nothing points at anything."""
BOUND = (
    "leader_movement",
    "levy",
    "dis",
    "col",
    "fort",
    "mis",
    "imp",
    "bribe",
    "exploration_draw",
    "lc",
    "nc",
    "int",
    "wg",
)
"""The charts that have lines."""
Line = tuple[str, bool, Callable[[Caribbean, Context], int]]
LINES: dict[str, tuple[Line, ...]] = {
    chart: tuple((line.id, line.starred, CONDITIONS.modifier(line.says, _SCOPE)) for line in MODIFIERS[chart])
    for chart in BOUND
}
"""By chart: (id, starred, value) of each line."""
BUILDING_NEEDS = tuple(CONDITIONS.conditions(requires, _SCOPE) for requires in REQUIRES)
sp_formula = CONDITIONS.value(SP_PRICE, _SCOPE)
pirates_sp_formula = CONDITIONS.value(PIRATES_SP_PRICE, _SCOPE)
lowest_rate = CONDITIONS.value(LOWEST_RATE, _SCOPE)
market_loss = CONDITIONS.value(MARKET_LOSS, _SCOPE)
levy_base = CONDITIONS.value(LEVY_BASE, _SCOPE)
imperial_levy = CONDITIONS.test(IMPERIAL_LEVY, _SCOPE)
site_dice = tuple(CONDITIONS.value(dice, _SCOPE) for dice in SITE_DICE)


def about(
    nation: int = NOBODY, area: int = NOBODY, figure: int = NOBODY, roll: str = "", side: int = 0
) -> Context:
    """What the references point at: `$nation`, `$area` with its `$region`, `$figure`, `$roll` of a side."""
    region = REGION_OF[area] if area >= 0 else NOBODY
    kind = ROLL[roll] + SIDED * side if roll in ROLL else NOBODY
    c = _NOTHING[:]
    c[_AT["$nation"]] = c[_AT["$active"]] = nation
    c[_AT["$area"]], c[_AT["$region"]] = area, region
    c[_AT["$figure"]], c[_AT["$roll"]] = figure, kind
    return c


def lines(g: Caribbean, chart: str, nation: int, area: int, figure: int = NOBODY) -> list[tuple[str, int]]:
    """The lines of a chart that count now, with their values: what a player sees before he rolls."""
    c = about(nation, area, figure, chart)
    found = [(name, value(g, c)) for name, _, value in LINES[chart]]
    return [(name, value) for name, value in found if value]


def modified(g: Caribbean, chart: str, nation: int, area: int, figure: int = NOBODY) -> int:
    """CC-0.1.4 The sum of a chart's modifiers."""
    c = about(nation, area, figure, chart)
    return sum(value(g, c) for _, _, value in LINES[chart])


def lines_of_side(
    g: Caribbean, chart: str, side: int, nation: int, area: int, figure: int
) -> list[tuple[str, int]]:
    """The lines of a combat chart that count for a side now, with their values."""
    c = about(nation, area, figure, chart, side)
    found = [(name, value(g, c)) for name, _, value in LINES[chart]]
    return [(name, value) for name, value in found if value]


def why_not_build(g: Caribbean, nation: int, area: int, figure: int, building: int) -> Refusal | None:
    """CC-4.4.3.33 The first condition of a building that is not met (costs, settlers and chart aside)."""
    c = about(nation, area, figure)
    for condition in BUILDING_NEEDS[building]:
        if not condition.test(g, c):
            return condition.refusal()
    return None
