"""Chapter 30, rule by rule: campaign and tournament, and agreed ends."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import force, laid_out, play
from theatrum.core.chance import Chance
from theatrum.core.contract import Setup
from theatrum.games.elisabeth.queries.relations import the_count, the_scenario
from theatrum.games.elisabeth.rules.agreements import DEALING
from theatrum.games.elisabeth.rules.setup import lay_out
from theatrum.games.elisabeth.rules.victory import box_open, victor
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_new_world, the_realms
from theatrum.games.elisabeth.state.pieces import GONE
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.patronage import ITALY, N_ARTISTS, TALENT, TALENTS
from theatrum.games.elisabeth.tables.persons import NOBLE, NOBLES
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.places import KEYS, PLACE
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    IRELAND,
    MAJORS,
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


def agreed(scenario: str, last_turn: int, players: int = 6) -> Elisabeth:
    """A scenario whose players have agreed on an end."""
    g = Elisabeth(Setup(players, {"scenario": scenario, "last_turn": last_turn}, Chance("7")))
    lay_out(g)
    return g


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
    """E1-SC.5 And all markers: thirteen awards for artists and six for scientists, nine science bonuses."""
    board = the_court(laid_out("campaign", 6))
    assert (board.awards.bit_count(), board.bonuses_left.bit_count()) == (19, 9)
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
