"""Bots by their names, with settings or without."""

import random

import pytest

from theatrum.bots import BOTS, GreedyBot, RandomBot, SearchBot, make_bot, parse_bot
from theatrum.core.errors import BadSetup


def test_the_kinds_stand_in_order_the_weakest_first() -> None:
    assert list(BOTS) == ["random", "novice", "greedy", "search-quick", "search-steady", "search"]


def test_every_kind_can_be_made_by_its_name() -> None:
    made = [type(make_bot(name, 1)) for name in BOTS]
    assert made == [RandomBot, GreedyBot, GreedyBot, SearchBot, SearchBot, SearchBot]
    assert [type(make(random.Random(1))) for make in BOTS.values()] == made


@pytest.mark.parametrize(
    "name, settings",
    [
        ("search", {}),
        ("search:seconds=0.3", {"seconds": 0.3}),
        ("search:simulations=200:workers=2", {"simulations": 200, "workers": 2}),
        ("search-steady:wall=20", {"wall": 20.0}),
        ("greedy:width=20:worlds=8", {"width": 20, "worlds": 8}),
    ],
)
def test_settings_follow_the_kind(name: str, settings: dict[str, float]) -> None:
    assert dict(parse_bot(name).settings) == settings
    make_bot(name, 1)


def test_simulations_take_the_place_of_the_usual_seconds() -> None:
    """Else a limit in simulations would not be repeatable."""
    bot = make_bot("search:simulations=200", 1)
    assert isinstance(bot, SearchBot)
    assert (bot._budget.seconds, bot._budget.simulations) == (None, 200)


def test_a_limit_on_the_wall_alone_leaves_the_seconds_as_they_are() -> None:
    bot = make_bot("search:wall=20", 1)
    assert isinstance(bot, SearchBot)
    assert (bot._budget.seconds, bot._budget.wall) == (1.0, 20.0)


@pytest.mark.parametrize(
    "name, said",
    [
        ("deep", "no bot 'deep'; there is: random, novice, greedy, search-quick, search-steady, search"),
        ("", "no bot ''; there is: random"),
        ("search:", "no setting ''; what can be set: seconds, simulations, wall, workers"),
        ("search:depth=3", "no setting 'depth'; what can be set: seconds, simulations, wall, workers"),
        ("random:seconds=1", "'random' has no setting 'seconds'; nothing can be set"),
        ("search:seconds", "seconds of the bot 'search:seconds' must be a number, not ''"),
        ("search:simulations=1.5", "must be a whole number, not '1.5'"),
        ("search:seconds=0", "must be more than 0, not '0'"),
        ("search:seconds=-1", "must be more than 0, not '-1'"),
        ("search:seconds=nan", "must be more than 0, not 'nan'"),
        ("greedy:slips=2", "slips is a part of all answers, at most 1, not 2"),
        ("search:seconds=inf", "must be more than 0, not inf"),
        ("search:seconds=1:seconds=2", "seconds of the bot 'search:seconds=1:seconds=2' is set twice"),
        ("search:workers=1000", "thinks in 1 to 64 processes, not 1000"),
    ],
)
def test_a_name_that_means_nothing_is_refused_with_what_would_be_right(name: str, said: str) -> None:
    with pytest.raises(BadSetup) as refused:
        make_bot(name, 1)
    assert said in str(refused.value)
