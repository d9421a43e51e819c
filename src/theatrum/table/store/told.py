"""What players were told, stored beside a game's snapshots: see `migrations/003_told.sql`. A sandbox has stored with it from
its first moment what was told in the game that it was taken from: under the epoch before its own."""

from __future__ import annotations

from theatrum.table.store.interface import Changes, Tx

BEFORE_ALL = 0
"""The epoch before the first entry of a journal."""


def put_told(tx: Tx, table: str, epoch: int, seq: int, chunk: int, lines: str) -> None:
    """Store what was told from a step on. From the very first one: it is all there is to know of this epoch."""
    if chunk == 0:
        forget_told(tx, table, epoch)
    tx.run(
        "INSERT INTO told (table_id, epoch, seq, chunk, lines) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        table,
        epoch,
        seq,
        chunk,
        lines,
    )


def forget_told(tx: Changes, table: str, epoch: int) -> None:
    """The game itself will retell this epoch."""
    tx.run("DELETE FROM told WHERE table_id = ? AND epoch = ?", table, epoch)


def told_before(tx: Tx, table: str, epoch: int) -> list[tuple[int, int, str]]:
    """Epoch, first step and lines of everything that was stored in earlier epochs, in order of time."""
    rows = tx.all(
        "SELECT epoch, chunk, lines FROM told WHERE table_id = ? AND epoch < ? ORDER BY epoch, seq",
        table,
        epoch,
    )
    return [(row[0], row[1], row[2]) for row in rows]
