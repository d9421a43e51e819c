"""PR-10.2 – PR-10.4, PR-10.7 Ops on the market and on the cards of tableaus: commerce, behead, vote."""

from __future__ import annotations

from theatrum.core.contract import Answer, Refusal, Seat
from theatrum.games.pax_renaissance.queries.places import concessions_at
from theatrum.games.pax_renaissance.queries.tableau import (
    cards_matching,
    cards_of_row,
    in_a_tableau,
    is_empire,
    mask_of,
    row_of,
)
from theatrum.games.pax_renaissance.rules.tableau import discard
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    EMPIRES,
    ITEM,
    N_EMPIRES,
    NOUN,
    Op,
)

TAKE: tuple[Answer, ...] = tuple(("take", noun) for noun in NOUN)
BEHEAD_CARD: tuple[Answer, ...] = tuple(("behead", noun) for noun in NOUN)
VOTE_FOR: tuple[Answer, ...] = tuple(("vote", NOUN[e]) for e in range(N_EMPIRES))


# ---- commerce ---------------------------------------------------------------------------------------------------------
def commerce_targets(g: PaxRenaissance, item: int, op: Op) -> list[Answer]:
    """PR-10.2 The cards of the named row with florins on them, the face-down one included [OP-8: cards only]."""
    gold = g.gold[op.param]
    return [TAKE[card] for column, card in enumerate(g.market[op.param]) if gold[column] and card >= 0]


def commerce(g: PaxRenaissance, item: int, answer: Answer) -> None:
    """PR-10.2 Take one florin from a market card."""
    card = ITEM[answer[1]]
    for row, cards in enumerate(g.market):
        if card in cards:
            g.gold[row][cards.index(card)] -= 1
            g.florins[g.active] += 1
            g.tell("commerce", bank=g.noun_of(g.active), card=NOUN[item], source=NOUN[card])


# ---- behead -------------------------------------------------------------------------------------------------------------
def behead_targets(g: PaxRenaissance, item: int, op: Op) -> list[Answer]:
    """PR-10.3 Every card in any tableau whose location matches, except the acting card itself."""
    return [BEHEAD_CARD[card] for card in cards_matching(g, mask_of(g, item)) if card != item]


def every_head(g: PaxRenaissance, item: int, op: Op) -> list[Answer]:
    """Every card in any tableau."""
    return [BEHEAD_CARD[card] for row in range(len(g.rows)) for card in cards_of_row(g, row)]


def why_not_behead(g: PaxRenaissance, item: int, op: Op, answer: Answer) -> Refusal | None:
    """PR-10.3 Why a card in a tableau can't be beheaded."""
    card = ITEM[answer[1]]
    if card == item:
        return Refusal("PR-10.3", "behead-itself")
    if in_a_tableau(g, card) and not mask_of(g, card) & mask_of(g, item):
        return Refusal("PR-10.3", "behead-elsewhere", card=NOUN[item])
    return None


def behead(g: PaxRenaissance, item: int, answer: Answer) -> None:
    """PR-10.3, PR-10.4 The target is discarded; if it was an empire card, the acting card dies as well."""
    victim = ITEM[answer[1]]
    g.tell("beheads", bank=g.noun_of(g.active), card=NOUN[item], victim=NOUN[victim])
    discard(g, victim)
    if is_empire(victim) and in_a_tableau(g, item):
        g.tell("assassin", card=NOUN[item])
        discard(g, item)


# ---- vote ---------------------------------------------------------------------------------------------------------------
def has_majority(g: PaxRenaissance, seat: Seat, empire: int) -> bool:
    """PR-10.7 Strictly more concessions on the borders of the empire than each other player."""
    counts = concessions_at(g, empire)
    mine = counts[seat]
    counts[seat] = 0
    return mine > max(counts)


def side_of_empire(g: PaxRenaissance, empire: int) -> int:
    """PR-10.7 [OP-9] The side on which an empire lies; by the other reading its region."""
    return EMPIRES[empire].region if g.vote_by_region else row_of(g, empire) & 1


def vote_targets(g: PaxRenaissance, item: int, op: Op) -> list[Answer]:
    """PR-10.7 Empires in play on the named side where the player has the majority and can pay for the repressed."""
    florins = g.florins[g.active]
    return [
        VOTE_FOR[e]
        for e, holder in enumerate(g.holder)
        if holder >= 0
        and len(g.repressed[e]) <= florins
        and has_majority(g, g.active, e)
        and side_of_empire(g, e) == op.param
    ]


def every_vote(g: PaxRenaissance, item: int, op: Op) -> list[Answer]:
    """Every empire."""
    return list(VOTE_FOR)


def why_no_vote(g: PaxRenaissance, item: int, op: Op, answer: Answer) -> Refusal | None:
    """PR-10.7 Why one can't vote for an empire."""
    e, florins = ITEM[answer[1]], g.florins[g.active]
    if g.holder[e] < 0:
        return Refusal("PR-10.7", "vote-in-stack")
    if side_of_empire(g, e) != op.param:
        return Refusal("PR-10.7", "vote-other-side")
    if not has_majority(g, g.active, e):
        counts = concessions_at(g, e)
        others = max(n for s, n in enumerate(counts) if s != g.active)
        return Refusal("PR-10.7", "vote-no-majority", mine=counts[g.active], others=others)
    if len(g.repressed[e]) > florins:
        return Refusal("PR-10.7", "vote-too-dear", price=len(g.repressed[e]), florins=florins)
    return None


def vote(g: PaxRenaissance, item: int, answer: Answer) -> None:
    """PR-10.7 Pay a florin for every repressed token there; then a regime change."""
    empire = ITEM[answer[1]]
    cost = len(g.repressed[empire])
    g.pay(g.active, cost)
    g.tell("voted", bank=g.noun_of(g.active), card=NOUN[item], empire=NOUN[empire], florins=cost)
    g.then(("regime", empire))
