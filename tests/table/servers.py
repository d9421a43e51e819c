"""Servers as processes of their own, on loopback, and people who speak to them over real sockets."""

import asyncio
import itertools
import re
import subprocess
import sys
import tempfile
import threading
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from own_process import environment
from table.harness import Refused, merged

SECONDS = 60


class Server:
    """`theatrum serve` on a store. It can be killed and started again at the same address."""

    def __init__(self, database: str, port: int = 0, **settings: str) -> None:
        self._database = database
        self._settings = settings
        self.port = port
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 lives as long as the server
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        settings = {
            "THEATRUM_GAMES": "parley",
            "THEATRUM_BOT_PAUSE": "0",
            "THEATRUM_LIMITS": "no",
            "THEATRUM_WORKERS": "1",
            "THEATRUM_LOG": "warning",
            **self._settings,
        }
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "theatrum.cli",
                "serve",
                "--quiet",
                "--port",
                str(self.port),
                "--database",
                self._database,
            ],
            stdout=subprocess.PIPE,
            stderr=self._log,
            env=environment(**settings),
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline().decode()
        found = re.search(r":(\d+)$", line.strip())
        assert found, f"{line} {self.log()}"
        self.port = int(found[1])
        self._wait_until_ready()
        return self

    def _wait_until_ready(self) -> None:
        pause = threading.Event()
        for _ in range(SECONDS * 20):
            try:
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            assert self._process is not None
            assert self._process.poll() is None, self.log()
            pause.wait(0.05)
        raise AssertionError(f"the server does not start: {self.log()}")

    def kill(self) -> None:
        """Without a chance to say goodbye."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def stop(self) -> int:
        assert self._process is not None
        self._process.terminate()
        code = self._process.wait(SECONDS)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code

    def log(self) -> str:
        self._log.seek(0)
        return self._log.read().decode()[-3000:]


class Visitor:
    """Somebody who plays over HTTP and a real WebSocket."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookies: dict[str, str] = {}
        self.csrf = ""
        self._numbers = itertools.count(1)
        self._socket: ClientConnection | None = None
        self.views: dict[str, dict[str, Any]] = {}
        self.news: list[dict[str, Any]] = []

    async def http(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"x-csrf-token": self.csrf}
        async with httpx.AsyncClient(base_url=self.server.url, cookies=self.cookies, timeout=30) as client:
            reply = await client.request(method, path, json=body, headers=headers)
        self.cookies.update(dict(reply.cookies))
        if reply.status_code >= 400:
            raise Refused(reply.status_code, reply.json()["error"])
        data = reply.json() if reply.content else None
        if isinstance(data, dict) and "csrf" in data:
            self.csrf = data["csrf"]
        return data

    async def arrive(self, name: str = "Anna") -> Self:
        await self.http("POST", "/api/guest", {"name": name})
        return self

    def elsewhere(self, server: Server) -> "Visitor":
        """The same person at another process."""
        twin = Visitor(server)
        twin.cookies, twin.csrf = dict(self.cookies), self.csrf
        return twin

    async def connect(self) -> None:
        cookie = "; ".join(f"{k}={v}" for k, v in self.cookies.items())
        self._socket = await connect(
            self.server.url.replace("http", "ws") + "/ws",
            additional_headers={"Cookie": cookie},
            compression=None,
        )
        self.views.clear()
        await self.do("hello", csrf=self.csrf, splices=True)

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def next(self) -> dict[str, Any]:
        assert self._socket is not None
        text = await asyncio.wait_for(self._socket.recv(), SECONDS)
        message: dict[str, Any] = msgspec.json.decode(text)
        if message.get("type") == "view":
            self.views[message["table"]] = merged(self.views.get(message["table"]), message)
        elif "type" in message:
            self.news.append(message)
        return message

    async def do(self, do: str, **fields: Any) -> dict[str, Any]:
        assert self._socket is not None
        number = next(self._numbers)
        await self._socket.send(msgspec.json.encode({"id": number, "do": do, **fields}).decode())
        while True:
            message = await self.next()
            if message.get("re") == number:
                if "error" in message:
                    raise Refused(0, message["error"])
                return message

    async def until(self, what: Any) -> Any:
        async with asyncio.timeout(SECONDS):
            while not what():
                await self.next()
        return what()


LOST = (OSError, WebSocketException, httpx.TransportError, EOFError)
"""What a client sees when the server is gone."""
