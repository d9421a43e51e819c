"""Seats: who may sit, look and answer where; links; stand-ins; leaving, resigning, coming back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.bots import BOTS
from theatrum.table.lobby.beginning import begin_play
from theatrum.table.people.tokens import link_parts
from theatrum.table.play import clocks
from theatrum.table.play.catalogue import check_bot
from theatrum.table.store import Tx, tables
from theatrum.table.store.people import User
from theatrum.table.store.tables import GATHERING, OVER, PLAYING, SeatRow, TableRow
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.messages import Wish

if TYPE_CHECKING:
    from theatrum.table.play.live import Live
    from theatrum.table.server.services import Services


# ---- who may what ------------------------------------------------------------------------------------------------
def seats_to_answer_for(row: TableRow, user: str | None) -> list[int]:
    return [] if user is None else [s.seat for s in row.seats if s.player == user]


def seats_to_look_from(row: TableRow, user: str | None) -> list[int]:
    """One's own seats, also while somebody stands in; not those one has resigned."""
    if user is None:
        return []
    return [s.seat for s in row.seats if s.player == user or (s.user == user and not s.resigned)]


def may_look_from(row: TableRow, user: str | None, seat: int) -> bool:
    """From one's own seats; when it is over, from every seat."""
    return 0 <= seat < row.players and (row.status == OVER or seat in seats_to_look_from(row, user))


def may_know_of(row: TableRow, user: str | None) -> bool:
    """Public tables are everybody's; private ones exist only for those who belong to them."""
    if not row.private:
        return True
    if user is None:
        return False
    return user == row.creator or any(user in (s.user, s.stand_in_user) for s in row.seats)


def seat_to_answer_for(row: TableRow, user: str | None, seat: int | None) -> int:
    """The seat an action is for. Raises `forbidden`, or `invalid` where one has to say which."""
    mine = seats_to_answer_for(row, user)
    if seat is None:
        if len(mine) == 1:
            return mine[0]
        raise TableError("forbidden" if not mine else "invalid", field="seat")
    if seat not in mine:
        raise TableError("forbidden", field="seat")
    return seat


# ---- before play begins ------------------------------------------------------------------------------------------
def seat_of_wish(wish: Wish, number: int, me: User) -> SeatRow:
    if wish.kind == "me":
        return SeatRow(number, "user", user=me.id, name=me.name)
    if wish.kind == "bot":
        return SeatRow(number, "bot", bot=check_bot(wish.bot, f"seats[{number}].bot"))
    return SeatRow(number, wish.kind, link=int(wish.kind == "link"))


async def join(services: Services, table: str, user: User, seat: int | None) -> int:
    """Take an open seat. Raises `taken`."""

    def work(tx: Tx) -> tuple[int, bool]:
        row = _gathering(tx, table, user.id)
        free = [s for s in row.seats if s.kind == "open" and (seat is None or s.seat == seat)]
        if not free:
            raise TableError("taken", field="seat")
        began = _sit(services, tx, row, free[0], user)
        return free[0].seat, began

    taken, began = await services.store.write(work)
    await services.row_changed(table, began)
    return taken


async def join_by_link(services: Services, key: str, user: User) -> tuple[str, int]:
    """Take the seat of a link; or, while play is on, stand in for somebody. Raises `not-found`, `taken`."""
    row, number = await find_link(services, key)
    table = row.id

    def work(tx: Tx) -> bool:
        if not tx.hold(table):
            raise TableError("not-found")
        now = tables.load_table(tx, table)
        if now is None or not good_link(services, now, number, key):
            raise TableError("not-found")
        seat = now.seats[number]
        if now.status == GATHERING:
            return _sit(services, tx, now, seat, user)
        elif seat.player == user.id or seat.user == user.id:
            raise TableError("taken", field="seat")
        seat.stand_in, seat.stand_in_user, seat.absent = "user", user.id, False
        tables.save_seat(tx, table, seat)
        _restart_clock(services, tx, now)
        tx.publish(services.row_message(table))
        return True

    await services.row_changed(table, await services.store.write(work))
    return table, number


async def find_link(services: Services, key: str) -> tuple[TableRow, int]:
    """Table and seat of a good link. Raises `not-found`: a wrong link and a revoked one look the same."""
    parts = link_parts(key)
    if parts is None:
        raise TableError("not-found")
    row = await services.store.read(lambda tx: tables.load_table(tx, parts[0]))
    if row is None or not good_link(services, row, parts[1], key):
        raise TableError("not-found")
    return row, parts[1]


def good_link(services: Services, row: TableRow, number: int, key: str) -> bool:
    if not 0 <= number < len(row.seats):
        return False
    seat = row.seats[number]
    inviting = seat.kind == "link" if row.status == GATHERING else seat.stand_in == "link"
    good = services.signer.link(row.id, number, seat.link)
    return inviting and seat.link > 0 and row.status != OVER and services.signer.same(good, key)


async def leave(services: Services, table: str, user: User, number: int) -> None:
    def work(tx: Tx) -> None:
        row = _gathering(tx, table, user.id)
        if number >= len(row.seats) or row.seats[number].user != user.id:
            raise TableError("forbidden", field="seat")
        tables.save_seat(tx, table, SeatRow(number, "open", link=row.seats[number].link))
        _touch(services, tx, row)

    await services.store.write(work)
    await services.row_changed(table)


async def change_seat(services: Services, table: str, user: User, number: int, wish: Wish) -> None:
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
        return _touch(services, tx, row)

    await services.row_changed(table, await services.store.write(work))


def _gathering(tx: Tx, table: str, user: str) -> TableRow:
    row = tables.load_table(tx, table) if tx.hold(table) else None
    if row is None or not may_know_of(row, user):
        raise TableError("not-found")
    if row.status != GATHERING:
        raise TableError("started")
    return row


def _sit(services: Services, tx: Tx, row: TableRow, seat: SeatRow, user: User) -> bool:
    seat.kind, seat.user, seat.name = "user", user.id, user.name
    tables.save_seat(tx, row.id, seat)
    return _touch(services, tx, row)


def _touch(services: Services, tx: Tx, row: TableRow) -> bool:
    """The seats have changed: begin if none is free any more (True then), and let everyone look again."""
    row.updated = services.now()
    begins = not any(s.free for s in row.seats)
    if begins:
        begin_play(services, row)
    tables.save_status(tx, row)
    tx.publish(services.row_message(row.id))
    return begins


# ---- while play is on --------------------------------------------------------------------------------------------
async def replace_player(services: Services, live: Live, number: int, instead: str) -> None:
    """What a vote decided: a bot, or a friend by link, plays for the one who is absent."""

    def work(tx: Tx) -> None:
        row = _playing(tx, live.row.id)
        seat = row.seats[number]
        if instead == "friend":
            seat.stand_in, seat.stand_in_user, seat.stand_in_bot = "link", None, None
            seat.link += 1
        else:
            seat.stand_in, seat.stand_in_user, seat.stand_in_bot = "bot", None, check_bot(instead)
        tables.save_seat(tx, row.id, seat)
        _restart_clock(services, tx, row)
        tx.publish(services.row_message(row.id))

    await services.store.write(work)
    await services.row_changed(live.row.id)


async def come_back(services: Services, live: Live, user: User, number: int | None) -> None:
    """The owner takes his seat back from whoever stands in."""

    def work(tx: Tx) -> None:
        row = _playing(tx, live.row.id)
        mine = [
            s
            for s in row.seats
            if s.user == user.id and not s.resigned and (s.stand_in or s.absent) and number in (None, s.seat)
        ]
        if len(mine) != 1:
            raise TableError("forbidden" if not mine else "invalid", field="seat")
        seat = mine[0]
        seat.stand_in, seat.stand_in_user, seat.stand_in_bot, seat.absent = "", None, None, False
        tables.save_seat(tx, row.id, seat)
        _restart_clock(services, tx, row, back=seat.seat)
        tx.publish(services.row_message(row.id))

    await services.store.write(work)
    await services.row_changed(live.row.id)


async def resign(services: Services, live: Live, user_id: str, number: int) -> None:
    """A bot plays the seat on; one's own seat is given up for good, a stand-in's goes back to be its owner's."""

    def work(tx: Tx) -> None:
        row = _playing(tx, live.row.id)
        seat = row.seats[number]
        if seat.player != user_id:
            raise TableError("forbidden", field="seat")
        if seat.user == user_id:
            seat.resigned = True
        seat.stand_in, seat.stand_in_user, seat.stand_in_bot = "bot", None, usual_bot()
        seat.absent = False
        tables.save_seat(tx, row.id, seat)
        _restart_clock(services, tx, row)
        tx.publish(services.row_message(row.id))

    await services.store.write(work)
    await services.row_changed(live.row.id)


def usual_bot() -> str:
    """The bot that plays for those who left: one that plays sensibly at once."""
    return "greedy" if "greedy" in BOTS else next(iter(BOTS))


async def mark_absent(services: Services, table: str) -> list[int]:
    """A clock may have run out: who is absent now."""

    def work(tx: Tx) -> list[int]:
        row = tables.load_table(tx, table) if tx.hold(table) else None
        if row is None or row.status != PLAYING:
            return []
        state = clocks.ClockState.read(row.clock_state)
        gone = clocks.overdue(row.clock, state, services.settings.absent_days, services.now())
        new = [s for s in gone if not row.seats[s].absent and row.seats[s].player is not None]
        for number in new:
            row.seats[number].absent = True
            tables.save_seat(tx, table, row.seats[number])
        absent = [s.seat for s in row.seats if s.absent]
        row.deadline = clocks.deadline(row.clock, state, absent, services.settings.absent_days)
        tables.save_progress(tx, row)
        tx.publish(services.row_message(table))
        return new

    return await services.store.write(work)


def _playing(tx: Tx, table: str) -> TableRow:
    row = tables.load_table(tx, table) if tx.hold(table) else None
    if row is None:
        raise TableError("not-found")
    if row.status != PLAYING:
        raise TableError("over" if row.status == OVER else "not-started")
    return row


def _restart_clock(services: Services, tx: Tx, row: TableRow, back: int | None = None) -> None:
    """Somebody else plays a seat now: bots have no clock, and who comes (back) starts with a fresh move."""
    now = services.now()
    state = clocks.ClockState.read(row.clock_state)
    if back is not None and row.clock["kind"] == "bank":
        state.left[back] = max(state.left[back], 60_000)
    waited_for = [s for s in row.waiting if row.seats[s].player is not None]
    state = clocks.advance(row.clock, state, [back] if back is not None else [], waited_for, now)
    row.clock_state, row.updated = state.write(), now
    row.bot_due = any(row.seats[s].playing_bot for s in row.waiting)
    absent = [s.seat for s in row.seats if s.absent]
    row.deadline = clocks.deadline(row.clock, state, absent, services.settings.absent_days)
    tables.save_progress(tx, row)
