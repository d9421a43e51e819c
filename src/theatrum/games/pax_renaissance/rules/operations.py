"""PR-9 Running the ops of one side of a tableau: every card may use one of its ops once, in any order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from theatrum.core.contract import DONE, Answer, Ask, Atom, Procedure, Refusal, Runner, Verdict
from theatrum.core.legality import noted
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
EXPECTED: dict[int, Targets] = {
    VOTE: court_ops.every_vote,
    BEHEAD: court_ops.every_head,
    TAX: map_ops.every_concession,
    CAMPAIGN: map_ops.every_campaign,
}
"""By kind of op: the targets that one might think of."""
WHY_NOT: dict[int, Callable[[PaxRenaissance, int, Op, Answer], Refusal | None]] = {
    VOTE: court_ops.why_no_vote,
    BEHEAD: court_ops.why_not_behead,
    TAX: map_ops.why_not_tax,
    CAMPAIGN: map_ops.why_not_campaign,
}
"""By kind of op: what speaks against a target; None if it is one, or if it lies elsewhere altogether."""
RULE_OF = tuple(f"PR-10.{n}" for n in (1, 2, 3, 5, 6, 7, 8, 9, 10))
"""By kind of op."""
OP_BY_NOUN: dict[Atom, Op] = {op.noun: op for op in OPS}


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


def op_verdicts(g: PaxRenaissance, side: int) -> Iterator[Verdict]:
    """PR-9.1 Card and op, for every op of that side."""
    for item in cards_of_row(g, 2 * g.active + side):
        for op in ops_of(g, item):
            yield ("use", NOUN[item], op.noun), why_no_op(g, item, op)


def why_no_op(g: PaxRenaissance, item: int, op: Op) -> Refusal | None:
    """PR-9.1, PR-9.5, PR-9.6 Why a card can't use one of its ops now: each card acts once, a silenced one uses only
    religious ops, and an op needs a target."""
    if item in g.acted:
        return Refusal("PR-9.1", "has-acted", card=NOUN[item])
    if op.category != RELIGIOUS and silenced(g, item):
        return Refusal("PR-9.5", "silenced", card=NOUN[item])
    return None if targets(g, item, op) else why_no_target(g, item, op)


def why_no_target(g: PaxRenaissance, item: int, op: Op) -> Refusal:
    """PR-9.6 Why an op has nothing to act on."""
    if op.kind == CAMPAIGN:
        return map_ops.why_no_campaign(g, item)
    return Refusal(RULE_OF[op.kind], f"no-target-{OP_KINDS[op.kind]}")


def why_not_target(g: PaxRenaissance, item: int, op: Op, answer: Answer) -> Refusal | None:
    """PR-9.6 Why something is no target of an op; None if it is one."""
    if answer in targets(g, item, op):
        return None
    why = WHY_NOT[op.kind](g, item, op, answer) if op.kind in WHY_NOT else None
    return why or Refusal(RULE_OF[op.kind], f"target-elsewhere-{OP_KINDS[op.kind]}", card=NOUN[item])


def expected(g: PaxRenaissance, item: int, op: Op) -> Iterable[Answer]:
    """Targets that one might think of."""
    return EXPECTED[op.kind](g, item, op) if op.kind in EXPECTED else ()


def why_not_use(g: PaxRenaissance, side: int, item: int, op: Op) -> Refusal | None:
    """PR-9.1 Why an op that a player names can't be used in this action; None if it can."""
    if item not in cards_of_row(g, 2 * g.active + side):
        return Refusal("PR-9.1", "card-elsewhere", side=SIDE_NOUN[side])
    if op not in ops_of(g, item):
        return Refusal("PR-9.1", "no-such-op", card=NOUN[item])
    return why_no_op(g, item, op)


# ---- procedures -----------------------------------------------------------------------------------------------------
def ops(g: PaxRenaissance, side: int) -> Procedure[None] | None:
    """PR-9.1, PR-9.2 The next op, until the player stops or nothing is left to use."""
    return _next_op(g, side) if any_op(g, side, g.acted) else None


def _next_op(g: PaxRenaissance, side: int) -> Procedure[None]:
    answer = yield Ask(
        g.active,
        "next-op",
        candidates=lambda: [*op_verdicts(g, side), (DONE, None)],
        rule="PR-9.1",
        args={"side": SIDE_NOUN[side]},
        why_not=lambda answer: why_not_use(g, side, ITEM[answer[1]], OP_BY_NOUN[answer[2]]),
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
        sift=lambda reasons: noted(
            legal, reasons, lambda: expected(g, item, op), lambda answer: why_not_target(g, item, op, answer)
        ),
        rule=RULE_OF[op.kind],
        args={"card": NOUN[item], "op": op.noun},
        why_not=lambda answer: why_not_target(g, item, op, answer),
    )
    RESOLVE[op.kind](g, item, answer)


STEPS: Mapping[str, Runner] = {
    "ops": ops,
    "op": op,
}
