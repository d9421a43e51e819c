"""PR-3 The turn: two actions, then the market is refreshed."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import PASS, Answer, Ask, GameOver, Procedure, Refusal, Runner, Seat
from theatrum.games.pax_renaissance.queries.counts import concessions
from theatrum.games.pax_renaissance.rules.fairs import may_convene
from theatrum.games.pax_renaissance.rules.market import buy, limits, purchase_refusals, purchases
from theatrum.games.pax_renaissance.rules.operations import any_op
from theatrum.games.pax_renaissance.rules.selling import sale_refusals, sales, sell
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
    g.tell("turn", bank=g.noun_of(seat), turn=g.turn)
    g.then(("act",))


def act(g: PaxRenaissance) -> Procedure[None]:
    """PR-3.2 Which action, or pass."""
    seat = g.active
    answer = yield Ask(
        seat,
        "act",
        lambda: actions(g),
        rule="PR-3.2",
        args={"left": g.actions},
        refused=lambda: action_refusals(g),
        why_not=lambda answer: why_no_such_action(g, answer),
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


def actions(g: PaxRenaissance) -> list[Answer]:
    """PR-3.2 The actions that are possible now, each with its object."""
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


def action_refusals(g: PaxRenaissance) -> dict[Answer, Refusal]:
    """Why an action that one might expect is not possible."""
    seat = g.active
    out = purchase_refusals(g, seat) | sale_refusals(g, seat)
    for side in (EAST, WEST):
        if g.used & OPS_USED << side:
            out[RUN_OPS[side]] = Refusal("PR-3.2", "once-a-turn")
        elif not any_op(g, side, ()):
            out[RUN_OPS[side]] = Refusal("PR-9.1", "no-op-possible")
        if g.used & FAIR_USED << side:
            out[CONVENE[side]] = Refusal("PR-3.2", "once-a-turn")
        elif not may_convene(g, side):
            out[CONVENE[side]] = Refusal("PR-11.1", "no-fair-card")
    for victory in range(len(VICTORY_NOUN)):
        why = may_declare(g, seat, victory)
        if why is not None:
            out[DECLARE[victory]] = why
    return out


def why_no_such_action(g: PaxRenaissance, answer: Answer) -> Refusal | None:
    """PR-6.1, PR-7.1, PR-8.1 Why a card that lies elsewhere can't be bought, played or sold."""
    verb, item = answer[0], ITEM[answer[1]]
    if verb == "buy":
        return None if item in g.market[EAST] + g.market[WEST] else Refusal("PR-6.1", "not-in-market")
    if verb == "play":
        return None if item in g.hand[g.active] else Refusal("PR-7.1", "not-in-hand")
    return Refusal("PR-8.1", "not-yours-to-sell") if verb == "sell" else None


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
