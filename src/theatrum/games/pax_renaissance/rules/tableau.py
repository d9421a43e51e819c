"""PR-4.8 – PR-4.10, PR-12.6, PR-15, PR-17.2 Tableaus: who lies where, with whom, and what goes when a card goes.

A *head* is a card that has a place of its own in a row: an ordinary card or an independent empire. Its *stack* is the
head, its queen and its vassals; for bishops a stack is one card.
"""

from __future__ import annotations

from theatrum.core.contract import Seat
from theatrum.games.pax_renaissance.state import NOBODY, NOTHING, PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    BISHOP,
    CARDS,
    EMPIRES,
    MASK,
    N_EMPIRES,
    NOUN,
    OPS,
    QUEENS,
    TOKEN_NOUN,
    Op,
)


# ---- queries --------------------------------------------------------------------------------------------------------
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


# ---- changes --------------------------------------------------------------------------------------------------------
def discard(g: PaxRenaissance, item: int) -> None:
    """PR-5.1 A card leaves its tableau: an empire goes back to the stack with all consequences, others out of the
    game."""
    if item < N_EMPIRES:
        dismiss_court(g, item)
    part_from_bishop(g, item)
    if item >= N_EMPIRES:
        if item in g.queen:
            g.queen[g.queen.index(item)] = NOTHING
        else:
            g.rows[row_of(g, item)].remove(item)
        g.gone.append(item)
        g.tell("card-gone", card=NOUN[item])
        return
    leave_row(g, item)
    for token in g.repressed[item]:
        g.kill(token)
    g.repressed[item] = []
    g.holder[item] = NOBODY
    g.republic[item] = 0
    g.tell("empire-gone", empire=NOUN[item])


def part_from_bishop(g: PaxRenaissance, item: int) -> None:
    """PR-17.6 [OP-33] A discarded card takes its bishop along; a queen or vassal leaves it to the king, with whom she or
    he was one card."""
    head = head_of(g, item)
    if head == item:
        g.kill_bishop(item)
    elif item in g.bishops:
        g.bishops[head] = g.bishops.pop(item)
        g.tell("bishop-stays", token=TOKEN_NOUN[BISHOP + g.bishops[head]], card=NOUN[head])


def dismiss_bishop(g: PaxRenaissance, empire: int) -> None:
    """PR-14.6 [OP-34] The bishop of a defeated empire is discarded, wherever in its stack it stands: whoever stands on
    the suzerain stands on the vassal too."""
    for member in stack(g, head_of(g, empire)):
        g.kill_bishop(member)


def dismiss_court(g: PaxRenaissance, empire: int) -> None:
    """PR-12.6, PR-15.2 A king's queen is killed and his vassals go back to the stack."""
    if g.queen[empire] >= 0:
        discard(g, g.queen[empire])
    for vassal in vassals(g, empire):
        discard(g, vassal)


def leave_row(g: PaxRenaissance, empire: int) -> None:
    """Take an empire card from where it lies in a tableau."""
    if g.suzerain[empire] >= 0:
        g.suzerain[empire] = NOTHING
    else:
        g.rows[row_of(g, empire)].remove(empire)


def lay_outermost(g: PaxRenaissance, empire: int, seat: Seat) -> None:
    """PR-14.2 An empire card comes to lie at the outermost position of its region's side."""
    g.rows[2 * seat + EMPIRES[empire].region].append(empire)
    g.holder[empire] = seat
