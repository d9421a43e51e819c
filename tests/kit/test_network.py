"""A network that judges positions: exact sums, its file, and what happens when it does not fit."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from theatrum.core.features import Features, Sight
from theatrum.kit.network import ARRAYS, FINE, GRID, Judge, Learned, Network, UnfitWeights, softmax

SEAT, TABLE, THINGS, WIDTH, DEPTH = 7, 3, 5, 16, 8
SHAPES = (
    (SEAT, WIDTH),
    (SEAT, WIDTH),
    (TABLE, WIDTH),
    (THINGS, WIDTH),
    (WIDTH,),
    (WIDTH, DEPTH),
    (DEPTH,),
    (DEPTH,),
)


@dataclass
class Position:
    players: int = 2


def names(word: str, count: int) -> tuple[str, ...]:
    return tuple(f"{word} {i}" for i in range(count))


def look(_: Position) -> Sight:
    return Sight([[1.0] * SEAT, [2.0] * SEAT], [0.5] * TABLE, [[0, 1], [1, 1, 4]])


FEATURES: Features[Position] = Features(
    names("number", SEAT), names("fact", TABLE), names("thing", THINGS), look
)


def network(seed: int = 1, **about: Any) -> Network:
    rng = np.random.default_rng(seed)
    weights = {name: rng.normal(0, 0.7, shape) for name, shape in zip(ARRAYS, SHAPES, strict=True)}
    return Network(weights, {"fingerprint": FEATURES.fingerprint(3), "players": [2], **about})


@st.composite
def sights(draw: st.DrawFn) -> Sight:
    n = draw(st.integers(2, 6))
    number = st.floats(-40, 40, allow_nan=False)
    seats = draw(st.lists(st.lists(number, min_size=SEAT, max_size=SEAT), min_size=n, max_size=n))
    table = draw(st.lists(number, min_size=TABLE, max_size=TABLE))
    things = draw(st.lists(st.lists(st.integers(0, THINGS - 1), max_size=9), min_size=n, max_size=n))
    return Sight(seats, table, things)


@given(sights(), st.randoms(use_true_random=False))
def test_another_order_of_summation_gives_the_same_bits(sight: Sight, random: Any) -> None:
    """Every sum is exact: columns, hidden units and things may be added up in whichever order a machine likes."""
    net = network()
    seat, table, wide, deep = (random.sample(range(k), k) for k in (SEAT, TABLE, WIDTH, DEPTH))
    w = net.weights
    other = Network(
        {
            "own": w["own"][seat][:, wide],
            "others": w["others"][seat][:, wide],
            "table": w["table"][table][:, wide],
            "things": w["things"][:, wide],
            "first": w["first"][wide],
            "second": w["second"][wide][:, deep],
            "second_bias": w["second_bias"][deep],
            "last": w["last"][deep],
        },
        net.about,
    )
    shuffled = Sight(
        [[row[i] for i in seat] for row in sight.seats],
        [sight.table[i] for i in table],
        [random.sample(has, len(has)) for has in sight.things],
    )
    assert other.scores(shuffled) == net.scores(sight)


def test_it_computes_what_its_picture_says() -> None:
    """The same by hand, in floats: own numbers, the others' mean, the table, things, two layers, a score."""
    net, sight = network(), look(Position())
    w = net.weights
    expected = []
    for seat in (0, 1):
        hidden = np.array(sight.seats[seat]) @ w["own"] + np.array(sight.seats[1 - seat]) @ w["others"]
        hidden = hidden + np.array(sight.table) @ w["table"] + w["first"]
        hidden = hidden + sum(w["things"][i] for i in sight.things[seat])
        deeper = np.maximum(hidden, 0) @ w["second"] + w["second_bias"]
        expected.append(float(np.maximum(deeper, 0) @ w["last"]))
    step = (WIDTH + DEPTH) * 4 / FINE  # what flows is rounded
    assert net.scores(sight) == pytest.approx(expected, abs=step)


def test_what_was_learned_beside_a_number_is_added_to_it() -> None:
    """Neither put on the grid nor multiplied by anything but what it counts."""
    sight = Sight([[1 / 3] * SEAT, [-1 / 7] * SEAT], [0.5] * TABLE, [[0], []])
    alone = network().scores(sight)
    together = network(beside={"column": 2, "times": 0.6}).scores(sight)
    assert together == [0.6 * (1 / 3) + alone[0], 0.6 * (-1 / 7) + alone[1]]


@given(st.lists(st.floats(-30, 30), min_size=1, max_size=6))
def test_chances_are_powers_of_e_and_sum_up_to_one(scores: list[float]) -> None:
    best = max(scores)
    total = sum(math.exp(score - best) for score in scores)
    found = softmax(scores)
    assert sum(found) == pytest.approx(1)
    assert found == pytest.approx([math.exp(s - best) / total for s in scores], rel=2e-3, abs=1e-9)


def test_kept_and_read_again_it_judges_alike() -> None:
    net = network(origin="here")
    again = Network.from_bytes(net.to_bytes())
    assert again.about == json.loads(json.dumps(dict(net.about)))
    assert again.chances(look(Position())) == net.chances(look(Position()))
    assert all(np.array_equal(net.weights[name] * GRID, np.rint(net.weights[name] * GRID)) for name in ARRAYS)


def test_the_fingerprint_knows_names_their_order_and_the_rules() -> None:
    swapped = Features(
        (FEATURES.seat[1], FEATURES.seat[0], *FEATURES.seat[2:]), FEATURES.table, FEATURES.things, look
    )
    moved = Features(FEATURES.seat[:-1], (FEATURES.seat[-1], *FEATURES.table), FEATURES.things, look)
    prints = {FEATURES.fingerprint(3), FEATURES.fingerprint(4), swapped.fingerprint(3), moved.fingerprint(3)}
    assert len(prints) == 4


def test_numbers_of_players_it_was_not_trained_for_are_not_judged() -> None:
    judge = Judge(FEATURES, network())
    assert judge(Position(2)) == network().chances(look(Position()))
    assert judge(Position(3)) is None


def test_weights_that_do_not_fit_are_not_used_and_said_once(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    path.write_bytes(network(fingerprint="another").to_bytes())
    learned = Learned(FEATURES, path, 3)
    with pytest.warns(UserWarning, match=r"weights.npz is not used: they were learned from another"):
        assert learned(Position()) is None
    assert learned(Position()) is None
    with pytest.raises(UnfitWeights):
        learned.network()


def test_before_anything_was_learned_nothing_is_judged(tmp_path: Path) -> None:
    assert Learned(FEATURES, tmp_path / "weights.npz", 3)(Position()) is None
