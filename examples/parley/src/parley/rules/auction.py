"""PY-5.3 The auction of a banner."""

from __future__ import annotations

from parley.nouns import lord
from parley.state import NOBODY, Parley
from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Seat


def auction(g: Parley) -> Procedure[None]:
    """PY-5.3 One after the other everyone bids in secret; the highest (the first of them) pays and gets a banner."""
    for seat in range(g.players):
        (_, gold) = yield bidding(g, seat)
        g.bids[seat] = gold
    best = max(range(g.players), key=lambda s: (g.bids[s], -s))
    g.reveal("auction", lord=lord(best), gold=g.bids[best])
    g.pay(best, g.bids[best])
    g.banners[best] += 1
    g.bids = [NOBODY] * g.players


def bidding(g: Parley, seat: Seat) -> Ask:
    return Ask(
        seat,
        "bid",
        lambda: [("bid", n) for n in range(g.gold[seat] + 1)],
        why_not=lambda answer: why_no_bid(g, seat, answer),
        rule="PY-5.3",
    )


def why_no_bid(g: Parley, seat: Seat, bid: Answer) -> Refusal | None:
    """PY-5.3 Nobody bids more than he has. (What could be bid has no end: it is judged when somebody names it.)"""
    (_, gold) = bid
    return Refusal("PY-5.3", "too-much", gold=g.gold[seat]) if int(gold) > g.gold[seat] else None
