"""GS-8.1 … GS-8.8 Technology cards: drawing, developing, paying, and the check for events.

A technology card is nothing but its points. Hands are sorted lists of points; paid cards are seen by all.
"""

from __future__ import annotations

from functools import cache, partial

from theatrum.core.contract import Answer, Ask, Procedure, Reasons, Refusal, Seat
from theatrum.games.generalship.queries.abilities import abilities
from theatrum.games.generalship.rules.ending import gain_vp
from theatrum.games.generalship.state import NOTHING, Generalship
from theatrum.games.generalship.tables.abilities import TechDrawBonus
from theatrum.games.generalship.tables.technologies import TECHNOLOGIES, TECHNOLOGY_BY_NOUN, Technology
from theatrum.kit.decks import draw

CARDS_PER_DRAW = 2
DRAW: Answer = ("draw-technology",)


# ---- procedures ----------------------------------------------------------------------------------------------------
def technology_action(g: Generalship, seat: Seat) -> Procedure[None]:
    """GS-8.1 Draw two cards, or develop exactly one technology."""
    answer = yield Ask(
        seat,
        "technology-action",
        sift=partial(_choices, g, seat),
        rule="GS-8.1",
        args=lambda: {"ones": g.tech_hand[seat].count(1), "twos": g.tech_hand[seat].count(2)},
    )
    if answer == DRAW:
        more = sum(bonus.cards for bonus in abilities(g, seat, TechDrawBonus))
        draw_technology_cards(g, seat, CARDS_PER_DRAW + more)
    else:
        g.paying = TECHNOLOGIES[TECHNOLOGY_BY_NOUN[answer[1]]].index
        g.then(("pay_technology", seat, g.paying))


def pay_technology(g: Generalship, seat: Seat, index: int) -> Procedure[None] | None:
    """GS-8.3, GS-8.4, GS-8.7 Pay with cards or with food and metal, after the technology was announced [OP-45].

    Which cards is asked even if only one set of them fits: not being asked would tell the others what the hand holds.
    """
    technology = TECHNOLOGIES[index]
    if technology.track != "resources":
        return _pay_with_cards(g, seat, technology)
    g.paying = NOTHING
    g.food[seat] -= technology.food
    g.metal[seat] -= technology.metal
    g.tell("paid-resources", nation=g.noun_of(seat), food=technology.food, metal=technology.metal)
    develop(g, seat, technology, vp=technology.vp)
    return None


def _pay_with_cards(g: Generalship, seat: Seat, technology: Technology) -> Procedure[None]:
    answer = yield Ask(
        seat,
        "pay",
        lambda: _payment_answers(g, seat, technology),
        rule="GS-8.4",
        args={"technology": technology.noun, "points": technology.points},
        why_not=partial(_why_no_payment, g, seat, technology),
    )
    g.paying = NOTHING
    _pay(g, seat, answer[1], answer[2])
    develop(g, seat, technology, vp=technology.vp)


# ---- queries -------------------------------------------------------------------------------------------------------
def developable(g: Generalship) -> list[Technology]:
    """GS-8.2, GS-8.7 Undeveloped, and one of its prerequisites (if it has any) developed."""
    return [t for t in TECHNOLOGIES if not g.developed[t.index] and _is_prepared(g, t)]


def can_pay(g: Generalship, seat: Seat, technology: Technology) -> bool:
    if technology.track == "resources":
        return g.food[seat] >= technology.food and g.metal[seat] >= technology.metal
    return sum(g.tech_hand[seat]) >= technology.points


def _payment_answers(g: Generalship, seat: Seat, technology: Technology) -> list[Answer]:
    hand = g.tech_hand[seat]
    return [("pay", *way) for way in payments(technology.points, hand.count(1), hand.count(2))]


@cache
def payments(cost: int, ones: int, twos: int) -> tuple[tuple[int, int], ...]:
    """GS-8.4 All (ones, twos) out of such a hand that reach the cost and from which no card could be left out."""
    return tuple(
        (a, b)
        for a in range(ones + 1)
        for b in range(twos + 1)
        if a + 2 * b >= cost and (a == 0 or a + 2 * b - 1 < cost) and (b == 0 or a + 2 * b - 2 < cost)
    )


def _is_prepared(g: Generalship, technology: Technology) -> bool:
    return not technology.needs_any or any(g.developed[n] for n in technology.needs_any)


def _choices(g: Generalship, seat: Seat, reasons: Reasons | None) -> list[Answer]:
    """GS-8.1 Drawing, or any technology that can be developed and paid."""
    out = [DRAW]
    for t in TECHNOLOGIES:
        refusal = why_not_developable(g, t) or _why_too_dear(g, seat, t)
        if refusal is None:
            out.append(_DEVELOP[t.index])
        elif reasons is not None:
            reasons[_DEVELOP[t.index]] = refusal
    return out


def why_not_developable(g: Generalship, technology: Technology) -> Refusal | None:
    """GS-8.2, GS-8.7 Developed already, or nothing that it needs is developed."""
    if g.developed[technology.index]:
        return _DEVELOPED[technology.index]
    return None if _is_prepared(g, technology) else _UNPREPARED[technology.index]


def _why_too_dear(g: Generalship, seat: Seat, technology: Technology) -> Refusal | None:
    """GS-8.3, GS-8.7 What one would have to pay."""
    return None if can_pay(g, seat, technology) else _TOO_DEAR[technology.index]


_DEVELOP: tuple[Answer, ...] = tuple(("develop", t.noun) for t in TECHNOLOGIES)
_DEVELOPED = tuple(Refusal("GS-8.2", "developed-already", technology=t.noun) for t in TECHNOLOGIES)
_UNPREPARED = tuple(
    Refusal(
        "GS-8.2",
        "needs-technology",
        technologies=[TECHNOLOGIES[n].noun for n in t.needs_any],
        n=len(t.needs_any),
    )
    for t in TECHNOLOGIES
)
_TOO_DEAR = tuple(
    Refusal("GS-8.7", "technology-resources", food=t.food, metal=t.metal)
    if t.track == "resources"
    else Refusal("GS-8.3", "technology-points", points=t.points)
    for t in TECHNOLOGIES
)
"""By technology: each reason is made once, since it is asked for often."""


def _why_no_payment(g: Generalship, seat: Seat, technology: Technology, answer: Answer) -> Refusal:
    """GS-8.4 Cards that one holds, worth enough, and none that could be left out."""
    ones, twos = int(answer[1]), int(answer[2])
    hand = g.tech_hand[seat]
    if ones > hand.count(1) or twos > hand.count(2):
        return Refusal("GS-8.4", "cards-not-held", ones=hand.count(1), twos=hand.count(2))
    if ones + 2 * twos < technology.points:
        return Refusal("GS-8.3", "technology-points", points=technology.points)
    return Refusal("GS-8.4", "card-too-many", points=technology.points)


# ---- changes -------------------------------------------------------------------------------------------------------
def draw_technology_cards(g: Generalship, seat: Seat, n: int) -> None:
    """GS-8.1, GS-7.6 Cards into the hand; an empty deck is made anew from the discard pile."""
    drawn = draw(g, g.tech_deck, n, discards=g.tech_discard, told="technology-reshuffled")
    g.tech_hand[seat] = sorted([*g.tech_hand[seat], *drawn])
    g.tell("drew-technology", nation=g.noun_of(seat), n=len(drawn))
    g.reveal("drew-technology-own", to=[seat], ones=drawn.count(1), twos=drawn.count(2))


def _pay(g: Generalship, seat: Seat, ones: int, twos: int) -> None:
    """GS-8.3 Cards are discarded openly; a surplus is lost."""
    paid = [1] * ones + [2] * twos
    for points in paid:
        g.tech_hand[seat].remove(points)
    g.tech_discard += paid
    g.reveal("paid-technology", nation=g.noun_of(seat), ones=ones, twos=twos)


def develop(g: Generalship, seat: Seat, technology: Technology, vp: int) -> None:
    """GS-8.5, GS-8.6 For all to use at once; the points count at once, before any event; then the event check."""
    g.developed[technology.index] = 1
    g.tell("developed", nation=g.noun_of(seat), technology=technology.noun)
    if vp:
        gain_vp(g, seat, vp, "technology")
    g.then(("check_event", seat, technology.index))
