"""The headings of actions, the florins they cost or bring, and who stands where an answer points."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Answer, Ask, Seat, Terms
from theatrum.core.scene import Price, Text
from theatrum.games.pax_renaissance.rules.market import position
from theatrum.games.pax_renaissance.rules.selling import price as sale_price
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import ITEM, SPOT

GROUPS = {
    verb: Text(f"group-{group}")
    for verb, group in {
        "buy": "buy",
        "play": "play",
        "sell": "sell",
        "ops": "table",
        "fair": "table",
        "declare": "declare",
    }.items()
}
AT_TOKENS = frozenset({"lose", "repress", "repress-at", "siege", "tax", "tax-at"})
"""Answers that name the place of a token."""


def terms(g: PaxRenaissance, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Terms]:
    """PR-3.2 For the actions of a turn; of tokens on the map, which one it is."""
    if ask.prompt != "act":
        return {
            answer: Terms(words=_token_words(g, answer)) for answer in answers if str(answer[0]) in AT_TOKENS
        }
    return {
        answer: Terms(GROUPS[verb], _price(g, ask.seat, answer))
        for answer in answers
        if (verb := str(answer[0])) in GROUPS
    }


def _token_words(g: PaxRenaissance, answer: Answer) -> Text:
    """Two knights are told apart by where they stand, a border's name alone does not say whose concession lies there."""
    spot = SPOT[answer[1]]
    token = g.noun_at(g.token_at(spot), spot)
    if len(answer) > 2:
        return Text("answer-token-from", token=token, at=answer[1], place=answer[2])
    return Text("answer-token-at", token=token, at=answer[1])


def _price(g: PaxRenaissance, seat: Seat, answer: Answer) -> tuple[Price, ...]:
    """PR-6.2, PR-6.3 A card costs its column, and brings what lies on it; PR-8.1 China pays for what is sold."""
    if answer[0] == "sell":
        return (_florins(sale_price(g, seat, ITEM[answer[1]])),)
    if answer[0] != "buy":
        return ()
    row, column = position(g, ITEM[answer[1]])
    on_it = g.gold[row][column]
    return (_florins(-column), _florins(on_it)) if on_it else (_florins(-column),)


def _florins(amount: int) -> Price:
    key = "price-florins" if amount < 0 else "gain-florins"
    return Price(words=Text(key, n=abs(amount)), amount=amount, icon="coin")
