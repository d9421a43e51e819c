"""CC-11 Steps about ducats, supplies, prices, markets, research, cards and glory."""

from __future__ import annotations

from theatrum.core.contract import Ask, Procedure, Refusal
from theatrum.games.caribbean.queries.words import price_limit, research_price
from theatrum.games.caribbean.rules.cards import discard, draw_general_cards, draw_nation_cards
from theatrum.games.caribbean.rules.research import learn
from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.cards import CARD, CARDS
from theatrum.games.caribbean.tables.goods import N_WARES, WARE
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import BASE_OF, SHIP
from theatrum.games.caribbean.tables.places import AREA
from theatrum.games.caribbean.tables.research import MONOPOLIES
from theatrum.games.caribbean.tables.things import SP
from theatrum.games.caribbean.tables.tracks import FLAG, TRACKS

NOT_OWN = Refusal("CC-4.3.11", "not-your-monopoly")
MONOPOLY_CARD: dict[int, int] = {
    WARE.by_id[card.effect.effect[0].args.ware]: card.index for card in CARDS if card.monopoly
}
"""By ware: the card of its monopoly."""
COSTS = TRACKS.sp_cost_modifier_track.values


# ---- money and supplies ------------------------------------------------------------------------------------------------
def gain_ducats(g: Caribbean, nation: int, amount: int) -> None:
    g.gain(nation, amount)
    g.tell("ducats-gained", nation=NATION.noun[nation], ducats=amount)


def gain_sp(g: Caribbean, nation: int, amount: int) -> None:
    g.add(BASE_OF[nation], SP, amount)
    g.tell("sp-gained", nation=NATION.noun[nation], sp=amount)


def gain_gp(g: Caribbean, nation: int, amount: int) -> None:
    g.score(nation, amount, "event")


def lose_gp(g: Caribbean, nation: int, amount: int) -> None:
    """CC-4.3.6 Glory lost."""
    g.score(nation, -amount, "lost")


def sp_cost_mod(g: Caribbean, delta: int, not_below: int, not_above: int) -> None:
    """CC-11.7 The marker moves, but not past the card's limits; one that lies beyond already is left alone."""
    before = g.sp_cost
    if delta < 0:
        g.sp_cost = min(before, max(before + delta, not_below, min(COSTS)))
    else:
        g.sp_cost = max(before, min(before + delta, not_above, max(COSTS)))
    if g.sp_cost != before:
        g.tell("sp-cost", value=g.sp_cost)


# ---- prices and markets ------------------------------------------------------------------------------------------------
def price_mod(g: Caribbean, ware: int, delta: int) -> None:
    """CC-4.3.13 The modifier marker moves, within its limit."""
    most = price_limit(g)
    g.price_mod[ware] = max(-most, min(most, g.price_mod[ware] + delta))
    g.tell("price", ware=WARE.noun[ware], delta=delta)


def set_base_price(g: Caribbean, ware: int, price: int) -> None:
    """CC-4.3.13 A new base price for the rest of the game."""
    g.base_price[ware] = price
    g.tell("base-price", ware=WARE.noun[ware], price=price)


def set_flag(g: Caribbean, flag: int) -> None:
    """CC-4.3.14 The box of the event track is marked for the rest of the game."""
    g.flags[flag] = 1
    g.tell("flag", flag=FLAG.noun[flag])


def public_demand(g: Caribbean, nation: int, ware: int, max_units: int, bonus_per_unit: int, gp: int) -> None:
    """CC-2.6, CC-11.15 The card goes to the box; as a random event it gives nobody GP."""
    if not g.random_event:
        g.score(nation, gp, "demand")


def monopoly_limit(g: Caribbean, nation: int) -> int:
    """CC-4.3.11 Main card and Monopolies level."""
    return g.main(nation).monopolies + g.level(nation, MONOPOLIES)


def acquire_monopoly(g: Caribbean, nation: int, ware: int, cost: int) -> Procedure[None]:
    """CC-4.3.11 Paid by the home base; at the limit another own monopoly is given up first."""
    own = [w for w in range(N_WARES) if g.monopoly[w] == nation]
    if len(own) >= monopoly_limit(g, nation) and own:
        gone = own[0]
        if len(own) > 1:
            gone = yield from choose_monopoly(g, nation)
        give_up_monopoly(g, gone)
    if monopoly_limit(g, nation) < 1 or not g.control[nation] or g.ducats(nation) < cost:
        return
    g.pay(nation, cost)
    g.control[nation] -= 1
    g.monopoly[ware], g.monopoly_up[ware] = nation, 1
    g.tell("monopoly", nation=NATION.noun[nation], ware=WARE.noun[ware])


def choose_monopoly(g: Caribbean, nation: int) -> Procedure[int]:
    """CC-4.3.11 Which own monopoly is given up."""
    answer = yield Ask(
        g.seat_of[nation],
        "give-up-monopoly",
        lambda: [("give-up-monopoly", WARE.noun[w]) for w in range(N_WARES) if g.monopoly[w] == nation],
        rule="CC-4.3.11",
        why_not=lambda answer: NOT_OWN,
    )
    return WARE[answer[1]]


def give_up_monopoly(g: Caribbean, ware: int) -> None:
    """CC-4.3.11, CC-4.4.1.3 Card to the discard pile, control marker to the free pool, the market is open again."""
    owner = g.monopoly[ware]
    g.control[owner] += 1
    g.monopoly[ware], g.monopoly_up[ware], g.closed[ware] = NOBODY, 0, 0
    discard(g, MONOPOLY_CARD[ware])
    g.tell("monopoly-given-up", nation=NATION.noun[owner], ware=WARE.noun[ware])


# ---- research, designs, cards ------------------------------------------------------------------------------------------
def research_discount(g: Caribbean, nation: int, research: int, ducats: int, minimum_price: int) -> None:
    """CC-11.14 A research area at a lower price, without an operation point."""
    g.pay(nation, research_price(research, ducats, minimum_price))
    learn(g, nation, research)


def gain_blueprint(g: Caribbean, nation: int, ship: int) -> None:
    """CC-4.3.15 The right to build another nation's design."""
    g.blueprints[nation] |= 1 << ship
    g.tell("blueprint", nation=NATION.noun[nation], ship=SHIP.noun[ship])


def draw_cards(g: Caribbean, nation: int, deck: str, n: int) -> None:
    """CC-2.7 Into the hand."""
    if deck == "nation":
        draw_nation_cards(g, nation, n)
    else:
        draw_general_cards(g, nation, n)


def discard_random(g: Caribbean, nation: int, n: int) -> None:
    """CC-2.9 Cards of that nation's hand, at random, to their piles."""
    for _ in range(min(n, len(g.hand[nation]))):
        card = g.hand[nation][g.below(len(g.hand[nation]))]
        g.leave_hand(nation, card)
        discard(g, card)
        g.reveal("discarded", nation=NATION.noun[nation], card=CARD.noun[card])


def lose_stock(g: Caribbean, residence: int, divisor: int) -> None:
    """CC-0.2.14 Of every ware and of the SP in a warehouse a part, rounded up, is lost."""
    store = g.stores.get(residence)
    if store:
        left = tuple(n - -(-n // divisor) if thing <= SP else n for thing, n in enumerate(store))
        if any(left):
            g.stores[residence] = left
        else:
            del g.stores[residence]
        g.tell("stock-lost", area=AREA.noun[residence])
