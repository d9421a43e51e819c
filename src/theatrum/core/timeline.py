"""Where a game has been: its newest checkpoint, what happened since, and the past before it.

The moment before a step that asks is a *checkpoint*: there the state alone says what comes next. The past is a chain of
chunks, one per checkpoint, shared by all clones; a chunk holds what happened between its checkpoint and the next. Only
every sixteenth keeps the checkpoint's state, so that any position is at most a few dozen answers away from a stored one
and a long game stays small.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from theatrum.core.contract import Refusal, Seat
from theatrum.core.state import Answered, Happening, Revealed, Rolled, State, Undone

KEEP_EVERY = 16


class Chunk:
    """What happened from one checkpoint to the next. Never changed once made (but for `lines`)."""

    __slots__ = ("happened", "lines", "number", "position", "previous", "state")

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
        self.lines: str | None = None
        """How a record tells it, once one was written: a long game is written down every few dozen answers."""


class Timeline:
    """The past of one game. `happened` is what happened since the checkpoint: the state's rules write into it."""

    __slots__ = ("checkpoint", "happened", "number", "past", "position")

    def __init__(
        self, checkpoint: State, position: int = 0, past: Chunk | None = None, number: int = 0
    ) -> None:
        self.checkpoint = checkpoint
        self.position = position
        """How many answers had been given at the checkpoint."""
        self.past = past
        self.number = number
        """How many chunks lie behind the checkpoint; they are numbered from 0."""
        self.happened: list[Happening] = []

    # ---- going on ------------------------------------------------------------------------------------------------
    def take_checkpoint(self, state: State, position: int) -> None:
        """A step is about to ask. What happened up to here becomes a chunk of the past."""
        if self.happened:
            self.past = Chunk(self.past, self.number, self.position, self.checkpoint, tuple(self.happened))
            self.number += 1
            self.happened = []
            state.listen(self.happened)
        self.checkpoint = state.copy()
        self.position = position

    # ---- going back ----------------------------------------------------------------------------------------------
    def restarted(self) -> Timeline:
        """The same past, standing at the newest checkpoint: nothing has happened since."""
        return Timeline(self.checkpoint, self.position, self.past, self.number)

    def rebased(self, checkpoint: State) -> Timeline:
        """The same past, but another state at the newest checkpoint."""
        return Timeline(checkpoint, self.position, self.past, self.number)

    def before(self, position: int) -> tuple[Timeline, list[Sequence[Happening]]]:
        """A timeline that ends at the nearest stored checkpoint, and what happened from there on, oldest first."""
        tail: list[Sequence[Happening]] = [self.happened]
        if self.position <= position:
            return self.restarted(), tail
        for chunk in self.chunks_newest_first():
            tail.append(chunk.happened)
            if chunk.state is not None and chunk.position <= position:
                tail.reverse()
                return Timeline(chunk.state, chunk.position, chunk.previous, chunk.number), tail
        raise LookupError(f"no checkpoint is stored at or before position {position}")

    # ---- looking back --------------------------------------------------------------------------------------------
    def chunks(self) -> list[Chunk]:
        """The chunks of the past, in order of time."""
        return self.chunks_from(0)

    def chunks_from(self, number: int) -> list[Chunk]:
        """Those from that one on, in order of time; looks no further back."""
        chunks = list(takewhile(lambda chunk: chunk.number >= number, self.chunks_newest_first()))
        chunks.reverse()
        return chunks

    def chunks_newest_first(self) -> Iterator[Chunk]:
        chunk = self.past
        while chunk is not None:
            yield chunk
            chunk = chunk.previous

    def oldest_first(self) -> Iterator[Happening]:
        """Everything that happened, answers and chance included. Secret."""
        for chunk in self.chunks():
            yield from chunk.happened
        yield from self.happened

    def newest_first(self) -> Iterator[Happening]:
        yield from reversed(self.happened)
        for chunk in self.chunks_newest_first():
            yield from reversed(chunk.happened)

    def stretches(self, since: int) -> list[tuple[int, Sequence[Happening]]]:
        """Pieces of time that together hold everything from position `since` on: where each begins, what happened."""
        found: list[tuple[int, Sequence[Happening]]] = [(self.position, self.happened)]
        for chunk in self.chunks_newest_first():
            if found[-1][0] < since:
                break
            found.append((chunk.position, chunk.happened))
        found.reverse()
        return found

    def answers_since(self) -> list[Answered]:
        """The answers given since the checkpoint."""
        return [happening for happening in self.happened if isinstance(happening, Answered)]

    @property
    def is_fresh(self) -> bool:
        """Has nothing been answered, rolled or shown since the checkpoint?"""
        return not any(isinstance(happening, Answered | Rolled | Revealed) for happening in self.happened)

    def results_since_answer(self) -> list[tuple[int, ...]]:
        """The results of chance since the newest answer, in order."""
        found: list[tuple[int, ...]] = []
        for happening in self.newest_first():
            if isinstance(happening, Answered):
                break
            if isinstance(happening, Rolled):
                found.append(happening.results)
        found.reverse()
        return found

    # ---- taking back ---------------------------------------------------------------------------------------------
    def barrier(self, seat: Seat) -> Refusal | None:
        """What stands before the seat's last answer: chance, something shown, another's answer. None: nothing."""
        for happening in self.newest_first():
            if isinstance(happening, Rolled):
                return Refusal("", "undo-chance")
            if isinstance(happening, Revealed):
                return Refusal("", "undo-reveal")
            if isinstance(happening, Answered):
                return None if happening.seat == seat else Refusal("", "undo-other-seat")
        return Refusal("", "undo-nothing")

    def undone_since(self, position: int, now: int) -> list[Undone]:
        """Earlier notes of undoing that lie behind a position: they stay visible when it is gone back to."""
        notes: list[Undone] = []
        here = now
        for happening in self.newest_first():
            if isinstance(happening, Answered):
                here -= 1
                if here < position:
                    break
            elif isinstance(happening, Undone) and here > position:
                notes.append(happening)
        notes.reverse()
        return notes

    def without_last_answer_of(self, seat: Seat) -> list[Happening]:
        """What happened since the checkpoint, but for the seat's newest answer."""
        happened = list(self.happened)
        last = max(i for i, h in enumerate(happened) if isinstance(h, Answered) and h.seat == seat)
        del happened[last]
        return happened
