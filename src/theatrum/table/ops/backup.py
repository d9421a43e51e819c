"""Backup and restore: the whole store as one file, independent of where it is kept.

A backup is JSON lines: a heading with the store's version and its columns, then every row. It can be restored into an
empty store of either kind, so it is also the way from SQLite to PostgreSQL; by this program or a newer one.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec

from theatrum.table.store import Store, Tx, migrate, migrations

FORMAT = "theatrum backup 1"
TABLES = {
    # In the order in which rows may refer to each other.
    "settings": ("key", "value"),
    "users": (
        "id",
        "name",
        "account",
        "password",
        "language",
        "webhook",
        "email",
        "notify",
        "created",
        "seen",
        "whispers",
    ),
    "sessions": ("token", "user_id", "created", "used"),
    "editions": ("digest", "game", "name", "content"),
    "tables": (
        "id",
        "game",
        "players",
        "options",
        "title",
        "private",
        "sandbox",
        "parent",
        "parent_position",
        "creator",
        "created",
        "started",
        "updated",
        "status",
        "seed",
        "rules",
        "names",
        "clock",
        "clock_state",
        "position",
        "waiting",
        "bot_due",
        "deadline",
        "result",
        "rated",
        "study",
        "rematch",
    ),
    "seats": (
        "table_id",
        "seat",
        "kind",
        "user_id",
        "bot",
        "link",
        "resigned",
        "absent",
        "stand_in",
        "stand_in_user",
        "stand_in_bot",
    ),
    "entries": ("table_id", "seq", "kind", "seat", "serial", "data", "at"),
    "snapshots": ("table_id", "seq", "serial", "record"),
    "told": ("table_id", "epoch", "seq", "chunk", "lines"),
    "proposals": (
        "id",
        "table_id",
        "kind",
        "by_seat",
        "position",
        "seat",
        "instead",
        "needed",
        "agreed",
        "at",
    ),
    "chat": ("table_id", "id", "user_id", "name", "seat", "text", "at"),
    "whispers": (
        "table_id",
        "room",
        "id",
        "user_id",
        "seat",
        "text",
        "at",
        "items",
        "withdrawn",
        "shown",
        "treaty",
    ),
    "called_aside": ("table_id", "user_id", "at"),
    "notes": ("table_id", "user_id", "text"),
    "analyses": ("table_id", "state", "progress", "position", "user_id", "updated", "findings"),
    "ratings": ("game", "user_id", "mu", "sigma", "games"),
    "rated_games": (
        "table_id",
        "seat",
        "user_id",
        "won",
        "mu_before",
        "mu_after",
        "sigma_after",
        "at",
    ),
    "leagues": (
        "id",
        "name",
        "game",
        "kind",
        "players",
        "options",
        "clock",
        "rounds",
        "days",
        "rated",
        "state",
        "round",
        "deadline",
        "created",
    ),
    "league_members": ("league_id", "user_id", "points", "won", "lost_in"),
    "league_tables": ("league_id", "round", "table_id"),
    "insiders": ("table_id", "user_id", "seat"),
    "known_addresses": ("user_id", "address", "used"),
    "push_subscriptions": ("endpoint", "user_id", "p256dh", "auth", "created"),
    "guides": ("table_id", "seat", "reached", "done", "silent"),
}
LATER = {
    "users": ("whispers",),
    "tables": ("rated", "study", "rematch"),
    "whispers": ("items", "withdrawn", "shown", "treaty"),
}
"""Columns that tables of the first versions did not have."""
ROWS_AT_ONCE = 5_000
Name = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]


class BackupError(Exception):
    """A backup that can't be written or restored, and why."""


async def back_up(store: Store, path: Path) -> int:
    """Write every row, as of one moment; how many. Nobody but the owner may read the file: it holds every secret."""

    def work(tx: Tx) -> int:
        count = 0
        tx.freeze()
        with _created(path) as file:
            heading = {"format": FORMAT, "version": migrations()[-1][0], "columns": TABLES}
            file.write(msgspec.json.encode(heading) + b"\n")
            for table, columns in TABLES.items():
                for row in _rows(tx, table, columns):
                    file.write(msgspec.json.encode([table, *row]) + b"\n")
                    count += 1
        return count

    return await store.read(work)


async def restore(store: Store, path: Path) -> int:
    """Fill an empty store from a backup, all or nothing; how many rows. Raises `BackupError`.

    A backup of an older program is brought up to date: the store is put back into the shape of that time, filled, and
    then changed as a running store would have been.
    """

    def work(tx: Tx) -> int:
        if any(tx.one(f"SELECT 1 FROM {t} LIMIT 1") for t in ("users", "tables")):  # noqa: S608 our own names
            raise BackupError("this store is not empty: restore into a new one")
        lines = _read(path)
        version, shape = _shape(path, next(lines))
        if version < migrations()[-1][0]:
            for table in reversed(TABLES):
                tx.run(f"DROP TABLE {table}")
            migrate(tx, 0, version)
        else:
            tx.run("DELETE FROM settings")
        count = 0
        for count, (table, *row) in enumerate(lines, start=1):
            columns = shape.get(table)
            if columns is None or len(columns) != len(row):
                raise BackupError(f"line {count + 1} does not fit a backup of version {version}")
            names, marks = ", ".join(columns), ", ".join("?" * len(columns))
            tx.run(f"INSERT INTO {table} ({names}) VALUES ({marks})", *row)  # noqa: S608
        migrate(tx, version)
        return count

    return await store.write(work)


def _shape(path: Path, heading: Any) -> tuple[int, dict[str, tuple[str, ...]]]:
    """The version of a backup, and the columns of its rows. (Those of version 2 and before don't say: they are ours, less what came later.)"""
    if not isinstance(heading, dict) or heading.get("format") != FORMAT:
        raise BackupError(f"{path} is no backup of Theatrum's")
    version, newest = heading.get("version"), migrations()[-1][0]
    if not isinstance(version, int) or version < 1:
        raise BackupError(f"{path} does not say of which version it is")
    if version > newest:
        raise BackupError(f"the backup has version {version}, this program {newest}: update it first")
    first = {table: tuple(c for c in ours if c not in LATER.get(table, ())) for table, ours in TABLES.items()}
    columns: Any = heading.get("columns", first)
    try:
        shape = msgspec.convert(columns, dict[Name, tuple[Name, ...]], strict=True)
    except msgspec.ValidationError:
        raise BackupError(f"{path} names columns that can't be") from None
    return version, shape


def _rows(tx: Tx, table: str, columns: tuple[str, ...]) -> Iterator[tuple[Any, ...]]:
    """All rows, in pages by key: a long journal need not fit into memory."""
    names, order = ", ".join(columns), ", ".join(columns[:2])
    offset = 0
    while True:
        page = tx.all(
            f"SELECT {names} FROM {table} ORDER BY {order} LIMIT ? OFFSET ?",  # noqa: S608
            ROWS_AT_ONCE,
            offset,
        )
        yield from page
        if len(page) < ROWS_AT_ONCE:
            return
        offset += ROWS_AT_ONCE


def _created(path: Path) -> gzip.GzipFile:
    path.touch(mode=0o600, exist_ok=False)
    return gzip.open(path, "wb")


def _read(path: Path) -> Iterator[Any]:
    """Heading and rows."""
    try:
        with gzip.open(path, "rb") as file:
            yield msgspec.json.decode(file.readline())
            for line in file:
                yield msgspec.json.decode(line, type=list[Any])
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise BackupError(f"{path} can't be read: {type(error).__name__}") from None
