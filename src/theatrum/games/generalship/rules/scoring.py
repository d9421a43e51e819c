"""GS-17 The scoring phase: points for neutral tiles, upkeep, the new player order."""

from __future__ import annotations

from functools import partial

from theatrum.core.contract import DONE, PASS, Answer, Ask, Procedure, Refusal, Seat
from theatrum.games.generalship.queries.upkeep import neutral_tiles, upkeep_cost
from theatrum.games.generalship.rules.ending import gain_vp
from theatrum.games.generalship.rules.generals import political_power
from theatrum.games.generalship.rules.removal import give_up, no_unit_there, unit_answers
from theatrum.games.generalship.state import NOBODY, Generalship
from theatrum.games.generalship.tables.numbers import TILES_FOR_VP, VP_FOR_TILES

AID_WINDOW = "upkeep-aid"


# ---- procedures ----------------------------------------------------------------------------------------------------
def scoring(g: Generalship) -> None:
    """GS-17.1 … GS-17.8 Cylinders come back; tiles are scored, upkeep is paid, the order is made anew."""
    g.active = NOBODY
    g.action = "scoring"
    for placed in g.placed:
        placed.clear()
    g.then(("score_tiles",), *(("upkeep", seat) for seat in g.order), ("new_order",))


def score_tiles(g: Generalship) -> None:
    """GS-17.2 In player order, one point for three or more neutral tiles."""
    for seat in g.order:
        if neutral_tiles(g, seat) >= TILES_FOR_VP:
            gain_vp(g, seat, VP_FOR_TILES, "tiles")


def upkeep(g: Generalship, seat: Seat) -> Procedure[None] | None:
    """GS-17.3 Before paying, a player may remove units to spare the payment; without a bill nobody is asked [OP-40]."""
    return _spare(g, seat) if upkeep_cost(g, seat) else None


def _spare(g: Generalship, seat: Seat) -> Procedure[None]:
    g.actor = seat
    g.aid = [0] * g.players
    answer = yield Ask(
        seat,
        "upkeep",
        lambda: [DONE, *unit_answers(g, seat, "remove")],
        rule="GS-17.3",
        why_not=partial(no_unit_there, "GS-17.3"),
        args={"cost": upkeep_cost(g, seat), "food": g.food[seat]},
    )
    if answer != DONE:
        g.then(("upkeep", seat))
        yield from give_up(g, seat, answer, "upkeep")
        return
    allies = [other for other in g.order if g.allied(seat, other)]
    g.then(*(("upkeep_aid", seat, ally) for ally in allies), ("pay_upkeep", seat))


def upkeep_aid(g: Generalship, seat: Seat, ally: Seat) -> Procedure[None] | None:
    """GS-17.7 An ally may promise any part of the bill, before units must be removed."""
    most = min(g.food[ally], upkeep_cost(g, seat) - sum(g.aid))
    return _promise(g, seat, ally, most) if most > 0 else None


def _promise(g: Generalship, seat: Seat, ally: Seat, most: int) -> Procedure[None]:
    cost = upkeep_cost(g, seat) - sum(g.aid)
    gifts: list[Answer] = [("give", n) for n in range(1, most + 1)]
    answer = yield Ask(
        ally,
        "upkeep-aid",
        [PASS, *gifts],
        rule="GS-17.7",
        why_not=lambda _: Refusal("GS-17.7", "aid-too-much", cost=cost, food=g.food[ally]),
        args={"nation": g.noun_of(seat), "cost": cost, "food": g.food[seat]},
        window=AID_WINDOW,
    )
    if answer != PASS:
        g.aid[ally] = answer[1]


def pay_upkeep(g: Generalship, seat: Seat) -> Procedure[None] | None:
    """GS-17.3 Pay; whoever is short must remove units until the rest can be paid."""
    if upkeep_cost(g, seat) > g.food[seat] + sum(g.aid):
        return _fall_short(g, seat)
    _pay(g, seat)
    return None


def _fall_short(g: Generalship, seat: Seat) -> Procedure[None]:
    answer = yield Ask(
        seat,
        "upkeep-short",
        lambda: unit_answers(g, seat, "remove"),
        rule="GS-17.3",
        why_not=partial(no_unit_there, "GS-17.3"),
        args={"cost": upkeep_cost(g, seat), "food": g.food[seat] + sum(g.aid)},
    )
    g.then(("pay_upkeep", seat))
    yield from give_up(g, seat, answer, "upkeep")


def new_order(g: Generalship) -> None:
    """GS-17.8 Highest political power first; equals keep their relative order."""
    before = g.order
    g.order = sorted(before, key=lambda seat: -political_power(g, seat))
    g.actor = NOBODY
    g.action = ""
    if g.order != before:
        g.tell("new-order", nations=[g.noun_of(seat) for seat in g.order])


# ---- changes -------------------------------------------------------------------------------------------------------
def _pay(g: Generalship, seat: Seat) -> None:
    """GS-17.3, GS-17.7 What allies promised counts first, as far as it is needed; the owner pays the rest."""
    due = upkeep_cost(g, seat)
    for ally in g.order:
        part = min(g.aid[ally], due)
        if part:
            g.food[ally] -= part
            due -= part
            g.tell("upkeep-aided", nation=g.noun_of(ally), other=g.noun_of(seat), food=part)
    g.food[seat] -= due
    g.aid = [0] * g.players
    if due:
        g.tell("upkeep-paid", nation=g.noun_of(seat), food=due)
