"""GS-12.3-12.7, GS-19 What the two commanders are worth in a battle: cards, fortresses, leave and prohibition.

Queries on the battle in progress. Sides are 0 attacker, 1 defender. In a battle between rivals, and for a side without
a commander, no ability counts. Where both sides have a word in the same matter, the prohibition wins [GS-19.4].
"""

from __future__ import annotations

from theatrum.games.generalship.queries.abilities import A, abilities
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.abilities import (
    BonusBasicCards,
    CardSubstitution,
    DenyEnemyCard,
    FreeExchange,
    GeneralDrawOnWin,
    Irregulars,
    NegateFortress,
    Plunder,
    UnitBonus,
    WagonFort,
)
from theatrum.games.generalship.tables.generals import GENERALS
from theatrum.games.generalship.tables.numbers import ERA_ROWS, NUMBERS
from theatrum.games.generalship.tables.tactics import (
    ADVANCED_BY_KEY,
)
from theatrum.games.generalship.tables.technologies import TECHNOLOGY
from theatrum.games.generalship.tables.units import KINDS
from theatrum.games.generalship.tables.vocabulary import (
    CLASSES,
    ERA_FORTRESSES,
    LAND_BATTLE,
    SHIP,
    TERRAINS,
)

ATTACKER, DEFENDER = 0, 1
ROLE_NAMES = ("attacker", "defender")
BASIC_CARDS = NUMBERS.basic_tactic_cards.value
ADVANCED_CARDS = NUMBERS.advanced_tactic_cards_base.value
_ARCHITECTURE = TECHNOLOGY["architecture"]


def the_battle(g: Generalship) -> Battle:
    """The battle in progress: there is one whenever a step of it runs."""
    assert g.battle is not None, "no battle is in progress"
    return g.battle


def is_decided(battle: Battle) -> bool:
    """Is a side to leave the field?"""
    return battle.left >= 0


# ---- commanders ----------------------------------------------------------------------------------------------------
def rivals(g: Generalship, battle: Battle) -> bool:
    """GS-12.6 Is one commander named as the rival of the other?"""
    mine, yours = (g.commander[seat] for seat in battle.seats)
    return mine >= 0 and yours >= 0 and (GENERALS[mine].rival == yours or GENERALS[yours].rival == mine)


def is_led(g: Generalship, battle: Battle, side: int) -> bool:
    """GS-12.3 Has this side a commander who counts?"""
    return g.commander[battle.seats[side]] >= 0 and not rivals(g, battle)


def led_abilities(g: Generalship, battle: Battle, side: int, kind: type[A]) -> list[A]:
    """GS-19.1 The commander's abilities of one kind; empty for a side that is not led."""
    return abilities(g, battle.seats[side], kind) if is_led(g, battle, side) else []


# ---- step 2: how many cards ----------------------------------------------------------------------------------------
def card_counts(g: Generalship, battle: Battle, side: int) -> tuple[int, int]:
    """GS-12.3, GS-12.4 How many basic and advanced cards a side draws."""
    if not is_led(g, battle, side):
        return BASIC_CARDS, 0
    general = GENERALS[g.commander[battle.seats[side]]]
    fort_basic, fort_advanced = fortress_cards(g, battle, side)
    number = general.land if battle.kind == LAND_BATTLE else general.sea
    advanced = ADVANCED_CARDS + number + fort_advanced + paradigm_cards(g, battle, side)
    return BASIC_CARDS + fort_basic + bonus_basic_cards(g, battle, side), advanced


def fortress_cards(g: Generalship, battle: Battle, side: int) -> tuple[int, int]:
    """GS-12.5 Basic and advanced cards for a fortress: the defender's, in a land battle."""
    if side != DEFENDER or battle.kind != LAND_BATTLE or not has_fortress(g, battle):
        return 0, 0
    inside = g.paradigm == ERA_FORTRESSES
    table = ERA_ROWS[ERA_FORTRESSES] if inside else NUMBERS.fortress_bonus_outside_fortress_era
    cards = table.after_architecture if g.developed[_ARCHITECTURE] else table.before_architecture
    return cards.basic, cards.advanced


def has_fortress(g: Generalship, battle: Battle) -> bool:
    """GS-12.5, GS-19.3 A fortress or a wagon fort that the attacker's commander can't set at naught."""
    if led_abilities(g, battle, ATTACKER, NegateFortress):
        return False
    if g.tile_at(battle.at).fortress:
        return True
    terrain = TERRAINS[g.terrain[battle.at]]
    return any(terrain in fort.terrain for fort in led_abilities(g, battle, DEFENDER, WagonFort))


def paradigm_cards(g: Generalship, battle: Battle, side: int) -> int:
    """GS-12.7 Advanced cards for units that suit the era. (The era of fortresses is in `fortress_cards`.)"""
    era = ERA_ROWS[g.paradigm]
    if era.deck != battle.kind or g.paradigm == ERA_FORTRESSES:
        return 0
    cls = SHIP if era.counts == "squadrons" else CLASSES.index(era.counts.removesuffix("_regiments"))
    units = g.units_at(battle.at, battle.seats[side])
    count = sum(KINDS[g.unit_kind[u]].cls == cls for u in units)
    return max((t.advanced for t in era.thresholds if count >= t.min), default=0)


def bonus_basic_cards(g: Generalship, battle: Battle, side: int) -> int:
    """GS-19.3 Basic cards by the commander's ability, for this kind of battle, role and terrain."""
    terrain = TERRAINS[g.terrain[battle.at]]
    cards = 0
    for bonus in led_abilities(g, battle, side, BonusBasicCards):
        fits = bonus.battle == battle.kind and bonus.role in ("any", ROLE_NAMES[side])
        if fits and bonus.terrain in (None, terrain):
            cards += bonus.cards
    return cards


# ---- steps 3 and 4: cards that are played ---------------------------------------------------------------------------
def is_denied(g: Generalship, battle: Battle, side: int, key: str) -> bool:
    """GS-19.3, GS-19.4 Does the enemy's commander forbid this side that advanced card?"""
    forbidden = led_abilities(g, battle, 1 - side, DenyEnemyCard)
    return any(f.deck == battle.kind and f.card == key for f in forbidden)


def stand_ins(g: Generalship, battle: Battle, side: int, key: str) -> list[int]:
    """GS-19.3, GS-19.4 The numbers of the cards that this side may play as the card `key`, that card first.

    A forbidden card can be played in no guise, and nothing stands in for it. (Abilities of the kind
    `card_substitution` concern the cards of steps 3 and 4 only.)
    """
    if is_denied(g, battle, side, key):
        return []
    terrain = TERRAINS[g.terrain[battle.at]]
    numbers = [ADVANCED_BY_KEY[battle.kind][key].number]
    for leave in led_abilities(g, battle, side, CardSubstitution):
        fits = leave.deck == battle.kind and leave.instead == key and leave.terrain in (None, terrain)
        if fits and not is_denied(g, battle, side, leave.use):
            numbers.append(ADVANCED_BY_KEY[battle.kind][leave.use].number)
    return numbers


def playable_as(g: Generalship, battle: Battle, side: int, key: str) -> list[int]:
    """The numbers of the cards in hand that can be played as the card `key`."""
    hand = battle.advanced[side]
    return [n for n in stand_ins(g, battle, side, key) if n in hand] if hand else []


def might_play(g: Generalship, battle: Battle, side: int, key: str) -> bool:
    """As far as everybody can see: does this side hold advanced cards, and may it play such a one?"""
    return bool(battle.advanced[side]) and bool(stand_ins(g, battle, side, key))


# ---- step 5 ----------------------------------------------------------------------------------------------------------
def free_exchanges(g: Generalship, battle: Battle, side: int) -> int:
    """GS-19.3 How many exchanges per battle cost nothing."""
    return sum(ability.times for ability in led_abilities(g, battle, side, FreeExchange))


# ---- fights ----------------------------------------------------------------------------------------------------------
def unit_bonus(g: Generalship, battle: Battle, side: int, kind: int, column: str) -> int:
    """GS-19.3 What the commander adds to each committed regiment of a kind; `column` is atk or def."""
    return sum(
        bonus.atk if column == "atk" else bonus.defence
        for bonus in led_abilities(g, battle, side, UnitBonus)
        if bonus.battle == battle.kind and KINDS[kind].id in bonus.unit_types
    )


def irregulars(g: Generalship, battle: Battle, side: int) -> list[str]:
    """GS-13.5 The variants in which this side's commander may play Irregulars."""
    return [leave.type for leave in led_abilities(g, battle, side, Irregulars)]


# ---- after a victory ---------------------------------------------------------------------------------------------------
def plunder(g: Generalship, battle: Battle, side: int) -> tuple[int, int]:
    """GS-19.3 Food and metal that the winner's commander takes."""
    food = metal = 0
    for ability in led_abilities(g, battle, side, Plunder):
        if ability.battle in ("any", battle.kind) and ability.role in ("any", ROLE_NAMES[side]):
            food += ability.food
            metal += ability.metal
    return food, metal


def generals_on_win(g: Generalship, battle: Battle, side: int) -> int:
    """GS-19.3 How many general cards the winner's commander draws."""
    return sum(a.cards for a in led_abilities(g, battle, side, GeneralDrawOnWin))
