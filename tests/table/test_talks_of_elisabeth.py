"""Secret talks of a real game: the negotiation of Elisabeth I. opens them, and closes them when all are ready [E1-9.1.1]."""

import json
from typing import Any

import pytest

from table.harness import Person, Refused, Socket, World
from theatrum.games import elisabeth

pytestmark = pytest.mark.anyio
SECRET = "Calais for your silence"


@pytest.fixture(autouse=True)
def _the_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elisabeth, "DEFINITION", elisabeth.DEFINITION)


async def three_at(world: World) -> tuple[str, list[Person], list[Socket]]:
    """Anna, Bert and Cleo at a campaign, which begins with the talks of its first turn."""
    people = [await world.guest(name) for name in ("Anna", "Bert", "Cleo")]
    table = await world.table(
        people[0], "me", "open", "open", game="elisabeth", options={"scenario": "campaign"}
    )
    for guest in people[1:]:
        await guest.post(f"/api/tables/{table}/join")
    return table, people, [await person.at(table) for person in people]


async def view(person: Person, table: str) -> Any:
    return (await person.get(f"/api/tables/{table}/view"))["scene"]


async def answer(person: Person, table: str, *given: str) -> None:
    serial = (await view(person, table))["question"]["serial"]
    await person.do(table, "answer", serial=serial, answer=list(given))


async def test_two_whisper_while_the_third_hears_nothing_until_all_are_ready(world: World) -> None:
    table, (anna, bert, cleo), (_, berts, cleos) = await three_at(world)
    for person in (anna, bert, cleo):
        scene = await view(person, table)
        assert scene["talks"] == [[0, 1, 2]]
        assert scene["question"]["prompt"]
    await anna.do(table, "whisper", to=[1], text=SECRET)
    assert (await berts.told("whisper"))["line"]["text"] == SECRET
    await bert.do(table, "chat", text="aloud")
    assert (await cleos.told("chat"))["line"]["text"] == "aloud"
    assert SECRET not in "".join(cleos.raw)
    for person in (anna, bert, cleo):
        await answer(person, table, "ready")
    for person in (anna, bert, cleo):
        assert "talks" not in await view(person, table)
    with pytest.raises(Refused) as error:
        await anna.do(table, "whisper", to=[1], text="too late")
    assert error.value.code == "not-open"
    assert SECRET in json.dumps(await bert.get(f"/api/tables/{table}/talks"))
    assert SECRET not in json.dumps(await cleo.get(f"/api/tables/{table}/talks"))


async def test_what_is_shown_to_one_is_seen_by_nobody_else(world: World) -> None:
    """E1-9.1.2, OP-9-21"""
    table, (anna, bert, cleo), _ = await three_at(world)
    choices = (await view(anna, table))["question"]["choices"]
    powers = {panel["id"]: panel["seat"] for panel in (await view(anna, table))["panels"]}
    shown = next(c["answer"] for c in choices if c["answer"][0] == "show" and powers[c["answer"][2]] == 1)
    await answer(anna, table, *shown)
    for person in (bert, cleo):
        await answer(person, table, "ready")

    def sees(scene: Any) -> bool:
        sides = scene["spotlight"]["sides"]
        return any(card.get("noun") == shown[1] for side in sides for card in side.get("cards", []))

    assert sees(await view(bert, table))
    assert not sees(await view(cleo, table))
    assert shown[1] not in json.dumps(await cleo.get(f"/api/tables/{table}/log"))


async def test_by_correspondence_one_may_always_be_ready(world: World) -> None:
    """A standing "ready" answers the talks, so that nobody waits for who has nothing to say."""
    table, (anna, bert, cleo), _ = await three_at(world)
    for person in (anna, bert):
        await person.do(table, "stand", window="window-talk", answer=["ready"])
    assert "question" not in await view(anna, table)
    await answer(cleo, table, "ready")
    assert "talks" not in await view(cleo, table)
