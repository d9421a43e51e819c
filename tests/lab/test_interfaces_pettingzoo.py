"""The PettingZoo environment, by PettingZoo's own tests and by ours."""

import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import parley
from every_game import definition_of, every_game
from theatrum.core.contract import Definition
from theatrum.core.errors import BadSetup, IllegalAnswer
from theatrum.lab import pettingzoo
from theatrum.lab.pettingzoo import TheatrumEnv

COMMON = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""What PettingZoo says about every environment with a mask in its observations."""


def play(env: TheatrumEnv, rng: random.Random, steps: int = 10**9) -> dict[str, float]:
    """Random agents; returns what each has got at the end."""
    gained: dict[str, float] = {}
    for agent in env.agent_iter(steps):
        _, reward, terminated, _, info = env.last(observe=False)
        gained[agent] = reward
        env.step(None if terminated else rng.choice(list(info["legal"])))
    return gained


@every_game
def test_it_passes_pettingzoos_own_tests(game: str) -> None:
    definition: Definition[Any] = definition_of(game)
    players = definition.players[0]
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(definition, players), num_cycles=60)
        seed_test(lambda: pettingzoo.env(definition, players), num_cycles=30)
    assert [str(w.message) for w in said if not str(w.message).startswith(COMMON)] == []


@every_game
def test_every_game_can_be_played_to_its_end_by_every_number_of_players(game: str) -> None:
    for players in definition_of(game).players:
        env = pettingzoo.env(definition_of(game), players)
        env.reset(seed=players)
        gained = play(env, random.Random(1))
        assert set(gained) == set(env.possible_agents)
        assert sum(gained.values()) == pytest.approx(0)
        assert env.agents == []


def test_the_mask_is_in_the_observation_and_in_the_info() -> None:
    env = pettingzoo.env(parley.DEFINITION, 2)
    env.reset(seed=1)
    observation, _, _, _, info = env.last()
    assert observation is not None
    assert np.array_equal(observation["action_mask"], info["action_mask"])
    assert sorted(info["legal"]) == list(info["action_mask"].nonzero()[0])
    assert info["prompt"] == "aim"
    other = env.observe("seat_1")
    assert not other["action_mask"].any()
    assert env.infos["seat_1"] == {}


def test_what_is_answered_together_is_hidden_until_all_are_in() -> None:
    """PY-2.2: whatever the first lord aims at, the second sees the same table."""
    seen = []
    for town in (0, 3):
        env = pettingzoo.env(parley.DEFINITION, 2)
        env.reset(seed=1)
        (action,) = env.rules.actions.ids([("aim", f"town:{town}")])
        env.step(action)
        assert env.agent_selection == "seat_1"
        seen.append(env.observe("seat_1")["observation"])
    assert np.array_equal(*seen)


def test_the_same_seed_gives_the_same_game_and_the_next_one_another() -> None:
    env = pettingzoo.env(parley.DEFINITION, 3)

    def hands() -> list[list[str]]:
        assert env.episode is not None
        found: list[list[str]] = env.episode.game.state.hands  # type: ignore[attr-defined]
        return found

    env.reset(seed=5)
    first = hands()
    env.reset()
    second = hands()
    env.reset(seed=5)
    assert hands() == first
    env.reset()
    assert hands() == second
    assert first != second


def test_an_illegal_id_is_refused_and_nothing_has_changed() -> None:
    env = pettingzoo.env(parley.DEFINITION, 2)
    env.reset(seed=1)
    assert env.episode is not None
    before = env.episode.game.digest
    (action,) = env.rules.actions.ids([("pass",)])
    with pytest.raises(IllegalAnswer, match=f"action {action} .* is not legal now"):
        env.step(action)
    with pytest.raises(IllegalAnswer, match="seat_0 is asked"):
        env.step(None)
    assert env.episode.game.digest == before
    assert env.agent_selection == "seat_0"


@pytest.mark.parametrize(
    "arguments, wrong",
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": parley.DEFINITION, "players": 9}, "parley is for 2, 3, 4, 5, 6 players, not 9"),
        (
            {"game": parley.DEFINITION, "options": {"length": 2}},
            "option 'length' of parley can be 3, 1, 6, not 2",
        ),
        ({"game": parley.DEFINITION, "render_mode": "oil"}, "rendered as ansi, rgb_array, human, not 'oil'"),
    ],
)
def test_what_can_not_be_is_refused_at_once(arguments: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadSetup, match=wrong):
        pettingzoo.env(**arguments)


def test_before_its_first_game_it_says_what_to_do() -> None:
    with pytest.raises(BadSetup, match=r"reset\(\) it first"):
        pettingzoo.env(parley.DEFINITION, 2).observe("seat_0")


def test_an_unknown_agent_is_named() -> None:
    env = pettingzoo.env(parley.DEFINITION, 2)
    env.reset(seed=1)
    with pytest.raises(BadSetup, match="no agent 'seat_7'; there is: seat_0, seat_1"):
        env.observe("seat_7")


# ---- rendering ---------------------------------------------------------------------------------------------------------
@every_game
def test_the_table_can_be_read(game: str) -> None:
    env = pettingzoo.env(definition_of(game), 2, render_mode="ansi")
    env.reset(seed=2)
    play(env, random.Random(2), 12)
    text = env.render()
    assert isinstance(text, str)
    assert "? seat " in text
    assert "seat 0" in text
    assert "seat 1" in text


def test_a_text_hides_what_the_agent_can_not_see() -> None:
    env = pettingzoo.env(parley.DEFINITION, 2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert "Blue: face down, face down" in text


def test_the_end_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env(parley.DEFINITION, 2, render_mode="human")
    env.reset(seed=1)
    for agent in env.agent_iter():
        _, _, terminated, _, info = env.last(observe=False)
        if terminated:
            break
        env.step(min(info["legal"]))
        assert agent in env.possible_agents
    assert env.render() is None
    assert "Won: seat" in capsys.readouterr().out


@every_game
def test_a_picture_has_always_the_same_size(game: str) -> None:
    env = pettingzoo.env(definition_of(game), 2, render_mode="rgb_array")
    env.reset(seed=2)
    first = env.render()
    play(env, random.Random(2), 40)
    second = env.render()
    assert isinstance(first, np.ndarray)
    assert isinstance(second, np.ndarray)
    assert first.shape == second.shape == (800, 1200, 3)
    assert first.dtype == np.uint8
    assert not np.array_equal(first, second)
