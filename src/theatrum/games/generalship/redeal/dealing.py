"""Dealing with a generator of one's own: never with the game's, whose results are to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from theatrum.core.chance import Chance

X = TypeVar("X")


def shuffle(cards: list[X], chance: Chance) -> None:
    """Fisher and Yates, in place."""
    n = len(cards)
    for last, j in zip(range(n - 1, 0, -1), chance.several(list(range(n, 1, -1))), strict=True):
        cards[j], cards[last] = cards[last], cards[j]


def take(pool: list[X], n: int) -> list[X]:
    """The last n cards, which the pool loses."""
    taken = pool[len(pool) - n :]
    del pool[len(pool) - n :]
    return taken


def one_of(things: Sequence[X], chance: Chance) -> X:
    return things[chance.below(len(things))]
