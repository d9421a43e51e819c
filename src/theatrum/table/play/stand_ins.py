"""Seats while play is on: who plays for somebody absent, coming back, resigning."""

from __future__ import annotations

from theatrum.bots import BOTS
from theatrum.core.scene import Text
from theatrum.table.people.tokens import new_id
from theatrum.table.play.aftermath import Aftermath
from theatrum.table.play.catalogue import check_bot
from theatrum.table.play.progress import end_by_resignation, mark_overdue, restart_clocks
from theatrum.table.play.rights import seats_to_answer_for, whose_say
from theatrum.table.runtime import Runtime
from theatrum.table.store import Store, Tx, people, tables, talk
from theatrum.table.store.people import User
from theatrum.table.store.tables import GATHERING, OVER, PLAYING, SeatRow, TableRow
from theatrum.table.store.talk import ADMIT, ProposalRow
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.notices import RowChanged, TableRemoved, encoded

FRIEND = "friend"
"""Instead of a bot's name: whoever gets the seat's link."""


class StandIns:
    def __init__(
        self,
        store: Store,
        runtime: Runtime,
        aftermath: Aftermath,
        absent_days: int,
    ) -> None:
        self._store = store
        self._runtime = runtime
        self._aftermath = aftermath
        self._absent_days = absent_days

    async def replace(self, table: str, number: int, instead: str) -> None:
        """What a vote decided: a bot, or a friend by link, plays for the one who is absent."""

        def work(tx: Tx) -> None:
            row = _playing(tx, table)
            seat = row.seats[number]
            if not seat.absent:
                raise TableError("not-open", field="proposal")
            if instead == FRIEND:
                seat.stand_in, seat.stand_in_user, seat.stand_in_bot = "link", None, None
                seat.link += 1
            else:
                seat.stand_in, seat.stand_in_user, seat.stand_in_bot = "bot", None, check_bot(instead)
            self._save(tx, row, seat)

        await self._store.write(work)
        await self._aftermath.row_changed(table)

    def ask_to_sit_in(self, tx: Tx, row: TableRow, number: int, user: User) -> None:
        """Somebody has come by the seat's link. Anybody can call himself a friend, an opponent too: so all who play
        have to agree, if there are at least two of them, or the absent one. Raises `taken` if it is his own seat or
        somebody else asks already, `forbidden` if he knows another seat's secrets."""
        seat = row.seats[number]
        if user.id in (seat.player, seat.user):
            raise TableError("taken", field="seat")
        _check_knows_no_other(tx, row, number, user.id)
        asking = [p for p in talk.proposals(tx, row.id) if p.kind == ADMIT and p.seat == number]
        if asking:
            if asking[0].instead != user.id:
                raise TableError("taken", field="seat")
            return
        there = [s.seat for s in row.seats if s.player is not None and not s.absent and s.seat != number]
        several = len({row.seats[s].player for s in there}) > 1
        needed, now = there if several else [number], self._runtime.now()
        asks = ProposalRow(f"p{new_id(8)}", ADMIT, number, None, number, user.id, needed, [], now)
        talk.add_proposal(tx, row.id, asks)
        tx.publish(self._notice(row.id))

    async def admit(self, table: str, number: int, user: str) -> None:
        """They have agreed: the friend plays for the one who is absent. Raises `not-open` if he is back."""

        def work(tx: Tx) -> None:
            row = _playing(tx, table)
            seat = row.seats[number]
            if seat.stand_in != "link" or not seat.absent or people.user_by_id(tx, user) is None:
                raise TableError("not-open", field="proposal")
            _check_knows_no_other(tx, row, number, user)
            seat.stand_in, seat.stand_in_user, seat.absent = "user", user, False
            tables.note_insider(tx, table, user, number)
            self._save(tx, row, seat)

        await self._store.write(work)
        await self._aftermath.row_changed(table)

    def turn_away(self, tx: Tx, row: TableRow, number: int) -> None:
        """They have refused him: the link he came by leads nowhere now, there is a new one."""
        row.seats[number].link += 1
        tables.save_seat(tx, row.id, row.seats[number])

    async def come_back(self, table: str, user: User, number: int | None) -> None:
        """The owner takes his seat back from whoever stands in."""

        def work(tx: Tx) -> None:
            row = _playing(tx, table)
            mine = [
                s
                for s in row.seats
                if s.user == user.id
                and not s.resigned
                and (s.stand_in or s.absent)
                and number in (None, s.seat)
            ]
            if len(mine) != 1:
                raise TableError("forbidden" if not mine else "invalid", field="seat")
            seat = mine[0]
            seat.stand_in, seat.stand_in_user, seat.stand_in_bot, seat.absent = "", None, None, False
            talk.remove_admissions(tx, table, seat.seat)
            self._save(tx, row, seat, back=seat.seat)

        await self._store.write(work)
        await self._aftermath.row_changed(table)

    async def resign(self, table: str, user: str, number: int, scores: tuple[int, ...] | None = None) -> None:
        """A bot plays the seat on; one's own seat is given up for good, a stand-in's goes back to be its owner's. Where
        nobody is left who has a say, the game is over, as it stands (`scores`)."""

        def work(tx: Tx) -> None:
            row = _playing(tx, table)
            seat = row.seats[number]
            if seat.player != user:
                raise TableError("forbidden", field="seat")
            if seat.user == user:
                seat.resigned = True
            seat.stand_in, seat.stand_in_user, seat.stand_in_bot = "bot", None, usual_bot()
            seat.absent = False
            if scores is not None and all(whose_say(s) is None for s in row.seats):
                end_by_resignation(row, scores)
            self._save(tx, row, seat)

        await self._store.write(work)
        await self._aftermath.row_changed(table)

    async def mark_absent(self, table: str) -> list[int]:
        """A clock may have run out: who is absent now."""

        def work(tx: Tx) -> list[int]:
            row = tables.load_table(tx, table) if tx.hold(table) else None
            if row is None or row.status != PLAYING:
                return []
            new = mark_overdue(row, self._runtime.now(), self._absent_days)
            for number in new:
                tables.save_seat(tx, table, row.seats[number])
            tables.save_progress(tx, row)
            tx.publish(self._notice(table))
            return new

        gone = await self._store.write(work)
        await self._aftermath.row_changed(table)
        return gone

    # ---- a user who leaves for good, or is called otherwise ------------------------------------------------------
    async def renamed(self, user: str) -> None:
        rows = await self._store.read(lambda tx: tables.tables_of(tx, user, None, 1000))
        await self._aftermath.rows_changed(r.id for r in rows)

    async def refresh(self, changed: list[str]) -> None:
        await self._aftermath.rows_changed(changed)

    async def vacate(self, user: str) -> None:
        """Free every seat of a user."""
        rows = await self._store.read(lambda tx: tables.tables_of(tx, user, None, 10_000))
        for row in rows:
            if row.status == GATHERING:
                await self._vacate_gathering(row.id, user)
            elif row.status == PLAYING:
                for seat in seats_to_answer_for(row, user):
                    await self.resign(row.id, user, seat)

    async def _vacate_gathering(self, table: str, user: str) -> None:
        def work(tx: Tx) -> None:
            row = tables.load_table(tx, table) if tx.hold(table) else None
            if row is None:
                return
            if row.creator == user:
                tables.remove_table(tx, table)
                tx.publish(encoded(TableRemoved(table=table)))
                return
            for seat in row.seats:
                if seat.user == user:
                    tables.save_seat(tx, table, SeatRow(seat.seat, "open", link=seat.link))
            tx.publish(self._notice(table))

        await self._store.write(work)
        await self._aftermath.row_changed(table)

    # ---- inside ------------------------------------------------------------------------------------------------
    def _save(self, tx: Tx, row: TableRow, seat: SeatRow, back: int | None = None) -> None:
        tables.save_seat(tx, row.id, seat)
        restart_clocks(row, self._runtime.now(), self._absent_days, back)
        tables.save_progress(tx, row)
        tx.publish(self._notice(row.id))

    def _notice(self, table: str) -> str:
        return encoded(RowChanged(process=self._runtime.process, table=table))


def _check_knows_no_other(tx: Tx, row: TableRow, number: int, user: str) -> None:
    """Who sits at the table, or has once played for somebody there, would know two hands. Raises `forbidden`."""
    sits = any(user in (s.user, s.stand_in_user) for s in row.seats)
    if sits or tables.seats_known_to(tx, row.id, user) - {number}:
        raise TableError("forbidden", field="seat", words=Text("error-knows-another-seat"))


def usual_bot() -> str:
    """The bot that plays for those who left: one that plays sensibly at once."""
    return "greedy" if "greedy" in BOTS else next(iter(BOTS))


def _playing(tx: Tx, table: str) -> TableRow:
    row = tables.load_table(tx, table) if tx.hold(table) else None
    if row is None:
        raise TableError("not-found")
    if row.status != PLAYING:
        raise TableError("over" if row.status == OVER else "not-started")
    return row
