"""E1: rulings that a second reader of the rulebook found broken, each with what it should have been."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import (
    CARD,
    act,
    answers,
    asked,
    besiegers,
    controller,
    force,
    give,
    play,
    position,
    ships_at,
    told,
    where,
)
from theatrum.core.chance import Chance
from theatrum.core.contract import DONE
from theatrum.core.game import Game
from theatrum.games.elisabeth.invariants import invariants
from theatrum.games.elisabeth.queries.counters import can_add, can_be_shown
from theatrum.games.elisabeth.redeal import redeal
from theatrum.games.elisabeth.rules.displacement import displace_body
from theatrum.games.elisabeth.rules.events.armies import desertion_targets, reiters_targets
from theatrum.games.elisabeth.rules.events.sea import slaves_targets
from theatrum.games.elisabeth.rules.minors import deactivate
from theatrum.games.elisabeth.rules.piracy import defence_dice
from theatrum.games.elisabeth.rules.sea_losses import takers
from theatrum.games.elisabeth.rules.windows import may_be_held, offers
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import NEXT_TURN, ON_CARD
from theatrum.games.elisabeth.state.sea import Raid
from theatrum.games.elisabeth.tables.pieces import LEADER, SHIP, TROOP, TROOPS
from theatrum.games.elisabeth.tables.places import PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import HRE, INDEPENDENT, OTTOMAN, POWER, SPAIN, VENICE


def event(g: Elisabeth, power: str, card: str, *targets: str | int) -> Game:
    """The power plays a card for its text; nobody cancels it."""
    g.cp = 0
    game = give(play(g, ("impulse", POWER.by_id[power])), "event", f"card:{card}", *targets)
    if asked(game) == ("ottoman", "window-w1"):
        give(game, "pass")
    return game


def wintering(g: Elisabeth) -> Game:
    g.phase = "winter"
    return play(g, ("winter",))


def drive(procedure: object) -> None:
    """Run a procedure that asks nothing."""
    assert list(procedure) == []  # type: ignore[call-overload]


# ---- cards in hands ------------------------------------------------------------------------------------------------------------
def test_E1_16_4_S5_a_captured_card_waits_in_windows_too() -> None:
    """E1-16.4.S5 (b) A card that was drawn in this impulse is played only in a later one, as a response as well."""
    g = position(hands={"ottoman": ["storms"]}, active="spain")
    assert offers(g, "W2", OTTOMAN) == [("play", "card:storms")]
    g.fresh.append(CARD["storms"])
    assert offers(g, "W2", OTTOMAN) == []


def test_E1_C_14_looting_looks_at_who_held_the_space() -> None:
    """E1-C.14 Spain retakes Vienna from the Ottomans: a major power has lost it, though the HRE is a minor one."""
    g = position(
        units={"vienna": {"spain_regular": 3}},
        control={"vienna": "ottoman"},
        sieges={("vienna", "spain"): 3},
        hands={"spain": ["looting"], "ottoman": ["storms"]},
        allies=[("spain", "hre")],
        active="spain",
        dice=[5, 5, 5, 1, 1],
    )
    game = act(g, "assault", "space:vienna")
    give(game, "all")
    while asked(game) is not None and asked(game)[1] != "window-w9":  # type: ignore[index]
        give(game, "pass")
    while ("play", "card:looting") not in answers(game):
        give(game, "pass")
    give(game, "play", "card:looting")
    assert game.state.hand[SPAIN] == [CARD["storms"]]


def test_E1_C_14_the_emperor_s_loss_is_no_prey() -> None:
    """E1-C.14, E1-SL.10 (a) What the HRE loses was under its own flag: no effect against minors."""
    g = position(
        units={"vienna": {"ottoman_regular": 3}},
        control={"pressburg": "ottoman"},
        sieges={("vienna", "ottoman"): 3},
        hands={"ottoman": ["looting"], "spain": ["storms"]},
        allies=[("spain", "hre")],
        dice=[5, 5, 5, 1],
    )
    game = act(g, "assault", "space:vienna")
    give(game, "all")
    while asked(game) is not None and ("pass",) in answers(game):
        assert asked(game)[1] != "window-w9"  # type: ignore[index]
        give(game, "pass")
    assert controller(game.state, "vienna") == "ottoman"


def test_E1_6_1_6_the_harem_shows_home_cards() -> None:
    """E1-6.1.6 Home cards are shown when a hand must be shown; redealing respects what was seen."""
    g = position(hands={"spain": ["sultans_harem"], "ottoman": ["ottoman_tribute", "storms"]})
    g.home_aside[OTTOMAN] = [1]
    g.active = -1
    game = play(g, ("between_impulses", OTTOMAN))
    while asked(game) != ("spain", "window-w11"):
        give(game, "pass")
    give(game, "play", "card:sultans_harem")
    shown = told(game, "hand-shown")[0]
    assert list(shown.args["cards"]) == ["card:ottoman_tribute", "card:storms"]
    for seed in range(8):
        copy = game.state.copy()
        redeal(copy, 1, Chance(str(seed)))
        assert copy.home_hand[OTTOMAN] == [2]


def test_E1_10_0_P5_the_card_put_away_is_not_asked_for() -> None:
    """E1-10.0.P5 Once the kept home card is played, everybody knows that the other lies aside: no window for it."""
    g = position(active="spain")
    g.home_hand[OTTOMAN], g.home_aside[OTTOMAN] = [2], [1]
    assert may_be_held(g, OTTOMAN, 1)
    g.home_hand[OTTOMAN], g.home_used[OTTOMAN] = [], [2]
    assert not may_be_held(g, OTTOMAN, 1)


def test_E1_C_29_only_mandatory_cards_are_kept_in_secret() -> None:
    """E1-C.29 Who has nothing to put down is asked all the same, and puts nothing down."""
    g = position(hands={"spain": ["nostradamus_prophecies"]}, deck=["papal_bull", "german_intervention"])
    game = event(g, "spain", "nostradamus_prophecies")
    assert (asked(game), answers(game)) == (("spain", "discard"), [DONE])
    give(game, "done")
    assert sorted(game.state.hand[SPAIN]) == [4, 5]


def test_E1_C_29_fresh_cards_stay_as_many_when_hidden_ones_are_dealt_anew() -> None:
    """E1-C.29 What another has just drawn is unknown: after redealing it is some other cards, as many."""
    g = position(hands={"spain": ["storms", "looting", "fireships"]}, deck=["dysentery", "army_mutiny"])
    g.fresh = [CARD["storms"], CARD["looting"]]
    redeal(g, 0, Chance("3"))
    assert len(g.fresh) == 2
    assert set(g.fresh) <= set(g.hand[SPAIN])


# ---- counters ------------------------------------------------------------------------------------------------------------------
def lonely(kind: str, number: int) -> dict[str, dict[str, int]]:
    """Single units in so many spaces: they need so many counters of 1."""
    spaces = ["cordoba", "valencia", "valladolid", "zaragoza", "cartagena", "corunna", "bilbao", "palermo"]
    spaces += ["taranto", "pavia", "granada", "seville_cadiz"]
    return {space: {kind: 1} for space in spaces[:number]}


def test_E1_17_1_1_recruits_of_cards_need_counters_too() -> None:
    """E1-17.1.1, E1-C.13, E1-C.21 Ten single units use up the counters of 1: no eleventh one, but a pair may come."""
    g = position(units=lonely("spain_regular", 10))
    assert not can_add(g, TROOP.by_id["spain_mercenary"], PLACE.by_id["madrid"])
    offered = [n for space, n in reiters_targets(g, SPAIN) if space == "space:madrid"]
    assert offered == [2]
    g = position(units=lonely("spain_regular", 10), hands={"spain": ["foreign_volunteers"]})
    game = event(g, "spain", "foreign_volunteers")
    assert ("put", "troop:spain_regular", "space:madrid") not in answers(game)
    assert ("put", "troop:spain_regular", "space:cordoba") in answers(game)


def test_E1_5_3_2_an_event_costs_more_than_can_be_shown() -> None:
    """E1-5.3.2, E1-17.1.2 Two are left of a stack when all counters of 1 lie elsewhere and of 2, too: they go as well."""
    units = lonely("spain_regular", 10)
    pairs = ["barcelona", "naples", "genoa", "oran", "gibraltar"]
    units.update({space: {"spain_regular": 2} for space in pairs})
    units["milan"] = {"spain_regular": 4}
    g = position(
        units={**units, "buda": {"spain_regular": 6}},
        sieges={("buda", "spain"): 2},
        hands={"ottoman": ["dysentery"]},
        control={"pressburg": "spain"},
    )
    assert can_be_shown(g, TROOPS[TROOP.by_id["spain_regular"]].pool)
    game = event(g, "ottoman", "dysentery", "space:buda", "power:spain")
    assert force(game.state, "buda") == {"spain_regular": 4}
    g = position(
        units={**units, "buda": {"spain_regular": 4}},
        sieges={("buda", "spain"): 2},
        hands={"ottoman": ["dysentery"]},
        control={"pressburg": "spain"},
    )
    game = event(g, "ottoman", "dysentery", "space:buda", "power:spain")
    assert force(game.state, "buda") == {}


def test_E1_C_17_no_question_where_all_must_go() -> None:
    """E1-C.17 All mercenaries go, and a third regular stays: nobody has anything to choose."""
    g = position(
        units={"genoa": {"spain_mercenary": 2, "spain_regular": 1}}, hands={"ottoman": ["army_mutiny"]}
    )
    game = event(g, "ottoman", "army_mutiny", "space:genoa", "power:spain")
    assert force(game.state, "genoa") == {"spain_regular": 1}


# ---- the sea -------------------------------------------------------------------------------------------------------------------
def test_E1_16_1_S4_one_group_from_each_stack() -> None:
    """E1-16.1.S4 Ships of a stack try as one group; those who stayed behind do not try again into the same zone."""
    g = position(
        fleet={
            "istanbul": {"ottoman_galley": 1},
            "aegean_sea": {},
            "rhodes": {},
            "candia": {"spain_galley": 3},
        },
        control={"candia": "spain"},
        dice=[1, 1],
    )
    game = act(g, "sail")
    give(game, "sail", "space:istanbul", "zone:aegean_sea")
    assert asked(game) == ("spain", "sea-intercept")
    give(game, "intercept", "space:candia")
    give(game, "take", "ship:spain_galley", 1)
    assert told(game, "sea-misses")
    assert asked(game) is None


def test_OP_16_8_hits_are_taken_as_fully_as_can_be() -> None:
    """E1-16.2.S8 With two hits a galley goes, or two corsairs; not one corsair and a hit for nobody."""
    galley, corsair = SHIP.by_id["ottoman_galley"], SHIP.by_id["ottoman_corsair"]
    assert takers({galley: 1, corsair: 1}, 2) == [galley]
    assert takers({galley: 1, corsair: 2}, 2) == [galley, corsair]
    assert takers({galley: 2, corsair: 1}, 3) == [galley, corsair]
    assert takers({galley: 2, corsair: 1}, 1) == [corsair]
    assert takers({galley: 2}, 1) == []


def test_E1_C_9_a_fleet_that_burned_has_lost() -> None:
    """E1-C.9 Our ruling: who has no ships left when the dice are counted does not win by the tie."""
    g = position(
        fleet={"ionian_sea": {"ottoman_galley": 2, "spain_galley": 1}},
        hands={"ottoman": ["fireships"]},
        dice=[5, 5, 1, 1, 1, 1],
    )
    game = play(g, ("sea_battle", PLACE.by_id["ionian_sea"], OTTOMAN, SPAIN))
    give(game, "play", "card:fireships")
    while asked(game) is not None:
        give(game, "pass")
    assert ships_at(game.state, "ionian_sea") == {"ottoman_galley": 2}
    assert told(game, "sea-won")[0].args["power"] == "power:ottoman"


def test_E1_16_2_S8_galleasses_count_as_dice_that_were_rolled() -> None:
    """E1-16.2.S8, E1-C.12 Both sides would be wiped out: the side that rolled more dice keeps a ship."""
    g = position(
        fleet={"ionian_sea": {"ottoman_galley": 1, "spain_galley": 1}},
        hands={"ottoman": ["galleasses"]},
        dice=[5, 5, 5, 5, 1, 1, 1],
    )
    game = play(g, ("sea_battle", PLACE.by_id["ionian_sea"], OTTOMAN, SPAIN))
    while asked(game) != ("ottoman", "window-w8"):
        give(game, "pass")
    give(game, "play", "card:galleasses", "power:ottoman")
    assert ships_at(game.state, "ionian_sea") == {"ottoman_galley": 1}
    assert told(game, "ship-lost")[0].args["ship"] == "ship:spain_galley"
    assert len(told(game, "ship-lost")) == 1


def test_E1_5_1_16_slaves_and_raids_leave_no_admiral_alone_at_sea() -> None:
    """E1-5.1.16 His last ship there was lost: he comes back next turn."""
    g = position(
        fleet={"ionian_sea": {"ottoman_galley": 1}},
        leaders={"ionian_sea": ["piyale_pasha"]},
        hands={"spain": ["galley_slaves_revolt"]},
        dice=[5, 1],
    )
    game = event(g, "spain", "galley_slaves_revolt", "zone:ionian_sea", "power:ottoman")
    assert where(game.state, "piyale_pasha") == NEXT_TURN
    g = position(
        fleet={"ionian_sea": {"ottoman_corsair": 1}, "adriatic_sea": {"spain_galley": 1}},
        leaders={"adriatic_sea": ["don_john"]},
        cp=2,
    )
    g.choose_role(LEADER.by_id["don_john"], naval=True)
    defence = defence_dice(g, Raid(PLACE.by_id["ionian_sea"], OTTOMAN, SPAIN))
    g.chance.script = (*([0] * defence), 4)
    game = act(g, "raid", "zone:ionian_sea", "power:spain")
    while asked(game) is not None and ("pass",) in answers(game):
        give(game, "pass")
    if asked(game) is not None:
        give(game, "give-ship")
    assert where(game.state, "don_john") == NEXT_TURN


def test_E1_3_2_2_a_power_is_a_major_power() -> None:
    """E1-3.2.2, E1-C.22, E1-C.27, E1-16.4.S2 Inactive minors are no power that a card or a rule just calls so."""
    g = position(fleet={"venice": {"venice_galley": 2}})
    assert slaves_targets(g, OTTOMAN) == []
    assert slaves_targets(
        position(fleet={"venice": {"venice_galley": 2}}, allies=[("spain", "venice")]), OTTOMAN
    )
    assert desertion_targets(position(units={"vienna": {"hre_mercenary": 2}}), SPAIN) == []
    hired = position(units={"vienna": {"hre_mercenary": 2}}, allies=[("spain", "hre")])
    assert len(desertion_targets(hired, SPAIN)) == 2
    fleet = {"adriatic_sea": {"ottoman_galley": 1}, "trieste": {"hre_galley": 1}}
    raid = Raid(PLACE.by_id["adriatic_sea"], OTTOMAN, SPAIN)
    alone = defence_dice(position(fleet=fleet, wars=[("ottoman", "hre")]), raid)
    assert defence_dice(position(fleet=fleet, allies=[("spain", "hre")]), raid) == alone + 1


# ---- Don John ------------------------------------------------------------------------------------------------------------------
def besieged_port() -> Elisabeth:
    g = position(
        units={"naples": {"ottoman_regular": 3}},
        inside={"naples": {"spain_regular": 1}},
        sieges={("naples", "ottoman"): 2},
        leaders={"naples": ["don_john"]},
        active="spain",
        cp=2,
    )
    g.choose_role(LEADER.by_id["don_john"], naval=True)
    return g


def test_E1_5_1_17_don_john_on_land_in_a_besieged_port_is_besieged() -> None:
    """E1-5.1.17, E1-15.0.2 He changes his role there, and then can't march out."""
    game = play(besieged_port(), ("actions",))
    give(game, "role", "leader:don_john")
    assert game.state.is_inside(LEADER.by_id["don_john"])
    assert not any(a[:2] == ("march", "space:naples") for a in answers(game))


def test_E1_5_1_17_a_besieged_don_john_may_go_to_sea() -> None:
    """E1-5.1.17, E1-15.0.2 Ships (and naval leaders) in a besieged port are free."""
    g = besieged_port()
    g.choose_role(LEADER.by_id["don_john"], naval=False)
    g.put_leader(LEADER.by_id["don_john"], PLACE.by_id["naples"], inside=True)
    game = give(play(g, ("actions",)), "role", "leader:don_john")
    assert not game.state.is_inside(LEADER.by_id["don_john"])
    assert game.state.serves_at_sea(LEADER.by_id["don_john"])


# ---- the Moriscos --------------------------------------------------------------------------------------------------------------
def test_E1_C_28_the_card_leaves_the_game_with_the_unit() -> None:
    """E1-C.28 It lies out while the unit lives, and is removed when that is gone."""
    g = position(
        units={"granada": {"morisco": 1}, "cordoba": {"spain_regular": 4}},
        active="spain",
        dice=[5, 1, 1, 1, 1, 1],
        cp=1,
    )
    g.beside.append(CARD["morisco_revolt"])
    game = act(g, "march", "space:cordoba", "space:granada")
    give(game, "all")
    while asked(game) is not None and ("pass",) in answers(game):
        give(game, "pass")
    assert force(game.state, "granada") == {"spain_regular": 4}
    assert (game.state.beside, game.state.out) == ([], [CARD["morisco_revolt"]])


def test_E1_20_1_0_besieging_moriscos_do_not_survive_the_winter() -> None:
    """E1-5.3.7, E1-20.1.0 Eliminated before a Spanish fortress at the start of winter, and the card with them."""
    g = position(units={"gibraltar": {"morisco": 2}}, sieges={("gibraltar", "ottoman"): 2})
    g.beside.append(CARD["morisco_revolt"])
    game = wintering(g)
    assert force(game.state, "gibraltar") == {}
    assert game.state.out == [CARD["morisco_revolt"]]
    g = position(units={"granada": {"morisco": 2}})
    g.beside.append(CARD["morisco_revolt"])
    game = wintering(g)
    assert force(game.state, "granada") == {"morisco": 2}
    assert game.state.beside == [CARD["morisco_revolt"]]


# ---- winter --------------------------------------------------------------------------------------------------------------------
def test_E1_20_4_S2_recalled_units_make_room_for_those_from_the_field() -> None:
    """E1-20.4.S1, E1-20.4.S2 First the fortresses, with those who like to go to the capital; then the open country."""
    g = position(
        units={
            "szegedin": {"ottoman_cavalry": 4},
            "buda": {"ottoman_regular": 4},
        }
    )
    game = wintering(g)
    assert asked(game) == ("ottoman", "winter-recall")
    give(game, "recall", "space:buda", "space:istanbul")
    give(game, "all") if ("all",) in answers(game) else give(game, "take", "troop:ottoman_regular", 4)
    while asked(game) == ("ottoman", "winter-recall-group"):
        give(game, "done")
    assert asked(game) == ("ottoman", "winter-land")
    assert ("return", "troop:ottoman_cavalry", 4, "space:buda") in answers(game)


def test_E1_20_4_4_besiegers_of_their_own_lost_capital_leave() -> None:
    """E1-20.4.4, E1-20.4.6 A capital in enemy hands is a foreign fortress: nobody stays there."""
    g = position(
        units={"milan": {"spain_regular": 2}}, control={"milan": "ottoman"}, sieges={("milan", "spain"): 2}
    )
    game = wintering(g)
    while asked(game) is not None:
        game.answer(game.questions[0], answers(game)[0])
    assert force(game.state, "milan") == {}


def test_E1_24_3_a_home_key_is_a_capital_for_the_minor_s_units() -> None:
    """E1-24.3, E1-20.4.S1 Six of the Emperor's men may stay in Vienna; of six Spaniards two must go."""
    g = position(units={"vienna": {"hre_regular": 6}}, allies=[("spain", "hre")])
    game = wintering(g)
    assert asked(game) is None
    assert force(game.state, "vienna") == {"hre_regular": 6}
    g = position(units={"vienna": {"hre_regular": 3, "spain_regular": 6}}, allies=[("spain", "hre")])
    game = wintering(g)
    assert asked(game) == ("spain", "winter-land")
    assert {a[1] for a in answers(game)} == {"troop:spain_regular"}
    assert {a[2] for a in answers(game)} == {1, 2}


def test_E1_20_4_S1_a_minor_s_units_may_be_recalled_to_its_key() -> None:
    """E1-20.4.S1, E1-24.3 Its own only."""
    g = position(
        units={"milan": {}, "genoa": {"hre_regular": 1, "spain_regular": 1}}, allies=[("spain", "hre")]
    )
    game = wintering(g)
    give(game, "recall", "space:genoa", "space:vienna")
    while asked(game) == ("spain", "winter-recall-group"):
        assert not any("troop:spain_regular" in a for a in answers(game))
        give(game, "done") if DONE in answers(game) else game.answer(game.questions[0], answers(game)[0])
    assert force(game.state, "vienna") == {
        "hre_regular": 1,
    }
    assert force(game.state, "genoa") == {"spain_regular": 1}


def test_E1_20_4_S3_a_leader_left_alone_in_a_fortress_goes_to_the_capital() -> None:
    """E1-20.4.S3 He can't stay where no units are."""
    g = position(units={"istanbul": {"ottoman_regular": 1}}, leaders={"buda": ["mehmed"]})
    game = wintering(g)
    while asked(game) is not None:
        game.answer(game.questions[0], answers(game)[0])
    assert where(game.state, "mehmed") == "istanbul"


# ---- minors --------------------------------------------------------------------------------------------------------------------
def test_E1_24_4_a_minor_s_besieged_garrison_abroad_goes_home() -> None:
    """E1-24.4 All its land units, those inside a besieged Spanish fortress included."""
    g = position(
        units={"milan": {"ottoman_regular": 4}},
        inside={"milan": {"hre_regular": 1, "spain_regular": 1}},
        sieges={("milan", "ottoman"): 2},
        allies=[("spain", "hre")],
    )
    drive(deactivate(g, HRE))
    assert force(g, "milan", inside=True) == {"spain_regular": 1}
    home = [s.id for s in SPACES if force(g, s.id).get("hre_regular")]
    assert len(home) == 1
    assert SPACES[PLACE.by_id[home[0]]].home == HRE


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


@pytest.mark.parametrize("power", [VENICE, INDEPENDENT, HRE])
def test_E1_24_1_nobody_decides_for_inactive_minors_and_independents(power: int) -> None:
    """E1-24.1, E1-24.7"""
    assert position().seat(power) == -1


def test_E1_12_5_2_the_morisco_unit_goes_nowhere_far() -> None:
    """E1-5.3.7, E1-12.5.2 Displaced with others, it can't follow them beyond two spaces of Granada: it is lost."""
    g = position(units={"seville_cadiz": {"morisco": 2, "ottoman_regular": 1}}, control={"algiers": "spain"})
    ottoman = [s for s in range(len(g.control)) if g.control[s] == OTTOMAN and s != PLACE.by_id["istanbul"]]
    for s in ottoman:
        g.set_control(s, SPAIN)
    force_there = {TROOP.by_id["morisco"]: 2, TROOP.by_id["ottoman_regular"]: 1}
    drive(displace_body(g, PLACE.by_id["seville_cadiz"], OTTOMAN, force_there, []))
    assert force(g, "istanbul") == {"ottoman_regular": 1}
    assert force(g, "seville_cadiz") == {}


def test_no_admiral_is_at_sea_without_a_ship() -> None:
    """E1-16.1.7 as an invariant."""
    g = position(leaders={"ionian_sea": ["piyale_pasha"]}, pieces=True)
    g.put_leader(LEADER.by_id["piyale_pasha"], PLACE.by_id["ionian_sea"])
    assert any("without a ship" in wrong for wrong in invariants(g))
    assert besiegers(g, "milan") == []
