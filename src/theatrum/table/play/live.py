"""A table in memory: its row, its game, and those who look at it.

Whatever changes the game goes through `act`: done in memory, appended to the journal, acknowledged and shown only when
that is durable. If the journal refuses because another process was first, the game is rebuilt and the act tried again
on what is true now.
"""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from theatrum.core.errors import IllegalAnswer, RulesError, StaleQuestion, UndoRefused
from theatrum.core.game import Game
from theatrum.core.log import LogEntry
from theatrum.core.scene import Text
from theatrum.core.transfer import chunks
from theatrum.table.play import clocks
from theatrum.table.play.memory import Told, heard_by, remembered, told_lines
from theatrum.table.play.rebuild import Rebuilt, apply, keep_times, rebuild
from theatrum.table.play.seats import may_know_of, may_look_from
from theatrum.table.store import Conflict, StoreUnavailable, Tx, journal, tables, talk
from theatrum.table.store.journal import Entry
from theatrum.table.store.tables import OVER, PLAYING, SeatRow, TableRow
from theatrum.table.store.talk import ProposalRow
from theatrum.table.store.told import forget_told, put_told, told_before
from theatrum.table.wire.bus import message
from theatrum.table.wire.errors import Spoken, TableError
from theatrum.table.wire.limits import ENTRIES_OF_ONE

if TYPE_CHECKING:
    from theatrum.table.play.connections import Viewer
    from theatrum.table.play.views import CachedView
    from theatrum.table.server.services import Services

TRIES = 8
SOON = 0.001
SNAPSHOT_EVERY = 32
log = logging.getLogger("theatrum.table")


class Snapshot(NamedTuple):
    """What newer rules need to go on from here, and what they can't know: what was told."""

    table: str
    epoch: int
    seq: int
    serial: int
    record: str
    since: int
    lines: str


class Live:
    """One table. Everything that changes it holds `lock`."""

    def __init__(self, services: Services, row: TableRow, proposals: list[ProposalRow]) -> None:
        self.services = services
        self.row = row
        self.proposals = proposals
        self.lock = asyncio.Lock()
        self.seq = 0
        self.version = 1
        self.times: list[int] = []
        self.viewers: set[Viewer] = set()
        self.views: dict[tuple[int | None, str], CachedView] = {}
        self.thinking: dict[int, int] = {}
        """Seats for which a bot thinks, with the question's serial."""
        self.used = services.monotonic()
        self.uncommitted = False
        self._game: Game | None = None
        self.before: list[Told] = []
        """What was told under earlier rules."""
        self._epoch = 0
        self._snapshot_at = 0
        self._kept = 0
        """What was told before this step of the game is stored, and has not changed since."""
        self._push: asyncio.TimerHandle | None = None
        self._push_cost = 0.0
        self._pushed = 0.0

    # ---- the game ----------------------------------------------------------------------------------------------
    async def game(self) -> Game:
        """The game, rebuilt if it is not in memory. Hold the lock. Raises `not-started`."""
        self.used = self.services.monotonic()
        if self.row.status == tables.GATHERING:
            raise TableError("not-started")
        if self._game is None:
            await self._load()
            assert self._game is not None
        return self._game

    @property
    def loaded(self) -> Game | None:
        """The game, if it is in memory and nothing in it waits for the store."""
        return None if self.uncommitted else self._game

    async def _load(self) -> None:
        table = self.row.id
        for _ in range(TRIES):
            row, entries, snapshot = await self.services.store.read(
                lambda tx: (
                    tables.load_table(tx, table),
                    journal.entries(tx, table),
                    journal.snapshot(tx, table),
                )
            )
            if row is None:
                raise TableError("not-found")
            rebuilt = await asyncio.to_thread(rebuild, self.services.catalogue.find, row, entries, snapshot)
            self.row = row
            if not rebuilt.went_on or await self._begin_epoch(rebuilt):
                break
        else:
            raise TableError("unavailable")
        self._game, self.seq, self.times = rebuilt.game, rebuilt.seq, rebuilt.times
        self._snapshot_at = snapshot[0] if snapshot else 0
        self._epoch, self._kept = rebuilt.epoch, 0
        self.before = await self._remembered() if rebuilt.epoch else []
        self.services.metrics.count("games_loaded")

    async def _remembered(self) -> list[Told]:
        table, epoch = self.row.id, self._epoch
        return remembered(await self.services.store.read(lambda tx: told_before(tx, table, epoch)))

    def log(self, game: Game, seat: int | None, since: int = 0) -> list[LogEntry]:
        """A seat's log of the game (of now, or of an earlier position), with what was told under earlier rules."""
        if self.before and since <= game.epoch_position:
            return heard_by(self.before, seat, since) + game.log(seat, since)
        return game.log(seat, since)

    async def _begin_epoch(self, rebuilt: Rebuilt) -> bool:
        """The rules have changed: give the journal a new beginning. False: another process was first."""
        game = rebuilt.game
        data = {
            "record": game.record(),
            "serial": game.serial,
            "rules": game.definition.rules_version,
        }
        entry = Entry(rebuilt.seq + 1, "record", None, None, data, self.services.now())
        forget = rebuilt.epoch if rebuilt.retold else None
        try:
            await self._append(entry, self._progress(game, set(), entry.at), forget)
        except Conflict:
            return False
        rebuilt.seq += 1
        rebuilt.epoch = rebuilt.seq
        log.warning("goes on under other rules", extra={"table": self.row.id, "position": game.position})
        if game.asked_again:
            await self.services.bus.publish({"k": "told", "t": self.row.id, "key": "table-asked-again"})
        return True

    # ---- changing the game -------------------------------------------------------------------------------------
    async def act(
        self,
        kind: str,
        change: Callable[[Game], None],
        *,
        seat: int | None = None,
        serial: int | None = None,
        data: Any = None,
    ) -> Game:
        """Change the game, for good. Hold the lock. Raises `TableError`; then nothing has changed."""
        for _ in range(TRIES):
            game = await self.game()
            if self.row.status == OVER:
                raise TableError("over")
            if self.seq >= ENTRIES_OF_ONE:
                raise TableError("too-large")
            waited_for = set(self.row.waiting)
            self._change(game, change)
            now = self.services.now()
            answered = {seat} if kind == "answer" and seat is not None else set()
            progress = self._progress(game, answered, now, fresh=kind in ("undo", "rewind"))
            entry = Entry(self.seq + 1, kind, seat, serial, data, now)
            self.uncommitted = True
            try:
                await self._append(entry, progress)
            except Conflict:
                self._drop()
                continue
            except StoreUnavailable:
                self._drop()
                raise TableError("unavailable") from None
            except BaseException:
                self._drop()
                raise
            finally:
                self.uncommitted = False
            self.seq = entry.seq
            self.row = progress
            self._took_in(game, now)
            self.changed()
            await self.services.after_act(self, waited_for)
            return game
        raise TableError("unavailable")

    def _drop(self) -> None:
        """What is in memory may not be what is stored: forget it."""
        self._game = None
        self.views.clear()

    def _took_in(self, game: Game, at: int) -> None:
        """The game has moved: note the time of its answers, and how far back views have to look for their log."""
        keep_times(self.times, game, at)
        self._kept = min(self._kept, chunks(game))
        for view in self.views.values():
            view.floor = min(view.floor, game.position)

    def _change(self, game: Game, change: Callable[[Game], None]) -> None:
        """Do it in memory. The kernel's errors leave the game as it was; ours speak to the client."""
        try:
            change(game)
        except StaleQuestion:
            raise TableError("stale") from None
        except UndoRefused as error:
            why = Text(f"why-{error.refusal.key}", **error.refusal.args)
            raise TableError("undo-refused", words=self.say(why)) from None
        except IllegalAnswer as error:
            if error.refusal is None:
                raise TableError("over" if game.over else "not-asked") from None
            why = Text(f"why-{error.refusal.key}", **error.refusal.args)
            raise TableError(
                "illegal", rule=error.refusal.rule, words=self.say(why), field="answer"
            ) from None
        except Exception as error:
            # A rule of ours failed. The kernel has put the game back; the cause is for us, not for the client.
            self._drop()
            log.exception(
                "a rule failed",
                extra={"table": self.row.id, "position": game.position, "game": self.row.game},
            )
            self.services.metrics.count("rules_failed")
            raise TableError("failed") from (error if isinstance(error, RulesError) else None)

    def say(self, words: Text) -> Any:
        """Words that need the game's texts: spoken later, when the reader's language is known."""
        return Spoken(self.row.game, words)

    def _progress(self, game: Game, answered: set[int], now: int, fresh: bool = False) -> TableRow:
        """The row as it stands after a change of the game."""
        row = dataclasses.replace(self.row)
        result = game.result
        row.position, row.waiting, row.updated = game.position, [q.seat for q in game.questions], now
        row.bot_due = any(row.seats[s].playing_bot for s in row.waiting)
        if result is not None:
            row.status = OVER
            row.result = {
                "winners": list(result.winners),
                "scores": list(result.scores),
                "ending": result.ending,
                "args": dict(result.args),
            }
        self._run_clock(row, answered, now, fresh)
        return row

    def _run_clock(self, row: TableRow, answered: set[int], now: int, fresh: bool) -> None:
        people = [s for s in row.waiting if row.seats[s].player is not None]
        before = clocks.ClockState.read(row.clock_state)
        state = clocks.advance(row.clock, before, answered, people, now, fresh)
        row.clock_state = state.write()
        absent = [s.seat for s in row.seats if s.absent and s.seat not in answered]
        row.deadline = (
            None
            if row.status != PLAYING
            else clocks.deadline(row.clock, state, absent, self.services.settings.absent_days)
        )

    async def _append(self, entry: Entry, progress: TableRow, forget: int | None = None) -> None:
        """The one place where a change of a game becomes durable. `forget`: an epoch that is told anew."""
        snapshot = self._snapshot(entry.seq) if progress.status == PLAYING else None
        returned = entry.seat if entry.kind == "answer" else None
        seat = progress.seats[returned] if returned is not None else None
        if seat is not None and seat.absent and seat.player is not None:
            seat.absent = False
        else:
            seat = None
        told = message({"k": "entry", "t": progress.id, "n": entry.seq, "p": self.services.process})
        await self.services.store.write(
            partial(
                _write_entry,
                progress=progress,
                entry=entry,
                snapshot=snapshot,
                seat=seat,
                news=told,
                forget=forget,
            )
        )

    def _snapshot(self, seq: int) -> Snapshot | None:
        if self._game is None or seq - self._snapshot_at < SNAPSHOT_EVERY:
            return None
        return self._taken(self._game, seq)

    def _taken(self, game: Game, seq: int) -> Snapshot:
        """What newer rules would need to go on from here."""
        self._snapshot_at = seq
        since, self._kept = min(self._kept, chunks(game)), chunks(game)
        return Snapshot(
            self.row.id, self._epoch, seq, game.serial, game.record(), since, told_lines(game, since)
        )

    async def keep_snapshot(self) -> None:
        """Store the record as it is now, so that newer rules can go on from here. Hold the lock."""
        game = self._game
        if game is None or self.row.status != PLAYING or self._snapshot_at >= self.seq:
            return
        put = partial(_write_snapshot, snapshot=self._taken(game, self.seq))
        try:
            await self.services.store.write(put)
        except BaseException as error:
            self._snapshot_at = self._kept = 0
            if not isinstance(error, Conflict):  # the table was removed meanwhile
                raise

    # ---- what others did ---------------------------------------------------------------------------------------
    async def catch_up(self) -> None:
        """Take over what another process wrote to the journal."""
        async with self.lock:
            table, after = self.row.id, self.seq
            row, entries, proposals = await self.services.store.read(
                lambda tx: (
                    tables.load_table(tx, table),
                    journal.entries(tx, table, after),
                    talk.proposals(tx, table),
                )
            )
            if row is None:
                return
            self.row, self.proposals = row, proposals
            if self._game is None or not entries:
                return
            try:
                for entry in entries:
                    apply(self._game, entry)
                    self._took_in(self._game, entry.at)
                    self.seq = entry.seq
            except Exception:
                self._drop()
                await self._load()
            self.changed()

    async def refresh_row(self) -> None:
        """Seats, title or proposals changed: look again and show it."""
        async with self.lock:
            table = self.row.id
            row, proposals = await self.services.store.read(
                lambda tx: (tables.load_table(tx, table), talk.proposals(tx, table))
            )
            if row is None:
                self.services.removed(table)
                return
            began = self.row.status == tables.GATHERING and row.status != tables.GATHERING
            self.row, self.proposals = row, proposals
            self._check_viewers()
            if began and self.viewers:
                await self.game()
                self.changed()
        self.show_table()

    def _check_viewers(self) -> None:
        """Who has lost a seat looks on as a spectator; who may not know of the table any more loses sight of it."""
        for viewer in list(self.viewers):
            user = viewer.connection.user_id
            if not may_know_of(self.row, user):
                viewer.connection.forget(viewer)
                viewer.connection.tell({"type": "gone", "table": self.row.id})
            elif viewer.seat is not None and not may_look_from(self.row, user, viewer.seat):
                viewer.seat = None
                viewer.again()

    # ---- showing -----------------------------------------------------------------------------------------------
    def changed(self) -> None:
        """The game is another now: draw it soon, for everyone who looks."""
        self.version += 1
        if self._push is None and self.viewers:
            loop = asyncio.get_running_loop()
            # Drawing takes at most half of the time, however fast the answers come: only the newest view counts.
            # And whoever answered hears that it is stored before anybody's view is drawn.
            wait = self._pushed + 2 * self._push_cost - loop.time()
            self._push = loop.call_later(max(wait, SOON), self._draw)

    def _draw(self) -> None:
        self._push = None
        if self.uncommitted or self._game is None:
            return  # the change under way will ask for it again
        loop = asyncio.get_running_loop()
        began = loop.time()
        for viewer in list(self.viewers):
            try:
                viewer.send_view()
            except Exception:
                log.exception("drawing failed", extra={"table": self.row.id, "game": self.row.game})
                self.services.metrics.count("drawings_failed")
        self._pushed = loop.time()
        self._push_cost = self._pushed - began
        self.services.metrics.observe("draw_seconds", self._push_cost)

    def forget_views(self) -> None:
        """Keep no drawing that nobody looks at."""
        looked_at = {(w.seat, w.connection.language) for w in self.viewers}
        for key in [k for k in self.views if k not in looked_at]:
            del self.views[key]

    def show_table(self) -> None:
        for viewer in list(self.viewers):
            viewer.send_table()

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.row.seats):
            raise TableError("not-found", field="seat")
        return self.row.seats[number]


def _write_entry(
    tx: Tx,
    progress: TableRow,
    entry: Entry,
    snapshot: Snapshot | None,
    seat: SeatRow | None,
    news: str,
    forget: int | None,
) -> None:
    table = progress.id
    journal.append(tx, table, entry)
    tables.save_progress(tx, progress)
    if seat is not None:
        tables.save_seat(tx, table, seat)
    if snapshot is not None:
        _write_snapshot(tx, snapshot)
    if forget is not None:
        forget_told(tx, table, forget)
    if progress.status == OVER:
        talk.remove_proposals(tx, table)
    tx.publish(news)


def _write_snapshot(tx: Tx, snapshot: Snapshot) -> None:
    s = snapshot
    if journal.put_snapshot(tx, s.table, s.seq, s.serial, s.record):
        put_told(tx, s.table, s.epoch, s.seq, s.since, s.lines)
