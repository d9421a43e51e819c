"""PR-17, PR-10.1 Bishops: where they stand, how they move, the Diet of Worms and pacification."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from theatrum.core.contract import PASS, Answer, Ask, Procedure, Reasons, Refusal, Runner
from theatrum.core.legality import noted
from theatrum.games.pax_renaissance.queries.tableau import (
    cards_matching,
    cards_of_row,
    head_of,
    mask_of,
    row_of,
    silenced,
    stack,
)
from theatrum.games.pax_renaissance.queries.tokens import code_of
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    BISHOP,
    ITEM,
    N_EMPIRES,
    NOUN,
    TOKEN_NOUN,
    Op,
)


# ---- queries --------------------------------------------------------------------------------------------------------
def neighbours(g: PaxRenaissance, head: int) -> list[int]:
    """PR-4.10 The heads lying next to a head on the same side of its tableau."""
    row = g.rows[row_of(g, head)]
    i = row.index(head)
    return row[max(i - 1, 0) : i] + row[i + 1 : i + 2]


def destinations(g: PaxRenaissance, host: int) -> list[int]:
    """PR-10.1 Where the bishop on a card may move: neighbouring cards (as host any member of the stack), and all
    cards whose location matches that of the stack it leaves."""
    head = head_of(g, host)
    mask = 0
    for member in stack(g, head):
        mask |= mask_of(g, member)
    out = []
    for near in neighbours(g, head):
        out += stack(g, near)
    known = frozenset(out)
    return out + [item for item in cards_matching(g, mask, head) if item not in known]


def movable_bishops(g: PaxRenaissance, colour: int) -> list[int]:
    """PR-10.1 The cards on which a bishop of this colour stands that has somewhere to go."""
    return [host for host, c in g.bishops.items() if c == colour and destinations(g, host)]


def inquisitor_targets(g: PaxRenaissance, item: int, op: Op) -> list[Answer]:
    """PR-10.1 The bishops that this op can move; the location of the acting card plays no part."""
    return [("send", NOUN[host]) for host in movable_bishops(g, op.param)] if g.bishops else []


def prisoners(g: PaxRenaissance, head: int) -> list[tuple[int, int]]:
    """PR-17.4 (empire, token) for every kind of repressed token on any member of a stack."""
    return [(e, token) for e in stack(g, head) if e < N_EMPIRES for token in dict.fromkeys(g.repressed[e])]


# ---- changes ---------------------------------------------------------------------------------------------------------
def bishop_enters(g: PaxRenaissance, host: int, colour: int) -> None:
    """PR-17.3, PR-17.4 A bishop, already taken from where it was, enters a card: the Diet of Worms if there is one in
    the stack, else it may pacify."""
    head = head_of(g, host)
    g.tell("bishop-enters", token=TOKEN_NOUN[BISHOP + colour], card=NOUN[host])
    if silenced(g, head):
        other = next(member for member in stack(g, head) if member in g.bishops)
        g.kill_bishop(other)
        g.bishop_supply[colour] += 1
        g.tell("diet-of-worms", card=NOUN[host])
        return
    g.bishops[host] = colour
    if head < N_EMPIRES and any(g.repressed[e] for e in stack(g, head) if e < N_EMPIRES):
        g.then(("pacify", head))


# ---- procedures -----------------------------------------------------------------------------------------------------
def inquisitor(g: PaxRenaissance, item: int, answer: Answer) -> None:
    """PR-10.1 The bishop is chosen; next, where it goes."""
    g.then(("send", ITEM[answer[1]]))


def send(g: PaxRenaissance, host: int) -> Procedure[None]:
    """PR-10.1 Move one bishop, anywhere in any tableau, to a neighbour or to a card of matching location."""
    answer = yield Ask(
        g.active,
        "bishop-where",
        sift=partial(_moves, g, host),
        rule="PR-10.1",
        args={"bishop": TOKEN_NOUN[BISHOP + g.bishops[host]], "card": NOUN[host]},
        why_not=lambda answer: why_no_move(g, host, ITEM[answer[1]]),
    )
    colour = g.bishops.pop(host)
    g.tell("bishop-leaves", bank=g.noun_of(g.active), token=TOKEN_NOUN[BISHOP + colour], card=NOUN[host])
    bishop_enters(g, ITEM[answer[1]], colour)


def _moves(g: PaxRenaissance, host: int, reasons: Reasons | None) -> Sequence[Answer]:
    """PR-10.1 To every card but those where it can't go."""
    return noted(
        [("move", NOUN[item]) for item in destinations(g, host)],
        reasons,
        lambda: [("move", NOUN[item]) for row in range(len(g.rows)) for item in cards_of_row(g, row)],
        lambda answer: why_no_move(g, host, ITEM[str(answer[1])]),
    )


def why_no_move(g: PaxRenaissance, host: int, item: int) -> Refusal | None:
    """PR-10.1, PR-17.2 Why a bishop can't go to a card; None if it can."""
    if item in stack(g, head_of(g, host)):
        return Refusal("PR-17.2", "same-stack")
    return None if item in destinations(g, host) else Refusal("PR-10.1", "no-location-match")


def pacify(g: PaxRenaissance, head: int) -> Procedure[None]:
    """PR-17.4 The active player may kill one repressed token on the entered card or stack."""
    answer = yield Ask(
        g.active,
        "pacify",
        lambda: [*(("pacify", g.token_noun(t), NOUN[e]) for e, t in prisoners(g, head)), PASS],
        rule="PR-17.4",
        args={"card": NOUN[head]},
        why_not=lambda named: Refusal("PR-17.4", "not-repressed-there", card=NOUN[head], token=named[1]),
    )
    if answer == PASS:
        return
    token = code_of(g, answer[1])
    g.repressed[ITEM[answer[2]]].remove(token)
    g.kill(token)
    g.tell("pacified", token=answer[1], empire=answer[2])


STEPS: Mapping[str, Runner] = {
    "send": send,
    "pacify": pacify,
}
