"""Winter [E1-20], as far as the learning scenario plays it [E1-SL.12]: everybody goes home, and capitals recruit."""

from __future__ import annotations

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Runner
from theatrum.games.elisabeth.queries.counters import can_add
from theatrum.games.elisabeth.queries.forces import (
    INSIDE,
    admirals,
    army_leaders,
    fleets,
    occupied_spaces,
    ships,
    troops,
    units,
)
from theatrum.games.elisabeth.queries.paths import clean_ways, nearest
from theatrum.games.elisabeth.queries.relations import closed, controls, home_of, is_minor, played
from theatrum.games.elisabeth.rules.picking import pick_troops
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import NEXT_TURN, ON_CARD
from theatrum.games.elisabeth.tables.pieces import (
    BOTH,
    LEADERS,
    MORISCO,
    REGULAR,
    SHIPS,
    TROOP,
    TROOPS,
    troop_of,
)
from theatrum.games.elisabeth.tables.places import CAPITALS, KEYS, N_SPACES, PLACE, PLACE_NOUN, SPACES
from theatrum.games.elisabeth.tables.powers import N_POWERS, OTTOMAN, POWERS

STAY: Answer = ("stay",)


def winter(g: Elisabeth) -> None:
    """E1-20 The steps in order; within a step, powers in impulse order."""
    g.phase = "winter"
    for space in range(N_SPACES):
        if g.besieged(space):
            _moriscos_perish(g, space)
            _open_gates(g, space)
    g.then(
        *(("winter_ships", power) for power in played(g)),
        *(("winter_land", power) for power in played(g)),
        ("winter_end",),
    )


def _moriscos_perish(g: Elisabeth, space: int) -> None:
    """E1-5.3.7, E1-20.1.0 The Morisco unit is eliminated if winter finds it before an enemy fortification. (Unrest does not
    spread in the learning scenario [E1-SL.15].)"""
    n = g.in_open(space, MORISCO)
    if n and OTTOMAN in g.besiegers(space):
        g.remove_units(space, MORISCO, n)
        _tell_lost(g, OTTOMAN, MORISCO, n, space)


def _tell_lost(g: Elisabeth, power: int, troop: int, n: int, space: int) -> None:
    noun = TROOPS[troop].noun
    g.tell("units-lost", power=POWERS[power].noun, troop=noun, units=n, space=PLACE_NOUN[space])


def _open_gates(g: Elisabeth, space: int) -> None:
    """E1-20.4.6 No siege survives the winter: besiegers leave, and the garrison comes out."""
    for side in {g.master[t.power] for t in TROOPS}:
        for troop, n in troops(g, space, side, inside=True):
            g.leave_fortification(space, troop, n)
    for leader in LEADERS:
        if g.leader_at[leader.index] == space:
            g.put_leader(leader.index, space)
    for power in g.besiegers(space):
        g.lift_siege(space, power)


# ---- ships -----------------------------------------------------------------------------------------------------------------
def harbours(g: Elisabeth, power: int) -> list[int]:
    """E1-20.4.1 Ports that the power controls."""
    return [s.index for s in SPACES if s.zones and controls(g, power, s.index) and not closed(g, s.index)]


def ships_home(g: Elisabeth, power: int) -> Procedure[None]:
    """E1-20.4.1, E1-20.4.2 Every ship not in an own port goes to the nearest one; where several are, the owner chooses.

    Nobody stops it, and nothing is lost on the way; without any port it is lost [OP-20-4].
    """
    own = harbours(g, power)
    for place in fleets(g, power):
        if place in own:
            continue
        ports = nearest(g, power, place, own)
        arrivals: list[int] = []
        for ship, n in ships(g, place, power):
            for _ in range(n):
                if not ports:
                    g.lose_ships(place, ship)
                    continue
                port = ports[0]
                if len(ports) > 1:
                    answers: list[Answer] = [("return", SHIPS[ship].noun, PLACE_NOUN[p]) for p in ports]
                    args = {"place": PLACE_NOUN[place]}
                    answer = yield Ask(g.seat_of[power], "winter-ship", answers, rule="E1-20.4.1", args=args)
                    port = PLACE[answer[2]]
                g.move_ships(place, port, ship)
                arrivals.append(port)
                g.tell("ship-returns", ship=SHIPS[ship].noun, place=PLACE_NOUN[port])
        for leader in admirals(g, place, power):
            yield from _admiral_home(g, power, leader, sorted(set(arrivals)))


def _admiral_home(g: Elisabeth, power: int, leader: int, ports: list[int]) -> Procedure[None]:
    """E1-20.4.2 With one of the ships; Don John may become an army leader in a capital instead."""
    noun = LEADERS[leader].noun
    answers: list[Answer] = [("return", noun, PLACE_NOUN[p]) for p in ports]
    if LEADERS[leader].kind == BOTH:
        answers.extend(("return-by-land", noun, PLACE_NOUN[c]) for c in capitals(g, power))
    if not answers:
        g.put_leader(leader, NEXT_TURN)
        return
    answer = answers[0]
    if len(answers) > 1:
        answer = yield Ask(
            g.seat_of[power], "winter-admiral", answers, rule="E1-20.4.2", args={"leader": noun}
        )
    if answer[0] == "return-by-land":
        g.choose_role(leader, naval=False)
    g.put_leader(leader, PLACE[answer[2]])
    g.tell("leader-home", leader=noun, space=answer[2])


# ---- land units --------------------------------------------------------------------------------------------------------------
def capitals(g: Elisabeth, power: int) -> list[int]:
    """E1-20.4 Exception 1: a capital that the power does not control takes nobody in."""
    return [c for c in CAPITALS[power] if controls(g, power, c)]


def own_fortress(g: Elisabeth, power: int, space: int) -> bool:
    """E1-20.4.4 A fortified space of their own major."""
    return g.fortified(space) and controls(g, power, space)


def stays(g: Elisabeth, troop: int, space: int, power: int) -> bool:
    """E1-20.4.4, E1-24.3 The Moriscos and the Knights never move; nobody leaves a capital, nor a minor's unit a home key of
    its own, which is like one for it."""
    at_home = space in CAPITALS[power] or home_of_minor(g, troop, space)
    return troop == MORISCO or TROOPS[troop].fixed or (at_home and controls(g, power, space))


def quarters(g: Elisabeth, power: int, troop: int, space: int) -> list[int]:
    """E1-20.4 S1, S2 Where a unit may spend the winter: a capital; for a minor's unit a home key of the minor, too; and
    from the open country or a foreign fortress the nearest own fortified space with room."""
    owner = TROOPS[troop].power
    out = list(capitals(g, power))
    if is_minor(g, owner):
        out.extend(k for k in KEYS if home_of(k, owner) and controls(g, power, k) and k != space)
    if not own_fortress(g, power, space):
        fortified = [
            s
            for s in g.strong_places()
            if controls(g, power, s) and not closed(g, s) and s not in CAPITALS[power]
        ]
        out.extend(
            s for s in nearest(g, power, space, [*fortified, *out]) if s in fortified and room(g, power, s)
        )
    return sorted(set(out))


def room(g: Elisabeth, power: int, space: int) -> int:
    """E1-20.4.6 At most four units in a fortified space that is no capital."""
    return max(0, INSIDE - _counted(g, power, space))


def _counted(g: Elisabeth, power: int, space: int) -> int:
    """Units there that count for that limit: not those of a minor in its own home key."""
    return sum(n for t, n in troops(g, space, power) if not home_of_minor(g, t, space))


def must_leave(g: Elisabeth, power: int, space: int) -> int:
    """E1-20.4 S1, S2 All from open country and foreign fortresses; from an own fortress those beyond four."""
    movable = sum(n for t, n in troops(g, space, power) if not stays(g, t, space, power))
    if own_fortress(g, power, space):
        return max(0, min(movable, _counted(g, power, space) - INSIDE))
    return movable


def land_home(g: Elisabeth, power: int) -> None:
    """E1-20.4 S1 – S3 Fortresses first, with all who like to come to the capital; then the open country, where that may
    have made room; at last the leaders who are left alone."""
    occupied = [s for s in range(N_SPACES) if troops(g, s, power) or army_leaders(g, s, power)]
    crowded = [s for s in occupied if own_fortress(g, power, s) and must_leave(g, power, s)]
    abroad = [s for s in occupied if not own_fortress(g, power, s)]
    g.then(
        *(("winter_space", power, s) for s in crowded if s not in CAPITALS[power]),
        ("winter_recall", power),
        *(("winter_space", power, s) for s in abroad),
        ("winter_leaders", power),
    )


def leave_space(g: Elisabeth, power: int, space: int) -> Procedure[None]:
    """E1-20.4 S1 – S3 The units of one space go home, in as many parts as their player likes; then their leaders."""
    there = dict(troops(g, space, power))
    orders: dict[int, dict[int, int]] = {}
    forced = must_leave(g, power, space)
    while forced:
        answers = departures(g, power, space, there, orders, forced)
        if not answers:
            break
        answer = answers[0]
        if len(answers) > 1:
            args = {"space": PLACE_NOUN[space], "left": forced}
            answer = yield Ask(g.seat_of[power], "winter-land", answers, rule="E1-20.4.4", args=args)
        troop, n, goal = TROOP[answer[1]], int(answer[2]), PLACE[answer[3]]
        there[troop] -= n
        forced -= n
        party = orders.setdefault(goal, {})
        party[troop] = party.get(troop, 0) + n
    yield from _travel(g, power, space, orders)
    _stranded(g, power, space)
    yield from _leaders_home(g, power, space, sorted(orders))


# ---- recalled to the capital -------------------------------------------------------------------------------------------------
def recalls(g: Elisabeth, power: int) -> list[Answer]:
    """E1-20.4.4, E1-20.4 S1 Units in own fortified spaces may go to a capital, a minor's also to a home key of the minor."""
    homes = _homes(g, power)
    return [
        ("recall", PLACE_NOUN[space], PLACE_NOUN[goal])
        for space in occupied_spaces(g, power)
        if own_fortress(g, power, space) and space not in CAPITALS[power]
        for goal in homes
        if goal != space and _recallable(g, power, space, goal)
    ]


def _homes(g: Elisabeth, power: int) -> list[int]:
    """Capitals, and home keys of the power's active minors."""
    minors = [m for m in range(N_POWERS) if is_minor(g, m) and g.master[m] == power]
    keys = [k for k in KEYS if any(home_of(k, m) for m in minors) and controls(g, power, k)]
    return [*capitals(g, power), *keys]


def _recallable(g: Elisabeth, power: int, space: int, goal: int) -> list[tuple[int, int]]:
    return [
        (t, n)
        for t, n in troops(g, space, power)
        if not stays(g, t, space, power) and (goal in CAPITALS[power] or home_of_minor(g, t, goal))
    ]


def recall(g: Elisabeth, power: int) -> Procedure[None] | None:
    possible = recalls(g, power)
    return _recall(g, power, possible) if possible else None


def _recall(g: Elisabeth, power: int, possible: list[Answer]) -> Procedure[None]:
    """E1-20.4 S1 As many as their player likes, with or without leaders."""
    answer = yield Ask(g.seat_of[power], "winter-recall", [DONE, *possible], rule="E1-20.4.4")
    if answer == DONE:
        return
    space, capital = PLACE[answer[1]], PLACE[answer[2]]
    body = yield from pick_troops(
        g.seat_of[power],
        "winter-recall-group",
        _recallable(g, power, space, capital),
        army_leaders(g, space, power),
        lambda _: units(g, space, power),
        rule="E1-20.4.4",
        args={"space": answer[1], "goal": answer[2]},
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
    """(troop, number, goal) that can still be sent. A goal with limited room counts what is already on its way."""
    out: list[Answer] = []
    for troop, n in there.items():
        if not n or stays(g, troop, space, power):
            continue
        for goal in quarters(g, power, troop, space):
            most = min(n, forced)
            if goal not in CAPITALS[power] and not home_of_minor(g, troop, goal):
                most = min(most, room(g, power, goal) - sum(orders.get(goal, {}).values()))
            out.extend(("return", TROOPS[troop].noun, k, PLACE_NOUN[goal]) for k in range(most, 0, -1))
    return out


def home_of_minor(g: Elisabeth, troop: int, space: int) -> bool:
    """E1-24.3 A home key of a minor is like a capital for its own units."""
    owner = TROOPS[troop].power
    return is_minor(g, owner) and space in KEYS and home_of(space, owner)


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
    toll = -(-sum(party.values()) // 2)
    g.tell("attrition", power=POWERS[power].noun, space=PLACE_NOUN[space], n=toll)
    for left in range(toll, 0, -1):
        kinds = [t for t, n in party.items() if n]
        troop = kinds[0]
        if len(kinds) > 1:
            answers: list[Answer] = [("lose", TROOPS[t].noun) for t in kinds]
            answer = yield Ask(g.seat_of[power], "attrition", answers, rule="E1-20.4.5", args={"left": left})
            troop = TROOP[answer[1]]
        party[troop] -= 1
        g.remove_units(space, troop)


def _stranded(g: Elisabeth, power: int, space: int) -> None:
    """E1-20.4 Exception 1 Who had to go and could not is lost."""
    if own_fortress(g, power, space):
        return
    for troop, n in troops(g, space, power):
        if not stays(g, troop, space, power):
            g.remove_units(space, troop, n)
            _tell_lost(g, power, troop, n, space)


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
            and space not in _leader_homes(g, power, leader.index)
        ):
            yield from _leader_home(g, power, leader.index, space, [])


def _leader_homes(g: Elisabeth, power: int, leader: int) -> list[int]:
    owner = LEADERS[leader].power
    keys = [k for k in _homes(g, power) if is_minor(g, owner) and home_of(k, owner)]
    return [*capitals(g, power), *keys]


def _leader_home(g: Elisabeth, power: int, leader: int, space: int, goals: list[int]) -> Procedure[None]:
    """E1-20.4 S3, OP-20-3 Without a capital he goes to the nearest own fortified space, or waits for the next spring."""
    noun = LEADERS[leader].noun
    homes = sorted({*goals, *_leader_homes(g, power, leader)})
    if not homes and own_fortress(g, power, space):
        return
    if not homes:
        homes = nearest(g, power, space, [s for s in g.strong_places() if controls(g, power, s)])
    answers: list[Answer] = [("return", noun, PLACE_NOUN[s]) for s in homes]
    if units(g, space, power):
        answers.append(STAY)
    if not answers:
        g.put_leader(leader, ON_CARD)
        return
    answer = answers[0]
    if len(answers) > 1:
        answer = yield Ask(
            g.seat_of[power], "winter-leader", answers, rule="E1-20.4.S3", args={"leader": noun}
        )
    if answer != STAY:
        g.put_leader(leader, PLACE[answer[2]])
        g.tell("leader-home", leader=noun, space=answer[2])


# ---- the end of winter ---------------------------------------------------------------------------------------------------------
def winter_end(g: Elisabeth) -> None:
    """E1-20.5, E1-20.6, OP-S-11 Alliances of majors end; capitals recruit; piracy markers come off."""
    for power in played(g):
        for other in played(g):
            if other != power and g.has_alliance(power, other):
                g.part(power, other)
    for power in played(g):
        _replacements(g, power)
    g.forget_raids()


def _replacements(g: Elisabeth, power: int) -> None:
    """E1-20.6 One regular in every capital that the power controls and that is calm; minors get nothing."""
    regular = troop_of(power, REGULAR)
    for capital in capitals(g, power):
        if not g.in_unrest(capital) and can_add(g, regular, capital):
            g.place_units(capital, regular)
            g.tell("replacement", troop=TROOPS[regular].noun, space=PLACE_NOUN[capital])


STEPS: dict[str, Runner] = {
    "winter": winter,
    "winter_ships": ships_home,
    "winter_land": land_home,
    "winter_space": leave_space,
    "winter_recall": recall,
    "winter_leaders": leaders_left,
    "winter_end": winter_end,
}
