"""Players that need no eyes: policies that choose answers for a seat, from what that seat may know."""

from __future__ import annotations

import random
from collections.abc import Callable

from theatrum.bots.greedy import GreedyBot
from theatrum.bots.policy import Policy
from theatrum.bots.random_bot import RandomBot
from theatrum.core.errors import BadSetup

__all__ = ["BOTS", "GreedyBot", "Policy", "RandomBot", "make_bot"]

BOTS: dict[str, Callable[[random.Random], Policy]] = {"random": RandomBot, "greedy": GreedyBot}
"""Every kind of bot by its name, the weakest first."""


def make_bot(name: str, seed: str | int) -> Policy:
    """A bot of a kind. The same seed gives the same choices. Raises `BadSetup` naming the kinds there are."""
    if name not in BOTS:
        raise BadSetup(f"there is no bot {name!r}; there is: {', '.join(BOTS)}")
    return BOTS[name](random.Random(f"{name} {seed}"))
