"""Winter [E1-20], as far as Lepanto plays it [E1-SL.12]: everybody goes home, and capitals recruit."""

from __future__ import annotations

from theatrum.core.contract import Runner
from theatrum.games.elisabeth.queries.counters import can_add
from theatrum.games.elisabeth.queries.forces import (
    troops,
)
from theatrum.games.elisabeth.queries.relations import played
from theatrum.games.elisabeth.rules import winter_land, winter_ships
from theatrum.games.elisabeth.rules.winter_land import tell_lost
from theatrum.games.elisabeth.rules.winter_quarters import capitals
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.pieces import (
    LEADERS,
    MORISCO,
    REGULAR,
    TROOPS,
    ordinary_troops,
)
from theatrum.games.elisabeth.tables.places import N_SPACES, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import OTTOMAN


def winter(g: Elisabeth) -> None:
    """E1-20 The steps in order; within a step, powers in impulse order."""
    g.phase = "winter"
    for space in range(N_SPACES):
        if g.besieged(space):
            _moriscos_perish(g, space)
            _open_gates(g, space)
    g.then(
        *(("winter_ships", power) for power in played(g)),
        *(("winter_land", power) for power in played(g)),
        *([("winter_captains",)] if g.new_world is not None else []),
        ("winter_end",),
    )


def _moriscos_perish(g: Elisabeth, space: int) -> None:
    """E1-5.3.7, E1-20.1.0 The Morisco unit is eliminated if winter finds it before an enemy fortification. (Unrest does not
    spread in the learning scenario [E1-SL.15].)"""
    n = g.in_open(space, MORISCO)
    if n and OTTOMAN in g.besiegers(space):
        g.remove_units(space, MORISCO, n)
        tell_lost(g, OTTOMAN, MORISCO, n, space)


def _open_gates(g: Elisabeth, space: int) -> None:
    """E1-20.4.6 No siege survives the winter: besiegers leave, and the garrison comes out."""
    for side in {g.master[t.power] for t in TROOPS}:
        for troop, n in troops(g, space, side, inside=True):
            g.leave_fortification(space, troop, n)
    for leader in LEADERS:
        if g.leader_at[leader.index] == space:
            g.put_leader(leader.index, space)
    for power in g.besiegers(space):
        g.lift_siege(space, power)


def winter_end(g: Elisabeth) -> None:
    """E1-20.5, E1-20.6, OP-S-11 Alliances of majors end; capitals recruit; piracy markers come off."""
    for power in played(g):
        for other in played(g):
            if other != power and g.has_alliance(power, other) and not _is_patron(g, power, other):
                g.part(power, other)
    for power in played(g):
        _replacements(g, power)
    g.forget_raids()


def _is_patron(g: Elisabeth, one: int, other: int) -> bool:
    """E1-SA.7 The marker of an activated major and its ally stays."""
    return g.realms is not None and (g.realms.patron[one] == other or g.realms.patron[other] == one)


def _replacements(g: Elisabeth, power: int) -> None:
    """E1-20.6 One regular in every capital that the power controls and that is calm; minors get nothing."""
    for regular in ordinary_troops(power, REGULAR):
        for capital in capitals(g, power, TROOPS[regular].faction):
            if not g.in_unrest(capital) and can_add(g, regular, capital):
                g.place_units(capital, regular)
                g.tell("replacement", troop=TROOPS[regular].noun, space=PLACE_NOUN[capital])


STEPS: dict[str, Runner] = {
    **winter_ships.STEPS,
    **winter_land.STEPS,
    "winter": winter,
    "winter_end": winter_end,
}
