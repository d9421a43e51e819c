"""Requests without an end, without a hurry, and too many of them: the door closes, and those inside are served on."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from table.harness import World
from theatrum.table.config import Settings
from theatrum.table.play.connections import framed
from theatrum.table.server import guarded
from theatrum.table.server.door import Crowd, Door
from theatrum.table.server.guarded import HEAD_BYTES, HEADERS, MESSAGE_BYTES, GuardedConfig, GuardedHttp
from theatrum.table.wire.words import Words

pytestmark = pytest.mark.anyio
GET = b"GET / HTTP/1.1\r\nhost: x\r\n"
POST = b"POST / HTTP/1.1\r\nhost: x\r\n"
CHUNKED = POST + b"transfer-encoding: chunked\r\n\r\n"
Answering = Callable[[], Awaitable[None]]


def no_game(_: str) -> Any:
    raise AssertionError("nothing here speaks of a game")


class Listening:
    """A server on loopback that answers with the length of what it got."""

    def __init__(self, most: int, trusted: str, before: Answering | None) -> None:
        self._before = before
        self.door = Door(Crowd(most, trusted), Words(no_game).error)
        self.config = GuardedConfig(self._app, self.door, interface="asgi3", log_config=None, lifespan="off")
        self.seen: list[str] = []
        self.heard: list[str] = []
        """Texts that came over WebSockets."""
        self.port = 0

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            while (event := await receive())["type"] != "websocket.disconnect":
                self.heard.append(event["text"])
                await send({"type": "websocket.send", "text": "here"})
            return
        size, more = 0, True
        while more:
            event = await receive()
            self.seen.append(event["type"])
            if event["type"] == "http.disconnect":
                return
            size, more = size + len(event["body"]), event["more_body"]
        if self._before is not None:
            await self._before()
        body = str(size).encode()
        headers = [(b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Listening"]:
        state = ServerState()
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: GuardedHttp(self.config, state, {}), "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()


def listening(most: int = 0, trusted: str = "", before: Answering | None = None) -> Any:
    return Listening(most, trusted, before).open()


class Line:
    """A connection of somebody who need not know how to behave."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def to(cls, server: Listening) -> "Line":
        return cls(*await asyncio.open_connection("127.0.0.1", server.port))

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def send_for_ever(self, piece: bytes) -> None:
        """Until it is cut off, which it has to be."""
        try:
            async with asyncio.timeout(60):
                while not self._writer.is_closing() and not self._reader.at_eof():
                    await self.send(piece)
                    await asyncio.sleep(0)
        except ConnectionError:
            pass

    async def status(self) -> int:
        """Of the next answer; 0: the connection was closed without one."""
        try:
            head = await asyncio.wait_for(self._reader.readuntil(b"\r\n\r\n"), 60)
        except (asyncio.IncompleteReadError, ConnectionError):
            return 0
        fields = dict(line.split(b": ", 1) for line in head.lower().split(b"\r\n")[1:-2])
        self.body = await self._reader.readexactly(int(fields[b"content-length"]))
        return int(head.split()[1])

    async def ask(self) -> int:
        await self.send(GET + b"\r\n")
        return await self.status()

    def close(self) -> None:
        self._writer.close()


async def refused(server: Listening, beginning: bytes, piece: bytes) -> tuple[int, str]:
    line = await Line.to(server)
    await line.send(beginning)
    sending = asyncio.create_task(line.send_for_ever(piece))
    status = await line.status()
    await sending
    return status, json.loads(line.body)["error"]["code"]


# ---- size ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "beginning, piece, expected",
    [
        (GET, b"a: b\r\n", (431, "head-too-large")),
        (GET + b"a: ", b"x" * 1000, (431, "head-too-large")),
        (GET + b"a: ", b"x", (431, "head-too-large")),
        (b"GET /", b"x" * 1000, (431, "head-too-large")),
        (CHUNKED + b"0\r\na: ", b"x" * 1000, (431, "head-too-large")),
        (CHUNKED + b"1;a=", b"x" * 1000, (431, "head-too-large")),
        (POST + b"content-length: 1000000000000\r\n\r\n", b"x" * 60_000, (413, "too-large")),
        (CHUNKED, b"1000\r\n" + b"x" * 4096 + b"\r\n", (413, "too-large")),
        (b"nonsense\r\n\r\n", b"x", (400, "malformed")),
    ],
)
async def test_what_has_no_end_is_ended(beginning: bytes, piece: bytes, expected: tuple[int, str]) -> None:
    async with listening() as server:
        assert await refused(server, beginning, piece) == expected
        assert await (await Line.to(server)).ask() == 200, "others are served on"


async def test_what_is_large_but_within_bounds_is_taken() -> None:
    async with listening() as server:
        line = await Line.to(server)
        many = b"".join(b"a%d: b\r\n" % i for i in range(HEADERS - 10))
        long = b"long: " + b"x" * (HEAD_BYTES - len(many) - 200) + b"\r\n"
        for _ in range(3):
            await line.send(GET + many + long + b"\r\n")
            assert await line.status() == 200
        size = MESSAGE_BYTES - 1
        await line.send(POST + b"content-length: %d\r\n\r\n" % size)
        await line.send(b"x" * size)
        assert await line.status() == 200
        assert line.body == str(size).encode()


# ---- time ------------------------------------------------------------------------------------------------------------
@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEAD_SECONDS", "BODY_PAUSE"):
        monkeypatch.setattr(guarded, name, 0.3)
    monkeypatch.setattr(guarded, "BODY_SECONDS", 0.9)


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize(
    "beginning, status",
    [
        (b"", 0),
        (b"G", 408),
        (GET, 408),
        (POST + b"content-length: 9\r\n\r\n", 408),
        (CHUNKED + b"1\r\nx\r\n", 408),
    ],
)
async def test_who_begins_and_does_not_go_on_is_not_waited_for(beginning: bytes, status: int) -> None:
    async with listening() as server:
        line = await Line.to(server)
        await line.send(beginning)
        assert await line.status() == status


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize(
    "beginning, piece",
    [
        (GET + b"a: ", b"x"),
        (GET, b"a:b\r\n"),
        (POST + b"content-length: 9999\r\n\r\n", b"x"),
        (CHUNKED, b"1\r\nx\r\n"),
    ],
)
async def test_who_drips_is_not_waited_for_either(beginning: bytes, piece: bytes) -> None:
    async with listening() as server:
        line = await Line.to(server)
        await line.send(beginning)

        async def drip() -> None:
            for _ in range(600):
                await line.send(piece)
                await asyncio.sleep(0.1)

        dripping = asyncio.create_task(drip())
        assert await line.status() == 408
        dripping.cancel()
        if beginning.startswith(b"POST"):
            assert server.seen[-1] == "http.disconnect", "who waits for the body is told"


@pytest.mark.usefixtures("soon")
async def test_nobody_is_cut_because_we_are_slow_or_because_he_thinks_between_requests() -> None:
    async with listening(before=lambda: asyncio.sleep(1)) as server:
        line = await Line.to(server)
        for _ in range(2):
            assert await line.ask() == 200
            await asyncio.sleep(0.7)
        await line.send(GET + b"\r\n" + GET)  # the next one is half there while we are still at the first
        assert await line.status() == 200


# ---- number ----------------------------------------------------------------------------------------------------------
async def test_so_many_connections_of_one_address_and_those_inside_are_served_on() -> None:
    async with listening(most=4) as server:
        inside = [await Line.to(server) for _ in range(2)]
        url = f"ws://127.0.0.1:{server.port}/ws"
        sockets = [await connect(url), await connect(url)]
        for _ in range(3):
            outside = await Line.to(server)
            assert await outside.status() == 429, "said before anything was asked"
            error = json.loads(outside.body)["error"]
            assert (error["code"], error["retry_after"]) == ("too-many-connections", 5)
            assert "Verbindungen" in error["message"]
            with pytest.raises(InvalidStatus):
                await connect(url)
        for line in inside:
            assert await line.ask() == 200
        for socket in sockets:
            await socket.send("are you there?")
            assert await socket.recv() == "here"
        await sockets[0].close()
        inside[0].close()
        async with asyncio.timeout(30):
            while len(server.door.crowd) > 2:
                await asyncio.sleep(0.01)
        late = [await Line.to(server) for _ in range(2)]
        assert [await line.ask() for line in late] == [200, 200]
        await sockets[1].close()


async def test_a_proxy_may_bring_any_number() -> None:
    for trusted in ("127.0.0.1", "10.0.0.1, 127.0.0.0/8", "*"):
        async with listening(most=1, trusted=trusted) as server:
            lines = [await Line.to(server) for _ in range(5)]
            assert [await line.ask() for line in lines] == [200] * 5


async def test_behind_a_proxy_those_it_speaks_for_are_counted(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "table.sqlite"), connections=2, games="parley")
    async with World(settings) as world:
        anna = await world.guest("Anna")
        first, second = await anna.connected(), await anna.connected()
        third = anna.socket()
        assert await third.next() is None
        assert (third.accepted, third.closed) == (True, 4429)
        await first.do("ping")
        await first.leave()
        await second.do("ping")
        await (await anna.connected()).do("ping")


async def test_the_crowd_is_gone_when_all_are() -> None:
    async with listening(most=100) as server:
        lines = [await Line.to(server) for _ in range(20)]
        for i, line in enumerate(lines):
            await line.send([b"", GET, b"nonsense\r\n\r\n", GET + b"\r\n"][i % 4])
        sockets = [await connect(f"ws://127.0.0.1:{server.port}/ws") for _ in range(5)]
        assert len(server.door.crowd) >= 15
        for line in lines:
            line.close()
        for socket in sockets:
            socket.transport.abort()
            with pytest.raises(ConnectionClosed):
                await socket.recv()
        async with asyncio.timeout(30):
            while len(server.door.crowd):
                await asyncio.sleep(0.01)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_frames_are_what_a_websocket_library_makes_of_the_text(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


# ---- messages past the library -----------------------------------------------------------------------------------
def sent(text: str, kind: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(kind, text.encode(), fin).serialize(mask=True)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535])
def test_a_message_of_one_frame_is_read_as_the_library_reads_it(length: int) -> None:
    assert guarded.lone_text(sent("x" * length)) == b"x" * length


def test_everything_else_is_left_to_the_library() -> None:
    others = {
        "nothing": b"",
        "not yet all": sent("ab")[:-1],
        "the beginning of another": sent("ab") + b"\x81",
        "two": sent("ab") + sent("cd"),
        "long": sent("x" * 65_536),
        "a fragment": sent("ab", fin=False),
        "no text": sent("ab", Opcode.BINARY),
        "a ping": sent("ab", Opcode.PING),
        "not masked": Frame(Opcode.TEXT, b"ab").serialize(mask=False),
        "compressed": b"\xc1" + sent("ab")[1:],
    }
    for what, data in others.items():
        assert guarded.lone_text(data) is None, what


def test_the_end_of_a_frame_is_known() -> None:
    frames = sent("ab") + sent("x" * 300) + sent("", Opcode.PING) + sent("y" * 70_000)
    ends = {0, 8, 8 + 308, 8 + 308 + 6, len(frames)}
    around = {i + by for i in ends for by in (-2, -1, 0, 1, 2, 3)}
    for i in sorted(around & set(range(len(frames) + 1))):
        assert guarded.ends_with_a_frame(frames[:i]) == (i in ends), i


async def test_messages_in_any_pieces_come_whole_and_in_order() -> None:
    """One in one piece, two in one, one in two, in fragments with a ping between: none is lost, none doubled."""
    a, b = sent("a"), sent("b" * 200)
    fragments = sent("c", fin=False) + sent("", Opcode.PING) + sent("d", Opcode.CONT)
    pieces = [a, b, a + b, fragments, a, b[:1], b[1:90], b[90:] + a, a]
    expected = ["a", "b" * 200, "a", "b" * 200, "cd", "a", "b" * 200, "a", "a"]
    async with listening(most=10) as server:
        for skipped in (0, 3):  # what was whole so far, and what never was
            server.heard.clear()
            socket = await connect(f"ws://127.0.0.1:{server.port}/ws")
            for piece in pieces[skipped:]:
                socket.transport.write(piece)
                await asyncio.sleep(0.02)
            wanted = expected[4 if skipped else 0 :]
            async with asyncio.timeout(30):
                for _ in wanted:
                    assert await socket.recv() == "here"
            assert server.heard == wanted
            await socket.close()
