"""Picking a body of units and leaders out of those that stand in one place: one noun at a time, or all at once.

Used wherever a rule lets a player name a formation, a fleet, a garrison or a group: what may go, and how many, is the
rule's; how it is asked is the same everywhere. Pieces on the map are open, so nothing here is secret.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from theatrum.core.contract import DONE, Answer, Args, Ask, Procedure, Seat

ALL: Answer = ("all",)


class Body:
    """What has been picked: noun to number of units, and the nouns of leaders."""

    __slots__ = ("leaders", "units")

    def __init__(self) -> None:
        self.units: dict[str, int] = {}
        self.leaders: list[str] = []

    @property
    def size(self) -> int:
        return sum(self.units.values())


Limit = Callable[[Sequence[str]], int]
"""How many units may go with these leaders (nouns)."""


def pick(
    seat: Seat,
    prompt: str,
    units: Sequence[tuple[str, int]],
    leaders: Sequence[str],
    limit: Limit,
    *,
    rule: str,
    least: int = 1,
    leaders_alone: bool = False,
    args: Args | None = None,
) -> Procedure[Body]:
    """Ask until the player is done. `least`: so many units at least; `leaders_alone`: leaders may go without units.

    If there is no choice at all (everything there is one unit or one leader), nothing is asked.
    """
    body = Body()
    only = _no_choice(units, leaders, limit, least, leaders_alone)
    if only is not None:
        return only
    while True:
        answers = _answers(body, units, leaders, limit, least, leaders_alone)
        if answers == [DONE]:
            return body
        told = {**(args or {}), "chosen": body.size, "most": limit(body.leaders)}
        answer = yield Ask(seat, prompt, answers, rule=rule, args=told)
        if answer == DONE:
            return body
        if answer == ALL:
            body.units = dict(units)
            body.leaders = list(leaders)
            return body
        noun = str(answer[1])
        if len(answer) == 3:
            body.units[noun] = int(answer[2])
        else:
            body.leaders.append(noun)


def _no_choice(
    units: Sequence[tuple[str, int]], leaders: Sequence[str], limit: Limit, least: int, leaders_alone: bool
) -> Body | None:
    """The one body that could be picked, if there is only one."""
    total = sum(n for _, n in units)
    if (total == least == 1 and not leaders) or (total == 0 and len(leaders) == 1 and leaders_alone):
        body = Body()
        body.units = dict(units)
        body.leaders = list(leaders)
        return body if total <= limit(body.leaders) else None
    return None


def _answers(
    body: Body,
    units: Sequence[tuple[str, int]],
    leaders: Sequence[str],
    limit: Limit,
    least: int,
    leaders_alone: bool,
) -> list[Answer]:
    out: list[Answer] = []
    if not body.units and not body.leaders and sum(n for _, n in units) <= limit(leaders):
        out.append(ALL)
    if body.size >= least or (leaders_alone and body.leaders and not body.size):
        out.append(DONE)
    out.extend(("take", leader) for leader in leaders if leader not in body.leaders)
    room = limit(body.leaders) - body.size
    for noun, there in units:
        if noun not in body.units:
            out.extend(("take", noun, n) for n in range(min(there, room), 0, -1))
    return out
