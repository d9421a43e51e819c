"""The Catholic League [E1-20.10]."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import answers, asked, controller, force, give, play, where
from games.elisabeth.court_builders import france
from theatrum.games.elisabeth.queries.relations import at_war
from theatrum.games.elisabeth.rules.league import followers, protestant_homes
from theatrum.games.elisabeth.state import the_realms
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.places import PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import FRANCE, PROTESTANT, SPAIN


@pytest.mark.parametrize(
    "spaces, keys, dice, formed",
    [(5, 0, [], False), (6, 0, [6], True), (6, 0, [5], False), (3, 3, [], True)],
)
def test_E1_20_10_whether_it_is_formed(spaces: int, keys: int, dice: list[int], formed: bool) -> None:
    """E1-20.10 Three keys: yes; five spaces or fewer: no; else a die and the spaces must make twelve."""
    g = france(spaces, keys, dice=dice)
    assert protestant_homes(g) == spaces
    play(g, ("league_test",))
    assert the_realms(g).league == (3 if formed else 0)


def test_E1_20_10_not_before_turn_three_nor_after_six() -> None:
    for turn in (2, 7):
        g = france(3, 3, turn=turn)
        play(g, ("league_test",))
        assert the_realms(g).league == 0


def test_E1_20_10_what_it_brings() -> None:
    """E1-20.10 S1 – S4 Reims and two more spaces; a third of the French goes over, at least four regulars; a fortress, Guise,
    and war with both."""
    g = france(3, 3, units={"paris": {"france_regular": 5, "france_mercenary": 2}})
    g.deck.append(53)
    game = play(g, ("league_test",))
    assert asked(game) == ("spain", "league")
    assert PLACE.by_id["paris"] not in followers(g)
    give(game, *answers(game)[0])
    give(game, *answers(game)[0])
    assert controller(g, "reims") == "spain"
    assert force(g, "paris") == {"france_regular": 3, "france_mercenary": 1}
    assert force(g, "reims") == {"spain_regular": 4, "spain_mercenary": 1}
    assert g.fortified(PLACE.by_id["reims"])
    assert where(g, "duke_of_guise") == "reims"
    assert at_war(g, SPAIN, FRANCE)
    assert at_war(g, SPAIN, PROTESTANT)
    assert 53 in g.out
    assert LEADER.by_id["duke_of_guise"] >= 0


def test_E1_20_10_who_comes_over_is_shown_by_large_counters_too() -> None:
    """E1-20.10 S3, E1-5.3.1 Ten Spanish counters of 1 stand elsewhere: the four regulars of Reims are one counter of 4."""
    single = [s.id for s in SPACES if s.home == SPAIN][:10]
    g = france(3, 3, units={space: {"spain_regular": 1} for space in single})
    game = play(g, ("league_test",))
    give(game, *answers(game)[0])
    give(game, *answers(game)[0])
    assert force(g, "reims") == {"spain_regular": 4}
