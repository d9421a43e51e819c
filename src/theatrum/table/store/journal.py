"""The journal of a game: everything that people did to it, in order. The game is rebuilt from it alone.

Kinds: `answer` (seat, serial), `stand` (seat), `undo` (seat), `rewind`, `record` (a game that begins with a record: an
import, a fork, or one that went on under newer rules).
"""

from __future__ import annotations

from typing import Any

import msgspec

from theatrum.table.store.interface import Changes, Tx


class Entry(msgspec.Struct):
    seq: int
    kind: str
    seat: int | None
    serial: int | None
    """Of the question an answer answers; None for everything else."""
    data: Any
    at: int


def append(tx: Changes, table: str, e: Entry) -> None:
    """Raises `Conflict` if the entry's number is taken, or the question is answered already."""
    tx.run(
        "INSERT INTO entries (table_id, seq, kind, seat, serial, data, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        table,
        e.seq,
        e.kind,
        e.seat,
        e.serial,
        msgspec.json.encode(e.data).decode(),
        e.at,
    )


def entries(tx: Tx, table: str, after: int = 0) -> list[Entry]:
    rows = tx.all(
        "SELECT seq, kind, seat, serial, data, at FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq",
        table,
        after,
    )
    return [Entry(r[0], r[1], r[2], r[3], msgspec.json.decode(r[4]), r[5]) for r in rows]


def count_entries(tx: Tx, table: str) -> int:
    row = tx.one("SELECT count(*) FROM entries WHERE table_id = ?", table)
    return int(row[0]) if row else 0


# ---- snapshots ---------------------------------------------------------------------------------------------------
def put_snapshot(tx: Tx, table: str, seq: int, serial: int, record: str) -> bool:
    """False: there is a newer one."""
    changed = tx.run(
        "INSERT INTO snapshots (table_id, seq, serial, record) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, serial = excluded.serial,"
        " record = excluded.record WHERE snapshots.seq < excluded.seq",
        table,
        seq,
        serial,
        record,
    )
    return changed > 0


def snapshot(tx: Tx, table: str) -> tuple[int, int, str] | None:
    """Entry number, serial and record."""
    row = tx.one("SELECT seq, serial, record FROM snapshots WHERE table_id = ?", table)
    return None if row is None else (row[0], row[1], row[2])
