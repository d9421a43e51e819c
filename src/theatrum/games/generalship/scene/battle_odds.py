"""Who wins a battle on land before its first strike, and how likely [GS-12, GS-13], from what one side can know.

An estimate: what that side can't see is dealt anew many times, by a chance that is always the same
(`theatrum.games.generalship.redeal`); tactic cards are drawn where nobody has any yet. In each deal whoever holds Ambush plays
it, both lay the best they hold in each strike, and the attacker wins if a strike of his goes home. That somebody retreats,
exchanges cards, brings further units or spares his best is not reckoned with.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from theatrum.core.chance import Chance
from theatrum.core.scene import Text, Words
from theatrum.core.stage import Chance as Likely
from theatrum.games.generalship.queries.command import (
    ATTACKER,
    DEFENDER,
    card_counts,
    playable_as,
    stand_ins,
    the_battle,
)
from theatrum.games.generalship.redeal import redeal_field
from theatrum.games.generalship.scene.stacks import tone
from theatrum.games.generalship.scene.strike_odds import (
    best,
    best_laying,
    holding_of,
    situation,
)
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.tactics import DECKS
from theatrum.games.generalship.tables.vocabulary import LAND_BATTLE
from theatrum.kit.decks import mix, take
from theatrum.kit.remembered import Remembered

WORLDS = 30
"""So many deals tell a good battle from a bad one."""
UNDRAWN = ("reinforce", "buy_off")
"""The steps before tactic cards are drawn."""
BEFORE_AMBUSH = (*UNDRAWN, "cards", "swap", "retreat", "ambush")


class Forecast(NamedTuple):
    """In how many of all deals the attacker wins, and the strongest strike of each side: the least and the most of them."""

    won: int
    strikes: tuple[tuple[int, int], tuple[int, int]]


_FORETOLD: Remembered[Forecast] = Remembered(most=200)


def is_foretold(battle: Battle) -> bool:
    """GS-12.1 – GS-12.11 On land, before the first strike. Not while an Ambush lies open and may still be answered."""
    if battle.kind != LAND_BATTLE or battle.striker >= 0 or battle.left >= 0:
        return False
    return battle.step != "ambush" or not (battle.discarded[ATTACKER] or battle.discarded[DEFENDER])


def forecast(
    g: Generalship, side: int, joining: Collection[int] = (), ambush: bool | None = None
) -> Forecast:
    """GS-12 How the battle is likely to go, as far as this side can know: with those units of its own that join it now, and
    with the attacker's Ambush played (or not) where that is being asked."""
    battle = the_battle(g)
    # Unlike what an enemy may bring, this depends on one's own hand, too.
    key = (
        tuple(joining),
        ambush,
        battle.step,
        battle.ambushed,
        tuple(battle.basic[side]),
        tuple(battle.advanced[side]),
        g.paradigm,
        tuple(g.developed),
        *situation(g, battle, side),
    )
    return _FORETOLD.get(key, lambda: _forecast(g, side, joining, ambush))


def _forecast(g: Generalship, side: int, joining: Collection[int], ambush: bool | None) -> Forecast:
    world = g.copy()
    battle = the_battle(world)
    for unit in joining:
        world.unit_ship[unit] = -1
        world.move_unit(unit, battle.at)
    undrawn = battle.step in UNDRAWN
    won = 0
    strikes: list[tuple[int, int]] = []
    for deal in range(WORLDS):
        chance = Chance(f"battle {deal}")
        redeal_field(world, battle.seats[side], chance)
        if undrawn:
            _draw(world, chance)
        strikes.append((_strike(world, ATTACKER), _strike(world, DEFENDER)))
        won += _attacker_wins(world, ambush_succeeds(world, ambush))
    attacker, defender = zip(*strikes, strict=True)
    return Forecast(won, ((min(attacker), max(attacker)), (min(defender), max(defender))))


def _draw(g: Generalship, chance: Chance) -> None:
    """GS-12.2 – GS-12.7 As many cards as each side is to draw, from complete decks."""
    battle = the_battle(g)
    deck = DECKS[battle.kind]
    basic = [n for n, card in deck.basic.items() for _ in range(card.copies)]
    advanced = [n for n, card in deck.advanced.items() for _ in range(card.copies)]
    mix(basic, chance)
    mix(advanced, chance)
    for side in (DEFENDER, ATTACKER):
        few, better = card_counts(g, battle, side)
        battle.basic[side] = sorted(take(basic, few))
        battle.advanced[side] = sorted(take(advanced, better))


# ---- one deal ----------------------------------------------------------------------------------------------------------
def _attacker_wins(g: Generalship, ambushed: bool) -> bool:
    """GS-12.12, GS-12.13 The strikes as they come: cards that are laid are gone, regiments are not."""
    battle = the_battle(g)
    held = battle.basic, battle.advanced
    battle.basic, battle.advanced = [list(hand) for hand in held[0]], [list(hand) for hand in held[1]]
    won = False
    for striker in (ATTACKER,) if ambushed else (DEFENDER, ATTACKER):
        battle.striker = striker
        sums = [_lay(g, battle, side) for side in (ATTACKER, DEFENDER)]
        if sums[striker] > sums[1 - striker]:
            won = striker == ATTACKER
            break
    battle.striker = -1
    battle.basic, battle.advanced = held
    return won


def _lay(g: Generalship, battle: Battle, side: int) -> int:
    """GS-12.12 The best of a hand is laid, and gone."""
    laying = best_laying(holding_of(g, side))
    for number in laying.cards:
        battle.basic[side].remove(number)
    if laying.bonus is not None:
        deck = DECKS[battle.kind].advanced
        hand = battle.advanced[side]
        hand.remove(next(n for n in hand if laying.bonus in deck[n].bonuses))
    return laying.total


def _strike(g: Generalship, side: int) -> int:
    """GS-13.4 The strongest strike of a side with all that it holds."""
    battle = the_battle(g)
    battle.striker = side
    total = best(holding_of(g, side))
    battle.striker = -1
    return total


def ambush_succeeds(g: Generalship, ambush: bool | None) -> bool:
    """GS-12.10 Who holds Ambush plays it, if he still may; Retreat prevents it, Pursuit insists."""
    battle = the_battle(g)
    if battle.ambushed:
        return True
    if ambush is False or battle.step not in BEFORE_AMBUSH:
        return False
    playable = playable_as(g, battle, ATTACKER, "ambush")
    if not playable:
        return False
    left = list(battle.advanced[ATTACKER])
    left.remove(playable[0])
    insists = any(number in left for number in stand_ins(g, battle, ATTACKER, "pursuit"))
    return insists or not playable_as(g, battle, DEFENDER, "retreat")


# ---- in words ----------------------------------------------------------------------------------------------------------
def likely_winner(g: Generalship, battle: Battle, percent: int) -> list[Likely]:
    """GS-12.12, GS-12.13 Of the two one wins: so much for the attacker."""
    return [
        Likely(
            label=Text("odds-wins", nation=g.noun_of(seat)),
            percent=percent if side == ATTACKER else 100 - percent,
            tone=tone(g, seat),
        )
        for side, seat in enumerate(battle.seats)
    ]


def in_per_cent(found: Forecast) -> int:
    """An estimate is never certain, unless a side can bring nothing at all."""
    percent = round(100 * found.won / WORLDS)
    (_, attacker), (_, _) = found.strikes
    return min(99, max(1, percent)) if attacker else 0


def strike_words(found: Forecast, side: int) -> Words:
    """What the strongest strike of a side is worth, depending on what is not known."""
    low, high = found.strikes[side]
    return low if low == high else Text("total-about", low=low, high=high)
