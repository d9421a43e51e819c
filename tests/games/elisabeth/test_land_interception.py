"""E1-13.2–13.4: interception, avoiding battle, withdrawing into the fortification."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import (
    act,
    answers,
    asked,
    besiegers,
    force,
    give,
    not_offered,
    position,
    told,
    where,
)
from theatrum.core.game import Game
from theatrum.games.elisabeth.queries.bonuses import BONUS
from theatrum.games.elisabeth.rules.interception import modifier
from theatrum.games.elisabeth.scene.asked import intercepting
from theatrum.games.elisabeth.state import the_court
from theatrum.games.elisabeth.state.pieces import CAPTIVE
from theatrum.games.elisabeth.tables.pieces import LEADER, TROOP
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, OTTOMAN, SPAIN


# ---- interception ------------------------------------------------------------------------------------------------------
def test_EX_13_d_what_is_added_to_the_two_dice() -> None:
    """E1-13.2.P2 Leader of battle 1 against Ottoman cavalry: +1 - 1; Ottoman cavalry without a leader: +1."""
    g = position()
    french, cavalry = {TROOP.by_id["france_regular"]: 3}, {TROOP.by_id["ottoman_cavalry"]: 1}
    assert 8 + modifier(g, FRANCE, french, [LEADER.by_id["montmorency"]], cavalry) == 8
    assert 8 + modifier(g, OTTOMAN, cavalry, [], french) == 9
    assert modifier(g, OTTOMAN, {TROOP.by_id["ottoman_regular"]: 2}, [], cavalry) == 0
    assert modifier(g, FRANCE, french, [], {TROOP.by_id["ottoman_regular"]: 2}) == 0


@pytest.mark.parametrize("has_telescope, total, success", [(False, 8, False), (True, 9, True)])
def test_EX_13_d_montmorency_against_cavalry(has_telescope: bool, total: int, success: bool) -> None:
    """EX-13-d, E1-13.2.P2, E1-22.2.2 Montmorency (battle 1) without cavalry against a formation with cavalry rolls 8:
    8 + 1 − 1 = 8 fails; with the Telescope 9 succeeds."""
    g = position(
        scenario="campaign",
        units={"genoa": {"ottoman_regular": 2, "ottoman_cavalry": 1}, "milan": {"france_regular": 3}},
        leaders={"milan": ["montmorency"]},
        control={"genoa": "ottoman", "milan": "france"},
        wars=[("ottoman", "france")],
        dice=[5, 3, *[1] * 20],
    )
    if has_telescope:
        the_court(g).bonuses[BONUS.by_id["telescope"]] = FRANCE
    game = give(act(g, "march", "space:genoa", "space:turin"), "all")
    assert asked(game) == ("france", "intercept")
    give(give(game, "intercept", "space:milan"), "all")
    rolled = told(game, "intercepts" if success else "fails-to-intercept")
    assert [e.args["total"] for e in rolled] == [total]
    assert bool(told(game, "battle-dice")) == success


def test_EX_13_d_ottoman_cavalry_without_a_leader() -> None:
    """EX-13-d, E1-13.2.P2 Against a French formation it rolls 8: 8 + 1 = 9 succeeds."""
    g = position(
        scenario="campaign",
        units={"milan": {"ottoman_cavalry": 2}, "genoa": {"france_regular": 3}},
        control={"genoa": "france", "milan": "ottoman"},
        wars=[("ottoman", "france")],
        active="france",
        dice=[5, 3, *[1] * 20],
    )
    game = give(act(g, "march", "space:genoa", "space:turin"), "all")
    give(give(game, "intercept", "space:milan"), "all")
    assert [e.args["total"] for e in told(game, "intercepts")] == [9]


def spain_moves_past(dice: list[int], **more: object) -> Game:
    """A Spanish formation goes from Rome to Siena; Ottomans stand in Florence's land beside it."""
    g = position(
        units={"rome": {"spain_regular": 3}, "genoa": {"ottoman_regular": 2, "ottoman_cavalry": 1}},
        control={"genoa": "ottoman"},
        active="spain",
        dice=dice,
        **more,  # type: ignore[arg-type]
    )
    return give(act(g, "march", "space:rome", "space:siena"), "all")


def test_E1_13_2_1_an_enemy_beside_the_goal_may_intercept_with_a_formation_of_his_choice() -> None:
    game = spain_moves_past([4, 4])
    assert asked(game) == ("ottoman", "intercept")
    assert answers(game) == [("intercept", "space:genoa"), ("pass",)]
    give(game, "intercept", "space:genoa")
    give(game, "take", "troop:ottoman_regular", 2)
    give(game, "done")
    assert told(game, "fails-to-intercept")[0].args["total"] == 8
    assert force(game.state, "siena") == {"spain_regular": 3}


def test_E1_13_2_P3_P5_who_intercepts_is_there_first_and_must_fight() -> None:
    """8 + 1 for cavalry: success; no avoiding, no withdrawal; the mover attacks."""
    game = spain_moves_past([4, 4, *(6, 6, 1), *(6, 1, 1, 1)])
    give(game, "intercept", "space:genoa")
    give(game, "all")
    assert told(game, "intercepts")
    assert asked(game) == ("ottoman", "battle-losses")
    give(game, "lose", "troop:ottoman_regular")
    give(game, "lose", "troop:ottoman_regular")
    assert told(game, "battle-won")[0].args["power"] == "power:spain"
    assert force(game.state, "siena") == {"spain_regular": 2}
    assert force(game.state, "genoa") == {"ottoman_cavalry": 1}


def test_E1_13_2_6_nobody_tries_twice_in_an_impulse() -> None:
    """Two regulars try and fail; after that only the cavalry is left to try, and then nobody."""
    game = spain_moves_past([1, 1, 1, 1])
    give(game, "intercept", "space:genoa")
    give(game, "take", "troop:ottoman_regular", 2)
    give(game, "done")
    g = game.state
    give(act(g, "march", "space:siena", "space:rome"), "all")
    game = give(act(g, "march", "space:rome", "space:siena"), "all")
    give(game, "intercept", "space:genoa")
    assert [e.args["units"] for e in told(game, "fails-to-intercept")] == [1]
    give(act(g, "march", "space:siena", "space:rome"), "all")
    game = give(act(g, "march", "space:rome", "space:siena"), "all")
    assert asked(game) is None


def test_E1_13_2_4_never_over_a_pass() -> None:
    game = act(
        position(
            units={"scutari": {"ottoman_regular": 1}, "belgrade": {"spain_regular": 3}},
            control={"belgrade": "spain"},
        ),
        "march",
        "space:scutari",
        "space:ragusa",
    )
    assert asked(game) is None
    assert force(game.state, "ragusa") == {"ottoman_regular": 1}


def test_EX_13_f_not_into_a_friendly_fortress_nor_where_units_are_besieged() -> None:
    """E1-13.2.10, E1-13.2.11."""
    units = {"siena": {"spain_regular": 2}, "naples": {"ottoman_regular": 3}, "taranto": {"spain_regular": 1}}
    game = act(
        position(units=units, control={"naples": "ottoman"}, active="spain"),
        "march",
        "space:siena",
        "space:rome",
    )
    give(game, "all")
    assert asked(game) is None
    game = act(
        position(
            units={**units, "rome": {"spain_regular": 4}},
            inside={"rome": {"ottoman_regular": 1}},
            control={"naples": "ottoman", "rome": "ottoman"},
            sieges={("rome", "spain"): 4},
            active="spain",
        ),
        "march",
        "space:siena",
        "space:rome",
    )
    give(game, "all")
    assert asked(game) is None
    assert force(game.state, "rome") == {"spain_regular": 6}


def test_E1_13_2_11_an_occupied_goal_is_only_for_the_power_that_is_there() -> None:
    """The besieger's own reinforcement can't be intercepted: the units there are the mover's own."""
    game = act(
        position(
            units={
                "rome": {"spain_regular": 2},
                "siena": {"spain_regular": 1},
                "genoa": {"ottoman_regular": 3},
            },
            control={"genoa": "ottoman"},
            active="spain",
        ),
        "march",
        "space:rome",
        "space:siena",
    )
    give(game, "all")
    assert asked(game) is None


@pytest.mark.parametrize("enemies", [False, True])
def test_E1_13_2_11_nobody_intercepts_to_where_an_enemy_of_his_stands_beside_an_ally(enemies: bool) -> None:
    """E1-13.2.11, E1-2.1.4 HRE and England hold Agram against the Ottomans. Spain, an ally of the HRE, may come from Graz; not
    while it is at war with England."""
    g = position(
        scenario="campaign",
        units={
            "belgrade": {"ottoman_regular": 3},
            "agram": {"hre_regular": 1, "england_regular": 1},
            "graz": {"spain_regular": 2},
        },
        allies=[("spain", "hre"), ("england", "hre")],
        wars=[("ottoman", "hre"), ("ottoman", "spain"), *([("spain", "england")] if enemies else [])],
    )
    if not enemies:
        g.end_war(SPAIN, ENGLAND)
    game = give(act(g, "march", "space:belgrade", "space:agram"), "all")
    assert asked(game) == (("england", "avoid") if enemies else ("spain", "intercept"))


def test_EX_13_e_after_a_success_only_the_same_power_goes_on() -> None:
    """Spain and the HRE at war with the Ottomans: the first Spanish stack fails, the second succeeds."""
    g = position(
        scenario="campaign",
        units={
            "venice": {"ottoman_regular": 2},
            "milan": {"spain_regular": 1},
            "pavia": {"spain_regular": 1},
            "trent": {"hre_regular": 3},
        },
        control={"venice": "ottoman", "pavia": "spain", "trent": "hre"},
        wars=[("ottoman", "hre")],
        allies=[("spain", "hre")],
        dice=[1, 1, 6, 6, *(6, 6), *(1, 1)],
    )
    game = give(act(g, "march", "space:venice", "space:modena"), "all")
    assert asked(game) == ("spain", "intercept")
    give(game, "intercept", "space:milan")
    assert answers(game) == [("intercept", "space:pavia"), ("pass",)]
    give(game, "intercept", "space:pavia")
    assert told(game, "battle")
    assert [e.args["power"] for e in told(game, "intercepts")] == ["power:spain"]
    assert force(game.state, "modena") == {"ottoman_regular": 2}


def test_EX_2_2_a_independents_never_intercept() -> None:
    game = act(
        position(
            units={"genoa": {"spain_regular": 1}, "florence": {"independent_regular": 1}}, active="spain"
        ),
        "march",
        "space:genoa",
        "space:siena",
    )
    assert asked(game) is None


def test_E1_5_1_4_interceptors_catch_a_lone_leader_before_the_formation_arrives() -> None:
    """OP-13-12, the other way round: the enemy is there first."""
    game = spain_moves_past([6, 6, *(1,) * 3, *(1,) * 4], leaders={"siena": ["duke_of_alva"]})
    give(game, "intercept", "space:genoa")
    give(game, "all")
    assert where(game.state, "duke_of_alva") == CAPTIVE


def test_E1_13_2_9_a_leader_alone_intercepts_only_to_join_his_own_units() -> None:
    units = {"agram": {"ottoman_regular": 4}, "graz": {"hre_regular": 2}}
    given = {"control": {"agram": "ottoman"}, "wars": [("ottoman", "hre")], "allies": [("spain", "hre")]}
    g = position(units=units, leaders={"vienna": ["schwendi"]}, dice=[4, 4, *(1,) * 4, *(1,) * 4], **given)  # type: ignore[arg-type]
    game = give(act(g, "march", "space:agram", "space:graz"), "all")
    assert asked(game) == ("spain", "intercept")
    assert intercepting(game.state, game.questions[0].ask, PLACE["space:vienna"]) == SPAIN
    give(game, "intercept", "space:vienna")
    assert told(game, "intercepts")[0].args["total"] == 9
    assert where(game.state, "schwendi") == "graz"
    del units["graz"]
    g = position(units=units, leaders={"vienna": ["schwendi"]}, **given)  # type: ignore[arg-type]
    assert asked(give(act(g, "march", "space:agram", "space:graz"), "all")) is None


def test_E1_13_2_5_only_powers_at_war_with_the_mover_intercept() -> None:
    g = position(
        scenario="campaign",
        units={
            "rome": {"spain_regular": 1},
            "florence": {"france_regular": 3},
            "genoa": {"ottoman_regular": 1},
        },
        control={"florence": "france", "genoa": "ottoman"},
        active="spain",
    )
    game = act(g, "march", "space:rome", "space:siena")
    assert asked(game) == ("ottoman", "intercept")
    assert asked(give(game, "pass")) is None


def test_E1_13_2_7_the_besieged_don_t_intercept_nor_do_those_just_left() -> None:
    """Ottomans besiege Vienna and march off to Linz: its garrison only watches."""
    g = position(
        units={"vienna": {"ottoman_regular": 3}},
        inside={"vienna": {"hre_regular": 2}},
        control={"pressburg": "ottoman", "linz": "ottoman"},
        wars=[("ottoman", "hre")],
        allies=[("spain", "hre")],
        sieges={("vienna", "ottoman"): 3},
    )
    game = give(act(g, "march", "space:vienna", "space:linz"), "all")
    assert asked(game) is None
    assert force(game.state, "vienna") == {"hre_regular": 2}


def test_E1_13_2_8_interceptors_are_one_legal_formation() -> None:
    g = position(
        units={"rome": {"spain_regular": 1}, "genoa": {"ottoman_regular": 6}},
        control={"genoa": "ottoman"},
        active="spain",
    )
    game = act(g, "march", "space:rome", "space:siena")
    give(game, "intercept", "space:genoa")
    not_offered(game, "all")
    not_offered(game, "take", "troop:ottoman_regular", 5)
    assert ("take", "troop:ottoman_regular", 4) in answers(game)


def test_E1_13_2_12_not_into_the_land_of_a_third_power() -> None:
    """The HRE is at war with Spain, but neither ally nor enemy of the Ottomans who hold the goal."""
    units = {"rome": {"spain_regular": 1}, "florence": {"hre_regular": 3}}
    given = {"scenario": "campaign", "units": units, "active": "spain"}
    third = {"siena": "ottoman", "florence": "hre"}
    g = position(control=third, wars=[("spain", "hre")], **given)  # type: ignore[arg-type]
    assert asked(act(g, "march", "space:rome", "space:siena")) is None
    g = position(control={"florence": "hre"}, wars=[("spain", "hre")], **given)  # type: ignore[arg-type]
    assert asked(act(g, "march", "space:rome", "space:siena")) == ("hre", "intercept")


def test_E1_13_2_3_who_avoids_or_retreats_is_not_intercepted() -> None:
    """The Emperor's men slip from Graz to Trieste, open country, past Ottomans in Agram who could go there, too."""
    g = position(
        units={
            "szigetvar": {"ottoman_regular": 4},
            "graz": {"hre_regular": 2},
            "agram": {"ottoman_regular": 4},
        },
        control={"szigetvar": "ottoman", "agram": "ottoman"},
        wars=[("ottoman", "hre")],
        allies=[("spain", "hre")],
        dice=[6, 3],
    )
    game = give(act(g, "march", "space:szigetvar", "space:graz"), "all")
    give(game, "avoid", "space:trieste")
    give(game, "all")
    assert asked(game) is None
    assert force(game.state, "trieste") == {"hre_regular": 2}


# ---- avoiding battle -----------------------------------------------------------------------------------------------------
def ottomans_at_graz(dice: list[int], **more: object) -> Game:
    g = position(
        units={"agram": {"ottoman_regular": 4}, "graz": {"hre_regular": 2, "spain_regular": 1}},
        control={"agram": "ottoman"},
        wars=[("ottoman", "hre")],
        allies=[("spain", "hre")],
        dice=dice,
        **more,  # type: ignore[arg-type]
    )
    return give(act(g, "march", "space:agram", "space:graz"), "all")


def test_E1_13_3_2_to_5_where_one_may_avoid_to() -> None:
    """E1-13.3.2–13.3.5, E1-12.4.2 Friendly and calm, over a pass too, but never where the formation came from."""
    game = ottomans_at_graz([], unrest=["vienna"])
    assert asked(game) == ("spain", "avoid")
    assert answers(game) == [
        ("avoid", "space:szigetvar"),
        ("avoid", "space:salzburg"),
        ("avoid", "space:trieste"),
        ("pass",),
    ]
    for space, rule in (("agram", "E1-14.1.7"), ("vienna", "E1-12.4.2")):
        why = not_offered(game, "avoid", f"space:{space}")
        assert why is not None
        assert why.rule == rule


def test_E1_13_3_9_any_part_may_go_and_the_rest_fights() -> None:
    game = ottomans_at_graz([6, 3, *(1, 1, 1, 1), *(1, 1)])
    give(game, "avoid", "space:vienna")
    give(game, "take", "troop:hre_regular", 2)
    give(game, "done")
    assert told(game, "avoids")[0].args["total"] == 9
    assert force(game.state, "vienna") == {"hre_regular": 2}
    assert told(game, "battle-held")
    assert force(game.state, "graz") == {"spain_regular": 1}
    assert force(game.state, "agram") == {"ottoman_regular": 4}


def test_E1_13_3_P5_who_fails_stays_and_fights() -> None:
    game = ottomans_at_graz([4, 4, *(1, 1, 1, 1), *(1, 1, 1, 1)])
    give(game, "avoid", "space:vienna")
    give(game, "all")
    assert told(game, "fails-to-avoid")
    assert told(game, "battle-held")


def test_EX_13_g_a_beaten_stack_avoids_without_a_roll() -> None:
    """EX-13-g, E1-13.3.P4"""
    g = position(
        units={"rome": {"spain_regular": 4}, "siena": {"ottoman_regular": 2}}, active="spain", dice=[]
    )
    g.set_control(PLACE.by_id["siena"], OTTOMAN)
    g.set_control(PLACE.by_id["genoa"], OTTOMAN)
    siena, regular = PLACE.by_id["siena"], TROOP.by_id["ottoman_regular"]
    g.mark_beaten(siena, regular, 2)
    game = give(act(g, "march", "space:rome", "space:siena"), "all")
    give(game, "avoid", "space:genoa")
    give(game, "all")
    assert force(game.state, "genoa") == {"ottoman_regular": 2}
    assert told(game, "avoids-at-once")
    assert g.beaten_units(PLACE.by_id["genoa"], TROOP.by_id["ottoman_regular"]) == 2
    assert not g.beaten_units(siena, regular)


def test_EX_13_g_with_one_fresh_unit_the_group_must_roll() -> None:
    """EX-13-g, E1-13.3.P4"""
    g = position(
        units={"rome": {"spain_regular": 4}, "siena": {"ottoman_regular": 2}},
        control={"siena": "ottoman", "genoa": "ottoman"},
        active="spain",
        dice=[4, 5],
    )
    g.mark_beaten(PLACE.by_id["siena"], TROOP.by_id["ottoman_regular"], 1)
    game = give(act(g, "march", "space:rome", "space:siena"), "all")
    give(game, "avoid", "space:genoa")
    give(game, "all")
    assert told(game, "avoids")[0].args["roll"] == 9


# ---- withdrawal ------------------------------------------------------------------------------------------------------------
def test_EX_13_h_five_may_not_withdraw_but_four_may_after_one_has_avoided() -> None:
    g = position(
        units={"mohacs": {"ottoman_regular": 6}, "szigetvar": {"hre_regular": 5}},
        leaders={"mohacs": ["mehmed"]},
        wars=[("ottoman", "hre")],
        allies=[("spain", "hre")],
        dice=[6, 3],
    )
    game = give(act(g, "march", "space:mohacs", "space:szigetvar"), "all")
    assert asked(game) == ("spain", "avoid")
    give(game, "avoid", "space:graz")
    give(game, "take", "troop:hre_regular", 1)
    assert asked(game) == ("spain", "withdraw")
    give(game, "withdraw")
    assert force(game.state, "szigetvar", inside=True) == {"hre_regular": 4}
    assert besiegers(game.state, "szigetvar") == ["ottoman"]
    assert asked(game) is None


def test_E1_13_4_1_five_must_fight() -> None:
    g = position(
        units={"mohacs": {"ottoman_regular": 4}, "szigetvar": {"hre_regular": 5}},
        wars=[("ottoman", "hre")],
        allies=[("spain", "hre")],
        dice=[*(1,) * 4, *(1,) * 6],
    )
    game = give(act(g, "march", "space:mohacs", "space:szigetvar"), "all")
    give(game, "pass")
    assert told(game, "battle")


def test_E1_13_4_2_withdrawing_is_voluntary() -> None:
    g = position(
        units={"mohacs": {"ottoman_regular": 4}, "szigetvar": {"hre_regular": 2}},
        wars=[("ottoman", "hre")],
        allies=[("spain", "hre")],
        dice=[*(1,) * 4, *(1,) * 3],
    )
    game = give(act(g, "march", "space:mohacs", "space:szigetvar"), "all")
    give(game, "pass")
    assert answers(game) == [("withdraw",), ("stand",)]
    not_offered(game, "pass")
    give(game, "stand")
    assert told(game, "battle-held")
    assert force(game.state, "mohacs") == {"ottoman_regular": 4}


def test_E1_13_3_7_a_leader_left_behind_alone_is_caught() -> None:
    g = position(
        units={"agram": {"ottoman_regular": 4}, "graz": {"hre_regular": 1}},
        leaders={"graz": ["schwendi"]},
        control={"agram": "ottoman"},
        wars=[("ottoman", "hre")],
        allies=[("spain", "hre")],
        dice=[6, 6],
    )
    game = give(act(g, "march", "space:agram", "space:graz"), "all")
    give(game, "avoid", "space:vienna")
    give(game, "take", "troop:hre_regular", 1)
    give(game, "done")
    assert where(game.state, "schwendi") == CAPTIVE
