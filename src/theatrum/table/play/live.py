"""A table in memory: its row, its game, and those who look at it.

Whatever changes the game goes through `act`: done in memory, appended to the journal, acknowledged and shown only when
that is durable. If the journal refuses because another process was first, the game is rebuilt and the act tried again
on what is true now.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from theatrum.core.errors import BadSetup, IllegalAnswer, RulesError, StaleQuestion, UndoRefused
from theatrum.core.game import Game
from theatrum.core.log import LogEntry
from theatrum.core.scene import Text
from theatrum.table.metrics import Metrics
from theatrum.table.play.acts import (
    Act,
    Manner,
    RecordAct,
    RewindAct,
    UndoAct,
    answering_seat,
    apply,
    from_entry,
)
from theatrum.table.play.audience import Audience
from theatrum.table.play.journal import TableJournal
from theatrum.table.play.memory import Told, heard_by
from theatrum.table.play.progress import run_clocks, take_in
from theatrum.table.play.rebuild import Find, Rebuilt, keep_times, rebuild
from theatrum.table.runtime import Runtime
from theatrum.table.store import Conflict, StoreUnavailable
from theatrum.table.store.tables import GATHERING, OVER, PLAYING, TableRow
from theatrum.table.store.talk import ProposalRow
from theatrum.table.wire.errors import Spoken, TableError
from theatrum.table.wire.limits import ENTRIES_OF_ONE
from theatrum.table.wire.notices import PassingWords

TRIES = 8
log = logging.getLogger("theatrum.table")
AfterAct = Callable[["LiveTable", set[int]], Awaitable[None]]
"""Told of every act, with the lock held, and who was waited for before it."""


class LiveTable:
    """One table. Everything that changes it holds `lock`."""

    def __init__(
        self,
        row: TableRow,
        proposals: list[ProposalRow],
        journal: TableJournal,
        find: Find,
        runtime: Runtime,
        metrics: Metrics,
        absent_days: int,
        after_act: AfterAct,
    ) -> None:
        self.row = row
        self.proposals = proposals
        self.lock = asyncio.Lock()
        self.version = 1
        """Grows with every change of the game."""
        self.times: list[int] = []
        self.audience = Audience(self, metrics)
        self.thinking: dict[int, int] = {}
        """Seats for which a bot thinks, with the question's serial."""
        self.used = runtime.monotonic()
        self.uncommitted = False
        self.before: list[Told] = []
        """What was told under earlier rules."""
        self.behind = False
        """Another process has written what this one could not read yet."""
        self._game: Game | None = None
        self._journal = journal
        self._find = find
        self._runtime = runtime
        self._metrics = metrics
        self._absent_days = absent_days
        self._after_act = after_act

    @property
    def seq(self) -> int:
        """The newest entry of the journal that is taken in."""
        return self._journal.seq

    # ---- the game ----------------------------------------------------------------------------------------------
    async def game(self) -> Game:
        """The game, rebuilt if it is not in memory. Hold the lock. Raises `not-started`."""
        self.used = self._runtime.monotonic()
        if self.row.status == GATHERING:
            raise TableError("not-started")
        if self._game is None:
            self._game = await self._load()
        return self._game

    @property
    def loaded(self) -> Game | None:
        """The game, if it is in memory and nothing in it waits for the store."""
        return None if self.uncommitted else self._game

    def drop_game(self) -> None:
        """What is in memory may not be what is stored: forget it."""
        self._game = None
        self.audience.forget_drawings()

    async def _load(self) -> Game:
        for _ in range(TRIES):
            row, entries, snapshot = await self._journal.read()
            if row is None:
                raise TableError("not-found")
            self._check_edition(row)
            rebuilt = await asyncio.to_thread(rebuild, self._find, row, entries, snapshot)
            self.row = row
            if not rebuilt.went_on or await self._begin_epoch(rebuilt):
                break
        else:
            raise TableError("unavailable")
        self.times = rebuilt.times
        self._journal.begin(rebuilt, snapshot, entries)
        self.before = await self._journal.earlier_told()
        self._metrics.count("games_loaded")
        return rebuilt.game

    def _check_edition(self, row: TableRow) -> None:
        try:
            self._find(row.game)
        except BadSetup as error:
            log.error("a game can't be loaded: %s", error, extra={"table": row.id, "game": row.game})
            raise TableError("unavailable", words=Text("error-no-edition")) from None

    async def _begin_epoch(self, rebuilt: Rebuilt) -> bool:
        """The rules have changed: give the journal a new beginning. False: another process was first."""
        game = rebuilt.game
        act = RecordAct(game.record(), game.serial, game.definition.rules_version)
        forget = rebuilt.epoch if rebuilt.retold else None
        table = self.row.id
        told = [PassingWords(table=table, key="table-asked-again")] if game.asked_again else []
        try:
            await self._journal.append(act, rebuilt.seq + 1, self._progress(game, act), None, forget, told)
        except Conflict:
            return False
        rebuilt.seq += 1
        rebuilt.epoch = rebuilt.seq
        log.warning("goes on under other rules", extra={"table": table, "position": game.position})
        return True

    def log(self, game: Game, seat: int | None, since: int = 0) -> list[LogEntry]:
        """A seat's log of the game (of now, or of an earlier position), with what was told under earlier rules."""
        if self.before and since <= game.epoch_position:
            return heard_by(self.before, seat, since) + game.log(seat, since)
        return game.log(seat, since)

    # ---- changing the game -------------------------------------------------------------------------------------
    async def act(self, act: Act) -> Game:
        """Change the game, for good. Hold the lock. Raises `TableError`; then nothing has changed."""
        for _ in range(TRIES):
            game = await self.game()
            if self.row.status == OVER:
                raise TableError("over")
            if self.seq >= ENTRIES_OF_ONE:
                raise TableError("too-large")
            self._journal.check_second_thoughts(act, game.position)
            waited_for, away = set(self.row.waiting), self._away
            self._perform(game, act)
            if await self._make_durable(game, act):
                self.changed()
                if self._away != away:
                    asyncio.get_running_loop().call_soon(self.audience.show_table)
                await self._after_act(self, waited_for)
                return game
        raise TableError("unavailable")

    @property
    def _away(self) -> int:
        """How many are absent: who answers is back, and all shall see it."""
        return sum(seat.absent for seat in self.row.seats)

    async def _make_durable(self, game: Game, act: Act) -> bool:
        """Write what was done. False: another process was first, and the game is to be rebuilt."""
        progress, seq = self._progress(game, act), self.seq + 1
        self.uncommitted = True
        try:
            await self._journal.append(act, seq, progress, game)
        except Conflict:
            self.drop_game()
            return False
        except StoreUnavailable:
            self.drop_game()
            raise TableError("unavailable") from None
        except BaseException:
            self.drop_game()
            raise
        finally:
            self.uncommitted = False
        self._journal.wrote(act, seq)
        self.row = progress
        self._took_in(game, progress.updated)
        return True

    def _took_in(self, game: Game, at: int) -> None:
        """The game has moved: note the time of its answers, and how far back views have to look for their log."""
        keep_times(self.times, game, at)
        self._journal.took_in(game)
        self.audience.log_changed_from(game.position)

    def _perform(self, game: Game, act: Act) -> None:
        """Do it in memory. The kernel's errors leave the game as it was; ours speak to the client."""
        try:
            apply(game, act)
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
            self.drop_game()
            log.exception(
                "a rule failed",
                extra={"table": self.row.id, "position": game.position, "game": self.row.game},
            )
            self._metrics.count("rules_failed")
            raise TableError("failed") from (error if isinstance(error, RulesError) else None)

    def say(self, words: Text) -> Spoken:
        """Words that need the game's texts: spoken later, when the reader's language is known."""
        return Spoken(self.row.game, words)

    def _progress(self, game: Game, act: Act) -> TableRow:
        """The row as it stands after a change of the game."""
        row, now, seat = self.row.copy(), self._runtime.now(), answering_seat(act)
        take_in(row, game, now)
        fresh = isinstance(act, UndoAct | RewindAct)
        run_clocks(row, () if seat is None else (seat,), now, self._absent_days, fresh)
        return row

    async def keep_snapshot(self) -> None:
        """Store the record as it is now, so that newer rules can go on from here. Hold the lock."""
        if self._game is not None and self.row.status == PLAYING:
            await self._journal.keep_snapshot(self._game)

    # ---- what others did ---------------------------------------------------------------------------------------
    async def catch_up(self) -> None:
        """Take over what another process wrote to the journal. Raises `StoreUnavailable`; then it is still behind."""
        async with self.lock:
            self.behind = True
            row, entries, self.proposals = await self._journal.read_news()
            self.behind = False
            if row is None:
                return
            self.row = row
            if self._game is None or not entries:
                return
            try:
                for entry in entries:
                    act = from_entry(entry)
                    apply(self._game, act, Manner.AGAIN)
                    self._took_in(self._game, entry.at)
                    self._journal.wrote(act, entry.seq)
            except Exception:
                self.drop_game()
                self._game = await self._load()
            self.changed()

    async def refresh_row(self) -> bool:
        """Seats, title or proposals changed: look again and show it. False: there is no such table any more."""
        async with self.lock:
            row, proposals = await self._journal.read_row()
            if row is None:
                return False
            began = self.row.status == GATHERING and row.status != GATHERING
            other_clock = row.clock_state != self.row.clock_state
            ended = self.row.status == PLAYING and row.status == OVER
            self.row, self.proposals = row, proposals
            self.audience.check_rights()
            if began and self.audience:
                await self.game()
            if began or ended or other_clock:
                self.changed()
        self.audience.show_table()
        return True

    def changed(self) -> None:
        """The game is another now: draw it soon, for everyone who looks."""
        self.version += 1
        self.audience.draw_soon()
