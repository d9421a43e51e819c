"""The store in one file: the standard library's SQLite, write-ahead log, one writer thread.

The writer takes whatever has queued up into one transaction and syncs it once: under load many answers share the cost
of one sync, and none is acknowledged before it. Readers have connections of their own and never wait for the writer.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import shutil
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from theatrum.table.store.file_guard import FileLock, close_to_others, prepare_file, prepare_folder
from theatrum.table.store.interface import Changes, Conflict, Heard, Row, StoreUnavailable, Tx
from theatrum.table.store.log_emptying import LogEmptier
from theatrum.table.store.migrating import check_version, migrate
from theatrum.table.store.trouble import AWAY, FULL, Trouble

T = TypeVar("T")
Work = tuple[Callable[[Tx], Any], "asyncio.Future[Any]"]
AT_ONCE = 128
READERS = 2
BUSY_MS = 10_000
LOG_PAGES = 16_000
"""With so many pages in the write-ahead log the writer puts it into the file itself, and holds up those who wait: only
where it was never empty for a moment beside him (`LogEmptier`)."""
LITTLE_ROOM = 4 * 2**20
"""Bytes: a disk with less than that is full."""
FAULTS_OF_THE_FILE = {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_BUSY,
}
log = logging.getLogger("theatrum.store")


class SqliteTx:
    """A transaction on a connection; messages wait in `published` for its end."""

    __slots__ = ("_cursor", "published")

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._cursor = connection.cursor()
        self.published: list[str] = []

    def all(self, sql: str, *args: Any) -> list[Row]:
        return self._cursor.execute(sql, args).fetchall()

    def one(self, sql: str, *args: Any) -> Row | None:
        row: Row | None = self._cursor.execute(sql, args).fetchone()
        return row

    def run(self, sql: str, *args: Any) -> int:
        try:
            return self._cursor.execute(sql, args).rowcount
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from None

    def hold(self, table: str) -> bool:
        return self.one("SELECT 1 FROM tables WHERE id = ?", table) is not None

    def freeze(self) -> None:
        """A reader of the write-ahead log sees one moment anyway."""

    def publish(self, message: str) -> None:
        self.published.append(message)


class _Told:
    """How the works of one transaction ended."""

    __slots__ = ("failed", "written")

    def __init__(self) -> None:
        self.written: list[tuple[asyncio.Future[Any], Any, list[str]]] = []
        """What each gave back, and what it has to tell."""
        self.failed: list[tuple[asyncio.Future[Any], Exception]] = []


class SqliteStore:
    """Tables in a file."""

    kind = "sqlite"

    def __init__(self, path: str) -> None:
        self.path = path
        self._place = Path(path).expanduser()
        self._lock = FileLock(self._place)
        self._trouble = Trouble()
        self._queue: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._emptier = LogEmptier(self._connect)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-read")
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._heard: Heard | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    # ---- the interface -----------------------------------------------------------------------------------------
    @property
    def trouble(self) -> str:
        if not self._trouble.now and shutil.disk_usage(self._place.parent).free < LITTLE_ROOM:
            self._trouble.began(FULL, f"there is hardly any room in {self._place.parent}")
        return self._trouble.now

    async def open(self, heard: Heard, alone: bool = False) -> None:
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        prepare_folder(self._place)
        prepare_file(self._place)
        if alone:
            self._lock.take()
        opened: Future[None] = Future()
        self._writer = threading.Thread(
            target=self._write_on, args=(opened,), name="store-write", daemon=True
        )
        self._writer.start()
        await asyncio.wrap_future(opened)
        self._emptier.start()
        if close_to_others(self._place):
            log.warning("the store could be read by others: it is closed to them now")

    async def close(self) -> None:
        if self._writer is not None:
            self._queue.put(None)
            await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
            await asyncio.get_running_loop().run_in_executor(None, self._emptier.stop)
            self._writer = None
        self._readers.shutdown(wait=True)
        for connection in self._connections:
            connection.close()
        self._connections.clear()
        self._lock.give_back()

    async def write(self, work: Callable[[Tx], T]) -> T:
        if self._writer is None or not self._writer.is_alive():
            raise StoreUnavailable("the store is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put((work, done))
        return await done

    async def post(self, table: str, work: Callable[[Changes], None]) -> None:
        await self.write(work)

    async def read(self, work: Callable[[Tx], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    # ---- reading -----------------------------------------------------------------------------------------------
    def _read(self, work: Callable[[Tx], T]) -> T:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._connect()
            connection.execute("PRAGMA query_only = ON")
            self._local.connection = connection
        try:
            connection.execute("BEGIN")
            try:
                return work(SqliteTx(connection))
            finally:
                connection.execute("ROLLBACK")
        except sqlite3.DatabaseError as error:
            if not _of_the_file(error):
                raise
            self._failed(error)
            raise StoreUnavailable(f"the store could not be read: {error}") from None

    # ---- writing -----------------------------------------------------------------------------------------------
    def _write_on(self, opened: Future[None]) -> None:
        try:
            connection = self._connect()
            self._prepare(connection)
        except StoreUnavailable as error:
            opened.set_exception(error)
            return
        except Exception as error:
            opened.set_exception(StoreUnavailable(f"{self.path} can't be opened: {error}"))
            return
        opened.set_result(None)
        while True:
            first = self._queue.get()
            if first is None:
                return
            batch = [first]
            last = False
            while len(batch) < AT_ONCE and not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    last = True
                    break
                batch.append(more)
            self._write_batch(connection, batch)
            if last:
                return

    def _write_batch(self, connection: sqlite3.Connection, batch: list[Work]) -> None:
        wanted = [(work, done) for work, done in batch if not done.cancelled()]
        try:
            told = self._write_together(connection, wanted)
            if told is None:
                told = self._write_apart(connection, wanted)
        except Exception as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            told = _Told()
            told.failed = [
                (done, StoreUnavailable(f"the store could not write: {error}")) for _, done in wanted
            ]
            self._failed(error)
        else:
            self._trouble.over()
            self._emptier.wrote()
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._tell, told)

    def _write_together(self, connection: sqlite3.Connection, batch: list[Work]) -> _Told | None:
        """As if it were one piece of work; None: one of several has failed, and nothing is written. (Every statement
        lets another thread run, and has to wait for its turn again: the fewer, the sooner an answer is acknowledged.)"""
        told = _Told()
        connection.execute("BEGIN IMMEDIATE")
        for work, done in batch:
            tx = SqliteTx(connection)
            try:
                told.written.append((done, work(tx), tx.published))
            except Exception as error:
                if _of_the_file(error):
                    raise
                connection.execute("ROLLBACK")
                if len(batch) > 1:
                    return None
                told.failed.append((done, error))
                return told
        connection.execute("COMMIT")
        return told

    def _write_apart(self, connection: sqlite3.Connection, batch: list[Work]) -> _Told:
        """Each piece of work fails without the others."""
        told = _Told()
        connection.execute("BEGIN IMMEDIATE")
        for work, done in batch:
            connection.execute("SAVEPOINT one")
            tx = SqliteTx(connection)
            try:
                told.written.append((done, work(tx), tx.published))
            except Exception as error:
                if _of_the_file(error):
                    raise
                connection.execute("ROLLBACK TO one")
                told.failed.append((done, error))
            connection.execute("RELEASE one")
        connection.execute("COMMIT")
        return told

    def _failed(self, error: Exception) -> None:
        self._trouble.began(FULL if _code(error) == sqlite3.SQLITE_FULL else AWAY, str(error))

    def _tell(self, told: _Told) -> None:
        """In the event loop: everybody hears how his work ended, all of a transaction at once."""
        for done, error in told.failed:
            if not done.done():
                done.set_exception(error)
        for done, value, published in told.written:
            if not done.done():
                done.set_result(value)
            if self._heard is not None:
                for message in published:
                    self._heard(message)

    # ---- the file ----------------------------------------------------------------------------------------------
    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._place,
            isolation_level=None,
            check_same_thread=False,
            timeout=BUSY_MS / 1000,
        )
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA synchronous = FULL")
        self._connections.append(connection)
        return connection

    def _prepare(self, connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES:d}")
        connection.execute("BEGIN IMMEDIATE")
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        check_version(version)
        newest = migrate(SqliteTx(connection), version)
        connection.execute(f"PRAGMA user_version = {newest:d}")
        connection.execute("COMMIT")


def _code(error: Exception) -> int:
    """SQLite's own number of an error, without its finer kinds."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _of_the_file(error: Exception) -> bool:
    """Not a fault of the work that ran into it: it meets all."""
    return _code(error) in FAULTS_OF_THE_FILE
