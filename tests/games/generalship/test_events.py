"""GS-8.9 … GS-8.13: what the eight events do."""

from __future__ import annotations

import pytest

from games.generalship.builders import (
    Playing,
    a_game,
    at,
    play,
    population,
    units,
    with_commander,
    with_political,
    with_population,
    with_technologies,
    with_units,
)
from theatrum.games.generalship.rules.events import LANGUAGE
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.events import EVENT, EVENTS
from theatrum.games.generalship.tables.generals import GENERAL
from theatrum.games.generalship.tables.technologies import TECHNOLOGY

AUSTRIA, BYZANTIUM, ENGLAND = 0, 1, 2


def strike(g: Generalship, event: str, seat: int = AUSTRIA) -> Playing:
    return play(g, ("event", EVENT[event], seat))


def draw(g: Generalship, event: str, technology: str = "metallurgy", developer: int = AUSTRIA) -> Playing:
    """The event comes up because this technology was developed."""
    g.event_deck = [e for e in g.event_deck if e != EVENT[event]] + [EVENT[event]]
    return play(g, ("check_event", developer, TECHNOLOGY[technology]))


# ---- GS-8.9 the events one by one ------------------------------------------------------------------------------------
@pytest.mark.parametrize("commander, left", [("marius", 1), ("hannibal", 2)])
def test_gs_8_9_coup_costs_the_rightmost_political_card(commander: str, left: int) -> None:
    g = a_game()
    with_commander(g, AUSTRIA, commander)
    with_political(g, AUSTRIA, "drake", "nelson")
    strike(g, "coup")
    assert g.political[AUSTRIA] == [GENERAL["drake"], GENERAL["nelson"]][:left]
    assert g.commander[AUSTRIA] == GENERAL[commander]


def test_gs_8_9_coup_without_political_cards_takes_nothing() -> None:
    g = a_game()
    with_commander(g, AUSTRIA, "marius")
    game = strike(g, "coup")
    assert game.over
    assert g.general_discard == []
    assert game.told() == ["event-untouched"]


@pytest.mark.parametrize("commander, vp", [("scipio", 1), ("nelson", 1), ("hannibal", 0)])
def test_gs_8_9_extermination_of_the_pirates_rewards_a_sea_number(commander: str, vp: int) -> None:
    g = a_game()
    with_commander(g, AUSTRIA, commander)
    strike(g, "pirate_extermination")
    assert g.vp[AUSTRIA] == vp


@pytest.mark.parametrize("commander, vp", [("wilhelm_i", 1), ("saladin", 0), ("hannibal", 0)])
def test_gs_8_9_edict_of_milan_rewards_christians(commander: str, vp: int) -> None:
    g = a_game()
    with_commander(g, AUSTRIA, commander)
    strike(g, "edict_of_milan")
    assert g.vp[AUSTRIA] == vp


@pytest.mark.parametrize(
    "event, gone",
    [
        ("crusades", {"wilhelm_i", "saladin"}),
        ("thirty_years_war", {"wilhelm_i"}),
        ("witch_hunt", {"saladin", "hannibal"}),
    ],
)
@pytest.mark.parametrize("commander", ["wilhelm_i", "saladin", "hannibal"])
def test_gs_8_9_who_loses_the_commander(event: str, gone: set[str], commander: str) -> None:
    """GS-8.9, GS-8.13 The lost commander goes to the discard pile."""
    g = a_game()
    with_commander(g, AUSTRIA, commander)
    strike(g, event)
    lost = commander in gone
    assert g.commander[AUSTRIA] == (-1 if lost else GENERAL[commander])
    assert g.general_discard == ([GENERAL[commander]] if lost else [])


def test_gs_8_9_after_a_witch_hunt_the_rightmost_political_card_takes_command() -> None:
    g = a_game()
    with_commander(g, AUSTRIA, "hannibal")
    with_political(g, AUSTRIA, "drake", "nelson")
    strike(g, "witch_hunt")
    assert g.commander[AUSTRIA] == GENERAL["nelson"]
    assert g.political[AUSTRIA] == [GENERAL["drake"]]


# ---- GS-8.10 the Black Death ----------------------------------------------------------------------------------------
def test_gs_8_9_black_death_takes_commander_a_third_of_people_and_units() -> None:
    """GS-8.9, GS-8.10 Thirds are rounded down; regiments and squadrons are counted together."""
    g = a_game(nations=["england", "france"])
    with_commander(g, 0, "drake")
    with_population(g, 0, 7)
    with_units(g, 0, "en_capital", light_infantry=2, archers=1)
    with_units(g, 0, "en_right", galley=2)
    game = strike(g, "black_death", 0)
    assert g.commander[0] == -1
    assert g.people[0] == [1, 1, 1, 1, 1, 0, 0]
    assert game.prompt == "plague-units"
    game.answer("lose", "unit:archers", "tile:en_capital")
    assert game.over
    assert units(g, 0, "en_capital") == {"light_infantry": 2}


def test_gs_8_10_the_owner_chooses_the_units_one_by_one() -> None:
    g = a_game()
    with_units(g, AUSTRIA, "at_capital", light_infantry=4, archers=2)
    game = strike(g, "black_death")
    assert set(game.answers) == {
        ("lose", "unit:light_infantry", "tile:at_capital"),
        ("lose", "unit:archers", "tile:at_capital"),
    }
    game.answer("lose", "unit:archers", "tile:at_capital").answer("lose", "unit:archers", "tile:at_capital")
    assert game.over
    assert units(g, AUSTRIA, "at_capital") == {"light_infantry": 4}
    assert g.supply[3] == 30


def test_gs_8_10_the_highest_numbers_go_active_or_not() -> None:
    g = a_game()
    with_population(g, AUSTRIA, 8)
    with_units(g, BYZANTIUM, "at_left", light_infantry=1)
    strike(g, "black_death").answer("take", "circle:at_left_6")
    assert g.people[AUSTRIA] == [1, 1, 1, 1, 1, 0, 1, 0]


def test_gs_8_10_both_of_two_equal_numbers_need_no_choice() -> None:
    g = a_game(nations=["france", "england"])
    with_population(g, 0, 7)
    assert strike(g, "black_death", 0).over
    assert g.people[0][:7] == [1, 1, 1, 1, 1, 0, 0]


def test_gs_8_10_cargo_beyond_the_remaining_capacity_is_lost_too() -> None:
    g = a_game(nations=["england", "france"])
    with_units(g, 0, "en_right", galley=2, light_infantry=7)
    game = strike(g, "black_death", 0)
    game.answer("lose", "unit:galley", "tile:en_right")
    while game.prompt != "plague-units":
        game.answer(*game.answers[0])
    left = units(g, 0, "en_right")
    assert left == {"galley": 1, "light_infantry": 5}
    game.answer("lose", "unit:light_infantry", "tile:en_right").answer(
        "lose", "unit:light_infantry", "tile:en_right"
    )
    assert game.over


def test_gs_8_10_small_realms_lose_nothing() -> None:
    g = a_game()
    with_population(g, AUSTRIA, 2)
    with_units(g, AUSTRIA, "at_capital", light_infantry=2)
    assert strike(g, "black_death").over
    assert population(g, AUSTRIA) == 2
    assert units(g, AUSTRIA, "at_capital") == {"light_infantry": 2}


# ---- GS-8.11 the Renaissance ----------------------------------------------------------------------------------------
def test_gs_8_11_the_next_technology_comes_without_points() -> None:
    g = a_game()
    with_technologies(g, "metallurgy")
    g.event_deck = [EVENT["coup"]]
    draw(g, "renaissance")
    assert g.developed[TECHNOLOGY["stirrup"]] == 1
    assert g.vp == [0, 0, 0]


def test_gs_8_11_the_developer_chooses_if_several_are_possible() -> None:
    g = a_game()
    with_technologies(g, "metallurgy", "stirrup")
    game = draw(g, "renaissance", "stirrup", developer=BYZANTIUM)
    assert (game.seat, game.prompt) == (BYZANTIUM, "renaissance")
    assert set(game.answers) == {
        ("develop", "technology:sea_navigation"),
        ("develop", "technology:architecture"),
    }
    game.answer("develop", "technology:architecture")
    assert g.developed[TECHNOLOGY["architecture"]] == 1


def test_gs_8_11_it_happens_once_and_the_new_technology_is_checked_for_an_event() -> None:
    g = a_game()
    with_technologies(g, "metallurgy")
    g.event_deck = [EVENT["edict_of_milan"]]
    with_commander(g, AUSTRIA, "wilhelm_i")
    game = draw(g, "renaissance")
    assert g.event_slots == [EVENT["renaissance"], EVENT["edict_of_milan"], -1, -1]
    assert sum(g.developed) == 2
    assert [e["nation"] for e in game.args_of("vp-event")] == ["nation:austria"]


def test_gs_8_11_nothing_happens_if_nothing_is_left() -> None:
    g = a_game()
    g.developed = [1] * len(g.developed)
    game = draw(g, "renaissance")
    assert game.over
    assert g.event_slots[0] == EVENT["renaissance"]
    assert game.told() == ["event-drawn", "renaissance-late"]


# ---- GS-8.12, GS-8.13 ----------------------------------------------------------------------------------------------
def test_gs_8_12_points_come_in_resolution_order_and_ten_end_the_game_at_once() -> None:
    g = a_game()
    g.vp = [9, 9, 9]
    for seat, general in enumerate(("wilhelm_i", "el_cid", "cromwell")):
        with_commander(g, seat, general)
    game = draw(g, "edict_of_milan", developer=BYZANTIUM)
    assert game.over
    assert g.winner == BYZANTIUM
    assert g.vp == [9, 10, 9]


@pytest.mark.parametrize("event", ["coup", "crusades", "witch_hunt", "thirty_years_war", "edict_of_milan"])
def test_gs_8_13_a_player_without_commander_is_untouched(event: str) -> None:
    g = a_game()
    with_political(g, AUSTRIA, "drake")
    game = strike(g, event)
    assert game.over
    assert game.told() == ["event-untouched"]
    assert g.commander[AUSTRIA] == -1
    assert g.political[AUSTRIA] == [GENERAL["drake"]]


def test_gs_8_13_black_death_takes_people_and_units_from_a_player_without_commander() -> None:
    g = a_game()
    with_units(g, AUSTRIA, "at_capital", light_infantry=3)
    game = strike(g, "black_death").answer("lose", "unit:light_infantry", "tile:at_capital")
    assert game.over
    assert population(g, AUSTRIA) == 4
    assert len(g.units_at(at(g, "at_capital"), AUSTRIA)) == 2


# ---- the language of events -------------------------------------------------------------------------------------------
def test_every_word_of_the_events_has_a_function_and_a_rule() -> None:
    assert LANGUAGE.check() == []
    assert set(LANGUAGE.grammar.predicates) == set(LANGUAGE.meaning.predicates)
    used = {step.word for event in EVENTS for step in event.card.effect}
    assert used == set(LANGUAGE.grammar.steps)
