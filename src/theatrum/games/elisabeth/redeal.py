"""What a seat can't know, dealt anew: others' hands (but for cards it has seen there), the home cards they put away, and
the order of the deck. In the campaign the treasures, too."""

from __future__ import annotations

from theatrum.core.chance import Chance
from theatrum.core.contract import Seat
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.powers import MAJORS
from theatrum.kit.decks import mix


def redeal(g: Elisabeth, seat: Seat, chance: Chance) -> None:
    """Deal anew what the seat can't know, in place."""
    others = [p for p in MAJORS if g.seat_of[p] != seat]
    kept = {p: [c for c in g.hand[p] if g.knows(seat, c)] for p in others}
    unknown = [*g.deck, *(c for p in others for c in g.hand[p] if c not in kept[p])]
    mix(unknown, chance)
    for p in others:
        secret = [c for c in g.hand[p] if c not in kept[p]]
        dealt = unknown[: len(secret)]
        del unknown[: len(secret)]
        fresh = sum(c in g.fresh for c in secret)
        g.fresh = [c for c in g.fresh if c not in secret] + dealt[:fresh]
        g.hand[p] = sorted([*kept[p], *dealt])
        if g.home_aside[p] and not any(g.knows(seat, c) for c in g.home_hand[p]):
            cards = [*g.home_hand[p], *g.home_aside[p]]
            mix(cards, chance)
            held = len(g.home_hand[p])
            g.home_hand[p], g.home_aside[p] = sorted(cards[:held]), sorted(cards[held:])
    g.deck = unknown
