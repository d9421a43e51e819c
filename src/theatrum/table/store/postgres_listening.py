"""What other processes say through PostgreSQL (LISTEN/NOTIFY), read by the event loop itself.

Every process hears of every answer at every table, also of those it does not hold. So hearing has to cost next to
nothing: no thread is woken for it, and no lock is waited for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import psycopg

from theatrum.table.store.interface import Heard, Row
from theatrum.table.store.postgres_reading import read_all

AGAIN_SECONDS = 0.5


class PostgresListener:
    """`connect` gives a connection that listens; `lost` and `found` are told when it breaks and when it is back."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[psycopg.Connection[Row]]],
        heard: Heard,
        lost: Callable[[psycopg.Error], None],
        found: Callable[[], None],
    ) -> None:
        self._connect = connect
        self._heard = heard
        self._lost = lost
        self._found = found
        self._connection: psycopg.Connection[Row] | None = None
        self._place = -1
        """Of its socket: a connection that is lost does not know it any more."""
        self._seeking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._watch(await self._connect())

    async def close(self) -> None:
        if self._seeking is not None:
            self._seeking.cancel()
            await asyncio.wait([self._seeking])
        self._drop()

    def _watch(self, connection: psycopg.Connection[Row]) -> None:
        self._connection, self._place = connection, connection.fileno()
        asyncio.get_running_loop().add_reader(self._place, self._readable)
        self._found()

    def _readable(self) -> None:
        assert self._connection is not None, "nothing is read of a connection that was dropped"
        pgconn = self._connection.pgconn
        try:
            read_all(pgconn)
        except psycopg.Error as error:
            self._drop()
            self._lost(error)
            self._seeking = asyncio.create_task(self._seek())
            return
        loop = asyncio.get_running_loop()
        while (notice := pgconn.notifies()) is not None:
            loop.call_soon(
                self._heard, notice.extra.decode()
            )  # one that can't be read does not hold up the others

    async def _seek(self) -> None:
        """Listen again, as soon as that is possible. Who was deaf meanwhile is told so."""
        while True:
            try:
                connection = await self._connect()
            except psycopg.Error as error:
                self._lost(error)
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                break
        self._seeking = None
        self._watch(connection)
        self._heard(None)

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            asyncio.get_running_loop().remove_reader(self._place)
            connection.close()
