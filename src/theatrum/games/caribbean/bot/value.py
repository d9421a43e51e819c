"""How well a nation stands: glory, and what it has to win more of it in the turns that are left."""

from __future__ import annotations

import math

from theatrum.core.contract import Seat
from theatrum.games.caribbean.bot import prospects, worth
from theatrum.games.caribbean.queries.presence import in_play, settled
from theatrum.games.caribbean.state import LOST, Caribbean
from theatrum.games.caribbean.tables.cards import CARDS
from theatrum.games.caribbean.tables.nations import WAR
from theatrum.games.caribbean.tables.pieces import BASE_OF, EUROPEAN, N_SHIPS, SHIPS, UNITS, is_fleet
from theatrum.games.caribbean.tables.things import (
    ADVISOR_THINGS,
    DUCATS,
    FIRST_UNIT,
    PRIESTS,
    SETTLERS,
    SP,
)

SPREAD = 5.0
"""How sure one can be of a lead: so many points make the odds e to one."""
SETTLER, PRIEST, ADVISOR = 0.16, 0.15, 0.3
FLEET, LEADER = 0.9, 0.8
"""What a marker in play is worth when there is much left to do."""
SHIPLESS = 0.5
MANY = 3
"""Further fleets or leaders find no points to act with."""
CARD_POINT, SPECIAL, MAIN_UP, MONOPOLY = 0.15, 0.3, 0.4, 0.25
AFLOAT = 0.8
"""What things keep of their worth that are not at home."""
TAX = 0.018
RATE = 0.05
WARLIKE = 0.4
IMAGE = 1.0


def value(g: Caribbean, seat: Seat) -> float:
    """The chance that this seat wins, roughly."""
    nation = g.nation_of[seat]
    if nation < 0 or not (g.impulse or any(g.hand)):
        return 1 / g.players  # nations are as good as each other before the first card is drawn
    own = estimate(g, nation)
    others = [estimate(g, other) for other in g.nations if other != nation]
    lead = own - max(others, default=0.0)
    mean = own - sum(others) / len(others) if others else own
    return 1.0 / (1.0 + math.exp(-(0.6 * lead + 0.4 * mean) / SPREAD))


def estimate(g: Caribbean, nation: int) -> float:
    """Points won, and what the rest may still bring."""
    left = worth.turns_left(g)
    long = min(1.0, left / 4)
    total = float(g.gp[nation])
    total += _holdings(g, nation, long)
    total += _land(g, nation, left)
    total += _cards(g, nation)
    total += TAX * g.tax[nation] * min(1, left) + RATE * g.rate[nation] * min(2, left)
    total += 0.04 * sum(g.levels[nation * 15 : nation * 15 + 15]) * long
    total -= IMAGE * g.bad_image[nation] * long
    total -= WARLIKE * sum(g.relation(nation, other) == WAR for other in g.nations if other != nation)
    return total


def _holdings(g: Caribbean, nation: int, long: float) -> float:
    """Ducats, SP, wares, people, troops and ships, at home and abroad; figures in play."""
    money, sp, total = g.ducats(nation), g.supplies(nation), 0.0
    fleets, leaders = 0.0, 0
    for figure in (BASE_OF[nation], *in_play(g, nation)):
        hold, ships = g.hold[figure], g.ships[figure]
        at_home = figure == BASE_OF[nation]
        kept = 1.0 if at_home else AFLOAT
        if hold:
            if not at_home:
                money += int(hold[DUCATS] * kept)
                sp += int(hold[SP] * kept)
            money += int(worth.cargo(g, nation, hold) * kept)
            people = SETTLER * min(6, hold[SETTLERS]) + PRIEST * hold[PRIESTS]
            people += ADVISOR * sum(hold[thing] for thing in ADVISOR_THINGS)
            troops = sum(hold[FIRST_UNIT + i] * UNITS[unit].cost for i, unit in enumerate(EUROPEAN))
            total += (people + 0.03 * troops) * long
        if ships:
            total += 0.04 * long * sum(n * SHIPS[i % N_SHIPS].cost for i, n in enumerate(ships) if n)
        if at_home:
            continue
        if is_fleet(figure):
            fleets += 1 if ships else SHIPLESS
        else:
            leaders += 1
        if g.marks[figure] & LOST:
            total -= 0.4
    total += long * (FLEET * min(MANY, fleets) + LEADER * min(MANY, leaders))
    return total + worth.ducats(g, money) + worth.supplies(g, sp)


def _land(g: Caribbean, nation: int, left: int) -> float:
    """Colonies, what they yield, and room for more."""
    total, share = 0.0, min(1.0, left / 3)
    for area, owner in enumerate(g.owner):
        if owner == nation:
            total += prospects.standing(g, nation, area)
            total += prospects.GROUND * share + 0.1 * share * len(g.resources[area])
            if settled(g, area):
                total += 0.3 * share + 0.05 * min(2, g.garrison[area]) * share
    return total + 0.05 * share * min(4, g.control[nation])


def _cards(g: Caribbean, nation: int) -> float:
    """Cards in hand (dealt anew where they are hidden), special ones laid out, points of the running card."""
    total = sum(0.05 + CARD_POINT * CARDS[card].points for card in g.hand[nation])
    total += sum(SPECIAL for card in g.laid_out if CARDS[card].nation == nation)
    total += MONOPOLY * g.monopoly.count(nation) + MAIN_UP * g.main_up[nation]
    if g.active == nation:
        total += worth.POINT * g.points
    return total
