"""Minor powers [E1-24]: influence, who wins them, how they join and leave. In the learning scenario the HRE is one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from theatrum.core.contract import Answer, Ask, Procedure, Reasons, Refusal
from theatrum.games.elisabeth.queries.forces import (
    admirals,
    army_leaders,
    fleets,
    ships,
    sides_at_sea,
    sides_in_field,
    sides_inside,
    troops,
)
from theatrum.games.elisabeth.queries.relations import the_count, the_scenario
from theatrum.games.elisabeth.rules.displacement import displace_land, displace_ships
from theatrum.games.elisabeth.rules.parts import Action
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.powers import BARRED, NO_VOICE, RESOLVED
from theatrum.games.elisabeth.tables.constants import INFLUENCE
from theatrum.games.elisabeth.tables.pieces import LEADERS
from theatrum.games.elisabeth.tables.places import HOMES, N_SPACES, SPACES
from theatrum.games.elisabeth.tables.powers import (
    INDEPENDENT,
    MAJORS,
    N_POWERS,
    NOBODY,
    POWER,
    POWERS,
)
from theatrum.games.elisabeth.tables.scenarios import NO_VOICES

MOST_INFLUENCE = INFLUENCE.maximum
"""E1-24.5"""


# ---- queries -------------------------------------------------------------------------------------------------------------
def activators(g: Elisabeth, target: int) -> tuple[int, ...]:
    """E1-T.8 The majors that can win it."""
    return the_count(g).voices.get(target, NO_VOICES).activate


def deactivators(g: Elisabeth, target: int) -> tuple[int, ...]:
    """E1-T.8 The majors that can only end another's alliance with it."""
    return the_count(g).voices.get(target, NO_VOICES).deactivate


def determined(g: Elisabeth, target: int) -> bool:
    """E1-24.6 Was its status determined this turn? Once per turn and power."""
    return any(g.voice(target, major) == RESOLVED for major in MAJORS)


def ally_of(g: Elisabeth, minor: int) -> int:
    """The major that commands it, or NOBODY."""
    return g.master[minor] if g.master[minor] != minor else NOBODY


# ---- buying influence ------------------------------------------------------------------------------------------------------
def influence_offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
    """E1-24.5 One point more, up to nine, where the power has a voice and its marker is not spent or lost."""
    if cp < 1:
        return []
    return [
        ("influence", POWERS[target].noun)
        for target in range(N_POWERS)
        if 0 <= g.voice(target, power) < MOST_INFLUENCE
    ]


def buy_influence(g: Elisabeth, power: int, answer: Answer) -> None:
    target = POWER[answer[1]]
    g.set_voice(target, power, g.voice(target, power) + 1)
    g.tell("influence", power=POWERS[power].noun, target=answer[1], points=g.voice(target, power))


# ---- determining a status ----------------------------------------------------------------------------------------------------
def determine(g: Elisabeth, target: int, without: Sequence[int] = ()) -> list[int]:
    """E1-24.6 S1 – S3, S6 Every contender rolls a die and adds its influence; returns them, the winner first.

    Ties go to the earlier in impulse order. All markers of the column are spent. Empty if nobody contends.
    """
    contenders = sorted({*activators(g, target), *deactivators(g, target)} - set(without))
    totals: list[tuple[int, int]] = []
    for major in contenders:
        points = g.voice(target, major)
        if points < 0:
            continue
        die = g.roll()
        totals.append((die + points, major))
        g.tell(
            "status-roll", power=POWERS[major].noun, target=POWERS[target].noun, die=die, total=die + points
        )
    for major in MAJORS:
        if g.voice(target, major) not in (BARRED, NO_VOICE):
            g.set_voice(target, major, RESOLVED)
    return [major for _, major in sorted(totals, key=lambda t: (-t[0], t[1]))]


def resolve_status(g: Elisabeth, target: int) -> Procedure[None]:
    """E1-24.6 S4, S5 The winner gains the minor, or ends another's alliance with it."""
    if determined(g, target):
        g.tell("status-known", target=POWERS[target].noun)
        return
    order = determine(g, target)
    if not order:
        return
    winner, ally = order[0], ally_of(g, target)
    g.tell("status-won", power=POWERS[winner].noun, target=POWERS[target].noun)
    if winner in deactivators(g, target):
        if ally != NOBODY:
            yield from deactivate(g, target)
    elif ally != winner:
        if ally != NOBODY:
            yield from deactivate(g, target)
        activate(g, winner, target)


def war_on_minor(g: Elisabeth, declarer: int, minor: int) -> Procedure[None]:
    """E1-9.4.P2, E1-9.4.P4 War on a minor power: the declarer loses its voice there for good; others may intervene.

    The declarer and all who could only deactivate take no part; who wins may intervene or isolate the minor, then the
    second may. If its status was determined this turn already, nobody can [OP-24-12].
    """
    g.begin_war(declarer, minor)
    g.tell("war", power=POWERS[declarer].noun, target=POWERS[minor].noun)
    known = determined(g, minor)
    g.set_voice(minor, declarer, BARRED)
    if known:
        return
    order = determine(g, minor, without=[declarer, *deactivators(g, minor)])
    for power in order[:2]:
        nouns: dict[str, Any] = {
            "power": POWERS[power].noun,
            "target": POWERS[minor].noun,
            "declarer": POWERS[declarer].noun,
        }
        answers: list[Answer] = [("intervene", POWERS[minor].noun), ("isolate", POWERS[minor].noun)]
        answer = yield Ask(
            g.seat_of[power],
            "intervene",
            answers,
            rule="E1-9.4.P4",
            args=nouns,
            why_not=lambda _: Refusal("E1-9.4.P4", "war-on-another", target=POWERS[minor].noun),
        )
        if answer[0] == "intervene":
            g.tell("intervenes", **nouns)
            activate(g, power, minor)
            g.begin_war(power, declarer)
            return
        g.tell("isolates", **nouns)


# ---- activation and deactivation ---------------------------------------------------------------------------------------------
def activate(g: Elisabeth, power: int, minor: int) -> None:
    """E1-24.2 S1, S3 – S5 The alliance; the minor's own spaces (and those of other possible allies) get the ally's flags.

    E1-SL.10 (a) The spaces of the HRE do not, in the learning scenario. S2: whoever is at war with the minor is at war
    with the ally already, in every case that the learning scenario knows.
    """
    for other in range(N_POWERS):
        g.end_war(other, minor)
    g.ally(power, minor)
    g.tell("activated", power=POWERS[power].noun, target=POWERS[minor].noun)
    if minor in the_scenario(g).keep_flags:
        return
    replaced = {minor, *activators(g, minor)}
    for space in HOMES[minor]:
        if g.control[space] in replaced:
            g.set_control(space, power)


def deactivate(g: Elisabeth, minor: int) -> Procedure[None]:
    """E1-24.4 The alliance ends, the flags go, strangers leave the minor's spaces, and its own units go home."""
    ally = g.master[minor]
    g.part(ally, minor)
    g.tell("deactivated", power=POWERS[ally].noun, target=POWERS[minor].noun)
    for space in HOMES[minor]:
        if g.control[space] == ally:
            g.set_control(space, minor)
    own = [space for space in HOMES[minor] if g.control[space] == minor]
    for space in own:
        yield from strangers_leave(g, space, minor)
    yield from _go_home(g, minor, own)


def strangers_leave(g: Elisabeth, space: int, owner: int) -> Procedure[None]:
    """E1-24.4, E1-12.5 Units, leaders and ships of all others are displaced; sieges end with that."""
    leaders = {g.master[x.power] for x in LEADERS if g.leader_at[x.index] == space}
    on_land = {*sides_in_field(g, space), *sides_inside(g, space), *leaders} - {owner, INDEPENDENT}
    for power in g.besiegers(space):
        g.lift_siege(space, power)
    yield from displace_land(g, space, sorted(on_land))
    yield from displace_ships(g, space, sorted({*sides_at_sea(g, space), *leaders} - {owner}))


def _go_home(g: Elisabeth, minor: int, own: list[int]) -> Procedure[None]:
    """E1-24.4 Land units that are not in a fortified space of the minor go to one; ships to a home port."""
    safe = [s for s in own if g.fortified(s)] or own
    abroad = [
        s
        for s in range(N_SPACES)
        if any(troops(g, s, minor, inside) or army_leaders(g, s, minor, inside) for inside in (False, True))
    ]
    for space in abroad:
        if space not in safe:
            yield from displace_land(g, space, [minor])
    ports = [s for s in own if SPACES[s].zones]
    for place in fleets(g, minor):
        if place not in ports and (ships(g, place, minor) or admirals(g, place, minor)):
            yield from displace_ships(g, place, [minor])


def why_no_influence(g: Elisabeth, power: int, answer: Answer) -> Refusal:
    """E1-24.5 Why a point more can't be bought there."""
    if g.voice(POWER[answer[1]], power) >= MOST_INFLUENCE:
        return Refusal("E1-24.5", "most-influence", power=str(answer[1]))
    return Refusal("E1-24.5", "no-voice", power=str(answer[1]))


ACTIONS: tuple[Action, ...] = (
    Action(
        "buy_influence",
        ("influence",),
        influence_offers,
        lambda g, power, answer: 1,
        buy_influence,
        why_not=why_no_influence,
    ),
)
