"""One seat as a Gymnasium environment."""

import random
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import parley
from every_game import definition_of, every_game
from theatrum.bots import RandomBot
from theatrum.core.contract import Answer, Seat
from theatrum.core.errors import BadSetup, IllegalAnswer
from theatrum.core.game import Game
from theatrum.lab import gymnasium
from theatrum.lab.gymnasium import SeatEnv, SeatsEnv


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


SIDE_BY_SIDE = 3
SETTINGS: list[dict[str, Any]] = [{}, {"answer_by": "factored"}, {"observe": "tensors", "brief": False}]


def some(rng: random.Random, masks: Any) -> list[int]:
    """A legal id for each mask, but now and then one that forfeits the game."""
    return [
        rng.choice(np.flatnonzero(mask)) if mask.any() and rng.random() < 0.98 else 0
        for mask in masks.astype(bool)
    ]


def same(one: Any, other: Any) -> bool:
    """Are they equal, also in the types of their arrays?"""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, np.ndarray):
        return one.dtype == other.dtype and np.array_equal(one, other)
    return bool(one == other)


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_many_are_the_same_as_each_alone(settings: dict[str, Any]) -> None:
    """With the same seeds and actions; after the last step of a game the next one begins a new game there."""
    many = gymnasium.make_many(SIDE_BY_SIDE, "pax_renaissance", 2, **settings)
    alone = [gymnasium.make("pax_renaissance", 2, **settings) for _ in range(SIDE_BY_SIDE)]
    rng, games = random.Random(1), 0
    observation, _ = many.reset(seed=7)
    for i, env in enumerate(alone):
        first, _ = env.reset(seed=7 + i)
        assert same({name: array[i] for name, array in observation.items()}, first)
    over = np.zeros(SIDE_BY_SIDE, dtype=bool)
    for _ in range(150):
        actions, before = some(rng, observation["action_mask"]), over
        observation, rewards, over, truncated, _ = many.step(np.array(actions))
        assert many.observation_space.contains(observation)
        assert not truncated.any()
        games += int(over.sum())
        for i, env in enumerate(alone):
            seen, reward, ended = (env.reset()[0], 0.0, False) if before[i] else env.step(actions[i])[:3]
            assert same({name: array[i] for name, array in observation.items()}, seen)
            assert (rewards[i], over[i]) == (reward, ended)
    assert games > SIDE_BY_SIDE
    many.close()


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_many_are_what_gymnasium_makes_of_them(settings: dict[str, Any]) -> None:
    """Infos and all, also if only some games are begun anew."""
    makers = [lambda: gymnasium.make(parley.DEFINITION, 3, **{"brief": True, **settings})] * SIDE_BY_SIDE
    ours, theirs = SeatsEnv(makers), SyncVectorEnv(makers)
    assert ours.metadata == theirs.metadata
    assert ours.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    rng, told = random.Random(2), set()
    found, expected = ours.reset(seed=[3, 8, 3]), theirs.reset(seed=[3, 8, 3])
    for number in range(200):
        assert all(map(same, found, expected))
        told |= set(found[-1])
        if number % 20 == 19:
            some_only = np.array([True, False, number % 40 == 39])
            found, expected = (
                env.reset(seed=number, options={"reset_mask": some_only}) for env in (ours, theirs)
            )
        else:
            actions = np.array(some(rng, found[0]["action_mask"]))
            found, expected = ours.step(actions), theirs.step(actions)
    assert {"prompt", "result", "forfeit"} <= told


def test_what_was_seen_of_many_stays() -> None:
    """The arrays that are given out are not written into again."""
    env = gymnasium.make_many(2, parley.DEFINITION, 2)
    before, _ = env.reset(seed=1)
    kept = {name: array.copy() for name, array in before.items()}
    _, _, ended, _, _ = env.step(np.array([0, 0]))
    assert ended.all()
    env.step(np.array([0, 0]))
    assert ended.all()
    assert same(before, kept)
