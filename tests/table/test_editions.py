"""Tables that are played with an edition: offered, shown, kept over a restart, and harmless when it is gone."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from table.harness import Refused, World
from theatrum.games import definition
from theatrum.kit import editions
from theatrum.kit.edition_folder import write_edition
from theatrum.table.config import Settings
from theatrum.table.ops import admin
from theatrum.table.ops.backup import back_up, restore
from theatrum.table.play.catalogue import Catalogue
from theatrum.table.store import open_store

pytestmark = pytest.mark.anyio


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """An edition in which the Fugger Bank has another name."""
    folder = tmp_path / "mine"
    write_edition(definition("pax_renaissance"), folder, "My copy")
    sheet = folder / "players.csv"
    sheet.write_text(
        sheet.read_text("utf-8-sig")
        .replace("Fugger Bank", "House of Fugger")
        .replace("orange,10", "orange,9")
    )
    return folder


def opened(database: str, *folders: Path) -> World:
    offered = ",".join(map(str, folders))
    return World(Settings(database=database, limits=False, bot_pause=0, games="parley", edition=offered))


def as_in_a_new_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """No edition has been seen."""
    monkeypatch.setattr(editions, "_SEEN", {})


async def key_of(world: World) -> str:
    games = (await world.stranger().get("/api/games"))["games"]
    return str(next(g["id"] for g in games if "@" in g["id"]))


async def test_an_edition_is_offered_beside_the_game_and_named_at_the_table(
    database: str, mine: Path
) -> None:
    async with opened(database, mine) as world:
        anna = await world.guest("Anna")
        key = await key_of(world)
        digest = key.partition("@")[2]

        waiting = await world.table(anna, "me", "open", game=key)
        playing = await world.table(anna, "me", "random", game=key)

        english, german = f" · edition “My copy” ({digest[:8]})", f" · Ausgabe „My copy“ ({digest[:8]})"
        for table in (waiting, playing):
            shown = await anna.get(f"/api/tables/{table}")
            assert shown["table"]["game_title"] == "Pax Renaissance" + english
            shown = await anna.get(f"/api/tables/{table}", lang="de")
            assert shown["table"]["game_title"] == "Pax Renaissance" + german
        titles = [g["title"] for g in (await anna.get("/api/games"))["games"]]
        assert "Pax Renaissance" in titles
        assert "Pax Renaissance" + english in titles
        view = await anna.view(playing, 0)
        assert "House of Fugger" in str(view) or "Fugger" not in str(view)
        assert "Fugger Bank" not in str(view)


async def test_a_running_game_keeps_its_edition_when_the_folder_is_gone(
    database: str, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database, mine) as world:
        anna = await world.guest("Anna")
        key = await key_of(world)
        table = await world.table(anna, "me", "greedy", game=key, private=False)
        live = await world.services.tables.find(table)
        async with live.lock:
            running = await live.game()
            position, digest = running.position, running.digest
    shutil.rmtree(mine)
    as_in_a_new_process(monkeypatch)

    async with opened(database) as world:
        bert = await world.guest("Bert")
        listed = (await bert.get("/api/tables", list="running"))["tables"]
        assert [t["game_title"].partition(" (")[0] for t in listed] == ["Pax Renaissance · edition “My copy”"]
        live = await world.services.tables.find(table)
        async with live.lock:
            game = await live.game()
        assert game.definition.key == key
        assert game.header.edition is not None
        assert game.header.edition.name == "My copy"
        assert game.at(position).digest == digest
        assert "@" not in str([g["id"] for g in (await bert.get("/api/games"))["games"]]), "it is not offered"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # bots know nothing of stores
async def test_bots_think_with_the_edition(database: str, mine: Path) -> None:
    async with opened(database, mine) as world:
        anna = await world.guest("Anna")
        table = await world.table(anna, "random", "greedy", game=await key_of(world))
        live = await world.services.tables.find(table)
        for _ in range(600):
            if live.row.position > 6:
                break
            await _moment()
        assert live.row.position > 6


async def _moment() -> None:
    await asyncio.sleep(0.1)


@pytest.mark.parametrize("loss", ["missing", "broken"])
async def test_a_lost_edition_is_named_and_harms_nothing_else(
    database: str, mine: Path, monkeypatch: pytest.MonkeyPatch, loss: str
) -> None:
    async with opened(database, mine) as world:
        anna = await world.guest("Anna")
        key = await key_of(world)
        table = await world.table(anna, "me", "random", game=key)
        other = await world.table(anna, "me", "random", game="pax_renaissance")
        change = (
            "DELETE FROM editions" if loss == "missing" else "UPDATE editions SET content = 'bm9uc2Vuc2U='"
        )
        await world.services.store.write(lambda tx: tx.run(change))
    as_in_a_new_process(monkeypatch)

    async with opened(database) as world:
        bert = await world.guest("Bert")
        listed = (await bert.get("/api/tables", list="running"))["tables"]
        titles = {t["id"]: t["game_title"] for t in listed}
        assert titles[table] == f"Pax Renaissance · edition {key.partition('@')[2][:8]} is missing"
        assert titles[other] == "Pax Renaissance"
        with pytest.raises(Refused) as refused:
            await bert.view(table)
        assert refused.value.code == "unavailable"
        assert "edition that is missing here" in refused.value.error["message"]
        assert (await bert.view(other))["scene"]
        assert await world.table(bert, "me", "random", game="pax_renaissance")


async def test_a_broken_folder_is_not_offered_and_everything_else_is(database: str, mine: Path) -> None:
    (mine / "players.csv").write_text("id\nfugger\n")

    async with opened(database, mine, mine.parent / "nowhere") as world:
        games = [g["id"] for g in (await world.stranger().get("/api/games"))["games"]]

    assert "pax_renaissance" in games
    assert not any("@" in game for game in games)


async def test_an_edition_is_stored_once_and_goes_into_a_backup(
    database: str, mine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database, mine) as world:
        anna = await world.guest("Anna")
        key = await key_of(world)
        tables = [await world.table(anna, "me", "random", game=key) for _ in range(2)]
        rows = await world.services.store.read(lambda tx: tx.all("SELECT digest, name FROM editions"))
        assert rows == [(key.partition("@")[2], "My copy")]
        await back_up(world.services.store, tmp_path / "backup")
    as_in_a_new_process(monkeypatch)

    store = open_store(str(tmp_path / "another.sqlite"))
    await store.open(lambda _: None)
    try:
        await restore(store, tmp_path / "backup")
        record = await admin.export(store, Catalogue(("parley",)), tables[0])
    finally:
        await store.close()
    assert f'edition {key.partition("@")[2]} "My copy"' in record
