"""What every store can do. Both kinds speak the same SQL (with `?` for arguments), so queries are written once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
Row = tuple[Any, ...]
Heard = Callable[[str | None], None]
"""Gets every published message, also one's own; None if messages may have been missed."""


class Conflict(Exception):
    """Somebody else wrote it first. The transaction has changed nothing."""


class StoreUnavailable(Exception):
    """The store can't be reached or does not answer."""


class Changes(Protocol):
    """As much of a transaction as changes something without looking."""

    def run(self, sql: str, *args: Any) -> object: ...

    def publish(self, message: str) -> None: ...


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

    @property
    def trouble(self) -> str:
        """What is wrong now, as far as is known without asking: `store-away`, `disk-full`, or nothing."""
        ...

    async def open(self, heard: Heard, alone: bool = False) -> None:
        """Connect, bring the tables up to date, begin to listen. `alone`: where a store can be served by one process
        only, be that process. Raises `StoreUnavailable`."""
        ...

    async def close(self) -> None: ...

    async def write(self, work: Callable[[Tx], T]) -> T:
        """Do it, for good. The work may be begun more than once: it does nothing that a new beginning would not mend."""
        ...

    async def post(self, table: str, work: Callable[[Changes], None]) -> None:
        """The same, for what changes a table's rows and reads nothing: it costs least. Raises `Conflict` if a row that
        must be unique is there; then nothing has changed."""
        ...

    async def read(self, work: Callable[[Tx], T]) -> T: ...
