"""CC-4.4.3.9 – CC-4.4.3.12, CC-4.4.4.1 Who may start a sea battle with a fleet that enters or leaves a place, in order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import PASS, Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.presence import fleets_at
from theatrum.games.caribbean.queries.relations import allied, at_war
from theatrum.games.caribbean.queries.ships import (
    exists,
    factors,
    has_cargo,
    in_port,
    is_corsair,
    pirates_of,
    place_at,
)
from theatrum.games.caribbean.state import ATTACKED, ATTACKING, DEFENDING, NO_BATTLE, Caribbean, SeaBattle
from theatrum.games.caribbean.tables.pieces import (
    FIGURE,
    NATION_OF,
    is_pirates,
    nation_of,
    pirate_figure,
)
from theatrum.games.caribbean.tables.places import PLACE

INTERCEPT: Answer = ("intercept",)
ATTEMPTS = ("pirates_attempt", "may_intercept", "may_attack")
IN_PORT = Refusal("CC-4.4.3.11", "in-port")
NOT_HOSTILE = Refusal("CC-4.4.4.1", "not-hostile")
SAFE = Refusal("CC-6.2", "no-battle-marker")
CORSAIRS = Refusal("CC-4.4.3.10", "corsairs-and-pirates")
FOGGED = Refusal("CC-4.4.3.12", "lost-in-fog")
ELSEWHERE = Refusal("CC-4.4.4.1", "fleet-elsewhere")


def interception(g: Caribbean, fleet: int, when: str) -> None:
    """CC-4.4.3.9 The order of the right to start: pirates, buccaneer fleets, the active fleet, other nations' fleets. Each
    tries once. `when`: entering or leaving."""
    place = place_at(g, fleet)
    if not exists(g, fleet):
        return
    others = [other for other in fleets_at(g, place) if other != fleet and g.ships[other]]
    corsairs = in_order(g, [other for other in others if is_corsair(other)])
    nations = in_order(g, [other for other in others if not is_corsair(other)])
    g.then(
        *[("pirates_attempt", pirates, fleet) for pirates in strongest_pirates(g, place, fleet)],
        *[("may_intercept", other, fleet) for other in corsairs if may_start(g, other, fleet) is None],
        ("may_attack", fleet),
        *[("may_intercept", other, fleet) for other in nations if may_start(g, other, fleet) is None],
    )


def in_order(g: Caribbean, fleets: list[int]) -> list[int]:
    """CC-4.4.3.9 The order of the running impulse."""
    return sorted(fleets, key=lambda fleet: (g.order.index(NATION_OF[fleet]), fleet))


def strongest_pirates(g: Caribbean, place: int, fleet: int) -> list[int]:
    """CC-4.4.3.9 Pirate fleets there, highest AF first, ties at random."""
    if is_pirates(fleet):
        return []
    there = [pirate_figure(pirates.number) for pirates in g.pirates if pirates.place == place]
    if len(there) > 1:
        g.shuffle(there)
    return sorted(there, key=lambda pirates: -factors(g, pirates)[0])


def drop_attempts(g: Caribbean) -> None:
    """CC-4.4.3.9 After a battle nobody else tries."""
    while g.agenda and g.agenda[-1][0] in ATTEMPTS:
        g.agenda.pop()


# ---- who may ----------------------------------------------------------------------------------------------------------
def may_start(g: Caribbean, one: int, other: int) -> Refusal | None:
    """CC-4.4.3.10, CC-4.4.3.11, CC-4.4.4.1 Why a fleet (pirates too) can't start a battle with another one there."""
    if not exists(g, one) or not exists(g, other) or place_at(g, one) != place_at(g, other):
        return ELSEWHERE
    if in_port(g, other):
        return IN_PORT
    if any(not is_pirates(fleet) and g.marks[fleet] & NO_BATTLE for fleet in (one, other)):
        return SAFE
    if (one, other) in g.fogged:
        return FOGGED
    pirates = is_pirates(one) + is_pirates(other)
    if pirates == 2 or (pirates and (is_corsair(one) or is_corsair(other))):
        return CORSAIRS
    if pirates:
        whose = pirates_of(g, one if is_pirates(one) else other).commander
        return NOT_HOSTILE if nation_of(whose) == nation_of(other if is_pirates(one) else one) else None
    a, b = NATION_OF[one], NATION_OF[other]
    if is_corsair(one):
        return NOT_HOSTILE if allied(g, a, b) else None
    return None if at_war(g, a, b) else NOT_HOSTILE


def pirates_start(g: Caribbean, pirates: int, fleet: int) -> bool:
    """CC-4.4.3.10, CC-4.4.3.12 They always do if their AF are at least its DF; one pirate fleet per impulse. A11D: not
    against a fleet without cargo."""
    if may_start(g, pirates, fleet) is not None or g.marks[fleet] & ATTACKED:
        return False
    if g.has("a11d") and not has_cargo(g, fleet):
        return False
    return factors(g, pirates)[0] >= factors(g, fleet)[1]


# ---- attempts ----------------------------------------------------------------------------------------------------------
def pirates_attempt(g: Caribbean, pirates: int, fleet: int) -> None:
    """CC-4.4.3.10 Pirates start by themselves."""
    if exists(g, pirates) and exists(g, fleet) and pirates_start(g, pirates, fleet):
        start(g, pirates, fleet, DEFENDING)


def may_intercept(g: Caribbean, other: int, fleet: int) -> Procedure[None] | None:
    """CC-4.4.3.9 The owner of a hostile fleet may intercept the one that moves."""
    return _intercepting(g, other, fleet) if may_start(g, other, fleet) is None else None


def _intercepting(g: Caribbean, other: int, fleet: int) -> Procedure[None]:
    args = {"fleet": FIGURE.noun[fleet], "own": FIGURE.noun[other], "place": PLACE.noun[place_at(g, fleet)]}
    answer = yield Ask(
        g.seat_of[NATION_OF[other]],
        "intercept",
        [PASS, INTERCEPT],
        rule="CC-4.4.3.9",
        args=args,
        window="intercept",
    )
    if answer == INTERCEPT:
        start(g, other, fleet, DEFENDING)


def may_attack(g: Caribbean, fleet: int) -> Procedure[None] | None:
    """CC-4.4.4.1 The fleet that moves may attack one that lies there. (Pirates that a card moves attack at the end.)"""
    if is_pirates(fleet) or not any(why is None for _, why in targets(g, fleet)):
        return None
    return _attacking(g, fleet)


def targets(g: Caribbean, fleet: int) -> Iterator[Verdict]:
    place = g.where[fleet]
    for other in fleets_at(g, place):
        if NATION_OF[other] != NATION_OF[fleet]:
            yield ("attack", FIGURE.noun[other]), may_start(g, fleet, other)
    for pirates in g.pirates:
        if pirates.place == place:
            figure = pirate_figure(pirates.number)
            yield ("attack", FIGURE.noun[figure]), may_start(g, fleet, figure)


def _attacking(g: Caribbean, fleet: int) -> Procedure[None]:
    def candidates() -> Iterator[Verdict]:
        yield PASS, None
        yield from targets(g, fleet)

    answer = yield Ask(
        g.seat_of[NATION_OF[fleet]],
        "attack-fleet",
        candidates=candidates,
        rule="CC-4.4.4.1",
        args={"fleet": FIGURE.noun[fleet]},
        why_not=lambda answer: ELSEWHERE,
        window="attack-fleet",
    )
    if answer != PASS:
        start(g, fleet, FIGURE[answer[1]], ATTACKING)


def start(g: Caribbean, attacker: int, defender: int, active: int) -> None:
    """CC-4.4.3.12 A battle is started: INT is declared. A voyage is broken off, whatever comes of it."""
    if g.activation is not None:
        g.activation.course = ()
    g.sea = SeaBattle(place_at(g, attacker), attacker, defender, active)
    if is_pirates(attacker):
        g.marks[defender] |= ATTACKED
    g.tell("sea-battle-started", attacker=FIGURE.noun[attacker], defender=FIGURE.noun[defender])
    g.then(("sea_interception",))


STEPS: Mapping[str, Runner] = {
    "interception": interception,
    "pirates_attempt": pirates_attempt,
    "may_intercept": may_intercept,
    "may_attack": may_attack,
}
