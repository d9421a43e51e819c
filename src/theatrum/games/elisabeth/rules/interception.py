"""Interception on land [E1-13.2]: enemies beside the goal of a move may throw themselves into its way.

Only a march can be intercepted: avoiding, intercepting and retreating units never pass this step [E1-13.2.3].
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from theatrum.core.contract import PASS, Answer, Ask, Procedure, Reasons, Refusal, Runner
from theatrum.games.elisabeth.queries.bonuses import telescope
from theatrum.games.elisabeth.queries.entering import hostile, leader_may_go, unit_may_go
from theatrum.games.elisabeth.queries.forces import (
    army_leaders,
    best_battle,
    formation_limit,
    garrison,
    sides_in_field,
    troops,
    units,
)
from theatrum.games.elisabeth.queries.odds import NEEDED
from theatrum.games.elisabeth.queries.relations import (
    adjacent,
    allied,
    at_war,
    closed,
    friendly,
    independent,
    played,
)
from theatrum.games.elisabeth.rules.bodies import mark_tired, move_body
from theatrum.games.elisabeth.rules.picking import pick_troops
from theatrum.games.elisabeth.rules.prisoners import catch_lone_leaders
from theatrum.games.elisabeth.state import Elisabeth, the_march
from theatrum.games.elisabeth.state.war import March
from theatrum.games.elisabeth.tables.pieces import TROOPS
from theatrum.games.elisabeth.tables.places import PLACE, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import NOBODY, NOUNS, OTTOMAN


# ---- who may try -----------------------------------------------------------------------------------------------------------
def open_to_interception(g: Elisabeth, march: March) -> bool:
    """E1-13.2.10, E1-13.2.11 Not into a friendly unbesieged fortified space, nor where land units are besieged; a leader
    alone is none."""
    if garrison(g, march.goal):
        return False
    return not (
        g.fortified(march.goal) and friendly(g, march.power, march.goal) and not g.besieged(march.goal)
    )


def may_intercept(g: Elisabeth, march: March, power: int) -> bool:
    """E1-13.2.2, E1-13.2.5, E1-13.2.11, E1-13.2.12, E1-13.1.9 May this power try at all against this move? Units that
    count as enemies for the move do so here, too. Never to where an enemy of its own stands, beside an ally of both:
    enemies don't share a space [E1-2.1.4]."""
    goal = march.goal
    if march.passed >> power & 1 or march.intercepted_by not in (NOBODY, power) or closed(g, goal):
        return False
    there = sides_in_field(g, goal)
    mine = power in there
    if any(at_war(g, power, s) for s in there):
        return False
    if not at_war(g, march.power, power) and not (mine and hostile(g, march.power, goal, power)):
        return False
    if there and not any(
        s == power or (allied(g, power, s) and hostile(g, march.power, goal, s)) for s in there
    ):
        return False
    holder = g.control[goal]
    return independent(g, goal) or allied(g, power, holder) or at_war(g, power, holder)


def stacks(g: Elisabeth, march: March, power: int) -> list[int]:
    """E1-13.2.1, E1-13.2.4, E1-13.2.9 The adjacent spaces from which the power can still try; never over a pass."""
    own_there = units(g, march.goal, power) > 0
    return [
        space
        for space in adjacent(g, power, march.goal, passes=False)
        if space not in march.tried
        and (
            fresh_troops(g, space, power, march.goal)
            or (own_there and fresh_leaders(g, space, power, march.goal))
        )
    ]


def fresh_troops(g: Elisabeth, space: int, power: int, goal: int) -> list[tuple[int, int]]:
    """E1-13.2.6, E1-13.2.7 Units in the open there that have not yet tried in this impulse."""
    return [
        (t, n - g.tired_units(space, t))
        for t, n in troops(g, space, power)
        if n > g.tired_units(space, t) and unit_may_go(g, t, goal)
    ]


def fresh_leaders(g: Elisabeth, space: int, power: int, goal: int) -> list[int]:
    return [x for x in army_leaders(g, space, power) if not g.leader_tired(x) and leader_may_go(g, x, goal)]


def modifier(
    g: Elisabeth, power: int, force: Mapping[int, int], leaders: Iterable[int], against: Mapping[int, int]
) -> int:
    """E1-13.2.P2, E1-13.3.P4 Best leader; +1 for Ottomans with cavalry; -1 for others against Ottoman cavalry; +1 with the
    Telescope [E1-22.2.2]."""
    plus = best_battle(leaders) + telescope(g, power, (TROOPS[t].power for t in force))
    if power == OTTOMAN:
        return plus + any(TROOPS[t].cavalry for t in force)
    return plus - any(TROOPS[t].cavalry for t in against)


# ---- trying ----------------------------------------------------------------------------------------------------------------
def intercept(g: Elisabeth) -> Procedure[None] | None:
    """E1-13.1.P5, E1-13.2.1 Attempt after attempt, power after power in impulse order; then the formation is placed."""
    march = the_march(g)
    if open_to_interception(g, march):
        for power in played(g):
            if power != g.master[march.power] and may_intercept(g, march, power) and stacks(g, march, power):
                return _ask(g, march, power)
    g.then(("march_place",))
    return None


def _ask(g: Elisabeth, march: March, power: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat(power),
        "intercept",
        sift=partial(_interceptions, g, march, power),
        rule="E1-13.2.1",
        args={
            "power": NOUNS[march.power],
            "origin": PLACE_NOUN[march.origin],
            "goal": PLACE_NOUN[march.goal],
            "units": march.size,
        },
        why_not=lambda answer: Refusal("E1-13.2.1", "no-interceptors-there", space=str(answer[1])),
    )
    if answer == PASS:
        march.passed |= 1 << power
    else:
        yield from _attempt(g, march, power, PLACE[answer[1]])
    g.then(("march_intercept",))


def _interceptions(g: Elisabeth, march: March, power: int, reasons: Reasons | None) -> list[Answer]:
    """E1-13.2.4, E1-13.2.6, E1-13.2.P4 From where units can intercept, and why others beside the goal can't."""
    spaces = stacks(g, march, power)
    if reasons is not None:
        for space in adjacent(g, power, march.goal):
            if space not in spaces and units(g, space, power):
                over_pass = space not in adjacent(g, power, march.goal, passes=False)
                rule, key = (
                    ("E1-13.2.4", "no-interception-over-pass")
                    if over_pass
                    else ("E1-13.2.6", "tried-already")
                )
                reasons["intercept", PLACE_NOUN[space]] = Refusal(rule, key, space=PLACE_NOUN[space])
    return [*(("intercept", PLACE_NOUN[space]) for space in spaces), PASS]


def _attempt(g: Elisabeth, march: March, power: int, space: int) -> Procedure[None]:
    """E1-13.2.P1–P3 A formation from one space rolls; with 9 or more it stands in the goal before the mover."""
    body = yield from pick_troops(
        g.seat(power),
        "intercept-form",
        fresh_troops(g, space, power, march.goal),
        fresh_leaders(g, space, power, march.goal),
        formation_limit,
        rule="E1-13.2.8",
        leaders_alone=units(g, march.goal, power) > 0,
        args={"space": PLACE_NOUN[space], "goal": PLACE_NOUN[march.goal]},
        at=PLACE_NOUN[space],
    )
    force = body.units
    leaders = body.leaders
    march.tried.append(space)
    plus = modifier(g, power, force, leaders, march.troops)
    rolled = g.roll() + g.roll()
    success = rolled + plus >= NEEDED
    g.tell(
        "intercepts" if success else "fails-to-intercept",
        power=NOUNS[power],
        space=PLACE_NOUN[space],
        goal=PLACE_NOUN[march.goal],
        units=sum(force.values()),
        roll=rolled,
        plus=plus,
        total=rolled + plus,
    )
    if success:
        move_body(g, space, march.goal, force, leaders)
        catch_lone_leaders(g, march.goal)
        march.intercepted_by = power
    mark_tired(g, march.goal if success else space, force, leaders)


STEPS: dict[str, Runner] = {"march_intercept": intercept}
