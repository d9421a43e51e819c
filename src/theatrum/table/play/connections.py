"""Connections: what goes out over one WebSocket, in order, as fast as its reader takes it."""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterator
from functools import partial
from typing import Any, Literal, Protocol

import msgspec

from theatrum.table.runtime import Runtime
from theatrum.table.store.people import User
from theatrum.table.wire.limits import OUTBOX
from theatrum.table.wire.news import Bye
from theatrum.table.wire.replies.reply import Reply

Send = Callable[[dict[str, Any]], Awaitable[None]]
SLOW = 4429
FRAMES = "theatrum.frames"
"""Under this name of an extension of ASGI a server that takes frames which are ready gives its `FrameWriter`, as
`"writer"`."""
_encode = msgspec.json.encode


class Drawable(Protocol):
    """Something that is drawn only when it is its turn to be sent."""

    queued: bool

    def draw(self) -> bytes | None:
        """As a frame (`framed`), which all who are shown the same may share."""
        ...


class FrameWriter(Protocol):
    """The way past ASGI, for what can be written at once: eight people look at a table, and for each of them a message
    of ASGI costs more than the writing."""

    def takes_frames(self) -> bool: ...

    def write_frame(self, frame: bytes) -> None: ...


class Connection:
    """One WebSocket. What goes out waits in `_outbox`, as frames; views are drawn when it is their turn, so that a slow
    reader gets the newest one and not all of them."""

    __slots__ = (
        "_outbox",
        "_runtime",
        "_send",
        "_sending",
        "_writer",
        "closing",
        "language",
        "session_hash",
        "splices",
        "user",
    )

    def __init__(self, runtime: Runtime, send: Send, writer: FrameWriter | None = None) -> None:
        self._runtime = runtime
        self._send = send
        self._writer = writer
        self.user: User | None = None
        self.session_hash: str | None = None
        self.language = "en"
        self.splices = False
        """It can read what changes in a list (`docs/protocol.md`, section 5)."""
        self.closing: tuple[int, str] | None = None
        self._outbox: deque[bytes | Drawable] = deque()
        self._sending = False

    @property
    def user_id(self) -> str | None:
        return None if self.user is None else self.user.id

    def tell(self, message: Reply) -> None:
        self._put(framed(_encode(message)))

    def draw_later(self, drawable: Drawable) -> None:
        """As soon as the reader is ready for it: at once, mostly."""
        if drawable.queued:
            return
        writer = self._writer
        if writer is None or self._sending or self._outbox or self.closing or not writer.takes_frames():
            drawable.queued = True
            self._put(drawable)
            return
        frame = drawable.draw()
        if frame is not None:
            writer.write_frame(frame)

    def close(self, code: int, reason: str = "") -> None:
        """Close when what waits has been sent; at once if the reader is too slow for that."""
        if self.closing is None:
            self.closing = (code, reason)
            if code == SLOW:
                self._outbox.clear()
            self._start()

    def say_goodbye(self, reason: Literal["stopping", "session"]) -> None:
        self.tell(Bye(reason=reason))
        self.close(1012 if reason == "stopping" else 4401, reason)

    def _put(self, item: bytes | Drawable) -> None:
        if self.closing is not None:
            return
        self._outbox.append(item)
        if len(self._outbox) > OUTBOX:
            self.close(SLOW, "slow")
        self._start()

    def _start(self) -> None:
        """Send what waits: at once, as far as the reader takes it; the rest when he is ready for more."""
        if self._sending:
            return
        self._sending = True
        if self._writer is not None and self.closing is None:
            self._write_at_once(self._writer)
            if not self._sending:
                return
        sending = self._send_all()
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        self._runtime.spawn(_finish(sending, waits_for))

    def _write_at_once(self, writer: FrameWriter) -> None:
        """As long as the reader takes it. What is left is still being sent."""
        outbox = self._outbox
        left = False
        try:
            while outbox:
                if not writer.takes_frames():
                    left = True
                    break
                frame = self._next()
                if frame is not None:
                    writer.write_frame(frame)
            left = left or self.closing is not None
        finally:
            self._sending = left

    def _next(self) -> bytes | None:
        item = self._outbox.popleft()
        return item if isinstance(item, bytes) else item.draw()

    async def _send_all(self) -> None:
        try:
            while self._outbox:
                frame = self._next()
                if frame is not None:
                    await self._send({"type": "websocket.send", "text": unframed(frame).decode()})
            if self.closing is not None:
                code, reason = self.closing
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
        except (OSError, RuntimeError, asyncio.CancelledError):
            self._outbox.clear()
            self.closing = self.closing or (1006, "")
        finally:
            self._sending = False


def framed(text: bytes) -> bytes:
    """A WebSocket's frame of a text, as servers send it [RFC 6455, 5.2]. (That is all there is to it where nothing is
    compressed or masked; the library takes as long for it as we need to draw a small view.)"""
    length = len(text)
    if length < 126:
        return bytes((0x81, length)) + text
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


def unframed(frame: bytes) -> bytes:
    """The text of such a frame."""
    size = frame[1]
    return frame[2:] if size < 126 else frame[4 if size == 126 else 10 :]


class Connections:
    """All that are open in this process."""

    def __init__(self) -> None:
        self._open: set[Connection] = set()
        self._by_user: dict[str, set[Connection]] = {}
        """A turn that comes is told to one of thousands."""

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._open))

    def add(self, connection: Connection) -> None:
        self._open.add(connection)

    def greeted(self, connection: Connection, user: User, session_hash: str) -> None:
        """Now it is known whose it is."""
        connection.user, connection.session_hash = user, session_hash
        if connection in self._open:
            self._by_user.setdefault(user.id, set()).add(connection)

    def remove(self, connection: Connection) -> None:
        self._open.discard(connection)
        if connection.user is not None:
            mine = self._by_user.get(connection.user.id, set())
            mine.discard(connection)
            if not mine:
                self._by_user.pop(connection.user.id, None)

    def of_user(self, user: str) -> list[Connection]:
        return list(self._by_user.get(user, ()))

    def end_sessions(self, user: str | None, token_hash: str | None) -> None:
        """Close those whose session has ended."""
        for connection in self:
            if (user is not None and connection.user_id == user) or (
                token_hash is not None and connection.session_hash == token_hash
            ):
                connection.say_goodbye("session")

    def say_goodbye(self) -> None:
        for connection in self:
            connection.say_goodbye("stopping")


async def _finish(begun: Coroutine[Any, Any, None], waits_for: Any) -> None:
    """The rest of a coroutine that was begun by hand and had to wait. (A task for every message costs more than most
    messages do.)"""
    await _go_on(begun, waits_for)


@types.coroutine
def _go_on(begun: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    while True:
        try:
            value = yield waits_for
        except BaseException as error:
            step = partial(begun.throw, error)
        else:
            step = partial(begun.send, value)
        try:
            waits_for = step()
        except StopIteration:
            return
