"""The headings of actions, and the florins they cost or bring."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Answer, Ask, Seat, Terms
from theatrum.core.scene import Price, Text
from theatrum.games.pax_renaissance.rules.market import position
from theatrum.games.pax_renaissance.rules.selling import price as sale_price
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import ITEM

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


def terms(g: PaxRenaissance, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Terms]:
    """PR-3.2 For the actions of a turn."""
    if ask.prompt != "act":
        return {}
    return {
        answer: Terms(GROUPS[verb], _price(g, ask.seat, answer))
        for answer in answers
        if (verb := str(answer[0])) in GROUPS
    }


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
