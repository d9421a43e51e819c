"""What a deal is worth to a nation: bots judge what others offer them, and offer nothing themselves.

What two could offer each other is supplies, which some nations buy for a ducat less [CC-4.4.1.5]; who sells them gains next to
nothing. In a game of two nobody should deal at all, as what one gains the other loses. A promise of peace binds only the other, as
bots never begin a war; words that only people can read are signed by people [CC-3.3.6].
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from theatrum.core.contract import Answer, Ask
from theatrum.games.caribbean.bot import prospects, worth
from theatrum.games.caribbean.bot.value import ADVISOR, CARD_POINT, PRIEST, SETTLER, SHIP
from theatrum.games.caribbean.queries.prices import sale_in_europe, sp_price
from theatrum.games.caribbean.rules.deals import parties
from theatrum.games.caribbean.rules.treaties import HONOUR
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.cards import CARD, CARDS
from theatrum.games.caribbean.tables.pieces import EUROPEAN, SHIPS, UNITS
from theatrum.games.caribbean.tables.pieces import SHIP as SHIP_NOUN
from theatrum.games.caribbean.tables.places import AREA
from theatrum.games.caribbean.tables.things import (
    ADVISOR_THINGS,
    DUCATS,
    FIRST_UNIT,
    PRIESTS,
    SETTLERS,
    SP,
    THING,
    WARE_THINGS,
)
from theatrum.kit.deals import CONFIRM, Item
from theatrum.kit.nouns import number

NO_WAR = "no_war"
REFILL = (10, 20, 40)
"""SP that a nation could buy in the market by itself, for an operation point."""
LEAST = 0.15
"""What a deal must bring."""
FAIR = 0.4
"""Nobody helps a rival to so much that his own gain is a smaller part of it."""
ENOUGH_SETTLERS = 6
CARDS_POINTS = 2.4
"""Operation points of a general card, in the mean."""
PROMISED = 0.6
"""What is left of ducats that somebody promises for a later turn."""
PEACE, WORDS = 0.3, -2.0
"""Clauses: no war; words that a bot can't read, and others would judge."""


# ---- reckoning -----------------------------------------------------------------------------------------------------------
def treasury(g: Caribbean, nation: int, more_sp: int, more_ducats: float) -> float:
    """What SP and ducats at home are worth if these are added, and the market is open as before."""
    sp, have = g.supplies(nation) + more_sp, int(g.ducats(nation) + more_ducats)
    price = sp_price(g, nation)
    best = worth.supplies(g, sp) + worth.ducats(g, have)
    for n in REFILL:
        if n * price <= have:
            bought = worth.supplies(g, sp + n) + worth.ducats(g, have - n * price) - worth.POINT
            best = max(best, bought)
    return best


def settlers(g: Caribbean, n: int) -> float:
    return SETTLER * min(ENOUGH_SETTLERS, n) * min(1.0, worth.turns_left(g) / 4)


def gain(g: Caribbean, nation: int, items: Iterable[Item]) -> float:
    """What a nation gains by a deal as a whole, in points of glory."""
    sp, people, ducats, other = 0, 0, 0.0, 0.0
    for item in items:
        giver, taker = parties(item)
        sign = 1 if taker == nation else -1 if giver == nation else 0
        kind = str(item[0])
        if kind == "things" and THING[item[3]] == SP:
            sp += sign * number(item[4])
        elif kind == "things" and THING[item[3]] == SETTLERS:
            people += sign * number(item[4])
        elif kind == "things" and THING[item[3]] == DUCATS:
            ducats += sign * number(item[4])
        elif kind == "pay":
            ducats += number(item[3]) * (PROMISED if sign > 0 else sign)
        elif kind in (NO_WAR, HONOUR):
            other += PEACE if kind == NO_WAR else WORDS
        else:
            other += sign * _worth(g, nation, item)
    home = g.settlers(nation)
    before, after = treasury(g, nation, 0, 0), treasury(g, nation, sp, ducats)
    return after - before + settlers(g, home + people) - settlers(g, home) + other


def _worth(g: Caribbean, nation: int, item: Item) -> float:
    """What an item is worth to a nation that has it."""
    left = worth.turns_left(g)
    long = min(1.0, left / 4)
    match str(item[0]):
        case "things":
            return _thing(g, nation, THING[item[3]], long) * number(item[4])
        case "ships":
            return SHIP * long * SHIPS[SHIP_NOUN[item[3]]].cost * number(item[4])
        case "colony":
            area = AREA[item[3]]
            free = g.control[nation]
            marker = prospects.free_markers(g, free + 1) - prospects.free_markers(g, free)
            ground = (prospects.GROUND + 0.1 * len(g.resources[area])) * min(1.0, left / 3)
            return prospects.standing(g, nation, area) + ground - marker
        case "card":
            return 0.05 + CARD_POINT * CARDS[CARD[item[3]]].points
        case kind:
            assert kind == "cards"
            return (0.05 + CARD_POINT * CARDS_POINTS) * number(item[3])


def _thing(g: Caribbean, nation: int, thing: int, long: float) -> float:
    if thing in WARE_THINGS:
        return sale_in_europe(g, nation, thing) * worth.price_of_ducat(g, nation)
    if thing == PRIESTS:
        return PRIEST * long
    if thing in ADVISOR_THINGS:
        return ADVISOR * long
    if FIRST_UNIT <= thing < FIRST_UNIT + len(EUROPEAN):
        return 0.03 * long * UNITS[EUROPEAN[thing - FIRST_UNIT]].cost
    return 0.0


def fair(g: Caribbean, own: float, others: float) -> bool:
    """Is a deal worth it, with what the partner gains? Where only two play, what he gains is lost."""
    if len(g.nations) == 2:
        return own - others > LEAST
    return own > LEAST and own >= FAIR * others


# ---- answers -------------------------------------------------------------------------------------------------------------
def confirm(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """CC-3.3.5 A deal is accepted if it is worth it."""
    bundle = g.deals.bundle(str(answers[0][1]))
    own = gain(g, g.nation_of[ask.seat], bundle.items)
    good = fair(g, own, gain(g, bundle.by, bundle.items))
    return [1.0 if (answer[0] == CONFIRM) == good else 0.0 for answer in answers]
