"""CC-4.4.4.3, CC-4.4.4.11 – CC-4.4.4.17 Trade of the active figure: selling, public demands, buying, slaves, SP, the king."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.core.legality import any_legal
from theatrum.games.caribbean.queries.company import carried, together
from theatrum.games.caribbean.queries.exchange import room_for
from theatrum.games.caribbean.queries.presence import area_of
from theatrum.games.caribbean.queries.prices import (
    purchase_in_new_world,
    sale_in_europe,
    sale_in_new_world,
    sale_to_demand,
)
from theatrum.games.caribbean.queries.trade import (
    ASKED,
    NO_MARKET,
    NO_PLACE,
    affordable,
    at_home,
    bank_of,
    demand_left,
    for_sale,
    market_place,
    sellers,
    slave_takers,
    wares_at_hand,
    why_not_buy,
    why_not_deliver,
    why_not_sell,
    why_not_slave,
)
from theatrum.games.caribbean.rules.amounts import ROUND, amounts
from theatrum.games.caribbean.rules.building import pay
from theatrum.games.caribbean.rules.exploration import NO, YES
from theatrum.games.caribbean.rules.verbs import Verb, the_activation
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.cards import CARD, CARDS, DEMANDS
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import BASE_OF, FIGURE, NATION_OF
from theatrum.games.caribbean.tables.places import N_REGIONS, REGION, REGION_OF
from theatrum.games.caribbean.tables.things import DUCATS, SLAVES

TRADE: Answer = ("trade",)
SLAVE_PRICES = (1, 5, 10, 15, 20, 30, 50)
"""CC-4.4.4.17 Prices that a buyer can name, as far as he has the ducats."""
NOTHING = Refusal("CC-4.4.4.11", "nothing-to-trade")
NO_DUCATS = Refusal("CC-4.4.0.3", "figure-lacks-ducats")


# ---- the menu ----------------------------------------------------------------------------------------------------------------------
def why_not_trade(g: Caribbean, figure: int) -> Refusal | None:
    """CC-4.4.4.11 In the home base or a market place, with something to sell or to buy."""
    if not at_home(g, figure) and market_place(g, figure) < 0:
        return NO_MARKET
    return None if any_legal(deals(g, figure)) else NOTHING


def deals(g: Caribbean, figure: int) -> Iterator[Verdict]:
    """CC-4.4.4.11 What can be sold, delivered and bought here."""
    home, area = at_home(g, figure), market_place(g, figure)
    if home or (area >= 0 and g.owner[area] == NATION_OF[figure]):
        for ware in wares_at_hand(g, figure):
            yield ("sell", WARE.noun[ware]), why_not_sell(g, figure, ware)
    if home:
        for card in g.demands:
            yield ("deliver", CARD.noun[card]), why_not_deliver(g, figure, card)
        return
    for seller in sellers(g, figure):
        region = REGION_OF[area_of(g, figure)]
        for ware, noun in enumerate(WARE.noun):
            if g.offered(seller, region, ware):
                yield ("purchase", NATION.noun[seller], noun), why_not_buy(g, figure, seller, ware)
    for seller in g.nations:
        if seller != NATION_OF[figure] and why_not_offer(g, figure, seller) is None:
            yield ("buy-slave", NATION.noun[seller]), None


def why_not_deal(g: Caribbean, figure: int, answer: Answer) -> Refusal | None:
    """The same predicates about whatever somebody names."""
    match answer[0]:
        case "sell":
            return why_not_sell(g, figure, WARE[answer[1]])
        case "deliver":
            return why_not_deliver(g, figure, CARD[answer[1]])
        case "purchase":
            return why_not_buy(g, figure, NATION[answer[1]], WARE[answer[2]])
        case _:
            return why_not_offer(g, figure, NATION[answer[1]])


def trade(g: Caribbean, figure: int) -> Procedure[None] | None:
    """CC-4.4.4.11 Deal after deal, until the player stops or nothing is left."""
    return _trading(g, figure) if any_legal(deals(g, figure)) else None


def _trading(g: Caribbean, figure: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[NATION_OF[figure]],
        "trade",
        candidates=lambda: (pair for source in ([(DONE, None)], deals(g, figure)) for pair in source),
        rule="CC-4.4.4.11",
        args={"figure": FIGURE.noun[figure]},
        why_not=lambda answer: why_not_deal(g, figure, answer),
    )
    if answer == DONE:
        return
    g.then(("trade", figure))
    match answer[0]:
        case "sell":
            ware = WARE[answer[1]]
            most, each = for_sale(g, figure, ware), sale(g, figure, ware)
            sell(g, figure, ware, (yield from _how_many(g, figure, ware, most, each)))
        case "deliver":
            card = CARD[answer[1]]
            demand = DEMANDS[CARDS[card].demand]
            most = min(demand_left(g, card), for_sale(g, figure, demand.ware))
            each = sale_to_demand(g, NATION_OF[figure], demand)
            deliver(g, figure, card, (yield from _how_many(g, figure, demand.ware, most, each)))
        case "purchase":
            seller, ware = NATION[answer[1]], WARE[answer[2]]
            most = affordable(g, figure, seller, ware)
            each = -purchase_in_new_world(g, NATION_OF[figure], figure, ware)
            buy(g, figure, seller, ware, (yield from _how_many(g, figure, ware, most, each)))
        case _:
            g.then(("slave_price", figure, NATION[answer[1]]))


def sale(g: Caribbean, figure: int, ware: int) -> int:
    """CC-4.4.4.11 What a unit brings where the figure is: in Europe, or on the own market of a region."""
    if at_home(g, figure):
        return sale_in_europe(g, NATION_OF[figure], ware)
    return sale_in_new_world(g, NATION_OF[figure], figure, ware)


def _how_many(g: Caribbean, figure: int, ware: int, most: int, each: int) -> Procedure[int]:
    """`each`: the ducats that a unit brings or, below zero, costs."""
    numbers = amounts(most)
    if len(numbers) == 1:
        return numbers[0]
    answer = yield Ask(
        g.seat_of[NATION_OF[figure]],
        "trade-how-many",
        [("amount", n) for n in numbers],
        rule="CC-4.4.4.11",
        args={"kind": WARE.noun[ware], "ducats": abs(each), "sold": each > 0},
        why_not=lambda answer: ROUND if int(answer[1]) < most else NOTHING,
    )
    return int(answer[1])


# ---- selling -----------------------------------------------------------------------------------------------------------------------
def sell(g: Caribbean, figure: int, ware: int, n: int) -> None:
    """CC-4.4.4.11 In Europe into STOCK, the ducats into the home base; in the New World onto the own market of the region."""
    nation, ducats = NATION_OF[figure], n * sale(g, figure, ware)
    if at_home(g, figure):
        give_up(g, figure, ware, n)
        g.stock[ware] += n
        g.gain(nation, ducats)
    else:
        give_up(g, figure, ware, n)
        g.add_offer(nation, REGION_OF[area_of(g, figure)], ware, n)
        earn(g, figure, ducats)
    g.tell("sells", nation=NATION.noun[nation], ware=WARE.noun[ware], n=n, ducats=ducats)


def deliver(g: Caribbean, figure: int, card: int, n: int) -> None:
    """CC-2.6.1 To a public demand: at a better price, and never into STOCK."""
    nation, demand = NATION_OF[figure], DEMANDS[CARDS[card].demand]
    ducats = n * sale_to_demand(g, nation, demand)
    give_up(g, figure, demand.ware, n)
    g.demands[card] += n
    g.gain(nation, ducats)
    g.tell("delivers", nation=NATION.noun[nation], card=CARD.noun[card], n=n, ducats=ducats)


def give_up(g: Caribbean, figure: int, thing: int, n: int) -> None:
    """From the figure, then from a leader aboard, then (at home) from the home base [CC-4.4.4.15]."""
    left = n - min(n, carried(g, figure, thing))
    pay(g, figure, thing, n - left)
    if left:
        g.add(BASE_OF[NATION_OF[figure]], thing, -left)


def earn(g: Caribbean, figure: int, ducats: int) -> None:
    """CC-4.4.4.11 The figure receives what it has room for; a sold ware frees more than its price takes."""
    for one in together(g, figure):
        part = min(ducats, max(0, room_for(g, -1, one, DUCATS, ducats)))
        if part:
            g.add(one, DUCATS, part)
            ducats -= part


# ---- buying ------------------------------------------------------------------------------------------------------------------------
def buy(g: Caribbean, figure: int, seller: int, ware: int, n: int) -> None:
    """CC-4.4.4.11 From another nation's market of the region; the figure pays."""
    nation = NATION_OF[figure]
    ducats = n * purchase_in_new_world(g, nation, figure, ware)
    pay(g, figure, DUCATS, ducats)
    g.add_offer(seller, REGION_OF[area_of(g, figure)], ware, -n)
    g.add(figure, ware, n)
    g.tell(
        "buys",
        nation=NATION.noun[nation],
        seller=NATION.noun[seller],
        ware=WARE.noun[ware],
        n=n,
        ducats=ducats,
    )


# ---- slaves ------------------------------------------------------------------------------------------------------------------------
def why_not_offer(g: Caribbean, figure: int, seller: int) -> Refusal | None:
    """CC-4.4.4.12, CC-4.4.4.17 Possible, not yet asked in this activation, and there are ducats."""
    why = why_not_slave(g, figure, seller)
    if why is not None:
        return why
    if seller in the_activation(g).asked:
        return ASKED
    if not carried(g, figure, DUCATS):
        return NO_DUCATS
    return None


def slave_price(g: Caribbean, figure: int, seller: int) -> Procedure[None]:
    """CC-4.4.4.17 The buyer names a price, the seller accepts or refuses."""
    the_activation(g).asked.append(seller)
    nation, have = NATION_OF[figure], carried(g, figure, DUCATS)
    prices: list[Answer] = [("price", n) for n in SLAVE_PRICES if n <= have]
    answer = yield Ask(
        g.seat_of[nation],
        "slave-price",
        prices,
        rule="CC-4.4.4.17",
        args={"seller": NATION.noun[seller]},
        why_not=lambda answer: NO_DUCATS if int(answer[1]) > have else ROUND,
    )
    price = int(answer[1])
    args = {"buyer": NATION.noun[nation], "ducats": price}
    if (yield Ask(g.seat_of[seller], "sell-slave", [YES, NO], rule="CC-4.4.4.17", args=args)) == YES:
        taker = yield from _slave_taker(g, figure, bank_of(g, seller, area_of(g, figure)))
        hand_slave_over(g, figure, seller, price, taker)


def _slave_taker(g: Caribbean, figure: int, bank: int) -> Procedure[int]:
    """CC-4.4.4.12 The own market of the region (-1), or a figure that is there."""
    found = slave_takers(g, figure, bank)
    takers = {REGION.noun[REGION_OF[bank]]: -1} if -1 in found else {}
    takers |= {FIGURE.noun[one]: one for one in found if one >= 0}
    if len(takers) == 1:
        return next(iter(takers.values()))
    answer = yield Ask(
        g.seat_of[NATION_OF[figure]],
        "slave-where",
        [("to", noun) for noun in takers],
        rule="CC-4.4.4.12",
        why_not=lambda answer: NO_PLACE,
    )
    return takers[str(answer[1])]


def hand_slave_over(g: Caribbean, figure: int, seller: int, price: int, taker: int) -> None:
    """CC-4.4.4.12 The price goes to the seller's bank; the slave to the own market of the region (-1), or to a figure."""
    nation, region = NATION_OF[figure], REGION_OF[area_of(g, figure)]
    pay(g, figure, DUCATS, price)
    g.store(bank_of(g, seller, area_of(g, figure)), DUCATS, price)
    g.slave_markets[seller * N_REGIONS + region] -= 1
    if taker < 0:
        g.slave_markets[nation * N_REGIONS + region] += 1
    else:
        g.add(taker, SLAVES, 1)
    g.tell("slave-sold", seller=NATION.noun[seller], buyer=NATION.noun[nation], ducats=price)


# ---- verbs -------------------------------------------------------------------------------------------------------------------------
def offers(g: Caribbean, figure: int) -> Iterator[Verdict]:
    if at_home(g, figure) or market_place(g, figure) >= 0:
        yield TRADE, why_not_trade(g, figure)


VERBS: Mapping[str, Verb] = {
    "trade": Verb(
        lambda g, figure, answer: why_not_trade(g, figure),
        lambda g, figure, answer: g.then(("trade", figure)),
    ),
}
STEPS: Mapping[str, Runner] = {"trade": trade, "slave_price": slave_price}
