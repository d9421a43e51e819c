"""People at a table, for tests: they speak HTTP and WebSocket to the application in this process."""

import asyncio
import itertools
import random
from contextlib import AsyncExitStack
from typing import Any, Self

import httpx
import msgspec

from theatrum.table.config import Settings
from theatrum.table.play.live import LiveTable
from theatrum.table.server.app import App
from theatrum.table.server.services import Services

HOST = "table.test"
ORIGIN = f"http://{HOST}"
SECONDS = 60
"""After which a test that waits for something gives up."""


class Refused(Exception):
    """The table said no."""

    def __init__(self, status: int, error: dict[str, Any]) -> None:
        super().__init__(f"{status} {error}")
        self.status = status
        self.error = error
        self.code = error["code"]


class World:
    """A house that is open, and everyone who came."""

    def __init__(self, settings: Settings) -> None:
        self.app = App(settings)
        self._stack = AsyncExitStack()

    @property
    def services(self) -> Services:
        return self.app.services

    def live(self, table: str) -> LiveTable:
        """A table that is in memory."""
        live = self.services.tables.in_memory(table)
        assert live is not None, f"table {table} is not in memory"
        return live

    def forget_tables(self) -> None:
        """As if the process had just begun: the next one who comes finds only what is stored."""
        for live in self.services.tables:
            self.services.tables.forget(live.row.id)

    async def __aenter__(self) -> Self:
        await self.services.open()
        self._stack.push_async_callback(self.services.close)
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._stack.aclose()

    def stranger(self, address: str = "127.0.0.1") -> "Person":
        """Somebody without a session."""
        person = Person(self, address)
        self._stack.push_async_callback(person.leave)
        return person

    async def guest(self, name: str = "Guest") -> "Person":
        person = self.stranger()
        await person.post("/api/guest", {"name": name})
        return person

    async def table(self, creator: "Person", *seats: Any, game: str = "parley", **more: Any) -> str:
        """A new table; seats are "me", "open", "link", or a bot's name."""
        wishes = [{"kind": s} if s in ("me", "open", "link") else {"kind": "bot", "bot": s} for s in seats]
        body = {"game": game, "players": len(seats), "seats": wishes, **more}
        made = await creator.post("/api/tables", body)
        return str(made["table"]["id"])


class Person:
    """A client: its cookie, its token, its connections."""

    def __init__(self, world: World, address: str) -> None:
        self.world = world
        transport = httpx.ASGITransport(world.app, client=(address, 1))
        self.http = httpx.AsyncClient(transport=transport, base_url=ORIGIN)
        self.csrf = ""
        self._sockets: list[Socket] = []

    async def leave(self) -> None:
        for socket in self._sockets:
            await socket.leave()
        await self.http.aclose()

    async def get(self, path: str, **params: Any) -> Any:
        return await self.request("GET", path, params={k: v for k, v in params.items() if v is not None})

    async def post(self, path: str, body: Any = None, **more: Any) -> Any:
        return await self.request("POST", path, json=body, **more)

    async def request(self, method: str, path: str, **more: Any) -> Any:
        reply = await self.raw(method, path, **more)
        if reply.status_code >= 400:
            raise Refused(reply.status_code, reply.json()["error"])
        if reply.status_code == 204:
            return None
        if reply.headers["content-type"].startswith("application/json"):
            data = reply.json()
            if isinstance(data, dict) and "csrf" in data:
                self.csrf = data["csrf"]
            return data
        return reply.text

    async def raw(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {"origin": ORIGIN, "x-csrf-token": self.csrf, **more.pop("headers", {})}
        if more.get("json") is None:
            more.pop("json", None)
        return await self.http.request(method, path, headers=headers, **more)

    async def do(self, table: str, do: str, **fields: Any) -> Any:
        """An action by HTTP."""
        return await self.post(f"/api/tables/{table}/do", {"do": do, **fields})

    async def view(self, table: str, seat: Any = None, position: int | None = None, lang: str = "en") -> Any:
        return await self.get(f"/api/tables/{table}/view", seat=seat, position=position, lang=lang)

    async def answer_first(self, table: str, seat: int, pick: int = 0) -> Any:
        """Answer the open question of a seat with one of its answers."""
        question = (await self.view(table, seat))["scene"]["question"]
        choices = question["choices"]
        answer = choices[pick % len(choices)]["answer"]
        return await self.do(table, "answer", seat=seat, serial=question["serial"], answer=answer)

    def socket(self, hello: bool = True, **headers: str) -> "Socket":
        socket = Socket(self, headers)
        self._sockets.append(socket)
        return socket

    async def connected(self, **headers: str) -> "Socket":
        socket = self.socket(**headers)
        await socket.do("hello", csrf=self.csrf, splices=True)
        return socket

    async def at(self, table: str, **fields: Any) -> "Socket":
        """A connection that has the table open and its first view."""
        socket = await self.connected()
        await socket.do("open", table=table, **fields)
        await socket.seen(table)
        return socket


class Socket:
    """A WebSocket straight into the application. Puts views together from patches as a client does."""

    def __init__(self, person: Person, headers: dict[str, str]) -> None:
        cookie = "; ".join(f"{c.name}={c.value}" for c in person.http.cookies.jar)
        sent = {"host": HOST, "origin": ORIGIN, "cookie": cookie, **headers}
        scope = {
            "type": "websocket",
            "path": "/ws",
            "headers": [(k.encode(), v.encode()) for k, v in sent.items() if v],
            "client": ("127.0.0.1", 1),
        }
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(person.world.app(scope, self._in.get, self._out.put))
        self._numbers = itertools.count(1)
        self.views: dict[str, dict[str, Any]] = {}
        self.news: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.closed: int | None = None
        self.accepted = False

    async def leave(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait([self._task], timeout=SECONDS)

    def send(self, text: str | bytes) -> None:
        kind = "text" if isinstance(text, str) else "bytes"
        self._in.put_nowait({"type": "websocket.receive", kind: text})

    async def next(self) -> dict[str, Any] | None:
        """The next message; None when the connection is closed."""
        while True:
            event = await asyncio.wait_for(self._out.get(), SECONDS)
            if event["type"] == "websocket.accept":
                self.accepted = True
            elif event["type"] == "websocket.close":
                self.closed = event["code"]
                return None
            else:
                self.raw.append(event["text"])
                message: dict[str, Any] = msgspec.json.decode(event["text"])
                self._take(message)
                return message

    def _take(self, message: dict[str, Any]) -> None:
        if message.get("type") == "view":
            old = self.views.get(message["table"])
            self.views[message["table"]] = merged(old, message)
        elif "type" in message:
            self.news.append(message)

    async def do(self, do: str, **fields: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self.send(msgspec.json.encode({"id": number, "do": do, **fields}).decode())
        while True:
            message = await self.next()
            if message is None:
                raise ConnectionError(f"closed with {self.closed}")
            if message.get("re") == number:
                if "error" in message:
                    raise Refused(0, message["error"])
                return message

    async def until(self, what: Any) -> Any:
        """Read on until `what()` is true."""
        async with asyncio.timeout(SECONDS):
            while not what():
                if await self.next() is None:
                    raise ConnectionError(f"closed with {self.closed}")
        return what()

    async def told(self, kind: str) -> dict[str, Any]:
        """The next piece of news of a kind."""
        await self.until(lambda: any(n["type"] == kind for n in self.news))
        found = next(n for n in self.news if n["type"] == kind)
        self.news.remove(found)
        return found

    async def seen(self, table: str, position: int = 0) -> dict[str, Any]:
        """The view, once it has come to that position."""
        await self.until(lambda: self.views.get(table, {"position": -1})["position"] >= position)
        return self.views[table]

    async def answer(self, table: str, rng: random.Random | None = None, pick: int = 0) -> dict[str, Any]:
        """Answer the open question of the view."""
        view = self.views[table]
        question = view["scene"]["question"]
        choices = question["choices"]
        chosen = rng.choice(choices) if rng else choices[pick % len(choices)]
        return await self.do(
            "answer", table=table, seat=view["seat"], serial=question["serial"], answer=chosen["answer"]
        )


def merged(old: dict[str, Any] | None, view: dict[str, Any]) -> dict[str, Any]:
    """What a client does with a view: patch the scene, mend the log."""
    if "scene" in view:
        scene = view["scene"]
    else:
        assert old is not None
        assert old["version"] == view["base"]
        scene = msgspec.json.decode(msgspec.json.encode(old["scene"]))
        for path, *value in view["patch"]:
            patch(scene, path, value)
    since = view["log"]["since"]
    kept = [] if old is None or "scene" in view else [x for x in old["log"]["lines"] if x["position"] < since]
    log = {**view["log"], "lines": kept + view["log"]["lines"]}
    return {**view, "scene": scene, "log": log}


def patch(scene: Any, path: list[Any], value: list[Any]) -> None:
    for step in path[:-1]:
        scene = scene[step]
    if len(value) == 3:
        at, out, members = value
        scene[path[-1]][at : at + out] = members
    elif value:
        scene[path[-1]] = value[0]
    else:
        del scene[path[-1]]
