"""Retreats after a field battle [E1-14.1] and after a failed relief [E1-15.2.3]."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from theatrum.core.contract import Ask, Procedure, Runner
from theatrum.games.elisabeth.queries.entering import leader_may_go, may_retreat_to, unit_may_go, ways_off
from theatrum.games.elisabeth.queries.forces import INSIDE, garrison
from theatrum.games.elisabeth.queries.relations import adjacent, allied, at_war, inactive
from theatrum.games.elisabeth.rules.bodies import (
    leave_behind,
    lose_body,
    mark_beaten,
    move_body,
    move_inside,
)
from theatrum.games.elisabeth.rules.combat import captor
from theatrum.games.elisabeth.rules.elsewhere import no_way
from theatrum.games.elisabeth.rules.picking import pick_troops
from theatrum.games.elisabeth.state import Elisabeth, the_battle
from theatrum.games.elisabeth.state.pieces import TROOP_POWER
from theatrum.games.elisabeth.state.war import ATTACKER, DEFENDER, RELIEF, Battle
from theatrum.games.elisabeth.tables.pieces import LEADERS, TROOPS
from theatrum.games.elisabeth.tables.places import PLACE, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import INDEPENDENT, NOBODY, NOUNS

Force = dict[int, int]


# ---- the defender ------------------------------------------------------------------------------------------------------------
def defender(g: Elisabeth) -> None:
    """E1-14.1.1, E1-14.1.2 Some may go inside their fortification; the rest of each power goes elsewhere. Inactive minors
    and independents go nowhere: up to four inside, the rest is lost [E1-24.1]."""
    b = the_battle(g)
    powers = b.powers[DEFENDER]
    shelter = has_shelter(g, b)
    for power in powers:
        if inactive(g, power):
            _minor_goes_inside(g, b, power, shelter)
    commanded = [p for p in powers if not inactive(g, p)]
    g.then(*(("retreat_power", p) for p in commanded))
    if commanded and shelter:
        g.then(("retreat_inside",))


def has_shelter(g: Elisabeth, b: Battle) -> bool:
    """E1-14.1.2 A fortified space, not besieged, whose holder is among the losing defenders, or an ally of them who is
    also at war with the attacker [OP-14-8]."""
    holder = g.control[b.space]
    if not g.fortified(b.space) or b.kind == RELIEF or g.besieged(b.space):
        return False
    if holder == INDEPENDENT:
        return b.powers[DEFENDER] == [INDEPENDENT]
    return any(
        g.master[holder] == p or (allied(g, holder, p) and at_war(g, b.attacker, holder))
        for p in b.powers[DEFENDER]
    )


def _minor_goes_inside(g: Elisabeth, b: Battle, power: int, shelter: bool) -> None:
    """E1-24.1, E1-24.7 Regulars first."""
    force, leaders = _of(g, b, power)
    inside: Force = {}
    room = INSIDE if shelter else 0
    for troop in sorted(force, key=lambda t: TROOPS[t].kind):
        number = min(force[troop], room)
        if number:
            inside[troop] = number
            room -= number
    rest = {t: n - inside.get(t, 0) for t, n in force.items() if n > inside.get(t, 0)}
    if inside:
        move_inside(g, b.space, inside, leaders)
        leaders = []
    lose_body(g, b.space, rest, leaders, b.attacker)
    _forget(b, DEFENDER, force, b.leaders[DEFENDER])


def go_inside(g: Elisabeth) -> Procedure[None]:
    """E1-14.1.2 The holder of the space names up to four units and any leaders."""
    b = the_battle(g)
    holder = g.master[g.control[b.space]]
    decider = holder if holder in b.powers[DEFENDER] else b.powers[DEFENDER][0]
    body = yield from pick_troops(
        g.seat(decider),
        "go-inside",
        list(b.troops[DEFENDER].items()),
        b.leaders[DEFENDER],
        lambda _: INSIDE - garrison(g, b.space),
        rule="E1-14.1.2",
        least=0,
        leaders_alone=True,
        args={"space": PLACE_NOUN[b.space]},
        at=PLACE_NOUN[b.space],
    )
    force = body.units
    leaders = body.leaders
    move_inside(g, b.space, force, leaders)
    _forget(b, DEFENDER, force, leaders)
    if force:
        g.tell("withdrew", power=NOUNS[decider], space=PLACE_NOUN[b.space], units=sum(force.values()))


def power_retreats(g: Elisabeth, power: int) -> Procedure[None] | None:
    """E1-14.1.2, E1-14.1.3 The stack of one defending power goes to one adjacent space of its choice, or is lost."""
    b = the_battle(g)
    force, leaders = _of(g, b, power)
    if not force and not leaders:
        return None
    spaces = retreats(g, b, power)
    if len(spaces) > 1:
        return _choose(g, b, power)
    if spaces:
        _retreat(g, b, power, spaces[0])
    else:
        lose_body(g, b.space, force, leaders, b.attacker)
    return None


def retreats(g: Elisabeth, b: Battle, power: int) -> list[int]:
    """E1-14.1.4–14.1.7, E1-14.1.9 Where a beaten defender may go: not where the attacker came from; passes are open."""
    force, leaders = _of(g, b, power)
    barred = NOBODY if b.transported else b.entry
    return [
        space
        for space in adjacent(g, power, b.space)
        if space != barred
        and may_retreat_to(g, power, space)
        and (
            any(unit_may_go(g, t, space) for t in force)
            or (not force and any(leader_may_go(g, x, space) for x in leaders))
        )
    ]


def _choose(g: Elisabeth, b: Battle, power: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat(power),
        "retreat",
        sift=lambda reasons: ways_off(
            g,
            power,
            b.space,
            NOBODY if b.transported else b.entry,
            "retreat",
            retreats(g, b, power),
            reasons,
        ),
        rule="E1-14.1.2",
        args={"space": PLACE_NOUN[b.space]},
        why_not=no_way("E1-14.1.2"),
    )
    _retreat(g, b, power, PLACE[answer[1]])


def _retreat(g: Elisabeth, b: Battle, power: int, goal: int) -> None:
    """E1-14.1.9, E1-14.1.10 Free, not to be intercepted; they count as beaten. Who may not go there is lost."""
    force, leaders = leave_behind(g, b.space, goal, *_of(g, b, power), b.attacker)
    march_off(g, power, b.space, goal, force, leaders)


def march_off(
    g: Elisabeth, power: int, space: int, goal: int, force: Mapping[int, int], leaders: Iterable[int]
) -> None:
    """E1-14.1.10 A beaten body goes to another space."""
    led = list(leaders)
    g.tell(
        "retreated",
        power=NOUNS[power],
        space=PLACE_NOUN[space],
        goal=PLACE_NOUN[goal],
        units=sum(force.values()),
    )
    move_body(g, space, goal, force, led)
    mark_beaten(g, goal, force, led)


def _of(g: Elisabeth, b: Battle, power: int) -> tuple[Force, list[int]]:
    """What is left of a defending power's units and leaders in the open."""
    force = {t: n for t, n in b.troops[DEFENDER].items() if g.master[TROOP_POWER[t]] == power}
    return force, [x for x in b.leaders[DEFENDER] if g.master[LEADERS[x].power] == power]


def _forget(b: Battle, side: int, force: Mapping[int, int], leaders: Iterable[int]) -> None:
    """They have left the battle."""
    for troop, number in list(force.items()):
        b.troops[side][troop] -= number
        if not b.troops[side][troop]:
            del b.troops[side][troop]
    gone = set(leaders)
    b.leaders[side] = [x for x in b.leaders[side] if x not in gone]


# ---- the attacker --------------------------------------------------------------------------------------------------------------
def attacker(g: Elisabeth) -> None:
    """E1-14.1.8 Exactly to where he came from, if one may retreat there at all."""
    b = the_battle(g)
    _to_entry(g, b, b.troops[ATTACKER], b.leaders[ATTACKER])


def _to_entry(g: Elisabeth, b: Battle, force: Mapping[int, int], leaders: list[int]) -> None:
    """E1-14.1.3, E1-16.3 S4 Who came by sea has nowhere to go back to."""
    winner = captor(b, DEFENDER, g.control[b.space])
    if not b.transported and may_retreat_to(g, b.attacker, b.entry):
        going, led = leave_behind(g, b.space, b.entry, force, leaders, winner)
        march_off(g, b.attacker, b.space, b.entry, going, led)
    else:
        lose_body(g, b.space, force, leaders, winner)


def relief(g: Elisabeth) -> Procedure[None] | None:
    """E1-15.2.3 After a tie whoever fought may go inside, four units in all; after a clear defeat only those go back who
    came from there, and the relief force retreats (its leaders are captured if all its units are gone)."""
    b = the_battle(g)
    if b.hits[ATTACKER] == b.hits[DEFENDER]:
        return _after_tie(g, b)
    outside = [x for x in b.leaders[ATTACKER] if not g.is_inside(x)]
    if b.troops[ATTACKER]:
        _to_entry(g, b, b.troops[ATTACKER], outside)
    else:
        lose_body(g, b.space, {}, outside, captor(b, DEFENDER, g.control[b.space]))
    mark_beaten(g, b.space, b.garrison, [x for x in b.leaders[ATTACKER] if x not in outside])
    return None


def _after_tie(g: Elisabeth, b: Battle) -> Procedure[None]:
    """E1-15.2.3 (2) Relief units included."""
    fought = dict(b.garrison)
    for troop, number in b.troops[ATTACKER].items():
        fought[troop] = fought.get(troop, 0) + number
    room = INSIDE - garrison(g, b.space) + sum(b.garrison.values())
    body = yield from pick_troops(
        g.seat(b.attacker),
        "relief-inside",
        sorted(fought.items()),
        b.leaders[ATTACKER],
        lambda _: room,
        rule="E1-15.2.3",
        least=0,
        leaders_alone=True,
        args={"space": PLACE_NOUN[b.space], "goal": PLACE_NOUN[b.entry]},
        at=PLACE_NOUN[b.space],
    )
    chosen = body.units
    leaders = body.leaders
    for troop in fought:
        came_out = b.garrison.get(troop, 0)
        goes_in = chosen.get(troop, 0) - came_out
        if goes_in > 0:
            g.enter_fortification(b.space, troop, goes_in)
        elif goes_in < 0:
            g.leave_fortification(b.space, troop, -goes_in)
    for leader in b.leaders[ATTACKER]:
        g.put_leader(leader, b.space, inside=leader in leaders)
    rest = {t: n - chosen.get(t, 0) for t, n in fought.items() if n > chosen.get(t, 0)}
    gone = [x for x in b.leaders[ATTACKER] if x not in leaders]
    if rest or gone:
        _to_entry(g, b, rest, gone)
    mark_beaten(g, b.space, chosen, leaders)


STEPS: dict[str, Runner] = {
    "retreat_defender": defender,
    "retreat_inside": go_inside,
    "retreat_power": power_retreats,
    "retreat_attacker": attacker,
    "retreat_relief": relief,
}
