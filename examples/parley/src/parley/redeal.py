"""What a lord can't know, dealt anew."""

from __future__ import annotations

from parley.state import NOBODY, Parley
from theatrum.core.chance import Chance
from theatrum.core.contract import Seat


def redeal(g: Parley, seat: Seat, chance: Chance) -> None:
    """Whatever this lord can't know, dealt anew: the deck, the others' hands, aims, bids and drafts."""

    def drawn(pool: list[str]) -> str:
        return pool.pop(chance.below(len(pool)))

    hidden = [s for s in g.others(seat) if not g.open_hands]
    pool = sorted(g.deck + [card for s in hidden for card in g.hands[s]])
    for s in hidden:
        g.hands[s] = sorted(drawn(pool) for _ in g.hands[s])
    g.deck = [drawn(pool) for _ in g.deck]
    for s in g.others(seat):
        if g.aims[s] != NOBODY and s not in g.knows[seat]:
            g.aims[s] = chance.below(len(g.owner))
        if g.bids[s] != NOBODY:
            g.bids[s] = chance.below(g.gold[s] + 1)
    if g.drafter != seat:
        g.draft = []
