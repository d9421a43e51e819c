"""The same people once more: whoever asks first makes the table, the others take their seats there with one click."""

from __future__ import annotations

import msgspec

from theatrum.table.lobby.creation import TableMaker, add_within_bounds
from theatrum.table.lobby.seating import Seating
from theatrum.table.play.aftermath import Aftermath
from theatrum.table.runtime import Runtime
from theatrum.table.store import Store, Tx, tables
from theatrum.table.store.people import User
from theatrum.table.store.tables import GATHERING, OVER, SeatRow, TableRow
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.messages import ClockWish, NewTable, Wish
from theatrum.table.wire.notices import RowChanged, encoded


class Rematches:
    def __init__(
        self, store: Store, runtime: Runtime, maker: TableMaker, seating: Seating, aftermath: Aftermath
    ) -> None:
        self._store = store
        self._runtime = runtime
        self._maker = maker
        self._seating = seating
        self._aftermath = aftermath

    async def again(self, old: TableRow, user: User) -> TableRow:
        """The table of the rematch, with the user on the seat that was his. Raises `forbidden` for those who did not
        play, `running` while the game is on, `started` if the others have begun without him."""
        if not any(s.user == user.id for s in old.seats):
            raise TableError("forbidden")
        if old.status != OVER:
            raise TableError("running")
        fresh = self._maker.prepared(user, _wish(old, user.id))

        def work(tx: Tx) -> tuple[TableRow, bool]:
            before = tables.load_table(tx, old.id) if tx.hold(old.id) else None
            if before is None:
                raise TableError("not-found")
            there = tables.load_table(tx, before.rematch) if before.rematch is not None else None
            if there is not None:
                return self._join(tx, there, before, user)
            add_within_bounds(tx, fresh)
            tables.save_rematch(tx, old.id, fresh.id)
            tx.publish(encoded(RowChanged(process=self._runtime.process, table=old.id)))
            return fresh, fresh.status != GATHERING

        row, began = await self._store.write(work)
        await self._aftermath.row_changed(old.id)
        await self._aftermath.row_changed(row.id, began)
        return row

    def _join(self, tx: Tx, there: TableRow, before: TableRow, user: User) -> tuple[TableRow, bool]:
        if any(s.user == user.id for s in there.seats):
            return there, False
        if there.status != GATHERING or not tx.hold(there.id):
            raise TableError("started")
        mine = [s.seat for s in before.seats if s.user == user.id]
        free = [s for s in there.seats if s.free]
        seat = next((s for s in free if s.seat in mine), free[0] if free else None)
        if seat is None:
            raise TableError("taken", field="seat")
        return there, self._seating.sit(tx, there, seat, user)


def _wish(old: TableRow, user: str) -> NewTable:
    """The same table: one's own seats, bots where bots were, the others by link (and by their own click)."""
    clock = msgspec.convert(old.clock, ClockWish)
    return NewTable(
        game=old.game,
        players=old.players,
        options=old.options,
        seats=[_seat(seat, user) for seat in old.seats],
        clock=clock,
        private=old.private,
        title=old.title,
        rated=old.rated,
        study=old.study,
    )


def _seat(seat: SeatRow, user: str) -> Wish:
    if seat.user == user:
        return Wish(kind="me")
    return Wish(kind="bot", bot=seat.bot) if seat.kind == "bot" else Wish(kind="link")
