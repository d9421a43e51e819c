"""A WebSocket of the load test: as little as a client can do, so that what is measured is the server and not the one
who measures (the library's client takes longer to read a view than the server to draw it)."""

from __future__ import annotations

import asyncio
import base64
import os
from collections import deque
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
MASKED = 0x80
NO_MASK = bytes(4)
"""Clients must mask; that it is with nothing is allowed, and costs nothing."""


class LoadSocket(asyncio.Protocol):
    """One connection. Texts are handed to `take` as they come, or wait until somebody takes them."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._transport: asyncio.Transport | None = None
        self._open: asyncio.Future[None] = loop.create_future()
        self._buffer = b""
        self._shaken = False
        self._lost = False
        self._waiting: deque[bytes] = deque()
        self._reader: asyncio.Future[None] | None = None
        self.take: Callable[[bytes], None] | None = None

    @classmethod
    async def connect(cls, url: str, headers: dict[str, str]) -> LoadSocket:
        """A connection that is open. Raises `ConnectionError`."""
        place = urlsplit(url)
        loop = asyncio.get_running_loop()
        host, port = place.hostname or "", place.port or 80
        transport, socket = await loop.create_connection(lambda: cls(loop), host, port)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {place.path} HTTP/1.1",
            f"Host: {place.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        await socket._open
        return socket

    def send(self, text: bytes) -> None:
        self._frame(TEXT, text)

    async def receive(self) -> bytes:
        """The next text, where nobody takes them as they come. Raises `ConnectionError`."""
        while not self._waiting:
            if self._lost:
                raise ConnectionError("the server has hung up")
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._waiting.popleft()

    def abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    # ---- frames [RFC 6455, 5.2] ----------------------------------------------------------------------------------
    def _frame(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        length = len(payload)
        size = (
            bytes((MASKED | length,)) if length < 126 else bytes((MASKED | 126, *length.to_bytes(2, "big")))
        )
        self._transport.write(bytes((0x80 | kind,)) + size + NO_MASK + payload)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._lost = True
        if not self._open.done():
            self._open.set_exception(ConnectionError("the server has hung up"))
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self._shaken and not self._shake_hands():
            return
        at, end = 0, len(self._buffer)
        while (frame := self._frame_at(at, end)) is not None:
            kind, begin, at = frame
            if kind == TEXT:
                self._give(self._buffer[begin:at])
            elif kind == PING:
                self._frame(PONG, self._buffer[begin:at])
            elif kind == CLOSE:
                self.abort()
        self._buffer = self._buffer[at:]

    def _shake_hands(self) -> bool:
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return False
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self._open.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))
            self.abort()
            return False
        self._shaken, self._buffer = True, rest
        self._open.set_result(None)
        return True

    def _frame_at(self, at: int, end: int) -> tuple[int, int, int] | None:
        """Kind, beginning and end of the frame there, if all of it is."""
        if end - at < 2:
            return None
        kind, length, begin = self._buffer[at] & 0xF, self._buffer[at + 1], at + 2
        if length >= 126:
            begin += 2 if length == 126 else 8
            if end < begin:
                return None
            length = int.from_bytes(self._buffer[at + 2 : begin], "big")
        return (kind, begin, begin + length) if begin + length <= end else None

    def _give(self, text: bytes) -> None:
        if self.take is not None:
            self.take(text)
            return
        self._waiting.append(text)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)
