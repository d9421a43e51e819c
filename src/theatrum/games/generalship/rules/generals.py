"""GS-7 General cards: drawing, appointing a commander, political power.

The discard pile lies face up: what is discarded is seen by all. (The rulebook says nothing about it; a commander who
is discarded was seen by all anyway.)
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Seat, Verdict
from theatrum.games.generalship.state import NOTHING, Generalship
from theatrum.games.generalship.tables.generals import GENERAL_BY_NOUN, GENERALS
from theatrum.kit.decks import draw

DRAW: Answer = ("draw-general",)
PROMOTE: Answer = ("promote",)


# ---- procedures ----------------------------------------------------------------------------------------------------
def general_action(g: Generalship, seat: Seat) -> Procedure[None]:
    """GS-7.1 Draw one card, or use cards: the first one used may become commander or go into politics."""
    answer = yield Ask(
        seat,
        "general-action",
        candidates=lambda: _first(g, seat),
        rule="GS-7.1",
        why_not=_not_in_hand,
    )
    if answer == DRAW:
        draw_general(g, seat, 1)
    elif answer == PROMOTE:
        promote_rightmost(g, seat)
    else:
        _use(g, seat, answer, appointed=0)


def use_generals(g: Generalship, seat: Seat, appointed: int) -> Procedure[None] | None:
    """GS-7.2 Further cards, one by one: at most one commander in all, any number into politics."""
    return _use_further(g, seat, appointed) if g.hand[seat] else None


def _use_further(g: Generalship, seat: Seat, appointed: int) -> Procedure[None]:
    answer = yield Ask(
        seat,
        "use-generals",
        candidates=lambda: chain(_uses(g, seat, appointed), [(DONE, None)]),
        rule="GS-7.2",
        args={"appointed": appointed},
        why_not=_not_in_hand,
    )
    if answer != DONE:
        _use(g, seat, answer, appointed)


def _use(g: Generalship, seat: Seat, answer: Answer, appointed: int) -> None:
    verb, noun = answer
    general = GENERAL_BY_NOUN[noun]
    g.hand[seat].remove(general)
    if verb == "appoint":
        appoint(g, seat, general)
        appointed = 1
    else:
        g.political[seat].append(general)
        g.tell("political", nation=g.noun_of(seat), power=political_power(g, seat))
        g.tell("political-own", to=[seat], general=noun)
    g.then(("use_generals", seat, appointed))


# ---- queries -------------------------------------------------------------------------------------------------------
def _first(g: Generalship, seat: Seat) -> Iterator[Verdict]:
    """GS-7.1, GS-7.3 Draw; use a card; or, with neither commander nor cards, promote the rightmost political card."""
    yield DRAW, None
    yield from _uses(g, seat, 0)
    yield PROMOTE, _why_no_promotion(g, seat)


def _uses(g: Generalship, seat: Seat, appointed: int) -> Iterator[Verdict]:
    """GS-7.2 Every card in hand into politics, or to the command if nobody has got it in this action."""
    nouns = [GENERALS[i].noun for i in g.hand[seat]]
    for noun in nouns:
        yield ("politics", noun), None
    for noun in nouns:
        yield ("appoint", noun), Refusal("GS-7.2", "one-commander") if appointed else None


def _why_no_promotion(g: Generalship, seat: Seat) -> Refusal | None:
    """GS-7.3 Why the rightmost political card can't take command."""
    if g.commander[seat] >= 0 or g.hand[seat]:
        return Refusal("GS-7.3", "promotion-is-for-the-bare")
    return None if g.political[seat] else Refusal("GS-7.3", "no-political-card")


def _not_in_hand(answer: Answer) -> Refusal:
    """GS-7.2 Only unused cards can be used."""
    return Refusal("GS-7.2", "general-not-in-hand", general=answer[1])


def political_power(g: Generalship, seat: Seat) -> int:
    """GS-1.7 The number of cards in the political row."""
    return len(g.political[seat])


# ---- changes -------------------------------------------------------------------------------------------------------
def draw_general(g: Generalship, seat: Seat, n: int) -> None:
    """GS-7.1, GS-7.6 Cards into the hand of unused ones; an empty deck is made anew from the discard pile."""
    held = len(g.hand[seat])
    for _ in range(n):
        for general in draw(g, g.general_deck, 1, discards=g.general_discard, told="generals-reshuffled"):
            g.hand[seat].append(general)
            g.reveal("drew-general", to=[seat], general=GENERALS[general].noun)
    g.tell("drew-generals", nation=g.noun_of(seat), n=len(g.hand[seat]) - held)


def appoint(g: Generalship, seat: Seat, general: int) -> None:
    """GS-7.2 The commander, face up; a former one goes to the discard pile."""
    former = g.commander[seat]
    g.commander[seat] = general
    _forget(g, general)
    g.reveal("commander-appointed", nation=g.noun_of(seat), general=GENERALS[general].noun)
    if former >= 0:
        g.general_discard.append(former)
        g.tell("commander-replaced", nation=g.noun_of(seat), general=GENERALS[former].noun)


def promote_rightmost(g: Generalship, seat: Seat) -> None:
    """GS-7.3, GS-8.9 The rightmost political card, if any, becomes the commander."""
    if g.political[seat]:
        appoint(g, seat, g.political[seat].pop())


def discard_commander(g: Generalship, seat: Seat, why: str) -> None:
    """GS-8.13, GS-16.2 The commander, if there is one, goes to the discard pile. `why`: `event-commander-lost-<why>`."""
    general = g.commander[seat]
    if general >= 0:
        g.general_discard.append(general)
        g.commander[seat] = NOTHING
        g.tell(f"commander-lost-{why}", nation=g.noun_of(seat), general=GENERALS[general].noun)


def lose_rightmost(g: Generalship, seat: Seat) -> int:
    """GS-7.4 The rightmost political card goes, seen by all [OP-41], to the discard pile. Returns the general, or -1 without a card."""
    if not g.political[seat]:
        return NOTHING
    general = g.political[seat].pop()
    g.general_discard.append(general)
    _forget(g, general)
    g.reveal("political-lost", nation=g.noun_of(seat), general=GENERALS[general].noun)
    return general


def _forget(g: Generalship, general: int) -> None:
    """A card that all have seen is no longer one whose hidden place somebody knows."""
    for known in g.known:
        if general in known:
            known.remove(general)
