"""A newcomer's path, at the level of the protocol."""

import pytest

from table.harness import World

pytestmark = pytest.mark.anyio


async def test_a_guest_plays_against_a_bot_at_once(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "random")
    socket = await anna.at(table)
    view = socket.views[table]
    assert view["seat"] == 0
    assert view["scene"]["question"]["prompt"]
    for _ in range(5):
        position = socket.views[table]["position"]
        await socket.answer(table)
        await socket.until(
            lambda p=position: (
                socket.views[table]["position"] > p
                and ("question" in socket.views[table]["scene"] or "outcome" in socket.views[table]["scene"])
            )
        )
        if "outcome" in socket.views[table]["scene"]:
            break
