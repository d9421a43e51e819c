"""Both stores keep the same promises."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from theatrum.table.store import (
    Changes,
    Conflict,
    Store,
    StoreUnavailable,
    Tx,
    log_emptying,
    migrations,
    open_store,
    people,
    statements,
)
from theatrum.table.store.people import User

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(database: str, anyio_backend: str) -> AsyncIterator[Store]:
    opened = open_store(database)
    await opened.open(lambda _: None)
    yield opened
    await opened.close()


def user(name: str) -> User:
    return User(f"u{name}", name, name, None, "en", "", "", "", 1, 1)


async def test_what_is_written_can_be_read(store: Store) -> None:
    await store.write(lambda tx: people.add_user(tx, user("anna")))
    assert await store.read(lambda tx: people.user_by_account(tx, "anna")) == user("anna")


async def test_a_transaction_that_fails_changes_nothing(store: Store) -> None:
    def half(tx: Tx) -> None:
        people.add_user(tx, user("anna"))
        raise KeyError("in the middle")

    with pytest.raises(KeyError):
        await store.write(half)
    assert await store.read(people.users) == []


async def test_what_must_be_unique_conflicts(store: Store) -> None:
    await store.write(lambda tx: people.add_user(tx, user("anna")))
    with pytest.raises(Conflict):
        await store.write(lambda tx: people.add_user(tx, user("anna")))


async def test_one_of_many_at_once_fails_and_the_others_stand(store: Store) -> None:
    names = [f"n{i}" for i in range(20)] + ["n7"]
    done = await asyncio.gather(
        *(store.write(lambda tx, n=n: people.add_user(tx, user(n))) for n in names), return_exceptions=True
    )
    assert sum(isinstance(d, Conflict) for d in done) == 1
    assert len(await store.read(people.users)) == 20


async def test_a_write_that_nobody_waits_for_does_not_stop_the_store(store: Store) -> None:
    writing = asyncio.create_task(store.write(lambda tx: people.add_user(tx, user("anna"))))
    await asyncio.sleep(0)
    writing.cancel()
    await store.write(lambda tx: people.add_user(tx, user("bert")))
    assert await store.read(lambda tx: people.user_by_account(tx, "bert")) is not None


async def test_messages_are_heard_only_if_their_transaction_stands(database: str) -> None:
    heard: list[str | None] = []
    store = open_store(database)
    await store.open(heard.append)

    def bad(tx: Tx) -> None:
        tx.publish("never")
        raise KeyError

    with pytest.raises(KeyError):
        await store.write(bad)
    await store.write(lambda tx: tx.publish("once"))
    for _ in range(200):
        if heard:
            break
        await asyncio.sleep(0.02)
    await store.close()
    assert heard == ["once"]


# ---- changes that read nothing -----------------------------------------------------------------------------------
def setting(name: str, value: str = "") -> Callable[[Changes], None]:
    def work(tx: Changes) -> None:
        tx.run("INSERT INTO settings (key, value) VALUES (?, ?)", name, value)
        tx.publish(name)

    return work


async def settings(store: Store) -> dict[str, str]:
    return dict(await store.read(lambda tx: tx.all("SELECT key, value FROM settings")))


async def test_what_is_posted_is_durable_and_heard(database: str) -> None:
    heard: list[str | None] = []
    store = open_store(database)
    await store.open(heard.append)
    await store.post("a", setting("one", "ä?%s\n'\\"))
    assert (await settings(store))["one"] == "ä?%s\n'\\"
    for _ in range(200):
        if heard:
            break
        await asyncio.sleep(0.02)
    await store.close()
    assert heard == ["one"]
    with pytest.raises(StoreUnavailable):
        await store.post("a", setting("late"))


async def test_one_of_many_posts_fails_and_the_others_stand(store: Store) -> None:
    await store.post("a", setting("n7", "first"))
    done = await asyncio.gather(
        *(store.post(f"{30 - i}", setting(f"n{i}")) for i in range(20)), return_exceptions=True
    )
    assert [i for i, d in enumerate(done) if isinstance(d, Conflict)] == [7]
    assert {i for i, d in enumerate(done) if d is None} == set(range(20)) - {7}
    stored = await settings(store)
    assert stored["n7"] == "first"
    assert {f"n{i}" for i in range(20)} <= stored.keys()


async def test_a_post_is_written_as_a_whole_or_not_at_all(store: Store) -> None:
    def twice(tx: Changes) -> None:
        setting("half")(tx)
        setting("half")(tx)

    with pytest.raises(Conflict):
        await store.post("a", twice)
    assert "half" not in await settings(store)


async def test_a_post_that_nobody_waits_for_does_not_stop_the_store(store: Store) -> None:
    posting = asyncio.create_task(store.post("a", setting("one")))
    await asyncio.sleep(0)
    posting.cancel()
    await store.post("a", setting("two"))
    assert "two" in await settings(store)


async def test_opening_again_keeps_everything(database: str) -> None:
    for turn in range(2):
        store = open_store(database)
        await store.open(lambda _: None)
        assert len(await store.read(people.users)) == turn
        await store.write(lambda tx, n=turn: people.add_user(tx, user(f"n{n}")))
        await store.close()


async def test_the_log_is_put_into_the_file_beside_the_writer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_emptying, "EVERY", 1)
    file = tmp_path / "table.sqlite"
    store = open_store(str(file))
    await store.open(lambda _: None)
    try:
        await store.write(lambda tx: people.add_user(tx, user("annabella")))
        async with asyncio.timeout(60):
            while b"annabella" not in file.read_bytes():
                await asyncio.sleep(0.01)
    finally:
        await store.close()


async def test_a_setting_is_set_once(store: Store) -> None:
    assert await store.write(lambda tx: people.keep_setting(tx, "secret", "first")) == "first"
    assert await store.write(lambda tx: people.keep_setting(tx, "secret", "second")) == "first"


async def test_a_closed_store_says_so(database: str) -> None:
    store = open_store(database)
    with pytest.raises(StoreUnavailable):
        await store.write(lambda tx: tx.one("SELECT 1"))


async def test_a_file_that_is_no_store_is_refused(tmp_path: object) -> None:
    store = open_store(f"{tmp_path}")
    with pytest.raises(StoreUnavailable, match="can't be opened"):
        await store.open(lambda _: None)


async def test_an_address_with_a_password_is_not_quoted_in_errors() -> None:
    store = open_store("postgresql://anna:geheim@127.0.0.1:1/none?connect_timeout=1")
    with pytest.raises(StoreUnavailable) as caught:
        await store.open(lambda _: None)
    assert "geheim" not in str(caught.value)


def test_migrations_are_numbered_without_gaps() -> None:
    assert [n for n, _ in migrations()] == list(range(1, len(migrations()) + 1))


def test_statements_are_found_between_comments() -> None:
    assert statements("-- a; b\nCREATE x (\n  y\n);\n\n-- c\nDROP z;\n") == ["CREATE x (\n  y\n)", "DROP z"]
