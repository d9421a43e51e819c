"""What the dice are likely to say about a decision on land, from what everybody can see: for showing and for bots."""

from __future__ import annotations

from theatrum.games.elisabeth.queries import odds
from theatrum.games.elisabeth.queries.bonuses import ravelin
from theatrum.games.elisabeth.queries.entering import companions
from theatrum.games.elisabeth.queries.forces import (
    army_leaders,
    best_battle,
    formation_limit,
    garrison,
    strength,
    troops,
    units,
)
from theatrum.games.elisabeth.queries.relations import played
from theatrum.games.elisabeth.rules.assault import FOR_WALLS
from theatrum.games.elisabeth.rules.assault import dice as assault_dice
from theatrum.games.elisabeth.rules.avoidance import all_beaten
from theatrum.games.elisabeth.rules.battle import FOR_DEFENDING
from theatrum.games.elisabeth.rules.interception import (
    fresh_leaders,
    fresh_troops,
    may_intercept,
    modifier,
    open_to_interception,
    stacks,
)
from theatrum.games.elisabeth.rules.movement import foes
from theatrum.games.elisabeth.state import Elisabeth, the_march
from theatrum.games.elisabeth.state.war import March
from theatrum.games.elisabeth.tables.pieces import LEADERS, TROOPS


def interception(g: Elisabeth, power: int, space: int) -> float:
    """E1-13.2.P2 The chance to intercept the present move from this space with the best that stands there."""
    march = the_march(g)
    force = dict(fresh_troops(g, space, power, march.goal))
    led = fresh_leaders(g, space, power, march.goal)
    return odds.two_dice(modifier(g, power, force, led, march.troops))


def interceptions(g: Elisabeth, march: March) -> list[tuple[int, int, int]]:
    """E1-13.2 Who may try to intercept this march, from where, and what the best that stands there adds to two dice."""
    if not open_to_interception(g, march):
        return []
    out = []
    for power in played(g):
        if power != g.master[march.power] and may_intercept(g, march, power):
            for space in stacks(g, march, power):
                force = dict(fresh_troops(g, space, power, march.goal))
                led = fresh_leaders(g, space, power, march.goal)
                out.append((power, space, modifier(g, power, force, led, march.troops)))
    return out


def avoidance(g: Elisabeth, power: int) -> float:
    """E1-13.3.P4 The chance that all units of the power avoid the present battle (certain if all were beaten before)."""
    march = the_march(g)
    force, led = dict(troops(g, march.goal, power)), army_leaders(g, march.goal, power)
    if all_beaten(g, march.goal, force, led):
        return 1.0
    return odds.two_dice(modifier(g, power, force, led, march.troops))


def field_battle(g: Elisabeth) -> float:
    """E1-14.0.P2, P3, P7 The chance that the formation on the march wins the battle in its goal, without cards."""
    march = the_march(g)
    attack = march.size + best_battle(march.leaders)
    enemies = foes(g)
    fighting = [*enemies, *companions(g, march.power, march.goal, enemies)]
    defence = (
        sum(units(g, march.goal, side) for side in enemies)
        + best_battle(x for side in fighting for x in army_leaders(g, march.goal, side))
        + FOR_DEFENDING
    )
    return odds.battle(attack, defence)


def storming(g: Elisabeth, power: int, space: int, treachery: bool = False) -> float:
    """E1-15.1.P3–P9 The chance that an assault with the strongest formation there takes the space, without cards."""
    side = g.master[power]
    led = army_leaders(g, space, side)
    force = strongest(troops(g, space, side), formation_limit(led))
    inside = {
        t: n for p in range(len(g.master)) if g.master[p] == p for t, n in troops(g, space, p, inside=True)
    }
    defending = [x.index for x in LEADERS if g.leader_at[x.index] == space and g.is_inside(x.index)]
    walls = FOR_WALLS + ravelin(g, g.control[space])
    attack, defence = assault_dice([force, inside], [led, defending], treachery, walls)
    return odds.assault(attack, defence, strength(force.items()), garrison(g, space))


def strongest(there: list[tuple[int, int]], most: int) -> dict[int, int]:
    """E1-5.3.3 Cavalry gives no dice in an assault, so it comes last."""
    force: dict[int, int] = {}
    for troop, number in sorted(there, key=lambda x: TROOPS[x[0]].cavalry):
        taken = min(number, most - sum(force.values()))
        if taken:
            force[troop] = taken
    return force
