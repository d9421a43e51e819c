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


async def three_at(world: World, **more: Any) -> tuple[str, list[Person], list[Socket]]:
    """Anna, Bert and Cleo at a campaign, which begins with the talks of its first turn."""
    people = [await world.guest(name) for name in ("Anna", "Bert", "Cleo")]
    table = await world.table(
        people[0], "me", "open", "open", game="elisabeth", options={"scenario": "campaign"}, **more
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


@pytest.mark.parametrize("kind", ["none", "pace", "bank"])
async def test_a_clock_of_its_own_ends_the_talks(
    world: World, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """E1-9.1.2 Ten minutes, which were agreed on beforehand; whoever has not said so by then is ready."""
    now = world.services.runtime.now()
    monkeypatch.setattr(world.services.runtime, "now", lambda: now)
    clock = {"kind": kind, "seconds": 60, "talks": 600}
    table, (anna, bert, cleo), _ = await three_at(world, clock=clock)
    shown = (await anna.get(f"/api/tables/{table}/view"))["clock"]
    assert (shown["talks"], shown["talks_until"]) == (600, now + 600_000)
    assert not shown.get("running"), "nobody's own time runs meanwhile"
    await answer(bert, table, "not-yet")
    now += 599_000
    await world.services.sweeper.sweep()
    assert (await view(cleo, table))["talks"] == [[0, 1, 2]]
    assert not any(seat["absent"] for seat in (await anna.get(f"/api/tables/{table}"))["table"]["seats"])
    world.forget_tables()
    now += 2_000
    await world.services.sweeper.sweep()
    for person in (anna, bert, cleo):
        assert "talks" not in await view(person, table)
    told = await anna.get(f"/api/tables/{table}/view")
    assert "talks_until" not in told.get("clock", {})
    if kind != "none":
        assert told["clock"]["running"], "and then the clocks of the players run"


async def test_a_proposal_is_composed_read_in_ones_own_language_and_withdrawn(world: World) -> None:
    """E1-9.1.3, E1-9.1.22 It is on paper, and binds nobody."""
    table, (anna, bert, cleo), (_, berts, _) = await three_at(world)
    room = f"/api/tables/{table}/proposals"
    possible = (await anna.get(room, seat=0, to="1"))["items"]
    kinds = {one["item"][0] for one in possible}
    assert {"cards", "alliance"} <= kinds, kinds
    powers = {panel["id"]: panel["seat"] for panel in (await view(anna, table))["panels"]}
    for one in possible:
        assert {powers[noun] for noun in one["item"] if str(noun).startswith("power:")} == {0, 1}, one
    chosen = [next(one for one in possible if one["item"][0] == kind) for kind in ("alliance", "cards")]
    await anna.do(table, "whisper", to=[1], items=[one["item"] for one in chosen])
    line = (await berts.told("whisper"))["line"]
    assert line["items"] == [one["words"] for one in chosen]
    german = (await bert.get(f"/api/tables/{table}/talks", lang="de"))["talks"][0]["lines"][0]
    assert "Bündnis" in german["items"][0]
    assert not german["withdrawn"]
    assert (await cleo.get(f"/api/tables/{table}/talks"))["talks"] == []

    for action in ({"items": [["alliance", "power:spain", "power:venice"]]}, {"items": [["crown"]]}):
        with pytest.raises(Refused) as error:
            await anna.do(table, "whisper", to=[1], **action)
        assert error.value.code == "illegal"
    with pytest.raises(Refused) as error:
        await bert.do(table, "withdraw", to=[0], line=line["id"])
    assert error.value.code == "not-found", "nobody withdraws for another"
    await anna.do(table, "withdraw", to=[1], line=line["id"])
    assert (await berts.told("whisper"))["line"]["withdrawn"]
    assert (await bert.get(f"/api/tables/{table}/talks"))["talks"][0]["lines"][0]["withdrawn"]
    for person in (anna, bert, cleo):
        await answer(person, table, "ready")
    with pytest.raises(Refused) as error:
        await anna.get(room, seat=0, to="1")
    assert error.value.code == "not-open"


async def test_what_is_proposed_is_a_treaty_on_paper_judged_row_by_row(world: World) -> None:
    """E1-9.1.5, E1-9.1.22 Who gives what to whom, what is possible after what stands above it, and what would come of it."""
    table, (anna, bert, _), (_, berts, _) = await three_at(world)
    room = f"/api/tables/{table}/proposals"
    possible = (await anna.get(room, seat=0, to="1"))["items"]
    kinds = [one["item"][0] for one in possible]
    alliance, loan = kinds.index("alliance"), kinds.index("loan")
    clause = possible[loan]["clause"]
    assert clause["title"]
    assert clause["giver_id"] == possible[loan]["item"][1]
    assert "why_not" not in clause, "by itself a row says what it is; what it needs is seen beside the others"
    alone = (await anna.get(room, seat=0, to="1", chosen=str(loan)))["treaty"]
    assert alone["clauses"][0]["why_not"]
    both = (await anna.get(room, seat=0, to="1", chosen=f"{alliance},{loan}", lang="de"))["treaty"]
    assert [row.get("why_not", "") for row in both["clauses"]] == ["", ""]
    assert both["clauses"][0]["title"] == "Bündnis"
    assert both["after"]
    assert "treaty" not in await anna.get(room, seat=0, to="1")
    for wrong in ("x", "-1", ",".join(["1"] * 25)):
        with pytest.raises(Refused) as error:
            await anna.get(room, seat=0, to="1", chosen=wrong)
        assert (error.value.code, error.value.error["field"]) == ("invalid", "chosen")
    items = [possible[place]["item"] for place in (alliance, loan)]
    await anna.do(table, "whisper", to=[1], items=items)
    line = (await berts.told("whisper"))["line"]
    assert [row["title"] for row in line["treaty"]["clauses"]] == ["Alliance", "Loan of ships"]
    world.forget_tables()
    (kept,) = (await bert.get(f"/api/tables/{table}/talks", lang="de"))["talks"][0]["lines"]
    assert kept["treaty"] == both, "as it stood when it was made, in the reader's language"


async def drafting(people: list[Person], table: str, seat: int) -> None:
    """End the talks, and let everybody pass until the seat is asked for a draft."""
    for person in people:
        await answer(person, table, "ready")
    for _ in range(20):
        waiting = (await people[0].get(f"/api/tables/{table}"))["table"]["waiting"]
        answers = await answers_of(people[waiting[0]], table)
        if waiting[0] == seat and any(str(given[0]).startswith("add-") for given in answers):
            return
        await answer(people[waiting[0]], table, *next(g for g in answers if g[0] in ("pass", "done")))
    raise AssertionError("the seat is never asked for a draft")


async def answers_of(person: Person, table: str) -> list[list[Any]]:
    return [choice["answer"] for choice in (await view(person, table))["question"]["choices"]]


async def offers(person: Person, table: str, seat: int, **more: Any) -> list[Any]:
    found: list[Any] = (await person.get(f"/api/tables/{table}/drafts", seat=seat, **more))["offers"]
    return found


async def take_over(person: Person, table: str, to: int, line: int) -> list[Any]:
    serial = (await view(person, table))["question"]["serial"]
    taken: list[Any] = (await person.do(table, "draft", serial=serial, to=[to], line=line))["items"]
    return taken


async def proposed(world: World, *kinds: str) -> tuple[str, list[Person], list[Any]]:
    """Bert, who has England, has proposed something of each kind to Anna, who has Spain. The talks are over, and she is
    asked what to announce."""
    table, people, _ = await three_at(world)
    possible = (await people[1].get(f"/api/tables/{table}/proposals", seat=1, to="0"))["items"]
    between = [one for one in possible if {"power:spain", "power:england"} <= set(one["item"])]
    chosen = [next(one for one in between if one["item"][0] == kind) for kind in kinds]
    await people[1].do(table, "whisper", to=[0], items=[one["item"] for one in chosen])
    await drafting(people, table, 0)
    return table, people, chosen


async def test_what_was_proposed_is_taken_over_into_the_draft(world: World) -> None:
    """E1-9.1.17 Only seats of the room are offered it, and nothing but the answers is in the record."""
    table, (anna, bert, cleo), chosen = await proposed(world, "alliance", "loan", "cards")
    world.forget_tables()  # as after a reload, or for somebody who comes days later
    (offer,) = await offers(anna, table, 0)
    assert (offer["seats"], offer["by"]) == ([0, 1], 1)
    assert offer["items"] == [{"words": one["words"]} for one in chosen], (
        "a loan is possible after the alliance"
    )
    assert "Bündnis" in (await offers(anna, table, 0, lang="de"))[0]["items"][0]["words"]
    for seat, person in ((1, bert), (2, cleo)):
        assert await offers(person, table, seat) == [], "who is not asked for a draft is offered nothing"
        with pytest.raises(Refused) as error:
            await offers(person, table, 0)
        assert error.value.code == "forbidden"

    assert await take_over(anna, table, 1, offer["line"]) == offer["items"]
    assert ["announce"] in await answers_of(anna, table)
    assert await offers(anna, table, 0) == [], "all of it is in the draft"
    for person in (bert, cleo):
        assert chosen[0]["words"] not in json.dumps(await person.get(f"/api/tables/{table}/log"))
    await answer(anna, table, "announce")
    treaties = (await view(bert, table))["spotlight"]["treaties"]
    assert [len(treaty["clauses"]) for treaty in treaties] == [len(chosen)]
    assert await offers(anna, table, 0) == [], "it was announced, and waits for Bert"


async def test_a_proposal_of_which_only_a_part_was_announced_is_offered_still(world: World) -> None:
    """E1-9.1.17 What was announced without the rest may be announced again with it."""
    table, (anna, _, _), chosen = await proposed(world, "alliance", "cards")
    kind, *nouns = chosen[0]["item"]
    await answer(anna, table, f"add-{kind}", *nouns)
    await answer(anna, table, "announce")
    (offer,) = await offers(anna, table, 0)
    assert [item["words"] for item in offer["items"]] == [one["words"] for one in chosen]


async def test_only_what_is_possible_is_taken_over_and_the_rest_says_why(world: World) -> None:
    """E1-9.1.17, E1-9.1.18"""
    table, (anna, _, _), chosen = await proposed(world, "alliance", "cards")
    kind, *nouns = chosen[0]["item"]
    await answer(anna, table, f"add-{kind}", *nouns)
    (offer,) = await offers(anna, table, 0)
    there, possible = offer["items"]
    assert there == {"words": chosen[0]["words"], "drafted": True}
    assert possible == {"words": chosen[1]["words"]}
    assert await take_over(anna, table, 1, offer["line"]) == offer["items"]
    (draft,) = (await view(anna, table))["spotlight"]["treaties"]
    assert len(draft["clauses"]) == 2


async def test_a_loan_without_its_alliance_stays_out_with_the_reason(world: World) -> None:
    """E1-9.1.5, OP-9-21 The items are judged one after the other, as they were proposed."""
    table, (anna, _, _), _ = await proposed(world, "loan", "cards")
    (offer,) = await offers(anna, table, 0)
    loan, cards = offer["items"]
    assert loan["why"]
    assert loan["rule"].startswith("E1-")
    assert "why" not in cards
    assert await take_over(anna, table, 1, offer["line"]) == offer["items"]
    (draft,) = (await view(anna, table))["spotlight"]["treaties"]
    assert len(draft["clauses"]) == 1


async def test_what_the_later_power_would_have_to_announce_is_not_offered_to_it(world: World) -> None:
    """E1-9.1.18 It is the earlier of two powers that announces; and who was not in the room is offered nothing."""
    table, (anna, bert, cleo), _ = await proposed(world, "alliance")
    await answer(anna, table, "done")
    for seat, person in ((1, bert), (2, cleo)):
        assert any(str(given[0]).startswith("add-") for given in await answers_of(person, table))
        assert await offers(person, table, seat) == []
        with pytest.raises(Refused) as error:
            await take_over(person, table, 0, 7)
        assert error.value.code == "not-found"
        await answer(person, table, "done")


async def test_nothing_is_taken_over_that_was_withdrawn_or_is_of_earlier_talks(world: World) -> None:
    table, (anna, bert, _), _ = await proposed(world, "alliance")
    (offer,) = await offers(anna, table, 0)
    serial = (await view(anna, table))["question"]["serial"]
    with pytest.raises(Refused) as error:
        await anna.do(table, "draft", serial=serial - 1, to=[1], line=offer["line"])
    assert error.value.code == "stale"
    live = await world.services.tables.find(table)
    opened = live.row.clock_state["opened"]
    live.row.clock_state["opened"] = world.services.runtime.now() + 1
    assert await offers(anna, table, 0) == []
    assert (await anna.get(f"/api/tables/{table}/talks"))["talks"][0]["lines"][0]["earlier"]
    live.row.clock_state["opened"] = opened
    assert not (await anna.get(f"/api/tables/{table}/talks"))["talks"][0]["lines"][0]["earlier"]
    await bert.do(table, "withdraw", to=[0], line=offer["line"])
    assert await offers(anna, table, 0) == []
    with pytest.raises(Refused) as error:
        await take_over(anna, table, 1, offer["line"])
    assert error.value.code == "not-found"
