"""Ratings: the model, rated tables, profiles."""

from typing import Any

import pytest

from table.harness import Person, Refused, World
from theatrum.table.people.strength import Strength, after_game

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "before, places, after",
    [
        # What openskill's PlackettLuce says of the same games.
        ([(25, 25 / 3), (25, 25 / 3)], [0, 1], [(27.635389, 8.065901), (22.364611, 8.065901)]),
        (
            [(25, 25 / 3), (28, 5), (20, 7), (31, 3)],
            [1, 0, 1, 1],
            [(24.050578, 8.04487), (29.215612, 4.981765), (19.833732, 6.887594), (30.71585, 2.995355)],
        ),
        (
            [(25, 8), (30, 4), (27, 6)],
            [0, 0, 1],
            [(26.111126, 7.810837), (30.118157, 3.986687), (26.109149, 5.935422)],
        ),
    ],
)
def test_strengths_after_a_game(before: Any, places: list[int], after: Any) -> None:
    new = after_game([Strength(*one) for one in before], places)
    for got, (mu, sigma) in zip(new, after, strict=True):
        assert got.mu == pytest.approx(mu, abs=1e-5)
        assert got.sigma == pytest.approx(sigma, abs=1e-5)


async def account(world: World, name: str) -> Person:
    person = world.stranger()
    await person.post("/api/account", {"name": name, "password": "a long password"})
    return person


async def rated(world: World) -> tuple[str, Person, Person]:
    anna, bert = await account(world, "Anna"), await account(world, "Bert")
    table = await world.table(anna, "me", "open", rated=True)
    await bert.post(f"/api/tables/{table}/join")
    return table, anna, bert


async def test_a_rated_game_is_counted_once(world: World) -> None:
    table, anna, bert = await rated(world)
    await anna.do(table, "resign")
    await bert.do(table, "resign")

    def end(tx: Any) -> None:
        result = '{"winners": [1], "scores": [1, 2], "ending": "points", "args": {}}'
        tx.run("UPDATE tables SET result = ? WHERE id = ?", result, table)
        tx.run("UPDATE seats SET resigned = 0 WHERE table_id = ? AND seat = 1", table)

    await world.services.store.write(end)
    for _ in range(2):
        await world.services.ratings.settle()
    changes = (await anna.get(f"/api/tables/{table}/ratings"))["changes"]
    assert [one["change"] > 0 for one in changes] == [False, True]
    assert all(one["provisional"] for one in changes)
    ranking = (await anna.get("/api/games/parley/ranking"))["ranking"]
    assert [one["name"] for one in ranking] == ["Bert", "Anna"]
    profile = await anna.get("/api/people/BERT")
    assert profile["ratings"][0]["games"] == 1
    assert (profile["games"][0]["won"], profile["games"][0]["others"]) == (
        True,
        [{"name": "Anna", "account": True}],
    )


async def test_guests_do_not_sit_at_rated_tables(world: World) -> None:
    table = await world.table(await account(world, "Anna"), "me", "open", rated=True)
    guest = await world.guest("Cleo")
    with pytest.raises(Refused) as refused:
        await guest.post(f"/api/tables/{table}/join")
    assert refused.value.code == "forbidden"
    for seats in (("me", "open"), ("me", "greedy")):
        person = guest if "open" in seats else await account(world, "Dora")
        with pytest.raises(Refused):
            await world.table(person, *seats, rated=True)


async def test_private_games_stand_in_ones_own_profile_only(world: World) -> None:
    anna, bert = await account(world, "Anna"), await account(world, "Bert")
    table = await world.table(anna, "me", "greedy", private=True)
    assert [g["table"] for g in (await anna.get("/api/people/Anna"))["games"]] == [table]
    assert (await bert.get("/api/people/Anna"))["games"] == []
    with pytest.raises(Refused) as refused:
        await bert.get("/api/people/nobody")
    assert refused.value.code == "not-found"
