"""Which store an address means."""

from __future__ import annotations

from theatrum.table.store.interface import Store, StoreUnavailable
from theatrum.table.store.sqlite import SqliteStore


def open_store(address: str) -> Store:
    """The store of an address: a path or `sqlite:path`, or `postgresql://…`."""
    if address.startswith(("postgresql://", "postgres://")):
        try:
            from theatrum.table.store.postgres import PostgresStore
        except ImportError:
            raise StoreUnavailable("PostgreSQL needs psycopg: pip install 'theatrum[postgres]'") from None
        return PostgresStore(address)
    return SqliteStore(address.removeprefix("sqlite:"))
