"""Chance: verifiable afterwards, fair enough, and replaceable in tests."""

import hashlib
import math
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from small_games import Slate
from theatrum.core.chance import Chance, commitment, seed_text
from theatrum.core.contract import Setup
from theatrum.core.errors import BadSetup, RulesError, ScriptExhausted
from theatrum.core.state import Happening, Rolled


def slate(
    seed: str = "7", script: tuple[int, ...] | None = None, notes: list[Happening] | None = None
) -> Slate:
    g = Slate(Setup(2, {}, Chance(seed, script=script)))
    g.listen(notes)
    return g


def test_anyone_can_compute_a_roll_from_seed_and_counter() -> None:
    """The formula of the documentation, written out by hand."""
    for count in range(20):
        block = hashlib.blake2b(count.to_bytes(8, "little"), digest_size=8, key=b"c0ffee").digest()
        assert Chance("c0ffee", count).below(6) == int.from_bytes(block, "little") * 6 // 2**64


def test_anyone_can_compute_a_shuffle_from_seed_and_counter() -> None:
    block = hashlib.blake2b((5).to_bytes(8, "little"), digest_size=64, key=b"7").digest()
    drawn = [int.from_bytes(block[8 * i : 8 * i + 8], "little") * n >> 64 for i, n in enumerate((4, 3, 2))]
    cards, expected = list("abcd"), list("abcd")
    for last, j in zip((3, 2, 1), drawn, strict=True):
        expected[j], expected[last] = expected[last], expected[j]
    notes: list[Happening] = []
    g = slate(notes=notes)
    g.chance.count = 5
    g.shuffle(cards)
    assert cards == expected
    assert g.chance.count == 6
    assert [h.results for h in notes if isinstance(h, Rolled)] == [tuple(drawn)]


def test_the_commitment_binds_the_seed() -> None:
    assert commitment("7") == hashlib.sha256(b"theatrum seed 7").hexdigest()
    assert commitment("7") != commitment("07")


@given(st.integers(0, 2**256 - 1), st.integers(1, 10**6), st.integers(0, 10**9))
def test_the_same_seed_and_count_give_the_same_number_below_the_bound(seed: int, n: int, count: int) -> None:
    one, other = (Chance(seed_text(seed), count) for _ in range(2))
    value = one.below(n)
    assert 0 <= value < n
    assert other.below(n) == value
    assert one.count == count + 1


def chi_squared(counts: Counter[object], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((n - expected) ** 2 / expected for n in counts.values()) + expected * (kinds - len(counts))


def test_dice_are_uniform() -> None:
    g = slate("d1ce")
    faces = Counter[object](g.roll() for _ in range(12_000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert chi_squared(faces, 6) < 25  # one in ten thousand seeds would miss it; this one does not


def test_all_orders_are_equally_likely() -> None:
    g = slate("5ff1e")
    orders = Counter[object]()
    for _ in range(12_000):
        cards = list("abcd")
        g.shuffle(cards)
        orders["".join(cards)] += 1
    assert len(orders) == math.factorial(4)
    assert chi_squared(orders, 24) < 60


def test_all_samples_are_equally_likely() -> None:
    g = slate("5a")
    samples = Counter[object]()
    for _ in range(12_000):
        cards = list("abcde")
        taken = g.sample(cards, 2)
        assert sorted(cards + taken) == list("abcde")
        samples["".join(taken)] += 1
    assert chi_squared(samples, 20) < 55


@given(st.lists(st.integers(), max_size=30), st.integers(-2, 35), st.integers(0, 99))
def test_a_sample_takes_cards_out_and_loses_none(cards: list[int], k: int, seed: int) -> None:
    rest = list(cards)
    taken = slate(str(seed)).sample(rest, k)
    assert len(taken) == max(0, min(k, len(cards)))
    assert sorted(taken + rest) == sorted(cards)


@pytest.mark.parametrize("cards", [[], ["one"]])
def test_what_has_one_order_uses_no_chance(cards: list[str]) -> None:
    notes: list[Happening] = []
    g = slate(notes=notes)
    g.shuffle(cards)
    assert g.chance.count == 0
    assert notes == []


def test_a_script_replaces_chance() -> None:
    g = slate(script=(5, 0, 1, 1))
    assert (g.roll(), g.below(3)) == (6, 0)
    cards = list("abc")
    g.shuffle(cards)
    assert cards == ["a", "c", "b"]
    with pytest.raises(ScriptExhausted, match="used up, and a number below 6 is wanted"):
        g.roll()


def test_a_script_that_does_not_fit_says_so() -> None:
    with pytest.raises(ScriptExhausted, match="the scripted result 6 is not below 6"):
        slate(script=(6,)).roll()


@pytest.mark.parametrize("n", [0, -1])
def test_there_is_no_number_below_nothing(n: int) -> None:
    with pytest.raises(RulesError, match=f"no number below {n}"):
        slate().below(n)


@pytest.mark.parametrize(
    "seed, text",
    [(0, "0"), (255, "ff"), ("00FF", "00ff"), ("0xab", "ab"), (2**256 - 1, "f" * 64)],
)
def test_seeds(seed: int | str, text: str) -> None:
    assert seed_text(seed) == text


@pytest.mark.parametrize("seed", [-1, 2**256, "", "xyz", "f" * 65, "１"])
def test_what_is_no_seed(seed: int | str) -> None:
    with pytest.raises(BadSetup, match="a seed is a whole number from 0 to"):
        seed_text(seed)
