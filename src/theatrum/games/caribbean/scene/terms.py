"""The headings of answers, and what they cost or bring: operation points, ducats, supply points, movement points."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from theatrum.core.contract import Answer, Ask, Terms
from theatrum.core.scene import Price, Text
from theatrum.games.caribbean.queries.movement import march_cost, sail_cost
from theatrum.games.caribbean.queries.prices import (
    index_price,
    purchase_in_new_world,
    sale_to_demand,
    sp_price,
)
from theatrum.games.caribbean.queries.sea import the_sea_battle
from theatrum.games.caribbean.queries.voyages import courses
from theatrum.games.caribbean.rules.administration import printed_cost
from theatrum.games.caribbean.rules.court import rate_per
from theatrum.games.caribbean.rules.diplomacy import ACCEPT, BETTER, WORSE
from theatrum.games.caribbean.rules.home_base import price_of
from theatrum.games.caribbean.rules.land_end import spoils_of_razing
from theatrum.games.caribbean.rules.laying_out import LAY_OUT
from theatrum.games.caribbean.rules.movement import points_left
from theatrum.games.caribbean.rules.sea_bribe import unit_value
from theatrum.games.caribbean.rules.trade import sale
from theatrum.games.caribbean.rules.transfers import movable
from theatrum.games.caribbean.rules.verbs import partner_of
from theatrum.games.caribbean.scene.replies import reduced, reply
from theatrum.games.caribbean.scene.stage_parts import amount
from theatrum.games.caribbean.scene.touched import stands_for
from theatrum.games.caribbean.scene.yields import (
    loot_building_price,
    loot_site_price,
    make_price,
    stow_words,
)
from theatrum.games.caribbean.state import DEFENDING, Caribbean
from theatrum.games.caribbean.state.activation import GIVEN, TAKEN
from theatrum.games.caribbean.tables.buildings import BUILDING, BUILDINGS
from theatrum.games.caribbean.tables.cards import CARD, CARDS, DEMANDS
from theatrum.games.caribbean.tables.cargo import CARGO
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.nations import NATION, STATUS
from theatrum.games.caribbean.tables.pieces import FIGURE, NATION_OF, UNIT
from theatrum.games.caribbean.tables.places import AREA, PLACE
from theatrum.games.caribbean.tables.research import AREAS_OF_RESEARCH, RESEARCH
from theatrum.games.caribbean.tables.things import DUCATS, SP, THING

GROUPS: Mapping[str, tuple[str, ...]] = {
    "events": ("event", "use"),
    "points": ("operate",),
    "special": ("lay-out", "announce-special"),
    "cards": ("react", "use-main"),
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
    "gives": ("add-things", "add-ships", "add-colony", "add-card", "add-cards"),
    "clauses": ("add-no_war", "add-pay", "add-honour"),
}
"""By heading, the verbs that stand under it."""
HEADINGS: Mapping[str, Text] = {
    verb: Text(f"group-{group}") for group, verbs in GROUPS.items() for verb in verbs
}
GROUPED = frozenset(
    (
        "act",
        "operation",
        "acting",
        "diplomacy",
        "trade",
        "extra-operation",
        "before-roll",
        "after-roll",
        "deal-draft",
    )
)
"""Questions with answers of several kinds."""
COUNTING = ("amount", "commit")
"""Answers that are a number."""
COMMITTED = ("siege", "charge")
"""Questions how many of all that could do it."""
STEPS = {"worsen": WORSE, "propose": BETTER}
COUNTED: Mapping[str, str] = {
    "king": THING.noun[DUCATS],
    "stock-up": THING.noun[SP],
}
"""By question: what is counted, where it does not say so itself."""
DONE_WITH: Mapping[str, str] = {
    "king": "give",
    "stock-up": "buy",
    "stock-how-many": "buy",
    "how-many": "hand-over",
}
"""By question: what is done with what is counted."""
WAYS: Mapping[str, int] = {"give-cargo": GIVEN, "take-cargo": TAKEN}


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
        words = _counted(ask, answer) if verb in COUNTING else _said(g, ask, answer)
        touched = stands_for(g, ask, answer)
        if group is not None or paid or words is not None or touched:
            out[answer] = Terms(group, paid, words, touched)
    return out


def _counted(ask: Ask, answer: Answer) -> Text | None:
    """A number, and what of."""
    if ask.prompt in COMMITTED:
        return Text(f"commit-{ask.prompt}", n=answer[1])
    kind = ask.args.get("kind") or ask.args.get("ware") or COUNTED.get(ask.prompt)
    if kind is None:
        return None
    verb = DONE_WITH.get(ask.prompt) or ("sell" if ask.args["sold"] else "buy")
    return Text(f"amount-{verb}", what=amount(int(answer[1]), str(kind)))


def _said(g: Caribbean, ask: Ask, answer: Answer) -> Text | None:
    """CC-3.2, CC-3.3.5 Relations by what they would become, things of a deal in words of their own; CC-4.4.4.14 what is
    stowed and lost; CC-6.3.2 what paying pirates means; CC-4.4.1.3 what a monopoly does. CC-4.3.20 A card that may be
    laid out whatever is asked says the same everywhere."""
    verb = str(answer[0])
    if verb == LAY_OUT:
        return None
    if ask.prompt == "diplomacy" and verb in STEPS:
        then = STEPS[verb][g.relation(_own(g, ask), NATION[answer[1]])]
        return Text(f"{verb}-{_status(STATUS.noun[then])}", nation=answer[1])
    if ask.prompt == "proposal":
        status = _status(ask.args["status"]) if answer == ACCEPT else "proposal"
        return Text(f"{verb}-{status}", nation=ask.args["nation"])
    if ask.prompt == "stow":
        return stow_words(g, answer)
    if verb == "kind":
        return _kind(g, ask, answer)
    if verb == "build" and answer[1] in UNIT:
        return Text("recruit-units", n=answer[2], piece=answer[1])
    if ask.prompt == "pay-pirates":
        return Text(f"{verb}-pay-pirates")
    if verb == "apply":
        return Text(f"apply-{_status(ask.args['way'])}", ware=answer[1])
    if verb in ("add-things", "add-ships"):
        return Text("add-gives", a=answer[1], b=answer[2], what=amount(int(answer[4]), str(answer[3])))
    return reply(g, ask, answer)


def _kind(g: Caribbean, ask: Ask, answer: Answer) -> Text:
    """CC-4.4.4.2 What is handed over or fetched, and how many of it at most."""
    figure, partner = FIGURE[str(ask.args["figure"])], partner_of(str(ask.args["partner"]))
    way = WAYS[ask.prompt]
    key = "give-kind" if way == GIVEN else "fetch-kind"
    return Text(key, n=movable(g, figure, partner, way, CARGO[answer[1]]), kind=answer[1])


def _status(noun: str) -> str:
    return noun.partition(":")[2]


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


def _chosen(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    """CC-11.14 Research by a card, at its lower price; the price of a ware that a card changes."""
    if ask.prompt == "choose-ware":
        return (Price(words=Text("price-now", n=index_price(g, WARE[answer[1]]))),)
    price = reduced(ask, answer)
    return () if price is None else ducats(-price)


def _supplies(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    return ducats(-int(answer[1]) * sp_price(g, _own(g, ask)))


def _taxes(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    return ducats(g.tax[_own(g, ask)])


def _build(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    """CC-4.4.1.4, CC-4.4.2.4 Of the home base or of a residence's warehouse."""
    return supply(price_of(g, _own(g, ask), str(answer[1]), int(answer[2])))


def _erect(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    return supply(BUILDINGS[BUILDING[answer[1]]].cost)


def _amount(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    """CC-4.4.4.11 Wares, CC-4.4.1.3 wares from STOCK, CC-4.4.4.13 supply points for ducats; CC-4.4.4.3 what the king gives
    for them."""
    n = int(answer[1])
    if ask.prompt == "stock-how-many":
        return ducats(-n * ask.args["ducats"])
    if ask.prompt == "trade-how-many":
        return ducats(n * ask.args["ducats"] * (1 if ask.args["sold"] else -1))
    if ask.prompt == "king":
        return _thanks(g, n)
    return ducats(-n * sp_price(g, _own(g, ask))) if ask.prompt == "stock-up" else ()


def _payment(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    """CC-6.3.2 What pirates reckon cargo at."""
    fleet = the_sea_battle(g).fleet[DEFENDING]
    return (Price(words=Text("worth-ducats", n=int(answer[2]) * unit_value(g, fleet, THING[answer[1]]))),)


def _thanks(g: Caribbean, n: int) -> tuple[Price, ...]:
    chart = CHARTS.king_transfer
    rate, glory = n // rate_per(g), n // chart.gp_per_single_transfer
    won = (Price(words=Text("gain-glory", n=glory)),) if glory else ()
    return (Price(words=Text("gain-rate", n=rate)), *won)


def _disband(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    return ducats(printed_cost(str(answer[2])))


def _raze(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    return ducats(spoils_of_razing(g))


def _buy_card(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    cost = ask.args.get("ducats")
    return ducats(-cost) if isinstance(cost, int) else ()


def _sell(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    """CC-4.4.4.11 What one unit brings, in Europe or on the own market."""
    now = g.activation
    if now is None:
        return ()
    return _each(sale(g, now.figure, WARE[answer[1]]))


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
    "choose": _chosen,
    "supplies": _supplies,
    "taxes": _taxes,
    "build": _build,
    "erect": _erect,
    "amount": _amount,
    "disband": _disband,
    "raze-colony": _raze,
    "raze": loot_building_price,
    "loot-site": loot_site_price,
    "make": make_price,
    "buy": _buy_card,
    "sell": _sell,
    "deliver": _deliver,
    "purchase": _purchase,
    "pay-with": _payment,
}
