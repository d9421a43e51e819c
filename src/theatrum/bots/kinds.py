"""Which bots there are, and how they are named.

A name is a kind (`greedy`, `search`), or a kind with settings: `search:seconds=0.3`, `search:simulations=200:workers=2`,
`greedy:width=20:worlds=8`, `search:hand=1` (by the hand-written judgement: the yardstick
for what was learned). Lobbies offer some kinds alone (`STRENGTHS`); researchers set what they like.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from theatrum.bots.greedy import GreedyBot
from theatrum.bots.policy import Policy
from theatrum.bots.random_bot import RandomBot
from theatrum.bots.search import SearchBot
from theatrum.core.errors import BadSetup

Number = type[int] | type[float]
QUICK, STEADY, FULL = 0.03, 0.2, 1.0
"""Seconds per answer of the three strengths of the searching bot."""
SLIPS = 0.3
"""So often a novice answers without thought."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of bot: how it is made, what can be set, and what is set if nothing is said."""

    make: Callable[..., Policy]
    settings: Mapping[str, Number] = field(default_factory=dict)
    usual: Mapping[str, float] = field(default_factory=dict)
    thinks_long: bool = False
    """Is its thinking felt by people? Then it should not be in the way of bots that answer at once."""


GREEDY: Mapping[str, Number] = {"width": int, "worlds": int, "horizon": int, "hand": int, "slips": float}
SEARCH: Mapping[str, Number] = {
    "seconds": float,
    "simulations": int,
    "wall": float,
    "workers": int,
    "hand": int,
}
LIMITS = ("seconds", "simulations")

KINDS: dict[str, Kind] = {
    "random": Kind(RandomBot),
    "novice": Kind(GreedyBot, GREEDY, {"slips": SLIPS, "hand": 1}),
    "greedy": Kind(GreedyBot, GREEDY),
    "search-quick": Kind(SearchBot, SEARCH, {"seconds": QUICK}),
    "search-steady": Kind(SearchBot, SEARCH, {"seconds": STEADY}, thinks_long=True),
    "search": Kind(SearchBot, SEARCH, {"seconds": FULL}, thinks_long=True),
}


@dataclass(frozen=True, slots=True)
class Spec:
    """A bot as it was named: its kind and what was set."""

    kind: str
    settings: Mapping[str, float]

    @property
    def thinks_long(self) -> bool:
        return KINDS[self.kind].thinks_long

    def make(self, rng: random.Random) -> Policy:
        kind = KINDS[self.kind]
        usual = kind.usual
        if any(limit in self.settings for limit in LIMITS):
            usual = {name: value for name, value in usual.items() if name not in LIMITS}
        return kind.make(rng, **{**usual, **self.settings})


def parse_bot(name: str) -> Spec:
    """What a name means. Raises `BadSetup` saying what is wrong and what would be right."""
    kind, *parts = name.split(":")
    if kind not in KINDS:
        raise BadSetup(f"there is no bot {kind!r}; there is: {', '.join(KINDS)}")
    known = KINDS[kind].settings
    settings: dict[str, float] = {}
    for part in parts:
        key, _, text = part.partition("=")
        if key not in known:
            can = f"what can be set: {', '.join(known)}" if known else "nothing can be set"
            raise BadSetup(f"the bot {kind!r} has no setting {key!r}; {can}")
        if key in settings:
            raise BadSetup(f"{key} of the bot {name!r} is set twice")
        settings[key] = _number(name, key, text, known[key])
    spec = Spec(kind, settings)
    spec.make(random.Random(0))  # a setting that does not fit is refused here, not in the middle of a game
    return spec


def _number(name: str, key: str, text: str, number: Number) -> float:
    wanted = "a whole number" if number is int else "a number"
    try:
        value = number(text)
    except ValueError:
        raise BadSetup(f"{key} of the bot {name!r} must be {wanted}, not {text!r}") from None
    if not value > 0:
        raise BadSetup(f"{key} of the bot {name!r} must be more than 0, not {text!r}")
    return value


def make_bot(name: str, seed: str | int) -> Policy:
    """A bot by its name. The same seed gives the same choices (with a limit in seconds, mostly). Raises `BadSetup`."""
    return parse_bot(name).make(random.Random(f"{name} {seed}"))


def _usual(kind: str) -> Callable[[random.Random], Policy]:
    return partial(Spec.make, Spec(kind, {}))


BOTS: dict[str, Callable[[random.Random], Policy]] = {kind: _usual(kind) for kind in KINDS}
"""Every kind of bot by its name, the weakest first."""
STRENGTHS = ("random", "novice", "greedy", "search")
"""What lobbies offer: each is clearly stronger than the one before (docs/results/strengths.md says how clearly)."""
