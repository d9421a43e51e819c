"""The store for several processes: PostgreSQL through psycopg. LISTEN/NOTIFY carries the wake-ups between them.

Transactions that read run on threads. What happens with every answer does not: posting and listening are the event
loop's own (`postgres_posting`, `postgres_listening`).
"""

from __future__ import annotations

import asyncio
import functools
import select
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from theatrum.table.store.interface import Changes, Conflict, Heard, Row, StoreUnavailable, Tx
from theatrum.table.store.migrating import check_version, migrate
from theatrum.table.store.postgres_listening import PostgresListener
from theatrum.table.store.postgres_posting import Outgoing, Poster
from theatrum.table.store.trouble import AWAY, FULL, Trouble

T = TypeVar("T")
CHANNEL = "theatrum"
CONNECTIONS = 8
MIGRATION_LOCK = 7_311_604
LOCK_SECONDS = 5
"""An answer waits so long for somebody else's transaction on its table. With it wait all that were sent together."""
USUAL = {
    # A machine that vanished without a word must be noticed too, also by a listener that only waits.
    "connect_timeout": 5,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}


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
        self._trouble = Trouble()
        self._threads = ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="store")
        self._local = threading.local()
        self._connections: set[psycopg.Connection[Row]] = set()
        """One for each thread that has worked."""
        self._listener: PostgresListener | None = None
        self._poster = Poster(lambda: self._in_thread(self._connect_to_post))

    # ---- the interface -----------------------------------------------------------------------------------------
    @property
    def trouble(self) -> str:
        return self._trouble.now

    async def open(self, heard: Heard, alone: bool = False) -> None:
        """Any number of processes may share the database, so `alone` means nothing here."""
        await self._in_thread(self._prepare)
        listener = PostgresListener(
            lambda: self._in_thread(self._connect_to_listen),
            heard,
            lambda error: self._trouble.began(AWAY, _first_line(error)),
            lambda: self._trouble.over(AWAY),
        )
        try:
            await listener.open()
        except psycopg.Error as error:
            raise StoreUnavailable(f"PostgreSQL can't be used: {_first_line(error)}") from None
        self._listener = listener

    async def close(self) -> None:
        listener, self._listener = self._listener, None
        if listener is not None:
            await listener.close()
        await self._poster.close()
        self._threads.shutdown(wait=True)
        for connection in self._connections:
            connection.close()
        self._connections.clear()

    def _must_be_open(self) -> None:
        if self._listener is None:
            raise StoreUnavailable("the store is closed")

    async def post(self, table: str, work: Callable[[Changes], None]) -> None:
        self._must_be_open()
        outgoing = Outgoing(CHANNEL)
        work(outgoing)
        try:
            await self._poster.post(table, outgoing.changes)
        except psycopg.IntegrityError as error:
            raise Conflict(str(error)) from None
        except psycopg.OperationalError as error:
            raise self._unavailable(error, self._poster.connected) from None
        self._trouble.over()

    async def write(self, work: Callable[[Tx], T]) -> T:
        self._must_be_open()
        done = await self._in_thread(lambda: self._work(work))
        self._trouble.over()
        return done

    async def read(self, work: Callable[[Tx], T]) -> T:
        self._must_be_open()
        done = await self._in_thread(lambda: self._work(work))
        self._trouble.over(AWAY)  # reading shows nothing about a full disk
        return done

    # ---- inside ------------------------------------------------------------------------------------------------
    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _prepare(self) -> None:
        try:
            given = conninfo_to_dict(self._address)
            self._address = make_conninfo(self._address, **{k: v for k, v in USUAL.items() if k not in given})
            with psycopg.connect(self._address) as connection:
                connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
                connection.execute("CREATE TABLE IF NOT EXISTS store_version (version INTEGER NOT NULL)")
                row = connection.execute("SELECT max(version) FROM store_version").fetchone()
                version = (row[0] if row else None) or 0
                check_version(version)
                newest = migrate(PostgresTx(connection), version)
                if newest != version:
                    connection.execute("INSERT INTO store_version VALUES (%s)", (newest,))
        except psycopg.Error as error:
            raise StoreUnavailable(f"PostgreSQL can't be used: {_first_line(error)}") from None

    def _work(self, work: Callable[[Tx], T]) -> T:
        """A transaction, on this thread's own connection."""
        try:
            connection = self._taken()
            try:
                done = work(PostgresTx(connection))
                connection.commit()
            except BaseException:
                self._roll_back(connection)
                raise
        except psycopg.OperationalError as error:
            raise self._unavailable(error, self._local.connection is not None) from None
        return done

    def _taken(self) -> psycopg.Connection[Row]:
        """The connection, looked at before it is used: after a restart of the database it is another."""
        connection: psycopg.Connection[Row] | None = getattr(self._local, "connection", None)
        if connection is not None and _still_there(connection):
            return connection
        self._drop(connection)
        connection = self._local.connection = psycopg.connect(self._address)
        self._connections.add(connection)
        return connection

    def _roll_back(self, connection: psycopg.Connection[Row]) -> None:
        try:
            connection.rollback()
        except psycopg.Error:
            self._drop(connection)

    def _drop(self, connection: psycopg.Connection[Row] | None) -> None:
        self._local.connection = None
        if connection is not None:
            self._connections.discard(connection)
            connection.close()

    def _connect_to_post(self) -> psycopg.Connection[Row]:
        connection = psycopg.connect(self._address, autocommit=True, client_encoding="utf8")
        connection.execute(f"SET lock_timeout = '{LOCK_SECONDS:d}s'")
        return connection

    def _connect_to_listen(self) -> psycopg.Connection[Row]:
        connection = psycopg.connect(self._address, autocommit=True, client_encoding="utf8")
        connection.execute(f"LISTEN {CHANNEL}")
        return connection

    def _unavailable(self, error: psycopg.OperationalError, connected: bool) -> StoreUnavailable:
        """What follows from an error that is nobody's fault here."""
        if isinstance(error, psycopg.errors.DiskFull):
            self._trouble.began(FULL, _first_line(error))
            return StoreUnavailable("the disk of PostgreSQL is full")
        if not connected:
            self._trouble.began(AWAY, _first_line(error))
        return StoreUnavailable(f"PostgreSQL does not answer: {_first_line(error)}")


def _still_there(connection: psycopg.Connection[Row]) -> bool:
    """A server that went away has closed its end, which can be read. Looking costs no round trip; only where there is
    something to read the server is asked."""
    if connection.closed:
        return False
    waiting = select.poll()
    waiting.register(connection.fileno(), select.POLLIN)
    if not waiting.poll(0):
        return True
    try:
        connection.execute("SELECT 1")
        connection.rollback()
    except psycopg.Error:
        return False
    return True


def _first_line(error: BaseException) -> str:
    """The cause without the address, which may hold a password."""
    return type(error).__name__ + ": " + str(error).strip().partition("\n")[0].rpartition(": ")[2]
