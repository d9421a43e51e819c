"""The response windows of the action phase [E1-6.1.12, E1-11].

A window is opened by the rule in whose course it stands: `yield from respond(g, "W2", rule="E1-13.1.P4")`. It is offered
to every power that could hold a card for it *as far as everybody knows* (OP-11-12): the card may be in a hand or the
deck, the power has cards at all, and what the card's text demands is openly so. Being asked, or not, tells nothing.

What a card does in a window is a `Response`, see `rules/responses`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from theatrum.core.contract import Answer, Args, Procedure, Refusal
from theatrum.games.elisabeth.queries.relations import played
from theatrum.games.elisabeth.rules.cards import leave_if_printed, spend
from theatrum.games.elisabeth.rules.parts import Response
from theatrum.games.elisabeth.rules.responses import RESPONSES
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.cards import CARD, CARDS, HOME
from theatrum.kit.responses import FIRST, MANY, Window, one_by_one, together
from theatrum.kit.responses import Response as Played

IN_DIPLOMACY = ("W7", "W7b", "W18")
"""E1-9 In the diplomacy phase nobody responds: only combat cards, in a march that its war segment brings about, and
Louise of Lorraine can be played."""


def respond(
    g: Elisabeth,
    window: str,
    *,
    rule: str,
    powers: Iterable[int] | None = None,
    args: Args | None = None,
    many: bool = False,
) -> Procedure[Played | None]:
    """Open a window: each power in the given order (all but the active one, in impulse order) may respond.

    Without `many` the window closes with the first response; with it everybody may play any number of cards. Gives the
    last response.
    """
    if window not in RESPONSES or (g.phase == "diplomacy" and window not in IN_DIPLOMACY):
        return None
    asked = [p for p in played(g) if p != g.active] if powers is None else powers
    opened = _window(g, window, rule, args, MANY if many else FIRST)
    # In the campaign up to six powers wait: they are asked together. Lepanto's two are asked in turn, as ever.
    return (yield from together(opened, asked) if g.realms is not None else one_by_one(opened, asked))


def respond_again(
    g: Elisabeth, window: str, *, rule: str, powers: Iterable[int], args: Args | None = None
) -> Procedure[None]:
    """OP-11-16 After a response the same window is offered to all again; it closes when everybody declines in a row."""
    asked = list(powers)
    while (yield from respond(g, window, rule=rule, powers=asked, args=args)) is not None:
        pass


def cards_for(g: Elisabeth, window: str) -> Sequence[Response]:
    """What can be played in a window. Between two impulses of the campaign it is an open moment, too, so nobody is asked
    twice [W11, W13]."""
    if window == "W11" and g.realms is not None:
        return BETWEEN_IMPULSES
    return RESPONSES[window]


BETWEEN_IMPULSES: Sequence[Response] = (*RESPONSES["W11"], *RESPONSES["W13"])


def _window(g: Elisabeth, window: str, rule: str, args: Args | None, closes: int) -> Window:
    return Window(
        f"window-{window.lower()}",
        rule=rule,
        might=lambda power: _might_respond(g, window, power),
        offers=lambda power: offers(g, window, power),
        play=lambda power, answer: carry_out(g, window, power, answer),
        closes=closes,
        seat_of=lambda power: g.seat_of[power],
        args=args,
        why_not=lambda power, answer: _why_not(g, power, answer),
    )


def _why_not(g: Elisabeth, power: int, answer: Answer) -> Refusal | None:
    card = CARD[answer[1]]
    held = card in g.hand[power] or card in g.home_hand[power]
    return Refusal("E1-6.1.12", "not-now" if held else "not-in-hand", card=CARDS[card].noun)


def offers(g: Elisabeth, window: str, power: int) -> list[Answer]:
    """What a power can really respond, with the cards it holds; what it got in this impulse waits for a later one
    [E1-16.4 S5 (b)]."""
    held = {*g.hand[power], *g.home_hand[power]} - set(g.fresh)
    return [
        answer
        for response in cards_for(g, window)
        if response.card in held and response.open_to(g, power)
        for answer in response.offers(g, power)
    ]


def _might_respond(g: Elisabeth, window: str, power: int) -> bool:
    """Could the power hold a card for this window, as far as everybody knows?"""
    return g.seat_of[power] >= 0 and any(
        may_be_held(g, power, response.card) and response.open_to(g, power)
        for response in cards_for(g, window)
    )


def may_be_held(g: Elisabeth, power: int, card: int) -> bool:
    """Could the card be in this power's hand, as far as everybody knows?"""
    if CARDS[card].type == HOME:
        used = g.home_used[power]
        aside = bool(used) and not g.home_hand[power]  # the rest was put away in spring [E1-10.0.P5]
        return CARDS[card].power == power and card not in used and card != g.card and not aside
    return bool(g.hand[power]) and (card in g.deck or any(card in hand for hand in g.hand))


def carry_out(g: Elisabeth, window: str, power: int, answer: Answer) -> Procedure[None]:
    """E1-6.1.12 The card leaves the hand, then its text is carried out."""
    for response in cards_for(g, window):
        if CARDS[response.card].noun == answer[1] and response.open_to(g, power):
            spend(g, power, response.card)
            leave_if_printed(g, response.card)
            yield from response.play(g, power, answer)
            return
