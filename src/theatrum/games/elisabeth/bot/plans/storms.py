"""How a siege may end: exact chances over several assaults, remembered. Nothing here looks at the state."""

from __future__ import annotations

from functools import lru_cache

from theatrum.games.elisabeth.queries.odds import battle, hits

INSIDE = 4
"""E1-2.1.2 So many find room in a fortification; more of them fight in the open."""
MOST = 12
"""Units that are told apart; a larger army is hardly better."""
FOR_WALLS = 1


def storm(foot: int, horse: int, rating: int, inside: int, their_rating: int, assaults: int) -> float:
    """The chance that a fortified space falls within so many assaults [E1-15.1].

    `foot` and `horse` are the besiegers without and with horses. More defenders than a fortification holds must be
    beaten in the open first [E1-24.1].
    """
    foot, horse = min(foot, MOST), min(horse, INSIDE)
    if assaults <= 0 or foot + horse <= 0:
        return 0.0
    if inside > INSIDE:
        won = battle(foot + horse + rating, inside + their_rating + 1)
        left = foot + horse - round((inside + their_rating) / 3)
        return won * _storm(max(0, min(foot, left)), 0, rating, INSIDE - 1, their_rating, assaults)
    return _storm(foot, horse, rating, inside, their_rating, assaults)


@lru_cache(maxsize=65536)
def _storm(foot: int, horse: int, rating: int, inside: int, their_rating: int, assaults: int) -> float:
    """Assault after assault, as long as the besiegers outnumber those inside; cavalry falls first [E1-15.1.P3–P10]."""
    if foot + horse <= inside or assaults <= 0:
        return 0.0
    attack = ((foot + 1) // 2 if inside else foot) + rating
    defence = inside + (their_rating if inside else 0) + FOR_WALLS
    chance = 0.0
    for lost, p in enumerate(hits(defence)):
        if lost >= foot + horse:
            break
        horse_left = max(0, horse - lost)
        foot_left = foot - max(0, lost - horse)
        for scored, q in enumerate(hits(attack)):
            if scored and scored >= inside:
                chance += p * q
            elif assaults > 1:
                left = inside - scored
                chance += p * q * _storm(foot_left, horse_left, rating, left, their_rating, assaults - 1)
    return chance
