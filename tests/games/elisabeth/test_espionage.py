"""Espionage [E1-19] and its cards."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import (
    act,
    answers,
    asked,
    controller,
    force,
    give,
    offered,
    passing,
    play,
    told,
    where,
)
from games.elisabeth.event_builders import event
from games.elisabeth.spy_builders import board, kill, plotting, rising_position, spy
from theatrum.core.contract import GameOver
from theatrum.games.elisabeth.queries.espionage import ELIZABETH, dice, informant, informants_left, victims
from theatrum.games.elisabeth.queries.relations import at_war
from theatrum.games.elisabeth.rules.actions import why_no_action
from theatrum.games.elisabeth.rules.cards import ruler
from theatrum.games.elisabeth.rules.deaths import leader_dies
from theatrum.games.elisabeth.rules.responses.plots import HANDGUNS, MARY, WALSINGHAM
from theatrum.games.elisabeth.scene.stage_plots import plot as stage
from theatrum.games.elisabeth.state.pieces import ABOARD, ABROAD, GONE, NEXT_TURN
from theatrum.games.elisabeth.state.plots import ASSASSINATION, CATHOLIC_REBELLION, Plot
from theatrum.games.elisabeth.tables.espionage import GUARD, KILL, PUT_DOWN, RISE
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, POWER, SCOTLAND, SPAIN
from theatrum.kit.graph import mask


# ---- what is open to whom ------------------------------------------------------------------------------------------------
def test_E1_19_0_1_nobody_spies_before_turn_three() -> None:
    verbs = {"gather", "agent", "assassinate", "rising"}
    assert not verbs & {a[0] for a in offered(plotting(turn=2, leaders={"london": ["leicester"]}))}
    assert verbs <= {a[0] for a in offered(plotting(leaders={"london": ["leicester"]}))}
    why = why_no_action(plotting(turn=2), SPAIN, ("gather", "power:england"))
    assert why is not None
    assert why.key == "no-espionage-yet"


def test_E1_19_0_2_activated_majors_do_not_plot_and_are_no_victims() -> None:
    g = plotting("hre", leaders={"vienna": ["schwendi"], "london": ["leicester"]})
    assert g.realms is not None
    g.realms.patron[POWER.by_id["hre"]] = SPAIN
    assert not any(a[0] in ("gather", "agent", "assassinate") for a in offered(g))
    assert LEADER.by_id["schwendi"] not in victims(g, ENGLAND)


def test_OP_19_12_not_against_a_power_of_ones_own_player() -> None:
    g = plotting("spain")
    g.seat_of[FRANCE] = g.seat_of[SPAIN]
    assert {a[1] for a in offered(g) if a[0] == "gather"} == {
        "power:ottoman",
        "power:england",
        "power:hre",
        "power:protestant",
    }


def test_E1_19_3_1_who_can_be_murdered() -> None:
    """E1-19.3.1 Army leaders on the map and Elizabeth; not admirals, Don John at sea, default leaders, one's own."""
    g = plotting(
        "france",
        leaders={
            "london": ["leicester"],
            "madrid": ["duke_of_alva"],
            "messina": ["don_john", "santa_cruz"],
            "paris": ["montmorency"],
            "vienna": ["default_hre"],
        },
    )
    g.choose_role(LEADER.by_id["don_john"], naval=True)
    found = {LEADER.noun[x] if x != ELIZABETH else "queen" for x in victims(g, FRANCE)}
    assert found == {"leader:leicester", "leader:duke_of_alva", "queen"}


# ---- the worked examples -----------------------------------------------------------------------------------------------------
def test_E1_19_3_1_also_aboard_the_armada_and_in_a_foreign_war() -> None:
    """E1-19.3.1 Who leads troops aboard the Armada or on the card of a foreign war is on the map, as for card 76."""
    g = plotting("france", leaders={"vienna": ["zrinyi"], "madrid": ["duke_of_alva"]})
    before = victims(g, FRANCE)
    g.put_leader(LEADER.by_id["duke_of_alva"], ABOARD)
    g.put_leader(LEADER.by_id["zrinyi"], ABROAD)
    assert {LEADER.by_id["duke_of_alva"], LEADER.by_id["zrinyi"]} <= set(before)
    assert victims(g, FRANCE) == before
    g.put_leader(LEADER.by_id["duke_of_alva"], NEXT_TURN)
    assert LEADER.by_id["duke_of_alva"] not in victims(g, FRANCE)


def test_WX_19_A_dice_against_elizabeth() -> None:
    """WX-19-A 3 + 2 + 2 = 7 dice against 2 + 1; one more with an English informant, two with Walsingham."""
    g = plotting()
    spy(g, "spain", "england")
    board(g).mary = "captured"
    plot = Plot(ASSASSINATION, SPAIN, ENGLAND, 3)
    plot.victim = ELIZABETH
    assert (dice(g, plot, KILL), dice(g, plot, GUARD)) == (7, 3)
    spy(g, "england", "spain")
    assert dice(g, plot, GUARD) == 4
    board(g).walsingham = "defensive"
    assert dice(g, plot, GUARD) == 6


def test_WX_19_A_three_hits_against_one() -> None:
    """WX-19-A Killed: a point, and Mary must be executed."""
    g = plotting(dice=[5, 6, 5, 1, 1, 1, 1, 6, 1, 1], cp=3)
    spy(g, "spain", "england")
    board(g).mary = "captured"
    game = kill(g, "ruler:elizabeth_i", 3)
    assert told(game, "murdered")
    assert g.bonus[SPAIN] == {"assassination": 1}
    assert (board(g).mary, g.bonus[ENGLAND]) == ("executed", {"mary": -1})
    assert ruler(g, ENGLAND).id == "elizabeth_dead"
    assert board(g).elizabeth_died == 3


def test_WX_19_A_two_against_two_fails() -> None:
    """WX-19-A, E1-19.3.5 England may execute Mary."""
    g = plotting(dice=[5, 6, 1, 1, 1, 1, 1, 6, 5, 1], cp=3)
    spy(g, "spain", "england")
    board(g).mary = "captured"
    game = kill(g, "ruler:elizabeth_i", 3)
    assert asked(game) == ("england", "marys-fate")
    give(game, "execute")
    assert (board(g).mary, g.bonus[ENGLAND]) == ("executed", {"mary": -1})
    assert not g.bonus[SPAIN]


def test_WX_19_B_a_neutralised_informant_blocks_a_second() -> None:
    """WX-19-B, E1-19.1.2, E1-20.8 England's, on the French mat: none is inserted there this turn; in winter it returns."""
    g = plotting("england")
    spy(g, "england", "france", state=2)
    game = act(g, "agent")
    assert ("insert", "power:france") not in answers(game)
    assert ("insert", "power:spain") in answers(game)
    assert not any(a[0] == "move-informant" for a in answers(game))
    pool = informants_left(g, ENGLAND)
    state = play(g, ("winter_reset",)).state
    assert (informant(state, ENGLAND, FRANCE), informants_left(state, ENGLAND)) == (0, pool + 1)
    g.cp, g.active = 2, ENGLAND
    assert ("insert", "power:france") in answers(act(g, "agent"))


def test_WX_19_C_murder_or_rising() -> None:
    """WX-19-C One marker for both."""
    g = plotting("spain", leaders={"london": ["leicester"]})
    board(g).assassinations |= 1 << SPAIN
    assert not any(a[0] in ("assassinate", "rising") for a in offered(g))
    why = why_no_action(g, SPAIN, ("rising", 3))
    assert why is not None
    assert why.key == "murdered-already"


def test_WX_19_D_two_fives() -> None:
    """WX-19-D Two hits: an informant caught, a look at the hand; no discard without a six."""
    g = plotting("spain", hands={"england": ["storms", "looting", "treachery", "dysentery"]}, dice=[5, 5])
    spy(g, "england", "spain")
    game = passing(act(g, "gather", "power:england"))
    assert set(answers(game)) == {("neutralise",), ("look",), ("done",)}
    give(game, "neutralise")
    assert informant(g, ENGLAND, SPAIN) == 2
    give(game, "look")
    assert all(g.knows(g.seat_of[SPAIN], card) for card in g.hand[ENGLAND])
    assert g.plot is None


# ---- intelligence and agents --------------------------------------------------------------------------------------------------
def test_E1_T_3a_a_six_costs_a_card() -> None:
    """OP-19-14, OP-19-16 The discard needs a six of its own and three cards in the hand."""
    g = plotting("spain", hands={"england": ["storms", "looting", "treachery"]}, dice=[6, 5, 1])
    game = passing(act(g, "gather", "power:england"))
    assert ("force-discard",) in answers(game)
    give(game, "force-discard")
    assert len(g.hand[ENGLAND]) == 2
    assert ("force-discard",) not in answers(game)


def test_E1_19_1_3_england_expels_a_jesuit() -> None:
    g = plotting("england", dice=[5, 1])
    board(g).jesuits = 1 << PLACE.by_id["york"]
    game = passing(act(g, "gather", "power:spain"))
    give(game, "expel", "space:york")
    assert not board(g).jesuits


def test_E1_19_2_an_informant_helps_from_the_next_impulse_on() -> None:
    """E1-19.2.2 And there are two in all."""
    g = plotting("france", cp=6)
    give(act(g, "agent"), "insert", "power:spain")
    plot = Plot(ASSASSINATION, FRANCE, SPAIN, 2)
    assert dice(g, plot, KILL) == 2
    g.impulse += 1
    assert dice(g, plot, KILL) == 4
    give(act(g, "agent"), "insert", "power:hre")
    assert informants_left(g, FRANCE) == 0
    game = act(g, "agent")
    assert {a[0] for a in answers(game)} == {"move-informant"}
    give(game, "move-informant", "power:hre", "power:england")
    assert (informant(g, FRANCE, POWER.by_id["hre"]), informant(g, FRANCE, ENGLAND)) == (0, 1)


def test_E1_19_2_3_spain_sends_a_jesuit() -> None:
    g = plotting("spain")
    board(g).jesuits_on_card = 1
    give(act(g, "agent"), "send-jesuit", "space:york")
    assert (board(g).jesuits, board(g).jesuits_on_card) == (1 << PLACE.by_id["york"], 0)


# ---- murder ----------------------------------------------------------------------------------------------------------------------
def test_E1_19_3_3_the_last_leader_is_followed_by_a_default_leader() -> None:
    """E1-5.1.5 Norreys comes later and is not in play; a captive would be."""
    g = plotting("france", leaders={"london": ["leicester"]}, dice=[6, 6, 1, 1])
    kill(g, "leader:leicester")
    assert where(g, "leicester") == GONE
    assert g.realms is not None
    assert g.realms.default_from == {LEADER.by_id["default_england"]: 4}
    assert g.bonus[FRANCE] == {"assassination": 1}
    assert board(g).assassinations == 1 << FRANCE


def test_E1_5_1_6_a_captive_leader_is_in_play() -> None:
    g = plotting("france", leaders={"london": ["leicester"]})
    g.capture(LEADER.by_id["norreys"], SPAIN)
    leader_dies(g, LEADER.by_id["leicester"])
    assert g.realms is not None
    assert not g.realms.default_from


def test_E1_5_1_21_a_dead_leader_is_no_bridegroom() -> None:
    g = plotting("france", leaders={"la_rochelle": ["henry_iv"]})
    assert g.court is not None
    leader_dies(g, LEADER.by_id["henry_iv"])
    assert g.court.gone


def test_E1_T_3b_a_draw_is_a_failure_and_uses_the_marker() -> None:
    g = plotting("france", leaders={"london": ["leicester"]}, dice=[6, 1, 6, 1])
    kill(g, "leader:leicester")
    assert where(g, "leicester") == "london"
    assert board(g).assassinations == 1 << FRANCE


# ---- the rising ---------------------------------------------------------------------------------------------------------------------


def test_E1_T_3_dice_of_a_rising() -> None:
    """E1-T.3 CP, Jesuits, Spanish regulars in Ireland or Scotland +2 once, in England +4; against four."""
    g = plotting()
    plot = Plot(CATHOLIC_REBELLION, SPAIN, ENGLAND, 3)
    assert (dice(g, plot, RISE), dice(g, plot, PUT_DOWN)) == (3, 4)
    board(g).jesuits = 0b11
    assert dice(g, plot, RISE) == 5
    g.place_units(PLACE.by_id["dublin"], 0)
    g = plotting(
        units={"dublin": {"spain_regular": 1}, "edinburgh": {"walloon": 1}, "york": {"spain_regular": 1}}
    )
    assert dice(g, plot, RISE) == 9
    board(g).excommunicated = True
    board(g).elizabeth_died = g.turn
    assert dice(g, plot, RISE) == 12


def test_E1_19_4_1_four_more_hits_win_the_game() -> None:
    g = rising_position([6, 6, 6, 6, 1, 1, 1, 1])
    board(g).jesuits = 1
    game = passing(act(g, "rising", 3))
    assert game.over
    assert (g.winner, g.ending) == (SPAIN, "rising")
    assert GameOver


def test_E1_19_4_conversions_then_a_rebellion() -> None:
    """E1-19.4.1 S1 – S7 Six attempts, a target, five dice against a Protestant unit, two regulars, war."""
    g = rising_position(
        [5, 1, 1, 1, 1, 1, 1, *[2] * 6, 5, 1, 1, 1, 1], units={"york": {"england_regular": 1}}
    )
    game = passing(act(g, "rising", 3))
    assert asked(game) == ("spain", "rising-target")
    give(game, "rebel", "space:york")
    assert asked(game) == ("spain", "rebellion-spreads")
    assert {a[1] for a in answers(game) if a[0] == "rebel"} == {"space:carlisle", "space:lancaster"}
    give(game, "done")
    assert (controller(g, "york"), force(g, "york")) == ("spain", {"spain_regular": 2})
    assert at_war(g, SPAIN, ENGLAND)
    assert g.plot is None


def test_OP_19_20_a_rebellion_put_down_may_cost_marys_life() -> None:
    g = rising_position(
        [5, 1, 1, 1, 1, 1, 1, 1, 1, *[2] * 6, 1, 1, 1, 1, 1], units={"york": {"england_regular": 1}}
    )
    board(g).mary = "captured"
    game = passing(act(g, "rising", 3))
    give(game, "rebel", "space:york")
    assert asked(game) == ("england", "marys-fate")
    give(game, "spare")
    assert not at_war(g, SPAIN, ENGLAND)
    assert g.plot is None


def test_OP_19_19_nowhere_to_rise_is_no_failure() -> None:
    """OP-19-19, E1-12.4.11 Nobody rises in a space in unrest."""
    g = rising_position([5, 1, 1, 1, 1, 1, 1, 1, 1, *[2] * 6])
    board(g).mary = "captured"
    for name in ("york", "carlisle", "lancaster"):
        g.set_unrest(PLACE.by_id[name])
    game = passing(act(g, "rising", 3))
    assert asked(game) is None
    assert g.plot is None


# ---- cards -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side, attack, defence", [("side:attacker", 4, 2), ("side:defender", 2, 4)])
def test_E1_C_88_handguns(side: str, attack: int, defence: int) -> None:
    g = plotting("france", leaders={"london": ["leicester"]}, hands={"hre": ["handguns"]}, dice=[1] * 6, cp=2)
    game = give(act(g, "assassinate"), "victim", "leader:leicester")
    while asked(game) != ("hre", "window-w10"):
        give(game, "pass")
    passing(give(game, "play", "card:handguns", side))
    rolled = told(game, "plot-dice")[0].args
    assert (len(rolled["dice"]), len(rolled["defence"])) == (attack, defence)


def test_E1_C_81_B_walsingham_guards() -> None:
    """E1-C.81 (B) Two more dice for England; against intelligence two fewer, at least one."""
    g = plotting(
        "france", leaders={"london": ["leicester"]}, hands={"england": ["walsingham"]}, dice=[1] * 6, cp=2
    )
    game = give(act(g, "assassinate"), "victim", "leader:leicester")
    assert asked(game) == ("england", "window-w10")
    passing(give(game, "play", "card:walsingham"))
    assert len(told(game, "plot-dice")[0].args["defence"]) == 4
    assert board(g).walsingham == "defensive"
    g = plotting("france", hands={"england": ["walsingham"]}, dice=[1])
    game = act(g, "gather", "power:england")
    passing(give(game, "play", "card:walsingham"))
    assert told(game, "intelligence-dice")[0].args["dice"] == [1]


def test_E1_C_89_C_mary_helps_against_the_queen() -> None:
    g = plotting("spain", hands={"hre": ["mary_queen_of_scots"]}, dice=[1] * 9, cp=2)
    board(g).mary = "captured"
    game = give(act(g, "assassinate"), "victim", "ruler:elizabeth_i")
    while asked(game) != ("hre", "window-w10"):
        give(game, "pass")
    passing(give(game, "play", "card:mary_queen_of_scots"))
    assert len(told(game, "plot-dice")[0].args["dice"]) == 6


def test_E1_C_90_stafford() -> None:
    """E1-C.90 (B) England rolls two dice fewer, at least one; (A) an event of England is cancelled."""
    g = plotting("england", hands={"france": ["sir_edward_stafford"]}, dice=[1])
    game = act(g, "gather", "power:spain")
    while asked(game) != ("france", "window-w10"):
        give(game, "pass")
    passing(give(game, "play", "card:sir_edward_stafford"))
    assert told(game, "intelligence-dice")[0].args["dice"] == [1]
    g = plotting("england", hands={"france": ["sir_edward_stafford"], "england": ["code_key"]}, cp=0)
    game = give(play(g, ("impulse", ENGLAND)), "event", "card:code_key", "power:spain")
    while asked(game) != ("france", "window-w1"):
        give(game, "pass")
    give(game, "play", "card:sir_edward_stafford")
    assert told(game, "negated")
    assert board(g).code_keys[ENGLAND] == -1


def test_E1_C_80_the_black_queen() -> None:
    """E1-C.80 An informant, then a murder with four dice, for which he counts."""
    g = plotting("france", hands={"france": ["black_queen"]}, leaders={"london": ["leicester"]}, dice=[1] * 8)
    game = event(g, "france", 80)
    give(game, "insert", "power:england")
    assert asked(game) == ("france", "free-murder")
    passing(give(game, "victim", "leader:leicester"))
    assert len(told(game, "plot-dice")[0].args["dice"]) == 6
    assert board(g).assassinations == 1 << FRANCE


def test_E1_C_81_A_walsingham_swarms_out() -> None:
    """E1-C.81 (A) +2 for the free gathering; the informant of now does not count."""
    g = plotting("england", hands={"england": ["walsingham"]}, dice=[1] * 4)
    game = event(g, "england", 81)
    give(game, "insert", "power:spain")
    passing(give(game, "gather", "power:spain"))
    assert told(game, "intelligence-dice")[0].args["dice"] == [1, 1, 1, 1]
    assert board(g).walsingham == "offensive"


def test_E1_C_89_A_mary_free() -> None:
    g = plotting("hre", hands={"hre": ["mary_queen_of_scots"]})
    board(g).mary = "free"
    before = g.voice(SCOTLAND, FRANCE)
    event(g, "hre", 89)
    assert g.voice(SCOTLAND, FRANCE) == min(9, before + 3)


def test_E1_C_91_the_code_key_is_a_die_and_a_look() -> None:
    g = plotting("hre", hands={"hre": ["code_key"], "spain": ["storms"]})
    event(g, "hre", 91, "power:spain")
    assert g.knows(g.seat_of[POWER.by_id["hre"]], 15)
    assert dice(g, Plot(ASSASSINATION, POWER.by_id["hre"], SPAIN, 2), KILL) == 3


def test_E1_C_93_douai() -> None:
    g = plotting("hre", hands={"hre": ["english_college_douai"]})
    board(g).jesuits_on_card = 1
    event(g, "hre", 93)
    assert (board(g).douai, board(g).jesuits_on_card) == (True, 2)


def test_E1_C_96_topcliffe() -> None:
    g = plotting("hre", hands={"hre": ["richard_topcliffe"]})
    board(g).jesuits = 1 << PLACE.by_id["york"] | 1 << PLACE.by_id["dover"]
    spy(g, "spain", "england")
    spy(g, "france", "england")
    game = event(g, "hre", 96)
    assert asked(game) == ("england", "topcliffe")
    give(give(game, "expel", "space:york"), "done")
    give(game, "catch", "power:spain")
    assert (informant(g, SPAIN, ENGLAND), informant(g, FRANCE, ENGLAND)) == (2, 1)


def test_E1_C_97_saint_bartholomew() -> None:
    """E1-C.97 Attempts, a murder of a Huguenot leader with three dice, then the Protestants may rebel."""
    g = plotting(
        "spain",
        hands={"spain": ["st_bartholomews_day"]},
        leaders={"la_rochelle": ["coligny"], "amsterdam": ["william_of_orange"]},
        dice=[2] * 6 + [6, 1, 1, 1, 1],
    )
    g.protestant |= mask(PLACE.by_id[s] for s in ("lyon", "dijon"))
    game = event(g, "spain", 97)
    assert asked(game) == ("france", "free-murder")
    assert {a[1] for a in answers(game) if a[0] == "victim"} == {"leader:coligny"}
    passing(give(game, "victim", "leader:coligny"))
    assert where(g, "coligny") == GONE
    assert g.bonus[FRANCE] == {"assassination": 1}
    assert asked(game) == ("protestant", "rebel-free")


def test_E1_C_98_safiye() -> None:
    """E1-C.98 (A) The Ottomans look; playing it themselves they may leave an informant."""
    g = plotting("ottoman", hands={"ottoman": ["sultana_safiye"], "spain": ["storms"]})
    game = event(g, "ottoman", 98, "mode:look", "power:spain")
    assert g.knows(g.seat_of[0], 15)
    give(game, "insert", "power:spain")
    assert informant(g, 0, SPAIN) == 1


def test_E1_C_78_rising_in_the_north() -> None:
    """E1-C.78 (B) Spain names the target beforehand; five dice; its failure costs nobody's head."""
    g = plotting(
        "france",
        hands={"france": ["rising_in_the_north"]},
        dice=[1] * 5,
        units={"york": {"england_regular": 1}},
    )
    board(g).mary = "captured"
    g.protestant &= ~mask(PLACE.by_id[s] for s in ("york", "carlisle"))
    game = event(g, "france", 78, "mode:rebellion")
    assert asked(game) == ("spain", "rising-target")
    passing(give(game, "rebel", "space:york"))
    assert told(game, "rebellion-fails")
    assert asked(game) != ("england", "marys-fate")


def test_E1_C_81_a_card_lies_with_whom_it_helps() -> None:
    """Walsingham guards the Queen, Mary is of use to her enemies; Handguns may be of use to either."""
    g = plotting()
    plot = g.plot = Plot(ASSASSINATION, SPAIN, ENGLAND, 3)
    plot.victim = ELIZABETH
    plot.responses = [WALSINGHAM, MARY, HANDGUNS]
    plot.more = [4, 0]
    assert [[card.noun for card in side.cards] for side in stage(g, plot).sides] == [
        ["card:mary_queen_of_scots", "card:handguns"],
        ["card:walsingham"],
    ]
    plot.more = [2, 2]
    assert [card.noun for card in stage(g, plot).sides[1].cards] == ["card:walsingham", "card:handguns"]
