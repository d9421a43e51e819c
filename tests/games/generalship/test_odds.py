"""Odds before a draw: exact where one can reckon them by hand, and as often as they say in worlds dealt anew."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest

import theatrum
from games.generalship.builders import (
    Playing,
    a_game,
    play,
    with_commander,
    with_political,
    with_technology_cards,
)
from games.generalship.war_builders import (
    ATTACKER,
    BYZANTIUM,
    DEFENDER,
    a_battle,
    a_meeting,
    from_step,
    land_card,
)
from theatrum.core.contract import Answer
from theatrum.core.game import Game
from theatrum.games.generalship.scene.odds import (
    chance_of_a_two,
    fitting_cards,
    helps,
    hurts,
    odds,
    opens_event,
    percent,
)
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.abilities import TechDrawBonus
from theatrum.games.generalship.tables.events import EVENT, EVENTS
from theatrum.games.generalship.tables.generals import GENERALS
from theatrum.games.generalship.tables.tactics import RETREAT
from theatrum.games.generalship.tables.technologies import TECH_CARDS, TECHNOLOGIES

DRAW: Answer = ("draw-technology",)


def told(playing: Playing) -> dict[Answer, dict[str, Any]]:
    question = playing.question()
    found = odds(playing.state, question.ask, question.answers)
    return {answer: {"key": text.key, **text.args} for answer, text in found.items()}


# ---- technology ------------------------------------------------------------------------------------------------------
def test_gs_8_1_the_chance_of_a_two_among_the_technology_cards_drawn() -> None:
    """20 ones and 20 twos; the drawer holds 1, 2, 2, another holds one card that nobody else sees."""
    g = a_game()
    with_technology_cards(g, 0, 1, 2, 2)
    with_technology_cards(g, 1, 2)
    assert len(TECH_CARDS) == 40
    assert chance_of_a_two(g, 0) == (2, 1 - Fraction(19 * 18, 37 * 36))
    assert told(play(g, ("technology_action", 0)))[DRAW]["percent"] == 74


def test_gs_7_6_what_the_deck_lacks_comes_from_the_open_discard_pile() -> None:
    g = a_game()
    g.tech_discard, g.tech_deck = [*[1] * 20, *[2] * 19], [2]
    assert chance_of_a_two(g, 0) == (2, Fraction(1))
    g.tech_discard, g.tech_deck = [*[1] * 19, *[2] * 20], [1]
    assert chance_of_a_two(g, 0) == (2, Fraction(20, 39))


def test_gs_19_a_commander_who_draws_more_has_better_chances() -> None:
    g = a_game()
    before = chance_of_a_two(g, 0)
    general = next(x for x in GENERALS for a in x.abilities if isinstance(a, TechDrawBonus))
    with_commander(g, 0, general.id)
    after = chance_of_a_two(g, 0)
    assert after[0] > before[0]
    assert after[1] > before[1]


# ---- events ----------------------------------------------------------------------------------------------------------
def test_gs_8_8_only_the_first_technology_of_a_column_brings_an_event() -> None:
    g = a_game()
    first = next(t for t in TECHNOLOGIES if t.column == 1)
    assert opens_event(g, first)
    g.event_slots[0] = EVENT["coup"]
    assert not opens_event(g, first)


def test_gs_8_9_what_the_next_event_may_do_to_the_developer() -> None:
    g = a_game()
    with_technology_cards(g, 0, *[2] * 8)
    found = told(play(g, ("technology_action", 0)))
    develop = [a for a in found if a[0] == "develop"]
    # Without a commander only the Black Death hurts, and only the Renaissance helps.
    assert develop
    assert all(found[a] == {"key": "odds-event", "good": 12, "bad": 12} for a in develop)


def test_gs_8_9_whom_an_event_is_meant_for() -> None:
    g = a_game()
    events = {e.id: e for e in EVENTS}
    with_commander(g, 0, "doria")
    assert helps(g, 0, events["edict_of_milan"])
    assert helps(g, 0, events["pirate_extermination"])
    assert hurts(g, 0, events["crusades"])
    assert hurts(g, 0, events["thirty_years_war"])
    assert not hurts(g, 0, events["witch_hunt"])
    assert not hurts(g, 0, events["coup"])
    for seat in (0, 1):
        assert hurts(g, seat, events["black_death"])
        assert helps(g, seat, events["renaissance"])
    assert not hurts(g, 1, events["crusades"])


def test_gs_8_13_a_coup_needs_a_political_card_to_take() -> None:
    g = a_game()
    general = next(x for x in GENERALS if x.coup)
    with_commander(g, 0, general.id)
    coup = EVENTS[EVENT["coup"]]
    assert not hurts(g, 0, coup)
    with_political(g, 0, 1)
    assert hurts(g, 0, coup)


def test_gs_8_4_paying_tells_them_again() -> None:
    g = a_game()
    with_technology_cards(g, 0, *[2] * 8)
    playing = play(g, ("technology_action", 0))
    bought = {t.noun for t in TECHNOLOGIES if t.track != "resources"}
    playing.answer(*next(a for a in told(playing) if a[0] == "develop" and a[1] in bought))
    assert playing.prompt == "pay"
    assert {x["key"] for x in told(playing).values()} == {"odds-event"}


# ---- battles ---------------------------------------------------------------------------------------------------------
def test_gs_12_8_how_likely_a_new_card_can_be_used() -> None:
    """France has two heavy infantry; of 28 basic cards it has seen two."""
    g = a_meeting()
    battle = a_battle(g, "n02", basic=([2, 2], [3]), advanced=([1], []))
    unseen, fitting = fitting_cards(g, battle, ATTACKER)
    assert unseen == 26
    assert 0 < fitting < unseen
    playing = from_step(g, "battle_swap", ATTACKER)
    found = told(playing)
    assert set(found) == {("discard", land_card(1))}, "who discards nothing draws nothing"
    assert found["discard", land_card(1)] == {
        "key": "odds-redraw",
        "n": 1,
        "percent": percent(Fraction(fitting, unseen)),
    }


def test_gs_12_9_how_likely_a_retreat_is_not_prevented() -> None:
    g = a_meeting()
    a_battle(g, "n02", advanced=([1], [RETREAT]))
    playing = from_step(g, "battle_retreat", DEFENDER)
    assert playing.seat == BYZANTIUM
    found = told(playing)
    assert found == {
        ("play", land_card(RETREAT)): {"key": "odds-unanswered", "percent": 100 - round(300 / 23)}
    }


# ---- the truth -------------------------------------------------------------------------------------------------------
def test_nothing_is_rounded_to_certainty() -> None:
    assert [percent(Fraction(n, 1000)) for n in (0, 1, 500, 999, 1000)] == [0, 1, 50, 99, 100]


@pytest.mark.parametrize("seed", [3, 8])
def test_draws_come_out_as_often_as_the_odds_say(seed: int) -> None:
    """In worlds that look the same to the seat, within what 300 tries can tell."""
    rng = random.Random(seed)
    game = theatrum.new("generalship", players=3, seed=seed)
    compared = 0
    while not game.over and compared < 4:
        question = game.questions[0]
        if question.prompt == "technology-action":
            choice = next(c for c in scene_choices(game, question.seat) if c.answer == DRAW)
            said = choice.odds.args["percent"]
            assert abs(said - 100 * sum(draws_a_two(game, question.seat, rng) for _ in range(300)) / 300) < 10
            compared += 1
        game.answer(question, rng.choice(question.answers))
    assert compared


def scene_choices(game: Game, seat: int) -> list[Any]:
    asked = game.scene(seat).question
    assert asked is not None
    return asked.choices


def draws_a_two(game: Game, seat: int, rng: random.Random) -> bool:
    world = game.determinized(seat, rng)
    assert isinstance(world.state, Generalship)
    before = world.state.tech_hand[seat].count(2)
    world.give(seat, DRAW)
    return world.state.tech_hand[seat].count(2) > before
