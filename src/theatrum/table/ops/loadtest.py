"""Load: servers as processes of their own, bots over real WebSockets on loopback, figures. A test never times.

Three measurements: as many moves a second as it goes, with several views of every table; the delay of moves offered at
a fixed rate; the memory of many idle connections. A fixed loop of plain Python is timed in the same run, because
machines differ by a factor of two from hour to hour.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
import uvloop

from theatrum.calibration import calibration_ms
from theatrum.table.ops.load_socket import LoadSocket

TARGETS = {"moves_per_second": 1000.0, "p99_ms_at_rate": 50.0, "idle_mib_of_20000": 600.0}
RATE = 200.0
CONNECT_AT_ONCE = 50
START_SECONDS = 60


@dataclass(slots=True)
class Figures:
    """What was measured."""

    seconds: float = 0.0
    cpu: float = 0.0
    """Processor time of the servers together."""
    moves: int = 0
    views: int = 0
    bytes: int = 0
    acknowledged: list[float] = field(default_factory=list)
    """Seconds from an answer to its acknowledgement."""
    shown: list[float] = field(default_factory=list)
    """Seconds from an answer until the last view of the table shows it."""

    def summary(self) -> dict[str, float]:
        return {
            "moves_per_second": round(self.moves / self.seconds, 1),
            "server_cpu_ms_per_move": round(1000 * self.cpu / max(1, self.moves), 3),
            "views_per_second": round(self.views / self.seconds, 1),
            "mib_per_second": round(self.bytes / self.seconds / 2**20, 2),
            "ack_p50_ms": percentile(self.acknowledged, 50),
            "ack_p99_ms": percentile(self.acknowledged, 99),
            "shown_p50_ms": percentile(self.shown, 50),
            "shown_p99_ms": percentile(self.shown, 99),
        }


def percentile(seconds: list[float], p: int) -> float:
    if not seconds:
        return 0.0
    ranked = sorted(seconds)
    return round(1000 * ranked[min(len(ranked) - 1, len(ranked) * p // 100)], 2)


# ---- the server --------------------------------------------------------------------------------------------------
@contextlib.contextmanager
def server(database: str, games: str) -> Iterator[tuple[str, int]]:
    """Address and process id of a server without rate limits."""
    command = [sys.executable, "-m", "theatrum.cli", "serve", "--quiet", "--port", "0", "--no-limits"]
    environment = {**os.environ, "THEATRUM_GAMES": games, "THEATRUM_LOG": "error"}
    process = subprocess.Popen(
        [*command, "--database", database], stdout=subprocess.PIPE, env=environment, text=True
    )
    try:
        assert process.stdout is not None
        found = re.search(r"(http://\S+)", process.stdout.readline())
        if found is None:
            raise RuntimeError("the server did not start")
        _wait_for(found[1])
        yield found[1], process.pid
    finally:
        process.terminate()
        process.wait()


def _wait_for(url: str) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{url}/health", timeout=5):
            return
        time.sleep(0.05)
    raise RuntimeError("the server did not start")


@dataclass(frozen=True, slots=True)
class Servers:
    """The processes that are measured: tables are dealt among them, as a proxy does that keeps each at one."""

    places: list[tuple[str, int]]
    """Address and process id of each."""

    def address(self, table: int) -> str:
        return self.places[table % len(self.places)][0]

    def cpu_seconds(self) -> float:
        return sum(cpu_seconds(process) for _, process in self.places)


@contextlib.contextmanager
def servers(count: int, database: str, games: str) -> Iterator[Servers]:
    with contextlib.ExitStack() as stack:
        yield Servers([stack.enter_context(server(database, games)) for _ in range(count)])


def memory_mib(process: int) -> float:
    with open(f"/proc/{process}/status") as status:
        line = next(x for x in status if x.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def cpu_seconds(process: int) -> float:
    """Processor time a process has used: says what the server costs even on a machine that is busy otherwise."""
    with open(f"/proc/{process}/stat") as stat:
        fields = stat.read().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# ---- people ------------------------------------------------------------------------------------------------------
class Guest:
    """A session, made by plain HTTP."""

    def __init__(self, url: str) -> None:
        self.url = url
        reply = self._post("/api/guest", {})
        self.csrf = reply["csrf"]

    cookie = ""
    csrf = ""

    def table(self, game: str, players: int) -> str:
        wish = {"game": game, "players": players, "seats": [{"kind": "me"}] * players}
        made: str = self._post("/api/tables", wish)["table"]["id"]
        return made

    def _post(self, path: str, body: Any) -> Any:
        headers = {"content-type": "application/json", "x-csrf-token": self.csrf, "cookie": self.cookie}
        request = urllib.request.Request(self.url + path, msgspec.json.encode(body), headers)
        with urllib.request.urlopen(request) as reply:
            cookie = reply.headers.get("set-cookie")
            if cookie:
                self.cookie = cookie.partition(";")[0]
            return msgspec.json.decode(reply.read())

    async def connect(self, as_nobody: bool = False) -> LoadSocket:
        address = self.url.replace("http", "ws", 1) + "/ws"
        socket = await LoadSocket.connect(address, {} if as_nobody else {"Cookie": self.cookie})
        socket.send(_encode({"id": 0, "do": "hello", "csrf": self.csrf, "splices": True}))
        await socket.receive()
        return socket


class Table:
    """A game that is played by one bot in all its seats, and looked at by `views` connections."""

    def __init__(self, url: str, game: str, players: int, views: int, seed: int) -> None:
        self._guest = Guest(url)
        self.id = self._guest.table(game, players)
        self._players = players
        self._views = views
        self._rng = random.Random(seed)
        self._sockets: list[LoadSocket] = []
        self._positions: list[int] = []
        self._questions: dict[int, _Question] = {}
        self._news = asyncio.Event()
        self._replies: dict[int, asyncio.Future[_Said]] = {}
        self._number = 0
        self.figures: Figures | None = None
        self.over = False

    async def open(self) -> None:
        for i in range(self._views):
            seat = i if i < self._players else None
            socket = await self._guest.connect(as_nobody=seat is None)
            self._sockets.append(socket)
            self._positions.append(-1)
            socket.take = partial(self._take, i)
            socket.send(_encode({"id": "open", "do": "open", "table": self.id, "seat": seat}))
        while min(self._positions) < 0:
            await self._wait()

    def close(self) -> None:
        for socket in self._sockets:
            socket.abort()

    async def move(self) -> None:
        """Answer one open question, and wait until it is acknowledged and every view shows it."""
        while not self._questions:
            if self.over:
                return
            await self._wait()
        seat = next(iter(self._questions))
        question = self._questions.pop(seat)
        answer = self._rng.choice(question.choices).answer
        self._number += 1
        reply = self._replies[self._number] = asyncio.get_running_loop().create_future()
        message = {"id": self._number, "do": "answer", "table": self.id, "seat": seat}
        began = time.perf_counter()
        self._sockets[seat].send(_encode({**message, "serial": question.serial, "answer": answer}))
        said = await reply
        acknowledged = time.perf_counter()
        if said.error is not None:
            return
        while min(self._positions) < said.position and not self.over:
            await self._wait()
        if self.figures is not None:
            self.figures.moves += 1
            self.figures.acknowledged.append(acknowledged - began)
            self.figures.shown.append(time.perf_counter() - began)

    async def _wait(self) -> None:
        self._news.clear()
        await self._news.wait()

    def _take(self, i: int, text: bytes) -> None:
        if self.figures is not None:
            self.figures.views += 1
            self.figures.bytes += len(text)
        if i >= self._players:
            seen = _seen.decode(text)
            if seen.type == "view":
                self._positions[i] = seen.position
        else:
            self._read(i, _said.decode(text))
        self._news.set()

    def _read(self, seat: int, said: _Said) -> None:
        """What a player is told: how the game stands and what he is asked, or what has become of his answer."""
        if said.type != "view":
            if said.re in self._replies:
                self._replies.pop(said.re).set_result(said)
            return
        self._positions[seat] = said.position
        if said.scene is not None:
            self.over = self.over or said.scene.outcome is not None
            self._ask(seat, said.scene.question)
        for path, *value in said.patch:
            if bytes(path) == b'["outcome"]':
                self.over = True
            elif bytes(path) == b'["question"]':
                self._ask(seat, _question.decode(value[0]) if value else None)

    def _ask(self, seat: int, question: _Question | None) -> None:
        self._questions.pop(seat, None)
        if question is not None:
            self._questions[seat] = question


class _Seen(msgspec.Struct):
    """As much of a message as a spectator has to read."""

    type: str = ""
    position: int = -1


class _Choice(msgspec.Struct):
    answer: list[str | int]


class _Question(msgspec.Struct):
    serial: int
    choices: list[_Choice]


class _Scene(msgspec.Struct):
    question: _Question | None = None
    outcome: msgspec.Raw | None = None


class _Said(msgspec.Struct):
    """As much of a message as a player has to read."""

    type: str = ""
    re: int | str | None = None
    position: int = -1
    error: msgspec.Raw | None = None
    scene: _Scene | None = None
    patch: list[list[msgspec.Raw]] = []


_encode = msgspec.json.encode
_seen = msgspec.json.Decoder(_Seen)
_said = msgspec.json.Decoder(_Said)
_question = msgspec.json.Decoder(_Question)


# ---- the measurements --------------------------------------------------------------------------------------------
async def play(house: Servers, args: argparse.Namespace, rate: float) -> Figures:
    """Play on all tables for a while, as fast as it goes or at a given rate. A finished game makes room for another."""
    figures = Figures()
    tables = [Table(house.address(i), args.game, args.players, args.views, i) for i in range(args.tables)]
    for table in tables:
        await table.open()
    for table in tables:
        await table.move()
        table.figures = figures
    used = house.cpu_seconds()
    began = time.perf_counter()
    end = began + args.seconds

    async def keep_playing(i: int) -> None:
        pace = args.tables / rate if rate else 0.0
        due = began + i * pace / args.tables
        while time.perf_counter() < end:
            if tables[i].over:
                tables[i] = await _another(tables[i], house.address(i), args, i, figures)
            if rate:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due += pace
            await tables[i].move()

    await asyncio.gather(*(keep_playing(i) for i in range(args.tables)))
    figures.seconds, figures.cpu = time.perf_counter() - began, house.cpu_seconds() - used
    for table in tables:
        table.close()
    return figures


async def _another(old: Table, url: str, args: argparse.Namespace, i: int, figures: Figures) -> Table:
    old.close()
    table = await asyncio.to_thread(Table, url, args.game, args.players, args.views, i)
    await table.open()
    table.figures = figures
    return table


async def idle(url: str, process: int, args: argparse.Namespace) -> dict[str, float]:
    """Memory with many connections that look at a table and do nothing."""
    guest = Guest(url)
    table = guest.table(args.game, args.players)
    before = memory_mib(process)
    sockets: list[LoadSocket] = []

    async def one() -> None:
        socket = await guest.connect(as_nobody=True)
        socket.send(_encode({"id": 1, "do": "open", "table": table, "seat": None}))
        await socket.receive()
        await socket.receive()
        sockets.append(socket)

    for first in range(0, args.idle, CONNECT_AT_ONCE):
        await asyncio.gather(*(one() for _ in range(min(CONNECT_AT_ONCE, args.idle - first))))
    after = memory_mib(process)
    for socket in sockets:
        socket.abort()
    return {
        "idle_connections": args.idle,
        "before_mib": round(before, 1),
        "idle_mib": round(after, 1),
        "kib_each": round((after - before) * 1024 / max(1, args.idle), 1),
    }


def run(args: argparse.Namespace) -> int:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    gc.disable()  # a pause of ours would count as one of the server's
    report: dict[str, Any] = {
        "game": args.game,
        "tables": args.tables,
        "processes": args.processes,
        "views_each": args.views,
        "store": "postgresql" if str(args.database).startswith("postgres") else "sqlite",
        "calibration_ms": round(calibration_ms(time.perf_counter), 2),
    }
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"{folder}/load.sqlite"
        with servers(args.processes, database, args.games or "") as house:
            if not args.rate:
                report["as_fast_as_it_goes"] = uvloop.run(play(house, args, 0.0)).summary()
            rate = args.rate or RATE
            report[f"at_{rate:g}_moves_per_second"] = uvloop.run(play(house, args, rate)).summary()
        if args.idle:
            with server(f"{folder}/idle.sqlite", args.games or "") as (url, process):
                report["idle"] = uvloop.run(idle(url, process, args))
    report["targets"] = TARGETS
    if args.json:
        print(json.dumps(report, indent=1))
    else:
        _print(report)
    return 0


def _print(report: dict[str, Any], indent: str = "") -> None:
    for name, value in report.items():
        if isinstance(value, dict):
            print(f"{indent}{name}")
            _print(value, indent + "  ")
        else:
            print(f"{indent}{name:<24} {value}")
