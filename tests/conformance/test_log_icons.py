"""Every line of the log has a drawing of the client beside it: whoever runs over the log sees what kind of thing happened."""

import re
from pathlib import Path

import theatrum
from every_game import definition_of, every_game

ICONS = Path(theatrum.__file__).parent / "web" / "script" / "base" / "icons.js"
CORE = Path(theatrum.__file__).parent / "core" / "texts" / "en-deals.ftl"
TOLD = re.compile(r"^event-([a-z0-9_-]+) *=", re.MULTILINE)
DRAWN = re.compile(r"^  ([a-z_]+): (?:\[|')", re.MULTILINE)
OF_THE_TABLE = {"undone"}
"""What the kernel tells of every game looks alike in all of them; the table sees to it."""


def told(folder: Path) -> set[str]:
    """What a game can tell: it has words for all of it, or the suite would find them missing."""
    return {key for file in folder.glob("en*.ftl") for key in TOLD.findall(file.read_text("utf-8"))}


@every_game
def test_every_event_has_a_drawing(game: str) -> None:
    definition = definition_of(game)
    chronicle = definition.chronicle
    keys = told(Path(definition.texts))
    assert len(keys) > 5, "hardly anything is told"
    if any(key.startswith("deal-") for key in chronicle):
        keys |= set(TOLD.findall(CORE.read_text("utf-8")))
    assert not {key for key in keys - OF_THE_TABLE if key not in chronicle or not chronicle[key].icon}


@every_game
def test_every_drawing_of_the_log_is_drawn(game: str) -> None:
    """The client draws a lozenge with a letter for what it does not know."""
    drawn = set(DRAWN.findall(ICONS.read_text("utf-8")))
    assert len(drawn) > 100
    marks = definition_of(game).chronicle
    assert {mark.icon for mark in marks.values()} <= drawn


@every_game
def test_marks_are_of_events_that_are_told(game: str) -> None:
    definition = definition_of(game)
    keys = told(Path(definition.texts)) | set(TOLD.findall(CORE.read_text("utf-8")))
    assert set(definition.chronicle) <= keys
