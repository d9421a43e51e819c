"""The contests of the campaign on the stage: each can be seen again from its line of the log, with words in both languages."""

import random

from theatrum.core.beginning import begin
from theatrum.core.restaging import stages_at
from theatrum.core.texts import LANGUAGES, Texts
from theatrum.games.elisabeth import DEFINITION
from theatrum.games.elisabeth.scene.stage_ocean import navigation_chances
from theatrum.games.elisabeth.scene.stage_parts import range_words, shares

USUAL = {"spotlight:status", "spotlight:mission", "spotlight:patronage", "spotlight:wedding"}
"""What every game by chance comes to."""


def test_every_contest_of_a_campaign_can_be_seen_again_and_every_event_has_its_mark() -> None:
    game = begin(DEFINITION, 6, "3", {"scenario": "campaign", "last_turn": 4})
    rng = random.Random(3)
    while not game.over:
        question = game.questions[0]
        game.answer(question, rng.choice(question.answers))
    speakers = [Texts(language, [DEFINITION.texts], DEFINITION.names(language)) for language in LANGUAGES]
    ends: dict[int, int] = {}
    for entry in game.log(0):
        assert entry.key in DEFINITION.chronicle, entry.key
        ends[entry.position] = ends.get(entry.position, 0) + DEFINITION.chronicle[entry.key].stage
    seen = set()
    for position in (p for p, count in ends.items() if count):
        stages = stages_at(game, 0, position)
        assert len(stages) == ends[position], position
        for stage in stages:
            assert stage.verdict
            assert stage.sides
            seen.add(stage.id)
            for texts in speakers:
                texts.part(stage)
    assert seen >= USUAL
    assert not any(texts.missing for texts in speakers)


def test_E1_16_1_22_a_captain_s_rating_decides_how_he_comes_through() -> None:
    """Two dice: 4 and less is the end, up to 7 damages; with a rating of 3 nobody is lost."""
    plain, able = navigation_chances(0), navigation_chances(3)
    assert round(36 * plain["eliminated"]) == 6
    assert round(36 * plain["damaged"]) == 15
    assert "eliminated" not in able
    assert round(36 * able["no_effect"]) == 30


def test_chances_of_a_contest_are_a_hundred_together_and_never_look_certain_if_they_are_not() -> None:
    from_dice = shares([("a", 0.001, ""), ("b", 0.999, "")])  # type: ignore[list-item]
    assert [chance.percent for chance in from_dice] == [1, 99]
    assert [chance.percent for chance in shares([("a", 1.0, ""), ("b", 0.0, "")])] == [100, 0]  # type: ignore[list-item]


def test_rows_of_tables_are_written_as_they_are_printed() -> None:
    assert [range_words(None, 6), range_words(7, 7), range_words(8, 9), range_words(17, None)] == [
        "≤ 6",
        "7",
        "8 – 9",
        "≥ 17",
    ]
