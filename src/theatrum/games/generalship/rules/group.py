"""GS-11.3 Which units go together: asked one token at a time, with a short way for all of them.

Tokens that make no difference are one answer. Where tokens of one kind do differ (points left, squadron), the answer
says in what. A choice of one is none: nobody is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from theatrum.core.contract import Answer, Args, Procedure, Refusal, Seat
from theatrum.games.generalship.queries.movement import carries_somebody, room
from theatrum.games.generalship.state import MOVED, Generalship
from theatrum.games.generalship.tables.units import IS_SHIP, KIND_NOUN
from theatrum.kit.pick import Choice, Tokens, pick

GO: Answer = ("go",)
ALL: Answer = ("pick_all",)
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
    choice = Tokens(candidates, lambda units, _: naming(g, units), most=limit, all_of=ALL, done=GO)
    why_not = partial(_why_no_regiment, choice, limit, rule)
    picked = yield from pick(
        seat, "march-group", choice, rule=rule, args=args, why_not=why_not, at=str(args["a"])
    )
    return picked.chosen


def _why_no_regiment(choice: Tokens, limit: int, rule: str, answer: Answer) -> Refusal:
    if answer == ALL and not choice.chosen:
        return Refusal("GS-11.8", "room-for-so-many", n=limit)
    return why_no_token(choice, rule, answer)


def why_no_token(choice: Tokens, rule: str, answer: Answer) -> Refusal:
    """What stands in the way of a token, of all of them, or of an end."""
    if answer == GO:
        return Refusal(rule, "nobody-picked")
    if answer == ALL:
        return Refusal(rule, "picking-begun")
    return Refusal(rule, "cannot-come", unit=answer[1])


def by_points(g: Generalship, units: Sequence[int]) -> list[Answer]:
    """Tokens of one kind differ if they have different points left, or if one has moved already [GS-11.1]."""
    details = [(g.unit_kind[u], g.unit_bp[u], g.unit_extra[u], g.unit_marks[u] & MOVED) for u in units]
    varieties = [kind for kind, *_ in set(details)]
    return [
        ("pick", KIND_NOUN[kind])
        if varieties.count(kind) == 1
        else ("pick_with", KIND_NOUN[kind], bp, extra, 1 if moved else 0)
        for kind, bp, extra, moved in details
    ]


def by_ship(g: Generalship, units: Sequence[int]) -> list[Answer]:
    """Tokens of one kind differ if they are aboard different squadrons: these lose their points [GS-11.7]."""
    details = [(g.unit_kind[u], g.unit_ship[u]) for u in units]
    varieties = [kind for kind, _ in set(details)]
    return [
        ("pick", KIND_NOUN[kind])
        if varieties.count(kind) == 1
        else ("pick_from", KIND_NOUN[kind], KIND_NOUN[g.unit_kind[ship]], number_of(g, ship))
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

    def enough(chosen: Sequence[int]) -> bool:
        return bool(chosen) and not (need_cargo and not carries_somebody(g, chosen))

    def why_not(answer: Answer) -> Refusal:
        if answer == GO and choice.chosen:
            return Refusal("GS-11.11", "squadrons-alone")
        return why_no_token(choice, rule, answer)

    choice = Tokens(candidates, partial(squadron_names, g, "pick_ship"), enough=enough, all_of=ALL, done=GO)
    picked = yield from pick(
        seat, "march-fleet", choice, rule=rule, args=args, why_not=why_not, at=str(args["a"])
    )
    return picked.chosen


def pick_squadron(g: Generalship, seat: Seat, candidates: Sequence[int], *, args: Args) -> Procedure[int]:
    """GS-11.6 The one squadron that regiments go aboard of. Several are asked about even if they are all alike: nobody
    else shall know that.
    """
    choice = Tokens(candidates, partial(squadron_names, g, "aboard"), most=1, enough=lambda chosen: False)
    picked = yield from pick(
        seat,
        "march-aboard",
        choice,
        rule="GS-11.6",
        args=args,
        why_not=lambda answer: Refusal("GS-11.6", "cannot-take-aboard", unit=answer[1]),
        at=str(args["b"]),
    )
    return picked.chosen[0]


def squadron_names(
    g: Generalship, verb: str, ships: Sequence[int], chosen: Sequence[int] = ()
) -> list[Answer]:
    """(verb, kind, number, regiments aboard) for each; squadrons that make no difference bear the name of the first."""
    out: list[Answer] = []
    names: dict[tuple[object, ...], Answer] = {}
    for ship in ships:
        cargo = g.cargo_of(ship)
        alike = (
            ship in chosen,
            g.unit_kind[ship],
            g.unit_bp[ship],
            g.unit_extra[ship],
            g.unit_marks[ship],
            *sorted(g.unit_kind[u] for u in cargo),
        )
        if alike not in names:
            names[alike] = (verb, KIND_NOUN[g.unit_kind[ship]], number_of(g, ship), len(cargo))
        out.append(names[alike])
    return out


def number_of(g: Generalship, ship: int) -> int:
    """Squadrons of a seat on one tile are numbered from 1, in the order in which they lie there."""
    at, seat = g.unit_at[ship], g.unit_seat[ship]
    return sum(
        g.unit_at[u] == at and g.unit_seat[u] == seat and IS_SHIP[g.unit_kind[u]] for u in range(ship + 1)
    )


# ---- squadrons and passengers --------------------------------------------------------------------------------------
def pick_loads(
    g: Generalship, seat: Seat, ships: Sequence[int], passengers: Sequence[int], *, args: Args
) -> Procedure[list[Load]]:
    """GS-11.4 Squadrons leave the harbour: a squadron, the regiments that go aboard, the next squadron…"""
    choice = Loads(g, ships, passengers)
    picked = yield from pick(
        seat,
        "march-harbour",
        choice,
        rule="GS-11.4",
        args=args,
        why_not=choice.why_not,
        at=str(args["a"]),
    )
    return picked.loads


class Loads(Choice):
    """GS-11.4 Squadrons that leave a harbour, and who goes aboard of each: always the one that was taken last."""

    __slots__ = ("_g", "_passengers", "_ships", "loads")

    def __init__(self, g: Generalship, ships: Sequence[int], passengers: Sequence[int]) -> None:
        self._g = g
        self._ships = ships
        self._passengers = passengers
        self.loads: list[Load] = [(ships[0], [])] if len(ships) == 1 else []

    def is_full(self) -> bool:
        if len(self._ships) > len(self.loads):
            return False
        return not (self._has_room() and len(self._passengers) > len(self._aboard()))

    def answers(self) -> list[Answer]:
        out: list[Answer] = [GO] if self.loads else []
        if self._is_untouched() and self._all_find_room():
            out.append(ALL)
        out += dict.fromkeys(squadron_names(self._g, "pick_ship", self._free_ships()))
        if self._has_room():
            out += dict.fromkeys(name for _, name in self._waiting())
        return out

    def take(self, answer: Answer) -> bool:
        if answer == GO:
            return True
        if answer == ALL:
            self.loads = self._filled()
            return True
        if answer[0] == "pick_ship":
            free = self._free_ships()
            names = squadron_names(self._g, "pick_ship", free)
            self.loads.append((free[names.index(answer)], []))
        else:
            self.loads[-1][1].append(next(u for u, name in self._waiting() if name == answer))
        return False

    def why_not(self, answer: Answer) -> Refusal:
        """What stands in the way of an answer that is not offered."""
        if answer == GO:
            return Refusal("GS-11.4", "nobody-picked")
        if answer == ALL:
            return Refusal("GS-11.8", "picking-begun" if not self._is_untouched() else "no-room-for-all")
        if answer[0] != "pick_ship" and not self.loads:
            return Refusal("GS-11.4", "squadron-first")
        if answer[0] != "pick_ship" and not self._has_room():
            return Refusal("GS-11.8", "this-squadron-full")
        return Refusal("GS-11.4", "cannot-come", unit=answer[1])

    def _free_ships(self) -> list[int]:
        taken = [ship for ship, _ in self.loads]
        return [ship for ship in self._ships if ship not in taken]

    def _waiting(self) -> list[tuple[int, Answer]]:
        """The passengers who are not aboard yet, with what they are called."""
        aboard = self._aboard()
        names = by_points(self._g, self._passengers)
        return [(u, n) for u, n in zip(self._passengers, names, strict=True) if u not in aboard]

    def _aboard(self) -> list[int]:
        return [unit for _, units in self.loads for unit in units]

    def _has_room(self) -> bool:
        return bool(self.loads) and len(self.loads[-1][1]) < room(self._g, self.loads[-1][0])

    def _is_untouched(self) -> bool:
        return not self._aboard() and len(self.loads) == (1 if len(self._ships) == 1 else 0)

    def _all_find_room(self) -> bool:
        return len(self._passengers) <= sum(room(self._g, ship) for ship in self._ships)

    def _filled(self) -> list[Load]:
        """Everybody goes, one squadron filled after the other."""
        waiting = list(self._passengers)
        loads: list[Load] = []
        for ship in self._ships:
            places = room(self._g, ship)
            loads.append((ship, waiting[:places]))
            waiting = waiting[places:]
        return loads
