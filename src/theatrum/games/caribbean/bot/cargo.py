"""What a figure should take along, and what it should leave."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import Answer, Ask
from theatrum.games.caribbean.queries.company import carried
from theatrum.games.caribbean.rules.transfers import kinds, why_not_kind
from theatrum.games.caribbean.rules.verbs import partner_of, the_activation
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.state.activation import GIVEN, TAKEN
from theatrum.games.caribbean.tables.cargo import CARGO, is_colony, is_ship, ship_of
from theatrum.games.caribbean.tables.pieces import (
    BASE_OF,
    CAV,
    FIGURES,
    FLEETS_OF,
    INF,
    MIL,
    N_FIGURES,
    NATION_OF,
    PIO,
    SHIPS,
    STANDARD,
    is_base,
    is_fleet,
    is_leader,
)
from theatrum.games.caribbean.tables.places import HOME_OF
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
SHARED: tuple[int, ...] = (SETTLERS, unit_thing(PIO), unit_thing(MIL), SP)
"""Of this a fleet takes half where another one is about to sail, too."""
ENOUGH = 3
"""A fleet with so many ships leaves one for a fleet without any."""
GARRISON = 2
"""Militia that a settled colony should have."""
FIRST: tuple[int, ...] = (SETTLERS, unit_thing(PIO), SP, DUCATS, unit_thing(MIL))


def waiting(g: Caribbean, fleet: int) -> int:
    """Other fleets of the nation that wait for ships in the home base."""
    nation = NATION_OF[fleet]
    return sum(
        g.where[other] == HOME_OF[nation] and not g.ships[other]
        for other in FLEETS_OF[nation]
        if other != fleet and FIGURES[other].kind == STANDARD
    )


def loose(g: Caribbean, nation: int) -> int:
    """Ships that lie in the home base."""
    return g.fleet_size(BASE_OF[nation])


def lacking(g: Caribbean, figure: int, kind: int) -> int:
    """So many of a kind the figure would still take. A fleet leaves something for the next one that will sail."""
    if is_leader(figure):
        return _lacks_leader(g, figure, kind)
    next_one = waiting(g, figure) if g.place_of(figure) == HOME_OF[NATION_OF[figure]] else 0
    if is_ship(kind):
        return 1 if not g.ships[figure] or loose(g, NATION_OF[figure]) > next_one else 0
    wanted = EXPEDITION.get(kind, 0)
    if next_one and kind in SHARED and loose(g, NATION_OF[figure]):
        wanted = (wanted + 1) // 2
    return max(0, wanted - carried(g, figure, kind))


def _lacks_leader(g: Caribbean, leader: int, kind: int) -> int:
    """A party to build something; on a march militia, half of what his fleet has."""
    if is_ship(kind):
        return 0
    wanted = PARTY.get(kind, 0)
    if the_activation(g).operation == "move":
        wanted = escort(g, leader) if kind == unit_thing(MIL) else 0
    return max(0, wanted - carried(g, leader, kind))


def escort(g: Caribbean, leader: int) -> int:
    """Militia that a leader could have on a march: his own, or half of what is aboard with him."""
    own, fleet = carried(g, leader, unit_thing(MIL)), g.fleet_of(leader)
    return max(own, min(2, carried(g, fleet, unit_thing(MIL)) // 2)) if fleet >= 0 else own


def would_share(g: Caribbean, figure: int, partner: int) -> bool:
    """Should a fleet in the home base leave a ship for another one that has none, and can it: is there room in the others?"""
    return (
        is_fleet(figure)
        and is_base(partner)
        and g.fleet_size(figure) >= ENOUGH
        and waiting(g, figure) > loose(g, NATION_OF[figure])
        and any(_can_leave(g, figure, partner, kind) for kind in kinds(g, figure, partner, GIVEN))
    )


def _can_leave(g: Caribbean, figure: int, partner: int, kind: int) -> bool:
    """One ship of this kind, and no more: is there room for everything in the others?"""
    return is_ship(kind) and why_not_kind(g, figure, partner, GIVEN, kind, 1) is None


def spare(g: Caribbean, figure: int, partner: int, kind: int) -> int:
    """So many of a kind the figure would leave with a partner: militia in a colony without any, a ship for another fleet."""
    if is_ship(kind):
        return int(would_share(g, figure, partner) and _can_leave(g, figure, partner, kind))
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
    return [0.2 if len(answer) < 2 else _push(g, figure, partner, CARGO[answer[1]]) for answer in answers]


def _push(g: Caribbean, figure: int, partner: int, kind: int) -> float:
    """Of ships the smallest."""
    if not spare(g, figure, partner, kind):
        return -2.0
    return 3.0 - 0.05 * SHIPS[ship_of(kind)[0]].cost if is_ship(kind) else 3.0


def how_many(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """As near as possible to what is lacking."""
    figure = the_activation(g).figure
    kind = CARGO[str((ask.args or {})["kind"])]
    wanted = max(1, lacking(g, figure, kind)) if not is_ship(kind) else 1 if waiting(g, figure) else 99
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
