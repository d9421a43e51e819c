"""War in the whole game: what forces are worth, what may be won and lost by them, and which actions of war look good."""

from __future__ import annotations

from collections.abc import Callable

from theatrum.core.contract import Answer, Seat
from theatrum.games.elisabeth.bot.action import HASTE, Outlook, assault, control, embark
from theatrum.games.elisabeth.bot.campaign import garrisons, worths
from theatrum.games.elisabeth.bot.campaign.religion import CONTESTED_KEYS
from theatrum.games.elisabeth.bot.plans.europe import Campaign
from theatrum.games.elisabeth.bot.plans.loot import RAID_GAIN
from theatrum.games.elisabeth.bot.plans.ways import FORTIFIED
from theatrum.games.elisabeth.queries.capitals import capitals_of
from theatrum.games.elisabeth.queries.forces import squadrons
from theatrum.games.elisabeth.queries.relations import at_war, played
from theatrum.games.elisabeth.rules.piracy import (
    MOST_RAIDS,
    PRICE,
    attack_dice,
    defence_dice,
    may_raid,
    targets,
)
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import CAPTIVE
from theatrum.games.elisabeth.state.sea import Raid
from theatrum.games.elisabeth.tables.pieces import (
    CAVALRY,
    CORSAIR,
    LEADERS,
    MERCENARY,
    SHIP,
    SHIPS,
    TROOP,
    TROOPS,
)
from theatrum.games.elisabeth.tables.places import KEY, N_SPACES, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import ENGLAND, OTTOMAN, POWER, SPAIN

UNIT = {MERCENARY: worths.MERCENARY, CAVALRY: worths.CAVALRY}
ALLIED_UNIT = 0.4
"""What units of allies count: they can't be had everywhere."""
AT_LAST = 0.4
"""What forces count in the last turn, when only points matter."""
ENOUGH = 22
"""Beyond so many units more are worth half."""
HOPE, FEAR = 0.75, 0.6
"""What the prospects of a power count for it, and those of its enemies against it."""
CAPTIVITY = 0.35
TO_RAID = 0.6
"""What a raid counts that can still be made."""
SECOND_GUARD = 0.25
"""E1-18.5d What a second regular looks like in a key that may rise."""


# ---- the whole -------------------------------------------------------------------------------------------------------------
def forces(g: Elisabeth, power: int, survey: Campaign) -> float:
    """Units, ships and leaders."""
    army = worth = 0.0
    for troop in TROOPS:
        if g.master[troop.power] == power and (n := g.placed(troop.index)):
            own = 1.0 if troop.power == power else ALLIED_UNIT
            army += n * own
            worth += n * own * UNIT.get(troop.kind, worths.REGULAR)
    if army > ENOUGH:
        worth *= (ENOUGH + 0.5 * (army - ENOUGH)) / army
    ships = sum(survey.fleet.get(power, {}).values())
    warships = sum(survey.warships.get(power, {}).values())
    worth += worths.GALLEY * min(warships, 9) + worths.CORSAIR * (ships - warships)
    worth += worths.ARMADA_LEVEL * g.armada / 2 * (power == SPAIN)
    worth *= 1.0 if g.turn < g.last_turn else AT_LAST
    for x in LEADERS:
        if x.power == power:
            at = g.leader_at[x.index]
            if at >= 0:
                worth += worths.LEADER * (0.3 + max(0, x.command - 4) / 4)
            elif at == CAPTIVE:
                worth -= CAPTIVITY
    return worth


def danger(g: Elisabeth, power: int, seat: Seat, survey: Campaign) -> float:
    """What armies and pirates may still win this turn, less what they may win from this power.

    Only the wars of the seat that thinks, and those of its enemies, are looked at: the rest would cost time for nothing.
    """
    mine = g.seat_of[power] == seat
    foes = [p for p in played(g) if p != power and at_war(g, power, p)]
    if not mine and all(g.seat_of[p] != seat for p in foes):
        return 0.0  # its wars are not ours
    out = HOPE * survey.prospects(power)
    for foe in foes:
        for plan in survey.plans(foe)[:4]:
            if g.master[g.control[plan.goal]] == power:
                out -= (
                    FEAR
                    * plan.score
                    * min(1.5, survey.worth(power, plan.goal) / survey.worth(foe, plan.goal))
                )
    out += survey.unrest(power)
    return out + _raids(g, power, survey) - 0.04 * survey.endangered(power)


def _raids(g: Elisabeth, power: int, survey: Campaign) -> float:
    """E1-16.4.2 What ships at sea may still raid this turn, three times at most."""
    left = min(MOST_RAIDS - g.raids_made[power], int(survey.budget(power) // PRICE))
    if g.phase != "action" or left <= 0:
        return 0.0
    gains = [
        max((raid_gain(g, power, sea, target) for target in targets(g, power, sea)), default=0.0)
        for sea in survey.fleet.get(power, {})
        if sea >= N_SPACES and may_raid(g, power, sea)
    ]
    return TO_RAID * sum(sorted((gain for gain in gains if gain > 0), reverse=True)[:left])


# ---- actions ---------------------------------------------------------------------------------------------------------------
def march(o: Outlook, answer: Answer) -> float:
    """The next step of a plan, help for a place in danger; else nothing much."""
    g = o.g
    origin, goal = PLACE[answer[1]], PLACE[answer[2]]
    if g.siege(origin, o.power) >= 0:
        return -0.4
    if (origin, goal) == o.at_once:
        return HASTE - 0.6
    score = o.steps.get((origin, goal), 0.0)
    if score:
        return 0.35 + 0.8 * min(score, 1.0)
    help_there = 0.5 * o.fears.get(goal, 0.0) if goal in FORTIFIED else 0.0
    relief = 0.3 if goal in FORTIFIED and g.besieged(goal) else 0.0
    if g.in_unrest(goal) and SPACES[goal].kind == KEY and g.control[goal] == o.power:
        relief += 0.9
    joins = 0.15 * o.best_of(goal)
    if _is_door(o, goal) and not g.is_protestant(origin):
        joins += o.keeping
    return -0.1 + help_there + relief + joins - 0.3 * o.best_of(origin) - 0.3 * o.fears.get(origin, 0.0)


def calm(o: Outlook, answer: Answer) -> float:
    """E1-12.4.12 A key in unrest gives no points and no cards."""
    space = PLACE[answer[1]]
    if o.g.master[o.g.control[space]] != o.power:
        return -0.2
    return 1.7 if SPACES[space].kind == KEY else 0.2


def raising(o: Outlook, answer: Answer) -> float:
    """Where an army needs them, where the enemy is feared, else in a capital, whence they can deploy."""
    space = PLACE[answer[2]]
    troop = TROOPS[TROOP[answer[1]]]
    cheap = 0.08 if troop.kind == MERCENARY else 0.0
    home = 0.1 if space in capitals_of(o.g, o.power) else 0.0
    inside = o.survey.forces.get(o.power, {}).get(space)
    full = inside is not None and inside.size >= 5
    peace = 0.0 if o.rivals else -0.15
    empty = 0.12 if inside is None and SPACES[space].kind == KEY and SPACES[space].home == o.power else 0.0
    if space in CONTESTED_KEYS and troop.faith == "catholic":
        if inside is None:
            empty += garrisons.missed(o.g, o.power, space)  # E1-18.5d Regulars hold it against rebels.
        elif inside.size == 1 and o.g.is_protestant(space):
            empty += SECOND_GUARD
    if troop.faith == "protestant" and _is_door(o, space):
        empty += o.keeping
    fear = o.fears.get(space, 0.0)
    return (
        0.05
        + cheap
        + home
        + peace
        + empty
        + (0.1 if full else 0.5) * fear
        + 0.35 * min(1.2, o.best_of(space))
    )


def build(o: Outlook, answer: Answer) -> float:
    port = PLACE[answer[2]]
    company = 0.03 * min(3, o.survey.fleet.get(o.power, {}).get(port, 0))
    if SHIPS[SHIP[answer[1]]].kind == CORSAIR:
        few = 0.25 if sum(o.survey.fleet.get(o.power, {}).values()) < 8 else 0.0
        return 0.2 + company + few
    wanted = 0.15 if o.rivals else 0.0
    if _is_door(o, port):
        wanted += o.keeping
    return 0.05 + company + wanted


def _is_door(o: Outlook, space: int) -> bool:
    """E1-18.5c.2 Would a regular or a ship of England keep Catholic preachers out there?"""
    return (
        o.power == ENGLAND
        and space in garrisons.ENGLISH_DOORS
        and o.g.is_protestant(space)
        and o.g.deserted(space)
    )


def raid(o: Outlook, answer: Answer) -> float:
    """E1-16.4 What a raid brings, from the very dice of both sides."""
    gain = raid_gain(o.g, o.power, PLACE[answer[1]], POWER[answer[2]])
    return 0.3 + 1.3 * gain if gain > 0 else -0.3


def raid_gain(g: Elisabeth, power: int, sea: int, target: int) -> float:
    raid = Raid(sea, power, target)
    attack, guns = attack_dice(g, raid), defence_dice(g, raid)
    mine = squadrons(g, sea, power)
    lost = guns / 3
    survives = min(1.0, max(0.0, (mine - lost + 0.35) / max(1, mine)))
    others = min(2, (1 if g.hand[target] else 0) + (1 if guns else 0))
    return survives * RAID_GAIN[min(attack, 5)][others] - worths.CORSAIR * min(mine, lost)


def sail(o: Outlook, answer: Answer) -> float:
    """To raid, or to carry an army; expeditions move with the fleet."""
    if o.at_once == (-1, 0):
        return HASTE - 0.6
    wanted = max(o.wanted.values(), default=0.0)
    raids = 0.0
    if o.g.raids_made[o.power] < MOST_RAIDS and o.g.cp > 2:
        prey = victims_at_sea(o.g, o.power)
        raids = max((o.survey.raids(o.power, foe) for foe in prey), default=0.0)
    return 0.1 + 0.5 * min(wanted, 1.4) + 0.4 * min(1.2, raids)


def victims_at_sea(g: Elisabeth, power: int) -> list[int]:
    """E1-16.4.1 Whom a power may raid: enemies; the Ottomans anybody whom another player has."""
    return [
        p
        for p in played(g)
        if p != power and g.seat_of[p] != g.seat_of[power] and (power == OTTOMAN or at_war(g, power, p))
    ]


WEIGH: dict[str, Callable[[Outlook, Answer], float]] = {
    "march": march,
    "embark": embark,
    "assault": assault,
    "raise": raising,
    "build": build,
    "raid": raid,
    "sail": sail,
    "control": control,
    "calm": calm,
}
"""By verb of an action of war."""
