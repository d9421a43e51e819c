"""Whose ally a minor power becomes, or a major without a player [E1-24.6]; and war on a minor [E1-9.4.P4]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theatrum.core.contract import Answer, Ask, Procedure
from theatrum.games.elisabeth.queries.relations import the_count
from theatrum.games.elisabeth.rules.activation import activate_major, deactivate_major
from theatrum.games.elisabeth.rules.minors import activate, ally_of, deactivate, deactivators, determined
from theatrum.games.elisabeth.rules.parts import because
from theatrum.games.elisabeth.rules.status_roll import NO_HELP, bystanders, determine
from theatrum.games.elisabeth.rules.wars import start_war
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.powers import BARRED
from theatrum.games.elisabeth.tables.powers import MAJORS, NOBODY, POWERS


# ---- the winner --------------------------------------------------------------------------------------------------------------
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


# ---- war on a minor ------------------------------------------------------------------------------------------------------------
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
