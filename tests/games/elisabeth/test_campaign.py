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
from theatrum.games.elisabeth.queries.points import sources, victory_points
from theatrum.games.elisabeth.rules.cards import cards_due
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_new_world, the_realms
from theatrum.games.elisabeth.state.pieces import ON_CARD
from theatrum.games.elisabeth.tables.places import PLACE, SPACES
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
    """WX-23-D, EX-6.2-c, E1-23.6 La Rochelle, Edinburgh, Amsterdam: 4 + min(1, 2) = 5 cards; 2 + 2 + 3 = 7 points."""
    g = laid_out("campaign", 6)
    for name in ("la_rochelle", "edinburgh", "amsterdam"):
        g.set_control(PLACE.by_id[name], PROTESTANT)
    assert cards_due(g, PROTESTANT) == 5
    assert dict(sources(g, PROTESTANT))["keys"] == 7
    g.set_unrest(PLACE.by_id["amsterdam"])
    assert cards_due(g, PROTESTANT) == 4


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
