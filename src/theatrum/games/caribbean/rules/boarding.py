"""CC-4.4.4.2, CC-4.4.3.4 Leaders go aboard and ashore: taken by an active fleet, or by themselves when they are active."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import Answer, Refusal, Verdict
from theatrum.games.caribbean.queries.capacity import fleet_capacity, fleet_load, room_of
from theatrum.games.caribbean.queries.exchange import (
    APART,
    FOREIGN,
    NO_ROOM,
    NO_SHIPS,
    together_in_place,
    why_out_of_reach,
)
from theatrum.games.caribbean.queries.movement import why_no_entry
from theatrum.games.caribbean.rules.verbs import Verb, the_activation
from theatrum.games.caribbean.state import ABOARD, NOBODY, POOL, Caribbean
from theatrum.games.caribbean.state.activation import GIVEN
from theatrum.games.caribbean.tables.cargo import BOARDING
from theatrum.games.caribbean.tables.limits import STACKING
from theatrum.games.caribbean.tables.pieces import (
    FIGURE,
    FIRST_BASE,
    FIRST_LEADER,
    FLEETS_OF,
    LEADERS_OF,
    NATION_OF,
    is_fleet,
    is_leader,
)
from theatrum.games.caribbean.tables.places import AREA_OF, PLACE, is_coast, is_home

ONCE = Refusal("CC-4.4.0.8", "boarded-once")
ABOARD_ALREADY = Refusal("CC-4.4.4.2", "aboard-already")
NOT_ABOARD = Refusal("CC-4.4.4.2", "leader-not-aboard")
AT_SEA = Refusal("CC-4.4.4.2", "no-shore")
TAKEN_PLACE = Refusal("CC-10.1", "one-leader-aboard")
NOT_ACTIVE = Refusal("CC-4.4.4.2", "another-is-active")


def why_not_board(g: Caribbean, leader: int, fleet: int) -> Refusal | None:
    """CC-4.4.4.2, CC-10.4 A leader and a fleet in one place, with room for him and what he has; once in a stay."""
    if NATION_OF[leader] != NATION_OF[fleet]:
        return FOREIGN
    if g.where[leader] == ABOARD:
        return ABOARD_ALREADY
    if g.where[leader] == POOL or not together_in_place(g, leader, fleet):
        return APART
    why = why_out_of_reach(g, leader) or why_out_of_reach(g, fleet)
    if why is not None:
        return why
    if the_activation(g).direction(leader, BOARDING):
        return ONCE
    if not g.ships[fleet]:
        return NO_SHIPS
    if g.leader_aboard(fleet) >= 0:
        return TAKEN_PLACE
    needed = STACKING.transport_cost.leader + room_of(g.hold[leader])
    return None if fleet_load(g, fleet) + needed <= fleet_capacity(g, fleet) else NO_ROOM


def why_not_leave(g: Caribbean, leader: int) -> Refusal | None:
    """CC-4.4.3.4, CC-4.4.3.36 Ashore only on a coast or at home, as if he entered the area; once in a stay; not from a lost
    fleet."""
    if g.where[leader] != ABOARD:
        return NOT_ABOARD
    why = why_out_of_reach(g, g.fleet_of(leader))
    if why is not None:
        return why
    if the_activation(g).direction(leader, BOARDING):
        return ONCE
    place = g.place_of(leader)
    if is_home(place):
        return None
    return why_no_entry(g, NATION_OF[leader], AREA_OF[place]) if is_coast(place) else AT_SEA


def board(g: Caribbean, leader: int, fleet: int) -> None:
    """With all he has."""
    origin = PLACE.noun[g.place_of(leader)]
    g.where[leader], g.aboard[leader - FIRST_LEADER] = ABOARD, fleet
    the_activation(g).note(leader, BOARDING, GIVEN)
    goal = PLACE.noun[g.where[fleet]]
    g.tell("boards", leader=FIGURE.noun[leader], fleet=FIGURE.noun[fleet], origin=origin, goal=goal)


def leave(g: Caribbean, leader: int) -> None:
    """CC-0.2.13 With all he has; then what entering an area brings."""
    place = g.place_of(leader)
    g.aboard[leader - FIRST_LEADER] = NOBODY
    g.where[leader] = place if is_home(place) else AREA_OF[place]
    the_activation(g).note(leader, BOARDING, GIVEN)
    origin, goal = PLACE.noun[place], PLACE.noun[g.where[leader]]
    g.tell("goes-ashore", leader=FIGURE.noun[leader], origin=origin, goal=goal)
    if not is_home(place):
        g.then(("arrival", leader))


# ---- verbs ---------------------------------------------------------------------------------------------------------------
def offers(g: Caribbean, figure: int) -> Iterator[Verdict]:
    """Leaders and fleets that are together."""
    nation = NATION_OF[figure]
    if is_fleet(figure):
        for leader in LEADERS_OF[nation]:
            if g.where[leader] == ABOARD and g.fleet_of(leader) == figure:
                yield ("disembark", FIGURE.noun[leader]), why_not_leave(g, leader)
            elif g.where[leader] >= 0 and together_in_place(g, leader, figure):
                yield ("embark", FIGURE.noun[leader]), why_not_board(g, leader, figure)
    elif g.where[figure] == ABOARD:
        yield ("ashore",), why_not_leave(g, figure)
    else:
        for fleet in FLEETS_OF[nation]:
            if g.where[fleet] >= 0 and together_in_place(g, figure, fleet):
                yield ("board", FIGURE.noun[fleet]), why_not_board(g, figure, fleet)


def why_not(g: Caribbean, figure: int, answer: Answer) -> Refusal | None:
    verb = answer[0]
    if is_leader(figure) != (verb in ("board", "ashore")):
        return NOT_ACTIVE
    if verb == "ashore":
        return why_not_leave(g, figure)
    other = FIGURE[answer[1]]
    if other >= FIRST_BASE:
        return APART
    if verb == "board":
        return why_not_board(g, figure, other) if is_fleet(other) else APART
    if not is_leader(other):
        return APART
    if verb == "embark":
        return why_not_board(g, other, figure)
    return why_not_leave(g, other) if g.fleet_of(other) == figure else NOT_ABOARD


def do(g: Caribbean, figure: int, answer: Answer) -> None:
    match answer[0]:
        case "board":
            board(g, figure, FIGURE[answer[1]])
        case "ashore":
            leave(g, figure)
        case "embark":
            board(g, FIGURE[answer[1]], figure)
        case _:
            leave(g, FIGURE[answer[1]])


VERBS: Mapping[str, Verb] = dict.fromkeys(("board", "ashore", "embark", "disembark"), Verb(why_not, do))
