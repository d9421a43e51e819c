"""What a figure should take along, and what it should leave."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import Answer, Ask
from theatrum.games.caribbean.queries.company import carried
from theatrum.games.caribbean.rules.transfers import kinds
from theatrum.games.caribbean.rules.verbs import partner_of, the_activation
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.state.activation import GIVEN, TAKEN
from theatrum.games.caribbean.tables.cargo import CARGO, is_colony, is_ship
from theatrum.games.caribbean.tables.pieces import CAV, INF, MIL, N_FIGURES, PIO, is_base, is_fleet, is_leader
from theatrum.games.caribbean.tables.things import (
    ADVISOR_THINGS,
    DUCATS,
    PRIESTS,
    SETTLERS,
    SP,
    unit_thing,
)

EXPEDITION: dict[int, int] = {
    SETTLERS: 4,
    unit_thing(PIO): 2,
    unit_thing(MIL): 4,
    unit_thing(INF): 4,
    unit_thing(CAV): 2,
    PRIESTS: 2,
    DUCATS: 20,
    SP: 40,
    **dict.fromkeys(ADVISOR_THINGS, 1),
}
"""What a fleet takes along from home, as far as there is room."""
PARTY: dict[int, int] = {SETTLERS: 2, unit_thing(PIO): 2, SP: 20, DUCATS: 20, PRIESTS: 1, unit_thing(MIL): 2}
"""What a leader takes out of his fleet to build something."""
GARRISON = 2
"""Militia that a settled colony should have."""
FIRST: tuple[int, ...] = (SETTLERS, unit_thing(PIO), SP, DUCATS, unit_thing(MIL))


def lacking(g: Caribbean, figure: int, kind: int) -> int:
    """So many of a kind the figure would still take."""
    if is_ship(kind):
        return 1 if is_fleet(figure) else 0
    wanted = EXPEDITION if is_fleet(figure) else PARTY
    return max(0, wanted.get(kind, 0) - carried(g, figure, kind))


def spare(g: Caribbean, figure: int, partner: int, kind: int) -> int:
    """So many of a kind the figure would leave with a partner: militia in a colony without any."""
    if is_colony(partner) and kind == unit_thing(MIL):
        area = partner_area(partner)
        return max(0, min(GARRISON - g.garrison[area], carried(g, figure, kind) - 1))
    return 0


def partner_area(partner: int) -> int:
    return partner - N_FIGURES


def take(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """The next kind: what is most needed first."""
    figure = the_activation(g).figure
    return [0.2 if len(answer) < 2 else _pull(g, figure, CARGO[answer[1]]) for answer in answers]


def _pull(g: Caribbean, figure: int, kind: int) -> float:
    if not lacking(g, figure, kind):
        return -2.0
    if is_ship(kind):
        return 9.0
    return 7.0 - FIRST.index(kind) if kind in FIRST else 2.0


def give(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """Only what a partner should have."""
    figure, partner = the_activation(g).figure, partner_of(str((ask.args or {}).get("partner", "")))
    return [
        0.2 if len(answer) < 2 else 3.0 if spare(g, figure, partner, CARGO[answer[1]]) else -2.0
        for answer in answers
    ]


def how_many(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """As near as possible to what is lacking."""
    figure = the_activation(g).figure
    kind = CARGO[str((ask.args or {})["kind"])]
    wanted = max(1, lacking(g, figure, kind)) if not is_ship(kind) else 99
    return [-abs(int(answer[1]) - wanted) * 1.5 for answer in answers]


def would_take(g: Caribbean, figure: int, partner: int) -> bool:
    """Has a home base or fleet something that the figure lacks and can take?"""
    if not (is_base(partner) or is_fleet(partner)):
        return False
    return any(
        lacking(g, figure, kind)
        for kind in kinds(g, figure, partner, TAKEN)
        if is_base(partner) or (is_leader(figure) and not is_ship(kind))
    )


def would_give(g: Caribbean, figure: int, partner: int) -> bool:
    """Should something be left with a partner?"""
    return any(spare(g, figure, partner, kind) for kind in kinds(g, figure, partner, GIVEN))
