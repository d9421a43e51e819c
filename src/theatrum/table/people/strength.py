"""How strong somebody is, after a game of two to six.

The model is Plackett and Luce's: who is stronger comes first more often. The update is Weng and Lin's ("A Bayesian
Approximation Method for Online Ranking", 2011, algorithm 4), the one that openskill uses by default; it is thirty lines,
so they stand here instead of a dependency. Strength is a normal distribution: its mean `mu`, its doubt `sigma`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

MU = 25.0
SIGMA = MU / 3
BETA = MU / 6
"""How much luck there is in a game."""
TAU = MU / 300
"""How much people change from game to game."""
LEAST = 0.0001
"""Doubt never vanishes."""
SURE = 5.0
"""With more doubt than this a rating is provisional."""
MIDDLE, SCALE = 1500, 40
"""What people read: points around a middle."""


@dataclass(frozen=True, slots=True)
class Strength:
    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        return round(MIDDLE + SCALE * (self.mu - MU))

    @property
    def provisional(self) -> bool:
        return self.sigma > SURE


def after_game(players: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """The strengths after a game in which everybody took this place (0 is best; equal places are shared)."""
    players = [Strength(p.mu, math.hypot(p.sigma, TAU)) for p in players]
    c = math.sqrt(sum(p.sigma**2 + BETA**2 for p in players))
    weight = [math.exp(p.mu / c) for p in players]
    below = [sum(w for w, place in zip(weight, places, strict=True) if place >= mine) for mine in places]
    shared = [places.count(mine) for mine in places]
    return [_updated(i, players[i], places, c, weight[i], below, shared) for i in range(len(players))]


def _updated(
    i: int,
    player: Strength,
    places: Sequence[int],
    c: float,
    weight: float,
    below: Sequence[float],
    shared: Sequence[int],
) -> Strength:
    omega = delta = 0.0
    for q, place in enumerate(places):
        if place <= places[i]:
            share = weight / below[q]
            omega += ((1 - share) if q == i else -share) / shared[q]
            delta += share * (1 - share) / shared[q]
    variance = player.sigma**2
    omega *= variance / c
    delta *= variance / c**2 * (player.sigma / c)
    return Strength(player.mu + omega, player.sigma * math.sqrt(max(1 - delta, LEAST)))
