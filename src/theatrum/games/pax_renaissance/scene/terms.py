"""The headings of actions, the florins they cost or bring, who stands where an answer points, and how a war would
stand."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import DONE, Answer, Ask, Seat, Terms
from theatrum.core.scene import Price, Text
from theatrum.games.pax_renaissance.queries.tableau import is_empire, row_of
from theatrum.games.pax_renaissance.queries.tokens import icon
from theatrum.games.pax_renaissance.queries.wars import knights_of
from theatrum.games.pax_renaissance.rules.market import position
from theatrum.games.pax_renaissance.rules.one_shots import DECLINE
from theatrum.games.pax_renaissance.rules.operations import OP_BY_NOUN
from theatrum.games.pax_renaissance.rules.selling import price as sale_price
from theatrum.games.pax_renaissance.scene.previews import war_of_card, war_of_king
from theatrum.games.pax_renaissance.scene.stage_war import strength
from theatrum.games.pax_renaissance.state import ATTACKERS, DEFENDERS, PaxRenaissance, War
from theatrum.games.pax_renaissance.tables import (
    CAMPAIGN,
    EMPIRES,
    ITEM,
    MEDIEVAL,
    PLACE_BY_NOUN,
    PLACE_NOUN,
    PLACES,
    RELIGIONS,
    SPOT,
    TOKEN_NOUN,
)

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
AT_TOKENS = {
    "join": "join",
    "lose": "lose",
    "repress": "repress",
    "repress-at": "repress",
    "siege": "siege",
    "tax": "tax",
    "tax-at": "tax",
}
"""Answers that name the place of a token, and what is done with it."""
FLORINS = {"oust": -1, "pay": -1, "repress": 1, "repress-at": 1, "supplant": -1}
"""PR-5.4, PR-10.5, PR-10.6, PR-14.7 Answers that always cost or bring the same."""
SAID = {"it leaves things as they are": ("decline", "forgo", "keep-face")}
"""Verbs of answers for which nothing on the table is touched."""
OF_SEATS = frozenset({"behead", "move", "put", "send"})
"""Answers that name a card in somebody's tableau: often many, so they stand under his name."""


def terms(g: PaxRenaissance, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Terms]:
    """PR-3.2 For the actions of a turn; of tokens on the map, which one it is; of wars, what both sides count."""
    if ask.prompt == "act":
        return {
            answer: Terms(GROUPS[verb], _price(g, ask.seat, answer))
            for answer in answers
            if (verb := str(answer[0])) in GROUPS
        }
    return {answer: found for answer in answers if (found := _told(g, ask, answer)) is not None}


def _told(g: PaxRenaissance, ask: Ask, answer: Answer) -> Terms | None:
    verb = str(answer[0])
    price = (_florins(FLORINS[verb]),) if verb in FLORINS else ()
    if ask.prompt == "taxed":
        return Terms(price=price, stands_for=f"florins:{ask.seat}" if price else str(ask.args["at"]))
    if answer == DECLINE:
        return Terms(words=Text(f"decline-{ask.prompt}"))
    if answer == DONE:
        return Terms(words=Text(f"done-{ask.prompt}"))
    if verb in AT_TOKENS:
        return Terms(price=price, words=_token_words(g, answer))
    if price:
        return Terms(price=price)
    if verb in OF_SEATS and answer[-1] in ITEM:
        return _of_seat(g, ask, answer)
    if verb == "levy":
        token = TOKEN_NOUN[icon(g, SPOT[answer[1]])]
        return Terms(words=Text("answer-levy-token", city=answer[1], token=token))
    if verb == "turn":
        return Terms(words=_turned_words(g, PLACE_BY_NOUN[answer[1]]))
    if verb == "crown":
        name = f"king:{EMPIRES[ITEM[answer[1]]].id}"
        return Terms(words=Text("answer-crown-king", king=name, empire=answer[1]))
    if verb == "take":
        return _taken(g, ITEM[answer[1]])
    if verb == "vote":
        return _costing(len(g.repressed[ITEM[answer[1]]]))
    if verb == "campaign":
        king = ITEM[str(ask.args["card"])]
        war = war_of_king(g, king, PLACE_BY_NOUN[answer[1]])
        return Terms(price=(_florins(-knights_of(g, king)),), words=_war_words(g, "campaign", war))
    if verb == "war":
        war = war_of_card(g, ITEM[str(ask.args["card"])], PLACE_BY_NOUN[answer[1]])
        return Terms(words=_war_words(g, "war", war))
    if verb == "use" and OP_BY_NOUN[answer[2]].kind == CAMPAIGN:
        return _costing(knights_of(g, ITEM[answer[1]]))
    return None


def _of_seat(g: PaxRenaissance, ask: Ask, answer: Answer) -> Terms:
    """PR-7.6, PR-10.1, PR-10.3 A card in a tableau. PR-10.4 With an empire card he who beheads it dies as well."""
    verb, noun = str(answer[0]), str(answer[-1])
    item = ITEM[noun]
    group = Text("group-of", bank=g.noun_of(row_of(g, item) // 2))
    if not is_empire(item):
        return Terms(group)
    price = (Price(words=Text("price-assassin", card=str(ask.args["card"]))),) if verb == "behead" else ()
    side = "republic" if g.republic[item] else "king"
    return Terms(group, price, Text(f"answer-{verb}-{side}", empire=noun, token=answer[1]))


def _turned_words(g: PaxRenaissance, place: int) -> Text:
    """PR-13.6 What the map card would show."""
    religion = PLACES[place].faces[1 - g.face[place]]
    face = "face:medieval" if religion == MEDIEVAL else f"face:{RELIGIONS[religion]}"
    return Text("answer-turn-to", place=PLACE_NOUN[place], face=face)


def _taken(g: PaxRenaissance, item: int) -> Terms:
    """PR-10.2 A florin; the card of the fair lies face down, so it is not called by its name."""
    _, column = position(g, item)
    return Terms(price=(_florins(1),), words=None if column else Text("answer-take-fair"))


def _costing(florins: int) -> Terms | None:
    return Terms(price=(_florins(-florins),)) if florins else None


def _war_words(g: PaxRenaissance, verb: str, war: War) -> Text:
    """PR-13.1 What each side would count."""
    attack, defence = strength(g, war, ATTACKERS), strength(g, war, DEFENDERS)
    return Text(f"answer-{verb}-counted", place=PLACE_NOUN[war.place], attack=attack, defence=defence)


def _token_words(g: PaxRenaissance, answer: Answer) -> Text:
    """Two knights are told apart by where they stand, a border's name alone does not say whose concession lies there."""
    spot = SPOT[answer[1]]
    token = g.noun_at(g.token_at(spot), spot)
    key = f"answer-{AT_TOKENS[str(answer[0])]}-token"
    if len(answer) > 2:
        return Text(f"{key}-from", token=token, at=answer[1], place=answer[2])
    return Text(key, token=token, at=answer[1])


def _price(g: PaxRenaissance, seat: Seat, answer: Answer) -> tuple[Price, ...]:
    """PR-6.2, PR-6.3 A card costs its column, and brings what lies on it; PR-8.1 China pays for what is sold;
    PR-11.3 who convenes a fair takes one of its florins."""
    if answer[0] == "sell":
        return (_florins(sale_price(g, seat, ITEM[answer[1]])),)
    if answer[0] == "fair":
        return () if g.bankruptcy else (_florins(1),)
    if answer[0] != "buy":
        return ()
    row, column = position(g, ITEM[answer[1]])
    on_it = g.gold[row][column]
    return (_florins(-column), _florins(on_it)) if on_it else (_florins(-column),)


def _florins(amount: int) -> Price:
    key = "price-florins" if amount < 0 else "gain-florins"
    return Price(words=Text(key, n=abs(amount)), amount=amount, icon="coin")
