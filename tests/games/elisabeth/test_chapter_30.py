"""Chapters 24, 25 and 30 of the campaign, rule by rule: points, ends, scenarios, and majors without a player."""

from __future__ import annotations

from typing import Any

import pytest

import playing
from games.elisabeth.builders import CARD, asked, force, give, laid_out, play, position, told
from games.elisabeth.test_activated import GERMAN_INTERVENTION, SUBLIME_PORTE, acting
from theatrum.core.chance import Chance
from theatrum.core.contract import Ask, Setup
from theatrum.games.elisabeth.queries.espionage import targets as spied_on
from theatrum.games.elisabeth.queries.points import BANDS, band, key_vp, special_vp, victory_points
from theatrum.games.elisabeth.queries.relations import at_war, contenders, played, the_count, the_scenario
from theatrum.games.elisabeth.queries.religion import CONTESTED, protestant_count
from theatrum.games.elisabeth.queries.war_costs import war_cost
from theatrum.games.elisabeth.rules.activation import activate_major
from theatrum.games.elisabeth.rules.agreements import DEALING
from theatrum.games.elisabeth.rules.cards import cards_due
from theatrum.games.elisabeth.rules.declarations import why_no_war
from theatrum.games.elisabeth.rules.piracy import targets as raided
from theatrum.games.elisabeth.rules.setup import lay_out
from theatrum.games.elisabeth.rules.spring import deployments
from theatrum.games.elisabeth.rules.status import rollers
from theatrum.games.elisabeth.rules.victory import adjust_baseline, box_open, religious_victor, result, victor
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_new_world, the_realms
from theatrum.games.elisabeth.state.pieces import CAPTIVE, GONE
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.patronage import ITALY, N_ARTISTS, TALENT, TALENTS
from theatrum.games.elisabeth.tables.persons import NOBLE, NOBLES
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.places import HOMES, KEYS, PLACE
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    IRELAND,
    MAJORS,
    NOBODY,
    NOUNS,
    OTTOMAN,
    PAPACY,
    POWERS,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
    VENICE,
)
from theatrum.games.elisabeth.tables.world import SETTLEMENT
from theatrum.kit.graph import places

BOTH = ("campaign", "tournament")
EVERY_COUNT = [(scenario, players) for scenario in BOTH for players in range(2, 7)]


def agreed(scenario: str, last_turn: int, players: int = 6) -> Elisabeth:
    """A scenario whose players have agreed on an end."""
    g = Elisabeth(Setup(players, {"scenario": scenario, "last_turn": last_turn}, Chance("7")))
    lay_out(g)
    return g


# ---- points [E1-T.7, E1-T.9, E1-25.3] ------------------------------------------------------------------------------------------
TRACK = """
    10-14 7 0 0 6 0 0; 15-19 6 0 1 5 1 0; 20-24 5 1 2 4 3 1; 25-29 4 1 3 3 4 2; 30-34 3 2 4 2 4 3;
    35-39 2 2 5 1 3 4; 40-44 1 3 6 0 1 5; 45-49 0 3 7 0 0 6
"""


def test_E1_T_7_the_track_of_protestant_spaces() -> None:
    """E1-T.7 Spain, England, the Protestants, and the three preferences of the HRE; at both ends somebody wins."""
    for line in TRACK.split(";"):
        spaces, *points = line.split()
        low, high = map(int, spaces.split("-"))
        for count in (low, high):
            row = band(count)
            found = [
                row.spain,
                row.england,
                row.protestant,
                row.hre_catholic,
                row.hre_balanced,
                row.hre_protestant,
            ]
            assert found == [int(n) for n in points]
    g = position(scenario="campaign")
    for count, winner in ((9, True), (10, False), (49, False), (50, True)):
        g.protestant = sum(1 << s for s in list(places(CONTESTED))[:count])
        assert protestant_count(g) == count
        assert (religious_victor(g) != NOBODY) == winner
    g.protestant = sum(1 << s for s in list(places(CONTESTED))[:22])
    assert [special_vp(g, p) for p in (SPAIN, ENGLAND, PROTESTANT, OTTOMAN)] == [5, 1, 2, 0]
    assert len([row for row in BANDS if row.automatic is None]) == 8


@pytest.mark.parametrize(
    "power, rule, to_win",
    [
        (OTTOMAN, lambda k: max(0, 2 * k - 1), 10),
        (SPAIN, lambda k: k, 14),
        (ENGLAND, lambda k: max(0, 2 * k - 2), 7),
        (FRANCE, lambda k: k + 1 if k else 0, 10),
        (HRE, lambda k: 2 * k, 8),
    ],
)
def test_E1_T_9_key_tracks(power: int, rule: Any, to_win: int) -> None:
    """E1-T.9 Points by keys, and with how many the game is won."""
    g = position(scenario="campaign")
    for s in KEYS:
        g.set_control(s, ENGLAND if power != ENGLAND else SPAIN)
    for held in range(to_win):
        assert key_vp(g, power) == rule(held)
        assert not box_open(g, power)
        g.set_control(KEYS[held], power)
    assert box_open(g, power)
    assert POWERS[power].square_markers == to_win
    if power == OTTOMAN:
        assert [key_vp(with_keys(OTTOMAN, k), OTTOMAN) for k in (6, 7)] == [11, 13]


def with_keys(power: int, number: int) -> Elisabeth:
    g = position(scenario="campaign")
    for i, s in enumerate(KEYS):
        g.set_control(s, power if i < number else ENGLAND)
    return g


PRICES = {
    "naval_move": (1,),
    "naval_transport": (1,),
    "piracy": (2,),
    "raise_regular": (2,),
    "raise_mercenary": (1,),
    "raise_cavalry": (1,),
    "build_galley": (2,),
    "build_corsair": (1,),
    "build_galleon": (2,),
    "build_patrol": (2,),
    "upgrade_armada": (3,),
    "build_fortress": (2,),
    "preach": (2,),
    "suppress_heresy": (2,),
    "rebellion": (2, 3, 4, 5),
    "gather_intelligence": (2,),
    "insert_agent": (2,),
    "assassination": (2, 3, 4),
    "english_catholic_rebellion": (3, 4, 5),
    "foreign_war": (1,),
    "sponsor_artist": (2, 3, 4),
    "sponsor_scientist": (2, 3, 4),
    "buy_influence": (1,),
}
ONLY = {
    "raise_cavalry": {OTTOMAN},
    "build_corsair": {OTTOMAN},
    "build_patrol": {SPAIN},
    "upgrade_armada": {SPAIN},
    "preach": {SPAIN, PROTESTANT},
    "suppress_heresy": {SPAIN, ENGLAND, FRANCE},
    "rebellion": {PROTESTANT},
    "english_catholic_rebellion": {SPAIN},
    "foreign_war": {OTTOMAN, HRE},
    "raise_mercenary": set(MAJORS) - {OTTOMAN},
    "outfit_expedition": set(MAJORS) - {SPAIN},
}


def test_E1_T_11_and_11_1_4_what_actions_cost_and_who_has_them() -> None:
    """E1-T.11, E1-11.1.4 Lines of the power cards; some are the better the more is paid."""
    seen = set()
    for power in MAJORS:
        for line, action in POWERS[power].actions.items():
            seen.add(line)
            if line in PRICES:
                assert action.prices == PRICES[line], (POWERS[power].id, line)
            if line in ONLY:
                assert power in ONLY[line], (POWERS[power].id, line)
    for line, owners in ONLY.items():
        assert {p for p in MAJORS if line in POWERS[p].actions} == owners, line
    assert set(PRICES) - seen <= {"naval_transport"}
    assert {POWERS[p].actions["outfit_expedition"].prices for p in MAJORS if p not in (SPAIN, HRE)} == {(1,)}


def test_WX_24_A_france_keeps_scotland() -> None:
    """WX-24-A, E1-24.6.S2 England 2 + 3 = 5; France 0 + 2 for three catholic spaces + 4 = 6; the Protestants 1 + 5 = 6: the
    tie is France's, and all three markers are spent."""
    g = position(scenario="campaign", allies=[("france", "scotland")], dice=[3, 4, 5], cp=0)
    for i, s in enumerate(HOMES[SCOTLAND]):
        g.set_religion(s, i >= 3)
    for power, points in ((ENGLAND, 2), (FRANCE, 0), (PROTESTANT, 1)):
        g.set_voice(SCOTLAND, power, points)
    game = play(g, ("announce", SPAIN, "card:scottish_lords_rebel"))
    rolled = {e.args["power"]: e.args["total"] for e in told(game, "status-roll")}
    assert rolled == {"power:england": 5, "power:france": 6, "power:protestant": 6}
    assert g.master[SCOTLAND] == FRANCE
    assert {g.voice(SCOTLAND, p) for p in (ENGLAND, FRANCE, PROTESTANT)} == {RESOLVED}


def test_E1_25_3_S3_activated_majors_bring_or_cost_points() -> None:
    """E1-25.3.S3 In every victory phase, before the totals are counted."""
    g = laid_out("campaign", 4)
    g.turn, g.phase = 1, "victory"
    the_realms(g).baseline[OTTOMAN] = victory_points(g, OTTOMAN) - 4
    before = victory_points(g, ENGLAND)
    play(g, ("victory_phase",))
    assert g.bonus[ENGLAND] == {"activated_major": 2}
    assert g.vp_by_turn[-1][ENGLAND] == before + 2


@pytest.mark.parametrize("scenario", BOTH)
def test_E1_1_0_2_eight_phases_of_a_turn(scenario: str) -> None:
    """E1-1.0.2, E1-7.0.1 Diplomacy has three segments; everything else is one step after the other."""
    assert the_scenario(laid_out(scenario, 6)).phases == (
        "card_phase",
        *("negotiation_segment", "ransom_segment", "war_segment"),
        "spring",
        "action_phase",
        "winter",
        "marriage_phase",
        "patronage_phase",
        "victory_phase",
    )


@pytest.mark.parametrize("scenario, last", [("campaign", 7), ("tournament", 6)])
def test_E1_25_3_S7_and_SC_1_ST_1_the_last_turn(scenario: str, last: int) -> None:
    """E1-25.3.S7, E1-SC.1, E1-ST.1 After turn 7, in the tournament after turn 6, the highest total wins; ties as always."""
    g = laid_out(scenario, 6)
    assert (the_scenario(g).first_turn, g.last_turn) == (1 if scenario == "campaign" else 3, last)
    totals = dict(zip(MAJORS, (10, 12, 12, 11, 9, 8), strict=True))
    g.vp_by_turn = [[0, 5, 7, 0, 0, 0]]
    g.turn = last - 1
    assert victor(g, totals) is None
    g.turn = last
    assert victor(g, totals) == (ENGLAND, "time")


# ---- the campaign [E1-SC] -----------------------------------------------------------------------------------------------------
def test_E1_SC_2_and_6_2_2_the_deck_of_the_campaign() -> None:
    """E1-SC.2, E1-6.2.2 All but 4 and 37; 74 to 112 enter later, by turn or after the League: 39 cards."""
    g = laid_out("campaign", 6)
    home = {c for hand in g.home_hand for c in hand}
    assert set(g.deck) | home == set(range(1, 74)) - {4, 37}
    assert not set(g.deck) & home
    later = the_count(g).deck.later
    assert sorted(c for cards in later.values() for c in cards) == list(range(74, 113))
    assert {CARDS[c].type for hand in g.home_hand for c in hand} == {CARDS[1].type}
    assert 1 not in later
    assert len(later[0]) > 0, "those of the League"


@pytest.mark.parametrize("turn, league", [(2, 0), (3, 0), (5, 4), (5, 3)])
def test_E1_6_2_2_cards_that_enter_later(turn: int, league: int) -> None:
    """E1-6.2.2 In the card phase of their turn: home cards to their powers, others into the deck; those of the League in the
    turn after it was formed."""
    g = laid_out("campaign", 6)
    g.turn, g.vp_by_turn = turn, [[0] * 6]
    the_realms(g).league = league
    later = the_count(g).deck.later
    expected = {*later.get(turn, ()), *(later[0] if league and league == turn - 1 else ())}
    play(g, ("card_phase",))
    present = {*g.deck, *(c for h in (*g.hand, *g.home_hand) for c in h)}
    assert present & set(range(74, 113)) == expected
    for card in expected:
        if CARDS[card].type == CARDS[1].type:
            assert card in g.home_hand[CARDS[card].power]


def patronised(g: Elisabeth) -> dict[int, set[str]]:
    """By pool: who can be sponsored."""
    board = the_court(g)
    both = board.artists | board.scientists << N_ARTISTS
    out: dict[int, set[str]] = {}
    for x in places(both):
        out.setdefault(TALENTS[x].pool, set()).add(TALENT.noun[x].partition(":")[2])
    return out


def test_E1_SC_5_artists_and_scientists_of_the_campaign() -> None:
    """E1-SC.5"""
    assert patronised(laid_out("campaign", 6)) == {
        OTTOMAN: {"sinan", "seydi_ali_reis"},
        SPAIN: {"titian", "bautista", "herrera"},
        ENGLAND: {"dee"},
        FRANCE: {"clouet", "de_l_orme", "le_testu"},
        HRE: {"mercator"},
        PROTESTANT: {"brueghel", "le_moyne"},
        ITALY: {"palladio", "bellaso"},
    }


@pytest.mark.parametrize(
    "scenario, pair, barred",
    [
        ("campaign", (OTTOMAN, SPAIN), True),
        ("campaign", (ENGLAND, FRANCE), True),
        ("tournament", (OTTOMAN, SPAIN), True),
        ("tournament", (FRANCE, PROTESTANT), False),
    ],
)
def test_E1_SC_6_and_ST_7_wars_that_can_t_be_ended_at_once(
    scenario: str, pair: tuple[int, int], barred: bool
) -> None:
    """E1-SC.6, E1-ST.7 Not in the first negotiation segment; in the next one they can."""
    g = laid_out(scenario, 6)
    assert g.has_war(*pair)
    g.phase, g.turn = "diplomacy", the_scenario(g).first_turn
    item = ("peace", NOUNS[pair[0]], NOUNS[pair[1]])
    assert (DEALING.why_not(g, [item]) is not None) == barred
    g.turn += 1
    assert DEALING.why_not(g, [item]) is None


@pytest.mark.parametrize("scenario", BOTH)
def test_E1_SC_7_and_ST_9_T_8_influence_at_the_start(scenario: str) -> None:
    """E1-SC.7, E1-ST.9, E1-T.8 Who has a voice on whom, and how much of it."""
    g = laid_out(scenario, 6)
    assert {
        t: {p: g.voice(t, p) for p in MAJORS if g.voice(t, p) >= 0}
        for t in (PAPACY, VENICE, SCOTLAND, IRELAND)
    } == {
        PAPACY: {SPAIN: 1, FRANCE: 0, HRE: 0},
        VENICE: {OTTOMAN: 2, SPAIN: 0, FRANCE: 0, HRE: 0},
        SCOTLAND: {ENGLAND: 0, FRANCE: 0, PROTESTANT: 1},
        IRELAND: {SPAIN: 1, ENGLAND: 2, FRANCE: 0, HRE: 0},
    }
    voices = the_count(g).voices
    assert voices[VENICE].deactivate == (OTTOMAN,)
    assert voices[IRELAND].deactivate == (ENGLAND,)
    assert set(voices[SCOTLAND].activate) == {ENGLAND, FRANCE, PROTESTANT}


# ---- the tournament [E1-ST] -----------------------------------------------------------------------------------------------------
def test_E1_ST_2_cards_of_the_tournament() -> None:
    """E1-ST.2 11 and 58 are out; Selim II rules, the Moriscos stand in revolt; everything up to turn 3 is in play."""
    g = laid_out("tournament", 6)
    home = {c for hand in g.home_hand for c in hand}
    assert g.beside == [28, 6] or sorted(g.beside) == [6, 28]
    assert POWERS[OTTOMAN].rulers[g.ruler[OTTOMAN]].id == "selim_ii"
    assert force(g, "granada") == {"morisco": 2}
    assert all(g.in_unrest(PLACE.by_id[s]) for s in ("gibraltar", "granada", "cartagena"))
    campaign = laid_out("campaign", 6)
    early = {c for turn, cards in the_count(campaign).deck.later.items() if 0 < turn <= 3 for c in cards}
    assert set(g.deck) | home == ({*range(1, 74)} | early) - {4, 37, 6, 11, 28, 58}
    assert {4, 37} <= set(laid_out("tournament", 4).deck)


def test_E1_ST_3_nothing_is_added_in_the_first_card_phase() -> None:
    """E1-ST.3 Persons, fortress and Jesuit lie there already; cards are dealt all the same."""
    g = laid_out("tournament", 6)
    g.turn = 3
    world, before = the_new_world(g), list(g.leader_at)
    markers = (world.fortresses_on_card, g.espionage.jesuits_on_card)  # type: ignore[union-attr]
    cards = len(g.deck)
    play(g, ("card_phase",))
    assert g.leader_at == before
    assert (world.fortresses_on_card, g.espionage.jesuits_on_card) == markers  # type: ignore[union-attr]
    assert len(g.deck) + sum(map(len, g.hand)) == cards
    assert all(g.hand)


def test_E1_ST_5_the_marriage_board_of_the_tournament() -> None:
    """E1-ST.5 Ten nobles; five are out of play, one is married, Mary captured; Louise waits for her card."""
    g = laid_out("tournament", 6)
    board = the_court(g)
    boxes: dict[int, set[str]] = {}
    for noble, value in enumerate(board.suitability):
        if value:
            boxes.setdefault(value, set()).add(NOBLES[noble].id)
    assert boxes == {
        3: {"elizabeth_i", "marguerite_de_valois", "henry_iii", "henry_iv"},
        2: {"philip_ii", "charles_ix", "anna_of_austria", "elisabeth_of_austria", "william_of_orange"},
        1: {"leicester"},
    }
    out = {"don_carlos", "charles_ii", "anna_of_saxony", "earl_of_arran", "lord_darnley"}
    out |= {"elisabeth_de_valois", "mary_stuart"}
    assert {NOBLES[n].id for n in range(len(NOBLES)) if board.gone >> n & 1} == out
    assert board.valois == 1 << NOBLE.by_id["elisabeth_de_valois"]
    assert g.espionage is not None
    assert g.espionage.mary == "captured"


def test_E1_ST_6_artists_and_scientists_of_the_tournament() -> None:
    """E1-ST.6"""
    assert patronised(laid_out("tournament", 6)) == {
        OTTOMAN: {"sinan", "taqi_al_din", "seydi_ali_reis"},
        SPAIN: {"titian", "bautista", "herrera"},
        ENGLAND: {"hilliard", "dee"},
        FRANCE: {"clouet", "ronsard", "de_l_orme", "le_testu"},
        HRE: {"arcimboldo", "brahe", "mercator"},
        PROTESTANT: {"marnix", "le_moyne"},
        ITALY: {"palladio", "tintoretto", "bellaso"},
    }


def test_E1_ST_4_florida_and_what_else_has_happened() -> None:
    """E1-ST.4, E1-SC.3 Florida is Spanish, an escort waits; leaders who are out of play never come."""
    g = laid_out("tournament", 6)
    world = the_new_world(g)
    assert (world.settlements[SETTLEMENT.by_id["florida"]], world.escorts) == (SPAIN, 1)
    assert [g.leader_at[LEADER.by_id[x]] for x in ("montmorency", "zrinyi")] == [GONE, GONE]
    assert (g.master[SCOTLAND], force(g, "edinburgh")) == (PROTESTANT, {"scotland_regular": 2})
    campaign = laid_out("campaign", 6)
    assert the_new_world(campaign).fortresses_on_card == 1
    assert the_realms(campaign).suez == 0


# ---- agreed ends [E1-SZ] ----------------------------------------------------------------------------------------------------------
def test_E1_SZ_2_examples_of_agreed_ends() -> None:
    """E1-SZ.2 The campaign to the end of turn 5; six hours of it, or four of the tournament, by the clock."""
    g = agreed("campaign", 5)
    assert (g.last_turn, the_realms(g).by_the_clock) == (5, False)
    totals = dict(zip(MAJORS, (10, 12, 11, 11, 9, 8), strict=True))
    g.turn = 5
    assert victor(g, totals) == (SPAIN, "time")
    for scenario, last in (("campaign", -7), ("tournament", -6)):
        g = agreed(scenario, last)
        assert (g.last_turn, the_realms(g).by_the_clock) == (-last, True)


def test_E1_SZ_3_all_other_victories_stay() -> None:
    """E1-SZ.3 Standard and dominance before the agreed end; the keys and the faiths at once."""
    g = agreed("campaign", 5)
    g.turn = 4
    totals = dict(zip(MAJORS, (25, 12, 11, 11, 9, 8), strict=True))
    assert victor(g, totals) == (OTTOMAN, "standard")
    assert victor(g, {**totals, OTTOMAN: 18}) == (OTTOMAN, "dominance")
    assert victor(g, {**totals, OTTOMAN: 16}) is None
    for s in KEYS[:14]:
        g.set_control(s, SPAIN)
    assert box_open(g, SPAIN)


# ---- two to six players [E1-SP, E1-3.1.1] ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("scenario, players", EVERY_COUNT)
def test_E1_3_1_1_six_majors_with_every_number_of_players(scenario: str, players: int) -> None:
    """E1-3.1.1, E1-1.0.1, E1-SP.5 The HRE has no player of its own with 2 to 5, the Ottomans with 2 to 4; influence on the HRE is one
    each for England, France and the Protestants then."""
    g = laid_out(scenario, players)
    activated = set(the_count(g).activated)
    assert activated == ({OTTOMAN, HRE} if players <= 4 else {HRE} if players == 5 else set())
    assert {seat for seat in g.seat_of if seat >= 0} == set(range(players))
    assert [POWERS[p].id for p in MAJORS] == ["ottoman", "spain", "england", "france", "hre", "protestant"]
    if players < 6:
        assert {p: g.voice(HRE, p) for p in (SPAIN, ENGLAND, FRANCE, PROTESTANT)} == dict.fromkeys(
            (SPAIN, ENGLAND, FRANCE, PROTESTANT), 1
        )
        assert g.voice(HRE, OTTOMAN) == 3
    else:
        assert not [p for p in MAJORS if g.voice(HRE, p) >= 0]


@pytest.mark.parametrize("scenario, players", EVERY_COUNT)
def test_E1_SP_10_what_follows_from_the_number_of_players(scenario: str, players: int) -> None:
    """E1-SP.10, E1-SP.3 The deck of six without what is removed, with what is added; the same for later cards."""
    g, six = laid_out(scenario, players), laid_out(scenario, 6)
    home = {c for hand in g.home_hand for c in hand}
    home_six = {c for hand in six.home_hand for c in hand}
    removed = {1, 2, 34, 35, 71, 72} if players <= 4 else {34, 35, 71, 72} if players == 5 else set()
    added = {4, 37} if players <= 4 else {4} if players == 5 else set()
    assert set(g.deck) | home == (set(six.deck) | home_six) - removed | added
    later, later_six = the_count(g).deck.later, the_count(six).deck.later
    assert {t: set(cards) - removed for t, cards in later_six.items()} == {
        t: set(cards) for t, cards in later.items()
    }
    assert not g.home_hand[HRE] or players == 6


def test_E1_SP_8_victory_with_two_powers() -> None:
    """E1-SP.8 A power wins and with it its player; dominance compares with other players' powers; a score is the best."""
    g = laid_out("campaign", 3)
    g.turn = 4
    totals = dict.fromkeys(contenders(g), 10)
    mine = [p for p in contenders(g) if g.seat_of[p] == g.seat_of[ENGLAND]]
    assert set(mine) == {ENGLAND, PROTESTANT}
    totals |= {ENGLAND: 16, PROTESTANT: 15}
    assert victor(g, totals) == (ENGLAND, "dominance")
    totals[SPAIN] = 12
    assert victor(g, totals) is None
    for power in (ENGLAND, PROTESTANT):
        g.award(power, "test", totals[power] - victory_points(g, power))
    g.winner, g.ending = ENGLAND, "dominance"
    outcome = result(g)
    assert outcome.winners == (g.seat_of[ENGLAND],)
    assert outcome.scores[g.seat_of[ENGLAND]] == 16


# ---- majors without a player [E1-SA] ------------------------------------------------------------------------------------------------
def test_E1_SA_4_an_activated_major_plays_like_others() -> None:
    """E1-SA.4 Its own impulse in impulse order under its controller, cards by keys and ruler, and a spring deployment."""
    g = acting(4)
    assert played(g) == [OTTOMAN, SPAIN, ENGLAND, FRANCE, PROTESTANT]
    g.hand = [[] for _ in g.hand]
    g.turn, g.vp_by_turn, g.deck = 2, [[0] * 6], list(range(40, 71))
    due = cards_due(g, OTTOMAN)
    play(g, ("card_phase",))
    assert len([c for c in g.hand[OTTOMAN] if c != 6]) == due
    assert deployments(g, OTTOMAN)
    g.phase, g.hand[OTTOMAN] = "action", [CARD["storms"]]
    game = play(g, ("impulse", OTTOMAN))
    assert game.questions[0].ask.seat == g.seat_of[ENGLAND]


def test_E1_SA_7_winter_of_majors_without_a_player() -> None:
    """E1-SA.7 Only an active one recruits; the marker of its ally stays, other alliances it made end."""
    g = acting(4)
    g.phase = "winter"
    g.ally(OTTOMAN, FRANCE)
    before = force(g, "istanbul").get("ottoman_regular", 0), force(g, "vienna").get("hre_regular", 0)
    play(g, ("winter_end",))
    after = force(g, "istanbul").get("ottoman_regular", 0), force(g, "vienna").get("hre_regular", 0)
    assert (after[0] - before[0], after[1] - before[1]) == (1, 0)
    assert (g.has_alliance(ENGLAND, OTTOMAN), g.has_alliance(OTTOMAN, FRANCE)) == (True, False)


def test_E1_SA_11_war_with_one_is_not_war_with_the_other() -> None:
    """E1-SA.11 It has cells of its own: Spain fights the Ottomans, not England, and the other way round."""
    g = acting(4)
    assert at_war(g, SPAIN, OTTOMAN)
    assert not at_war(g, SPAIN, ENGLAND)
    g.end_war(SPAIN, OTTOMAN)
    g.begin_war(SPAIN, ENGLAND)
    assert not at_war(g, SPAIN, OTTOMAN)
    g.phase = "diplomacy"
    assert why_no_war(g, SPAIN, OTTOMAN) is None


def test_E1_SA_13_no_war_on_ones_own_player_or_ally_or_where_none_is_possible() -> None:
    """E1-SA.13 France wins the HRE: it may declare war on others, not on France, nor on an ally of the HRE, nor where the
    cell says so; joining needs a declaration of war."""
    g = acting(5)
    g.seat_of[PROTESTANT] = g.seat_of[FRANCE]
    g.ally(HRE, SPAIN)
    question = next(activate_major(g, FRANCE, HRE))
    assert isinstance(question, Ask)
    assert question.prompt == "free-war", "nobody declared war, so there is nothing to join"
    assert isinstance(question.answers, list)
    declared = {a[1] for a in question.answers if a[0] == "declare"}
    assert "power:ottoman" in declared
    assert not declared & {"power:france", "power:protestant", "power:spain"}
    for power in MAJORS:
        assert NOUNS[power] not in declared or war_cost(g, HRE, power) is not None


def test_E1_SA_14_while_it_is_inactive() -> None:
    """E1-SA.14 No hand, no impulse, no roll; nobody spies on it or raids it; captives that it holds go home when it falls
    away, its own stay captive."""
    g = laid_out("campaign", 5)
    g.turn, g.phase = 1, "action"
    assert HRE not in played(g)
    assert (cards_due(g, HRE) > 0, g.hand[HRE], g.home_hand[HRE]) == (True, [], [])
    assert HRE not in rollers(g, PAPACY)
    assert HRE not in spied_on(g, SPAIN)
    assert HRE not in raided(g, OTTOMAN, PLACE.by_id["adriatic_sea"])
    g = acting(4)
    g.capture(LEADER.by_id["montmorency"], OTTOMAN)
    g.capture(LEADER.by_id["mehmed"], SPAIN)
    g.set_voice(OTTOMAN, SPAIN, 9)
    playing.dice(g, 6, 1, 1, 1)
    play(g, ("announce", FRANCE, SUBLIME_PORTE))
    assert g.seat_of[OTTOMAN] == NOBODY
    assert g.leader_at[LEADER.by_id["montmorency"]] != CAPTIVE
    assert g.leader_at[LEADER.by_id["mehmed"]] == CAPTIVE


def test_E1_SA_15_deactivated_in_its_own_impulse() -> None:
    """E1-SA.15, E1-C.37 The Ottomans play their own card and fall away: the two CP lapse. Activated it gets no home cards."""
    g = acting(4, active=OTTOMAN)
    g.set_voice(OTTOMAN, SPAIN, 9)
    playing.dice(g, 6, 1, 1, 1)
    game = play(g, ("announce", OTTOMAN, SUBLIME_PORTE), ("actions",))
    assert (g.cp, g.seat_of[OTTOMAN]) == (0, NOBODY)
    assert asked(game) is None
    g = acting(5)
    for power, points in ((OTTOMAN, 0), (SPAIN, 1), (ENGLAND, 1), (FRANCE, 3), (PROTESTANT, 0)):
        g.set_voice(HRE, power, points)
    playing.dice(g, 1, 1, 1, 6, 1)
    game = play(g, ("announce", SPAIN, GERMAN_INTERVENTION))
    give(game, "keep-peace")
    assert g.home_hand[HRE] == []
    assert len(g.hand[HRE]) <= cards_due(g, HRE)


def test_E1_SA_16_the_baseline_is_all_it_has() -> None:
    """E1-SA.16 Keys and bonus; when it falls away the markers come first."""
    g = acting(5)
    g.award(HRE, "royal_marriage", 3)
    total = victory_points(g, HRE)
    procedure = activate_major(g, FRANCE, HRE)
    next(procedure)
    assert the_realms(g).baseline[HRE] == total
    g.award(HRE, "royal_marriage", 2)
    adjust_baseline(g, HRE)
    assert (g.bonus[FRANCE], the_realms(g).baseline[HRE]) == ({"activated_major": 1}, total + 2)


def test_E1_SA_9_no_military_victory_and_no_preference() -> None:
    """E1-SA.9 With all keys on the map the last box of an activated major stays closed."""
    g = acting(4)
    for s in KEYS[:10]:
        g.set_control(s, OTTOMAN)
    assert not box_open(g, OTTOMAN)
    the_realms(g).patron[OTTOMAN] = NOBODY
    assert box_open(g, OTTOMAN)
