"""GS-12.12, GS-12.13 Steps 6 and 7 of a battle: the strikes. Who commits what is asked by `commit`."""

from __future__ import annotations

from theatrum.games.generalship.queries import fight_land, fight_sea
from theatrum.games.generalship.queries.command import (
    ATTACKER,
    DEFENDER,
    is_decided,
    the_battle,
)
from theatrum.games.generalship.queries.words import faces
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.tactics import ADVANCED_NOUN, BASIC_NOUN
from theatrum.games.generalship.tables.vocabulary import LAND_BATTLE, NO_STYLE, STYLES


# ---- steps 6 and 7: the strikes ------------------------------------------------------------------------------------------
def strike(g: Generalship, side: int) -> None:
    """GS-12.12, GS-12.13 The defender strikes, unless ambushed; then, if repelled, the attacker."""
    battle = the_battle(g)
    if is_decided(battle) or (side == DEFENDER and battle.ambushed):
        return
    battle.step = "strike"
    battle.striker = side
    battle.committed_units = [[], []]
    battle.committed_cards = [[], []]
    battle.committed_bonus = [0, 0]
    battle.committed_ship = [-1, -1]
    battle.revealed = [0, 0]
    battle.sums = [0, 0]
    battle.style = NO_STYLE
    g.tell("battle-strike", nation=g.noun_of(battle.seats[side]), enemy=g.noun_of(battle.seats[1 - side]))
    g.then(("battle_commit", side), ("battle_commit", 1 - side), ("battle_compare",))


def compare(g: Generalship) -> None:
    """GS-12.12, GS-12.13 Both reveal; ATK must exceed DEF. A repelled attacker has lost, a repelled defender goes on."""
    battle = the_battle(g)
    striker, struck = battle.striker, 1 - battle.striker
    for side in (striker, struck):
        _reveal_commitment(g, side)
    if battle.kind == LAND_BATTLE:
        battle.sums = [
            fight_land.land_sum(g, battle, striker, striking=True),
            fight_land.land_sum(g, battle, struck, striking=False),
        ]
    else:
        _compare_at_sea(g, battle)
    nation, enemy = g.noun_of(battle.seats[striker]), g.noun_of(battle.seats[struck])
    atk, defence = battle.sums
    key = "battle-hit" if atk > defence else "battle-repelled"
    g.tell(key, nation=nation, enemy=enemy, atk=atk, defence=defence)
    if atk > defence:
        battle.left = struck
    elif striker == ATTACKER:
        battle.left = ATTACKER


def _compare_at_sea(g: Generalship, battle: Battle) -> None:
    """GS-14.4, GS-14.5 The style of the fight decides what all are worth; a fight broken off is repelled."""
    battle.style = fight_sea.fight_style(battle)
    if fight_sea.is_broken_off(battle):
        battle.sums = [0, 0]
        g.tell("bombardment-evaded")
        return
    striker = battle.striker
    battle.sums = [
        fight_sea.sea_sum(g, battle, striker, True, battle.style),
        fight_sea.sea_sum(g, battle, 1 - striker, False, battle.style),
    ]
    if battle.style != NO_STYLE:
        g.tell(f"fight-{STYLES[battle.style]}")


def _reveal_commitment(g: Generalship, side: int) -> None:
    """GS-12.12, GS-20 A side's committed units and cards are shown; the cards are discarded."""
    battle = the_battle(g)
    battle.revealed[side] = 1
    cards = [BASIC_NOUN[battle.kind][number] for number, _, _ in battle.committed_cards[side]]
    if battle.committed_bonus[side]:
        cards.append(ADVANCED_NOUN[battle.kind][battle.committed_bonus[side]])
    battle.discarded[side] += cards
    if not g.listened:
        return
    units = [*battle.committed_units[side]]
    if battle.committed_ship[side] >= 0:
        units.append(battle.committed_ship[side])
    nation = g.noun_of(battle.seats[side])
    if units:
        g.reveal("battle-revealed", nation=nation, units=faces(g, units), cards=cards, n=len(cards))
    else:
        g.reveal("battle-revealed-nothing", nation=nation)
