"""`kill -9` under load: every acknowledged answer is there afterwards, none twice, and the games go on."""

import asyncio
import random
from typing import Any

import pytest

from table.harness import Refused
from table.servers import LOST, Server, Visitor
from theatrum.core.record import verify_record
from theatrum.table.play.catalogue import Catalogue
from theatrum.table.play.rebuild import rebuild
from theatrum.table.store import Store, journal, open_store, tables
from theatrum.table.store.tables import TableRow

pytestmark = pytest.mark.anyio

BY_A_FAULT = ("stale", "not-asked", "unavailable", "stopping", "not-open", "over")
"""Codes that an honest player can get because the server went away in between."""
Acknowledged = list[tuple[str, int, int, list[Any]]]


class Player:
    """Plays both seats of a table as fast as the server lets it, and remembers what was acknowledged."""

    def __init__(self, visitor: Visitor, table: str, seed: int) -> None:
        self._visitor = visitor
        self._table = table
        self._rng = random.Random(seed)
        self.acknowledged: Acknowledged = []
        self.positions: list[int] = []
        self.over = False

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set() and not self.over:
            try:
                await self._sit_down()
                while not stop.is_set() and not self.over:
                    await self._answer()
            except LOST:
                await asyncio.sleep(0.05)
            except Refused as refused:
                if refused.code not in BY_A_FAULT:
                    raise
        await self._visitor.close()

    async def _sit_down(self) -> None:
        await self._visitor.connect()
        opened = await self._visitor.do("open", table=self._table)
        # What was acknowledged before the fault is not gone.
        assert opened["table"]["position"] >= max(self.positions, default=0)
        self.over = opened["table"]["status"] == "over"

    async def _answer(self) -> None:
        visitor, table = self._visitor, self._table
        view = await visitor.until(lambda: self._turn())
        if view is True:
            self.over = True
            return
        if view["cover"] is not None:
            await visitor.do("look", table=table, seat=view["cover"])
            await visitor.until(lambda: visitor.views[table]["seat"] == view["cover"])
            return
        question = view["scene"]["question"]
        answer = self._rng.choice(question["choices"])["answer"]
        reply = await visitor.do(
            "answer", table=table, seat=question["seat"], serial=question["serial"], answer=answer
        )
        self.acknowledged.append((table, question["serial"], question["seat"], answer))
        self.positions.append(reply["position"])

    def _turn(self) -> Any:
        view = self._visitor.views.get(self._table)
        if view is None or (self.positions and view["position"] < self.positions[-1]):
            return None
        if "outcome" in view["scene"]:
            return True
        return view if view["cover"] is not None or "question" in view["scene"] else None


async def rounds_of_faults(database: str, faults: int, players: int, seed: int) -> int:
    """Play, kill, start again, and look at what is stored; how many answers were acknowledged."""
    rng = random.Random(seed)
    server = await asyncio.to_thread(Server(database).start)
    anna = await Visitor(server).arrive()
    table_of: list[str] = []
    for i in range(players):
        seats: list[dict[str, str]] = [{"kind": "me"}, {"kind": "me"}]
        if i == 0:
            seats[1] = {"kind": "bot", "bot": "random"}
        wish = {"game": "parley", "players": 2, "seats": seats, "options": {"length": 6}}
        table_of.append((await anna.http("POST", "/api/tables", wish))["table"]["id"])
    playing = [Player(anna.elsewhere(server), table, i) for i, table in enumerate(table_of)]
    stop = asyncio.Event()
    tasks = [asyncio.create_task(p.play(stop)) for p in playing]
    for _ in range(faults):
        enough = sum(len(p.acknowledged) for p in playing) + 3 * players
        while sum(len(p.acknowledged) for p in playing) < enough and not all(p.over for p in playing):
            await asyncio.sleep(0.02)
            await check(tasks)
        await asyncio.sleep(rng.random() * 0.3)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    stop.set()
    await asyncio.gather(*tasks)
    assert await asyncio.to_thread(server.stop) == 0, server.log()
    given = [a for p in playing for a in p.acknowledged]
    await check_store(database, table_of, given)
    return len(given)


async def check(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            await task


async def check_store(database: str, table_of: list[str], acknowledged: Acknowledged) -> None:
    store = open_store(database)
    await store.open(lambda _: None)
    catalogue = Catalogue(("parley",))
    try:
        stored: Acknowledged = []
        for table in table_of:
            stored += await check_table(store, catalogue, table)
    finally:
        await store.close()
    assert len({(t, serial, seat) for t, serial, seat, _ in stored}) == len(stored), (
        "an answer is there twice"
    )
    missing = [a for a in acknowledged if a not in stored]
    assert not missing, f"acknowledged and lost: {missing}"


async def check_table(store: Store, catalogue: Catalogue, table: str) -> Acknowledged:
    row, entries, snapshot = await store.read(
        lambda tx: (tables.load_table(tx, table), journal.entries(tx, table), journal.snapshot(tx, table))
    )
    assert isinstance(row, TableRow)
    assert [e.seq for e in entries] == list(range(1, len(entries) + 1))
    rebuilt = rebuild(catalogue.find, row, entries, snapshot)
    assert not rebuilt.went_on, "the journal does not lead where it led"
    assert rebuilt.game.position == row.position
    assert rebuilt.game.definition.invariants(rebuilt.game.state) == []
    assert verify_record(rebuilt.game.record(), catalogue.find) == []
    return [(table, e.serial or 0, e.seat or 0, e.data) for e in entries if e.kind == "answer"]


async def test_what_was_acknowledged_survives_kill_9(database: str) -> None:
    assert await rounds_of_faults(database, faults=2, players=3, seed=1) >= 12


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 5))
async def test_what_was_acknowledged_survives_kill_9_again_and_again(database: str, seed: int) -> None:
    assert await rounds_of_faults(database, faults=15, players=8, seed=seed) >= 200


async def test_a_graceful_stop_loses_nothing_and_says_goodbye(database: str) -> None:
    server = await asyncio.to_thread(Server(database).start)
    anna = await Visitor(server).arrive()
    wish = {"game": "parley", "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = (await anna.http("POST", "/api/tables", wish))["table"]["id"]
    await anna.connect()
    await anna.do("open", table=table)
    view = await anna.until(lambda: anna.views.get(table))
    question = view["scene"]["question"]
    answer = question["choices"][0]["answer"]
    await anna.do("answer", table=table, seat=0, serial=question["serial"], answer=answer)
    stopping = asyncio.create_task(asyncio.to_thread(server.stop))
    said = await anna.until(lambda: [n for n in anna.news if n["type"] == "bye"])
    assert said[0]["reason"] == "stopping"
    assert await stopping == 0
    await asyncio.to_thread(server.start)
    await anna.connect()
    opened = await anna.do("open", table=table)
    assert opened["table"]["position"] == 1
    await anna.close()
    assert await asyncio.to_thread(server.stop) == 0
    assert "Traceback" not in server.log()
