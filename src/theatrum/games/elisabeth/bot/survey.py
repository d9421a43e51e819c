"""What there is to win and to lose on the map: which army can get to which fortified space, and would it fall?

A *plan* is one army's way to one prize: the command points it takes (steps, passes, spaces to be brought under control
for the line of communication, voyages where ships are or soon could be), and the chance that the place falls in the
impulses that are left. Plans are looked for with one search per army over the places it can really go.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from theatrum.games.elisabeth.bot.raids import CORSAIR_LOST, OTHER_AWARD, RAID_GAIN
from theatrum.games.elisabeth.bot.sieges import storm
from theatrum.games.elisabeth.bot.ways import (
    CLOSED,
    END,
    FARTHEST,
    FARTHEST_SAIL,
    FORTIFIED,
    OPEN,
    OTTOMAN_PRIZES,
    PRIZES,
    SEA_DISTANCE,
    SHORT_WAY,
    SHUT_OFF,
    STEPS,
    TO_BEAT,
    TO_CONTROL,
    UNREACHABLE,
    Way,
    find_ways,
)
from theatrum.games.elisabeth.queries.paths import communication
from theatrum.games.elisabeth.rules.piracy import MOST_RAIDS
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import SHIP_POWER, TROOP_POWER
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.pieces import CORSAIR, LEADERS, SHIPS, TROOPS
from theatrum.games.elisabeth.tables.places import (
    CAPITALS,
    KEY,
    N_SPACES,
    PRINTED_FORTRESSES,
    SEA_LINKS,
    SPACES,
    ZONES,
)
from theatrum.games.elisabeth.tables.powers import HRE, INDEPENDENT, N_POWERS, NOBODY, OTTOMAN, SPAIN

KEY_WORTH, FORTRESS_WORTH = 2.0, 1.0
UNDER_WAY, DECAY = 0.65, 0.89
"""What a plan is worth as long as the siege is not laid, and what it keeps of it for each command point on the way."""
MOST_ASSAULTS = 4
CP_PER_IMPULSE = 3.0
ABOARD = 5
CUT_OFF = 3
"""Command points that an army without a line of communication will have to spend for one, roughly."""
FOR_ASSAULTS = 2
"""Command points that a siege takes, roughly."""
AGAIN = 0.2
"""What a further plan of an army counts, and a further plan for a prize."""
LARGE, DIVIDED = 8, 0.7
"""So many units can go two ways at once; and what the second way counts then."""
SECOND = (1.0, 0.5, 0.25)
"""In a later turn one army does one thing after the other: the second best plan counts less, and so on."""
ASIDE = 0.25
"""What a place of nobody's is worth to Spain, which gets no points for it."""
TRIBUTE = 2
HOPE_OF_WAR = 0.3
"""How much a prize of the Emperor counts before the war with him, while the Ottomans can still declare it."""
NEXT_TURN = 0.5
CALMED = 0.6
"""What a point in unrest counts when it can be calmed."""
FRIEND, HOSTILE, SHUT = range(3)

LAND_RATING = tuple(x.battle for x in LEADERS)
FOOT = tuple(not t.cavalry for t in TROOPS)
CAPTAINS = tuple(x for x in LEADERS if x.piracy)
RAIDED = tuple(z.index for z in ZONES if z.mediterranean)
RAIDED_PORTS = tuple(tuple(p for p in z.ports if p not in CLOSED) for z in ZONES)
RAIDED_FORTRESSES = tuple(tuple(p for p in z.ports if PRINTED_FORTRESSES >> p & 1) for z in ZONES)
"""By sea zone: where pirates find something, and where they are shot at."""
WARSHIP = tuple(s.kind != CORSAIR for s in SHIPS)


def worth(space: int) -> float:
    return KEY_WORTH if SPACES[space].kind == KEY else FORTRESS_WORTH


class Force(NamedTuple):
    """Land units that stand together."""

    foot: int
    horse: int
    rating: int
    """Of their best leader."""
    limit: int
    """So many can march at once."""

    @property
    def size(self) -> int:
        return self.foot + self.horse


NO_FORCE = Force(0, 0, 0, 0)


class Plan(NamedTuple):
    score: float
    """Victory points, times the chance to get them."""
    army: int
    """Where it stands."""
    goal: int
    step: int
    """The next place on its way; the goal itself if it is there already."""
    sail: int
    """The first sea zone on its way where ships are missing, else NOBODY."""
    cost: int


class Survey:
    """The forces of every side, and what they could do."""

    __slots__ = ("_grounds", "_plans", "_status", "bound", "fleet", "forces", "g", "warships")

    def __init__(self, g: Elisabeth) -> None:
        self.g = g
        self.forces: dict[int, dict[int, Force]] = {}
        """side to space to the units there, in the open or inside"""
        self.bound: dict[tuple[int, int], int] = {}
        """side and space to units there that never leave it: the Knights [E1-5.3.5]"""
        self.fleet: dict[int, dict[int, int]] = {}
        """side to place to ships"""
        self.warships: dict[int, dict[int, int]] = {}
        """the same without corsairs"""
        self._plans: dict[int, list[Plan]] = {}
        self._status: dict[int, list[int]] = {}
        self._grounds: dict[int, bytes] = {}
        self._count_troops()
        self._count_ships()

    # ---- counting ------------------------------------------------------------------------------------------------------
    def _count_troops(self) -> None:
        g = self.g
        counts: dict[tuple[int, int], list[int]] = {}
        for space, troop, n in (*g.standing(), *g.standing(inside=True)):
            side = g.master[TROOP_POWER[troop]]
            pair = counts.setdefault((side, space), [0, 0])
            pair[not FOOT[troop]] += n
            if TROOPS[troop].fixed:
                self.bound[side, space] = n
        leaders: dict[tuple[int, int], list[int]] = {}
        for x, at in enumerate(g.leader_at):
            if 0 <= at < N_SPACES and not g.serves_at_sea(x):
                leaders.setdefault((g.master[LEADERS[x].power], at), []).append(x)
        for (side, space), (foot, horse) in counts.items():
            led = leaders.get((side, space))
            rating, limit = 0, 4
            if led:
                rating = max(LAND_RATING[x] for x in led)
                limit = sum(sorted((LEADERS[x].command for x in led), reverse=True)[:2])
            self.forces.setdefault(side, {})[space] = Force(foot, horse, rating, limit)

    def _count_ships(self) -> None:
        g = self.g
        for place, ship, n in g.sailing():
            side = g.master[SHIP_POWER[ship]]
            there = self.fleet.setdefault(side, {})
            there[place] = there.get(place, 0) + n
            if WARSHIP[ship]:
                there = self.warships.setdefault(side, {})
                there[place] = there.get(place, 0) + n

    def units(self, side: int) -> int:
        return sum(f.size for f in self.forces.get(side, {}).values())

    # ---- whose is what -------------------------------------------------------------------------------------------------
    def status(self, side: int) -> list[int]:
        """By power: may the side go there as to friends, as to enemies, or not at all? Independents are open to all.

        The Ottomans count the Emperor among their enemies while they hold the card to make him one.
        """
        if side not in self._status:
            g = self.g
            out = []
            for power in range(N_POWERS):
                master = g.master[power]
                if master == side or g.has_alliance(side, master):
                    out.append(FRIEND)
                elif g.has_war(side, master) or (power == HRE and side == OTTOMAN and may_demand(g)):
                    out.append(HOSTILE)
                else:
                    out.append(SHUT)
            out.append(HOSTILE)
            self._status[side] = out
        return self._status[side]

    def impulses(self, side: int) -> int:
        """Impulses that the side may still play this turn, besides the running one."""
        g = self.g
        return len(g.hand[side]) + len(g.home_hand[side])

    def budget(self, side: int) -> float:
        """Command points for the rest of the turn."""
        g = self.g
        home = sum(CARDS[c].cp for c in g.home_hand[side])
        return (g.cp if g.active == side else 0) + 2.6 * len(g.hand[side]) + home

    # ---- ways ----------------------------------------------------------------------------------------------------------
    def ways(
        self, side: int, starts: Iterable[int], farthest: int = FARTHEST, delay: int = 0
    ) -> dict[int, Way]:
        """From the starts to every fortified place of others that can be reached; such places only end ways."""
        return find_ways(self._ground(side), tuple(starts), farthest, delay)

    def _ground(self, side: int) -> bytes:
        """What the map looks like to the armies of the side, see `find_ways`."""
        if side not in self._grounds:
            g, status = self.g, self.status(side)
            foes = [p for p in range(N_POWERS) if g.has_war(side, p)]
            armies = {space for p in foes for space in self.forces.get(p, ())}
            fleets: dict[int, int] = {}
            for p in foes:
                for place, n in self.fleet.get(p, {}).items():
                    fleets[place] = fleets.get(place, 0) + n
            extra, landings = [SHUT_OFF] * N_SPACES, [0] * N_SPACES
            for space in OPEN:
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
            self._grounds[side] = bytes(extra + landings + passages)
        return self._grounds[side]

    # ---- plans ---------------------------------------------------------------------------------------------------------
    def all_plans(self, side: int) -> list[Plan]:
        """The plans of all armies, the best first."""
        if side not in self._plans:
            found: list[Plan] = []
            for at, force in self.forces.get(side, {}).items():
                bound = self.bound.get((side, at), 0)
                if force.size - bound > 1 and not self.shut_in(side, at):
                    found += self.plans_of(side, at, force._replace(foot=force.foot - bound))
            found.sort(reverse=True)
            self._plans[side] = found
        return self._plans[side]

    def plans(self, side: int) -> list[Plan]:
        """The best plan for every prize, the best first."""
        best: dict[int, Plan] = {}
        for plan in self.all_plans(side):
            best.setdefault(plan.goal, plan)
        return list(best.values())

    def shut_in(self, side: int, space: int) -> bool:
        """Are the units there besieged?"""
        return any(power != side for power in self.g.besiegers(space))

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
        holder = self.g.control[goal]
        hope = ASIDE if side == SPAIN and holder == INDEPENDENT else 1.0
        if holder != INDEPENDENT and not self.g.has_war(side, self.g.master[holder]):
            hope = HOPE_OF_WAR
        return worth(goal) * hope * chance * self._open_sea(side, goal) * UNDER_WAY * DECAY**way.cost

    def defence(self, space: int) -> tuple[int, int]:
        """Units that defend a prize, and the rating of their leader."""
        holder = self.g.control[space]
        side = INDEPENDENT if holder == INDEPENDENT else self.g.master[holder]
        force = self.forces.get(side, {}).get(space)
        return (force.size, force.rating) if force else (0, 0)

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
        score = worth(at) * chance * self._open_sea(side, at) * (0.35 if lacking else 0.97)
        return Plan(score, at, at, at, NOBODY, 1)

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
        held = sum(g.control[s] == side for s in PRIZES)
        force = Force(min(10, self.units(side) - held), 0, 1, 10)
        if g.phase == "winter":
            home = self.forces.get(side, {})
            force = max((home[c] for c in CAPITALS[side] if c in home), key=_marching, default=NO_FORCE)
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
        region = [c for c in CAPITALS[side] if status[g.control[c]] == FRIEND and not g.in_unrest(c)]
        seen = set(region)
        for space in region:
            for other, price in STEPS[space]:
                if price == 1 and other not in seen and status[g.control[other]] == FRIEND:
                    seen.add(other)
                    region.append(other)
        return region

    # ---- unrest --------------------------------------------------------------------------------------------------------
    def exposed(self) -> list[int]:
        """E1-12.4.1 Where unrest can take points of the Ottomans: places at home without a unit, a ship or a leader."""
        g = self.g
        units, ships = self.forces.get(OTTOMAN, {}), self.fleet.get(OTTOMAN, {})
        return [
            s
            for s in OTTOMAN_PRIZES
            if g.control[s] == OTTOMAN
            and s not in units
            and s not in ships
            and s not in g.leader_at
            and not g.in_unrest(s)
        ]

    def unrest(self) -> float:
        """E1-12.4.12 Points in unrest that the Ottomans can win back: a unit stands there, or next to it."""
        g = self.g
        if not g.unrest or self.budget(OTTOMAN) < 1:
            return 0.0
        units = self.forces.get(OTTOMAN, {})
        return sum(
            CALMED * worth(s)
            for s in PRIZES
            if g.in_unrest(s)
            and g.control[s] == OTTOMAN
            and (s in units or any(other in units for other, price in STEPS[s] if price == 1))
        )

    # ---- at sea --------------------------------------------------------------------------------------------------------
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

    # ---- raids ---------------------------------------------------------------------------------------------------------
    def raids(self, side: int, target: int) -> float:
        """Points that piracy may still bring this turn: where ships are at sea, or could be with one move."""
        g = self.g
        left = min(MOST_RAIDS - g.raids_made[side], int(self.budget(side) // 2))
        if left <= 0:
            return 0.0
        found = sorted((self.raid(side, target, sea) for sea in RAIDED), reverse=True)
        return sum(x for x in found[:left] if x > 0)

    def raid(self, side: int, target: int, sea: int, origin: int = NOBODY) -> float:
        """What a raid there may bring [E1-16.4], less if ships must sail first; or with the ships of one place."""
        g = self.g
        if g.has_raided(sea, side):
            return 0.0
        ports = sum([_holds(g, target, p) for p in RAIDED_PORTS[sea - N_SPACES]])
        if not ports:
            return 0.0
        ships = self.fleet.get(side, {})
        at = sea if origin == NOBODY else origin
        fleet = ships.get(at, 0)
        if not fleet and origin == NOBODY:
            at = max(SEA_LINKS[sea], key=lambda place: ships.get(place, 0))
            fleet = ships.get(at, 0)
        if not fleet:
            return 0.0
        guards = self.warships.get(target, {})
        near = sum(guards.get(place, 0) for place in SEA_LINKS[sea])
        danger = near + 2 * guards.get(sea, 0)
        danger += sum(
            [_holds(g, target, p) and not g.in_unrest(p) for p in RAIDED_FORTRESSES[sea - N_SPACES]]
        )
        rating = max(
            (x.piracy for x in CAPTAINS if x.power == side and g.leader_at[x.index] == at), default=0
        )
        left = fleet - danger / 3
        survives = min(1.0, max(0.1, (left + 0.4) / fleet))
        dice = (2 if left > 1 and ports > 1 else 1) + rating
        other_awards = bool(g.hand[target]) + bool(near)
        if side == SPAIN and not g.piracy_vp[OTTOMAN]:
            gain = dice / 3 * OTHER_AWARD
        else:
            gain = RAID_GAIN[dice][other_awards]
        return (gain * survives - CORSAIR_LOST * min(fleet, danger / 3)) * (0.6 if at == sea else 0.4)


def _passage(sea: int, ships: dict[int, int], hostile: dict[int, int]) -> int:
    """The price of a sea zone for a transport: more if a fleet that can hold its own must sail there first; 0: none can."""
    if sea in ships:
        return 1
    guards = hostile.get(sea, 0)
    distance = SEA_DISTANCE[sea - N_SPACES]
    sails = min([distance[at] for at, n in ships.items() if n > guards], default=UNREACHABLE)
    return 1 + sails if sails <= FARTHEST_SAIL else 0


def _marching(force: Force) -> int:
    return min(force.size, force.limit)


def may_demand(g: Elisabeth) -> bool:
    """E1-C.2 Can the Ottomans still bring about a war with the Emperor?"""
    return TRIBUTE in g.home_hand[OTTOMAN] and g.master[HRE] == HRE and not g.has_war(OTTOMAN, HRE)


def _holds(g: Elisabeth, power: int, space: int) -> bool:
    return g.control[space] != INDEPENDENT and g.master[g.control[space]] == power
