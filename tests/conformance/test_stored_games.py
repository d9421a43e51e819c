"""Games that lay on tables before the house was rebuilt go on: their records were written by the rules named in them."""

from pathlib import Path

import pytest

from theatrum.core.chance import Chance
from theatrum.core.record import parse_record, resume_record
from theatrum.games import definition

RECORDS = sorted((Path(__file__).parents[1] / "stored_games").glob("*.theatrum"))
RUNNING = [path for path in RECORDS if "finished" not in path.name]


def test_there_are_stored_games_of_all_games() -> None:
    assert {path.name.split("-")[0] for path in RUNNING} == {
        "caribbean",
        "elisabeth",
        "generalship",
        "pax_renaissance",
    }


@pytest.mark.parametrize("path", RUNNING, ids=lambda path: path.stem)
def test_a_running_game_goes_on_to_its_end(path: Path) -> None:
    text = path.read_text()
    game = resume_record(text, definition)
    parsed = parse_record(text)
    assert parsed.checkpoint is not None
    assert game.position >= parsed.checkpoint.position
    choose = Chance("beef").below
    while not game.over:
        question = game.questions[choose(len(game.questions))]
        game.answer(question, question.answers[choose(len(question.answers))])
        assert game.definition.invariants(game.state) == []
    assert game.result is not None
