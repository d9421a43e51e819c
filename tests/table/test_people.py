"""Guests, accounts and sessions."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from table.harness import Refused, World
from theatrum.table.config import Settings
from theatrum.table.store import people

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"


async def register(world: World, name: str = "Anna") -> object:
    person = world.stranger()
    await person.post("/api/account", {"name": name, "password": PASSWORD})
    return person


async def test_a_stranger_is_nobody(world: World) -> None:
    me = await world.stranger().get("/api/me")
    assert me["user"] is None
    assert me["csrf"] == ""
    assert me["languages"] == ["en", "de"]


async def test_a_guest_gets_a_name_and_a_session(world: World) -> None:
    person = world.stranger()
    made = await person.post("/api/guest", {"language": "de"})
    assert made["user"]["guest"]
    assert made["user"]["name"].startswith("Gast ")
    assert (await person.get("/api/me"))["user"] == made["user"]


async def test_who_is_somebody_stays_so(world: World) -> None:
    anna = await world.guest("Anna")
    again = await anna.post("/api/guest", {"name": "Other"})
    assert again["user"]["name"] == "Anna"


async def test_the_cookie_can_not_be_read_by_scripts_nor_sent_by_other_sites(world: World) -> None:
    reply = await world.stranger().raw("POST", "/api/guest", json={})
    cookie = reply.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


async def test_the_store_keeps_no_token(world: World) -> None:
    anna = await world.guest("Anna")
    token = anna.http.cookies["theatrum"]
    rows = await world.services.store.read(lambda tx: tx.all("SELECT token FROM sessions"))
    assert len(rows) == 1
    assert token not in rows[0][0]


async def test_a_guest_becomes_an_account_and_keeps_the_game(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "me")
    before = (await anna.view(table, 0))["scene"]
    made = await anna.post("/api/account", {"name": "Anna K", "password": PASSWORD})
    assert not made["user"]["guest"]
    assert (await anna.view(table, 0))["scene"] == before
    seats = (await anna.get(f"/api/tables/{table}"))["table"]["seats"]
    assert [s["name"] for s in seats] == ["Anna K", "Anna K"]


async def test_a_guests_tables_move_to_the_account_that_logs_in(world: World) -> None:
    await register(world, "Anna")
    guest = await world.guest("Somebody")
    table = await world.table(guest, "me", "me")
    await guest.do(table, "note", text="my plan")
    await guest.post("/api/login", {"name": "aNNa", "password": PASSWORD})
    mine = (await guest.get("/api/tables", list="mine"))["tables"]
    assert [t["id"] for t in mine] == [table]
    assert (await (await guest.connected()).do("open", table=table))["note"] == "my plan"


async def test_accounts_are_found_on_another_device(world: World) -> None:
    anna = await register(world)
    table = await world.table(anna, "me", "me")
    other = world.stranger()
    await other.post("/api/login", {"name": "Anna", "password": PASSWORD})
    assert (await other.get(f"/api/tables/{table}"))["table"]["you"]["seats"] == [0, 1]


@pytest.mark.parametrize("name", ["Anna", "ANNA", " anna ", "Ａnna"])
async def test_a_name_is_one_persons_however_it_is_written(world: World, name: str) -> None:
    await register(world, "Anna")
    with pytest.raises(Refused) as refused:
        await world.stranger().post("/api/account", {"name": name, "password": PASSWORD})
    assert refused.value.code == "name-taken"
    assert refused.value.status == 409


@pytest.mark.parametrize("name", ["A", "x" * 25, "\u202eevil", "...", "a\x01b", "   "])
async def test_bad_names_are_refused(world: World, name: str) -> None:
    with pytest.raises(Refused) as refused:
        await world.stranger().post("/api/account", {"name": name, "password": PASSWORD})
    assert refused.value.code == "bad-name"


async def test_short_passwords_are_refused(world: World) -> None:
    with pytest.raises(Refused) as refused:
        await world.stranger().post("/api/account", {"name": "Anna", "password": "short"})
    assert refused.value.code == "bad-password"


@pytest.mark.parametrize("name, password", [("Anna", "wrong password"), ("Nobody", PASSWORD)])
async def test_a_wrong_password_and_an_unknown_name_look_alike(
    world: World, name: str, password: str
) -> None:
    await register(world)
    with pytest.raises(Refused) as refused:
        await world.stranger().post("/api/login", {"name": name, "password": password})
    assert refused.value.error == {"code": "wrong-password", "message": "Name and password don't fit."}


async def test_two_who_register_one_name_at_once_get_it_once(world: World) -> None:
    people_ = [world.stranger() for _ in range(4)]
    done = await asyncio.gather(
        *(p.post("/api/account", {"name": "Anna", "password": PASSWORD}) for p in people_),
        return_exceptions=True,
    )
    assert sum(isinstance(d, dict) for d in done) == 1
    assert {d.code for d in done if isinstance(d, Refused)} == {"name-taken"}


async def test_logging_out_ends_the_session_and_its_connections(world: World) -> None:
    anna = await world.guest("Anna")
    socket = await anna.connected()
    cookie = anna.http.cookies["theatrum"]
    await anna.post("/api/logout")
    assert (await socket.told("bye"))["reason"] == "session"
    assert await socket.next() is None
    assert socket.closed == 4401
    forger = world.stranger()
    forger.http.cookies.set("theatrum", cookie)
    assert (await forger.get("/api/me"))["user"] is None


async def test_a_new_password_ends_all_other_sessions(world: World) -> None:
    anna = await register(world)
    other = world.stranger()
    await other.post("/api/login", {"name": "Anna", "password": PASSWORD})
    await anna.post("/api/password", {"old": PASSWORD, "new": "another horse"})
    assert (await anna.get("/api/me"))["user"]["name"] == "Anna"
    await asyncio.sleep(0.1)
    assert (await other.get("/api/me"))["user"] is None
    await other.post("/api/login", {"name": "Anna", "password": "another horse"})


async def test_the_old_password_is_needed_for_a_new_one(world: World) -> None:
    anna = await register(world)
    with pytest.raises(Refused) as refused:
        await anna.post("/api/password", {"old": "wrong", "new": "another horse"})
    assert refused.value.code == "wrong-password"


async def test_guests_have_no_password_to_change(world: World) -> None:
    anna = await world.guest("Anna")
    with pytest.raises(Refused) as refused:
        await anna.post("/api/password", {"old": "a", "new": "another horse"})
    assert refused.value.code == "forbidden"


async def test_settings_can_be_changed(world: World) -> None:
    anna = await world.guest("Anna")
    changed = await anna.request(
        "PATCH",
        "/api/me",
        json={
            "name": "Anne",
            "language": "de",
            "webhook": "https://example.org/x",
            "email": "anna@example.org",
            "notify": ["email", "webhook"],
        },
    )
    assert changed["user"] == (await anna.get("/api/me"))["user"]
    assert changed["user"]["name"] == "Anne"
    assert changed["user"]["notify"] == ["email", "webhook"]
    with pytest.raises(Refused) as refused:
        await anna.post("/api/tables", {"game": "none", "players": 2})
    assert refused.value.error["message"].startswith("Hier ist nichts")


@pytest.mark.parametrize(
    "change",
    [
        {"webhook": "javascript:alert(1)"},
        {"webhook": "https://user:pw@example.org"},
        {"webhook": "http://[::1"},
        {"email": "no address"},
        {"email": "a@b.c\nBcc: x@y.org"},
    ],
)
async def test_settings_that_do_not_fit_are_refused(world: World, change: dict[str, str]) -> None:
    anna = await world.guest("Anna")
    with pytest.raises(Refused) as refused:
        await anna.request("PATCH", "/api/me", json=change)
    assert refused.value.code == "invalid"
    assert refused.value.error["field"] == next(iter(change))


async def test_an_account_keeps_its_name(world: World) -> None:
    anna = await register(world)
    with pytest.raises(Refused) as refused:
        await anna.request("PATCH", "/api/me", json={"name": "Other"})
    assert refused.value.code == "forbidden"


async def test_who_wants_to_be_forgotten_is_forgotten(world: World) -> None:
    anna, bert = await register(world), await world.guest("Bert")
    running = await world.table(anna, "me", "open")
    await bert.post(f"/api/tables/{running}/join", {})
    gathering = await world.table(anna, "me", "open")
    with pytest.raises(Refused):
        await anna.request("DELETE", "/api/me", json={"password": "wrong"})
    await anna.request("DELETE", "/api/me", json={"password": PASSWORD})
    assert (await anna.get("/api/me"))["user"] is None
    assert await world.services.store.read(lambda tx: people.user_by_account(tx, "anna")) is None
    seat = (await bert.get(f"/api/tables/{running}"))["table"]["seats"][0]
    assert seat["name"] == ""
    assert seat["resigned"]
    assert seat["stand_in"] == {"kind": "bot", "bot": "greedy"}
    with pytest.raises(Refused) as refused:
        await bert.get(f"/api/tables/{gathering}")
    assert refused.value.code == "not-found"


@pytest.mark.parametrize("token", ["", "x", "a" * 43, "../../etc/passwd", "ä" * 43])
async def test_forged_cookies_are_nobodys(world: World, token: str) -> None:
    reply = await world.stranger().http.get("/api/me", headers={"cookie": f"theatrum={token}".encode()})
    assert reply.json()["user"] is None


# ---- what an attacker may try ----------------------------------------------------------------------------------------
def slowly(body: bytes, gate: asyncio.Event) -> AsyncIterator[bytes]:
    """A body whose end waits."""

    async def parts() -> AsyncIterator[bytes]:
        yield body[:5]
        await gate.wait()
        yield body[5:]

    return parts()


async def test_a_changed_password_is_not_undone_by_a_request_that_was_under_way(world: World) -> None:
    anna, thief = world.stranger(), world.stranger()
    await anna.post("/api/account", {"name": "Anna", "password": "old password"})
    await thief.post("/api/login", {"name": "Anna", "password": "old password"})
    gate = asyncio.Event()
    body = slowly(b'{"language": "de"}', gate)
    json = {"content-type": "application/json"}
    under_way = asyncio.create_task(thief.raw("PATCH", "/api/me", content=body, headers=json))
    await asyncio.sleep(0.1)
    await anna.post("/api/password", {"old": "old password", "new": "new password"})
    gate.set()
    assert (await under_way).status_code == 401
    with pytest.raises(Refused):
        await world.stranger().post("/api/login", {"name": "Anna", "password": "old password"})
    me = await world.stranger().post("/api/login", {"name": "Anna", "password": "new password"})
    assert me["user"]["language"] == "en"


async def test_settings_changed_at_once_do_not_undo_each_other(world: World) -> None:
    anna, here = world.stranger(), world.stranger()
    await anna.post("/api/account", {"name": "Anna", "password": "one password"})
    await here.post("/api/login", {"name": "Anna", "password": "one password"})
    gate = asyncio.Event()
    body = slowly(b'{"language": "de"}', gate)
    json = {"content-type": "application/json"}
    under_way = asyncio.create_task(here.raw("PATCH", "/api/me", content=body, headers=json))
    await asyncio.sleep(0.1)
    await anna.request("PATCH", "/api/me", json={"email": "anna@example.org"})
    gate.set()
    assert (await under_way).json()["user"]["email"] == "anna@example.org"
    me = await anna.get("/api/me")
    assert (me["user"]["email"], me["user"]["language"]) == ("anna@example.org", "de")


async def test_an_account_that_is_taken_does_not_log_one_out(world: World) -> None:
    anna, bert = world.stranger(), world.stranger()
    await anna.post("/api/account", {"name": "Anna", "password": "one password"})
    await bert.post("/api/account", {"name": "Bert", "password": "one password"})
    with pytest.raises(Refused) as refused:
        await bert.post("/api/account", {"name": "Anna", "password": "another password"})
    assert refused.value.code == "name-taken"
    assert (await bert.get("/api/me"))["user"]["name"] == "Bert"


async def test_passwords_can_not_be_guessed_by_asking_to_be_forgotten(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "t.sqlite"), limits=True, bot_pause=0)
    async with World(settings) as world:
        anna = world.stranger()
        await anna.post("/api/account", {"name": "Anna", "password": "one password"})
        codes = []
        for n in range(15):
            with pytest.raises(Refused) as refused:
                await anna.request("DELETE", "/api/me", json={"password": f"guess {n}"})
            codes.append(refused.value.code)
        assert codes[0] == "wrong-password"
        assert codes[-1] == "rate-limited"


async def test_nobody_can_lock_an_account_from_elsewhere(tmp_path: Path) -> None:
    """Others who try a name slow each other down, and nobody who has logged in from where he is."""
    async with World(Settings(database=str(tmp_path / "t.sqlite"), limits=True, games="parley")) as world:
        home = "198.51.100.7"
        await world.stranger(home).post("/api/account", {"name": "Anna", "password": "one password"})
        codes = []
        for n in range(60):
            guesser = world.stranger(f"203.0.113.{n}")
            with pytest.raises(Refused) as refused:
                await guesser.post("/api/login", {"name": "Anna", "password": f"guess {n}"})
            codes.append(refused.value.code)
        assert codes[0] == "wrong-password"
        assert codes[-1] == "rate-limited", "however many addresses take part, a name is not tried for ever"
        me = await world.stranger(home).post("/api/login", {"name": "Anna", "password": "one password"})
        assert me["user"]["name"] == "Anna"


async def test_one_address_does_not_try_one_name_for_ever(tmp_path: Path) -> None:
    async with World(Settings(database=str(tmp_path / "t.sqlite"), limits=True, games="parley")) as world:
        home = world.stranger()
        await home.post("/api/account", {"name": "Anna", "password": "one password"})
        for n in range(15):
            with pytest.raises(Refused) as refused:
                await home.post("/api/login", {"name": "Anna", "password": f"guess {n}"})
        assert refused.value.code == "rate-limited"
