"""Lists of tables, a page at a time."""

from __future__ import annotations

from theatrum.table.play.kept_editions import KeptEditions
from theatrum.table.play.rights import may_know_of, seats_to_answer_for
from theatrum.table.play.table_views import TableViews
from theatrum.table.play.tables import LiveTables
from theatrum.table.store import Store, tables
from theatrum.table.store.people import User
from theatrum.table.store.tables import GATHERING, OVER, PLAYING, TableRow
from theatrum.table.store.talk import ProposalRow
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.limits import PAGE
from theatrum.table.wire.replies.tables import Tables

LISTS = {"open": GATHERING, "running": PLAYING, "over": OVER}


class TableLists:
    def __init__(
        self, store: Store, editions: KeptEditions, live_tables: LiveTables, table_views: TableViews
    ) -> None:
        self._store = store
        self._editions = editions
        self._live_tables = live_tables
        self._table_views = table_views

    async def page(
        self, user: User | None, which: str, game: str | None, before: str | None, language: str
    ) -> Tables:
        """A page of a list; in "mine", those that wait for me come first."""
        cursor = _cursor(before)
        if which == "mine":
            if user is None:
                return Tables(tables=[], before=None)
            me = user.id
            rows = await self._store.read(lambda tx: tables.tables_of(tx, me, cursor, PAGE))
        else:
            status = LISTS[which]
            rows = await self._store.read(lambda tx: tables.public_tables(tx, status, game, cursor, PAGE))
        last = f"{rows[-1].updated}-{rows[-1].id}" if len(rows) == PAGE else None
        if which == "mine":
            rows.sort(key=lambda r: not set(r.waiting) & set(seats_to_answer_for(r, me)))
        for game in {r.game for r in rows}:
            await self._editions.fetch(game)
        user_id = user.id if user else None
        views = [self._table_views.of(r, user_id, language, self._proposals(r.id)) for r in rows]
        return Tables(tables=views, before=last)

    async def find(self, table: str, user: User | None) -> TableRow:
        """A table the user may know of. Raises `not-found`."""
        live = self._live_tables.in_memory(table)
        row = live.row if live else await self._store.read(lambda tx: tables.load_table(tx, table))
        if row is None or not may_know_of(row, user.id if user else None):
            raise TableError("not-found")
        await self._editions.fetch(row.game)
        return row

    def _proposals(self, table: str) -> list[ProposalRow]:
        live = self._live_tables.in_memory(table)
        return [] if live is None else live.proposals


def _cursor(before: str | None) -> tuple[int, str] | None:
    if before is None:
        return None
    at, _, table = before.partition("-")
    if not (at.isascii() and at.isdigit() and len(at) < 16):
        raise TableError("malformed", field="before")
    return int(at), table
