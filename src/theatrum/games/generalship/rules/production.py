"""GS-5 Production: what the people and the neutral tiles yield, and what may be exchanged afterwards."""

from __future__ import annotations

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Seat
from theatrum.games.generalship.rules.abilities import abilities
from theatrum.games.generalship.rules.population import active_circles
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables import NATIONS, TILES, Exchange

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
    sources = [(noun, rate) for noun, rate in exchange_sources(g, seat) if noun not in used]
    if not _exchanges(g, seat, sources):
        return None
    return _exchange(g, seat, sources, used)


def _exchange(
    g: Generalship, seat: Seat, sources: list[tuple[str, Exchange]], used: tuple[str, ...]
) -> Procedure[None]:
    answer = yield Ask(
        seat,
        "exchange",
        lambda: [*_exchanges(g, seat, sources), DONE],
        rule="GS-5.5",
        args={"food": g.food[seat], "metal": g.metal[seat]},
        refused=lambda: {**_unaffordable(g, seat, sources), **_used_up(used)},
    )
    if answer == DONE:
        return
    verb, noun = answer
    rate = dict(sources)[noun]
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
    for bonus in abilities(g, seat, "production_bonus"):
        food += bonus["food"]
        metal += bonus["metal"]
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


def _exchanges(g: Generalship, seat: Seat, sources: list[tuple[str, Exchange]]) -> list[Answer]:
    answers: list[Answer] = []
    for noun, rate in sources:
        if g.food[seat] >= rate.food:
            answers.append((BUY_METAL, noun))
        if g.metal[seat] >= rate.metal:
            answers.append((BUY_FOOD, noun))
    return answers


def _used_up(used: tuple[str, ...]) -> dict[Answer, Refusal]:
    """GS-5.5 Each source once."""
    return {
        (verb, noun): Refusal("GS-5.5", "exchanged-already", source=noun)
        for noun in used
        for verb in (BUY_METAL, BUY_FOOD)
    }


def _unaffordable(g: Generalship, seat: Seat, sources: list[tuple[str, Exchange]]) -> dict[Answer, Refusal]:
    refused: dict[Answer, Refusal] = {}
    for noun, rate in sources:
        if g.food[seat] < rate.food:
            refused[BUY_METAL, noun] = Refusal("GS-5.5", "costs-food", food=rate.food)
        if g.metal[seat] < rate.metal:
            refused[BUY_FOOD, noun] = Refusal("GS-5.5", "costs-metal", metal=rate.metal)
    return refused
