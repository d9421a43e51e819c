"""GS-16: what a victory brings."""

from __future__ import annotations

import pytest

from games.generalship.builders import Playing, at, play, with_commander, with_units
from games.generalship.war_builders import ATTACKER, BYZANTIUM, DEFENDER, FRANCE, WET, a_battle, a_front
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.generals import GENERAL


def won(g: Generalship, winner: int, striker: int = ATTACKER, place: str = "n02") -> Playing:
    """A battle of France (attacker) against Byzantium that this side has won."""
    battle = a_battle(g, place, striker=striker)
    battle.left = 1 - winner
    return play(g, ("battle_reward",), ("battle_end",))


@pytest.mark.parametrize("winner,points", [(ATTACKER, [2, 0]), (DEFENDER, [0, 1])])
def test_gs_16_2_two_points_for_an_attacker_one_for_a_defender(winner: int, points: list[int]) -> None:
    g = a_front()
    assert won(g, winner).over, "without an enemy commander there is nothing to choose"
    assert g.vp == points


@pytest.mark.parametrize("winner,points", [(ATTACKER, 2), (DEFENDER, 1)])
def test_gs_16_2_or_the_losers_commander_is_discarded(winner: int, points: int) -> None:
    g = a_front()
    loser = (BYZANTIUM, FRANCE)[winner]
    with_commander(g, loser, "hannibal")
    war = won(g, winner)
    assert war.seat == 1 - loser
    assert war.answers == (("take_points", points), ("dismiss", "general:hannibal"))
    war.answer("dismiss", "general:hannibal")
    assert (g.commander[loser], g.vp) == (-1, [0, 0])
    assert GENERAL["hannibal"] in g.general_discard


def test_gs_16_2_the_points_instead() -> None:
    g = a_front()
    with_commander(g, BYZANTIUM, "hannibal")
    won(g, ATTACKER).answer("take_points", 2)
    assert (g.vp, g.commander[BYZANTIUM]) == ([2, 0], GENERAL["hannibal"])


def test_gs_16_3_no_reward_without_a_strike() -> None:
    g = a_front()
    with_commander(g, BYZANTIUM, "hannibal")
    assert won(g, ATTACKER, striker=-1).over
    assert g.vp == [0, 0]


def test_gs_16_1_a_victorious_attacker_holds_the_tile() -> None:
    g = a_front()
    with_units(g, FRANCE, "bz_left", archers=1)
    g.owner[at(g, "bz_left")] = BYZANTIUM
    battle = a_battle(g, "bz_left", striker=ATTACKER)
    battle.left = DEFENDER
    play(g, ("battle_hold",))
    assert g.owner[at(g, "bz_left")] == FRANCE


def test_gs_16_1_a_victorious_defender_keeps_it() -> None:
    g = a_front()
    with_units(g, BYZANTIUM, "n02", archers=1)
    battle = a_battle(g, "n02", striker=ATTACKER)
    battle.left = ATTACKER
    play(g, ("battle_hold",))
    assert g.owner[at(g, "n02")] == BYZANTIUM


def test_gs_18_1_the_tenth_point_ends_the_game_in_the_middle_of_a_march() -> None:
    g = a_front()
    g.vp[FRANCE] = 8
    battle = a_battle(g, "n02", striker=ATTACKER)
    battle.left = DEFENDER
    war = play(g, ("battle_reward",), ("battle_end",), ("march", BYZANTIUM))
    assert war.over
    assert (g.winner, g.ending) == (FRANCE, "ten-points")


def test_gs_16_2_at_sea_as_on_land() -> None:
    g = a_front(WET)
    won(g, ATTACKER, place="n05")
    assert g.vp == [2, 0]
