"""GS-12 The battle, step by step. Sides are 0 attacker, 1 defender.

`BATTLE` is the whole procedure in its order. Once a side is to leave the field (`battle.left`), the steps before the
retreat have nothing more to do. Every step that asks is a step of the agenda of its own.
"""

from __future__ import annotations

from theatrum.core.contract import Procedure, Seat, Step
from theatrum.games.generalship.queries.command import (
    ATTACKER,
    DEFENDER,
    the_battle,
)
from theatrum.games.generalship.queries.movement import enemy_at
from theatrum.games.generalship.queries.words import backs
from theatrum.games.generalship.rules.moves import end_movement, take_tile
from theatrum.games.generalship.rules.retreat import retreat
from theatrum.games.generalship.state import BOARDED, LANDING, NOBODY, Battle, Generalship
from theatrum.games.generalship.tables.numbers import MOST_BATTLES
from theatrum.games.generalship.tables.units import IS_SHIP
from theatrum.games.generalship.tables.vocabulary import LAND_BATTLE, SEA_BATTLE

BATTLE: tuple[Step, ...] = (
    ("battle_buy_off",),
    ("battle_cards",),
    ("battle_swap", DEFENDER),
    ("battle_swap", ATTACKER),
    ("battle_retreat", DEFENDER),
    ("battle_retreat", ATTACKER),
    ("battle_ambush",),
    ("battle_exchange", DEFENDER),
    ("battle_exchange", ATTACKER),
    ("battle_strike", DEFENDER),
    ("battle_strike", ATTACKER),
    ("battle_losses",),
    ("battle_leave",),
    ("battle_hold",),
    ("battle_reward",),
    ("battle_end",),
)
WINDOWS: tuple[str, ...] = (
    "reinforce",
    "buy-off",
    "retreat",
    "pursuit",
    "ambush",
    "ambush-evaded",
    "ambush-insisted",
)
"""The reaction windows of a battle, for standing answers."""


# ---- the beginning ---------------------------------------------------------------------------------------------------
def join_battle(g: Generalship, attacker: Seat, defender: Seat, position: int) -> None:
    """GS-11.11 Units have moved in on an enemy: reinforcements, the attacked player's first; then the battle."""
    _open(g, attacker, defender, position)
    g.then(("battle_reinforce", DEFENDER), ("battle_reinforce", ATTACKER), ("battle",))


def _open(g: Generalship, attacker: Seat, defender: Seat, position: int) -> None:
    g.battle = Battle(position, SEA_BATTLE if g.is_sea(position) else LAND_BATTLE, attacker, defender)
    g.tell(
        "battle-joined",
        attacker=g.noun_of(attacker),
        defender=g.noun_of(defender),
        tile=g.tile_noun(position),
    )


def begin_battle(g: Generalship) -> None:
    """GS-11.3, GS-12 All are in: whoever takes part has ended the movement of this turn."""
    battle = the_battle(g)
    for side in (ATTACKER, DEFENDER):
        present = g.units_at(battle.at, battle.seats[side])
        for unit in present:
            end_movement(g, unit)
        _close_crossings(g, present if side == ATTACKER else g.units_of(battle.seats[side]))
        if g.listened:
            g.tell("battle-forces", nation=g.noun_of(battle.seats[side]), units=backs(g, present))
    g.then(*BATTLE)


def _close_crossings(g: Generalship, units: list[int]) -> None:
    """GS-11.6, GS-11.7 Squadrons that took part in reinforcing do not go on taking aboard or landing afterwards."""
    for unit in units:
        if IS_SHIP[g.unit_kind[unit]]:
            g.unit_marks[unit] &= ~(BOARDED | LANDING)


# ---- the end -----------------------------------------------------------------------------------------------------------
def leave_field(g: Generalship) -> Procedure[None]:
    """GS-12.16 The side that has to leave retreats with what it has left."""
    battle = the_battle(g)
    battle.step = "retreating"
    yield from retreat(g, battle.seats[battle.left], battle.at)


def hold_field(g: Generalship) -> None:
    """GS-12.14, GS-12.16, GS-16.1 The winner holds the tile; after a strike both battle counts rise."""
    battle = the_battle(g)
    attacker = battle.seats[ATTACKER]
    if battle.left == DEFENDER:
        guest = enemy_at(g, attacker, battle.at)
        if guest == NOBODY:
            take_tile(g, attacker, battle.at)
        else:
            g.take(battle.at, guest)
    if battle.striker >= 0:
        for seat in battle.seats:
            raise_battle_count(g, seat)


def raise_battle_count(g: Generalship, seat: Seat) -> None:
    """GS-1.8, GS-12.14 One more battle, five at most."""
    if g.battle_count[seat] < MOST_BATTLES:
        g.battle_count[seat] += 1
        g.tell("battle-count", nation=g.noun_of(seat), n=g.battle_count[seat])


def end_battle(g: Generalship) -> None:
    """GS-12.15 All tactic cards go back. An ally of the beaten who stands there too is fought at once [OP-18]."""
    battle = the_battle(g)
    winner = battle.seats[1 - battle.left]
    g.tell("battle-over", nation=g.noun_of(winner), tile=g.tile_noun(battle.at))
    g.battle = None
    if winner == battle.seats[ATTACKER]:
        guest = enemy_at(g, winner, battle.at)
        if guest != NOBODY:
            _open(g, winner, guest, battle.at)
            g.then(("battle",))
