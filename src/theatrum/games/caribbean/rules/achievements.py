"""CC-7.1 What may earn an award: a step for the agenda, which `rules.awards` takes up."""

from __future__ import annotations

from theatrum.core.contract import Step

ENEMIES: tuple[str, ...] = ("nation", "native_army", "pirates", "pirate_fleet")
"""Whom a nation has beaten, on land or at sea: `enemy` is the place in this list."""


def achieved(nation: int, trigger: str, **payload: int) -> Step:
    """`("achieved", nation, trigger, name, value, …)`: names and values as in the vocabulary's triggers, things by their
    numbers. What follows from an area (its region, its type) is not repeated."""
    return ("achieved", nation, trigger, *(part for pair in payload.items() for part in pair))
