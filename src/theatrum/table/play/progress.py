"""A table's row after its game or its seats have changed: whose turn it is, how it ended, whose clock runs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from theatrum.core.game import Game
from theatrum.core.views import talks_of
from theatrum.table.play import clocks
from theatrum.table.play.clocks import ClockState
from theatrum.table.store.tables import OVER, PLAYING, TableRow

BACK_MS = 60_000
"""Who comes back to an empty clock gets so much."""


def take_in(row: TableRow, game: Game, now: int) -> None:
    """Note where the game stands."""
    _note_talks(row, game, now)
    row.position, row.waiting, row.updated = game.position, [q.seat for q in game.questions], now
    row.bot_due = any(row.seats[s].playing_bot for s in row.waiting)
    _time_talks(row, game, now)
    result = game.result
    if result is not None:
        row.status = OVER
        row.result = {
            "winners": list(result.winners),
            "scores": list(result.scores),
            "ending": result.ending,
            "args": dict(result.args),
        }


def _note_talks(row: TableRow, game: Game, now: int) -> None:
    """When the newest secret talks began. Whoever goes back into them goes on with the same ones."""
    state, back = dict(row.clock_state), game.position < row.position
    if talks_of(game):
        if "opened" not in state or ("closed" in state and not back):
            state["opened"] = now
        state.pop("closed", None)
    elif "opened" in state:
        state["closed"] = True
    row.clock_state = state


def _time_talks(row: TableRow, game: Game, now: int) -> None:
    """While secret talks are open, one clock runs for all, if the table has one for them."""
    seconds = row.clock.get("talks", 0) if game.definition.silence is not None else 0
    state = {key: value for key, value in row.clock_state.items() if key != "talks"}
    if seconds and talks_of(game):
        state["talks"] = row.clock_state.get("talks") or now + seconds * 1000
    row.clock_state = state


def end_by_resignation(row: TableRow, scores: Sequence[int]) -> None:
    """Nobody plays any more but bots: the best of those who have not resigned have won."""
    left = [s.seat for s in row.seats if not s.resigned]
    best = max((scores[seat] for seat in left), default=0)
    winners = [seat for seat in left if scores[seat] == best]
    row.status, row.waiting = OVER, []
    row.result = {"winners": winners, "scores": list(scores), "ending": "resigned", "args": {}}


def begin_clocks(row: TableRow, now: int, absent_days: int) -> None:
    """Play begins."""
    state = clocks.begin(row.clock, row.players)
    noted = ClockState.read(row.clock_state)
    state.talks, state.opened, state.closed = noted.talks, noted.opened, noted.closed
    _run(row, state, (), now, absent_days)


def run_clocks(
    row: TableRow, answered: Iterable[int], now: int, absent_days: int, fresh: bool = False
) -> None:
    """Somebody has answered; or (`fresh`) the game went back, and everybody's move begins anew."""
    _run(row, ClockState.read(row.clock_state), answered, now, absent_days, fresh)


def restart_clocks(row: TableRow, now: int, absent_days: int, back: int | None = None) -> None:
    """Somebody else plays a seat now: bots have no clock, and who comes (back) starts with a fresh move."""
    state = ClockState.read(row.clock_state)
    if back is not None and row.clock["kind"] == "bank":
        state.left[back] = max(state.left[back], BACK_MS)
    row.updated = now
    row.bot_due = any(row.seats[s].playing_bot for s in row.waiting)
    _run(row, state, () if back is None else (back,), now, absent_days)


def mark_overdue(row: TableRow, now: int, absent_days: int) -> list[int]:
    """Note who counts as absent from now on, because time has run out; the deadline is the next one's."""
    state = ClockState.read(row.clock_state)
    gone = clocks.overdue(row.clock, state, absent_days, now)
    new = [s for s in gone if not row.seats[s].absent and row.seats[s].player is not None]
    for seat in new:
        row.seats[seat].absent = True
    _set_deadline(row, state, absent_days)
    return new


def _run(
    row: TableRow,
    state: ClockState,
    answered: Iterable[int],
    now: int,
    absent_days: int,
    fresh: bool = False,
) -> None:
    answered = set(answered)
    people = [s for s in row.waiting if row.seats[s].player is not None]
    state = clocks.advance(row.clock, state, answered, people, now, fresh)
    row.clock_state = state.write()
    _set_deadline(row, state, absent_days, answered)


def _set_deadline(row: TableRow, state: ClockState, absent_days: int, answered: Iterable[int] = ()) -> None:
    absent = [s.seat for s in row.seats if s.absent and s.seat not in answered]
    row.deadline = clocks.deadline(row.clock, state, absent, absent_days) if row.status == PLAYING else None
