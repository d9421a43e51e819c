"""The New World [E1-16.5, E1-17.4]: what raids, voyages and treasures are worth."""

from __future__ import annotations

from functools import cache

from theatrum.core.contract import Answer
from theatrum.games.elisabeth.bot.campaign import worths
from theatrum.games.elisabeth.queries.odds import hits, two_dice
from theatrum.games.elisabeth.queries.world import (
    captains_of,
    fortresses_at,
    idle_captains,
    may_raid_ocean,
    navigation_bonus,
    needs_roll,
    prey,
    settlements_at,
)
from theatrum.games.elisabeth.state import Elisabeth, the_new_world
from theatrum.games.elisabeth.tables.constants import PIRACY
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.powers import POWER, SPAIN
from theatrum.games.elisabeth.tables.treasures import DRAW_CARD, SCIENCE_BONUS, TREASURE, TREASURES, VP
from theatrum.games.elisabeth.tables.world import CREW, ENTRY, OCEAN, SETTLEMENTS

TREASURE_WORTH: tuple[float, ...] = tuple(
    1.0
    if t.kind == VP
    else worths.CARD
    if t.kind == DRAW_CARD
    else worths.BONUS
    if t.kind == SCIENCE_BONUS
    else worths.CP * t.value
    for t in TREASURES
)
A_TREASURE = sum(TREASURE_WORTH) / len(TREASURE_WORTH)
"""One that nobody has seen."""
LOST_CAPTAIN = 0.25
DANGER = {"eliminated": 4, "damaged": 7}
"""E1-16.1.22 Up to these totals a voyage ends, or is damaged."""
SAFE = 8


# ---- raids -----------------------------------------------------------------------------------------------------------------
@cache
def loot(dice: int, patrols: bool) -> float:
    """E1-16.5 S5, E1-16.4.4 What so many dice bring, if Spain gives points last and everything once."""
    awards = ([worths.PATROL] if patrols else []) + [A_TREASURE, 1.0]
    return sum(p * sum(awards[i % len(awards)] for i in range(scored)) for scored, p in enumerate(hits(dice)))


def plunder(g: Elisabeth, power: int, captain: int, zone: int, target: int) -> float:
    """E1-16.5 What a raid of this captain there may bring."""
    world, crew = the_new_world(g), CREW[captain]
    patrols = 0
    if target == SPAIN:
        patrols = world.patrols[zone]
        defence = patrols + (0 if crew.gift.ignore_fortress_dice else fortresses_at(g, zone))
    else:
        defence = settlements_at(g, zone, target)
    single = settlements_at(g, zone, target) == 1
    damaged = world.is_damaged(captain)
    chances = hits(defence)
    unhurt = chances[0]
    hurt = chances[1] if len(chances) > 1 and not damaged else 0.0
    whole = (PIRACY.dice_one_ship_or_port if single or damaged else PIRACY.dice) + crew.piracy[zone]
    reduced = PIRACY.dice_one_ship_or_port + crew.piracy[zone]
    gain = unhurt * loot(whole, patrols > 0) + hurt * loot(reduced, patrols > 0)
    return gain - LOST_CAPTAIN * (1.0 - unhurt - hurt)


def best_plunder(g: Elisabeth, power: int, captain: int, zone: int) -> float:
    """The best that a captain could raid in a zone, if he may."""
    if not may_raid_ocean(g, power, zone):
        return 0.0
    return max((plunder(g, power, captain, zone, target) for target in prey(g, power, zone)), default=0.0)


def raiding(g: Elisabeth, power: int, answer: Answer) -> float:
    captain = CAPTAIN[answer[1]]
    zone = the_new_world(g).zone_of(captain)
    return plunder(g, power, captain, zone, POWER[answer[2]])


# ---- voyages ---------------------------------------------------------------------------------------------------------------
def voyage(g: Elisabeth, power: int, captain: int, zone: int) -> float:
    """What a captain may hope to raid from a zone: there, and not much of what lies beyond."""
    return best_plunder(g, power, captain, zone)


def outfit(g: Elisabeth, power: int) -> float:
    """E1-17.4 What a new expedition may bring: the best raid where it can begin."""
    return max(
        (
            voyage(g, power, captain, zone) + (0.2 if CREW[captain].gift.free_colony else 0.0)
            for captain in idle_captains(g, power)
            for zone in ENTRY[power]
        ),
        default=0.0,
    )


def launch(g: Elisabeth, power: int, answer: Answer) -> float:
    """Where the raids are best, whoever sails."""
    zone = OCEAN[answer[1]]
    return max((voyage(g, power, c, zone) for c in idle_captains(g, power)), default=0.0)


def who_sails(g: Elisabeth, power: int, answer: Answer) -> float:
    captain = CAPTAIN[answer[1]]
    return max(voyage(g, power, captain, zone) for zone in ENTRY[power])


def colonists(g: Elisabeth, power: int, answer: Answer) -> float:
    """E1-17.4.4 Where they cost nothing, or there is time for them to bring something."""
    if answer[0] == "without":
        return 0.5
    return 1.0 if answer[1] == 0 else 0.2 + 0.12 * (g.last_turn - g.turn)


def steer(g: Elisabeth, power: int, answer: Answer) -> float:
    """E1-16.1.20 To better raids, less for the dangers on the way."""
    world = the_new_world(g)
    captain, goal = CAPTAIN[answer[1]], OCEAN[answer[2]]
    origin = world.zone_of(captain)
    here = best_plunder(g, power, captain, origin) if origin >= 0 else 0.0
    gain = best_plunder(g, power, captain, goal) - here
    if world.colony_aboard >> captain & 1:
        gain += 0.3 if any(s.site and goal in s.zones for s in SETTLEMENTS) else 0.1
    if origin >= 0 and needs_roll(origin, goal):
        safe = two_dice(navigation_bonus(g, captain), SAFE)
        gain = gain * (0.4 + 0.6 * safe) - LOST_CAPTAIN * (1.0 - safe)
    return gain


def best_course(g: Elisabeth, power: int, answers: list[Answer]) -> float:
    return max((steer(g, power, a) for a in answers if a[0] == "steer"), default=0.0)


def homeward(g: Elisabeth, power: int, answer: Answer) -> float:
    """E1-16.5 S7 Loot is safe only at home; who is damaged goes home, too."""
    if answer[0] == "stay":
        return 0.5
    world = the_new_world(g)
    rich = any(world.loot[c] or world.is_damaged(c) for c in captains_of(g, power) if world.zone_of(c) >= 0)
    return 1.0 if rich or g.raids_made[power] >= PIRACY.per_power else 0.3


def thrown_away(g: Elisabeth, power: int, answer: Answer) -> float:
    return 1.0 - TREASURE_WORTH[TREASURE[answer[1]]]


# ---- the whole board -------------------------------------------------------------------------------------------------------
def riches(g: Elisabeth, power: int, seat: int) -> float:
    """Treasures, expeditions and colonies of a power. What only it can see counts as any other does for the rest."""
    world = the_new_world(g)
    own = g.seat_of[power] == seat
    held = g.treasures[power]
    out: float = sum(TREASURE_WORTH[t] for t in held) if own else A_TREASURE * len(held)
    for captain in captains_of(g, power):
        out += 0.85 * A_TREASURE * len(world.loot[captain])
        zone = world.zone_of(captain)
        if zone >= 0 and g.phase == "action":
            out += 0.55 * best_plunder(g, power, captain, zone)
        out += (0.2 if world.colony_aboard >> captain & 1 else 0.0) - (
            0.05 if world.is_damaged(captain) else 0
        )
    turns = g.last_turn - g.turn
    colonies = sum(1 for s in SETTLEMENTS if s.site and world.settlements[s.index] == power)
    out += worths.COLONY * colonies * min(1.0, turns / 3)
    if power == SPAIN:
        out += 0.8 * A_TREASURE * (len(world.spanish_row) + len(world.fleet_cargo)) * (turns > 0)
        out += worths.PATROL * sum(world.patrols) + worths.SETTLED_FORTRESS * world.fortresses.bit_count()
        out += 0.1 * world.escorts
    return out
