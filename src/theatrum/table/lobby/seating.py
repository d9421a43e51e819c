"""Seats before play begins, and the links that lead to them."""

from __future__ import annotations

import msgspec

from theatrum.core.scene import Text
from theatrum.table.lobby.beginning import Dealer, clean_line, seat_of_wish
from theatrum.table.people.tokens import Signer, link_parts
from theatrum.table.play.aftermath import Aftermath
from theatrum.table.play.rights import may_know_of, whose_say
from theatrum.table.play.stand_ins import StandIns
from theatrum.table.play.tables import LiveTables
from theatrum.table.runtime import Runtime
from theatrum.table.store import Store, Tx, tables
from theatrum.table.store.people import User
from theatrum.table.store.tables import GATHERING, OVER, SeatRow, TableRow
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.messages import ChangeTable, Wish
from theatrum.table.wire.notices import RowChanged, TableRemoved, encoded


class Seating:
    def __init__(
        self,
        store: Store,
        runtime: Runtime,
        signer: Signer,
        dealer: Dealer,
        stand_ins: StandIns,
        live_tables: LiveTables,
        aftermath: Aftermath,
    ) -> None:
        self._store = store
        self._runtime = runtime
        self._signer = signer
        self._dealer = dealer
        self._stand_ins = stand_ins
        self._live_tables = live_tables
        self._aftermath = aftermath

    async def join(self, table: str, user: User, seat: int | None) -> int:
        """Take an open seat. Raises `taken`."""

        def work(tx: Tx) -> tuple[int, bool]:
            row = _gathering(tx, table, user.id)
            free = [s for s in row.seats if s.kind == "open" and (seat is None or s.seat == seat)]
            if not free:
                raise TableError("taken", field="seat")
            return free[0].seat, self.sit(tx, row, free[0], user)

        taken, began = await self._store.write(work)
        await self._aftermath.row_changed(table, began)
        return taken

    async def leave(self, table: str, user: User, number: int) -> None:
        def work(tx: Tx) -> None:
            row = _gathering(tx, table, user.id)
            if number >= len(row.seats) or row.seats[number].user != user.id:
                raise TableError("forbidden", field="seat")
            tables.save_seat(tx, table, SeatRow(number, "open", link=row.seats[number].link))
            self._touch(tx, row)

        await self._store.write(work)
        await self._aftermath.row_changed(table)

    async def change_seat(self, table: str, user: User, number: int, wish: Wish) -> None:
        """The creator changes what a seat shall be. A seat where somebody else sits already stays his."""

        def work(tx: Tx) -> bool:
            row = _gathering(tx, table, user.id)
            if row.creator != user.id:
                raise TableError("forbidden")
            if number >= len(row.seats):
                raise TableError("not-found", field="seat")
            old = row.seats[number]
            if old.kind == "user" and old.user not in (user.id, None):
                raise TableError("taken", field="seat")
            new = seat_of_wish(wish, number, user)
            # Links are counted on, also across changes: an old one never becomes good again.
            new.link = old.link + 1 if wish.kind == "link" else old.link
            row.seats[number] = new
            tables.save_seat(tx, table, new)
            return self._touch(tx, row)

        await self._aftermath.row_changed(table, await self._store.write(work))

    # ---- links -------------------------------------------------------------------------------------------------
    async def join_by_link(self, key: str, user: User) -> tuple[TableRow, int, bool]:
        """Take the seat of a link; or, while play is on, ask to stand in for somebody (True: he has to wait until the
        others agree, and asks again). Raises `not-found`, `taken`, `forbidden`."""
        table, number = link_parts(key) or ("", 0)

        def work(tx: Tx) -> tuple[TableRow, bool, bool]:
            row = tables.load_table(tx, table) if tx.hold(table) else None
            if row is not None and self._has_come(row, number, key, user.id):
                return row, False, False
            if row is None or not self._is_good(row, number, key):
                raise TableError("not-found")
            if row.status == GATHERING:
                return row, self.sit(tx, row, row.seats[number], user), False
            self._stand_ins.ask_to_sit_in(tx, row, number, user)
            return row, False, True

        row, began, waiting = await self._store.write(work)
        await self._aftermath.row_changed(table, began)
        return row, number, waiting

    async def find_link(self, key: str) -> tuple[TableRow, int]:
        """Table and seat of a good link. Raises `not-found`: a wrong link and a revoked one look the same."""
        parts = link_parts(key)
        if parts is None:
            raise TableError("not-found")
        table, number = parts
        row = await self._store.read(lambda tx: tables.load_table(tx, table))
        if row is None or not self._is_good(row, number, key):
            raise TableError("not-found")
        return row, number

    def _has_come(self, row: TableRow, number: int, key: str, user: str) -> bool:
        """Whether the user plays by this very link already."""
        if not 0 <= number < len(row.seats) or row.seats[number].stand_in_user != user:
            return False
        return self._signer.same(self._signer.link(row.id, number, row.seats[number].link), key)

    def _is_good(self, row: TableRow, number: int, key: str) -> bool:
        if not 0 <= number < len(row.seats):
            return False
        seat = row.seats[number]
        wanted = seat.stand_in == "link" and seat.absent
        inviting = seat.kind == "link" if row.status == GATHERING else wanted
        good = self._signer.link(row.id, number, seat.link)
        return inviting and seat.link > 0 and row.status != OVER and self._signer.same(good, key)

    # ---- the creator's rights ----------------------------------------------------------------------------------
    async def change_table(self, table: str, user: User, change: ChangeTable) -> None:
        """Its title, or whether it is private."""

        def work(tx: Tx) -> None:
            row = _creators(tx, table, user.id)
            if change.title is not msgspec.UNSET:
                row.title = clean_line(change.title)
            if change.private is not msgspec.UNSET:
                row.private = change.private or row.sandbox
            tables.save_status(tx, row)
            tx.publish(self._notice(table))

        await self._store.write(work)
        await self._aftermath.row_changed(table)

    async def remove_table(self, table: str, user: User) -> None:
        """While nobody else plays there."""

        def work(tx: Tx) -> None:
            row = _creators(tx, table, user.id)
            others = any(whose_say(s) not in (None, user.id) for s in row.seats)
            if row.status != GATHERING and others:
                raise TableError("running" if row.status != OVER else "forbidden")
            tables.remove_table(tx, table)
            tx.publish(encoded(TableRemoved(table=table)))
            self._tell_before(tx, row)

        await self._store.write(work)
        self._live_tables.removed(table)

    # ---- inside ------------------------------------------------------------------------------------------------
    def sit(self, tx: Tx, row: TableRow, seat: SeatRow, user: User) -> bool:
        """Put the user on a free seat of a table that is held; True if play begins with it. Raises `forbidden`."""
        if row.rated and user.guest:
            raise TableError("forbidden", field="rated", words=Text("error-rated-account"))
        if any(s.user == user.id for s in row.seats):
            raise TableError("forbidden", field="seat", words=Text("error-knows-another-seat"))
        seat.kind, seat.user, seat.name, seat.account = "user", user.id, user.name, not user.guest
        tables.save_seat(tx, row.id, seat)
        return self._touch(tx, row)

    def _touch(self, tx: Tx, row: TableRow) -> bool:
        """The seats have changed: begin if none is free any more (True then), and let everyone look again."""
        row.updated = self._runtime.now()
        begins = not any(s.free for s in row.seats)
        if begins:
            self._dealer.begin_play(row)
        tables.save_status(tx, row)
        tx.publish(self._notice(row.id))
        self._tell_before(tx, row)
        return begins

    def _tell_before(self, tx: Tx, row: TableRow) -> None:
        """Who waits at the table of which this is a rematch sees who has come, in this process, too."""
        if row.before is not None:
            tx.publish(encoded(RowChanged(table=row.before)))

    def _notice(self, table: str) -> str:
        return encoded(RowChanged(process=self._runtime.process, table=table))


def _known(tx: Tx, table: str, user: str) -> TableRow:
    """The table, held until the end of the transaction; for a stranger there is none."""
    row = tables.load_table(tx, table) if tx.hold(table) else None
    if row is None or not may_know_of(row, user):
        raise TableError("not-found")
    return row


def _gathering(tx: Tx, table: str, user: str) -> TableRow:
    row = _known(tx, table, user)
    if row.status != GATHERING:
        raise TableError("started")
    return row


def _creators(tx: Tx, table: str, user: str) -> TableRow:
    row = _known(tx, table, user)
    if row.creator != user:
        raise TableError("forbidden")
    return row
