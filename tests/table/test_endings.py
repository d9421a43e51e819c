"""After a game: what bots make of it, once more with the same people; and games that end because nobody is left."""

import asyncio
from typing import Any

import msgspec
import pytest

import parley
import theatrum
from table.harness import Person, Refused, World
from theatrum.bots.analysis import Analysis, Effort, analyse
from theatrum.core.game import Game
from theatrum.lab.conformance import play_randomly
from theatrum.table.store import analyses
from theatrum.table.store.tables import load_table, save_progress, save_seat

pytestmark = pytest.mark.anyio


async def code_of(doing: Any) -> str:
    with pytest.raises(Refused) as refused:
        await doing
    return str(refused.value.code)


async def finished(world: World, person: Person) -> str:
    """The table of a record that somebody has brought along."""
    record = play_randomly(parley.DEFINITION, 2, seed=3).record()
    made = await person.request(
        "POST", "/api/records", content=record.encode(), headers={"content-type": "text/plain"}
    )
    return str(made["table"]["id"])


async def two_at(world: World, **more: Any) -> tuple[str, Person, Person]:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    table = await world.table(anna, "me", "open", **more)
    await bert.post(f"/api/tables/{table}/join")
    return table, anna, bert


# ---- analysis ----------------------------------------------------------------------------------------------------
async def test_a_finished_game_is_analysed_in_a_process_of_its_own(world: World) -> None:
    anna = await world.guest("Anna")
    table = await finished(world, anna)
    path = f"/api/tables/{table}/analysis"
    assert (await anna.get(path))["state"] == "none"
    assert (await anna.post(path))["state"] in ("waiting", "running")
    reply = await anna.get(path)
    for _ in range(600):
        if reply["state"] == "done":
            break
        await asyncio.sleep(0.1)
        reply = await anna.get(path)
    assert reply["state"] == "done"
    assert reply["analysis"]["searched"] == 0, "Parley has no judgement"
    world.forget_tables()
    assert (await anna.get(path, lang="de"))["analysis"] == reply["analysis"], "it is stored with the game"


async def test_a_turning_point_has_a_picture_of_where_it_happened(world: World) -> None:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    game = play_randomly(theatrum.definition("generalship"), 2, seed=5)
    table, found = await analysed_already(world, anna, game)
    path = f"/api/tables/{table}/analysis"
    told = (await anna.get(path))["analysis"]["turns"]
    assert [turn["pictured"] for turn in told] == [bool(turn.places) for turn in found.turns]
    n = next(n for n, turn in enumerate(found.turns) if turn.places)
    drawing = (await anna.get(f"{path}/{n}/drawing"))["drawing"]
    assert drawing["about"] == found.turns[n].places
    assert {space["id"] for space in drawing["board"]["spaces"]} >= set(drawing["about"])
    whole = game.at(found.turns[n].end).scene(None).boards[0]
    there = {piece.id: piece.count for piece in whole.pieces if piece.at in drawing["about"]}
    shown = {piece["id"]: piece.get("count") for piece in drawing["board"].get("pieces", [])}
    assert {noun: shown[noun] for noun in there} == there, "as it lay then"
    without = next((n for n, turn in enumerate(found.turns) if not turn.places), len(found.turns))
    for wrong in (without, "no-number"):
        assert await code_of(anna.get(f"{path}/{wrong}/drawing")) == "not-found"
    assert await code_of(bert.get(f"{path}/{n}/drawing")) == "not-found", "the table is Anna's alone"


async def analysed_already(world: World, person: Person, game: Game) -> tuple[str, Analysis]:
    """The table of a game that somebody has brought along, and what has been found in it."""
    made = await person.request(
        "POST", "/api/records", content=game.record().encode(), headers={"content-type": "text/plain"}
    )
    table = str(made["table"]["id"])
    found = analyse(game, Effort(simulations=4, decisions=2))
    me = (await person.get("/api/me"))["user"]["id"]

    def store(tx: Any) -> None:
        analyses.begin_analysis(tx, table, game.position, me, 0)
        analyses.note_progress(tx, table, analyses.DONE, 1000, 0, msgspec.json.encode(found).decode())

    await world.services.store.write(store)
    return table, found


async def test_a_running_game_is_not_analysed(world: World) -> None:
    table, anna, _ = await two_at(world)
    path = f"/api/tables/{table}/analysis"
    assert not (await anna.get(path))["possible"]
    assert await code_of(anna.post(path)) == "forbidden"


async def brought(world: World, person: Person, answers: int = 6) -> str:
    """The table of a record that was not played to its end."""
    played = play_randomly(parley.DEFINITION, 2, seed=3)
    made = await person.request(
        "POST",
        "/api/records",
        content=played.at(answers).record().encode(),
        headers={"content-type": "text/plain"},
    )
    assert made["table"]["status"] == "playing"
    return str(made["table"]["id"])


async def analysed(person: Person, table: str) -> dict[str, Any]:
    path = f"/api/tables/{table}/analysis"
    await person.post(path)
    for _ in range(600):
        reply: dict[str, Any] = await person.get(path)
        if reply["state"] in ("done", "failed"):
            return reply
        await asyncio.sleep(0.1)
    raise AssertionError(reply)


async def test_who_brings_an_unfinished_record_along_may_have_it_analysed_as_far_as_it_was_played(
    world: World,
) -> None:
    anna = await world.guest("Anna")
    table = await brought(world, anna)
    path = f"/api/tables/{table}/analysis"
    assert await anna.get(path) == {"state": "none", "possible": True, "progress": 0.0, "analysis": None}
    assert (await analysed(anna, table))["state"] == "done"
    seat = (await anna.get(f"/api/tables/{table}"))["table"]["waiting"][0]
    await anna.answer_first(table, seat)
    assert (await anna.get(path))["state"] == "none", "the game has gone on since"
    assert (await analysed(anna, table))["state"] == "done"


async def test_an_unfinished_record_is_no_longer_analysed_where_somebody_else_plays_on_with_it(
    world: World,
) -> None:
    anna = await world.guest("Anna")
    table = await brought(world, anna)
    await analysed(anna, table)

    def sit_in(tx: Any) -> None:
        row = load_table(tx, table)
        assert row is not None
        row.seats[1].stand_in, row.seats[1].stand_in_user = "user", bert_id
        save_seat(tx, table, row.seats[1])

    bert = await world.guest("Bert")
    bert_id = (await bert.get("/api/me"))["user"]["id"]
    await world.services.store.write(sit_in)
    world.forget_tables()
    path = f"/api/tables/{table}/analysis"
    for person in (anna, bert):
        reply = await person.get(path)
        assert (reply["state"], reply["possible"], reply["analysis"]) == ("none", False, None)
        with pytest.raises(Refused) as refused:
            await person.post(path)
        assert refused.value.code == "forbidden"
        assert "brought it along" in refused.value.error["message"]


async def test_a_sandbox_of_a_game_that_is_on_is_not_analysed(world: World) -> None:
    table, anna, _ = await two_at(world)
    own = (await anna.post(f"/api/tables/{table}/fork", {"seat": 0}))["table"]["id"]
    assert not (await anna.get(f"/api/tables/{own}/analysis"))["possible"]
    assert await code_of(anna.post(f"/api/tables/{own}/analysis")) == "forbidden"


async def test_an_analysis_can_be_cancelled_by_those_who_wanted_it(world: World) -> None:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    table = await finished(world, anna)
    path = f"/api/tables/{table}/analysis"
    assert await code_of(bert.get(path)) == "not-found", "the table is Anna's alone"
    await anna.post(path)
    assert (await anna.request("DELETE", path))["state"] in ("none", "done")


# ---- once more ---------------------------------------------------------------------------------------------------
async def ended(world: World, table: str) -> None:
    """As if the game were over."""

    def work(tx: Any) -> None:
        tx.run("UPDATE tables SET status = 'over' WHERE id = ?", table)

    await world.services.store.write(work)
    world.forget_tables()


async def test_once_more_with_the_same_people_takes_one_click_each(world: World) -> None:
    table, anna, bert = await two_at(world, title="Sunday")
    assert await code_of(anna.post(f"/api/tables/{table}/rematch")) == "running"
    await ended(world, table)
    first = (await bert.post(f"/api/tables/{table}/rematch"))["table"]
    assert (first["status"], first["title"], first["you"]["seats"]) == ("gathering", "Sunday", [1])
    assert (await anna.get(f"/api/tables/{table}"))["table"]["rematch"] == first["id"]
    assert (await bert.post(f"/api/tables/{table}/rematch"))["table"]["id"] == first["id"], (
        "asking twice is once"
    )
    joined = (await anna.post(f"/api/tables/{table}/rematch"))["table"]
    assert (joined["id"], joined["status"]) == (first["id"], "playing")
    assert [seat["name"] for seat in joined["seats"]] == ["Anna", "Bert"]
    stranger = await world.guest("Cleo")
    assert await code_of(stranger.post(f"/api/tables/{table}/rematch")) == "forbidden"


async def test_at_a_rematch_it_is_said_who_has_come_and_who_is_awaited(world: World) -> None:
    anna, bert, cleo = [await world.guest(name) for name in ("Anna", "Bert", "Cleo")]
    table = await world.table(anna, "me", "open", "open")
    await bert.post(f"/api/tables/{table}/join")
    await cleo.post(f"/api/tables/{table}/join")
    await ended(world, table)

    async def told(person: Person) -> Any:
        return (await person.get(f"/api/tables/{table}"))["table"]["again"]

    assert await told(anna) is None
    socket = await cleo.at(table)
    socket.raw.clear()
    again = (await bert.post(f"/api/tables/{table}/rematch"))["table"]["id"]
    assert await told(bert) == {"began": False, "mine": True, "there": [], "awaited": ["Anna", "Cleo"]}
    assert await told(anna) == {"began": False, "mine": False, "there": ["Bert"], "awaited": ["Cleo"]}
    seats = (await bert.get(f"/api/tables/{again}"))["table"]["seats"]
    assert [(seat["kind"], seat["awaited"]) for seat in seats] == [
        ("link", "Anna"),
        ("user", None),
        ("link", "Cleo"),
    ]

    socket.raw.clear()
    await anna.post(f"/api/tables/{table}/rematch")
    await socket.until(lambda: '"there":["Anna","Bert"]' in "".join(socket.raw))
    await anna.post(f"/api/tables/{again}/leave", {"seat": 0})
    await socket.until(lambda: '"there":["Bert"]' in "".join(socket.raw).rpartition('"again":')[2])
    await bert.request("DELETE", f"/api/tables/{again}")
    await socket.until(lambda: '"again":null' in "".join(socket.raw).rpartition('"rematch":')[2])
    assert await told(anna) is None, "nobody waits any more"

    again = (await bert.post(f"/api/tables/{table}/rematch"))["table"]["id"]
    for person in (anna, cleo):
        await person.post(f"/api/tables/{table}/rematch")
    await socket.until(lambda: '"began":true' in "".join(socket.raw))
    assert (await told(cleo))["began"]


async def test_once_more_against_bots_begins_at_once(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "greedy")
    await ended(world, table)
    again = (await anna.post(f"/api/tables/{table}/rematch"))["table"]
    assert again["status"] == "playing"
    assert [seat["bot"] for seat in again["seats"]] == [None, "greedy"]


# ---- resigning ---------------------------------------------------------------------------------------------------
async def test_resigning_against_bots_alone_ends_the_game(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "greedy", "greedy")
    socket = await anna.at(table)
    await anna.do(table, "resign")
    shown = (await anna.get(f"/api/tables/{table}"))["table"]
    assert shown["status"] == "over"
    assert 0 not in shown["result"]["winners"]
    assert (shown["you"]["player"], shown["you"]["played"]) == (False, True), (
        "who has resigned may play again"
    )
    assert shown["seed"]
    await socket.until(lambda: "resigned" in "".join(socket.raw))
    scene = (await anna.get(f"/api/tables/{table}/view"))["scene"]
    assert scene["outcome"]["ending"] == "The last player has resigned."
    assert scene["headline"] == "The game is over", "it is nobody's turn any more"
    assert "question" not in scene
    assert await code_of(anna.do(table, "undo", seat=0)) in ("over", "forbidden")
    world.forget_tables()
    assert (await anna.get(f"/api/tables/{table}/view"))["scene"]["outcome"]["winners"] != [0]
    assert (await anna.raw("GET", f"/api/tables/{table}/record")).status_code == 200


async def test_resigning_against_people_does_not(world: World) -> None:
    table, anna, bert = await two_at(world)
    await anna.do(table, "resign")
    assert (await bert.get(f"/api/tables/{table}"))["table"]["status"] == "playing"
    await bert.do(table, "resign")
    assert (await bert.get(f"/api/tables/{table}"))["table"]["status"] == "over"


# ---- advice and sandboxes ------------------------------------------------------------------------------------------
async def test_the_bot_advises_those_who_play_against_bots_alone(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "greedy")
    advice = await anna.do(table, "advise")
    choices = (await anna.get(f"/api/tables/{table}/view"))["scene"]["question"]["choices"]
    assert advice["answer"] in [choice["answer"] for choice in choices]
    assert advice["words"]
    table, anna, _ = await two_at(world)
    assert await code_of(anna.do(table, "advise")) == "forbidden"


async def test_sandboxes_beside_a_clocked_game_are_the_tables_choice(world: World) -> None:
    clock = {"kind": "pace", "seconds": 3600}
    for study, more in ((False, {}), (True, {"study": True})):
        table, anna, bert = await two_at(world, clock=clock, **more)
        assert (await bert.get(f"/api/tables/{table}"))["table"]["study"] == study, "it is said to all"
        if study:
            assert (await anna.post(f"/api/tables/{table}/fork", {"seat": 0}))["table"]["sandbox"]
        else:
            assert await code_of(anna.post(f"/api/tables/{table}/fork", {"seat": 0})) == "forbidden"
    table, anna, _ = await two_at(world)
    assert (await anna.post(f"/api/tables/{table}/fork", {"seat": 0}))["table"]["sandbox"]


async def test_a_bot_that_answers_meanwhile_does_not_open_the_game_again(world: World) -> None:
    table, anna, bert = await two_at(world)
    await anna.do(table, "resign")
    before = await world.services.store.read(lambda tx: load_table(tx, table))
    await bert.do(table, "resign")
    await world.services.store.write(lambda tx: save_progress(tx, before))
    world.forget_tables()
    assert (await bert.get(f"/api/tables/{table}"))["table"]["status"] == "over"
