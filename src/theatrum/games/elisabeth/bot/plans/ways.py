"""Ways of armies over land and sea, by what they cost: which fortified places can be reached from where.

Nothing here looks at the state: what the map looks like to a side is put together in the survey, as bytes, so that the
same ways are looked for only once.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple

from theatrum.games.elisabeth.tables.places import (
    LINKED,
    N_PLACES,
    N_SPACES,
    PASS_LINK,
    SEA_LINKS,
    SPACES,
    WATERWAY,
    ZONES,
)
from theatrum.games.elisabeth.tables.powers import MAJORS, NOBODY
from theatrum.games.elisabeth.tables.scenarios import SCENARIOS
from theatrum.kit.graph import distances

FARTHEST = 8
"""Plans that take more command points than this are not looked at."""
SHORT_WAY = 4
"""The same for two or three units."""
TO_CONTROL, TO_BEAT = 1, 3
"""What a space of the enemy costs on the way: to bring it under control, and to beat an army besides."""
SECOND_FLEET = 1
"""What each further sea zone on the way costs more: ships must be in all of them at once [E1-16.3]."""
MOST_AT_ONCE = 6
"""More than any single step costs."""
FARTHEST_SAIL = 3
"""An army waits for ships that are so many naval moves away, not more."""

FORTIFIED = frozenset(s.index for s in SPACES if s.kind)


class Theatre(NamedTuple):
    """The part of the map that a scenario plays on."""

    prizes: tuple[int, ...]
    """Spaces that are keys or fortresses in print, and can be entered."""
    home_prizes: tuple[tuple[int, ...], ...]
    """By power: those at home."""
    open: tuple[int, ...]
    steps: tuple[tuple[tuple[int, int], ...], ...]
    """By space: the spaces next to it and the price of a step."""
    seas: tuple[int, ...]
    """Where pirates find something."""
    ports: tuple[tuple[int, ...], ...]
    """By sea zone: the ports that can be raided there."""


def _theatre(closed: Collection[int], mediterranean: bool) -> Theatre:
    prizes = tuple(s.index for s in SPACES if s.kind and s.index not in closed)
    return Theatre(
        prizes,
        tuple(tuple(s for s in prizes if SPACES[s].home == power) for power in MAJORS),
        tuple(s.index for s in SPACES if s.index not in closed),
        tuple(
            tuple(
                (other, 2 if link == PASS_LINK else 1)
                for other, link in LINKED[s.index]
                if link != WATERWAY and other not in closed
            )
            for s in SPACES
        ),
        tuple(z.index for z in ZONES if z.mediterranean or not mediterranean),
        tuple(tuple(p for p in z.ports if p not in closed) for z in ZONES),
    )


MEDITERRANEAN = _theatre(SCENARIOS["learning"].closed, mediterranean=True)
EUROPE = _theatre((), mediterranean=False)
"""Lepanto's, and that of the whole game."""
UNREACHABLE = 99


def _sea_distances(sea: int) -> tuple[int, ...]:
    """By place: naval moves from there to the zone, over the open sea."""
    found = distances(lambda place: SEA_LINKS[place] if place >= N_SPACES else (), (sea,))
    return tuple(found.get(place, UNREACHABLE) for place in range(N_PLACES))


SEA_DISTANCE: tuple[tuple[int, ...], ...] = tuple(_sea_distances(z.index) for z in ZONES)
"""By sea zone, then by place."""


class Way(NamedTuple):
    cost: int
    step: int
    sail: int
    by_sea: bool


SHUT_OFF, END = 255, 254
"""In a ground: nobody can go there; and a fortified space of others, where a way ends."""


@lru_cache(maxsize=8192)
def find_ways(
    ground: bytes, starts: tuple[int, ...], farthest: int, delay: int, europe: bool
) -> dict[int, Way]:
    """From the starts to every fortified place of others that can be reached. Not to be changed: it is remembered.

    `ground` is what the map looks like to the armies of a side: by space what going there costs more than the step, then
    by space the price of a landing and by sea zone that of a passage (0: none). `europe`: over the whole map.
    """
    steps = EUROPE.steps if europe else MEDITERRANEAN.steps
    found: dict[int, Way] = {}
    seen = [False] * N_PLACES
    rings: list[list[tuple[int, int, int, bool]]] = [[] for _ in range(farthest + MOST_AT_ONCE)]
    for start in starts:
        rings[min(farthest, delay)].append((start, -1, NOBODY, False))
    for cost in range(farthest + 1):
        for place, step, sail, by_sea in rings[cost]:
            if seen[place]:
                continue
            seen[place] = True
            if step >= 0 and place < N_SPACES and ground[place] == END:
                found[place] = Way(cost, step, sail, by_sea)
                continue
            if place < N_SPACES:
                for other, price in steps[place]:
                    extra = ground[other]
                    if extra != SHUT_OFF and not seen[other]:
                        rings[cost + price + (0 if extra == END else extra)].append(
                            (other, step if step >= 0 else other, sail, by_sea)
                        )
            for other in SEA_LINKS[place]:
                price = ground[N_SPACES + other]
                if price and not seen[other]:
                    if place >= N_SPACES and other >= N_SPACES:
                        price += SECOND_FLEET
                    missing = other >= N_SPACES and ground[N_SPACES + other] > 1
                    first = other if missing and sail == NOBODY else sail
                    rings[cost + price].append((other, step if step >= 0 else other, first, True))
    return found
