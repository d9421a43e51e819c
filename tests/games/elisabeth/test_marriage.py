"""Marriages [E1-21] and who may marry whom [E1-9.1.13]."""

from __future__ import annotations

import pytest

import playing
from games.elisabeth.builders import asked, give, laid_out, play, told
from games.elisabeth.court_builders import at_court, noble, wedding
from theatrum.games.elisabeth.queries.marriages import why_no_match
from theatrum.games.elisabeth.rules.cards import ruler
from theatrum.games.elisabeth.rules.deaths import person_dies
from theatrum.games.elisabeth.rules.marriage import added, grow_older, outcome, virgin_queen
from theatrum.games.elisabeth.rules.matches import engage
from theatrum.games.elisabeth.rules.persons import new_persons
from theatrum.games.elisabeth.state import the_court, the_espionage
from theatrum.games.elisabeth.state.pieces import CAPTIVE, GONE
from theatrum.games.elisabeth.tables.persons import PERSONS
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, HRE, PROTESTANT, SCOTLAND, SPAIN


def test_E1_21_1_philip_and_elisabeth_de_valois() -> None:
    """E1-21.1 Computed: 3 + 4 + 2 + 5 = 14: a card more for both; a Valois is a point for France; both leave the board."""
    g = at_court(philip_ii=3, elisabeth_de_valois=2)
    g = wedding(g, "philip_ii", "elisabeth_de_valois", 4, 5).state  # type: ignore[assignment]
    assert (g.card_marks[SPAIN], g.card_marks[FRANCE]) == (1, 1)
    assert the_court(g).valois == 1 << noble("elisabeth_de_valois")
    assert the_court(g).suitability[noble("philip_ii")] == 0


def test_WX_21_A_don_carlos_must_roll_again() -> None:
    """WX-21-A 2 + 2, dice 6 and 3: the six is rolled again, a one: 8; with festivities 10."""
    g = at_court(don_carlos=2, elisabeth_de_valois=2)
    game = wedding(g, "don_carlos", "elisabeth_de_valois", 6, 3, 1)
    assert told(game, "marriage-back-to-pool-no-bonus")[0].args["n"] == 8
    g = at_court(don_carlos=2, elisabeth_de_valois=2)
    the_court(g).festivities = noble("don_carlos")
    game = wedding(g, "don_carlos", "elisabeth_de_valois", 6, 3, 1)
    assert told(game, "marriage-no-effect")[0].args["n"] == 10


def test_WX_21_B_a_couple_of_one_power_adds_the_higher() -> None:
    """WX-21-B Leicester (1) and Elizabeth (5): both dice, only the five; no Virgin Queen point from then on."""
    g = at_court(leicester=1, elizabeth_i=5)
    engage(g, noble("leicester"), noble("elizabeth_i"))
    assert added(g, noble("leicester"), noble("elizabeth_i")) == 5
    playing.dice(g, 5, 5)
    state = play(g, ("marriage", noble("leicester"))).state
    assert state.bonus[ENGLAND] == {"royal_marriage": 1}
    virgin_queen(state)  # type: ignore[arg-type]
    assert "virgin_queen" not in state.bonus[ENGLAND]


def test_WX_21_C_time_goes_by() -> None:
    """WX-21-C, E1-21.2, E1-21.3 Elizabeth scores in five turns and is too old then; a man at 2 drops with a four and stays
    with a five; Leicester stays while she does."""
    g = at_court(elizabeth_i=5, leicester=1, don_carlos=2)
    for turn in range(1, 7):
        playing.dice(g, *([1] if turn <= 5 else []), *([4] if turn <= 2 else []), 1)
        virgin_queen(g)
        grow_older(g)
    assert g.bonus[ENGLAND]["virgin_queen"] == 5
    assert the_court(g).suitability[noble("elizabeth_i")] == 0
    g = at_court(don_carlos=2)
    playing.dice(g, 5)
    grow_older(g)
    assert the_court(g).suitability[noble("don_carlos")] == 2


def test_E1_21_1_table_of_outcomes() -> None:
    """22-T4 From murder to a splendid match."""
    assert [outcome(n).result for n in (2, 6, 7, 8, 9, 10, 12, 13, 15, 17, 20)] == [
        "husband_murdered",
        "husband_murdered",
        "unhappy",
        "back_to_pool_no_bonus",
        "back_to_pool_no_bonus",
        "no_effect",
        "wife_dies_in_childbirth",
        "card",
        "vp",
        "vp_and_card",
        "vp_and_card",
    ]


def test_E1_23_the_husband_is_murdered() -> None:
    """E1-21.1, E1-23.4, E1-5.1.21 Henry III: the noble and the army leader leave; Charles IX: France has no good ruler."""
    g = at_court(henry_iii=1, anna_of_saxony=1)
    g.put_leader(LEADER.by_id["henry_iii"], 10)
    state = wedding(g, "henry_iii", "anna_of_saxony", 1, 2).state
    assert state.leader_at[LEADER.by_id["henry_iii"]] == GONE
    g = at_court(charles_ix=1, anna_of_saxony=1)
    state = wedding(g, "charles_ix", "anna_of_saxony", 1, 2).state
    assert ruler(state, FRANCE).administration == 0  # type: ignore[arg-type]


def test_E1_21_0_bonuses() -> None:
    """E1-21.0 Mary's husband gains influence in Scotland, Darnley for France; Anna of Saxony a card for her husband's power;
    Charles II takes one from an English bride's."""
    g = at_court(lord_darnley=3, mary_stuart=3)
    before = g.voice(SCOTLAND, ENGLAND), g.voice(SCOTLAND, FRANCE)
    state = wedding(g, "lord_darnley", "mary_stuart", 2, 2).state
    assert (state.voice(SCOTLAND, ENGLAND), state.voice(SCOTLAND, FRANCE)) == (before[0] + 2, before[1] + 2)
    g = at_court(henry_iv=3, anna_of_saxony=3)
    state = wedding(g, "henry_iv", "anna_of_saxony", 2, 2).state
    assert state.card_marks[PROTESTANT] == 1
    g = at_court(charles_ii=3, elizabeth_i=3)
    state = wedding(g, "charles_ii", "elizabeth_i", 2, 2).state
    assert (state.card_marks[ENGLAND], state.card_marks[HRE]) == (-1, 0)


def test_OP_21_26_william_who_is_murdered_after_his_wedding_does_not_come_back() -> None:
    """OP-21-12, OP-21-26, E1-5.1.21 Mary's wedding is in the diplomacy phase and brings no points; then he dies."""
    for murdered in (False, True):
        g = at_court(william_of_orange=2, mary_stuart=3)
        g = wedding(g, "william_of_orange", "mary_stuart", 3, 3).state  # type: ignore[assignment]
        if murdered:
            person_dies(g, PERSONS["william_of_orange"])
        g.turn += 1
        new_persons(g)
        assert the_court(g).suitability[noble("william_of_orange")] == (0 if murdered else 2)


def test_E1_21_4_louise_leaves_the_game_with_the_death_of_her_groom() -> None:
    """E1-21.4, E1-C.95 It is as if the match were annulled; a bride of a power goes back to the pool."""
    for bride, stays in (("louise_of_lorraine", 0), ("anna_of_saxony", 1)):
        g = at_court(henry_iii=3, anna_of_saxony=1, louise_of_lorraine=2)
        engage(g, noble("henry_iii"), noble(bride))
        person_dies(g, PERSONS["henry_iii"])
        board = the_court(g)
        assert (board.suitability[noble(bride)], board.gone >> noble(bride) & 1) == (stays, not stays)


def test_OP_21_12_william_comes_back_without_points() -> None:
    """E1-21.0, OP-21-12 With suitability 2 in the next turn; not after an annulment."""
    g = at_court(william_of_orange=2, anna_of_saxony=1)
    state = wedding(g, "william_of_orange", "anna_of_saxony", 4, 4).state
    assert the_court(state).comes_back == 1 << noble("william_of_orange")  # type: ignore[arg-type]


def test_E1_21_1_S2_anna_of_austria_may_roll_the_lowest_again() -> None:
    """E1-21.1.S2 The HRE decides."""
    g = at_court(philip_ii=3, anna_of_austria=2)
    game = wedding(g, "philip_ii", "anna_of_austria", 1, 5, 6)
    assert asked(game) == ("hre", "marriage-reroll")
    give(game, "roll-again")
    assert told(game, "marriage-vp")[0].args["n"] == 16


def test_E1_9_1_13_who_may_not_marry() -> None:
    """E1-9.1.13, E1-21.0 One family, two men, a captive, Marguerite with a Frenchman, captured Mary."""
    g = at_court(
        philip_ii=3,
        isabella_clara_eugenia=2,
        don_carlos=2,
        leicester=1,
        marguerite_de_valois=3,
        mary_stuart=3,
        alencon=1,
    )

    def why(one: str, other: str) -> str:
        refusal = why_no_match(g, noble(one), noble(other))
        return "" if refusal is None else refusal.key

    assert why("philip_ii", "isabella_clara_eugenia") == "one-family"
    assert why("philip_ii", "don_carlos") == "no-couple"
    assert why("alencon", "mary_stuart") == ""
    g.leader_at[LEADER.by_id["leicester"]] = CAPTIVE
    assert why("leicester", "marguerite_de_valois") == "noble-captive"
    the_espionage(g).mary = "captured"
    assert why("alencon", "mary_stuart") == "noble-captive"


def test_E1_SC_4_the_match_that_was_arranged_before() -> None:
    """E1-SC.4, OP-9-36 Broken by either side in turn 1: Spain gets a card less in turn 2."""
    g = laid_out("campaign", 6)
    g.turn, g.phase = 1, "diplomacy"
    game = play(g, ("deal", FRANCE))
    give(game, "add-break-match", "power:france")
    give(game, "announce")
    assert game.state.card_marks[SPAIN] == -1
    assert the_court(game.state).bride_of[noble("philip_ii")] == -1  # type: ignore[arg-type]


@pytest.mark.parametrize("queen, stays", [(2, True), (1, False)])
def test_OP_21_23_leicester_ages_when_elizabeth_has_left_the_boxes(queen: int, stays: bool) -> None:
    """E1-21.3, OP-21-23 Women first: from the last box she is gone when he rolls a four."""
    g = at_court(elizabeth_i=queen, leicester=1)
    playing.dice(g, 4)
    grow_older(g)
    assert bool(the_court(g).suitability[noble("leicester")]) == stays
