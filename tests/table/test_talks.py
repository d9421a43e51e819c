"""Secret talks among chosen seats: kept from everybody else, opened and closed by the game's phase (PY-5.4)."""

import json

import pytest

from table.harness import Person, Refused, Socket, World

pytestmark = pytest.mark.anyio
SECRET = "I cede you the town tomorrow"


async def three_at(world: World) -> tuple[str, list[Person], list[Socket]]:
    """Anna, Bert and Cleo at a table; Anna drafts a treaty, so there is time for secret talks."""
    people = [await world.guest(name) for name in ("Anna", "Bert", "Cleo")]
    table = await world.table(people[0], "me", "open", "open")
    for guest in people[1:]:
        await guest.post(f"/api/tables/{table}/join")
    for seat, person in enumerate(people):
        await person.answer_first(table, seat)
    sockets = [await person.at(table) for person in people]
    await draft(people[0], table)
    return table, people, sockets


async def draft(person: Person, table: str) -> None:
    scene = (await person.get(f"/api/tables/{table}/view"))["scene"]
    serial = scene["question"]["serial"]
    await person.do(table, "answer", serial=serial, answer=["parley"])


async def refused(person: Person, table: str, **fields: object) -> str:
    with pytest.raises(Refused) as error:
        await person.do(table, "whisper", **fields)
    return str(error.value.code)


async def test_only_those_it_is_said_to_hear_it(world: World) -> None:
    table, (anna, bert, cleo), (annas, berts, cleos) = await three_at(world)
    watcher = await world.stranger().at(table)
    await anna.do(table, "whisper", to=[1], text=SECRET)
    news = await berts.told("whisper")
    assert (news["seats"], news["line"]["seat"], news["line"]["text"]) == ([0, 1], 0, SECRET)
    assert (await annas.told("whisper"))["line"]["mine"]
    await bert.do(table, "chat", text="aloud")
    for socket in (cleos, watcher):
        assert (await socket.told("chat"))["line"]["text"] == "aloud"
        assert SECRET not in "".join(socket.raw)
    for person, lines in ((anna, 1), (bert, 1), (cleo, 0)):
        talks = (await person.get(f"/api/tables/{table}/talks"))["talks"]
        assert sum(len(room["lines"]) for room in talks) == lines
        opened = await (await person.connected()).do("open", table=table)
        assert opened["talks"] == talks
    for path in ("chat", "log", "timeline", "view"):
        assert SECRET not in json.dumps(await cleo.get(f"/api/tables/{table}/{path}"))


async def test_nobody_can_count_what_others_whisper(world: World) -> None:
    table, (anna, bert, cleo), _ = await three_at(world)
    for _ in range(3):
        await anna.do(table, "whisper", to=[1], text=SECRET)
    await cleo.do(table, "whisper", to=[1, 0], text="the three of us")
    await bert.do(table, "chat", text="aloud")
    talks = (await cleo.get(f"/api/tables/{table}/talks"))["talks"]
    assert [(room["seats"], [line["id"] for line in room["lines"]]) for room in talks] == [([0, 1, 2], [1])]
    assert [line["id"] for line in (await cleo.get(f"/api/tables/{table}/chat"))["chat"]] == [1]


async def test_the_phase_opens_and_closes_it(world: World) -> None:
    table, (anna, bert, _), (annas, *_) = await three_at(world)
    view = await anna.get(f"/api/tables/{table}/view")
    assert view["scene"]["talks"] == [[0, 1, 2]]
    await anna.do(table, "whisper", to=[1], text=SECRET)
    serial = view["scene"]["question"]["serial"]
    await anna.do(table, "answer", serial=serial, answer=["done"])
    assert "talks" not in (await anna.get(f"/api/tables/{table}/view"))["scene"]
    assert await refused(bert, table, to=[0], text="too late") == "not-open"
    assert (await bert.get(f"/api/tables/{table}/talks"))["talks"][0]["lines"][0]["text"] == SECRET
    await annas.leave()


async def test_who_does_not_sit_there_can_neither_whisper_nor_read(world: World) -> None:
    table, (anna, bert, cleo), _ = await three_at(world)
    dora = await world.guest("Dora")
    await anna.do(table, "whisper", to=[1], text=SECRET)
    assert await refused(dora, table, to=[1], text="psst") == "forbidden"
    assert await refused(cleo, table, seat=0, to=[1], text="I am Anna") == "forbidden"
    assert await refused(cleo, table, to=[2], text="to myself") == "invalid"
    assert await refused(cleo, table, to=[7], text="to nobody") == "invalid"
    assert await refused(bert, table, to=[0], text=" \x01 ") == "invalid"
    with pytest.raises(Refused) as error:
        await cleo.get(f"/api/tables/{table}/talks", seat=0)
    assert error.value.code == "forbidden"
    assert (await dora.get(f"/api/tables/{table}/talks"))["talks"] == []


async def test_bots_are_asked_into_no_room(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "me", "greedy")
    for seat in (0, 1):
        await anna.answer_first(table, seat)
    assert await refused(anna, table, seat=0, to=[2], text="psst") == "invalid"


async def test_the_end_opens_seats_to_look_from_but_no_rooms(world: World) -> None:
    table, (anna, _, cleo), _ = await three_at(world)
    await anna.do(table, "whisper", to=[1], text=SECRET)
    live = world.live(table)
    live.row.status = "over"
    assert (await cleo.get(f"/api/tables/{table}/talks", seat=0))["talks"] == []
    assert (await anna.get(f"/api/tables/{table}/talks", seat=0))["talks"] != []
    live.row.status = "playing"


async def test_one_takes_along_what_one_said_in_secret_and_only_that(world: World) -> None:
    table, (anna, bert, cleo), _ = await three_at(world)
    await anna.do(table, "whisper", to=[1], text=SECRET)
    assert [c["text"] for c in (await anna.get("/api/me/export"))["chat"]] == [SECRET]
    for other in (bert, cleo):
        assert SECRET not in json.dumps(await other.get("/api/me/export"))


async def test_only_a_game_with_agreements_offers_to_propose_one(world: World) -> None:
    games = {game["id"]: game for game in (await world.stranger().get("/api/games"))["games"]}
    assert games["elisabeth"]["agreements"]
    assert not games["parley"]["agreements"], "its treaties are drafted at the table"
