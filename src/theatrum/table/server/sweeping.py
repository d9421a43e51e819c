"""What has to be done from time to time: clocks that ran out, bots that were forgotten, games nobody looks at."""

from __future__ import annotations

import asyncio
import logging

from theatrum.table.lobby.leagues import LeagueRoom
from theatrum.table.people.ratings import Ratings
from theatrum.table.people.sessions import LIFE_MS
from theatrum.table.play.aftermath import Aftermath
from theatrum.table.play.presence import Presence
from theatrum.table.play.stand_ins import StandIns
from theatrum.table.play.tables import LiveTables
from theatrum.table.play.talk_clock import TalkClock
from theatrum.table.runtime import Runtime
from theatrum.table.store import Store, StoreUnavailable, people, tables
from theatrum.table.wire.errors import TableError

SWEEP_SECONDS = 1.0
BOT_PATIENCE_MS = 30_000
GUEST_LIFE_MS = 30 * 86_400_000
log = logging.getLogger("theatrum.sweeping")


class Sweeper:
    def __init__(
        self,
        store: Store,
        runtime: Runtime,
        live_tables: LiveTables,
        stand_ins: StandIns,
        aftermath: Aftermath,
        presence: Presence,
        ratings: Ratings,
        leagues: LeagueRoom,
        talk_clock: TalkClock,
    ) -> None:
        self._store = store
        self._runtime = runtime
        self._live_tables = live_tables
        self._stand_ins = stand_ins
        self._aftermath = aftermath
        self._presence = presence
        self._ratings = ratings
        self._leagues = leagues
        self._talk_clock = talk_clock
        self._task: asyncio.Task[None] | None = None
        self.swept = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._go_on())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _go_on(self) -> None:
        while True:
            try:
                await self.sweep()
            except StoreUnavailable:
                log.warning("the store does not answer")
            except Exception:
                log.exception("sweeping failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        now = self._runtime.now()
        first, self.swept = self.swept == 0, self.swept + 1
        await self._mark_absent(now)
        if first or self.swept % 15 == 0:
            await self._wake_bots(now if first else now - BOT_PATIENCE_MS)
        if first or self.swept % 5 == 0:
            await self._ratings.settle()
            await self._leagues.go_on()
        if self.swept % 30 == 0:
            self._presence.repeat()
            await self._live_tables.evict()
        if self.swept % 3600 == 0:
            await self._store.write(lambda tx: people.forget_old_sessions(tx, now - LIFE_MS))
            await self._store.write(lambda tx: people.forget_old_addresses(tx, now - LIFE_MS))
            await self._store.write(lambda tx: people.forget_old_guests(tx, now - GUEST_LIFE_MS))

    async def _mark_absent(self, now: int) -> None:
        for table in await self._store.read(lambda tx: tables.tables_due(tx, now)):
            await self._talk_clock.end(table)
            if await self._stand_ins.mark_absent(table):
                log.info("absent", extra={"table": table})

    async def _wake_bots(self, since: int) -> None:
        """Tables that have waited for a bot since then."""
        for table in await self._store.read(lambda tx: tables.tables_with_bot_due(tx, since)):
            try:
                live = await self._live_tables.find(table)
            except TableError:
                continue
            self._runtime.spawn(self._aftermath.wake_bots(live))
