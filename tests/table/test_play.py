"""Questions and answers over the wire."""

import asyncio
import random

import msgspec
import pytest

from table.harness import Refused, Socket, World

pytestmark = pytest.mark.anyio


async def two_at_a_table(world: World, **more: object) -> tuple[str, Socket, Socket]:
    """Anna and Bert, each looking at their table."""
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    table = await world.table(anna, "me", "open", **more)
    await bert.post(f"/api/tables/{table}/join")
    return table, await anna.at(table), await bert.at(table)


def question_of(socket: Socket, table: str) -> dict[str, object]:
    question: dict[str, object] = socket.views[table]["scene"]["question"]
    return question


async def play_to_end(table: str, sockets: list[Socket], rng: random.Random) -> None:
    """Everyone answers whatever he is asked, until it is over."""
    while True:
        for socket in sockets:
            view = socket.views[table]
            if "outcome" in view["scene"]:
                return
            if "question" in view["scene"]:
                reply = await socket.answer(table, rng)
                for each in sockets:
                    await each.seen(table, reply["position"])
                break
        else:
            raise AssertionError("nobody is asked, and it is not over")


async def test_both_answer_together_and_go_on(world: World) -> None:
    table, anna, bert = await two_at_a_table(world)
    assert (await anna.answer(table))["position"] == 1
    assert "question" not in (await anna.seen(table, 1))["scene"]
    await bert.seen(table, 1)
    assert (await bert.answer(table))["position"] == 2
    view = await anna.seen(table, 2)
    assert view["scene"]["waiting"] == [0]


async def test_a_whole_game_and_every_patch_is_what_a_full_view_would_be(world: World) -> None:
    """The scene that a client puts together from patches is, byte for byte, the one it would get in full."""
    table, anna, bert = await two_at_a_table(world, options={"length": 1})
    rng = random.Random(7)
    watcher = await world.stranger().connected()
    await watcher.do("open", table=table)
    while True:
        for socket, person_seat in ((anna, 0), (bert, 1), (watcher, None)):
            view = socket.views.get(table) or await socket.seen(table)
            fresh = await world.stranger().connected() if person_seat is None else None
            if fresh is not None:
                await fresh.do("open", table=table)
                full = await fresh.seen(table, view["position"])
                assert full["scene"] == view["scene"]
                assert full["log"]["lines"] == view["log"]["lines"]
        if "outcome" in anna.views[table]["scene"]:
            break
        asked = anna if "question" in anna.views[table]["scene"] else bert
        reply = await asked.answer(table, rng)
        for socket in (anna, bert, watcher):
            await socket.seen(table, reply["position"])
        await anna.do("view", table=table)
    patches = [r for r in watcher.raw if '"patch"' in r]
    assert patches


async def test_a_stale_answer_is_refused(world: World) -> None:
    table, anna, bert = await two_at_a_table(world)
    serial = question_of(anna, table)["serial"]
    await anna.answer(table)
    await bert.answer(table)
    await anna.seen(table, 2)
    with pytest.raises(Refused) as refused:
        await anna.do("answer", table=table, serial=serial, answer=["aim", "town:0"])
    assert refused.value.code == "stale"


async def test_a_double_click_counts_once(world: World) -> None:
    table, anna, bert = await two_at_a_table(world)
    await anna.answer(table)
    await bert.answer(table)
    view = await anna.seen(table, 2)
    question = view["scene"]["question"]
    answer = {"table": table, "serial": question["serial"], "answer": question["choices"][0]["answer"]}
    for number in (101, 102):
        anna.send(msgspec.json.encode({"id": number, "do": "answer", **answer}).decode())
    replies: dict[int, dict[str, object]] = {}
    while len(replies) < 2:
        message = await anna.next()
        assert message is not None
        if message.get("re") in (101, 102):
            replies[message["re"]] = message
    assert replies[101]["ok"]
    assert replies[102]["error"]["code"] in ("stale", "not-asked")  # type: ignore[index]


async def test_an_answer_out_of_turn_is_refused(world: World) -> None:
    table, anna, bert = await two_at_a_table(world)
    await anna.answer(table)
    await bert.answer(table)
    view = await bert.seen(table, 2)
    assert "question" not in view["scene"]
    serial = (await anna.seen(table, 2))["scene"]["question"]["serial"]
    with pytest.raises(Refused) as refused:
        await bert.do("answer", table=table, serial=serial, answer=["pass"])
    assert refused.value.code == "not-asked"


async def test_an_answer_for_somebody_elses_seat_is_refused(world: World) -> None:
    table, anna, bert = await two_at_a_table(world)
    serial = question_of(anna, table)["serial"]
    for seat in (0, 9):
        with pytest.raises(Refused) as refused:
            await bert.do("answer", table=table, seat=seat, serial=serial, answer=["aim", "town:0"])
        assert refused.value.code == "forbidden"
    stranger = await world.stranger().connected()
    with pytest.raises(Refused) as refused:
        await stranger.do("answer", table=table, seat=0, serial=serial, answer=["aim", "town:0"])
    assert refused.value.code == "no-session"
    assert (await anna.do("ping"))["ok"]


@pytest.mark.parametrize(
    "answer",
    [["aim", "town:99"], ["aim"], ["march"], ["aim", "town:0", "town:0"], ["AIM", "town:0"], ["aim", 0]],
)
async def test_an_answer_that_was_not_offered_is_refused_and_nothing_changes(
    world: World, answer: list[object]
) -> None:
    table, anna, _ = await two_at_a_table(world)
    before = anna.views[table]
    with pytest.raises(Refused) as refused:
        await anna.do("answer", table=table, serial=question_of(anna, table)["serial"], answer=answer)
    assert refused.value.code == "illegal"
    assert refused.value.error["rule"] == "PY-2.2"
    await anna.do("view", table=table)
    await anna.until(lambda: anna.views[table] is not before)
    assert anna.views[table]["scene"] == before["scene"]


async def test_why_not_names_the_rule_and_speaks_the_readers_language(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "me")
    for seat in (0, 1):
        await anna.answer_first(table, seat)
    question = (await anna.view(table, 0))["scene"]["question"]
    assert question["rule"] == "PY-3.2"
    legal = await anna.do(table, "why", seat=0, answer=["draw"])
    assert legal["refusal"] is None
    socket = await anna.at(table, seat=0)
    await socket.do("language", lang="de")
    said = await socket.do("why", table=table, seat=1, answer=["draw"])
    assert said["refusal"] == {"rule": "", "why": "Du bist gerade nicht gefragt."}
    refused = await socket.do("why", table=table, seat=0, answer=["besiege", "town:99"])
    assert refused["refusal"]["rule"] == "PY-3.2"
    touched = await socket.do("untouchable", table=table, seat=0, touches=["lord:1"])
    # Which of the two stands in the way depends on the cards that were dealt.
    assert touched["refusal"]["rule"] in ("PY-3.2", "PY-3.5")
    assert touched["refusal"]["why"]


async def test_nothing_is_answered_before_play_begins_or_after_it(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "open")
    for action in (
        {"do": "answer", "serial": 1, "answer": ["pass"]},
        {"do": "undo"},
        {"do": "why", "answer": ["pass"]},
        {"do": "propose", "kind": "rewind"},
        {"do": "resign"},
        {"do": "stand", "window": "ruse", "answer": ["pass"]},
    ):
        with pytest.raises(Refused) as refused:
            await anna.do(table, **action)  # type: ignore[arg-type]
        assert refused.value.code == "not-started"
    with pytest.raises(Refused) as refused:
        await anna.view(table)
    assert refused.value.code == "not-started"


async def test_when_it_is_over_everyone_sees_everything(world: World) -> None:
    table, anna, bert = await two_at_a_table(world, options={"length": 1})
    await play_to_end(table, [anna, bert], random.Random(3))
    shown = (await anna.told("table"))["table"]
    while shown["status"] != "over":
        shown = (await anna.told("table"))["table"]
    assert shown["seed"]
    assert shown["result"]["scores"]
    assert shown["result"]["ending"]
    await anna.do("look", table=table, seat=1)
    view = await anna.until(lambda: anna.views[table]["seat"] == 1 and anna.views[table])
    assert view["scene"]["outcome"]
    for action in ({"do": "undo"}, {"do": "answer", "serial": 1, "answer": ["pass"]}, {"do": "resign"}):
        with pytest.raises(Refused) as refused:
            await anna.do(table=table, **action)
        assert refused.value.code == "over"


async def test_many_answers_at_once_to_one_question_and_one_wins(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "me")
    for seat in (0, 1):
        await anna.answer_first(table, seat)
    question = (await anna.view(table, 0))["scene"]["question"]
    sockets = [await anna.connected() for _ in range(6)]
    done = await asyncio.gather(
        *(
            s.do(
                "answer",
                table=table,
                seat=0,
                serial=question["serial"],
                answer=question["choices"][i % len(question["choices"])]["answer"],
            )
            for i, s in enumerate(sockets)
        ),
        return_exceptions=True,
    )
    assert sum(isinstance(d, dict) for d in done) == 1
    assert {d.code for d in done if isinstance(d, Refused)} <= {"stale", "not-asked"}
    entries = await world.services.store.read(
        lambda tx: tx.all("SELECT serial FROM entries WHERE kind = 'answer' AND table_id = ?", table)
    )
    assert len(entries) == 3


async def test_whoever_comes_back_finds_everything(world: World) -> None:
    table, anna, bert = await two_at_a_table(world)
    await anna.answer(table)
    await anna.leave()
    await bert.seen(table, 1)
    await bert.answer(table)
    back = await anna_again(world, table, bert)
    assert back.views[table]["position"] == 2


async def anna_again(world: World, table: str, bert: Socket) -> Socket:
    """Anna's connection is gone; she opens the table anew."""
    live = world.live(table)
    owner = live.row.seats[0].user
    person = world.stranger()
    session = await world.services.sessions.begin(
        (await world.services.store.read(lambda tx: _user(tx, owner))), world.services.runtime.now()
    )
    person.http.cookies.set("theatrum", session[0])
    await person.get("/api/me")
    return await person.at(table)


def _user(tx: object, user: str | None) -> object:
    from theatrum.table.store import people

    return people.user_by_id(tx, user)  # type: ignore[arg-type]


async def test_a_table_that_was_put_away_is_rebuilt_as_it_was(world: World) -> None:
    table, anna, bert = await two_at_a_table(world)
    rng = random.Random(5)
    for _ in range(12):
        asked = anna if "question" in anna.views[table]["scene"] else bert
        reply = await asked.answer(table, rng)
        await anna.seen(table, reply["position"])
        await bert.seen(table, reply["position"])
    live = world.live(table)
    before = live.loaded
    assert before is not None
    digest, serial, position = before.digest, before.serial, before.position
    live.drop_game()
    async with live.lock:
        again = await live.game()
    assert (again.digest, again.serial, again.position) == (digest, serial, position)
    assert again is not before


async def test_the_language_can_be_changed_in_a_running_game(world: World) -> None:
    table, anna, _ = await two_at_a_table(world)
    english = question_of(anna, table)["prompt"]
    await anna.do("language", lang="de")
    await anna.until(lambda: question_of(anna, table)["prompt"] != english)
    with pytest.raises(Refused) as refused:
        await anna.do("answer", table=table, serial=99, answer=["pass"])
    assert refused.value.error["message"] == "Diese Frage ist schon beantwortet."


# ---- hot seat ----------------------------------------------------------------------------------------------------
async def test_hot_seat_covers_the_table_between_secrets(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "me")
    socket = await anna.at(table)
    assert socket.views[table]["seat"] == 0
    assert socket.views[table]["cover"] is None
    await socket.answer(table)
    view = await socket.seen(table, 1)
    assert view["cover"] == 1
    assert "question" not in view["scene"]
    await socket.do("look", table=table, seat=1)
    view = await socket.until(lambda: socket.views[table]["seat"] == 1 and socket.views[table])
    assert view["cover"] is None
    assert view["scene"]["question"]
    with pytest.raises(Refused) as refused:
        await socket.do("undo", table=table)
    assert refused.value.code == "invalid"


async def test_nobody_looks_from_anothers_seat(world: World) -> None:
    table, anna, _ = await two_at_a_table(world)
    for do in ("open", "look"):
        with pytest.raises(Refused) as refused:
            await anna.do(do, table=table, seat=1)
        assert refused.value.code == "forbidden"
    stranger = world.stranger()
    with pytest.raises(Refused) as refused:
        await stranger.view(table, 0)
    assert refused.value.code == "forbidden"
    assert (await stranger.view(table))["seat"] is None


# ---- standing answers --------------------------------------------------------------------------------------------
async def test_a_standing_answer_answers_by_itself_and_can_be_taken_away(world: World) -> None:
    table, anna, bert = await two_at_a_table(world)
    await anna.answer(table)
    await bert.answer(table)
    left = await bert.do("stand", table=table, window="ruse", answer=["pass"])
    assert [s["window"] for s in left["standing"]] == ["ruse"]
    question = (await anna.seen(table, 2))["scene"]["question"]
    siege = next(c["answer"] for c in question["choices"] if c["answer"][0] == "besiege")
    reply = await anna.do("answer", table=table, serial=question["serial"], answer=siege)
    assert reply["position"] == 4
    opened = await bert.do("open", table=table)
    assert opened["standing"][0]["answer"] == ["pass"]
    assert (await anna.do("open", table=table))["standing"] == []
    assert (await bert.do("stand", table=table, window="ruse", answer=None))["standing"] == []


async def test_a_standing_answer_for_an_unknown_window_is_refused(world: World) -> None:
    table, anna, _ = await two_at_a_table(world)
    with pytest.raises(Refused) as refused:
        await anna.do("stand", table=table, window="door", answer=["pass"])
    assert refused.value.code == "invalid"
    assert refused.value.error["field"] == "window"


# ---- connections -------------------------------------------------------------------------------------------------
async def test_a_connection_has_to_say_hello(world: World) -> None:
    anna = await world.guest("Anna")
    socket = anna.socket()
    socket.send('{"id": 1, "do": "ping"}')
    message = await socket.next()
    assert message is not None
    assert message["error"]["code"] == "malformed"
    assert await socket.next() is None
    assert socket.closed == 4400


async def test_a_connection_with_a_wrong_token_is_closed(world: World) -> None:
    anna = await world.guest("Anna")
    socket = anna.socket()
    with pytest.raises(Refused) as refused:
        await socket.do("hello", csrf="wrong")
    assert refused.value.code == "bad-csrf"
    assert await socket.next() is None
    assert socket.closed == 4403


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://table.test.evil", "null", "http://table.test:81"]
)
async def test_a_connection_from_elsewhere_is_never_accepted(world: World, origin: str) -> None:
    anna = await world.guest("Anna")
    socket = anna.socket(origin=origin)
    assert await socket.next() is None
    assert not socket.accepted


async def test_one_connection_looks_at_several_tables_but_not_at_too_many(world: World) -> None:
    anna = await world.guest("Anna")
    socket = await anna.connected()
    tables = [await world.table(anna, "me", "me") for _ in range(9)]
    for table in tables[:8]:
        await socket.do("open", table=table)
    with pytest.raises(Refused) as refused:
        await socket.do("open", table=tables[8])
    assert refused.value.code == "rate-limited"
    await socket.do("close", table=tables[0])
    with pytest.raises(Refused) as refused:
        await socket.do("view", table=tables[0])
    assert refused.value.code == "not-open"
    await socket.do("open", table=tables[8])


async def test_my_other_tables_tell_me_when_it_is_my_turn(world: World) -> None:
    table, anna, bert = await two_at_a_table(world)
    lobby = await anna_again(world, table, bert)
    await lobby.do("close", table=table)
    await anna.answer(table)
    await bert.seen(table, 1)
    await bert.answer(table)
    told = await lobby.told("turn")
    assert told["table"] == table
    assert told["seat"] == 0
    assert told["game_title"] == "Parley"


async def test_online_and_spectators_are_shown(world: World) -> None:
    table, anna, bert = await two_at_a_table(world)
    watcher = await world.stranger().at(table)

    def shown() -> bool:
        news = [n["table"] for n in anna.news if n["type"] == "table"]
        return bool(news) and news[-1]["spectators"] == 1 and all(s["online"] for s in news[-1]["seats"])

    await anna.until(shown)
    await watcher.leave()
    await bert.leave()
    anna.news.clear()

    def gone() -> bool:
        news = [n["table"] for n in anna.news if n["type"] == "table"]
        return (
            bool(news)
            and news[-1]["spectators"] == 0
            and [s["online"] for s in news[-1]["seats"]] == [True, False]
        )

    await anna.until(gone)


async def test_a_house_that_closes_says_goodbye(world: World) -> None:
    _, anna, _ = await two_at_a_table(world)
    await world.services.close()
    assert (await anna.told("bye"))["reason"] == "stopping"
    assert await anna.next() is None
    assert anna.closed == 1012
    world._stack.pop_all()
