"""The board on the front door is alive while somebody looks."""

import pytest

from table.harness import World
from theatrum.table.lobby import showcase

pytestmark = pytest.mark.anyio


async def test_bots_play_on_the_front_door_and_it_is_told_what_they_do(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(showcase, "EVERY", 0.0)
    monkeypatch.setattr(showcase, "MOST_SECONDS", 60.0)  # on a busy machine a bot thinks longer than a second
    stranger = world.stranger()
    first = await stranger.get("/api/showcase")
    assert first["scene"]["boards"][0]["pieces"], "it is never an empty board"
    assert first["lines"]
    for _ in range(3):
        later = await stranger.get("/api/showcase", lang="de")
    assert later["lines"] != first["lines"]
    assert "question" not in later["scene"]
    assert set(later["scene"]) <= {"boards", "panels"}


async def test_it_rests_between_two_steps(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showcase, "EVERY", 3600.0)  # on a busy machine, seconds pass between two questions
    stranger = world.stranger()
    first = await stranger.get("/api/showcase")
    assert (await stranger.get("/api/showcase"))["when"] == first["when"]


async def test_every_game_of_the_house_has_a_cover(world: World) -> None:
    games = (await world.stranger().get("/api/games"))["games"]
    covers = {game["id"]: game["cover"] for game in games}
    for game in ("generalship", "pax_renaissance", "elisabeth"):
        picture = await world.stranger().raw("GET", covers[game])
        assert picture.status_code == 200
        assert picture.content.startswith(b"<svg")
    assert covers["parley"] is None
