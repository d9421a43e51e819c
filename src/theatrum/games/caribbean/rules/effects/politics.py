"""CC-4.3.3 – CC-4.3.6 Steps about fleets, leaders, advisors and relations."""

from __future__ import annotations

from collections.abc import Iterator

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Verdict
from theatrum.games.caribbean.queries.advisors import FACES, colour_of, left, reachable
from theatrum.games.caribbean.rules.achievements import achieved
from theatrum.games.caribbean.rules.cards import NO_MONEY
from theatrum.games.caribbean.rules.placing import guild_halls, receiver
from theatrum.games.caribbean.rules.relations import change_relation
from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.advisors import ADVISOR, ADVISORS, COLOURS, HIRE, REDRAW
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import FIGURE, FIGURES, NATION_OF
from theatrum.games.caribbean.tables.places import HOME_OF, PLACE
from theatrum.games.caribbean.tables.things import FIRST_ADVISOR

SAME_COLOUR = Refusal("CC-4.3.21", "no-other-colour")
NO_GUILD_HALL = Refusal("CC-4.3.4", "no-guild-hall")


def raise_fleet(g: Caribbean, marker: int) -> None:
    """CC-4.3.3 Shipless into the home base."""
    nation = NATION_OF[marker]
    g.where[marker] = HOME_OF[nation]
    g.tell("fleet-raised", fleet=FIGURE.noun[marker])
    g.then(achieved(nation, "fleet_raised", fleet_type=FIGURES[marker].kind))


def recruit_leader(g: Caribbean, leader: int) -> Procedure[None]:
    """CC-4.3.4 Into the home base, or an own residence with guild hall and an open supply line."""
    nation = NATION_OF[leader]
    places = [HOME_OF[nation], *guild_halls(g, nation)]
    place = places[0]
    if len(places) > 1:
        answers: list[Answer] = [("place", PLACE.noun[p]) for p in places]
        answer = yield Ask(
            g.seat_of[nation], "leader-where", answers, rule="CC-4.3.4", why_not=lambda a: NO_GUILD_HALL
        )
        place = PLACE[answer[1]]
    g.where[leader] = place
    g.tell("leader-recruited", leader=FIGURE.noun[leader])
    g.then(achieved(nation, "leader_recruited", leader_type=FIGURES[leader].kind))


def set_relation(g: Caribbean, used_nation: int, nation: int, status: int) -> None:
    """CC-3.2.1 At once, with all that follows from it [CC-3.2.2]."""
    change_relation(g, used_nation, nation, status)


def hire_advisor(g: Caribbean, nation: int, dr_modifier: int, may_pay: bool) -> Procedure[None]:
    """CC-4.3.5, CC-4.3.21 Perhaps a payment, a roll, an advisor of that colour; Lucky Devil and Gambler draw again."""
    modifier = dr_modifier
    if may_pay:
        modifier += yield from _payment(g, nation, dr_modifier)
    colour = colour_of(g.roll(FACES) + modifier)
    while not left(g, colour):
        colour = colour_of(g.roll(FACES) + modifier)
    advisor = _drawn(g, colour)
    while advisor in REDRAW:
        g.tell("draws-again", advisor=ADVISOR.noun[advisor])
        others = [c for c in range(len(COLOURS)) if c != colour and left(g, c)]
        if not others:
            break
        colour = others[0]
        if len(others) > 1:
            answers: list[Answer] = [("colour", f"colour:{COLOURS[c]}") for c in others]
            answer = yield Ask(
                g.seat_of[nation],
                "other-colour",
                answers,
                rule="CC-4.3.5",
                why_not=lambda answer: SAME_COLOUR,
            )
            colour = COLOURS.index(str(answer[1])[7:])
        advisor = _drawn(g, colour)
    taker = NOBODY if advisor in REDRAW else (yield from receiver(g, nation, {FIRST_ADVISOR + advisor: 1}))
    if taker >= 0:
        g.set_aside.remove(advisor)
        g.add(taker, FIRST_ADVISOR + advisor, 1)
        g.tell("advisor-hired", nation=NATION.noun[nation], advisor=ADVISOR.noun[advisor])
    for returned in g.set_aside:
        g.advisors[returned] += 1
    g.set_aside = []


def _payment(g: Caribbean, nation: int, modifier: int) -> Procedure[int]:
    """CC-4.3.5 10, 20 or 40 D for a better chance; none that would leave no colour within reach."""
    paid = {0: 0, **{row.ducats: row.dr for row in HIRE.paid_modifiers}}
    fine = [ducats for ducats, dr in paid.items() if why_no_payment(g, nation, ducats, modifier + dr) is None]
    if len(fine) == 1:
        return paid[fine[0]]

    def payments() -> Iterator[Verdict]:
        for ducats, dr in paid.items():
            yield ("pay", ducats), why_no_payment(g, nation, ducats, modifier + dr)

    answer = yield Ask(g.seat_of[nation], "hire", candidates=payments, rule="CC-4.3.5")
    ducats = int(answer[1])
    g.pay(nation, ducats)
    return paid[ducats]


def why_no_payment(g: Caribbean, nation: int, ducats: int, modifier: int) -> Refusal | None:
    """CC-4.3.5, CC-4.3.21 The home base has the ducats, and the roll can still reach a counter."""
    if ducats > max(0, g.ducats(nation)):
        return NO_MONEY
    return None if reachable(g, modifier) else Refusal("CC-4.3.21", "no-advisor-in-reach")


def _drawn(g: Caribbean, colour: int) -> int:
    """A counter of a colour at random; it leaves the container, and goes nowhere yet."""
    counters = [a.index for a in ADVISORS if a.colour == colour for _ in range(g.advisors[a.index])]
    advisor = counters[g.below(len(counters))]
    g.advisors[advisor] -= 1
    g.set_aside.append(advisor)
    return advisor
