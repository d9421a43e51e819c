"""What PostgreSQL's sockets tell is read to the end at the first occasion: there may be no second one."""

import socket
from typing import cast

import psycopg
import pytest
from psycopg.pq.abc import PGconn

from theatrum.table.store.postgres_reading import read_all


class LikeLibpq:
    """Reads one portion at a time, and learns of the end only when nothing else is there."""

    def __init__(self, ours: socket.socket) -> None:
        self._ours = ours
        self.read = b""

    @property
    def socket(self) -> int:
        return self._ours.fileno()

    def consume_input(self) -> None:
        portion = self._ours.recv(8)
        if not portion:
            raise psycopg.OperationalError("the server closed the connection")
        self.read += portion


def test_last_words_are_read_and_so_is_the_end_behind_them() -> None:
    """Else who waits for an answer to what he has posted waits for ever, and with him the stop of the server."""
    ours, theirs = socket.socketpair()
    with ours:
        theirs.sendall(b"FATAL: the server is going down")
        theirs.close()
        line = LikeLibpq(ours)
        with pytest.raises(psycopg.OperationalError):
            read_all(cast(PGconn, line))
        assert line.read == b"FATAL: the server is going down"


def test_a_connection_that_is_only_silent_stays() -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        theirs.sendall(b"two notices, then silence")
        line = LikeLibpq(ours)
        read_all(cast(PGconn, line))
        assert line.read == b"two notices, then silence"
