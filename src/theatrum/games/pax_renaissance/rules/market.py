"""PR-6 The market: buying, comets, the hand limit, and the refresh at the end of a turn."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner, Seat
from theatrum.games.pax_renaissance.queries.abilities import hand_is_full, holds_too_many
from theatrum.games.pax_renaissance.rules.victory import end_by_patronage
from theatrum.games.pax_renaissance.state import NOTHING, PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    COLUMNS,
    COMETS,
    EAST,
    HAND_LIMIT,
    ITEM,
    NOUN,
    SIDE_NOUN,
    VICTORY_BY_NOUN,
    VICTORY_NOUN,
    WEST,
)

BUY: tuple[Answer, ...] = tuple(("buy", noun) for noun in NOUN)
TURN_CAP = 300
"""OP-30 A game that nobody brings to its end is scored as a patron end after so many turns."""


# ---- queries --------------------------------------------------------------------------------------------------------
def purchases(g: PaxRenaissance, seat: Seat) -> list[Answer]:
    """PR-6.1 – PR-6.5 The market cards that a seat may buy now."""
    reach = min(g.florins[seat], COLUMNS - 1) + 1
    full = hand_is_full(g, seat)
    blocked = g.blocked
    return [
        BUY[item]
        for row in g.market
        for item in row[1:reach]
        if item >= 0 and item not in blocked and (not full or item in COMETS)
    ]


def why_no_purchase(g: PaxRenaissance, seat: Seat, item: int) -> Refusal | None:
    """PR-6.1 – PR-6.5 Why a card can't be bought; None if it can."""
    if item not in g.market[EAST] and item not in g.market[WEST]:
        return Refusal("PR-6.1", "not-in-market")
    _, price = position(g, item)
    if price == 0:
        return Refusal("PR-6.1", "face-down")
    if item in g.blocked:
        return Refusal("PR-6.4", "paid-on")
    if price > g.florins[seat]:
        return Refusal("PR-6.2", "too-dear", price=price, florins=g.florins[seat])
    if item not in COMETS and hand_is_full(g, seat):
        return Refusal("PR-6.5", "hand-full", limit=HAND_LIMIT)
    return None


def position(g: PaxRenaissance, item: int) -> tuple[int, int]:
    """Row and column of a market card."""
    row = EAST if item in g.market[EAST] else WEST
    return row, g.market[row].index(item)


# ---- changes ---------------------------------------------------------------------------------------------------------
def buy(g: PaxRenaissance, seat: Seat, item: int) -> None:
    """PR-6.1 – PR-6.3, PR-6.6 Pay to the left, take the card and what lies on it; a comet is discarded at once."""
    row, column = position(g, item)
    for left in range(column):
        pay_onto(g, seat, row, left)
    on_it = g.gold[row][column]
    g.gold[row][column] = 0
    g.market[row][column] = NOTHING
    g.florins[seat] += on_it
    if g.listened:
        g.tell("bought", bank=g.noun_of(seat), card=NOUN[item], price=column, received=on_it)
    if item in COMETS:
        g.gone.append(item)
        if not all(g.victories):
            g.then(("comet",))
    else:
        g.hand[seat].append(item)


def pay_onto(g: PaxRenaissance, seat: Seat, row: int, column: int) -> None:
    """PR-6.2, PR-6.4 One florin on a position, or on the same column of the other row if it is empty.

    Ruling: if both are empty (late in a game, when rows run short) it goes to China, as every other payment.
    """
    if g.market[row][column] < 0:
        row = 1 - row
    g.florins[seat] -= 1
    item = g.market[row][column]
    if item < 0:
        g.china += 1
        return
    g.gold[row][column] += 1
    g.blocked.append(item)


# ---- procedures -----------------------------------------------------------------------------------------------------
def comet(g: PaxRenaissance) -> Procedure[None]:
    """PR-6.6 The buyer of a comet turns one inactive victory card to its active side."""
    answer = yield Ask(
        g.active,
        "comet",
        candidates=lambda: [
            (("activate", noun), Refusal("PR-6.6", "already-active") if g.victories[v] else None)
            for v, noun in enumerate(VICTORY_NOUN)
        ],
        rule="PR-6.6",
    )
    g.victories[VICTORY_BY_NOUN[answer[1]]] = 1
    g.tell("activated", bank=g.noun_of(g.active), victory=answer[1])


def limits(g: PaxRenaissance) -> None:
    """PR-6.5 Whoever holds more cards than allowed discards at once, also outside the own turn."""
    if max(map(len, g.hand)) > HAND_LIMIT:
        g.then(*(("discard_down", s) for s in g.seats_in_turn() if holds_too_many(g, s)))


def discard_down(g: PaxRenaissance, seat: Seat) -> Procedure[None]:
    """PR-6.5 The owner of the hand chooses which card goes."""
    answer = yield Ask(
        seat,
        "discard-down",
        lambda: [("discard", NOUN[item]) for item in g.hand[seat]],
        rule="PR-6.5",
        args={"limit": HAND_LIMIT},
        why_not=lambda _: Refusal("PR-6.5", "not-in-hand"),
    )
    item = ITEM[answer[1]]
    g.hand[seat].remove(item)
    g.gone.append(item)
    g.tell("hand-discarded", bank=g.noun_of(seat), card=answer[1])
    if holds_too_many(g, seat):
        g.then(("discard_down", seat))


def refresh(g: PaxRenaissance) -> None:
    """PR-6.7 Close up, fill up, turn column 0 face down; then see whether the game is over [PR-19.8]."""
    for row in (EAST, WEST):
        close_up(g, row)
    drawn = fill_up(g)
    if drawn:
        g.reveal("drawn", cards=[NOUN[item] for item in drawn])
    if is_short(g) if g.end_when_short else not g.deck[EAST] and not g.deck[WEST]:
        end_by_patronage(g, "patron")
    if g.capped and g.turn >= TURN_CAP:
        end_by_patronage(g, "aborted")
    seat = next(s for s in [*g.seats_in_turn()[1:], g.active] if not g.out[s])
    g.then(("turn", seat))


def is_short(g: PaxRenaissance) -> bool:
    """Positions of the market are empty."""
    return NOTHING in g.market[EAST] or NOTHING in g.market[WEST]


def close_up(g: PaxRenaissance, row: int) -> None:
    """PR-6.7 Cards move with their florins to the leftmost free position; left-over profits on an empty
    column 0 join the card that comes there."""
    cards, gold = g.market[row], g.gold[row]
    if NOTHING not in cards:
        return
    left_over = gold[0] if cards[0] < 0 else 0
    kept = [(item, florins) for item, florins in zip(cards, gold, strict=True) if item >= 0]
    gaps = COLUMNS - len(kept)
    g.market[row] = [item for item, _ in kept] + [NOTHING] * gaps
    g.gold[row] = [florins for _, florins in kept] + [0] * gaps
    g.gold[row][0] += left_over
    if left_over and kept:
        g.tell("left-over-joins", side=SIDE_NOUN[row], florins=left_over)


def fill_up(g: PaxRenaissance) -> list[int]:
    """PR-6.7 Column by column, the east row first; from the row's own deck, or from the other if it is empty."""
    drawn: list[int] = []
    if not is_short(g):
        return drawn
    for column in range(COLUMNS):
        for row in (EAST, WEST):
            if g.market[row][column] < 0:
                deck = g.deck[row] or g.deck[1 - row]
                if deck:
                    item = deck.pop()
                    g.market[row][column] = item
                    drawn.append(item)
    return drawn


STEPS: Mapping[str, Runner] = {
    "comet": comet,
    "limits": limits,
    "discard_down": discard_down,
    "refresh": refresh,
}
