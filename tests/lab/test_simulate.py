"""Simulations count what was played, and give the same games for the same seed."""

import pytest

from theatrum.lab.finding_games import find_game
from theatrum.lab.pool import ProcessPool, one_by_one, pool_of
from theatrum.lab.simulate import GameFailed, Tally, Task, play_task, simulate
from theatrum.lab.statistics import median, wilson

PARLEY = "parley:DEFINITION"


def test_the_same_seed_gives_the_same_games() -> None:
    task = Task(PARLEY, 3, {}, 5, ("random",) * 3)
    one, other = play_task(task), play_task(task)
    assert (one.winners, one.scores, one.decisions) == (other.winners, other.scores, other.decisions)


def test_a_pool_plays_the_same_games_as_one_process() -> None:
    alone = simulate(PARLEY, 3, ["random"] * 3, games=12, seed=3).report()
    many = simulate(PARLEY, 3, ["random"] * 3, games=12, seed=3, pool=ProcessPool(2)).report()
    for key in ("wins", "share", "decisions", "endings", "by_role"):
        assert alone[key] == many[key]


def test_shares_of_all_bots_come_to_one() -> None:
    report = simulate(PARLEY, 4, ["random"] * 4, games=30).report()
    assert sum(report["share"]) == pytest.approx(1, abs=1e-5)
    assert sum(report["endings"].values()) == report["games"] == 30


def test_with_rotation_wins_are_counted_for_the_bot_whatever_seat_it_had() -> None:
    fixed = play_task(Task(PARLEY, 2, {}, 9, ("random", "random")))
    turned = play_task(Task(PARLEY, 2, {}, 9, ("random", "random"), turned=1))
    for played, seats in ((fixed, (0, 1)), (turned, (1, 0))):
        for bot, seat in enumerate(seats):
            assert (played.wins[bot] > 0) == (seat in played.winners)


def test_a_shared_victory_is_shared() -> None:
    played = [play_task(Task(PARLEY, 4, {}, seed, ("random",) * 4)) for seed in range(40)]
    shared = [p for p in played if len(p.winners) == 2]
    assert shared, "no draw in 40 games: the seeds must be chosen anew"
    for p in shared:
        assert [p.wins[seat] for seat in p.winners] == [0.5, 0.5]
        assert sum(p.wins) == 1


def test_a_failing_game_names_its_seed() -> None:
    with pytest.raises(GameFailed, match="seed 4 failed"):
        play_task(Task(PARLEY, 17, {}, 4, ("random",) * 17))


def test_what_a_seat_played_is_read_from_its_panel() -> None:
    assert play_task(Task(PARLEY, 3, {}, 1, ("random",) * 3)).roles == ("lord:0", "lord:1", "lord:2")


def test_a_tally_without_games_divides_by_nothing() -> None:
    assert Tally("parley", 2, 1, ("random", "random")).report()["decisions_per_second"] == 0


def test_one_job_needs_no_pool() -> None:
    assert pool_of(1) is one_by_one
    assert isinstance(pool_of(3), ProcessPool)


def test_an_unregistered_game_is_found_by_its_place() -> None:
    assert find_game(PARLEY).id == "parley"
    with pytest.raises(ValueError, match="no game at 'parley:NOTHING'"):
        find_game("parley:NOTHING")
    with pytest.raises(ValueError, match="is no game"):
        find_game("parley:TOWNS")


@pytest.mark.parametrize(
    "wins, games, low, high",
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (80, 100, 0.7112, 0.8666)],
)
def test_wilson_intervals_are_those_of_the_textbooks(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_the_median_of_an_even_number_lies_between_the_middle_two() -> None:
    assert median([4, 1, 3, 2]) == 2.5
    assert median([3, 1, 2]) == 2
