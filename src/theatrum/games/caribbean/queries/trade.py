"""CC-4.4.4.11 – CC-4.4.4.13, CC-4.4.4.18 Trade: where the active figure may sell and buy what, and how much."""

from __future__ import annotations

from collections.abc import Iterator

from theatrum.core.contract import Refusal
from theatrum.games.caribbean.queries.company import carried, together
from theatrum.games.caribbean.queries.exchange import room_for
from theatrum.games.caribbean.queries.presence import area_of, residences
from theatrum.games.caribbean.queries.prices import purchase_in_new_world
from theatrum.games.caribbean.queries.relations import at_war
from theatrum.games.caribbean.queries.supply import supply_line
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.buildings import BANK, MARKET_PLACE
from theatrum.games.caribbean.tables.cards import CARDS, DEMANDS
from theatrum.games.caribbean.tables.goods import GEMS, GOLD, N_WARES, SILVER
from theatrum.games.caribbean.tables.limits import DUCATS_PER_ROOM
from theatrum.games.caribbean.tables.pieces import BASE_OF, NATION_OF
from theatrum.games.caribbean.tables.places import AREAS, HOME_OF, N_REGIONS, REGION_OF
from theatrum.games.caribbean.tables.things import DUCATS, SLAVES

PRECIOUS = (SILVER, GOLD, GEMS)
NO_MARKET = Refusal("CC-4.4.4.11", "no-market-here")
NOT_HELD = Refusal("CC-4.4.4.11", "no-such-ware")
CLOSED = Refusal("CC-4.4.4.11", "market-closed")
EUROPE_ONLY = Refusal("CC-9", "europe-only")
NO_DEMAND = Refusal("CC-2.6.1", "not-demanded")
SATISFIED = Refusal("CC-2.6.1", "demand-met")
AT_WAR = Refusal("CC-4.4.4.11", "at-war-with-seller")
OWN_MARKET = Refusal("CC-4.4.4.11", "own-market")
NOT_OFFERED = Refusal("CC-4.4.4.11", "not-on-market")
NO_DUCATS = Refusal("CC-4.4.0.3", "figure-lacks-ducats")
NO_ROOM = Refusal("CC-10.1", "no-room")
NO_SLAVE = Refusal("CC-4.4.4.12", "no-slave-offered")
NO_PLACE = Refusal("CC-4.4.4.12", "no-place-for-slave")
ASKED = Refusal("CC-4.4.4.17", "asked-already")


def at_home(g: Caribbean, figure: int) -> bool:
    return g.place_of(figure) == HOME_OF[NATION_OF[figure]]


def market_place(g: Caribbean, figure: int) -> int:
    """CC-4.4.4.11 The area with a market place in which the figure is, if its owner trades with it; else -1."""
    area = area_of(g, figure)
    if area < 0 or not g.has_building(area, MARKET_PLACE) or at_war(g, NATION_OF[figure], g.owner[area]):
        return -1
    return area


# ---- selling ---------------------------------------------------------------------------------------------------------------------
def for_sale(g: Caribbean, figure: int, ware: int) -> int:
    """CC-4.4.4.15 Units that can be sold: the figure's; in the home base those that lie there, too."""
    base = g.held(BASE_OF[NATION_OF[figure]], ware) if at_home(g, figure) else 0
    return carried(g, figure, ware) + base


def wares_at_hand(g: Caribbean, figure: int) -> list[int]:
    """The wares of which `for_sale` finds any."""
    base = (BASE_OF[NATION_OF[figure]],) if at_home(g, figure) else ()
    holds = [g.hold[one] for one in (*together(g, figure), *base) if g.hold[one]]
    return [ware for ware in range(N_WARES) if any(hold[ware] for hold in holds)] if holds else []


def why_not_sell(g: Caribbean, figure: int, ware: int) -> Refusal | None:
    """CC-4.4.4.11 In Europe on an open market (or as owner of the monopoly), else in an own market place."""
    nation = NATION_OF[figure]
    if not at_home(g, figure):
        area = market_place(g, figure)
        if area < 0 or g.owner[area] != nation:
            return NO_MARKET
        if ware in PRECIOUS and g.has("a12h"):
            return EUROPE_ONLY
    elif g.closed[ware] and g.monopoly[ware] != nation:
        return CLOSED
    return None if for_sale(g, figure, ware) else NOT_HELD


def demand_left(g: Caribbean, card: int) -> int:
    """CC-2.6.1 Units that a public demand still takes."""
    return DEMANDS[CARDS[card].demand].most - g.demands[card] if card in g.demands else 0


def why_not_deliver(g: Caribbean, figure: int, card: int) -> Refusal | None:
    """CC-2.6.1 In the home base, to a demand that lies open and is not yet met; closed markets do not matter."""
    if not at_home(g, figure):
        return NO_MARKET
    if card not in g.demands:
        return NO_DEMAND
    if not demand_left(g, card):
        return SATISFIED
    return None if for_sale(g, figure, DEMANDS[CARDS[card].demand].ware) else NOT_HELD


# ---- buying ----------------------------------------------------------------------------------------------------------------------
def sellers(g: Caribbean, figure: int) -> Iterator[int]:
    """CC-4.4.4.11 Nations from whose market of the region the figure may buy here."""
    area = market_place(g, figure)
    if area >= 0:
        yield from (other for other in g.nations if why_not_seller(g, figure, other) is None)


def why_not_seller(g: Caribbean, figure: int, seller: int) -> Refusal | None:
    """CC-4.4.4.11, OP-69 The host of a foreign market place; from an own one any nation not at war with a market place in
    the region, joined by a supply line."""
    nation, area = NATION_OF[figure], market_place(g, figure)
    if seller == nation:
        return OWN_MARKET
    if at_war(g, nation, seller):
        return AT_WAR
    if area < 0:
        return NO_MARKET
    if g.owner[area] == seller:
        return None
    if g.owner[area] != nation:
        return NO_MARKET
    region = REGION_OF[area]
    goals = [
        there
        for there in residences(g, seller)
        if REGION_OF[there] == region and g.has_building(there, MARKET_PLACE)
    ]
    return None if joined(g, nation, area, goals, region) else NO_MARKET


def joined(g: Caribbean, nation: int, area: int, goals: list[int], region: int) -> bool:
    """CC-10.2, CC-10.5 A supply line joins the two residence colonies; the end place, another's colony, counts as open: a
    line to one of its coasts is enough."""
    return any(supply_line(g, nation, area, (goal, *AREAS[goal].coasts), region) for goal in goals)


def affordable(g: Caribbean, figure: int, seller: int, ware: int) -> int:
    """CC-4.4.4.11 Units of a ware that the figure can buy: offered, paid and carried; ducats that are paid make room."""
    price = purchase_in_new_world(g, NATION_OF[figure], figure, ware)
    offered = g.offered(seller, REGION_OF[area_of(g, figure)], ware)
    n = min(offered, carried(g, figure, DUCATS) // price)
    room = room_for(g, -1, figure, ware, n)
    while n and n > room + room_freed(g, figure, n * price):
        n -= 1
    return n


def room_freed(g: Caribbean, figure: int, ducats: int) -> int:
    """CC-10.3 Points of capacity that become free when the figure (then a leader aboard) pays so many ducats."""
    freed = 0
    for one in together(g, figure):
        has = g.held(one, DUCATS)
        part = min(has, ducats)
        freed += -(-has // DUCATS_PER_ROOM) - -(-(has - part) // DUCATS_PER_ROOM)
        ducats -= part
    return freed


def why_not_buy(g: Caribbean, figure: int, seller: int, ware: int) -> Refusal | None:
    """CC-4.4.4.11 From whom, what, for how much, into which hold."""
    why = why_not_seller(g, figure, seller)
    if why is not None:
        return why
    if ware in PRECIOUS and g.has("a12h"):
        return EUROPE_ONLY
    if not g.offered(seller, REGION_OF[area_of(g, figure)], ware):
        return NOT_OFFERED
    if carried(g, figure, DUCATS) < purchase_in_new_world(g, NATION_OF[figure], figure, ware):
        return NO_DUCATS
    return None if affordable(g, figure, seller, ware) else NO_ROOM


# ---- slaves ----------------------------------------------------------------------------------------------------------------------
def bank_of(g: Caribbean, seller: int, area: int) -> int:
    """CC-4.4.4.12 The residence of the area's region whose bank takes the price, the area itself before others; or -1."""
    own = [there for there in residences(g, seller) if REGION_OF[there] == REGION_OF[area]]
    banks = [there for there in own if g.has_building(there, BANK)]
    return area if area in banks else next(iter(banks), -1)


def why_not_slave(g: Caribbean, figure: int, seller: int) -> Refusal | None:
    """CC-4.4.4.12, CC-4.4.4.11 Where wares could be bought from the seller, if it has a slave on its market of the region and
    a bank there, and the slave finds a place."""
    why = why_not_seller(g, figure, seller)
    if why is not None:
        return why
    area = area_of(g, figure)
    bank = bank_of(g, seller, area)
    if bank < 0 or not g.slave_markets[seller * N_REGIONS + REGION_OF[area]]:
        return NO_SLAVE
    return None if slave_takers(g, figure, bank) else NO_PLACE


def slave_takers(g: Caribbean, figure: int, bank: int) -> list[int]:
    """CC-4.4.4.12 Where a bought slave can go: the own market (-1), if a market place is in the region; in that residence
    colony also a figure with room."""
    nation, region = NATION_OF[figure], REGION_OF[bank]
    own = any(REGION_OF[a] == region and g.has_building(a, MARKET_PLACE) for a in residences(g, nation))
    there = together(g, figure) if area_of(g, figure) == bank else ()
    return [*([-1] if own else []), *(one for one in there if room_for(g, -1, one, SLAVES, 1) >= 1)]
