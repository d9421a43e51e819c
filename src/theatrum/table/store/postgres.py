"""The store for several processes: PostgreSQL through psycopg. LISTEN/NOTIFY carries the wake-ups between them."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import psycopg
from psycopg_pool import ConnectionPool, PoolTimeout

from theatrum.table.store.interface import Conflict, Heard, Row, StoreUnavailable, Tx
from theatrum.table.store.migrating import migrate

T = TypeVar("T")
CHANNEL = "theatrum"
CONNECTIONS = 8
MIGRATION_LOCK = 7_311_604
LISTEN_SECONDS = 1.0


@functools.cache
def _in_their_words(sql: str) -> str:
    return sql.replace("?", "%s")


class PostgresTx:
    __slots__ = ("_connection",)

    def __init__(self, connection: psycopg.Connection[Row]) -> None:
        self._connection = connection

    def all(self, sql: str, *args: Any) -> list[Row]:
        return self._execute(sql, args).fetchall()

    def one(self, sql: str, *args: Any) -> Row | None:
        return self._execute(sql, args).fetchone()

    def run(self, sql: str, *args: Any) -> int:
        try:
            return self._execute(sql, args).rowcount
        except psycopg.errors.IntegrityError as error:
            raise Conflict(str(error)) from None

    def hold(self, table: str) -> bool:
        return self.one("SELECT 1 FROM tables WHERE id = ? FOR UPDATE", table) is not None

    def freeze(self) -> None:
        self._execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ", ())

    def publish(self, message: str) -> None:
        self._execute("SELECT pg_notify(?, ?)", (CHANNEL, message))

    def _execute(self, sql: str, args: tuple[Any, ...]) -> psycopg.Cursor[Row]:
        # The SQL is ours, word for word; what people send travels as arguments only.
        return self._connection.execute(_in_their_words(sql).encode(), args or None)


class PostgresStore:
    """Tables in a PostgreSQL database, shared by every process that has its address."""

    kind = "postgresql"

    def __init__(self, address: str) -> None:
        self._address = address
        self._pool: ConnectionPool[psycopg.Connection[Row]] | None = None
        self._threads = ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="store")
        self._listener: threading.Thread | None = None
        self._stopping = threading.Event()
        self._listening = threading.Event()

    # ---- the interface -----------------------------------------------------------------------------------------
    async def open(self, heard: Heard) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, self._connect)
        self._listener = threading.Thread(
            target=self._listen, args=(loop, heard), name="store-listen", daemon=True
        )
        self._listener.start()
        await loop.run_in_executor(self._threads, self._listening.wait, 30)

    async def close(self) -> None:
        self._stopping.set()
        loop = asyncio.get_running_loop()
        if self._pool is not None:
            # A last message wakes our own listener, which would sleep on for a while otherwise.
            await loop.run_in_executor(self._threads, self._say_goodbye)
        if self._listener is not None:
            await loop.run_in_executor(None, self._listener.join)
        if self._pool is not None:
            await loop.run_in_executor(None, self._pool.close)
        self._threads.shutdown(wait=True)

    async def write(self, work: Callable[[Tx], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._work, work)

    async def read(self, work: Callable[[Tx], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._work, work)

    # ---- inside ------------------------------------------------------------------------------------------------
    def _connect(self) -> None:
        try:
            with psycopg.connect(self._address) as connection:
                connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
                connection.execute("CREATE TABLE IF NOT EXISTS store_version (version INTEGER NOT NULL)")
                row = connection.execute("SELECT max(version) FROM store_version").fetchone()
                version = (row[0] if row else None) or 0
                newest = migrate(PostgresTx(connection), version)
                if newest != version:
                    connection.execute("INSERT INTO store_version VALUES (%s)", (newest,))
        except psycopg.Error as error:
            raise StoreUnavailable(f"PostgreSQL can't be used: {_first_line(error)}") from None
        self._pool = ConnectionPool(self._address, min_size=1, max_size=CONNECTIONS, open=True, timeout=10)

    def _work(self, work: Callable[[Tx], T]) -> T:
        assert self._pool is not None
        try:
            with self._pool.connection() as connection:
                return work(PostgresTx(connection))
        except (psycopg.OperationalError, PoolTimeout) as error:
            raise StoreUnavailable(f"PostgreSQL does not answer: {_first_line(error)}") from None

    def _say_goodbye(self) -> None:
        with contextlib.suppress(StoreUnavailable):
            self._work(lambda tx: tx.publish('{"k": "bye"}'))

    def _listen(self, loop: asyncio.AbstractEventLoop, heard: Heard) -> None:
        """Hand every notification to the event loop; after a broken connection, say that some may be missed."""
        first = True
        while not self._stopping.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._listening.set()
                    if not first:
                        loop.call_soon_threadsafe(heard, None)
                    first = False
                    while not self._stopping.is_set():
                        for notice in connection.notifies(timeout=LISTEN_SECONDS):
                            if self._stopping.is_set():
                                break
                            loop.call_soon_threadsafe(heard, notice.payload)
            except psycopg.Error:
                self._stopping.wait(1)
            except RuntimeError:
                return  # the event loop is closed: nobody listens any more


def _first_line(error: BaseException) -> str:
    """The cause without the address, which may hold a password."""
    return type(error).__name__ + ": " + str(error).strip().partition("\n")[0].rpartition(": ")[2]
