"""Whatever is sent over the WebSocket: the table answers or closes, never breaks, and no game suffers."""

import asyncio
import random
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from table.harness import Socket, World
from theatrum.table.play.rebuild import rebuild
from theatrum.table.store import journal, tables
from theatrum.table.wire import messages as m
from theatrum.table.wire.news import PassingNews

pytestmark = pytest.mark.anyio

WEIRD: list[Any] = [
    None,
    True,
    0,
    -1,
    2**31,
    2**63,
    -(2**70),
    1.5,
    1e400,
    "",
    "x" * 3000,
    "\x00",
    "\ud800",
    "ü∑🂡",
    "../..",
    "1; DROP TABLE users",
    [],
    {},
    [[]],
    ["pass"],
    ["aim", "town:0"],
    [0] * 70,
    [["argument", 1]],
    {"$": 1},
    "null",
    "0",
]
CLOSING = {None, 1000, 1012, 4400, 4401, 4403, 4408, 4429}


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "table.sqlite")


class Fuzzer:
    """Takes good messages and spoils them a little, or a lot."""

    def __init__(self, seed: int, tables_: list[str]) -> None:
        self._rng = random.Random(seed)
        self._tables = tables_

    def message(self, number: int, views: dict[str, Any]) -> str | bytes:
        rng = self._rng
        kind = rng.random()
        if kind < 0.06:
            return rng.choice(
                ["", "{", "null", "[]", "[" * 3000, "\ud800", '{"do":', "{}", "NaN", b"\xff\x00", b"{}"]
            )
        message = self._good(number, views)
        for _ in range(rng.choice([0, 0, 1, 1, 2, 4])):
            self._spoil(message)
        return _text(message)

    def _good(self, number: int, views: dict[str, Any]) -> dict[str, Any]:
        rng = self._rng
        table = rng.choice(self._tables)
        view = views.get(table, {})
        question = view.get("scene", {}).get("question")
        fields: dict[str, Any] = {"id": number, "table": table}
        do = rng.choice(
            ["answer"] * 6
            + ["open", "look", "view", "close", "why", "undo", "stand", "propose", "vote", "return"]
            + ["chat", "note", "ping", "language", "hello"]
        )
        choices = question["choices"] if question else [{"answer": ["pass"]}]
        fields |= {
            "answer": {
                "serial": question["serial"] if question else 1,
                "answer": rng.choice(choices)["answer"],
                "seat": view.get("seat"),
            },
            "why": {"answer": ["besiege", "town:1"], "seat": rng.choice([0, 1, None])},
            "look": {"seat": rng.choice([0, 1, None])},
            "open": rng.choice([{}, {"seat": 0}, {"seat": None}]),
            "undo": {"seat": rng.choice([0, 1])},
            "stand": {"window": "ruse", "answer": rng.choice([["pass"], None]), "seat": rng.choice([0, 1])},
            "propose": rng.choice(
                [{"kind": "rewind", "seat": 0}, {"kind": "replace", "seat": 0, "who": 1, "with": "random"}]
            ),
            "vote": {"proposal": "p1", "agree": rng.choice([True, False]), "seat": 0},
            "return": {"seat": 1},
            "chat": {"text": "hello"},
            "note": {"text": "note"},
            "language": {"lang": rng.choice(["de", "en"])},
            "hello": {"csrf": "x"},
        }.get(do, {})
        if do in ("ping", "language", "hello"):
            del fields["table"]
        return {"do": do, **fields}

    def _spoil(self, message: dict[str, Any]) -> None:
        rng = self._rng
        key = rng.choice(list(message))
        if key == "id":
            return
        change = rng.random()
        if change < 0.3:
            del message[key]
        elif change < 0.8:
            message[key] = rng.choice(WEIRD)
        else:
            message[rng.choice(["extra", "seat", "table", "serial", "answer", "with"])] = rng.choice(WEIRD)


def _text(message: dict[str, Any]) -> str:
    import json

    return json.dumps(message)


async def fuzz(world: World, messages: int, seed: int) -> None:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    shared = await world.table(anna, "me", "open", options={"length": 6})
    await bert.post(f"/api/tables/{shared}/join")
    games = [shared, await world.table(anna, "me", "me"), await world.table(bert, "me", "open"), "nothing"]
    fuzzer = Fuzzer(seed, games)
    rng = random.Random(seed)
    people = [anna, bert, world.stranger()]
    sockets: dict[int, Socket] = {}
    for number in range(messages):
        who = rng.randrange(3)
        socket = sockets.get(who)
        if socket is None:
            socket = sockets[who] = await people[who].connected()
        sent = fuzzer.message(number, socket.views)
        socket.send(sent)
        # Interleave: sometimes nobody waits for the reply before the next one speaks.
        if rng.random() < 0.7:
            await read_all(socket)
        if socket.closed is not None:
            assert socket.closed in CLOSING
            del sockets[who]
    for socket in sockets.values():
        await read_all(socket)
    for person in people[:2]:
        assert (await person.get("/health"))["ok"]
    figures = (await anna.get("/metrics")).splitlines()
    assert [line for line in figures if line.startswith("theatrum_refused_failed")] == [
        "theatrum_refused_failed_total 0"
    ]
    await check_games(world, games[:3])


async def read_all(socket: Socket) -> None:
    """Everything that has been sent so far has been dealt with when an unknown action is refused."""
    marker = f"marker {random.random()}"
    socket.send(msgspec.json.encode({"id": marker, "do": "view", "table": "-"}).decode())
    while True:
        message = await socket.next()
        if message is None or message.get("re") == marker:
            return
        if "error" in message:
            assert message["error"]["code"] != "failed", message


async def check_games(world: World, games: list[str]) -> None:
    """What is in memory is what the journal says."""
    for table in games:
        live = world.services.tables.in_memory(table)
        if live is None or live.loaded is None:
            continue
        row, entries, snapshot = await world.services.store.read(
            lambda tx, t=table: (tables.load_table(tx, t), journal.entries(tx, t), journal.snapshot(tx, t))
        )
        assert row is not None
        rebuilt = rebuild(world.services.catalogue.find, row, entries, snapshot)
        assert not rebuilt.went_on
        assert rebuilt.game.digest == live.loaded.digest
        assert rebuilt.game.serial == live.loaded.serial
        assert row.position == rebuilt.game.position


async def test_the_wire_withstands_anything(world: World) -> None:
    await fuzz(world, messages=500, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 8))
async def test_the_wire_withstands_anything_for_long(world: World, seed: int) -> None:
    await fuzz(world, messages=5_000, seed=seed)


async def test_a_reader_who_does_not_read_is_let_go(world: World) -> None:
    """What waits for a slow reader is bounded: in the end the connection is closed, and nobody else waits."""
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "me")
    slow = await anna.at(table)
    gate = asyncio.Event()
    connection = next(iter(world.services.connections))
    send = connection._send

    async def stuck(event: dict[str, Any]) -> None:
        await gate.wait()
        await send(event)

    connection._send = stuck
    for n in range(300):
        connection.tell(PassingNews(table=table, words=str(n)))
    assert connection.closing == (4429, "slow")
    await anna.do(table, "chat", text="the others go on")
    gate.set()
    while await slow.next() is not None:
        pass
    assert slow.closed == 4429


async def test_every_action_has_a_handler(world: World) -> None:
    assert set(get_args(m.OnTable)) == set(world.services.actions.handlers)
