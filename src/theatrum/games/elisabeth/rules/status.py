"""Whose ally a minor power becomes, or a major without a player [E1-24.6]; and war on a minor [E1-9.4.P4]."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from theatrum.core.contract import Answer, Ask, Procedure
from theatrum.games.elisabeth.queries.relations import one_player, played, the_count
from theatrum.games.elisabeth.queries.war_costs import can_never_fight
from theatrum.games.elisabeth.rules.activation import activate_major, deactivate_major
from theatrum.games.elisabeth.rules.minors import (
    activate,
    activators,
    ally_of,
    deactivate,
    deactivators,
    determined,
)
from theatrum.games.elisabeth.rules.parts import because
from theatrum.games.elisabeth.rules.wars import start_war
from theatrum.games.elisabeth.rules.windows import respond_again
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.powers import BARRED, NO_VOICE, RESOLVED
from theatrum.games.elisabeth.tables.constants import INFLUENCE
from theatrum.games.elisabeth.tables.places import HOMES
from theatrum.games.elisabeth.tables.powers import FRANCE, MAJORS, NOBODY, POWERS, PROTESTANT, SCOTLAND

NO_HELP: Mapping[int, int] = {}


# ---- the roll ------------------------------------------------------------------------------------------------------------
def determine(
    g: Elisabeth, target: int, without: Collection[int] = (), helped: Mapping[int, int] = NO_HELP
) -> Procedure[list[int]]:
    """E1-24.6 S1 – S3, S6 Every contender rolls a die and adds its influence; returns them, the winner first.

    Ties go to the earlier in impulse order. All markers of the column are spent. Empty if nobody contends.
    """
    contenders = rollers(g, target, without)
    if g.diplomacy is not None:
        g.diplomacy.status_bonus = [helped.get(major, 0) for major in MAJORS]
        g.diplomacy.status_of = target
        if g.phase == "action":
            args = {"target": POWERS[target].noun}
            yield from respond_again(g, "W14", rule="E1-24.6", powers=played(g), args=args)
    totals: list[tuple[int, int]] = []
    for major in contenders:
        die = g.roll()
        total = die + max(0, g.voice(target, major)) + bonus(g, target, major)
        totals.append((total, major))
        g.tell("status-roll", power=POWERS[major].noun, target=POWERS[target].noun, die=die, total=total)
    for major in MAJORS:
        if g.voice(target, major) not in (BARRED, NO_VOICE):
            g.set_voice(target, major, RESOLVED)
    return [major for _, major in sorted(totals, key=lambda t: (-t[0], t[1]))]


def rollers(g: Elisabeth, target: int, without: Collection[int] = ()) -> list[int]:
    """E1-24.6 S1, OP-24-14 Those with a voice; an inactive major never rolls. OP-24-25 One that has fallen away and come back
    this turn does: its marker is spent, and adds nothing."""
    contenders = sorted({*activators(g, target), *deactivators(g, target)} - set(without))
    heard = [major for major in contenders if g.voice(target, major) not in (BARRED, NO_VOICE)]
    return [major for major in heard if g.seat_of[major] >= 0]


def bonus(g: Elisabeth, target: int, major: int) -> int:
    """E1-24.6 S2, OP-24-1 The faith of Scotland helps France or the Protestants; cards may help, too."""
    points = g.diplomacy.status_bonus[major] if g.diplomacy is not None else 0
    if target == SCOTLAND and major in (FRANCE, PROTESTANT):
        protestant = sum(g.is_protestant(s) for s in HOMES[SCOTLAND])
        of_faith = protestant if major == PROTESTANT else len(HOMES[SCOTLAND]) - protestant
        points += INFLUENCE.scotland_bonus if of_faith >= INFLUENCE.scotland_spaces else 0
    return points


def resolve_status(g: Elisabeth, target: int, helped: Mapping[int, int] = NO_HELP) -> Procedure[None]:
    """E1-24.6 S4, S5 The winner gains the minor, or ends another's alliance with it. `helped`: what an event adds."""
    if determined(g, target):
        g.tell("status-known", target=POWERS[target].noun)
        return
    order = yield from determine(g, target, helped=helped)
    if not order:
        return
    winner, ally = order[0], patron_of(g, target)
    g.tell("status-won", power=POWERS[winner].noun, target=POWERS[target].noun)
    if winner in deactivators(g, target):
        if ally != NOBODY:
            yield from _deactivate(g, target)
    elif ally != winner:
        if ally != NOBODY:
            yield from _deactivate(g, target)
        if target in the_count(g).activated:
            yield from activate_major(g, winner, target)
        else:
            yield from activate(g, winner, target)


def patron_of(g: Elisabeth, target: int) -> int:
    """Whose ally it is now, or NOBODY."""
    if g.realms is not None and target in MAJORS:
        return g.realms.patron[target]
    return ally_of(g, target)


def _deactivate(g: Elisabeth, target: int) -> Procedure[None]:
    if target in the_count(g).activated:
        yield from deactivate_major(g, target)
    else:
        yield from deactivate(g, target)


# ---- war on those who have nobody ------------------------------------------------------------------------------------------
def bystanders(g: Elisabeth, declarer: int, target: int) -> set[int]:
    """E1-SA.12, OP-9-30 Who does not roll after a declaration of war: the declarer, all who could only deactivate, and powers
    of the declarer's player. OP-9-12 For a minor also those who can never be at war with him, for to intervene is war; to
    run an inactive major is not [E1-SA.13]."""
    return {
        declarer,
        *deactivators(g, target),
        *(p for p in MAJORS if one_player(g, declarer, p)),
        *(p for p in MAJORS if target not in MAJORS and can_never_fight(declarer, p)),
    }


def war_on_minor(g: Elisabeth, declarer: int, minor: int) -> Procedure[None]:
    """E1-9.4.P2, E1-9.4.P4 War on a minor power: the declarer loses its voice there for good; others may intervene.

    Who wins the roll may intervene or isolate the minor, then the second may. If its status was determined this turn
    already, nobody can [OP-24-12].
    """
    yield from start_war(g, declarer, minor)
    known = determined(g, minor)
    g.set_voice(minor, declarer, BARRED)
    if known:
        return
    order = yield from determine(g, minor, without=bystanders(g, declarer, minor))
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
            why_not=because("E1-9.4.P4", "war-on-another", target=POWERS[minor].noun),
        )
        if answer[0] == "intervene":
            g.tell("intervenes", **nouns)
            yield from activate(g, power, minor, against=declarer)
            yield from start_war(g, declarer, power)
            return
        g.tell("isolates", **nouns)


def war_on_inactive(g: Elisabeth, declarer: int, major: int) -> Procedure[None]:
    """E1-9.4.8, E1-SA.2, E1-SA.12 War on a major without a player: the roll decides who runs it now, if anybody can."""
    yield from start_war(g, declarer, major)
    if determined(g, major):
        return
    order = yield from determine(g, major, without=bystanders(g, declarer, major))
    if order:
        g.tell("status-won", power=POWERS[order[0]].noun, target=POWERS[major].noun)
        yield from activate_major(g, order[0], major, declarer)
