"""Who may sit, look and answer where: questions to a table's row, and nothing else."""

from __future__ import annotations

from theatrum.table.store.tables import OVER, SeatRow, TableRow
from theatrum.table.wire.errors import TableError


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


def whose_say(seat: SeatRow) -> str | None:
    """Whose consent counts for a seat: the one who plays it; while a bot stands in for somebody who has not given it
    up, still the absent one. None: a bot's seat."""
    return seat.player or (seat.user if not seat.resigned else None)


def seats_with_say(row: TableRow, user: str | None) -> list[int]:
    """The seats that a user may agree or refuse for."""
    return [] if user is None else [s.seat for s in row.seats if whose_say(s) == user]


def plays_alone(row: TableRow, user: str | None) -> bool:
    """Nobody else has a say here: the others are bots."""
    return all(whose_say(seat) in (None, user) for seat in row.seats)


def brought_along(row: TableRow, user: str | None) -> bool:
    """A record that this user has brought along, and goes on with by himself if at all: he has the whole file, and nothing
    in it is kept from him. (A sandbox taken from another table has that as its parent.)"""
    return (
        row.sandbox
        and row.parent is None
        and user is not None
        and user == row.creator
        and plays_alone(row, user)
    )


# ---- one person, several seats -----------------------------------------------------------------------------------
def seat_to_cover(row: TableRow, user: str | None, seat: int | None) -> int | None:
    """Another seat of the user's that is asked while the one he looks from is not: the table has to be covered."""
    if user is None or seat is None or seat in row.waiting:
        return None
    return next((s for s in row.waiting if s != seat and row.seats[s].player == user), None)


def best_seat(row: TableRow, user: str | None) -> int | None:
    """The seat to look from first: one that is asked, else the first of the user's, else a spectator's."""
    mine = seats_to_look_from(row, user)
    return next((s for s in mine if s in row.waiting), mine[0] if mine else None)
