"""Cards laid into a secret talk: seen by the room at once, as they truly are, and by nobody else [E1-9.1.2]."""

import json
from typing import Any

import pytest

from table.harness import Person, Refused, Socket, World
from table.test_talks_of_elisabeth import answer, three_at, view
from theatrum.core.views import faces_of

pytestmark = pytest.mark.anyio


async def hand(person: Person, table: str, seat: int) -> dict[str, Any]:
    """The cards that the seat may show now, by noun, as they lie before it."""
    scene = await view(person, table)
    row = next(row for row in scene["rows"] if row["id"] == f"hand:{seat}")
    cards = {card.get("noun", card["id"]): card for card in row["cards"]}
    return {noun: cards[noun] for noun in scene["showable"] if noun in cards}


async def refused(person: Person, table: str, **fields: Any) -> dict[str, Any]:
    with pytest.raises(Refused) as error:
        await person.do(table, "whisper", **fields)
    return dict(error.value.error)


async def talks(person: Person, table: str, **more: Any) -> Any:
    return (await person.get(f"/api/tables/{table}/talks", **more))["talks"]


async def the_table(world: World) -> tuple[str, list[Person], list[Socket], list[str]]:
    """Anna, Bert and Cleo negotiate; and what Anna holds that nobody else knows."""
    table, people, sockets = await three_at(world)
    return table, people, sockets, list(await hand(people[0], table, 0))


async def test_a_card_is_seen_by_the_room_at_once_and_by_nobody_else(world: World) -> None:
    table, (anna, bert, cleo), (_, berts, cleos), held = await the_table(world)
    watcher = await world.stranger().at(table)
    card = (await hand(anna, table, 0))[held[0]]
    await anna.do(table, "whisper", to=[1], text="Look at this", show=[held[0]])
    line = (await berts.told("whisper"))["line"]
    assert line["text"] == "Look at this"
    (face,) = line["shown"]
    for part in ("id", "title", "lines", "seal", "picture"):
        assert face[part] == card[part], part
    # It needs no answer of anybody, and leaves no trace for others: neither the card nor that one was shown.
    await bert.do(table, "chat", text="aloud")
    for socket in (cleos, watcher):
        assert (await socket.told("chat"))["line"]["text"] == "aloud"
        assert not any("whisper" in said or "Look at this" in said for said in socket.raw)
    assert await talks(cleo, table) == []
    for path in ("log", "chat", "timeline"):
        assert held[0] not in json.dumps(await cleo.get(f"/api/tables/{table}/{path}"))
    assert face["title"] not in json.dumps((await cleo.get(f"/api/tables/{table}/chat"))["chat"])
    assert (await anna.get(f"/api/tables/{table}"))["table"]["position"] == 0


async def test_only_what_lies_in_ones_own_hand_can_be_shown(world: World) -> None:
    """Another's card, a card of the deck, a home card everybody knows, what does not exist: each is named in the error."""
    table, (anna, bert, cleo), _, held = await the_table(world)
    others = await hand(bert, table, 1)
    wrong = await refused(anna, table, to=[1], show=[next(iter(others))])
    assert (wrong["code"], wrong["field"]) == ("illegal", "show")
    assert next(iter(others.values()))["title"] in wrong["message"]
    unknown = await refused(anna, table, to=[1], show=[held[0], "card:the_moon"])
    assert unknown["code"] == "illegal"
    assert "card:the_moon" in unknown["message"]
    home = next(
        card["id"]
        for row in (await view(anna, table))["rows"]
        if row["id"] == "hand:0"
        for card in row["cards"]
        if card["id"] not in held
    )
    assert (await refused(anna, table, to=[1], show=[home]))["code"] == "illegal"
    assert await talks(bert, table) == [], "nothing of a refused message is said"
    # Nor can anybody find out by trying who holds what: a card of another's hand is refused like one of the deck.
    of_cleo = next(iter(await hand(cleo, table, 2)))
    messages = [await refused(anna, table, to=[1], show=[noun]) for noun in (of_cleo, next(iter(others)))]
    assert len({(one["code"], one["field"]) for one in messages}) == 1


async def test_spectators_and_other_seats_show_nothing(world: World) -> None:
    table, (_, bert, _), _, held = await the_table(world)
    dora = await world.guest("Dora")
    assert (await refused(dora, table, to=[1], show=[held[0]]))["code"] == "forbidden"
    assert (await refused(bert, table, seat=0, to=[1], show=[held[0]]))["code"] == "forbidden"
    for person in (dora, world.stranger()):
        assert "showable" not in (await person.get(f"/api/tables/{table}/view"))["scene"]


async def test_when_the_talks_are_over_nothing_more_is_shown_and_what_was_is_still_there(
    world: World,
) -> None:
    table, (anna, bert, cleo), _, held = await the_table(world)
    await anna.do(table, "whisper", to=[1], show=[held[0]])
    for person in (anna, bert, cleo):
        await answer(person, table, "ready")
    wrong = await refused(anna, table, to=[1], show=[held[1]])
    assert wrong["code"] == "not-open"
    assert "showable" not in await view(anna, table)
    ((line,),) = [room["lines"] for room in await talks(bert, table)]
    assert len(line["shown"]) == 1


async def test_who_has_said_that_he_is_ready_may_still_show(world: World) -> None:
    """The talks are open until all are: he is asked nothing meanwhile."""
    table, (anna, bert, _), (_, berts, _), held = await the_table(world)
    await answer(anna, table, "ready")
    assert "question" not in await view(anna, table)
    await anna.do(table, "whisper", to=[1, 2], show=held[:2])
    assert len((await berts.told("whisper"))["line"]["shown"]) == 2
    assert [room["seats"] for room in await talks(bert, table)] == [[0, 1, 2]]


async def test_it_survives_a_restart_in_everybodys_language_and_as_it_was(world: World) -> None:
    """The face is kept, not the place of the card: also when the card has left the hand."""
    table, (anna, bert, _), _, held = await the_table(world)
    card = (await hand(anna, table, 0))[held[0]]
    await anna.do(table, "whisper", to=[1], show=[held[0]])
    world.forget_tables()
    game = await (await world.services.tables.find(table)).game()
    for cards in game.state.hand:
        cards.clear()
    assert held[0] not in faces_of(game, 0)
    for person in (anna, bert):
        ((line,),) = [room["lines"] for room in await talks(person, table)]
        assert line["shown"][0]["title"] == card["title"]
        assert line["text"] == ""
    ((german,),) = [room["lines"] for room in await talks(bert, table, lang="de")]
    assert german["shown"][0]["lines"] != card["lines"]
    world.forget_tables()


async def test_one_takes_along_what_one_has_shown(world: World) -> None:
    table, (anna, bert, _), _, held = await the_table(world)
    await anna.do(table, "whisper", to=[1], show=[held[0]])
    assert [line["text"] for line in (await anna.get("/api/me/export"))["chat"]] == [held[0]]
    assert (await bert.get("/api/me/export"))["chat"] == []


async def test_everything_that_may_be_shown_has_a_face(world: World) -> None:
    """Treasures, too."""
    table, _, _, _ = await the_table(world)
    game = await (await world.services.tables.find(table)).game()
    for seat in range(3):
        assert list(faces_of(game, seat)) == game.scene(seat).showable != []
    own = next(power for power, seat in enumerate(game.state.seat_of) if seat == 0)
    game.state.treasures[own].append(3)
    assert any(noun.startswith("treasure:") for noun in faces_of(game, 0))
    world.forget_tables()
