"""E1: rules by number that no other test names: the map and its markers, formations, hands, and the steps of procedures."""

from __future__ import annotations

import pytest

from games.elisabeth.builder import (
    CARD,
    act,
    answers,
    asked,
    besiegers,
    controller,
    force,
    give,
    not_offered,
    offered,
    play,
    position,
    refusal,
    ships_at,
    told,
    where,
)
from theatrum.core.chance import Chance
from theatrum.core.contract import Setup
from theatrum.core.game import Game
from theatrum.games.elisabeth.forces import LEADERLESS, best_battle, formation_limit, units
from theatrum.games.elisabeth.paths import communication, deployment
from theatrum.games.elisabeth.relations import adjacent, allied, friendly, home_of, played
from theatrum.games.elisabeth.rules.cards import cards_due, counted_keys, may_pass
from theatrum.games.elisabeth.rules.construction import building_places, raising_places
from theatrum.games.elisabeth.rules.entering import leader_may_go, may_enter, may_retreat_to
from theatrum.games.elisabeth.rules.events.armies import treachery_targets
from theatrum.games.elisabeth.rules.impulses import openings
from theatrum.games.elisabeth.rules.minors import activate, at, determine, war_on_minor
from theatrum.games.elisabeth.rules.naval_battle import absorbs, dice_of
from theatrum.games.elisabeth.rules.naval_move import refuges
from theatrum.games.elisabeth.rules.piracy import defence_dice
from theatrum.games.elisabeth.rules.spring import deployments, posts
from theatrum.games.elisabeth.rules.victory import victory_points
from theatrum.games.elisabeth.setup import lay_out
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.sea import Raid, Voyage
from theatrum.games.elisabeth.state.table import AWAY, CAPTIVE, ON_CARD, RESOLVED
from theatrum.games.elisabeth.tables.pieces import (
    CORSAIR,
    GALLEY,
    LEADER,
    LEADERS,
    MERCENARY,
    POOLS,
    REGULAR,
    SHIP,
    SHIP_POOLS,
    SHIPS,
    TROOP,
    TROOPS,
)
from theatrum.games.elisabeth.tables.places import CAPITALS, PLACE, SEA_LINKS, SPACES
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    MAJORS,
    OTTOMAN,
    POWER,
    POWERS,
    SPAIN,
    VENICE,
)


def learning() -> Elisabeth:
    g = Elisabeth(Setup(2, {"scenario": "learning"}, Chance("7")))
    lay_out(g)
    return g


def passing(game: Game) -> Game:
    """Nobody responds."""
    while asked(game) is not None and ("pass",) in answers(game) and "window" in asked(game)[1]:  # type: ignore[index]
        give(game, "pass")
    return game


# ---- the map and its markers -----------------------------------------------------------------------------------------------------
def test_E1_2_1_1_and_2_1_3_fortified_spaces_and_capitals() -> None:
    """E1-2.1.1, E1-2.1.3 Keys and fortresses are fortified, all else is open; every power's capitals."""
    g = position()
    assert g.fortified(PLACE["vienna"])
    assert g.fortified(PLACE["gibraltar"])
    assert not g.fortified(PLACE["granada"])
    assert [[SPACES[c].id for c in CAPITALS[p]] for p in MAJORS] == [
        ["istanbul"],
        ["madrid", "milan"],
        ["london"],
        ["paris"],
        ["vienna"],
        [],
    ]


def test_E1_2_1_4_enemies_can_t_share_the_open_country() -> None:
    """E1-2.1.4, E1-14.0.1, E1-13.1.P8 Who enters an unfortified space with enemies fights, and the mover attacks."""
    g = position(
        units={"naples": {"ottoman_regular": 2}, "taranto": {"spain_regular": 1}},
        control={"naples": "ottoman"},
        dice=[5, 5, *(1, 1)],
    )
    game = give(act(g, "march", "space:naples", "space:taranto"), "all")
    if asked(game) == ("spain", "avoid"):
        give(game, "pass")
    passing(game)
    battle = told(game, "battle")[0]
    assert (battle.args["power"], battle.args["enemy"]) == ("power:ottoman", "power:spain")
    assert force(game.state, "taranto") == {"ottoman_regular": 2}


def test_E1_2_4_1_and_2_4_2_flags_and_faith_are_two_things() -> None:
    """E1-2.4.1, E1-2.4.2, E1-12.2.6 A key that changes hands opens a box here and covers one there; the faith stays."""
    g = learning()
    faith = g.protestant
    mine, theirs = counted_keys(g, OTTOMAN), counted_keys(g, SPAIN)
    g.set_control(PLACE["naples"], OTTOMAN)
    assert (counted_keys(g, OTTOMAN), counted_keys(g, SPAIN)) == (mine + 1, theirs - 1)
    assert g.protestant == faith


def test_E1_2_5_3_inland_waterways_are_for_the_holder_of_the_port() -> None:
    """E1-2.5.3"""
    g = position(scenario="campaign", control={"flushing": "spain"})
    assert PLACE["antwerp"] in adjacent(g, SPAIN, PLACE["flushing"])
    assert PLACE["antwerp"] not in adjacent(g, ENGLAND, PLACE["flushing"])


def test_E1_16_1_9_and_16_7_no_ship_enters_antwerp_or_rotterdam() -> None:
    """E1-16.1.9, E1-16.7"""
    assert SEA_LINKS[PLACE["antwerp"]] == SEA_LINKS[PLACE["rotterdam"]] == ()


def test_E1_3_2_1_and_3_2_3_eleven_powers_in_fixed_order() -> None:
    """E1-3.2.1, E1-3.2.3, E1-11.0.1 Six majors and five minors; impulses always in the same order."""
    assert [p.id for p in POWERS if p.major] == ["ottoman", "spain", "england", "france", "hre", "protestant"]
    assert len(POWERS) == 11
    assert played(position(scenario="campaign")) == list(MAJORS)
    assert played(position()) == [OTTOMAN, SPAIN]
    game = play(position(active="spain"), ("between-impulses", SPAIN))
    assert told(game, "passes")[0].args["power"] == "power:ottoman"


def test_E1_3_3_3_as_many_cards_as_the_ruler_can_administer() -> None:
    """E1-3.3.3, E1-6.1.7 That many may be kept by passing; an unplayed home card forbids it."""
    g = position(hands={"spain": ["storms"]})
    most = POWERS[SPAIN].rulers[0].administration
    g.hand[SPAIN] = list(range(7, 7 + most))
    assert may_pass(g, SPAIN)
    g.hand[SPAIN].append(20)
    assert not may_pass(g, SPAIN)
    g.hand[SPAIN], g.home_hand[SPAIN] = [], [3]
    assert not may_pass(g, SPAIN)


# ---- pieces ----------------------------------------------------------------------------------------------------------------------
def test_E1_5_0_2_nothing_beyond_the_counters() -> None:
    """E1-5.0.2, E1-5.3.4, E1-SG.2 Regulars and mercenaries are two sides of the same counters; what is not on the map is the pool."""
    assert TROOPS[TROOP["spain_regular"]].pool == TROOPS[TROOP["spain_mercenary"]].pool
    pool = TROOPS[TROOP["spain_regular"]].pool
    g = position(units={"madrid": {"spain_regular": POOLS[pool].limit}}, active="spain")
    assert g.reserve[pool] == 0
    assert raising_places(g, SPAIN, MERCENARY) == []


def test_E1_5_1_1_and_5_1_2_the_best_leader_s_battle_and_command() -> None:
    """E1-5.1.1, E1-5.1.2, E1-5.1.10 Command limits the formation (the two best together); only the best rating fights."""
    alva, mehmed = LEADER["duke_of_alva"], LEADER["mehmed"]
    ratings = [LEADERS[x].battle for x in (alva, mehmed)]
    assert best_battle([alva, mehmed]) == max(ratings)
    assert formation_limit([alva]) == LEADERS[alva].command
    assert formation_limit([alva, mehmed]) == LEADERS[alva].command + LEADERS[mehmed].command
    assert formation_limit([]) == LEADERLESS


def test_E1_5_1_3_leaders_are_no_units() -> None:
    """E1-5.1.3 A leader inside does not count against a siege, nor do two before the walls count for one."""
    g = position(leaders={"naples": ["duke_of_alva"]})
    assert units(g, PLACE["naples"], SPAIN) == 0


def test_E1_5_1_12_a_formation_of_the_major_and_its_minor() -> None:
    """E1-5.1.12, E1-13.1.1, E1-13.1.P1 Spain and its ally the HRE march together; all from one space."""
    g = position(
        units={"vienna": {"hre_regular": 2, "spain_regular": 2}, "linz": {"spain_regular": 1}},
        allies=[("spain", "hre")],
        active="spain",
    )
    game = act(g, "march", "space:vienna", "space:pressburg")
    assert ("take", "troop:hre_regular", 2) in answers(game)
    game = passing(give(game, "all"))
    assert force(game.state, "pressburg") == {"hre_regular": 2, "spain_regular": 2}
    assert force(game.state, "linz") == {"spain_regular": 1}


def test_E1_5_1_13_defenders_know_no_limit() -> None:
    """E1-5.1.13, E1-14.0.P3 Six units without a leader defend with six dice and one for defending."""
    g = position(
        units={"naples": {"ottoman_regular": 4}, "taranto": {"spain_regular": 6}},
        control={"naples": "ottoman"},
        dice=[1] * 11,
    )
    game = give(act(g, "march", "space:naples", "space:taranto"), "all")
    if asked(game) == ("spain", "avoid"):
        give(game, "pass")
    passing(game)
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [4, 7]


def test_E1_5_1_14_five_units_over_the_sea() -> None:
    """E1-5.1.14 However great the leader."""
    g = position(
        units={"istanbul": {"ottoman_regular": 8}},
        leaders={"istanbul": ["mehmed"]},
        fleet={"aegean_sea": {"ottoman_galley": 1}},
    )
    game = act(g, "embark", "space:istanbul", "zone:aegean_sea")
    give(game, "take", "leader:mehmed")
    assert max(a[2] for a in answers(game) if a[0] == "take" and len(a) == 3) == 5


def test_E1_5_1_18_guise_stays_in_france() -> None:
    """E1-5.1.18 Metz counts as inside."""
    guise = LEADER["duke_of_guise"]
    assert leader_may_go(guise, PLACE["paris"])
    assert leader_may_go(guise, PLACE["metz"])
    assert not leader_may_go(guise, PLACE["brussels"])


def test_E1_5_3_3_and_5_3_5_kinds_of_units() -> None:
    """E1-5.3.3, E1-5.3.5, E1-17.1.4 Only Ottomans have cavalry, and no mercenaries; the Knights are never raised."""
    assert {t.power for t in TROOPS if t.cavalry} == {OTTOMAN}
    assert not any(t.power == OTTOMAN and t.kind == MERCENARY for t in TROOPS)
    g = position(active="spain")
    assert TROOP["knights"] not in {t for t, _ in raising_places(g, SPAIN, REGULAR)}
    assert TROOPS[TROOP["knights"]].fixed


def test_E1_5_4_1_and_5_4_2_ships() -> None:
    """E1-5.4.1, E1-5.4.2, E1-17.1.3 Dice, hits, and counters with two sides: nine for the Ottomans, seven for Spain."""
    atlantic, mediterranean = PLACE["atlantic_ocean"], PLACE["ionian_sea"]
    galley, corsair, galleon = SHIP["spain_galley"], SHIP["ottoman_corsair"], SHIP["spain_galleon"]
    assert [dice_of(s, mediterranean) for s in (galley, corsair, galleon)] == [2, 1, 2]
    assert [dice_of(s, atlantic) for s in (galley, corsair, galleon)] == [1, 1, 2]
    assert [absorbs(s) for s in (galley, corsair, galleon)] == [2, 1, 2]
    limits = {pool.id: pool.limit for pool in SHIP_POOLS}
    assert (limits["ottoman"], limits["spain"], limits["venice"], limits["papacy"], limits["hre"]) == (
        9,
        7,
        4,
        1,
        1,
    )
    assert SHIPS[galley].pool == SHIPS[galleon].pool


def test_E1_5_4_4_corsairs_blockade_nothing() -> None:
    """E1-5.4.4, E1-15.1.5 Two corsairs and a galley before a port with one galley are not more ships."""
    siege = {("naples", "ottoman"): 3}
    before = {"naples": {"ottoman_regular": 3}}
    fleet = {"naples": {"spain_galley": 1}, "tyrrhenian_sea": {"ottoman_galley": 1, "ottoman_corsair": 2}}
    hold = {"taranto": "ottoman"}
    g = position(units=before, sieges=siege, fleet=fleet, control=hold)
    assert refusal(g, "assault", "space:naples").rule == "E1-15.1.4"
    fleet = {"naples": {"spain_galley": 1}, "tyrrhenian_sea": {"ottoman_galley": 2}}
    stronger = position(units=before, sieges=siege, fleet=fleet, control=hold)
    assert refusal(stronger, "assault", "space:naples").rule == "E1-15.1.3"


def test_E1_13_1_13_a_lone_leader_is_taken_where_enemies_enter() -> None:
    """E1-13.1.13 In the open country, by a move."""
    g = position(
        units={"taranto": {"ottoman_regular": 1}},
        leaders={"messina": ["duke_of_alva"]},
        control={"taranto": "ottoman"},
    )
    game = passing(act(g, "march", "space:taranto", "space:messina"))
    assert where(game.state, "duke_of_alva") == CAPTIVE


# ---- cards and the turn ------------------------------------------------------------------------------------------------------------
def test_E1_6_1_2_a_card_is_played_for_its_cp_or_its_text() -> None:
    """E1-6.1.2, E1-6.1.13, E1-6.1.15, E1-11.0.2, E1-11.0.4 An event either way, a response or combat card here only for CP."""
    g = position(hands={"spain": ["diplomatic_failure", "storms", "fireships"]}, active="spain")
    possible = openings(g, SPAIN)
    assert ("cp", "card:diplomatic_failure") in possible
    assert any(a[:2] == ("event", "card:diplomatic_failure") for a in possible)
    assert {("cp", "card:storms"), ("cp", "card:fireships")} <= set(possible)
    assert not any(a[:2] in (("event", "card:storms"), ("event", "card:fireships")) for a in possible)


def test_E1_6_1_3_only_the_chosen_part_happens() -> None:
    """E1-6.1.3, E1-C.25 The Ottomans raise two regulars instead of rolling."""
    g = position(hands={"ottoman": ["janissaries_rebel"]}, dice=[])
    game = play(g, ("impulse", OTTOMAN))
    give(game, "event", "card:janissaries_rebel", "space:istanbul")
    assert force(game.state, "istanbul") == {"ottoman_regular": 2}
    assert not told(game, "janissaries-roll")


def test_E1_6_1_10_and_11_0_5_where_a_card_goes() -> None:
    """E1-6.1.10, E1-6.2.5, E1-11.0.5 Selim lies on the ruler's box, German Intervention on the discards."""
    g = position(hands={"spain": ["selim_ii", "german_intervention"]}, dice=[1, 6])
    game = give(play(g, ("impulse", SPAIN)), "event", "card:selim_ii")
    assert (game.state.beside, game.state.discard) == ([6], [])
    g = position(hands={"spain": ["german_intervention"]}, dice=[6, 1])
    game = give(play(g, ("impulse", SPAIN)), "event", "card:german_intervention")
    assert 4 in game.state.discard


def test_E1_6_1_12_others_may_respond_after_every_action() -> None:
    """E1-6.1.12 The Ottomans raise a unit; then Spain hires Reiters."""
    g = position(hands={"ottoman": ["dysentery"], "spain": ["german_reiters"]}, deck=["storms"])
    game = give(play(g, ("impulse", OTTOMAN)), "cp", "card:dysentery")
    give(game, "raise", "troop:ottoman_cavalry", "space:buda")
    while asked(game) != ("spain", "window-w13"):
        give(game, "pass")
    give(game, "play", "card:german_reiters", "space:madrid", 3)
    assert force(game.state, "madrid") == {"spain_mercenary": 3}


def test_E1_6_2_1_and_8_3_1_a_new_hand_and_what_was_kept() -> None:
    """E1-6.2.1, E1-8.3.1, E1-8.1.1 Dealt cards come to those kept; home cards return; leaders arrive by their turn."""
    g = learning()
    g.turn, g.vp_by_turn = 2, [[0] * 6]
    kept = [g.deck.pop()]
    if kept == [6]:
        kept = [g.deck.pop()]
    g.hand[SPAIN] = list(kept)
    g.home_hand[SPAIN], g.home_used[SPAIN] = [], [3]
    due = cards_due(g, SPAIN)
    game = play(g, ("card-phase",))
    assert len(game.state.hand[SPAIN]) == due + 1
    assert kept[0] in game.state.hand[SPAIN]
    assert game.state.home_hand[SPAIN] == [3]
    assert game.state.leader_at[LEADER["don_john"]] == ON_CARD
    assert game.state.leader_at[LEADER["parma"]] == AWAY


def test_E1_7_0_1_and_7_0_4_the_phases_of_the_learning_scenario() -> None:
    """E1-7.0.1, E1-7.0.4, E1-SL.9, E1-SL.12 Cards, ransom, spring, action, winter, victory; nothing else."""
    g = learning()
    from theatrum.games.elisabeth.rules.turn import turn

    g.agenda = []
    turn(g)
    assert [step[0] for step in reversed(g.agenda)] == [
        "card-phase",
        "ransom-segment",
        "spring",
        "action-phase",
        "winter",
        "victory-phase",
    ]
    assert g.last_turn == 3


def test_E1_7_0_2_one_card_is_one_impulse() -> None:
    """E1-7.0.2, E1-11.0.2 Then it is the other's turn, with or without cards left."""
    g = position(hands={"ottoman": ["fireships", "looting"], "spain": ["dysentery"]})
    game = give(play(g, ("impulse", OTTOMAN)), "cp", "card:fireships")
    give(game, "stop")
    passing(game)
    assert asked(game) == ("spain", "impulse")


def test_E1_11_0_6_once_a_turn_for_its_text() -> None:
    """E1-11.0.6 Retrieved in the same turn, a card is good for its CP only."""
    g = position(hands={"spain": ["diplomatic_failure"]}, active="spain")
    g.played = [CARD["diplomatic_failure"]]
    game = play(g, ("impulse", SPAIN))
    assert ("cp", "card:diplomatic_failure") in answers(game)
    why = not_offered(game, "event", "card:diplomatic_failure")
    assert why is not None
    assert why.rule == "E1-11.0.6"


def test_E1_11_0_7_spain_carries_out_what_the_ottomans_play() -> None:
    """E1-11.0.7, E1-C.26 The Knights' card names Spain: it makes the choices."""
    g = position(units={"malta": {"knights": 1}}, hands={"ottoman": ["knights_of_st_john"]})
    game = give(play(g, ("impulse", OTTOMAN)), "event", "card:knights_of_st_john")
    passing(game)
    assert asked(game) == ("spain", "knights")


def test_E1_11_1_3_an_action_may_be_repeated() -> None:
    """E1-11.1.3 As long as CP last."""
    g = position(active="spain", cp=2)
    game = play(g, ("actions",))
    for _ in range(2):
        give(game, "raise", "troop:spain_mercenary", "space:madrid")
        passing(game)
    assert force(game.state, "madrid") == {"spain_mercenary": 2}
    assert game.state.cp == 0


def test_E1_C_3_the_spanish_road_is_good_for_cp_only() -> None:
    """E1-C.3, E1-SL.15 The Netherlands can't be entered."""
    g = position(hands={"spain": ["spanish_road"]}, active="spain")
    assert openings(g, SPAIN) == [("cp", "card:spanish_road")]


def test_E1_C_31_not_where_the_siege_was_laid_just_now() -> None:
    """E1-C.31 In an earlier impulse."""
    g = position(units={"naples": {"ottoman_regular": 2}}, sieges={("naples", "ottoman"): 10}, impulse=10)
    assert treachery_targets(g, OTTOMAN) == []
    g.impulse = 11
    assert treachery_targets(g, OTTOMAN) == [("space:naples",)]


def test_E1_C_29_what_was_drawn_waits() -> None:
    """E1-C.29 The Reiters that Spain draws are not hired in this impulse."""
    g = position(
        hands={"spain": ["nostradamus_prophecies", "fireships"]}, deck=["dysentery", "german_reiters"]
    )
    game = give(play(g, ("impulse", SPAIN)), "event", "card:nostradamus_prophecies")
    if asked(game) == ("ottoman", "window-w1"):
        give(game, "pass")
    give(game, "discard", "card:fireships")
    assert sorted(game.state.fresh) == sorted([CARD["dysentery"], CARD["german_reiters"]])
    assert asked(game) == ("spain", "window-w13")
    assert answers(game) == [("pass",)]


def test_E1_C_5_nothing_but_cp_if_the_papacy_was_determined() -> None:
    """E1-C.5 No second roll, and no benefit either."""
    g = position(hands={"ottoman": ["papal_bull"]}, dice=[])
    g.discard = [CARD["holy_league"]]
    g.influence[at(POWER["papacy"], SPAIN)] = RESOLVED
    game = give(play(g, ("impulse", OTTOMAN)), "event", "card:papal_bull")
    assert told(game, "status-known")
    assert asked(game) == ("ottoman", "action")
    assert game.state.cp == 2


def test_E1_24_7_five_independents_fight_in_the_open() -> None:
    """E1-24.7, E1-24.1 Four would go inside."""
    for number, fought in ((4, False), (5, True)):
        g = position(
            units={"genoa": {"spain_regular": 4}, "florence": {"independent_regular": number}},
            active="spain",
            dice=[1] * 10,
        )
        game = give(act(g, "march", "space:genoa", "space:florence"), "all")
        passing(game)
        assert bool(told(game, "battle")) == fought


# ---- relations -------------------------------------------------------------------------------------------------------------------
def test_E1_9_2_4_an_ally_s_spaces_are_friendly() -> None:
    """E1-9.2.4, E1-13.1.7, E1-14.1.6 To enter, to retreat to, and for a line of communication."""
    g = position(
        scenario="campaign", units={"marseille": {"france_regular": 1}}, allies=[("spain", "france")]
    )
    assert friendly(g, SPAIN, PLACE["marseille"])
    assert may_enter(g, SPAIN, PLACE["marseille"])
    assert may_retreat_to(g, SPAIN, PLACE["marseille"])
    apart = position(scenario="campaign", units={"marseille": {"france_regular": 1}})
    assert not may_enter(apart, SPAIN, PLACE["marseille"])
    assert not may_retreat_to(apart, SPAIN, PLACE["marseille"])


def test_E1_20_5_alliances_of_majors_end_in_winter() -> None:
    """E1-20.5, E1-9.2.9 Those with minors stay."""
    g = position(scenario="campaign", allies=[("spain", "france"), ("spain", "venice")])
    game = play(g, ("winter-end",))
    assert not allied(game.state, SPAIN, FRANCE)
    assert allied(game.state, SPAIN, VENICE)


def test_E1_24_2_S5_activation_ends_the_minor_s_own_wars() -> None:
    """E1-24.2.S5, E1-24.2.S2, E1-9.4.5 The Emperor's war with the Ottomans is now that of his ally."""
    g = position(wars=[("ottoman", "hre")])
    activate(g, SPAIN, HRE)
    assert not g.war[HRE]
    assert g.war[OTTOMAN] >> SPAIN & 1


def test_E1_24_6_S1_and_S6_who_rolls_and_what_is_spent() -> None:
    """E1-24.6.S1, E1-24.6.S6 Activators and deactivators with a voice; then all markers lie in the box."""
    g = position(dice=[1, 6])
    assert determine(g, VENICE) == [SPAIN, OTTOMAN]
    assert g.influence[at(VENICE, OTTOMAN)] == g.influence[at(VENICE, SPAIN)] == RESOLVED


def test_WX_24_C_war_on_venice_is_decided_without_the_ottomans() -> None:
    """E1-9.4.P4 Spain, France and the HRE roll; the winner may intervene, then the second."""
    g = position(scenario="campaign", dice=[6, 5, 1])
    procedure = war_on_minor(g, OTTOMAN, VENICE)
    first = next(procedure)
    assert first.seat == g.seat_of[SPAIN]  # type: ignore[union-attr]
    second = procedure.send(("isolate", "power:venice"))
    assert second.seat == g.seat_of[FRANCE]  # type: ignore[union-attr]
    with pytest.raises(StopIteration):
        procedure.send(("isolate", "power:venice"))
    assert g.master[VENICE] == VENICE


def test_E1_24_2_S3_flags_of_other_possible_allies_come_off() -> None:
    """E1-24.2.S3, E1-24.2.S4, OP-24-6 France held Candia: it is Spain's with Venice; what the Ottomans hold stays theirs."""
    g = position(scenario="campaign", control={"candia": "france", "cyprus": "ottoman"})
    activate(g, SPAIN, VENICE)
    assert controller(g, "candia") == "spain"
    assert controller(g, "cyprus") == "ottoman"


def test_E1_9_4_P4_deactivators_take_no_part() -> None:
    """E1-9.4.P4 France declares war on Venice: Spain and the HRE roll, the Ottomans don't."""
    g = position(scenario="campaign", dice=[1, 6])
    procedure = war_on_minor(g, FRANCE, VENICE)
    assert next(procedure).seat == g.seat_of[HRE]  # type: ignore[union-attr]


# ---- spring ----------------------------------------------------------------------------------------------------------------------
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
    assert PLACE["istanbul"] in naval
    assert not {PLACE["messina"], PLACE["naples"]} & set(naval)
    assert PLACE["naples"] in army
    assert PLACE["messina"] not in army


def test_E1_12_4_2_to_4_what_unrest_prevents() -> None:
    """E1-12.4.2, E1-12.4.3, E1-12.4.4, E1-17.0.2 No deployment, retreat, line of communication or raising; but one may march in."""
    calm, angry = position(), position(unrest=["zaragoza"])
    space = PLACE["zaragoza"]
    assert space in deployment(calm, SPAIN, PLACE["madrid"])[0]
    assert space not in deployment(angry, SPAIN, PLACE["madrid"])[0]
    assert may_retreat_to(calm, SPAIN, space)
    assert not may_retreat_to(angry, SPAIN, space)
    assert space in {s for _, s in raising_places(calm, SPAIN, REGULAR)}
    assert space not in {s for _, s in raising_places(angry, SPAIN, REGULAR)}
    assert may_enter(angry, SPAIN, space)
    line = position(control={"pressburg": "ottoman"}, wars=[("ottoman", "hre")])
    assert communication(line, OTTOMAN, PLACE["vienna"])
    line.set_unrest(PLACE["pressburg"])
    assert not communication(line, OTTOMAN, PLACE["vienna"])
    assert communication(line, OTTOMAN, PLACE["pressburg"])


def test_EX_12_c_a_key_in_unrest_gives_no_card() -> None:
    """E1-12.4.9, E1-12.4.11 One box is covered; no replacement comes there in winter."""
    g = learning()
    keys = counted_keys(g, SPAIN)
    g.set_unrest(PLACE["madrid"])
    assert counted_keys(g, SPAIN) == keys - 1
    game = play(g, ("winter-end",))
    raised = [e.args["space"] for e in told(game, "replacement")]
    assert "space:madrid" not in raised
    assert "space:milan" in raised


def test_E1_12_4_10_a_fortress_in_unrest_does_not_guard_the_sea() -> None:
    """E1-12.4.10 Gibraltar rolls no die against pirates."""
    raid = Raid(PLACE["barbary_coast"], OTTOMAN, SPAIN)
    assert defence_dice(position(), raid) == defence_dice(position(unrest=["gibraltar"]), raid) + 1


def test_E1_12_0_1_and_12_1_5_what_needs_a_line_of_communication() -> None:
    """E1-12.0.1, E1-12.1.5, E1-12.3.1 Taking a space does; marching and raising don't; fortresses are never just taken."""
    g = position(units={"cordoba": {"ottoman_regular": 2}, "gibraltar": {}}, cp=5)
    assert refusal(g, "control", "space:cordoba").rule == "E1-12.2.3"
    assert ("march", "space:cordoba", "space:granada") in offered(g)
    near = position(units={"granada": {"ottoman_regular": 2}})
    assert refusal(near, "control", "space:gibraltar").rule == "E1-12.3.1"


def test_E1_12_5_1_and_12_5_5_displacement_is_free() -> None:
    """E1-12.5.1, E1-12.5.5, E1-16.2.5, E1-24.4 By an event; nobody intercepts, nobody pays; ships go to the nearest port."""
    g = position(
        units={"rome": {"spain_regular": 2}, "cerignola": {"ottoman_regular": 4}},
        fleet={"rome": {"spain_galley": 1}},
        hands={"ottoman": ["papal_bull"]},
        dice=[6, 1],
    )
    game = give(play(g, ("impulse", OTTOMAN)), "event", "card:papal_bull")
    while asked(game) is not None and asked(game)[1] != "action":  # type: ignore[index]
        game.answer(game.questions[0], answers(game)[0])
    assert force(game.state, "rome") == {}
    assert ships_at(game.state, "rome") == {}
    assert sum(force(game.state, s.id).get("spain_regular", 0) for s in SPACES) == 2
    assert sum(ships_at(game.state, s.id).get("spain_galley", 0) for s in SPACES) == 1
    assert not told(game, "intercepts")


# ---- land war, step by step ----------------------------------------------------------------------------------------------------------
def test_E1_13_1_P1_to_P8_a_march_step_by_step() -> None:
    """E1-13.1.P1, E1-13.1.P2, E1-13.1.P3, E1-13.1.P5, E1-13.1.P6, E1-13.1.P7, E1-13.1.P8, E1-13.3.1, E1-13.3.P1,
    E1-13.3.P2, E1-13.3.P3, E1-13.3.P4, E1-13.3.P6, E1-13.4.4 Named, paid, intercepted in vain, placed; then the defender
    avoids, and what stays withdraws."""
    g = position(
        units={
            "taranto": {"ottoman_regular": 4},
            "naples": {"spain_regular": 3},
            "rome": {"spain_regular": 1},
            "messina": {},
        },
        control={"taranto": "ottoman"},
        cp=3,
        dice=[1, 1, *(6, 3)],
    )
    game = give(act(g, "march", "space:taranto", "space:naples"), "all")
    assert game.state.cp == 2
    assert asked(game) == ("spain", "intercept") or asked(game) == ("spain", "avoid")
    if asked(game) == ("spain", "intercept"):
        give(game, "intercept", "space:rome")
        assert told(game, "fails-to-intercept")
    else:
        game.state.chance.script = (5, 2)
    assert force(game.state, "naples") == {"spain_regular": 3, "ottoman_regular": 4}
    assert asked(game) == ("spain", "avoid")
    give(game, "avoid", "space:rome")
    give(game, "take", "troop:spain_regular", 1)
    assert told(game, "avoids")[0].args["total"] == 9
    assert asked(game) == ("spain", "withdraw")
    give(game, "withdraw")
    assert not told(game, "battle")
    assert besiegers(game.state, "naples") == ["ottoman"]
    assert force(game.state, "naples", inside=True) == {"spain_regular": 2}


def test_E1_13_2_P1_and_P5_interception_step_by_step() -> None:
    """E1-13.2.2, E1-13.2.P1, E1-13.2.P4, E1-13.2.P5, E1-13.3.6 A part of a stack tries; each space once; after a success nobody
    avoids or withdraws."""
    g = position(
        units={
            "taranto": {"ottoman_regular": 2},
            "naples": {"spain_regular": 3},
            "palermo": {"spain_regular": 1},
        },
        control={"taranto": "ottoman"},
        dice=[6, 3, *(1, 1), *(1, 1, 1)],
    )
    game = act(g, "march", "space:taranto", "space:messina")
    give(game, "all")
    give(game, "intercept", "space:naples")
    give(game, "take", "troop:spain_regular", 1)
    assert told(game, "intercepts")
    assert not_offered(game, "intercept", "space:naples") is not None or asked(game) is None
    while asked(game) is not None and asked(game)[1] in ("intercept",):  # type: ignore[index]
        give(game, "pass")
    assert not any(e.key in ("avoids", "withdrew") for e in told(game))
    assert told(game, "battle")[0].args["others"] == 1
    assert force(game.state, "naples") == {"spain_regular": 2}


def test_E1_13_3_3_to_5_no_refuge() -> None:
    """E1-13.3.3, E1-13.3.4, E1-13.3.5, E1-14.1.4, E1-14.1.5, E1-14.1.6 Not into unrest, among enemies, to sea, to where they came
    from, nor into another's land."""
    g = position(
        units={"taranto": {"ottoman_regular": 2}, "messina": {"spain_regular": 2}},
        control={"taranto": "ottoman"},
        unrest=["palermo"],
        cp=2,
    )
    game = give(act(g, "march", "space:taranto", "space:messina"), "all")
    assert asked(game) == ("spain", "avoid")
    assert {a for a in answers(game) if a[0] == "avoid"} == {("avoid", "space:naples")}
    assert not_offered(game, "avoid", "space:palermo").rule == "E1-12.4.2"  # type: ignore[union-attr]
    assert not_offered(game, "avoid", "space:taranto").rule == "E1-14.1.7"  # type: ignore[union-attr]


def test_E1_13_4_3_an_inactive_minor_is_not_asked() -> None:
    """E1-13.4.3, E1-13.3.6 Four of the Emperor's men go inside by themselves."""
    g = position(
        units={"pressburg": {"ottoman_regular": 6}, "vienna": {"hre_regular": 4}},
        leaders={"pressburg": ["mehmed"]},
        control={"pressburg": "ottoman"},
        wars=[("ottoman", "hre")],
    )
    game = passing(give(act(g, "march", "space:pressburg", "space:vienna"), "all"))
    assert asked(game) is None
    assert force(game.state, "vienna", inside=True) == {"hre_regular": 4}
    assert besiegers(game.state, "vienna") == ["ottoman"]


def test_E1_14_0_P4_to_P10_a_battle_step_by_step() -> None:
    """E1-14.0.P4, E1-14.0.P5, E1-14.0.P6, E1-14.0.P9, E1-14.0.P10, E1-14.0.3, E1-14.1.1, E1-4.0.2 Cards of the attacker, then the
    defender's; dice; a wiped-out side's leader is captured; the flag stays."""
    g = position(
        units={"taranto": {"ottoman_regular": 2}, "messina": {"spain_regular": 1}},
        leaders={"messina": ["duke_of_alva"]},
        control={"taranto": "ottoman"},
        hands={"ottoman": ["field_artillery"], "spain": ["storms"]},
        deck=["desperate_assault"],
        dice=[5, 5, 1, 1, *([1] * 9)],
    )
    game = give(act(g, "march", "space:taranto", "space:messina"), "all")
    order = []
    while asked(game) is not None:
        who, what = asked(game)  # type: ignore[misc]
        order.append((who, what))
        if ("play", "card:field_artillery") in answers(game):
            give(game, "play", "card:field_artillery")
        else:
            give(game, "pass")
    sevens = [who for who, what in order if what == "window-w7"]
    assert sevens[0] == "ottoman"
    assert told(game, "battle-dice")[0].args["dice"] == 4
    assert where(game.state, "duke_of_alva") == CAPTIVE
    assert game.state.captor[LEADER["duke_of_alva"]] == OTTOMAN
    assert controller(game.state, "messina") == "spain"
    assert force(game.state, "messina") == {"ottoman_regular": 2}


def test_E1_14_0_2_several_defenders_are_one_side() -> None:
    """E1-14.0.2 Spain and France defend together: two units and one die."""
    g = position(
        scenario="campaign",
        units={"taranto": {"ottoman_regular": 1}, "messina": {"spain_regular": 1, "france_regular": 1}},
        control={"taranto": "ottoman"},
        allies=[("spain", "france")],
        dice=[1, *(1, 1, 1)],
    )
    game = act(g, "march", "space:taranto", "space:messina")
    while asked(game) is not None:
        give(game, "pass") if ("pass",) in answers(game) else give(game, "all")
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [1, 3]


def test_E1_14_0_4_a_landing_that_fails_is_lost() -> None:
    """E1-14.0.4, E1-16.0.1, E1-16.0.2, E1-2.5.5 Ships carry men over the sea; beaten, they don't get back aboard."""
    g = position(
        units={"rhodes": {"ottoman_regular": 1}, "messina": {"spain_regular": 4}},
        fleet={"aegean_sea": {"ottoman_galley": 1}, "ionian_sea": {"ottoman_galley": 1}},
        dice=[1, *(5, 5, 5, 5, 5)],
    )
    game = act(g, "embark", "space:rhodes", "zone:aegean_sea")
    while asked(game) is not None:
        if ("land", "space:messina") in answers(game):
            give(game, "land", "space:messina")
        elif ("carry", "zone:ionian_sea") in answers(game):
            give(game, "carry", "zone:ionian_sea")
        else:
            give(game, "pass")
    assert told(game, "battle")
    assert force(game.state, "messina") == {"spain_regular": 4}
    assert force(game.state, "rhodes") == {}


def test_E1_15_1_P1_to_P8_an_assault_step_by_step() -> None:
    """E1-15.1.P1, E1-15.1.P2, E1-15.1.P5, E1-15.1.P6, E1-15.1.P7, E1-15.1.P8, E1-15.1.10, E1-15.0.4, E1-16.2.4 The formation;
    Storms; cards of the attacker, then the defender's; dice; losses; a key falls, its faith stays, its ships are gone."""
    g = position(
        units={"naples": {"ottoman_regular": 4}},
        inside={"naples": {"spain_regular": 1}},
        fleet={"naples": {"spain_galley": 1}, "tyrrhenian_sea": {"ottoman_galley": 2}},
        sieges={("naples", "ottoman"): 9},
        control={"messina": "ottoman", "taranto": "ottoman"},
        hands={"ottoman": ["siege_engineering"], "spain": ["looting"]},
        deck=["storms", "field_artillery", "desperate_assault"],
        dice=[5, 1, 1, 1, 1, *(5, 1)],
    )
    faith = g.protestant
    g.fleet[PLACE["ionian_sea"] * len(SHIPS) + SHIP["ottoman_galley"]] = 1
    g.fleet[PLACE["aegean_sea"] * len(SHIPS) + SHIP["ottoman_galley"]] = 1
    game = give(act(g, "assault", "space:naples"), "all")
    order = []
    while asked(game) is not None:
        order.append(asked(game))
        play_it = ("play", "card:siege_engineering")
        give(game, *(play_it if play_it in answers(game) else ("pass",)))
    assert order[0] == ("spain", "window-w2")
    assert order[1] == ("ottoman", "window-w7")
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [5, 2]
    assert controller(game.state, "naples") == "ottoman"
    assert game.state.protestant == faith
    assert force(game.state, "naples") == {"ottoman_regular": 3}
    assert ships_at(game.state, "naples") == {}
    assert game.state.ships_lost[SHIPS[SHIP["spain_galley"]].pool] == 1


def test_E1_15_0_4_a_siege_remembers_its_impulse() -> None:
    """E1-15.0.4 Laid in impulse 10, it can be assaulted in 11."""
    g = position(
        units={"pressburg": {"ottoman_regular": 3}},
        control={"pressburg": "ottoman"},
        wars=[("ottoman", "hre")],
        cp=4,
    )
    game = passing(give(act(g, "march", "space:pressburg", "space:vienna"), "all"))
    state = game.state
    assert state.sieges == {PLACE["vienna"] << 4 | OTTOMAN: 10}
    assert ("assault", "space:vienna") not in offered(state)
    state.impulse = 11
    assert ("assault", "space:vienna") in offered(state)


# ---- sea war and construction --------------------------------------------------------------------------------------------------------
def test_E1_16_1_S1_and_S6_the_naval_move_step_by_step() -> None:
    """E1-16.1.2, E1-16.1.S1, E1-16.1.S6, E1-16.2.1, E1-16.2.S3, E1-16.2.S5 Orders one by one; the mover attacks; cards; dice."""
    g = position(
        fleet={"istanbul": {"ottoman_galley": 2}, "aegean_sea": {"spain_galley": 1}},
        hands={"ottoman": ["looting"], "spain": ["storms"]},
        deck=["fireships"],
        dice=[5, 5, 1, 1, *(1, 1)],
    )
    game = act(g, "sail")
    assert ("sail", "space:istanbul", "zone:aegean_sea") in answers(game)
    assert ("sail", "space:istanbul", "zone:ionian_sea") not in answers(game)
    give(game, "sail", "space:istanbul", "zone:aegean_sea")
    give(game, "all")
    seen = []
    while asked(game) is not None:
        seen.append(asked(game))
        give(game, "pass")
    assert seen[0] == ("spain", "window-w2")
    assert [who for who, what in seen if what == "window-w7"] == ["ottoman", "spain"]
    battle = told(game, "sea-battle")[0]
    assert battle.args["power"] == "power:ottoman"
    assert told(game, "sea-dice")[0].args["hits"] == 2
    assert ships_at(game.state, "aegean_sea") == {"ottoman_galley": 2}
    assert game.state.voyage is None


def test_E1_16_1_S5_nobody_avoids_into_the_arms_of_another_enemy() -> None:
    """E1-16.1.S5 Not to a zone with ships of a power at war; to an own port or an empty zone."""
    g = position(
        fleet={
            "istanbul": {"ottoman_galley": 1},
            "aegean_sea": {"spain_galley": 1},
            "ionian_sea": {"ottoman_galley": 1},
        }
    )
    g.voyage = Voyage(OTTOMAN)
    near = refuges(g, PLACE["aegean_sea"], SPAIN)
    assert PLACE["ionian_sea"] not in near
    assert any(p >= len(SPACES) for p in near)


def test_E1_16_1_6_neutral_fleets_share_a_zone() -> None:
    """E1-16.1.6 No battle between powers that are not at war."""
    g = position(
        scenario="campaign",
        fleet={"istanbul": {"ottoman_galley": 1}, "aegean_sea": {"france_galley": 1}},
        dice=[],
    )
    game = act(g, "sail")
    give(game, "sail", "space:istanbul", "zone:aegean_sea")
    passing(game)
    assert not told(game, "sea-battle")
    assert ships_at(game.state, "aegean_sea") == {"ottoman_galley": 1, "france_galley": 1}


def test_E1_16_2_3_ships_leave_a_port_that_is_taken() -> None:
    """E1-16.2.3, E1-12.2.7 To a zone without enemies."""
    g = position(
        units={"messina": {"ottoman_regular": 1}},
        fleet={
            "messina": {"spain_galley": 1},
            "ionian_sea": {"ottoman_galley": 1},
            "aegean_sea": {"ottoman_galley": 1},
        },
    )
    game = act(g, "control", "space:messina")
    assert asked(game) is None
    assert ships_at(game.state, "tyrrhenian_sea") == {"spain_galley": 1}


def test_E1_16_4_S1_a_raid_is_announced_marked_and_paid() -> None:
    """E1-16.4.S1, E1-20.7 Two CP and a marker, which comes off at the end of winter."""
    g = position(fleet={"barbary_coast": {"ottoman_corsair": 2}}, cp=2)
    dice = defence_dice(g, Raid(PLACE["barbary_coast"], OTTOMAN, SPAIN))
    g.chance.script = (*([0] * dice), 0, 0)
    game = act(g, "raid", "zone:barbary_coast", "power:spain")
    assert game.state.cp == 0
    assert game.state.raids == {PLACE["barbary_coast"]: 1 << OTTOMAN}
    assert game.state.raids_made[OTTOMAN] == 1
    after = play(game.state, ("winter-end",))
    assert after.state.raids == {}
    assert after.state.raids_made == [0] * 6


def test_E1_17_0_1_to_3_where_something_is_raised() -> None:
    """E1-17.0.1, E1-17.0.2, E1-17.0.3 In friendly home spaces without enemies; split spaces are home to both."""
    g = position(units={"cordoba": {"ottoman_regular": 1}}, control={"naples": "ottoman", "athens": "spain"})
    spaces = {s for _, s in raising_places(g, SPAIN, REGULAR)}
    assert PLACE["madrid"] in spaces
    assert not spaces & {PLACE["cordoba"], PLACE["naples"], PLACE["athens"]}
    assert home_of(PLACE["antwerp"], SPAIN)
    assert home_of(PLACE["antwerp"], POWER["protestant"])


def test_E1_17_3_4_the_ally_builds_venetian_and_papal_galleys() -> None:
    """E1-17.3.4, E1-24.3 In their home ports, with the galley action; the Emperor's it does not."""
    g = position(allies=[("spain", "venice"), ("spain", "hre")])
    for space in HOMES_OF_VENICE:
        g.set_control(space, SPAIN)
    built = {SHIPS[s].id for s, _ in building_places(g, SPAIN, GALLEY)}
    assert {"spain_galley", "venice_galley", "papacy_galley"} == built
    assert building_places(g, SPAIN, CORSAIR) == []


HOMES_OF_VENICE = [s.index for s in SPACES if s.home == VENICE]


# ---- victory and the scenario --------------------------------------------------------------------------------------------------------
def test_E1_25_2_and_25_3_S4_points() -> None:
    """E1-25.2, E1-25.3.S4, E1-SL.2 Keys, fortresses and raids; noted at the end of the turn."""
    g = learning()
    g.turn = 1
    before = victory_points(g, OTTOMAN)
    g.piracy_vp[OTTOMAN] = 2
    assert victory_points(g, OTTOMAN) == before + 2
    g.set_control(PLACE["gibraltar"], OTTOMAN)
    assert victory_points(g, OTTOMAN) == before + 3
    g.agenda = []
    from theatrum.games.elisabeth.rules.victory import victory_phase

    victory_phase(g)
    assert g.vp_by_turn[-1][OTTOMAN] == before + 3


def test_E1_SG_1_and_SG_3_the_table_is_laid() -> None:
    """E1-SG.1, E1-SG.3, E1-SL.2, E1-SL.8 Two powers with pieces, war between them, Rome with Spain; no boards beside the map."""
    g = learning()
    owners = {TROOPS[t % len(TROOPS)].power for t, n in enumerate(g.field) if n}
    assert {OTTOMAN, SPAIN} <= owners
    assert not owners & {POWER["england"], POWER["france"], POWER["protestant"]}
    assert g.war[OTTOMAN] >> SPAIN & 1
    assert g.master[POWER["papacy"]] == SPAIN
    assert g.new_world is None
    assert g.court is None
    assert g.treasures == [[] for _ in MAJORS]
    assert g.control[PLACE["istanbul"]] == OTTOMAN
