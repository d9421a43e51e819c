"""What can be done to a game at a table. An act is performed, written to the journal and done again from there by the
same `apply`; so the game that was played and the one that is rebuilt can't differ."""

from __future__ import annotations

from enum import Enum
from typing import Any

import msgspec
from msgspec import Struct

from theatrum.core.contract import Answer, Seat
from theatrum.core.game import Game, Standing
from theatrum.core.transfer import answer_again
from theatrum.table.store.journal import Entry


class AnswerAct(Struct, frozen=True, tag="answer", tag_field="kind"):
    seat: Seat
    serial: int
    """Of the question that it answers."""
    answer: Answer


class StandingAct(Struct, frozen=True, tag="stand", tag_field="kind"):
    """Leave a standing answer for a window, or (None) take it away."""

    seat: Seat
    window: str
    standing: Standing | None


class UndoAct(Struct, frozen=True, tag="undo", tag_field="kind"):
    """Take back what one may take back alone."""

    seat: Seat


class RewindAct(Struct, frozen=True, tag="rewind", tag_field="kind"):
    """Go back as far as the table has agreed."""

    position: int


class RecordAct(Struct, frozen=True, tag="record", tag_field="kind"):
    """The game begins with a record: an import, a sandbox, or one that went on under newer rules."""

    record: str
    serial: int
    rules: int


Act = AnswerAct | StandingAct | UndoAct | RewindAct | RecordAct


class Manner(Enum):
    """How much an act is believed."""

    FRESH = "fresh"
    """Somebody wants to do it now: everything is checked."""
    AGAIN = "again"
    """It was done under these very rules: only that it leads to the same place is checked."""
    OTHER_RULES = "other rules"
    """It was done under others: checked, but for the number of its question."""


class Diverged(Exception):
    """The journal does not lead where it led when it was written."""


def apply(game: Game, act: Act, manner: Manner = Manner.FRESH) -> None:
    """Do it. Raises what the kernel raises, or `Diverged`; then nothing has changed."""
    if isinstance(act, AnswerAct):
        _give_answer(game, act, manner)
    elif isinstance(act, StandingAct):
        game.stand(act.seat, act.window, act.standing)
    elif isinstance(act, UndoAct):
        game.undo(act.seat)
    elif isinstance(act, RewindAct):
        game.rewind(act.position)
    else:
        raise Diverged("a record is where a game begins, nothing that is done to it")


def _give_answer(game: Game, act: AnswerAct, manner: Manner) -> None:
    if manner is Manner.FRESH:
        game.answer(act.serial, act.answer, act.seat)
    elif manner is Manner.OTHER_RULES:
        game.answer(game.serial, act.answer, act.seat)
    elif act.serial != game.serial or game.question(act.seat) is None:
        raise Diverged(f"question {act.serial} was answered, the open one is {game.serial}")
    else:
        answer_again(game, act.seat, act.answer)


def answering_seat(act: Act) -> Seat | None:
    """Who has answered by this act."""
    return act.seat if isinstance(act, AnswerAct) else None


# ---- the journal's rows ------------------------------------------------------------------------------------------
def to_entry(act: Act, seq: int, at: int) -> Entry:
    """The row of an act. Seat and serial have columns of their own: there the store sees that a question is answered
    only once."""
    if isinstance(act, AnswerAct):
        return Entry(seq, "answer", act.seat, act.serial, act.answer, at)
    fields: dict[str, Any] = msgspec.to_builtins(act)
    kind, seat = fields.pop("kind"), fields.pop("seat", None)
    return Entry(seq, kind, seat, None, fields or None, at)


def from_entry(entry: Entry) -> Act:
    """The act of a row, also of one that an earlier version wrote. Raises `Diverged` if there is none like it."""
    fields: dict[str, Any] = {"kind": entry.kind, "seat": entry.seat}
    if entry.kind == "answer":
        fields |= {"serial": entry.serial, "answer": entry.data}
    elif entry.data is not None:
        fields |= entry.data
    try:
        return msgspec.convert(fields, Act)  # type: ignore[no-any-return]
    except msgspec.ValidationError as error:
        raise Diverged(f"entry {entry.seq} is no act: {error}") from None
