"""Setting up, and the rules of scenarios [E1-SG, E1-SL]."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import (
    asked,
    give,
    laid_out,
    play,
    position,
    where,
)
from theatrum.games.elisabeth.queries.keys import counted_keys
from theatrum.games.elisabeth.queries.relations import closed, is_minor, the_count
from theatrum.games.elisabeth.rules.actions import available
from theatrum.games.elisabeth.state.pieces import CAPTIVE
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.places import KEYS, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    OTTOMAN,
    PAPACY,
    POWERS,
    SPAIN,
    VENICE,
)
from theatrum.games.elisabeth.tables.scenarios import SETUPS


@pytest.mark.parametrize("scenario, players, protestant", [("campaign", 6, 18), ("tournament", 6, 30)])
def test_E1_SG_4_the_set_ups_are_consistent(scenario: str, players: int, protestant: int) -> None:
    """E1-SG.4, E1-2.4.4 Markers on map and card make 10/14/7/10/8; Protestant spaces in the four areas 18 and 30."""
    g = laid_out(scenario, players)
    data = {row.power: row for row in SETUPS[scenario].powers}
    for power in (OTTOMAN, SPAIN, ENGLAND, FRANCE, HRE):
        on_map = sum(1 for s in KEYS if g.control[s] == power)
        assert on_map + (data[POWERS[power].id].square_markers_on_card or 0) == POWERS[power].square_markers
    assert sum(1 for s in SPACES if s.area and g.protestant >> s.index & 1) == protestant


def test_E1_SL_1_the_learning_scenario() -> None:
    """E1-SL.1, E1-SL.3, E1-SL.14 Ottomans against Spain, turns 1 – 3, cards 4 – 31 and three home cards."""
    g = laid_out()
    assert g.seat_of[:2] == [0, 1]
    assert (g.turn, g.last_turn) == (0, 3)
    assert sorted(g.deck) == list(range(4, 32))
    assert (g.home_hand[OTTOMAN], g.home_hand[SPAIN]) == ([1, 2], [3])
    assert [g.voice(VENICE, p) for p in (OTTOMAN, SPAIN)] == [2, 0]
    assert [g.voice(HRE, p) for p in (OTTOMAN, SPAIN)] == [3, 1]


def test_E1_SL_16_only_spain_wins_minors_in_lepanto() -> None:
    """E1-SL.16 The HRE, the Papacy and Venice count as minors; Spain alone activates them, the Ottomans can only deactivate."""
    g = laid_out()
    for minor in (HRE, PAPACY, VENICE):
        assert is_minor(g, minor)
        assert (the_count(g).voices[minor].activate, the_count(g).voices[minor].deactivate) == (
            (SPAIN,),
            (OTTOMAN,),
        )


def test_E1_SL_7_spain_counts_eight_keys_and_the_north_is_closed() -> None:
    """E1-SL.7 The keys of the Netherlands are ignored; nobody enters there, nor Metz, France or England."""
    g = laid_out()
    assert counted_keys(g, SPAIN) == 8
    assert all(
        closed(g, PLACE.by_id[s]) for s in ("antwerp", "metz", "paris", "london", "lisbon", "edinburgh")
    )
    assert not any(closed(g, PLACE.by_id[s]) for s in ("vienna", "milan", "tunis", "florence", "candia"))


def test_E1_SP_1_seats_of_smaller_games() -> None:
    """E1-SP.1, E1-SP.2 With three, England and the Protestants are one seat, which also has the Ottomans at first."""
    g = laid_out("campaign", 3)
    assert g.seat_of == [1, 0, 1, 2, -1, 1]


def test_E1_SL_14_spent_influence_returns_with_the_card_phase() -> None:
    """E1-SL.14 To the start boxes."""
    g = position(turn=2)
    g.vp_by_turn = [[13, 0, 0, 0, 0, 0]]
    g.set_voice(HRE, OTTOMAN, RESOLVED)
    g.deck = list(range(7, 32))
    assert play(g, ("card_phase",)).state.voice(HRE, OTTOMAN) == 3


def test_E1_SL_10_spain_may_ransom_leaders_of_the_emperor() -> None:
    """E1-SL.10 (b) With a card of its own; without one nobody is asked."""
    g = position(hands={"spain": ["storms"]})
    g.capture(LEADER.by_id["schwendi"], OTTOMAN)
    game = give(play(g, ("ransom_segment",)), "ransom", "leader:schwendi")
    assert where(game.state, "schwendi") == "vienna"
    poor = position()
    poor.capture(LEADER.by_id["schwendi"], OTTOMAN)
    assert asked(play(poor, ("ransom_segment",))) is None
    assert where(poor, "schwendi") == CAPTIVE


def test_E1_SL_13_some_actions_are_not_available() -> None:
    """E1-SL.13 No fortress, no spies, no artists."""
    ids = {a.id for a in available(position(), OTTOMAN)}
    assert not ids & {"build_fortress", "assassination", "sponsor_artist"}
    assert {"move_formation", "piracy", "buy_influence", "build_corsair"} <= ids


@pytest.mark.parametrize("points, turn, ending", [(7, 1, "domination"), (6, 3, "held")])
def test_E1_SL_4_twenty_points_or_holding_out(points: int, turn: int, ending: str) -> None:
    """E1-SL.4, E1-25.3.S8 13 and 7 make 20; at the end of turn 3 Spain has won."""
    g = position(turn=turn)
    g.piracy_vp[OTTOMAN] = points
    game = play(g, ("victory_phase",))
    assert game.state.ending == ending
    assert game.state.vp_by_turn[-1][OTTOMAN] == 13 + points
