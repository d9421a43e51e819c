"""Which store an address means."""

from __future__ import annotations

from pathlib import Path

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


def open_existing(address: str) -> Store:
    """For those who look after a store: they make none. Raises `StoreUnavailable`."""
    store = open_store(address)
    if isinstance(store, SqliteStore) and not Path(store.path).expanduser().exists():
        raise StoreUnavailable(
            f"there is no store at {store.path}: name it by --database, or begin one by theatrum serve"
        )
    return store
