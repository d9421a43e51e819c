"""A look over the map: how strong everybody is, and how near.

Kinds of others' units are what they seem to be in the world that is judged; bots judge worlds in which everything
hidden was dealt anew.
"""

from __future__ import annotations

from functools import cache

from theatrum.core.contract import Seat
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables import (
    CAVALRY,
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


class Survey:
    """Sums over all units, made once for a position that is judged."""

    __slots__ = ("army", "capital", "g", "harboured", "here", "squadrons")

    def __init__(self, g: Generalship) -> None:
        n, places = g.players, len(g.tile)
        self.g = g
        self.army = [0.0] * n
        """Strength of each seat."""
        self.here = [[0.0] * places for _ in range(n)]
        """Strength of each seat at each position."""
        self.squadrons = [0] * n
        self.harboured: list[list[int]] = [[] for _ in range(n)]
        """Positions of each seat's squadrons."""
        self.capital = [g.home(seat)[0] for seat in range(n)]
        at = g.unit_at
        for unit, seat in enumerate(g.unit_seat):
            if seat >= 0:
                kind = g.unit_kind[unit]
                self.army[seat] += STRENGTH[kind]
                self.here[seat][at[unit]] += STRENGTH[kind]
                if CLASS[kind] == SHIP:
                    self.squadrons[seat] += 1
                    self.harboured[seat].append(at[unit])

    def in_reach(self, seat: Seat) -> float:
        """Neutral tiles of others, or of nobody, that stand empty: those a step away count 1, two steps away a half.

        Regiments go overland, squadrons by sea and along the coasts, taking regiments with them.
        """
        g = self.g
        near = self._steps_from(seat, [p for p, strength in enumerate(self.here[seat]) if strength])
        total = 0.0
        for position in range(g.plan.neutral):
            steps = near.get(position, FAR)
            if steps <= 2 and g.owner[position] != seat and not any(here[position] for here in self.here):
                total += 1.0 if steps == 1 else 0.5
        return total

    def _steps_from(self, seat: Seat, starts: list[int]) -> dict[int, int]:
        """Positions that units can come to in one or two steps."""
        g = self.g
        out: dict[int, int] = {}
        for start in starts:
            afloat = start in self.harboured[seat]
            reached = [(start, 0)]
            for here, steps in reached:
                for there in g.plan.neighbours[here]:
                    overland = g.terrain[here] != SEA and g.terrain[there] != SEA
                    coast = g.terrain[there] in (SEA, PLAINS, FOREST)
                    if (overland or (afloat and coast)) and out.get(there, FAR) > steps + 1:
                        out[there] = steps + 1
                        if steps == 0:
                            reached.append((there, 1))
        return out

    def occupied_at_home(self, seat: Seat) -> int:
        """How many of a seat's own tiles hold enemies."""
        return sum(self.enemies_at(seat, position) > 0 for position in self.g.home(seat))

    def enemies_at(self, seat: Seat, position: int) -> float:
        """The strength of a seat's enemies at a position."""
        g = self.g
        return sum(self.here[other][position] for other in range(g.players) if g.enemies(seat, other))

    def risk(self, seat: Seat, only: Seat = -1) -> float:
        """0 … 1: how much a seat's capital has to fear from its enemies (or from one of them) in the next march."""
        g = self.g
        capital = self.capital[seat]
        near = distances(g.layout)[capital]
        attack = 0.0
        for unit, other in enumerate(g.unit_seat):
            if other >= 0 and (only < 0 or other == only) and g.enemies(seat, other):
                attack += STRENGTH[g.unit_kind[unit]] * _reach(g, unit, near[g.unit_at[unit]])
        if attack <= 0:
            return 0.0
        defence = 1.3 * self.here[seat][capital]
        for front in g.plan.neighbours[capital]:
            defence += 0.6 * self.here[seat][front]
        if TILES[g.tile[capital]].fortress:
            defence += 2.0
        return attack / (attack + defence + 1.0)


def _reach(g: Generalship, unit: int, distance: int) -> float:
    """How surely a unit at that distance can be in a capital after the next march."""
    if distance <= 1:
        return 1.0 if g.terrain[g.unit_at[unit]] != SEA else 0.7
    if distance == 2:
        return 0.7 if CLASS[g.unit_kind[unit]] == CAVALRY else 0.3
    return 0.1 if distance == 3 else 0.0


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
