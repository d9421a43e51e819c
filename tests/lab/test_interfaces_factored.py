"""Answers word by word: every answer can be made so, and none but the legal ones."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
import pytest

import parley
from every_game import definition_of, every_game
from theatrum.core.contract import Answer
from theatrum.core.errors import BadSetup, IllegalAnswer
from theatrum.lab import gymnasium, pettingzoo
from theatrum.lab.episode import Rules, StepwiseEpisode
from theatrum.lab.factored import END, FIRST, Factored
from theatrum.lab.survey import vocabulary_of
from theatrum.lab.vocabulary import Block, Met, Slot, Vocabulary, extended


def stepwise(game: str, seed: int) -> StepwiseEpisode:
    episode = Rules(definition_of(game), 2, observe="nothing", answer_by="factored").begin(seed, light=True)
    assert isinstance(episode, StepwiseEpisode)
    return episode


def made_from(factored: Factored, answers: Sequence[Answer], chosen: Answer) -> set[Answer]:
    """All answers that can be made by going on from what was chosen."""
    made: set[Answer] = set()
    for number, begun in factored.legal(answers, chosen).items():
        left = [answer for answer in answers if answer[: len(begun)] == begun]
        if number == END or len(left) == 1:
            made.add(begun if number == END else left[0])
        else:
            made |= made_from(factored, answers, begun)
    return made


@every_game
def test_every_legal_answer_can_be_made_word_by_word_and_no_other(game: str) -> None:
    episode, rng = stepwise(game, 5), random.Random(1)
    factored = Factored(vocabulary_of(definition_of(game)))
    for _ in range(40):
        question = episode.question
        if question is None:
            break
        assert made_from(factored, question.answers, ()) == set(question.answers)
        position = episode.game.position
        while episode.game.position == position and not episode.over:
            episode.step(rng.choice(list(episode.legal)))


def test_an_answer_that_others_go_on_from_has_an_end() -> None:
    factored = Factored(Vocabulary("none", blocks=[Block("go"), Block("go", (Slot("#", 0, 4),))]))
    answers = [("go",), ("go", 1), ("go", 2)]
    go, one, two = (FIRST + factored.symbols.index(symbol) for symbol in ("go", 1, 2))
    assert factored.legal(answers, ()) == {go: ("go",)}
    assert factored.legal(answers, ("go",)) == {END: ("go",), one: ("go", 1), two: ("go", 2)}


def test_symbols_keep_their_ids_when_the_vocabulary_grows() -> None:
    old = vocabulary_of(parley.DEFINITION)
    new = extended(old, Met(answers={("zig", "city:zag"), ("aim", "city:zag")}, nouns={"city:aaa"}))
    before, after = Factored(old).symbols, Factored(new).symbols
    assert after[: len(before)] == before
    assert {"zig", "city:zag"} <= set(after[len(before) :])


def test_strangers_have_places_in_the_reserve_no_two_alike() -> None:
    factored = Factored(Vocabulary("none"))
    answers = [(f"verb-{i}",) for i in range(200)]
    legal = factored.legal(answers, ())
    assert len(legal) == 200
    assert set(legal.values()) == set(answers)
    assert all(0 < number < FIRST for number in legal)
    with pytest.raises(IllegalAnswer, match="256 symbols of one question are not in the vocabulary of none"):
        factored.legal([(f"verb-{i}",) for i in range(256)], ())


def test_an_illegal_symbol_is_refused_and_nothing_has_changed() -> None:
    episode = stepwise("parley", 1)
    wrong = next(i for i in range(FIRST, 10_000) if i not in episode.legal)
    before = episode.game.digest
    with pytest.raises(IllegalAnswer, match=rf"symbol {wrong} \(.*\) is not legal now; legal: "):
        episode.step(wrong)
    with pytest.raises(IllegalAnswer, match="is none of them"):
        episode.step(10_000_000)
    assert episode.game.digest == before
    with pytest.raises(BadSetup, match="ids can be flat or factored, not 'folded'"):
        Rules("generalship", answer_by="folded")


def test_the_alphabet_is_small() -> None:
    for game in ("generalship", "pax_renaissance"):
        rules = Rules(game, observe="nothing", answer_by="factored")
        assert rules.ids * 5 < rules.actions.n


def test_gymnasium_shows_what_was_chosen() -> None:
    from gymnasium.utils.env_checker import check_env

    env = gymnasium.make("generalship", players=2, answer_by="factored")
    check_env(env, skip_render_check=True)
    observation, info = env.reset(seed=3)
    assert observation in env.observation_space
    assert not observation["chosen"].any()
    rng = random.Random(2)
    for _ in range(60):
        episode = env.episode
        assert isinstance(episode, StepwiseEpisode)
        assert observation["chosen"].sum() == len(set(episode.chosen))
        assert np.array_equal(np.flatnonzero(observation["action_mask"]), sorted(info["legal"]))
        observation, _, over, _, info = env.step(rng.choice(list(info["legal"])))
        if over:
            break


def test_pettingzoo_plays_word_by_word_to_the_end() -> None:
    env = pettingzoo.env("pax_renaissance", players=2, observe="nothing", answer_by="factored")
    env.reset(seed=4)
    rng, gained = random.Random(3), []
    for _ in env.agent_iter():
        observation, reward, over, _, info = env.last()
        assert set(observation) == {"observation", "action_mask", "chosen"}
        if over:
            gained.append(reward)
        env.step(None if over else rng.choice(list(info["legal"])))
    assert sum(gained) == 0
    assert len(gained) == 2
