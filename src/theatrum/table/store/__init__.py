"""Where the table remembers. One narrow interface, two stores: SQLite in this process, PostgreSQL for several.

Everything is written in transactions: `write(work)` runs `work(tx)` and returns when its changes are durable;
`read(work)` sees what was durable when it began. Both stores speak the same SQL (with `?` for arguments), so queries
are written once, by subject: `people`, `tables`, `journal`, `talk`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
Row = tuple[Any, ...]
Heard = Callable[[str | None], None]
"""Gets every published message, also one's own; None if messages may have been missed."""


class Conflict(Exception):
    """Somebody else wrote it first. The transaction has changed nothing."""


class StoreUnavailable(Exception):
    """The store can't be reached or does not answer."""


class Tx(Protocol):
    """One transaction."""

    def all(self, sql: str, *args: Any) -> list[Row]: ...

    def one(self, sql: str, *args: Any) -> Row | None: ...

    def run(self, sql: str, *args: Any) -> int:
        """Change something; how many rows were changed. Raises `Conflict` if a row that must be unique is there."""
        ...

    def hold(self, table: str) -> bool:
        """Keep other transactions from changing this table's rows until this one ends. False: no such table."""
        ...

    def freeze(self) -> None:
        """First of all: whatever this transaction reads is of one moment."""
        ...

    def publish(self, message: str) -> None:
        """Tell every process, when (and only if) this transaction is durable."""
        ...


class Store(Protocol):
    kind: str

    async def open(self, heard: Heard) -> None:
        """Connect, bring the tables up to date, begin to listen."""
        ...

    async def close(self) -> None: ...

    async def write(self, work: Callable[[Tx], T]) -> T: ...

    async def read(self, work: Callable[[Tx], T]) -> T: ...


def open_store(address: str) -> Store:
    """The store of an address: a path or `sqlite:path`, or `postgresql://…`."""
    if address.startswith(("postgresql://", "postgres://")):
        try:
            from theatrum.table.store.postgres import PostgresStore
        except ImportError:
            raise StoreUnavailable("PostgreSQL needs psycopg: pip install 'theatrum[postgres]'") from None
        return PostgresStore(address)
    from theatrum.table.store.sqlite import SqliteStore

    return SqliteStore(address.removeprefix("sqlite:"))


def migrations() -> list[tuple[int, list[str]]]:
    """The numbered changes of the store's shape, in order, each as its statements."""
    folder = files("theatrum.table.store") / "migrations"
    found = sorted((f for f in folder.iterdir() if f.name.endswith(".sql")), key=lambda f: f.name)
    return [(int(f.name.partition("_")[0]), statements(f.read_text(encoding="utf-8"))) for f in found]


def statements(script: str) -> list[str]:
    """The statements of an SQL file; comments stand on lines of their own."""
    lines = [line for line in script.splitlines() if not line.lstrip().startswith("--")]
    return [s.strip() for s in "\n".join(lines).split(";") if s.strip()]


def migrate(tx: Tx, version: int, to: int | None = None) -> int:
    """Apply every migration newer than `version` (up to `to`); the newest number."""
    for number, script in migrations():
        if version < number and (to is None or number <= to):
            for statement in script:
                tx.run(statement)
            version = number
    return version
