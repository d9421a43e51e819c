"""CC-4.4.1 Operations of the home base: taxes, research, recruiting and building, supply points, the main card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.prices import sp_price
from theatrum.games.caribbean.queries.research import knows, why_not_research
from theatrum.games.caribbean.queries.words import design_unknown
from theatrum.games.caribbean.rules.amounts import ROUND, amounts
from theatrum.games.caribbean.rules.research import learn
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import BASE_OF, EUROPEAN, PIO, SHIP, SHIPS, UNIT, UNITS
from theatrum.games.caribbean.tables.research import AREAS_OF_RESEARCH, LEVELS, NAVAL_DESIGN, RESEARCH
from theatrum.games.caribbean.tables.things import SETTLERS, SP, unit_thing
from theatrum.games.caribbean.tables.tracks import TAX

TAXES: Answer = ("taxes",)
RECRUIT: Answer = ("recruit",)
REACTIVATE: Answer = ("reactivate",)
REACTIVATION = 3
"""CC-4.4.1.6 Operation points of one card."""
CHEAPER_SHIPS = 6
"""CC-4.4.1.4 The level of Naval Design that takes a tenth off."""
IN_DEBT = Refusal("CC-0.2.16", "in-debt")
NO_MONEY = Refusal("CC-4.4.0.3", "too-few-ducats")
NO_SUPPLIES = Refusal("CC-4.4.0.3", "too-few-sp")
NO_SETTLER = Refusal("CC-9", "no-settler")
TOO_FEW_POINTS = Refusal("CC-4.4.1.6", "too-few-points")
MAIN_IS_UP = Refusal("CC-4.4.1.6", "main-card-up")
USED_NOW = Refusal("CC-4.4.1.6", "used-in-this-impulse")
BY_EVENT = Refusal("CC-4.4.1.4", "by-event-only")
NO_DESIGN = Refusal("CC-4.4.1.4", "no-design")
NO_BLUEPRINT = Refusal("CC-4.4.1.4", "no-blueprint")


def offers(g: Caribbean, nation: int) -> Iterator[Verdict]:
    """CC-4.4.1 What the home base can do with a point."""
    yield TAXES, None
    for direction, levels in enumerate(LEVELS):
        have = g.level(nation, direction)
        if have < len(levels):
            area = AREAS_OF_RESEARCH[levels[have]]
            yield ("research", area.noun), why_no_research(g, nation, area.index)
    yield RECRUIT, why_no_recruiting(g, nation)
    most = most_supplies(g, nation)
    for n in amounts(most):
        yield ("supplies", n), None
    if not most:
        yield ("supplies", 1), why_no_supplies(g, nation, 1)
    yield REACTIVATE, why_no_reactivation(g, nation)


def why_not(g: Caribbean, nation: int, answer: Answer) -> Refusal | None:
    """The same predicates about whatever somebody names."""
    if answer[0] == "research":
        return why_no_research(g, nation, RESEARCH[answer[1]])
    if answer[0] == "supplies":
        return why_no_supplies(g, nation, int(answer[1])) or ROUND
    return None


def do(g: Caribbean, nation: int, answer: Answer) -> None:
    """CC-4.4.1 One operation of the home base."""
    if answer == TAXES:
        raise_taxes(g, nation)
    elif answer == RECRUIT:
        g.bill = 0
        g.then(("recruiting", nation))
    elif answer == REACTIVATE:
        g.main_up[nation] = 1
        g.tell("reactivated", nation=NATION.noun[nation])
    elif answer[0] == "research":
        do_research(g, nation, RESEARCH[answer[1]])
    else:
        buy_supplies(g, nation, int(answer[1]))
        g.then(("more_supplies", nation))


# ---- taxes, supply points, the main card -------------------------------------------------------------------------------
def raise_taxes(g: Caribbean, nation: int) -> None:
    """CC-4.4.1.1 The tax rate in ducats; then it falls by five, if possible."""
    ducats = g.tax[nation]
    g.gain(nation, ducats)
    g.tax[nation] = max(TAX.collect.not_below, ducats + TAX.collect.then_change)
    g.tell("taxes", nation=NATION.noun[nation], ducats=ducats)


def why_no_supplies(g: Caribbean, nation: int, n: int) -> Refusal | None:
    """CC-4.4.1.5 Paid by the home base, without debt."""
    if g.ducats(nation) < 0:
        return IN_DEBT
    return None if n * sp_price(g, nation) <= g.ducats(nation) else NO_MONEY


def buy_supplies(g: Caribbean, nation: int, n: int) -> None:
    """CC-4.4.1.5 Any number at the price of the day."""
    ducats = n * sp_price(g, nation)
    g.pay(nation, ducats)
    g.add(BASE_OF[nation], SP, n)
    g.tell("buys-supplies", nation=NATION.noun[nation], sp=n, ducats=ducats)


def most_supplies(g: Caribbean, nation: int) -> int:
    return max(0, g.ducats(nation)) // sp_price(g, nation)


def more_supplies(g: Caribbean, nation: int) -> Procedure[None] | None:
    """CC-4.4.1.5 Any number in one operation: round numbers, one after the other, until the player stops."""
    return _more_supplies(g, nation) if most_supplies(g, nation) else None


def _more_supplies(g: Caribbean, nation: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[nation],
        "more-supplies",
        lambda: [DONE, *(("supplies", n) for n in amounts(most_supplies(g, nation)))],
        rule="CC-4.4.1.5",
        args={"ducats": sp_price(g, nation)},
        why_not=lambda answer: why_no_supplies(g, nation, int(answer[1])) or ROUND,
    )
    if answer != DONE:
        buy_supplies(g, nation, int(answer[1]))
        g.then(("more_supplies", nation))


def why_no_reactivation(g: Caribbean, nation: int) -> Refusal | None:
    """CC-4.4.1.6 Three points of one card, and the main card was used in an earlier impulse."""
    if g.main_up[nation]:
        return MAIN_IS_UP
    if g.main_used[nation] == g.impulse:
        return USED_NOW
    return None if g.points >= REACTIVATION else TOO_FEW_POINTS


# ---- research ----------------------------------------------------------------------------------------------------------
def why_no_research(g: Caribbean, nation: int, research: int) -> Refusal | None:
    """CC-4.4.1.2 The next level of a direction, at its full cost."""
    why = why_not_research(g, nation, research)
    if why is not None:
        return why
    if g.ducats(nation) < 0:
        return IN_DEBT
    return None if g.ducats(nation) >= AREAS_OF_RESEARCH[research].cost else NO_MONEY


def do_research(g: Caribbean, nation: int, research: int) -> None:
    """CC-4.4.1.2 One area per operation point."""
    g.pay(nation, AREAS_OF_RESEARCH[research].cost)
    learn(g, nation, research)


# ---- recruiting and building -------------------------------------------------------------------------------------------
def recruiting(g: Caribbean, nation: int) -> Procedure[None]:
    """CC-4.4.1.4 Any number of troops and ships in one operation, kind by kind."""
    answer = yield Ask(
        g.seat_of[nation],
        "recruiting",
        candidates=lambda: _recruits(g, nation),
        rule="CC-4.4.1.4",
        why_not=lambda answer: why_no_piece(g, nation, str(answer[1]), int(answer[2])) or ROUND,
    )
    if answer != DONE:
        piece, n = str(answer[1]), int(answer[2])
        g.add(BASE_OF[nation], SP, -price_of(g, nation, piece, n))
        if piece in SHIP:
            g.bill += n * SHIPS[SHIP[piece]].cost
            g.add_ships(BASE_OF[nation], SHIP[piece], n)
        else:
            g.add(BASE_OF[nation], unit_thing(UNIT[piece]), n)
            if UNIT[piece] == PIO and g.has("e12a"):
                g.add(BASE_OF[nation], SETTLERS, -n)
        g.tell("recruited", nation=NATION.noun[nation], piece=piece, n=n)
        g.then(("recruiting", nation))


PIECES = (*(UNIT.noun[unit] for unit in EUROPEAN), *SHIP.noun)


def why_no_recruiting(g: Caribbean, nation: int) -> Refusal | None:
    """CC-4.4.1.4 Is there anything that the home base can recruit or build?"""
    if g.ducats(nation) < 0:
        return IN_DEBT
    return None if any(why_no_piece(g, nation, piece, 1) is None for piece in PIECES) else NO_SUPPLIES


def _recruits(g: Caribbean, nation: int) -> Iterator[Verdict]:
    yield DONE, None
    for piece in PIECES:
        for n in amounts(most_of(g, nation, piece)) or [1]:
            yield ("build", piece, n), why_no_piece(g, nation, piece, n)


def most_of(g: Caribbean, nation: int, piece: str) -> int:
    """So many can be paid, whatever else is in the way."""
    cost = SHIPS[SHIP[piece]].cost if piece in SHIP else UNITS[UNIT[piece]].cost
    most = g.supplies(nation) // cost
    while price_of(g, nation, piece, most + 1) <= g.supplies(nation):
        most += 1
    return most


def price_of(g: Caribbean, nation: int, piece: str, n: int) -> int:
    """CC-4.4.1.4 In SP. Naval Design 6 takes a tenth off the summed cost of the operation's ships, rounded up [OP-13]."""
    if piece not in SHIP:
        return n * UNITS[UNIT[piece]].cost
    before, after = g.bill, g.bill + n * SHIPS[SHIP[piece]].cost
    if g.level(nation, NAVAL_DESIGN) < CHEAPER_SHIPS:
        return after - before
    return -(-9 * after // 10) + (-9 * before // 10)


def why_no_piece(g: Caribbean, nation: int, piece: str, n: int) -> Refusal | None:
    """CC-4.4.1.4 Research, design and SP; with E12A a pioneer needs a settler, too."""
    if piece in SHIP:
        ship = SHIPS[SHIP[piece]]
        if ship.by_event or ship.design is None:
            return BY_EVENT
        if design_unknown(g, ship.index, nation):
            return NO_BLUEPRINT
        if not knows(g, nation, NAVAL_DESIGN, ship.design):
            return NO_DESIGN
    elif UNIT[piece] == PIO and g.has("e12a") and g.settlers(nation) < n:
        return NO_SETTLER
    return None if price_of(g, nation, piece, n) <= g.supplies(nation) else NO_SUPPLIES


STEPS: Mapping[str, Runner] = {
    "recruiting": recruiting,
    "more_supplies": more_supplies,
}
