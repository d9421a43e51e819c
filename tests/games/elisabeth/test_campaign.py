"""Campaign and tournament for every number of players: how they are laid out, and that they come to their end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.elisabeth.builders import laid_out
from theatrum.core.beginning import begin
from theatrum.core.chance import Chance
from theatrum.core.contract import Procedure, Runner
from theatrum.games.elisabeth import DEFINITION
from theatrum.games.elisabeth.queries.capitals import capitals_of
from theatrum.games.elisabeth.queries.keys import counted_keys, dutch_keys
from theatrum.games.elisabeth.queries.points import key_vp, sources, victory_points
from theatrum.games.elisabeth.queries.relations import contenders, played
from theatrum.games.elisabeth.queries.religion import protestant_count
from theatrum.games.elisabeth.rules.cards import cards_due, ruler
from theatrum.games.elisabeth.rules.points import OTHERS, points
from theatrum.games.elisabeth.rules.victory import result
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_new_world, the_realms
from theatrum.games.elisabeth.state.pieces import ON_CARD
from theatrum.games.elisabeth.tables.places import KEYS, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    MAJORS,
    OTTOMAN,
    POWERS,
    PROTESTANT,
    SPAIN,
)
from theatrum.games.elisabeth.tables.records.pieces import CAPTAINS
from theatrum.games.elisabeth.tables.records.points import VP_TABLES

BOTH = ("campaign", "tournament")
EVERY_COUNT = [(scenario, players) for scenario in BOTH for players in range(2, 7)]


@pytest.mark.parametrize("scenario, players", EVERY_COUNT)
def test_E1_SG_4_start_vp(scenario: str, players: int) -> None:
    """E1-SG.4, E1-25.2 Keys, Protestant spaces and bonus boxes make the totals that the book prints."""
    g = laid_out(scenario, players)
    start = VP_TABLES.load().start_vp
    printed = start.campaign if scenario == "campaign" else start.tournament
    assert {POWERS[p].id: victory_points(g, p) for p in MAJORS} == printed


def test_E1_ST_4_where_the_points_of_the_tournament_come_from() -> None:
    """E1-ST.4 England 6 + 2 + 3 bonus, France 7 + 2 Paris + 1 Valois, Protestants 4 + 4 + 2, Spain 12 + 3."""
    g = laid_out("tournament", 6)
    assert dict(sources(g, ENGLAND)) == {"keys": 6, "special": 2, "piracy": 1, "virgin_queen": 2}
    assert dict(sources(g, FRANCE)) == {"keys": 7, "special": 1, "paris": 2}
    assert dict(sources(g, PROTESTANT)) == {"keys": 4, "special": 4, "patronage": 2}
    assert dict(sources(g, SPAIN)) == {"keys": 12, "special": 3}
    assert dict(sources(g, OTTOMAN)) == {"keys": 13, "special": 0, "patronage": 1}


def test_WX_23_D_the_two_rows_of_the_protestants() -> None:
    """WX-23-D, E1-23.6 La Rochelle, Edinburgh, Amsterdam: 4 + min(1, 2) = 5 cards; 2 + 2 + 3 = 7 points."""
    g = laid_out("campaign", 6)
    for name in ("la_rochelle", "edinburgh", "amsterdam"):
        g.set_control(PLACE.by_id[name], PROTESTANT)
    assert cards_due(g, PROTESTANT) == 5
    assert dict(sources(g, PROTESTANT))["keys"] == 7
    g.set_unrest(PLACE.by_id["amsterdam"])
    assert cards_due(g, PROTESTANT) == 4


def test_EX_6_2_c_two_dutch_keys_and_la_rochelle() -> None:
    """EX-6.2-c, E1-23.6, E1-12.4.9 Amsterdam, Brussels and La Rochelle are rows of 2 and 1: 5 cards; with La Rochelle in
    unrest one row counts nothing: 4."""
    g = laid_out("campaign", 6)
    for name in ("amsterdam", "brussels", "la_rochelle"):
        g.set_control(PLACE.by_id[name], PROTESTANT)
    assert (dutch_keys(g), counted_keys(g, PROTESTANT)) == (2, 3)
    assert cards_due(g, PROTESTANT) == 5
    g.set_unrest(PLACE.by_id["la_rochelle"])
    assert (dutch_keys(g), counted_keys(g, PROTESTANT)) == (2, 2)
    assert cards_due(g, PROTESTANT) == 4


def test_OP_25_16_the_points_that_are_drawn_are_those_of_the_best_power() -> None:
    """OP-25-16, E1-25.2 Two players have three powers each: what is drawn by source comes to the score that stands beside it."""
    g = laid_out("tournament", 2)
    scores = result(g).scores
    drawn = points(g, [])
    assert [sum(by_seat[seat] for by_seat in drawn.values()) for seat in range(2)] == list(scores)
    assert OTHERS not in drawn
    assert len(played(g)) > 2
    for seat in range(2):
        best = max((p for p in contenders(g) if g.seat_of[p] == seat), key=lambda p: victory_points(g, p))
        assert drawn["keys"][seat] == key_vp(g, best)


def test_E1_25_2_points_are_drawn_by_what_they_were_won_with() -> None:
    """E1-25.2 Keys, faith, arts, marriages, wars, the New World and piracy each for themselves; the Valois of France are
    marriages, murders and canals are others; what nobody has is not named."""
    g = laid_out("tournament", 6)
    for kind in ("circumnavigation", "treasure_vp"):
        g.award(ENGLAND, kind)
    g.award(OTTOMAN, "suez", 2)
    drawn = points(g, [])
    seat = g.seat_of
    assert list(drawn) == ["keys", "faith", "patronage", "marriages", "wars", "new-world", "piracy", "others"]
    assert {
        source: by_seat[seat[ENGLAND]] for source, by_seat in drawn.items() if by_seat[seat[ENGLAND]]
    } == {
        "keys": 6,
        "faith": 2,
        "marriages": 2,
        "new-world": 2,
        "piracy": 1,
    }
    assert (drawn["marriages"][seat[FRANCE]], drawn["faith"][seat[FRANCE]], drawn["wars"][seat[FRANCE]]) == (
        1,
        0,
        2,
    )
    assert drawn["others"][seat[OTTOMAN]] == 2
    assert list(points(laid_out("learning", 2), [])) == ["keys", "fortresses"]


def test_WX_X_1_the_points_of_the_campaign() -> None:
    """WX-X-1, E1-25.2 Eighteen Protestant spaces: Spain 11 + 6, England 6 + 0, the Protestants 0 + 1; France 9, the Ottomans
    11, the HRE 8."""
    g = laid_out("campaign", 6)
    assert protestant_count(g) == 18
    keys = {power: counted_keys(g, power) for power in MAJORS}
    assert keys == {OTTOMAN: 6, SPAIN: 11, ENGLAND: 4, FRANCE: 8, HRE: 4, PROTESTANT: 0}
    points = {power: key_vp(g, power) for power in MAJORS}
    assert points == {OTTOMAN: 11, SPAIN: 11, ENGLAND: 6, FRANCE: 9, HRE: 8, PROTESTANT: 0}
    special = {power: dict(sources(g, power)).get("special", 0) for power in MAJORS}
    assert special == {OTTOMAN: 0, SPAIN: 6, ENGLAND: 0, FRANCE: 0, HRE: 0, PROTESTANT: 1}
    total = {power: victory_points(g, power) for power in MAJORS}
    assert total == {OTTOMAN: 11, SPAIN: 17, ENGLAND: 6, FRANCE: 9, HRE: 8, PROTESTANT: 1}


def test_WX_X_2_the_points_of_the_tournament() -> None:
    """WX-X-2, E1-25.2 Thirty Protestant spaces: Spain 12 + 3, England 6 + 2 + 3, France 7 + 2 for Paris + 1 Valois, the
    Protestants 2 × 2 + 4 + 2, the Ottomans 13 + 1, the HRE 8."""
    g = laid_out("tournament", 6)
    assert protestant_count(g) == 30
    points = {power: key_vp(g, power) for power in MAJORS}
    assert points == {OTTOMAN: 13, SPAIN: 12, ENGLAND: 6, FRANCE: 7, HRE: 8, PROTESTANT: 4}
    special = {power: dict(sources(g, power)).get("special", 0) for power in (SPAIN, ENGLAND, PROTESTANT)}
    assert special == {SPAIN: 3, ENGLAND: 2, PROTESTANT: 4}
    total = {power: victory_points(g, power) for power in MAJORS}
    assert total == {OTTOMAN: 14, SPAIN: 15, ENGLAND: 11, FRANCE: 10, HRE: 8, PROTESTANT: 10}


def test_EX_32_c_cards_by_keys_and_rulers() -> None:
    """EX-32-c, E1-6.2.4 Ottomans with 8 keys 5 + 0; Spain with 11, one in unrest, 5 + 1; the HRE with 3 keys 2 + 1; the
    Protestants with 2 Dutch keys and another 5."""
    g = laid_out("campaign", 6)
    for name in ("tunis", "venice"):
        g.set_control(PLACE.by_id[name], OTTOMAN)
    g.set_control(next(s for s in KEYS if g.control[s] == HRE), ENGLAND)
    assert [counted_keys(g, power) for power in (OTTOMAN, SPAIN, HRE)] == [8, 11, 3]
    g.set_unrest(PLACE.by_id["madrid"])
    assert [ruler(g, p).id for p in (OTTOMAN, SPAIN, HRE)] == ["suleiman", "philip_ii", "maximilian_ii"]
    assert [cards_due(g, power) for power in (OTTOMAN, SPAIN, HRE)] == [5 + 0, 5 + 1, 2 + 1]
    for name in ("amsterdam", "antwerp", "la_rochelle"):
        g.set_control(PLACE.by_id[name], PROTESTANT)
    assert cards_due(g, PROTESTANT) == 5


def test_E1_SP_2_and_SP_7_majors_without_a_player() -> None:
    """E1-SP.2, E1-SP.7, E1-SA.1 With two to four the Ottomans begin as England's ally, the HRE inactive."""
    g = laid_out("campaign", 4)
    realms = the_realms(g)
    assert g.seat_of[OTTOMAN] == g.seat_of[ENGLAND] == 1
    assert (realms.patron[OTTOMAN], realms.baseline[OTTOMAN]) == (ENGLAND, 11)
    assert g.seat_of[HRE] == -1
    assert g.counts_as_minor(HRE)
    assert [g.voice(HRE, p) for p in (OTTOMAN, SPAIN, ENGLAND, FRANCE, PROTESTANT)] == [3, 1, 1, 1, 1]
    assert g.home_hand[OTTOMAN] == []
    five = laid_out("campaign", 5)
    assert five.home_hand[OTTOMAN] == [1, 2]


def test_E1_SP_3_and_SP_4_what_leaves_with_fewer_players() -> None:
    """E1-SP.3, E1-SP.4 Cards 4 and 37 come, home cards of the absent go; so do some awards, captains and artists."""
    six, four = laid_out("campaign", 6), laid_out("campaign", 4)
    assert {4, 37} <= set(four.deck)
    assert not {4, 37} & set(six.deck)
    assert not {1, 2, 34, 35, 71, 72} & {*four.deck, *(c for hand in four.home_hand for c in hand)}
    assert the_court(six).awards.bit_count() == the_court(four).awards.bit_count() + 5
    assert the_court(six).bonuses_left.bit_count() == the_court(four).bonuses_left.bit_count() + 1
    murat = [row.id for row in CAPTAINS.load().captains].index("murat_reis")
    assert the_new_world(six).captain_at[murat] == ON_CARD
    assert the_new_world(four).captain_at[murat] != ON_CARD


def test_E1_SC_3_and_ST_4_markers_on_the_power_cards() -> None:
    """E1-SC.3, E1-ST.4, E1-23.6 Mercenaries for hire, treasures at random, the Huguenot capital of the tournament."""
    campaign, tournament = laid_out("campaign", 6), laid_out("tournament", 6)
    assert the_realms(campaign).for_hire == 4
    assert [len(campaign.treasures[p]) for p in MAJORS] == [0, 1, 0, 0, 0, 0]
    assert [len(tournament.treasures[p]) for p in MAJORS] == [0, 2, 1, 0, 0, 1]
    assert capitals_of(campaign, PROTESTANT) == []
    assert [SPACES[s].id for s in capitals_of(tournament, PROTESTANT, "huguenot")] == ["la_rochelle"]
    assert capitals_of(tournament, PROTESTANT, "dutch") == []


@pytest.mark.parametrize("scenario, players", EVERY_COUNT)
def test_random_games_come_to_their_end(scenario: str, players: int) -> None:
    """E1-7.0.1, E1-SZ.1 Every scenario, with every number of players, from the set-up to a result."""
    game = begin(
        DEFINITION, players, f"{players}", options={"scenario": scenario, "last_turn": 4}, light=True
    )
    choose = Chance("abc").below
    answered = 0
    while not game.over:
        question = game.questions[choose(len(game.questions))]
        game.answer(question, question.answers[choose(len(question.answers))])
        answered += 1
        if answered % 40 == 0:
            assert DEFINITION.invariants(game.state) == []
    assert game.state.turn <= 4
    assert game.result is not None


@pytest.mark.parametrize("players", [3, 6])
def test_a_step_that_asks_changes_nothing_before_it_is_begun(players: int) -> None:
    """A position is found again by beginning its step anew: what a step has done before it asks would be done twice."""

    def careful(name: str, run: Runner) -> Runner:
        def step(g: Elisabeth, *args: str | int) -> Procedure[None] | None:
            before = g.digest
            procedure = run(g, *args)
            assert procedure is None or g.digest == before, (
                f"the step {name} changes the state before it asks"
            )
            return procedure

        return step

    steps = {name: careful(name, run) for name, run in DEFINITION.procedures.items()}
    game = begin(
        replace(DEFINITION, procedures=steps), players, "5", options={"scenario": "tournament"}, light=True
    )
    choose = Chance("steps").below
    while not game.over and game.position < 2500:
        question = game.questions[choose(len(game.questions))]
        game.answer(question, question.answers[choose(len(question.answers))])
    assert game.position > 500
