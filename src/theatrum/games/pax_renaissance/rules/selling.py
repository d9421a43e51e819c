"""PR-8 Selling cards from hand or tableau."""

from __future__ import annotations

from theatrum.core.contract import Answer, Refusal, Seat
from theatrum.games.pax_renaissance.queries.tableau import in_a_tableau, is_empire, row_of
from theatrum.games.pax_renaissance.rules.tableau import discard
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    ABILITY,
    N_EMPIRES,
    NOUN,
    QUEENS,
    SELL_FOR_FOUR,
    SELL_VALUE,
)

SELL: tuple[Answer, ...] = tuple(("sell", noun) for noun in NOUN)


# ---- queries --------------------------------------------------------------------------------------------------------
def sales(g: PaxRenaissance, seat: Seat) -> list[Answer]:
    """PR-8.1 – PR-8.5 What a seat may sell: hand cards, tableau cards, vassals alone, a crowned pair by its king."""
    out = [SELL[item] for item in g.hand[seat]]
    for row in (2 * seat, 2 * seat + 1):
        for item in g.rows[row]:
            out.append(SELL[item])
            if item < N_EMPIRES and item in g.suzerain:
                out += [SELL[v] for v, lord in enumerate(g.suzerain) if lord == item]
    return out


def price(g: PaxRenaissance, seat: Seat, item: int) -> int:
    """PR-8.1, PR-8.3, PR-8.6 What China pays for a card."""
    if item in g.hand[seat]:
        return SELL_VALUE
    if is_empire(item) and g.queen[item] >= 0:
        return 2 * SELL_VALUE
    if ABILITY[item] == SELL_FOR_FOUR and item not in g.bishops:
        return 2 * SELL_VALUE
    return SELL_VALUE


def why_no_sale(g: PaxRenaissance, seat: Seat, item: int) -> Refusal | None:
    """PR-8.1 – PR-8.5 Why a card can't be sold: it is another's, an old maid, or a queen, who is sold with her king."""
    if item in g.hand[seat]:
        return None
    if item in g.maids[seat]:
        return Refusal("PR-8.5", "sell-maid")
    if not in_a_tableau(g, item) or row_of(g, item) // 2 != seat:
        return Refusal("PR-8.1", "not-yours-to-sell")
    return Refusal("PR-8.3", "sell-pair") if item in QUEENS else None


# ---- changes ---------------------------------------------------------------------------------------------------------
def sell(g: PaxRenaissance, seat: Seat, item: int) -> None:
    """PR-8.1, PR-8.2 The card goes with everything on and under it, the florins come from China."""
    florins = price(g, seat, item)
    if g.listened:
        g.tell("sold", bank=g.noun_of(seat), card=NOUN[item], florins=florins)
    if item in g.hand[seat]:
        g.hand[seat].remove(item)
        g.gone.append(item)
    else:
        discard(g, item)
    g.gain(seat, florins)
