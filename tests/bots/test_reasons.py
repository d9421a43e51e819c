"""Why a bot proposes an answer: from the parts of a game's own judgement, and in words of both languages."""

import random
from typing import Any

import pytest

from theatrum.bots import make_bot
from theatrum.bots.reasons import Reason, reason_for
from theatrum.core.beginning import begin
from theatrum.core.game import Game
from theatrum.core.texts import LANGUAGES, Texts
from theatrum.games import definition
from theatrum.table.wire.words import own_folders

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("generalship", 2, {}),
    ("pax_renaissance", 2, {}),
    ("elisabeth", 2, {"scenario": "learning"}),
    ("elisabeth", 6, {}),
    ("caribbean", 2, {"scenario": "quick"}),
]
KINDS = {"only", "wins", "more", "rival", "usual", "later", "even"}


def played(game: str, players: int, options: dict[str, Any], answers: int) -> Game:
    """A game in its midst, by chance."""
    found, rng = begin(definition(game), players, 3, options), random.Random(3)
    for _ in range(answers):
        question = found.questions[0]
        found.answer(question, rng.choice(question.answers))
    return found


@pytest.mark.parametrize("game, players, options", TABLES)
def test_every_part_of_a_judgement_has_its_name(game: str, players: int, options: dict[str, Any]) -> None:
    found = played(game, players, options, 60)
    judgement = found.definition.judgement
    assert judgement is not None
    assert judgement.parts is not None
    parts = [judgement.parts(found.state, seat) for seat in range(players)]
    assert all(parts)
    for language in LANGUAGES:
        texts = Texts(language, [found.definition.texts])
        assert not [part for one in parts for part in one if not texts.has(f"judged-{part}")]


@pytest.mark.parametrize("game, players, options", TABLES)
def test_a_proposed_answer_comes_with_a_sentence(game: str, players: int, options: dict[str, Any]) -> None:
    found = played(game, players, options, 60)
    while len(found.questions[0].answers) < 2:
        found.answer(found.questions[0], found.questions[0].answers[0])
    question = found.questions[0]
    before = found.digest
    answer = make_bot("greedy:hand=1:width=4:worlds=1", 1).choose(found, question.seat)
    reason = reason_for(found, question.seat, answer, random.Random(1), hand=1)
    assert found.digest == before
    assert reason is not None
    assert reason.kind in KINDS - {"only"}
    assert reason.kind == "wins" or reason.other in set(question.answers) - {answer}
    for language in LANGUAGES:
        texts = Texts(language, [*own_folders(), found.definition.texts], found.definition.names(language))
        assert len(texts.say(reason.words)) > 10
        assert not texts.missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_reason_has_its_words(language: str) -> None:
    texts = Texts(language, [*own_folders(), definition("generalship").texts])
    for kind in KINDS:
        texts.say(Reason(kind, ("done",), ("army", "income")).words)
    texts.say(Reason("more", ("done",), ("army",), ("income",)).words)
    assert not [key for key in texts.missing if not key.startswith("answer-")]


def test_the_only_answer_needs_no_other_reason() -> None:
    found = played("caribbean", 2, {"scenario": "quick"}, 0)
    for _ in range(400):
        question = found.questions[0]
        if len(question.answers) == 1:
            break
        found.answer(question, question.answers[0])
    assert reason_for(found, question.seat, question.answers[0], random.Random(1)) == Reason("only")
