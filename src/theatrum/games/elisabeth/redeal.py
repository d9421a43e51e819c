"""What a seat can't know, dealt anew: others' hands (but for cards it has seen there), the home cards they put away, and
the order of the deck. In the campaign the treasures, too."""

from __future__ import annotations

from theatrum.core.chance import Chance
from theatrum.core.contract import Seat
from theatrum.games.elisabeth.rules.agreements import DEALING
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


def _treasures(g: Elisabeth, new_world: NewWorld, seat: Seat, chance: Chance) -> None:
    """E1-6.3.3, E1-6.3.5 Others' treasures, Spain's row, what nobody may look at, and loot under others' captains."""
    others = [p for p in MAJORS if g.seat_of[p] != seat]
    hidden = [new_world.pool, new_world.portuguese_row]
    hidden += [g.treasures[p] for p in others]
    if g.seat_of[SPAIN] != seat:
        hidden += [new_world.spanish_row, new_world.fleet_cargo]
    for captain, loot in enumerate(new_world.loot):
        owner = new_world.captain_power[captain]
        if owner < 0 or g.seat_of[owner] != seat:
            hidden.append(loot)
    seen = known_to(new_world.known, seat)
    fresh = {p: sum(t in new_world.fresh for t in g.treasures[p] if t not in seen) for p in others}
    became = deal_anew(hidden, seen, chance)
    new_world.known = {t: seats for t, seats in new_world.known.items() if t not in became}
    new_world.fresh = [t for t in new_world.fresh if t not in became]
    for zone in hidden:
        zone.sort()
    for p in others:
        new_world.fresh += [t for t in g.treasures[p] if t not in seen][: fresh[p]]
