"""The tables that this process has in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from theatrum.table.metrics import Metrics
from theatrum.table.play.guides import Guides
from theatrum.table.play.journal import TableJournal
from theatrum.table.play.kept_editions import KeptEditions
from theatrum.table.play.live import AfterAct, LiveTable
from theatrum.table.play.rebuild import Find
from theatrum.table.runtime import Runtime
from theatrum.table.store import Store, guides, tables, talk
from theatrum.table.wire.errors import TableError

IDLE_SECONDS = 600.0
KEPT = 2_000
"""Games kept in memory, beyond those that somebody looks at."""


class LiveTables:
    def __init__(
        self,
        store: Store,
        runtime: Runtime,
        find: Find,
        editions: KeptEditions,
        guides: Guides,
        metrics: Metrics,
        absent_days: int,
        after_act: AfterAct,
    ) -> None:
        self._store = store
        self._runtime = runtime
        self._find = find
        self._editions = editions
        self._guides = guides
        self._metrics = metrics
        self._absent_days = absent_days
        self._after_act = after_act
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    def __len__(self) -> int:
        return len(self._live)

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._live.values()))

    def in_memory(self, table: str) -> LiveTable | None:
        return self._live.get(table)

    async def find(self, table: str) -> LiveTable:
        """The table, from memory or from the store. Raises `not-found`."""
        live = self._live.get(table)
        if live is not None:
            live.used = self._runtime.monotonic()
            return live
        if self._runtime.stopping:
            raise TableError("stopping")
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = self._runtime.spawn(self._bring(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _bring(self, table: str) -> LiveTable:
        row, proposals, guide = await self._store.read(
            lambda tx: (tables.load_table(tx, table), talk.proposals(tx, table), guides.guide(tx, table))
        )
        if row is None:
            raise TableError("not-found")
        await self._editions.fetch(row.game)
        live = self._live[table] = LiveTable(
            row,
            proposals,
            TableJournal(self._store, self._runtime.process, table),
            self._find,
            self._runtime,
            self._metrics,
            self._absent_days,
            self._after_act,
        )
        self._guides.keep(table, guide)
        return live

    def show(self, table: str) -> None:
        """Show a table again to those who look at it."""
        live = self._live.get(table)
        if live is not None:
            live.audience.show_table()

    def forget(self, table: str) -> LiveTable | None:
        """Let go of it; the store has all that matters."""
        self._guides.forget(table)
        return self._live.pop(table, None)

    def removed(self, table: str) -> None:
        """There is no such table any more."""
        live = self.forget(table)
        if live is not None:
            live.audience.dismiss()

    async def evict(self) -> None:
        """Let go of games that nobody has used for a while."""
        idle = sorted((x for x in self._live.values() if not x.audience), key=lambda x: x.used)
        surplus = len(idle) - KEPT
        for i, live in enumerate(idle):
            patience = IDLE_SECONDS / 10 if i < surplus else IDLE_SECONDS
            if self._runtime.monotonic() - live.used < patience or live.lock.locked():
                continue
            async with live.lock:
                await live.keep_snapshot()
                idle_for = self._runtime.monotonic() - live.used
                if not live.audience and not live.thinking and idle_for > patience:
                    self.forget(live.row.id)
