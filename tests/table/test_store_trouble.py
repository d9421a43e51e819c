"""What a store can't keep, or can't keep now: it is refused clearly, logged, and seen by /health at once."""

import asyncio
from typing import Any

import pytest

from table.harness import Person, Refused, World
from theatrum.table.store import StoreUnavailable, trouble
from theatrum.table.store.postgres import PostgresStore
from theatrum.table.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio
NUL = "\0"


# ---- NUL characters ----------------------------------------------------------------------------------------------------
async def test_a_nul_character_is_refused_wherever_it_comes_in(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "open")
    record = await anna.raw(
        "POST", "/api/records", content=b"theatrum record 1\n\0", headers={"content-type": "text/plain"}
    )
    assert (record.status_code, record.json()["error"]["code"]) == (422, "bad-record")
    assert "Line 2" in record.json()["error"]["message"]
    attempts: list[tuple[str, str, Any]] = [
        ("POST", "/api/guest", {"name": f"An{NUL}na"}),
        ("POST", "/api/account", {"name": f"An{NUL}na", "password": "correct horse"}),
        ("POST", "/api/account", {"name": "Anna", "password": f"correct{NUL}horse"}),
        ("POST", "/api/login", {"name": f"Anna{NUL}", "password": "correct horse"}),
        ("PATCH", "/api/me", {"webhook": f"https://example.org/{NUL}"}),
        ("POST", "/api/tables", {"game": "parley", "players": 2, "title": f"Sunday{NUL}"}),
        ("POST", "/api/tables", {"game": f"parley{NUL}", "players": 2}),
        ("POST", f"/api/tables/{table}/do", {"do": "chat", "text": f"hello{NUL}"}),
        ("POST", f"/api/tables/{table}/do", {"do": "note", "text": NUL}),
        ("GET", "/api/tables/%00", None),
        ("GET", f"/api/tables/{table}%00/view", None),
        ("GET", "/api/join/a%00b", None),
        ("GET", "/api/tables?list=open&game=par%00ley", None),
    ]
    for method, path, body in attempts:
        reply = await anna.raw(method, path, json=body)
        assert (reply.status_code, reply.json()["error"]["code"]) == (400, "malformed"), (
            method,
            path,
            reply.text,
        )
    socket = await anna.connected()
    for fields in ({"do": "chat", "table": table, "text": NUL}, {"do": "open", "table": f"{table}{NUL}"}):
        with pytest.raises(Refused) as refused:
            await socket.do(**fields)
        assert refused.value.code == "malformed"


async def test_one_may_speak_of_nul_characters(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "me")
    text = r"write \u0000 for it, or \\u0000"
    await anna.do(table, "note", text=text)
    assert (await (await anna.connected()).do("open", table=table))["note"] == text


# ---- a full disk -------------------------------------------------------------------------------------------------------
@pytest.fixture
def full_disk(world: World, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """The store as on a disk that is full as long as [0] is true: as SQLite and PostgreSQL say it themselves."""
    store, full = world.services.store, [False]
    if isinstance(store, SqliteStore):
        size = "SELECT page_count FROM pragma_page_count"

        def fill(tx: Any) -> None:
            pages = tx.one(size)[0] if full[0] else 2**30
            tx.one(f"PRAGMA max_page_count = {pages}")

        monkeypatch.setattr(world, "fill", lambda: store.write(fill), raising=False)
    else:
        assert isinstance(store, PostgresStore)
        from psycopg.errors import DiskFull

        from theatrum.table.store.postgres import PostgresTx

        run = PostgresTx.run

        def refuses(tx: PostgresTx, sql: str, *args: Any) -> int:
            if full[0]:
                raise DiskFull("could not extend file: No space left on device")
            return run(tx, sql, *args)

        monkeypatch.setattr(PostgresTx, "run", refuses)

        async def nothing() -> None: ...

        monkeypatch.setattr(world, "fill", nothing, raising=False)
    return full


async def health(person: Person) -> tuple[int, str]:
    reply = await person.raw("GET", "/health")
    return reply.status_code, reply.json()["cause"]


async def write_much(person: Person, table: str) -> None:
    for _ in range(20):
        await person.do(table, "note", text="x" * 15_000)
        await person.do(table, "chat", text="x" * 400)


async def test_a_full_disk_is_refused_logged_and_seen_until_there_is_room(
    world: World,
    full_disk: list[bool],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "me")
    await anna.do(table, "note", text="short")
    assert await health(anna) == (200, "")
    full_disk[0] = True
    await world.fill()  # type: ignore[attr-defined]
    for _ in range(3):
        with pytest.raises(Refused) as refused:
            await write_much(anna, table)
        assert (refused.value.status, refused.value.code) == (503, "unavailable")
        assert await health(anna) == (503, "disk-full")
    told = [r for r in caplog.records if r.name == "theatrum.store"]
    assert [(r.levelname, r.trouble) for r in told] == [("ERROR", "disk-full")]  # type: ignore[attr-defined]
    assert (await anna.view(table, 0))["position"] == 0, "what is stored can be read on"
    full_disk[0] = False
    await world.fill()  # type: ignore[attr-defined]
    assert await health(anna) == (503, "disk-full"), "for a moment: there may be room for small things only"
    monkeypatch.setattr(trouble, "FULL_SECONDS", 0)
    world.services.store._trouble.began("disk-full", "again")  # type: ignore[attr-defined]
    assert await health(anna) == (200, "")
    await anna.do(table, "note", text="x" * 15_000)


async def test_a_disk_with_hardly_any_room_is_seen_before_anybody_writes(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not isinstance(world.services.store, SqliteStore):
        pytest.skip("the disk of a database elsewhere can't be looked at")
    anna = await world.guest("Anna")
    from theatrum.table.store import sqlite

    monkeypatch.setattr(trouble, "FULL_SECONDS", 0)
    monkeypatch.setattr(sqlite, "LITTLE_ROOM", 2**70)
    assert await health(anna) == (503, "disk-full")
    monkeypatch.undo()
    assert await health(anna) == (200, "")


async def test_health_does_not_wait_for_a_store_that_does_not_answer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await world.guest("Anna")
    for_ever = asyncio.Event()

    async def hangs(*_: Any) -> None:
        await for_ever.wait()

    async def is_away(*_: Any) -> None:
        raise StoreUnavailable("it is away")

    for reading in (hangs, is_away):
        monkeypatch.setattr(world.services.store, "read", reading)
        assert await asyncio.wait_for(health(anna), 30) == (503, "store-away")
    monkeypatch.undo()
    assert await health(anna) == (200, "")
