"""The WebSocket: hello, then actions and replies, with views and news in between (`docs/protocol.md`, section 6)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, get_args

import msgspec

from theatrum.table.play.audience import Viewer
from theatrum.table.play.connections import FRAMES, Connection, FrameWriter
from theatrum.table.play.live import LiveTable
from theatrum.table.play.rights import best_seat, may_know_of, may_look_from, seats_to_answer_for
from theatrum.table.play.standing import standing_views
from theatrum.table.server.security import check_origin, client_of, cookie_of, headers_of, holds_nul
from theatrum.table.server.services import Services
from theatrum.table.store import StoreUnavailable
from theatrum.table.store.tables import GATHERING
from theatrum.table.wire import messages as m
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.limits import CONNECTIONS_OF_ONE, MESSAGE_BYTES, NOTE_BYTES, OPEN_TABLES
from theatrum.table.wire.news import Done, Greeted, HelloReply, OpenReply, PingReply, Refused
from theatrum.table.wire.replies.answers import StandingView
from theatrum.table.wire.words import choose_language

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
MessageId = int | str | None

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
        if services.runtime.stopping:
            raise TableError("stopping")
    except TableError:
        await send({"type": "websocket.close", "code": 4403, "reason": ""})
        return
    if not services.crowd.come(client):
        # A browser learns the reason only of a connection that was made.
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": 4429, "reason": "too-many-connections"})
        return
    try:
        connection = Connection(services.runtime, send, _writer_of(scope))
        await _talk(services, connection, headers, client, receive, send)
    finally:
        services.crowd.go(client)


def _writer_of(scope: Any) -> FrameWriter | None:
    writer: FrameWriter | None = scope.get("extensions", {}).get(FRAMES, {}).get("writer")
    return writer


async def _talk(
    services: Services,
    connection: Connection,
    headers: dict[str, str],
    client: str,
    receive: Receive,
    send: Send,
) -> None:
    connection.language = choose_language(None, None, headers.get("accept-language", ""))
    await send({"type": "websocket.accept"})
    services.connections.add(connection)
    session = SocketSession(services, connection, headers, client)
    try:
        if await session.greet(receive):
            await session.go_on(receive)
    except (OSError, RuntimeError):
        pass  # it was closed under our hands
    finally:
        services.connections.remove(connection)
        session.end()


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
        self._viewers: dict[str, Viewer] = {}
        """The tables that are open here."""

    def end(self) -> None:
        for viewer in self._viewers.values():
            viewer.leave()
        self._connection.closing = self._connection.closing or (1000, "")

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
        session = await services.sessions.find(token, services.runtime.now()) if token else None
        user = None
        if session is not None:
            if not services.signer.same(action.csrf, session.csrf):
                raise TableError("bad-csrf")
            user = session.user
            if services.limits.on and len(services.connections.of_user(user.id)) >= CONNECTIONS_OF_ONE:
                raise TableError("rate-limited", retry_after=60)
            services.connections.greeted(connection, user, session.hash)
        connection.splices = action.splices
        accepted = self._headers.get("accept-language", "")
        connection.language = choose_language(action.lang, user.language if user else None, accepted)
        shown = None if user is None else Greeted(id=user.id, name=user.name, guest=user.guest)
        self._reply(action.id, HelloReply(user=shown, now=services.runtime.now()))

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
        if text is None or len(text) > NOTE_BYTES:
            self._refuse(None, TableError("malformed" if text is None else "too-large"))
        else:
            try:
                data = text.encode()
                action: m.Anything = _decoder.decode(data)
                fits = len(text) <= MESSAGE_BYTES or isinstance(action, m.KeepNote)
                if fits and not holds_nul(data):
                    return action
                self._refuse(action.id, TableError("malformed" if fits else "too-large"))
            except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
                self._refuse(_id_of(text), TableError("malformed"))
        self._malformed += 1
        if self._malformed >= PATIENCE:
            self._connection.close(4400, "malformed")
        return None

    async def _do(self, action: m.Anything) -> None:
        if isinstance(action, _ON_TABLE):
            connection = self._connection
            reply = await self._services.actions.perform(connection.user, connection.language, action)
            self._reply(action.id, reply)
        elif isinstance(action, m.Open):
            await self._open(action)
        elif isinstance(action, m.Look):
            self._look(action)
        elif isinstance(action, m.SendView):
            self._viewer(action.table).send_whole_view()
            self._reply(action.id, Done())
        elif isinstance(action, m.Close):
            self._viewer(action.table).leave()
            self._reply(action.id, Done())
        elif isinstance(action, m.ChangeLanguage):
            self._change_language(action)
        elif isinstance(action, m.Ping):
            self._reply(action.id, PingReply(now=self._services.runtime.now()))
        else:
            raise TableError("malformed", field="do")

    async def _open(self, action: m.Open) -> None:
        services, connection = self._services, self._connection
        live = await services.tables.find(action.table)
        user = connection.user_id
        if not may_know_of(live.row, user):
            raise TableError("not-found")
        if action.seat is msgspec.UNSET:
            seat = best_seat(live.row, user)
        else:
            seat = action.seat
        if seat is not None and not may_look_from(live.row, user, seat):
            raise TableError("forbidden", field="seat")
        self._make_room(action.table)
        standing = await self._standing(live, user)
        note = "" if user is None else await services.notes.read(action.table, user)
        said = await services.chat.read(action.table, user, None)
        talks = await services.talks.read(live.row, user, seat, connection.language)
        if connection.closing is not None or services.tables.in_memory(action.table) is not live:
            raise TableError("unavailable")
        viewer = Viewer(connection, live.audience, seat, services.painter, services.presence, action.spare)
        self._viewers[action.table] = viewer
        viewer.come()
        services.sparing.consider(live)
        table = viewer.table_view()
        reply = OpenReply(table=table, standing=standing, note=note, chat=said.chat, talks=talks)
        self._reply(action.id, reply)
        viewer.send_whole_view()

    def _make_room(self, table: str) -> None:
        """A table that is open already is opened anew. Raises `rate-limited` where too many are open."""
        self._viewers = {t: v for t, v in self._viewers.items() if v.looking}
        old = self._viewers.pop(table, None)
        if old is not None:
            old.leave()
        elif len(self._viewers) >= OPEN_TABLES:
            raise TableError("rate-limited", retry_after=1)

    async def _standing(self, live: LiveTable, user: str | None) -> list[StandingView]:
        """The user's standing answers; and the game is brought into memory."""
        async with live.lock:
            if live.row.status == GATHERING:
                return []
            game = await live.game()
            self._services.bots.consider(live)
            return standing_views(game, seats_to_answer_for(live.row, user))

    def _look(self, action: m.Look) -> None:
        viewer = self._viewer(action.table)
        row = viewer.audience.table.row
        if action.seat is not None and not may_look_from(row, self._connection.user_id, action.seat):
            raise TableError("forbidden", field="seat")
        self._reply(action.id, Done())
        viewer.look_from(action.seat)

    def _change_language(self, action: m.ChangeLanguage) -> None:
        self._connection.language = action.lang
        self._reply(action.id, Done())
        for viewer in self._viewers.values():
            if viewer.looking:
                viewer.send_table()
                viewer.send_whole_view()

    def _viewer(self, table: str) -> Viewer:
        viewer = self._viewers.get(table)
        if viewer is None or not viewer.looking:
            raise TableError("not-open")
        return viewer

    # ---- replies -----------------------------------------------------------------------------------------------
    def _reply(self, number: MessageId, reply: Done) -> None:
        reply.re = number
        self._connection.tell(reply)

    def _refuse(self, number: MessageId, error: TableError) -> None:
        self._services.metrics.count(f"refused_{error.code.replace('-', '_')}")
        said = self._services.words.error(error, self._connection.language)
        self._connection.tell(Refused(re=number, error=said.error))


class _Numbered(msgspec.Struct):
    id: int | str | None = None


def _id_of(text: str) -> Any:
    """The id of a message that is wrong otherwise, if it can be read."""
    try:
        number = msgspec.json.decode(text.encode(), type=_Numbered).id
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None
    return number if not isinstance(number, str) or len(number) <= 64 else None
