"""A rough worth for every answer: which are tried first, and what is done in the heads of others.

What the plan of an army (see `survey`) says is worth most; what is hopeless is not tried at all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from theatrum.core.contract import Answer, Ask
from theatrum.games.elisabeth.bot import winter
from theatrum.games.elisabeth.bot.action import action_order
from theatrum.games.elisabeth.bot.fighting import (
    avoid,
    intercept,
    lose,
    sea_avoid,
    sea_intercept,
    window,
    withdraw,
)
from theatrum.games.elisabeth.bot.moving import GROUPS, carry, sail, take, toward
from theatrum.games.elisabeth.bot.plans import HOPE_OF_WAR, Survey, may_demand, worth
from theatrum.games.elisabeth.bot.plans.ways import MEDITERRANEAN
from theatrum.games.elisabeth.queries.points import victory_points
from theatrum.games.elisabeth.rules.victory import needed
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.cards import CARD, CARDS
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import HRE, NOUNS, OTTOMAN, SPAIN

Orderer = Callable[[Elisabeth, int, Ask, Sequence[Answer]], list[float]]
"""(state, power, question, answers) to the worth of each answer."""
Weigh = Callable[[Elisabeth, int, Answer], float]
"""(state, power, answer) to worth."""


def order(g: Elisabeth, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    power = next((p for p, seat in enumerate(g.seat_of) if seat == ask.seat), OTTOMAN)
    orderer = ORDERERS.get(ask.prompt)
    if orderer is not None:
        return orderer(g, power, ask, answers)
    weigh = WEIGHTS.get(ask.prompt)
    if weigh is None:
        weigh = window if ask.window is not None else _plain
    return [weigh(g, power, answer) for answer in answers]


# ---- impulses ----------------------------------------------------------------------------------------------------------
EVENT_WORTH = {
    17: 0.75,
    18: 0.5,
    19: 0.3,
    20: 0.7,
    21: 0.8,
    22: 0.5,
    23: 0.5,
    24: 0.55,
    25: 0.45,
    26: 0.45,
    28: 0.6,
    29: 0.6,
    30: 0.6,
    31: 0.8,
}
DEMAND = 2


def _opening(g: Elisabeth, power: int, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """Cards with many points first; the demand for tribute when the army stands ready. In the last turn nobody who is
    behind passes while he has cards."""
    ready = power == OTTOMAN and may_demand(g) and _emperor_in_reach(g)
    never = g.turn == g.last_turn and (power == SPAIN) == (victory_points(g, OTTOMAN) >= needed(g, OTTOMAN))
    return [
        (-1.5 if never else 0.2) if answer[0] == "pass" else _card(power, answer, ready) for answer in answers
    ]


def _card(power: int, answer: Answer, ready: bool) -> float:
    card = CARDS[CARD[answer[1]]]
    if answer[0] == "cp":
        return 0.3 + 0.1 * card.cp
    if card.number == DEMAND:
        return 0.7 if ready else -1.0
    against_me = any(NOUNS[power] == part for part in answer[2:])
    return EVENT_WORTH.get(card.number, 0.5) - (0.6 if against_me else 0.0)


def _emperor_in_reach(g: Elisabeth) -> bool:
    """Would an army go against the Emperor, if there were war?"""
    return any(
        plan.score > 0.3 * HOPE_OF_WAR and g.control[plan.goal] == HRE for plan in Survey(g).plans(OTTOMAN)
    )


# ---- smaller matters -----------------------------------------------------------------------------------------------------
def _riot(g: Elisabeth, power: int, answer: Answer) -> float:
    if answer[0] == "done":
        return 0.3
    space = PLACE[answer[1]]
    foe = g.control[space] != power
    return 0.5 + (0.4 if foe else -0.4) * (worth(space) / 2 if space in MEDITERRANEAN.prizes else 0.2)


AWARDS = {"give-ship": 0.45, "give-card": 0.5, "give-vp": 0.0}
OTTOMAN_AWARDS = {"give-vp": 0.2, "give-card": 0.45, "give-ship": 0.4}


def _award(g: Elisabeth, power: int, answer: Answer) -> float:
    return (AWARDS if power == SPAIN else OTTOMAN_AWARDS)[str(answer[0])]


def _keep(g: Elisabeth, power: int, answer: Answer) -> float:
    """The demand for tribute is of use only until there is war with the Emperor."""
    return 0.5 + (0.2 if CARD[answer[1]] == DEMAND and may_demand(g) else 0.0)


def _discard(g: Elisabeth, power: int, answer: Answer) -> float:
    return 0.8 - 0.1 * CARDS[CARD[answer[1]]].cp if len(answer) > 1 else 0.4


def _plain(g: Elisabeth, power: int, answer: Answer) -> float:
    return PLAIN.get(str(answer[0]), 0.4)


PLAIN = {
    "ransom": 0.6,
    "leave": 0.5,
    "intervene": 0.8,
    "offer": 0.3,
    "accept": 0.3,
    "refuse": 0.5,
    "retrieve": 0.8,
    "lose-card": 0.5,
    "skip-impulse": 0.45,
    "pass": 0.5,
    "strengthen": 0.6,
    "land": 0.6,
    "fight": 0.5,
    "all": 1.0,
    "take": 0.6,
}

ORDERERS: dict[str, Orderer] = {
    "impulse": _opening,
    "action": action_order,
    "carry": carry,
    "deploy": toward,
    "place-leader": toward,
    "sail": sail,
    "intercept": intercept,
    "avoid": avoid,
    "withdraw": withdraw,
    "sea-intercept": sea_intercept,
    "sea-avoid": sea_avoid,
    **dict.fromkeys(GROUPS, take),
}
WEIGHTS: dict[str, Weigh] = {
    "lose": lose,
    "lose-ship": lose,
    "attrition": lose,
    "riot": _riot,
    "raid-award": _award,
    "home-card": _keep,
    "winter-ship": winter.ship_home,
    "winter-admiral": winter.admiral_home,
    "winter-land": winter.unit_home,
    "winter-recall": winter.recall,
    "winter-leader": winter.leader_home,
    "discard": _discard,
}
