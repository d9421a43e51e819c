"""CC-4.3.16, CC-4.4.0.5, CC-4.4.3.8 Steps about pirates: nests, new fleets, fleets that a card or a buccaneer moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.defence import colony_defence
from theatrum.games.caribbean.queries.exchange import room_for
from theatrum.games.caribbean.queries.presence import fleets_at, nest_in
from theatrum.games.caribbean.queries.relations import allied
from theatrum.games.caribbean.queries.ships import exists, factors, is_corsair, pirates_of, place_at
from theatrum.games.caribbean.rules.eliminate import empty
from theatrum.games.caribbean.rules.interception import ELSEWHERE, may_start, start
from theatrum.games.caribbean.rules.land_attacks import raiders
from theatrum.games.caribbean.rules.pirates import commander_of, new_pirates
from theatrum.games.caribbean.state import (
    ABOARD,
    ATTACKED,
    ATTACKING,
    LOST,
    NOBODY,
    RAIN,
    STORM,
    Caribbean,
    Nest,
)
from theatrum.games.caribbean.tables.charts import FLEET_MOVEMENT
from theatrum.games.caribbean.tables.pieces import (
    BASE_OF,
    FIGURE,
    FIRST_LEADER,
    NATION_OF,
    PMIL,
    UNITS,
    is_pirates,
    nation_of,
)
from theatrum.games.caribbean.tables.places import (
    AREA,
    AREA_OF,
    AREAS,
    FILE,
    FIRST_COAST,
    PLACE,
    WATER,
    is_coast,
    is_home,
    is_sea,
)

COAST_AT: dict[tuple[int, str], int] = {
    (AREA.by_id[row.area], row.side): FIRST_COAST + i for i, row in enumerate(FILE.coasts)
}
"""By area and side: the coast."""
LEAVE: Answer = ("leave-pirates",)
APART = Refusal("CC-4.4.3.6", "not-adjacent")
NOT_THERE = Refusal("CC-4.4.3.6", "no-pirate-waters")
STORMY = Refusal("CC-4.4.3.6", "storm")
TOO_FAR = Refusal("CC-4.4.3.6", "too-few-mp")
TOO_STRONG = Refusal("CC-4.3.16", "too-strong-for-pirates")
ATTACKED_ONCE = Refusal("CC-4.4.3.12", "attacked-already")
NO_COLONY = Refusal("CC-4.3.16", "no-colony-here")
NOT_WITH_THIS = Refusal("CC-4.3.16", "not-with-this-card")
Flags = tuple[int, int]


# ---- nests and fleets --------------------------------------------------------------------------------------------------
def place_pirate_nest(g: Caribbean, area: int, side: str, pmil: int) -> None:
    """CC-8.6 A hidden nest on a coast; one that is there already gets the PMIL."""
    coast = COAST_AT[area, side]
    nest = next((nest for nest in g.nests if nest.coast == coast), None)
    if nest is None:
        g.nests.append(Nest(coast, pmil))
    else:
        nest.pmil += pmil
    g.tell("nest-placed", area=AREA.noun[area])


def spawn_pirate_fleet(g: Caribbean, at: int, ships: int) -> None:
    """CC-8.6 A new pirate fleet on the coast of the nest in the area."""
    nest = nest_in(g, at)
    if nest is not None:
        new_pirates(g, nest.coast, ships)


def command_pirate_fleet(g: Caribbean, leader: int, fleet: int) -> None:
    """CC-4.4.0.5 The buccaneer goes aboard and commands it until he leaves or it is destroyed; pirates know the way, and so
    he is lost no longer [CC-4.4.3.36]."""
    if not exists(g, fleet):
        return
    leave_behind(g, leader)
    g.where[leader], g.aboard[leader - FIRST_LEADER] = ABOARD, fleet
    g.marks[leader] &= ~LOST
    pirates_of(g, fleet).commander = leader
    g.tell("commands-pirates", leader=FIGURE.noun[leader], fleet=FIGURE.noun[fleet])


def leave_behind(g: Caribbean, leader: int) -> None:
    """CC-4.4.0.5, CC-11.8 Pirates carry nothing and have no advisors: what he has with him stays in the home base or with the
    fleet that carried him; ashore nothing can be left behind [CC-0.2.15], and it is lost."""
    keeper = g.fleet_of(leader)
    if is_home(g.place_of(leader)):
        keeper = BASE_OF[NATION_OF[leader]]
    if keeper >= 0:
        for thing, n in enumerate(g.hold[leader]):
            if n:
                g.move(thing, min(n, room_for(g, leader, keeper, thing, n)), leader, keeper)
    empty(g, leader)


# ---- movement by card --------------------------------------------------------------------------------------------------
def activate_pirates(
    g: Caribbean, nation: int, fleet: int, mp: int, may_attack_fleet: bool, may_raid: bool
) -> None:
    """CC-4.3.16 The fleet moves up to so many MP, and may then attack a fleet or raid; the nation decides."""
    if exists(g, fleet):
        pirates_of(g, fleet).fought = False
        g.then(("pirates_sail", fleet, mp, int(may_attack_fleet), int(may_raid), nation))


def sail_cost(g: Caribbean, fleet: int, place: int) -> int:
    """CC-4.4.3.6 As for nations; European fleets that are not its commander's nation's double it."""
    cost = FLEET_MOVEMENT.sea_zone if is_sea(place) else FLEET_MOVEMENT.coast
    if is_coast(place) and g.weather.get(place) == RAIN:
        cost = FLEET_MOVEMENT.coast_rain
    whose = commander_of(pirates_of(g, fleet))
    hostile = any(NATION_OF[o] != whose and not is_corsair(o) and g.ships[o] for o in fleets_at(g, place))
    return cost * (2 if hostile else 1)


def why_not_sail(g: Caribbean, fleet: int, place: int, mp: int) -> Refusal | None:
    """CC-4.4.3.6 Coasts and sea zones only; storm is closed."""
    if place not in WATER[place_at(g, fleet)]:
        return APART
    if not (is_coast(place) or is_sea(place)):
        return NOT_THERE
    if g.weather.get(place) == STORM:
        return STORMY
    return None if sail_cost(g, fleet, place) <= mp else TOO_FAR


def why_not_raid(g: Caribbean, fleet: int) -> Refusal | None:
    """CC-4.3.16 A colony on its coast, if the AF of the PMIL reach its effective DF. Not one of its commander's nation."""
    pirates = pirates_of(g, fleet)
    area = AREA_OF[pirates.place]
    if area < 0 or g.owner[area] < 0 or g.owner[area] == commander_of(pirates):
        return NO_COLONY
    return None if raiders(pirates) * UNITS[PMIL].af >= colony_defence(g, area) else TOO_STRONG


def why_not_attack(g: Caribbean, fleet: int, other: int) -> Refusal | None:
    """CC-4.3.16, CC-4.4.3.12 One European fleet, if the AF reach its DF; ports protect; pirates attack it once in an impulse."""
    if is_pirates(other) or other >= FIRST_LEADER:
        return ELSEWHERE
    why = may_start(g, fleet, other)
    if why is not None:
        return why
    if g.marks[other] & ATTACKED:
        return ATTACKED_ONCE
    return None if factors(g, fleet)[0] >= factors(g, other)[1] else TOO_STRONG


def pirates_sail(
    g: Caribbean, fleet: int, mp: int, attack: int, raid: int, nation: int
) -> Procedure[None] | None:
    """CC-4.3.16 Step by step, or attack, or raid, or stop. A sea battle on the way ends it."""
    if not exists(g, fleet) or pirates_of(g, fleet).fought:
        return None
    return _sailing(g, fleet, mp, (attack, raid), nation)


def _sailing(g: Caribbean, fleet: int, mp: int, may: Flags, nation: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[nation],
        "pirates-sail",
        candidates=lambda: _courses(g, fleet, mp, may, nation),
        rule="CC-4.3.16",
        args={"fleet": FIGURE.noun[fleet], "mp": mp},
        why_not=lambda answer: _why_not(g, fleet, mp, may, answer),
    )
    if answer == DONE:
        return
    if answer == LEAVE:
        leave_pirates(g, fleet)
        g.then(("pirates_sail", fleet, mp, *may, nation))
    elif answer[0] == "sail":
        place = PLACE[answer[1]]
        g.then(("interception", fleet, "leaving"), ("pirates_enter", fleet, place, mp, *may, nation))
    elif answer[0] == "raid":
        g.then(("raid", pirates_of(g, fleet).number))
    else:
        start(g, fleet, FIGURE[answer[1]], ATTACKING)


def _courses(g: Caribbean, fleet: int, mp: int, may: Flags, nation: int) -> Iterator[Verdict]:
    pirates = pirates_of(g, fleet)
    yield DONE, None
    for place in WATER[pirates.place]:
        if is_coast(place) or is_sea(place):
            yield ("sail", PLACE.noun[place]), why_not_sail(g, fleet, place, mp)
    for other in fleets_at(g, pirates.place):
        why = why_not_attack(g, fleet, other)
        yield ("attack", FIGURE.noun[other]), why if may[0] else NOT_WITH_THIS
    area = AREA_OF[pirates.place]
    if area >= 0 and g.owner[area] >= 0:
        yield ("raid", AREA.noun[area]), why_not_raid(g, fleet) if may[1] else NOT_WITH_THIS
    if may_leave(g, fleet, nation):
        yield LEAVE, None


def _why_not(g: Caribbean, fleet: int, mp: int, may: Flags, answer: Answer) -> Refusal | None:
    if answer[0] == "sail":
        return why_not_sail(g, fleet, PLACE[answer[1]], mp)
    if answer[0] == "attack":
        return why_not_attack(g, fleet, FIGURE[answer[1]]) if may[0] else NOT_WITH_THIS
    return NO_COLONY if answer[0] == "raid" else None


def pirates_enter(g: Caribbean, fleet: int, place: int, mp: int, attack: int, raid: int, nation: int) -> None:
    """CC-4.4.3.6 The pirate fleet is there, unless it has fought on leaving, or a fleet that has gone there meanwhile makes
    it too dear."""
    if not exists(g, fleet) or pirates_of(g, fleet).fought:
        return
    cost = sail_cost(g, fleet, place)
    if cost > mp:
        g.then(("pirates_sail", fleet, mp, attack, raid, nation))
        return
    pirates = pirates_of(g, fleet)
    origin, pirates.place = pirates.place, place
    g.tell("pirates-sail", fleet=FIGURE.noun[fleet], origin=PLACE.noun[origin], goal=PLACE.noun[place])
    g.then(("interception", fleet, "entering"), ("pirates_sail", fleet, mp - cost, attack, raid, nation))


# ---- the commander leaves ----------------------------------------------------------------------------------------------
def may_leave(g: Caribbean, fleet: int, nation: int) -> bool:
    """CC-4.4.3.8 A buccaneer may leave on the coast of an own or allied colony."""
    pirates = pirates_of(g, fleet)
    area = AREA_OF[pirates.place]
    if nation_of(pirates.commander) != nation or area < 0 or g.owner[area] < 0:
        return False
    return allied(g, nation, g.owner[area])


def leave_pirates(g: Caribbean, fleet: int) -> None:
    """CC-4.4.3.8 He then stands ashore there."""
    pirates = pirates_of(g, fleet)
    leader, pirates.commander = pirates.commander, NOBODY
    g.where[leader], g.aboard[leader - FIRST_LEADER] = AREA_OF[pirates.place], NOBODY
    g.tell("leaves-pirates", leader=FIGURE.noun[leader], area=AREAS[AREA_OF[pirates.place]].noun)


STEPS: Mapping[str, Runner] = {
    "pirates_sail": pirates_sail,
    "pirates_enter": pirates_enter,
}
