"""CC-4.4.4.3, CC-4.4.4.13, CC-4.4.4.16 In the home base: ducats for the king, and supply points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.company import carried
from theatrum.games.caribbean.queries.prices import sp_price
from theatrum.games.caribbean.queries.trade import NO_MARKET, at_home
from theatrum.games.caribbean.rules.achievements import achieved
from theatrum.games.caribbean.rules.amounts import ROUND, amounts
from theatrum.games.caribbean.rules.building import pay
from theatrum.games.caribbean.rules.verbs import Verb
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.limits import KINGS_STEP as STEP
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import BASE_OF, NATION_OF
from theatrum.games.caribbean.tables.things import DUCATS, SP

KING: Answer = ("king",)
SUPPLIES: Answer = ("stock-up",)
NOT_AT_HOME = Refusal("CC-4.4.4.3", "only-at-home")
TOO_LITTLE = Refusal("CC-4.4.4.3", "too-little-for-the-king")
NO_DUCATS = Refusal("CC-4.4.0.3", "too-few-ducats")


def purse(g: Caribbean, figure: int) -> int:
    """OP-61, CC-4.4.4.15 The ducats of the figure and of a home base that is not in debt [CC-0.2.16]."""
    return carried(g, figure, DUCATS) + max(0, g.ducats(NATION_OF[figure]))


def spend(g: Caribbean, figure: int, ducats: int) -> None:
    """From the figure, then from the home base."""
    own = min(ducats, carried(g, figure, DUCATS))
    pay(g, figure, DUCATS, own)
    if ducats > own:
        g.pay(NATION_OF[figure], ducats - own)


# ---- the king ----------------------------------------------------------------------------------------------------------------------
def why_not_king(g: Caribbean, figure: int) -> Refusal | None:
    """CC-4.4.4.3 In the home base, at least 50 D."""
    if not at_home(g, figure):
        return NOT_AT_HOME
    return None if purse(g, figure) >= CHARTS.king_transfer.minimum else TOO_LITTLE


def sums(g: Caribbean, figure: int) -> list[int]:
    """CC-4.4.4.16 From 50 D upwards in steps of 10, or everything."""
    most = purse(g, figure)
    return [*range(CHARTS.king_transfer.minimum, most, STEP), most]


def king(g: Caribbean, figure: int) -> Procedure[None]:
    """CC-4.4.4.3 Gone for good; glory for full five hundreds, production for full fifties (E8A: hundreds) of one transfer."""
    nation = NATION_OF[figure]
    answer = yield Ask(
        g.seat_of[nation],
        "king",
        lambda: [("amount", n) for n in sums(g, figure)],
        rule="CC-4.4.4.16",
        why_not=lambda answer: why_not_sum(g, figure, int(answer[1])),
    )
    give_to_king(g, figure, int(answer[1]))


def why_not_sum(g: Caribbean, figure: int, n: int) -> Refusal | None:
    if n > purse(g, figure):
        return NO_DUCATS
    return TOO_LITTLE if n < CHARTS.king_transfer.minimum else ROUND


def give_to_king(g: Caribbean, figure: int, ducats: int) -> None:
    """CC-4.4.4.3 The sum is written down; then what it brings."""
    nation, chart = NATION_OF[figure], CHARTS.king_transfer
    spend(g, figure, ducats)
    g.given[nation] += ducats
    g.rate[nation] += ducats // rate_per(g)
    g.tell("king", nation=NATION.noun[nation], ducats=ducats, rate=g.rate[nation])
    g.score(nation, ducats // chart.gp_per_single_transfer, "king")
    g.then(achieved(nation, "king_total", total=g.given[nation]))


def rate_per(g: Caribbean) -> int:
    """CC-4.4.4.3, E8A So many ducats of one transfer raise the production rate by one."""
    chart = CHARTS.king_transfer
    return chart.production_rate_per_option_e8a if g.has("e8a") else chart.production_rate_per


# ---- supply points -----------------------------------------------------------------------------------------------------------------
def why_not_stock_up(g: Caribbean, figure: int) -> Refusal | None:
    """CC-4.4.4.13 In the home base, for its price."""
    if not at_home(g, figure):
        return NO_MARKET
    return None if purse(g, figure) >= sp_price(g, NATION_OF[figure]) else NO_DUCATS


def stock_up(g: Caribbean, figure: int) -> Procedure[None]:
    """CC-4.4.4.13, CC-4.4.4.15 SP at the price of the day, into the home base: from there they can be loaded."""
    nation = NATION_OF[figure]
    price = sp_price(g, nation)
    numbers = amounts(purse(g, figure) // price)
    n = numbers[0]
    if len(numbers) > 1:
        answer = yield Ask(
            g.seat_of[nation],
            "stock-up",
            [("amount", number) for number in numbers],
            rule="CC-4.4.4.13",
            args={"ducats": price},
            why_not=lambda answer: NO_DUCATS if int(answer[1]) * price > purse(g, figure) else ROUND,
        )
        n = int(answer[1])
    spend(g, figure, n * price)
    g.add(BASE_OF[nation], SP, n)
    g.tell("buys-supplies", nation=NATION.noun[nation], sp=n, ducats=n * price)


# ---- verbs -------------------------------------------------------------------------------------------------------------------------
def offers(g: Caribbean, figure: int) -> Iterator[Verdict]:
    if at_home(g, figure):
        yield KING, why_not_king(g, figure)
        yield SUPPLIES, why_not_stock_up(g, figure)


VERBS: Mapping[str, Verb] = {
    "king": Verb(lambda g, f, answer: why_not_king(g, f), lambda g, f, answer: g.then(("king", f))),
    "stock-up": Verb(
        lambda g, f, answer: why_not_stock_up(g, f), lambda g, f, answer: g.then(("stock_up", f))
    ),
}
STEPS: Mapping[str, Runner] = {"king": king, "stock_up": stock_up}
