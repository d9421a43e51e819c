"""E1-14: field battles and retreats; E1-15.2: relief."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import (
    act,
    answers,
    asked,
    besiegers,
    controller,
    force,
    give,
    offered,
    play,
    position,
    refusal,
    told,
    where,
)
from theatrum.core.game import Game
from theatrum.games.elisabeth.queries import odds
from theatrum.games.elisabeth.state.pieces import CAPTIVE
from theatrum.games.elisabeth.state.war import March
from theatrum.games.elisabeth.tables.pieces import LEADER, LEADERS, TROOP
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import OTTOMAN, SPAIN


def test_EX_14_c_a_tie_is_the_defender_s() -> None:
    """E1-14.0.P2–P10, E1-14.1.8, E1-14.1.10 5 + 2 dice against 4 + 1 + 1: two hits each."""
    g = position(
        units={"naples": {"spain_regular": 5}, "taranto": {"ottoman_cavalry": 4}},
        leaders={"naples": ["duke_of_alva"], "taranto": ["mehmed"]},
        active="spain",
        dice=[6, 5, 4, 3, 2, 2, 1, *(5, 5, 3, 3, 1, 1)],
    )
    game = give(act(g, "march", "space:naples", "space:taranto"), "all")
    dice = told(game, "battle-dice")
    assert [e.args["dice"] for e in dice] == [7, 6]
    assert [e.args["hits"] for e in dice] == [2, 2]
    assert told(game, "battle-held")
    assert force(game.state, "taranto") == {"ottoman_cavalry": 2}
    assert force(game.state, "naples") == {"spain_regular": 3}
    assert where(game.state, "duke_of_alva") == "naples"
    assert not [a for a in offered(game.state) if a[0] == "march"]


def test_EX_14_d_both_wiped_out_with_equal_dice_the_defender_keeps_one() -> None:
    """EX-14-d, E1-14.0.P8 Two attackers against one, nobody led: 2 dice against 1 + 1; one hit against two."""
    g = position(
        units={"naples": {"spain_regular": 2}, "taranto": {"ottoman_regular": 1}},
        active="spain",
        dice=[6, 1, *(6, 6)],
    )
    game = give(act(g, "march", "space:naples", "space:taranto"), "all")
    assert [(e.args["dice"], e.args["hits"]) for e in told(game, "battle-dice")] == [(2, 1), (2, 2)]
    assert told(game, "battle-held")
    assert force(game.state, "taranto") == {"ottoman_regular": 1}
    assert force(game.state, "naples") == {}


def test_EX_14_d_a_winner_without_units_loses_his_leader_and_the_loser_retreats() -> None:
    """EX-14-d, E1-14.0.P7–P10 Three attackers without a leader against one under a leader of battle 0: 3 dice against 2, two
    hits each. The defender wins by the tie, but has nobody left: his leader is captured, and the survivor retreats."""
    assert LEADERS[LEADER.by_id["william_of_orange"]].battle == 0
    g = position(
        scenario="campaign",
        units={"antwerp": {"spain_regular": 3}, "breda": {"dutch_regular": 1}},
        leaders={"breda": ["william_of_orange"]},
        control={"breda": "protestant"},
        wars=[("spain", "protestant")],
        active="spain",
        dice=[6, 5, 1, *(6, 5)],
    )
    game = give(act(g, "march", "space:antwerp", "space:breda"), "all")
    while asked(game) is not None:
        give(game, "pass")
    dice = told(game, "battle-dice")
    assert [(e.args["dice"], e.args["hits"]) for e in dice] == [(3, 2), (2, 2)]
    assert told(game, "battle-held")
    assert force(game.state, "breda") == {}
    assert force(game.state, "antwerp") == {"spain_regular": 1}
    assert where(game.state, "william_of_orange") == CAPTIVE
    assert game.state.captor[LEADER.by_id["william_of_orange"]] == SPAIN


def test_E1_14_0_P8_more_dice_keep_one_unit() -> None:
    g = position(
        units={"naples": {"spain_regular": 3}, "taranto": {"ottoman_regular": 1}},
        active="spain",
        dice=[6, 1, 1, *(6, 6)],
    )
    game = give(act(g, "march", "space:naples", "space:taranto"), "all")
    assert force(game.state, "naples") == {"spain_regular": 1}
    assert force(game.state, "taranto") == {}


def test_E1_14_0_P8_the_owner_chooses_his_losses() -> None:
    g = position(
        units={"naples": {"spain_regular": 2, "spain_mercenary": 2}, "taranto": {"ottoman_regular": 2}},
        active="spain",
        dice=[6, 6, 1, 1, *(6, 1, 1)],
    )
    game = give(act(g, "march", "space:naples", "space:taranto"), "all")
    assert asked(game) == ("spain", "battle-losses")
    give(game, "lose", "troop:spain_mercenary")
    assert force(game.state, "taranto") == {"spain_regular": 2, "spain_mercenary": 1}
    assert controller(game.state, "taranto") == "spain"


def test_EX_14_f_allies_share_losses() -> None:
    """E1-9.2.8 Three French and one Spaniard suffer three hits: Spain has only one to lose."""
    g = position(
        scenario="campaign",
        units={"lyon": {"hre_regular": 4}, "grenoble": {"france_regular": 3, "spain_regular": 1}},
        control={"lyon": "hre"},
        wars=[("hre", "france"), ("hre", "spain")],
        allies=[("france", "spain")],
        active="hre",
        dice=[6, 6, 6, 1, *(1, 1, 1, 1, 1)],
    )
    game = give(act(g, "march", "space:lyon", "space:grenoble"), "all")
    while asked(game) in (("spain", "avoid"), ("france", "avoid")):
        give(game, "pass")
    assert sum(e.args["units"] for e in told(game, "units-lost") if e.args["power"] == "power:spain") == 1
    assert sum(e.args["units"] for e in told(game, "units-lost") if e.args["power"] == "power:france") == 2


@pytest.mark.parametrize("face, loser", [(3, "france"), (4, "hre")])
def test_E1_9_2_8_an_odd_loss_is_diced_for(face: int, loser: str) -> None:
    g = position(
        scenario="campaign",
        units={"milan": {"spain_regular": 4}, "turin": {"france_regular": 2, "hre_regular": 2}},
        wars=[("spain", "france"), ("spain", "hre")],
        allies=[("france", "hre")],
        control={"turin": "france"},
        active="spain",
        dice=[6, 1, 1, 1, *(6, 6, 1, 1, 1), face],
    )
    game = give(act(g, "march", "space:milan", "space:turin"), "all")
    while asked(game) is not None:
        give(game, "pass")
    lost = told(game, "units-lost")
    assert {e.args["power"] for e in lost} == {"power:spain", f"power:{loser}"}


def test_E1_5_3_2_what_no_counters_can_show_is_lost_too() -> None:
    """All ten Ottoman counters of strength 1 lie elsewhere: four that lose one can't be three."""
    alone = ("istanbul", "edirne", "varna", "sofia", "nezh", "buda", "szegedin", "smyrna", "finica", "rhodes")
    units = {space: {"ottoman_regular": 1} for space in alone}
    g = position(
        units={**units, "naples": {"spain_regular": 2}, "taranto": {"ottoman_regular": 4}},
        active="spain",
        dice=[6, 1, *(1,) * 5],
    )
    game = give(act(g, "march", "space:naples", "space:taranto"), "all")
    assert force(game.state, "taranto") == {"spain_regular": 2}
    assert [e.args["units"] for e in told(game, "units-lost")] == [1, 1]


# ---- cards -------------------------------------------------------------------------------------------------------------
def test_E1_C_15_storms_stop_a_march_and_all_further_ones() -> None:
    """E1-13.1.P4 The CP are lost."""
    g = position(units={"naples": {"spain_regular": 2}}, hands={"ottoman": ["storms"]}, active="spain", cp=3)
    game = give(act(g, "march", "space:naples", "space:taranto"), "all")
    assert asked(game) == ("ottoman", "window-w2")
    give(game, "play", "card:storms")
    assert force(g, "naples") == {"spain_regular": 2}
    assert g.march is None
    assert g.cp == 2
    assert not [a for a in offered(g) if a[0] == "march"]
    assert refusal(g, "march", "space:naples", "space:taranto").key == "storms"


def test_card_7_desperate_assault_costs_one_more_unit() -> None:
    """Three dice more, and after the losses one more unit of the attacker."""
    g = position(
        units={"naples": {"spain_regular": 3}, "taranto": {"ottoman_regular": 1}},
        hands={"spain": ["desperate_assault"]},
        active="spain",
        dice=[6, *(1,) * 5, *(1, 1)],
    )
    game = give(act(g, "march", "space:naples", "space:taranto"), "all")
    assert asked(game) == ("spain", "window-w7")
    give(game, "play", "card:desperate_assault")
    assert told(game, "battle-won")
    assert force(g, "taranto") == {"spain_regular": 2}


def test_E1_14_0_P1_reiters_thin_the_enemy_out_before_the_dice_are_counted() -> None:
    """E1-14.0.P1 Card 13: two mercenaries fewer are two dice fewer."""
    g = position(
        units={"scutari": {"ottoman_regular": 3}, "ragusa": {"spain_mercenary": 3}},
        hands={"ottoman": ["german_reiters"]},
        dice=[*(1,) * 3, *(1,) * 2],
    )
    game = give(act(g, "march", "space:scutari", "space:ragusa"), "all")
    assert asked(game) == ("ottoman", "window-w6")
    give(game, "play", "card:german_reiters", "troop:spain_mercenary", 2)
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [3, 2]


def test_E1_15_2_2_reiters_buy_off_mercenaries_of_the_garrison_that_joins() -> None:
    """E1-C.13 (B), E1-15.2.2, E1-14.0.P1 One of the relief force, one of those who came out of Vienna: two dice fewer."""
    g = position(
        units={"vienna": {"ottoman_regular": 4}, "linz": {"hre_regular": 2, "hre_mercenary": 1}},
        inside={"vienna": {"hre_mercenary": 2}},
        control={"pressburg": "ottoman"},
        wars=[("ottoman", "hre")],
        allies=[("spain", "hre")],
        sieges={("vienna", "ottoman"): 3},
        hands={"ottoman": ["german_reiters"]},
        active="spain",
        dice=[*(1,) * 3, *(5,) * 5],
    )
    game = give(act(g, "march", "space:linz", "space:vienna"), "all")
    give(give(game, "pass"), "all")
    assert asked(game) == ("ottoman", "window-w6")
    give(game, "play", "card:german_reiters", "troop:hre_mercenary", 2)
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [3, 5]


# ---- retreat -----------------------------------------------------------------------------------------------------------
def at_szigetvar(dice: list[int], attackers: int = 6) -> Game:
    """Six Ottomans with Mehmed against five of the HRE in their own fortress."""
    g = position(
        units={"mohacs": {"ottoman_regular": attackers}, "szigetvar": {"hre_regular": 5}},
        leaders={"mohacs": ["mehmed"], "szigetvar": ["zrinyi"]},
        wars=[("ottoman", "hre")],
        allies=[("spain", "hre")],
        dice=dice,
    )
    game = give(act(g, "march", "space:mohacs", "space:szigetvar"), "all")
    return give(game, "pass")


def test_EX_14_e_four_inside_against_four_the_attacker_must_leave() -> None:
    """E1-14.0.P11, E1-15.3 Five lose one and put four inside; four besiegers are not more."""
    game = at_szigetvar([6, 1, 1, 1, 1, *(1,) * 7], attackers=4)
    assert asked(game) == ("spain", "go-inside")
    give(game, "take", "troop:hre_regular", 4)
    give(game, "take", "leader:zrinyi")
    assert asked(game) == ("ottoman", "siege-retreat")
    give(game, "retreat", "space:mohacs")
    assert besiegers(game.state, "szigetvar") == []
    assert force(game.state, "szigetvar") == {"hre_regular": 4}
    assert force(game.state, "mohacs") == {"ottoman_regular": 4}


def test_EX_14_e_three_inside_and_one_away_is_a_siege() -> None:
    game = at_szigetvar([6, 1, 1, 1, 1, *(1,) * 7], attackers=4)
    give(game, "take", "troop:hre_regular", 3)
    give(game, "take", "leader:zrinyi")
    assert asked(game) == ("spain", "retreat")
    assert ("retreat", "space:mohacs") not in answers(game)
    assert ("retreat", "space:buda") not in answers(game)
    give(game, "retreat", "space:graz")
    assert force(game.state, "graz") == {"hre_regular": 1}
    assert force(game.state, "szigetvar", inside=True) == {"hre_regular": 3}
    assert besiegers(game.state, "szigetvar") == ["ottoman"]
    assert game.state.beaten_units(PLACE.by_id["graz"], TROOP.by_id["hre_regular"]) == 1


def test_E1_14_1_7_a_beaten_defender_does_not_go_where_the_attacker_came_from() -> None:
    """The Ottomans leave imperial Linz behind them, empty; it is barred all the same."""
    g = position(
        units={"linz": {"ottoman_regular": 4}, "salzburg": {"hre_regular": 2}},
        wars=[("ottoman", "hre")],
        allies=[("spain", "hre")],
        dice=[6, 1, 1, 1, *(1,) * 3],
    )
    game = give(act(g, "march", "space:linz", "space:salzburg"), "all")
    give(game, "pass")
    assert asked(game) == ("spain", "retreat")
    assert ("retreat", "space:linz") not in answers(game)
    assert ("retreat", "space:graz") in answers(game)


def test_E1_14_1_2_at_most_four_go_inside() -> None:
    g = position(
        units={"mohacs": {"ottoman_regular": 6}, "szigetvar": {"hre_regular": 6}},
        leaders={"mohacs": ["mehmed"]},
        wars=[("ottoman", "hre")],
        allies=[("spain", "hre")],
        dice=[6, *(1,) * 6, *(1,) * 7],
    )
    game = give(act(g, "march", "space:mohacs", "space:szigetvar"), "all")
    give(game, "pass")
    assert asked(game) == ("spain", "go-inside")
    assert ("take", "troop:hre_regular", 4) in answers(game)
    assert ("take", "troop:hre_regular", 5) not in answers(game)
    assert ("all",) not in answers(game)


def test_E1_24_1_a_beaten_minor_keeps_four_inside_and_loses_the_rest() -> None:
    g = position(
        units={"pressburg": {"ottoman_regular": 8}, "vienna": {"hre_regular": 4, "hre_mercenary": 2}},
        leaders={"pressburg": ["mehmed"]},
        wars=[("ottoman", "hre")],
        dice=[6, *(1,) * 8, *(1,) * 7],
    )
    game = give(act(g, "march", "space:pressburg", "space:vienna"), "all")
    assert force(game.state, "vienna", inside=True) == {"hre_regular": 4}
    assert force(game.state, "vienna") == {"ottoman_regular": 8}
    assert besiegers(game.state, "vienna") == ["ottoman"]


def test_E1_14_1_3_no_way_out_means_the_end() -> None:
    """The only other neighbour of Palermo is where the attacker came from."""
    g = position(
        units={"messina": {"spain_regular": 4}, "palermo": {"ottoman_regular": 2}},
        leaders={"palermo": ["mehmed"]},
        active="spain",
        dice=[6, 1, 1, 1, *(1,) * 4],
    )
    game = give(act(g, "march", "space:messina", "space:palermo"), "all")
    assert force(game.state, "palermo") == {"spain_regular": 4}
    assert where(game.state, "mehmed") == CAPTIVE


def test_E1_14_1_8_an_attacker_from_hostile_land_can_t_go_back() -> None:
    """OP-14-9."""
    g = position(
        units={"siena": {"ottoman_regular": 3}, "genoa": {"spain_regular": 5}},
        dice=[*(1,) * 3, *(1,) * 6],
    )
    game = give(act(g, "march", "space:siena", "space:genoa"), "all")
    give(game, "pass")
    assert force(game.state, "siena") == {}
    assert told(game, "force-lost")


def test_E1_14_1_11_a_retreating_stack_catches_a_lone_leader() -> None:
    g = position(
        units={"naples": {"spain_regular": 4}, "taranto": {"ottoman_regular": 2}},
        leaders={"cerignola": ["duke_of_alva"]},
        control={"cerignola": "ottoman"},
        active="spain",
        dice=[6, 1, 1, 1, *(1,) * 3],
    )
    game = give(act(g, "march", "space:naples", "space:taranto"), "all")
    give(game, "pass")
    assert force(game.state, "cerignola") == {"ottoman_regular": 1}
    assert where(game.state, "duke_of_alva") == CAPTIVE


def test_E1_16_3_S4_who_came_by_sea_and_loses_is_lost() -> None:
    g = position(
        units={"algiers": {"ottoman_regular": 3}, "palermo": {"spain_regular": 2}},
        leaders={"algiers": ["mehmed"]},
        dice=[*(1,) * 4, *(1,) * 3],
    )
    g.march = March(OTTOMAN, PLACE.by_id["algiers"], PLACE.by_id["palermo"], 1)
    g.march.troops, g.march.leaders = {TROOP.by_id["ottoman_regular"]: 3}, [LEADER.by_id["mehmed"]]
    g.march.at_sea = PLACE.by_id["tyrrhenian_sea"]
    game = play(g, ("march_enter",))
    give(game, "pass")
    assert force(game.state, "palermo") == {"spain_regular": 2}
    assert force(game.state, "algiers") == {}
    assert where(game.state, "mehmed") == CAPTIVE


# ---- relief ------------------------------------------------------------------------------------------------------------
def relief(dice: list[int], reliefs: int = 3) -> Game:
    """E1-15.2 Four Ottomans besiege two of the HRE in Vienna; others come from Linz."""
    g = position(
        units={"vienna": {"ottoman_regular": 4}, "linz": {"hre_regular": reliefs}},
        inside={"vienna": {"hre_regular": 2}},
        control={"pressburg": "ottoman"},
        wars=[("ottoman", "hre")],
        allies=[("spain", "hre")],
        sieges={("vienna", "ottoman"): 3},
        active="spain",
        dice=dice,
    )
    game = give(act(g, "march", "space:linz", "space:vienna"), "all")
    assert asked(game) == ("ottoman", "avoid")
    give(game, "pass")
    assert asked(game) == ("spain", "relief-join")
    return game


def test_EX_15_e_relief_and_garrison_attack_together() -> None:
    """Five dice against five, two hits each: by the tie the besieger wins; four may be inside, and that lifts the siege
    at once, because only two besiegers are left [E1-15.2.3, E1-15.3.1]."""
    game = relief([6, 6, 1, 1, 1, *(6, 6, 1, 1, 1)])
    give(game, "all")
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [5, 5]
    assert asked(game) == ("spain", "battle-losses")
    give(game, "lose-inside", "troop:hre_regular")
    give(game, "lose", "troop:hre_regular")
    assert asked(game) == ("spain", "relief-inside")
    give(game, "all")
    assert told(game, "siege-lifted")
    assert force(game.state, "vienna") == {"hre_regular": 3}
    assert force(game.state, "pressburg") == {"ottoman_regular": 2}


def test_E1_15_2_3_after_a_tie_no_more_than_four_are_inside() -> None:
    """Four from Linz, two inside; one hit each leaves five: four inside, one goes back."""
    game = relief([6, *(1,) * 5, 6, *(1,) * 4], reliefs=4)
    give(game, "all")
    give(game, "lose", "troop:hre_regular")
    assert asked(game) == ("spain", "relief-inside")
    assert ("take", "troop:hre_regular", 5) not in answers(game)
    give(game, "take", "troop:hre_regular", 4)
    assert force(game.state, "linz") == {"hre_regular": 1}
    assert force(game.state, "vienna") == {"hre_regular": 4}
    assert told(game, "siege-lifted")


@pytest.mark.parametrize("besieged", ["units", "a leader"])
def test_E1_13_2_11_nobody_intercepts_a_relief_force(besieged: str) -> None:
    """E1-13.2.11 Units are besieged in the goal; so the Ottomans in Pressburg can't come to the help of the besiegers. If only
    a leader is, who is no land unit, they can."""
    g = position(
        units={
            "vienna": {"ottoman_regular": 4},
            "pressburg": {"ottoman_regular": 3},
            "linz": {"hre_regular": 3},
        },
        inside={"vienna": {"hre_regular": 2}} if besieged == "units" else {},
        leaders_inside={"vienna": ["schwendi"]} if besieged == "a leader" else {},
        control={"pressburg": "ottoman"},
        wars=[("ottoman", "hre")],
        allies=[("spain", "hre")],
        sieges={("vienna", "ottoman"): 3},
        active="spain",
    )
    game = give(act(g, "march", "space:linz", "space:vienna"), "all")
    assert asked(game) == ("ottoman", "avoid" if besieged == "units" else "intercept")


def test_E1_15_2_3_after_a_clear_defeat_the_relief_force_goes_back() -> None:
    game = relief([6, 1, 1, 1, 1, *(6, 6, 1, 1, 1)])
    give(game, "all")
    give(game, "lose", "troop:hre_regular")
    give(game, "lose", "troop:hre_regular")
    assert force(game.state, "linz") == {"hre_regular": 1}
    assert force(game.state, "vienna", inside=True) == {"hre_regular": 2}
    assert force(game.state, "vienna") == {"ottoman_regular": 3}
    assert besiegers(game.state, "vienna") == ["ottoman"]


def test_E1_15_2_3_a_victory_drives_the_besiegers_off() -> None:
    game = relief([6, 6, 1, *(1,) * 5])
    give(game, "done")
    assert told(game, "battle-won")
    assert force(game.state, "vienna") == {"hre_regular": 5}
    assert force(game.state, "pressburg") == {"ottoman_regular": 2}
    assert besiegers(game.state, "vienna") == []


def test_E1_15_2_2_the_garrison_need_not_join() -> None:
    game = relief([1, 1, 1, *(1,) * 5])
    give(game, "done")
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [3, 5]


def test_E1_15_2_1_besiegers_may_avoid_the_relief_force() -> None:
    g = position(
        units={"vienna": {"ottoman_regular": 4}, "linz": {"hre_regular": 3}},
        inside={"vienna": {"hre_regular": 2}},
        control={"pressburg": "ottoman"},
        wars=[("ottoman", "hre")],
        allies=[("spain", "hre")],
        sieges={("vienna", "ottoman"): 3},
        active="spain",
        dice=[6, 6],
    )
    game = give(act(g, "march", "space:linz", "space:vienna"), "all")
    give(game, "avoid", "space:pressburg")
    give(game, "all")
    assert force(game.state, "vienna") == {"hre_regular": 5}
    assert besiegers(game.state, "vienna") == []


def test_E1_15_3_besiegers_left_by_part_of_them_go_before_any_battle() -> None:
    """OP-15-4: two avoid, the other two no longer outnumber the garrison."""
    g = position(
        units={"vienna": {"ottoman_regular": 4}, "linz": {"hre_regular": 3}},
        inside={"vienna": {"hre_regular": 2}},
        control={"pressburg": "ottoman"},
        wars=[("ottoman", "hre")],
        allies=[("spain", "hre")],
        sieges={("vienna", "ottoman"): 3},
        active="spain",
        dice=[6, 6],
    )
    game = give(act(g, "march", "space:linz", "space:vienna"), "all")
    give(game, "avoid", "space:pressburg")
    give(game, "take", "troop:ottoman_regular", 2)
    assert not told(game, "battle")
    assert force(game.state, "pressburg") == {"ottoman_regular": 4}
    assert force(game.state, "vienna") == {"hre_regular": 5}


# ---- odds ----------------------------------------------------------------------------------------------------------------
def test_odds_of_two_dice_and_of_battles() -> None:
    """E1-13.2.P2, E1-14.0.P7, E1-15.1.P9."""
    assert odds.two_dice(0) == pytest.approx(10 / 36)
    assert odds.two_dice(7) == 1
    assert odds.hits(2) == pytest.approx((4 / 9, 4 / 9, 1 / 9))
    assert odds.battle(1, 1) == pytest.approx(1 / 3 * 2 / 3)
    assert odds.battle(0, 3) == 0
    assert odds.assault(3, 1, 3, 0) == pytest.approx(1 - 8 / 27)
    assert odds.assault(1, 1, 1, 1) == pytest.approx(1 / 3 * 2 / 3)
