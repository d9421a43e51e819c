"""Two processes, one PostgreSQL: they share every table, and of two answers to one question exactly one wins."""

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from table.harness import Refused
from table.postgres_server import PostgresServer
from table.servers import SECONDS, Server, Visitor
from table.test_faults import check_store
from theatrum.table.store import open_store

pytestmark = [pytest.mark.anyio, pytest.mark.postgres]

Pair = tuple[Server, Server, str]


@pytest.fixture(scope="module")
def pair(postgres_server: PostgresServer) -> Iterator[Pair]:
    database = postgres_server.new_database("pair")
    servers = [Server(database), Server(database)]
    with ThreadPoolExecutor() as threads:
        list(threads.map(Server.start, servers))
        yield servers[0], servers[1], database
        codes = list(threads.map(Server.stop, servers))
    assert codes == [0, 0], [s.log() for s in servers]


async def table_of(visitor: Visitor, *kinds: str, **more: Any) -> str:
    wish = {"game": "parley", "players": len(kinds), "seats": [{"kind": k} for k in kinds], **more}
    table: str = (await visitor.http("POST", "/api/tables", wish))["table"]["id"]
    return table


async def look(visitor: Visitor, table: str, seat: int | None) -> dict[str, Any]:
    await visitor.do("open", table=table, seat=seat)
    visitor.views.pop(table, None)
    view: dict[str, Any] = await visitor.until(lambda: visitor.views.get(table))
    assert view["seat"] == seat
    return view


async def asked(visitor: Visitor, table: str) -> dict[str, Any]:
    """His question there, as soon as his process has heard what others did in theirs."""
    async with asyncio.timeout(SECONDS):
        while True:
            scene = (await visitor.http("GET", f"/api/tables/{table}/view"))["scene"]
            if "question" in scene:
                question: dict[str, Any] = scene["question"]
                return question
            await asyncio.sleep(0.02)


async def test_of_two_answers_to_one_question_exactly_one_wins(pair: Pair) -> None:
    one, other, database = pair
    anna = await Visitor(one).arrive()
    twin = anna.elsewhere(other)
    table = await table_of(anna, "me", "me", options={"length": 6})
    given = []
    for visitor in (anna, twin):
        await visitor.connect()
    rng = random.Random(1)
    for _ in range(25):
        asked = (await look(anna, table, None))["scene"]["waiting"][0]
        view = await look(anna, table, asked)
        await look(twin, table, asked)
        await twin.until(lambda v=view: twin.views[table]["position"] >= v["position"])
        question = view["scene"]["question"]
        answers = [rng.choice(question["choices"])["answer"] for _ in range(2)]
        done = await asyncio.gather(
            *(
                visitor.do("answer", table=table, seat=asked, serial=question["serial"], answer=answer)
                for visitor, answer in zip((anna, twin), answers, strict=True)
            ),
            return_exceptions=True,
        )
        won = [i for i, d in enumerate(done) if isinstance(d, dict)]
        lost = [d for d in done if isinstance(d, Refused)]
        assert len(won) == 1, done
        assert [e.code for e in lost] in (["stale"], ["not-asked"], ["over"])
        given.append((table, question["serial"], asked, answers[won[0]]))
        if (await anna.do("open", table=table))["table"]["status"] == "over":
            break
    for visitor in (anna, twin):
        await visitor.close()
    await check_store(database, [table], given)


async def test_what_happens_in_one_process_is_seen_in_the_other(pair: Pair) -> None:
    one, other, _ = pair
    anna, bert = await Visitor(one).arrive("Anna"), await Visitor(other).arrive("Bert")
    table = await table_of(anna, "me", "open")
    await anna.connect()
    await anna.do("open", table=table)
    joined = await bert.http("POST", f"/api/tables/{table}/join", {})
    assert joined["seat"] == 1
    view = await anna.until(lambda: anna.views.get(table))
    assert view["scene"]["question"]
    await anna.until(lambda: any(n["type"] == "turn" for n in anna.news))
    await bert.connect()
    await look(bert, table, 1)
    await anna.until(
        lambda: any(n["type"] == "table" and all(s["online"] for s in n["table"]["seats"]) for n in anna.news)
    )
    question = view["scene"]["question"]
    await anna.do("answer", table=table, serial=question["serial"], answer=question["choices"][0]["answer"])
    await bert.until(lambda: bert.views[table]["position"] == 1)
    await bert.do("chat", table=table, text="well done")
    said = await anna.until(lambda: [n for n in anna.news if n["type"] == "chat"])
    assert said[0]["line"]["text"] == "well done"
    await anna.do("undo", table=table)
    await bert.until(lambda: bert.views[table]["position"] == 0)
    everywhere = anna.elsewhere(other)
    await everywhere.connect()
    await anna.http("POST", "/api/logout")
    await everywhere.until(lambda: any(n["type"] == "bye" for n in everywhere.news))
    for visitor in (anna, bert, everywhere):
        await visitor.close()


async def test_a_hint_put_away_in_one_process_is_put_away_in_the_other(pair: Pair) -> None:
    one, other, _ = pair
    anna = await Visitor(one).arrive("Anna")
    wish = {"game": "pax_renaissance", "players": 2, "guide": True}
    table = (await anna.http("POST", "/api/tables", wish))["table"]["id"]
    twin = anna.elsewhere(other)
    for visitor in (anna, twin):
        await visitor.connect()
        await visitor.do("open", table=table, seat=0)
        await visitor.until(lambda v=visitor: (v.views.get(table) or {}).get("guide", {}).get("hint"))
    shown = anna.views[table]["guide"]["hint"]["id"]
    assert twin.views[table]["guide"]["hint"]["id"] == shown
    await anna.do("guide", table=table, got=shown)
    await twin.until(lambda: shown in [h["id"] for h in twin.views[table]["guide"]["earlier"]])
    await twin.do("guide", table=table, off=True)
    await anna.until(lambda: anna.views[table]["guide"]["off"])
    assert anna.views[table]["guide"]["hint"] is None
    for visitor in (anna, twin):
        await visitor.close()


async def test_interleaved_play_through_both_processes(pair: Pair) -> None:
    """Two people at two processes play a game; whatever the order, both see one and the same."""
    one, other, database = pair
    anna, bert = await Visitor(one).arrive("Anna"), await Visitor(other).arrive("Bert")
    table = await table_of(anna, "me", "open", options={"length": 1})
    await bert.http("POST", f"/api/tables/{table}/join", {})
    given: list[Any] = []

    async def play(visitor: Visitor, seat: int, seed: int) -> None:
        rng = random.Random(seed)
        await visitor.connect()
        await look(visitor, table, seat)
        while "outcome" not in visitor.views[table]["scene"]:
            question = visitor.views[table]["scene"].get("question")
            if question is None:
                await visitor.next()
                continue
            answer = rng.choice(question["choices"])["answer"]
            reply = await visitor.do(
                "answer", table=table, seat=seat, serial=question["serial"], answer=answer
            )
            given.append((table, question["serial"], seat, answer))
            await visitor.until(lambda p=reply["position"]: visitor.views[table]["position"] >= p)
        await visitor.close()

    await asyncio.gather(play(anna, 0, 1), play(bert, 1, 2))
    await check_store(database, [table], given)
    assert anna.views[table]["scene"]["outcome"] == bert.views[table]["scene"]["outcome"]


async def health(server: Server) -> tuple[int, dict[str, Any]]:
    async with httpx.AsyncClient(base_url=server.url, timeout=3) as client:
        reply = await client.get("/health")
    return reply.status_code, reply.json()


async def until_health(server: Server, status: int) -> dict[str, Any]:
    async with asyncio.timeout(SECONDS):
        while True:
            said, body = await health(server)
            if said == status:
                return body
            await asyncio.sleep(0.05)


async def answer(visitor: Visitor, table: str) -> int:
    """Answer the open question; the position after it."""
    question = visitor.views[table]["scene"]["question"]
    chosen = question["choices"][0]["answer"]
    reply = await visitor.do("answer", table=table, serial=question["serial"], answer=chosen)
    position: int = reply["position"]
    return position


async def test_after_a_restart_of_postgresql_every_process_catches_up(
    pair: Pair, postgres_server: PostgresServer
) -> None:
    one, other, _ = pair
    anna, bert = await Visitor(one).arrive("Anna"), await Visitor(other).arrive("Bert")
    table = await table_of(anna, "me", "open", options={"length": 6})
    await bert.http("POST", f"/api/tables/{table}/join", {})
    people = {0: anna, 1: bert}
    for seat, visitor in people.items():
        await visitor.connect()
        await look(visitor, table, seat)
    for _ in range(3):
        asked = next(s for s, v in people.items() if v.views[table]["scene"].get("question"))
        postgres_server.kill()
        for server in (one, other):
            assert (await until_health(server, 503))["cause"] == "store-away"
        with pytest.raises(Refused) as refused:
            await answer(people[asked], table)
        assert refused.value.code == "unavailable"
        await asyncio.to_thread(postgres_server.start_again)
        await until_health(people[asked].server, 200)
        # The other process need not have noticed yet that its database is back.
        position = await answer(people[asked], table)
        for visitor in people.values():
            await visitor.until(lambda v=visitor: v.views[table]["position"] >= position)  # noqa: B023
        await until_health(people[1 - asked].server, 200)
    for server in (one, other):
        assert "store-away" in server.log()
        assert "the store is well again" in server.log()
    for visitor in people.values():
        await visitor.close()


async def test_connections_are_looked_at_when_they_are_taken(postgres_server: PostgresServer) -> None:
    """After a restart the very first work finds a connection that works, in every thread."""
    store = open_store(postgres_server.new_database("restart"))
    await store.open(lambda _: None)

    async def in_all_threads() -> list[Any]:
        return await asyncio.gather(
            *(store.read(lambda tx: tx.one("SELECT 1 FROM pg_sleep(0.1)")) for _ in range(8))
        )

    assert await in_all_threads() == [(1,)] * 8
    await store.post("", lambda tx: tx.publish('{"k": "bye"}'))
    postgres_server.kill()
    await asyncio.to_thread(postgres_server.start_again)
    assert await in_all_threads() == [(1,)] * 8
    await store.post("", lambda tx: tx.publish('{"k": "bye"}'))
    await store.close()


async def test_answers_that_wait_for_each_other_go_as_one_transaction(
    postgres_server: PostgresServer,
) -> None:
    """However many: the first goes alone, the others meanwhile gather, and no table's answer waits for a second turn."""
    heard: list[str | None] = []
    store = open_store(postgres_server.new_database("together"))
    await store.open(heard.append)
    transaction = "SELECT pg_notify('theatrum', txid_current() || ?)"
    first = asyncio.create_task(store.post("a", lambda tx: tx.run(transaction, "")))
    for _ in range(3):
        await asyncio.sleep(0)
    await asyncio.gather(*(store.post("b", lambda tx, i=i: tx.run(transaction, f" {i}")) for i in range(50)))
    await first
    async with asyncio.timeout(60):
        while len(heard) < 51:
            await asyncio.sleep(0.02)
    await store.close()
    assert len({(text or "").split()[0] for text in heard}) == 2


async def test_who_is_spoken_to_in_secret_is_told_on_a_page_of_the_other_process(pair: Pair) -> None:
    one, other, _ = pair
    anna, bert = await Visitor(one).arrive("Anna"), await Visitor(other).arrive("Bert")
    table = await table_of(anna, "me", "open")
    await bert.http("POST", f"/api/tables/{table}/join", {})
    for visitor, wanted in ((anna, None), (bert, None), (anna, ["parley"])):
        question = await asked(visitor, table)
        answer = wanted or question["choices"][0]["answer"]
        given = {"do": "answer", "serial": question["serial"], "answer": answer}
        await visitor.http("POST", f"/api/tables/{table}/do", given)
    await bert.connect()
    await anna.http("POST", f"/api/tables/{table}/do", {"do": "whisper", "to": [1], "text": "psst"})
    await bert.until(lambda: any(n["type"] == "aside" and n["table"] == table for n in bert.news))
    await bert.close()
