"""Cards in the whole game: which to open an impulse with, which to keep, which to answer with."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import Answer, Ask
from theatrum.games.elisabeth.bot.campaign import worths
from theatrum.games.elisabeth.bot.campaign.espionage import guards_the_queen
from theatrum.games.elisabeth.bot.campaign.new_world import TREASURE_WORTH
from theatrum.games.elisabeth.queries.espionage import WALSINGHAM
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.cards import CARD, CARDS, COMBAT, HOME, MANDATORY, RESPONSE
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, HRE, NOUNS, OTTOMAN, PROTESTANT, SPAIN
from theatrum.games.elisabeth.tables.treasures import CP, TREASURE, TREASURES

PASS_WITH_CARDS, PASS = -0.6, 0.3
FOR_CP, PER_CP = 0.25, 0.1
"""What a card for its command points looks like."""
TEXT = 0.55
"""What a card for its text looks like, as long as nothing else is known of it."""
AGAINST_ME = 0.8
LATER_OF_SAME = 0.3
"""Of cards with the same points one is tried first: the one whose text is least missed."""
TEXTS: dict[int, dict[int, float]] = {
    2: {OTTOMAN: 0.45},
    3: {SPAIN: 0.5},
    21: dict.fromkeys(range(6), 0.7),
    32: {PROTESTANT: 1.0},
    33: {FRANCE: 0.5},
    34: {HRE: 0.35},
    35: {HRE: 0.9},
    36: {ENGLAND: 0.45},
    47: {PROTESTANT: 0.9, ENGLAND: 0.6},
    48: dict.fromkeys(range(6), 0.75),
    50: {SPAIN: 0.9, FRANCE: 0.3, PROTESTANT: -0.5},
    51: {SPAIN: 0.9, PROTESTANT: -0.3, ENGLAND: -0.5},
    52: {ENGLAND: 0.8, PROTESTANT: 0.8, SPAIN: -0.5},
    54: {PROTESTANT: 0.9, ENGLAND: 0.6, FRANCE: -0.6, SPAIN: -0.5},
    55: {PROTESTANT: 0.9, ENGLAND: 0.6, SPAIN: -0.6, FRANCE: -0.3},
    58: {PROTESTANT: 0.8},
    60: {PROTESTANT: 0.8, ENGLAND: 0.6, FRANCE: -0.4},
    64: {PROTESTANT: 0.8, ENGLAND: 0.7, SPAIN: -0.5},
    65: {SPAIN: 0.8, FRANCE: 0.7, PROTESTANT: -0.6},
    79: {PROTESTANT: 0.9, SPAIN: -0.5},
    92: {SPAIN: 0.7, ENGLAND: -0.5},
    94: {SPAIN: 0.7, ENGLAND: -0.5},
}
"""By card and power: how its text looks, where that is known beforehand. Everything is tried before it is played."""
HOME_CARDS = {
    1: 0.6,
    2: 0.4,
    3: 0.4,
    99: 0.5,
    33: 0.5,
    80: 0.5,
    34: 0.3,
    35: 0.8,
    36: 0.5,
    81: 0.6,
    32: 0.8,
    111: 0.6,
}


# ---- impulses --------------------------------------------------------------------------------------------------------------
def opening(g: Elisabeth, power: int, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """E1-11.0.2 Many points first; texts that help; nobody passes while he can still do something."""
    seen: dict[int, float] = {}
    """CP to the worth of the best card with so many that was met"""
    plain = [_rest(g, power, CARD[a[1]]) if a[0] == "cp" else 0.0 for a in answers]
    for answer, kept in zip(answers, plain, strict=True):
        if answer[0] == "cp":
            cp = CARDS[CARD[answer[1]]].cp
            seen[cp] = min(kept, seen.get(cp, kept))
    left = len(g.hand[power]) + len(g.home_hand[power])
    out = []
    for answer, kept in zip(answers, plain, strict=True):
        if answer[0] == "pass":
            out.append(PASS_WITH_CARDS if left > 0 else PASS)
        elif answer[0] == "cp":
            cp = CARDS[CARD[answer[1]]].cp
            first = kept == seen[cp]
            out.append(FOR_CP + PER_CP * cp - (0.0 if first else LATER_OF_SAME + kept))
        else:
            out.append(_text(power, answer))
    return out


def _rest(g: Elisabeth, power: int, card: int) -> float:
    """What is lost beside the points when a card is played for them."""
    kept = 0.1 if CARDS[card].type in (COMBAT, RESPONSE) else 0.0
    if CARDS[card].type == HOME:
        kept = 0.15
    return kept + 0.2 * max(0.0, TEXTS.get(card, {}).get(power, 0.0))


def _text(power: int, answer: Answer) -> float:
    card = CARD[answer[1]]
    if CARDS[card].type == MANDATORY:
        return 0.6
    worth = TEXTS.get(card, {}).get(power, TEXT if card not in TEXTS else 0.2)
    named = any(part == NOUNS[power] for part in answer[2:])
    return worth - (AGAINST_ME if named else 0.0)


def treasure(g: Elisabeth, power: int, answer: Answer) -> float:
    """E1-11.0.11 All treasures in hands are lost in winter: those with most CP first, as long as there are impulses."""
    if answer[0] == "pass":
        return 0.2
    number = TREASURE[answer[1]]
    impulses = len(g.hand[power]) + len(g.home_hand[power])
    hurry = 0.2 if len(g.treasures[power]) > impulses else 0.0
    kind = 0.1 if TREASURES[number].kind != CP else 0.0
    return 0.25 + TREASURE_WORTH[number] + hurry + kind


# ---- cards that are kept, given, lost ----------------------------------------------------------------------------------------
def home_card(g: Elisabeth, power: int, answer: Answer) -> float:
    """E1-6.1.5 Which of two home cards to have this turn."""
    return HOME_CARDS.get(CARD[answer[1]], 0.5)


def given_up(g: Elisabeth, power: int, answer: Answer) -> float:
    """The cheapest first."""
    if len(answer) < 2:
        return 0.4
    noun = str(answer[1])
    if noun in CARD:
        return 1.0 - worths.CP * CARDS[CARD[noun]].cp
    return 1.0 - TREASURE_WORTH[TREASURE[noun]] if noun in TREASURE else 0.4


# ---- windows ---------------------------------------------------------------------------------------------------------------
SURELY = 2.0
GOOD_ANSWERS = {
    7: 0.8,
    8: 0.8,
    9: 0.8,
    10: 0.9,
    39: 0.8,
    40: 0.8,
    44: 0.7,
    14: 0.7,
    46: 0.7,
    43: 0.7,
    12: 0.7,
}


def window(g: Elisabeth, power: int, answer: Answer) -> float:
    """Responses: what helps is tried; nothing is thrown away for nothing."""
    if answer[0] == "pass":
        return 0.55
    card = CARD[answer[1]]
    if card == 12:
        return 0.8 if answer[2] == NOUNS[power] else -0.5
    if card == WALSINGHAM and guards_the_queen(g):
        return SURELY  # E1-C.81 Two dice for her life: no three worlds would show what they are worth.
    worth = GOOD_ANSWERS.get(card, 0.5)
    return worth - (AGAINST_ME if NOUNS[power] in answer[2:] else 0.0)
