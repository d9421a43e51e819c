"""Hot seat: one person, several seats, and a cover between their secrets."""

from __future__ import annotations

from theatrum.table.store.tables import TableRow


def cover(row: TableRow, user: str | None, seat: int | None) -> int | None:
    """Another seat of the user's that is asked while the one he looks from is not: the table has to be covered."""
    if user is None or seat is None or seat in row.waiting:
        return None
    return next((s for s in row.waiting if s != seat and row.seats[s].player == user), None)


def best_seat(row: TableRow, user: str | None) -> int | None:
    """The seat to look from first: one that is asked, else the first of the user's, else a spectator's."""
    from theatrum.table.play.seats import seats_to_look_from

    mine = seats_to_look_from(row, user)
    return next((s for s in mine if s in row.waiting), mine[0] if mine else None)
