"""What a player can reckon: how likely it is that the enemy holds a certain card."""

from __future__ import annotations

from math import comb

from theatrum.games.generalship.state import Battle
from theatrum.games.generalship.tables.tactics import ADVANCED_NOUN, DECKS


def chance_to_hold(battle: Battle, side: int, numbers: list[int]) -> int:
    """Per cent chance, as far as `side` can know, that its enemy holds at least one of these advanced cards.

    From the number of the enemy's advanced cards and from all cards that the side has seen: its own hand, what it
    discarded, what was played openly. (That an enemy keeps good cards when it swaps is not reckoned with.)
    """
    nouns = ADVANCED_NOUN[battle.kind]
    seen = battle.advanced[side] + battle.buried_advanced[side]
    opened = battle.discarded[0] + battle.discarded[1]
    unseen = wanted = 0
    for number, card in DECKS[battle.kind].advanced.items():
        left = card.copies - seen.count(number) - opened.count(nouns[number])
        unseen += left
        if number in numbers:
            wanted += left
    held = len(battle.advanced[1 - side])
    if not held or not wanted:
        return 0
    return round(100 * (1 - comb(unseen - wanted, held) / comb(unseen, held)))
