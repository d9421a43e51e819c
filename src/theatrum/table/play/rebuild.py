"""A game from its journal: quickly where the rules are the same, and never lost where they are not."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from theatrum.core.beginning import first_state
from theatrum.core.contract import Definition
from theatrum.core.game import Game, Header, Standing
from theatrum.core.record import in_same_epoch, load_record, resume_record
from theatrum.core.transfer import answer_again
from theatrum.table.store.journal import Entry
from theatrum.table.store.tables import TableRow

log = logging.getLogger("theatrum.rebuild")
SERIALS_APART = 1000
"""An answer to a question of the old rules must not fit one of the new: their numbers lie that far apart."""
Find = Callable[[str], Definition[Any]]
Snapshot = tuple[int, int, str]


class Diverged(Exception):
    """The journal does not lead where it led when it was written."""


@dataclass(slots=True)
class Rebuilt:
    game: Game
    seq: int
    times: list[int] = field(default_factory=list)
    """When each answer since the game's first position was given."""
    went_on: bool = False
    """The rules are others now: the game goes on from a checkpoint, and its journal needs a new beginning."""
    epoch: int = 0
    """The entry with which play under the present rules began; 0: with the game."""
    retold: bool = False
    """It went on, but tells everything since that entry anew."""


def header_of(row: TableRow) -> Header:
    return Header(row.game, row.rules, row.players, row.options, tuple(row.names), row.seed)


def rebuild(find: Find, row: TableRow, entries: list[Entry], snapshot: Snapshot | None) -> Rebuilt:
    """The game of a table. Where the rules have changed since, as much of it as still holds."""
    definition = find(row.game)
    start = max((i for i, e in enumerate(entries) if e.kind == "record"), default=-1)
    rules = entries[start].data["rules"] if start >= 0 else row.rules
    if rules == definition.rules_version:
        try:
            return _same_rules(find, row, entries, start)
        except Exception:
            # A rule was corrected without a new version: whatever it does with old answers, no game is lost to it.
            log.warning("the journal leads elsewhere now", extra={"table": row.id, "game": row.game})
    return _other_rules(find, row, entries, start, snapshot)


def apply(game: Game, entry: Entry, checked: bool = False) -> None:
    """Do again what an entry says was done."""
    data = entry.data
    if entry.kind == "answer":
        assert entry.seat is not None
        answer = tuple(data)
        if checked:
            game.answer(game.serial, answer, entry.seat)
        elif entry.serial != game.serial or game.question(entry.seat) is None:
            raise Diverged(
                f"entry {entry.seq} answers question {entry.serial}, the open one is {game.serial}"
            )
        else:
            answer_again(game, entry.seat, answer)
    elif entry.kind == "stand":
        assert entry.seat is not None
        game.stand(entry.seat, data["window"], standing_of(data["standing"]))
    elif entry.kind == "undo":
        assert entry.seat is not None
        game.undo(entry.seat)
    elif entry.kind == "rewind":
        game.rewind(data["position"], entry.seat)
    else:
        raise Diverged(f"entry {entry.seq} is of an unknown kind {entry.kind!r}")


def standing_of(data: Any) -> Standing | None:
    return None if data is None else msgspec.convert(data, Standing)


def keep_times(times: list[int], game: Game, at: int) -> None:
    """Note the time of every answer that is new, forget those that were taken back."""
    wanted = game.position - game.epoch_position
    del times[wanted:]
    times.extend([at] * (wanted - len(times)))


def _same_rules(find: Find, row: TableRow, entries: list[Entry], start: int) -> Rebuilt:
    times: list[int] = []
    if start >= 0:
        base = entries[start]
        game = load_record(base.data["record"], find)
        game.serial = base.data["serial"]
        keep_times(times, game, base.at)
    else:
        definition, header = find(row.game), header_of(row)
        game = Game(definition, header, first_state(definition, header))
    for entry in entries[start + 1 :]:
        apply(game, entry)
        keep_times(times, game, entry.at)
    epoch = entries[start].seq if start >= 0 else 0
    return Rebuilt(game, entries[-1].seq if entries else 0, times, epoch=epoch)


def _other_rules(
    find: Find, row: TableRow, entries: list[Entry], start: int, snapshot: Snapshot | None
) -> Rebuilt:
    """Go on from the newest stored checkpoint; from the first answer that no longer fits, it is asked again."""
    base = entries[start] if start >= 0 else None
    retold = True
    if snapshot is not None and (base is None or snapshot[0] >= base.seq):
        done, _, record = snapshot
        game = resume_record(record, find)
        retold = in_same_epoch(game, record)
    elif base is not None:
        done = base.seq
        game = resume_record(base.data["record"], find)
    else:
        done = 0
        definition, header = find(row.game), header_of(row)
        game = Game(definition, header, first_state(definition, header))
    times: list[int] = []
    keep_times(times, game, row.updated)
    for entry in entries:
        if entry.seq > done and entry.kind != "record":
            try:
                apply(game, entry, checked=True)
            except Exception:
                game.asked_again = True
                break
            keep_times(times, game, entry.at)
    serials = [e.serial or 0 for e in entries] + [snapshot[1] if snapshot else 0]
    game.serial = max(game.serial, *serials) + SERIALS_APART
    epoch = base.seq if base is not None else 0
    return Rebuilt(game, entries[-1].seq if entries else 0, times, went_on=True, epoch=epoch, retold=retold)
