"""Tables that were stored before the table was rebuilt go on: the file was written by the program of that time.

Three running games of two people each (answers, undos, a rewind by vote, standing answers, chat, notes), a guided game
and a sandbox that began with a record. `stored/table.json` says where each of them stood.
"""

import gzip
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from table.harness import Person, World
from theatrum.table.config import Settings
from theatrum.table.play.acts import from_entry
from theatrum.table.store import journal

pytestmark = pytest.mark.anyio
STORED = Path(__file__).parent / "stored"
TABLES: dict[str, dict[str, Any]] = json.loads((STORED / "table.json").read_text())
PLAYED = [table for table, about in TABLES.items() if about["entries"]]


@pytest.fixture
async def old_world(tmp_path: Path, anyio_backend: str) -> AsyncIterator[World]:
    file = tmp_path / "table.sqlite"
    file.write_bytes(gzip.decompress((STORED / "table.sqlite.gz").read_bytes()))
    settings = Settings(database=str(file), limits=False, bot_pause=0, secret="a secret for a fixture")
    async with World(settings) as world:
        yield world


async def logged_in(world: World, name: str) -> Person:
    person = world.stranger()
    await person.post("/api/login", {"name": name, "password": f"{name} {name} {name}"})
    return person


@pytest.mark.parametrize("table", TABLES)
async def test_a_table_stored_before_goes_on(old_world: World, table: str) -> None:
    about = TABLES[table]
    people = [await logged_in(old_world, "Anna"), await logged_in(old_world, "Bert")]
    live = await old_world.services.tables.find(table)
    async with live.lock:
        game = await live.game()
    if game.definition.rules_version == about["rules"]:
        assert (game.position, game.digest, live.row.waiting) == (
            about["position"],
            about["digest"],
            about["waiting"],
        )
    assert game.position >= about["position"] - 32, (
        "no more than what follows the newest snapshot is asked again"
    )
    for _ in range(3):
        seat = live.row.waiting[0]
        who = next(p for p in people if p is people[0 if about.get("sandbox") else seat])
        before = live.row.position
        assert (await who.answer_first(table, seat))["position"] > before
        if about.get("guided"):
            break  # the bots are asked next
    assert live.seq > about["entries"]


@pytest.mark.parametrize("table", PLAYED)
async def test_every_entry_written_before_is_an_act(old_world: World, table: str) -> None:
    entries = await old_world.services.store.read(lambda tx: journal.entries(tx, table))
    assert len(entries) == TABLES[table]["entries"]
    kinds = {type(from_entry(e)).__struct_config__.tag for e in entries}
    assert kinds == {e.kind for e in entries}


async def test_all_kinds_of_acts_are_among_them(old_world: World) -> None:
    """Guards the fixture."""
    kinds = set()
    for table in PLAYED:
        entries = await old_world.services.store.read(lambda tx, table=table: journal.entries(tx, table))
        kinds |= {e.kind for e in entries}
    assert kinds == {"answer", "stand", "undo", "rewind", "record"}


async def test_what_people_left_at_a_table_is_still_there(old_world: World) -> None:
    bert = await logged_in(old_world, "Bert")
    for table, about in TABLES.items():
        if about.get("guided") or about.get("sandbox"):
            continue
        socket = await bert.connected()
        opened = await socket.do("open", table=table)
        assert opened["note"] == "watch the flank"
        assert [line["text"] for line in opened["chat"]] == ["until tomorrow"]
        assert [[s["seat"], s["window"]] for s in opened["standing"]] == about["standing"]
        assert opened["table"]["clock"]["running"] == opened["table"]["waiting"]
        assert opened["table"]["title"].startswith("A running game of")
