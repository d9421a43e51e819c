"""CC-10.1 What no longer fits is destroyed by its owner's choice; what is to be taken up, as far as it fits."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner
from theatrum.games.caribbean.queries.capacity import fleet_capacity, fleet_load, most_taken, would_fit
from theatrum.games.caribbean.queries.company import together
from theatrum.games.caribbean.queries.exchange import NO_ROOM, room_for
from theatrum.games.caribbean.queries.presence import fleets_at
from theatrum.games.caribbean.rules.eliminate import lose_leader
from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.limits import DUCATS_PER_ROOM, SP_PER_ROOM
from theatrum.games.caribbean.tables.pieces import FIGURE, NATION_OF
from theatrum.games.caribbean.tables.things import (
    ADVISOR_THINGS,
    DUCATS,
    N_THINGS,
    PRIESTS,
    SP,
    THING,
)

WEIGHTLESS = (*ADVISOR_THINGS, PRIESTS)
NOT_ABOARD = Refusal("CC-10.1", "not-aboard")
NOT_TO_TAKE = Refusal("CC-5.7.11", "not-to-take")


def shed(g: Caribbean, fleet: int, passes_on: int = 0) -> Procedure[None] | None:
    """CC-10.1 A fleet whose ships can't carry all: its owner gives up one thing after the other. `passes_on`: other own
    fleets there may take it [CC-5.3]."""
    if fleet_load(g, fleet) <= fleet_capacity(g, fleet):
        g.overloaded = NOBODY
        return None
    if not _aboard(g, fleet):
        leader = g.leader_aboard(fleet)
        if leader >= 0:
            lose_leader(g, leader)
        g.overloaded = NOBODY
        return None
    return _shedding(g, fleet, passes_on)


def _aboard(g: Caribbean, fleet: int) -> list[int]:
    return [
        thing
        for thing in range(N_THINGS)
        if thing not in WEIGHTLESS and any(g.held(one, thing) for one in together(g, fleet))
    ]


def _holding(g: Caribbean, fleet: int, thing: int) -> tuple[int, int]:
    """Who has it, the fleet or the leader aboard [CC-0.2.13], and so much of it that a point of capacity becomes free."""
    holder = next(one for one in together(g, fleet) if g.held(one, thing))
    return holder, one_room(thing, g.held(holder, thing))


def _to_shed(g: Caribbean, fleet: int, passes_on: int) -> list[Answer]:
    """CC-5.3, CC-10.1 Kind by kind: to another own fleet in the place, or given up."""
    kinds = _aboard(g, fleet)
    out: list[Answer] = []
    for other in fleets_at(g, g.where[fleet]) if passes_on else ():
        if other != fleet and NATION_OF[other] == NATION_OF[fleet]:
            for thing in kinds:
                holder, n = _holding(g, fleet, thing)
                if room_for(g, holder, other, thing, n) >= n:
                    out.append(("pass-on", THING.noun[thing], FIGURE.noun[other]))
    return out + [("give-up", THING.noun[thing]) for thing in kinds]


def _shedding(g: Caribbean, fleet: int, passes_on: int) -> Procedure[None]:
    g.overloaded = fleet
    answers = _to_shed(g, fleet, passes_on)
    answer = answers[0]
    if len(answers) > 1:
        answer = yield Ask(
            g.seat_of[NATION_OF[fleet]],
            "shed",
            lambda: _to_shed(g, fleet, passes_on),
            rule="CC-10.1",
            args={"fleet": FIGURE.noun[fleet]},
            why_not=lambda answer: NOT_ABOARD if answer[0] == "give-up" else NO_ROOM,
        )
    holder, n = _holding(g, fleet, THING[answer[1]])
    if answer[0] == "pass-on":
        g.move(THING[answer[1]], n, holder, FIGURE[answer[2]])
    else:
        g.add(holder, THING[answer[1]], -n)
    g.then(("shed", fleet, passes_on))


def one_room(thing: int, n: int) -> int:
    """So much of a thing that one point of capacity becomes free."""
    per = SP_PER_ROOM if thing == SP else DUCATS_PER_ROOM if thing == DUCATS else 1
    return (n - 1) % per + 1


# ---- spoils ------------------------------------------------------------------------------------------------------------
def take_spoils(g: Caribbean, figure: int) -> Procedure[None] | None:
    """CC-5.7.4, CC-5.7.11 The winner takes what fits; if not all does, he picks. The rest is lost."""
    if figure < 0 or not g.spoils:
        g.spoils = ()
        return None
    if not would_fit(g, figure, g.spoils):
        return _taking(g, figure)
    for thing, n in enumerate(g.spoils):
        if n:
            g.add(figure, thing, n)
    g.spoils = ()
    return None


def _taking(g: Caribbean, figure: int) -> Procedure[None]:
    """One kind after the other, as much of it as fits; or enough."""
    answer = yield Ask(
        g.seat_of[NATION_OF[figure]],
        "spoils",
        lambda: _takeable(g, figure),
        rule="CC-5.7.11",
        args={"figure": FIGURE.noun[figure]},
        why_not=lambda answer: NOT_TO_TAKE,
    )
    if answer == DONE:
        g.spoils = ()
        return
    thing, n = THING[answer[1]], int(answer[2])
    g.add(figure, thing, n)
    left = list(g.spoils)
    left[thing] = 0
    g.spoils = tuple(left) if any(left) else ()
    g.then(("take_spoils", figure))


def _takeable(g: Caribbean, figure: int) -> list[Answer]:
    out: list[Answer] = [DONE]
    for thing, n in enumerate(g.spoils):
        fits = min(n, most_taken(g, figure, thing)) if n else 0
        if fits:
            out.append(("take", THING.noun[thing], fits))
    return out


def add_spoils(g: Caribbean, hold: tuple[int, ...], kinds: tuple[int, ...]) -> None:
    """These kinds of what somebody held wait for the winner."""
    if hold:
        spoils = list(g.spoils) or [0] * N_THINGS
        for thing in kinds:
            spoils[thing] += hold[thing]
        g.spoils = tuple(spoils) if any(spoils) else ()


STEPS: Mapping[str, Runner] = {
    "shed": shed,
    "take_spoils": take_spoils,
}
