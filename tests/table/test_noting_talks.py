"""When the newest secret talks began is noted with the table, so that what was proposed earlier is not taken for new."""

from types import SimpleNamespace
from typing import Any

import pytest

from theatrum.table.play import progress
from theatrum.table.play.clocks import ClockState, begin


def noted(monkeypatch: pytest.MonkeyPatch, *moments: tuple[int, int, bool]) -> list[tuple[int | None, bool]]:
    """After each moment (time, position, are talks open?): when they began, and whether they are over."""
    row: Any = SimpleNamespace(clock_state=begin({"kind": "none"}, 2).write(), position=0)
    found = []
    for now, position, talking in moments:
        monkeypatch.setattr(progress, "talks_of", lambda game, talking=talking: [[0, 1]] if talking else [])
        game: Any = SimpleNamespace(position=position)
        progress._note_talks(row, game, now)
        row.position = position
        state = ClockState.read(ClockState.read(row.clock_state).write())
        found.append((state.opened, state.closed))
    return found


def test_talks_that_open_again_are_new_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    times = [(10, 1, False), (20, 2, True), (30, 3, True), (40, 4, False), (50, 5, True)]
    assert noted(monkeypatch, *times) == [(None, False), (20, False), (20, False), (20, True), (50, False)]


def test_who_goes_back_into_the_talks_goes_on_with_the_same_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    times = [(20, 2, True), (40, 4, False), (50, 3, True)]
    assert noted(monkeypatch, *times) == [(20, False), (20, True), (20, False)]
