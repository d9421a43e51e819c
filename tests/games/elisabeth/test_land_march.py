"""E1-13.1, E1-5.1: naming a formation, where it may go, and what it meets there."""

from __future__ import annotations

from games.elisabeth.builders import (
    act,
    answers,
    asked,
    besiegers,
    controller,
    force,
    give,
    not_offered,
    offered,
    position,
    refusal,
    told,
    where,
)
from theatrum.games.elisabeth.state.pieces import CAPTIVE
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.powers import OTTOMAN


def test_EX_5_1_a_how_many_units_a_formation_may_have() -> None:
    """E1-5.1.11 Without a leader 4, with Schwendi 8, with Zrinyi 6, with both all 14."""
    game = act(
        position(
            scenario="campaign",
            units={"vienna": {"hre_regular": 6, "hre_mercenary": 8}},
            leaders={"vienna": ["schwendi", "zrinyi"]},
            active="hre",
        ),
        "march",
        "space:vienna",
        "space:pressburg",
    )
    assert ("all",) in answers(game)
    assert ("take", "troop:hre_regular", 4) in answers(game)
    not_offered(game, "take", "troop:hre_regular", 5)
    alone = game.clone()
    give(alone, "take", "leader:zrinyi")
    assert ("take", "troop:hre_mercenary", 6) in answers(alone)
    not_offered(alone, "take", "troop:hre_mercenary", 7)
    give(game, "take", "leader:schwendi")
    give(game, "take", "troop:hre_mercenary", 8)
    assert answers(game) == [("done",), ("take", "leader:zrinyi")]
    give(game, "take", "leader:zrinyi")
    give(game, "take", "troop:hre_regular", 6)
    assert force(game.state, "pressburg") == {"hre_regular": 6, "hre_mercenary": 8}
    assert where(game.state, "schwendi") == "pressburg"


def test_E1_13_0_1_a_step_costs_one_and_a_pass_two() -> None:
    g = position(units={"nezh": {"ottoman_regular": 1}}, cp=2)
    assert ("march", "space:nezh", "space:scutari") in offered(g)
    g.cp = 1
    assert ("march", "space:nezh", "space:belgrade") in offered(g)
    assert refusal(g, "march", "space:nezh", "space:scutari").rule == "E1-2.5.2"
    g.cp = 3
    act(g, "march", "space:nezh", "space:scutari")
    assert g.cp == 1


def test_E1_13_1_6_nobody_marches_into_a_neutral_land() -> None:
    """The Ottomans are not at war with the HRE."""
    g = position(units={"buda": {"ottoman_regular": 2}})
    assert refusal(g, "march", "space:buda", "space:pressburg").rule == "E1-13.1.6"
    g = position(units={"buda": {"ottoman_regular": 2}}, wars=[("ottoman", "hre")])
    assert ("march", "space:buda", "space:pressburg") in offered(g)


def test_E1_13_1_6_independent_spaces_are_open_to_everybody() -> None:
    g = position(units={"scutari": {"ottoman_regular": 2}})
    assert ("march", "space:scutari", "space:ragusa") in offered(g)


def test_E1_SL_7_closed_areas_are_not_entered() -> None:
    g = position(units={"barcelona": {"spain_regular": 2}}, active="spain")
    assert refusal(g, "march", "space:barcelona", "space:toulouse").rule == "E1-SL.7"


def test_E1_13_1_2_who_lost_a_field_battle_does_not_march_again() -> None:
    from theatrum.games.elisabeth.tables.pieces import TROOP
    from theatrum.games.elisabeth.tables.places import PLACE

    g = position(units={"naples": {"spain_regular": 3}}, active="spain")
    g.mark_beaten(PLACE.by_id["naples"], TROOP.by_id["spain_regular"], 2)
    game = act(g, "march", "space:naples", "space:taranto")
    assert asked(game) is None
    assert force(game.state, "naples") == {"spain_regular": 2}
    g = position(units={"naples": {"spain_regular": 2}}, active="spain")
    g.mark_beaten(PLACE.by_id["naples"], TROOP.by_id["spain_regular"], 2)
    assert refusal(g, "march", "space:naples", "space:taranto").rule == "E1-13.1.2"


def test_E1_13_1_3_who_laid_siege_in_this_impulse_stays() -> None:
    g = position(
        units={"szigetvar": {"ottoman_regular": 3}},
        wars=[("ottoman", "hre")],
        sieges={("szigetvar", "ottoman"): 10},
    )
    assert refusal(g, "march", "space:szigetvar", "space:mohacs").rule == "E1-13.1.3"
    g.impulse = 11
    assert ("march", "space:szigetvar", "space:mohacs") in offered(g)
    g = position(units={"florence": {"spain_regular": 3}}, sieges={("florence", "spain"): 10}, active="spain")
    assert ("march", "space:florence", "space:siena") in offered(g), "an independent city is no enemy"


def test_E1_13_1_5_leaders_alone_don_t_go_among_enemies() -> None:
    g = position(leaders={"buda": ["mehmed"]}, wars=[("ottoman", "hre")])
    assert refusal(g, "march", "space:buda", "space:pressburg").rule == "E1-13.1.5"
    game = act(g, "march", "space:buda", "space:mohacs")
    assert where(game.state, "mehmed") == "mohacs"


def test_E1_13_1_12_the_knights_never_leave_malta_and_moriscos_stay_near_granada() -> None:
    g = position(units={"malta": {"knights": 2}, "naples": {"knights": 1}}, active="spain")
    assert refusal(g, "march", "space:naples", "space:taranto").rule == "E1-13.1.2"
    g = position(units={"valencia": {"morisco": 2}})
    assert ("march", "space:valencia", "space:cartagena") in offered(g)
    assert ("march", "space:valencia", "space:barcelona") not in offered(g)


def test_EX_13_i_a_lone_leader_is_captured_in_the_open() -> None:
    game = act(
        position(
            units={"buda": {"ottoman_regular": 1}},
            leaders={"pressburg": ["schwendi"]},
            wars=[("ottoman", "hre")],
        ),
        "march",
        "space:buda",
        "space:pressburg",
    )
    assert where(game.state, "schwendi") == CAPTIVE
    assert game.state.captor[LEADER.by_id["schwendi"]] == OTTOMAN
    assert told(game, "leader-captured")
    assert controller(game.state, "pressburg") == "hre"


def test_EX_13_i_in_a_fortified_space_he_withdraws_inside_and_is_besieged() -> None:
    game = act(
        position(
            units={"buda": {"ottoman_regular": 1}},
            leaders={"szigetvar": ["zrinyi"]},
            wars=[("ottoman", "hre")],
        ),
        "march",
        "space:buda",
        "space:szigetvar",
    )
    assert where(game.state, "zrinyi") == "szigetvar"
    assert game.state.is_inside(LEADER.by_id["zrinyi"])
    assert besiegers(game.state, "szigetvar") == ["ottoman"]


def test_E1_24_1_four_units_of_an_inactive_minor_always_withdraw() -> None:
    game = act(
        position(
            units={"pressburg": {"ottoman_regular": 5}, "vienna": {"hre_regular": 2, "hre_mercenary": 2}},
            leaders={"pressburg": ["mehmed"]},
            wars=[("ottoman", "hre")],
        ),
        "march",
        "space:pressburg",
        "space:vienna",
    )
    give(game, "all")
    assert force(game.state, "vienna", inside=True) == {"hre_regular": 2, "hre_mercenary": 2}
    assert besiegers(game.state, "vienna") == ["ottoman"]
    assert asked(game) is None


def test_E1_24_7_independents_are_besieged_without_a_war() -> None:
    game = act(
        position(
            units={"genoa": {"spain_regular": 3}, "florence": {"independent_regular": 1}}, active="spain"
        ),
        "march",
        "space:genoa",
        "space:florence",
    )
    give(game, "all")
    assert force(game.state, "florence", inside=True) == {"independent_regular": 1}
    assert besiegers(game.state, "florence") == ["spain"]


def test_EX_13_h_too_few_to_besiege_march_on_or_go_back() -> None:
    """E1-13.4.5 Four against four inside."""
    game = act(
        position(
            units={"linz": {"ottoman_regular": 4}, "vienna": {"hre_regular": 4}},
            control={"linz": "ottoman"},
            wars=[("ottoman", "hre")],
            cp=2,
        ),
        "march",
        "space:linz",
        "space:vienna",
    )
    give(game, "all")
    assert asked(game) == ("ottoman", "march-stuck")
    assert ("onward", "space:pressburg") in answers(game)
    back = game.clone()
    give(back, "go-back")
    assert force(back.state, "linz") == {"ottoman_regular": 4}
    assert force(back.state, "vienna") == {"hre_regular": 4}
    give(game, "onward", "space:pressburg")
    give(game, "take", "troop:ottoman_regular", 3)
    assert game.state.cp == 0
    assert force(game.state, "pressburg") == {"ottoman_regular": 3}
    assert force(game.state, "linz") == {"ottoman_regular": 1}
    assert besiegers(game.state, "vienna") == []


def test_E1_13_4_5_who_can_t_go_back_is_lost() -> None:
    """They came from an enemy's space."""
    game = act(
        position(
            units={"linz": {"ottoman_regular": 4}, "vienna": {"hre_regular": 4}},
            wars=[("ottoman", "hre")],
            cp=1,
        ),
        "march",
        "space:linz",
        "space:vienna",
    )
    give(game, "all")
    assert force(game.state, "linz") == {}
    assert force(game.state, "vienna") == {"hre_regular": 4}
    assert told(game, "force-lost")


def test_E1_13_1_10_relief_may_enter_a_besieged_space_and_reinforcements_a_siege() -> None:
    """E1-13.1.8, E1-13.1.10, OP-13-1."""
    g = position(
        units={
            "vienna": {"ottoman_regular": 3},
            "linz": {"hre_regular": 2},
            "pressburg": {"ottoman_regular": 1},
        },
        inside={"vienna": {"hre_regular": 2}},
        wars=[("ottoman", "hre")],
        allies=[("spain", "hre")],
        sieges={("vienna", "ottoman"): 3},
    )
    assert ("march", "space:pressburg", "space:vienna") in offered(g)
    g.active = 1
    assert ("march", "space:linz", "space:vienna") in offered(g)


def test_EX_13_j_allies_of_the_holder_count_as_enemies_for_the_move() -> None:
    """E1-13.1.9 At war with France, not with its ally the HRE, whose units stand with the French."""
    g = position(
        scenario="campaign",
        units={
            "milan": {"spain_regular": 5},
            "pavia": {"france_regular": 2, "hre_regular": 1},
            "modena": {"hre_regular": 2},
        },
        control={"pavia": "france"},
        wars=[("spain", "france")],
        allies=[("france", "hre")],
        active="spain",
        dice=[1, 1, *(6, 1, 1, 1), *(6, 6, 1, 1), 1],
    )
    game = act(g, "march", "space:milan", "space:pavia")
    give(game, "take", "troop:spain_regular", 4)
    assert asked(game) == ("hre", "intercept")
    give(game, "intercept", "space:modena")
    give(game, "all")
    assert told(game, "fails-to-intercept")
    assert told(game, "battle-held")
    assert force(game.state, "pavia") == {"france_regular": 1, "hre_regular": 1}


def test_E1_13_1_9_the_holder_may_intercept_where_only_its_ally_stands() -> None:
    """E1-13.1.9, E1-13.2.11 At war with France, not with the HRE, whose units alone stand in the French space: they count as
    enemies for every purpose, so France may join them."""
    g = position(
        scenario="campaign",
        units={
            "milan": {"spain_regular": 5},
            "pavia": {"hre_regular": 1},
            "modena": {"france_regular": 2},
        },
        control={"pavia": "france"},
        wars=[("spain", "france")],
        allies=[("france", "hre")],
        active="spain",
    )
    game = act(g, "march", "space:milan", "space:pavia")
    give(game, "take", "troop:spain_regular", 4)
    assert asked(game) == ("france", "intercept")
    assert ("intercept", "space:modena") in answers(game)


def test_E1_13_1_9_only_if_all_others_belong_to_the_holder_or_his_allies() -> None:
    g = position(
        scenario="campaign",
        units={"milan": {"spain_regular": 5}, "pavia": {"france_regular": 2, "hre_regular": 1}},
        control={"pavia": "france"},
        wars=[("spain", "france")],
        active="spain",
    )
    assert refusal(g, "march", "space:milan", "space:pavia").rule == "E1-13.1.7"


def test_E1_13_1_11_enemies_before_an_independent_city_are_driven_out_first() -> None:
    """Ottomans besiege Florence; Spain enters, fights them, and only then besieges the city itself."""
    g = position(
        units={"genoa": {"spain_regular": 4}, "florence": {"ottoman_regular": 2}},
        inside={"florence": {"independent_regular": 1}},
        sieges={("florence", "ottoman"): 3},
        active="spain",
        dice=[6, 6, 1, 1, *(1,) * 3],
    )
    game = give(act(g, "march", "space:genoa", "space:florence"), "all")
    assert told(game, "battle-won")
    assert besiegers(game.state, "florence") == ["spain"]
    assert force(game.state, "florence", inside=True) == {"independent_regular": 1}


def test_E1_13_1_4_and_15_0_2_the_besieged_stay() -> None:
    """E1-13.1.4, E1-15.0.2 Neither units nor their leader leave Vienna, though friends stand in Linz, who may march."""
    g = position(
        units={"vienna": {"ottoman_regular": 3}, "linz": {"hre_regular": 1}},
        inside={"vienna": {"hre_regular": 2}},
        leaders_inside={"vienna": ["schwendi"]},
        wars=[("ottoman", "hre")],
        allies=[("spain", "hre")],
        sieges={("vienna", "ottoman"): 3},
        active="spain",
    )
    assert {a[1] for a in offered(g) if a[0] == "march"} == {"space:linz"}


def test_E1_14_1_9_retreats_may_cross_a_pass() -> None:
    """From Durazzo over the pass to Larissa: the other neighbour is where the attacker came from."""
    g = position(
        units={"scutari": {"spain_regular": 4}, "durazzo": {"ottoman_regular": 2}},
        control={"scutari": "spain"},
        active="spain",
        dice=[6, 1, 1, 1, *(1,) * 3],
    )
    game = give(act(g, "march", "space:scutari", "space:durazzo"), "all")
    give(game, "pass")
    assert force(game.state, "larissa") == {"ottoman_regular": 1}
