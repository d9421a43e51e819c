"""What PostgreSQL has sent, read to the end by whoever watches its socket with the event loop."""

from __future__ import annotations

import select

from psycopg.pq.abc import PGconn


def read_all(pgconn: PGconn) -> None:
    """Everything that is there, its goodbye included. Raises `psycopg.OperationalError` when the connection has ended.

    A socket that is both readable and broken is reported only once by uvloop, which stops to watch it then; libpq would
    read the last words at that one occasion, and that nothing follows them would never be noticed.
    """
    waiting = select.poll()
    waiting.register(pgconn.socket, select.POLLIN)
    while True:
        pgconn.consume_input()
        if not waiting.poll(0):
            return
