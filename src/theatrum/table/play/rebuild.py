"""A game from its journal: quickly where the rules are the same, and never lost where they are not."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from theatrum.core.beginning import first_state
from theatrum.core.contract import Definition
from theatrum.core.game import Game, Header
from theatrum.core.record import in_same_epoch, load_record, resume_record
from theatrum.table.play.acts import Manner, RecordAct, apply, from_entry
from theatrum.table.store.journal import Entry
from theatrum.table.store.tables import TableRow

log = logging.getLogger("theatrum.rebuild")
SERIALS_APART = 1000
"""An answer to a question of the old rules must not fit one of the new: their numbers lie that far apart."""
Find = Callable[[str], Definition[Any]]
StoredSnapshot = tuple[int, int, str]
"""Entry number, serial and record."""


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


def rebuild(find: Find, row: TableRow, entries: list[Entry], snapshot: StoredSnapshot | None) -> Rebuilt:
    """The game of a table. Where the rules have changed since, as much of it as still holds."""
    start = max((i for i, e in enumerate(entries) if e.kind == "record"), default=-1)
    begun = from_entry(entries[start]) if start >= 0 else None
    base = begun if isinstance(begun, RecordAct) else None
    if (base.rules if base is not None else row.rules) == find(row.game).rules_version:
        try:
            return _same_rules(find, row, entries, start, base)
        except Exception:
            # A rule was corrected without a new version: whatever it does with old answers, no game is lost to it.
            log.warning("the journal leads elsewhere now", extra={"table": row.id, "game": row.game})
    return _other_rules(find, row, entries, start, base, snapshot)


def keep_times(times: list[int], game: Game, at: int) -> None:
    """Note the time of every answer that is new, forget those that were taken back."""
    wanted = game.position - game.epoch_position
    del times[wanted:]
    times.extend([at] * (wanted - len(times)))


def _same_rules(
    find: Find, row: TableRow, entries: Sequence[Entry], start: int, base: RecordAct | None
) -> Rebuilt:
    times: list[int] = []
    if base is not None:
        game = load_record(base.record, find)
        game.serial = base.serial
        keep_times(times, game, entries[start].at)
    else:
        game = _from_the_beginning(find, row)
    for entry in entries[start + 1 :]:
        apply(game, from_entry(entry), Manner.AGAIN)
        keep_times(times, game, entry.at)
    epoch = entries[start].seq if start >= 0 else 0
    return Rebuilt(game, entries[-1].seq if entries else 0, times, epoch=epoch)


def _other_rules(
    find: Find,
    row: TableRow,
    entries: list[Entry],
    start: int,
    base: RecordAct | None,
    snapshot: StoredSnapshot | None,
) -> Rebuilt:
    """Go on from the newest stored checkpoint; from the first answer that no longer fits, it is asked again."""
    epoch = entries[start].seq if start >= 0 else 0
    retold = True
    if snapshot is not None and snapshot[0] >= epoch:
        done, _, record = snapshot
        game = resume_record(record, find)
        retold = in_same_epoch(game, record)
    elif base is not None:
        done, game = epoch, resume_record(base.record, find)
    else:
        done, game = 0, _from_the_beginning(find, row)
    times: list[int] = []
    keep_times(times, game, row.updated)
    for entry in entries:
        if entry.seq > done and entry.kind != "record":
            try:
                apply(game, from_entry(entry), Manner.OTHER_RULES)
            except Exception:
                game.asked_again = True
                break
            keep_times(times, game, entry.at)
    serials = [e.serial or 0 for e in entries] + [snapshot[1] if snapshot else 0]
    game.serial = max(game.serial, *serials) + SERIALS_APART
    return Rebuilt(game, entries[-1].seq if entries else 0, times, went_on=True, epoch=epoch, retold=retold)


def _from_the_beginning(find: Find, row: TableRow) -> Game:
    definition = find(row.game)
    options = _options(definition, row)
    names = tuple(row.names)
    header = Header(definition.id, row.rules, row.players, options, names, row.seed, definition.edition)
    return Game(definition, header, first_state(definition, header))


def _options(definition: Definition[Any], row: TableRow) -> dict[str, str | int | bool]:
    """What was chosen when the table was made; for options that came later, what people play by default."""
    options: dict[str, str | int | bool] = {}
    for option in definition.options:
        if option.players is None or row.players in option.players:
            chosen = row.options.get(option.id)
            known = chosen is not None and chosen in option.values(row.players)
            options[option.id] = chosen if known and chosen is not None else option.default(row.players)
    return options
