"""CC-1.1 – CC-1.3, CC-1.6 Special cards that are announced in a step of the administration phase, before its dice."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import PASS, Answer, Ask, Procedure, Refusal, Runner
from theatrum.games.caribbean.rules.cards import NOT_IN_HAND
from theatrum.games.caribbean.rules.events import EFFECTS
from theatrum.games.caribbean.rules.windows import laid_out, lay_out, special_announced
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.cards import CARD, CARDS
from theatrum.games.caribbean.tables.nations import NATION

NOT_IN_THIS_STEP = Refusal("CC-1.6", "not-in-this-step")


def administration_cards(g: Caribbean, nation: int, timing: str) -> Procedure[None] | None:
    """CC-1.6, CC-4.3.20 Asked of whoever, by what everybody can see, could have such a card."""
    could = bool(g.hand[nation]) or any(CARDS[c].effect.timing == timing for c in laid_out(g, nation))
    return _asking(g, nation, timing) if could else None


def _offers(g: Caribbean, nation: int, timing: str) -> list[Answer]:
    own = [card for card in (*g.hand[nation], *laid_out(g, nation)) if CARDS[card].special]
    return [("announce-special", CARD.noun[card]) for card in own if CARDS[card].effect.timing == timing]


def _why_not(g: Caribbean, nation: int, answer: Answer) -> Refusal:
    card = CARD[answer[1]]
    held = card in g.hand[nation] or card in laid_out(g, nation)
    return NOT_IN_THIS_STEP if held else NOT_IN_HAND


def _asking(g: Caribbean, nation: int, timing: str) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[nation],
        "administration-cards",
        lambda: [PASS, *_offers(g, nation, timing)],
        rule="CC-1.6",
        why_not=lambda answer: _why_not(g, nation, answer),
        window="administration-cards",
    )
    if answer == PASS:
        return
    card = CARD[answer[1]]
    if card in g.hand[nation]:
        lay_out(g, nation, card)
    g.laid_out[card] = 0
    g.tell("special-announced", nation=NATION.noun[nation], card=CARD.noun[card])
    g.then(("administration_cards", nation, timing))
    if not (yield from special_announced(g, nation, card)):
        g.then(*EFFECTS.by_id[CARDS[card].id].agenda(nation, ()))


STEPS: Mapping[str, Runner] = {
    "administration_cards": administration_cards,
}
