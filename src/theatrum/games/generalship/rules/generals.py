"""GS-7 General cards: drawing, appointing a commander, political power.

The discard pile lies face up: what is discarded is seen by all. (The rulebook says nothing about it; a commander who
is discarded was seen by all anyway.)
"""

from __future__ import annotations

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Seat
from theatrum.games.generalship.state import NOTHING, Generalship
from theatrum.games.generalship.tables import GENERALS

_GENERAL = {general.noun: general.index for general in GENERALS}
DRAW: Answer = ("draw-general",)
PROMOTE: Answer = ("promote",)


# ---- procedures ----------------------------------------------------------------------------------------------------
def general_action(g: Generalship, seat: Seat) -> Procedure[None]:
    """GS-7.1 Draw one card, or use cards: the first one used may become commander or go into politics."""
    answer = yield Ask(
        seat,
        "general-action",
        lambda: _first_answers(g, seat),
        rule="GS-7.1",
        refused=lambda: _no_promotion(g, seat),
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
        lambda: [*_uses(g, seat, appointed), DONE],
        rule="GS-7.2",
        args={"appointed": appointed},
        refused=lambda: _no_second_commander(g, seat, appointed),
    )
    if answer != DONE:
        _use(g, seat, answer, appointed)


def _use(g: Generalship, seat: Seat, answer: Answer, appointed: int) -> None:
    verb, noun = answer
    general = _GENERAL[str(noun)]
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
def _first_answers(g: Generalship, seat: Seat) -> list[Answer]:
    """GS-7.1, GS-7.3 Draw; use a card; or, with neither commander nor cards, promote the rightmost political card."""
    answers = [DRAW, *_uses(g, seat, 0)]
    if g.commander[seat] < 0 and not g.hand[seat] and g.political[seat]:
        answers.append(PROMOTE)
    return answers


def _uses(g: Generalship, seat: Seat, appointed: int) -> list[Answer]:
    nouns = [GENERALS[i].noun for i in g.hand[seat]]
    answers: list[Answer] = [("politics", noun) for noun in nouns]
    if not appointed:
        answers += [("appoint", noun) for noun in nouns]
    return answers


def _no_promotion(g: Generalship, seat: Seat) -> dict[Answer, Refusal]:
    """GS-7.3 Why the rightmost political card can't take command, for those who have one."""
    if not g.political[seat] or (g.commander[seat] < 0 and not g.hand[seat]):
        return {}
    return {PROMOTE: Refusal("GS-7.3", "promotion-is-for-the-bare")}


def _no_second_commander(g: Generalship, seat: Seat, appointed: int) -> dict[Answer, Refusal]:
    if not appointed:
        return {}
    return {("appoint", GENERALS[i].noun): Refusal("GS-7.2", "one-commander") for i in g.hand[seat]}


def political_power(g: Generalship, seat: Seat) -> int:
    """GS-1.7 The number of cards in the political row."""
    return len(g.political[seat])


# ---- changes -------------------------------------------------------------------------------------------------------
def draw_general(g: Generalship, seat: Seat, n: int) -> None:
    """GS-7.1, GS-7.6 Cards into the hand of unused ones; an empty deck is made anew from the discard pile."""
    drawn = 0
    for _ in range(n):
        if not g.general_deck and not _shuffle_discards(g):
            break
        general = g.general_deck.pop()
        g.hand[seat].append(general)
        g.reveal("drew-general", to=[seat], general=GENERALS[general].noun)
        drawn += 1
    g.tell("drew-generals", nation=g.noun_of(seat), n=drawn)


def _shuffle_discards(g: Generalship) -> bool:
    """GS-7.6 A new deck of the discarded generals; False if there are none."""
    if not g.general_discard:
        return False
    g.general_deck, g.general_discard = g.general_discard, []
    g.shuffle(g.general_deck)
    g.tell("generals-reshuffled", n=len(g.general_deck))
    return True


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
