"""Which army can get to which fortified space, and would it fall?

A *plan* is one army's way to one prize: the command points it takes (steps, passes, spaces to be brought under control
for the line of communication, voyages where ships are or soon could be), and the chance that the place falls in the
impulses that are left. Plans are looked for with one search per army over the places it can really go.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from theatrum.games.elisabeth.bot.plans.forces import FRIEND, HOSTILE, SHUT, Force, Forces, Plan
from theatrum.games.elisabeth.bot.plans.storms import storm
from theatrum.games.elisabeth.bot.plans.ways import (
    END,
    FARTHEST,
    FARTHEST_SAIL,
    FORTIFIED,
    SEA_DISTANCE,
    SHORT_WAY,
    SHUT_OFF,
    TO_BEAT,
    TO_CONTROL,
    UNREACHABLE,
    Way,
    find_ways,
)
from theatrum.games.elisabeth.queries.paths import communication
from theatrum.games.elisabeth.tables.places import (
    N_SPACES,
    SPACES,
    ZONES,
)
from theatrum.games.elisabeth.tables.powers import INDEPENDENT, N_POWERS, NOBODY, SPAIN

UNDER_WAY, DECAY = 0.65, 0.89
"""What a plan is worth as long as the siege is not laid, and what it keeps of it for each command point on the way."""
MOST_ASSAULTS = 4
CP_PER_IMPULSE = 3.0
ABOARD = 5
CUT_OFF = 3
"""Command points that an army without a line of communication will have to spend for one, roughly."""
ASIDE = 0.25
"""What a place of nobody's is worth to Spain, which gets no points for it."""
HOPE_OF_WAR = 0.3
"""How much a prize of the Emperor counts before the war with him, while the Ottomans can still declare it."""


class Plans(Forces):
    """What armies could do."""

    __slots__ = ()

    def ways(
        self, side: int, starts: Iterable[int], farthest: int = FARTHEST, delay: int = 0
    ) -> dict[int, Way]:
        """From the starts to every fortified place of others that can be reached; such places only end ways."""
        return find_ways(self._ground(side), tuple(starts), farthest, delay, self.europe)

    def _ground(self, side: int) -> bytes:
        """What the map looks like to the armies of the side, see `find_ways`."""
        grounds = self.known.grounds
        if side not in grounds:
            g, status = self.g, self.status(side)
            foes = [p for p in range(N_POWERS) if g.has_war(side, p)]
            armies = {space for p in foes for space in self.forces.get(p, ())}
            fleets: dict[int, int] = {}
            for p in foes:
                for place, n in self.fleet.get(p, {}).items():
                    fleets[place] = fleets.get(place, 0) + n
            extra, landings = [SHUT_OFF] * N_SPACES, [0] * N_SPACES
            for space in self.theatre.open:
                kind = status[g.control[space]]
                if kind == SHUT:
                    continue
                more = 0
                extra[space] = 0
                if kind == HOSTILE:
                    if space in FORTIFIED:
                        extra[space] = END
                    else:
                        more = extra[space] = TO_BEAT if space in armies else TO_CONTROL
                if SPACES[space].zones and space not in fleets:
                    landings[space] = 1 + more
            ships = self.fleet.get(side, {})
            passages = [_passage(sea.index, ships, fleets) for sea in ZONES]
            grounds[side] = bytes(extra + landings + passages)
        return grounds[side]

    def all_plans(self, side: int) -> list[Plan]:
        """The plans of all armies, the best first."""
        return self._plans(side)[0]

    def plans(self, side: int) -> list[Plan]:
        """The best plan for every prize, the best first."""
        return self._plans(side)[1]

    def _plans(self, side: int) -> tuple[list[Plan], list[Plan]]:
        running = self.g.cp if self.g.active == side else 0
        key = (side, self.impulses(side), self.budget(side), running)
        known = self.known.plans.get(key)
        if known is None:
            found: list[Plan] = []
            for at, force in self.forces.get(side, {}).items():
                bound = self.bound.get((side, at), 0)
                if force.size - bound > 1 and not self.shut_in(side, at):
                    found += self.plans_of(side, at, force._replace(foot=force.foot - bound))
            found.sort(reverse=True)
            best: dict[int, Plan] = {}
            for plan in found:
                best.setdefault(plan.goal, plan)
            known = self.known.plans[key] = (found, list(best.values()))
        return known

    def plans_of(self, side: int, at: int, force: Force, landing: bool = False) -> list[Plan]:
        """The plans of one army. `landing`: it is at sea, and `at` is the zone or port where it goes now."""
        g = self.g
        control, status = g.control, self.status(side)
        if at in FORTIFIED and status[control[at]] == HOSTILE and g.siege(at, side) != NOBODY:
            plan = self._siege(side, at, force)
            return [plan] if plan.score > 0 else []
        if landing and at in FORTIFIED and status[control[at]] == HOSTILE:
            score = self.prospect(
                side, at, force, Way(0, at, NOBODY, True), min(MOST_ASSAULTS, self.impulses(side))
            )
            return [Plan(score / UNDER_WAY, at, at, at, NOBODY, 0)]
        left, budget = self.impulses(side), self.budget(side)
        running = g.cp if g.active == side else 0
        farthest = FARTHEST if force.size > 3 else SHORT_WAY
        delay = self._unsecured(side, at) if at < N_SPACES and not landing else 0
        out = []
        for goal, way in self.ways(side, (at,), farthest, delay).items():
            if way.cost + 1 > budget:
                continue
            to_come = math.ceil(max(0, way.cost - running) / CP_PER_IMPULSE)
            score = self.prospect(side, goal, force, way, min(MOST_ASSAULTS, left - to_come))
            if score > 0.02:
                out.append(Plan(score, at, goal, way.step, way.sail, way.cost))
        return out

    def _unsecured(self, side: int, space: int) -> int:
        """E1-12.1 What it takes to have a line of communication beyond the space where an army stands."""
        own = self.status(side)[self.g.control[space]] == FRIEND
        if own and SPACES[space].home == side:
            return 0
        return int(not own) + (0 if communication(self.g, side, space) else CUT_OFF)

    def prospect(self, side: int, goal: int, force: Force, way: Way, assaults: int) -> float:
        """What a plan is worth: points, times the chance of success, less for every command point on the way."""
        most = min(force.limit, ABOARD) if way.by_sea else force.limit
        foot = min(force.foot, most)
        horse = min(force.horse, most - foot)
        chance = storm(foot, horse, force.rating, *self.defence(goal), assaults)
        if not chance:
            return 0.0
        points = self.worth(side, goal) * self.hope(side, goal)
        if way.by_sea:
            points *= self.crossing()
        return points * chance * self._open_sea(side, goal) * UNDER_WAY * DECAY**way.cost

    def crossing(self) -> float:
        """What a plan keeps of its worth if the army goes by sea."""
        return 1.0

    def hope(self, side: int, goal: int) -> float:
        """How much a prize counts because of whose it is."""
        holder = self.g.control[goal]
        if holder == INDEPENDENT:
            return ASIDE if side == SPAIN else 1.0
        return 1.0 if self.g.has_war(side, self.g.master[holder]) else HOPE_OF_WAR

    def _open_sea(self, side: int, goal: int) -> float:
        """E1-15.1.4, E1-15.1.5 Ships of the holder at the place keep assaults off."""
        holder = self.g.control[goal]
        if not SPACES[goal].zones or holder == INDEPENDENT:
            return 1.0
        theirs = self.warships.get(self.g.master[holder], {})
        if not theirs:
            return 1.0
        if any(z in theirs for z in SPACES[goal].zones):
            return 0.35
        mine = self.warships.get(side, {})
        return 1.0 if sum(mine.get(z, 0) for z in SPACES[goal].zones) >= theirs.get(goal, 0) else 0.4

    def _siege(self, side: int, at: int, force: Force) -> Plan:
        """What a siege that is laid may still bring this turn."""
        g = self.g
        assaults = self.impulses(side)
        running = g.active == side and g.cp > 0
        if running and g.siege(at, side) < g.impulse and not g.was_assaulted(at):
            assaults += 1
        lacking = not communication(g, side, at)
        foot = min(force.foot, force.limit)
        horse = force.size - foot if force.size <= force.limit else 0
        chance = storm(foot, horse, force.rating, *self.defence(at), min(MOST_ASSAULTS, assaults))
        score = self.worth(side, at) * chance * self._open_sea(side, at) * (0.35 if lacking else 0.97)
        return Plan(score, at, at, at, NOBODY, 1)


def _passage(sea: int, ships: dict[int, int], hostile: dict[int, int]) -> int:
    """The price of a sea zone for a transport: more if a fleet that can hold its own must sail there first; 0: none can."""
    if sea in ships:
        return 1
    guards = hostile.get(sea, 0)
    distance = SEA_DISTANCE[sea - N_SPACES]
    sails = min([distance[at] for at, n in ships.items() if n > guards], default=UNREACHABLE)
    return 1 + sails if sails <= FARTHEST_SAIL else 0
