"""One table's journal in the store: the one place where a change of a game becomes durable."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from theatrum.core.game import Game
from theatrum.core.scene import Text
from theatrum.core.transfer import chunks
from theatrum.table.play.acts import Act, StandingAct, UndoAct, answering_seat, to_entry
from theatrum.table.play.memory import Told, remembered, told_lines
from theatrum.table.play.rebuild import Rebuilt, StoredSnapshot
from theatrum.table.store import Changes, Conflict, Store, Tx, journal, tables, talk
from theatrum.table.store.journal import Entry
from theatrum.table.store.tables import OVER, PLAYING, SeatRow, TableRow
from theatrum.table.store.told import forget_told, put_told, told_before
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.limits import SECOND_THOUGHTS, SECOND_THOUGHTS_PER_POSITION
from theatrum.table.wire.notices import EntryWritten, Notice, encoded, reaches_others

SNAPSHOT_EVERY = 32


class Snapshot(NamedTuple):
    """What newer rules need to go on from here, and what they can't know: what was told."""

    table: str
    epoch: int
    seq: int
    serial: int
    record: str
    since: int
    lines: str


class TableJournal:
    def __init__(self, store: Store, process: str, table: str) -> None:
        self._store = store
        self._process = process
        self._table = table
        self.seq = 0
        """The newest entry that this process has taken in."""
        self.epoch = 0
        self._snapshot_at = 0
        self._kept = 0
        """What was told before this step of the game is stored, and has not changed since."""
        self._second_thoughts: Counter[int | None] = Counter()
        """How often each seat has taken back, or changed its standing answers."""

    # ---- reading -----------------------------------------------------------------------------------------------
    async def read(self) -> tuple[TableRow | None, list[Entry], StoredSnapshot | None]:
        """Everything a game is rebuilt from."""
        table = self._table
        return await self._store.read(
            lambda tx: (
                tables.load_table(tx, table),
                journal.entries(tx, table),
                journal.snapshot(tx, table),
            )
        )

    async def read_news(self) -> tuple[TableRow | None, list[Entry], list[talk.ProposalRow]]:
        """What has been written since, by whomever."""
        table, after = self._table, self.seq
        return await self._store.read(
            lambda tx: (
                tables.load_table(tx, table),
                journal.entries(tx, table, after),
                talk.proposals(tx, table),
            )
        )

    async def read_row(self) -> tuple[TableRow | None, list[talk.ProposalRow]]:
        table = self._table
        return await self._store.read(lambda tx: (tables.load_table(tx, table), talk.proposals(tx, table)))

    async def earlier_told(self) -> list[Told]:
        """What was told under earlier rules."""
        table, epoch = self._table, self.epoch
        if not epoch:
            return []
        return remembered(await self._store.read(lambda tx: told_before(tx, table, epoch)))

    def begin(self, rebuilt: Rebuilt, snapshot: StoredSnapshot | None, entries: Sequence[Entry]) -> None:
        """The game in memory is this one now."""
        self._second_thoughts = Counter(e.seat for e in entries if e.kind in ("undo", "stand"))
        self.seq, self.epoch, self._kept = rebuilt.seq, rebuilt.epoch, 0
        self._snapshot_at = snapshot[0] if snapshot else 0

    # ---- writing -----------------------------------------------------------------------------------------------
    async def append(
        self,
        act: Act,
        seq: int,
        progress: TableRow,
        game: Game | None,
        forget: int | None = None,
        further: Sequence[Notice] = (),
    ) -> None:
        """Write an act and the row as it is after it. Raises `Conflict` if another process was first. `game`: to take
        a snapshot of, if it is time; `forget`: an epoch that is told anew; `further`: what else to tell everyone."""
        entry = to_entry(act, seq, progress.updated)
        notices = list(further)
        if reaches_others(self._store):
            notices.insert(0, EntryWritten(process=self._process, table=self._table, number=seq))
        write = partial(
            _write_entry,
            progress=progress,
            entry=entry,
            seat=_returned(progress, answering_seat(act)),
            notices=[encoded(n) for n in notices],
            forget=forget,
        )
        snapshot = self._due_snapshot(game, progress, seq)
        if snapshot is None:
            await self._store.post(self._table, write)
        else:
            await self._store.write(partial(_write_both, write=write, snapshot=snapshot))

    def wrote(self, act: Act, seq: int) -> None:
        """The journal goes so far now, here or in another process."""
        self.seq = seq
        if isinstance(act, UndoAct | StandingAct):
            self._second_thoughts[act.seat] += 1

    def check_second_thoughts(self, act: Act, position: int) -> None:
        """A journal keeps what was taken back: one seat alone must not fill it. Raises `rate-limited`."""
        if isinstance(act, UndoAct | StandingAct):
            most = SECOND_THOUGHTS + SECOND_THOUGHTS_PER_POSITION * position
            if self._second_thoughts[act.seat] >= most:
                raise TableError("rate-limited", words=Text("error-second-thoughts"))

    def took_in(self, game: Game) -> None:
        """The game has moved, perhaps back: what was told after that is not what is stored."""
        self._kept = min(self._kept, chunks(game))

    async def keep_snapshot(self, game: Game) -> None:
        """Store the record as it is now, so that newer rules can go on from here."""
        if self._snapshot_at >= self.seq:
            return
        write = partial(_write_snapshot, snapshot=self._snapshot(game, self.seq))
        try:
            await self._store.write(write)
        except BaseException as error:
            self._snapshot_at = self._kept = 0
            if not isinstance(error, Conflict):  # the table was removed meanwhile
                raise

    def _due_snapshot(self, game: Game | None, progress: TableRow, seq: int) -> Snapshot | None:
        if game is None or progress.status != PLAYING or seq - self._snapshot_at < SNAPSHOT_EVERY:
            return None
        return self._snapshot(game, seq)

    def _snapshot(self, game: Game, seq: int) -> Snapshot:
        self._snapshot_at = seq
        since, self._kept = min(self._kept, chunks(game)), chunks(game)
        return Snapshot(
            self._table, self.epoch, seq, game.serial, game.record(), since, told_lines(game, since)
        )


def _returned(progress: TableRow, seat: int | None) -> SeatRow | None:
    """The seat of one who was absent and has answered: he is back."""
    row = progress.seats[seat] if seat is not None else None
    if row is None or not row.absent or row.player is None:
        return None
    row.absent = False
    return row


def _write_both(tx: Tx, write: Callable[[Tx], None], snapshot: Snapshot) -> None:
    write(tx)
    _write_snapshot(tx, snapshot)


def _write_entry(
    tx: Changes,
    progress: TableRow,
    entry: Entry,
    seat: SeatRow | None,
    notices: list[str],
    forget: int | None,
) -> None:
    table = progress.id
    journal.append(tx, table, entry)
    tables.save_progress(tx, progress)
    if seat is not None:
        tables.save_seat(tx, table, seat)
    if forget is not None:
        forget_told(tx, table, forget)
    if progress.status == OVER:
        talk.remove_proposals(tx, table)
    for notice in notices:
        tx.publish(notice)


def _write_snapshot(tx: Tx, snapshot: Snapshot) -> None:
    s = snapshot
    if journal.put_snapshot(tx, s.table, s.seq, s.serial, s.record):
        put_told(tx, s.table, s.epoch, s.seq, s.since, s.lines)
