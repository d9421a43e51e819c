"""Between what the enemy's strike, or his defence, lies for certain [GS-12.12, GS-13], from what one side can know.

How many regiments of which class lie with each card is seen, so is how many of each kind a nation has; which cards are not
in the own hand and have not been shown is known as well. Every deal that fits this stays within these bounds.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from theatrum.games.generalship.queries.command import the_battle
from theatrum.games.generalship.queries.fight_land import meets
from theatrum.games.generalship.queries.movement import regiments_at
from theatrum.games.generalship.redeal import Faces, known_units
from theatrum.games.generalship.scene.strike_odds import (
    bonuses_among,
    committable,
    situation,
    worth_of_kinds,
)
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.tactics import DECKS, Bonus
from theatrum.games.generalship.tables.units import KINDS
from theatrum.games.generalship.tables.vocabulary import CLASSES, LAND_BATTLE
from theatrum.kit.remembered import Remembered

Counts = tuple[int, ...]
_BASIC = DECKS[LAND_BATTLE].basic
_FOUND: Remembered[tuple[int, int]] = Remembered(most=200)


def bounds(g: Generalship, side: int) -> tuple[int, int] | None:
    """GS-12.12 The least and the most that the enemy of this side can have in the present strike; None at sea, where the
    style of the fight depends on both, and where nothing is hidden."""
    battle = the_battle(g)
    if battle.kind != LAND_BATTLE or battle.striker < 0 or battle.revealed[1 - side]:
        return None
    done = has_laid(g, battle, 1 - side)
    return _FOUND.get((done, *situation(g, battle, side)), lambda: _bounds(g, battle, side, done))


def has_laid(g: Generalship, battle: Battle, side: int) -> bool:
    """GS-12.12 Whoever strikes lays everything before the other side begins."""
    return side == battle.striker and ("battle_commit", 1 - side) not in g.agenda


def _bounds(g: Generalship, battle: Battle, side: int, done: bool) -> tuple[int, int]:
    enemy = 1 - side
    known = known_units(g, battle.seats[side])
    worth = worth_of_kinds(g, battle, enemy)
    cards = _unseen_basic(battle, enemy)
    bonuses = bonuses_among(g, battle, enemy, _unseen_advanced(battle, enemy))
    laid = _ways_to_lay(g, battle, enemy, known, cards)
    sums = [
        base + extra
        for counts in laid
        for base in (_worth(counts, worth),)
        for extra in (_extras(counts, bonuses) if battle.committed_bonus[enemy] else (0,))
    ]
    least = min(sums)
    if done:
        return least, max(sums)
    room = len(battle.basic[enemy]) + len(battle.committed_cards[enemy])
    advanced = bool(battle.advanced[enemy] or battle.committed_bonus[enemy])
    most = max(
        _worth(counts, worth) + (max(_extras(counts, bonuses), default=0) if advanced else 0)
        for counts in _ways_to_bring(g, battle, enemy, known, cards, room)
    )
    return least, most


def _unseen_basic(battle: Battle, enemy: int) -> list[int]:
    laid = [number for number, _, _ in battle.committed_cards[enemy]]
    return [*battle.basic_deck, *battle.basic[enemy], *battle.buried_basic[enemy], *laid]


def _unseen_advanced(battle: Battle, enemy: int) -> list[int]:
    laid = [battle.committed_bonus[enemy]] if battle.committed_bonus[enemy] else []
    return [*battle.advanced_deck, *battle.advanced[enemy], *battle.buried_advanced[enemy], *laid]


def _worth(counts: Counts, worth: Sequence[int]) -> int:
    return sum(n * each for n, each in zip(counts, worth, strict=True))


def _extras(counts: Counts, bonuses: Sequence[tuple[Bonus, int]]) -> list[int]:
    """GS-13.5 What a bonus card may add to these regiments."""
    there = list(counts)
    return [extra for bonus, extra in bonuses if extra and meets(bonus, there)]


# ---- which regiments it may be ---------------------------------------------------------------------------------------
def _ways_to_lay(
    g: Generalship, battle: Battle, enemy: int, known: Collection[int], cards: list[int]
) -> set[Counts]:
    """GS-13.3 The regiments, by kind, that what lies face down may consist of."""
    faces = Faces(g, battle.seats[enemy], known)
    owned = [0] * len(KINDS)
    for unit in g.units_of(battle.seats[enemy]):
        owned[g.unit_kind[unit]] += 1
    units = list(battle.committed_units[enemy])
    reached = {((0,) * len(KINDS), tuple(sorted(cards)))}
    for _, _, count in battle.committed_cards[enemy]:
        group, units = units[:count], units[count:]
        reached = {
            ((*counts[:kind], counts[kind] + count, *counts[kind + 1 :]), left[:at] + left[at + 1 :])
            for counts, left in reached
            for kind in faces.possible(group)
            if counts[kind] + count <= owned[kind]
            for number in set(left)
            if count in _BASIC[number].counts and kind in _BASIC[number].kinds
            for at in (left.index(number),)
        }
    found = {counts for counts, _ in reached}
    if not battle.committed_bonus[enemy]:
        return found
    bonuses = bonuses_among(g, battle, enemy, _unseen_advanced(battle, enemy))
    return {counts for counts in found if _extras(counts, bonuses)}


def _ways_to_bring(
    g: Generalship, battle: Battle, enemy: int, known: Collection[int], cards: list[int], room: int
) -> list[Counts]:
    """GS-13.1 The regiments, by kind, that may lie there in the end: any on the field, with so many cards."""
    seat = battle.seats[enemy]
    faces = Faces(g, seat, known)
    free = [g.unit_kind[unit] for unit in faces.free]
    sure, hidden = [0] * len(KINDS), [0] * len(CLASSES)
    for unit in regiments_at(g, seat, battle.at):
        if unit in known:
            sure[g.unit_kind[unit]] += 1
        else:
            hidden[KINDS[g.unit_kind[unit]].cls] += 1
    most = [n + min(hidden[kind.cls], free.count(kind.index)) for n, kind in zip(sure, KINDS, strict=True)]
    return [
        counts
        for counts in committable(sorted(cards), most, room)
        if all(_guessed(counts, sure, cls) <= n for cls, n in enumerate(hidden))
    ]


def _guessed(counts: Counts, sure: Sequence[int], cls: int) -> int:
    """How many regiments of a class must be among those whose faces are not known."""
    return sum(max(0, counts[kind.index] - sure[kind.index]) for kind in KINDS if kind.cls == cls)
