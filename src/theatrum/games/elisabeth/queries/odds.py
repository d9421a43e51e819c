"""Chances of war: pure functions of dice and modifiers, exact and remembered. Nothing here looks at the state.

Two dice and a modifier decide interceptions and avoided battles [E1-13.2.P2, E1-16.1 S4]; in battles every die hits on a
5 or 6. For showing before a roll, and for bots.
"""

from __future__ import annotations

from functools import cache, lru_cache

NEEDED = 9
"""E1-13.2.P2 What an interception or avoidance must reach."""
HIT = 5
"""The lowest face that hits."""
P_HIT = (7 - HIT) / 6


@cache
def two_dice(modifier: int, needed: int = NEEDED) -> float:
    """E1-13.2.P2, E1-13.3.P4 The chance that 2d6 and the modifier reach the number."""
    return sum(a + b + modifier >= needed for a in range(1, 7) for b in range(1, 7)) / 36


@cache
def hits(dice: int) -> tuple[float, ...]:
    """The chances of 0, 1, 2 … hits with so many dice."""
    chances = [1.0]
    for _ in range(dice):
        chances = [
            (chances[n] if n < len(chances) else 0.0) * (1 - P_HIT) + (chances[n - 1] if n else 0.0) * P_HIT
            for n in range(len(chances) + 1)
        ]
    return tuple(chances)


def at_least(dice: int, number: int) -> float:
    """The chance of so many hits or more."""
    return sum(hits(dice)[max(0, number) :])


@lru_cache(maxsize=4096)
def battle(attack: int, defence: int) -> float:
    """E1-14.0.P7, E1-16.2 S7 The chance that the attacker wins: more hits; a tie is the defender's."""
    return sum(p * sum(hits(attack)[n + 1 :]) for n, p in enumerate(hits(defence)))


@lru_cache(maxsize=4096)
def assault(attack: int, defence: int, attackers: int, defenders: int) -> float:
    """E1-15.1.P9 The chance that an assault succeeds: a hit at least, nobody left inside, and somebody to march in."""
    falls = at_least(attack, max(1, defenders))
    return falls * sum(hits(defence)[:attackers])


@lru_cache(maxsize=4096)
def battle_losses(attack: int, defence: int) -> tuple[float, float]:
    """Hits that the attacker and the defender have to expect."""
    return defence * P_HIT, attack * P_HIT
