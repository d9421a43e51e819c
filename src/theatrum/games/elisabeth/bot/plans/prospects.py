"""What a power may hope for and has to fear, from the plans of all."""

from __future__ import annotations

from theatrum.games.elisabeth.bot.plans.forces import FRIEND, NO_FORCE, Force
from theatrum.games.elisabeth.bot.plans.plans import Plans
from theatrum.games.elisabeth.bot.plans.ways import SEA_DISTANCE
from theatrum.games.elisabeth.queries.capitals import capitals_of
from theatrum.games.elisabeth.tables.places import (
    N_SPACES,
)

FOR_ASSAULTS = 2
"""Command points that a siege takes, roughly."""
AGAIN = 0.2
"""What a further plan of an army counts, and a further plan for a prize."""
LARGE, DIVIDED = 8, 0.7
"""So many units can go two ways at once; and what the second way counts then."""
SECOND = (1.0, 0.5, 0.25)
"""In a later turn one army does one thing after the other: the second best plan counts less, and so on."""
CALMED = 0.6
"""What a point in unrest counts when it can be calmed."""


class Prospects(Plans):
    """Hopes and fears on land and at sea."""

    __slots__ = ()

    def prospects(self, side: int) -> float:
        """Points that the side may hope to take this turn: an army can go one way only, a prize falls once, and command
        points are spent once."""
        total = 0.0
        armies: set[int] = set()
        goals: set[int] = set()
        second: set[int] = set()
        purse = self.budget(side)
        for plan in self.all_plans(side):
            weight = 0.0
            if plan.army not in armies:
                weight = AGAIN if plan.goal in goals else 1.0
                armies.add(plan.army)
            elif plan.army not in second and plan.goal not in goals:
                weight = DIVIDED if self.forces[side][plan.army].size >= LARGE else AGAIN
                second.add(plan.army)
            if weight > AGAIN:
                price = plan.cost + FOR_ASSAULTS
                weight *= max(0.0, min(1.0, purse / price))
                purse -= price
                goals.add(plan.goal)
            total += plan.score * weight
        return total

    def later(self, side: int) -> float:
        """Points that it may hope for in a turn to come, when its army deploys as near to them as it can.

        In winter that is the army that gathers in the capital, with who leads it there.
        """
        g = self.g
        held = sum(g.control[s] == side for s in self.theatre.prizes)
        force = Force(min(10, self.units(side) - held), 0, 1, 10)
        if g.phase == "winter":
            home = self.forces.get(side, {})
            force = max((home[c] for c in capitals_of(g, side) if c in home), key=_marching, default=NO_FORCE)
        if min(force.size, force.limit) < 2:
            return 0.0
        region = self._deployable(side)
        scores = sorted(
            (self.prospect(side, goal, force, way, 3) for goal, way in self.ways(side, region).items()),
            reverse=True,
        )
        return sum(score * weight for score, weight in zip(scores, SECOND, strict=False))

    def _deployable(self, side: int) -> list[int]:
        """Friendly spaces that are joined to a capital, without passes and seas."""
        g = self.g
        status = self.status(side)
        region = [c for c in capitals_of(g, side) if status[g.control[c]] == FRIEND and not g.in_unrest(c)]
        seen = set(region)
        for space in region:
            for other, price in self.theatre.steps[space]:
                if price == 1 and other not in seen and status[g.control[other]] == FRIEND:
                    seen.add(other)
                    region.append(other)
        return region

    def exposed(self, power: int) -> list[int]:
        """E1-12.4.1 Where unrest can take points of a power: places at home without a unit, a ship or a leader."""
        g = self.g
        units, ships = self.forces.get(power, {}), self.fleet.get(power, {})
        return [
            s
            for s in self.theatre.home_prizes[power]
            if g.control[s] == power
            and s not in units
            and s not in ships
            and s not in g.leader_at
            and not g.in_unrest(s)
        ]

    def unrest(self, power: int) -> float:
        """E1-12.4.12 Points in unrest that a power can win back: a unit stands there, or next to it."""
        g = self.g
        if not g.spaces_in_unrest() or self.budget(power) < 1:
            return 0.0
        units = self.forces.get(power, {})
        return sum(
            CALMED * self.worth(power, s)
            for s in self.theatre.prizes
            if g.in_unrest(s)
            and g.control[s] == power
            and (s in units or any(other in units for other, price in self.theatre.steps[s] if price == 1))
        )

    def endangered(self, side: int) -> int:
        """Ships that are in reach of a stronger fleet of the enemy."""
        g = self.g
        strong: dict[int, int] = {}
        for foe, at in self.fleet.items():
            if g.has_war(side, foe):
                for place, n in at.items():
                    strong[place] = max(strong.get(place, 0), n + self.warships.get(foe, {}).get(place, 0))
        if not strong:
            return 0
        warships = self.warships.get(side, {})
        return sum(
            n
            for place, n in self.fleet.get(side, {}).items()
            if place >= N_SPACES
            and any(
                dice > n + warships.get(place, 0) and SEA_DISTANCE[place - N_SPACES][at] <= 1
                for at, dice in strong.items()
            )
        )


def _marching(force: Force) -> int:
    return min(force.size, force.limit)
