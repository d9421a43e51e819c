"""How likely a strike on land goes home [GS-12.12, GS-13], from what one side can know and nothing else.

The enemy's cards and the faces of his regiments are dealt anew many times, by a chance that is always the same
(`theatrum.games.generalship.redeal`), and each time he lays the best he holds: who reckons so is surprised for the better
only. (At sea the style of the fight depends on what both lay: nothing is foretold there.)
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from theatrum.core.chance import Chance
from theatrum.core.scene import Text
from theatrum.core.stage import Chance as Likely
from theatrum.games.generalship.queries.command import irregulars, is_denied, the_battle, unit_bonus
from theatrum.games.generalship.queries.fight_land import MOST_REGIMENTS, meets
from theatrum.games.generalship.redeal import redeal_field
from theatrum.games.generalship.rules.commit import uncommitted_kinds
from theatrum.games.generalship.scene.stacks import tone
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.tactics import DECKS, Bonus
from theatrum.games.generalship.tables.units import KINDS
from theatrum.games.generalship.tables.vocabulary import LAND_BATTLE
from theatrum.kit.remembered import Remembered

WORLDS = 30
"""So many hands tell the odds well enough."""
DEALS = 160
"""Deals until so many are found: with most of them the enemy could not have laid what lies there."""
FEWEST = 10
"""Fewer tell nothing."""
REMEMBERED = 4000
_BASIC = DECKS[LAND_BATTLE].basic
_ADVANCED = DECKS[LAND_BATTLE].advanced


_FORETOLD: Remembered[list[int]] = Remembered(most=200)
"""The sums as long as nothing changes that they depend on: the stage and every answer ask for them."""


class Holding(NamedTuple):
    """What a side may commit: basic cards, regiments by kind, what each of them is worth, and bonuses with their worth."""

    cards: tuple[int, ...]
    regiments: tuple[int, ...]
    worth: tuple[int, ...]
    bonuses: tuple[tuple[Bonus, int], ...]


class Laying(NamedTuple):
    """What a side might commit: its worth, and the cards that it takes."""

    total: int
    cards: tuple[int, ...]
    bonus: Bonus | None


class Laid(NamedTuple):
    """What lies there face down: so many regiments of one class with each card, and whether a bonus card lies with them."""

    groups: tuple[tuple[int, int], ...]
    bonus: bool


def enemy_sums(g: Generalship, side: int) -> list[int]:
    """GS-12.12 What the enemy of this side may bring to the present strike, sorted; empty where nothing can be foretold."""
    battle = the_battle(g)
    if battle.kind != LAND_BATTLE or battle.striker < 0 or battle.revealed[1 - side]:
        return []
    laid = None if side == battle.striker else _laid(g, battle, 1 - side)
    return _FORETOLD.get((laid, *situation(g, battle, side)), lambda: _foretold(g, side, laid))


def situation(g: Generalship, battle: Battle, side: int) -> tuple[Hashable, ...]:
    """All that the deals depend on: while one lays card after card, it stays as it is."""
    enemy = 1 - side
    cards = (
        battle.basic[enemy],
        battle.advanced[enemy],
        battle.buried_basic[enemy],
        battle.buried_advanced[enemy],
    )
    decks = (battle.basic_deck, battle.advanced_deck, *cards)
    units = (g.unit_kind, g.unit_seat, g.unit_at, g.unit_marks, g.unit_ship)
    face_down = (tuple(battle.committed_cards[enemy]), battle.committed_bonus[enemy])
    return (
        (side, battle.striker, battle.at, *battle.seats, g.action, g.actor, face_down),
        tuple(map(tuple, (*decks, *units, g.commander, battle.revealed, g.nation))),
    )


def _foretold(g: Generalship, side: int, laid: Laid | None) -> list[int]:
    """The best of every deal in which the enemy could have laid what lies there."""
    sums: list[int] = []
    for deal in range(DEALS):
        if len(sums) == WORLDS:
            break
        holding = holding_of(_dealt(g, side, deal), 1 - side)
        found = best(holding) if laid is None else best_laid(holding, laid)
        if found is not None:
            sums.append(found)
    return sorted(sums) if len(sums) >= FEWEST else []


def likely(g: Generalship, battle: Battle, side: int, own: int, sums: Sequence[int]) -> list[Likely]:
    """GS-12.13 How likely the strike goes home or is repelled, if this side brings so much."""
    striking = side == battle.striker
    hits = sum(own > enemy if striking else enemy > own for enemy in sums)
    percent = round(100 * hits / len(sums))
    if sums[-1] and (own or not striking):
        percent = min(99, max(1, percent))  # only who brings nothing at all makes it certain
    struck = battle.seats[1 - battle.striker]
    return [
        Likely(label=Text("stake-hit"), percent=percent, tone=tone(g, battle.seats[battle.striker])),
        Likely(label=Text("stake-repelled"), percent=100 - percent, tone=tone(g, struck)),
    ]


# ---- what the enemy may hold -----------------------------------------------------------------------------------------
def _laid(g: Generalship, battle: Battle, side: int) -> Laid:
    """GS-12.12 The side that strikes has committed everything before the other begins."""
    units = iter(battle.committed_units[side])
    groups = []
    for _, _, count in battle.committed_cards[side]:
        group = [next(units) for _ in range(count)]
        groups.append((count, KINDS[g.unit_kind[group[0]]].cls))
    return Laid(tuple(sorted(groups, reverse=True)), battle.committed_bonus[side] > 0)


def _dealt(g: Generalship, side: int, deal: int) -> Generalship:
    """A world as this side may imagine it. What the enemy has laid is taken up first: it is among what he may hold."""
    world = g.copy()
    battle = the_battle(world)
    enemy = 1 - side
    battle.basic[enemy] += [number for number, _, _ in battle.committed_cards[enemy]]
    if battle.committed_bonus[enemy]:
        battle.advanced[enemy].append(battle.committed_bonus[enemy])
    battle.committed_cards[enemy], battle.committed_units[enemy] = [], []
    battle.committed_bonus[enemy] = 0
    redeal_field(world, battle.seats[side], Chance(f"strike {deal}"))
    return world


def holding_of(g: Generalship, side: int) -> Holding:
    """What is of no use is left out: so hands that are worth the same are reckoned once."""
    battle = the_battle(g)
    regiments = uncommitted_kinds(g, battle, side)
    bonuses = [
        (bonus, worth)
        for bonus, worth in bonuses_among(g, battle, side, battle.advanced[side])
        if all(sum(regiments[kind] for kind in need.kinds) >= need.low for need in bonus.needs)
    ]
    cards = [number for number in battle.basic[side] if any(regiments[k] for k in _BASIC[number].kinds)]
    return Holding(tuple(sorted(cards)), tuple(regiments), worth_of_kinds(g, battle, side), tuple(bonuses))


def worth_of_kinds(g: Generalship, battle: Battle, side: int) -> tuple[int, ...]:
    """GS-13.4, GS-19.3 What a regiment of each kind is worth to this side in the present strike."""
    striking = side == battle.striker
    column = "atk" if striking else "def"
    return tuple(
        (kind.atk if striking else kind.defence) + unit_bonus(g, battle, side, kind.index, column)
        for kind in KINDS
    )


def bonuses_among(
    g: Generalship, battle: Battle, side: int, numbers: Iterable[int]
) -> list[tuple[Bonus, int]]:
    """GS-13.5, GS-19.4 The bonuses of advanced cards that this side may use, with their worth in the present strike."""
    striking = side == battle.striker
    led = irregulars(g, battle, side)
    return [
        (bonus, bonus.atk if striking else bonus.defence)
        for number in sorted(set(numbers))
        if not is_denied(g, battle, side, _ADVANCED[number].key)
        for bonus in _ADVANCED[number].bonuses
        if not bonus.variant or bonus.variant in led
    ]


# ---- the best of it --------------------------------------------------------------------------------------------------
def best(holding: Holding) -> int:
    """GS-13.1 – GS-13.5 The most that can be committed."""
    return best_laying(holding).total


@lru_cache(maxsize=REMEMBERED)
def best_laying(holding: Holding) -> Laying:
    """GS-13.1 – GS-13.5 The most that can be committed; of several ways that which takes the fewest basic cards."""
    found = Laying(0, (), None)
    for counts, used in committable(holding.cards, holding.regiments).items():
        bonus, worth = best_bonus(holding, counts) if holding.bonuses else (None, 0)
        total = sum_of(holding, counts) + worth
        if (total, -len(used)) > (found.total, -len(found.cards)):
            found = Laying(total, used, bonus)
    return found


def committable(
    cards: Iterable[int], regiments: Sequence[int], most_cards: int = MOST_REGIMENTS
) -> dict[tuple[int, ...], tuple[int, ...]]:
    """GS-13.1 – GS-13.3 The regiments, by kind, that can be committed with these cards, and with how few of them."""
    reached: dict[tuple[int, ...], tuple[int, ...]] = {(0,) * len(KINDS): ()}
    for number in cards:
        card = _BASIC[number]
        for counts, used in list(reached.items()):
            if len(used) == most_cards:
                continue
            room = MOST_REGIMENTS - sum(counts)
            if not room:
                continue
            for kind in card.kinds:
                most = min(room, regiments[kind] - counts[kind])
                for n in card.counts:
                    if n <= most:
                        then = _with(counts, kind, n)
                        if then not in reached or len(reached[then]) > len(used) + 1:
                            reached[then] = (*used, number)
    return reached


@lru_cache(maxsize=REMEMBERED)
def best_laid(holding: Holding, laid: Laid) -> int | None:
    """GS-13.3, GS-13.5 The most that can lie there face down; None, if with these cards it can't be what is seen."""
    reached = {((0,) * len(KINDS), holding.cards)}
    for count, cls in laid.groups:
        reached = {
            (_with(counts, kind, count), _without(cards, number))
            for counts, cards in reached
            for number in set(cards)
            if count in _BASIC[number].counts
            for kind in _BASIC[number].kinds
            if KINDS[kind].cls == cls and counts[kind] + count <= holding.regiments[kind]
        }
    sums = []
    for counts, _ in reached:
        bonus = best_bonus(holding, counts)[1]
        if not laid.bonus or bonus:
            sums.append(sum_of(holding, counts) + (bonus if laid.bonus else 0))
    return max(sums, default=None)


def _with(counts: tuple[int, ...], kind: int, n: int) -> tuple[int, ...]:
    return (*counts[:kind], counts[kind] + n, *counts[kind + 1 :])


def _without(cards: tuple[int, ...], number: int) -> tuple[int, ...]:
    at = cards.index(number)
    return cards[:at] + cards[at + 1 :]


def sum_of(holding: Holding, counts: tuple[int, ...]) -> int:
    return sum(map(mul, counts, holding.worth))


def best_bonus(holding: Holding, counts: tuple[int, ...]) -> tuple[Bonus | None, int]:
    """GS-13.5 The bonus that adds most to these regiments, and how much; none adds nothing."""
    there = list(counts)
    fitting = [(worth, i) for i, (bonus, worth) in enumerate(holding.bonuses) if meets(bonus, there)]
    worth, i = max(fitting, default=(0, -1))
    return (holding.bonuses[i][0], worth) if worth else (None, 0)
