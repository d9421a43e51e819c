"""Does it pay in Caribbean to build in order to loot? All courses of a round are tried, with the exact odds of every roll.

    PYTHONPATH=src:tests python tools/loot_loops.py

A round: a fleet buys SP at home and sails to a colony of its own (one operation point), builds so many things (a point
each), loots them (a point) and sails home (a point). Which things, in which order, and when to stop, is searched for, over
everything that can come of the rolls (of what could be built next, the five dearest, whose loot is worth most); what stood there before is spared, so that the round can be repeated. Natives who
attack are taken to be beaten without loss: the result is the most that such rounds can bring. Printed is the best round for
each period, level of Supply Costs and colony, per operation point, beside raising taxes.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from games.caribbean.builders import a_table, all_awards_taken, colony, fleet, research
from theatrum.games.caribbean.bot.odds import gift, odds
from theatrum.games.caribbean.queries.capacity import fleet_capacity
from theatrum.games.caribbean.queries.language import modified, why_not_build
from theatrum.games.caribbean.queries.prices import sp_price
from theatrum.games.caribbean.rules.eliminate import cost_of
from theatrum.games.caribbean.rules.looting import SPARED
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.buildings import BUILDINGS, Building
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.tracks import TAX, period_of

MOST_BUILT, TRIED = 5, 5
SP_A_POINT, GIFT = 5, 20
"""CC-10.3 SP that fit into a point of capacity; CC-4.4.3.34 ducats that are taken along for gifts."""
GLORY = 40.0
"""Ducats that a point of glory is worth: about what research costs."""
OUT_LOOT_HOME = 3
"""Operation points of a round beside those for building."""
COASTS = {"bare": (), "port, residence, plants": ("garrison", "port", "residence", "plants")}
FIRST_TURN = {period: next(t for t in range(1, 99) if period_of(t) == period) for period in range(1, 5)}
LEVELS = {1: "settlement", 2: "village", 3: "town", 4: "town"}


@dataclass(slots=True)
class Round:
    """One colony in which a fleet could build and loot."""

    g: Caribbean
    nation: int
    area: int
    figure: int
    base: int
    """What stood there before."""
    known: dict[tuple[int, int, int], tuple[float, float]] = field(default_factory=dict)
    allowed: dict[int, list[Building]] = field(default_factory=dict)

    def best(self, built: int, sp: int, builds: int) -> tuple[float, float]:
        """(ducats, glory) to be expected from here on, with the best course."""
        key = built, sp, builds
        if key not in self.known:
            courses = [(float(cost_of(built & ~self.base & ~SPARED) * self.g.period), 0.0)]
            if builds:
                courses += [self._build(kind.index, built, sp, builds) for kind in self._possible(built, sp)]
            self.known[key] = max(courses, key=worth)
        return self.known[key]

    def _possible(self, built: int, sp: int) -> list[Building]:
        """What can be built next, the dearest first."""
        if built not in self.allowed:
            self.g.built[self.area] = built
            found = [
                kind
                for kind in BUILDINGS
                if kind.chart != "col"
                and why_not_build(self.g, self.nation, self.area, self.figure, kind.index) is None
            ]
            self.allowed[built] = sorted(found, key=lambda kind: -kind.cost)
        return [kind for kind in self.allowed[built] if kind.cost <= sp][:TRIED]

    def _build(self, building: int, built: int, sp: int, builds: int) -> tuple[float, float]:
        """CC-4.4.3.22 All rows of the chart."""
        kind = BUILDINGS[building]
        self.g.built[self.area] = built
        chances = odds(kind.chart, modified(self.g, kind.chart, self.nation, self.area, self.figure))
        price, accepted = gift(modified(self.g, "bribe", self.nation, self.area, self.figure), GIFT)
        success = chances.done + chances.gifts * accepted
        lost = chances.supplies_lost
        stands = built | 1 << building
        if kind.replaces >= 0:
            stands &= ~(1 << kind.replaces)
        after = (
            (success, self.best(stands, sp - kind.cost, builds - 1)),
            (lost, self.best(built, sp - kind.cost, builds - 1)),
            (1 - success - lost, self.best(built, sp, builds - 1)),
        )
        ducats = sum(chance * result[0] for chance, result in after) - chances.gifts * price
        glory = chances.gp + chances.gifts * accepted * (kind.chart != "imp")
        return ducats, glory + sum(chance * result[1] for chance, result in after)


def worth(result: tuple[float, float]) -> float:
    return result[0] + GLORY * result[1]


def position(period: int, supply_costs: int, standing: tuple[str, ...]) -> Round:
    """Spain, which pays no surcharge, with a colony of the highest level and four of the largest ships it can have."""
    g = all_awards_taken(a_table("spain", "england"))
    g.turn = FIRST_TURN[period]
    research(g, "spain", supply_costs=supply_costs, economy=1, constructions=period, administration=2)
    area = colony(g, "tc_17", "spain", LEVELS[period], *standing, garrison=2, markers=("corn", "timber"))
    figure = fleet(g, "spain", "tc_17_coast", {"carrack" if period < 3 else "galleon": 3, "nao": 1}, mil=4)
    return Round(g, NATION.by_id["spain"], area, figure, g.built[area])


def best_round(period: int, supply_costs: int, standing: tuple[str, ...]) -> tuple[float, float, int, int]:
    """(ducats a point, glory a point, things built, SP bought) of the best round."""
    at = position(period, supply_costs, standing)
    price = sp_price(at.g, at.nation)
    room = SP_A_POINT * (fleet_capacity(at.g, at.figure) - 5)
    found = []
    for builds in range(1, MOST_BUILT + 1):
        for sp in range(20, room + 1, 20):
            ducats, glory = at.best(at.base, sp, builds)
            points = builds + OUT_LOOT_HOME
            found.append(((ducats - price * sp) / points, glory / points, builds, sp))
    return max(found, key=worth)


def main() -> None:
    print("| period | Supply Costs | an SP costs | colony | builds, SP | D a point | glory a point |")
    print("|---|---|---|---|---|---|---|")
    for period in LEVELS:
        for supply_costs in (0, 2, 4):
            for name, standing in COASTS.items():
                ducats, glory, builds, sp = best_round(period, supply_costs, standing)
                at = position(period, supply_costs, standing)
                price = sp_price(at.g, at.nation)
                print(
                    f"| {period} | {supply_costs} | {price} D | {LEVELS[period]}, {name} | {builds}, {sp} "
                    f"| {ducats:+.0f} | {glory:+.2f} |"
                )
    print(f"Taxes: {TAX.max} D for the first point, {TAX.step} D less for each further one.")


if __name__ == "__main__":
    main()
