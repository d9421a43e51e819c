"""CC-4.3.2 – CC-4.3.7 The events of main cards that are used in the own move, through the language of effects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.advisors import FACES, colour_of, left, reachable
from theatrum.games.caribbean.queries.exchange import leader_room
from theatrum.games.caribbean.queries.presence import leaders_ashore, residences
from theatrum.games.caribbean.queries.supply import line_home
from theatrum.games.caribbean.queries.words import (
    ATTRIBUTES,
    FUNCTIONS,
    PREDICATES,
    VARIABLES,
    fleet_markers,
    pool_leaders,
    price_limit,
)
from theatrum.games.caribbean.rules.cards import NO_MONEY
from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.advisors import ADVISOR, ADVISORS, COLOURS, HIRE, REDRAW
from theatrum.games.caribbean.tables.buildings import GUILD_HALL
from theatrum.games.caribbean.tables.cards import EVENTS
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.language import GRAMMAR
from theatrum.games.caribbean.tables.nations import N_NATIONS, NATION, STATUS, pair
from theatrum.games.caribbean.tables.pieces import BASE_OF, FIGURE, NATION_OF
from theatrum.games.caribbean.tables.places import HOME_OF, PLACE
from theatrum.games.caribbean.tables.things import FIRST_ADVISOR, SETTLERS
from theatrum.kit.effects.meaning import Language, Meaning
from theatrum.kit.effects.play import Effects

SAME_COLOUR = Refusal("CC-4.3.21", "no-other-colour")


# ---- steps -------------------------------------------------------------------------------------------------------------
def raise_fleet(g: Caribbean, marker: int) -> None:
    """CC-4.3.3 Shipless into the home base."""
    g.where[marker] = HOME_OF[NATION_OF[marker]]
    g.tell("fleet-raised", fleet=FIGURE.noun[marker])


def recruit_leader(g: Caribbean, leader: int) -> Procedure[None]:
    """CC-4.3.4 Into the home base, or an own residence with guild hall and an open supply line."""
    nation = NATION_OF[leader]
    places = [HOME_OF[nation], *guild_halls(g, nation)]
    place = places[0]
    if len(places) > 1:
        answers: list[Answer] = [("place", PLACE.noun[p]) for p in places]
        answer = yield Ask(g.seat_of[nation], "leader-where", answers, rule="CC-4.3.4")
        place = PLACE[answer[1]]
    g.where[leader] = place
    g.tell("leader-recruited", leader=FIGURE.noun[leader])


def gain_settlers(g: Caribbean, nation: int, amount: int) -> Procedure[None]:
    """CC-4.3.5 To the home base, or to a leader in an own residence colony with guild hall and open supply line."""
    taker = yield from receiver(g, nation, SETTLERS, amount)
    g.add(taker, SETTLERS, amount)
    g.tell("settlers-gained", nation=NATION.noun[nation], settlers=amount)


def guild_halls(g: Caribbean, nation: int) -> list[int]:
    """CC-4.3.4 Own residence colonies with guild hall and an open line to the home base."""
    own = residences(g, nation)
    return [area for area in own if g.has_building(area, GUILD_HALL) and line_home(g, nation, area)]


def receiver(g: Caribbean, nation: int, thing: int, n: int) -> Procedure[int]:
    """CC-4.3.5, CC-10.1 Who gets what a card gives: the home base, or a leader who has room for it."""
    takers = [BASE_OF[nation]]
    for area in guild_halls(g, nation):
        takers += [
            leader
            for leader in leaders_ashore(g, area)
            if NATION_OF[leader] == nation and leader_room(g, leader, thing) >= n
        ]
    if len(takers) == 1:
        return takers[0]
    answers: list[Answer] = [("give", FIGURE.noun[taker]) for taker in takers]
    answer = yield Ask(g.seat_of[nation], "receiver", answers, rule="CC-4.3.5")
    return FIGURE[answer[1]]


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
    taker = NOBODY if advisor in REDRAW else (yield from receiver(g, nation, FIRST_ADVISOR + advisor, 1))
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


def lose_gp(g: Caribbean, nation: int, amount: int) -> None:
    """CC-4.3.6 Glory lost."""
    g.score(nation, -amount, "lost")


def set_relation(g: Caribbean, used_nation: int, nation: int, status: int) -> None:
    """CC-3.2.1 At once."""
    g.relations[pair(used_nation, nation)] = status
    g.tell("relation", a=NATION.noun[used_nation], b=NATION.noun[nation], status=STATUS.noun[status])


def price_mod(g: Caribbean, ware: int, delta: int) -> None:
    """CC-4.3.13 The modifier marker moves, within its limit."""
    most = price_limit(g)
    g.price_mod[ware] = max(-most, min(most, g.price_mod[ware] + delta))
    g.tell("price", ware=WARE.noun[ware], delta=delta)


# ---- the events --------------------------------------------------------------------------------------------------------
MEANING: Meaning[Caribbean] = Meaning(
    predicates=PREDICATES,
    steps={
        "raise_fleet": raise_fleet,
        "recruit_leader": recruit_leader,
        "gain_settlers": gain_settlers,
        "hire_advisor": hire_advisor,
        "lose_gp": lose_gp,
        "set_relation": set_relation,
        "price_mod": price_mod,
    },
    targets={
        "fleet_marker": lambda g: [f for n in range(N_NATIONS) for f in fleet_markers(g, n)],
        "pool_leader": lambda g: [f for n in range(N_NATIONS) for f in pool_leaders(g, n)],
        "nation": lambda g: g.nations,
        "ware": lambda g: range(len(WARE)),
    },
    attributes=ATTRIBUTES,
    variables=VARIABLES,
    functions=FUNCTIONS,
    seat=lambda g, nation: g.seat_of[nation],
    die=10,
)
LANGUAGE: Language[Caribbean] = Language(GRAMMAR, MEANING, "CC-11.2")
MAIN_EVENTS: Effects[Caribbean] = Effects(LANGUAGE, [e for e in EVENTS if e.timing == "event_step"])
"""The events that are used at the start of the own move; the re-rolls belong to the window after a roll."""


def main_event(g: Caribbean, nation: int, event: str) -> Procedure[None]:
    """CC-4.3.2 One event of the main card; then it is turned face-down."""
    effect = MAIN_EVENTS.by_id[event]
    g.main_up[nation], g.main_used[nation] = 0, g.impulse
    g.played += 1
    g.tell("main-event", nation=NATION.noun[nation], event=f"event:{event}")
    pairs = yield from effect.choose(g, nation)
    g.then(*effect.agenda(nation, pairs))


STEPS: Mapping[str, Runner] = {
    "main_event": main_event,
    **MAIN_EVENTS.runners(),
}
