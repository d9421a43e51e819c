"""Who is spoken to in secret and does not look is told so, once; who is not in the room never learns that anybody was."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import msgspec
import pytest

from table.harness import Person, Socket, World
from table.test_push import ANNA, Browser, Service, service
from table.test_talks import SECRET, draft
from theatrum.table.config import Settings
from theatrum.table.people.notifications import About, Notifier, ways_of

pytestmark = pytest.mark.anyio
DISCORD = "https://discord.com/api/webhooks/1/abc"
MATRIX = "https://matrix.example.org/_matrix/client/v3/rooms/!abc:example.org/send/m.room.message"
OWN = "https://example.org/hook"


@pytest.fixture
async def post() -> AsyncIterator[Service]:
    """Takes what devices and webhooks are told."""
    async with service() as here:
        yield here


@pytest.fixture
async def world(database: str, anyio_backend: str) -> AsyncIterator[World]:
    """A house that may call this machine."""
    settings = Settings(database=database, limits=False, bot_pause=0, games="parley", private_webhooks=True)
    async with World(settings) as w:
        yield w


async def three_away(world: World, post: Service) -> tuple[str, list[Person], Browser]:
    """Anna drafts a treaty, so there is time for secret talks; nobody looks at the table. Each has a device."""
    people = [await world.guest(name) for name in ("Anna", "Bert", "Cleo")]
    table = await world.table(people[0], "me", "open", "open", title="Sunday")
    for guest in people[1:]:
        await guest.post(f"/api/tables/{table}/join")
    for seat, person in enumerate(people):
        await person.answer_first(table, seat)
    await draft(people[0], table)
    browser = Browser()
    for person, device in zip(people, "abc", strict=True):
        await person.post("/api/me/push", browser.wish(post.endpoint(device)))
    await settled(world)
    post.came.clear()
    post.paths.clear()
    return table, people, browser


async def settled(world: World) -> None:
    """Whatever was to be told has been told."""
    await world.services.runtime.settle(60)


async def change(person: Person, **what: object) -> None:
    await person.request("PATCH", "/api/me", json=what)


async def test_who_is_away_is_told_on_his_device_that_somebody_speaks_to_him_and_no_more(
    world: World, post: Service
) -> None:
    table, (anna, _, _), browser = await three_away(world, post)
    await anna.do(table, "whisper", to=[1], text=SECRET)
    await settled(world)
    assert post.paths == ["/send/b"], "neither the speaker nor the third of them"
    told = msgspec.json.decode(browser.read(post.came[0][1]))
    assert told["text"] == "Somebody speaks to you in secret: Sunday (Parley)"
    assert told["url"].endswith(f"/table/{table}")


async def test_everybody_in_the_room_is_told(world: World, post: Service) -> None:
    table, (_, bert, _), _ = await three_away(world, post)
    await bert.do(table, "whisper", to=[0, 2], text=SECRET)
    await settled(world)
    assert sorted(post.paths) == ["/send/a", "/send/c"]


async def test_he_is_told_once_until_he_has_looked(world: World, post: Service) -> None:
    table, (anna, bert, cleo), _ = await three_away(world, post)
    for speaker in (anna, cleo, anna):
        await speaker.do(table, "whisper", to=[1], text=SECRET)
    await settled(world)
    assert len(post.came) == 1
    assert (await bert.get("/api/me/export"))["called_aside"] == [table]
    await (await bert.at(table)).leave()
    assert (await bert.get("/api/me/export"))["called_aside"] == []
    await anna.do(table, "whisper", to=[1], text="and one thing more")
    await settled(world)
    assert len(post.came) == 2


async def test_who_looks_is_not_told(world: World, post: Service) -> None:
    table, (anna, bert, _), _ = await three_away(world, post)
    looking = await bert.at(table)
    await anna.do(table, "whisper", to=[1], text=SECRET)
    assert (await looking.told("whisper"))["line"]["text"] == SECRET
    await settled(world)
    assert post.came == []


async def test_his_other_pages_tell_him_and_nobody_elses_do(world: World, post: Service) -> None:
    table, (anna, bert, cleo), _ = await three_away(world, post)
    lobby, cleos, watcher = await bert.connected(), await cleo.connected(), world.stranger()
    watching = await watcher.at(table)
    for _ in range(2):
        await anna.do(table, "whisper", to=[1], text=SECRET)
    assert await lobby.told("aside") == {
        "type": "aside",
        "table": table,
        "game_title": "Parley",
        "title": "Sunday",
    }
    await settled(world)
    for socket in (lobby, cleos, watching):
        await socket.do("ping")
        assert [news for news in socket.news if news["type"] == "aside"] == [], "once, and him alone"
        assert SECRET not in "".join(socket.raw)


async def test_a_room_in_which_something_waits_is_marked_when_he_comes(world: World, post: Service) -> None:
    table, (anna, bert, _), _ = await three_away(world, post)
    await anna.do(table, "whisper", to=[1, 2], text="to both of you")
    await (await bert.at(table)).leave()
    await anna.do(table, "whisper", to=[1], text=SECRET)

    async def fresh(socket: Socket) -> dict[str, bool]:
        talks = (await socket.do("open", table=table))["talks"]
        return {str(room["seats"]): room["fresh"] for room in talks}

    socket = await bert.connected()
    assert await fresh(socket) == {"[0, 1]": True, "[0, 1, 2]": False}
    assert await fresh(socket) == {"[0, 1]": False, "[0, 1, 2]": False}, "he has looked"


async def test_a_webhook_is_told_if_its_owner_says_that_nobody_else_reads_it(
    world: World, post: Service
) -> None:
    table, (anna, bert, cleo), _ = await three_away(world, post)
    for person, who, whispers in ((bert, "bert", ["webhook"]), (cleo, "cleo", ["push"])):
        await change(person, webhook=post.endpoint(who), notify=["webhook"], whispers=whispers)
    await anna.do(table, "whisper", to=[1, 2], text=SECRET)
    await settled(world)
    assert sorted(post.paths) == ["/send/bert", "/send/c"]
    told = post.came[post.paths.index("/send/bert")][1]
    assert msgspec.json.decode(told)["text"] == "Somebody speaks to you in secret: Sunday (Parley)"


async def test_it_can_be_switched_off(world: World, post: Service) -> None:
    table, (anna, bert, _), _ = await three_away(world, post)
    me = (await bert.get("/api/me"))["user"]
    assert me["whispers"] == ["email", "push"], "as long as he has said nothing else"
    await change(bert, whispers=[])
    assert (await bert.get("/api/me/export"))["person"]["whispers"] == []
    await anna.do(table, "whisper", to=[1], text=SECRET)
    await settled(world)
    assert post.came == []


@pytest.mark.parametrize(
    "webhook, about, ways",
    [
        (OWN, "turn", {"push", "webhook", "email"}),
        (OWN, "whisper", {"push", "webhook", "email"}),
        (DISCORD, "turn", {"push", "webhook", "email"}),
        (DISCORD, "whisper", {"push", "email"}),
        (MATRIX, "turn", {"push", "webhook", "email"}),
        (MATRIX, "whisper", {"push", "email"}),
    ],
)
def test_a_room_where_others_read_is_silent_about_whispers(
    webhook: str, about: About, ways: set[str]
) -> None:
    """Whatever its owner says: what stands in a room of Discord or Matrix is read by whoever is there."""
    anna = replace(ANNA, webhook=webhook, notify="webhook email", whispers="push webhook email")
    assert ways_of(anna, about) == ways


def test_a_way_that_is_not_chosen_for_turns_is_none_for_whispers() -> None:
    anna = replace(ANNA, webhook=OWN, email="anna@example.org", notify="", whispers="push webhook email")
    assert ways_of(anna, "whisper") == {"push"}


async def test_whispers_at_many_tables_keep_nobody_from_hearing_of_his_turn(post: Service) -> None:
    notifier = Notifier(Settings(private_webhooks=True))
    anna = replace(ANNA, webhook=post.endpoint(), notify="webhook", whispers="webhook")
    for i in range(20):
        await asyncio.wait_for(notifier.tell(anna, "psst", f"t{i}", "u", about="whisper"), 30)
    whispered = len(post.came)
    assert whispered < 20
    await asyncio.wait_for(notifier.tell(anna, "your turn", "t", "u"), 30)
    assert len(post.came) == whispered + 1
