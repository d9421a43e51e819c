"""Answers say verb, object and price, and stand under headings: what games tell by `Definition.terms`."""

import random
from collections.abc import Iterator

import pytest

import theatrum
from theatrum.core.game import Game
from theatrum.core.scene import Asked
from theatrum.core.texts import Texts

BOUGHT = {
    "generalship": {"draft", "launch", "upgrade", "develop", "buy-metal", "buy-food"},
    "pax_renaissance": {"buy", "sell"},
    "elisabeth": {"march", "raise", "build", "sail", "control", "assault", "influence"},
}
"""What is bought or sold, and under no other verb at these prompts."""
PROMPTS = {"draft", "technology-action", "exchange", "act", "action"}


def questions(game: str) -> Iterator[tuple[Game, Asked]]:
    """Those at which something is bought, of a few random games."""
    for seed in range(4):
        played = theatrum.new(game, players=2, seed=seed)
        rng = random.Random(seed)
        for _ in range(250):
            if played.over:
                break
            question = played.questions[0]
            if question.prompt in PROMPTS:
                asked = played.scene(question.seat).question
                assert asked is not None
                yield played, asked
            played.answer(question, rng.choice(question.answers))


ALONE = {"buy-food", "buy-metal"}
"""What is asked about nothing else needs no heading."""


@pytest.mark.parametrize("game", BOUGHT)
def test_what_is_bought_says_its_price_and_its_heading(game: str) -> None:
    priced = set()
    for _, asked in questions(game):
        for choice in asked.choices:
            if choice.answer[0] in BOUGHT[game]:
                assert choice.price, choice
                assert choice.group or choice.answer[0] in ALONE, choice
                priced.add(choice.answer[0])
    assert priced >= BOUGHT[game] - {"buy-food", "buy-metal", "launch", "assault"}


@pytest.mark.parametrize("game", BOUGHT)
def test_answers_under_one_heading_stand_together_and_none_is_lost(game: str) -> None:
    for played, asked in questions(game):
        heads = [choice.group for choice in asked.choices]
        runs = [head for i, head in enumerate(heads) if i == 0 or heads[i - 1] != head]
        assert len(runs) == len(set(runs))
        assert "" not in runs[:-1]
        question = played.question(asked.seat)
        assert question is not None
        assert sorted(c.answer for c in asked.choices) == sorted(question.answers)


def test_PR_6_2_a_card_of_the_market_costs_its_column() -> None:
    _, asked = next(questions("pax_renaissance"))
    prices = {-choice.price[0].amount for choice in asked.choices if choice.answer[0] == "buy"}
    assert prices <= {1, 2, 3, 4, 5}
    assert prices


def test_E1_11_1_2_paying_the_price_of_an_action_leaves_so_many_points_less() -> None:
    for played, asked in questions("elisabeth"):
        cp = played.state.cp
        for choice in asked.choices:
            for price in choice.price:
                assert 0 <= -price.amount <= cp
                assert price.words.args["of"] == cp


def test_every_price_names_its_unit() -> None:
    """A number without a word would be a riddle in the terminal and to the ear."""
    for game in BOUGHT:
        definition = theatrum.definition(game)
        for language in ("en", "de"):
            texts = Texts(language, [definition.texts], definition.names(language))
            for _, asked in questions(game):
                for choice in asked.choices:
                    for price in choice.price:
                        assert any(letter.isalpha() for letter in texts.say(price.words))
            assert not texts.missing
