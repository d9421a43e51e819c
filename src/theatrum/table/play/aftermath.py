"""What follows when something at a table has changed: bots take up their turn, people hear of theirs, all see it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

from theatrum.table.metrics import Metrics
from theatrum.table.play.bot_room import BotRoom
from theatrum.table.play.live import LiveTable
from theatrum.table.play.sparing import Sparing
from theatrum.table.play.tables import LiveTables
from theatrum.table.play.turns import Turns
from theatrum.table.runtime import Runtime
from theatrum.table.store.tables import PLAYING
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.notices import Bus, RowChanged

log = logging.getLogger("theatrum.aftermath")


class Aftermath:
    def __init__(
        self,
        tables: LiveTables,
        bots: BotRoom,
        sparing: Sparing,
        turns: Turns,
        bus: Bus,
        runtime: Runtime,
        metrics: Metrics,
    ) -> None:
        self._tables = tables
        self._bots = bots
        self._sparing = sparing
        self._turns = turns
        self._bus = bus
        self._runtime = runtime
        self._metrics = metrics

    async def acted(self, live: LiveTable, waited_for: set[int]) -> None:
        """A game has moved (the lock is held): whose turn it is now, bots, the end."""
        self._metrics.count("acts")
        self._bots.consider(live)
        self._sparing.consider(live)
        over = live.row.status != PLAYING
        if over or any(p.position is not None for p in live.proposals):
            asyncio.get_running_loop().call_soon(live.audience.show_table)
        if over:
            live.proposals = []
        self._turns.announce(live.row, waited_for)

    async def row_changed(self, table: str, began: bool = False) -> None:
        """After seats, title or proposals were stored: show it, and let bots take up what is theirs now."""
        live = self._tables.in_memory(table)
        if live is not None:
            if not await live.refresh_row():
                self._tables.removed(table)
            live = self._tables.in_memory(table)
        elif began:
            live = await self._tables.find(table)
        if live is not None and live.row.status == PLAYING:
            if began:
                self._turns.announce(live.row, set())
            if live.row.bot_due:
                self._runtime.spawn(self.wake_bots(live))

    async def rows_changed(self, tables: Iterable[str]) -> None:
        """The same for several, told to the other processes as well."""
        for table in tables:
            await self.row_changed(table)
            await self._bus.publish(RowChanged(process=self._runtime.process, table=table))

    async def wake_bots(self, live: LiveTable) -> None:
        async with live.lock:
            if live.row.status == PLAYING:
                try:
                    await live.game()
                except TableError as error:  # its edition is missing: people who look are told
                    log.warning("bots can't play: %s", error.code, extra={"table": live.row.id})
                    return
                self._bots.consider(live)
