"""Who may go where on land [E1-13.1]: the tests for a space, for a unit and for a leader. Queries only."""

from __future__ import annotations

from collections.abc import Callable

from theatrum.core.contract import Answer, Reasons, Refusal
from theatrum.games.elisabeth.queries.forces import (
    army_leaders,
    occupied_spaces,
    sides_in_field,
    sides_inside,
    troops,
)
from theatrum.games.elisabeth.queries.paths import NEAR_GRANADA
from theatrum.games.elisabeth.queries.relations import (
    adjacent,
    allied,
    at_war,
    closed,
    controls,
    enemy,
    independent,
)
from theatrum.games.elisabeth.queries.war_costs import spain_may_enter_the_isles
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import TROOP_POWER
from theatrum.games.elisabeth.tables.constants import CATHOLIC_LEAGUE
from theatrum.games.elisabeth.tables.pieces import LEADER, LEADERS, MORISCO, TROOPS
from theatrum.games.elisabeth.tables.places import AREAS, HOMES, PLACE_NOUN, SPACES
from theatrum.games.elisabeth.tables.powers import INDEPENDENT, IRELAND, MAJORS, NOBODY, SCOTLAND, SPAIN

ISLES: frozenset[int] = frozenset((*HOMES[IRELAND], *HOMES[SCOTLAND]))
"""E1-9.5.3 Home spaces of Ireland and Scotland (OP-2-6: Dublin and Kinsale are England's)."""
GUISE = LEADER.by_id[CATHOLIC_LEAGUE.leader]
GUISE_LANDS = frozenset(
    s.index
    for s in SPACES
    if s.area == AREAS.index(CATHOLIC_LEAGUE.guise_area) or s.id in CATHOLIC_LEAGUE.guise_also
)
"""E1-5.1.18 Where he may be: in the French area, to which Metz counts."""
Relation = Callable[[Elisabeth, int, int], bool]


# ---- the space -----------------------------------------------------------------------------------------------------------
def may_enter(g: Elisabeth, power: int, goal: int) -> bool:
    """E1-13.1.6–13.1.11, E1-SL.7 May a formation of this power enter the space, if its pieces may [`unit_may_go`]?"""
    return not closed(g, goal) and may_cross_border(g, power, goal) and may_join(g, power, goal)


def borders(g: Elisabeth, power: int) -> list[bool]:
    """E1-13.1.6 By holder of a space: may the power cross its borders? See `may_cross_border`."""
    return [
        holder == INDEPENDENT or at_war(g, power, holder) or allied(g, power, holder)
        for holder in range(INDEPENDENT + 1)
    ]


def isles_barred(g: Elisabeth, power: int, goal: int) -> bool:
    """E1-9.5.3 Pieces of Spain, on land or at sea, may not come to Ireland or Scotland for any reason while war with England
    is dear. Our ruling: Irish units that obey Spain are no Spanish ones; what sails or is carried under Spain's flag is."""
    return goal in ISLES and g.master[power] == SPAIN and not spain_may_enter_the_isles(g)


def may_cross_border(g: Elisabeth, power: int, goal: int) -> bool:
    """E1-13.1.6 The controller: oneself, nobody, an enemy or an ally."""
    holder = g.control[goal]
    return independent(g, goal) or at_war(g, power, holder) or allied(g, power, holder)


def may_join(g: Elisabeth, power: int, goal: int) -> bool:
    """E1-13.1.7–13.1.11 Units of other powers there must fit one of four cases; independents never matter."""
    if g.no_units(goal):
        return True
    outside, within = sides_in_field(g, goal), sides_inside(g, goal)
    own = (g.master[power], INDEPENDENT)
    inside = [s for s in within if s not in own]
    others = [s for s in outside if s not in own] + inside
    if not others:
        return True
    holder = g.control[goal]
    besiegers = g.besiegers(goal)
    if all(allied(g, power, s) for s in others):
        return not (besiegers and _among(g, besiegers, inside, holder, allied, power))
    if all(at_war(g, power, s) for s in others) and not (
        besiegers and _among(g, besiegers, inside, holder, at_war, power)
    ):
        return True
    if at_war(g, power, holder) and all(allied(g, holder, s) for s in others):
        return True
    if not besiegers:
        return False
    return (all(allied(g, power, s) for s in within) and all(at_war(g, power, b) for b in besiegers)) or (
        all(at_war(g, power, s) for s in within) and all(allied(g, power, b) for b in besiegers)
    )


def _among(
    g: Elisabeth, besiegers: list[int], inside: list[int], holder: int, relation: Relation, power: int
) -> bool:
    """Does one ally (or enemy) of the power besiege another there?"""
    within = [*inside, holder]
    return any(relation(g, power, b) for b in besiegers) and any(relation(g, power, s) for s in within)


def hostile(g: Elisabeth, power: int, space: int, side: int) -> bool:
    """E1-13.1.9 Do this side's units in the space count as enemies for a move of the power into it?"""
    if side in (INDEPENDENT, g.master[power]):
        return False
    holder = g.control[space]
    return at_war(g, power, side) or (at_war(g, power, holder) and allied(g, holder, side))


def companions(g: Elisabeth, power: int, space: int, sides: list[int]) -> list[int]:
    """OP-5-6 Enemies whose army leaders stand there without units of their own beside allies of theirs who fight, on one of
    these sides: they share their fate."""
    if space not in g.leader_at:
        return []
    there = sides_in_field(g, space)
    led = {g.master[x.power] for x in LEADERS if g.leader_at[x.index] == space}
    return [
        side
        for side in sorted(led.difference(there))
        if army_leaders(g, space, side)
        and hostile(g, power, space, side)
        and any(allied(g, side, other) for other in sides)
    ]


def enemy_units(g: Elisabeth, power: int, space: int) -> bool:
    """Are units of a power at war with this one in the space, outside or inside?"""
    if g.no_units(space):
        return False
    return any(at_war(g, power, s) for s in (*sides_in_field(g, space), *sides_inside(g, space)))


def has_player(g: Elisabeth, side: int) -> bool:
    """Does somebody decide for this side? Not for inactive minors and independents [E1-24.1, E1-24.7]."""
    commander = g.master[side]
    return commander in MAJORS and g.seat_of[commander] >= 0


# ---- units and leaders ---------------------------------------------------------------------------------------------------
def goes_anywhere(troop: int) -> bool:
    """Is it bound to no place, as almost all are?"""
    return not TROOPS[troop].fixed and troop != MORISCO


def unit_may_go(g: Elisabeth, troop: int, goal: int) -> bool:
    """E1-13.1.12, E1-5.3.5, E1-5.3.7, E1-9.5.3 The Knights never leave; the Morisco unit stays within two spaces of Granada;
    Spaniards keep out of Ireland and Scotland."""
    if goal in ISLES and isles_barred(g, TROOP_POWER[troop], goal) and TROOP_POWER[troop] == SPAIN:
        return False
    return not TROOPS[troop].fixed and (troop != MORISCO or goal in NEAR_GRANADA)


def leader_may_go(g: Elisabeth, leader: int, goal: int) -> bool:
    """E1-5.1.18 Guise stays in the French area, to which Metz counts. E1-9.5.3 Leaders are units, too [E1-5.0.1]."""
    if goal in ISLES and isles_barred(g, LEADERS[leader].power, goal) and LEADERS[leader].power == SPAIN:
        return False
    return leader != GUISE or goal in GUISE_LANDS


def marchers(g: Elisabeth, power: int, origin: int, goal: int) -> list[tuple[int, int]]:
    """E1-13.1.2–13.1.4 Units in the open that may march to the goal: none that lost a field battle in this impulse."""
    if locked(g, power, origin):
        return []
    return [(t, n) for t, n in rested(g, power, origin) if unit_may_go(g, t, goal)]


def rested(g: Elisabeth, power: int, space: int) -> list[tuple[int, int]]:
    """E1-13.1.2 Units in the open that have not lost a field battle in this impulse."""
    there = troops(g, space, g.master[power])
    if not g.beaten:
        return there
    return [(t, n - g.beaten_units(space, t)) for t, n in there if n > g.beaten_units(space, t)]


def marching_leaders(g: Elisabeth, power: int, origin: int, goal: int) -> list[int]:
    """E1-13.1.2–13.1.4 The same for leaders."""
    if locked(g, power, origin):
        return []
    return [
        x
        for x in army_leaders(g, origin, g.master[power])
        if not g.leader_beaten(x) and leader_may_go(g, x, goal)
    ]


def locked(g: Elisabeth, power: int, origin: int) -> bool:
    """E1-13.1.3 The power laid siege to this enemy space earlier in this impulse: nobody leaves it now."""
    return g.siege(origin, power) == g.impulse and enemy(g, power, origin)


def leaders_may_enter(g: Elisabeth, power: int, goal: int) -> bool:
    """E1-13.1.5 Leaders without units: not into an enemy's space, nor where enemy units are."""
    return may_enter(g, power, goal) and not enemy(g, power, goal) and not enemy_units(g, power, goal)


def stations(g: Elisabeth, power: int) -> list[int]:
    """Spaces from which something of the power could march."""
    side = g.master[power]
    led = {
        g.leader_at[x.index]
        for x in LEADERS
        if 0 <= g.leader_at[x.index] < len(SPACES)
        and g.master[x.power] == side
        and not g.serves_at_sea(x.index)
        and not g.is_inside(x.index)
    }
    return sorted({*occupied_spaces(g, side), *led})


def besieged_by(g: Elisabeth, power: int, space: int) -> bool:
    return g.siege(space, power) != NOBODY


def why_no_refuge(g: Elisabeth, power: int, goal: int, came_from: int) -> Refusal | None:
    """E1-13.3.2, E1-13.3.3, E1-13.3.4, E1-13.3.5, E1-14.1.4, E1-14.1.5, E1-14.1.6, E1-14.1.7 Why nobody avoids or retreats
    to this neighbouring space; None if one may."""
    there = PLACE_NOUN[goal]
    if goal == came_from:
        return Refusal("E1-14.1.7", "enemy-came-from-there", space=there)
    if closed(g, goal):
        return Refusal("E1-SL.7", "closed", space=there)
    if not allied(g, power, g.control[goal]):
        return Refusal("E1-14.1.6", "no-friends-there", space=there)
    if g.in_unrest(goal):
        return Refusal("E1-12.4.2", "unrest-there", space=there)
    if enemy_units(g, power, goal):
        return Refusal("E1-14.1.4", "enemies-there", space=there)
    return None


def ways_off(
    g: Elisabeth, power: int, space: int, came_from: int, verb: str, goals: list[int], reasons: Reasons | None
) -> list[Answer]:
    """To these goals; noted is why the other neighbours of the space are none."""
    if reasons is not None:
        for goal in adjacent(g, power, space):
            why = None if goal in goals else why_no_refuge(g, power, goal, came_from)
            if why is not None:
                reasons[verb, PLACE_NOUN[goal]] = why
    return [(verb, PLACE_NOUN[goal]) for goal in goals]


def may_retreat_to(g: Elisabeth, power: int, goal: int) -> bool:
    """E1-13.3.3, E1-14.1.4, E1-14.1.5, E1-14.1.6 Calm, without enemy units, controlled by the power or an ally."""
    return (
        not g.in_unrest(goal)
        and (controls(g, power, goal) or allied(g, power, g.control[goal]))
        and not enemy_units(g, power, goal)
        and not closed(g, goal)
    )
