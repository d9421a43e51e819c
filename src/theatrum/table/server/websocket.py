"""The WebSocket: hello, then actions and replies, with views and news in between (`docs/protocol.md`, section 6)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from theatrum.table.play.actions import perform
from theatrum.table.play.chat import read_chat
from theatrum.table.play.connections import Connection, Viewer
from theatrum.table.play.hotseat import best_seat
from theatrum.table.play.notes import read_note
from theatrum.table.play.seats import may_know_of, may_look_from, seats_to_answer_for
from theatrum.table.play.standing import standing_views
from theatrum.table.server.security import check_origin, client_of, cookie_of, headers_of
from theatrum.table.store import StoreUnavailable
from theatrum.table.store.tables import GATHERING
from theatrum.table.wire import messages as m
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.limits import CONNECTIONS_OF_ONE, MESSAGE_BYTES, OPEN_TABLES
from theatrum.table.wire.words import choose_language

if TYPE_CHECKING:
    from theatrum.table.play.live import Live
    from theatrum.table.server.services import Services

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]

HELLO_SECONDS = 15.0
PATIENCE = 20
"""Malformed messages after which a connection is closed."""
_decoder = msgspec.json.Decoder(m.Anything)
_ON_TABLE = get_args(m.OnTable)
log = logging.getLogger("theatrum.socket")


async def serve_socket(services: Services, scope: Any, receive: Receive, send: Send) -> None:
    """One connection, from its beginning to its end."""
    headers = headers_of(scope)
    client = client_of(scope)
    await receive()
    try:
        check_origin(services.settings, headers)
        services.limits.spend("connect", client)
        if services.stopping:
            raise TableError("stopping")
    except TableError:
        await send({"type": "websocket.close", "code": 4403, "reason": ""})
        return
    connection = Connection(services, send)
    connection.language = choose_language(None, None, headers.get("accept-language", ""))
    await send({"type": "websocket.accept"})
    services.connections.add(connection)
    try:
        session = SocketSession(services, connection, headers, client)
        if await session.greet(receive):
            await session.go_on(receive)
    except (OSError, RuntimeError):
        pass  # it was closed under our hands
    finally:
        services.connections.discard(connection)
        for viewer in list(connection.viewers.values()):
            connection.forget(viewer)
        connection.closing = connection.closing or (1000, "")


class SocketSession:
    """What is said over one connection."""

    def __init__(
        self, services: Services, connection: Connection, headers: dict[str, str], client: str
    ) -> None:
        self._services = services
        self._connection = connection
        self._headers = headers
        self._client = client
        self._malformed = 0

    # ---- hello -------------------------------------------------------------------------------------------------
    async def greet(self, receive: Receive) -> bool:
        """True if the first message was a good hello."""
        connection = self._connection
        try:
            first = await asyncio.wait_for(receive(), HELLO_SECONDS)
        except TimeoutError:
            connection.close(4408, "hello")
            return False
        if first["type"] == "websocket.disconnect":
            return False
        action = self._decode(first)
        if not isinstance(action, m.Hello):
            if action is not None:
                self._refuse(action.id, TableError("malformed", field="do"))
            connection.close(4400, "hello")
            return False
        try:
            await self._hello(action)
        except TableError as error:
            self._refuse(action.id, error)
            connection.close(4429 if error.code == "rate-limited" else 4403, error.code)
            return False
        return True

    async def _hello(self, action: m.Hello) -> None:
        services, connection = self._services, self._connection
        token = cookie_of(self._headers)
        session = await services.sessions.find(token, services.now()) if token else None
        user = None
        if session is not None:
            if not services.signer.same(action.csrf, session.csrf):
                raise TableError("bad-csrf")
            user = session.user
            if services.limits.on and self._connections_of(user.id) >= CONNECTIONS_OF_ONE:
                raise TableError("rate-limited", retry_after=60)
            connection.user, connection.session_hash = user, session.hash
        accepted = self._headers.get("accept-language", "")
        connection.language = choose_language(action.lang, user.language if user else None, accepted)
        shown = None if user is None else {"id": user.id, "name": user.name, "guest": user.guest}
        self._reply(action.id, {"user": shown, "now": services.now()})

    def _connections_of(self, user: str) -> int:
        return sum(c.user_id == user for c in self._services.connections)

    # ---- actions -----------------------------------------------------------------------------------------------
    async def go_on(self, receive: Receive) -> None:
        connection = self._connection
        while connection.closing is None:
            received = await receive()
            if received["type"] == "websocket.disconnect":
                return
            action = self._decode(received)
            if action is None:
                continue
            try:
                self._services.limits.spend("message", connection.user_id or self._client)
                await self._do(action)
            except TableError as error:
                self._refuse(action.id, error)
            except StoreUnavailable:
                self._refuse(action.id, TableError("unavailable"))
            except Exception:
                log.exception("an action failed", extra={"do": action.__struct_config__.tag})
                self._refuse(action.id, TableError("failed"))

    def _decode(self, received: dict[str, Any]) -> m.Anything | None:
        text = received.get("text")
        if text is None or len(text) > MESSAGE_BYTES:
            self._refuse(None, TableError("malformed" if text is None else "too-large"))
        else:
            try:
                action: m.Anything = _decoder.decode(text.encode())
                return action
            except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
                self._refuse(_id_of(text), TableError("malformed"))
        self._malformed += 1
        if self._malformed >= PATIENCE:
            self._connection.close(4400, "malformed")
        return None

    async def _do(self, action: m.Anything) -> None:
        if isinstance(action, _ON_TABLE):
            connection = self._connection
            reply = await perform(self._services, connection.user, connection.language, action)
            self._reply(action.id, reply)
        elif isinstance(action, m.Open):
            await self._open(action)
        elif isinstance(action, m.Look):
            self._look(action)
        elif isinstance(action, m.SendView):
            self._viewer(action.table).again()
            self._reply(action.id, {})
        elif isinstance(action, m.Close):
            self._connection.forget(self._viewer(action.table))
            self._reply(action.id, {})
        elif isinstance(action, m.ChangeLanguage):
            self._change_language(action)
        elif isinstance(action, m.Ping):
            self._reply(action.id, {"now": self._services.now()})
        else:
            raise TableError("malformed", field="do")

    async def _open(self, action: m.Open) -> None:
        services, connection = self._services, self._connection
        live = await services.live(action.table)
        user = connection.user_id
        if not may_know_of(live.row, user):
            raise TableError("not-found")
        if action.seat is msgspec.UNSET:
            seat = best_seat(live.row, user)
        else:
            seat = action.seat
        if seat is not None and not may_look_from(live.row, user, seat):
            raise TableError("forbidden", field="seat")
        old = connection.viewers.get(action.table)
        if old is not None:
            connection.forget(old)
        elif len(connection.viewers) >= OPEN_TABLES:
            raise TableError("rate-limited", retry_after=1)
        reply = await self._opened(live, user)
        if connection.closing is not None or services.lives.get(action.table) is not live:
            raise TableError("unavailable")
        viewer = Viewer(connection, live, seat)
        connection.viewers[action.table] = viewer
        live.viewers.add(viewer)
        services.presence.came(viewer)
        reply["table"] = viewer.table_view()
        self._reply(action.id, reply)
        viewer.again()

    async def _opened(self, live: Live, user: str | None) -> dict[str, Any]:
        """What one needs to know of a table besides what is on it."""
        standing: list[Any] = []
        async with live.lock:
            if live.row.status != GATHERING:
                game = await live.game()
                standing = standing_views(game, seats_to_answer_for(live.row, user))
                self._services.bots.consider(live)
        table = live.row.id
        note = "" if user is None else await read_note(self._services, table, user)
        said = await read_chat(self._services, table, user, None)
        return {"standing": standing, "note": note, "chat": said.chat}

    def _look(self, action: m.Look) -> None:
        viewer = self._viewer(action.table)
        row = viewer.live.row
        if action.seat is not None and not may_look_from(row, self._connection.user_id, action.seat):
            raise TableError("forbidden", field="seat")
        self._services.presence.went(viewer)
        viewer.seat = action.seat
        self._services.presence.came(viewer)
        viewer.live.forget_views()
        self._reply(action.id, {})
        viewer.again()

    def _change_language(self, action: m.ChangeLanguage) -> None:
        connection = self._connection
        connection.language = action.lang
        self._reply(action.id, {})
        for viewer in connection.viewers.values():
            viewer.send_table()
            viewer.again()

    def _viewer(self, table: str) -> Viewer:
        viewer = self._connection.viewers.get(table)
        if viewer is None:
            raise TableError("not-open")
        return viewer

    # ---- replies -----------------------------------------------------------------------------------------------
    def _reply(self, number: Any, reply: dict[str, Any]) -> None:
        self._connection.tell({"re": number, "ok": True, **reply})

    def _refuse(self, number: Any, error: TableError) -> None:
        self._services.metrics.count(f"refused_{error.code.replace('-', '_')}")
        said = self._services.words.error(error, self._connection.language)
        self._connection.tell({"re": number, "error": said.error})


class _Numbered(msgspec.Struct):
    id: int | str | None = None


def _id_of(text: str) -> Any:
    """The id of a message that is wrong otherwise, if it can be read."""
    try:
        number = msgspec.json.decode(text.encode(), type=_Numbered).id
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None
    return number if not isinstance(number, str) or len(number) <= 64 else None
