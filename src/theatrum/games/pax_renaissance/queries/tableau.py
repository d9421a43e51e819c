"""PR-4.8 – PR-4.10, PR-15, PR-17.2 Tableaus: who lies where, with whom.

A *head* is a card that has a place of its own in a row: an ordinary card or an independent empire. Its *stack* is the
head, its queen and its vassals; for bishops a stack is one card.
"""

from __future__ import annotations

from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    CARDS,
    EMPIRES,
    MASK,
    N_EMPIRES,
    NOUN,
    OPS,
    QUEENS,
    Card,
    Op,
)


def is_empire(item: int) -> bool:
    return item < N_EMPIRES


def mask_of(g: PaxRenaissance, item: int) -> int:
    """PR-4.8 The location of a card in a tableau, as a bit set; a crowned queen's is her king's."""
    if item in QUEENS:
        return 1 << g.queen.index(item)
    return MASK[item]


def head_of(g: PaxRenaissance, item: int) -> int:
    """PR-4.10 The card of the row in whose stack an item lies."""
    if item >= N_EMPIRES:
        if item not in QUEENS:
            return item
        item = g.queen.index(item)
    lord = g.suzerain[item]
    return lord if lord >= 0 else item


def vassals(g: PaxRenaissance, empire: int) -> list[int]:
    return [v for v, lord in enumerate(g.suzerain) if lord == empire] if empire in g.suzerain else []


def stack(g: PaxRenaissance, head: int) -> list[int]:
    """PR-17.2 A head with its queen and its vassals."""
    if head >= N_EMPIRES:
        return [head]
    members = [head]
    if g.queen[head] >= 0:
        members.append(g.queen[head])
    return members + vassals(g, head)


def row_of(g: PaxRenaissance, item: int) -> int:
    """The row (2 * seat + side) in which an item lies, by its head."""
    head = head_of(g, item)
    for i, row in enumerate(g.rows):
        if head in row:
            return i
    raise ValueError(f"{NOUN[item]} is in no tableau")


def cards_of_row(g: PaxRenaissance, row: int) -> list[int]:
    """PR-9.3 Every card of a row: king and queen, suzerain and vassal are separate cards."""
    out: list[int] = []
    for head in g.rows[row]:
        if head >= N_EMPIRES:
            out.append(head)
        else:
            out += stack(g, head)
    return out


def silenced(g: PaxRenaissance, item: int) -> bool:
    """PR-17.5 A bishop stands on the card or on a member of its stack."""
    if not g.bishops:
        return False
    if item >= N_EMPIRES and item not in QUEENS:
        return item in g.bishops
    return any(member in g.bishops for member in stack(g, head_of(g, item)))


def ops_of(g: PaxRenaissance, item: int) -> list[Op]:
    """The ops of a card; of an empire, those of its visible side [PR-15.4]."""
    if item < N_EMPIRES:
        return [OPS[i] for i in EMPIRES[item].ops[g.republic[item]]]
    return [OPS[i] for i in CARDS[item - N_EMPIRES].ops]


def prestige_of(g: PaxRenaissance, item: int) -> tuple[int, ...]:
    """PR-1.6 The prestige symbols of a card, of an empire those of its visible side."""
    if item < N_EMPIRES:
        return EMPIRES[item].prestige[g.republic[item]]
    return CARDS[item - N_EMPIRES].prestige


def side_of(g: PaxRenaissance, item: int) -> int:
    """PR-6.8, PR-20.3 The side of a tableau on which an ordinary card is played: that of its colour, in the expert
    variant that of its location."""
    card = CARDS[item - N_EMPIRES]
    if g.expert and card.mask:
        return EMPIRES[(card.mask & -card.mask).bit_length() - 1].region
    return card.colour


def in_a_tableau(g: PaxRenaissance, item: int) -> bool:
    """Whether a card still lies in a tableau: a queen that beheads her king goes with him."""
    if is_empire(item):
        return g.holder[item] >= 0
    return item in g.queen or any(item in row for row in g.rows)


def cards_matching(g: PaxRenaissance, mask: int, without: int = -1) -> list[int]:
    """PR-4.9, PR-17.2 The cards in all tableaus whose own location matches; not those in the stack of `without`."""
    out = []
    for row in g.rows:
        for head in row:
            if head == without:
                continue
            if head >= N_EMPIRES:
                if MASK[head] & mask:
                    out.append(head)
            else:
                out += [member for member in stack(g, head) if mask_of(g, member) & mask]
    return out


def suitors(g: PaxRenaissance, card: Card) -> list[int]:
    """PR-12.5 The empires named on a queen that are still in the stack."""
    return [e for e in card.suitors if g.holder[e] < 0]
