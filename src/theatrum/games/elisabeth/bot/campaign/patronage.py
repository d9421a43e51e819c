"""Patronage [E1-22]: what an artist or a scientist will bring, and which of their gifts to take."""

from __future__ import annotations

from functools import lru_cache

from theatrum.core.contract import Answer, Seat
from theatrum.games.elisabeth.bot.campaign import worths
from theatrum.games.elisabeth.queries.bonuses import owns
from theatrum.games.elisabeth.queries.patronage import SIDES, available, may_sponsor, modifier
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_realms
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.patronage import (
    ART,
    AWARDS,
    BOXES,
    PLUS,
    SCIENCE,
    TALENTS,
    Outcome,
    choices,
    row_of,
)

TWO_DICE = tuple((total, (6 - abs(7 - total)) / 36) for total in range(2, 13))
"""Every sum of two dice with its chance."""
BONUS_WORTH = {
    "observatory": 0.5,
    "cryptography": 0.4,
    "plantation": 0.3,
    "map_projection": 0.25,
    "dry_dock": 0.2,
    "ravelin": 0.3,
    "telescope": 0.25,
    "excavation": 0.4,
    "coastal_fortification": 0.1,
}
STILL_TO_SPONSOR = 0.75
"""What it counts that somebody can still be sponsored this turn, of what he would bring."""
LEAST, MOST, USUAL = min(BOXES), max(BOXES), 3
"""E1-22.0.1 CP that are paid for a person; and what somebody whose cards nobody knows will pay."""


@lru_cache(maxsize=8192)
def expected(person: int, plus: int, awards: int) -> float:
    """E1-T.5 What two dice and so much more will bring for this person, with these awards left."""
    return sum(chance * _brings(person, total + plus, awards) for total, chance in TWO_DICE)


def _brings(person: int, total: int, awards: int) -> float:
    row = row_of(total)
    if TALENTS[person].side == ART:
        return float(_best(person, row.artist.vp, awards)) if isinstance(row.artist, Outcome) else 0.0
    return max(
        (_best(person, o.vp, awards) + worths.BONUS * o.bonus for o in choices(row)),
        default=0.0,
    )


def _best(person: int, vp: int, awards: int) -> int:
    """E1-22.1.1 The best award left that fits and is not above the result."""
    talent = TALENTS[person]
    side = SIDES[talent.side]
    fitting = (
        row.vp
        for i, row in enumerate(AWARDS)
        if awards >> i & 1
        and row.side == side
        and row.vp <= vp
        and (talent.side != ART or talent.kind in row.kinds)
    )
    return max(fitting, default=0)


def sponsored(g: Elisabeth, power: int) -> float:
    """What those whom a power has sponsored this turn will bring."""
    board = the_court(g)
    return sum(
        expected(person, modifier(g, person), board.awards)
        for person, patron in board.sponsors.items()
        if patron == power
    )


def sponsoring(g: Elisabeth, power: int, side: int, cp: int) -> float:
    """What one of those who can be drawn would bring, for so many CP."""
    found = available(g, side, power)
    if not found:
        return 0.0
    plus = BOXES[cp] + (PLUS["isabella_clara_eugenia"] if the_realms(g).isabella == power else 0)
    if side == SCIENCE and owns(g, power, "observatory"):
        plus += PLUS["observatory"]
    awards = the_court(g).awards
    return sum(expected(x, TALENTS[x].value + plus, awards) for x in found) / len(found)


def to_be_sponsored(g: Elisabeth, power: int, seat: Seat) -> float:
    """E1-22.0.1 What an artist and a scientist may still bring this turn, less their CP: one of each a turn, so who pays two
    CP for one with a card of five in hand gives away the better roll."""
    if g.phase != "action":
        return 0.0
    sides = [side for side in (ART, SCIENCE) if may_sponsor(g, power, side)]
    if not sides:
        return 0.0
    purses = _purses(g, power, seat)
    hopes = [_hope(g, power, side, purses[0]) for side in sides] if purses else [0.0]
    if len(hopes) == 1:
        return STILL_TO_SPONSOR * hopes[0]
    if len(purses) == 1:
        return STILL_TO_SPONSOR * max(hopes)
    one, other = (_hope(g, power, side, purses[1]) for side in sides)
    return STILL_TO_SPONSOR * max(hopes[0] + other, hopes[1] + one)


def _purses(g: Elisabeth, power: int, seat: Seat) -> list[int]:
    """CP with which a person can be paid, the two largest first: of the impulse, of cards."""
    cards = [*g.hand[power], *g.home_hand[power]]
    found = [CARDS[c].cp if g.seat_of[power] == seat else USUAL for c in cards]
    if g.active == power:
        found.append(g.cp)
    return sorted((min(cp, MOST) for cp in found if cp >= LEAST), reverse=True)[:2]


def _hope(g: Elisabeth, power: int, side: int, cp: int) -> float:
    return max(0.0, sponsoring(g, power, side, cp) - worths.CP * cp)


def discovery(g: Elisabeth, power: int, answer: Answer) -> float:
    """E1-22.2.1 Points before a bonus, and both before either."""
    return int(answer[1]) + worths.BONUS * int(answer[2])


def bonus(g: Elisabeth, power: int, answer: Answer) -> float:
    return BONUS_WORTH.get(str(answer[1]).partition(":")[2], 0.2)
