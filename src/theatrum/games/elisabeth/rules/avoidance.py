"""Getting out of the way [E1-13.3, E1-13.4]: avoiding battle, and withdrawing into the fortification."""

from __future__ import annotations

from theatrum.core.contract import PASS, Answer, Ask, Procedure, Runner
from theatrum.games.elisabeth.queries.entering import (
    has_player,
    leader_may_go,
    may_retreat_to,
    unit_may_go,
    ways_off,
)
from theatrum.games.elisabeth.queries.forces import INSIDE, army_leaders, garrison, troops, units
from theatrum.games.elisabeth.queries.odds import NEEDED
from theatrum.games.elisabeth.queries.relations import adjacent, allied, at_war, inactive
from theatrum.games.elisabeth.rules.bodies import mark_beaten, move_body, move_inside
from theatrum.games.elisabeth.rules.elsewhere import no_way
from theatrum.games.elisabeth.rules.interception import modifier
from theatrum.games.elisabeth.rules.movement import foes
from theatrum.games.elisabeth.rules.picking import Body, pick_troops
from theatrum.games.elisabeth.rules.prisoners import catch_lone_leaders
from theatrum.games.elisabeth.state import Elisabeth, the_march
from theatrum.games.elisabeth.state.war import March
from theatrum.games.elisabeth.tables.places import PLACE, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import INDEPENDENT, NOBODY, NOUNS

WITHDRAW: Answer = ("withdraw",)
STAND: Answer = ("stand",)


# ---- avoiding battle -------------------------------------------------------------------------------------------------------
def avoid(g: Elisabeth) -> Procedure[None] | None:
    """E1-13.1.P6, E1-13.3.P6, E1-13.3.1, E1-13.3.6 Each enemy major there, in impulse order, may try once; active minors go with their major."""
    march = the_march(g)
    for power in foes(g):
        if has_player(g, power) and not march.avoided >> power & 1 and refuges(g, march, power):
            return _ask(g, march, power)
    g.then(("march_withdraw",))
    return None


def refuges(g: Elisabeth, march: March, power: int) -> list[int]:
    """E1-13.3.2–13.3.5 Adjacent friendly, calm spaces without enemies, but not where the formation came from."""
    return [
        space
        for space in adjacent(g, power, march.goal)
        if space != _came_from(march)
        and may_retreat_to(g, power, space)
        and _leavers(g, march.goal, power, space)
    ]


def _came_from(march: March) -> int:
    """E1-13.3.5 Who landed from the sea came from no space."""
    return march.origin if march.at_sea == NOBODY else NOBODY


def _leavers(g: Elisabeth, space: int, power: int, goal: int) -> bool:
    return any(unit_may_go(g, t, goal) for t, _ in troops(g, space, power)) or any(
        leader_may_go(g, x, goal) for x in army_leaders(g, space, power)
    )


def _ask(g: Elisabeth, march: March, power: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat(power),
        "avoid",
        sift=lambda reasons: [
            *ways_off(g, power, march.goal, _came_from(march), "avoid", refuges(g, march, power), reasons),
            PASS,
        ],
        rule="E1-13.3.1",
        args={"power": NOUNS[march.power], "space": PLACE_NOUN[march.goal], "units": march.size},
        why_not=no_way("E1-13.3.1"),
    )
    march.avoided |= 1 << power
    if answer != PASS:
        yield from _attempt(g, march, power, PLACE[answer[1]])
    g.then(("march_avoid",))


def _attempt(g: Elisabeth, march: March, power: int, refuge: int) -> Procedure[None]:
    """E1-13.3.P3–P5 Any units and leaders, in any number; 9 or more on 2d6, or at once if all were beaten before."""
    space = march.goal
    body: Body = yield from pick_troops(
        g.seat(power),
        "avoid-group",
        [(t, n) for t, n in troops(g, space, power) if unit_may_go(g, t, refuge)],
        [x for x in army_leaders(g, space, power) if leader_may_go(g, x, refuge)],
        lambda _: units(g, space, power),
        rule="E1-13.3.9",
        leaders_alone=True,
        args={"space": PLACE_NOUN[space], "goal": PLACE_NOUN[refuge]},
        at=PLACE_NOUN[space],
    )
    force = body.units
    leaders = body.leaders
    beaten = all_beaten(g, space, force, leaders)
    if not beaten and not _roll(g, march, power, refuge, force, leaders):
        return
    if beaten:
        for troop, number in force.items():
            g.unmark_beaten(space, troop, number)
    move_body(g, space, refuge, force, leaders)
    if beaten:
        mark_beaten(g, refuge, force, leaders)
        g.tell("avoids-at-once", power=NOUNS[power], space=PLACE_NOUN[space], goal=PLACE_NOUN[refuge])


def all_beaten(g: Elisabeth, space: int, force: dict[int, int], leaders: list[int]) -> bool:
    """E1-13.3.P4 Has everybody in the group lost a field battle in this impulse? Then no roll is needed."""
    if not force:
        return all(g.leader_beaten(x) for x in leaders)
    return all(n <= g.beaten_units(space, t) for t, n in force.items())


def _roll(
    g: Elisabeth, march: March, power: int, refuge: int, force: dict[int, int], leaders: list[int]
) -> bool:
    plus = modifier(g, power, force, leaders, march.troops)
    rolled = g.roll() + g.roll()
    success = rolled + plus >= NEEDED
    g.tell(
        "avoids" if success else "fails-to-avoid",
        power=NOUNS[power],
        space=PLACE_NOUN[march.goal],
        goal=PLACE_NOUN[refuge],
        units=sum(force.values()),
        roll=rolled,
        plus=plus,
        total=rolled + plus,
    )
    return success


# ---- into the fortification --------------------------------------------------------------------------------------------------
def withdraw(g: Elisabeth) -> Procedure[None] | None:
    """E1-13.1.P7, E1-13.1.P8, E1-13.4.4 Four units or fewer may go inside, all or none; inactive minors always do [E1-13.4.3]."""
    march = the_march(g)
    defenders = foes(g)
    leaving = [p for p in g.besiegers(march.goal) if p in defenders and outnumbered(g, march.goal, p)]
    if leaving:
        for power in leaving:
            g.lift_siege(march.goal, power)
            g.tell("siege-lifted", power=NOUNS[power], space=PLACE_NOUN[march.goal])
        g.then(*(("siege_leave", march.goal, p) for p in leaving), ("march_withdraw",))
        return None
    if not defenders:
        catch_lone_leaders(g, march.goal)
        g.then(("march_arrive", 0))
        return None
    if may_withdraw(g, march, defenders):
        decider = defenders[0] if len(defenders) == 1 else g.master[g.control[march.goal]]
        if not inactive(g, decider):
            return _ask_to_withdraw(g, march, decider)
        _go_inside(g, march, defenders)
        g.then(("march_arrive", 0))
        return None
    g.then(("battle",))
    return None


def outnumbered(g: Elisabeth, space: int, power: int) -> bool:
    """E1-15.3.1 Besiegers of whom too many avoided a relief force: they leave before any battle [OP-15-4]."""
    return units(g, space, power) <= garrison(g, space)


def may_withdraw(g: Elisabeth, march: March, defenders: list[int]) -> bool:
    """E1-13.4.1 Fortified, held by the defenders or their ally who is an enemy too, and at most four units. (So besiegers
    never can [E1-15.2.1].)"""
    goal, holder = march.goal, g.control[march.goal]
    theirs = holder != INDEPENDENT and all(
        allied(g, holder, s) and (g.master[holder] == s or at_war(g, march.power, holder)) for s in defenders
    )
    return g.fortified(goal) and theirs and sum(units(g, goal, s) for s in defenders) <= INSIDE


def _ask_to_withdraw(g: Elisabeth, march: March, decider: int) -> Procedure[None]:
    """E1-13.4.2 The controller decides for all; a sole defender for himself."""
    defenders = foes(g)
    answer = yield Ask(
        g.seat(decider),
        "withdraw",
        [WITHDRAW, STAND],
        rule="E1-13.4.2",
        args={
            "power": NOUNS[march.power],
            "space": PLACE_NOUN[march.goal],
            "units": sum(march.troops.values()),
            "inside": sum(units(g, march.goal, s) for s in defenders),
        },
    )
    if answer == STAND:
        g.then(("battle",))
        return
    _go_inside(g, march, defenders)
    g.then(("march_arrive", 0))


def _go_inside(g: Elisabeth, march: March, defenders: list[int]) -> None:
    goal = march.goal
    for side in defenders:
        g.tell("withdrew", power=NOUNS[side], space=PLACE_NOUN[goal], units=units(g, goal, side))
        move_inside(g, goal, dict(troops(g, goal, side)), army_leaders(g, goal, side))


STEPS: dict[str, Runner] = {"march_avoid": avoid, "march_withdraw": withdraw}
