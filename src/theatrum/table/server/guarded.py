"""Requests that are not finished yet: bounds of count, size and time, before anything is known of who sends them.

uvicorn reads heads of any length and waits for them for ever; this layer between it and the network does not.
"""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import State
from websockets.utils import apply_mask as slowly_unmasked

from theatrum.table.play.connections import FRAMES
from theatrum.table.server.door import Door
from theatrum.table.server.security import network_of
from theatrum.table.wire.limits import RECORD_BYTES

try:
    from websockets.speedups import apply_mask as unmasked
except ImportError:  # no compiler where the library was installed
    unmasked = slowly_unmasked

HEADERS = 100
HEAD_BYTES = 32 * 1024
URL_BYTES = 8 * 1024
MESSAGE_BYTES = RECORD_BYTES + 64 * 1024
"""Of the largest body; most endpoints take much less, and say so themselves."""
HEAD_SECONDS = 8.0
"""From the first byte (or from the connection) to the end of the head."""
BODY_PAUSE = 8.0
"""Between two pieces of a body."""
BODY_SECONDS = 60.0
LINGER_SECONDS = 1.0
LINGERING = 200
NEVER = float("inf")


class GuardedConfig(uvicorn.Config):
    """uvicorn's settings, with the door that its connections come through."""

    def __init__(self, app: Any, door: Door, **settings: Any) -> None:
        super().__init__(app, http=GuardedHttp, ws=GuardedSocket, **settings)
        self.door = door


class _Excess(Exception):
    """Stops the parser in the middle of what it reads."""


class GuardedHttp(HttpToolsProtocol):
    config: GuardedConfig

    def __init__(
        self,
        config: GuardedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door = config.door
        self._address = ""
        self._counted = False
        self._refused = ""
        """Why this connection is over: nothing is read from it any more."""
        self._timer: asyncio.TimerHandle | None = None
        self._deadline = NEVER
        """When what is under way must have come; it moves, and the timer looks again."""
        self._body_end = NEVER
        self._begun = False
        self._in_head = True
        self._headers_seen = 0
        self._head_bytes = 0
        self._body_bytes = 0
        self._quiet = 0
        """Bytes since the parser last had something to say: a head, a chunk's or a trailer's line without an end."""
        self._told = False

    # ---- coming and going --------------------------------------------------------------------------------------
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = network_of(self.client[0] if self.client else "local")
        self._counted = self._door.crowd.come(self._address)
        if not self._counted:
            self._refuse("too-many-connections")
            return
        self._wait_until(self.loop.time() + HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._counted:
            self._door.crowd.go(self._address)
            self._counted = False
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """The place in the crowd is handed on to the WebSocket, which gives it back."""
        if self._timer is not None:
            self._timer.cancel()
        self._counted = False
        super().handle_websocket_upgrade()

    def shutdown(self) -> None:
        if self._waits_for_body():
            self._refuse("stopping")
        else:
            super().shutdown()

    # ---- reading -----------------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        self._told = False
        super().data_received(data)
        self._quiet = 0 if self._told else self._quiet + len(data)
        if self._quiet > HEAD_BYTES:
            self._refuse("head-too-large")

    def send_400_response(self, msg: str) -> None:
        """uvicorn can't read it, or we have stopped it."""
        self._refuse(self._refused or "malformed")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._told = self._begun = self._in_head = True
        self._headers_seen = self._head_bytes = self._body_bytes = 0
        if self._deadline == NEVER:
            self._wait_until(self.loop.time() + HEAD_SECONDS)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > URL_BYTES:
            self._stop("head-too-large")

    def on_header(self, name: bytes, value: bytes) -> None:
        """Also of trailers."""
        self._headers_seen += 1
        self._head_bytes += len(name) + len(value)
        if self._headers_seen > HEADERS or self._head_bytes > HEAD_BYTES:
            self._stop("head-too-large")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._told, self._in_head = True, False
        now = self.loop.time()
        self._body_end, self._deadline = now + BODY_SECONDS, now + BODY_PAUSE
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._told = True
        self._body_bytes += len(body)
        if self._body_bytes > MESSAGE_BYTES:
            self._stop("too-large")
        self._deadline = min(self._body_end, self.loop.time() + BODY_PAUSE)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._told, self._begun = True, False
        self._deadline = NEVER
        super().on_message_complete()

    # ---- time --------------------------------------------------------------------------------------------------
    def _wait_until(self, deadline: float) -> None:
        self._deadline = deadline
        if self._timer is None:
            self._timer = self.loop.call_at(deadline, self._look)

    def _look(self) -> None:
        self._timer = None
        if self._deadline == NEVER or self._refused or self.transport.is_closing():
            return
        now = self.loop.time()
        if now < self._deadline:
            self._wait_until(self._deadline)
        elif self.flow.read_paused or (self._in_head and self._responding()):
            self._wait_until(now + HEAD_SECONDS)  # it is we who keep him waiting
        elif not self._begun:
            self.transport.close()  # a browser that came before it knew what it wants
        else:
            self._refuse("too-slow")

    def _responding(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _waits_for_body(self) -> bool:
        return self._begun and not self._in_head and self._responding() and not self.cycle.response_started

    # ---- refusing ----------------------------------------------------------------------------------------------
    def _stop(self, code: str) -> None:
        """From inside the parser, which gives up and has `send_400_response` called."""
        self._refused = code
        raise _Excess(code)

    def _refuse(self, code: str) -> None:
        """Say why, once, and hang up. The sender may still be sending, and would lose our words if the connection
        was cut at once: so it is heard out for a moment, without listening."""
        self._refused = code
        answerable = not self._responding() or not (self._in_head or self.cycle.response_started)
        if self._responding():
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if not answerable or self._door.lingering >= LINGERING:
            self.transport.abort()
            return
        self.transport.write(self._door.answer(code))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.flow.resume_reading()
        self._door.lingering += 1
        self.loop.call_later(LINGER_SECONDS, self._hang_up)

    def _hang_up(self) -> None:
        self._door.lingering -= 1
        self.transport.abort()


class GuardedSocket(WebSocketsSansIOProtocol):
    """Gives back the place in the crowd when it ends; its bounds are websockets' own. Frames that are ready may be
    written past ASGI (see `FrameWriter`), and the application is told so."""

    config: GuardedConfig
    _full = False
    """The reader has not taken yet what was written."""
    _shaken = False
    """The request has come; what follows are frames."""
    _whole_frames = True
    """Whatever has come so far ended with the end of a frame."""

    async def run_asgi(self) -> None:
        self.scope.setdefault("extensions", {})[FRAMES] = {"writer": self}
        await super().run_asgi()

    def pause_writing(self) -> None:
        self._full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self._full = False
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        """An ordinary message comes as one frame in one piece: its text is handed on. (The library, which can do all
        of WebSocket, takes as long for it as the rules do for an answer.) Everything else is left to the library; and
        so is all that follows, once it has the beginning of a frame of which the rest is to come."""
        if self._whole_frames and self._shaken:
            if self.handshake_complete and self._took_text(data):
                return
            self._whole_frames = ends_with_a_frame(data)
        self._shaken = True
        super().data_received(data)

    def _took_text(self, data: bytes) -> bool:
        payload = lone_text(data)
        if payload is None or self.close_sent or self.disconnected:
            return False
        if self.conn.state is not State.OPEN or self.conn.current_size is not None:
            return False
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > 1 and not self.read_paused:  # he sends faster than he is answered
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def takes_frames(self) -> bool:
        return (
            not self._full and not self.disconnected and not self.close_sent and self.conn.state is State.OPEN
        )

    def write_frame(self, frame: bytes) -> None:
        self.transport.write(frame)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.door.crowd.go(network_of(self.client[0] if self.client else "local"))
        super().connection_lost(exc)


# ---- what clients send [RFC 6455, 5.2] -----------------------------------------------------------------------------
WHOLE_TEXT = 0x81
MASKED = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
"""In the place of a length: it follows, so long."""


def lone_text(data: bytes) -> bytes | None:
    """The text of a message that is one frame of ordinary length, with nothing before or after it; else None."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    length, mask = data[1] - MASKED, 2
    if length == TWO_BYTES:
        length, mask = int.from_bytes(data[2:4], "big"), 4
    elif length == EIGHT_BYTES:
        return None
    begin = mask + 4
    return unmasked(data[begin:], data[mask:begin]) if len(data) == begin + length else None


def ends_with_a_frame(data: bytes) -> bool:
    """Are they whole frames, the last one to its end?"""
    at, end = 0, len(data)
    while at < end:
        if end - at < 2:
            return False
        masked, length, begin = data[at + 1] & MASKED, data[at + 1] & ~MASKED, at + 2
        if length >= TWO_BYTES:
            size = 2 if length == TWO_BYTES else 8
            length, begin = int.from_bytes(data[begin : begin + size], "big"), begin + size
        at = begin + (4 if masked else 0) + length
    return at == end
