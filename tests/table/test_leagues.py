"""Leagues and knock-outs: joining, rounds, deadlines, standings."""

from typing import Any

import pytest

from table.harness import Person, Refused, World
from theatrum.table.lobby.pairing import groups, met_at
from theatrum.table.ops.admin import AdminError, list_leagues, new_league, start_league
from theatrum.table.store.leagues import LeagueRow

pytestmark = pytest.mark.anyio


def test_neighbours_who_have_not_met_play_each_other() -> None:
    met = met_at([["a", "b"], ["c", "d"]])
    assert groups(["a", "b", "c", "d"], 2, (2,), met) == ([["a", "c"], ["b", "d"]], [])
    assert groups(["a", "b", "c", "d", "e"], 2, (2,), met)[1] == ["e"]
    assert groups(["a", "b", "c", "d", "e", "f"], 4, (2, 3, 4), met_at([])) == (
        [["a", "b", "c", "d"], ["e", "f"]],
        [],
    )


async def set_up(world: World, kind: str, names: list[str], rounds: int = 3) -> tuple[str, list[Person]]:
    wish = LeagueRow(
        "", "Cup", "parley", kind, 2, {}, {"kind": "none"}, rounds, 7, False, "gathering", 0, None, 0
    )
    number = await new_league(world.services.store, world.services.catalogue, wish)
    people = []
    for name in names:
        person = world.stranger()
        await person.post("/api/account", {"name": name, "password": "a long password"})
        await person.post(f"/api/leagues/{number}/join")
        people.append(person)
    return number, people


async def end(world: World, table: str, winner: int) -> None:
    def work(tx: Any) -> None:
        result = f'{{"winners": [{winner}], "scores": [0, 0], "ending": "points", "args": {{}}}}'
        tx.run("UPDATE tables SET status = 'over', result = ? WHERE id = ?", result, table)

    await world.services.store.write(work)


async def test_a_knock_out_goes_on_until_one_is_left(world: World) -> None:
    number, people = await set_up(world, "knockout", ["Anna", "Bert", "Cleo", "Dora"])
    await start_league(world.services.store, number)
    path = f"/api/leagues/{number}"
    for round_, tables in ((1, 2), (2, 1)):
        await world.services.leagues.go_on()
        league = await people[0].get(path)
        mine = [t for t in league["tables"] if t["round"] == round_]
        assert (league["league"]["round"], len(mine)) == (round_, tables)
        await world.services.leagues.go_on()
        assert (await people[0].get(path))["league"]["round"] == round_, "not before all are over"
        for table in mine:
            await end(world, table["table"], 0)
    await world.services.leagues.go_on()
    league = await people[0].get(path)
    assert league["league"]["state"] == "over"
    first, *others = league["standings"]
    assert (first["points"], first["lost_in"]) == (2.0, None)
    assert [one["lost_in"] for one in others] == [2, 1, 1]


async def test_a_round_ends_at_its_deadline_for_those_who_did_not_wait(world: World) -> None:
    number, people = await set_up(world, "league", ["Anna", "Bert"], rounds=1)
    await start_league(world.services.store, number)
    await world.services.leagues.go_on()
    league = await people[0].get(f"/api/leagues/{number}")
    (table,) = league["tables"]
    late = (await people[0].get(f"/api/tables/{table['table']}"))["table"]
    seat = late["waiting"][0]
    who = next(
        p for p, name in zip(people, ("Anna", "Bert"), strict=True) if late["seats"][seat]["name"] != name
    )
    mine = next(s["seat"] for s in late["seats"] if s["seat"] != seat)
    await who.answer_first(table["table"], mine)
    await world.services.store.write(
        lambda tx: tx.run("UPDATE leagues SET deadline = 1 WHERE id = ?", number)
    )
    await world.services.leagues.go_on()
    league = await people[0].get(f"/api/leagues/{number}")
    assert league["league"]["state"] == "over"
    assert [one["points"] for one in league["standings"]] == [1.0, 0.0]
    assert league["standings"][0]["name"] == late["seats"][mine]["name"]


async def test_joining_is_for_accounts_while_it_gathers(world: World) -> None:
    number, people = await set_up(world, "league", ["Anna", "Bert"])
    guest = await world.guest("Cleo")
    with pytest.raises(Refused) as refused:
        await guest.post(f"/api/leagues/{number}/join")
    assert refused.value.code == "forbidden"
    assert not (await people[1].post(f"/api/leagues/{number}/leave"))["joined"]
    with pytest.raises(AdminError, match="at least two"):
        await start_league(world.services.store, number)
    await people[1].post(f"/api/leagues/{number}/join")
    await start_league(world.services.store, number)
    with pytest.raises(Refused) as refused:
        await people[1].post(f"/api/leagues/{number}/leave")
    assert refused.value.code == "started"
    assert (await list_leagues(world.services.store))[0]["members"] == ["Anna", "Bert"]
