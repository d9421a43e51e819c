"""The write-ahead log of SQLite is put into the file beside the writer, by a thread of its own.

SQLite would let the writer do it, between two transactions: whoever answers then waits for all the pages to be copied
and synced. Beside it nobody waits: pages may be added to the log meanwhile.
"""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from collections.abc import Callable

EVERY = 400
"""Transactions after which it is done: some thousands of pages."""


class LogEmptier:
    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._due = threading.Event()
        self._stopping = False
        self._written = 0
        self._thread = threading.Thread(target=self._go_on, name="store-log", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def wrote(self) -> None:
        """The writer has ended a transaction."""
        self._written += 1
        if self._written >= EVERY:
            self._written = 0
            self._due.set()

    def stop(self) -> None:
        self._stopping = True
        self._due.set()
        if self._thread.is_alive():
            self._thread.join()

    def _go_on(self) -> None:
        connection = self._connect()
        while True:
            self._due.wait()
            self._due.clear()
            if self._stopping:
                return
            with contextlib.suppress(
                sqlite3.Error
            ):  # what is wrong with the file the writer will meet, and say
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
