"""Chapter 30, rule by rule: two to six players, and majors without one."""

from __future__ import annotations

import pytest

import playing
from games.elisabeth.builders import CARD, asked, force, give, laid_out, play
from games.elisabeth.event_builders import GERMAN_INTERVENTION, SUBLIME_PORTE, acting
from theatrum.core.contract import Ask
from theatrum.games.elisabeth.queries.espionage import targets as spied_on
from theatrum.games.elisabeth.queries.points import victory_points
from theatrum.games.elisabeth.queries.relations import at_war, contenders, played, the_count
from theatrum.games.elisabeth.queries.war_costs import war_cost
from theatrum.games.elisabeth.rules import victory
from theatrum.games.elisabeth.rules.activation import activate_major, deactivate_major
from theatrum.games.elisabeth.rules.cards import cards_due
from theatrum.games.elisabeth.rules.declarations import why_no_war
from theatrum.games.elisabeth.rules.piracy import targets as raided
from theatrum.games.elisabeth.rules.spring import deployments
from theatrum.games.elisabeth.rules.status_roll import rollers
from theatrum.games.elisabeth.rules.victory import adjust_baseline, box_open, result, victor
from theatrum.games.elisabeth.state import the_realms
from theatrum.games.elisabeth.state.pieces import CAPTIVE
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.places import KEYS, PLACE
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    MAJORS,
    NOBODY,
    NOUNS,
    OTTOMAN,
    PAPACY,
    POWERS,
    PROTESTANT,
    SPAIN,
)

BOTH = ("campaign", "tournament")
EVERY_COUNT = [(scenario, players) for scenario in BOTH for players in range(2, 7)]


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
    """E1-SP.8 A power wins and with it its player; dominance compares with every other power; a score is the best."""
    g = laid_out("campaign", 3)
    g.turn = 4
    totals = dict.fromkeys(contenders(g), 10)
    mine = [p for p in contenders(g) if g.seat_of[p] == g.seat_of[ENGLAND]]
    assert set(mine) == {ENGLAND, PROTESTANT}
    totals |= {ENGLAND: 16, PROTESTANT: 15}
    assert victor(g, totals) is None  # OP-25-11 The own second power counts, too.
    totals[PROTESTANT] = 11
    assert victor(g, totals) == (ENGLAND, "dominance")
    totals[SPAIN] = 12
    assert victor(g, totals) is None
    for power in (ENGLAND, PROTESTANT):
        g.award(power, "test", totals[power] - victory_points(g, power))
    g.winner, g.ending = ENGLAND, "dominance"
    outcome = result(g)
    assert outcome.winners == (g.seat_of[ENGLAND],)
    assert outcome.scores[g.seat_of[ENGLAND]] == 16


@pytest.mark.parametrize("over_all, ending", [(True, None), (False, (ENGLAND, "dominance"))])
def test_OP_25_11_an_edition_says_over_whom_dominance_is(
    monkeypatch: pytest.MonkeyPatch, over_all: bool, ending: tuple[int, str] | None
) -> None:
    """OP-25-11, E1-SP.8 As we play, the Protestants with 15 keep their own player's England with 16 from winning; where the
    data compare with the powers of other players, they don't."""
    monkeypatch.setattr(victory, "OVER_ALL", over_all)
    g = laid_out("campaign", 3)
    g.turn = 4
    totals = dict.fromkeys(contenders(g), 10) | {ENGLAND: 16, PROTESTANT: 15}
    assert victor(g, totals) == ending
    totals[SPAIN] = 12
    assert victor(g, totals) is None


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
    g.award(HRE, "royal_marriage", 2)
    next(deactivate_major(g, HRE), None)
    assert (g.bonus[FRANCE], the_realms(g).baseline[HRE]) == ({"activated_major": 2}, NOBODY)


def test_E1_SA_9_no_military_victory_and_no_preference() -> None:
    """E1-SA.9 With all keys on the map the last box of an activated major stays closed."""
    g = acting(4)
    for s in KEYS[:10]:
        g.set_control(s, OTTOMAN)
    assert not box_open(g, OTTOMAN)
    six = laid_out("campaign", 6)
    for s in KEYS[:10]:
        six.set_control(s, OTTOMAN)
    assert box_open(six, OTTOMAN)
