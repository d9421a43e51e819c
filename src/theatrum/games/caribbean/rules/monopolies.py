"""CC-4.4.1.3 Use of monopolies: close the market, commission, buy from STOCK, reopen; one way for any of the own ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.core.legality import any_legal
from theatrum.games.caribbean.queries.prices import purchase_from_stock
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import BASE_OF

WAYS: tuple[str, ...] = ("close", "commission", "stock", "reopen")
"""CC-4.4.1.3 a – d."""
NONE_UP = Refusal("CC-4.4.1.3", "no-monopoly-up")
IS_CLOSED = Refusal("CC-4.4.1.3", "market-is-closed")
IS_OPEN = Refusal("CC-4.4.1.3", "market-is-open")
NO_STOCK = Refusal("CC-4.4.1.3", "no-stock")
NO_MONEY = Refusal("CC-4.4.0.3", "too-few-ducats")
NOT_OWN = Refusal("CC-4.4.1.3", "not-your-monopoly")
FACE_DOWN = Refusal("CC-4.4.1.3", "monopoly-used")


def why_not_apply(g: Caribbean, nation: int, way: str, ware: int) -> Refusal | None:
    """CC-4.4.1.3 An own face-up monopoly for which the option makes sense."""
    if g.monopoly[ware] != nation:
        return NOT_OWN
    if not g.monopoly_up[ware]:
        return FACE_DOWN
    if way == "close":
        return IS_CLOSED if g.closed[ware] else None
    if way == "reopen":
        return None if g.closed[ware] else IS_OPEN
    if not g.stock[ware]:
        return NO_STOCK
    return NO_MONEY if way == "stock" and g.ducats(nation) < purchase_from_stock(g, ware) else None


def own(g: Caribbean, nation: int) -> list[int]:
    return [ware for ware, owner in enumerate(g.monopoly) if owner == nation]


def why_not_use(g: Caribbean, nation: int, way: str) -> Refusal | None:
    """At least one of the own monopolies can be used that way."""
    reasons = [why_not_apply(g, nation, way, ware) for ware in own(g, nation)]
    if not reasons:
        return NONE_UP
    return None if None in reasons else reasons[0]


def offers(g: Caribbean, nation: int) -> Iterator[Verdict]:
    if own(g, nation):
        for way in WAYS:
            yield ("monopoly", f"way:{way}"), why_not_use(g, nation, way)


def why_not(g: Caribbean, nation: int, answer: Answer) -> Refusal | None:
    return why_not_use(g, nation, way_of(answer))


def way_of(answer: Answer) -> str:
    return str(answer[1]).partition(":")[2]


def do(g: Caribbean, nation: int, answer: Answer) -> None:
    g.then(("use_monopolies", nation, way_of(answer)))


def use_monopolies(g: Caribbean, nation: int, way: str) -> Procedure[None] | None:
    """CC-4.4.1.3 Monopoly after monopoly, until the player stops; each one used lies face-down."""
    return _using(g, nation, way) if any_legal(_wares(g, nation, way)) else None


def _wares(g: Caribbean, nation: int, way: str) -> Iterator[Verdict]:
    for ware in own(g, nation):
        yield ("apply", WARE.noun[ware]), why_not_apply(g, nation, way, ware)


def _using(g: Caribbean, nation: int, way: str) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[nation],
        "use-monopoly",
        candidates=lambda: (pair for some in ([(DONE, None)], _wares(g, nation, way)) for pair in some),
        rule="CC-4.4.1.3",
        args={"way": f"way:{way}"},
        why_not=lambda answer: why_not_apply(g, nation, way, WARE[answer[1]]),
    )
    if answer == DONE:
        return
    ware = WARE[answer[1]]
    g.then(("use_monopolies", nation, way))
    if way == "stock":
        yield from _buying(g, nation, ware)
    elif way == "commission":
        commission(g, nation, ware)
    else:
        g.closed[ware] = int(way == "close")
        g.tell("market-closed" if way == "close" else "market-open", ware=WARE.noun[ware])
    g.monopoly_up[ware] = 0


def commission(g: Caribbean, nation: int, ware: int) -> None:
    """CC-4.4.1.3 b) All STOCK is removed, 1 D per unit."""
    n, g.stock[ware] = g.stock[ware], 0
    g.gain(nation, n)
    g.tell("commission", nation=NATION.noun[nation], ware=WARE.noun[ware], ducats=n)


def _buying(g: Caribbean, nation: int, ware: int) -> Procedure[None]:
    """CC-4.4.1.3 c) Any number from STOCK at index + 1, paid by the home base, into it."""
    price = purchase_from_stock(g, ware)
    most = min(g.stock[ware], g.ducats(nation) // price)
    n = 1
    if most > 1:
        answer = yield Ask(
            g.seat_of[nation],
            "stock-how-many",
            [("amount", number) for number in range(1, most + 1)],
            rule="CC-4.4.1.3",
            args={"ware": WARE.noun[ware], "ducats": price},
            why_not=lambda answer: NO_STOCK if int(answer[1]) > g.stock[ware] else NO_MONEY,
        )
        n = int(answer[1])
    g.pay(nation, n * price)
    g.stock[ware] -= n
    g.add(BASE_OF[nation], ware, n)
    g.tell("buys-stock", nation=NATION.noun[nation], ware=WARE.noun[ware], n=n, ducats=n * price)


STEPS: Mapping[str, Runner] = {"use_monopolies": use_monopolies}
