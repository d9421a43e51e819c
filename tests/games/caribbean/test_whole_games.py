"""Whole games: long scenarios, every number of players, every option alone, and those that name each other. The longest
are `slow` (`make soak`)."""

from __future__ import annotations

import random

import pytest

from games.caribbean.skeleton import SKELETON, findings
from theatrum.core.beginning import begin
from theatrum.core.game import Game
from theatrum.games.caribbean.invariants import invariants
from theatrum.games.caribbean.tables.options import OPTION

COMBINATIONS = [
    ("a5a", "e1a"),
    ("a5a", "a10"),
    ("a5a", "a10", "e1a"),
    ("a7a", "a8a"),
    ("e9a", "e10a", "e11a", "b3a"),
    ("e13a", "e13h", "e14d"),
    ("a15a", "e8a", "b2a"),
    ("e3e", "e4d", "e5a", "e12a"),
]
"""Options that change the same thing, or that CC-9 names together."""


def played(players: int, scenario: str, *options: str, seed: int = 3) -> Game:
    """A random game, played to its end, in which nothing is wrong."""
    chosen: dict[str, str | int | bool] = {"scenario": scenario, **dict.fromkeys(options, True)}
    game = begin(SKELETON, players, seed, chosen, light=True)
    rng = random.Random(seed)
    while questions := game.questions:
        game.answer(questions[0], rng.choice(questions[0].answers))
    assert game.result is not None
    assert invariants(game.state) == []
    return game


@pytest.mark.parametrize(
    "scenario, players",
    [
        *(("age_of_discovery", players) for players in SKELETON.players),
        ("race", 2),
        pytest.param("race", 4, marks=pytest.mark.slow),
        ("golden_age", 1),
        ("golden_age", 3),
        ("grand_campaign", 2),
        pytest.param("grand_campaign", 5, marks=pytest.mark.slow),
    ],
)
def test_CC_8_16_long_scenarios_come_to_their_end(scenario: str, players: int) -> None:
    """CC-8.17 Also alone."""
    game = played(players, scenario)
    assert game.result is not None
    assert game.state.turn <= (11 if scenario == "age_of_discovery" else 31)
    assert game.result.ending in ("turns", "glory", "inflation")


@pytest.mark.parametrize("option", [str(name) for name in OPTION.by_id])
def test_CC_9_every_option_alone(option: str) -> None:
    played(3, "age_of_discovery", option)


@pytest.mark.parametrize("options", COMBINATIONS, ids="-".join)
def test_CC_9_options_that_belong_together(options: tuple[str, ...]) -> None:
    played(3, "age_of_discovery", *options)


@pytest.mark.parametrize(
    "research",
    [(), pytest.param(("no_research",), marks=pytest.mark.slow)],
    ids=["research", "no_research"],
)
def test_CC_8_18_a_golden_age_with_an_open_end_lasts_forty_turns(research: tuple[str, ...]) -> None:
    """CC-9, B5A Neither turn 31 nor inflation ends it; from then on period 5 applies."""
    game = played(2, "golden_age", "b5a", *research)
    assert (game.state.turn, game.state.period) == (41, 5)
    assert game.result is not None
    assert game.result.ending == "turns"


@pytest.mark.slow  # half a minute under examination; five turns are examined by tests/conformance
def test_ten_turns_conform() -> None:
    assert findings(SKELETON, 2, {"scenario": "age_of_discovery"}, seed=11) == []


def test_a_game_without_research_conforms() -> None:
    assert findings(SKELETON, 3, {"scenario": "quick", "no_research": True, "b5a": True}, seed=5) == []
