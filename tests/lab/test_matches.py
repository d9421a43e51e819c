"""The games of a tournament: everybody meets everybody, in every seat, and a longer one begins like a shorter one."""

from collections import Counter

import pytest

from theatrum.lab.entrants import Entrant
from theatrum.lab.external_bots import Limits
from theatrum.lab.matches import Contest, Match, play_match, schedule
from theatrum.lab.simulate import GameFailed

LIMITS = Limits()
A, B, C, D, E = (Entrant(name, "random") for name in "ABCDE")


def contest(players: int) -> Contest:
    return Contest("parley:DEFINITION", players, {})


def matches(players: int, entrants: tuple[Entrant, ...], games: int, seed: int = 1) -> list[Match]:
    return list(schedule([contest(players)], entrants, games, seed, LIMITS))


def test_every_deal_is_played_once_from_each_seat() -> None:
    planned = matches(3, (A, B, C), 30)
    assert len(planned) == 30
    for deal in range(10):
        games = planned[3 * deal : 3 * deal + 3]
        assert len({game.seed for game in games}) == 1
        for seat in range(3):
            assert {game.seats[seat] for game in games} == {A, B, C}


def test_games_come_in_whole_deals() -> None:
    assert len(matches(4, (A, B), 10)) == 12


@pytest.mark.parametrize("players, games", [(2, 40), (3, 30), (4, 20)])
def test_with_more_bots_than_seats_all_selections_come_equally_often(players: int, games: int) -> None:
    planned = matches(players, (A, B, C, D, E), games)
    selections = Counter(frozenset(game.seats) for game in planned)
    assert len(set(selections.values())) == 1
    assert all(len(selection) == players for selection in selections)
    assert len(set(Counter(bot for game in planned for bot in game.seats).values())) == 1


def test_with_fewer_bots_than_seats_all_sit_equally_often() -> None:
    for game in matches(4, (A, B), 40):
        assert Counter(game.seats) == {A: 2, B: 2}
    spare = Counter(bot for game in matches(5, (A, B, C), 15) for bot in game.seats)
    assert spare == {A: 25, B: 25, C: 25}


def test_neighbours_change() -> None:
    assert len({game.seats for game in matches(4, (A, B, C, D), 400)}) == 24


def test_a_longer_tournament_begins_like_a_shorter_one() -> None:
    short, long = matches(3, (A, B, C, D), 30), matches(3, (A, B, C, D), 60)
    assert long[:30] == short
    assert len({game.key for game in long}) == 60


def test_games_take_turns() -> None:
    planned = list(schedule([contest(2), contest(3)], (A, B), 6, 1, LIMITS))
    assert [game.key.split("/")[1] for game in planned] == ["2", "2", "3", "3", "3"] * 2 + ["2", "2"]


def test_too_many_selections_are_drawn_by_chance() -> None:
    crowd = tuple(Entrant(f"bot{i}", "random") for i in range(40))
    planned = matches(6, crowd, 60)
    assert all(len(set(game.seats)) == 6 for game in planned)
    assert planned == matches(6, crowd, 60)


def test_bots_of_the_house_play_the_same_game_again() -> None:
    match = matches(3, (A, B, C), 3)[1]
    one, other = play_match(match), play_match(match)
    assert (one.wins, one.scores, one.ending, one.answers) == (
        other.wins,
        other.scores,
        other.ending,
        other.answers,
    )
    assert one.bots == tuple(entrant.name for entrant in match.seats)
    assert sum(one.wins) == pytest.approx(1)
    assert sum(one.answers) == one.decisions


def test_a_failure_of_ours_is_no_forfeit_and_names_the_game() -> None:
    match = Match("broken/2/0/0", Contest("lab.broken:CRASH", 2, {}), 1, (A, B), LIMITS)
    with pytest.raises(GameFailed, match=r"the game broken/2/0/0 failed: .*the auctioneer fell ill"):
        play_match(match)
