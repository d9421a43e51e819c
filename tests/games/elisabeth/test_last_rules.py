"""Rules that are met rarely: S6 in the war segment, consent to cards, orders that their owner chooses, games by the clock."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

import playing
from games.elisabeth.builders import (
    CARD,
    act,
    answers,
    asked,
    controller,
    force,
    give,
    laid_out,
    offered,
    passing,
    play,
    position,
    refusal,
    ships_at,
    told,
    where,
)
from theatrum.core.contract import Ask
from theatrum.core.game import Game
from theatrum.games.elisabeth.queries.counters import can_be_shown
from theatrum.games.elisabeth.queries.points import victory_points
from theatrum.games.elisabeth.queries.relations import at_war
from theatrum.games.elisabeth.queries.religion import AREA_SPACES
from theatrum.games.elisabeth.rules.foreign_war import begin as begin_foreign_war
from theatrum.games.elisabeth.rules.minors import activate, ireland_rises
from theatrum.games.elisabeth.rules.responses.soccorso import relievers
from theatrum.games.elisabeth.rules.victory import ranking
from theatrum.games.elisabeth.state import Elisabeth, the_diplomacy, the_new_world, the_realms
from theatrum.games.elisabeth.state.pieces import GONE
from theatrum.games.elisabeth.state.war import FIELD_BATTLE, Battle
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.pieces import LEADER, POOLS, TROOP, TROOPS
from theatrum.games.elisabeth.tables.places import FRANCE_AREA, PLACE
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    IRELAND,
    MAJORS,
    OTTOMAN,
    POWER,
    POWERS,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
)
from theatrum.games.elisabeth.tables.world import OCEAN
from theatrum.kit.graph import mask


def campaign(**given: Any) -> Elisabeth:
    g = position(scenario="campaign", **{"turn": 3, "cp": 0, **given})
    g.treasures = [[] for _ in g.treasures]
    return g


def until(game: Game, prompt: str) -> Game:
    """Nobody responds before this question."""
    while asked(game) is not None and asked(game)[1] != prompt:  # type: ignore[index]
        give(game, *(("pass",) if ("pass",) in answers(game) else answers(game)[0]))
    return game


# ---- E1-24.2 S6 ------------------------------------------------------------------------------------------------------------
def test_E1_24_2_S6_the_march_to_dublin_also_after_an_intervention_in_the_war_segment() -> None:
    """OP-24-20 Ireland has found an ally in the diplomacy phase: a formation goes from Ulster to Dublin, and nobody's
    impulse it is afterwards as before."""
    g = campaign(wars=[("france", "england")])
    g.phase, g.active = "diplomacy", -1
    g.ally(FRANCE, IRELAND)
    for _ in ireland_rises(g, FRANCE):
        pytest.fail("nothing is asked: France is at war with England already")
    game = play(g, *reversed(g.agenda))
    assert asked(game) == ("france", "irish-march")
    give(game, "march", "space:ulster", "space:dublin")
    until(game, "nothing")
    assert force(g, "dublin") == {"ireland_regular": 3} or g.besieged(PLACE.by_id["dublin"])
    assert (g.active, g.cp, g.phase) == (-1, 0, "diplomacy")


@pytest.mark.parametrize("winner", ["spain", "france"])
def test_E1_24_2_S6_who_intervenes_for_ireland_marches_to_dublin(winner: str) -> None:
    """E1-24.2.S6, E1-9.4.P4, OP-24-20 England declares war on Ireland; Spain or France intervenes, and is at war with England
    by that: it is not asked whether it would like to be, and may march to Dublin, also Spain while that war is dear."""
    g = campaign()
    for war in (FRANCE, SPAIN):
        g.end_war(ENGLAND, war)
    g.phase, g.active = "diplomacy", -1
    for power in (SPAIN, FRANCE, HRE):
        g.set_voice(IRELAND, power, 9 if POWERS[power].id == winner else 0)
    playing.dice(g, *([6, 1, 1] if winner == "spain" else [1, 6, 1]))
    the_diplomacy(g).declared = [IRELAND]
    game = play(g, ("wars_begin", ENGLAND))
    give(game, "intervene", "power:ireland")
    assert at_war(g, ENGLAND, POWER.by_id[winner])
    assert asked(game) == (winner, "irish-march")


def test_E1_24_2_S6_who_marches_to_dublin_with_too_few_goes_back_and_the_garrison_comes_out() -> None:
    """E1-15.0.1 One Irish unit is no majority over one Englishman inside."""
    g = campaign(wars=[("france", "england")], units={"dublin": {"england_regular": 1}})
    g.phase, g.active = "diplomacy", -1
    g.ally(FRANCE, IRELAND)
    for _ in ireland_rises(g, FRANCE):
        pytest.fail("nothing is asked: France is at war with England already")
    game = give(play(g, *reversed(g.agenda)), "march", "space:ulster", "space:dublin")
    give(game, "take", "troop:ireland_regular", 1)
    until(game, "nothing")
    assert force(g, "dublin") == {"england_regular": 1}
    assert not force(g, "dublin", inside=True)


@pytest.mark.parametrize("holder", ["england", "spain", "ireland", "ottoman"])
def test_E1_24_2_S6_the_irish_rebels_hold_ulster_whoever_held_it_before(holder: str) -> None:
    """OP-24-11, OP-24-20 England could not have won Ireland, nor could the Ottomans; its flag goes all the same, its units are
    lost, and its ships leave."""
    g = campaign(
        control={"ulster": holder},
        units={"ulster": {"england_regular": 2}} if holder == "england" else {},
        fleet={"ulster": {"england_galleon": 1}} if holder == "england" else {},
    )
    procedure, answer = activate(g, FRANCE, IRELAND), None
    with suppress(StopIteration):
        while True:
            answer = procedure.send(answer).answers[0]
    assert controller(g, "ulster") == "france"
    assert force(g, "ulster") == {"ireland_regular": 3}
    assert not ships_at(g, "ulster")


# ---- cards -----------------------------------------------------------------------------------------------------------------
def antwerp(**given: Any) -> Elisabeth:
    """Spain besieges Antwerp, which the Protestants hold with Flushing: it is supplied by water [E1-15.1.7]."""
    return campaign(
        active="spain",
        cp=2,
        units={"antwerp": {"spain_regular": 5}, "brussels": {"spain_regular": 1}},
        inside={"antwerp": {"dutch_regular": 1}},
        control={"antwerp": "protestant", "flushing": "protestant", "brussels": "spain"},
        sieges={("antwerp", "spain"): 1},
        wars=[("spain", "protestant")],
        **given,
    )


def test_E1_C_10_siege_engineering_is_declared_with_the_assault_on_antwerp() -> None:
    """E1-C.10 (A) Without the card the water bars the assault; with it, three dice more, and the card is spent."""
    assert refusal(antwerp(), "assault", "space:antwerp").rule == "E1-15.1.7"
    g = antwerp(hands={"spain": ["siege_engineering"]})
    declared = ("assault", "space:antwerp", "card:siege_engineering")
    assert [a for a in offered(g) if a[0] == "assault"] == [declared]
    game = act(g, *declared)
    give(game, "take", "troop:spain_regular", 4)
    assert g.hand[SPAIN] == []
    assert CARD["siege_engineering"] in g.discard
    assert told(game, "battle-dice")[0].args["dice"] == 2 + 3


def test_E1_C_33_grand_tour_can_be_played_at_once() -> None:
    """E1-C.33 (B) France takes it from the discards and says at once whether it plays it in this impulse."""
    for plays in (True, False):
        g = campaign(wars=[("france", "protestant")])
        g.protestant |= AREA_SPACES[FRANCE_AREA]
        g.home_hand[FRANCE] = [CARD["gouvernante_de_france"]]
        g.discard = [CARD["grand_tour"]]
        game = give(play(g, ("impulse", FRANCE)), "event", "card:gouvernante_de_france")
        assert asked(game) == ("france", "tour-at-once")
        give(
            game,
            *(next(a for a in answers(game) if a[0] == "event") if plays else ("keep", "card:grand_tour")),
        )
        assert (CARD["grand_tour"] in g.hand[FRANCE]) != plays
        assert (CARD["grand_tour"] in g.played) == plays


def test_E1_C_33_the_edict_forbids_a_free_war_by_activation() -> None:
    """E1-C.33 (B) France is at war with a minor that the Protestants win: while the edict holds it can only leave."""
    for edict, free in ((0, True), (3, False)):
        g = campaign(wars=[("france", "scotland")])
        g.end_war(FRANCE, PROTESTANT)
        the_realms(g).edict = edict
        question = next(activate(g, PROTESTANT, SCOTLAND), None)
        assert (isinstance(question, Ask) and question.prompt == "war-for-minor") == free


def test_E1_C_34_the_second_answers_knowing_the_first() -> None:
    """E1-C.34 In impulse order, openly, one after the other."""
    g = campaign(deck=["storms"])
    g.home_hand[HRE] = [CARD["holy_roman_intercession"]]
    game = play(g, ("impulse", HRE))
    passing(give(game, "event", "card:holy_roman_intercession", "power:ottoman", "power:spain"))
    assert asked(game) == ("ottoman", "intercession")
    give(game, "refuse")
    assert told(game, "refuses")
    assert asked(game) == ("spain", "intercession")


def dover(holder: str) -> Game:
    """A French army attacks the English before London; the holder has Tilbury Speech."""
    g = campaign(
        units={"london": {"england_regular": 3, "france_regular": 3}},
        wars=[("france", "england")],
        hands={holder: ["tilbury_speech"]},
        active="france",
    )
    b = Battle(FIELD_BATTLE, PLACE.by_id["london"], FRANCE, [ENGLAND])
    b.troops = [{TROOP.by_id["france_regular"]: 3}, {TROOP.by_id["england_regular"]: 3}]
    b.dice = [3, 4]
    g.battle = b
    return play(g, ("battle_cards",))


@pytest.mark.parametrize("consent", ["agree", "refuse"])
def test_E1_C_40_another_power_plays_tilbury_speech_with_englands_consent(consent: str) -> None:
    """E1-C.40 The HRE shows it to all; if England declines it goes back to the hand, and all know that it is there."""
    game = dover("hre")
    while asked(game) != ("hre", "window-w7"):
        give(game, "pass")
    give(game, "play", "card:tilbury_speech")
    while asked(game) != ("england", "tilbury-consent"):
        give(game, "pass")
    give(game, consent)
    g = game.state
    assert [e.args["n"] for e in told(game, "more-dice")] == ([3] if consent == "agree" else [])
    assert (CARD["tilbury_speech"] in g.hand[HRE]) == (consent == "refuse")
    assert (CARD["tilbury_speech"] in g.known) == (consent == "refuse")
    while asked(game) == ("hre", "window-w7"):
        assert answers(game) == [("pass",)]
        give(game, "pass")


def test_E1_C_40_england_needs_nobodys_consent() -> None:
    game = dover("england")
    while asked(game) != ("england", "window-w7"):
        give(game, "pass")
    give(game, "play", "card:tilbury_speech")
    assert not told(game, "agrees")
    assert [e.args["n"] for e in told(game, "more-dice")] == [3]


def messina(**given: Any) -> Elisabeth:
    return campaign(
        active="ottoman",
        cp=2,
        units={"messina": {"ottoman_regular": 5}},
        inside={"messina": {"spain_regular": 1}},
        fleet={"ionian_sea": {"ottoman_galley": 2}, "tyrrhenian_sea": {"ottoman_galley": 2}},
        sieges={("messina", "ottoman"): 1},
        wars=[("ottoman", "spain")],
        **given,
    )


def test_E1_C_44_the_controller_may_let_an_ally_bring_his_own_regulars() -> None:
    """E1-C.44 Austria, allied with Spain, plays the card: Spain lets it place its regulars."""
    g = messina(hands={"hre": ["piccolo_soccorso"]}, allies=[("spain", "hre")])
    game = act(g, "assault", "space:messina")
    until_asked = ("hre", "window-w17")
    while asked(game) != until_asked:
        give(game, *(("pass",) if ("pass",) in answers(game) else answers(game)[0]))
    assert relievers(g, HRE) == [SPAIN, HRE]
    assert relievers(g, FRANCE) == [SPAIN]
    give(game, "play", "card:piccolo_soccorso")
    while asked(game) != ("spain", "soccorso-whose"):
        give(game, "pass")
    give(game, "relief-by", "power:hre")
    assert asked(game) == ("hre", "soccorso")
    give(game, "relieve", "troop:hre_regular")
    assert force(g, "messina", inside=True) == {"spain_regular": 1, "hre_regular": 1}


@pytest.mark.parametrize("takes", [True, False])
def test_E1_C_69_england_says_whether_it_takes_the_influence(takes: bool) -> None:
    g = campaign(wars=[("england", "france")])
    g.set_voice(SCOTLAND, ENGLAND, 1)
    g.hand[SPAIN] = [CARD["treaty_of_edinburgh"]]
    game = passing(give(play(g, ("impulse", SPAIN)), "event", "card:treaty_of_edinburgh"))
    give(give(game, "refuse"), "agree")
    assert asked(game) == ("england", "edinburgh-influence")
    give(game, *(("influence", "power:scotland") if takes else ("leave-it",)))
    assert g.voice(SCOTLAND, ENGLAND) == (3 if takes else 1)


def test_E1_C_111_the_protestants_choose_the_order_where_core_presence_will_stop_it() -> None:
    """E1-C.111, E1-18.1.3 Only two Protestant spaces are left in France, both beside Paris: one of them stays."""
    g = campaign()
    g.protestant &= ~AREA_SPACES[FRANCE_AREA]
    g.protestant |= mask(PLACE.by_id[s] for s in ("orleans", "rouen"))
    game = play(g, ("mass_turns",))
    assert asked(game) == ("protestant", "mass-turns")
    give(game, "turn", "space:rouen")
    assert g.is_protestant(PLACE.by_id["orleans"])
    assert not g.is_protestant(PLACE.by_id["rouen"])
    assert not game.questions


# ---- E1-23.2.5, E1-23.7 --------------------------------------------------------------------------------------------------------
def test_E1_23_2_5_who_lost_a_field_battle_has_still_lost_it_after_a_night_aboard() -> None:
    """E1-13.1.2 Two of three regulars were beaten; all go aboard, and one comes ashore: the mark goes with them."""
    g = campaign(units={"seville_cadiz": {"spain_regular": 3}})
    seville, regular = PLACE.by_id["seville_cadiz"], TROOP.by_id["spain_regular"]
    g.mark_beaten(seville, regular, 2)
    g.go_aboard(seville, regular, 3)
    assert the_realms(g).beaten_aboard == {regular: 2}
    g.go_ashore(seville, regular, 1)
    assert g.beaten_units(seville, regular) == 0
    g.go_ashore(seville, regular, 2)
    assert g.beaten_units(seville, regular) == 2
    g.go_aboard(seville, regular, 3)
    g.forget_impulse()
    assert the_realms(g).beaten_aboard == {}


def test_E1_23_7_and_5_3_2_what_the_counters_cannot_show_is_lost_too() -> None:
    """E1-5.3.2 All small Ottoman counters stand elsewhere: five units abroad, shown by large ones, can't become four."""
    g = campaign()
    regular = TROOP.by_id["ottoman_regular"]
    begin_foreign_war(g, 71, OTTOMAN, SPAIN)
    g.agenda = []
    war = the_realms(g).foreign_wars[0]
    war.enemies = 3
    pool = TROOPS[regular].pool
    singles = POOLS[pool].counters.count(1)
    spaces = [s for s in range(60) if not g.units(s, regular)][:singles]
    for space in spaces:
        g.place_units(space, regular)
    g.place_units(100, regular, 4)
    g.muster(100, regular, 4, war.units)
    assert can_be_shown(g, pool)
    game = play(g, ("foreign_losses", 71, 1), ("foreign_change", 71, 1 << pool))
    left = sum(war.units.values())
    assert can_be_shown(g, pool)
    assert left < 3
    assert not game.questions


# ---- OP-16-38 ------------------------------------------------------------------------------------------------------------------
def test_OP_16_38_the_owner_chooses_in_which_order_expeditions_roll() -> None:
    g = campaign(active="england", dice=[6, 6, 6, 6])
    world = the_new_world(g)
    drake, hawkins = CAPTAIN.by_id["drake"], CAPTAIN.by_id["hawkins"]
    for captain in (drake, hawkins):
        world.captain_power[captain] = ENGLAND
        world.captain_at[captain] = OCEAN.by_id["guinea_coast"]
        world.underway.append((captain, OCEAN.by_id["north_atlantic"], OCEAN.by_id["guinea_coast"]))
    game = play(g, ("navigation_order", drake, hawkins))
    assert asked(game) == ("england", "navigation-order")
    give(game, "captain", "captain:hawkins")
    assert [e.args["captain"] for e in told(game) if e.key.startswith("navigation")] == [
        "captain:hawkins",
        "captain:drake",
    ]
    assert [captain for captain, _, _ in world.underway] == [hawkins, drake]


# ---- E1-SZ, E1-25.3, E1-20.10 ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("turn, votes, ends", [(3, None, False), (4, 4, True), (4, 3, False), (6, 6, True)])
def test_E1_SZ_1_the_players_say_when_the_hours_are_over(turn: int, votes: int | None, ends: bool) -> None:
    """E1-SZ.1 Not before the fourth turn; most of them are believed; the highest total wins."""
    g = campaign(turn=turn)
    the_realms(g).by_the_clock = True
    most = max(victory_points(g, p) for p in MAJORS)
    for power in MAJORS:  # nobody dominates
        g.award(power, "paris", min(20, most) - victory_points(g, power))
    game = play(g, ("victory_count",))
    if votes is not None:
        assert {q.ask.prompt for q in game.questions} == {"hours-over"}
        for i in range(len(MAJORS)):
            give(game, *(("stop-here",) if i < votes else ("play-on",)))
    assert (g.ending == "time") == ends
    assert bool(told(game, "ranking")) == ends


@pytest.mark.parametrize("france, winner", [(16, FRANCE), (14, HRE)])
def test_E1_SZ_1_the_empire_may_show_its_preference_when_the_hours_are_over(france: int, winner: int) -> None:
    """E1-23.5, E1-SZ.1, E1-25.3 S5 The hours are over: with the five points of its catholic preference the HRE draws level
    with France. If it had more at the end of the turn before (15) it wins by showing it, else it is not asked."""
    g = campaign(turn=4)
    realms = the_realms(g)
    realms.by_the_clock, realms.preference = True, "catholic"
    g.vp_by_turn = [[0, 0, 0, france, 15, 0]]
    for power, vp in ((OTTOMAN, 11), (SPAIN, 18), (ENGLAND, 11), (FRANCE, 20), (HRE, 15), (PROTESTANT, 11)):
        g.award(power, "paris", vp - victory_points(g, power))
    game = play(g, ("victory_count",))
    for _ in MAJORS:
        give(game, "stop-here")
    if winner == HRE:
        assert asked(game) == ("hre", "reveal-preference")
        give(game, "reveal")
    assert (g.winner, g.ending) == (winner, "time")
    assert [totals[HRE] for totals in g.vp_by_turn] == [15, 20 if winner == HRE else 15]


def test_OP_25_16_players_are_ranked_by_their_best_power_then_by_their_second() -> None:
    """With three players England's also has the Protestants, and Spain's two rivals tie by their best power."""
    g = laid_out("campaign", 3)
    totals = dict.fromkeys(MAJORS, 0)
    for power in (SPAIN, ENGLAND, PROTESTANT, FRANCE):
        g.bonus[power] = {}
        totals[power] = victory_points(g, power)
    best = max(totals.values()) + 5
    for power, wanted in ((SPAIN, best + 2), (ENGLAND, best), (PROTESTANT, best - 3), (FRANCE, best)):
        g.award(power, "paris", wanted - totals[power])
    assert ranking(g)[0] == SPAIN
    assert ranking(g) == [SPAIN, ENGLAND, FRANCE], "England's player has a second power"
    g.winner = FRANCE
    assert ranking(g) == [FRANCE, SPAIN, ENGLAND]


def test_E1_20_10_winter_eliminates_guise_where_it_would_force_him_out_of_france() -> None:
    """E1-5.1.18 Reims is lost, and Spain holds nothing else in France: he has nowhere to go."""
    for holder, goes in (("france", True), ("spain", False)):
        g = campaign(control={"reims": holder, "metz": "france"}, fortresses=["reims"])
        for space, flag in enumerate(g.control):
            if flag == SPAIN and AREA_SPACES[FRANCE_AREA] >> space & 1 and space != PLACE.by_id["reims"]:
                g.set_control(space, FRANCE)
        g.put_leader(LEADER.by_id["duke_of_guise"], PLACE.by_id["reims"])
        g.phase = "winter"
        play(g, ("winter_leaders", SPAIN))
        assert where(g, "duke_of_guise") == (GONE if goes else "reims")
