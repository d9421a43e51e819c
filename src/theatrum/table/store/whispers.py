"""What seats say to each other in secret, as rows: see `migrations/006_whispers.sql`, `011_offers.sql`,
`012_shown.sql`, `013_papers.sql` and `014_called_aside.sql`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from theatrum.table.store.interface import Tx

Room = tuple[int, ...]
"""The seats that hear it, in order."""


class WhisperRow(msgspec.Struct):
    id: int
    user: str | None
    seat: int
    text: str
    at: int
    items: str = ""
    """Of a proposal, as JSON."""
    withdrawn: int = 0
    shown: str = ""
    """Cards that are laid before the room, by noun: their faces, as JSON."""
    treaty: str = ""
    """Of a proposal, as it stood when it was made, as JSON."""


def add_whisper(tx: Tx, table: str, room: Room, line: WhisperRow, keep: int) -> int:
    """Add a line; its number in this room. Only the newest are kept."""
    name = _named(room)
    row = tx.one("SELECT coalesce(max(id), 0) + 1 FROM whispers WHERE table_id = ? AND room = ?", table, name)
    number: int = row[0] if row else 1
    tx.run(
        "INSERT INTO whispers (table_id, room, id, user_id, seat, text, at, items, shown, treaty)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        table,
        name,
        number,
        line.user,
        line.seat,
        line.text,
        line.at,
        line.items,
        line.shown,
        line.treaty,
    )
    tx.run(
        "DELETE FROM whispers WHERE table_id = ? AND room = ? AND id <= ?",
        table,
        name,
        number - keep,
    )
    return number


def call_aside(tx: Tx, table: str, users: Iterable[str], at: int) -> list[str]:
    """Those of these users who have looked since they were last told, and are to be told now."""
    return [
        user
        for user in users
        if tx.run(
            "INSERT INTO called_aside (table_id, user_id, at) SELECT ?, id, ? FROM users WHERE id = ?"
            " ON CONFLICT (table_id, user_id) DO NOTHING",
            table,
            at,
            user,
        )
    ]


def called_at(tx: Tx, table: str, user: str) -> int | None:
    """Since when something was said to this user that he was told of, and has not looked at."""
    row = tx.one("SELECT at FROM called_aside WHERE table_id = ? AND user_id = ?", table, user)
    return None if row is None else int(row[0])


def waits_at(tx: Tx, user: str) -> list[str]:
    """Tables at which something said in secret waits for this user."""
    return [r[0] for r in tx.all("SELECT table_id FROM called_aside WHERE user_id = ? ORDER BY at", user)]


def has_looked(tx: Tx, table: str, user: str) -> None:
    tx.run("DELETE FROM called_aside WHERE table_id = ? AND user_id = ?", table, user)


def withdraw(tx: Tx, table: str, room: Room, number: int, user: str) -> WhisperRow | None:
    """Mark a proposal of this user as withdrawn; None if there is none to withdraw."""
    done = tx.run(
        "UPDATE whispers SET withdrawn = 1 WHERE table_id = ? AND room = ? AND id = ? AND user_id = ?"
        " AND items <> '' AND withdrawn = 0",
        table,
        _named(room),
        number,
        user,
    )
    return (
        next((line for line in _lines(tx, table, _named(room)) if line.id == number), None) if done else None
    )


def whispers(tx: Tx, table: str, seat: int) -> list[tuple[Room, list[WhisperRow]]]:
    """The rooms of a seat with what was said there, oldest first."""
    named = [
        r[0] for r in tx.all("SELECT DISTINCT room FROM whispers WHERE table_id = ? ORDER BY room", table)
    ]
    rooms = [(name, seats) for name in named if seat in (seats := msgspec.json.decode(name, type=Room))]
    return [(seats, _lines(tx, table, name)) for name, seats in rooms]


def _lines(tx: Tx, table: str, name: str) -> list[WhisperRow]:
    rows = tx.all(
        "SELECT id, user_id, seat, text, at, items, withdrawn, shown, treaty FROM whispers"
        " WHERE table_id = ? AND room = ? ORDER BY id",
        table,
        name,
    )
    return [WhisperRow(*r) for r in rows]


def _named(room: Sequence[int]) -> str:
    return msgspec.json.encode(room).decode()
