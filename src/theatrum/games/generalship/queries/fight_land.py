"""GS-13 The land fight: what committed regiments and cards are worth. Queries only; `commit.py` asks."""

from __future__ import annotations

from theatrum.games.generalship.queries.command import irregulars, is_denied, unit_bonus
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.numbers import NUMBERS
from theatrum.games.generalship.tables.tactics import DECKS, Bonus
from theatrum.games.generalship.tables.units import KINDS
from theatrum.games.generalship.tables.vocabulary import LAND_BATTLE

MOST_REGIMENTS: int = NUMBERS.land_fight_max_regiments.value
_DECK = DECKS[LAND_BATTLE]


def land_sum(g: Generalship, battle: Battle, side: int, striking: bool) -> int:
    """GS-13.4, GS-13.5 ATK of the side that strikes, DEF of the side struck."""
    column = "atk" if striking else "def"
    total = 0
    for _, kind, count in battle.committed_cards[side]:
        value = KINDS[kind].atk if striking else KINDS[kind].defence
        total += count * (value + unit_bonus(g, battle, side, kind, column))
    number = battle.committed_bonus[side]
    return total + (bonus_of(g, battle, side, number, striking) if number else 0)


def land_bonus_cards(g: Generalship, battle: Battle, side: int) -> list[int]:
    """GS-13.5 The bonus cards in hand that fit the regiments committed so far, by number."""
    striking = battle.striker == side
    return [
        number
        for number in sorted(set(battle.advanced[side]))
        if _DECK.advanced[number].bonuses
        and not is_denied(g, battle, side, _DECK.advanced[number].key)
        and bonus_of(g, battle, side, number, striking) > 0
    ]


def bonus_of(g: Generalship, battle: Battle, side: int, number: int, striking: bool) -> int:
    """GS-13.5 What a bonus card adds: 0 if its condition is not met, or if the commander does not lead Irregulars."""
    counts = committed_kinds(battle, side)
    best = 0
    for bonus in _DECK.advanced[number].bonuses:
        if meets(bonus, counts) and (not bonus.variant or bonus.variant in irregulars(g, battle, side)):
            best = max(best, bonus.atk if striking else bonus.defence)
    return best


def committed_kinds(battle: Battle, side: int) -> list[int]:
    """How many regiments of each kind a side has committed to the present strike."""
    counts = [0] * len(KINDS)
    for _, kind, count in battle.committed_cards[side]:
        counts[kind] += count
    return counts


def meets(bonus: Bonus, counts: list[int]) -> bool:
    """GS-13.5, GS-14.6 Do the committed regiments meet the condition of a bonus?"""
    for need in bonus.needs:
        there = sum(counts[kind] for kind in need.kinds)
        if there < need.low or there > need.high >= 0:
            return False
    return True
