"""GS-15.1-15.6 What the loser of a strike loses: units worth at least the difference, and none that could be spared."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Seat
from theatrum.games.generalship.rules.cargo import lose, regiments_at, squadrons_at, stow
from theatrum.games.generalship.rules.command import the_battle
from theatrum.games.generalship.rules.group import UNIT_NOUNS
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables import BOMBARDMENT, KINDS, LAND_BATTLE


# ---- procedures ------------------------------------------------------------------------------------------------------
def losses(g: Generalship) -> Procedure[None] | None:
    """GS-15.1 After a strike that went home the side struck removes units."""
    battle = the_battle(g)
    if battle.striker < 0 or battle.left == battle.striker:
        return None
    return _losses(g)


def _losses(g: Generalship) -> Procedure[None]:
    battle = the_battle(g)
    battle.step = "losses"
    seat, at = battle.seats[battle.left], battle.at
    difference = battle.sums[0] - battle.sums[1]
    g.tell("losses-due", nation=g.noun_of(seat), n=difference)
    regiments, squadrons = regiments_at(g, seat, at), squadrons_at(g, seat, at)
    if battle.kind == LAND_BATTLE:
        lost = yield from choose_losses(g, seat, regiments, difference)
    elif battle.style == BOMBARDMENT:
        lost = yield from choose_losses(g, seat, squadrons, difference)
        if len(lost) == len(squadrons):
            lost = lost + regiments
    else:
        lost = yield from choose_losses(g, seat, regiments, difference)
        missing = difference - sum(loss_value(g, battle, u) for u in lost)
        if missing > 0:
            sunk = yield from choose_losses(g, seat, squadrons, missing)
            lost = lost + sunk
    lose(g, seat, at, lost, "units-lost")
    if g.is_sea(at):
        yield from stow(g, seat, at)


def choose_losses(g: Generalship, seat: Seat, units: Sequence[int], difference: int) -> Procedure[list[int]]:
    """GS-15.1 Units worth at least the difference, named one at a time; all, if all together are not enough.

    That one more has to go, or not, tells everybody something about the one just named: it counts as shown.
    """
    battle = the_battle(g)
    if sum(loss_value(g, battle, u) for u in units) <= difference:
        return list(units)
    lost: list[int] = []
    while True:
        missing = difference - sum(loss_value(g, battle, u) for u in lost)
        if missing <= 0:
            return lost
        kinds = losable_kinds(g, units, lost, difference)
        kind = kinds[0]
        if len(kinds) > 1:
            answer = yield Ask(
                seat,
                "losses",
                partial(_loss_answers, g, units, lost, difference),
                rule="GS-15.1",
                args={"n": missing, "tile": g.tile_noun(battle.at)},
                refused=partial(_spared, g, units, lost, difference),
            )
            kind = UNIT_NOUNS.index(str(answer[1]))
            g.reveal()
        lost.append(next(u for u in units if g.unit_kind[u] == kind and u not in lost))


# ---- queries ---------------------------------------------------------------------------------------------------------
def loss_value(g: Generalship, battle: Battle, unit: int) -> int:
    """GS-15.2-15.4 What a unit counts when it is lost: DEF on land; at sea by the style of the fight."""
    kind = KINDS[g.unit_kind[unit]]
    return kind.defence if battle.kind == LAND_BATTLE else kind.sea_loss[battle.style]


def losable_kinds(g: Generalship, units: Sequence[int], lost: Sequence[int], difference: int) -> list[int]:
    """GS-15.1, OP-29 The kinds of which one more may go, so that in the end no unit could have been spared."""
    battle = the_battle(g)
    chosen = [loss_value(g, battle, u) for u in lost]
    rest = [u for u in units if u not in lost]
    values = [loss_value(g, battle, u) for u in rest]
    out: list[int] = []
    checked: dict[int, bool] = {}
    for unit, value in zip(rest, values, strict=True):
        if g.unit_kind[unit] in out:
            continue
        if value not in checked:
            others = list(values)
            others.remove(value)
            checked[value] = can_be_completed([*chosen, value], others, difference)
        if checked[value]:
            out.append(g.unit_kind[unit])
    return sorted(out) or sorted({g.unit_kind[u] for u in rest})


def can_be_completed(chosen: Sequence[int], rest: Sequence[int], difference: int) -> bool:
    """Is there a set of units with these among them that is worth the difference, and of which none could be spared?

    There is, if some of the rest add to the missing value less than the smallest of the chosen ones is worth: whoever
    of the rest could be spared then, is; and none of the chosen can be.
    """
    smallest = min(chosen)
    missing = difference - sum(chosen)
    if missing <= 0:
        return -missing < smallest
    totals = 1
    for value in rest:
        totals |= totals << value
    return bool(totals >> missing & ((1 << smallest) - 1))


def _loss_answers(g: Generalship, units: Sequence[int], lost: Sequence[int], difference: int) -> list[Answer]:
    return [("lose_unit", UNIT_NOUNS[kind]) for kind in losable_kinds(g, units, lost, difference)]


def _spared(
    g: Generalship, units: Sequence[int], lost: Sequence[int], difference: int
) -> dict[Answer, Refusal]:
    """Units that may not go, because then another one would go for nothing."""
    legal = losable_kinds(g, units, lost, difference)
    kinds = sorted({g.unit_kind[u] for u in units if u not in lost})
    return {
        ("lose_unit", UNIT_NOUNS[kind]): Refusal(
            "GS-15.1", "loss-too-great", unit=UNIT_NOUNS[kind], n=difference
        )
        for kind in kinds
        if kind not in legal
    }
