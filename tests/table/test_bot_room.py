"""Bots think elsewhere, and nothing that happens to them stops a game."""

import os
import random
import signal
from pathlib import Path

import pytest

import parley
from table.harness import Socket, World
from theatrum.core.beginning import begin
from theatrum.core.game import Game
from theatrum.core.transfer import pack, unpack
from theatrum.table.play import bot_room
from theatrum.table.play.bot_room import think

pytestmark = pytest.mark.anyio


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "table.sqlite")


def somewhere(answers: int, seed: int = 1) -> Game:
    game, rng = begin(parley.DEFINITION, 3, seed), random.Random(seed)
    for _ in range(answers):
        question = rng.choice(game.questions)
        game.answer(question, rng.choice(question.answers))
    return game


@pytest.mark.parametrize("answers", [0, 1, 2, 3, 9, 14])
def test_a_carried_game_stands_at_the_same_decision(answers: int) -> None:
    game = somewhere(answers)
    twin = unpack(pack(game), lambda _: parley.DEFINITION)
    assert twin.digest == game.digest
    assert twin.serial == game.serial
    assert [(q.seat, q.prompt, q.answers) for q in twin.questions] == [
        (q.seat, q.prompt, q.answers) for q in game.questions
    ]


def test_a_bot_answers_what_is_asked() -> None:
    game = somewhere(9)
    question = game.questions[0]
    answer = think(pack(game), question.seat, "random", 5, ("parley",))
    assert answer in question.answers


@pytest.mark.parametrize("fault", ["raises", "cheats"])
def test_a_bot_that_fails_is_replaced_by_chance(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    class Broken:
        def choose(self, game: Game, seat: int) -> tuple[str, ...]:
            if fault == "raises":
                raise RuntimeError
            return ("no", "such", "answer")

    monkeypatch.setattr(bot_room, "make_bot", lambda *_: Broken())
    game = somewhere(9)
    question = game.questions[0]
    assert think(pack(game), question.seat, "random", 5, ("parley",)) in question.answers


async def answered_by_bot(socket: Socket, table: str) -> None:
    """Answer, and wait until it is one's turn again."""
    reply = await socket.answer(table)
    await socket.seen(table, reply["position"])
    await socket.until(lambda: {"question", "outcome"} & set(socket.views[table]["scene"]))


async def test_bots_go_on_when_their_workers_die(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "random", options={"length": 6})
    socket = await anna.at(table)
    await answered_by_bot(socket, table)
    workers = world.services.bots.quick.processes()
    assert workers
    for process in workers:
        os.kill(process, signal.SIGKILL)
    await answered_by_bot(socket, table)
    assert socket.views[table]["position"] >= 3


async def test_who_thinks_too_long_makes_way_for_chance(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first two tries run out of time; the third may take as long as a worker needs to start."""
    patience = iter([0.0, 0.0])
    wait_for = bot_room.asyncio.wait_for

    async def impatient(work: object, seconds: float) -> object:
        return await wait_for(work, next(patience, seconds))  # type: ignore[arg-type]

    monkeypatch.setattr(bot_room.asyncio, "wait_for", impatient)
    game = somewhere(9)
    question = game.questions[0]
    answer = await world.services.bots.think(pack(game), question.seat, "greedy")
    assert answer in question.answers


async def test_after_a_restart_bots_take_up_what_was_theirs(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "random")
    world.services.bots.consider = lambda _: None  # type: ignore[method-assign]
    await anna.answer_first(table, 0)
    del world.services.bots.consider
    world.services.sweeper.swept = 0
    await world.services.sweeper.sweep()
    socket = await anna.at(table)
    await socket.until(lambda: socket.views[table]["scene"].get("waiting") != [1])


async def test_bots_that_answer_at_once_do_not_wait_for_those_that_think_long(world: World) -> None:
    """All workers for long thoughts are busy, and still a quick bot answers; time is counted only while one thinks."""
    game = somewhere(9)
    seat = game.questions[0].seat
    room = world.services.bots
    for _ in range(world.services.settings.bot_processes):
        await room.slow.free.acquire()
    slow = bot_room.asyncio.ensure_future(room.think(pack(game), seat, "search:simulations=20"))
    quick = await room.think(pack(game), seat, "greedy")
    assert quick in game.questions[0].answers
    assert not slow.done()
    room.slow.free.release()
    assert await slow in game.questions[0].answers
