"""Looking at a store without changing anything: is it there, and of which version?"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from theatrum.table.store.interface import StoreUnavailable
from theatrum.table.store.migrating import migrations

SECONDS = 5


@dataclass(frozen=True, slots=True)
class StoreSeen:
    place: Path | None
    """Its file; None: it is a database elsewhere."""
    exists: bool = False
    version: int = 0
    newest: int = 0
    """The version that this program makes of it."""
    updated: int | None = None
    """When something last happened at a table."""


def place_of(address: str) -> Path | None:
    """The file of an address; None: PostgreSQL."""
    if address.startswith(("postgresql://", "postgres://")):
        return None
    return Path(address.removeprefix("sqlite:")).expanduser()


def look_at(address: str) -> StoreSeen:
    """Raises `StoreUnavailable`."""
    newest = migrations()[-1][0]
    place = place_of(address)
    if place is None:
        version, updated = _look_at_postgres(address)
        return StoreSeen(None, version > 0, version, newest, updated)
    if not place.exists():
        return StoreSeen(place, newest=newest)
    version, updated = _look_at_file(place)
    return StoreSeen(place, True, version, newest, updated)


def _look_at_file(place: Path) -> tuple[int, int | None]:
    # Without a log beside it nobody is writing; and a reader that may not write would leave files behind.
    quiet = not place.with_name(place.name + "-wal").exists()
    uri = f"file:{quote(str(place.absolute()))}?mode=ro" + ("&immutable=1" if quiet else "")
    try:
        connection = sqlite3.connect(uri, uri=True, timeout=SECONDS)
        try:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            said = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if said != "ok":
                raise StoreUnavailable(f"{place} is damaged: {said.splitlines()[0]}")
            row = connection.execute("SELECT max(updated) FROM tables").fetchone() if version else None
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise StoreUnavailable(f"{place} can't be read: {error}") from None
    return version, row[0] if row else None


def _look_at_postgres(address: str) -> tuple[int, int | None]:
    try:
        import psycopg
    except ImportError:
        raise StoreUnavailable("PostgreSQL needs psycopg: pip install 'theatrum[postgres]'") from None
    try:
        with psycopg.connect(address, connect_timeout=SECONDS) as connection:
            there = connection.execute("SELECT to_regclass('store_version')").fetchone()
            if not there or there[0] is None:
                return 0, None
            row = connection.execute("SELECT max(version) FROM store_version").fetchone()
            last = connection.execute("SELECT max(updated) FROM tables").fetchone()
    except psycopg.Error as error:
        # The words after the last colon: those before may hold the address, and that a password.
        cause = str(error).strip().partition("\n")[0].rpartition(": ")[2]
        raise StoreUnavailable(f"PostgreSQL does not answer: {cause}") from None
    return (row[0] if row else None) or 0, last[0] if last else None
