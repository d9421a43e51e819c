"""Sitting down, inviting, leaving, resigning, coming back."""

import asyncio

import pytest

from table.harness import Person, Refused, World

pytestmark = pytest.mark.anyio


async def seats_of(person: Person, table: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = (await person.get(f"/api/tables/{table}"))["table"]["seats"]
    return found


async def test_play_begins_when_the_last_seat_is_taken(world: World) -> None:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    table = await world.table(anna, "me", "open")
    socket = await anna.connected()
    opened = await socket.do("open", table=table)
    assert opened["table"]["status"] == "gathering"
    joined = await bert.post(f"/api/tables/{table}/join")
    assert joined["seat"] == 1
    assert joined["table"]["status"] == "playing"
    assert (await socket.told("turn"))["seat"] == 0
    view = await socket.seen(table)
    assert view["scene"]["question"]


async def test_fewer_wishes_than_seats_leave_the_rest_open(world: World) -> None:
    anna = await world.guest("Anna")
    made = await anna.post("/api/tables", {"game": "parley", "players": 3, "seats": [{"kind": "me"}]})
    assert [s["kind"] for s in made["table"]["seats"]] == ["user", "open", "open"]


async def test_of_many_who_join_at_once_only_so_many_get_a_seat(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "open", "open")
    others = [await world.guest(f"Guest {i}") for i in range(6)]
    done = await asyncio.gather(
        *(p.post(f"/api/tables/{table}/join") for p in others), return_exceptions=True
    )
    taken = [d["seat"] for d in done if isinstance(d, dict)]
    assert sorted(taken) == [1, 2]
    assert {d.code for d in done if isinstance(d, Refused)} <= {"taken", "started"}


async def test_a_taken_seat_stays_taken(world: World) -> None:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    table = await world.table(anna, "me", "open", "open")
    for seat in (0, 15):
        with pytest.raises(Refused) as refused:
            await bert.post(f"/api/tables/{table}/join", {"seat": seat})
        assert refused.value.code == "taken"
    with pytest.raises(Refused) as refused:
        await anna.request("PUT", f"/api/tables/{table}/seats/9", json={"kind": "me"})
    assert refused.value.code == "not-found"


async def test_a_link_leads_to_its_seat_even_at_a_private_table(world: World) -> None:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    table = await world.table(anna, "me", "link", private=True)
    link = (await seats_of(anna, table))[1]["link"]
    assert isinstance(link, str)
    key = link.removeprefix("/join/")
    invited = await world.stranger().get(f"/api/join/{key}")
    assert invited["seat"] == 1
    assert invited["table"]["creator"] == "Anna"
    assert all(s["link"] is None for s in invited["table"]["seats"])
    joined = await bert.post(f"/api/join/{key}")
    assert joined["table"]["status"] == "playing"
    assert joined["table"]["you"]["seats"] == [1]
    with pytest.raises(Refused) as refused:
        await (await world.guest("Cleo")).post(f"/api/join/{key}")
    assert refused.value.code == "not-found"


async def test_only_the_creator_sees_links(world: World) -> None:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    table = await world.table(anna, "me", "link", "open")
    await bert.post(f"/api/tables/{table}/join")
    assert (await seats_of(bert, table))[1]["link"] is None
    assert (await seats_of(world.stranger(), table))[1]["link"] is None


async def test_a_new_link_revokes_the_old_one(world: World) -> None:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    table = await world.table(anna, "me", "link")
    old = str((await seats_of(anna, table))[1]["link"]).removeprefix("/join/")
    await anna.request("PUT", f"/api/tables/{table}/seats/1", json={"kind": "link"})
    new = str((await seats_of(anna, table))[1]["link"]).removeprefix("/join/")
    assert new != old
    await anna.request("PUT", f"/api/tables/{table}/seats/1", json={"kind": "open"})
    await anna.request("PUT", f"/api/tables/{table}/seats/1", json={"kind": "link"})
    for revoked in (old, new):
        with pytest.raises(Refused) as refused:
            await bert.post(f"/api/join/{revoked}")
        assert refused.value.code == "not-found"


async def test_forged_links_are_refused(world: World) -> None:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    table = await world.table(anna, "me", "link")
    good = str((await seats_of(anna, table))[1]["link"]).removeprefix("/join/")
    forged = [
        good[:-1] + ("A" if good[-1] != "A" else "B"),
        good.replace(".1.", ".0."),
        "x",
        f"{table}.1.",
        "a.b.c",
        f"{table}.99.x",
        f"{table}.².",
    ]
    for key in forged:
        with pytest.raises(Refused) as refused:
            await bert.post(f"/api/join/{key}")
        assert refused.value.code == "not-found"


async def test_who_leaves_frees_the_seat(world: World) -> None:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    table = await world.table(anna, "me", "open", "open")
    await bert.post(f"/api/tables/{table}/join", {"seat": 2})
    with pytest.raises(Refused) as refused:
        await bert.post(f"/api/tables/{table}/leave", {"seat": 0})
    assert refused.value.code == "forbidden"
    left = await bert.post(f"/api/tables/{table}/leave", {"seat": 2})
    assert left["table"]["seats"][2]["kind"] == "open"


async def test_nobody_leaves_a_game_that_has_begun(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "me")
    for method, path, body in [
        ("POST", "leave", {"seat": 0}),
        ("POST", "join", {}),
        ("PUT", "seats/0", {"kind": "open"}),
    ]:
        with pytest.raises(Refused) as refused:
            await anna.request(method, f"/api/tables/{table}/{path}", json=body)
        assert refused.value.code == "started"


async def test_only_the_creator_changes_seats_and_not_those_of_others(world: World) -> None:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    table = await world.table(anna, "me", "open", "open")
    await bert.post(f"/api/tables/{table}/join", {"seat": 1})
    with pytest.raises(Refused) as refused:
        await bert.request("PUT", f"/api/tables/{table}/seats/2", json={"kind": "me"})
    assert refused.value.code == "forbidden"
    with pytest.raises(Refused) as refused:
        await anna.request("PUT", f"/api/tables/{table}/seats/1", json={"kind": "me"})
    assert refused.value.code == "taken"
    changed = await anna.request("PUT", f"/api/tables/{table}/seats/2", json={"kind": "bot", "bot": "random"})
    assert changed["table"]["status"] == "playing"


async def test_who_resigns_is_played_by_a_bot_and_looks_on(world: World) -> None:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    table = await world.table(anna, "me", "open")
    await bert.post(f"/api/tables/{table}/join")
    socket = await bert.at(table)
    assert socket.views[table]["seat"] == 1
    await bert.do(table, "resign")
    shown = (await anna.get(f"/api/tables/{table}"))["table"]
    assert shown["seats"][1]["resigned"]
    assert shown["seats"][1]["stand_in"]["kind"] == "bot"
    await socket.until(lambda: socket.views[table]["seat"] is None)
    with pytest.raises(Refused) as refused:
        await bert.view(table, 1)
    assert refused.value.code == "forbidden"
    watching = await anna.at(table)
    await watching.answer(table)
    await watching.seen(table, 2)
    await watching.until(lambda: "question" in watching.views[table]["scene"])
    with pytest.raises(Refused) as refused:
        await bert.do(table, "return")
    assert refused.value.code == "forbidden"
