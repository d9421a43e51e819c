"""GS-16 What a victory by a strike brings: victory points, or the enemy's commander; and what one's own one takes."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Seat
from theatrum.games.generalship.queries.command import ATTACKER, generals_on_win, plunder, the_battle
from theatrum.games.generalship.rules.ending import gain_vp
from theatrum.games.generalship.rules.generals import discard_commander, draw_general
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.generals import GENERALS
from theatrum.games.generalship.tables.numbers import NUMBERS

VP = (NUMBERS.reward.attacker_vp, NUMBERS.reward.defender_vp)
"""For a victorious attacker, for a victorious defender."""


# ---- procedures ------------------------------------------------------------------------------------------------------
def reward(g: Generalship) -> Procedure[None] | None:
    """GS-16.2, GS-16.3 Only a battle decided by a strike is rewarded."""
    battle = the_battle(g)
    if battle.striker < 0:
        return None
    if g.commander[battle.seats[battle.left]] >= 0:
        return _choose_reward(g)
    give_reward(g, dismissed=False)
    return None


def _choose_reward(g: Generalship) -> Procedure[None]:
    """GS-16.2 Victory points, or the loser's commander is discarded."""
    battle = the_battle(g)
    battle.step = "reward"
    winning = 1 - battle.left
    loser = battle.seats[battle.left]
    points: Answer = ("take_points", VP[winning])
    dismissal: Answer = ("dismiss", GENERALS[g.commander[loser]].noun)
    answer = yield Ask(
        battle.seats[winning],
        "reward",
        [points, dismissal],
        rule="GS-16.2",
        args={"enemy": g.noun_of(loser)},
        why_not=lambda answer: _why_no_reward(VP[winning], answer),
    )
    give_reward(g, dismissed=answer == dismissal)


def _why_no_reward(points: int, answer: Answer) -> Refusal:
    """GS-16.2 So many points, or this very commander."""
    if answer[0] == "take_points":
        return Refusal("GS-16.2", "other-points", n=points)
    return Refusal("GS-16.2", "not-the-loser", general=answer[1])


# ---- changes ---------------------------------------------------------------------------------------------------------
def give_reward(g: Generalship, dismissed: bool) -> None:
    """GS-16.2, GS-19.3 Points or dismissal, and what the winner's commander takes besides.

    The abilities are those of the battle: whether the commanders were rivals is asked before one of them is gone.
    """
    battle = the_battle(g)
    winning = 1 - battle.left
    winner, loser = battle.seats[winning], battle.seats[battle.left]
    g.tell("battle-won" if winning == ATTACKER else "battle-held", nation=g.noun_of(winner))
    food, metal = plunder(g, battle, winning)
    cards = generals_on_win(g, battle, winning)
    if dismissed:
        discard_commander(g, loser, "battle")
    else:
        gain_vp(g, winner, VP[winning], "battle")
    take_spoils(g, winner, food, metal, cards)


def take_spoils(g: Generalship, seat: Seat, food: int, metal: int, cards: int) -> None:
    """GS-19.3 Plunder and general cards by the winner's commander, in addition to the reward."""
    if food or metal:
        g.food[seat] += food
        g.metal[seat] += metal
        g.tell("plundered", nation=g.noun_of(seat), food=food, metal=metal)
    if cards:
        draw_general(g, seat, cards)
