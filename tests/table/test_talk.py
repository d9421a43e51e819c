"""Chat, notes, notifications."""

import asyncio
import json
import socketserver
import threading
from collections.abc import Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.parse import urlsplit

import msgspec
import pytest

from table.harness import Refused, World
from theatrum.table.config import Settings
from theatrum.table.people.notifications import Notifier
from theatrum.table.people.webhook_forms import call_for
from theatrum.table.store.people import User

pytestmark = pytest.mark.anyio


# ---- chat --------------------------------------------------------------------------------------------------------
async def test_what_is_said_is_heard_by_all_who_look(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "me")
    player, watcher = await anna.at(table), await world.stranger().at(table)
    await player.do("chat", table=table, text="  good\x01 luck\u202e \n all ")
    line = (await watcher.told("chat"))["line"]
    assert line["text"] == "good luck \n all"
    assert (line["name"], line["seat"], line["mine"]) == ("Anna", 0, False)
    assert (await player.told("chat"))["line"]["mine"]
    stored = (await anna.get(f"/api/tables/{table}/chat"))["chat"]
    assert [x["text"] for x in stored] == ["good luck \n all"]


async def test_spectators_may_talk_at_a_public_table_if_they_are_somebody(world: World) -> None:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    table = await world.table(anna, "me", "me")
    await bert.do(table, "chat", text="hello")
    assert (await anna.get(f"/api/tables/{table}/chat"))["chat"][0]["seat"] is None
    with pytest.raises(Refused) as refused:
        await world.stranger().do(table, "chat", text="hello")
    assert refused.value.code == "no-session"


@pytest.mark.parametrize("text", ["", "   ", "\x01", "x" * 1001])
async def test_nothing_and_too_much_is_not_said(world: World, text: str) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "me")
    with pytest.raises(Refused) as refused:
        await anna.do(table, "chat", text=text)
    assert refused.value.code in ("invalid", "malformed")


async def test_old_lines_can_be_fetched_in_pages(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "me")
    for n in range(105):
        await anna.do(table, "chat", text=f"line {n}")
    newest = await anna.get(f"/api/tables/{table}/chat")
    assert newest["earlier"]
    assert len(newest["chat"]) == 100
    older = await anna.get(f"/api/tables/{table}/chat", before=newest["chat"][0]["id"])
    assert [x["text"] for x in older["chat"]] == [f"line {n}" for n in range(5)]
    assert not older["earlier"]


# ---- notes -------------------------------------------------------------------------------------------------------
async def test_notes_are_private(world: World) -> None:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    table = await world.table(anna, "me", "open")
    await bert.post(f"/api/tables/{table}/join")
    await anna.do(table, "note", text="besiege Breda\nthen wait")
    assert (await (await anna.connected()).do("open", table=table))["note"] == "besiege Breda\nthen wait"
    watching = await bert.connected()
    assert (await watching.do("open", table=table))["note"] == ""
    assert "Breda" not in "".join(watching.raw)
    await anna.do(table, "note", text="")
    assert (await (await anna.connected()).do("open", table=table))["note"] == ""
    with pytest.raises(Refused) as refused:
        await (await world.guest("Cleo")).do(table, "note", text="x")
    assert refused.value.code == "forbidden"
    with pytest.raises(Refused) as refused:
        await anna.do(table, "note", text="x" * 20_001)
    assert refused.value.code == "malformed"


@pytest.mark.parametrize("letter", ["x", '"', "ß", "🗺"])
async def test_a_note_may_be_as_long_as_promised(world: World, letter: str) -> None:
    """Whatever its letters are, and however a client escapes them: over both ways."""
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "me")
    note = letter * 20_000
    socket = await anna.connected()
    socket.send(json.dumps({"id": 0, "do": "note", "table": table, "text": note}))
    await socket.until(lambda: any('"re":0' in text for text in socket.raw))
    assert '"ok":true' in socket.raw[-1]
    assert (await socket.do("open", table=table))["note"] == note
    await anna.do(table, "note", text=note)


async def test_only_notes_are_long(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "me")
    socket = await anna.connected()
    socket.send(json.dumps({"id": 0, "do": "chat", "table": table, "text": "x"}) + " " * 17_000)
    await socket.until(lambda: any("too-large" in text for text in socket.raw))


# ---- webhooks and e-mail -------------------------------------------------------------------------------------------
class Post(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        size = int(self.headers["content-length"])
        self.server.posts.append((self.path, msgspec.json.decode(self.rfile.read(size))))  # type: ignore[attr-defined]
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


class Letters(socketserver.StreamRequestHandler):
    """Just enough SMTP."""

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        in_letter = False
        letter: list[str] = []
        for raw in self.rfile:
            line = raw.decode().rstrip("\r\n")
            if in_letter:
                if line == ".":
                    in_letter = False
                    self.server.letters.append("\n".join(letter))  # type: ignore[attr-defined]
                    self.wfile.write(b"250 ok\r\n")
                else:
                    letter.append(line)
            elif line.upper() == "DATA":
                in_letter = True
                self.wfile.write(b"354 go on\r\n")
            elif line.upper() == "QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"250 ok\r\n")


@pytest.fixture
def post_office() -> Iterator[HTTPServer]:
    server = HTTPServer(("127.0.0.1", 0), Post)
    server.posts = []  # type: ignore[attr-defined]
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def letter_box() -> Iterator[socketserver.TCPServer]:
    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Letters)
    server.letters = []  # type: ignore[attr-defined]
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


async def test_who_is_away_is_told_by_webhook_and_by_letter(
    database: str, post_office: HTTPServer, letter_box: socketserver.TCPServer
) -> None:
    settings = Settings(
        database=database,
        limits=False,
        games="parley",
        private_webhooks=True,
        smtp=f"smtp://127.0.0.1:{letter_box.server_address[1]}",
        mail_from="table@example.org",
        public_url="http://table.test",
    )
    async with World(settings) as world:
        anna, bert = await world.guest("Anna"), await world.guest("Bert")
        await bert.request(
            "PATCH",
            "/api/me",
            json={
                "language": "de",
                "webhook": f"http://127.0.0.1:{post_office.server_address[1]}/hook?x=1",
                "email": "bert@example.org",
                "notify": ["webhook", "email"],
            },
        )
        table = await world.table(anna, "me", "open", title="Sonntag")
        await bert.post(f"/api/tables/{table}/join")
        for _ in range(100):
            if letter_box.letters and post_office.posts:  # type: ignore[attr-defined]
                break
            await asyncio.sleep(0.05)
    path, body = post_office.posts[0]  # type: ignore[attr-defined]
    assert path == "/hook?x=1"
    assert body == {
        "text": "Du bist am Zug: Sonntag (Parley)",
        "table": table,
        "url": f"http://table.test/table/{table}",
    }
    letter = letter_box.letters[0]  # type: ignore[attr-defined]
    assert "To: bert@example.org" in letter
    assert f"/table/{table}" in letter


async def test_webhooks_do_not_reach_into_the_hosts_own_network(post_office: HTTPServer) -> None:
    user = User("u1", "Anna", None, None, "en", "", "", "webhook", 1, 1)
    for host in ("127.0.0.1", "localhost", "[::1]", "0.0.0.0"):
        notifier = Notifier(Settings())
        hook = f"http://{host}:{post_office.server_address[1]}/"
        await notifier.tell(replace(user, webhook=hook), "text", "table", "url")
        assert (notifier.sent, notifier.failed) == (0, 1)
    assert post_office.posts == []  # type: ignore[attr-defined]


async def test_nobody_is_flooded_with_letters(letter_box: socketserver.TCPServer) -> None:
    user = User("u1", "Anna", None, None, "en", "", "anna@example.org", "email", 1, 1)
    port = letter_box.server_address[1]
    notifier = Notifier(Settings(smtp=f"smtp://127.0.0.1:{port}", mail_from="table@example.org"))
    for _ in range(10):
        await notifier.tell(user, "your turn", "table", "url")
    assert len(letter_box.letters) == notifier.sent == 2  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "address, method, path, told",
    [
        (
            "https://discord.com/api/webhooks/1/abc",
            "POST",
            "/api/webhooks/1/abc",
            {"content": "Your turn\nhttps://t/1"},
        ),
        (
            "https://matrix.example.org/_matrix/client/v3/rooms/!r:x/send/m.room.message?access_token=t",
            "PUT",
            "/_matrix/client/v3/rooms/!r:x/send/m.room.message/n1",
            {"msgtype": "m.text", "body": "Your turn\nhttps://t/1"},
        ),
        (
            "https://hook.example.org/x",
            "POST",
            "/x",
            {"text": "Your turn", "table": "t1", "url": "https://t/1"},
        ),
        (
            "https://evil.example.org/discord.com/api/webhooks/1",
            "POST",
            "/discord.com/api/webhooks/1",
            {"text": "Your turn"},
        ),
    ],
)
def test_webhooks_have_the_form_that_their_receiver_takes(
    address: str, method: str, path: str, told: dict[str, str]
) -> None:
    call = call_for(address, "Your turn", "t1", "https://t/1", "n1")
    assert (call.method, urlsplit(call.address).path) == (method, path)
    assert told.items() <= msgspec.json.decode(call.body).items()
