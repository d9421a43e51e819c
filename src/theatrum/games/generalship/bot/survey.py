"""A look over the map: how strong everybody is, and how near.

Kinds of others' units are what they seem to be in the world that is judged; bots judge worlds in which everything
hidden was dealt anew.
"""

from __future__ import annotations

from theatrum.core.contract import Seat
from theatrum.games.generalship.bot.geography import geography
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.generals import GENERALS
from theatrum.games.generalship.tables.nations import TILES
from theatrum.games.generalship.tables.units import KINDS
from theatrum.games.generalship.tables.vocabulary import SHIP

STRENGTH = tuple(0.5 if k.is_ship else (k.atk + k.defence) / 2 for k in KINDS)
"""What a unit is worth in a fight, by kind. Squadrons alone win nothing: they carry the others."""
CLASS = tuple(k.cls for k in KINDS)


class Survey:
    """Sums over all units, made once for a position that is judged."""

    __slots__ = ("army", "capital", "free", "g", "harboured", "here", "map", "squadrons", "threat", "units")

    def __init__(self, g: Generalship) -> None:
        n, places = g.players, len(g.tile)
        self.g = g
        self.map = geography(g.layout, tuple(g.terrain))
        self.army = [0.0] * n
        """Strength of each seat."""
        self.here = [[0.0] * places for _ in range(n)]
        """Strength of each seat at each position."""
        self.squadrons = [0] * n
        self.harboured = [0] * n
        """Bit masks of the positions of each seat's squadrons."""
        self.units: list[dict[int, int]] = [{} for _ in range(n)]
        """Position to number of units, for each seat."""
        self.capital = [g.home(seat)[0] for seat in range(n)]
        self.threat = [[0.0] * n for _ in range(n)]
        """By victim and attacker: the strength that may be in the victim's capital after the next march."""
        self._count()
        self._look_for_threats()
        occupied = 0
        for units in self.units:
            for position in units:
                occupied |= 1 << position
        self.free = ((1 << g.plan.neutral) - 1) & ~occupied
        """Bit mask of the neutral tiles on which nobody stands."""

    def _count(self) -> None:
        g = self.g
        for unit, seat in enumerate(g.unit_seat):
            if seat < 0:
                continue
            kind, at = g.unit_kind[unit], g.unit_at[unit]
            strength = STRENGTH[kind]
            self.army[seat] += strength
            self.here[seat][at] += strength
            self.units[seat][at] = self.units[seat].get(at, 0) + 1
            if CLASS[kind] == SHIP:
                self.squadrons[seat] += 1
                self.harboured[seat] |= 1 << at

    def _look_for_threats(self) -> None:
        g = self.g
        arrival, landing = self.map.arrival, self.map.landing
        for victim, capital in enumerate(self.capital):
            by_sea = landing[capital]
            threat = self.threat[victim]
            for unit, seat in enumerate(g.unit_seat):
                if seat < 0 or seat == victim:
                    continue
                kind, at = g.unit_kind[unit], g.unit_at[unit]
                chance = arrival[CLASS[kind]][capital][at]
                if self.harboured[seat] >> at & 1 and by_sea[at] > chance:
                    chance = by_sea[at]
                threat[seat] += STRENGTH[kind] * chance

    def in_reach(self, seat: Seat) -> float:
        """Neutral tiles of others, or of nobody, that stand empty, no more of them than there are units that could go.

        Those a step away count 1, two steps away a half.
        """
        g = self.g
        overland, afloat = self.map.overland, self.map.afloat
        open_to_us = self.free
        for position in range(g.plan.neutral):
            if g.owner[position] == seat:
                open_to_us &= ~(1 << position)
        one = two = soon = later = 0
        harboured = self.harboured[seat]
        for position, units in self.units[seat].items():
            first, second = (afloat if harboured >> position & 1 else overland)[position]
            if first & open_to_us:
                one |= first
                soon += units
            if second & open_to_us:
                two |= second
                later += units
        near = (one & open_to_us).bit_count()
        far = (two & ~one & open_to_us).bit_count()
        return min(near, soon) + 0.5 * min(far, later)

    def is_island(self, seat: Seat) -> bool:
        """Is there nothing but sea around the capital?"""
        return not self.map.overland[self.capital[seat]][0]

    def shut_in(self, seat: Seat) -> float:
        """Strength of regiments that can't leave their tile: all around is sea, and no squadron is with them or near."""
        g = self.g
        overland = self.map.overland
        harboured = self.harboured[seat]
        total = 0.0
        for position, strength in enumerate(self.here[seat]):
            if strength and not overland[position][0] and not harboured >> position & 1:
                if not any(harboured >> near & 1 for near in g.plan.neighbours[position]):
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
