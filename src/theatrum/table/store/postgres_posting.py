"""Changes of which nothing is read back, sent to PostgreSQL by the event loop itself.

An answer is three statements. In a transaction of a thread they are five round trips, and whoever waits for each of them
has to wait for Python's lock as well. Here they are sent without waiting, in libpq's pipeline mode, and everything that
has queued up meanwhile goes as one transaction: one round trip and one sync of the disk, however many answers there are.
(PostgreSQL lets only one transaction at a time commit that notifies others. So a second connection would not help.)
"""

from __future__ import annotations

import asyncio
import itertools
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg
from psycopg.pq import ExecStatus
from psycopg.pq.abc import PGconn, PGresult

from theatrum.table.store.interface import Row
from theatrum.table.store.postgres_reading import read_all

AT_ONCE = 128
Change = tuple[str, list[bytes | None]]
"""A statement with `?` for its arguments, and these as they are sent."""


class Outgoing:
    """A transaction that is written down, to be sent later."""

    __slots__ = ("_channel", "changes")

    def __init__(self, channel: str) -> None:
        self._channel = channel
        self.changes: list[Change] = []

    def run(self, sql: str, *args: Any) -> None:
        self.changes.append((sql, [_sendable(arg) for arg in args]))

    def publish(self, message: str) -> None:
        self.run("SELECT pg_notify(?, ?)", self._channel, message)


class Post:
    """What one caller wants to be written, and how he hears of it."""

    __slots__ = ("changes", "done", "table")

    def __init__(self, table: str, changes: list[Change], done: asyncio.Future[None]) -> None:
        self.table = table
        self.changes = changes
        self.done = done


class Poster:
    """Sends posts over one connection, which is made when it is needed. `connect` and whoever posts may raise
    `psycopg.Error`."""

    def __init__(self, connect: Callable[[], Awaitable[psycopg.Connection[Row]]]) -> None:
        self._connect = connect
        self._waiting: deque[Post] = deque()
        self._sending: asyncio.Task[None] | None = None
        self._line: _Line | None = None

    async def post(self, table: str, changes: list[Change]) -> None:
        """Returns when it is durable. `table`: whose rows are changed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Post(table, changes, done))
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_waiting())
        await done

    @property
    def connected(self) -> bool:
        return self._line is not None

    async def close(self) -> None:
        """After what waits has been sent."""
        if self._sending is not None:
            await self._sending
        self._drop()

    async def _send_waiting(self) -> None:
        try:
            while self._waiting:
                posts = [self._waiting.popleft() for _ in range(min(AT_ONCE, len(self._waiting)))]
                posts = [post for post in posts if not post.done.cancelled()]
                # Two processes that write to the same tables take them in the same order: neither waits for ever.
                posts.sort(key=_table)
                try:
                    if posts:
                        await self._send(posts)
                except Exception as error:
                    for post in posts:
                        _tell(post, error)
        finally:
            self._sending = None

    async def _send(self, posts: list[Post]) -> None:
        if self._line is None or not self._line.usable():
            self._drop()
            self._line = _Line(await self._connect())
        try:
            error = await self._line.transact([change for post in posts for change in post.changes])
            together = error is None or len(posts) == 1
            for post in posts:  # where one has failed nothing is written: each by itself
                _tell(post, error if together else await self._line.transact(post.changes))
        except BaseException:
            self._drop()  # whatever it has heard since is not what the next one asks
            raise

    def _drop(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.close()


class _Line:
    """A connection in pipeline mode, watched by the event loop: one that the server closes is noticed at once."""

    def __init__(self, connection: psycopg.Connection[Row]) -> None:
        self._connection = connection
        self._pgconn: PGconn = connection.pgconn
        self._loop = asyncio.get_running_loop()
        self._prepared: dict[str, bytes] = {}
        self._names = itertools.count()
        self._news: asyncio.Future[None] | None = None
        self._place = connection.fileno()
        self._lost = False
        self._pgconn.nonblocking = 1
        self._pgconn.enter_pipeline_mode()
        self._loop.add_reader(self._place, self._readable)

    def usable(self) -> bool:
        """What the server has said meanwhile is read first: it may have been goodbye."""
        if not self._lost:
            self._readable()
        return not self._lost

    def close(self) -> None:
        self._unwatch()
        self._connection.close()

    def _unwatch(self) -> None:
        """Once: the number of a socket that is closed may be another's soon."""
        if not self._lost:
            self._lost = True
            self._loop.remove_reader(self._place)

    async def transact(self, changes: list[Change]) -> psycopg.Error | None:
        """All of them, or none: why not. Raises `OperationalError` if the connection is lost on the way."""
        new = {sql for sql, _ in changes if sql not in self._prepared}
        for sql in new:
            self._prepare(sql)
        for sql, args in changes:
            self._pgconn.send_query_prepared(self._prepared[sql], args)
        self._pgconn.pipeline_sync()
        await self._flush()
        error = await self._outcome(len(new) + 1)
        if error is not None:
            for sql in new:  # perhaps it was that which failed
                del self._prepared[sql]
        return error

    def _prepare(self, sql: str) -> None:
        """As a transaction of its own, so that it stays when the others fail."""
        name = self._prepared[sql] = f"s{next(self._names)}".encode()
        first, *others = sql.split("?")
        marked = first + "".join(f"${i}{part}" for i, part in enumerate(others, 1))
        self._pgconn.send_prepare(name, marked.encode())
        self._pgconn.pipeline_sync()

    async def _flush(self) -> None:
        while self._pgconn.flush():
            writable = self._loop.create_future()
            self._loop.add_writer(self._place, _wake, writable)
            try:
                await writable
            finally:
                self._loop.remove_writer(self._place)

    async def _outcome(self, syncs: int) -> psycopg.Error | None:
        """Read to the last of so many ends of transactions."""
        failed: PGresult | None = None
        ended = False
        while syncs:
            while self._pgconn.is_busy():
                self._news = self._loop.create_future()
                await self._news
            result = self._pgconn.get_result()
            if result is None:
                if ended:
                    raise psycopg.OperationalError("the connection is lost")
                ended = True  # of one statement's results: another's must follow
                continue
            ended = False
            if result.status == ExecStatus.PIPELINE_SYNC:
                syncs -= 1
            elif result.status == ExecStatus.FATAL_ERROR and failed is None:
                failed = result
        return None if failed is None else psycopg.errors.error_from_result(failed)

    def _readable(self) -> None:
        try:
            read_all(self._pgconn)
        except psycopg.Error as error:
            self._unwatch()
            if self._news is not None and not self._news.done():
                self._news.set_exception(psycopg.OperationalError(str(error)))
        else:
            if self._news is not None:
                _wake(self._news)


def _sendable(value: str | int | None) -> bytes | None:
    if value is None:
        return None
    if isinstance(value, str):
        if "\0" in value:
            raise psycopg.DataError("PostgreSQL's texts can't contain NUL characters")
        return value.encode()
    return b"%d" % value


def _table(post: Post) -> str:
    return post.table


def _tell(post: Post, error: Exception | None) -> None:
    if not post.done.done():
        if error is None:
            post.done.set_result(None)
        else:
            post.done.set_exception(error)


def _wake(waiter: asyncio.Future[None]) -> None:
    if not waiter.done():
        waiter.set_result(None)
