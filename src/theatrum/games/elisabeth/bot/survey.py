"""What there is to win and to lose on the map: how near armies are to fortified spaces, and how strong.

Distances are over land and sea together, fewest places, as the map is printed; they never change.
"""

from __future__ import annotations

from functools import cache

from theatrum.games.elisabeth.forces import NO_TROOPS, TROOP_POWER, admirals, squadrons
from theatrum.games.elisabeth.relations import at_war, closed, played
from theatrum.games.elisabeth.rules.piracy import MOST_RAIDS, defence_dice, ports_of
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.sea import Raid
from theatrum.games.elisabeth.tables.pieces import LEADERS, N_TROOPS
from theatrum.games.elisabeth.tables.places import KEY, LINKED, N_PLACES, N_SPACES, SEA_LINKS, SPACES, ZONES
from theatrum.games.elisabeth.tables.powers import HRE, INDEPENDENT, OTTOMAN

KEY_WORTH, FORTRESS_WORTH = 2.0, 1.0
FAR = 8
NEARNESS, DECAY = 0.45, 0.7
"""What a prize is worth that a sufficient army stands next to, and how that fades with distance."""
TRIBUTE = 2


@cache
def distances(start: int) -> tuple[int, ...]:
    """Places away from a space, to every place."""
    out = [FAR * 2] * N_PLACES
    out[start] = 0
    todo = [start]
    for place in todo:
        near = list(SEA_LINKS[place])
        if place < N_SPACES:
            near += [other for other, _ in LINKED[place]]
        for other in near:
            if out[other] > out[place] + 1:
                out[other] = out[place] + 1
                todo.append(other)
    return tuple(out)


PRIZES = tuple(s.index for s in SPACES if s.kind)
"""Spaces that are keys or fortresses in print."""


def worth(space: int) -> float:
    return KEY_WORTH if SPACES[space].kind == KEY else FORTRESS_WORTH


def targets_at(g: Elisabeth, power: int, sea: int) -> list[int]:
    return [p for p in played(g) if p != power and at_war(g, power, p) and ports_of(g, p, sea)]


class Survey:
    """The land forces of every side, space by space."""

    __slots__ = ("g", "leaders", "stacks")

    def __init__(self, g: Elisabeth) -> None:
        self.g = g
        self.stacks: dict[int, dict[int, int]] = {}
        """side to space to units in the open or inside"""
        for column in (g.field, g.garrison):
            for space in range(N_SPACES):
                here = column[space * N_TROOPS : (space + 1) * N_TROOPS]
                if here != NO_TROOPS:
                    for troop, n in enumerate(here):
                        if n:
                            side = self.stacks.setdefault(g.master[TROOP_POWER[troop]], {})
                            side[space] = side.get(space, 0) + n
        self.leaders: dict[int, int] = {}
        """space to the best battle rating there"""
        for leader in LEADERS:
            at = g.leader_at[leader.index]
            if 0 <= at < N_SPACES and not g.naval_role >> leader.index & 1:
                self.leaders[at] = max(self.leaders.get(at, 0), leader.battle + 1)

    def defence(self, space: int, side: int) -> float:
        """What stands in the way of taking it."""
        holder = self.g.control[space]
        defender = INDEPENDENT if holder == INDEPENDENT else self.g.master[holder]
        units = self.stacks.get(defender, {}).get(space, 0)
        return 1.0 + 1.2 * units + 0.4 * self.leaders.get(space, 0) * (units > 0)

    def prospects(self, side: int) -> float:
        """Points that the side may hope to take, by what it has near each prize of an enemy or of nobody."""
        g = self.g
        mine = self.stacks.get(side, {})
        if not mine:
            return 0.0
        total = 0.0
        for space in PRIZES:
            holder = g.control[space]
            if closed(g, space):
                continue
            hope = 1.0
            if holder != INDEPENDENT and not g.war[side] >> g.master[holder] & 1:
                if not (side == OTTOMAN and holder == HRE and TRIBUTE in g.home_hand[OTTOMAN]):
                    continue
                hope = 0.35
            need = self.defence(space, side)
            laid = g.sieges.get(space << 4 | side)
            if laid is not None:
                force = mine.get(space, 0) + self.leaders.get(space, 0)
                ready = 0.15 if laid < g.impulse else 0.0
                total += worth(space) * min(0.8, 0.35 + ready + 0.06 * (force - need))
                continue
            away = distances(space)
            best = 0.0
            for at, n in mine.items():
                if away[at] < FAR and n > 1:
                    force = n + self.leaders.get(at, 0)
                    best = max(best, min(1.0, force / (need + 2.0)) * DECAY ** away[at])
            total += worth(space) * NEARNESS * hope * best
        return total

    def raids(self, side: int) -> float:
        """Points that piracy may still bring this turn: where ships are at sea, or could be with one move."""
        g = self.g
        left = MOST_RAIDS - g.raids_made[side]
        if left <= 0 or not (g.hand[side] or g.home_hand[side] or g.cp):
            return 0.0
        found = []
        for sea in (z.index for z in ZONES):
            if g.raids.get(sea, 0) >> side & 1:
                continue
            ready = squadrons(g, sea, side)
            near = ready or sum(squadrons(g, port, side) for port in SEA_LINKS[sea])
            if not near:
                continue
            for target in targets_at(g, side, sea):
                raid = Raid(sea, side, target)
                danger = defence_dice(g, raid) / 3
                rating = max((LEADERS[x].piracy for x in admirals(g, sea, side)), default=0)
                hits = ((2 if near > 1 else 1) + rating) / 3 * min(1.0, max(0.1, (near - danger) / near))
                found.append((0.75 if ready else 0.35) * (0.6 * hits - 0.08 * danger))
        return sum(sorted(found, reverse=True)[:left])
