"""GS-11.3 Which units go together: asked one token at a time, with a short way for all of them.

Tokens that make no difference are one answer. Where tokens of one kind do differ (points left, squadron), the answer
says in what. A choice of one is none: nobody is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeAlias

from theatrum.core.contract import Answer, Args, Ask, Procedure, Seat
from theatrum.games.generalship.rules.movement import IS_SHIP, carries_somebody, room
from theatrum.games.generalship.state import MOVED, Generalship
from theatrum.games.generalship.tables import KINDS

GO: Answer = ("go",)
ALL: Answer = ("pick_all",)
UNIT_NOUNS = tuple(k.noun for k in KINDS)
Labels: TypeAlias = Callable[[Generalship, Sequence[int]], list[Answer]]
"""Names tokens: equal answers for tokens that make no difference."""
Load: TypeAlias = tuple[int, list[int]]
"""A squadron and the regiments that go aboard."""


# ---- regiments -----------------------------------------------------------------------------------------------------
def pick_regiments(
    g: Generalship,
    seat: Seat,
    candidates: Sequence[int],
    *,
    rule: str,
    args: Args,
    limit: int = 99,
    labels: Labels | None = None,
) -> Procedure[list[int]]:
    """At least one, at most `limit` of the candidates."""
    naming = by_points if labels is None else labels
    chosen: list[int] = []
    while len(chosen) < min(limit, len(candidates)):
        if len(candidates) == 1:
            return list(candidates)
        answers = partial(_regiment_answers, g, candidates, chosen, limit, naming)
        answer = yield Ask(seat, "march-group", answers, rule=rule, args=args)
        if answer == GO:
            break
        if answer == ALL:
            return list(candidates)
        chosen.append(_first(g, candidates, chosen, naming, answer))
    return chosen


def _regiment_answers(
    g: Generalship, candidates: Sequence[int], chosen: Sequence[int], limit: int, naming: Labels
) -> list[Answer]:
    answers = [GO] if chosen else [ALL] if len(candidates) <= limit else []
    names = naming(g, candidates)
    return answers + _once(n for u, n in zip(candidates, names, strict=True) if u not in chosen)


def _first(
    g: Generalship, candidates: Sequence[int], chosen: Sequence[int], naming: Labels, answer: Answer
) -> int:
    names = naming(g, candidates)
    return next(u for u, n in zip(candidates, names, strict=True) if n == answer and u not in chosen)


def by_points(g: Generalship, units: Sequence[int]) -> list[Answer]:
    """Tokens of one kind differ if they have different points left, or if one has moved already [GS-11.1]."""
    details = [(g.unit_kind[u], g.unit_bp[u], g.unit_extra[u], g.unit_marks[u] & MOVED) for u in units]
    varieties = [kind for kind, *_ in set(details)]
    return [
        ("pick", UNIT_NOUNS[kind])
        if varieties.count(kind) == 1
        else ("pick_with", UNIT_NOUNS[kind], bp, extra, 1 if moved else 0)
        for kind, bp, extra, moved in details
    ]


def by_ship(g: Generalship, units: Sequence[int]) -> list[Answer]:
    """Tokens of one kind differ if they are aboard different squadrons: these lose their points [GS-11.7]."""
    details = [(g.unit_kind[u], g.unit_ship[u]) for u in units]
    varieties = [kind for kind, _ in set(details)]
    return [
        ("pick", UNIT_NOUNS[kind])
        if varieties.count(kind) == 1
        else ("pick_from", UNIT_NOUNS[kind], UNIT_NOUNS[g.unit_kind[ship]], number_of(g, ship))
        for kind, ship in details
    ]


# ---- squadrons -----------------------------------------------------------------------------------------------------
def pick_squadrons(
    g: Generalship,
    seat: Seat,
    candidates: Sequence[int],
    *,
    rule: str,
    args: Args,
    need_cargo: bool = False,
) -> Procedure[list[int]]:
    """At least one of the candidates, with all aboard. `need_cargo`: somebody must be aboard [GS-11.11]."""
    chosen: list[int] = []
    while len(chosen) < len(candidates):
        if len(candidates) == 1:
            return list(candidates)
        answers = partial(_squadron_answers, g, candidates, chosen, need_cargo)
        answer = yield Ask(seat, "march-fleet", answers, rule=rule, args=args)
        if answer == GO:
            break
        if answer == ALL:
            return list(candidates)
        chosen.append(_numbered(g, candidates, answer))
    return chosen


def _squadron_answers(
    g: Generalship, candidates: Sequence[int], chosen: list[int], need_cargo: bool
) -> list[Answer]:
    answers = [] if chosen else [ALL]
    if chosen and not (need_cargo and not carries_somebody(g, chosen)):
        answers.append(GO)
    return answers + squadron_answers(g, "pick_ship", [u for u in candidates if u not in chosen])


def squadron_answers(g: Generalship, verb: str, ships: Sequence[int]) -> list[Answer]:
    """One answer for each squadron that differs from the ones before it: (verb, kind, number, regiments aboard)."""
    out: list[Answer] = []
    seen = []
    for ship in ships:
        cargo = g.cargo_of(ship)
        alike = (
            g.unit_kind[ship],
            g.unit_bp[ship],
            g.unit_extra[ship],
            g.unit_marks[ship],
            sorted(g.unit_kind[u] for u in cargo),
        )
        if alike not in seen:
            seen.append(alike)
            out.append((verb, UNIT_NOUNS[g.unit_kind[ship]], number_of(g, ship), len(cargo)))
    return out


def number_of(g: Generalship, ship: int) -> int:
    """Squadrons of a seat on one tile are numbered from 1, in the order in which they lie there."""
    at, seat = g.unit_at[ship], g.unit_seat[ship]
    return sum(
        g.unit_at[u] == at and g.unit_seat[u] == seat and IS_SHIP[g.unit_kind[u]] for u in range(ship + 1)
    )


def _numbered(g: Generalship, ships: Sequence[int], answer: Answer) -> int:
    """The squadron that an answer names by its number."""
    return next(ship for ship in ships if number_of(g, ship) == answer[2])


def pick_squadron(g: Generalship, seat: Seat, candidates: Sequence[int], *, args: Args) -> Procedure[int]:
    """GS-11.6 The one squadron that regiments go aboard of. Several are asked about even if they are all alike: nobody
    else shall know that.
    """
    if len(candidates) == 1:
        return candidates[0]
    answers = partial(squadron_answers, g, "aboard", candidates)
    answer = yield Ask(seat, "march-aboard", answers, rule="GS-11.6", args=args)
    return _numbered(g, candidates, answer)


# ---- squadrons and passengers --------------------------------------------------------------------------------------
def pick_loads(
    g: Generalship, seat: Seat, ships: Sequence[int], passengers: Sequence[int], *, args: Args
) -> Procedure[list[Load]]:
    """GS-11.4 Squadrons leave the harbour: a squadron, the regiments that go aboard, the next squadron…"""
    loads: list[Load] = [(ships[0], [])] if len(ships) == 1 else []
    while len(ships) > len(loads) or (_has_room(g, loads) and len(passengers) > len(_aboard(loads))):
        answers = partial(_load_answers, g, ships, passengers, loads)
        answer = yield Ask(seat, "march-harbour", answers, rule="GS-11.4", args=args)
        if answer == GO:
            break
        if answer == ALL:
            return _fill(g, ships, passengers)
        if answer[0] == "pick_ship":
            loads.append((_numbered(g, ships, answer), []))
        else:
            loads[-1][1].append(_first(g, passengers, _aboard(loads), by_points, answer))
    return loads


def _load_answers(
    g: Generalship, ships: Sequence[int], passengers: Sequence[int], loads: list[Load]
) -> list[Answer]:
    aboard = _aboard(loads)
    answers: list[Answer] = [GO] if loads else []
    untouched = not aboard and len(loads) == (1 if len(ships) == 1 else 0)
    if untouched and len(passengers) <= sum(room(g, ship) for ship in ships):
        answers.append(ALL)
    taken = [ship for ship, _ in loads]
    answers += squadron_answers(g, "pick_ship", [ship for ship in ships if ship not in taken])
    if _has_room(g, loads):
        names = by_points(g, passengers)
        answers += _once(n for u, n in zip(passengers, names, strict=True) if u not in aboard)
    return answers


def _has_room(g: Generalship, loads: list[Load]) -> bool:
    """Regiments go aboard the squadron that was taken last."""
    return bool(loads) and len(loads[-1][1]) < room(g, loads[-1][0])


def _aboard(loads: list[Load]) -> list[int]:
    return [unit for _, units in loads for unit in units]


def _fill(g: Generalship, ships: Sequence[int], passengers: Sequence[int]) -> list[Load]:
    """Everybody goes, one squadron filled after the other."""
    waiting = list(passengers)
    loads: list[Load] = []
    for ship in ships:
        places = room(g, ship)
        loads.append((ship, waiting[:places]))
        waiting = waiting[places:]
    return loads


def _once(answers: Iterable[Answer]) -> list[Answer]:
    """Each answer once, in the order of their first appearance."""
    return list(dict.fromkeys(answers))
