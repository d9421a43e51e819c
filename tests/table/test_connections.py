"""What goes out over one WebSocket: in order, at once where the reader takes it, and the newest view where he is slow."""

import asyncio
from typing import Any

import pytest

from theatrum.table.play.connections import Connection, Connections, framed, unframed
from theatrum.table.runtime import Runtime
from theatrum.table.store.people import User
from theatrum.table.wire.news import Done

pytestmark = pytest.mark.anyio


class Reader:
    """A server's side of a socket, whose reader may be slow."""

    def __init__(self) -> None:
        self.got: list[Any] = []
        self.ready = asyncio.Event()
        self.ready.set()

    def takes_frames(self) -> bool:
        return self.ready.is_set()

    def write_frame(self, frame: bytes) -> None:
        self.got.append(frame)

    async def send(self, message: dict[str, Any]) -> None:
        await self.ready.wait()
        self.got.append(message.get("text") or message["code"])


class Drawing:
    """Shows how often it was asked for."""

    def __init__(self) -> None:
        self.queued = False
        self.newest = 0

    def draw(self) -> bytes | None:
        self.queued = False
        return framed(b'"view %d"' % self.newest)


def connected(reader: Reader) -> Connection:
    return Connection(Runtime("p"), reader.send, reader)


async def test_who_is_ready_gets_frames_at_once() -> None:
    reader = Reader()
    connection = connected(reader)
    connection.tell(Done(re=1))
    connection.draw_later(Drawing())
    assert reader.got == [framed(b'{"re":1,"ok":true}'), framed(b'"view 0"')], "before anybody else has run"


async def test_who_is_slow_gets_everything_in_order_and_of_a_view_the_newest() -> None:
    reader = Reader()
    connection = connected(reader)
    reader.ready.clear()
    view = Drawing()
    connection.tell(Done(re=1))
    connection.draw_later(view)
    await asyncio.sleep(0)
    view.newest = 7
    connection.draw_later(view)
    connection.tell(Done(re=2))
    assert reader.got == []
    reader.ready.set()
    await asyncio.sleep(0.01)
    assert reader.got == ['{"re":1,"ok":true}', '"view 7"', '{"re":2,"ok":true}']
    connection.tell(Done(re=3))
    assert reader.got[-1] == framed(b'{"re":3,"ok":true}'), "and is as fast as before afterwards"


async def test_what_was_told_before_goodbye_is_sent_before_it() -> None:
    reader = Reader()
    connection = connected(reader)
    reader.ready.clear()
    connection.tell(Done(re=1))
    connection.close(4400, "enough")
    connection.tell(Done(re=2))
    reader.ready.set()
    await asyncio.sleep(0.01)
    assert reader.got == ['{"re":1,"ok":true}', 4400]


async def test_a_drawing_that_fails_leaves_the_connection_usable() -> None:
    class Broken(Drawing):
        def draw(self) -> bytes | None:
            raise ValueError("a bug in a scene")

    reader = Reader()
    connection = connected(reader)
    with pytest.raises(ValueError, match="a bug"):
        connection.draw_later(Broken())
    connection.tell(Done(re=1))
    assert reader.got == [framed(b'{"re":1,"ok":true}')]


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_frame_holds_its_text(length: int) -> None:
    """Three forms, by length."""
    assert unframed(framed(b"x" * length)) == b"x" * length


async def test_whose_a_connection_is_is_known_as_long_as_it_is_open() -> None:
    anna, bert = (User(name, name, name, None, "en", "", "", "", 1, 1) for name in ("anna", "bert"))
    connections = Connections()
    first, second, third, nobody = (connected(Reader()) for _ in range(4))
    for connection in (first, second, third, nobody):
        connections.add(connection)
    connections.greeted(first, anna, "h1")
    connections.greeted(second, anna, "h2")
    connections.greeted(third, bert, "h3")
    assert set(connections.of_user("anna")) == {first, second}
    for connection in (first, nobody, third):
        connections.remove(connection)
    assert (connections.of_user("anna"), connections.of_user("bert")) == ([second], [])
    connections.greeted(third, bert, "h3")
    assert connections.of_user("bert") == [], "who has gone meanwhile is not there"
    assert len(connections) == 1
