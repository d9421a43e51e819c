"""Whatever a player touches that does not answer the open question, a sentence says why, and names what was touched."""

import random

import pytest

from every_game import definition_of, every_game
from theatrum.core.beginning import begin
from theatrum.core.game import Game
from theatrum.core.question import NOT_OFFERED
from theatrum.core.scene import Text
from theatrum.core.texts import LANGUAGES, Texts
from theatrum.core.untouchable import Table, next_touches, untouchable
from theatrum.lab.touching import reasons

DECISIONS = 250
EVERY = 17


def positions(game: str) -> list[Game]:
    """Positions of a random game, from its beginning on."""
    definition = definition_of(game)
    played = begin(definition, min(3, max(definition.players)), "5eed" * 8)
    rng = random.Random(game)
    out = []
    for n in range(DECISIONS):
        if played.over:
            break
        if n % EVERY == 0:
            out.append(played.clone())
        question = rng.choice(played.questions)
        played.answer(question, rng.choice(question.answers))
    return out


@every_game
def test_everything_untouchable_says_why(game: str) -> None:
    definition = definition_of(game)
    spoken = [Texts(language, [definition.texts], definition.names(language)) for language in LANGUAGES]
    told = 0
    for position in positions(game):
        for question in position.questions:
            scene = position.scene(question.seat)
            table = Table(scene)
            for noun, why in reasons(scene, question).items():
                assert why.key != f"why-{NOT_OFFERED}", f"{noun} at {question.prompt!r}"
                for texts in spoken:
                    sentence = texts.say(why)
                    told += 1
                    if why.key.startswith("why-touch-"):
                        name = texts.say(table.called(noun))
                        assert name.lower() in sentence.lower(), f"{sentence} does not name {noun}"
    assert told > 100, "hardly anything was touched"
    for texts in spoken:
        assert not texts.missing


@every_game
def test_after_a_first_touch_a_thing_says_why_it_does_not_go_on(game: str) -> None:
    for position in positions(game)[::3]:
        for question in position.questions:
            table = Table(position.scene(question.seat))
            asked = table.scene.question
            assert asked is not None
            first = next((one.touches[:1] for one in asked.choices if len(one.touches) > 1), None)
            if first is None:
                continue
            for noun in set(table.bearers) - set(next_touches(asked, first)) - {""}:
                assert untouchable(question, table, noun, first).key != NOT_OFFERED


SENTENCES = {
    "en": "Seat 2: that is no answer here. The question is: Which nation will you rule? "
    "To choose from: 4 nations.",
    "de": "Platz 2: Das ist hier keine Antwort. Die Frage ist: Welche Nation regierst du? "
    "Zur Wahl: 4 Nationen.",
}
PLACES = {"en": "5 generals (Unused generals).", "de": "5 Generäle (Unbenutzte Generäle)."}


@pytest.mark.parametrize("language", SENTENCES)
def test_the_sentence_says_what_is_asked_for_and_where_it_lies(language: str) -> None:
    definition = definition_of("generalship")
    game = begin(definition, 3, "5eed" * 8)
    texts = Texts(language, [definition.texts], definition.names(language))

    def said() -> str:
        why = game.why_not_touch(game.questions[0].seat, "seat:1")
        return texts.say(Text(f"why-{why.key}", **why.args))

    assert said() == SENTENCES[language]
    while game.questions[0].prompt == "choose-nation":
        game.answer(game.questions[0], game.questions[0].answers[0])
    assert said().endswith(PLACES[language]), "they lie in one place only"


def test_a_card_that_does_not_fit_the_window_says_so_though_none_is_offered() -> None:
    """In a reaction window without an answer but passing, a card of the own hand still has the game's own reason."""
    definition = definition_of("elisabeth")
    game = begin(definition, 6, "5eed" * 8)
    rng = random.Random(3)
    for _ in range(3000):
        question = next((one for one in game.questions if one.window and len(one.answers) == 1), None)
        if question is not None:
            hand = [
                card.id
                for row in game.scene(question.seat).rows
                if row.kind == "hand" and row.seat == question.seat
                for card in row.cards
                if card.id.startswith("card:")
            ]
            if hand:
                assert question.why_not_touch(hand[0]).key == "not-now"
                return
        asked = rng.choice(game.questions)
        game.answer(asked, rng.choice(asked.answers))
    raise AssertionError("no window was asked with nothing to play")
