"""Windows in which somebody holds nothing: the table passes for him, and tells nobody."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from table.harness import Person, Socket, World
from theatrum.table.config import Settings
from theatrum.table.play import sparing

pytestmark = pytest.mark.anyio
LONG = 0.3
"""Seconds: as long as a pace of these tests, and then some."""


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    monkeypatch.setattr(sparing, "AMONG_PEOPLE", (0.05, 0.1))
    monkeypatch.setattr(sparing, "ALONE", 0.01)
    settings = Settings(database=str(tmp_path / "table.sqlite"), games="parley,table.horns", bot_pause=0)
    async with World(settings) as opened:
        yield opened


async def three(world: World) -> tuple[str, list[Person]]:
    """Anna, Bert and Carl at a table of Horns."""
    people = [await world.guest(name) for name in ("Anna", "Bert", "Carl")]
    table = await world.table(people[0], "me", "open", "open", game="horns")
    for seat in (1, 2):
        await people[seat].post(f"/api/tables/{table}/join", {"seat": seat})
    return table, people


async def waiting(world: World, table: str) -> list[int]:
    return list((await world.stranger().get(f"/api/tables/{table}"))["table"]["waiting"])


async def come_to(world: World, table: str, seats: list[int]) -> None:
    """Until these are waited for."""
    async with asyncio.timeout(60):
        while await waiting(world, table) != seats:
            await asyncio.sleep(0.02)


async def sit_down(people: list[Person], table: str, *seats: int, spare: bool = True) -> list[Socket]:
    return [await people[seat].at(table, seat=seat, spare=spare) for seat in seats]


async def test_it_passes_for_all_at_once_when_nobody_here_has_a_choice_any_more(world: World) -> None:
    """Carl has a horn and thinks: until he has answered, the others seem to think as well."""
    table, people = await three(world)
    anna, _, carl = await sit_down(people, table, 0, 1, 2)
    await anna.answer(table)
    await come_to(world, table, [0, 1, 2])
    await asyncio.sleep(LONG)
    assert await waiting(world, table) == [0, 1, 2], "who holds nothing is not to be seen"
    await carl.seen(table, 1)
    await carl.answer(table, pick=1)
    await come_to(world, table, [0])
    assert (await people[0].view(table))["position"] == 4


async def test_nobody_waits_for_one_who_is_away_but_he_is_not_answered_for(world: World) -> None:
    table, people = await three(world)
    anna, _ = await sit_down(people, table, 0, 2)
    await anna.answer(table)
    await come_to(world, table, [0, 1, 2])
    await people[2].answer_first(table, 2)
    await come_to(world, table, [1])
    await asyncio.sleep(LONG)
    assert await waiting(world, table) == [1], "Bert is away: everybody would know"
    await sit_down(people, table, 1)
    await come_to(world, table, [0])


async def test_who_wants_to_be_asked_is_asked(world: World) -> None:
    table, people = await three(world)
    (anna,) = await sit_down(people, table, 0, spare=False)
    await sit_down(people, table, 1)
    await anna.answer(table)
    await come_to(world, table, [0, 1, 2])
    await people[2].answer_first(table, 2)
    await asyncio.sleep(LONG)
    assert await waiting(world, table) == [0, 1]
    await people[0].answer_first(table, 0)
    await come_to(world, table, [0])


async def test_what_was_taken_back_is_asked_again(world: World) -> None:
    table, people = await three(world)
    (anna,) = await sit_down(people, table, 0)
    await anna.answer(table)
    await come_to(world, table, [1, 2])
    await anna.do("undo", table=table, seat=0)
    await come_to(world, table, [0, 1, 2])
    await asyncio.sleep(LONG)
    assert await waiting(world, table) == [0, 1, 2]
    await anna.do("undo", table=table, seat=0)
    await come_to(world, table, [0])


async def test_at_a_hot_seat_the_cover_asks(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "me", "me", game="horns")
    socket = await anna.at(table, seat=0, spare=True)
    await socket.answer(table)
    await come_to(world, table, [0, 1, 2])
    await asyncio.sleep(LONG)
    assert await waiting(world, table) == [0, 1, 2]


async def test_among_bots_it_takes_a_moment(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "random", "random", game="horns")
    socket = await anna.at(table, seat=0, spare=True)
    for turn in range(3):
        await socket.until(
            lambda: len((socket.views[table]["scene"].get("question") or {}).get("choices", ())) == 2
        )
        position = socket.views[table]["position"]
        await socket.answer(table)
        await socket.seen(table, position + 4)
        assert socket.views[table]["scene"]["headline"].count("pass") >= 2 * (turn + 1)
