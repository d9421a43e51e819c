"""CC-5.3, CC-5.6.7, CC-5.6.8 Retreats on land: where leaders go, what garrisons can take along, where natives flee."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.capacity import fleet_capacity, fleet_load
from theatrum.games.caribbean.queries.exchange import leader_room, room_in_colony
from theatrum.games.caribbean.queries.presence import fleets_at, settled
from theatrum.games.caribbean.queries.relations import allied
from theatrum.games.caribbean.rules.eliminate import lose_leader
from theatrum.games.caribbean.state import ABOARD, LOST, Caribbean
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import FIGURE, FIRST_LEADER, MIL, NATION_OF, UNITS
from theatrum.games.caribbean.tables.places import AREA, AREAS, LAND, N_AREAS
from theatrum.games.caribbean.tables.things import unit_thing

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


def retreat(g: Caribbean, leader: int, leads: int = 0) -> Procedure[None] | None:
    """CC-5.3, CC-5.7.12 A leader retreats with all he has; without any place he is eliminated. `leads`: he takes along the
    garrison of the colony that he leaves."""
    if not 0 <= g.where[leader] < N_AREAS:
        return None
    fine = [answer for answer, why in refuges(g, leader) if why is None]
    if not fine:
        lose_leader(g, leader)
        return None
    if len(fine) == 1:
        go(g, leader, str(fine[0][1]), leads)
        return None
    return _retreating(g, leader, leads)


def _retreating(g: Caribbean, leader: int, leads: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[NATION_OF[leader]],
        "retreat-where",
        candidates=lambda: refuges(g, leader),
        rule="CC-5.3",
        args={"leader": FIGURE.noun[leader]},
        why_not=lambda answer: _why_not_there(g, leader, str(answer[1])),
    )
    go(g, leader, str(answer[1]), leads)


def _why_not_there(g: Caribbean, leader: int, noun: str) -> Refusal | None:
    if noun in AREA:
        return why_no_refuge(g, leader, AREA[noun])
    return why_not_board(g, leader, FIGURE[noun]) if FIGURE[noun] < FIRST_LEADER else APART


def go(g: Caribbean, leader: int, noun: str, leads: int = 0) -> None:
    """Ashore, or aboard; what finds no room aboard goes to other own fleets there, or is given up [CC-10.1]. Whoever was lost
    where he has been beaten is so no longer [CC-4.4.3.36]."""
    left = g.where[leader]
    nation = NATION.noun[NATION_OF[leader]]
    g.tell("retreats", leader=FIGURE.noun[leader], nation=nation, origin=AREA.noun[left], goal=noun)
    g.marks[leader] &= ~LOST
    if leads:
        _take_along(g, left, leader, leader_room(g, leader, MIL_THING))
    if noun in AREA:
        g.where[leader] = AREA[noun]
        if leads:
            follow(g, left, AREA[noun])
        return
    fleet = FIGURE[noun]
    g.where[leader], g.aboard[leader - FIRST_LEADER] = ABOARD, fleet
    g.then(("shed", fleet, 1))


# ---- garrisons ---------------------------------------------------------------------------------------------------------
def follow(g: Caribbean, area: int, refuge: int) -> None:
    """CC-5.3 MIL for whom a leader has no room: own fleets in the area he has chosen take them, and its own colony."""
    owner = g.owner[area]
    embark(g, area, refuge)
    if g.owner[refuge] == owner and g.garrison[area]:
        n = max(0, min(g.garrison[area], room_in_colony(g, refuge, MIL_THING)))
        g.garrison[area] -= n
        g.garrison[refuge] += n


def embark(g: Caribbean, area: int, refuge: int) -> None:
    """CC-5.3 As many MIL of a garrison as own fleets on the coasts of an area can take."""
    for coast in AREAS[refuge].coasts:
        for fleet in fleets_at(g, coast):
            if NATION_OF[fleet] == g.owner[area]:
                free = fleet_capacity(g, fleet) - fleet_load(g, fleet)
                _take_along(g, area, fleet, free // UNITS[MIL].room)


def _take_along(g: Caribbean, area: int, figure: int, most: int) -> None:
    n = max(0, min(most, g.garrison[area]))
    if n:
        g.garrison[area] -= n
        g.add(figure, MIL_THING, n)


def garrison_leaves(g: Caribbean, area: int) -> None:
    """CC-5.3 MIL that no leader has taken along go onto own fleets on the coast; the rest is destroyed."""
    embark(g, area, area)
    g.garrison[area] = 0


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
    origin, army.area = army.area, places[g.below(len(places))]
    g.tell("natives-flee", origin=AREA.noun[origin], goal=AREA.noun[army.area])


STEPS: Mapping[str, Runner] = {
    "retreat": retreat,
    "garrison_leaves": garrison_leaves,
}
