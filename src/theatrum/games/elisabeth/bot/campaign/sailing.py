"""Naval moves in the whole game: to raid, to carry an army, to meet a weaker enemy; expeditions sail with them."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import Answer, Ask
from theatrum.games.elisabeth.bot.action import Outlook
from theatrum.games.elisabeth.bot.campaign.new_world import steer
from theatrum.games.elisabeth.bot.campaign.war import victims_at_sea
from theatrum.games.elisabeth.bot.fighting import naval_dice
from theatrum.games.elisabeth.bot.moving import FERRY, FERRY_OF_CORSAIRS
from theatrum.games.elisabeth.rules.naval_move import enemies_at
from theatrum.games.elisabeth.rules.piracy import MOST_RAIDS
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.places import N_SPACES, PLACE, SEA_LINKS

ENOUGH = 0.5
"""What it must look like to give another order rather than none."""


def sail(g: Elisabeth, power: int, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    outlook = Outlook(g, power)
    prey = victims_at_sea(g, power) if g.raids_made[power] < MOST_RAIDS else []
    return [_order(outlook, prey, answer) for answer in answers]


def _order(o: Outlook, prey: list[int], answer: Answer) -> float:
    if answer[0] == "done":
        return ENOUGH
    if answer[0] == "steer":
        return 0.4 + 1.2 * steer(o.g, o.power, answer)
    if answer[0] == "patrol":
        return 0.2
    return _course(o, prey, PLACE[answer[1]], PLACE[answer[2]])


def _course(o: Outlook, prey: list[int], origin: int, goal: int) -> float:
    g, power = o.g, o.power
    mine = naval_dice(g, origin, power)
    theirs = sum(naval_dice(g, goal, side) for side in enemies_at(g, power, goal))
    if goal < N_SPACES:
        if not theirs:
            return 0.25
        return 0.35 + 0.4 * min(1.0, mine / (theirs + 2.0)) if mine > theirs + 2 else -0.3
    ferry = FERRY if o.survey.warships.get(power, {}).get(origin) else FERRY_OF_CORSAIRS
    out = 0.3 + ferry * (min(1.0, o.pull(goal)) - min(1.0, o.pull(origin)))
    if theirs:
        out += 0.35 if mine > 1.3 * theirs else -0.6
    here = _raids(o, prey, origin, origin) if origin >= N_SPACES else 0.0
    out += 0.8 * (_raids(o, prey, origin, goal) - here)
    lurking = sum(naval_dice(g, p, side) for p in SEA_LINKS[goal] for side in enemies_at(g, power, p))
    return out - 0.03 * max(0.0, lurking - mine)


def _raids(o: Outlook, prey: list[int], origin: int, sea: int) -> float:
    """What the ships that stand at the origin could raid in the zone, from whom it brings most."""
    return max((o.survey.raid(o.power, foe, sea, origin) for foe in prey), default=0.0)
