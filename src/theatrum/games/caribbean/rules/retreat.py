"""CC-5.3, CC-5.6.7, CC-5.6.8 Retreats on land: where leaders go, what garrisons can take along, where natives flee."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.capacity import fleet_capacity, fleet_load
from theatrum.games.caribbean.queries.presence import fleets_at, settled
from theatrum.games.caribbean.queries.relations import allied
from theatrum.games.caribbean.rules.eliminate import lose_leader
from theatrum.games.caribbean.state import ABOARD, Caribbean
from theatrum.games.caribbean.tables.limits import STACKING
from theatrum.games.caribbean.tables.pieces import FIGURE, FIRST_LEADER, MIL, NATION_OF, UNITS
from theatrum.games.caribbean.tables.places import AREA, AREAS, LAND, N_AREAS
from theatrum.games.caribbean.tables.things import UNIT_THINGS, unit_thing

FOREIGN = Refusal("CC-5.3", "no-friendly-area")
APART = Refusal("CC-5.3", "not-adjacent")
FULL = Refusal("CC-5.3", "no-room-aboard")
MIL_THING = unit_thing(MIL)


# ---- leaders -----------------------------------------------------------------------------------------------------------
def why_no_refuge(g: Caribbean, leader: int, area: int) -> Refusal | None:
    """CC-5.3 An adjacent area that the own or an allied nation controls."""
    if area not in LAND[g.where[leader]]:
        return APART
    owner = g.owner[area]
    return None if owner >= 0 and allied(g, NATION_OF[leader], owner) else FOREIGN


def why_not_board(g: Caribbean, leader: int, fleet: int) -> Refusal | None:
    """CC-5.3 An own fleet on a coast of the area that has room for a leader."""
    if g.where[fleet] not in AREAS[g.where[leader]].coasts or NATION_OF[fleet] != NATION_OF[leader]:
        return APART
    if g.leader_aboard(fleet) >= 0:
        return FULL
    return None if fleet_capacity(g, fleet) > fleet_load(g, fleet) else FULL


def refuges(g: Caribbean, leader: int) -> Iterator[Verdict]:
    """CC-5.3 Where a leader may retreat to, and where not."""
    here = g.where[leader]
    for area in LAND[here]:
        yield ("retreat", AREA.noun[area]), why_no_refuge(g, leader, area)
    for coast in AREAS[here].coasts:
        for fleet in fleets_at(g, coast):
            if NATION_OF[fleet] == NATION_OF[leader]:
                yield ("retreat", FIGURE.noun[fleet]), why_not_board(g, leader, fleet)


def retreat(g: Caribbean, leader: int) -> Procedure[None] | None:
    """CC-5.3, CC-5.7.12 A leader retreats with all he has; without any place he is eliminated."""
    if not 0 <= g.where[leader] < N_AREAS:
        return None
    fine = [answer for answer, why in refuges(g, leader) if why is None]
    if not fine:
        lose_leader(g, leader)
        return None
    if len(fine) == 1:
        go(g, leader, str(fine[0][1]))
        return None
    return _retreating(g, leader)


def _retreating(g: Caribbean, leader: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[NATION_OF[leader]],
        "retreat-where",
        candidates=lambda: refuges(g, leader),
        rule="CC-5.3",
        args={"leader": FIGURE.noun[leader]},
        why_not=lambda answer: _why_not_there(g, leader, str(answer[1])),
    )
    go(g, leader, str(answer[1]))


def _why_not_there(g: Caribbean, leader: int, noun: str) -> Refusal | None:
    if noun in AREA:
        return why_no_refuge(g, leader, AREA[noun])
    return why_not_board(g, leader, FIGURE[noun]) if FIGURE[noun] < FIRST_LEADER else APART


def go(g: Caribbean, leader: int, noun: str) -> None:
    """Ashore, or aboard; what finds no room aboard is given up [CC-10.1]."""
    g.tell("retreats", leader=FIGURE.noun[leader], where=noun)
    if noun in AREA:
        g.where[leader] = AREA[noun]
        return
    fleet = FIGURE[noun]
    g.where[leader], g.aboard[leader - FIRST_LEADER] = ABOARD, fleet
    g.then(("shed", fleet))


# ---- garrisons ---------------------------------------------------------------------------------------------------------
def garrison_leaves(g: Caribbean, area: int, leaders: list[int]) -> None:
    """CC-5.3 Garrison MIL go with own leaders who retreat, then onto own fleets on the coast; the rest is destroyed."""
    owner = g.owner[area]
    for leader in leaders:
        if NATION_OF[leader] == owner and g.garrison[area]:
            have = sum(g.held(leader, thing) for thing in UNIT_THINGS)
            _take_along(g, area, leader, STACKING.leader_limits.combat_units - have)
    for coast in AREAS[area].coasts:
        for fleet in fleets_at(g, coast):
            if NATION_OF[fleet] == owner and g.garrison[area]:
                free = fleet_capacity(g, fleet) - fleet_load(g, fleet)
                _take_along(g, area, fleet, free // UNITS[MIL].room)
    g.garrison[area] = 0


def _take_along(g: Caribbean, area: int, figure: int, most: int) -> None:
    n = max(0, min(most, g.garrison[area]))
    if n:
        g.garrison[area] -= n
        g.add(figure, MIL_THING, n)


# ---- natives -----------------------------------------------------------------------------------------------------------
def native_refuges(g: Caribbean, area: int) -> list[int]:
    """CC-5.6.7 Adjacent land areas without settlement, village or town."""
    return [near for near in LAND[area] if not settled(g, near)]


def natives_flee(g: Caribbean, at: int) -> None:
    """CC-5.6.7 To a random one of them; without any the army is eliminated. No new combat follows."""
    army = g.armies[at]
    places = native_refuges(g, army.area)
    if not places:
        del g.armies[at]
        g.tell("natives-scattered")
        return
    army.area = places[g.below(len(places))]
    g.tell("natives-flee", area=AREA.noun[army.area])


STEPS: Mapping[str, Runner] = {
    "retreat": retreat,
}
