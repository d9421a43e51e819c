"""The New World [E1-16.5, E1-17.4]: what raids, voyages and treasures are worth."""

from __future__ import annotations

from functools import cache

from theatrum.core.contract import Answer
from theatrum.games.elisabeth.bot.campaign import worths
from theatrum.games.elisabeth.queries.bonuses import owns
from theatrum.games.elisabeth.queries.odds import hits, two_dice
from theatrum.games.elisabeth.queries.world import (
    capacity,
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
from theatrum.games.elisabeth.tables.world import CREW, ENTRY, MAP_PROJECTION, OCEAN, PASSAGES, SETTLEMENTS

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
RAID, SAIL, CP_OF_A_CARD = 2, 1, 2.4
"""What a raid and a naval move cost; and what a card brings, roughly."""
FARTHER, TO_RAID, WORTH_STAYING, WORTH_STAYING_FULL = 0.8, 0.65, 0.1, 0.4
"""What a raid counts that needs a naval move before; one that is still to be made; and what is worth a further one, also
where the treasures of it would find no room."""


# ---- raids -----------------------------------------------------------------------------------------------------------------
@cache
def loot(dice: int, patrols: bool, chosen: bool = False) -> float:
    """E1-16.5 S5, E1-16.4.4 What so many dice bring, if Spain gives points last and everything once; or if the pirate
    chooses, as Drake does."""
    awards = ([worths.PATROL] if patrols else []) + [A_TREASURE, 1.0]
    if chosen:
        awards.reverse()
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
    chosen = crew.gift.choose_award
    gain = unhurt * loot(whole, patrols > 0, chosen) + hurt * loot(reduced, patrols > 0, chosen)
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
def voyage(
    g: Elisabeth, power: int, captain: int, zone: int, cp: float = 9.0, raids: int = PIRACY.per_power
) -> tuple[float, int]:
    """E1-16.5.2 What a captain in a zone may hope for with so many CP, and what it costs: to raid there, to sail on and raid
    again. Each raid counts less what else its CP would be worth, or hoping for it would always look better than making it."""
    sea = _Sea(g, power, captain)
    return max(sea.tour(zone, cp, raids, 0), sea.onward(zone, cp, raids, 1 << zone))


class _Sea:
    """What a captain finds in the zones around him."""

    __slots__ = ("captain", "found", "g", "power", "safe")

    def __init__(self, g: Elisabeth, power: int, captain: int) -> None:
        self.g, self.power, self.captain = g, power, captain
        self.found: dict[int, float] = {}
        self.safe: float = two_dice(_navigation(g, power, captain), SAFE)

    def raid(self, zone: int) -> float:
        """What a raid there brings, less its CP."""
        if zone not in self.found:
            self.found[zone] = best_plunder(self.g, self.power, self.captain, zone) - RAID * worths.CP
        return self.found[zone]

    def tour(self, zone: int, cp: float, raids: int, seen: int) -> tuple[float, int]:
        """The best tour that begins in a zone, with a raid if that pays; `seen`: zones in which he has been."""
        gain, price = 0.0, 0
        if raids > 0 and cp >= RAID and self.raid(zone) > 0:
            gain, price, raids = self.raid(zone), RAID, raids - 1
        more, further = self.onward(zone, cp - price, raids, seen | 1 << zone)
        return gain + more, price + further

    def onward(self, zone: int, cp: float, raids: int, seen: int) -> tuple[float, int]:
        """The best tour that goes on from a zone."""
        best, price = 0.0, 0
        if raids <= 0 or cp < SAIL + RAID:
            return best, price
        for way in PASSAGES[zone]:
            if seen >> way.to & 1:
                continue
            gain, cost = self.tour(way.to, cp - SAIL, raids, seen)
            hope = FARTHER * gain - SAIL * worths.CP
            if way.rolls and hope > best:
                hope = _at_risk(hope, self.safe)
            if hope > best:
                best, price = hope, cost + SAIL
        return best, price


def _navigation(g: Elisabeth, power: int, captain: int) -> int:
    """E1-16.1.22 The rating of a captain who may not have sailed yet."""
    return CREW[captain].navigation + MAP_PROJECTION * owns(g, power, "map_projection")


def _at_risk(gain: float, safe: float) -> float:
    return gain * (0.4 + 0.6 * safe) - LOST_CAPTAIN * (1.0 - safe)


def raids_to_come(g: Elisabeth, power: int) -> float:
    """E1-16.5.2 What the captains at sea may still raid this turn, with the cards that are left."""
    left = PIRACY.per_power - g.raids_made[power]
    cp = (g.cp if g.active == power else 0) + CP_OF_A_CARD * (len(g.hand[power]) + len(g.home_hand[power]))
    world = the_new_world(g)
    total = 0.0
    for captain in captains_of(g, power):
        zone = world.zone_of(captain)
        if zone < 0 or left <= 0:
            continue
        gain, price = voyage(g, power, captain, zone, cp, left)
        if gain > 0:
            cp -= price
            left -= max(1, price // (RAID + SAIL))
            total += gain
    return total


def outfit(g: Elisabeth, power: int) -> float:
    """E1-17.4 What a new expedition may bring: the best raid from where it can begin."""
    return max(
        (
            voyage(g, power, captain, zone)[0] + (0.2 if CREW[captain].gift.free_colony else 0.0)
            for captain in idle_captains(g, power)
            for zone in ENTRY[power]
        ),
        default=0.0,
    )


def launch(g: Elisabeth, power: int, answer: Answer) -> float:
    """Where the raids are best, whoever sails."""
    zone = OCEAN[answer[1]]
    return max((voyage(g, power, c, zone)[0] for c in idle_captains(g, power)), default=0.0)


def who_sails(g: Elisabeth, power: int, answer: Answer) -> float:
    captain = CAPTAIN[answer[1]]
    return max(voyage(g, power, captain, zone)[0] for zone in ENTRY[power])


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
    gain = max(voyage(g, power, captain, goal)[0], best_plunder(g, power, captain, goal)) - here
    if world.colony_aboard >> captain & 1:
        gain += 0.3 if any(s.site and goal in s.zones for s in SETTLEMENTS) else 0.1
    if origin >= 0 and needs_roll(origin, goal):
        gain = _at_risk(gain, two_dice(navigation_bonus(g, captain), SAFE))
    return gain


def best_course(g: Elisabeth, power: int, answers: list[Answer]) -> float:
    return max((steer(g, power, a) for a in answers if a[0] == "steer"), default=0.0)


def homeward(g: Elisabeth, power: int, answer: Answer) -> float:
    """E1-16.5 S7 Loot is safe only at home, and who is damaged goes there; who can still raid and has room for more stays."""
    if answer[0] == "stay":
        return 0.5
    world = the_new_world(g)
    at_sea = [c for c in captains_of(g, power) if world.zone_of(c) >= 0]
    if any(world.is_damaged(c) and not CREW[c].gift.repair for c in at_sea):
        return 1.0
    full = any(len(world.loot[c]) >= capacity(g, c) for c in at_sea)
    return 1.0 if raids_to_come(g, power) < (WORTH_STAYING_FULL if full else WORTH_STAYING) else 0.3


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
        out += (0.2 if world.colony_aboard >> captain & 1 else 0.0) - (
            0.05 if world.is_damaged(captain) else 0
        )
    if g.phase == "action":
        out += TO_RAID * raids_to_come(g, power)
    turns = g.last_turn - g.turn
    colonies = sum(1 for s in SETTLEMENTS if s.site and world.settlements[s.index] == power)
    out += worths.COLONY * colonies * min(1.0, turns / 3)
    if power == SPAIN:
        out += 0.8 * A_TREASURE * (len(world.spanish_row) + len(world.fleet_cargo)) * (turns > 0)
        out += worths.PATROL * sum(world.patrols) + worths.SETTLED_FORTRESS * world.fortresses.bit_count()
        out += 0.1 * world.escorts
    return out
