"""A small network that judges a position: from what is seen of it (`core.features`) to the chances of all seats.

    own numbers ─┐
    others' mean ─┤
    the table    ─┼─ 64, no less than 0 ─ 32, no less than 0 ─ one score for each seat ─ softmax over the seats
    things       ─┘

**Repeatable.** Sums of floats depend on their order, and so on the machine: a program that searches would answer
otherwise on another one. Here every number that is multiplied lies on a grid (`GRID` for weights, `FINE` for what flows
through), coarse enough that every product and every sum of products is exact: any order gives the same bits. The powers
of e come from a table that is made with whole numbers.
"""

from __future__ import annotations

import io
import json
import warnings
from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from theatrum.core.features import Features, Sight

S = TypeVar("S")
Numbers = NDArray[np.float64]

GRID = 2.0**12
"""Weights are whole multiples of 1 / GRID …"""
FINE = 2.0**8
"""… what is seen, and what flows from layer to layer, of 1 / FINE; sums are exact up to 2 ** 53 / (GRID * FINE)."""
STEP = 10
"""Scores are looked up in steps of 2 ** -STEP …"""
DEEPEST = 24
"""… and whoever is so far behind the best has no chance."""
ARRAYS = ("own", "others", "table", "things", "first", "second", "second_bias", "last")
LIMIT = 2**31 - 1


def _powers() -> tuple[float, ...]:
    """e to the power of -k / 2 ** STEP, in whole numbers of 2 ** -200, so that it is the same everywhere."""
    one = 1 << 200
    ratio, term = one, one
    for n in range(1, 30):
        term = -term // (n << STEP)
        ratio += term
    out, power = [], one
    for _ in range(DEEPEST << STEP):
        out.append(float(power >> 148) / 2.0**52)
        power = power * ratio >> 200
    return tuple(out)


POWERS = _powers()


class UnfitWeights(ValueError):
    """Weights that were learned from something else than what is seen now."""


class Network:
    """The weights, and what is known of their making (`about`).

    `about` holds the `fingerprint` of the features, the numbers of `players` and the `kinds` of game it was trained for (none
    named: all), and where it comes from. With `beside` (a `column` of a seat's numbers, and how many `times` it counts) the
    scores are what is added to that number: to the odds by hand, where those know more than was learned.
    """

    __slots__ = ("_beside", "_both", "_last", "_second", "_table", "_width", "about", "weights")

    def __init__(self, weights: Mapping[str, Numbers], about: Mapping[str, Any]) -> None:
        self.weights: dict[str, Numbers] = {name: on_grid(weights[name]) for name in ARRAYS}
        self.about = about
        # What flows is counted in whole multiples of 1 / FINE; the weights it meets are divided instead.
        self._both = np.ascontiguousarray(
            np.concatenate([self.weights["own"], self.weights["others"]], axis=1) / FINE
        )
        self._table = self.weights["table"] / FINE
        self._second = self.weights["second"] / FINE
        self._last = self.weights["last"] / FINE
        self._width = len(self.weights["first"])
        beside = about.get("beside")
        self._beside: tuple[int, float] | None = beside and (int(beside["column"]), float(beside["times"]))

    # ---- judging -----------------------------------------------------------------------------------------------
    def chances(self, sight: Sight) -> list[float]:
        """What each seat's chance to win is; they sum up to 1."""
        return softmax(self.scores(sight))

    def scores(self, sight: Sight) -> list[float]:
        """By seat, as powers of e: equal numbers on every machine, and in whichever order they are summed up."""
        weights, width = self.weights, self._width
        both = _in_steps(np.array(sight.seats, dtype=np.float64)) @ self._both
        hidden, others = both[:, :width], both[:, width:]
        n = len(both)
        if n == 2:
            hidden += others[::-1]
        elif n > 2:
            hidden += (others.sum(0) - others) / (n - 1)
        hidden += _in_steps(np.array(sight.table, dtype=np.float64)) @ self._table + weights["first"]
        things = weights["things"]
        for seat, has in enumerate(sight.things):
            if has:
                hidden[seat] += things.take(has, 0).sum(0)
        np.maximum(hidden, 0.0, out=hidden)
        deeper = _in_steps(hidden) @ self._second
        deeper += weights["second_bias"]
        np.maximum(deeper, 0.0, out=deeper)
        scores: list[float] = (_in_steps(deeper) @ self._last).tolist()
        if self._beside is None:
            return scores
        column, times = self._beside
        return [times * row[column] + score for row, score in zip(sight.seats, scores, strict=True)]

    # ---- keeping -----------------------------------------------------------------------------------------------
    def to_bytes(self) -> bytes:
        """A compressed .npz of whole numbers, without pickle, and its `about` as JSON in it."""
        arrays: dict[str, Any] = {name: (self.weights[name] * GRID).astype(np.int32) for name in ARRAYS}
        about = np.frombuffer(json.dumps(dict(self.about)).encode(), dtype=np.uint8)
        out = io.BytesIO()
        np.savez_compressed(out, about=about, **arrays)
        return out.getvalue()

    @classmethod
    def from_bytes(cls, content: bytes) -> Network:
        with np.load(io.BytesIO(content), allow_pickle=False) as file:
            weights = {name: file[name].astype(np.float64) / GRID for name in ARRAYS}
            return cls(weights, json.loads(file["about"].tobytes()))

    def check(self, features: Features[Any], rules_version: int) -> None:
        """Raises `UnfitWeights` if these weights were learned from other features, or under other rules."""
        now, then = features.fingerprint(rules_version), self.about.get("fingerprint")
        if now != then:
            raise UnfitWeights(f"they were learned from {then}, and what is seen now is {now}")


def on_grid(weights: Numbers) -> Numbers:
    """Weights as they are kept: whole multiples of 1 / GRID."""
    out: Numbers = np.rint(weights.astype(np.float64) * GRID).clip(-LIMIT, LIMIT) / GRID
    return out


def _in_steps(flowing: Numbers) -> Numbers:
    """How many steps of 1 / FINE each is, in its place."""
    flowing *= FINE
    return np.rint(flowing, out=flowing)


def softmax(scores: Sequence[float]) -> list[float]:
    """Scores as chances: each counts as e to its power."""
    best = max(scores)
    powers = []
    for score in scores:
        behind = round((best - score) * (1 << STEP))
        powers.append(POWERS[behind] if behind < len(POWERS) else 0.0)
    total = sum(powers)
    return [power / total for power in powers]


class Judge:
    """`Judgement.values` by a network."""

    def __init__(self, features: Features[S], network: Network) -> None:
        self._look: Callable[[Any], Sight | None] = features.look
        self._kind: Callable[[Any], str] = features.kind
        self._network = network
        self._players = frozenset(network.about["players"])
        self._kinds = frozenset(network.about.get("kinds", ()))

    def __call__(self, state: Any) -> list[float] | None:
        """None for numbers of players and kinds of game that the network was not trained for, and where there is nothing to
        see."""
        if state.players not in self._players or (self._kinds and self._kind(state) not in self._kinds):
            return None
        sight = self._look(state)
        return None if sight is None else self._network.chances(sight)


class Learned:
    """`Judgement.values` by a network that lies in a file of the package, read when it is first asked.

    Weights that do not fit (another rules version, other features) are not used: it says so once, and the hand-written
    value counts.
    """

    def __init__(self, features: Features[S], weights: Traversable, rules_version: int) -> None:
        self._features = features
        self._weights = weights
        self._rules_version = rules_version
        self._judge: Callable[[Any], list[float] | None] | None = None

    def __call__(self, state: Any) -> list[float] | None:
        judge = self._judge
        if judge is None:
            judge = self._judge = self._load()
        return judge(state)

    def network(self) -> Network:
        """The network itself. Raises `FileNotFoundError` or `UnfitWeights`."""
        network = Network.from_bytes(self._weights.read_bytes())
        network.check(self._features, self._rules_version)
        return network

    def _load(self) -> Callable[[Any], list[float] | None]:
        try:
            return Judge(self._features, self.network())
        except FileNotFoundError:
            pass  # nothing was learned yet
        except UnfitWeights as error:
            warnings.warn(f"{self._weights.name} is not used: {error}", stacklevel=3)
        return _silent


def _silent(state: Any) -> None:
    return None
