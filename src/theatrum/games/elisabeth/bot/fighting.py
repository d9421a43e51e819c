"""Battles on land and at sea: who should be met, who avoided, what is lost first, which cards help."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import Answer, Ask
from theatrum.games.elisabeth.bot.plans.ways import MEDITERRANEAN
from theatrum.games.elisabeth.queries import odds
from theatrum.games.elisabeth.queries.forces import (
    admirals,
    army_leaders,
    best_battle,
    best_naval_battle,
    ships,
    units,
)
from theatrum.games.elisabeth.rules.battle import FOR_DEFENDING
from theatrum.games.elisabeth.rules.forecast import field_battle
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.cards import CARD
from theatrum.games.elisabeth.tables.pieces import CAVALRY, CORSAIR, MERCENARY, SHIP, SHIPS, TROOP, TROOPS
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import NOUNS, OTTOMAN

EVEN = 0.5


# ---- on land -------------------------------------------------------------------------------------------------------------
def intercept(g: Elisabeth, power: int, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """E1-13.2 Only where the battle that follows is likely to be won."""
    return [_interception(g, power, a) if a[0] != "pass" else EVEN for a in answers]


def _interception(g: Elisabeth, power: int, answer: Answer) -> float:
    march = g.march
    if march is None:
        return 0.3
    space = PLACE[answer[1]]
    mine = units(g, space, power) + units(g, march.goal, power)
    led = army_leaders(g, space, power) + army_leaders(g, march.goal, power)
    lost = odds.battle(march.size + best_battle(march.leaders), mine + best_battle(led) + FOR_DEFENDING)
    return EVEN + 0.8 * (0.45 - lost)


def avoid(g: Elisabeth, power: int, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """E1-13.3 Away from an army that will win, unless walls are at hand."""
    march = g.march
    lost = field_battle(g) if march is not None else 0.5
    walls = march is not None and g.fortified(march.goal) and units(g, march.goal, power) <= 4
    flight = EVEN + 0.8 * (lost - 0.5) - (0.4 if walls else 0.0)
    return [flight if a[0] == "avoid" else EVEN for a in answers]


def withdraw(g: Elisabeth, power: int, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """E1-13.4 Behind the walls, unless the battle in the open is as good as won."""
    lost = field_battle(g) if g.march is not None else 0.5
    return [EVEN + (lost - 0.25) if a[0] == "withdraw" else EVEN for a in answers]


# ---- at sea --------------------------------------------------------------------------------------------------------------
def naval_dice(g: Elisabeth, place: int, side: int) -> float:
    """E1-16.2 The dice of a side's ships there."""
    fleet = ships(g, place, side)
    if not fleet:
        return 0.0
    dice = sum(n * (1 if SHIPS[s].kind == CORSAIR else 2) for s, n in fleet)
    return dice + best_naval_battle(admirals(g, place, side))


def sea_intercept(g: Elisabeth, power: int, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    voyage = g.voyage
    if voyage is None or not ask.args:
        return [EVEN] * len(answers)
    sea = PLACE[ask.args["zone"]]
    theirs = naval_dice(g, sea, voyage.power)
    here = naval_dice(g, sea, power)
    out = []
    for answer in answers:
        if answer[0] == "pass":
            out.append(EVEN)
        else:
            mine = here + naval_dice(g, PLACE[answer[1]], power)
            out.append(EVEN + 0.1 * max(-4.0, min(4.0, mine - theirs)))
    return out


def sea_avoid(g: Elisabeth, power: int, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    voyage = g.voyage
    if voyage is None or not ask.args:
        return [EVEN] * len(answers)
    sea = PLACE[ask.args["zone"]]
    weaker = naval_dice(g, sea, voyage.power) - naval_dice(g, sea, power)
    return [EVEN + 0.1 * max(-4.0, min(4.0, weaker)) if a[0] == "avoid" else EVEN for a in answers]


# ---- losses and cards ----------------------------------------------------------------------------------------------------
def lose(g: Elisabeth, power: int, answer: Answer) -> float:
    """Mercenaries and horsemen before regulars, and units of the field before the garrison of a key."""
    piece = str(answer[1])
    if piece.startswith("ship:"):
        return 0.6 if SHIPS[SHIP[piece]].kind == CORSAIR else 0.4
    base = 0.6 if TROOPS[TROOP[piece]].kind in (MERCENARY, CAVALRY) else 0.4
    if len(answer) > 2:
        base += 0.2 * (PLACE[answer[2]] not in MEDITERRANEAN.prizes)
    return base


RESPONSE_WORTH = {1: 0.45, 7: 0.8, 8: 0.8, 9: 0.8, 10: 0.9, 13: 0.55, 15: 0.55, 16: 0.7}


def window(g: Elisabeth, power: int, answer: Answer) -> float:
    """Responses: what helps oneself is played, what helps the enemy is not."""
    if answer[0] == "pass":
        return EVEN
    number = CARD[answer[1]]
    if number == 12:
        return 0.9 if answer[2] == NOUNS[power] else 0.0
    if number == 14:
        return 0.9 if g.battle is not None and g.battle.attacker == power else 0.0
    if number == 11:
        return 0.0 if power == OTTOMAN else 0.9
    return RESPONSE_WORTH.get(number, EVEN)
