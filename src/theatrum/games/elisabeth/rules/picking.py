"""Naming a formation, a fleet, a garrison or a group: the kit's choice of some of many, with units and leaders by index."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from theatrum.core.contract import DONE, Answer, Args, Procedure, Refusal, Seat
from theatrum.games.elisabeth.tables.pieces import LEADER, SHIP, TROOP
from theatrum.kit.nouns import Nouns
from theatrum.kit.pick import ALL, ALL_BUT, Counted, pick

Limit = Callable[[Sequence[int]], int]
"""How many units may go with these leaders."""


class Body:
    """What has been picked: kind to number of units, and leaders."""

    __slots__ = ("leaders", "units")

    def __init__(self, units: dict[int, int], leaders: list[int]) -> None:
        self.units = units
        self.leaders = leaders

    @property
    def size(self) -> int:
        return sum(self.units.values())


def pick_troops(
    seat: Seat,
    prompt: str,
    troops: Sequence[tuple[int, int]],
    leaders: Sequence[int],
    limit: Limit,
    *,
    rule: str,
    least: int = 1,
    leaders_alone: bool = False,
    args: Args | None = None,
    at: str = "",
) -> Procedure[Body]:
    """Ask until the player is done. `at`: where they stand; `least`: so many units at least; `leaders_alone`: leaders may go without units."""
    choice = Counted(
        _kinds(TROOP, troops),
        [LEADER.noun[x] for x in leaders],
        lambda nouns: limit([LEADER[noun] for noun in nouns]),
        least=least,
        singles_alone=leaders_alone,
    )
    yield from pick(
        seat, prompt, choice, rule=rule, args=_with_taken(args, choice), why_not=_reasons(choice, rule), at=at
    )
    return _body(TROOP, choice)


def pick_ships(
    seat: Seat,
    prompt: str,
    ships: Sequence[tuple[int, int]],
    leaders: Sequence[int],
    *,
    rule: str,
    args: Args | None = None,
    at: str = "",
) -> Procedure[Body]:
    """The same for ships, of which any number may go."""
    everything = sum(n for _, n in ships)
    choice = Counted(
        _kinds(SHIP, ships), [LEADER.noun[x] for x in leaders], lambda _: max(NO_LIMIT, everything)
    )
    yield from pick(
        seat, prompt, choice, rule=rule, args=_with_taken(args, choice), why_not=_reasons(choice, rule), at=at
    )
    return _body(SHIP, choice)


NO_LIMIT = 99


def _kinds(nouns: Nouns, pieces: Sequence[tuple[int, int]]) -> list[tuple[str, int]]:
    return [(nouns.noun[kind], n) for kind, n in pieces]


def _with_taken(args: Args | None, choice: Counted) -> Callable[[], Args]:
    """The question's arguments, and who has been taken so far: what would come of them is reckoned ahead."""

    def both() -> Args:
        units = [noun for noun, n in choice.units.items() for _ in range(n)]
        return {**(args or {}), "taken": [*units, *choice.singles]}

    return both


def foreseen(
    args: Args, answer: Answer, nouns: Nouns, pieces: Sequence[tuple[int, int]], leaders: Sequence[int]
) -> Body:
    """Who would go with this answer: those who have been taken so far, and those whom it names."""
    choice = Counted(_kinds(nouns, pieces), [LEADER.noun[x] for x in leaders], lambda _: NO_LIMIT)
    choice.units = dict(Counter(noun for noun in args["taken"] if noun not in LEADER))
    choice.singles = [noun for noun in args["taken"] if noun in LEADER]
    choice.take(answer)
    return _body(nouns, choice)


def _reasons(choice: Counted, rule: str) -> Callable[[Answer], Refusal | None]:
    """Why somebody can't be picked now."""

    def why_not(answer: Answer) -> Refusal | None:
        if answer == DONE:
            return Refusal(rule, "nothing-picked")
        if answer == ALL:
            return Refusal(rule, "picked-already" if choice.units or choice.singles else "too-many-for-one")
        if answer[0] == ALL_BUT and (choice.units or choice.singles):
            return Refusal(rule, "picked-already")
        noun = str(answer[1])
        if noun in choice.units or noun in choice.singles:
            return Refusal(rule, "picked-already")
        offered = {str(a[1]) for a in choice.answers() if len(a) > 1}
        if noun in offered and answer[0] == ALL_BUT:
            return Refusal(rule, "say-who-goes")
        return Refusal(rule, "too-many-for-one" if noun in offered else "not-among-them", piece=noun)

    return why_not


def _body(nouns: Nouns, choice: Counted) -> Body:
    return Body(
        {nouns[noun]: n for noun, n in choice.units.items()}, [LEADER[noun] for noun in choice.singles]
    )
