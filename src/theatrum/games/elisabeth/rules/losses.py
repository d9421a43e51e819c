"""Losing land units by an event: the owner names them one by one, where there is a choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from theatrum.core.contract import Answer, Ask, Procedure
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.pieces import FROM_NOUN, N_TROOPS, TROOPS
from theatrum.games.elisabeth.tables.places import N_SPACES, SPACES
from theatrum.games.elisabeth.tables.powers import NOUNS

Among = Callable[[int], bool]
"""Which troops count."""


def present(g: Elisabeth, space: int, among: Among) -> list[tuple[int, int, bool]]:
    """(troop, number, inside?) of those that count, in the open and in the fortification."""
    at = space * N_TROOPS
    return [
        (t, n, inside)
        for inside, column in ((False, g.field), (True, g.garrison))
        for t, n in enumerate(list(column[at : at + N_TROOPS]))
        if n and among(t)
    ]


def count(g: Elisabeth, space: int, among: Among) -> int:
    return sum(n for _, n, _ in present(g, space, among))


def lose(
    g: Elisabeth, seat: int, spaces: Sequence[int], number: int, among: Among, rule: str
) -> Procedure[int]:
    """Remove so many units of those that count from these spaces; returns how many went."""
    gone = 0
    while gone < number:
        there = [(s, t, n, inside) for s in spaces for t, n, inside in present(g, s, among)]
        if not there:
            break
        space, troop, n, inside = there[0]
        if len(there) > 1:
            answers: list[Answer] = [("lose", TROOPS[t].noun, SPACES[s].noun) for s, t, _, _ in there]
            answer = yield Ask(seat, "lose", answers, rule=rule, args={"left": number - gone})
            space, troop, inside = next(
                (s, t, i)
                for s, t, _, i in there
                if t == FROM_NOUN[str(answer[1])] and SPACES[s].noun == answer[2]
            )
            n = 1
        taken = min(n, number - gone)
        g.remove_units(space, troop, taken, inside)
        _tell(g, space, troop, taken)
        gone += taken
    return gone


def everywhere(g: Elisabeth, among: Among) -> list[int]:
    """The spaces where some of those that count stand."""
    return [s for s in range(N_SPACES) if present(g, s, among)]


def _tell(g: Elisabeth, space: int, troop: int, number: int) -> None:
    noun, power = TROOPS[troop].noun, NOUNS[TROOPS[troop].power]
    g.tell("units-lost", power=power, troop=noun, units=number, space=SPACES[space].noun)
