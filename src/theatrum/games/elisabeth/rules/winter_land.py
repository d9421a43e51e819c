"""Land units and their leaders go home for the winter [E1-20.4.3 – E1-20.4.6]."""

from __future__ import annotations

from functools import partial

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner, Step
from theatrum.games.elisabeth.queries.entering import GUISE, leader_may_go
from theatrum.games.elisabeth.queries.forces import (
    army_leaders,
    occupied_spaces,
    troops,
    units,
)
from theatrum.games.elisabeth.queries.paths import clean_ways, nearest
from theatrum.games.elisabeth.queries.relations import controls
from theatrum.games.elisabeth.rules.elsewhere import not_lost
from theatrum.games.elisabeth.rules.parts import because
from theatrum.games.elisabeth.rules.picking import pick_troops
from theatrum.games.elisabeth.rules.winter_quarters import (
    is_quarter,
    leader_homes,
    must_leave,
    own_fortress,
    quarters,
    room,
    stays,
    wintering_homes,
)
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import GONE, ON_CARD
from theatrum.games.elisabeth.tables.constants import WINTER, share
from theatrum.games.elisabeth.tables.pieces import (
    LEADER,
    LEADERS,
    LEADERS_OF,
    TROOP,
    TROOPS,
)
from theatrum.games.elisabeth.tables.places import N_SPACES, PLACE, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import POWERS, PROTESTANT
from theatrum.kit.pick import Batch, no_batch

STAY: Answer = ("stay",)
ALL_RETURN = "return-all"
"""The verb of the answer that sends home together what else is asked for one after the other."""


def why_not_there(answer: Answer) -> Refusal | None:
    """E1-20.4.4 Who must leave goes to a capital, a home key of his nation, or the nearest own fortified space with room."""
    return Refusal("E1-20.4.4", "no-quarters", space=str(answer[-1])) if len(answer) > 1 else None


def land_home(g: Elisabeth, power: int) -> None:
    """E1-20.4 S1 – S3 Fortresses first, with all who like to come to the capital; then the open country, where that may
    have made room; at last the leaders who are left alone. Units of an inactive major go as they must, and nobody chooses
    for them [OP-20-22]."""
    occupied = [s for s in range(N_SPACES) if troops(g, s, power) or army_leaders(g, s, power)]
    crowded = [s for s in occupied if own_fortress(g, power, s) and must_leave(g, power, s)]
    abroad = [s for s in occupied if not own_fortress(g, power, s)]
    one_by_one: list[Step] = [("winter_space", power, s) for s in abroad]
    chosen = g.seat_of[power] >= 0
    g.then(
        *(("winter_space", power, s) for s in crowded),
        *([("winter_recall", power)] if chosen else ()),
        *([("winter_abroad", power, *abroad)] if chosen and contested(g, power, abroad) else one_by_one),
        ("winter_leaders", power),
        *((("winter_hold",),) if power == PROTESTANT and g.realms is not None else ()),
    )


def retire(g: Elisabeth, power: int) -> Procedure[None]:
    """E1-SA.10 A major has lost its player in the middle of a turn: its land units go home as in winter, those inside
    foreign walls too."""
    for space in range(N_SPACES):
        if own_fortress(g, power, space):
            continue
        for troop, n in troops(g, space, power, inside=True):
            g.leave_fortification(space, troop, n)
        for leader in army_leaders(g, space, power, inside=True):
            g.put_leader(leader, space)
    occupied = [s for s in range(N_SPACES) if troops(g, s, power) or army_leaders(g, s, power)]
    for space in sorted(occupied, key=lambda s: not own_fortress(g, power, s)):
        yield from leave_space(g, power, space)
    yield from leaders_left(g, power)


def contested(g: Elisabeth, power: int, abroad: list[int]) -> bool:
    """OP-20-19 Does it matter which stack goes first? Only if several have nowhere else to go than a place without room for
    all; who can also go to a capital leaves room as he likes."""
    wanting: dict[int, dict[int, int]] = {}
    for space in abroad:
        for troop, n in troops(g, space, power):
            goals = [] if stays(g, troop, space, power) else quarters(g, power, troop, space)
            if any(is_quarter(g, power, troop, goal) for goal in goals):
                continue
            for goal in goals:
                stacks = wanting.setdefault(goal, {})
                stacks[space] = stacks.get(space, 0) + n
    return any(len(s) > 1 and sum(s.values()) > room(g, power, goal) for goal, s in wanting.items())


def leave_abroad(g: Elisabeth, power: int, *spaces: int) -> Procedure[None]:
    """OP-20-19 Stack by stack, in the order that their player likes."""
    first = spaces[0]
    if len(spaces) > 1:
        answer = yield Ask(
            g.seat_of[power],
            "winter-first",
            [("first", PLACE_NOUN[s]) for s in spaces],
            rule="E1-20.4.S2",
            why_not=why_not_there,
        )
        first = PLACE[answer[1]]
        g.then(("winter_abroad", power, *(s for s in spaces if s != first)))
    g.then(("winter_space", power, first))


def leave_space(g: Elisabeth, power: int, space: int) -> Procedure[None]:
    """E1-20.4 S1 – S3 The units of one space go home, in as many parts as their player likes; then their leaders."""
    there = dict(troops(g, space, power))
    orders: dict[int, dict[int, int]] = {}
    forced = must_leave(g, power, space)
    batch = no_batch()
    while forced:
        answers = departures(g, power, space, there, orders, forced)
        if not answers:
            break
        answer = _by_themselves(g, power, space, answers) if g.seat_of[power] < 0 else answers[0]
        if len(answers) > 1 and g.seat_of[power] >= 0:
            ordered = batch.next(answers)
            if ordered is not None:
                answer = ordered
            else:
                answer = yield _ask_departure(g, power, space, there, orders, forced, answers)
            if answer[0] == ALL_RETURN:
                batch = Batch(partial(_goes_to, answer[1]))
                continue
        troop, n, goal = TROOP[answer[1]], int(answer[2]), PLACE[answer[3]]
        there[troop] -= n
        forced -= n
        party = orders.setdefault(goal, {})
        party[troop] = party.get(troop, 0) + n
    yield from _travel(g, power, space, orders)
    yield from _stranded(g, power, space, forced)
    yield from _leaders_home(g, power, space, sorted(orders))


def _ask_departure(
    g: Elisabeth,
    power: int,
    space: int,
    there: dict[int, int],
    orders: dict[int, dict[int, int]],
    forced: int,
    answers: list[Answer],
) -> Ask:
    return Ask(
        g.seat_of[power],
        "winter-land",
        lambda: answers + together(g, power, space, there, orders, forced, answers),
        rule="E1-20.4.4",
        args={"space": PLACE_NOUN[space], "left": forced},
        why_not=why_not_there,
        at=PLACE_NOUN[space],
    )


def together(
    g: Elisabeth,
    power: int,
    space: int,
    there: dict[int, int],
    orders: dict[int, dict[int, int]],
    forced: int,
    answers: list[Answer],
) -> list[Answer]:
    """Where all kinds that are left can go, all of them: in one answer what would be asked kind by kind."""
    going = {t: n for t, n in there.items() if n and not stays(g, t, space, power)}
    if len(going) < 2 or sum(going.values()) != forced:
        return []
    whole = [TROOPS[troop].noun for troop in going]
    goals = dict.fromkeys(answer[3] for answer in answers)
    return [
        (ALL_RETURN, goal)
        for goal in goals
        if all(any(a[1] == kind and a[3] == goal for a in answers) for kind in whole)
        and _all_find_room(g, power, space, PLACE[goal], going, orders)
    ]


def _all_find_room(
    g: Elisabeth, power: int, space: int, goal: int, going: dict[int, int], orders: dict[int, dict[int, int]]
) -> bool:
    if all(is_quarter(g, power, troop, goal) for troop in going):
        return True
    n = sum(going.values())
    return _taken_in(g, power, space, goal, orders, n) >= n


def _goes_to(goal: str | int, answer: Answer) -> bool:
    return answer[3] == goal


def _by_themselves(g: Elisabeth, power: int, space: int, answers: list[Answer]) -> Answer:
    """OP-20-22 Nobody chooses for an inactive major: the most that can go together, on a clean way if there is one."""
    clean = clean_ways(g, power, space, {PLACE[answer[3]] for answer in answers})
    return max(answers, key=lambda answer: (PLACE[answer[3]] in clean, answer[2]))


def recalls(g: Elisabeth, power: int) -> list[Answer]:
    """E1-20.4.4, E1-20.4 S1 Units in own fortified spaces may go to a capital, a minor's also to a home key of the minor."""
    homes = wintering_homes(g, power)
    return [
        ("recall", PLACE_NOUN[space], PLACE_NOUN[goal])
        for space in occupied_spaces(g, power)
        if own_fortress(g, power, space)
        for goal in homes
        if goal != space and _recallable(g, power, space, goal)
    ]


def _recallable(g: Elisabeth, power: int, space: int, goal: int) -> list[tuple[int, int]]:
    return [
        (t, n)
        for t, n in troops(g, space, power)
        if not stays(g, t, space, power) and is_quarter(g, power, t, goal)
    ]


def recall(g: Elisabeth, power: int) -> Procedure[None] | None:
    possible = recalls(g, power)
    return _recall(g, power, possible) if possible else None


def _recall(g: Elisabeth, power: int, possible: list[Answer]) -> Procedure[None]:
    """E1-20.4 S1 As many as their player likes, with or without leaders; Guise stays [E1-5.1.18]."""
    answer = yield Ask(
        g.seat_of[power], "winter-recall", [DONE, *possible], rule="E1-20.4.4", why_not=why_not_there
    )
    if answer == DONE:
        return
    space, capital = PLACE[answer[1]], PLACE[answer[2]]
    body = yield from pick_troops(
        g.seat_of[power],
        "winter-recall-group",
        _recallable(g, power, space, capital),
        [x for x in army_leaders(g, space, power) if leader_may_go(g, x, capital)],
        lambda _: units(g, space, power),
        rule="E1-20.4.4",
        args={"space": answer[1], "goal": answer[2]},
        at=str(answer[1]),
    )
    yield from _travel(g, power, space, {capital: body.units})
    for leader in body.leaders:
        g.put_leader(leader, capital)
    g.then(("winter_recall", power))


def departures(
    g: Elisabeth,
    power: int,
    space: int,
    there: dict[int, int],
    orders: dict[int, dict[int, int]],
    forced: int,
) -> list[Answer]:
    """(troop, number, goal) that can still be sent. A goal with limited room counts what will arrive [OP-20-19]."""
    out: list[Answer] = []
    for troop, n in there.items():
        if not n or stays(g, troop, space, power):
            continue
        for goal in quarters(g, power, troop, space):
            most = min(n, forced)
            if not is_quarter(g, power, troop, goal):
                most = min(most, _taken_in(g, power, space, goal, orders, most))
            out.extend(("return", TROOPS[troop].noun, k, PLACE_NOUN[goal]) for k in range(most, 0, -1))
    return out


def _taken_in(
    g: Elisabeth, power: int, space: int, goal: int, orders: dict[int, dict[int, int]], wanted: int
) -> int:
    """OP-20-19 How many more can set out for a place with limited room: those count who arrive, so after attrition half."""
    free, ordered = room(g, power, goal), sum(orders.get(goal, {}).values())
    if free - ordered >= wanted or goal in clean_ways(g, power, space, (goal,)):
        return free - ordered
    arriving = (n for n in range(ordered + wanted + 1) if n - share(WINTER.attrition, n) <= free)
    return max(arriving) - ordered


def _travel(g: Elisabeth, power: int, space: int, orders: dict[int, dict[int, int]]) -> Procedure[None]:
    """E1-20.4.5, OP-20-6 Every part travels by itself; without a clean way it loses half, rounded up."""
    clean = clean_ways(g, power, space, orders)
    for goal, party in sorted(orders.items()):
        if goal not in clean:
            yield from _attrition(g, power, space, party)
        for troop, n in party.items():
            if n:
                g.move_units(space, goal, troop, n)
        g.tell(
            "winters",
            power=POWERS[power].noun,
            origin=PLACE_NOUN[space],
            goal=PLACE_NOUN[goal],
            n=sum(party.values()),
        )


def _attrition(g: Elisabeth, power: int, space: int, party: dict[int, int]) -> Procedure[None]:
    toll = share(WINTER.attrition, sum(party.values()))
    g.tell("attrition", power=POWERS[power].noun, space=PLACE_NOUN[space], n=toll)
    yield from _lose(g, power, space, party, toll, "E1-20.4.5")


def _lose(
    g: Elisabeth, power: int, space: int, party: dict[int, int], toll: int, rule: str
) -> Procedure[None]:
    """So many of a party, as its player likes."""
    for left in range(toll, 0, -1):
        kinds = [t for t, n in party.items() if n]
        troop = kinds[0]
        if len(kinds) > 1 and left < sum(party.values()) and g.seat_of[power] >= 0:
            answers: list[Answer] = [("lose", TROOPS[t].noun) for t in kinds]
            answer = yield Ask(
                g.seat_of[power],
                "attrition",
                answers,
                rule=rule,
                args={"left": left, "space": PLACE_NOUN[space]},
                at=PLACE_NOUN[space],
                why_not=not_lost(rule),
            )
            troop = TROOP[answer[1]]
        party[troop] -= 1
        g.remove_units(space, troop)


def _stranded(g: Elisabeth, power: int, space: int, forced: int) -> Procedure[None]:
    """E1-20.4 Exception 1, OP-20-2 Who had to go and could not is lost, be it from the open country, or beyond four in an
    own fortress whose capital is lost."""
    there = {t: n for t, n in troops(g, space, power) if not stays(g, t, space, power)}
    left = dict(there)
    lost = forced if own_fortress(g, power, space) else sum(there.values())
    yield from _lose(g, power, space, left, lost, "E1-20.4.4")
    for troop, n in there.items():
        if n > left[troop]:
            tell_lost(g, power, troop, n - left[troop], space)


def _leaders_home(g: Elisabeth, power: int, space: int, goals: list[int]) -> Procedure[None]:
    """E1-20.4 S3 A leader in the open country goes along with some of its units, or to a capital."""
    if own_fortress(g, power, space):
        return
    for leader in army_leaders(g, space, power):
        yield from _leader_home(g, power, leader, space, goals)


def leaders_left(g: Elisabeth, power: int) -> Procedure[None]:
    """E1-20.4 S3 So does one who is left without units in a fortress."""
    for leader in LEADERS:
        space = g.leader_at[leader.index]
        if (
            0 <= space < N_SPACES
            and leader.index in army_leaders(g, space, power)
            and not units(g, space, power)
            and space not in leader_homes(g, power, leader.index)
        ):
            yield from _leader_home(g, power, leader.index, space, [])


def _leader_home(g: Elisabeth, power: int, leader: int, space: int, goals: list[int]) -> Procedure[None]:
    """E1-20.4 S3, OP-20-3 Without a capital he goes to the nearest own fortified space, or waits for the next spring."""
    noun = LEADERS[leader].noun
    homes = [s for s in sorted({*goals, *leader_homes(g, power, leader)}) if leader_may_go(g, leader, s)]
    if not homes and own_fortress(g, power, space):
        return
    if not homes:
        strong = [s for s in g.strong_places() if controls(g, power, s) and leader_may_go(g, leader, s)]
        homes = nearest(g, power, space, strong)
    answers: list[Answer] = [("return", noun, PLACE_NOUN[s]) for s in homes]
    if leader == GUISE and not answers:
        g.put_leader(leader, GONE)  # E1-5.1.18
        g.tell("leader-leaves", leader=noun)
        return
    if units(g, space, power):
        answers.append(STAY)
    if not answers:
        g.put_leader(leader, ON_CARD)
        return
    answer = answers[0]
    if len(answers) > 1 and g.seat_of[power] >= 0:
        answer = yield Ask(
            g.seat_of[power],
            "winter-leader",
            answers,
            rule="E1-20.4.S3",
            args={"leader": noun},
            why_not=why_not_there,
        )
    if answer != STAY:
        g.put_leader(leader, PLACE[answer[2]])
        g.tell("leader-home", leader=noun, space=answer[2])


def hold_leaders(g: Elisabeth) -> Procedure[None] | None:
    """E1-23.6, OP-20-18 The Protestants may take leaders off the map, to enter again later."""
    return _hold(g) if holdable(g) else None


def holdable(g: Elisabeth) -> list[int]:
    return [x for x in LEADERS_OF[PROTESTANT] if 0 <= g.leader_at[x] < N_SPACES]


def _hold(g: Elisabeth) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[PROTESTANT],
        "winter-hold",
        [DONE, *(("hold", LEADERS[x].noun) for x in holdable(g))],
        rule="E1-23.6",
        why_not=because("E1-23.6", "not-on-the-map"),
    )
    if answer != DONE:
        g.put_leader(LEADER[answer[1]], ON_CARD)
        g.tell("leader-held", leader=answer[1])
        g.then(("winter_hold",))


def tell_lost(g: Elisabeth, power: int, troop: int, n: int, space: int) -> None:
    noun = TROOPS[troop].noun
    g.tell("units-lost", power=POWERS[power].noun, troop=noun, units=n, space=PLACE_NOUN[space])


STEPS: dict[str, Runner] = {
    "winter_land": land_home,
    "winter_abroad": leave_abroad,
    "winter_space": leave_space,
    "winter_recall": recall,
    "winter_leaders": leaders_left,
    "winter_hold": hold_leaders,
}
