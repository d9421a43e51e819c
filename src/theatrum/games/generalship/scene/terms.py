"""The headings of answers, what they cost (food and metal, points of technology cards, a political card, losses), and what
is done where the verb alone does not say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from theatrum.core.contract import DONE, PASS, Answer, Ask, Seat, Terms
from theatrum.core.question import PLAIN, nouns
from theatrum.core.scene import Price, Text
from theatrum.games.generalship.queries.command import the_battle
from theatrum.games.generalship.queries.upkeep import upkeep_cost
from theatrum.games.generalship.rules.draft import (
    DRAFT_MANY,
    affords,
    draft_price,
    draft_prices,
    upgrade_prices,
)
from theatrum.games.generalship.rules.growth import growth_number
from theatrum.games.generalship.rules.losses import kind_value
from theatrum.games.generalship.rules.production import BUY_METAL, exchange_sources
from theatrum.games.generalship.rules.technology import DRAW
from theatrum.games.generalship.scene.reckoning import COMMITTING, previews, reckoned
from theatrum.games.generalship.scene.touched import stands_for
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.nations import CIRCLE_BY_NOUN
from theatrum.games.generalship.tables.technologies import TECHNOLOGIES, TECHNOLOGY_BY_NOUN
from theatrum.games.generalship.tables.units import KIND_BY_NOUN, KINDS
from theatrum.games.generalship.tables.vocabulary import SEA

FREE = (DONE, PASS)
DRAFT, UPGRADE = Text("group-draft"), Text("group-upgrade")
DRAW_CARDS, DEVELOP = Text("group-draw"), Text("group-develop")


def terms(g: Generalship, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Terms]:
    """For those questions at which something is bought or lost, and for answers that name nothing."""
    found = _priced(g, ask, answers)
    touched = {a: noun for a in answers if len(nouns(a)) == 0 and (noun := stands_for(ask, a))}
    return {**found, **{a: replace(found.get(a, PLAIN), stands_for=noun) for a, noun in touched.items()}}


def _priced(g: Generalship, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Terms]:
    if ask.prompt == "upkeep":
        return _upkeep(g, ask.seat)
    if ask.prompt in COMMITTING:
        return _commit(g, ask, answers)
    of = _TERMS.get(ask.prompt)
    out = {} if of is None else {answer: of(g, ask.seat, answer) for answer in answers if answer not in FREE}
    ended = _DONE.get(ask.prompt)
    if ended and not ask.args.get("n"):
        out[DONE] = Terms(words=Text(ended))
    return out


def _draft(g: Generalship, seat: Seat, answer: Answer) -> Terms:
    """GS-10.2, GS-10.9 Units, with all discounts."""
    kind = KINDS[KIND_BY_NOUN[answer[1]]]
    if answer[0] == DRAFT_MANY:
        prices = draft_prices(g, seat, kind, int(answer[2]))
        return Terms(DRAFT, paid(sum(food for food, _ in prices), sum(metal for _, metal in prices)))
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
        return Terms(price=(_price("food", -rate.food), _price("metal", rate.metal)))
    return Terms(price=(_price("metal", -rate.metal), _price("food", rate.food)))


def _buy_off(g: Generalship, seat: Seat, answer: Answer) -> Terms:
    """GS-12.1 The rightmost political card."""
    return Terms(price=(Price(words=Text("price-political"), amount=-1, icon="politics"),))


def _losses(g: Generalship, seat: Seat, answer: Answer) -> Terms:
    """GS-15.2-15.4 What the unit counts."""
    worth = kind_value(the_battle(g), KIND_BY_NOUN[answer[1]])
    return Terms(price=(Price(words=Text("price-loss", n=worth)),))


def _upkeep(g: Generalship, seat: Seat) -> Mapping[Answer, Terms]:
    """GS-17.3 Who removes nobody pays the bill, if he can."""
    cost = upkeep_cost(g, seat)
    if cost > g.food[seat]:
        return {}
    return {DONE: Terms(price=paid(cost, 0), words=Text("answer-pay-upkeep") if cost else None)}


def _commit(g: Generalship, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Terms]:
    """GS-13.4, GS-14.6 What each card would add to the strike or to the defence; and that one may commit nothing."""
    battle = the_battle(g)
    side = battle.side_of(ask.seat)
    key = "price-atk" if side == battle.striker else "price-def"
    so_far = reckoned(g, battle, side)
    out = {
        answer: Terms(price=(Price(words=Text(key, n=preview.sides[0].total - so_far)),))
        for answer, preview in previews(g, ask, answers).items()
        if answer not in FREE and preview.sides[0].total > so_far
    }
    if not battle.committed_cards[side]:
        out[DONE] = Terms(words=Text("answer-commit-nothing"))
    return out


def _grow(g: Generalship, seat: Seat, answer: Answer) -> Terms:
    """GS-6.2 By how much the population grows, if it begins there."""
    n = growth_number(g, seat, CIRCLE_BY_NOUN[answer[1]])
    return Terms(price=(Price(words=Text("gain-population", n=n), amount=n, icon="population"),))


def _march(g: Generalship, seat: Seat, answer: Answer) -> Terms:
    """GS-11.3, GS-12.1 From sea to sea one sails."""
    if answer[0] not in ("move", "move_via") or g.tile_at(g.position_of(answer[1])).terrain != SEA:
        return Terms()
    called = "answer-sail" if answer[0] == "move" else "answer-sail-via"
    return Terms(words=Text(called, **dict(zip("abc", answer[1:], strict=False))))


def _conscript(g: Generalship, seat: Seat, answer: Answer) -> Terms:
    """GS-10.4 A cylinder becomes a unit."""
    return Terms(words=Text("answer-conscript", a=answer[1]))


def _plague(g: Generalship, seat: Seat, answer: Answer) -> Terms:
    """GS-8.10 A cylinder is lost."""
    return Terms(words=Text("answer-plague-people", a=answer[1]))


def paid(food: int, metal: int) -> tuple[Price, ...]:
    if not food and not metal:
        return (Price(words=Text("price-free")),)
    return tuple(_price(kind, -n) for kind, n in (("food", food), ("metal", metal)) if n)


def _price(kind: str, amount: int) -> Price:
    """Of food or metal: paid below zero, received above."""
    key = f"price-{kind}" if amount < 0 else f"gain-{kind}"
    return Price(words=Text(key, n=abs(amount)), amount=amount, icon=kind)


_DONE: Mapping[str, str] = {
    "march": "answer-end-march",
    "alliance": "answer-change-no-more",
    "exchange": "answer-exchange-no-more",
    "draft": "answer-end-action",
    "use-generals": "answer-end-action",
    "swap-cards": "answer-discard-nothing",
    "exchange-cards": "answer-discard-nothing",
}
"""What it means to be done; after some discards just that."""
_TERMS: Mapping[str, Callable[[Generalship, Seat, Answer], Terms]] = {
    "conscript": _conscript,
    "grow": _grow,
    "draft": _draft,
    "technology-action": _technology,
    "exchange": _exchange,
    "buy-off": _buy_off,
    "losses": _losses,
    "march": _march,
    "plague-people": _plague,
    "reinforce": _march,
}
