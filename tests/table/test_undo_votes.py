"""Taking back: alone as far as the kernel allows, beyond that by vote."""

import pytest

from table.harness import Person, Refused, Socket, World

pytestmark = pytest.mark.anyio


async def three(world: World) -> tuple[str, list[Person], list[Socket]]:
    people = [await world.guest(name) for name in ("Anna", "Bert", "Cleo")]
    table = await world.table(people[0], "me", "open", "open")
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join")
    return table, people, [await p.at(table) for p in people]


async def aim_all(table: str, sockets: list[Socket]) -> None:
    for i, socket in enumerate(sockets):
        await socket.seen(table, i)
        await socket.answer(table)
    for socket in sockets:
        await socket.seen(table, len(sockets))


def draw_of(view: dict[str, object]) -> tuple[int, list[object]]:
    question = view["scene"]["question"]  # type: ignore[index]
    return question["serial"], ["draw"]


async def test_an_answer_that_waits_for_others_can_be_taken_back(world: World) -> None:
    table, _, (anna, bert, _) = await three(world)
    await anna.answer(table, pick=0)
    view = await anna.seen(table, 1)
    assert view["undo"] == {"may": True}
    assert (await anna.do("undo", table=table))["position"] == 0
    view = await anna.until(lambda: anna.views[table]["version"] > view["version"] and anna.views[table])
    assert view["scene"]["question"]["serial"] > 1
    assert [line["key"] for line in view["log"]["lines"]][-1] == "undone"
    assert view["log"]["lines"][-1]["words"] == ["Anna took back one answer."]
    with pytest.raises(Refused) as refused:
        await anna.do("answer", table=table, serial=1, answer=["aim", "town:0"])
    assert refused.value.code == "stale"
    assert (await bert.seen(table, 0))["position"] == 0


async def test_a_barrier_can_not_be_crossed_alone(world: World) -> None:
    table, _, sockets = await three(world)
    anna = sockets[0]
    await aim_all(table, sockets)
    serial, answer = draw_of(anna.views[table])
    await anna.do("answer", table=table, serial=serial, answer=answer)
    view = await anna.seen(table, 4)
    assert view["undo"]["may"] is False
    assert view["undo"]["code"] == "undo-reveal"
    assert view["undo"]["position"] == 3
    with pytest.raises(Refused) as refused:
        await anna.do("undo", table=table)
    assert refused.value.code == "undo-refused"
    assert refused.value.error["message"] == view["undo"]["why"]


async def test_beyond_a_barrier_all_others_have_to_agree(world: World) -> None:
    table, _, sockets = await three(world)
    anna, bert, cleo = sockets
    await aim_all(table, sockets)
    serial, answer = draw_of(anna.views[table])
    await anna.do("answer", table=table, serial=serial, answer=answer)
    proposal = (await anna.do("propose", table=table, kind="rewind"))["proposal"]
    assert proposal["position"] == 3
    assert proposal["needed"] == [1, 2]
    assert proposal["words"] == "Anna asks to go back by one answer."
    news = await bert.until(
        lambda: [n for n in bert.news if n["type"] == "table" and n["table"]["proposals"]]
    )
    assert news[0]["table"]["proposals"][0]["id"] == proposal["id"]
    watcher = await world.stranger().connected()
    assert (await watcher.do("open", table=table))["table"]["proposals"] == []
    await bert.do("vote", table=table, proposal=proposal["id"], agree=True)
    assert world.live(table).row.position == 4
    await cleo.do("vote", table=table, proposal=proposal["id"], agree=True)
    # Position 3 was seen before, too: it is the line that tells the view after the vote from one that comes late.
    went_back = ["The table went back by one answer."]
    view = await anna.until(
        lambda: anna.views[table]["log"]["lines"][-1]["words"] == went_back and anna.views[table]
    )
    assert (view["position"], view["scene"]["question"]["seat"]) == (3, 0)
    with pytest.raises(Refused) as refused:
        await cleo.do("vote", table=table, proposal=proposal["id"], agree=True)
    assert refused.value.code == "not-open"


async def test_one_refusal_is_enough(world: World) -> None:
    table, _, sockets = await three(world)
    await aim_all(table, sockets)
    proposal = (await sockets[0].do("propose", table=table, kind="rewind", position=0))["proposal"]
    await sockets[2].do("vote", table=table, proposal=proposal["id"], agree=False)
    with pytest.raises(Refused) as refused:
        await sockets[1].do("vote", table=table, proposal=proposal["id"], agree=True)
    assert refused.value.code == "not-open"
    assert world.live(table).row.position == 3


async def test_the_proposer_may_withdraw_but_not_agree_for_others(world: World) -> None:
    table, _, sockets = await three(world)
    await aim_all(table, sockets)
    proposal = (await sockets[0].do("propose", table=table, kind="rewind", position=1))["proposal"]
    await sockets[0].do("vote", table=table, proposal=proposal["id"], agree=True)
    assert world.live(table).row.position == 3
    await sockets[0].do("vote", table=table, proposal=proposal["id"], agree=False)
    assert world.live(table).proposals == []


async def test_strangers_have_no_vote(world: World) -> None:
    table, _, sockets = await three(world)
    await aim_all(table, sockets)
    proposal = (await sockets[0].do("propose", table=table, kind="rewind"))["proposal"]
    dora = await world.guest("Dora")
    for action in (
        {"do": "vote", "proposal": proposal["id"], "agree": True},
        {"do": "propose", "kind": "rewind"},
        {"do": "undo"},
    ):
        with pytest.raises(Refused) as refused:
            await dora.do(table, **action)
        assert refused.value.code == "forbidden"


async def test_alone_among_bots_nobody_has_to_be_asked(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "me")
    for seat in (0, 1):
        await anna.answer_first(table, seat)
    done = await anna.do(table, "propose", seat=0, kind="rewind", position=0)
    assert done["proposal"] is None
    assert (await anna.view(table, 0))["position"] == 0


@pytest.mark.parametrize("position", [3, 4, 2**31 - 1])
async def test_only_the_past_can_be_gone_back_to(world: World, position: int) -> None:
    table, _, sockets = await three(world)
    await aim_all(table, sockets)
    with pytest.raises(Refused) as refused:
        await sockets[0].do("propose", table=table, kind="rewind", position=position)
    assert refused.value.code == "invalid"


async def test_proposals_do_not_pile_up(world: World) -> None:
    table, _, sockets = await three(world)
    await aim_all(table, sockets)
    for _ in range(4):
        await sockets[0].do("propose", table=table, kind="rewind", position=0)
    with pytest.raises(Refused) as refused:
        await sockets[0].do("propose", table=table, kind="rewind", position=0)
    assert refused.value.code == "not-open"


async def test_what_was_undone_survives_a_restart(world: World) -> None:
    table, people, (anna, _, _) = await three(world)
    await anna.answer(table)
    await anna.do("undo", table=table)
    await anna.seen(table, 0)
    live = world.live(table)
    game = live.loaded
    assert game is not None
    before = (game.digest, game.serial, game.position)
    live.drop_game()
    view = await people[0].view(table, 0)
    again = live.loaded
    assert again is not None
    assert (again.digest, again.serial, again.position) == before
    assert view["log"]["lines"][-1]["key"] == "undone"
