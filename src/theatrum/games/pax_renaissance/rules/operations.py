"""PR-9 Running the ops of one side of a tableau: every card may use one of its ops once, in any order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner
from theatrum.games.pax_renaissance.queries.tableau import cards_of_row, ops_of, silenced
from theatrum.games.pax_renaissance.rules import bishops, court_ops, map_ops
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    BEHEAD,
    CAMPAIGN,
    ITEM,
    NOUN,
    OP_KINDS,
    OPS,
    RELIGIOUS,
    SIDE_NOUN,
    TAX,
    VOTE,
    Op,
)

Targets = Callable[[PaxRenaissance, int, Op], list[Answer]]
TARGETS: tuple[Targets, ...] = (
    bishops.inquisitor_targets,
    court_ops.commerce_targets,
    court_ops.behead_targets,
    map_ops.tax_targets,
    map_ops.repress_targets,
    court_ops.vote_targets,
    map_ops.corsair_targets,
    map_ops.siege_targets,
    map_ops.campaign_targets,
)
"""By kind of op: the answers that name a legal target; none, if the op can't be used now."""
Resolve = Callable[[PaxRenaissance, int, Answer], None]
RESOLVE: tuple[Resolve, ...] = (
    bishops.inquisitor,
    court_ops.commerce,
    court_ops.behead,
    map_ops.tax,
    map_ops.repress,
    court_ops.vote,
    map_ops.corsair,
    map_ops.siege,
    map_ops.campaign_against,
)
RULE_OF = tuple(f"PR-10.{n}" for n in (1, 2, 3, 5, 6, 7, 8, 9, 10))
"""By kind of op."""
OP_BY_NOUN = {op.noun: op for op in OPS}


# ---- queries --------------------------------------------------------------------------------------------------------
def ready_cards(g: PaxRenaissance, side: int, acted: Sequence[int]) -> list[int]:
    """PR-9.1 – PR-9.4 The cards on the active player's side that have not acted yet."""
    return [item for item in cards_of_row(g, 2 * g.active + side) if item not in acted]


def targets(g: PaxRenaissance, item: int, op: Op) -> list[Answer]:
    """PR-9.6 The legal targets of one op."""
    return TARGETS[op.kind](g, item, op)


def any_op(g: PaxRenaissance, side: int, acted: Sequence[int]) -> bool:
    """Whether at least one op can be used."""
    for item in ready_cards(g, side, acted):
        quiet = silenced(g, item)
        for op in ops_of(g, item):
            if (not quiet or op.category == RELIGIOUS) and TARGETS[op.kind](g, item, op):
                return True
    return False


def usable_ops(g: PaxRenaissance, side: int) -> list[Answer]:
    """PR-9.1, PR-9.5 Card and op, for every op that has a target now; a silenced card has only religious ones."""
    out: list[Answer] = []
    for item in ready_cards(g, side, g.acted):
        quiet = silenced(g, item)
        out += [
            ("use", NOUN[item], op.noun)
            for op in ops_of(g, item)
            if (not quiet or op.category == RELIGIOUS) and TARGETS[op.kind](g, item, op)
        ]
    return out


def op_refusals(g: PaxRenaissance, side: int) -> dict[Answer, Refusal]:
    """Why an op of a card can't be used now."""
    out: dict[Answer, Refusal] = {}
    for item in cards_of_row(g, 2 * g.active + side):
        quiet = silenced(g, item)
        for op in ops_of(g, item):
            if item in g.acted:
                why = Refusal("PR-9.1", "has-acted", card=NOUN[item])
            elif quiet and op.category != RELIGIOUS:
                why = Refusal("PR-9.5", "silenced", card=NOUN[item])
            elif not targets(g, item, op):
                why = why_no_target(g, item, op)
            else:
                continue
            out["use", NOUN[item], op.noun] = why
    return out


def why_no_target(g: PaxRenaissance, item: int, op: Op) -> Refusal:
    """PR-9.6 Why an op has nothing to act on."""
    if op.kind == CAMPAIGN:
        return map_ops.why_no_campaign(g, item)
    return Refusal(RULE_OF[op.kind], f"no-target-{OP_KINDS[op.kind]}")


def target_refusals(g: PaxRenaissance, item: int, op: Op) -> dict[Answer, Refusal]:
    """Why a target that one might think of is none."""
    if op.kind == VOTE:
        return court_ops.vote_refusals(g, op)
    if op.kind == BEHEAD:
        return court_ops.behead_refusals(g, item)
    if op.kind == TAX:
        return map_ops.tax_refusals(g, item)
    return map_ops.campaign_refusals(g, item) if op.kind == CAMPAIGN else {}


def why_no_such_op(g: PaxRenaissance, side: int, item: int) -> Refusal:
    """PR-9.1 Why a card that a player names has no such op in this action."""
    if item in cards_of_row(g, 2 * g.active + side):
        return Refusal("PR-9.1", "no-such-op", card=NOUN[item])
    return Refusal("PR-9.1", "card-elsewhere", side=SIDE_NOUN[side])


# ---- procedures -----------------------------------------------------------------------------------------------------
def ops(g: PaxRenaissance, side: int) -> Procedure[None] | None:
    """PR-9.1, PR-9.2 The next op, until the player stops or nothing is left to use."""
    return _next_op(g, side) if any_op(g, side, g.acted) else None


def _next_op(g: PaxRenaissance, side: int) -> Procedure[None]:
    answer = yield Ask(
        g.active,
        "next-op",
        lambda: [*usable_ops(g, side), DONE],
        rule="PR-9.1",
        args={"side": SIDE_NOUN[side]},
        refused=lambda: op_refusals(g, side),
        why_not=lambda answer: why_no_such_op(g, side, ITEM[answer[1]]),
    )
    if answer == DONE:
        return
    item, op = ITEM[answer[1]], OP_BY_NOUN[answer[2]]
    g.acted.append(item)
    g.then(("op", item, op.index), ("limits",), ("ops", side))


def op(g: PaxRenaissance, item: int, index: int) -> Procedure[None] | None:
    """PR-9.6 The target of an op; a single one is taken without asking."""
    legal = targets(g, item, OPS[index])
    if len(legal) > 1:
        return _choose_target(g, item, OPS[index], legal)
    RESOLVE[OPS[index].kind](g, item, legal[0])
    return None


def _choose_target(g: PaxRenaissance, item: int, op: Op, legal: list[Answer]) -> Procedure[None]:
    answer = yield Ask(
        g.active,
        f"op-{OP_KINDS[op.kind]}",
        legal,
        rule=RULE_OF[op.kind],
        args={"card": NOUN[item], "op": op.noun},
        refused=lambda: target_refusals(g, item, op),
        why_not=lambda _: Refusal(RULE_OF[op.kind], f"target-elsewhere-{OP_KINDS[op.kind]}", card=NOUN[item]),
    )
    RESOLVE[op.kind](g, item, answer)


STEPS: Mapping[str, Runner] = {
    "ops": ops,
    "op": op,
}
