"""A rough worth for every answer, from 0 to about 1.5: which are tried first, and what is done in the heads of others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from theatrum.core.contract import Answer, Ask
from theatrum.games.elisabeth.bot.survey import PRIZES, distances, worth
from theatrum.games.elisabeth.forces import army_leaders, garrison, squadrons, units
from theatrum.games.elisabeth.relations import at_war, closed, independent
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.cards import FROM_NOUN as CARD
from theatrum.games.elisabeth.tables.pieces import CAVALRY, CORSAIR, MERCENARY, SHIPS, TROOPS
from theatrum.games.elisabeth.tables.pieces import FROM_NOUN as PIECE
from theatrum.games.elisabeth.tables.places import CAPITALS, N_SPACES
from theatrum.games.elisabeth.tables.places import FROM_NOUN as PLACE
from theatrum.games.elisabeth.tables.powers import NOUNS, OTTOMAN, SPAIN

Weigh = Callable[[Elisabeth, int, Answer], float]
"""(state, power, answer) to worth."""


def order(g: Elisabeth, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    power = next((p for p, seat in enumerate(g.seat_of) if seat == ask.seat), OTTOMAN)
    weigh = WEIGHTS.get(ask.prompt)
    if weigh is None:
        weigh = _window if ask.window is not None else _plain
    return [weigh(g, power, answer) for answer in answers]


# ---- impulses ----------------------------------------------------------------------------------------------------------------
EVENT_WORTH = {
    2: 0.6,
    17: 0.75,
    18: 0.5,
    19: 0.3,
    20: 0.6,
    21: 0.8,
    22: 0.45,
    23: 0.5,
    24: 0.55,
    25: 0.45,
    26: 0.45,
}


def _opening(g: Elisabeth, power: int, answer: Answer) -> float:
    if answer[0] == "pass":
        return 0.2
    card = CARDS[CARD[str(answer[1])]]
    if answer[0] == "cp":
        return 0.25 + 0.1 * card.cp
    against_me = any(NOUNS[power] == part for part in answer[2:])
    return EVENT_WORTH.get(card.number, 0.5) - (0.6 if against_me and card.number not in (26,) else 0.0)


def _action(g: Elisabeth, power: int, answer: Answer) -> float:
    weigh = ACTIONS.get(str(answer[0]))
    return weigh(g, power, answer) if weigh is not None else 0.3


def nearest_prize(g: Elisabeth, power: int, space: int) -> float:
    """How near the best enemy prize is: worth over distance."""
    away = distances(space)
    return max(
        (
            worth(s) * 0.8 ** away[s]
            for s in PRIZES
            if not closed(g, s) and (independent(g, s) or at_war(g, power, g.control[s]))
        ),
        default=0.0,
    )


def _march(g: Elisabeth, power: int, answer: Answer) -> float:
    origin, goal = PLACE[str(answer[1])], PLACE[str(answer[2])]
    force = units(g, origin, power)
    if (origin << 4 | power) in g.sieges:
        return -0.4
    base = (
        0.25
        + 0.25 * (nearest_prize(g, power, goal) - nearest_prize(g, power, origin))
        + 0.02 * min(force, 10)
    )
    if g.fortified(goal) and (independent(g, goal) or at_war(g, power, g.control[goal])):
        holder = g.control[goal] if independent(g, goal) else g.master[g.control[goal]]
        inside = garrison(g, goal) + units(g, goal, holder)
        base += 0.6 * worth(goal) / 2 if force > inside + 1 else -0.5
    return base


def _embark(g: Elisabeth, power: int, answer: Answer) -> float:
    port, sea = PLACE[str(answer[1])], PLACE[str(answer[2])]
    force = min(5, units(g, port, power))
    return 0.1 + 0.06 * force + 0.2 * nearest_prize(g, power, port) * (0.5 + 0.1 * squadrons(g, sea, power))


def _assault(g: Elisabeth, power: int, answer: Answer) -> float:
    space = PLACE[str(answer[1])]
    return 0.7 + 0.3 * worth(space) + 0.05 * (units(g, space, power) - 3 * garrison(g, space))


def _raise(g: Elisabeth, power: int, answer: Answer) -> float:
    space = PLACE[str(answer[2])]
    kind = TROOPS[PIECE[str(answer[1])]].kind
    led = 0.1 if army_leaders(g, space, power) else 0.0
    return 0.4 + led + 0.12 * nearest_prize(g, power, space) + (0.05 if kind in (MERCENARY, CAVALRY) else 0.1)


def _build(g: Elisabeth, power: int, answer: Answer) -> float:
    return 0.5 if SHIPS[PIECE[str(answer[1])]].kind == CORSAIR else 0.42


ACTIONS: dict[str, Weigh] = {
    "march": _march,
    "embark": _embark,
    "assault": _assault,
    "raise": _raise,
    "build": _build,
    "raid": lambda g, power, answer: 1.0 if power == OTTOMAN else 0.5 + 0.2 * min(2, g.piracy_vp[OTTOMAN]),
    "sail": lambda g, power, answer: 0.45,
    "control": lambda g, power, answer: 0.35,
    "calm": lambda g, power, answer: 0.4 + 0.4 * (PLACE[str(answer[1])] in PRIZES),
    "influence": lambda g, power, answer: 0.4,
    "stop": lambda g, power, answer: 0.0,
    "role": lambda g, power, answer: -0.2,
}


# ---- bodies of troops ----------------------------------------------------------------------------------------------------------
def _take(g: Elisabeth, power: int, answer: Answer) -> float:
    """All, or first the leaders, then as many as may go."""
    if answer[0] == "all":
        return 1.0
    if answer[0] == "done":
        return 0.3
    if len(answer) == 2:
        return 0.9
    return 0.4 + 0.03 * int(answer[2])


def _lose(g: Elisabeth, power: int, answer: Answer) -> float:
    """Mercenaries and horsemen before regulars, and units of the field before the garrison of a key."""
    piece = str(answer[1])
    if piece.startswith("ship:"):
        return 0.6 if SHIPS[PIECE[piece]].kind == CORSAIR else 0.4
    base = 0.6 if TROOPS[PIECE[piece]].kind in (MERCENARY, CAVALRY) else 0.4
    if len(answer) > 2:
        base += 0.2 * (PLACE[str(answer[2])] not in PRIZES)
    return base


def _intercept(g: Elisabeth, power: int, answer: Answer) -> float:
    if answer[0] == "pass":
        return 0.5
    place = PLACE[str(answer[1])]
    force = units(g, place, power) if place < N_SPACES else squadrons(g, place, power)
    return 0.3 + 0.06 * force


def _toward(g: Elisabeth, power: int, answer: Answer) -> float:
    """Where units gather: near the enemy's prizes."""
    if answer[0] in ("pass", "done", "stay"):
        return 0.5
    goal = PLACE.get(str(answer[-1]))
    if goal is None or goal >= N_SPACES:
        return 0.4
    return 0.3 + 0.2 * nearest_prize(g, power, goal) + 0.05 * (goal in CAPITALS[power])


def _riot(g: Elisabeth, power: int, answer: Answer) -> float:
    if answer[0] == "done":
        return 0.3
    space = PLACE[str(answer[1])]
    foe = g.control[space] != power
    return 0.5 + (0.4 if foe else -0.4) * (worth(space) / 2 if space in PRIZES else 0.2)


AWARDS = {"give-ship": 0.45, "give-card": 0.5, "give-vp": 0.2}


def _award(g: Elisabeth, power: int, answer: Answer) -> float:
    return (
        AWARDS[str(answer[0])]
        if power == SPAIN
        else {"give-vp": 0.3, "give-card": 0.4, "give-ship": 0.35}[str(answer[0])]
    )


# ---- windows -------------------------------------------------------------------------------------------------------------------
def _window(g: Elisabeth, power: int, answer: Answer) -> float:
    """Responses: what helps oneself is played, what helps the enemy is not."""
    if answer[0] == "pass":
        return 0.5
    number = CARD[str(answer[1])]
    if number == 12:
        return 0.9 if answer[2] == NOUNS[power] else 0.0
    if number == 14:
        return 0.9 if g.battle is not None and g.battle.attacker == power else 0.0
    if number == 11:
        return 0.0 if power == OTTOMAN else 0.9
    return {1: 0.45, 7: 0.6, 8: 0.8, 9: 0.8, 10: 0.8, 13: 0.55, 15: 0.55, 16: 0.7}.get(number, 0.5)


def _plain(g: Elisabeth, power: int, answer: Answer) -> float:
    return PLAIN.get(str(answer[0]), 0.4)


PLAIN = {
    "ransom": 0.6,
    "leave": 0.5,
    "withdraw": 0.7,
    "intervene": 0.8,
    "offer": 0.5,
    "accept": 0.4,
    "refuse": 0.45,
    "retrieve": 0.8,
    "lose-card": 0.5,
    "skip-impulse": 0.45,
    "avoid": 0.4,
    "pass": 0.5,
    "strengthen": 0.6,
    "land": 0.6,
    "fight": 0.5,
}

WEIGHTS: dict[str, Weigh] = {
    "impulse": _opening,
    "action": _action,
    "march-form": _take,
    "embark-form": _take,
    "sail-fleet": _take,
    "intercept-form": _take,
    "sea-intercept-fleet": _take,
    "deploy-form": _take,
    "winter-recall-group": _take,
    "relief-join": _take,
    "intercept": _intercept,
    "sea-intercept": _intercept,
    "lose": _lose,
    "lose-ship": _lose,
    "attrition": _lose,
    "battle-losses": _lose,
    "deploy": _toward,
    "place-leader": _toward,
    "winter-land": _toward,
    "winter-recall": _toward,
    "carry": _toward,
    "volunteers": _toward,
    "hire": _toward,
    "riot": _riot,
    "raid-award": _award,
}
