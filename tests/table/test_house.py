"""What hosts do: settings, backup, admin, rules that change under running games."""

import argparse
import dataclasses
import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest

import parley
from table.harness import Person, Refused, World
from table.postgres_server import empty
from theatrum.cli import main
from theatrum.core.contract import Ask
from theatrum.core.texts import Texts
from theatrum.table.config import Settings, add_flags, settings_from
from theatrum.table.ops import admin
from theatrum.table.ops.backup import LATER, TABLES, BackupError, back_up, restore
from theatrum.table.ops.commands import add_commands
from theatrum.table.play import journal as table_journal
from theatrum.table.store import journal, migrations, open_store, people
from theatrum.table.wire.words import Words

pytestmark = pytest.mark.anyio


async def played(world: World, answers: int, seed: int = 1) -> tuple[str, Person]:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "me", "me", "me", options={"length": 6})
    rng = random.Random(seed)
    live = await world.services.tables.find(table)
    for _ in range(answers):
        async with live.lock:
            game = await live.game()
            question = rng.choice(game.questions)
            answer = rng.choice(question.answers)
        await anna.do(table, "answer", seat=question.seat, serial=question.serial, answer=list(answer))
    return table, anna


# ---- rules that change -------------------------------------------------------------------------------------------
def with_rules(world: World, **changes: Any) -> None:
    """From now on the house plays by other rules."""
    other = dataclasses.replace(parley.DEFINITION, **changes)
    world.services.catalogue._games["parley"] = other
    for live in world.services.tables:
        live.drop_game()


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots are stored often enough for short games."""
    monkeypatch.setattr(table_journal, "SNAPSHOT_EVERY", 8)


@pytest.mark.usefixtures("often")
async def test_a_running_game_goes_on_under_newer_rules(world: World) -> None:
    table, anna = await played(world, 22)
    live = world.live(table)
    game = live.loaded
    assert game is not None
    before, serial = game.digest, game.serial
    assert game.log(0)
    with_rules(world, rules_version=3)
    view = await anna.view(table, 0)
    again = live.loaded
    assert again is not None
    assert again.digest == before
    assert view["position"] == 22
    assert again.serial > serial, "an answer to an old question must not fit a new one"
    assert again.definition.rules_version == 3
    question = again.questions[0]
    answer = list(question.answers[0])
    await anna.do(table, "answer", seat=question.seat, serial=question.serial, answer=answer)
    live.drop_game()
    assert (await anna.view(table, 0))["position"] == 23
    entries = await world.services.store.read(lambda tx: journal.entries(tx, table))
    assert [e.kind for e in entries].count("record") == 1


@pytest.mark.usefixtures("often")
async def test_an_action_that_no_longer_fits_is_asked_again_and_the_table_is_told(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody begins to parley; the newer rules know no parley: he is asked again, and the rest stands."""
    table, anna = await played(world, 17)
    live = world.live(table)
    while True:
        async with live.lock:
            question = (await live.game()).questions[0]
        parleys = question.prompt == "act"
        answer = ("parley",) if parleys else question.answers[0]
        await anna.do(table, "answer", seat=question.seat, serial=question.serial, answer=list(answer))
        if parleys:
            break
    position = live.row.position
    socket = await anna.at(table)
    async with live.lock:
        await live.keep_snapshot()  # as a graceful stop does, before an update
    monkeypatch.setattr(parley.rules.deeds, "deeds", lambda *_: [(("pass",), None)])
    with_rules(world, rules_version=3)
    view = await anna.view(table, 0)
    assert view["position"] == position - 1
    assert live.loaded is not None
    assert live.loaded.questions[0].answers == (("pass",),)
    assert (await socket.told("told"))["words"].startswith("The rules have been corrected")


@pytest.mark.usefixtures("often")
async def test_a_corrected_rule_without_a_new_version_loses_no_game(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four aim, then everyone may only pass where he could act: the stored game goes on from where it stood."""
    table, anna = await played(world, 20)
    monkeypatch.setattr(parley.rules, "act", acts_no_more)
    monkeypatch.setitem(parley.DEFINITION.procedures, "act", acts_no_more)  # type: ignore[arg-type]
    live = world.live(table)
    live.drop_game()
    view = await anna.view(table, 0)
    assert 0 < view["position"] <= 20
    assert live.loaded is not None
    assert live.loaded.questions


# ---- what was told under earlier rules -----------------------------------------------------------------------------
Told = dict[int | None, list[tuple[int, str, str]]]


async def logs(person: Person, table: str) -> Told:
    """The whole log of every seat and of a spectator, as it is read."""
    out: Told = {}
    for seat in (None, 0, 1, 2, 3):
        view = await person.view(table, "null" if seat is None else seat)
        out[seat] = [(x["position"], x["key"], spoken(x["words"])) for x in view["log"]["lines"]]
        assert not view["log"]["earlier"]
    return out


def spoken(words: list[Any]) -> str:
    return "".join(part if isinstance(part, str) else part[1] for part in words)


async def play_on(world: World, anna: Person, table: str, answers: int, rng: random.Random) -> None:
    live = world.live(table)
    for _ in range(answers):
        async with live.lock:
            game = await live.game()
            if game.over:
                return
            question = rng.choice(game.questions)
            answer = rng.choice(question.answers)
        await anna.do(table, "answer", seat=question.seat, serial=question.serial, answer=list(answer))


@pytest.mark.usefixtures("often")
@pytest.mark.parametrize("answers", [3, 22, 31])
async def test_the_log_of_earlier_rules_stays_with_everyone_who_heard_it(world: World, answers: int) -> None:
    """Whether the last snapshot is fresh, old, or was never taken; and once more with the rules after that."""
    table, anna = await played(world, answers)
    before = await logs(anna, table)
    with_rules(world, rules_version=3)
    assert await logs(anna, table) == before
    await play_on(world, anna, table, 12, random.Random(2))
    then = await logs(anna, table)
    assert all(then[seat][: len(log)] == log for seat, log in before.items())
    with_rules(world, rules_version=4)
    assert await logs(anna, table) == then
    world.live(table).drop_game()
    assert await logs(anna, table) == then
    pages = await anna.get(f"/api/tables/{table}/log", seat=0, before=answers)
    assert [(x["position"], x["key"]) for x in pages["lines"]] == [x[:2] for x in then[0] if x[0] < answers]


@pytest.mark.usefixtures("often")
async def test_what_only_one_was_told_under_earlier_rules_stays_with_that_seat(world: World) -> None:
    table, anna = await played(world, 4)
    live = world.live(table)
    drawer = None
    while drawer is None:
        async with live.lock:
            question = (await live.game()).questions[0]
        draws = ("draw",) in question.answers
        drawer = question.seat if draws else None
        answer = ["draw"] if draws else list(question.answers[0])
        await anna.do(table, "answer", seat=question.seat, serial=question.serial, answer=answer)
    await play_on(world, anna, table, 10, random.Random(1))
    async with live.lock:
        await live.keep_snapshot()
    with_rules(world, rules_version=3)
    heard = {
        seat: [key for _, key, _ in log].count("drew") for seat, log in (await logs(anna, table)).items()
    }
    assert any(line.key == "drew" and line.to == [drawer] for line in live.before)
    assert heard[drawer] >= 1
    assert heard[None] == 0


@pytest.mark.usefixtures("often")
async def test_what_was_taken_back_is_not_remembered_and_that_it_was_is(world: World) -> None:
    table, anna = await played(world, 26)
    await anna.do(table, "propose", seat=0, kind="rewind", position=6)
    await play_on(world, anna, table, 14, random.Random(3))
    async with world.live(table).lock:
        await world.live(table).keep_snapshot()
    before = await logs(anna, table)
    assert [x[1] for x in before[None]].count("undone") == 1
    with_rules(world, rules_version=3)
    assert await logs(anna, table) == before


@pytest.mark.usefixtures("often")
async def test_positions_of_earlier_rules_are_marked_as_gone(world: World) -> None:
    table, anna = await played(world, 22)
    with_rules(world, rules_version=3)
    view = await anna.view(table, 0)
    game = world.live(table).loaded
    assert game is not None
    assert game.epoch_position > 0
    assert any("gone" in x for x in view["log"]["lines"])
    for x in view["log"]["lines"]:
        assert x.get("gone", False) == (x["position"] < game.epoch_position)
    with pytest.raises(Refused):
        await anna.view(table, 0, position=game.epoch_position - 1)


@pytest.mark.usefixtures("often")
async def test_what_the_present_texts_have_no_words_for_is_left_out(world: World) -> None:
    table, anna = await played(world, 22)
    with_rules(world, rules_version=3)
    await anna.view(table, 0)
    live = world.live(table)
    live.before[0].key = "no-such-thing-any-more"
    live.version += 1
    assert all(
        key != "no-such-thing-any-more" for log in (await logs(anna, table)).values() for _, key, _ in log
    )


@pytest.mark.usefixtures("often")
async def test_a_game_that_can_be_told_anew_is_not_told_twice(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The journal leads elsewhere, but the stored record holds under the same rules: it tells all of it itself."""
    table, anna = await played(world, 24)
    async with world.live(table).lock:
        await world.live(table).keep_snapshot()
    before = await logs(anna, table)
    live = world.live(table)
    monkeypatch.setattr("theatrum.table.play.rebuild._same_rules", fails)
    live.drop_game()
    assert await logs(anna, table) == before
    monkeypatch.undo()
    live.drop_game()
    assert await logs(anna, table) == before


def fails(*_: Any) -> Any:
    raise RuntimeError("it leads elsewhere")


def acts_no_more(g: Any, seat: int) -> Any:
    yield Ask(seat, "act", [("pass",)], rule="PY-3.2")


# ---- backup and restore --------------------------------------------------------------------------------------------
async def test_a_backup_brings_everything_back_in_either_store(
    world: World, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    table, anna = await played(world, 20)
    await anna.do(table, "chat", text="hello")
    await anna.do(table, "note", text="plan")
    digest = world.live(table).loaded.digest  # type: ignore[union-attr]
    file = tmp_path / "backup.gz"
    rows = await back_up(world.services.store, file)
    assert file.stat().st_mode & 0o077 == 0
    addresses = [str(tmp_path / "restored.sqlite")]
    if world.services.store.kind == "postgresql":
        server = request.getfixturevalue("postgres_server")
        addresses.append(server.new_database("restored"))
    for address in addresses:
        store = open_store(address)
        await store.open(lambda _: None)
        assert await restore(store, file) == rows
        with pytest.raises(BackupError, match="not empty"):
            await restore(store, file)
        await store.close()
        async with World(Settings(database=address, limits=False, games="parley", bot_pause=0)) as again:
            person = again.stranger()
            person.http.cookies.set("theatrum", anna.http.cookies["theatrum"])
            await person.get("/api/me")
            opened = await (await person.connected()).do("open", table=table)
            assert opened["note"] == "plan"
            assert [c["text"] for c in opened["chat"]] == ["hello"]
            assert again.live(table).loaded.digest == digest  # type: ignore[union-attr]


def as_of(file: Path, version: int, older: Path) -> None:
    """The same backup as a program of that version wrote it."""
    known = {
        s.split()[2] for n, script in migrations() if n <= version for s in script if "CREATE TABLE" in s
    }
    with gzip.open(file) as lines:
        rows = [json.loads(line) for line in lines][1:]
    with gzip.open(older, "wt") as out:
        out.write(json.dumps({"format": "theatrum backup 1", "version": version}) + "\n")
        for row in rows:
            if row[0] in known:
                then = len(TABLES[row[0]]) - len(LATER.get(row[0], ()))
                out.write(json.dumps(row[: 1 + then]) + "\n")


@pytest.mark.parametrize("version", [1, 2])
async def test_a_backup_of_an_older_program_is_brought_up_to_date(
    world: World, tmp_path: Path, request: pytest.FixtureRequest, version: int
) -> None:
    table, anna = await played(world, 20)
    digest = world.live(table).loaded.digest  # type: ignore[union-attr]
    await back_up(world.services.store, tmp_path / "backup.gz")
    as_of(tmp_path / "backup.gz", version, tmp_path / "older.gz")
    address = str(tmp_path / "restored.sqlite")
    if world.services.store.kind == "postgresql":
        address = request.getfixturevalue("postgres_server").new_database(f"older{version}")
    store = open_store(address)
    await store.open(lambda _: None)
    assert await restore(store, tmp_path / "older.gz") > 20
    await store.close()
    async with World(Settings(database=address, limits=False, games="parley", bot_pause=0)) as again:
        person = again.stranger()
        person.http.cookies.set("theatrum", anna.http.cookies["theatrum"])
        await person.get("/api/me")
        assert (await person.view(table, 0))["position"] == 20
        assert again.live(table).loaded.digest == digest  # type: ignore[union-attr]
        guided = await person.post("/api/tables", {"game": "generalship", "players": 2, "guide": True})
        assert guided["table"]["id"], "what came with later versions is there"
        async with again.live(table).lock:
            await again.live(table).keep_snapshot()


@pytest.mark.parametrize(
    "heading, cause",
    [
        ({"version": 99}, "update it first"),
        ({"version": "1"}, "does not say of which version"),
        ({"version": 3, "columns": {"users; DROP TABLE users": ["id"]}}, "columns that can't be"),
        ({"version": 3, "columns": {"users": ["id"]}}, "line 2 does not fit"),
        ({"version": 3, "format": "something else"}, "is no backup"),
    ],
)
async def test_a_backup_that_can_not_be_is_refused_and_nothing_is_changed(
    tmp_path: Path, heading: dict[str, Any], cause: str
) -> None:
    store = open_store(str(tmp_path / "new.sqlite"))
    await store.open(lambda _: None)
    file = tmp_path / "backup.gz"
    with gzip.open(file, "wt") as out:
        out.write(json.dumps({"format": "theatrum backup 1", **heading}) + "\n")
        out.write(json.dumps(["users", "u1", "Anna"]) + "\n")
    with pytest.raises(BackupError, match=cause):
        await restore(store, file)
    assert await store.read(people.users) == []
    await store.close()


async def test_what_is_no_backup_is_refused(world: World, tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "new.sqlite"))
    await store.open(lambda _: None)
    file = tmp_path / "x"
    file.write_bytes(b"nothing")
    with pytest.raises(BackupError, match="can't be read"):
        await restore(store, file)
    await store.close()


def test_a_backup_knows_every_table_of_the_store() -> None:
    from theatrum.table.ops.backup import TABLES

    created: set[str] = set()
    for _, script in migrations():
        created |= {s.split()[2] for s in script if s.startswith("CREATE TABLE")}
    assert created == set(TABLES)


# ---- the admin's command line ----------------------------------------------------------------------------------------
async def test_the_admin_lists_inspects_exports_removes_and_resets(
    world: World, capsys: pytest.CaptureFixture[str]
) -> None:
    import asyncio

    async def admin(*words: str) -> str:
        code = await asyncio.to_thread(
            main, ["admin", *words, "--database", world.services.settings.database, "--games", "parley"]
        )
        said = capsys.readouterr()
        assert code == 0, said.err
        return said.out

    table, anna = await played(world, 12)
    await anna.post("/api/account", {"name": "Anna", "password": "correct horse"})
    assert json.loads(await admin("tables", "--json"))[0]["id"] == table
    assert "Anna" in await admin("users")
    seen = json.loads(await admin("inspect", table, "--json"))
    assert seen["sound"]
    assert seen["position"] == 12
    row = world.live(table).row
    assert row.seed not in json.dumps(seen)
    assert (await admin("export", table)).startswith("theatrum record 1")
    password = (await admin("reset-password", "anna")).split()[-1]
    other = world.stranger()
    await other.post("/api/login", {"name": "Anna", "password": password})
    await admin("remove", table)
    await admin("remove", "Anna")
    assert json.loads(await admin("tables", "--json")) == []
    code = await asyncio.to_thread(
        main, ["admin", "inspect", "nothing", "--database", world.services.settings.database]
    )
    assert code == 1
    assert "there is no table nothing" in capsys.readouterr().err


async def test_whom_the_admin_removes_is_forgotten_as_the_privacy_note_says(world: World) -> None:
    table, anna = await played(world, 6)
    await anna.post("/api/account", {"name": "Anna", "password": "correct horse"})
    spectator = await world.guest("Bertha")
    await spectator.post("/api/account", {"name": "Bertha", "password": "correct horse"})
    for who in (anna, spectator):
        await who.do(table, "chat", text="Well played!")
    for name in ("Anna", "Bertha"):
        assert await admin.remove(world.services.store, name) == "user"
    kept = await world.services.store.read(
        lambda tx: "\n".join(str(tx.all(f"SELECT * FROM {name}")) for name in TABLES)
    )
    assert "Well played!" in kept
    assert "Anna" not in kept
    assert "Bertha" not in kept


# ---- settings --------------------------------------------------------------------------------------------------------
def read_settings(*flags: str, **environment: str) -> Settings:
    parser = argparse.ArgumentParser()
    add_flags(parser)
    return settings_from(parser.parse_args(flags), environment)


def test_flags_come_before_the_environment_and_that_before_defaults() -> None:
    settings = read_settings("--port", "1", THEATRUM_PORT="2", THEATRUM_HOST="::1", THEATRUM_LIMITS="no")
    assert (settings.port, settings.host, settings.limits) == (1, "::1", False)
    assert settings.bot_pause == Settings().bot_pause


@pytest.mark.parametrize(
    "environment",
    [{"THEATRUM_PORT": "x"}, {"THEATRUM_LIMITS": "perhaps"}, {"THEATRUM_PUBLIC_URL": "ftp://x"}],
)
def test_settings_that_can_not_be_read_are_named(environment: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"THEATRUM_|public-url"):
        read_settings(**environment)


def test_shown_settings_hold_no_secret() -> None:
    settings = read_settings(
        THEATRUM_DATABASE="postgresql://anna:geheim@db.example/table?password=geheim",
        THEATRUM_SMTP="smtp://anna:geheim@mail.example:587",
        THEATRUM_SECRET="geheim",
    )
    shown = str(settings.shown())
    assert "geheim" not in shown
    assert "db.example" in shown


def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers()
    add_commands(commands)
    assert set(commands.choices) == {"serve", "admin", "backup", "restore", "loadtest"}


# ---- words -----------------------------------------------------------------------------------------------------------
def test_every_error_and_notice_has_words_in_both_languages() -> None:
    from fluent.syntax import parse
    from fluent.syntax.ast import Message

    from theatrum.table.wire.errors import STATUS

    folder = Path(__file__).resolve().parents[2] / "src" / "theatrum" / "table" / "texts"
    keys = {}
    for language in ("en", "de"):
        body = parse((folder / f"{language}.ftl").read_text()).body
        keys[language] = {m.id.name for m in body if isinstance(m, Message)}
    assert keys["en"] == keys["de"]
    assert {f"error-{code}" for code in STATUS} <= keys["en"]


async def test_nothing_is_said_without_words(world: World) -> None:
    """After games, votes and errors in both languages no text was missing."""
    _, anna = await played(world, 30)
    for lang in ("en", "de"):
        await anna.get("/api/games", lang=lang)
        with pytest.raises(Refused):
            await anna.get("/api/nothing", lang=lang)
    words: Words = world.services.words
    spoken: list[Texts] = [*words._own.values(), *(t for (g, _), t in words._games.items() if g == "parley")]
    assert spoken
    for texts in spoken:
        assert texts.missing == set()


@pytest.mark.postgres
async def test_tests_on_postgresql_begin_with_an_empty_database(postgres_database: str) -> None:
    """Guards the guard: they share a database, one after the other."""
    store = open_store(postgres_database)
    empty(postgres_database)
    for _ in range(2):
        await store.open(lambda _: None)
        assert await store.read(people.users) == []
        user = people.User("u1", "Anna", None, None, "en", "", "", "", 1, 1)
        await store.write(lambda tx: people.add_user(tx, user))  # noqa: B023
        await store.close()
        empty(postgres_database)
        store = open_store(postgres_database)
