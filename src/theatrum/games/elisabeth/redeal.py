"""What a seat can't know, dealt anew: others' hands (but for cards it has seen there), the home cards they put away, and
the order of the deck. In the campaign the treasures, too."""

from __future__ import annotations

from collections.abc import Callable, Container

from theatrum.core.chance import Chance
from theatrum.core.contract import Seat
from theatrum.games.elisabeth.rules.agreements import DEALING
from theatrum.games.elisabeth.rules.declarations import card_worth, declaring, means, owed, treasure_worth
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.boards import NewWorld
from theatrum.games.elisabeth.tables.powers import HRE, MAJORS, SPAIN
from theatrum.kit.decks import deal_anew, known_to, mix


def redeal(g: Elisabeth, seat: Seat, chance: Chance) -> None:
    """Deal anew what the seat can't know, in place; what others have seen of cards that it has not is forgotten."""
    others = [p for p in MAJORS if g.seat_of[p] != seat]
    seen = known_to(g.known, seat)
    fresh = {p: sum(c in g.fresh for c in g.hand[p] if c not in seen) for p in others}
    became = deal_anew([g.deck, *(g.hand[p] for p in others)], seen, chance)
    g.fresh = [card for card in g.fresh if card not in became]
    g.known = {card: seats for card, seats in g.known.items() if card not in became}
    for p in others:
        g.hand[p].sort()
        g.fresh += [card for card in g.hand[p] if card not in seen][: fresh[p]]
        if g.home_aside[p] and not any(g.knows(seat, c) for c in g.home_hand[p]):
            cards = [*g.home_hand[p], *g.home_aside[p]]
            for card in cards:
                g.known.pop(card, None)
            mix(cards, chance)
            held = len(g.home_hand[p])
            g.home_hand[p], g.home_aside[p] = sorted(cards[:held]), sorted(cards[held:])
    if g.new_world is not None:
        _treasures(g, g.new_world, seat, chance)
    if g.realms is not None and g.realms.preference and not g.realms.preference_open:
        if g.seat_of[HRE] != seat:  # E1-23.5
            g.realms.preference = ("catholic", "balanced", "protestant")[chance.below(3)]
    if g.diplomacy is not None:
        DEALING.redeal(g, seat, chance)
        for power in declaring(g) if g.diplomacy.declared else ():
            if g.seat_of[power] != seat:
                _can_pay(g, power, seat, seen)


def _can_pay(g: Elisabeth, power: int, seat: Seat, seen: Container[int]) -> None:
    """E1-9.4.P3 All know that whoever declares war can pay for it: until he can, what he holds of least worth changes places
    with what is worth most of all that may be his."""
    others = [p for p in MAJORS if g.seat_of[p] != seat and p != power]
    _enrich(g, power, g.hand[power], [g.deck, *(g.hand[p] for p in others)], g.fresh, seen, card_worth)
    if g.new_world is not None:
        hidden = _hidden(g, g.new_world, seat)
        elsewhere = [zone for zone in hidden if zone is not g.treasures[power]]
        looked_at = known_to(g.new_world.known, seat)
        _enrich(g, power, g.treasures[power], elsewhere, g.new_world.fresh, looked_at, treasure_worth)


def _enrich(
    g: Elisabeth,
    power: int,
    held: list[int],
    elsewhere: list[list[int]],
    fresh: list[int],
    seen: Container[int],
    worth: Callable[[int], int],
) -> None:
    while means(g, power) < owed(g, power):
        poor = min((c for c in held if c not in seen), key=worth, default=None)
        zones = [zone for zone in elsewhere if any(c not in seen for c in zone)]
        if poor is None or not zones:
            return
        zone = max(zones, key=lambda zone: max(worth(c) for c in zone if c not in seen))
        rich = max((c for c in zone if c not in seen), key=worth)
        if worth(rich) <= worth(poor):
            return
        held[held.index(poor)], zone[zone.index(rich)] = rich, poor
        fresh[:] = [{poor: rich, rich: poor}.get(c, c) for c in fresh]
        held.sort()
        if zone is not g.deck:
            zone.sort()


def _treasures(g: Elisabeth, new_world: NewWorld, seat: Seat, chance: Chance) -> None:
    """E1-6.3.3, E1-6.3.5 Others' treasures, Spain's row, what nobody may look at, and loot under others' captains."""
    others = [p for p in MAJORS if g.seat_of[p] != seat]
    hidden = _hidden(g, new_world, seat)
    seen = known_to(new_world.known, seat)
    fresh = {p: sum(t in new_world.fresh for t in g.treasures[p] if t not in seen) for p in others}
    became = deal_anew(hidden, seen, chance)
    new_world.known = {t: seats for t, seats in new_world.known.items() if t not in became}
    new_world.fresh = [t for t in new_world.fresh if t not in became]
    for zone in hidden:
        zone.sort()
    for p in others:
        new_world.fresh += [t for t in g.treasures[p] if t not in seen][: fresh[p]]


def _hidden(g: Elisabeth, new_world: NewWorld, seat: Seat) -> list[list[int]]:
    """Where treasures lie that the seat may not know."""
    hidden = [new_world.pool, new_world.portuguese_row]
    hidden += [g.treasures[p] for p in MAJORS if g.seat_of[p] != seat]
    if g.seat_of[SPAIN] != seat:
        hidden += [new_world.spanish_row, new_world.fleet_cargo]
    for captain, loot in enumerate(new_world.loot):
        owner = new_world.captain_power[captain]
        if owner < 0 or g.seat_of[owner] != seat:
            hidden.append(loot)
    return hidden
