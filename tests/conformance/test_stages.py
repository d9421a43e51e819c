"""Contests are shown and seen again in every game: each line of the log that says so has its stage, and every text is there."""

import random

import pytest

import theatrum
from staging import stages_seen
from theatrum.core.game import Game
from theatrum.core.texts import LANGUAGES, Texts
from theatrum.games import HOUSE

SHOWN = {
    "pax_renaissance": {"battle", "plot", "vote", "fair"},
    "generalship": {"battle"},
    "elisabeth": {"battle", "siege", "sea", "raid", "roll"},
    "caribbean": {"roll"},
}
"""What every game puts on the stage. (Fights of Caribbean are rare in games of one: tests/games/caribbean/test_stages.py.)"""
SEEDS = 6
MOST = 900


def played(game: str, seed: int) -> Game:
    """A game of players who mostly do what looks best: they fight more than those who do anything."""
    definition = theatrum.definition(game)
    made = theatrum.new(game, players=definition.players[0], seed=seed)
    rng = random.Random(seed)
    assert definition.judgement is not None
    for _ in range(MOST):
        if made.over:
            break
        question = made.questions[0]
        answers = question.answers
        if rng.random() < 0.3:
            made.answer(question, rng.choice(answers))
        else:
            worth = definition.judgement.order(made.state, question.ask, answers)
            made.answer(question, max(zip(worth, answers, strict=True), key=lambda both: both[0])[1])
    return made


@pytest.mark.parametrize("game", sorted(SHOWN))
def test_every_contest_of_the_log_can_be_seen_again(game: str) -> None:
    definition = theatrum.definition(game)
    speakers = [Texts(language, [definition.texts], definition.names(language)) for language in LANGUAGES]
    seen: set[str] = set()
    for seed in range(SEEDS):
        seen |= set(stages_seen(played(game, seed), speakers))
    assert seen >= SHOWN[game], SHOWN[game] - seen
    for texts in speakers:
        assert not texts.missing


@pytest.mark.parametrize("game", HOUSE)
def test_the_chronicle_names_events_that_have_words_and_arguments_that_they_tell(game: str) -> None:
    definition = theatrum.definition(game)
    english = Texts("en", [definition.texts], definition.names("en"))
    for key, mark in definition.chronicle.items():
        assert english.has(f"event-{key}"), key
        assert mark.heading in ("", "round", "turn"), key
    made = played(game, 1)
    for entry in made.log(None):
        mark = definition.chronicle.get(entry.key)
        if mark is not None:
            assert set(mark.path) <= set(entry.args), entry
