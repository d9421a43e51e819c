"""The smallest learner there is: one number for every action id, learned by policy gradient (REINFORCE).

It looks at nothing but the ids of the legal answers. That it learns at all shows that an id means the same thing in
every question and every game.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np


class Preferences:
    """Plays an id the more often the higher its preference is."""

    def __init__(self, ids: int, rate: float = 0.05, seed: int = 0) -> None:
        self.worth = np.zeros(ids)
        self.rate = rate
        self.rng = random.Random(seed)
        self.done: list[tuple[int, list[int], int, np.ndarray]] = []

    def chances(self, legal: Sequence[int]) -> np.ndarray:
        """How likely each legal id is to be played."""
        worth = self.worth[legal]
        weights = np.exp(worth - worth.max())
        return weights / weights.sum()

    def choose(self, legal: Sequence[int], seat: int, learn: bool = True) -> int:
        """One of the legal ids; remembered, if it is to be learned from."""
        legal = list(legal)
        chances = self.chances(legal)
        chosen = self.rng.choices(legal, chances)[0]
        if learn and len(legal) > 1:
            self.done.append((seat, legal, chosen, chances))
        return chosen

    def learn(self, returns: Sequence[float]) -> None:
        """The game is over: what was done by those who gained becomes likelier, by those who lost unlikelier."""
        for seat, legal, chosen, chances in self.done:
            self.worth[legal] -= self.rate * returns[seat] * chances
            self.worth[chosen] += self.rate * returns[seat]
        self.done.clear()

    def favourites(self, meaning: dict[int, object], n: int = 5) -> list[str]:
        """What it likes best and least among these ids, for people who want to look into it."""
        ranked = sorted(meaning, key=lambda i: self.worth[i])
        return [f"{self.worth[i]:+.2f} {meaning[i]}" for i in (*reversed(ranked[-n:]), *ranked[:n])]
