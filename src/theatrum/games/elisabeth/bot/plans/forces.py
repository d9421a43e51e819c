"""What there is on the map: the forces of every power, who may go where, and what it can still spend."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from theatrum.games.elisabeth.bot.plans.ways import EUROPE, MEDITERRANEAN, Theatre
from theatrum.games.elisabeth.queries.relations import at_war, played
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import TROOP_POWER
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.pieces import CORSAIR, LEADERS, SHIPS, TROOPS
from theatrum.games.elisabeth.tables.places import (
    KEY,
    N_SPACES,
    SPACES,
)
from theatrum.games.elisabeth.tables.powers import HRE, INDEPENDENT, N_POWERS, OTTOMAN

KEY_WORTH, FORTRESS_WORTH = 2.0, 1.0
TRIBUTE = 2
FRIEND, HOSTILE, SHUT = range(3)
LAND_RATING = tuple(x.battle for x in LEADERS)
FOOT = tuple(not t.cavalry for t in TROOPS)
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
    """One army's way to one prize, see `plans.py`."""

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


class Known:
    """What follows from what stands where, and from nothing else. Most of the answers that a bot tries move no piece: what
    was found out of one position is true in many others. Not to be changed but by who adds to it."""

    __slots__ = ("bound", "fleet", "forces", "grounds", "plans", "status", "warships")

    def __init__(self) -> None:
        self.forces: dict[int, dict[int, Force]] = {}
        """side to space to the units there, in the open or inside"""
        self.bound: dict[tuple[int, int], int] = {}
        """side and space to units there that never leave it: the Knights [E1-5.3.5]"""
        self.fleet: dict[int, dict[int, int]] = {}
        """side to place to ships"""
        self.warships: dict[int, dict[int, int]] = {}
        """the same without corsairs"""
        self.status: dict[int, list[int]] = {}
        """by side, see `Forces.status`"""
        self.grounds: dict[int, bytes] = {}
        """by side: what the map looks like to its armies, see `find_ways`"""
        self.plans: dict[tuple[int, int, float, int], tuple[list[Plan], list[Plan]]] = {}
        """by side and what it can spend: the plans of its armies, all and the best for each prize, see `Plans`"""


@lru_cache(maxsize=256)
def _known(position: tuple[object, ...]) -> Known:
    """Empty at first."""
    return Known()


def known_of(g: Elisabeth) -> Known:
    """What is remembered of all positions with the same pieces, flags, wars and sieges, in the same turn."""
    laid = sorted((siege, then < g.impulse) for siege, then in g.sieges.items())
    lent = g.diplomacy.lent_leaders if g.diplomacy is not None else {}
    position = (
        (bytes(g.field), bytes(g.garrison), bytes(g.fleet), tuple(sorted(g.loaned.items()))),
        (tuple(g.leader_at), g.naval_role, g.leaders_inside, tuple(sorted(lent.items()))),
        (tuple(g.control), g.unrest, g.fortresses, tuple(laid), g.assaulted),
        (tuple(g.master), tuple(g.war), tuple(g.alliance), g.minors, may_demand(g)),
        (g.scenario, g.players, g.turn, g.last_turn),
    )
    return _known(position)


class Forces:
    """The forces of every side, counted once for all questions."""

    __slots__ = ("bound", "europe", "fleet", "forces", "g", "known", "theatre", "warships")

    def __init__(self, g: Elisabeth) -> None:
        self.g = g
        self.europe = g.realms is not None
        self.theatre: Theatre = EUROPE if self.europe else MEDITERRANEAN
        self.known = known_of(g)
        self.forces = self.known.forces
        self.bound = self.known.bound
        self.fleet = self.known.fleet
        self.warships = self.known.warships
        if not self.forces:
            self._count_troops()
            self._count_ships()

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
            side = g.ship_side(ship)
            there = self.fleet.setdefault(side, {})
            there[place] = there.get(place, 0) + n
            if WARSHIP[ship]:
                there = self.warships.setdefault(side, {})
                there[place] = there.get(place, 0) + n

    def worth(self, side: int, space: int) -> float:
        """Victory points that a prize means to a side."""
        return worth(space)

    def units(self, side: int) -> int:
        return sum(f.size for f in self.forces.get(side, {}).values())

    def status(self, side: int) -> list[int]:
        """By power: may the side go there as to friends, as to enemies, or not at all? Independents are open to all.

        The Ottomans count the Emperor among their enemies while they hold the card to make him one.
        """
        known = self.known.status
        if side not in known:
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
            known[side] = out
        return known[side]

    def impulses(self, side: int) -> int:
        """Impulses that the side may still play this turn, besides the running one."""
        g = self.g
        return len(g.hand[side]) + len(g.home_hand[side])

    def budget(self, side: int) -> float:
        """Command points for the rest of the turn."""
        g = self.g
        home = sum(CARDS[c].cp for c in g.home_hand[side])
        return (g.cp if g.active == side else 0) + 2.6 * len(g.hand[side]) + home

    def shut_in(self, side: int, space: int) -> bool:
        """Are the units there besieged?"""
        return any(power != side for power in self.g.besiegers(space))

    def defence(self, space: int) -> tuple[int, int]:
        """Units that defend a prize, and the rating of their leader."""
        holder = self.g.control[space]
        side = INDEPENDENT if holder == INDEPENDENT else self.g.master[holder]
        force = self.forces.get(side, {}).get(space)
        return (force.size, force.rating) if force else (0, 0)


def rivals(g: Elisabeth, power: int) -> list[int]:
    """The powers at war with this one that somebody plays."""
    return [p for p in played(g) if p != power and at_war(g, power, p)]


def may_demand(g: Elisabeth) -> bool:
    """E1-C.2 Can the Ottomans still bring about a war with the Emperor?"""
    return TRIBUTE in g.home_hand[OTTOMAN] and g.master[HRE] == HRE and not g.has_war(OTTOMAN, HRE)


def holds(g: Elisabeth, power: int, space: int) -> bool:
    return g.control[space] != INDEPENDENT and g.master[g.control[space]] == power
