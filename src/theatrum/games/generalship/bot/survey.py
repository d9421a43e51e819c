"""A look over the map: how strong everybody is, and how near.

Kinds of others' units are what they seem to be in the world that is judged; bots judge worlds in which everything
hidden was dealt anew.
"""

from __future__ import annotations

from functools import cache

from theatrum.core.contract import Seat
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables import (
    FOREST,
    GENERALS,
    KINDS,
    LAYOUTS,
    PLAINS,
    SEA,
    SHIP,
    TILES,
)

STRENGTH = tuple(4.0 if k.is_ship else (k.atk + k.defence) / 2 for k in KINDS)
"""What a unit is worth in a fight, by kind; ships carry the others."""
CLASS = tuple(k.cls for k in KINDS)
FAR = 99


@cache
def distances(layout: str) -> tuple[tuple[int, ...], ...]:
    """Steps between any two positions of a layout, whatever the terrain."""
    plan = LAYOUTS[layout]
    return tuple(_from(plan.neighbours, start) for start in range(len(plan.positions)))


def _from(neighbours: tuple[tuple[int, ...], ...], start: int) -> tuple[int, ...]:
    out = [FAR] * len(neighbours)
    out[start] = 0
    frontier = [start]
    for here in frontier:
        for there in neighbours[here]:
            if out[there] == FAR:
                out[there] = out[here] + 1
                frontier.append(there)
    return tuple(out)


@cache
def reach(
    layout: str, terrain: tuple[int, ...]
) -> tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]:
    """For every position: bit masks of the positions one step away, and two; for regiments, and for squadrons.

    Regiments go overland; squadrons by sea and along the coasts, taking regiments with them.
    """
    neighbours = LAYOUTS[layout].neighbours

    def steps(start: int, ship: bool) -> list[int]:
        here = terrain[start]
        return [
            p
            for p in neighbours[start]
            if (here != SEA and terrain[p] != SEA) or (ship and terrain[p] in (SEA, PLAINS, FOREST))
        ]

    def masks(ship: bool) -> tuple[tuple[int, int], ...]:
        out = []
        for start in range(len(neighbours)):
            first = steps(start, ship)
            second = [p for near in first for p in steps(near, ship)]
            out.append((_mask(first), _mask(second)))
        return tuple(out)

    return masks(False), masks(True)


def _mask(positions: list[int]) -> int:
    mask = 0
    for position in positions:
        mask |= 1 << position
    return mask


class Survey:
    """Sums over all units, made once for a position that is judged."""

    __slots__ = ("army", "capital", "free", "g", "harboured", "here", "squadrons", "stacks", "threat")

    def __init__(self, g: Generalship) -> None:
        n, places = g.players, len(g.tile)
        self.g = g
        self.army = [0.0] * n
        """Strength of each seat."""
        self.here = [[0.0] * places for _ in range(n)]
        """Strength of each seat at each position."""
        self.squadrons = [0] * n
        self.stacks = [0] * n
        """Bit masks of the positions of each seat's units, and of its squadrons."""
        self.harboured = [0] * n
        self.capital = [g.home(seat)[0] for seat in range(n)]
        self.threat = [[0.0] * n for _ in range(n)]
        """By victim and attacker: the strength that may be in the victim's capital after the next march."""
        self._count(distances(g.layout))
        occupied = 0
        for stacks in self.stacks:
            occupied |= stacks
        self.free = ((1 << g.plan.neutral) - 1) & ~occupied
        """Bit mask of the neutral tiles on which nobody stands."""

    def _count(self, distance: tuple[tuple[int, ...], ...]) -> None:
        g = self.g
        near = [distance[capital] for capital in self.capital]
        seats = range(g.players)
        for unit, seat in enumerate(g.unit_seat):
            if seat < 0:
                continue
            kind, at = g.unit_kind[unit], g.unit_at[unit]
            strength = STRENGTH[kind]
            self.army[seat] += strength
            self.here[seat][at] += strength
            self.stacks[seat] |= 1 << at
            if CLASS[kind] == SHIP:
                self.squadrons[seat] += 1
                self.harboured[seat] |= 1 << at
            for victim in seats:
                steps = near[victim][at]
                if steps <= 3 and victim != seat:
                    self.threat[victim][seat] += strength * _REACH[CLASS[kind]][steps]

    def in_reach(self, seat: Seat) -> float:
        """Neutral tiles of others, or of nobody, that stand empty: those a step away count 1, two steps away a half."""
        g = self.g
        overland, afloat = reach(g.layout, tuple(g.terrain))
        one = two = 0
        stacks, harboured = self.stacks[seat], self.harboured[seat]
        for position in range(len(overland)):
            if stacks >> position & 1:
                first, second = (afloat if harboured >> position & 1 else overland)[position]
                one |= first
                two |= second
        open_to_us = self.free
        for position in range(g.plan.neutral):
            if g.owner[position] == seat:
                open_to_us &= ~(1 << position)
        return (one & open_to_us).bit_count() + 0.5 * (two & ~one & open_to_us).bit_count()

    def shut_in(self, seat: Seat) -> float:
        """Strength of regiments that can't leave their tile, for all around is sea and no squadron is with them."""
        g = self.g
        overland, _ = reach(g.layout, tuple(g.terrain))
        total = 0.0
        for position, strength in enumerate(self.here[seat]):
            if strength and not overland[position][0] and not self.harboured[seat] >> position & 1:
                total += strength
        return total

    def occupied_at_home(self, seat: Seat) -> int:
        """How many of a seat's own tiles hold enemies."""
        return sum(self.enemies_at(seat, position) > 0 for position in self.g.home(seat))

    def enemies_at(self, seat: Seat, position: int) -> float:
        """The strength of a seat's enemies at a position."""
        total = 0.0
        for other, here in enumerate(self.here):
            if here[position] and self.g.enemies(seat, other):
                total += here[position]
        return total

    def risk(self, seat: Seat, only: Seat = -1) -> float:
        """0 … 1: how much a seat's capital has to fear from its enemies (or from one of them) in the next march."""
        g = self.g
        attack = 0.0
        for other, threat in enumerate(self.threat[seat]):
            if threat and (only < 0 or other == only) and g.enemies(seat, other):
                attack += threat
        if attack <= 0:
            return 0.0
        capital, mine = self.capital[seat], self.here[seat]
        defence = 1.3 * mine[capital]
        for front in g.plan.neighbours[capital]:
            defence += 0.6 * mine[front]
        if TILES[g.tile[capital]].fortress:
            defence += 2.0
        return attack / (attack + defence + 1.0)


_REACH = ((1.0, 1.0, 0.3, 0.1), (1.0, 1.0, 0.7, 0.1), (0.5, 0.5, 0.3, 0.1))
"""By class and distance: how surely a unit can be in a capital after the next march."""


def leadership(g: Generalship, seat: Seat) -> float:
    """What a seat's commander is worth in points; nothing without one."""
    commander = g.commander[seat]
    return COMMANDER[commander] if commander >= 0 else 0.0


COMMANDER = tuple(
    0.35 + 0.12 * general.land + 0.06 * general.sea + 0.06 * len(general.abilities) for general in GENERALS
)
"""By general: cards in battles, and abilities."""


def swapped_points(g: Generalship) -> list[int]:
    """GS-18.2 The victory points if the turn ended now, every occupier of a capital swapping where it gains."""
    points = list(g.vp)
    for seat in reversed(g.order):
        for victim in range(g.players):
            capital = g.home(victim)[0]
            if g.enemies(seat, victim) and points[victim] > points[seat] and g.units_at(capital, seat):
                points[seat], points[victim] = points[victim], points[seat]
    return points


def leads_after(g: Generalship, seat: Seat, victim: Seat) -> bool:
    """Would a seat win that took this capital now, as far as points go?"""
    best = max(g.vp[seat], g.vp[victim])
    return all(best > g.vp[s] or s in (seat, victim) for s in range(g.players)) and (
        g.vp[seat] != g.vp[victim] or best >= max(g.vp)
    )
