"""No answer is a bare name: its words say what is done, in both languages."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from answer_verbs import THING, has_verb, readings
from every_game import definition_of, every_game
from theatrum.core.beginning import begin
from theatrum.core.contract import Definition
from theatrum.core.scene import Choice, Name, Text
from theatrum.core.texts import LANGUAGES, Texts
from theatrum.core.words import Words

DECISIONS = 800
LOOKS = 3
"""How often a kind of question is looked at in one game."""
CONVENTIONS = frozenset(("answer-done", "answer-pass", "answer-ready", "answer-not-yet"))
"""What is said alike everywhere and needs no verb."""
NEVER_ALONE = CONVENTIONS | {"answer-yes", "answer-no"}
"""Texts that must be there, though a game says it in words of its own."""


def is_bare(texts: Texts, words: Words) -> bool:
    """Is nothing said but what things are called, where they are and how many?"""
    if isinstance(words, Text) and words.key in CONVENTIONS:
        return False
    pieces = texts.say_linked(words)
    said = "".join(piece if isinstance(piece, str) else THING for piece in pieces)
    return not has_verb(texts.language, said)


def offered(definition: Definition[Any], seed: int) -> Iterator[tuple[str, Choice]]:
    """Prompts and answers of a random game, with the most or the fewest players."""
    game = begin(definition, definition.players[-1 if seed % 2 else 0], f"{seed:064x}")
    rng = random.Random(seed)
    looked: dict[str, int] = {}
    for _ in range(DECISIONS):
        if game.over:
            return
        question = game.questions[0]
        looked[question.prompt] = looked.get(question.prompt, 0) + 1
        asked = game.scene(question.seat).question if looked[question.prompt] <= LOOKS else None
        for choice in asked.choices if asked is not None else ():
            yield question.prompt, choice
        game.answer(question, rng.choice(question.answers))


@every_game
def test_no_answer_is_a_bare_name(game: str) -> None:
    definition = definition_of(game)
    spoken = [Texts(language, [definition.texts], definition.names(language)) for language in LANGUAGES]
    prompts = set()
    for seed in (1, 2):
        for prompt, choice in offered(definition, seed):
            prompts.add(prompt)
            for texts in spoken:
                assert not is_bare(texts, choice.words), (
                    f"{prompt}: {texts.say(choice.words)} ({texts.language})"
                )
    assert len(prompts) > 2, "hardly anything was asked"
    for texts in spoken:
        assert not texts.missing


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_that_may_be_given_has_its_verb(game: str, language: str) -> None:
    """Not only those that chance brought about above."""
    definition = definition_of(game)
    read = 0
    for source in definition.texts.iterdir():
        if source.name.startswith(language) and source.name.endswith(".ftl"):
            for key, said in readings(source.read_text(encoding="utf-8"), "answer-"):
                read += 1
                assert key in NEVER_ALONE or has_verb(language, said), f"{key}: {said}"
    assert read > 2, "hardly anything was read"


@pytest.mark.parametrize(
    "language, said",
    [
        ("de", "Von • nach •"),
        ("de", "5 Würfel"),
        ("de", "Unruhe in •"),
        ("de", "Mit Siedlern"),
        ("de", "Frieden mit •"),
        ("de", "Seeschlacht vor •"),
        ("de", "Eine Patrouille vor •"),
        ("de", "Nein"),
        ("de", "• (ausheben)"),
        ("en", "From • onto the Armada"),
        ("en", "5 dice"),
        ("en", "• and •: no war"),
        ("en", "With colonists"),
        ("en", "A patrol off •"),
        ("en", "• to •"),
        ("en", "Nobody"),
        ("en", "2 •"),
    ],
)
def test_numbers_places_and_things_are_no_verbs(language: str, said: str) -> None:
    assert not has_verb(language, said)


def test_a_name_is_bare_with_its_number_or_its_place_too() -> None:
    definition = definition_of("generalship")
    texts = Texts("en", [definition.texts], definition.names("en"))
    assert is_bare(texts, Name("unit:archers"))
    assert is_bare(texts, Text("part", n=2, unit="unit:archers"))
    assert not is_bare(texts, Text("answer-draft", a="unit:archers"))
    assert not is_bare(texts, Text("answer-done")), "done is done"
