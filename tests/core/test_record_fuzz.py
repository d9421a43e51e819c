"""Whatever is done to a record, loading it gives the same game or a `RecordError`: no other error, no other game."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parley
from forging import sealed
from theatrum.core.contract import Definition
from theatrum.core.errors import BadSetup, RecordError
from theatrum.core.game import Game, Standing
from theatrum.core.record import load_record, resume_record
from theatrum.lab.conformance import play_randomly


def find(game: str) -> Definition[parley.Parley]:
    if game != "parley":
        raise BadSetup(f"there is no game {game!r}")
    return parley.DEFINITION


def records() -> list[str]:
    finished = play_randomly(parley.DEFINITION, 3, seed=2)
    running = play_randomly(parley.DEFINITION, 4, seed=3).at(60)
    running.rewind(52)
    running.stand(0, "ruse", Standing())
    old = load_record((Path(__file__).parent / "old_records" / "old_record.theatrum").read_text(), find)
    return [finished.record(), running.record(), old.record()]


RECORDS = records()
PIECES = st.one_of(
    st.sampled_from(
        [
            "0",
            "1",
            "-1",
            "999999999999999999999",
            "1e9",
            "null",
            "[]",
            "{}",
            '"',
            "\n",
            " ",
            "~",
            "=",
            "!",
            ":",
            "\\",
        ]
    ),
    st.sampled_from([line for record in RECORDS for line in record.splitlines()]),
    st.text(max_size=6),
)


@st.composite
def mutated(draw: st.DrawFn) -> tuple[str, str]:
    """A sound record, and what became of it."""
    record = draw(st.sampled_from(RECORDS))
    text = record
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        length = draw(st.sampled_from([0, 0, 1, 1, 2, 8, 80]))
        text = text[:start] + draw(PIECES) + text[start + length :]
    return record, text


@st.composite
def shuffled(draw: st.DrawFn) -> tuple[str, str]:
    """A sound record, and one with lines left out, doubled, exchanged or replaced by lines of other records."""
    record = draw(st.sampled_from(RECORDS))
    lines = record.splitlines()[:-1]
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        kind = draw(st.sampled_from(["out", "double", "exchange", "other"]))
        if kind == "out":
            del lines[at]
        elif kind == "double":
            lines.insert(at, lines[at])
        elif kind == "exchange":
            other = draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        else:
            lines[at] = draw(st.sampled_from([line for r in RECORDS for line in r.splitlines()]))
    return record, "\n".join(lines) + "\n"


def loaded(text: str, load: Callable[[str, Any], Game] = load_record) -> Game | None:
    """The game, or None if the record is refused, naming a line that is there."""
    try:
        return load(text, find)
    except RecordError as error:
        line, message = error.line, str(error)
    assert 1 <= line <= text.count("\n") + 2
    assert message.startswith(f"line {line}: ")
    return None


def whole_or_refused(text: str) -> None:
    game = loaded(text)
    if game is not None:
        assert load_record(game.record(), find).record() == game.record()


@given(mutated())
def test_a_damaged_record_gives_the_same_game_or_an_error(case: tuple[str, str]) -> None:
    original, text = case
    game = loaded(text)
    assert game is None or game.record() == original


@given(mutated())
def test_a_forged_record_gives_a_game_that_can_be_saved_or_an_error(case: tuple[str, str]) -> None:
    """With a checksum that fits, a change may tell of another legal game: then it is a whole one."""
    whole_or_refused(sealed(case[1].splitlines()))


@given(shuffled())
def test_lines_in_disorder_give_a_game_that_can_be_saved_or_an_error(case: tuple[str, str]) -> None:
    whole_or_refused(sealed(case[1].splitlines()))


@given(mutated())
def test_resuming_is_as_safe_as_loading(case: tuple[str, str]) -> None:
    game = loaded(sealed(case[1].splitlines()), resume_record)
    if game is not None:
        assert resume_record(game.record(), find).record() == game.record()


@given(st.binary(max_size=200))
def test_any_bytes(data: bytes) -> None:
    with pytest.raises(RecordError):
        load_record(data, find)


@given(st.text(max_size=200))
def test_any_text_after_a_sound_beginning(text: str) -> None:
    with pytest.raises(RecordError):
        load_record("theatrum record 1\n" + text, find)
