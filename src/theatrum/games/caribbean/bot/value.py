"""How well a nation stands: glory, and what it has to win more of it in the turns that are left."""

from __future__ import annotations

import math

from theatrum.core.contract import Seat
from theatrum.games.caribbean.bot import prospects, worth
from theatrum.games.caribbean.queries.presence import in_play, settled
from theatrum.games.caribbean.state import LOST, Caribbean
from theatrum.games.caribbean.tables.cards import CARDS
from theatrum.games.caribbean.tables.nations import WAR
from theatrum.games.caribbean.tables.options import SCENARIOS
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
SETTLER, PRIEST, ADVISOR = 0.25, 0.15, 0.3
FLEETS: tuple[float, ...] = (1.6, 1.3, 0.5)
"""What the first, second and third fleet with ships is worth when there is much left to do: each sails once in an impulse, and
further ones find no points to act with."""
LEADERS: tuple[float, ...] = (0.9, 0.7, 0.3)
SHIPLESS = 0.6
"""What a fleet without ships is worth of that."""
SHIP = 0.07
"""What a ship is worth, for each SP that it costs."""
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
    if nation < 0 or _nothing_yet(g):
        return 1 / g.players  # nations are as good as each other before the first card is drawn
    own = estimate(g, nation)
    others = [estimate(g, other) for other in g.nations if other != nation]
    lead = own - max(others, default=0.0)
    mean = own - sum(others) / len(others) if others else own
    return 1.0 / (1.0 + math.exp(-(0.6 * lead + 0.4 * mean) / SPREAD))


def _nothing_yet(g: Caribbean) -> bool:
    """Before the first card of the game; hands are empty at the start of later turns, too, but then there is glory."""
    return g.turn == SCENARIOS[g.scenario].start_turn and not (g.impulse or any(g.hand))


def parts(g: Caribbean, seat: Seat) -> dict[str, float]:
    """What speaks for a seat, by part, in points of glory."""
    nation = g.nation_of[seat]
    return {} if nation < 0 else hopes(g, nation)


def estimate(g: Caribbean, nation: int) -> float:
    """Points won, and what the rest may still bring."""
    return sum(hopes(g, nation).values())


def hopes(g: Caribbean, nation: int) -> dict[str, float]:
    """Points won, and what the rest may still bring, by what it is."""
    left = worth.turns_left(g)
    long = min(1.0, left / 4)
    enemies = sum(g.relation(nation, other) == WAR for other in g.nations if other != nation)
    return {
        "glory": float(g.gp[nation]),
        "treasury": _treasury(g, nation),
        "people": _people(g, nation) * long,
        "fleets": _fleets(g, nation, long),
        "land": _land(g, nation, left),
        "cards": _cards(g, nation),
        "crown": TAX * g.tax[nation] * min(1, left)
        + RATE * g.rate[nation] * min(2, left)
        + 0.04 * sum(g.levels[nation * 15 : nation * 15 + 15]) * long,
        "peace": -IMAGE * g.bad_image[nation] * long - WARLIKE * enemies,
    }


def _treasury(g: Caribbean, nation: int) -> float:
    """Ducats, SP and wares, at home and abroad."""
    money, sp, home = g.ducats(nation), g.supplies(nation), BASE_OF[nation]
    for figure in (home, *in_play(g, nation)):
        hold = g.hold[figure]
        if hold:
            kept = 1.0 if figure == home else AFLOAT
            if figure != home:
                money += int(hold[DUCATS] * kept)
                sp += int(hold[SP] * kept)
            money += int(worth.cargo(g, nation, hold) * kept)
    return worth.ducats(g, money) + worth.supplies(g, sp)


def _people(g: Caribbean, nation: int) -> float:
    """Settlers, priests, advisors and troops, at home and abroad."""
    total = 0.0
    for figure in (BASE_OF[nation], *in_play(g, nation)):
        hold = g.hold[figure]
        if hold:
            total += SETTLER * min(6, hold[SETTLERS]) + PRIEST * hold[PRIESTS]
            total += ADVISOR * sum(hold[thing] for thing in ADVISOR_THINGS)
            total += 0.03 * sum(hold[FIRST_UNIT + i] * UNITS[unit].cost for i, unit in enumerate(EUROPEAN))
    return total


def _fleets(g: Caribbean, nation: int, long: float) -> float:
    """Ships, and the fleets and leaders in play."""
    total, sailing, waiting, leaders = 0.0, 0, 0, 0
    for figure in (BASE_OF[nation], *in_play(g, nation)):
        ships = g.ships[figure]
        if ships:
            total += SHIP * long * sum(n * SHIPS[i % N_SHIPS].cost for i, n in enumerate(ships) if n)
        if figure == BASE_OF[nation]:
            continue
        if is_fleet(figure):
            sailing += 1 if ships else 0
            waiting += 0 if ships else 1
        else:
            leaders += 1
        if g.marks[figure] & LOST:
            total -= 0.4
    with_ships: float = sum(FLEETS[:sailing])
    without: float = sum(FLEETS[sailing : sailing + waiting])
    led: float = sum(LEADERS[:leaders])
    return total + long * (with_ships + SHIPLESS * without + led)


def _land(g: Caribbean, nation: int, left: int) -> float:
    """Colonies, what they yield, and room for more."""
    total, share = 0.0, min(1.0, left / 3)
    for area, owner in enumerate(g.owner):
        if owner == nation:
            total += prospects.standing(g, nation, area)
            total += prospects.GROUND * share + 0.1 * share * len(g.resources[area])
            if settled(g, area):
                total += 0.3 * share + 0.05 * min(2, g.garrison[area]) * share
    return total + prospects.free_markers(g, g.control[nation])


def _cards(g: Caribbean, nation: int) -> float:
    """Cards in hand (dealt anew where they are hidden), special ones laid out, points of the running card."""
    total: float = sum(0.05 + CARD_POINT * CARDS[card].points for card in g.hand[nation])
    total += sum(SPECIAL for card in g.laid_out if CARDS[card].nation == nation)
    total += MONOPOLY * g.monopoly.count(nation) + MAIN_UP * g.main_up[nation]
    if g.active == nation:
        total += worth.POINT * g.points
    return total
