"""PR-5.1, PR-12.6, PR-14.6, PR-15.2, PR-17.6 What goes when a card goes, and where an empire card comes to lie."""

from __future__ import annotations

from theatrum.core.contract import Seat
from theatrum.games.pax_renaissance.queries.tableau import head_of, row_of, stack, vassals
from theatrum.games.pax_renaissance.state import NOBODY, NOTHING, PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    BISHOP,
    EMPIRES,
    N_EMPIRES,
    NOUN,
    TOKEN_NOUN,
)


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
