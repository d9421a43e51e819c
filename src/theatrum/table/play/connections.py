"""Those who look: connections, and the tables each of them has open."""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from theatrum.table.lobby.lobby import table_view
from theatrum.table.play.hotseat import cover
from theatrum.table.play.views import drawn
from theatrum.table.wire.limits import OUTBOX

if TYPE_CHECKING:
    from theatrum.table.play.live import Live
    from theatrum.table.server.services import Services
    from theatrum.table.store.people import User

_encode = msgspec.json.encode
Send = Callable[[dict[str, Any]], Awaitable[None]]


class Connection:
    """One WebSocket. What goes out waits in `_outbox`; views are drawn when it is their turn, so that a slow reader
    gets the newest one and not all of them."""

    __slots__ = (
        "_outbox",
        "_send",
        "_sending",
        "closing",
        "language",
        "services",
        "session_hash",
        "user",
        "viewers",
    )

    def __init__(self, services: Services, send: Send) -> None:
        self.services = services
        self._send = send
        self.user: User | None = None
        self.session_hash: str | None = None
        self.language = "en"
        self.viewers: dict[str, Viewer] = {}
        self.closing: tuple[int, str] | None = None
        self._outbox: deque[bytes | Viewer] = deque()
        self._sending = False

    @property
    def user_id(self) -> str | None:
        return None if self.user is None else self.user.id

    def tell(self, what: Any) -> None:
        """Send an object (or JSON that is encoded already)."""
        self._put(what if isinstance(what, bytes) else _encode(what))

    def view(self, viewer: Viewer) -> None:
        if not viewer.queued:
            viewer.queued = True
            self._put(viewer)

    def forget(self, viewer: Viewer) -> None:
        """Look at a table no longer."""
        self.viewers.pop(viewer.live.row.id, None)
        if viewer in viewer.live.viewers:
            viewer.live.viewers.discard(viewer)
            viewer.live.forget_views()
            self.services.presence.went(viewer)

    def close(self, code: int, reason: str = "") -> None:
        """Close when what waits has been sent; at once if the reader is too slow for that."""
        if self.closing is None:
            self.closing = (code, reason)
            if code == 4429:
                self._outbox.clear()
            self._start()

    def _put(self, item: bytes | Viewer) -> None:
        if self.closing is not None:
            return
        self._outbox.append(item)
        if len(self._outbox) > OUTBOX:
            self.close(4429, "slow")
        self._start()

    def _start(self) -> None:
        """Send what waits: at once, as far as the reader takes it; the rest when he is ready for more."""
        if self._sending:
            return
        self._sending = True
        sending = self._send_all()
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        self.services.spawn(_finish(sending, waits_for))

    async def _send_all(self) -> None:
        try:
            while self._outbox:
                item = self._outbox.popleft()
                text = item if isinstance(item, bytes) else item.draw()
                if text is not None:
                    await self._send({"type": "websocket.send", "text": text.decode()})
            if self.closing is not None:
                code, reason = self.closing
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
        except (OSError, RuntimeError, asyncio.CancelledError):
            self._outbox.clear()
            self.closing = self.closing or (1006, "")
        finally:
            self._sending = False


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


class Viewer:
    """A connection's view of one table, as one seat or as a spectator."""

    __slots__ = ("connection", "live", "queued", "seat", "sent")

    def __init__(self, connection: Connection, live: Live, seat: int | None) -> None:
        self.connection = connection
        self.live = live
        self.seat = seat
        self.sent = -1
        """The version the reader has; -1: none."""
        self.queued = False

    def send_view(self) -> None:
        self.connection.view(self)

    def send_table(self) -> None:
        self.connection.tell({"type": "table", "table": self.table_view()})

    def table_view(self) -> Any:
        return table_view(
            self.live.services, self.live.row, self.connection.user_id, self.connection.language, self.live
        )

    def draw(self) -> bytes | None:
        """The newest view; None while there is nothing new, or nothing certain, to show."""
        self.queued = False
        game = self.live.loaded
        if game is None or self.sent == self.live.version:
            return None
        view = drawn(self.live, game, self.seat, self.connection.language)
        message = view.message(self.sent)
        self.sent = view.version
        asked = cover(self.live.row, self.connection.user_id, self.seat)
        guide = self.live.services.guides.view(
            self.live, game, self.seat, self.connection.user_id, self.connection.language
        )
        told = b"" if guide is None else b',"guide":' + _encode(guide)
        return message + b',"cover":' + _encode(asked) + told + b"}"

    def again(self) -> None:
        """Send a full view."""
        self.sent = -1
        self.send_view()
