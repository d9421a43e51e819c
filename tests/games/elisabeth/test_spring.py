"""Spring deployment [E1-10]."""

from __future__ import annotations

from games.elisabeth.builders import (
    answers,
    asked,
    force,
    give,
    play,
    position,
    where,
)
from theatrum.games.elisabeth.rules.spring import deployments, posts
from theatrum.games.elisabeth.rules.windows import may_be_held
from theatrum.games.elisabeth.state.pieces import ON_CARD
from theatrum.games.elisabeth.tables.pieces import (
    LEADER,
)
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import (
    OTTOMAN,
    SPAIN,
)


def test_E1_10_0_P5_the_card_put_away_is_not_asked_for() -> None:
    """E1-10.0.P5 Once the kept home card is played, everybody knows that the other lies aside: no window for it."""
    g = position(active="spain")
    g.home_hand[OTTOMAN], g.home_aside[OTTOMAN] = [2], [1]
    assert may_be_held(g, OTTOMAN, 1)
    g.home_hand[OTTOMAN], g.home_used[OTTOMAN] = [], [2]
    assert not may_be_held(g, OTTOMAN, 1)


def test_E1_10_0_P4_leaders_of_minors_do_not_wait_for_ever() -> None:
    """E1-10.0.P4 An active minor's are placed by its ally; an inactive one's go to its capital (our ruling)."""
    g = position()
    g.put_leader(LEADER.by_id["schwendi"], ON_CARD)
    game = play(g, ("spring",))
    assert where(game.state, "schwendi") == "vienna"
    g = position(allies=[("spain", "hre")])
    g.put_leader(LEADER.by_id["schwendi"], ON_CARD)
    game = play(g, ("spring",))
    assert asked(game) == ("spain", "place-leader")
    assert ("place", "leader:schwendi", "space:vienna") in answers(game)


def test_E1_10_0_P6_and_10_0_3_one_formation_from_one_capital() -> None:
    """E1-10.0.1, E1-10.0.P6, E1-10.0.3, E1-10.0.5 Four units without a leader, from Madrid or Milan, not from both; then the
    next power."""
    g = position(
        units={
            "madrid": {"spain_regular": 6},
            "milan": {"spain_regular": 1},
            "istanbul": {"ottoman_regular": 1},
        }
    )
    g.phase = "spring"
    assert {a[1] for a in deployments(g, SPAIN)} == {"space:madrid", "space:milan"}
    game = play(g, ("spring",))
    assert asked(game) == ("ottoman", "deploy")
    give(game, "pass")
    give(game, "deploy", "space:madrid", "space:zaragoza")
    assert max(a[2] for a in answers(game) if len(a) == 3) == 4
    give(game, "take", "troop:spain_regular", 4)
    assert asked(game) is None
    assert force(game.state, "zaragoza") == {"spain_regular": 4}


def test_E1_10_0_P4_naval_leaders_arrive_in_home_ports_only() -> None:
    """E1-10.0.P4 Not in a conquered port; army leaders in any fortified space of the power."""
    g = position(control={"messina": "ottoman", "naples": "ottoman"})
    naval, army = posts(g, OTTOMAN, naval=True), posts(g, OTTOMAN, naval=False)
    assert PLACE.by_id["istanbul"] in naval
    assert not {PLACE.by_id["messina"], PLACE.by_id["naples"]} & set(naval)
    assert PLACE.by_id["naples"] in army
    assert PLACE.by_id["messina"] not in army
