"""Minor powers [E1-24]: influence, who wins them, how they join and leave. In the learning scenario the HRE is one."""

from __future__ import annotations

from theatrum.core.contract import PASS, Answer, Ask, Procedure, Reasons, Refusal, Runner
from theatrum.games.elisabeth.queries.counters import can_add
from theatrum.games.elisabeth.queries.entering import marchers, may_enter
from theatrum.games.elisabeth.queries.forces import (
    admirals,
    army_leaders,
    fleets,
    ships,
    sides_in_field,
    sides_inside,
    troops,
)
from theatrum.games.elisabeth.queries.relations import (
    allied,
    at_war,
    friendly,
    is_activated,
    one_player,
    the_count,
    the_scenario,
)
from theatrum.games.elisabeth.queries.war_costs import edict_forbids, war_cost
from theatrum.games.elisabeth.rules.displacement import (
    displace_land,
    displace_ships,
    naval_sides,
    orphans_leave,
    owner_goes,
    strangers_go,
)
from theatrum.games.elisabeth.rules.parts import Action, because
from theatrum.games.elisabeth.rules.wars import start_war
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.powers import BARRED, NO_VOICE, RESOLVED
from theatrum.games.elisabeth.state.table import NO_CP
from theatrum.games.elisabeth.state.war import March
from theatrum.games.elisabeth.tables.constants import INFLUENCE, IRELAND_ACTIVATION
from theatrum.games.elisabeth.tables.pieces import LEADERS, REGULAR, troop_of
from theatrum.games.elisabeth.tables.places import HOMES, N_SPACES, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    INDEPENDENT,
    IRELAND,
    MAJORS,
    N_POWERS,
    NOBODY,
    POWER,
    POWERS,
    SPAIN,
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
    """E1-24.6, OP-24-25 Was its status determined this turn? Once per turn and power. All markers of its column are spent
    then, not only those of a major that has fallen away [E1-SA.10]."""
    markers = [m for major in MAJORS if (m := g.voice(target, major)) not in (BARRED, NO_VOICE)]
    return bool(markers) and all(points == RESOLVED for points in markers)


def ally_of(g: Elisabeth, minor: int) -> int:
    """The major that commands it, or NOBODY."""
    return g.master[minor] if g.master[minor] != minor else NOBODY


# ---- buying influence ------------------------------------------------------------------------------------------------------
def influence_offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
    """E1-24.5 One point more, up to nine, where the power has a voice and its marker is not spent or lost. E1-SA.5 An activated
    major buys none on another major."""
    if cp < INFLUENCE.cp:
        return []
    return [
        ("influence", POWERS[target].noun)
        for target, points in enumerate(g.voices_of(power))
        if 0 <= points < MOST_INFLUENCE and not (target in MAJORS and is_activated(g, power))
    ]


def buy_influence(g: Elisabeth, power: int, answer: Answer) -> None:
    target = POWER[answer[1]]
    g.set_voice(target, power, g.voice(target, power) + 1)
    g.tell("influence", power=POWERS[power].noun, target=answer[1], points=g.voice(target, power))


# ---- activation and deactivation ---------------------------------------------------------------------------------------------
def activate(g: Elisabeth, power: int, minor: int, against: int = NOBODY) -> Procedure[None]:
    """E1-24.2 S1 – S6, OP-24-16 The alliance; who is at war with the minor decides; the minor's own spaces (and those of
    other possible allies, whose units leave [E1-12.5.1]) get the ally's flags; Ireland rises. `against`: the declarer of a war in which the ally
    intervenes, who has nothing to decide.

    E1-SL.10 (a) The spaces of the HRE keep their flags in the learning scenario.
    """
    enemies = [p for p in MAJORS if g.has_war(p, minor) and p != power]
    if minor == IRELAND and g.phase == "action":
        g.then(
            ("irish_march", power)
        )  # the last of all: ships that meet in a new war fight before [E1-9.4.5]
    g.ally(power, minor)
    g.tell("activated", power=POWERS[power].noun, target=POWERS[minor].noun)
    for other in enemies:
        if other != against and not at_war(g, power, other):
            yield from _friend_of_my_enemy(g, other, power, minor)
    if minor not in the_scenario(g).keep_flags:
        replaced = {minor, power, *(p for p in activators(g, minor) if could_win(g, p, minor))}
        for space in HOMES[minor]:
            holder = g.control[space]
            if holder in replaced:
                g.set_control(space, power)
                if holder not in (minor, power):
                    yield from owner_goes(g, space, holder)
                    yield from strangers_go(g, space, power)
    for other in range(N_POWERS):
        g.end_war(other, minor)
    if minor == IRELAND:
        yield from ireland_rises(g, power, against)


def could_win(g: Elisabeth, power: int, minor: int) -> bool:
    """E1-24.2 S3 Could this major have activated it? Not without a player [OP-24-14], nor once it has declared war on the
    minor and lost its voice for good [E1-9.4.P2]: such a power keeps what it has conquered."""
    return g.seat_of[power] >= 0 and g.voice(minor, power) not in (BARRED, NO_VOICE)


def _friend_of_my_enemy(g: Elisabeth, enemy: int, power: int, minor: int) -> Procedure[None]:
    """E1-24.2 S2, OP-24-7 War on the new ally, free and at once, or his units leave the spaces that the minor holds."""
    if (
        war_cost(g, enemy, power) is not None
        and not allied(g, enemy, power)
        and not one_player(g, enemy, power)
        and not edict_forbids(g, enemy, power)
    ):
        answers: list[Answer] = [("declare", POWERS[power].noun), ("withdraw-from", POWERS[minor].noun)]
        args = {"power": POWERS[power].noun, "target": POWERS[minor].noun}
        answer = yield Ask(
            g.seat_of[enemy],
            "war-for-minor",
            answers,
            rule="E1-24.2.S2",
            args=args,
            why_not=because("E1-24.2.S2", "no-such-war"),
        )
        if answer[0] == "declare":
            yield from start_war(g, enemy, power)
            return
    for space in HOMES[minor]:
        if g.control[space] == minor:
            yield from displace_land(g, space, [enemy])
            yield from displace_ships(g, space, [enemy])


ULSTER, DUBLIN = PLACE.by_id[IRELAND_ACTIVATION.fortress], PLACE.by_id[IRELAND_ACTIVATION.free_war_space]


def ireland_rises(g: Elisabeth, power: int, against: int = NOBODY) -> Procedure[None]:
    """E1-24.2 S6, OP-24-11, OP-24-20 Everybody in Ulster is lost, leaders flee; the flag of the new ally, a fortress and three
    Irish regulars there, whoever held it, and ships of others leave; then perhaps war on who holds Dublin, and a march
    there."""
    for inside in (False, True):
        for troop, n in enumerate(g.row(ULSTER, inside)):
            if n:
                g.remove_units(ULSTER, troop, n, inside)
    for side in sorted({g.master[x.power] for x in LEADERS if g.leader_at[x.index] == ULSTER}):
        yield from displace_land(g, ULSTER, [side])
    if g.control[ULSTER] != power:
        enemy = POWERS[g.control[ULSTER]].noun
        g.set_control(ULSTER, power)
        g.tell("took-control", power=POWERS[power].noun, space=SPACES[ULSTER].noun, enemy=enemy)
        yield from strangers_go(g, ULSTER, power)
    if not g.fortified(ULSTER):
        g.build_fortress(ULSTER)
    regular = troop_of(IRELAND, REGULAR)
    risen = next((n for n in range(IRELAND_ACTIVATION.units, 0, -1) if can_add(g, regular, ULSTER, n)), 0)
    g.place_units(ULSTER, regular, risen)
    g.tell("ireland-rises", power=POWERS[power].noun, n=risen, space=SPACES[ULSTER].noun)
    at_once = g.control[DUBLIN] == against  # war with the declarer comes with the intervention [E1-9.4.P4]
    if not at_once:
        yield from _war_for_dublin(g, power)
    if g.phase != "action" and (at_once or may_enter(g, power, DUBLIN)):
        _call_to_march(g, power)


def _call_to_march(g: Elisabeth, power: int) -> None:
    """E1-24.2 S6, OP-24-20 Also after an intervention in the war segment, where it is nobody's impulse."""
    back = ("resume", g.active, g.cp, g.cp_source, g.cp_types)
    g.then(("borrow_impulse", power, 0, NO_CP, 0), ("irish_march", power), back)


def _war_for_dublin(g: Elisabeth, power: int) -> Procedure[None]:
    """E1-24.2 S6 Free, on another major in Dublin; Spain on England only while that is cheap."""
    holder = g.control[DUBLIN]
    price = war_cost(g, power, holder) if holder in MAJORS and holder != power else None
    if price is None or at_war(g, power, holder) or allied(g, power, holder) or one_player(g, power, holder):
        return
    if edict_forbids(g, power, holder):
        return
    if {power, holder} == {SPAIN, ENGLAND} and price > IRELAND_ACTIVATION.spain_england_cost_at_most:
        return
    answers: list[Answer] = [("declare", POWERS[holder].noun), ("keep-peace",)]
    args = {"target": POWERS[holder].noun}
    answer = yield Ask(
        g.seat_of[power],
        "war-for-dublin",
        answers,
        rule="E1-24.2.S6",
        args=args,
        why_not=because("E1-24.2.S6", "no-such-war"),
    )
    if answer[0] == "declare":
        yield from start_war(g, power, holder)


def deactivate(g: Elisabeth, minor: int) -> Procedure[None]:
    """E1-24.4 The alliance ends, the flags go, strangers leave the minor's spaces, and its own units go home; first of all who
    led its ships, or sailed with those of its ally [E1-5.1.16]."""
    ally = g.master[minor]
    g.part(ally, minor)
    g.tell("deactivated", power=POWERS[ally].noun, target=POWERS[minor].noun)
    for space in HOMES[minor]:
        if g.control[space] == ally:
            g.set_control(space, minor)
    own = [space for space in HOMES[minor] if g.control[space] == minor]
    yield from orphans_leave(g)
    for space in own:
        yield from strangers_leave(g, space, minor)
    yield from go_home(g, minor, own)


def strangers_leave(g: Elisabeth, space: int, owner: int) -> Procedure[None]:
    """E1-24.4, E1-12.5 Units, leaders and ships of all others are displaced, to what is friendly, their allies' too; only from
    a city that is independent again to what is their own [E1-C.18]. Sieges end with that. OP-S-29 In what others have
    conquered of a major's land, who is in friendly walls stays, and so do ships in a friendly port."""
    leaders = {g.master[x.power] for x in LEADERS if g.leader_at[x.index] == space}
    on_land = {*sides_in_field(g, space), *sides_inside(g, space), *leaders} - {owner, INDEPENDENT}
    at_sea = {*naval_sides(g, space)} - {owner}
    for power in g.besiegers(space):
        g.lift_siege(space, power)
    at_home = {side for side in on_land | at_sea if friendly(g, side, space)}
    friends = owner != INDEPENDENT
    yield from displace_land(g, space, sorted(on_land - at_home if g.fortified(space) else on_land), friends)
    yield from displace_ships(g, space, sorted(at_sea - at_home), friends)


def go_home(g: Elisabeth, minor: int, own: list[int]) -> Procedure[None]:
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


def irish_march(g: Elisabeth, power: int) -> Procedure[None] | None:
    """E1-24.2 S6, OP-24-5 A formation from Ulster to Dublin: a full land move without cost, if the ally likes."""
    if not may_enter(g, power, DUBLIN) or not marchers(g, power, ULSTER, DUBLIN):
        return None
    return _irish_march(g, power)


def _irish_march(g: Elisabeth, power: int) -> Procedure[None]:
    answers: list[Answer] = [("march", SPACES[ULSTER].noun, SPACES[DUBLIN].noun), PASS]
    answer = yield Ask(
        g.seat_of[power],
        "irish-march",
        answers,
        rule="E1-24.2.S6",
        why_not=because("E1-24.2.S6", "only-to-dublin"),
    )
    if answer != PASS:
        g.march = March(power, ULSTER, DUBLIN)
        g.then(("march_form",))


def why_no_influence(g: Elisabeth, power: int, answer: Answer) -> Refusal:
    """E1-24.5 Why a point more can't be bought there."""
    target = POWER[answer[1]]
    if target in MAJORS and is_activated(g, power):
        return Refusal("E1-SA.5", "no-voice", power=str(answer[1]))
    if g.voice(target, power) >= MOST_INFLUENCE:
        return Refusal("E1-24.5", "most-influence", power=str(answer[1]))
    return Refusal("E1-24.5", "no-voice", power=str(answer[1]))


STEPS: dict[str, Runner] = {"irish_march": irish_march}
ACTIONS: tuple[Action, ...] = (
    Action(
        "buy_influence",
        ("influence",),
        influence_offers,
        lambda g, power, answer: INFLUENCE.cp,
        buy_influence,
        why_not=why_no_influence,
    ),
)
