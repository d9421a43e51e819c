"""CC-4.3.7, CC-4.3.10, CC-4.3.12, CC-4.3.17, CC-4.3.19, CC-4.3.20 The windows in which cards answer rolls, cards and
interceptions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from theatrum.core.contract import Answer, Procedure, Refusal
from theatrum.games.caribbean.rules.cards import NOT_IN_HAND, discard
from theatrum.games.caribbean.rules.effects import answers
from theatrum.games.caribbean.rules.meaning import language
from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.cards import CARD, CARDS, EVENT, EVENTS
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.kit.effects.closures import Do
from theatrum.kit.effects.play import Effect, Effects, Pairs
from theatrum.kit.responses import Window, together

STEPS_OF_ANSWERS: Mapping[str, Do] = {
    "dr_bonus": answers.dr_bonus,
    "reroll": answers.reroll,
    "cancel_event": answers.cancel_event,
    "cancel_special_card": answers.cancel_special_card,
    "cancel_interception": answers.cancel_interception,
    "leader_mp": answers.leader_mp,
    "fleet_mp": answers.fleet_mp,
}
ANSWERING = ("reaction", "before_roll", "after_roll", "before_move")
"""Timings of cards that answer something."""
ANSWERS: Effects[Caribbean] = Effects(
    language(STEPS_OF_ANSWERS),
    [
        *(card.effect for card in CARDS if card.effect.timing in ANSWERING),
        *(event for event in EVENTS if event.timing in ANSWERING),
    ],
)
BY_CARD: dict[int, Effect[Caribbean]] = {
    card.index: ANSWERS.by_id[card.id] for card in CARDS if card.effect.timing in ANSWERING
}
"""By hand or special card: what it does."""
REROLL_OF: dict[int, Effect[Caribbean]] = {
    index: ANSWERS.by_id[event.id] for index, event in enumerate(EVENTS) if event.timing in ANSWERING
}
"""By event of a main card: the re-rolls [CC-4.3.7]."""
DECLARED_CARD: Pairs = (("card", "card:declared"),)
NOT_SPECIAL = Refusal("CC-4.3.10", "no-special-card")
NO_WINDOW = Refusal("CC-4.3.19", "not-in-this-window")


def about_roll(kind: str) -> Pairs:
    return (("roll", f"roll:{kind}"),)


# ---- what a nation has to answer ---------------------------------------------------------------------------------------
def fits(g: Caribbean, nation: int, card: int, moment: str, about: Pairs) -> bool:
    """Could this card be used now?"""
    effect = BY_CARD.get(card)
    if effect is None or not effect.is_offered_in(moment):
        return False
    return effect.why_not(g, nation, about) is None


def laid_out(g: Caribbean, nation: int) -> list[int]:
    """CC-4.3.10 Special cards in front of a nation, face-up."""
    return [card for card, up in g.laid_out.items() if up and CARDS[card].nation == nation]


def open_answers(g: Caribbean, nation: int, moments: Sequence[str], about: Pairs) -> list[Answer]:
    """What everybody can see: laid-out special cards and the main card that fit."""
    out: list[Answer] = []
    for moment in moments:
        out += [
            ("announce-special", CARD.noun[c])
            for c in laid_out(g, nation)
            if fits(g, nation, c, moment, about)
        ]
        if moment == "after_roll" and g.main_up[nation]:
            for event in g.main(nation).events:
                effect = REROLL_OF.get(event)
                if effect is not None and effect.why_not(g, nation, about) is None:
                    out.append(("use-main", EVENT.noun[event]))
    return out


def all_answers(g: Caribbean, nation: int, moments: Sequence[str], about: Pairs) -> list[Answer]:
    """CC-4.3.20 Also cards of the hand: reactions, and special cards that are laid out and used in one answer."""
    out = open_answers(g, nation, moments, about)
    for card in g.hand[nation]:
        if any(fits(g, nation, card, moment, about) for moment in moments):
            out.append(("announce-special" if CARDS[card].special else "react", CARD.noun[card]))
    return out


def why_not_answer(g: Caribbean, nation: int, answer: Answer) -> Refusal | None:
    """About a card that is not offered."""
    if answer[0] == "use-main":
        return NO_WINDOW
    card = CARD[answer[1]]
    return NO_WINDOW if card in g.hand[nation] or g.laid_out.get(card) else NOT_IN_HAND


# ---- asking ------------------------------------------------------------------------------------------------------------
def ask_around(
    g: Caribbean, name: str, moments: Sequence[str], about: Pairs, nations: Sequence[int], kind: str = ""
) -> Procedure[None]:
    """CC-4.3.17, CC-4.3.19 Asked around until all decline; being asked depends on what everybody can see."""
    window = Window(
        name,
        rule="CC-4.3.19",
        offers=lambda nation: all_answers(g, nation, moments, about),
        might=lambda nation: bool(g.hand[nation]) or bool(open_answers(g, nation, moments, about)),
        play=lambda nation, answer: use(g, nation, answer, about),
        seat_of=lambda nation: g.seat_of[nation],
        args={"roll": f"roll:{kind}"} if kind else {"card": CARD.noun[g.declared]},
        why_not=lambda nation, answer: why_not_answer(g, nation, answer),
    )
    while True:
        response = yield from together(window, nations)
        if response is None or g.cancelled:
            return


def before_roll(g: Caribbean, kind: str, nations: Sequence[int]) -> Procedure[None]:
    """CC-4.3.19 Before the roll of one nation only it is asked; in a fight all, the two sides first."""
    asked = list(nations) if len(nations) == 1 else in_fight(g, nations)
    yield from ask_around(g, "before-roll", ("before_roll",), about_roll(kind), asked, kind)


def after_roll(g: Caribbean, kind: str, nations: Sequence[int]) -> Procedure[None]:
    """CC-4.3.19 After the roll, before its result is applied: whoever rolled."""
    asked = [nation for nation in dict.fromkeys(nations) if nation >= 0]
    yield from ask_around(g, "after-roll", ("after_roll",), about_roll(kind), asked, kind)


def interception_declared(g: Caribbean, nations: Sequence[int]) -> Procedure[None]:
    """CC-4.3.19 Before the INT rolls: special cards of both sides, Fog bank of anybody."""
    moments = ("before_roll", "interception_declared")
    yield from ask_around(g, "interception-declared", moments, about_roll("int"), in_fight(g, nations), "int")


def in_fight(g: Caribbean, nations: Sequence[int]) -> list[int]:
    """CC-4.3.19 Attacker, defender, then the others in the order of play."""
    return [nation for nation in dict.fromkeys([*nations, *g.order]) if nation >= 0]


def event_declared(g: Caribbean, card: int, user: int, targeted: Sequence[int]) -> Procedure[bool]:
    """CC-4.3.19 An event with a red frame against another nation: it may be cancelled."""
    g.declared, g.declared_by, g.declared_at = card, user, tuple(targeted)
    g.cancelled = False
    yield from ask_around(g, "event-declared", ("event_declared",), DECLARED_CARD, list(targeted))
    return _withdraw(g)


def _withdraw(g: Caribbean) -> bool:
    """Nothing is declared any longer. Was it cancelled?"""
    cancelled, g.cancelled = g.cancelled, False
    g.declared, g.declared_by, g.declared_at = NOBODY, NOBODY, ()
    return cancelled


# ---- using -------------------------------------------------------------------------------------------------------------
def use(g: Caribbean, nation: int, answer: Answer, about: Pairs) -> Procedure[None]:
    """A card is used: carried out at once."""
    if answer[0] == "use-main":
        effect = REROLL_OF[EVENT[answer[1]]]
        g.main_up[nation], g.main_used[nation] = 0, g.impulse
        g.tell("main-event", nation=NATION.noun[nation], event=str(answer[1]))
        yield from effect.perform(g, nation, about)
    elif answer[0] == "react":
        yield from react(g, nation, CARD[answer[1]], about)
    else:
        yield from announce(g, nation, CARD[answer[1]], about)


def react(g: Caribbean, nation: int, card: int, about: Pairs) -> Procedure[None]:
    """CC-4.3.12 A reaction card from the hand; no card answers it."""
    effect = BY_CARD[card]
    g.leave_hand(nation, card)
    discard(g, card)
    g.reveal("reaction-played", nation=NATION.noun[nation], card=CARD.noun[card])
    pairs = yield from effect.choose(g, nation, about)
    yield from effect.perform(g, nation, pairs)


def why_not_lay_out(g: Caribbean, nation: int, card: int) -> Refusal | None:
    """CC-4.3.10 A special card of the hand."""
    if not CARDS[card].special:
        return NOT_SPECIAL
    return None if card in g.hand[nation] else NOT_IN_HAND


def lay_out(g: Caribbean, nation: int, card: int) -> None:
    """CC-4.3.10 From the hand, face-up; no action."""
    g.leave_hand(nation, card)
    g.laid_out[card] = 1
    g.reveal("laid-out", nation=NATION.noun[nation], card=CARD.noun[card])


def announce(g: Caribbean, nation: int, card: int, about: Pairs) -> Procedure[None]:
    """CC-4.3.10 A special card is announced, unless Treason answers it carried out, and turned face-down."""
    if card in g.hand[nation]:
        lay_out(g, nation, card)
    g.laid_out[card] = 0
    g.tell("special-announced", nation=NATION.noun[nation], card=CARD.noun[card])
    if not (yield from special_announced(g, nation, card)):
        effect = BY_CARD[card]
        pairs = yield from effect.choose(g, nation, about)
        yield from effect.perform(g, nation, pairs)


def special_announced(g: Caribbean, nation: int, card: int) -> Procedure[bool]:
    """CC-4.3.19 The other nations, in order, may cancel it."""
    before = (g.declared, g.declared_by, g.declared_at)
    g.declared, g.declared_by, g.declared_at = card, nation, ()
    others = [other for other in g.order if other != nation]
    yield from ask_around(g, "special-announced", ("special_announced",), DECLARED_CARD, others)
    cancelled = _withdraw(g)
    g.declared, g.declared_by, g.declared_at = before
    return cancelled
