"""Losing land units by an event: the owner names them one by one, where there is a choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from theatrum.core.contract import Answer, Ask, Procedure
from theatrum.games.elisabeth.queries.counters import can_be_shown
from theatrum.games.elisabeth.rules.elsewhere import not_lost
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.pieces import KNIGHTS, MORISCO, N_TROOPS, POOLS, TROOP, TROOPS
from theatrum.games.elisabeth.tables.places import N_SPACES, SPACES
from theatrum.games.elisabeth.tables.powers import NOUNS

Among = Callable[[int], bool]
"""Which troops count."""


def present(g: Elisabeth, space: int, among: Among) -> list[tuple[int, int, bool]]:
    """(troop, number, inside?) of those that count, in the open and in the fortification."""
    return [
        (t, n, inside)
        for inside in (False, True)
        for t, n in enumerate(g.row(space, inside))
        if n and among(t)
    ]


def count(g: Elisabeth, space: int, among: Among) -> int:
    return sum(n for _, n, _ in present(g, space, among))


def lose(
    g: Elisabeth, seat: int, spaces: Sequence[int], number: int, among: Among, rule: str
) -> Procedure[int]:
    """Remove so many units of those that count from these spaces; returns how many went.

    E1-5.3.2, E1-17.1.2 If what is left there can't be shown with the counters (and could before), more are lost.
    """
    before = showable(g)
    gone = 0
    touched: list[int] = []
    while gone < number:
        there = [(s, t, n, inside) for s in spaces for t, n, inside in present(g, s, among)]
        if not there:
            break
        gone += yield from _lose_some(g, seat, there, number - gone, rule, touched)
    gone += yield from lose_what_cant_be_shown(g, seat, touched, before)
    return gone


def showable(g: Elisabeth) -> list[int]:
    """E1-5.3.1 The pools whose units can be shown with their counters now."""
    turned = (TROOPS[KNIGHTS].pool, TROOPS[MORISCO].pool)  # one counter each, with a side for every strength
    return [p.index for p in POOLS if p.index not in turned and can_be_shown(g, p.index)]


def lose_what_cant_be_shown(
    g: Elisabeth, seat: int, spaces: Sequence[int], before: Sequence[int]
) -> Procedure[int]:
    """E1-5.3.2, E1-17.1.2 Where units were lost, more are, until what is left can be shown (as it could `before`); returns how
    many."""
    gone = 0
    touched = list(spaces)
    while lacking := [p for p in before if not can_be_shown(g, p)]:
        there = [
            (s, t, n, inside)
            for s in touched
            for t, n, inside in present(g, s, lambda t: TROOPS[t].pool in lacking)
        ]
        if not there:
            break
        gone += yield from _lose_some(g, seat, there, 1, "E1-5.3.2", touched)
    return gone


def _lose_some(
    g: Elisabeth,
    seat: int,
    there: list[tuple[int, int, int, bool]],
    number: int,
    rule: str,
    touched: list[int],
) -> Procedure[int]:
    """One unit that the owner names, or as many of one kind as go anyway; remembers the space. Our ruling: where nobody
    plays the owner, the active power names it."""
    space, troop, n, inside = there[0]
    answers: list[Answer] = list(
        dict.fromkeys(("lose", TROOPS[t].noun, SPACES[s].noun) for s, t, _, _ in there)
    )
    if len(answers) > 1 and number < sum(n for _, _, n, _ in there):
        answer = yield Ask(
            seat if seat >= 0 else g.seat_of[g.active],
            "lose",
            answers,
            rule=rule,
            args={"left": number},
            why_not=not_lost(rule),
        )
        space, troop, inside = next(
            (s, t, i) for s, t, _, i in there if t == TROOP[answer[1]] and SPACES[s].noun == answer[2]
        )
        n = 1
    taken = min(n, number)
    g.remove_units(space, troop, taken, inside)
    _tell(g, space, troop, taken)
    if space not in touched:
        touched.append(space)
    return taken


def everywhere(g: Elisabeth, among: Among) -> list[int]:
    """The spaces where some of those that count stand."""
    found: set[int] = set()
    for troop in range(N_TROOPS):
        if among(troop):
            for column in (g.spread(troop), g.spread(troop, True)):
                if any(column):
                    found.update(space for space in range(N_SPACES) if column[space])
    return sorted(found)


def _tell(g: Elisabeth, space: int, troop: int, number: int) -> None:
    noun, power = TROOPS[troop].noun, NOUNS[TROOPS[troop].power]
    g.tell("units-lost", power=power, troop=noun, units=number, space=SPACES[space].noun)
