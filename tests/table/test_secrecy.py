"""Whole games over the API: nobody gets to see what is another's."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from table.harness import Person, Socket, World
from theatrum.core.chance import Chance
from theatrum.games import GAMES
from theatrum.table.wire import news
from theatrum.table.wire.replies.people import Me, UserView
from theatrum.table.wire.replies.personal_data import ExportedPerson
from theatrum.table.wire.replies.reply import Reply
from theatrum.table.wire.replies.views import View

pytestmark = pytest.mark.anyio


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "table.sqlite")


async def twin_worlds(world: World, game: str, players: int, seed: int, answers: int, **options: Any) -> None:
    """Whatever a reader gets must depend on what that reader may know alone.

    At many decisions the hidden things are dealt anew under the running game (as the kernel allows for exactly what
    a seat can't know): every reply to that seat stays, byte for byte, the same.
    """
    people = [await world.guest(f"Guest {i}") for i in range(players)]
    watcher = world.stranger()
    table = await world.table(people[0], "me", *["open"] * (players - 1), game=game, **options)
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join")
    rng = random.Random(seed)
    live = await world.services.tables.find(table)
    for step in range(answers):
        async with live.lock:
            running = await live.game()
            if running.over:
                return
            question = rng.choice(running.questions)
            answer = rng.choice(question.answers)
        if step % 3 == 0:
            for seat in (*range(players), None):
                reader = watcher if seat is None else people[seat]
                await same_in_every_world(world, table, reader, seat, rng)
        await people[question.seat].do(table, "answer", serial=question.serial, answer=list(answer))


async def same_in_every_world(
    world: World, table: str, reader: Person, seat: int | None, rng: random.Random
) -> None:
    live = world.live(table)
    real = live.loaded
    assert real is not None
    before = await everything(reader, table, seat)
    eyes = [seat] if seat is not None else range(real.header.players)
    for who in eyes:
        # A spectator knows no more than any seat does: so what he sees stays, whoever's ignorance is dealt anew.
        dealt = real.clone()
        real.definition.redeal(dealt.state, who, Chance(f"{rng.getrandbits(256):x}"))
        live._game = dealt
        live.version += 1
        try:
            after = await everything(reader, table, seat)
        finally:
            live._game = real
            live.version += 1
        assert after == before


async def everything(reader: Person, table: str, seat: int | None) -> list[Any]:
    """All that a reader can ask for: by HTTP, and what a WebSocket sends when the table is opened."""
    view = await reader.view(table, "null" if seat is None else seat)
    view.pop("version")
    log = await reader.get(f"/api/tables/{table}/log", seat="null" if seat is None else seat)
    line = await reader.get(f"/api/tables/{table}/timeline")
    shown = (await reader.get(f"/api/tables/{table}"))["table"]
    socket = await reader.connected()
    opened = await socket.do("open", table=table, seat=seat)
    seen = await socket.seen(table)
    seen.pop("version")
    answers: list[list[str | int]] = [
        ["pass"],
        ["draw"],
        ["spy", "lord:0"],
        ["besiege", "town:1"],
        ["ruse"],
        ["bid", 2],
    ]
    asked = answers if seat is not None else []
    why = [(await socket.do("why", table=table, seat=seat, answer=a))["refusal"] for a in asked]
    await socket.leave()
    for table_view in (shown, opened["table"]):
        table_view.pop("spectators")
        for s in table_view["seats"]:
            s.pop("online")
    opened.pop("re")
    return [view, log, line, shown, opened, seen, why]


@pytest.mark.parametrize("players, seed", [(2, 1), (3, 2)])
async def test_no_reply_depends_on_what_its_reader_can_not_know(
    world: World, players: int, seed: int
) -> None:
    await twin_worlds(world, "parley", players, seed, answers=36)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3, 9))
async def test_no_reply_depends_on_what_its_reader_can_not_know_for_long(world: World, seed: int) -> None:
    await twin_worlds(world, "parley", 2 + seed % 4, seed, answers=400, options={"length": 6})


@pytest.mark.parametrize("game", GAMES)
async def test_no_reply_of_a_registered_game_depends_on_it_either(world: World, game: str) -> None:
    await twin_worlds(world, game, 2, 5, answers=10)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_no_reply_of_a_registered_game_depends_on_it_either_for_long(world: World, game: str) -> None:
    definition = world.services.catalogue.find(game)
    await twin_worlds(world, game, definition.players[-1], 6, answers=300)


def test_there_are_games_to_keep_secrets_of() -> None:
    assert len(GAMES) >= 3


async def test_neither_seed_nor_store_secrets_nor_others_data_are_ever_sent(world: World) -> None:
    """Everything that two players and a spectator get to read in a whole game is searched for what must not be there."""
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    for person, word in ((anna, "annas-hook"), (bert, "berts-hook")):
        await person.request(
            "PATCH", "/api/me", json={"webhook": f"https://{word}.example/", "email": f"{word}@example.org"}
        )
    table = await world.table(anna, "me", "open", options={"length": 1})
    await bert.post(f"/api/tables/{table}/join")
    await anna.do(table, "note", text="annas-note")
    row = world.live(table).row
    sockets = [await anna.at(table), await bert.at(table), await world.stranger().at(table)]
    rng = random.Random(4)
    while "outcome" not in sockets[0].views[table]["scene"]:
        asked: Socket = next(s for s in sockets[:2] if "question" in s.views[table]["scene"])
        position = (await asked.answer(table, rng))["position"]
        for socket in sockets:
            await socket.seen(table, position)
    for socket in sockets:
        await socket.until(lambda s=socket: '"status":"over"' in "".join(s.raw))
    for i, socket in enumerate(sockets):
        said = "".join(socket.raw)
        before_the_end = said[: min(said.index('"outcome"'), said.index('"status":"over"'))]
        assert row.seed not in before_the_end
        assert '"seed":"' not in before_the_end
        assert "hook" not in said
        if i:
            assert "annas-note" not in said
        for user in (row.seats[0].user, row.seats[1].user):
            own = i < 2 and user == row.seats[i].user
            assert own or str(user) not in said


def kinds_of(kind: type[Reply]) -> Iterator[type[Reply]]:
    for one in kind.__subclasses__():
        yield one
        yield from kinds_of(one)


def test_replies_have_no_place_for_secrets() -> None:
    """The types of replies name no field that could hold a password, a token or another's address."""
    kinds = set(kinds_of(Reply))
    assert {View, news.OpenReply, ExportedPerson} <= kinds
    for kind in kinds - {Me, UserView, ExportedPerson}:  # one's own
        fields = set(kind.__struct_fields__)
        assert not fields & {"password", "token", "email", "webhook", "user_id", "csrf"}, kind
