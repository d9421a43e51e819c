"""The log of a seat: what it was told, and when."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from theatrum.core.contract import Args, Seat
from theatrum.core.state import Answered, Event, Happening, Undone


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line of a seat's log: the event, and how many answers had been given when it happened."""

    position: int
    key: str
    args: Args
    before: bool = field(default=False, repr=False)
    """It was told in another game, of which this one is a fork."""


def log_of(happened: Iterable[Happening], first: int, seat: Seat | None, since: int) -> Iterator[LogEntry]:
    """The seat's lines about what happened after the first `first` answers, from position `since` on."""
    position = first
    for happening in happened:
        if isinstance(happening, Answered):
            position += 1
        elif position < since:
            continue
        elif isinstance(happening, Event):
            if happening.to is None or seat in happening.to:
                yield LogEntry(position, happening.key, happening.args)
        elif isinstance(happening, Undone):
            yield LogEntry(position, "undone", undone_args(happening))


def undone_args(undone: Undone) -> Args:
    return {"answers": undone.answers, "seat": -1 if undone.seat is None else undone.seat}
