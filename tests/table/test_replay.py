"""Replay, forks, export and import."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import theatrum.core.record
from table.harness import Person, Refused, World
from theatrum.core.contract import Answer
from theatrum.core.game import Game
from theatrum.core.record_form import checksum
from theatrum.core.texts import plain

pytestmark = pytest.mark.anyio


Choice = Callable[[Sequence[Answer]], Answer]


def drawing(answers: Sequence[Answer]) -> Answer:
    """Whoever may draws a card, whatever chance has dealt: nobody else is told which."""
    return ("draw",) if ("draw",) in answers else answers[0]


async def played(
    world: World, answers: int, *seats: str, choose: Choice | None = None, **more: object
) -> tuple[str, Person]:
    """A hot-seat game some answers long (or to its end)."""
    anna = await world.guest("Anna")
    table = await world.table(anna, *(seats or ("me", "me")), **more)
    choose = choose or random.Random(1).choice
    live = await world.services.tables.find(table)
    for _ in range(answers):
        async with live.lock:
            game = await live.game()
            if game.over:
                break
            question = game.questions[0]
            answer = choose(question.answers)
        await anna.do(table, "answer", seat=question.seat, serial=question.serial, answer=list(answer))
    return table, anna


async def game_of(world: World, table: str) -> Game:
    live = await world.services.tables.find(table)
    async with live.lock:
        return await live.game()


async def test_every_position_can_be_looked_at_again(world: World) -> None:
    table, anna = await played(world, 15)
    seen = [await anna.view(table, 0, position) for position in range(16)]
    assert [v["position"] for v in seen] == list(range(16))
    assert all(v["newest"] == 15 for v in seen)
    assert all("question" not in v["scene"] for v in seen[:-1])
    assert all(v["undo"] is None for v in seen[:-1])
    lines = [len(v["log"]["lines"]) for v in seen]
    assert lines == sorted(lines)
    with pytest.raises(Refused) as refused:
        await anna.view(table, 0, 16)
    assert refused.value.code == "not-found"


async def test_while_it_runs_one_looks_from_ones_own_seat_only(world: World) -> None:
    table, _ = await played(world, 5)
    bert = await world.guest("Bert")
    assert (await bert.view(table, position=3))["seat"] is None
    for seat in (0, "open"):
        with pytest.raises(Refused) as refused:
            await bert.view(table, seat, 3)
        assert refused.value.code == "forbidden"
    for seat in (9, "x", "-1", "²"):
        with pytest.raises(Refused) as refused:
            await bert.view(table, seat, 3)
        assert refused.value.code == "malformed"


async def test_when_it_is_over_every_seat_and_the_open_table_can_be_seen(world: World) -> None:
    table, _ = await played(world, 500, options={"length": 1})
    game = await game_of(world, table)
    assert game.over
    bert = await world.guest("Bert")
    for seat in (0, 1):
        assert (await bert.view(table, seat, 4))["seat"] == seat
    shown = await bert.view(table, "open", 4)
    own = [await bert.view(table, seat, 4) for seat in (0, 1)]
    for seat in (0, 1):
        mine = [r for r in own[seat]["scene"].get("rows", []) if r.get("seat") == seat]
        assert [r for r in shown["scene"].get("rows", []) if r.get("seat") == seat] == mine
        panels = [p for p in own[seat]["scene"]["panels"] if p["seat"] == seat]
        assert [p for p in shown["scene"]["panels"] if p["seat"] == seat] == panels


async def test_the_time_line_tells_who_answered_when(world: World) -> None:
    table, anna = await played(world, 9)
    line = await anna.get(f"/api/tables/{table}/timeline")
    assert line["first"] == 0
    assert [s["position"] for s in line["steps"]] == list(range(1, 10))
    assert [s["at"] for s in line["steps"]] == sorted(s["at"] for s in line["steps"])
    assert line["steps"][0]["seat"] == 0
    await anna.do(table, "propose", seat=0, kind="rewind", position=4)
    line = await anna.get(f"/api/tables/{table}/timeline")
    assert len(line["steps"]) == 4
    assert line["bookmarks"] == [{"position": 4, "words": "The table went back by 5 answers."}]


async def test_the_log_is_the_readers_own_and_comes_in_pages(world: World) -> None:
    table, anna = await played(world, 40, options={"length": 6})
    whole = (await anna.get(f"/api/tables/{table}/log", seat=0))["lines"]
    assert whole
    game = await game_of(world, table)
    assert len(whole) == len(game.log(0))
    middle = whole[len(whole) // 2]["position"]
    before = (await anna.get(f"/api/tables/{table}/log", seat=0, before=middle))["lines"]
    assert before == [line for line in whole if line["position"] < middle]


# ---- forks -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("position", [2, 5, 9])
async def test_a_fork_looks_the_same_to_its_owner_and_is_dealt_anew(world: World, position: int) -> None:
    table, anna = await played(world, 12)
    original = await game_of(world, table)
    differs = 0
    for _ in range(6):
        made = (await anna.post(f"/api/tables/{table}/fork", {"seat": 0, "position": position}))["table"]
        assert made["sandbox"]
        assert made["private"]
        assert made["parent"]["table"] == table
        at = made["parent"]["position"]
        assert at <= position
        twin, then = await game_of(world, made["id"]), original.at(at)
        assert twin.header.seed != original.header.seed
        before, after = then.scene(0), twin.scene(0)
        for scene in (before, after):
            scene.position, scene.question = 0, None
        assert plain(after) == plain(before)
        differs += plain(twin.scene(1)) != plain(then.scene(1))
    assert differs, "six forks, and never were the secrets dealt anew"


async def test_a_fork_is_a_real_game(world: World) -> None:
    table, anna = await played(world, 10)
    fork = (await anna.post(f"/api/tables/{table}/fork", {"seat": 1, "position": 5}))["table"]["id"]
    game = await game_of(world, fork)
    question = game.questions[0]
    await anna.do(
        fork, "answer", seat=question.seat, serial=question.serial, answer=list(question.answers[0])
    )
    before = (await game_of(world, fork)).digest
    world.live(fork).drop_game()
    assert (await game_of(world, fork)).digest == before
    await anna.do(fork, "propose", seat=0, kind="rewind", position=game.epoch_position)
    mine = (await anna.get("/api/tables", list="mine"))["tables"]
    assert {t["id"] for t in mine} == {table, fork}


async def test_bots_can_play_in_a_fork(world: World) -> None:
    table, anna = await played(world, 4)
    wishes = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    fork = (await anna.post(f"/api/tables/{table}/fork", {"seat": 0, "seats": wishes}))["table"]
    assert [s["kind"] for s in fork["seats"]] == ["user", "bot"]
    for wrong in ([{"kind": "me"}], [{"kind": "me"}, {"kind": "open"}]):
        with pytest.raises(Refused) as refused:
            await anna.post(f"/api/tables/{table}/fork", {"seat": 0, "seats": wrong})
        assert refused.value.code == "bad-setup"


async def test_a_spectator_can_not_fork_a_running_game(world: World) -> None:
    table, _ = await played(world, 4)
    bert = await world.guest("Bert")
    for body in ({}, {"seat": 0}, {"seat": None, "position": 0}):
        with pytest.raises(Refused) as refused:
            await bert.post(f"/api/tables/{table}/fork", body)
        assert refused.value.code == "forbidden"


async def test_a_finished_game_can_be_forked_by_anyone_exactly_as_it_was(world: World) -> None:
    table, _ = await played(world, 500, options={"length": 1})
    original = await game_of(world, table)
    bert = await world.guest("Bert")
    with pytest.raises(Refused) as refused:
        await bert.post(f"/api/tables/{table}/fork", {})
    assert refused.value.code == "over"
    fork = (await bert.post(f"/api/tables/{table}/fork", {"position": 7}))["table"]
    twin = await game_of(world, fork["id"])
    assert twin.digest == original.at(7).digest
    assert fork["parent"] == {"table": table, "position": 7}


def words_of(lines: list[dict[str, Any]]) -> list[str]:
    return ["".join(part if isinstance(part, str) else part[1] for part in line["words"]) for line in lines]


async def test_a_fork_shows_what_its_owner_was_told_before(world: World) -> None:
    table, anna = await played(world, 20, choose=drawing, options={"length": 6})
    made = (await anna.post(f"/api/tables/{table}/fork", {"seat": 0}))["table"]
    game, twin = await game_of(world, table), await game_of(world, made["id"])
    begins = twin.epoch_position
    told = (await anna.view(table, 0))["log"]["lines"]
    shown = (await anna.view(made["id"], 0))["log"]["lines"]
    before = [line for line in shown if line.get("before")]
    assert len(before) > 5
    assert words_of(before) == words_of(told)[: len(before)]
    assert [line["position"] for line in before] == [line["position"] for line in told][: len(before)]
    assert all(line["gone"] for line in before)
    assert before[-1]["position"] <= begins <= game.position
    assert all(not line.get("before") for line in shown[len(before) :])


async def test_what_was_told_before_stays_as_a_fork_is_played_taken_back_and_loaded(world: World) -> None:
    table, anna = await played(world, 12, choose=drawing, options={"length": 6})
    fork = (await anna.post(f"/api/tables/{table}/fork", {"seat": 0}))["table"]["id"]

    async def before(where: str, position: int | None = None) -> list[str]:
        lines = (await anna.view(where, 0, position))["log"]["lines"]
        return words_of([line for line in lines if line.get("before")])

    told = await before(fork)
    assert told
    begins = (await game_of(world, fork)).position
    for _ in range(4):
        question = (await game_of(world, fork)).questions[0]
        answer = list(question.answers[0])
        await anna.do(fork, "answer", seat=question.seat, serial=question.serial, answer=answer)
        assert await before(fork) == told
    assert await before(fork, begins) == told
    await anna.do(fork, "propose", seat=0, kind="rewind", position=begins)
    assert await before(fork) == told
    world.live(fork).drop_game()
    assert await before(fork) == told
    pages = (await anna.get(f"/api/tables/{fork}/log", seat=0))["lines"]
    assert words_of([line for line in pages if line.get("before")]) == told
    again = (await anna.post(f"/api/tables/{fork}/fork", {"seat": 0}))["table"]["id"]
    assert (await before(again))[: len(told)] == told


async def test_a_fork_tells_nothing_that_others_were_told_in_secret(world: World) -> None:
    """What its owner alone was told remains his: it is no news to whoever may sit on another seat of the sandbox."""
    table, anna = await played(world, 20, "me", "me", "me", choose=drawing, options={"length": 6})
    game = await game_of(world, table)
    fork = (await anna.post(f"/api/tables/{table}/fork", {"seat": 1}))["table"]["id"]
    twin = await game_of(world, fork)
    live = world.live(fork)
    begins = twin.epoch_position

    def told(seat: int | None) -> list[tuple[int, str, object]]:
        return [(e.position, e.key, e.args) for e in live.log(twin, seat) if e.before]

    heard = [(e.position, e.key, e.args) for e in game.log(1) if e.position <= begins]
    open_ = [(e.position, e.key, e.args) for e in game.log(None) if e.position <= begins]
    for seat in range(3):
        drawn = [e for e in game.log(seat) if e.position < begins and e.key == "drew"]
        assert drawn, f"nobody has told {seat} anything in secret"
    assert told(1) == heard[: len(told(1))]
    assert len(told(1)) > len(told(None))
    for seat in (0, 2, None):
        assert told(seat) == open_[: len(told(None))]


async def test_a_fork_of_a_finished_game_shows_to_each_seat_what_it_was_told(world: World) -> None:
    table, _ = await played(world, 500, choose=drawing, options={"length": 3})
    game = await game_of(world, table)
    bert = await world.guest("Bert")
    fork = (await bert.post(f"/api/tables/{table}/fork", {"position": 7}))["table"]["id"]
    twin, live = await game_of(world, fork), world.live(fork)
    for seat in (0, 1, None):
        told = [(e.position, e.key, e.args) for e in live.log(twin, seat) if e.before]
        assert ("drew" in [key for _, key, _ in told]) == (seat is not None)
        assert told == [(e.position, e.key, e.args) for e in game.at(7).log(seat)][: len(told)]


async def test_a_fork_names_nobody_who_took_back(world: World) -> None:
    table, anna = await played(world, 12, choose=drawing, options={"length": 6})
    await anna.do(table, "propose", seat=0, kind="rewind", position=9)
    live = await world.services.tables.find(table)
    for _ in range(8):
        question = (await live.game()).questions[0]
        answer = list(drawing(question.answers))
        await anna.do(table, "answer", seat=question.seat, serial=question.serial, answer=answer)
    fork = (await anna.post(f"/api/tables/{table}/fork", {"seat": 0}))["table"]["id"]
    lines = (await anna.view(fork, 0))["log"]["lines"]
    undone = [line for line in lines if line["key"] == "undone"]
    assert undone
    assert undone[0]["before"]
    assert "Anna" not in words_of(undone)[0]


# ---- records -----------------------------------------------------------------------------------------------------
async def test_the_record_is_given_out_when_it_is_over(world: World) -> None:
    table, anna = await played(world, 5)
    with pytest.raises(Refused) as refused:
        await anna.get(f"/api/tables/{table}/record")
    assert refused.value.code == "forbidden"
    over, _ = await played(world, 500, options={"length": 1})
    text = await anna.get(f"/api/tables/{over}/record")
    find = world.services.catalogue.find
    assert theatrum.core.record.verify_record(text, find) == []


async def test_a_record_comes_back_as_a_table(world: World) -> None:
    over, anna = await played(world, 500, options={"length": 1})
    text = await anna.get(f"/api/tables/{over}/record")
    bert = await world.guest("Bert")
    made = await bert.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert made["table"]["status"] == "over"
    again = await bert.get(f"/api/tables/{made['table']['id']}/record")
    assert again == text


async def test_a_running_record_goes_on_by_hot_seat(world: World) -> None:
    table, anna = await played(world, 5)
    text = (await game_of(world, table)).record()
    made = (await anna.post("/api/records", content=text, headers={"content-type": "text/plain"}))["table"]
    assert made["status"] == "playing"
    assert made["you"]["seats"] == [0, 1]
    assert (await game_of(world, made["id"])).digest == (await game_of(world, table)).digest


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[: len(text) // 2],
        lambda text: text.replace("players 2", "players 3"),
        lambda text: "theatrum record 99\n" + text.partition("\n")[2],
        lambda text: "",
        lambda text: "\x00\xff",
        lambda text: text.replace("game parley", "game chess"),
    ],
)
async def test_spoilt_records_are_refused_with_line_and_cause(world: World, spoil: object) -> None:
    over, anna = await played(world, 500, options={"length": 1})
    text = spoil(await anna.get(f"/api/tables/{over}/record"))  # type: ignore[operator]
    with pytest.raises(Refused) as refused:
        await anna.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert refused.value.code == "bad-record"
    assert "Line " in refused.value.error["message"]


async def test_a_record_that_begins_in_the_middle_is_not_believed(world: World) -> None:
    table, anna = await played(world, 6)
    fork = (await anna.post(f"/api/tables/{table}/fork", {"seat": 0}))["table"]["id"]
    text = (await game_of(world, fork)).record()
    with pytest.raises(Refused) as refused:
        await anna.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert refused.value.code == "bad-record"
    assert "begins in the middle" in refused.value.error["message"]


async def test_a_record_full_of_invented_undos_is_refused(world: World) -> None:
    table, anna = await played(world, 5)
    text = (await game_of(world, table)).record()
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("0 ["))
    lines[at:at] = ["undone 0 1"] * 1_001
    body = "\n".join(lines[:-1]) + "\n"
    text = f"{body}end {checksum(body)}\n"
    with pytest.raises(Refused) as refused:
        await anna.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert refused.value.code == "bad-record"
    assert "taking back" in refused.value.error["message"]
