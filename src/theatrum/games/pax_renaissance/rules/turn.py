"""PR-3 The turn: two actions, then the market is refreshed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from theatrum.core.contract import PASS, Answer, Ask, GameOver, Procedure, Reasons, Refusal, Runner, Seat
from theatrum.core.legality import noted
from theatrum.games.pax_renaissance.queries.counts import concessions
from theatrum.games.pax_renaissance.queries.tableau import cards_of_row
from theatrum.games.pax_renaissance.rules.fairs import may_convene
from theatrum.games.pax_renaissance.rules.market import BUY, buy, limits, purchases, why_no_purchase
from theatrum.games.pax_renaissance.rules.operations import any_op
from theatrum.games.pax_renaissance.rules.selling import SELL, sales, sell, why_no_sale
from theatrum.games.pax_renaissance.rules.victory import declarable, declare, may_declare
from theatrum.games.pax_renaissance.state import NOTHING, PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    ACTIONS,
    CUBE,
    EAST,
    FAIR_NOUN,
    ITEM,
    NOUN,
    OPS_NOUN,
    SIDE_NOUN,
    SIDE_OF_FAIR,
    SIDE_OF_OPS,
    VICTORY_BY_NOUN,
    VICTORY_NOUN,
    WEST,
)

PLAY: tuple[Answer, ...] = tuple(("play", noun) for noun in NOUN)
RUN_OPS: tuple[Answer, ...] = tuple(("ops", noun) for noun in OPS_NOUN)
CONVENE: tuple[Answer, ...] = tuple(("fair", noun) for noun in FAIR_NOUN)
DECLARE: tuple[Answer, ...] = tuple(("declare", noun) for noun in VICTORY_NOUN)
OPS_USED, FAIR_USED = 1, 4
"""Bits of `used`, shifted by the side."""


def turn(g: PaxRenaissance, seat: Seat) -> None:
    """PR-3.1 A player's turn begins."""
    g.turn += 1
    g.active = seat
    g.actions = ACTIONS
    g.used = 0
    g.blocked = []
    if g.listened:
        g.tell("turn", bank=g.noun_of(seat), turn=g.turn)
    g.then(("act",))


def act(g: PaxRenaissance) -> Procedure[None]:
    """PR-3.2 Which action, or pass."""
    seat = g.active
    answer = yield Ask(
        seat,
        "act",
        sift=partial(choices, g),
        rule="PR-3.2",
        args={"left": g.actions},
        why_not=partial(why_no_action, g),
    )
    g.actions -= 1
    g.then(("after_action",))
    verb = answer[0]
    if verb == "buy":
        buy(g, seat, ITEM[answer[1]])
    elif verb == "play":
        g.then(("play", ITEM[answer[1]]))
    elif verb == "sell":
        sell(g, seat, ITEM[answer[1]])
    elif verb == "ops":
        side = SIDE_OF_OPS[answer[1]]
        g.used |= OPS_USED << side
        g.acted = []
        g.tell("runs-ops", bank=g.noun_of(seat), side=SIDE_NOUN[side])
        g.then(("ops", side))
    elif verb == "fair":
        side = SIDE_OF_FAIR[answer[1]]
        g.used |= FAIR_USED << side
        g.then(("fair", side))
    elif verb == "declare":
        declare(g, seat, VICTORY_BY_NOUN[answer[1]])
    else:
        g.tell("passed", bank=g.noun_of(seat))


def choices(g: PaxRenaissance, reasons: Reasons | None) -> Sequence[Answer]:
    """The actions that are possible; noted is why others are not that a player may look for among them."""
    return noted(actions(g), reasons, partial(expected_actions, g), partial(why_no_action, g))


def actions(g: PaxRenaissance) -> list[Answer]:
    """PR-3.2 The actions that are possible now, each with its object: all of which `why_no_action` says nothing."""
    seat = g.active
    out = purchases(g, seat)
    out += [PLAY[item] for item in g.hand[seat]]
    out += sales(g, seat)
    for side in (EAST, WEST):
        if not g.used & OPS_USED << side and g.rows[2 * seat + side] and any_op(g, side, ()):
            out.append(RUN_OPS[side])
        if not g.used & FAIR_USED << side and may_convene(g, side):
            out.append(CONVENE[side])
    if any(g.victories):
        out += [DECLARE[v] for v in declarable(g, seat)]
    out.append(PASS)
    return out


def expected_actions(g: PaxRenaissance) -> list[Answer]:
    """The actions that a player may expect and look for among those that are possible."""
    seat = g.active
    tableau = cards_of_row(g, 2 * seat) + cards_of_row(g, 2 * seat + 1)
    out = [BUY[item] for row in g.market for item in row if item >= 0]
    out += [SELL[item] for item in tableau + g.maids[seat]]
    return [*out, *RUN_OPS, *CONVENE, *DECLARE]


def why_no_action(g: PaxRenaissance, answer: Answer) -> Refusal | None:
    """PR-3.2 Why an action is not possible; None if it is."""
    seat, verb = g.active, answer[0]
    if verb == "buy":
        return why_no_purchase(g, seat, ITEM[answer[1]])
    if verb == "play":
        return None if ITEM[answer[1]] in g.hand[seat] else Refusal("PR-7.1", "not-in-hand")
    if verb == "sell":
        return why_no_sale(g, seat, ITEM[answer[1]])
    if verb == "ops":
        return why_no_ops(g, SIDE_OF_OPS[answer[1]])
    if verb == "fair":
        return why_not_convene(g, SIDE_OF_FAIR[answer[1]])
    return may_declare(g, seat, VICTORY_BY_NOUN[answer[1]]) if verb == "declare" else None


def why_no_ops(g: PaxRenaissance, side: int) -> Refusal | None:
    """PR-3.2, PR-9.1 Ops of a side are run once a turn, if one of them can be used."""
    if g.used & OPS_USED << side:
        return Refusal("PR-3.2", "once-a-turn")
    return None if any_op(g, side, ()) else Refusal("PR-9.1", "no-op-possible")


def why_not_convene(g: PaxRenaissance, side: int) -> Refusal | None:
    """PR-3.2, PR-11.1 A fair of a side is convened once a turn."""
    if g.used & FAIR_USED << side:
        return Refusal("PR-3.2", "once-a-turn")
    return None if may_convene(g, side) else Refusal("PR-11.1", "no-fair-card")


def after_action(g: PaxRenaissance) -> None:
    """PR-3.3, PR-6.5, PR-20.2 An action is over: hand limits, bankruptcies, then the next action or the refresh."""
    g.playing = NOTHING
    g.place = NOTHING
    g.acted = []
    if g.bankruptcy:
        drop_bankrupts(g)
    on = g.actions > 0 and not g.out[g.active]
    g.then(("act",) if on else ("refresh",))
    limits(g)


def drop_bankrupts(g: PaxRenaissance) -> None:
    """PR-20.2 Who has neither florins nor cards nor concessions is out; the last who remains wins.

    Ruling: if the last ones fall together they share the victory.
    """
    fallen = [s for s in g.seats_in_turn() if not g.out[s] and is_bankrupt(g, s)]
    for seat in fallen:
        g.out[seat] = 1
        g.tell("bankrupt", bank=g.noun_of(seat))
        release_serfs(g, seat)
    solvent = [s for s in range(g.players) if not g.out[s]]
    if len(solvent) <= 1:
        g.winners = solvent or fallen
        g.ending = "bankruptcy"
        raise GameOver


def release_serfs(g: PaxRenaissance, seat: Seat) -> None:
    """PR-20.2 Who is out owns nothing: serfs go back to the supply, so that nobody can free them any more."""
    cube = CUBE + seat
    for serfs in g.repressed:
        while cube in serfs:
            serfs.remove(cube)
            g.kill(cube)


def is_bankrupt(g: PaxRenaissance, seat: Seat) -> bool:
    """PR-20.2 Neither florins nor cards nor concessions; the player card and serfs do not count."""
    cards = g.hand[seat] or g.maids[seat] or g.rows[2 * seat] or g.rows[2 * seat + 1]
    return not g.florins[seat] and not cards and not concessions(g, seat)


STEPS: Mapping[str, Runner] = {
    "turn": turn,
    "act": act,
    "after_action": after_action,
}
