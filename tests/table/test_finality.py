"""Answers that can't be taken back are held up, if one asks for that; all others pass."""

import pytest

from table.harness import Person, Refused, Socket, World

pytestmark = pytest.mark.anyio


async def seated(world: World, *others: str) -> tuple[str, Person, list[Socket]]:
    """Anna, and Bert if a seat is open; everybody has aimed."""
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", *others)
    people = [anna]
    if "open" in others:
        people.append(await world.guest("Bert"))
        await people[1].post(f"/api/tables/{table}/join")
    sockets = [await p.at(table) for p in people]
    for socket in sockets:
        await socket.until(lambda s=socket: "question" in s.views[table]["scene"])
        await socket.answer(table)
    await sockets[0].until(lambda: asks_for_deed(sockets[0], table))
    return table, anna, sockets


def asks_for_deed(socket: Socket, table: str) -> bool:
    question = socket.views[table]["scene"].get("question")
    return question is not None and any(c["answer"] == ["draw"] for c in question["choices"])


async def give(socket: Socket, table: str, *answer: str, **fields: bool) -> dict[str, object]:
    view = socket.views[table]
    serial = view["scene"]["question"]["serial"]
    return await socket.do(
        "answer", table=table, seat=view["seat"], serial=serial, answer=list(answer), **fields
    )


async def test_what_shows_something_hidden_is_held_up_and_nothing_has_happened(world: World) -> None:
    table, anna, (socket, _) = await seated(world, "open")
    before = world.live(table).row.position
    with pytest.raises(Refused) as refused:
        await give(socket, table, "draw", unless_final=True)
    assert refused.value.code == "final"
    assert refused.value.error["message"] == "This may show something hidden. You can't take it back alone."
    assert (await anna.view(table, 0))["position"] == before
    assert (await give(socket, table, "draw"))["position"] == before + 1


async def test_it_is_said_in_the_readers_language(world: World) -> None:
    table, _, (socket, _) = await seated(world, "open")
    await socket.do("language", lang="de")
    with pytest.raises(Refused) as refused:
        await give(socket, table, "draw", unless_final=True)
    assert "Verborgenes" in refused.value.error["message"]


async def test_what_another_person_answers_later_can_still_be_taken_back(world: World) -> None:
    table, _, (socket, _) = await seated(world, "open")
    await give(socket, table, "pass", unless_final=True)
    await socket.do("undo", table=table)


async def test_bots_go_on_at_once_so_it_is_final_where_people_would_have_to_agree(world: World) -> None:
    table, _, sockets = await seated(world, "random", "open")
    with pytest.raises(Refused) as refused:
        await give(sockets[0], table, "pass", unless_final=True)
    assert refused.value.code == "final"
    assert "The others go on at once" in refused.value.error["message"]


async def test_alone_with_bots_nothing_is_final(world: World) -> None:
    table, _, (socket,) = await seated(world, "random")
    await give(socket, table, "draw", unless_final=True)


async def test_what_is_not_possible_is_refused_as_ever(world: World) -> None:
    table, _, (socket, other) = await seated(world, "open")
    with pytest.raises(Refused) as refused:
        await give(socket, table, "fly", unless_final=True)
    assert refused.value.code == "illegal"
    fields = {"table": table, "answer": ["draw"], "unless_final": True}
    with pytest.raises(Refused) as refused:
        await socket.do("answer", serial=10**6, **fields)
    assert refused.value.code == "stale"
    serial = socket.views[table]["scene"]["question"]["serial"]
    with pytest.raises(Refused) as refused:
        await other.do("answer", serial=serial, **fields)
    assert refused.value.code == "not-asked"
