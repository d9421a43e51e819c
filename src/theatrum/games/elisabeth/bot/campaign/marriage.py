"""Marriages [E1-21]: what a match is worth to either side."""

from __future__ import annotations

from functools import cache

from theatrum.core.contract import Answer
from theatrum.games.elisabeth.bot.campaign import worths
from theatrum.games.elisabeth.bot.campaign.patronage import TWO_DICE
from theatrum.games.elisabeth.queries.marriages import (
    ELIZABETH,
    IS_MAN,
    OWNER,
    PHILIP,
    VALOIS,
    breaks_match,
)
from theatrum.games.elisabeth.rules.marriage import FESTIVITIES, outcome
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_diplomacy
from theatrum.games.elisabeth.tables.constants import MARRIAGE
from theatrum.games.elisabeth.tables.marriages import BONUS
from theatrum.games.elisabeth.tables.persons import NOBLES
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, HRE, POWER_IDS, PROTESTANT, SPAIN

LAST_VIRGIN_TURN = 5
"""E1-21.0 Elizabeth starts in box 5 and drops one a turn: after turn 5 nobody asks for her hand."""
DEATH = {"philip_ii": 1.6, "charles_ix": 0.8, "henry_iii": 1.2, "rudolf_ii": 1.2, "elizabeth_i": 2.0}
"""What the death of a ruler costs his power: cards, and administration [E1-23]."""
INFLUENCE = 0.15
FREE_CONVERSIONS = 2.0 * worths.SPACE
BUSINESS = 0.02
"""A match that brings nothing else is still one the table has seen: a little more than nothing."""


@cache
def prospects(total: int) -> tuple[float, float, float, float, float]:
    """22-T4 Of a marriage to whose dice so much is added: points, cards, and the chances that it is annulled, that the
    husband dies, that the wife dies."""
    vp = cards = annulled = his = hers = 0.0
    for dice, chance in TWO_DICE:
        row = outcome(dice + total)
        vp += chance * row.vp
        cards += chance * row.cards
        annulled += chance * row.annulled
        his += chance * row.husband_dies
        hers += chance * row.wife_dies
    return vp, cards, annulled, his, hers


def match(g: Elisabeth, power: int, one: int, other: int) -> float:
    """What the marriage of these two is worth to a power that has one of them, or both."""
    board = the_court(g)
    man, woman = (one, other) if IS_MAN[one] else (other, one)
    values = (board.suitability[man], board.suitability[woman])
    inside = OWNER[man] == OWNER[woman]
    total: int = max(values) if inside else sum(values)
    total += FESTIVITIES if board.festivities == man else 0
    vp, cards, annulled, his, hers = prospects(total)
    worth = vp + worths.CARD_TO_COME * cards + BUSINESS
    held = 1.0 - annulled
    for noble, dies in ((man, his), (woman, hers)):
        if OWNER[noble] == power:
            worth -= dies * DEATH.get(NOBLES[noble].id, 0.1)
            worth += held * (_own(g, noble) + _dowry(noble, man, woman, power))
        else:
            worth += held * _dowry(noble, man, woman, power)
    return worth - _broken(g, power, man, woman)


def _broken(g: Elisabeth, power: int, man: int, woman: int) -> float:
    """OP-9-36 What a power loses if this match breaks the one that was arranged before."""
    broken = breaks_match(g, man) != breaks_match(g, woman)  # not by keeping it
    if power not in (SPAIN, FRANCE) or not broken:
        return 0.0
    return match(g, power, PHILIP, VALOIS) + (worths.CARD_TO_COME if power == SPAIN else 0.0)


def _own(g: Elisabeth, noble: int) -> float:
    """What a noble of one's own brings or costs by marrying."""
    if noble == ELIZABETH:
        return -virgin_queen(g)
    return float(MARRIAGE.valois_vp * BONUS[noble].valois_vp)


def virgin_queen(g: Elisabeth) -> float:
    """E1-21.2 Points that Elizabeth will still bring as long as she is not married."""
    had = g.bonus[ENGLAND].get("virgin_queen", 0)
    left = min(MARRIAGE.virgin_queen_max - had, the_court(g).suitability[ELIZABETH], g.last_turn - g.turn + 1)
    return MARRIAGE.virgin_queen_vp * max(0, left)


def _dowry(noble: int, man: int, woman: int, power: int) -> float:
    """E1-21.1 S5 Cards, influence and free actions that come with a noble."""
    bonus = BONUS[noble]
    worth = 0.0
    if bonus.cards:
        worth += bonus.cards * worths.CARD_TO_COME * (_card_power(noble, man, woman) == power)
    if bonus.influence and bonus.to == "husband" and OWNER[man] == power:
        worth += INFLUENCE * sum(bonus.influence.values())
    if bonus.free_action == "preach" and power == PROTESTANT:
        worth += FREE_CONVERSIONS
    if bonus.free_action == "suppress_heresy" and OWNER[man] == power and power in (SPAIN, FRANCE):
        worth += FREE_CONVERSIONS
    return worth


def _card_power(noble: int, man: int, woman: int) -> int:
    """Whose cards a noble's bonus changes; -1: nobody's."""
    bonus = BONUS[noble]
    if bonus.bride_powers:
        return OWNER[woman] if POWER_IDS[OWNER[woman]] in bonus.bride_powers else -1
    if bonus.husband_powers:
        return OWNER[man] if POWER_IDS[OWNER[man]] in bonus.husband_powers else -1
    if bonus.if_wife_power:
        return PROTESTANT if POWER_IDS[OWNER[woman]] == bonus.if_wife_power else -1
    return OWNER[man]


def promised(g: Elisabeth, power: int) -> float:
    """What the matches that are made already will bring a power."""
    board = the_court(g)
    total = 0.0
    for man in the_diplomacy(g).matches:
        woman = board.bride_of[man]
        if woman >= 0 and power in (OWNER[man], OWNER[woman]):
            total += match(g, power, man, woman)
    return total


def reroll(g: Elisabeth, power: int, answer: Answer) -> float:
    """Anna of Austria: the lowest die again, if it is low."""
    return 0.5


def has_court(power: int) -> bool:
    """E1-21.0 All but the Ottomans."""
    return power in (SPAIN, ENGLAND, FRANCE, HRE, PROTESTANT)
