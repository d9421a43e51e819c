"""Minor powers [E1-24]: what an ally is worth, and a voice in its councils."""

from __future__ import annotations

import math

from theatrum.games.elisabeth.queries.relations import inactive
from theatrum.games.elisabeth.rules.minors import activators, deactivators, determined
from theatrum.games.elisabeth.rules.status import patron_of
from theatrum.games.elisabeth.rules.status_roll import rollers
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.places import HOMES, KEY, SPACES
from theatrum.games.elisabeth.tables.powers import MAJORS, MINORS, NOBODY, PORTUGAL
from theatrum.games.elisabeth.tables.scenarios import SCENARIOS

COMES_UP = 0.22
"""How likely it is that a card determines the status of a minor power this turn."""
STEADY = 2.4
"""So many points of influence more make the odds e to one."""
ALLY = 0.5
"""What an ally is worth beside its keys: units, ports, and that nobody else has it."""
A_MAJOR = 1.6
KEYS = {minor: sum(1 for s in HOMES[minor] if SPACES[s].kind == KEY) for minor in MINORS}


def worth_of(target: int) -> float:
    """What it means to have this power for an ally, beyond the keys that are counted already."""
    return A_MAJOR if target in MAJORS else ALLY + 1.7 * KEYS[target]


def columns(g: Elisabeth) -> list[int]:
    """The powers for which influence can be bought now."""
    voices = SCENARIOS[g.scenario].counts[g.players].voices
    return [
        target
        for target in voices
        if (target != PORTUGAL or (g.realms is not None and g.realms.portugal)) and not determined(g, target)
    ]


def shares(g: Elisabeth, target: int, power: int = NOBODY) -> dict[int, float]:
    """E1-24.6 By power: the chance to win the roll for its status; with `power`, if that one had a point more."""
    parts = {p: math.exp((max(0, g.voice(target, p)) + (p == power)) / STEADY) for p in rollers(g, target)}
    total: float = sum(parts.values())
    return {p: part / total for p, part in parts.items()}


def friends(g: Elisabeth) -> list[float]:
    """By power: what allies and influence promise. Who has an ally may lose it, who has a voice may win it."""
    out = [0.0] * len(MAJORS)
    for target in columns(g):
        ally = patron_of(g, target)
        chances = shares(g, target)
        activate, deactivate = activators(g, target), deactivators(g, target)
        for power, won in chances.items():
            if ally == power:
                continue
            if power in activate:
                out[power] += COMES_UP * won * worth_of(target)
            elif power in deactivate and ally >= 0:
                out[power] += COMES_UP * won * 0.3
        if ally in MAJORS:
            out[ally] -= COMES_UP * (1.0 - chances.get(ally, 0.0)) * worth_of(target)
    for minor in MINORS:
        if g.master[minor] in MAJORS:
            out[g.master[minor]] += ALLY
    return out


def voice(g: Elisabeth, target: int, power: int) -> float:
    """What a point of influence more is worth."""
    if determined(g, target) or (target == PORTUGAL and g.realms is not None and not g.realms.portugal):
        return 0.0
    more, now = shares(g, target, power).get(power, 0.0), shares(g, target).get(power, 0.0)
    gain = COMES_UP * (more - now) * worth_of(target)
    return gain if power in activators(g, target) else 0.2 * gain


def intervening(g: Elisabeth, power: int, target: int) -> float:
    """E1-9.4.P4 A minor power that joins brings keys and a war."""
    return worth_of(target) - 0.8 if inactive(g, target) else 0.3
