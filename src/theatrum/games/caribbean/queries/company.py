"""CC-0.2.13 Who and what is with a figure: a leader aboard, advisors, units; he and his things count for his fleet."""

from __future__ import annotations

from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.advisors import N_ADVISORS
from theatrum.games.caribbean.tables.pieces import (
    EUROPEAN,
    FIGURES,
    UNIT,
    is_fleet,
    is_leader,
    is_pirates,
    pirate_figure,
)
from theatrum.games.caribbean.tables.things import (
    ADVISOR_THINGS,
    FIRST_ADVISOR,
    FIRST_UNIT,
    PRIESTS,
    SETTLERS,
    SLAVES,
    UNIT_THINGS,
)

N_UNITS = len(UNIT)


def leader_with(g: Caribbean, figure: int) -> int:
    """The leader himself, or the one aboard a fleet; -1 if there is none."""
    if is_leader(figure):
        return figure
    if is_pirates(figure):
        return pirate_commander(g, figure)
    return g.leader_aboard(figure) if is_fleet(figure) else NOBODY


def pirate_commander(g: Caribbean, figure: int) -> int:
    """CC-4.4.0.5 The buccaneer leader who commands a pirate fleet, or -1."""
    return next(
        (pirates.commander for pirates in g.pirates if pirate_figure(pirates.number) == figure), NOBODY
    )


def leader_type(g: Caribbean, figure: int) -> int:
    """The type of the leader with a figure, or -1."""
    leader = leader_with(g, figure)
    return FIGURES[leader].kind if leader >= 0 else NOBODY


def together(g: Caribbean, figure: int) -> tuple[int, ...]:
    """The figure, and the leader aboard: what they carry counts together. Pirates carry nothing [CC-4.4.0.5]."""
    if is_pirates(figure):
        commander = pirate_commander(g, figure)
        return () if commander < 0 else (commander,)
    leader = g.leader_aboard(figure) if is_fleet(figure) else NOBODY
    return (figure,) if leader < 0 else (figure, leader)


def carried(g: Caribbean, figure: int, thing: int) -> int:
    """So many of a thing are with the figure; with a fleet, what its leader has included."""
    n = 0
    for one in together(g, figure):
        hold = g.hold[one]
        if hold:
            n += hold[thing]
    return n


def advisors_with(g: Caribbean, figure: int) -> list[int]:
    """CC-0.1.4 The types of advisors with a figure; a type counts once."""
    found = 0
    for one in together(g, figure):
        hold = g.hold[one]
        if hold and any(hold[FIRST_ADVISOR:]):
            for advisor, n in enumerate(hold[FIRST_ADVISOR:]):
                if n:
                    found |= 1 << advisor
    return [advisor for advisor in range(N_ADVISORS) if found >> advisor & 1] if found else []


def items_with(g: Caribbean, figure: int, item: int) -> int:
    """Items of the effects' language: units, then settlers, priests, slaves, advisors."""
    if item < N_UNITS:
        return carried(g, figure, FIRST_UNIT + EUROPEAN.index(item)) if item in EUROPEAN else 0
    kind = item - N_UNITS
    if kind == 3:
        return sum(carried(g, figure, thing) for thing in ADVISOR_THINGS)
    return carried(g, figure, (SETTLERS, PRIESTS, SLAVES)[kind])


def combat_units(g: Caribbean, figure: int) -> int:
    """CC-0.2.4 Assigned combat units, the leader himself not counted."""
    return sum(carried(g, figure, thing) for thing in UNIT_THINGS)
