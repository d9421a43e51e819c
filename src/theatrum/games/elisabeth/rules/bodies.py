"""Bodies of units and leaders that go somewhere together, or perish together. Changes only."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from theatrum.games.elisabeth.queries.entering import leader_may_go, unit_may_go
from theatrum.games.elisabeth.rules.prisoners import take_prisoners
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import TROOP_POWER
from theatrum.games.elisabeth.tables.places import PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import NOUNS


def move_body(
    g: Elisabeth, origin: int, goal: int, troops: Mapping[int, int], leaders: Iterable[int]
) -> None:
    """In the open, from space to space."""
    for troop, number in troops.items():
        g.move_units(origin, goal, troop, number)
    for leader in leaders:
        g.put_leader(leader, goal)


def move_inside(g: Elisabeth, space: int, troops: Mapping[int, int], leaders: Iterable[int]) -> None:
    """From the open into the fortification [E1-13.4, E1-14.1.2]."""
    for troop, number in troops.items():
        g.enter_fortification(space, troop, number)
    for leader in leaders:
        g.put_leader(leader, space, inside=True)


def lose_body(
    g: Elisabeth, space: int, troops: Mapping[int, int], leaders: Iterable[int], captor: int
) -> None:
    """E1-14.1.3 No way out: the units are eliminated, the leaders captured."""
    if troops:
        owner = g.master[TROOP_POWER[next(iter(troops))]]
        g.tell("force-lost", power=NOUNS[owner], space=PLACE_NOUN[space], units=sum(troops.values()))
    for troop, number in troops.items():
        g.remove_units(space, troop, number)
    take_prisoners(g, leaders, captor)


def leave_behind(
    g: Elisabeth, space: int, goal: int, troops: Mapping[int, int], leaders: Iterable[int], captor: int
) -> tuple[dict[int, int], list[int]]:
    """E1-5.1.18, E1-5.3.5, E1-5.3.7, E1-14.1.3 Of a body that retreats, those who may not go there are lost; the others are
    returned."""
    led = list(leaders)
    going = {t: n for t, n in troops.items() if unit_may_go(g, t, goal)}
    with_them = [x for x in led if leader_may_go(g, x, goal)]
    bound = {t: n for t, n in troops.items() if t not in going}
    lose_body(g, space, bound, [x for x in led if x not in with_them], captor)
    return going, with_them


def mark_beaten(g: Elisabeth, space: int, troops: Mapping[int, int], leaders: Iterable[int]) -> None:
    """E1-14.1.10 They lost a field battle in this impulse."""
    for troop, number in troops.items():
        g.mark_beaten(space, troop, number)
    for leader in leaders:
        g.mark_leader_beaten(leader)


def mark_tired(g: Elisabeth, space: int, troops: Mapping[int, int], leaders: Iterable[int]) -> None:
    """E1-13.2.6 They tried to intercept in this impulse."""
    for troop, number in troops.items():
        g.mark_tired(space, troop, number)
    for leader in leaders:
        g.mark_leader_tired(leader)
