"""Fights and expeditions on the stage: every round of land and sea combats, every roll, seen again from the log."""

from __future__ import annotations

import random

import pytest

from games.caribbean.colonies import busy_colonies
from games.caribbean.sandbox import Lay, land_fights, sandbox, sea_fights
from staging import stages_seen
from theatrum.core.beginning import begin
from theatrum.core.texts import LANGUAGES, Texts

MOST = 400
SHOWN: dict[str, tuple[Lay, dict[str, set[str]]]] = {
    "land": (land_fights, {"battle": {"land-roll"}, "siege": {"land-roll"}}),
    "sea": (sea_fights, {"sea": {"interception-roll", "gage-roll", "sea-roll"}}),
    "colonies": (busy_colonies, {"roll": {"discovery-roll", "build-roll", "gift-roll"}}),
}
"""By layout: the stages that its games come to, and the events that end them."""


@pytest.mark.parametrize("layout", SHOWN)
def test_every_round_and_every_roll_can_be_seen_again(layout: str) -> None:
    lay_out, shown = SHOWN[layout]
    definition = sandbox(lay_out)
    speakers = [Texts(language, [definition.texts], definition.names(language)) for language in LANGUAGES]
    missing = {(kind, event) for kind, events in shown.items() for event in events}
    for seed in range(1, 13):
        made = begin(definition, 4, seed, {})
        rng = random.Random(seed)
        for _ in range(MOST):
            if made.over:
                break
            question = made.questions[0]
            made.answer(question, rng.choice(question.answers))
        missing -= {(kind, event) for kind, events in stages_seen(made, speakers).items() for event in events}
        if not missing:
            break
    assert not missing
    for texts in speakers:
        assert not texts.missing
