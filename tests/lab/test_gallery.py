"""The gallery's positions that no bot comes to: each stands at its question, and can be stored and read again."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import theatrum
from theatrum.core.record import load_record

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
pytest.importorskip("playwright")
from gallery import named
from gallery_built import LAYOUTS, ONLY_IN_EDITIONS, built


@pytest.mark.parametrize("game", LAYOUTS)
def test_every_laid_out_position_asks_its_question_and_survives_its_record(game: str) -> None:
    for kind in LAYOUTS[game]:
        read = load_record(built(game, kind).record(), theatrum.definition)
        assert read.questions[0].prompt == kind
        assert len(read.questions[0].answers) > 1, f"{kind} leaves no choice"


@pytest.mark.parametrize("game", LAYOUTS)
def test_only_questions_that_the_game_has_words_for_are_laid_out(game: str) -> None:
    assert {*LAYOUTS[game], *ONLY_IN_EDITIONS.get(game, ())} <= named(theatrum.definition(game))
