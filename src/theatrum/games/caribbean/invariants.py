"""What is wrong with a state, in sentences; nothing in every sound one."""

from __future__ import annotations

from collections import Counter

from theatrum.games.caribbean.queries.capacity import garrison_limit, over_limits
from theatrum.games.caribbean.queries.presence import area_of
from theatrum.games.caribbean.state import ABOARD, LOST, NOBODY, POOL, Caribbean
from theatrum.games.caribbean.tables.advisors import ADVISORS
from theatrum.games.caribbean.tables.buildings import BANK, WAREHOUSE
from theatrum.games.caribbean.tables.cards import CARD, CARDS
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.options import LAST_WITH_MARKERS, NEW_MARKERS, STARTS
from theatrum.games.caribbean.tables.pieces import (
    FIGURE,
    FIRST_BASE,
    FIRST_LEADER,
    NATION_OF,
    is_fleet,
)
from theatrum.games.caribbean.tables.places import AREA, HOME_OF, N_AREAS, is_home
from theatrum.games.caribbean.tables.research import N_DIRECTIONS
from theatrum.games.caribbean.tables.things import DUCATS, FIRST_ADVISOR, SP, THING
from theatrum.games.caribbean.tables.tracks import TAX, period_of


def invariants(g: Caribbean) -> list[str]:
    """Everything that can be said against a state. Cards and markers are counted once they have been dealt out."""
    dealt = [*cards(g), *markers(g)] if any(g.rate) else []
    return [*dealt, *figures(g), *holds(g), *stores(g), *lost_and_led(g), *garrisons(g), *tracks(g)]


def cards(g: Caribbean) -> list[str]:
    """CC-2.7 Every card of the periods reached is in exactly one place."""
    seen = Counter(g.deck + g.discards + g.gone + list(g.demands) + list(g.laid_out) + g.in_use)
    for zone in (g.nation_deck, g.nation_discards, g.hand, g.gifts):
        for some in zone:
            seen.update(some)
    laid = {card.effect.effect[0].args.ware: card.index for card in CARDS if card.monopoly}
    seen.update(laid[name] for name in laid if g.monopoly[_ware(name)] != NOBODY)
    reached = [c.index for c in CARDS if c.period <= g.period and (c.nation < 0 or g.seat_of[c.nation] >= 0)]
    out = [f"{CARD.noun[card]} lies in {n} places" for card, n in seen.items() if n > 1]
    out += [f"{CARD.noun[card]} is missing" for card in reached if card not in seen]
    out += [f"{CARD.noun[card]} is known, and in no hand" for card in g.shown if not _in_a_hand(g, card)]
    return out + [f"{CARD.noun[card]} is not in the game yet" for card in seen if card not in set(reached)]


def _in_a_hand(g: Caribbean, card: int) -> bool:
    return any(card in hand for hand in g.hand)


def _ware(name: str) -> int:
    return THING.by_id[name]


def figures(g: Caribbean) -> list[str]:
    """CC-0.2.10, CC-4.3.22 Figures stand where they may; a fleet on the map has ships."""
    out = []
    for figure in range(FIRST_BASE):
        place, name = g.where[figure], FIGURE.noun[figure]
        if is_fleet(figure):
            if place == ABOARD or (POOL < place < N_AREAS):
                out.append(f"{name} stands ashore")
            if place >= 0 and not is_home(place) and not g.ships[figure]:
                out.append(f"{name} is on the map without ships")
        elif (place == ABOARD) != (g.aboard[figure - FIRST_LEADER] >= 0):
            out.append(f"{name} is aboard and is not")
        elif place >= N_AREAS and not is_home(place):
            out.append(f"{name} stands in the water")
        if is_home(place) and place != HOME_OF[NATION_OF[figure]]:
            out.append(f"{name} is in a foreign home base")
        if place == POOL and (g.hold[figure] or g.ships[figure]):
            out.append(f"{name} lies in the pool and holds something")
    return out


def holds(g: Caribbean) -> list[str]:
    """CC-0.2.16, CC-10.1 Nothing is negative except the ducats of a home base; limits hold, except during fights."""
    out = []
    for figure, hold in enumerate(g.hold):
        for thing, n in enumerate(hold):
            if n < 0 and not (thing == DUCATS and figure >= FIRST_BASE):
                out.append(f"{FIGURE.noun[figure]} holds {n} of {THING.noun[thing]}")
    for figure, ships in enumerate(g.ships):
        if any(n < 0 for n in ships):
            out.append(f"{FIGURE.noun[figure]} has fewer ships than none")
    fighting = g.land is not None or g.sea is not None
    for figure in range(FIRST_BASE):
        if (g.hold[figure] or g.ships[figure]) and figure != g.overloaded and not fighting:
            out += [f"{FIGURE.noun[figure]} is over its limit of {what}" for what in over_limits(g, figure)]
    if any(n < 0 for store in g.stores.values() for n in store):
        out.append("a residence stores less than nothing")
    return out


def stores(g: Caribbean) -> list[str]:
    """CC-4.4.4.2 Wares and SP lie in a warehouse, ducats in a bank, nothing else anywhere; slaves work under a marker."""
    out = []
    for area, store in g.stores.items():
        if any(store[: SP + 1]) and not g.has_building(area, WAREHOUSE):
            out.append(f"{AREA.noun[area]} stores something without a warehouse")
        if store[DUCATS] and not g.has_building(area, BANK):
            out.append(f"{AREA.noun[area]} keeps ducats without a bank")
        if any(store[DUCATS + 1 :]):
            out.append(f"people are stored in {AREA.noun[area]}")
    out += [
        f"slaves work under no marker in {AREA.noun[area]}"
        for area, bits in enumerate(g.slaves)
        if bits >> len(g.resources[area])
    ]
    return out


def lost_and_led(g: Caribbean) -> list[str]:
    """CC-4.4.0.5, CC-4.4.3.36 Who commands pirates carries nothing; who is lost is in an undiscovered area."""
    out = [
        f"{FIGURE.noun[pirates.commander]} commands pirates and carries something"
        for pirates in g.pirates
        if pirates.commander >= 0 and g.hold[pirates.commander]
    ]
    for figure, marks in enumerate(g.marks):
        if marks & LOST:
            area = area_of(g, figure)
            if area < 0 or g.owner[area] >= 0:
                out.append(f"{FIGURE.noun[figure]} is lost where everybody knows the way")
    return out


def markers(g: Caribbean) -> list[str]:
    """CC-0.2.12, CC-4.3.5 Control markers and advisors are conserved."""
    out = []
    for nation in g.nations:
        used = g.owner.count(nation) + g.monopoly.count(nation) + g.control[nation]
        had = STARTS[nation].control_markers
        if g.has("no_research"):
            had += NEW_MARKERS * (min(g.period, LAST_WITH_MARKERS) - 1)
        had += sum(g.levels[nation * N_DIRECTIONS : (nation + 1) * N_DIRECTIONS])
        if g.control[nation] < 0 or used != had:
            out.append(f"{NATION.noun[nation]} has {used} control markers in use or free, of {had}")
    for advisor in ADVISORS:
        there = g.advisors[advisor.index] + g.set_aside.count(advisor.index)
        there += sum(h[FIRST_ADVISOR + advisor.index] for h in g.hold if h)
        known = sum(n for period, n in advisor.counters.items() if period <= g.period)
        if there != known:
            out.append(f"{advisor.noun}: {there} counters of {known}")
    return out


def garrisons(g: Caribbean) -> list[str]:
    """CC-10.1 Garrisons keep to their limits."""
    return [
        f"{AREA.noun[area]} has too large a garrison"
        for area in range(N_AREAS)
        if g.garrison[area] and g.garrison[area] > garrison_limit(g, area)
    ]


def tracks(g: Caribbean) -> list[str]:
    """CC-0.3 Markers stand on their tracks."""
    out = [
        f"the tax rate of {NATION.noun[n]} is {g.tax[n]}"
        for n in g.nations
        if g.tax[n] not in (0, *TAX.values)
    ]
    if min(g.stock) < 0 or any(n < 0 for market in g.markets for n in market):
        out.append("a market holds less than nothing")
    if period_of(g.turn) < 1:
        out.append(f"there is no turn {g.turn}")
    return out
