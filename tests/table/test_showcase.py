"""The board on the front door is alive while somebody looks."""

from dataclasses import replace

import pytest

import parley
from table.harness import World
from theatrum.core.log import LogEntry
from theatrum.core.texts import Texts
from theatrum.lab.conformance import play_randomly
from theatrum.table.lobby import showcase
from theatrum.table.lobby.showcase import told_after

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


async def test_no_line_is_said_twice_in_a_row(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    stranger = world.stranger()
    await stranger.get("/api/showcase")
    shown = world.services.showcase
    game = shown._game
    assert game is not None
    lost = LogEntry(game.position, "played", {"seat": 1})
    monkeypatch.setattr(Texts, "say", lambda self, words: str(words.key))
    for told, lines in (
        (["a", "b", "b", "b"], ["event-a", "event-b"]),
        (["a", "a"], ["event-a"]),
        (["a", "b", "a"], ["event-b", "event-a"]),
    ):
        shown._told = [replace(lost, key=key) for key in told]
        monkeypatch.setattr(shown, "_moved", shown._runtime.monotonic() + 3600)
        assert (await shown.look("en")).lines == lines


def test_what_was_told_at_the_step_before_is_not_told_again() -> None:
    game = play_randomly(parley.DEFINITION, 2, seed=3)
    entry = next(e for e in game.log(None) if e.position > 0)
    assert entry not in told_after(game, entry.position)
    assert entry in told_after(game, entry.position - 1)


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
