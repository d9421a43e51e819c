"""The headings of answers, and what they cost or bring: operation points, ducats, supply points, movement points."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from theatrum.core.contract import Answer, Ask, Terms
from theatrum.core.scene import Price, Text
from theatrum.games.caribbean.queries.movement import march_cost, sail_cost
from theatrum.games.caribbean.queries.prices import (
    purchase_in_new_world,
    sale_in_europe,
    sale_in_new_world,
    sale_to_demand,
    sp_price,
)
from theatrum.games.caribbean.queries.trade import at_home
from theatrum.games.caribbean.queries.voyages import courses
from theatrum.games.caribbean.rules.administration import printed_cost
from theatrum.games.caribbean.rules.home_base import price_of
from theatrum.games.caribbean.rules.movement import points_left
from theatrum.games.caribbean.scene.stage_parts import amount
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.buildings import BUILDING, BUILDINGS
from theatrum.games.caribbean.tables.cards import CARD, CARDS, DEMANDS
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.pieces import ART, CAV, NATION_OF, UNIT
from theatrum.games.caribbean.tables.places import AREA, PLACE
from theatrum.games.caribbean.tables.research import AREAS_OF_RESEARCH, RESEARCH
from theatrum.games.caribbean.tables.things import DUCATS, SP, THING

GROUPS: Mapping[str, tuple[str, ...]] = {
    "events": ("event", "use"),
    "points": ("operate",),
    "special": ("lay-out", "react", "announce-special", "use-main"),
    "activate": ("move", "renew", "colonize", "improve", "repair", "loot", "smoke", "wake"),
    "home": ("taxes", "recruit", "reactivate", "supplies", "monopoly"),
    "research": ("research",),
    "residence": ("residence",),
    "sail": ("sail",),
    "voyage": ("sail-to",),
    "march": ("march",),
    "aboard": ("board", "ashore", "embark", "disembark"),
    "bundles": ("load", "unload", "party"),
    "transfer": ("hand", "fetch", "split"),
    "build": ("erect", "attempt", "mend-mine", "plunder", "smoke-out"),
    "free": ("produce", "trade", "king", "stock-up"),
    "relations": ("worsen", "propose"),
    "deals": ("deal-with",),
    "sell": ("sell", "deliver"),
    "buy": ("purchase", "buy-slave"),
}
"""By heading, the verbs that stand under it."""
HEADINGS: Mapping[str, Text] = {
    verb: Text(f"group-{group}") for group, verbs in GROUPS.items() for verb in verbs
}
GROUPED = frozenset(
    ("act", "operation", "acting", "diplomacy", "trade", "extra-operation", "before-roll", "after-roll")
)
"""Questions with answers of several kinds."""
COUNTING = ("amount", "commit")
"""Answers that are a number."""
COUNTED: Mapping[str, str] = {
    "king": THING.noun[DUCATS],
    "stock-up": THING.noun[SP],
    "siege": UNIT.noun[ART],
    "charge": UNIT.noun[CAV],
}
"""By question: what is counted, where it does not say so itself."""


def terms(g: Caribbean, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Terms]:
    """For those answers that stand under a heading or have a price."""
    out = {}
    far = _far(g) if any(answer[0] == "sail-to" for answer in answers) else {}
    for answer in answers:
        verb = str(answer[0])
        group = HEADINGS.get(verb) if ask.prompt in GROUPED else None
        price = _PRICES.get(verb)
        paid = (
            far.get(answer, ()) if verb == "sail-to" else price(g, ask, answer) if price is not None else ()
        )
        words = _counted(ask, answer) if verb in COUNTING else None
        if group is not None or paid or words is not None:
            out[answer] = Terms(group, paid, words)
    return out


def _counted(ask: Ask, answer: Answer) -> Text | None:
    """A number, and what of."""
    kind = ask.args.get("kind") or ask.args.get("ware") or COUNTED.get(ask.prompt)
    return None if kind is None else amount(int(answer[1]), str(kind))


# ---- prices -----------------------------------------------------------------------------------------------------------
def _own(g: Caribbean, ask: Ask) -> int:
    return g.nation_of[ask.seat]


def ducats(n: int) -> tuple[Price, ...]:
    """Below zero: paid; above: received."""
    key = "price-ducats" if n <= 0 else "gain-ducats"
    return (Price(words=Text(key, n=abs(n)), amount=n, icon="coin"),)


def supply(n: int) -> tuple[Price, ...]:
    return (Price(words=Text("price-sp", n=n), amount=-n, icon="barrel"),)


def _movement(n: int, left: int) -> tuple[Price, ...]:
    return (Price(words=Text("price-mp-of", n=n, of=left), amount=-n, icon="march"),)


def _sail(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    now = g.activation
    if now is None or ask.prompt != "acting":
        return ()
    return _movement(sail_cost(g, NATION_OF[now.figure], PLACE[answer[1]]), points_left(g, now.figure))


def _far(g: Caribbean) -> dict[Answer, tuple[Price, ...]]:
    """CC-4.4.3.6 What whole voyages cost."""
    now = g.activation
    if now is None:
        return {}
    nation, points = NATION_OF[now.figure], points_left(g, now.figure)
    return {
        ("sail-to", PLACE.noun[place]): _movement(sum(sail_cost(g, nation, at) for at in course), points)
        for place, course in courses(g, now.figure, points).items()
    }


def _march(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    now = g.activation
    if now is None:
        return ()
    return _movement(march_cost(g, NATION_OF[now.figure], AREA[answer[1]]), points_left(g, now.figure))


def _operate(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    """CC-4.4.0.1 The points of the card."""
    n = CARDS[CARD[answer[1]]].points
    return (Price(words=Text("gain-op", n=n), amount=n, icon="hourglass"),)


def _research(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    if ask.prompt == "free-research":
        return ()
    return ducats(-AREAS_OF_RESEARCH[RESEARCH[answer[1]]].cost)


def _supplies(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    return ducats(-int(answer[1]) * sp_price(g, _own(g, ask)))


def _taxes(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    return ducats(g.tax[_own(g, ask)])


def _build(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    if ask.prompt != "recruiting":
        return ()
    return supply(price_of(g, _own(g, ask), str(answer[1]), int(answer[2])))


def _erect(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    return supply(BUILDINGS[BUILDING[answer[1]]].cost)


def _amount(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    """Supply points for ducats."""
    return ducats(-int(answer[1]) * sp_price(g, _own(g, ask))) if ask.prompt == "stock-up" else ()


def _disband(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    return ducats(printed_cost(str(answer[2])))


def _buy_card(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    cost = ask.args.get("ducats")
    return ducats(-cost) if isinstance(cost, int) else ()


def _sell(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    """CC-4.4.4.11 What one unit brings, in Europe or on the own market."""
    now = g.activation
    if now is None:
        return ()
    ware, nation = WARE[answer[1]], NATION_OF[now.figure]
    if at_home(g, now.figure):
        return _each(sale_in_europe(g, nation, ware))
    return _each(sale_in_new_world(g, nation, now.figure, ware))


def _deliver(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    return _each(sale_to_demand(g, _own(g, ask), DEMANDS[CARDS[CARD[answer[1]]].demand]))


def _purchase(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    now = g.activation
    if now is None:
        return ()
    return _each(-purchase_in_new_world(g, NATION_OF[now.figure], now.figure, WARE[answer[2]]))


def _each(n: int) -> tuple[Price, ...]:
    return (Price(words=Text("price-each", n=abs(n)), amount=n, icon="coin"),)


_PRICES: Mapping[str, Callable[[Caribbean, Ask, Answer], tuple[Price, ...]]] = {
    "sail": _sail,
    "march": _march,
    "operate": _operate,
    "research": _research,
    "supplies": _supplies,
    "taxes": _taxes,
    "build": _build,
    "erect": _erect,
    "amount": _amount,
    "disband": _disband,
    "buy": _buy_card,
    "sell": _sell,
    "deliver": _deliver,
    "purchase": _purchase,
}
