"""Clocks: none, a pace per move, or a bank of time. Pure functions of settings, state and the moment.

State: `left`, milliseconds per seat; `since`, for each seat that is waited for, when its time began to run; `talks`, when
the time for talks that are open is over, if it is limited. Until then nobody's own time runs. `opened`: when the newest
talks began; `closed`: whether they are over.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from theatrum.table.wire.replies.tables import ClockView

DAY_MS = 86_400_000


@dataclass(slots=True)
class ClockState:
    left: list[int] = field(default_factory=list)
    since: dict[int, int] = field(default_factory=dict)
    talks: int | None = None
    opened: int | None = None
    closed: bool = False

    @classmethod
    def read(cls, data: dict[str, Any]) -> ClockState:
        since = {int(seat): at for seat, at in data.get("since", {}).items()}
        left = list(data.get("left", []))
        return cls(left, since, data.get("talks"), data.get("opened"), data.get("closed", False))

    def write(self) -> dict[str, Any]:
        since = {str(seat): at for seat, at in self.since.items()}
        talks = {"talks": self.talks, "opened": self.opened, "closed": self.closed or None}
        return {"left": self.left, "since": since} | {k: v for k, v in talks.items() if v is not None}


def begin(clock: dict[str, Any], players: int) -> ClockState:
    if clock["kind"] == "none":
        return ClockState([0] * players, {})
    return ClockState([clock["seconds"] * 1000] * players, {})


def advance(
    clock: dict[str, Any],
    state: ClockState,
    answered: Iterable[int],
    waiting: Iterable[int],
    now: int,
    fresh: bool = False,
) -> ClockState:
    """Charge what has run, reward who answered, then run for those who are waited for now (people only: bots have no
    clock). `fresh`: everybody's move begins anew, as after going back."""
    answered, waiting = set(answered), [] if state.talks is not None else list(waiting)
    left, since = list(state.left), {}
    for seat, at in state.since.items():
        if clock["kind"] == "bank":
            left[seat] = max(0, left[seat] - max(0, now - at))
            if seat in answered:
                left[seat] += clock["increment"] * 1000
    for seat in waiting:
        goes_on = seat in state.since and seat not in answered and not fresh
        since[seat] = state.since[seat] if goes_on and clock["kind"] != "bank" else now
    return ClockState(left, since, state.talks, state.opened, state.closed)


def deadline(clock: dict[str, Any], state: ClockState, absent: Iterable[int], absent_days: int) -> int | None:
    """When the next one who is waited for counts as absent, or talks are over."""
    if state.talks is not None:
        return state.talks
    gone = set(absent)
    times = [_runs_out(clock, state, s, absent_days) for s in state.since if s not in gone]
    return min(times, default=None)


def overdue(clock: dict[str, Any], state: ClockState, absent_days: int, now: int) -> list[int]:
    return [s for s in state.since if _runs_out(clock, state, s, absent_days) <= now]


def _runs_out(clock: dict[str, Any], state: ClockState, seat: int, absent_days: int) -> int:
    if clock["kind"] == "none":
        return state.since[seat] + absent_days * DAY_MS
    return state.since[seat] + state.left[seat]


def clock_view(clock: dict[str, Any], data: dict[str, Any], now: int) -> ClockView:
    """The clocks as clients see them at this moment."""
    state = ClockState.read(data)
    talks = clock.get("talks", 0)
    if clock["kind"] == "none":
        return ClockView(kind="none", talks=talks, talks_until=state.talks)
    left = list(state.left)
    for seat, at in state.since.items():
        left[seat] = max(0, left[seat] - max(0, now - at))
    return ClockView(
        kind=clock["kind"],
        seconds=clock["seconds"],
        increment=clock["increment"],
        left=left,
        running=sorted(state.since),
        at=now,
        talks=talks,
        talks_until=state.talks,
    )
