"""Minor powers [E1-24]: what an ally is worth, and a voice in its councils."""

from __future__ import annotations

import math

from theatrum.games.elisabeth.queries.relations import inactive
from theatrum.games.elisabeth.rules.minors import activators, deactivators, determined
from theatrum.games.elisabeth.rules.status import patron_of, rollers
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.places import HOMES, KEY, SPACES
from theatrum.games.elisabeth.tables.powers import MAJORS, MINORS, PORTUGAL
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


def share(g: Elisabeth, target: int, power: int, more: int = 0) -> float:
    """E1-24.6 The chance to win the roll for its status."""
    parts = {
        p: math.exp((g.voice(target, p) + (more if p == power else 0)) / STEADY) for p in rollers(g, target)
    }
    total = sum(parts.values())
    return parts[power] / total if power in parts else 0.0


def friends(g: Elisabeth, power: int) -> float:
    """What allies and influence promise: who has an ally may lose it, who has a voice may win it."""
    out = 0.0
    for target in columns(g):
        ally = patron_of(g, target)
        won = share(g, target, power)
        if ally == power:
            others = 1.0 - won
            out -= COMES_UP * others * worth_of(target)
        elif power in activators(g, target):
            out += COMES_UP * won * worth_of(target)
        elif power in deactivators(g, target) and ally >= 0:
            out += COMES_UP * won * 0.3
    return out + sum(ALLY for minor in MINORS if g.master[minor] == power)


def voice(g: Elisabeth, target: int, power: int) -> float:
    """What a point of influence more is worth."""
    if determined(g, target) or (target == PORTUGAL and g.realms is not None and not g.realms.portugal):
        return 0.0
    gain = COMES_UP * (share(g, target, power, 1) - share(g, target, power)) * worth_of(target)
    return gain if power in activators(g, target) else 0.2 * gain


def intervening(g: Elisabeth, power: int, target: int) -> float:
    """E1-9.4.P4 A minor power that joins brings keys and a war."""
    return worth_of(target) - 0.8 if inactive(g, target) else 0.3
