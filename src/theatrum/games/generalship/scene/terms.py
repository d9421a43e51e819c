"""The headings of answers, and what they cost: food and metal, points of technology cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from theatrum.core.contract import DONE, Answer, Ask, Seat, Terms
from theatrum.core.scene import Price, Text
from theatrum.games.generalship.rules.draft import affords, draft_price, upgrade_prices
from theatrum.games.generalship.rules.production import BUY_METAL, exchange_sources
from theatrum.games.generalship.rules.technology import DRAW
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.technologies import TECHNOLOGIES, TECHNOLOGY_BY_NOUN
from theatrum.games.generalship.tables.units import KIND_BY_NOUN, KINDS

DRAFT, UPGRADE = Text("group-draft"), Text("group-upgrade")
DRAW_CARDS, DEVELOP, EXCHANGE = Text("group-draw"), Text("group-develop"), Text("group-exchange")


def terms(g: Generalship, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Terms]:
    """For those questions at which something is bought."""
    of = _TERMS.get(ask.prompt)
    return {} if of is None else {answer: of(g, ask.seat, answer) for answer in answers if answer != DONE}


def _draft(g: Generalship, seat: Seat, answer: Answer) -> Terms:
    """GS-10.2, GS-10.9 Units, with all discounts."""
    kind = KINDS[KIND_BY_NOUN[answer[1]]]
    if answer[0] != "upgrade":
        return Terms(DRAFT, paid(*draft_price(g, seat, kind)))
    to = KINDS[KIND_BY_NOUN[answer[2]]]
    prices = [price for price in upgrade_prices(g, seat, kind, to) if affords(g, seat, price)]
    if len(prices) == 1:
        return Terms(UPGRADE, paid(*prices[0]))
    (less, metal), (food, _) = prices
    return Terms(UPGRADE, (Price(words=Text("price-spared", food=food, metal=metal, spared=food - less)),))


def _technology(g: Generalship, seat: Seat, answer: Answer) -> Terms:
    """GS-8.3, GS-8.7 Cards of so many points, or resources."""
    if answer == DRAW:
        return Terms(DRAW_CARDS)
    technology = TECHNOLOGIES[TECHNOLOGY_BY_NOUN[answer[1]]]
    if technology.track == "resources":
        return Terms(DEVELOP, paid(technology.food, technology.metal))
    n = technology.points
    return Terms(DEVELOP, (Price(words=Text("price-technology", n=n), amount=-n, icon="technology"),))


def _exchange(g: Generalship, seat: Seat, answer: Answer) -> Terms:
    """GS-5.5 One resource for the other."""
    rate = dict(exchange_sources(g, seat))[str(answer[1])]
    if answer[0] == BUY_METAL:
        return Terms(EXCHANGE, (_price("food", -rate.food), _price("metal", rate.metal)))
    return Terms(EXCHANGE, (_price("metal", -rate.metal), _price("food", rate.food)))


def paid(food: int, metal: int) -> tuple[Price, ...]:
    if not food and not metal:
        return (Price(words=Text("price-free")),)
    return tuple(_price(kind, -n) for kind, n in (("food", food), ("metal", metal)) if n)


def _price(kind: str, amount: int) -> Price:
    """Of food or metal: paid below zero, received above."""
    key = f"price-{kind}" if amount < 0 else f"gain-{kind}"
    return Price(words=Text(key, n=abs(amount)), amount=amount, icon=kind)


_TERMS: Mapping[str, Callable[[Generalship, Seat, Answer], Terms]] = {
    "draft": _draft,
    "technology-action": _technology,
    "exchange": _exchange,
}
