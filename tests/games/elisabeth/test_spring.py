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
from theatrum.core.contract import PASS
from theatrum.games.elisabeth.rules.spring import deployments, posts
from theatrum.games.elisabeth.rules.windows import may_be_held
from theatrum.games.elisabeth.state.pieces import ON_CARD
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import (
    OTTOMAN,
    SPAIN,
)


def test_E1_10_0_P4_leaders_arrive() -> None:
    """E1-10.0.P4, E1-5.1.17 Army leaders in fortified spaces, admirals in home ports; Don John as he likes."""
    g = position()
    g.put_leader(LEADER.by_id["don_john"], ON_CARD)
    game = play(g, ("spring_leader", SPAIN, LEADER.by_id["don_john"]))
    assert ("place", "leader:don_john", "space:milan") in answers(game)
    assert ("place", "leader:don_john", "space:palermo") not in answers(game)
    give(game, "place-at-sea", "leader:don_john", "space:messina")
    assert game.state.serves_at_sea(LEADER.by_id["don_john"])


def test_E1_10_0_P5_one_home_card_is_kept_in_secret() -> None:
    """E1-10.0.P5, E1-6.1.4 Under Selim; Suleiman keeps both."""
    g = position(hands={"ottoman": ["grand_vizier", "ottoman_tribute"]})
    assert asked(play(g, ("spring_home_card", OTTOMAN))) is None
    g = position(hands={"ottoman": ["grand_vizier", "ottoman_tribute"]})
    g.ruler[OTTOMAN] = 1
    game = give(play(g, ("spring_home_card", OTTOMAN)), "keep", "card:grand_vizier")
    assert (game.state.home_hand[OTTOMAN], game.state.home_aside[OTTOMAN]) == ([1], [2])


def test_EX_10_b_five_units_over_the_sea_six_are_too_many() -> None:
    """E1-10.0.7, E1-10.0.9 Madrid – Barcelona – Gulf of Lyon – Genoa – Milan; five units at most."""
    g = position(units={"madrid": {"spain_regular": 6}}, leaders={"madrid": ["duke_of_alva"]})
    game = play(g, ("spring_deploy", SPAIN))
    give(game, "deploy", "space:madrid", "space:milan")
    assert ("all",) not in answers(game)
    give(game, "take", "leader:duke_of_alva")
    assert ("take", "troop:spain_regular", 5) in answers(game)
    assert ("take", "troop:spain_regular", 6) not in answers(game)


def test_EX_10_b_ships_of_another_major_bar_the_crossing() -> None:
    """E1-10.0.8 In a port on the zone; those of an inactive minor do not."""
    g = position(
        scenario="campaign", units={"madrid": {"spain_regular": 3}}, fleet={"marseille": {"france_galley": 1}}
    )
    game = play(g, ("spring_deploy", SPAIN))
    assert ("deploy", "space:madrid", "space:genoa") not in answers(game)


def test_EX_10_c_no_deployment_over_a_pass_or_through_unrest() -> None:
    """E1-10.0.4, E1-10.0.6"""
    g = position(units={"istanbul": {"ottoman_regular": 3}})
    reached = {a[2] for a in answers(play(g, ("spring_deploy", OTTOMAN))) if a != PASS}
    g = position(units={"istanbul": {"ottoman_regular": 3}}, unrest=["edirne"])
    fewer = {a[2] for a in answers(play(g, ("spring_deploy", OTTOMAN))) if a != PASS}
    assert "space:sofia" in reached
    assert "space:edirne" in reached - fewer


def test_E1_10_0_2_who_has_just_arrived_does_not_deploy() -> None:
    """E1-10.0.2"""
    g = position(units={"istanbul": {"ottoman_regular": 3}}, leaders={"istanbul": ["mehmed"]})
    g.arrived = 1 << LEADER.by_id["mehmed"]
    game = give(play(g, ("spring_deploy", OTTOMAN)), "deploy", "space:istanbul", "space:edirne")
    assert ("take", "leader:mehmed") not in answers(game)


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
