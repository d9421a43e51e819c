"""Sieges [E1-15.0.2, E1-15.0.3, E1-15.3]: what is looked at again whenever units came, went or fell; and the end of a siege."""

from __future__ import annotations

from theatrum.core.contract import Ask, Procedure, Runner
from theatrum.games.elisabeth.queries.entering import has_player, leader_may_go, unit_may_go, ways_off
from theatrum.games.elisabeth.queries.forces import (
    army_leaders,
    garrison,
    sides_in_field,
    sides_inside,
    troops,
    units,
)
from theatrum.games.elisabeth.queries.relations import adjacent, allied, at_war, closed, friendly, independent
from theatrum.games.elisabeth.rules.bodies import leave_behind, lose_body, move_body
from theatrum.games.elisabeth.rules.elsewhere import no_way
from theatrum.games.elisabeth.rules.movement import lay_siege
from theatrum.games.elisabeth.rules.prisoners import catch_lone_leaders
from theatrum.games.elisabeth.rules.victory import check
from theatrum.games.elisabeth.rules.wars import triggered
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.pieces import LEADERS
from theatrum.games.elisabeth.tables.places import PLACE, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import NOBODY, NOUNS

PENDING = {"march_back": 2, "siege_leave": 1, "siege_strangers": 1}
"""Steps that will move the units in a space: where their arguments name it."""


# ---- settling ----------------------------------------------------------------------------------------------------------------
def settle(g: Elisabeth) -> None:
    """E1-15.3.1 Sieges without a majority end at once; E1-15.0.1 where no siege is left the garrison comes out;
    E1-5.1.4 lone leaders are caught. Then somebody may have won [E1-25.1].

    The space that a formation is just entering is not settled before the move is over.
    """
    held = {step[PENDING[str(step[0])]] for step in g.agenda if step[0] in PENDING}
    if g.march is not None:
        held.add(g.march.goal)
    for space in g.touched():
        if space not in held:
            _settle_space(g, space)
    g.unsettled = 0
    if g.realms is not None and triggered(g):
        g.then(("war_trigger",))
    if g.power_shifted:
        g.power_shifted = False
        check(g)


def _settle_space(g: Elisabeth, space: int) -> None:
    leaving = False
    for power in g.besiegers(space):
        if friendly(g, power, space):
            g.lift_siege(space, power)
        elif units(g, space, g.master[power]) <= garrison(g, space):
            g.lift_siege(space, power)
            g.tell("siege-lifted", power=NOUNS[power], space=PLACE_NOUN[space])
            if sides_in_field(g, space) or army_leaders(g, space, g.master[power]):
                g.then(("siege_leave", space, power))
                leaving = True
    if not leaving:
        _guests_besiege(g, space)
        if not g.besieged(space):
            come_out(g, space)
    catch_lone_leaders(g, space)


def _guests_besiege(g: Elisabeth, space: int) -> None:
    """E1-15.0.1 Guests of a power that has become their enemy stayed in its fortress as long as others of its friends did:
    alone there they besiege it."""
    there = sides_in_field(g, space)
    for side in there:
        if g.siege(space, side) == NOBODY and g.fortified(space) and at_war(g, side, g.control[space]):
            if has_player(g, side) and all(allied(g, side, s) for s in there) and not garrison(g, space):
                lay_siege(g, space, side)


def come_out(g: Elisabeth, space: int) -> None:
    """Without a siege nobody is inside."""
    if garrison(g, space):
        for troop, number in enumerate(g.row(space, True)):
            if number:
                g.leave_fortification(space, troop, number)
    if g.leaders_inside:
        for leader in LEADERS:
            if g.is_inside(leader.index) and g.leader_at[leader.index] == space:
                g.put_leader(leader.index, space)


# ---- lifting a siege -----------------------------------------------------------------------------------------------------------
def leave(g: Elisabeth, space: int, power: int) -> Procedure[None] | None:
    """E1-15.3.2 The besiegers retreat at no cost, or are lost."""
    spaces = ways_out(g, space, power)
    if len(spaces) > 1 and _stack(g, space, power) != ({}, []):
        return _choose(g, space, power)
    _leave(g, space, power, spaces)
    return None


def ways_out(g: Elisabeth, space: int, power: int) -> list[int]:
    """E1-15.3.2 Adjacent, calm, friendly, and nobody there but one's own and allied units. The space from which a relief
    force came is open [OP-15-14]."""
    force, leaders = _stack(g, space, power)
    return [
        goal
        for goal in adjacent(g, power, space)
        if friendly(g, power, goal)
        and not g.in_unrest(goal)
        and not closed(g, goal)
        and all(allied(g, power, s) for s in (*sides_in_field(g, goal), *sides_inside(g, goal)))
        and (
            any(unit_may_go(g, t, goal) for t in force)
            or (not force and any(leader_may_go(g, x, goal) for x in leaders))
        )
    ]


def _stack(g: Elisabeth, space: int, power: int) -> tuple[dict[int, int], list[int]]:
    side = g.master[power]
    return dict(troops(g, space, side)), army_leaders(g, space, side)


def _choose(g: Elisabeth, space: int, power: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat(power),
        "siege-retreat",
        sift=lambda reasons: ways_off(g, power, space, NOBODY, "retreat", ways_out(g, space, power), reasons),
        rule="E1-15.3.2",
        args={"space": PLACE_NOUN[space]},
        why_not=no_way("E1-15.3.2"),
    )
    _leave(g, space, power, [PLACE[answer[1]]])


def _leave(g: Elisabeth, space: int, power: int, spaces: list[int]) -> None:
    force, leaders = _stack(g, space, power)
    g.touch(space)
    if not force and not leaders:
        return
    if spaces:
        g.tell(
            "retreated",
            power=NOUNS[power],
            space=PLACE_NOUN[space],
            goal=PLACE_NOUN[spaces[0]],
            units=sum(force.values()),
        )
        move_body(g, space, spaces[0], *leave_behind(g, space, spaces[0], force, leaders, g.control[space]))
    else:
        lose_body(g, space, force, leaders, g.control[space])


def strangers(g: Elisabeth, space: int) -> None:
    """E1-15.0.1 Who intercepted into another's fortified space and stands there now besieges it, or leaves [E1-15.3]."""
    g.touch(space)
    if not g.fortified(space):
        return
    for side in sides_in_field(g, space):
        if not has_player(g, side) or side == g.active or g.siege(space, side) != NOBODY:
            continue
        if independent(g, space) or at_war(g, side, g.control[space]):
            if units(g, space, side) > garrison(g, space):
                lay_siege(g, space, side)
            else:
                g.then(("siege_leave", space, side))


STEPS: dict[str, Runner] = {"settle": settle, "siege_leave": leave, "siege_strangers": strangers}
