"""The past of a game: a chain of chunks, one per checkpoint, shared by all clones.

A chunk holds what happened between its checkpoint and the next; only every sixteenth keeps the checkpoint's state, so
that any position is at most a few dozen answers away from a stored one and a long game stays small.
"""

from __future__ import annotations

from collections.abc import Iterator

from theatrum.core.state import Happening, State

KEEP_EVERY = 16


class Chunk:
    """What happened from one checkpoint to the next. Never changed once made."""

    __slots__ = ("happened", "number", "position", "previous", "state")

    def __init__(
        self,
        previous: Chunk | None,
        number: int,
        position: int,
        state: State,
        happened: tuple[Happening, ...],
    ) -> None:
        self.previous = previous
        self.number = number
        self.position = position
        self.state = state if number % KEEP_EVERY == 0 else None
        self.happened = happened


def oldest_first(last: Chunk | None) -> list[Chunk]:
    """The whole chain in order of time."""
    chunks = list(newest_first(last))
    chunks.reverse()
    return chunks


def newest_first(last: Chunk | None) -> Iterator[Chunk]:
    while last is not None:
        yield last
        last = last.previous
