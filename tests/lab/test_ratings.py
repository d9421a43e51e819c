"""Ratings: as strong as it won, with intervals that say how sure that is."""

import math
import random
from itertools import count

import pytest

from theatrum.lab.matches import Finished, Lapse
from theatrum.lab.ratings import rate
from theatrum.lab.statistics import inverse, product

_serial = count()


def game(bots: str, winners: str, deal: int | None = None, forfeits: tuple[Lapse, ...] = ()) -> Finished:
    """`game("AB", "A")`: A and B played, and A won; "AB" both have won. The winner is the first seat of that name."""
    number = next(_serial)
    seats = {bots.index(winner) for winner in winners}
    wins = tuple(1 / len(seats) if seat in seats else 0.0 for seat in range(len(bots)))
    nothing = (0,) * len(bots)
    return Finished(
        f"g/{len(bots)}/{number}/0", "g", len(bots), number if deal is None else deal, tuple(bots), wins,
        nothing, "points", 1, nothing, (0.0,) * len(bots), forfeits,
    )  # fmt: skip


def test_between_two_the_rating_is_elos() -> None:
    """91 of 100, beside the one drawn game each has with the average bot: nearly ten to one, nearly 400 points."""
    games = [game("AB", "A") for _ in range(910)] + [game("AB", "B") for _ in range(90)]
    ratings = rate(games, "AB")
    assert ratings.points[0] - ratings.points[1] == pytest.approx(400 * math.log10(910 / 90), abs=4)
    assert sum(ratings.points) == pytest.approx(0, abs=1e-6)


def test_the_interval_of_many_even_games_is_that_of_the_textbook() -> None:
    """The difference of two ratings after n even games has the variance 4 / n (in factors of e)."""
    games = [game("AB", winner) for winner in "AB" * 200]
    ahead, low, high = rate(games, "AB").lead(0, 1)
    assert ahead == pytest.approx(0, abs=1e-6)
    assert high == pytest.approx(1.96 * math.sqrt(4 / 400) * 400 / math.log(10), rel=0.01)
    assert low == pytest.approx(-high)


def test_who_wins_more_of_three_is_stronger() -> None:
    games = [game("ABC", winner) for winner in "A" * 60 + "B" * 30 + "C" * 10]
    points = rate(games, "ABC").points
    assert points[0] - points[1] == pytest.approx(400 * math.log10(2), abs=10)
    assert points[0] > points[1] > points[2]


def test_two_seats_of_the_same_bot_win_twice_as_often_for_nothing() -> None:
    games = [game("AAB", winner) for winner in "AAB" * 100]
    assert rate(games, "AB").points == pytest.approx((0, 0), abs=2)


def test_the_strength_of_the_opponents_counts() -> None:
    """A and C have each won half of their games, but A played against the strong one."""
    games = [game("AB", w) for w in "AB" * 30] + [game("CD", w) for w in "CD" * 30]
    games += [game("BD", w) for w in "BBBD" * 15]
    ratings = dict(zip("ABCD", rate(games, "ABCD").points, strict=True))
    assert ratings["A"] > ratings["C"] + 50


def test_a_shared_victory_is_a_draw_and_so_is_one_of_nobody() -> None:
    assert rate([game("AB", "AB") for _ in range(20)], "AB").points == pytest.approx((0, 0))
    assert rate([game("AB", "") for _ in range(20)], "AB").points == pytest.approx((0, 0))


def test_a_game_that_everybody_forfeited_counts_nothing() -> None:
    lapses = (Lapse(0, 0, "gone"), Lapse(1, 0, "gone"))
    assert rate([game("AB", "", forfeits=lapses)], "AB") == rate([], "AB")


def test_who_won_everything_has_a_rating_and_some_doubt_remains() -> None:
    few, many = ([game("AB", "A") for _ in range(n)] for n in (5, 200))
    some, more = rate(few, "AB"), rate(many, "AB")
    assert 0 < some.points[0] < more.points[0] < 1500
    for ratings in (some, more):
        low, high = ratings.interval(0)
        assert high - low > 200
    assert some.interval(0)[0] < 0 < more.interval(0)[0]


def test_more_games_make_intervals_narrower() -> None:
    rng = random.Random(1)
    games = [game("ABC", rng.choice("AAABBC")) for _ in range(400)]
    wide, narrow = (rate(games[:n], "ABC").interval(0) for n in (40, 400))
    assert narrow[1] - narrow[0] < 0.5 * (wide[1] - wide[0])


def test_games_of_one_deal_are_no_independent_witnesses() -> None:
    """Ten games that all follow the deal say as much as one: the interval knows."""
    rng = random.Random(2)
    winners = [rng.choice("AB") for _ in range(40)]
    alike = [game("AB", winner, deal) for deal, winner in enumerate(winners) for _ in range(10)]
    apart = [game("AB", winner) for winner in winners for _ in range(10)]
    wide, narrow = rate(alike, "AB").interval(0), rate(apart, "AB").interval(0)
    assert wide[1] - wide[0] > 2.5 * (narrow[1] - narrow[0])


def test_intervals_hold_the_truth_nineteen_times_of_twenty() -> None:
    rng = random.Random(3)
    truth = {"A": 150.0, "B": 0.0, "C": -150.0}
    weights = [10 ** (points / 400) for points in truth.values()]
    held = 0
    for _ in range(100):
        games = [game("ABC", rng.choices("ABC", weights)[0]) for _ in range(90)]
        ratings = rate(games, "ABC")
        held += sum(
            low <= truth[bot] <= high
            for bot, (low, high) in zip("ABC", map(ratings.interval, range(3)), strict=True)
        )
    assert 0.92 <= held / 300 <= 0.99


def test_without_games_nobody_is_better() -> None:
    ratings = rate([], "AB")
    assert ratings.points == (0, 0)
    low, high = ratings.interval(0)
    assert low < -200 < 200 < high


def test_a_matrix_times_its_inverse_changes_nothing() -> None:
    matrix = [[0.0, 2.0, 1.0], [3.0, 1.0, 0.0], [1.0, 0.0, 4.0]]
    for row, wanted in zip(product(matrix, inverse(matrix)), [[1, 0, 0], [0, 1, 0], [0, 0, 1]], strict=True):
        assert row == pytest.approx(wanted, abs=1e-12)
    with pytest.raises(ZeroDivisionError):
        inverse([[1.0, 2.0], [2.0, 4.0]])
