"""GS-14 The sea fight: styles, and what committed regiments, squadrons and cards are worth. Queries only."""

from __future__ import annotations

from theatrum.games.generalship.queries.command import is_denied, unit_bonus
from theatrum.games.generalship.queries.fight_land import committed_kinds, meets
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.numbers import NUMBERS
from theatrum.games.generalship.tables.tactics import (
    DECKS,
    EVADE_BOMBARDMENT,
    EVADE_MELEE,
    SEA_GROUPS,
    STYLE_PRIORITY,
)
from theatrum.games.generalship.tables.units import KIND, KINDS
from theatrum.games.generalship.tables.vocabulary import (
    BOMBARDMENT,
    MELEE,
    NO_STYLE,
    SEA_BATTLE,
    SHOOTING,
)

MOST_REGIMENTS: int = NUMBERS.sea_fight_max_regiments.value
ARTILLERY = KIND["artillery"]
_DECK = DECKS[SEA_BATTLE]


# ---- styles ----------------------------------------------------------------------------------------------------------
def own_style(battle: Battle, side: int) -> int:
    """GS-14.3 Melee with any close infantry, else shooting with any archers or muskets, else bombardment, or none."""
    counts = committed_kinds(battle, side)
    if any(counts[kind] for kind in SEA_GROUPS["close_infantry"]):
        return MELEE
    if any(counts[kind] for kind in SEA_GROUPS["ranged_infantry"]):
        return SHOOTING
    return BOMBARDMENT if counts[ARTILLERY] else NO_STYLE


def fight_style(battle: Battle) -> int:
    """GS-14.4, GS-14.5 The higher of the two styles; a side that shoots can evade melee."""
    styles = [own_style(battle, side) for side in (0, 1)]
    for side in (0, 1):
        if battle.committed_bonus[side] == EVADE_MELEE and styles[side] == SHOOTING:
            if styles[1 - side] == MELEE:
                return SHOOTING
    return next((style for style in STYLE_PRIORITY if style in styles), NO_STYLE)


def is_broken_off(battle: Battle) -> bool:
    """GS-14.5 A side that does not bombard evades the enemy's bombardment: the strike counts as repelled."""
    return any(
        battle.committed_bonus[side] == EVADE_BOMBARDMENT
        and own_style(battle, side) != BOMBARDMENT
        and own_style(battle, 1 - side) == BOMBARDMENT
        for side in (0, 1)
    )


# ---- sums ------------------------------------------------------------------------------------------------------------
def sea_sum(g: Generalship, battle: Battle, side: int, striking: bool, style: int) -> int:
    """GS-14.6-14.9 ATK of the side that strikes, DEF of the side struck, read in the style of the fight."""
    if style == NO_STYLE:
        return 0
    if style == BOMBARDMENT and not striking:
        ship = battle.committed_ship[side]
        return KINDS[g.unit_kind[ship]].sea_def[BOMBARDMENT] if ship >= 0 else 0
    column = "atk" if striking else "def"
    total = 0
    for _, kind, count in battle.committed_cards[side]:
        value = (KINDS[kind].sea_atk if striking else KINDS[kind].sea_def)[style]
        if value:
            total += count * (value + unit_bonus(g, battle, side, kind, column))
    number = battle.committed_bonus[side]
    return total + (bonus_of(battle, side, number) if number and striking else 0)


def bonus_of(battle: Battle, side: int, number: int) -> int:
    """GS-14.6 What an advanced card adds to ATK; 0 if its condition is not met."""
    counts = committed_kinds(battle, side)
    return max((b.atk for b in _DECK.advanced[number].bonuses if meets(b, counts)), default=0)


def sea_bonus_cards(g: Generalship, battle: Battle, side: int) -> list[int]:
    """GS-14.5, GS-14.6, OP-26, OP-28 The cards 1-5 in hand that could have an effect with what is committed so far.

    Whether the enemy's style lets them have it is not known yet.
    """
    style, striking = own_style(battle, side), battle.striker == side
    out = []
    for number in sorted(set(battle.advanced[side])):
        if is_denied(g, battle, side, _DECK.advanced[number].key):
            continue
        fits = (
            (striking and bonus_of(battle, side, number) > 0)
            or (number == EVADE_MELEE and style == SHOOTING)
            or (number == EVADE_BOMBARDMENT and style != BOMBARDMENT)
        )
        if fits:
            out.append(number)
    return out


def barred_kinds(g: Generalship, battle: Battle, side: int) -> tuple[int, ...]:
    """GS-14.1 Artillery fights only beside a committed galleon. (No card takes cavalry to sea.)"""
    ship = battle.committed_ship[side]
    if ship >= 0 and KINDS[g.unit_kind[ship]].carries_artillery:
        return ()
    return (ARTILLERY,)
