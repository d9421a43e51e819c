"""CC-8 The victory phase (natives and pirates: `rules.natives`, `rules.nests`): upkeep, markets, taxes, rates, time, inflation,
gifts, the end."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Args, Ask, GameOver, Procedure, Refusal, Result, Runner, Seat
from theatrum.games.caribbean.queries.language import about, market_loss
from theatrum.games.caribbean.queries.prices import index_price
from theatrum.games.caribbean.queries.supply import next_rate, upkeep
from theatrum.games.caribbean.queries.words import price_limit
from theatrum.games.caribbean.rules.effects.answers import expire
from theatrum.games.caribbean.rules.effects.economy import (
    choose_monopoly,
    give_up_monopoly,
    monopoly_limit,
)
from theatrum.games.caribbean.rules.setup import add_period
from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.awards import AWARDS
from theatrum.games.caribbean.tables.cards import CARD, CARDS
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.goods import N_WARES, WARE
from theatrum.games.caribbean.tables.nations import N_NATIONS, NATION
from theatrum.games.caribbean.tables.options import LAST_WITH_MARKERS, NEW_MARKERS, SCENARIOS, SETUP
from theatrum.games.caribbean.tables.pieces import BASE_OF
from theatrum.games.caribbean.tables.research import ECONOMY
from theatrum.games.caribbean.tables.tracks import TAX, period_of

NO_SUCH_GIFT = Refusal("CC-8.15", "not-deliverable")
MAGNATES = 1000
"""CC-9, A15A Ducats given to the king for one GP at the end."""
RICHER = 5
"""CC-8.8 The level of Economy that raises the tax rate more."""


def victory_phase(g: Caribbean) -> None:
    """CC-8 The steps in their order; nations in the Order of Play [CC-0.1.8]."""
    g.order = sorted(g.nations, key=lambda n: -g.order_of_play[n])
    g.produced = [0] * len(g.produced)
    for nation in g.order:
        pay_upkeep(g, nation)
    if g.has("e13h"):
        move_prices(g)
    shrink_markets(g)
    g.then(("empires",), ("native_armies",), ("pirates_phase",), ("victory_rest",))


def victory_rest(g: Caribbean) -> None:
    """CC-8.7 – CC-8.16 What follows the natives and the pirates."""
    g.order = sorted(g.nations, key=lambda n: -g.order_of_play[n])
    turn_cards_up(g)
    for nation in g.order:
        raise_tax_rate(g, nation)
        g.rate[nation] = next_rate(g, nation)
    return_awards(g)
    return_demands(g)
    next_turn(g)
    g.weather, g.diseases, g.sick = {}, [], []
    expire(g, "turn")
    rank_gifts(g)
    raise_inflation(g)
    g.then(
        *[("monopolies_fit", nation) for nation in g.order],
        *[("deliver_gifts", nation) for nation in g.order],
        ("end_check",),
    )


# ---- money -------------------------------------------------------------------------------------------------------------
def pay_upkeep(g: Caribbean, nation: int) -> None:
    """CC-8.2, CC-8.2.1 For ships and troops; what the home base can't cover costs 1 GP per started 100 D."""
    ducats = upkeep(g, nation)
    uncovered = min(ducats, max(0, ducats - g.ducats(nation)))
    g.pay(nation, ducats)
    g.tell("upkeep", nation=NATION.noun[nation], ducats=ducats)
    chart = CHARTS.upkeep
    g.score(nation, chart.debt_gp * -(-uncovered // chart.debt_gp_per_started_ducats), "debt")


def shrunk(g: Caribbean, n: int) -> int:
    """CC-8.3 Half, rounded down, then less by PN; at least 0."""
    chart = CHARTS.market_reduction
    return max(chart.minimum, n // chart.divide_by - int(market_loss(g, about())))


def shrink_markets(g: Caribbean) -> None:
    """CC-8.3 Every ware on every market and in every STOCK. Slaves are no wares."""
    g.stock = [shrunk(g, n) for n in g.stock]
    for at, market in enumerate(g.markets):
        if market:
            fewer = tuple(shrunk(g, n) for n in market)
            g.markets[at] = fewer if any(fewer) else ()


def move_prices(g: Caribbean) -> None:
    """CC-9, E13H A die for each ware: an empty STOCK may raise its price, a full one lower it."""
    for ware in range(N_WARES):
        roll, price = g.roll(10), index_price(g, ware)
        if g.stock[ware] == 0:
            delta = 1 if roll <= 2 else 0
        elif g.stock[ware] <= price:
            delta = -1 if roll == 1 else 0
        else:
            delta = -2 if roll <= 2 else 0
        if delta:
            most = price_limit(g)
            g.price_mod[ware] = max(-most, min(most, g.price_mod[ware] + delta))
            g.tell("price", ware=WARE.noun[ware], delta=delta)


def raise_tax_rate(g: Caribbean, nation: int) -> None:
    """CC-8.8 Five up (Economy 5: ten), to the maximum; 1 GP to whoever stands there already."""
    growth = TAX.victory_phase
    if g.tax[nation] >= growth.not_above:
        g.score(nation, growth.gp_if_already_at_max, "taxes")
        return
    more = growth.extra_with_economy_5 if g.level(nation, ECONOMY) >= RICHER else 0
    g.tax[nation] = min(growth.not_above, g.tax[nation] + growth.change + more)


# ---- cards, awards, demands --------------------------------------------------------------------------------------------
def turn_cards_up(g: Caribbean) -> None:
    """CC-8.7 Special cards, monopolies and main cards."""
    g.laid_out = dict.fromkeys(g.laid_out, 1)
    g.monopoly_up = [int(owner != NOBODY) for owner in g.monopoly]
    for nation in g.nations:
        g.main_up[nation] = 1


def return_awards(g: Caribbean) -> None:
    """CC-8.10 Turn awards go back to the track."""
    g.awards = [NOBODY if AWARDS[i].returns else owner for i, owner in enumerate(g.awards)]


def return_demands(g: Caribbean) -> None:
    """CC-8.11 Public demands go back into the general deck."""
    if g.demands:
        into_deck(g, list(g.demands))
        g.demands = {}


def into_deck(g: Caribbean, cards: list[int]) -> None:
    g.deck += cards
    g.shuffle(g.deck)


# ---- time --------------------------------------------------------------------------------------------------------------
def next_turn(g: Caribbean) -> None:
    """CC-8.12 The turn marker; a new period brings its cards, markers and advisors."""
    g.turn += 1
    if period_of(g.turn) != period_of(g.turn - 1):
        add_period(g, g.period)
        if g.has("no_research") and g.period <= LAST_WITH_MARKERS:
            for nation in g.nations:
                g.control[nation] += NEW_MARKERS
        g.tell("period", period=g.period)


def raise_inflation(g: Caribbean) -> None:
    """CC-8.14 All gifts of ducats to the kings; the level rises with each threshold exceeded."""
    for nation in g.nations:
        g.given_in_all[nation] += g.given[nation]
    g.given = [0] * N_NATIONS
    total = sum(g.given_in_all)
    level = sum(total > threshold for threshold in CHARTS.inflation_thresholds.table[g.players])
    if level > g.inflation:
        g.inflation = level
        g.tell("inflation", level=level)


def rank_gifts(g: Caribbean) -> None:
    """CC-8.14 Who gave most this turn gets 2 GP, the second 1 GP; ties share, and after two firsts is no second [OP-32]."""
    first_gp, second_gp = CHARTS.king_transfer.turn_ranking_gp
    sums = sorted({g.given[n] for n in g.nations if g.given[n]}, reverse=True)
    if not sums:
        return
    first = [n for n in g.order if g.given[n] == sums[0]]
    second = [n for n in g.order if g.given[n] == sums[1]] if len(sums) > 1 and len(first) == 1 else []
    for nation in first:
        g.score(nation, first_gp, "king")
    for nation in second:
        g.score(nation, second_gp, "king")


def deliver_gifts(g: Caribbean, nation: int) -> Procedure[None] | None:
    """CC-8.15 A promised gift is delivered completely from the home base for the card's points, or 1 GP is lost. With
    several (A6H) the nation chooses which one comes next."""
    possible = [card for card in g.gifts[nation] if deliverable(g, nation, card)]
    if len(possible) > 1:
        return _delivering(g, nation)
    for card in possible:
        deliver(g, nation, card)
    for card in g.gifts[nation]:
        g.reveal("gift-broken", nation=NATION.noun[nation], card=CARD.noun[card])
        g.score(nation, -1, "gift")
    if g.gifts[nation]:
        into_deck(g, g.gifts[nation])
        g.gifts[nation] = []
    return None


def deliverable(g: Caribbean, nation: int, card: int) -> bool:
    return all(g.held(BASE_OF[nation], ware) >= n for ware, n in CARDS[card].gift)


def _delivering(g: Caribbean, nation: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[nation],
        "deliver-gift",
        lambda: [("deliver-gift", CARD.noun[c]) for c in g.gifts[nation] if deliverable(g, nation, c)],
        rule="CC-8.15",
        why_not=lambda answer: NO_SUCH_GIFT,
    )
    deliver(g, nation, CARD[answer[1]])
    g.then(("deliver_gifts", nation))


def deliver(g: Caribbean, nation: int, card: int) -> None:
    """CC-8.15 The wares are gone; the card goes back into the general deck."""
    for ware, n in CARDS[card].gift:
        g.add(BASE_OF[nation], ware, -n)
    g.gifts[nation].remove(card)
    into_deck(g, [card])
    g.reveal("gift-kept", nation=NATION.noun[nation], card=CARD.noun[card])
    g.score(nation, CARDS[card].points, "gift")


def monopolies_fit(g: Caribbean, nation: int) -> Procedure[None] | None:
    """CC-4.3.11 If the limit falls below the number laid out, the owner gives up the surplus at once."""
    return _giving_up(g, nation) if g.monopoly.count(nation) > monopoly_limit(g, nation) else None


def _giving_up(g: Caribbean, nation: int) -> Procedure[None]:
    own = [ware for ware in range(N_WARES) if g.monopoly[ware] == nation]
    gone = own[0] if len(own) == 1 else (yield from choose_monopoly(g, nation))
    give_up_monopoly(g, gone)
    g.then(("monopolies_fit", nation))


# ---- the end -----------------------------------------------------------------------------------------------------------
def end_check(g: Caribbean) -> None:
    """CC-8.16 Does an agreed condition hold? Else the next turn begins."""
    g.ending = how_it_ends(g)
    if g.ending:
        if g.has("a15a"):
            for nation in g.nations:
                g.score(nation, g.given_in_all[nation] // MAGNATES, "magnates")
        raise GameOver
    g.then(("turn",))


def how_it_ends(g: Caribbean) -> str:
    """CC-8.16, CC-8.18 The key of the condition that ends the game, or nothing."""
    end, automatic = SCENARIOS[g.scenario].end, SETUP.automatic_end
    last = SETUP.open_end.default_last_turn if g.has("b5a") else None
    if end.after_turn is not None and g.turn > end.after_turn:
        return "turns"
    if (
        end.any_nation_gp_at_least is not None
        and max(g.gp[n] for n in g.nations) >= end.any_nation_gp_at_least
    ):
        return "glory"
    if last is not None:
        return "turns" if g.turn > last else ""
    if g.inflation >= automatic.inflation_level:
        return "inflation"
    return "turns" if g.turn >= automatic.turn else ""


def result(g: Caribbean) -> Result:
    """CC-8.16 Most GP wins; then more ducats in the home base; then the victory is shared."""
    scores = tuple(g.gp[nation] for nation in g.nation_of)
    standing = [(g.gp[nation], g.ducats(nation)) for nation in g.nation_of]
    winners: tuple[Seat, ...] = tuple(s for s, stands in enumerate(standing) if stands == max(standing))
    return Result(winners, scores, g.ending or "turns", tie(g, winners))


def tie(g: Caribbean, winners: tuple[Seat, ...]) -> Args:
    """CC-8.16 Whom the winners have beaten with the same points, and with how many ducats, or with how many they share."""
    first = g.nation_of[winners[0]]
    tied = [n for s, n in enumerate(g.nation_of) if g.gp[n] == g.gp[first] and s not in winners]
    if tied:
        by, other = "ducats", max(g.ducats(n) for n in tied)
    else:
        by, other = ("shared" if len(winners) > 1 else "none"), g.ducats(first)
    return {
        "winners": [NATION.noun[g.nation_of[s]] for s in winners],
        "tied": [NATION.noun[n] for n in tied],
        "by": by,
        "own": g.ducats(first),
        "other": other,
    }


STEPS: Mapping[str, Runner] = {
    "victory_phase": victory_phase,
    "victory_rest": victory_rest,
    "deliver_gifts": deliver_gifts,
    "monopolies_fit": monopolies_fit,
    "end_check": end_check,
}
