"""Clocks, absence, stand-ins."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.harness import Person, Refused, World
from theatrum.table.play import clocks
from theatrum.table.play.clocks import ClockState, advance, begin, clock_view, deadline, overdue

NONE = {"kind": "none"}
PACE = {"kind": "pace", "seconds": 60, "increment": 0}
BANK = {"kind": "bank", "seconds": 100, "increment": 5}


# ---- the arithmetic ----------------------------------------------------------------------------------------------
def test_without_a_clock_only_days_count() -> None:
    state = advance(NONE, begin(NONE, 2), [], [1], now=1000)
    assert deadline(NONE, state, [], absent_days=3) == 1000 + 3 * clocks.DAY_MS
    assert clock_view(NONE, state.write(), 5).kind == "none"


def test_a_pace_begins_anew_with_every_move() -> None:
    state = advance(PACE, begin(PACE, 2), [], [0], now=0)
    assert deadline(PACE, state, [], 3) == 60_000
    state = advance(PACE, state, [0], [0], now=50_000)
    assert deadline(PACE, state, [], 3) == 110_000


def test_a_pace_goes_on_for_who_has_not_answered_yet() -> None:
    state = advance(PACE, begin(PACE, 2), [], [0, 1], now=0)
    state = advance(PACE, state, [0], [1], now=50_000)
    assert deadline(PACE, state, [], 3) == 60_000


def test_a_bank_runs_down_only_while_one_is_waited_for() -> None:
    state = advance(BANK, begin(BANK, 2), [], [0], now=0)
    state = advance(BANK, state, [0], [1], now=30_000)
    assert state.left == [75_000, 100_000]
    state = advance(BANK, state, [1], [0], now=90_000)
    assert state.left == [75_000, 45_000]
    assert deadline(BANK, state, [], 3) == 90_000 + 75_000


def test_going_back_begins_everybodys_move_anew_and_rewards_nobody() -> None:
    state = advance(PACE, begin(PACE, 2), [], [0], now=0)
    assert deadline(PACE, advance(PACE, state, [], [0], 50_000, fresh=True), [], 3) == 110_000
    banked = advance(BANK, begin(BANK, 2), [], [0], now=0)
    assert advance(BANK, banked, [], [0], 30_000, fresh=True).left == [70_000, 100_000]


def test_an_empty_bank_is_overdue_and_never_negative() -> None:
    state = advance(BANK, begin(BANK, 2), [], [0, 1], now=0)
    assert overdue(BANK, state, 3, now=99_999) == []
    assert overdue(BANK, state, 3, now=100_000) == [0, 1]
    assert deadline(BANK, state, absent=[0], absent_days=3) == 100_000
    assert deadline(BANK, state, absent=[0, 1], absent_days=3) is None
    assert advance(BANK, state, [], [0, 1], now=10**9).left == [0, 0]


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 50_000)), max_size=30))
def test_time_is_never_made_from_nothing(moves: list[tuple[int, int]]) -> None:
    """Whatever happens, a bank without increment only shrinks, and what one loses another does not gain."""
    clock = {"kind": "bank", "seconds": 1000, "increment": 0}
    state, now = advance(clock, begin(clock, 3), [], [0], 0), 0
    for seat, took in moves:
        before, now = list(state.left), now + took
        running = set(state.since)
        state = ClockState.read(advance(clock, state, list(running), [seat], now).write())
        for s in range(3):
            assert state.left[s] == (max(0, before[s] - took) if s in running else before[s])


# ---- at a table --------------------------------------------------------------------------------------------------
class Time:
    """The house's clock, moved by hand."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self._services = world.services
        self.now = world.services.runtime.now()
        monkeypatch.setattr(world.services.runtime, "now", lambda: self.now)

    async def passes(self, seconds: float) -> None:
        self.now += int(seconds * 1000)
        await self._services.sweeper.sweep()


@pytest.fixture
async def time(world: World, monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(world, monkeypatch)


async def three(world: World, **more: object) -> tuple[str, list[Person]]:
    people = [await world.guest(name) for name in ("Anna", "Bert", "Cleo")]
    table = await world.table(people[0], "me", "open", "open", **more)
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join")
    return table, people


async def shown(person: Person, table: str) -> dict[str, object]:
    found: dict[str, object] = (await person.get(f"/api/tables/{table}"))["table"]
    return found


@pytest.mark.anyio
async def test_the_clock_of_a_table_is_shown_and_runs(world: World, time: Time) -> None:
    table, (anna, _, _) = await three(world, clock={"kind": "bank", "seconds": 100, "increment": 5})
    socket = await anna.at(table)
    assert socket.views[table]["clock"]["running"] == [0, 1, 2]
    await time.passes(10)
    await socket.answer(table)
    clock = (await socket.seen(table, 1))["clock"]
    assert clock["left"][0] == 95_000
    assert clock["running"] == [1, 2]
    assert (await shown(anna, table))["clock"]["left"][1] == 90_000  # type: ignore[index]


@pytest.mark.anyio
async def test_who_runs_out_of_time_is_absent_and_can_be_replaced_by_a_bot(world: World, time: Time) -> None:
    table, (anna, bert, cleo) = await three(world, clock={"kind": "pace", "seconds": 60})
    for person, seat in ((anna, 0), (bert, 1)):
        await person.answer_first(table, seat)
    with pytest.raises(Refused) as refused:
        await anna.do(table, "propose", kind="replace", who=2, **{"with": "random"})
    assert refused.value.code == "not-open"
    await time.passes(61)
    assert [s["absent"] for s in (await shown(anna, table))["seats"]] == [False, False, True]  # type: ignore[attr-defined]
    proposal = (await anna.do(table, "propose", kind="replace", who=2, **{"with": "random"}))["proposal"]
    assert proposal["needed"] == [1]
    assert proposal["words"] == "Anna asks to let a bot (Aimless) play for Cleo."
    await bert.do(table, "vote", proposal=proposal["id"], agree=True)
    seat = (await shown(anna, table))["seats"][2]  # type: ignore[index]
    assert seat["stand_in"] == {"kind": "bot", "bot": "random"}
    for _ in range(200):
        if (await shown(anna, table))["position"] == 3:
            break
        await asyncio.sleep(0.05)
    assert (await shown(anna, table))["position"] == 3
    with pytest.raises(Refused) as refused:
        await cleo.do(table, "answer", seat=2, serial=1, answer=["pass"])
    assert refused.value.code == "forbidden"
    assert (await cleo.view(table))["seat"] == 2
    await cleo.do(table, "return")
    seat = (await shown(cleo, table))["seats"][2]  # type: ignore[index]
    assert seat["stand_in"] is None
    assert seat["mine"]
    assert not seat["absent"]


@pytest.mark.anyio
async def test_a_friend_can_stand_in_by_link(world: World, time: Time) -> None:
    table, (anna, _, cleo) = await three(world, clock={"kind": "pace", "seconds": 60})
    await anna.answer_first(table, 0)
    await time.passes(61)
    proposal = (await anna.do(table, "propose", kind="replace", who=2, **{"with": "friend"}))["proposal"]
    assert proposal is None, "Bert is absent, too, and need not be asked"
    seats = (await shown(anna, table))["seats"]
    link = seats[2]["link"]  # type: ignore[index]
    assert seats[2]["stand_in"] == {"kind": "link"}  # type: ignore[index]
    dora = await world.guest("Dora")
    invited = await dora.get(f"/api{link}")
    assert "You will see the hand" in invited["notice"]
    asked = await dora.post(f"/api{link}")
    assert asked["waiting"]
    assert asked["table"]["you"]["seats"] == []
    asks = (await shown(cleo, table))["proposals"][0]  # type: ignore[index]
    assert asks["kind"] == "admit"
    assert asks["words"].startswith("Dora has come by the link and wants to play for Cleo.")
    assert asks["needed"] == [2], "Anna alone can't let in whom she likes"
    with pytest.raises(Refused) as refused:
        await anna.do(table, "vote", proposal=asks["id"], agree=True)
    assert refused.value.code == "forbidden"
    await cleo.do(table, "vote", proposal=asks["id"], agree=True)
    joined = await dora.post(f"/api{link}")
    assert joined["table"]["you"]["seats"] == [2]
    assert joined["table"]["seats"][2]["stand_in"] == {"kind": "user", "name": "Dora"}
    await dora.answer_first(table, 2)
    with pytest.raises(Refused) as refused:
        await cleo.do(table, "answer", seat=2, serial=1, answer=["aim", "town:0"])
    assert refused.value.code == "forbidden"
    await cleo.do(table, "return")
    with pytest.raises(Refused) as refused:
        await dora.view(table, 2)
    assert refused.value.code == "forbidden"


@pytest.mark.anyio
async def test_an_answer_that_comes_late_brings_one_back(world: World, time: Time) -> None:
    table, (anna, bert, _) = await three(world, clock={"kind": "bank", "seconds": 60, "increment": 0})
    await time.passes(61)
    assert all(s["absent"] for s in (await shown(anna, table))["seats"])  # type: ignore[attr-defined]
    await bert.answer_first(table, 1)
    assert [s["absent"] for s in (await shown(anna, table))["seats"]] == [True, False, True]  # type: ignore[attr-defined]


@pytest.mark.anyio
async def test_without_a_clock_one_is_absent_after_days(world: World, time: Time) -> None:
    table, (anna, _, _) = await three(world)
    await time.passes(2.9 * 86_400)
    assert not any(s["absent"] for s in (await shown(anna, table))["seats"])  # type: ignore[attr-defined]
    await time.passes(0.2 * 86_400)
    assert all(s["absent"] for s in (await shown(anna, table))["seats"])  # type: ignore[attr-defined]


@pytest.mark.anyio
async def test_nobody_is_replaced_who_is_there_or_no_person(world: World, time: Time) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "random")
    for who, instead, code in [(0, "random", "invalid"), (1, "random", "invalid"), (9, "random", "invalid")]:
        with pytest.raises(Refused) as refused:
            await anna.do(table, "propose", kind="replace", who=who, **{"with": instead})
        assert refused.value.code == code


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["bank", "pace"])
async def test_every_view_says_whose_clock_runs_and_charges_nobody_else(
    world: World, time: Time, kind: str
) -> None:
    """Three people and a spectator, asked together and one by one: in each view those run who are waited for."""
    table, people = await three(world, clock={"kind": kind, "seconds": 3600, "increment": 10})
    sockets = [await person.at(table) for person in people]
    sockets.append(await world.stranger().at(table))
    asked_alone = asked_together = False
    for turn in range(24):
        waiting = list(world.live(table).row.waiting)
        asked_alone, asked_together = asked_alone or len(waiting) == 1, asked_together or len(waiting) > 1
        before = sockets[3].views[table]["clock"]
        seat = waiting[turn % len(waiting)]
        await time.passes(7)
        position = (await sockets[seat].answer(table, pick=turn))["position"]
        for socket in sockets:
            clock = (await socket.seen(table, position))["clock"]
            assert clock["running"] == world.live(table).row.waiting
            assert clock["at"] == time.now
            if kind == "bank":
                expected = list(before["left"])
                for charged in waiting:
                    expected[charged] -= 7_000
                expected[seat] += 10_000
                assert clock["left"] == expected
            else:
                fresh = [s for s in range(3) if s not in waiting or s == seat]
                assert all(clock["left"][s] == 3_600_000 for s in fresh)
    assert asked_alone
    assert asked_together


@pytest.mark.anyio
async def test_a_view_tells_when_a_bot_takes_over_and_no_clock_runs_for_it(world: World, time: Time) -> None:
    """The clock in the view is never older than the one of the table: seats change without an answer."""
    table, (anna, bert, _) = await three(world, clock={"kind": "bank", "seconds": 600, "increment": 0})
    socket = await anna.at(table)
    world.services.bots.consider = lambda _: None  # type: ignore[method-assign]
    assert socket.views[table]["clock"]["running"] == [0, 1, 2]
    await bert.do(table, "resign")
    await socket.until(lambda: socket.views[table]["clock"]["running"] == [0, 2])


# ---- the rights of those who are absent --------------------------------------------------------------------------
@pytest.mark.anyio
async def test_a_bot_in_ones_place_does_not_give_ones_game_away(world: World, time: Time) -> None:
    """Whoever remains can neither go back nor remove the table alone; the absent one still has his say."""
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    table = await world.table(anna, "me", "open", clock={"kind": "pace", "seconds": 60})
    await bert.post(f"/api/tables/{table}/join")
    world.services.bots.consider = lambda _: None  # type: ignore[method-assign]
    await anna.answer_first(table, 0)
    await time.passes(61)
    await anna.do(table, "propose", kind="replace", who=1, **{"with": "random"})
    assert (await shown(anna, table))["seats"][1]["stand_in"] == {"kind": "bot", "bot": "random"}  # type: ignore[index]
    with pytest.raises(Refused) as refused:
        await anna.request("DELETE", f"/api/tables/{table}")
    assert refused.value.code == "running"
    proposal = (await anna.do(table, "propose", kind="rewind", position=0))["proposal"]
    assert proposal["needed"] == [1]
    assert world.live(table).row.position == 1
    await bert.do(table, "vote", proposal=proposal["id"], agree=True)
    assert world.live(table).row.position == 0


@pytest.mark.anyio
async def test_nobody_is_replaced_who_has_come_back_before_the_vote(world: World, time: Time) -> None:
    table, (anna, bert, cleo) = await three(world, clock={"kind": "pace", "seconds": 60})
    for person, seat in ((anna, 0), (bert, 1)):
        await person.answer_first(table, seat)
    await time.passes(61)
    proposal = (await anna.do(table, "propose", kind="replace", who=2, **{"with": "random"}))["proposal"]
    await cleo.do(table, "return")
    with pytest.raises(Refused) as refused:
        await bert.do(table, "vote", proposal=proposal["id"], agree=True)
    assert refused.value.code == "not-open"
    assert (await shown(anna, table))["seats"][2]["stand_in"] is None  # type: ignore[index]


@pytest.mark.anyio
async def test_an_opponent_can_not_take_the_seat_of_a_link_and_see_two_hands(
    world: World, time: Time
) -> None:
    table, (anna, bert, _) = await three(world, clock={"kind": "pace", "seconds": 60})
    await anna.answer_first(table, 0)
    await time.passes(61)
    await anna.do(table, "propose", kind="replace", who=2, **{"with": "friend"})
    link = (await shown(anna, table))["seats"][2]["link"]  # type: ignore[index]
    for opponent in (anna, bert):
        with pytest.raises(Refused) as refused:
            await opponent.post(f"/api{link}")
        assert refused.value.code == "forbidden"


async def a_friends_link(world: World, time: Time) -> tuple[str, list[Person], str]:
    """Anna and Bert have let Cleo's seat be played by whoever gets its link."""
    table, (anna, bert, cleo) = await three(world, clock={"kind": "pace", "seconds": 60})
    for person, seat in ((anna, 0), (bert, 1)):
        await person.answer_first(table, seat)
    await time.passes(61)
    proposal = (await anna.do(table, "propose", kind="replace", who=2, **{"with": "friend"}))["proposal"]
    assert "sees the hand and everything the seat knows" in proposal["words"]
    await bert.do(table, "vote", proposal=proposal["id"], agree=True)
    link: str = (await shown(anna, table))["seats"][2]["link"]  # type: ignore[index]
    return table, [anna, bert, cleo], f"/api{link}"


async def asking(person: Person, table: str) -> str:
    found: str = (await shown(person, table))["proposals"][0]["id"]  # type: ignore[index]
    return found


@pytest.mark.anyio
async def test_all_who_play_have_to_agree_to_a_friend(world: World, time: Time) -> None:
    """An opponent can come by the link with a fresh account: nobody lets him in alone."""
    table, (anna, bert, _), link = await a_friends_link(world, time)
    dora = await world.guest("Dora")
    assert (await dora.post(link))["waiting"]
    assert (await dora.post(link))["waiting"], "asking again is no second question"
    proposal = await asking(anna, table)
    await anna.do(table, "vote", proposal=proposal, agree=True)
    with pytest.raises(Refused) as refused:
        await dora.view(table, 2)
    assert refused.value.code == "forbidden"
    with pytest.raises(Refused) as refused:
        await (await world.guest("Emil")).post(link)
    assert refused.value.code == "taken"
    await bert.do(table, "vote", proposal=proposal, agree=True)
    assert (await dora.post(link))["table"]["you"]["seats"] == [2]


@pytest.mark.anyio
async def test_who_is_turned_away_does_not_come_again_by_that_link(world: World, time: Time) -> None:
    table, (anna, bert, _), link = await a_friends_link(world, time)
    dora = await world.guest("Dora")
    await dora.post(link)
    await bert.do(table, "vote", proposal=await asking(bert, table), agree=False)
    with pytest.raises(Refused) as refused:
        await dora.post(link)
    assert refused.value.code == "not-found"
    assert f"/api{(await shown(anna, table))['seats'][2]['link']}" != link  # type: ignore[index]


@pytest.mark.anyio
async def test_a_friend_does_not_come_any_more_when_the_absent_one_is_back(world: World, time: Time) -> None:
    table, (anna, _, cleo), link = await a_friends_link(world, time)
    dora = await world.guest("Dora")
    await dora.post(link)
    await cleo.do(table, "return")
    assert (await shown(anna, table))["proposals"] == []
    with pytest.raises(Refused) as refused:
        await dora.post(link)
    assert refused.value.code == "not-found"


@pytest.mark.anyio
async def test_who_has_stood_in_once_never_takes_another_seat(world: World, time: Time) -> None:
    table, (anna, _, cleo), link = await a_friends_link(world, time)
    dora = await world.guest("Dora")
    await dora.post(link)
    await cleo.do(table, "vote", proposal=await asking(cleo, table), agree=True)
    await cleo.do(table, "return")
    for _ in range(12):
        if world.live(table).row.waiting == [1]:
            break
        seat = next(s for s in world.live(table).row.waiting if s != 1)
        await (anna if seat == 0 else cleo).answer_first(table, seat)
    await time.passes(61)
    assert (await shown(anna, table))["seats"][1]["absent"]  # type: ignore[index]
    proposal = (await anna.do(table, "propose", kind="replace", who=1, **{"with": "friend"}))["proposal"]
    if proposal is not None:
        await cleo.do(table, "vote", proposal=proposal["id"], agree=True)
    other = (await shown(anna, table))["seats"][1]["link"]  # type: ignore[index]
    with pytest.raises(Refused) as refused:
        await dora.post(f"/api{other}")
    assert refused.value.code == "forbidden"
    assert "another seat" in refused.value.error["message"]


@pytest.mark.anyio
async def test_nobody_sits_down_twice_before_play_begins(world: World) -> None:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    table = await world.table(anna, "me", "open", "open")
    await bert.post(f"/api/tables/{table}/join")
    with pytest.raises(Refused) as refused:
        await bert.post(f"/api/tables/{table}/join")
    assert refused.value.code == "forbidden"


@pytest.mark.anyio
async def test_who_answers_is_back_and_all_see_it(world: World, time: Time) -> None:
    table, (anna, bert, _) = await three(world, clock={"kind": "pace", "seconds": 60})
    socket = await anna.at(table, seat=0)
    await time.passes(61)
    await socket.until(
        lambda: any(n["type"] == "table" and n["table"]["seats"][1]["absent"] for n in socket.news)
    )
    socket.news.clear()
    await bert.answer_first(table, 1)
    told = await socket.told("table")
    assert not told["table"]["seats"][1]["absent"]
