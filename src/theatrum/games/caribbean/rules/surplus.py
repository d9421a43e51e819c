"""CC-10.1 What no longer fits is destroyed by its owner's choice; what is to be taken up, as far as it fits."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner
from theatrum.games.caribbean.queries.capacity import fleet_capacity, fleet_load, most_taken, would_fit
from theatrum.games.caribbean.queries.company import together
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


def shed(g: Caribbean, fleet: int) -> Procedure[None] | None:
    """CC-10.1 A fleet whose ships can't carry all: its owner gives up one thing after the other."""
    if fleet_load(g, fleet) <= fleet_capacity(g, fleet):
        g.overloaded = NOBODY
        return None
    kinds = _aboard(g, fleet)
    if not kinds:
        leader = g.leader_aboard(fleet)
        if leader >= 0:
            lose_leader(g, leader)
        g.overloaded = NOBODY
        return None
    return _shedding(g, fleet)


def _aboard(g: Caribbean, fleet: int) -> list[int]:
    return [
        thing
        for thing in range(N_THINGS)
        if thing not in WEIGHTLESS and any(g.held(one, thing) for one in together(g, fleet))
    ]


def _shedding(g: Caribbean, fleet: int) -> Procedure[None]:
    g.overloaded = fleet
    kinds = _aboard(g, fleet)
    thing = kinds[0]
    if len(kinds) > 1:
        answer = yield Ask(
            g.seat_of[NATION_OF[fleet]],
            "shed",
            lambda: [("give-up", THING.noun[kind]) for kind in _aboard(g, fleet)],
            rule="CC-10.1",
            args={"fleet": FIGURE.noun[fleet]},
            why_not=lambda answer: NOT_ABOARD,
        )
        thing = THING[answer[1]]
    holder = next(one for one in together(g, fleet) if g.held(one, thing))
    g.add(holder, thing, -one_room(thing, g.held(holder, thing)))
    g.then(("shed", fleet))


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
