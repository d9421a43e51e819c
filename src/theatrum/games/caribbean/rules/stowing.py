"""CC-4.4.4.5, CC-4.4.4.14 Where a yield goes: on the figure, its leader, into warehouse or bank; what finds no room is lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.core.scene import Text
from theatrum.games.caribbean.queries.company import together
from theatrum.games.caribbean.queries.exchange import NOT_HERE, kept_in_colony, room_for
from theatrum.games.caribbean.rules.transfers import change
from theatrum.games.caribbean.rules.verbs import partner_noun, partner_of
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.buildings import BANK, WAREHOUSE
from theatrum.games.caribbean.tables.cargo import colony_partner, is_colony
from theatrum.games.caribbean.tables.pieces import FIGURE, N_FIGURES, NATION_OF
from theatrum.games.caribbean.tables.things import N_THINGS, THING

NO_ROOM = Refusal("CC-4.4.4.5", "no-room")
ONE_KIND = Refusal("CC-4.4.4.14", "only-one-kind")
NOT_YIELDED = Refusal("CC-4.4.4.14", "not-yielded")


def reap(g: Caribbean, yields: Iterable[tuple[int, int]]) -> None:
    """So many of some things wait to be stowed."""
    harvest = list(g.harvest) or [0] * N_THINGS
    for thing, n in yields:
        harvest[thing] += n
    g.harvest = tuple(harvest) if any(harvest) else ()


def holders(g: Caribbean, figure: int, area: int) -> list[int]:
    """CC-4.4.4.14 Who can take it: the figure, a leader aboard, the colony's residence."""
    stores = area >= 0 and g.owner[area] == NATION_OF[figure] and g.built[area] & (1 << WAREHOUSE | 1 << BANK)
    return [*together(g, figure), *([colony_partner(area)] if stores else [])]


def stow(g: Caribbean, figure: int, area: int) -> Procedure[None] | None:
    """CC-4.4.4.14 Thing by thing where it does not all fit or could go to several; the owner decides, the rest is lost."""
    takers = holders(g, figure, area)
    kinds = [thing for thing, n in enumerate(g.harvest) if n]
    alone = len(takers) == 1 and len(kinds) == 1
    if alone or (not is_colony(takers[-1]) and all_fits(g, figure)):
        for thing in kinds:
            put(g, figure, thing)
        waste(g)
    if not any(fitting(g, taker, thing) for taker in takers for thing, n in enumerate(g.harvest) if n):
        waste(g)
        return None
    return _stowing(g, figure, area)


def all_fits(g: Caribbean, figure: int) -> bool:
    """Everything finds room with one figure: tried on it, and taken off again."""
    hold, harvest = g.hold[figure], g.harvest
    fits = True
    for thing, n in enumerate(harvest):
        if n:
            fits = fits and room_for(g, -1, figure, thing, n) >= n
            g.add(figure, thing, n)
    g.hold[figure] = hold
    return fits


def fitting(g: Caribbean, taker: int, thing: int) -> int:
    """So many of a thing that waits find room there."""
    n = g.harvest[thing] if g.harvest else 0
    if not n or (is_colony(taker) and not kept_in_colony(g, taker - N_FIGURES, thing)):
        return 0
    return max(0, min(n, room_for(g, -1, taker, thing, n)))


def put(g: Caribbean, taker: int, thing: int) -> None:
    """As many as fit."""
    n = fitting(g, taker, thing)
    if n:
        change(g, taker, thing, n)
        reap(g, [(thing, -n)])
        g.tell("stowed", taker=partner_noun(taker), thing=THING.noun[thing], n=n)


def waste(g: Caribbean) -> None:
    """CC-4.4.4.5, CC-4.4.4.14 What has not been stowed is lost, and everybody hears of it."""
    for thing, n in enumerate(g.harvest):
        if n:
            g.tell("yield-lost", thing=THING.noun[thing], n=n)
    g.harvest = ()


def waiting(g: Caribbean) -> list[Text]:
    """What is still to be stowed, in words."""
    return [Text("so-many", n=n, thing=THING.noun[thing]) for thing, n in enumerate(g.harvest) if n]


def why_not_stow(g: Caribbean, takers: list[int], answer: Answer) -> Refusal | None:
    taker = partner_of(answer[1])
    if taker not in takers:
        return NOT_HERE
    if answer[0] == "stow":
        thing = THING[answer[2]]
        if not g.harvest or not g.harvest[thing]:
            return NOT_YIELDED
        return None if fitting(g, taker, thing) else NO_ROOM
    if sum(n > 0 for n in g.harvest) < 2:
        return ONE_KIND
    return None if any(fitting(g, taker, thing) for thing in range(N_THINGS)) else NO_ROOM


def _stowing(g: Caribbean, figure: int, area: int) -> Procedure[None]:
    takers = holders(g, figure, area)
    answer = yield Ask(
        g.seat_of[NATION_OF[figure]],
        "stow",
        candidates=lambda: _places(g, takers),
        rule="CC-4.4.4.14",
        args=lambda: {"figure": FIGURE.noun[figure], "left": waiting(g)},
        why_not=lambda answer: why_not_stow(g, takers, answer),
    )
    if answer == DONE:
        waste(g)
        return
    taker = partner_of(answer[1])
    for thing in [THING[answer[2]]] if answer[0] == "stow" else range(N_THINGS):
        put(g, taker, thing)
    g.then(("stow", figure, area))


def _places(g: Caribbean, takers: list[int]) -> Iterator[Verdict]:
    yield DONE, None
    for taker in takers:
        noun = partner_noun(taker)
        kinds = [thing for thing, n in enumerate(g.harvest) if n]
        if len(kinds) > 1:
            yield ("stow-all", noun), why_not_stow(g, takers, ("stow-all", noun))
        for thing in kinds:
            yield ("stow", noun, THING.noun[thing]), None if fitting(g, taker, thing) else NO_ROOM


STEPS: Mapping[str, Runner] = {"stow": stow}
