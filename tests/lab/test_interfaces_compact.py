"""The game's own features as an observation: what stands where, that nothing leaks, and that environments show them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import parley
from theatrum.core.beginning import begin
from theatrum.core.chance import Chance, seed_text
from theatrum.core.errors import BadSetup
from theatrum.core.game import Game
from theatrum.games import definition
from theatrum.lab import gymnasium, pettingzoo
from theatrum.lab.compact import Compact

GENERALSHIP = definition("generalship")


def later(players: int, answers: int, seed: int = 3) -> Game:
    """A game of Generalship after so many random answers."""
    game, rng = begin(GENERALSHIP, players, seed, {}, light=True, simulated=True), random.Random(seed)
    for _ in range(answers):
        question = game.questions[0]
        game.give(question.seat, rng.choice(question.answers))
    return game


def by_name(compact: Compact, row: Any) -> dict[str, float]:
    return dict(zip(compact.describe(), row.tolist(), strict=True))


def test_every_number_has_its_name_and_the_seat_that_looks_comes_first() -> None:
    game, compact = later(3, 120), Compact(GENERALSHIP, 3)
    assert len(set(compact.describe())) == compact.size
    for seat in range(3):
        seen = by_name(compact, compact.of(game, seat))
        assert seen["there is something to see"] == 1
        assert seen["three players"] == 1
        for place in range(3):
            assert seen[f"seat {place}: food in store"] == game.state.food[(seat + place) % 3]
        assert seen[f"seat 0 has nation: {game.state.nation_of(seat).id}"] == 1


def test_a_seat_sees_its_own_hand_and_only_possible_ones_of_others() -> None:
    """What others hold is dealt anew: now and then it is another card than the true one, one's own never is."""
    compact = Compact(GENERALSHIP, 3)
    start = compact.size - 3 * len(GENERALSHIP.judgement.features.things)  # type: ignore[union-attr]
    other = 0
    for answers in range(60, 180, 5):
        game = later(3, answers)
        truth = GENERALSHIP.judgement.features.look(game.state)  # type: ignore[union-attr]
        assert truth is not None
        row = compact.of(game, 0)
        things = row[start:].reshape(3, -1)
        assert np.flatnonzero(things[0]).tolist() == sorted(set(truth.things[0]))
        other += any(np.flatnonzero(things[s]).tolist() != sorted(set(truth.things[s])) for s in (1, 2))
        assert np.array_equal(row, compact.of(game, 0)), "the same position looks the same"
    assert other


@pytest.mark.parametrize("options", [{}, {"astrology": True, "expert": True, "hands": "hidden"}])
def test_features_that_say_so_count_only_what_lies_open(options: dict[str, Any]) -> None:
    """Whatever is dealt anew for whichever seat, they are the same: so the state itself may be looked at."""
    pax = definition("pax_renaissance")
    assert pax.judgement is not None
    features = pax.judgement.features
    assert features is not None
    assert features.open
    rng, dealt = random.Random(1), 0
    for seed in range(3):
        game = begin(pax, 3, seed, options, light=True, simulated=True)
        while game.questions:
            question = game.questions[0]
            if rng.random() < 0.1:
                for seat in range(3):
                    world = game.state.copy()
                    pax.redeal(world, seat, Chance(seed_text(rng.getrandbits(64))))
                    assert features.look(world) == features.look(game.state)
                    dealt += world.deck != game.state.deck
            game.give(question.seat, rng.choice(question.answers))
    assert dealt


def test_looking_changes_nothing() -> None:
    game, again = later(2, 90), later(2, 90)
    Compact(GENERALSHIP, 2).of(game, 1)
    for _ in range(40):
        question = game.questions[0]
        assert question.answers == again.questions[0].answers
        game.give(question.seat, question.answers[-1])
        again.give(question.seat, question.answers[-1])


@pytest.mark.parametrize("id", ["generalship", "pax_renaissance", "elisabeth", "caribbean"])
def test_gymnasium_finds_nothing_wrong(id: str) -> None:
    """Its checker gives actions without looking at the mask: by default those forfeit."""
    env = gymnasium.make(id, 2)
    assert env.rules.observe == "features"
    check_env(env, skip_render_check=True)


def test_full_tensors_are_there_on_request_and_where_a_game_has_no_features() -> None:
    assert (
        gymnasium.make("generalship", 2, observe="tensors").rules.shape
        == gymnasium.make("generalship", 2).rules.layout.shape
    )
    assert pettingzoo.env("generalship", 2).rules.observe == "features"
    assert pettingzoo.env(parley.DEFINITION, 2).rules.observe == "tensors"
    with pytest.raises(BadSetup, match="no features"):
        pettingzoo.env(parley.DEFINITION, 2, observe="features")
    with pytest.raises(BadSetup, match="can be features, tensors, nothing, not 'all'"):
        gymnasium.make("generalship", 2, observe="all")


def test_many_environments_are_one() -> None:
    env = gymnasium.make_many(3, "pax_renaissance", 2)
    observation, info = env.reset(seed=5)
    assert set(info) == {"prompt", "_prompt"}, (
        "infos are brief: taking them apart would take longer than the game"
    )
    assert observation["observation"].shape == (3, gymnasium.make("pax_renaissance", 2).rules.shape[0])
    actions = np.array([int(np.flatnonzero(mask)[0]) for mask in observation["action_mask"]])
    _, rewards, over, _, _ = env.step(actions)
    assert rewards.tolist() == [0, 0, 0]
    assert not over.any()
    env.close()
