"""One seat as a Gymnasium environment."""

import random
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import parley
from every_game import definition_of, every_game
from theatrum.bots import RandomBot
from theatrum.core.contract import Answer, Seat
from theatrum.core.errors import BadSetup, IllegalAnswer
from theatrum.core.game import Game
from theatrum.lab import gymnasium
from theatrum.lab.gymnasium import SeatEnv


def play(env: SeatEnv, seed: int) -> tuple[list[int], float, dict[str, Any]]:
    """A random game: what was done, what was gained, and the last info."""
    _, info = env.reset(seed=seed)
    rng, done, over, reward = random.Random(seed), [], False, 0.0
    while not over:
        done.append(rng.choice(sorted(info["legal"])))
        observation, reward, over, truncated, info = env.step(done[-1])
        assert not truncated
        assert env.observation_space.contains(observation)
    return done, reward, info


@every_game
def test_it_passes_gymnasiums_own_test(game: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*alternative render modes.*")
        check_env(gymnasium.make(definition_of(game), 2, on_illegal="forfeit", render_mode="ansi"))


@every_game
def test_the_others_answer_until_the_seat_is_asked(game: str) -> None:
    env = gymnasium.make(definition_of(game), 3 if 3 in definition_of(game).players else 2, seat=1)
    env.reset(seed=3)
    assert env.episode is not None
    assert env.episode.seat == 1
    _, reward, info = play(env, 4)
    assert info["result"] == env.episode.game.result
    assert reward == env.episode.returns()[1]


def test_the_same_seed_gives_the_same_game() -> None:
    env = gymnasium.make(parley.DEFINITION, 3)
    assert play(env, 5)[:2] == play(env, 5)[:2]
    assert play(env, 5)[0] != play(env, 6)[0]


class Passer:
    """Passes whenever it can."""

    name = "passer"
    looks_ahead = False

    def __init__(self, seed: int) -> None:
        self.bot = RandomBot(random.Random(seed))
        self.asked = 0

    def choose(self, game: Game, seat: Seat) -> Answer:
        question = game.question(seat)
        assert question is not None
        self.asked += 1
        return ("pass",) if ("pass",) in question.answers else question.answers[0]


def test_opponents_can_be_bots_or_policies_of_ones_own() -> None:
    made: list[Passer] = []

    def passer(seed: int) -> Passer:
        made.append(Passer(seed))
        return made[-1]

    env = gymnasium.make(parley.DEFINITION, 3, seat=1, opponents=["greedy", passer])
    play(env, 1)
    assert made[-1].asked > 0
    assert env.episode is not None
    assert not env.episode.game.light  # greedy looks ahead


def test_masks_are_in_observation_and_info() -> None:
    env = gymnasium.make(parley.DEFINITION, 2)
    observation, info = env.reset(seed=1)
    assert np.array_equal(observation["action_mask"], info["action_mask"])
    assert np.array_equal(observation["action_mask"], env.action_masks())
    assert sorted(info["legal"]) == list(info["action_mask"].nonzero()[0])


def test_tensors_can_be_left_out() -> None:
    observation, _ = gymnasium.make(parley.DEFINITION, 2, observe="nothing").reset(seed=1)
    assert not observation["observation"].any()
    assert observation["action_mask"].any()


def test_an_illegal_id_raises_or_forfeits() -> None:
    env = gymnasium.make(parley.DEFINITION, 2, on_illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAnswer, match="is not legal now"):
        env.step(0)
    env = gymnasium.make(parley.DEFINITION, 2)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over) == (-1.0, True)
    assert "action 0 (in the reserve) is not legal now" in info["forfeit"]


@pytest.mark.parametrize(
    "arguments, wrong",
    [
        ({"seat": 2}, "with 2 players there are the seats 0 to 1, not 2"),
        ({"opponents": "clever"}, "there is no bot 'clever'"),
        ({"opponents": ["random", "random"]}, "there are 1 other seats, but 2 opponents"),
        ({"on_illegal": "shrug"}, "on_illegal can be raise or forfeit, not 'shrug'"),
        ({"render_mode": "oil"}, "rendered as ansi or rgb_array, not 'oil'"),
    ],
)
def test_what_can_not_be_is_refused_at_once(arguments: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadSetup, match=wrong):
        gymnasium.make(parley.DEFINITION, 2, **arguments)


def test_before_its_first_game_it_says_what_to_do() -> None:
    with pytest.raises(BadSetup, match=r"reset\(\) it first"):
        gymnasium.make(parley.DEFINITION, 2).step(0)


def test_it_can_be_looked_at() -> None:
    env = gymnasium.make(parley.DEFINITION, 2, render_mode="ansi")
    env.reset(seed=1)
    assert "? seat 0" in env.render()
    env = gymnasium.make(parley.DEFINITION, 2, render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape == (800, 1200, 3)
