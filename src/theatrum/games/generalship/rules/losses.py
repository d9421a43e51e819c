"""GS-15.1-15.6 What the loser of a strike loses: units worth at least the difference, and none that could be spared."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import Answer, Procedure, Refusal, Seat
from theatrum.games.generalship.queries.command import the_battle
from theatrum.games.generalship.queries.movement import regiments_at, squadrons_at
from theatrum.games.generalship.rules.cargo import lose, stow
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.units import KIND_NOUN, KINDS
from theatrum.games.generalship.tables.vocabulary import BOMBARDMENT, LAND_BATTLE
from theatrum.kit.pick import Choice, pick


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
    """GS-15.1 Units worth at least the difference, named one at a time; all, if all together are not enough."""
    battle = the_battle(g)
    if sum(loss_value(g, battle, u) for u in units) <= difference:
        return list(units)
    choice = Losses(g, units, difference)
    picked = yield from pick(
        seat,
        "losses",
        choice,
        rule="GS-15.1",
        args=lambda: {"n": choice.missing, "tile": g.tile_noun(battle.at)},
        why_not=choice.why_not,
        at=g.tile_noun(battle.at),
    )
    return picked.lost


class Losses(Choice):
    """GS-15.1 Units worth at least the difference; where only one kind may go, it goes without a question."""

    __slots__ = ("_difference", "_g", "_units", "lost", "missing")

    def __init__(self, g: Generalship, units: Sequence[int], difference: int) -> None:
        self._g = g
        self._units = units
        self._difference = difference
        self.lost: list[int] = []
        self.missing = difference
        """What is still to be lost."""
        self._look()

    def is_full(self) -> bool:
        return self.missing <= 0

    def answers(self) -> list[Answer]:
        return [("lose_unit", KIND_NOUN[kind]) for kind in self._kinds()]

    def _kinds(self) -> list[int]:
        """The kinds of which one more may go: looked for anew each time, since what is hidden may have been dealt anew."""
        return losable_kinds(self._g, self._units, self.lost, self._difference)

    def take(self, answer: Answer) -> bool:
        """That one more has to go, or not, tells everybody something about the one just named: it counts as shown."""
        self._lose(KIND_NOUN.index(str(answer[1])))
        self._g.reveal()
        self._look()
        return False

    def why_not(self, answer: Answer) -> Refusal:
        """Units that may not go, because then another one would go for nothing."""
        kind = KIND_NOUN.index(str(answer[1]))
        if any(self._g.unit_kind[u] == kind for u in self._units if u not in self.lost):
            return Refusal("GS-15.1", "loss-too-great", unit=answer[1], n=self._difference)
        return Refusal("GS-15.1", "nothing-to-lose", unit=answer[1])

    def _look(self) -> None:
        """What may go next; without a choice it goes."""
        while self.missing > 0:
            kinds = self._kinds()
            if len(kinds) > 1:
                return
            if not kinds:  # in a world that is only thought, all together may be too few
                self.missing = 0
                return
            self._lose(kinds[0])

    def _lose(self, kind: int) -> None:
        unit = next(u for u in self._units if self._g.unit_kind[u] == kind and u not in self.lost)
        self.lost.append(unit)
        self.missing -= loss_value(self._g, the_battle(self._g), unit)


# ---- queries ---------------------------------------------------------------------------------------------------------
def loss_value(g: Generalship, battle: Battle, unit: int) -> int:
    """GS-15.2-15.4 What a unit counts when it is lost."""
    return kind_value(battle, g.unit_kind[unit])


def kind_value(battle: Battle, index: int) -> int:
    """GS-15.2-15.4 What a unit of this kind counts when it is lost: DEF on land; at sea by the style of the fight."""
    kind = KINDS[index]
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
