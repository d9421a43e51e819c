"""GS-5 Production: what the people and the neutral tiles yield, and what may be exchanged afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from theatrum.core.contract import DONE, Ask, Procedure, Refusal, Seat, Verdict
from theatrum.core.legality import any_legal
from theatrum.games.generalship.queries.abilities import abilities
from theatrum.games.generalship.queries.population import active_circles
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.abilities import ProductionBonus
from theatrum.games.generalship.tables.nations import NATIONS, TILES, Exchange

BUY_METAL, BUY_FOOD = "buy-metal", "buy-food"


# ---- procedures ----------------------------------------------------------------------------------------------------
def production(g: Generalship, seat: Seat) -> None:
    """GS-5, GS-5.6 Arrange the people, take the yield, then exchange."""
    g.then(("arrange", seat), ("take_yield", seat), ("exchange", seat))


def take_yield(g: Generalship, seat: Seat) -> None:
    """GS-5.3, GS-5.4 The resources come in."""
    food, metal = yields(g, seat)
    g.food[seat] += food
    g.metal[seat] += metal
    g.tell("produced", nation=g.noun_of(seat), food=food, metal=metal)


def exchange(g: Generalship, seat: Seat, *used: str) -> Procedure[None] | None:
    """GS-5.5 Once for each source, in either direction, if wanted. `used` are the sources already used."""
    if any_legal(_exchanges(g, seat, used)):
        return _exchange(g, seat, used)
    return None


def _exchange(g: Generalship, seat: Seat, used: tuple[str, ...]) -> Procedure[None]:
    answer = yield Ask(
        seat,
        "exchange",
        candidates=lambda: chain(_exchanges(g, seat, used), [(DONE, None)]),
        rule="GS-5.5",
        args={"food": g.food[seat], "metal": g.metal[seat]},
        why_not=lambda answer: Refusal("GS-5.5", "no-exchange", source=answer[1]),
    )
    if answer == DONE:
        return
    verb, noun = answer
    rate = dict(exchange_sources(g, seat))[noun]
    sign = 1 if verb == BUY_METAL else -1
    g.food[seat] -= sign * rate.food
    g.metal[seat] += sign * rate.metal
    g.tell(f"exchanged-{verb}", nation=g.noun_of(seat), source=noun, food=rate.food, metal=rate.metal)
    g.then(("exchange", seat, *used, noun))


# ---- queries -------------------------------------------------------------------------------------------------------
def yields(g: Generalship, seat: Seat) -> tuple[int, int]:
    """GS-5.3, GS-5.4 Food and metal of all active circles with a cylinder, of owned neutral tiles, of the commander."""
    food = metal = 0
    circles = NATIONS[g.nation[seat]].circles
    people = g.people[seat]
    for i in active_circles(g, seat):
        if people[i]:
            food += circles[i].food
            metal += circles[i].metal
    for position in range(g.plan.neutral):
        if g.owner[position] == seat:
            tile = TILES[g.tile[position]]
            food += tile.food
            metal += tile.metal
    for bonus in abilities(g, seat, ProductionBonus):
        food += bonus.food
        metal += bonus.metal
    return food, metal


def exchange_sources(g: Generalship, seat: Seat) -> list[tuple[str, Exchange]]:
    """GS-5.5 Owned neutral tiles with the symbol, and the nation's own symbol under an active cylinder."""
    sources: list[tuple[str, Exchange]] = []
    for position in range(g.plan.neutral):
        if g.owner[position] == seat:
            tile = TILES[g.tile[position]]
            if tile.exchange is not None:
                sources.append((tile.noun, tile.exchange))
    circles = NATIONS[g.nation[seat]].circles
    for i in active_circles(g, seat):
        own = circles[i].exchange
        if own is not None and g.people[seat][i]:
            sources.append((circles[i].noun, own))
    return sources


def _exchanges(g: Generalship, seat: Seat, used: tuple[str, ...]) -> Iterator[Verdict]:
    """GS-5.5 Both directions of every source: once, and what it costs must be there."""
    for noun, rate in exchange_sources(g, seat):
        again = Refusal("GS-5.5", "exchanged-already", source=noun) if noun in used else None
        dear = None if g.food[seat] >= rate.food else Refusal("GS-5.5", "costs-food", food=rate.food)
        yield (BUY_METAL, noun), again or dear
        dear = None if g.metal[seat] >= rate.metal else Refusal("GS-5.5", "costs-metal", metal=rate.metal)
        yield (BUY_FOOD, noun), again or dear
