"""CC-0.4 Setting up: nations, home bases, decks, containers; what a scenario changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import Ask, Procedure, Refusal, Runner, Seat, Verdict
from theatrum.games.caribbean.queries.research import next_research, why_not_research
from theatrum.games.caribbean.rules.research import learn
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.advisors import ADVISORS
from theatrum.games.caribbean.tables.cards import GENERAL_OF_PERIOD, NATION_OF_PERIOD
from theatrum.games.caribbean.tables.markers import FILE as MARKERS_READ
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.options import NEW_MARKERS, SCENARIOS, SETUP, STARTS
from theatrum.games.caribbean.tables.pieces import BASE_OF
from theatrum.games.caribbean.tables.places import HOME_OF
from theatrum.games.caribbean.tables.research import RESEARCH
from theatrum.games.caribbean.tables.things import DUCATS, SETTLERS, SP, unit_thing

TAKEN = Refusal("CC-0.4.1", "nation-taken")


def set_up(g: Caribbean) -> None:
    """CC-0.4.1 – CC-0.4.5 Everything up to the first turn."""
    g.then(*[("choose_nation", seat) for seat in range(g.players)], ("furnish",))


def choose_nation(g: Caribbean, seat: Seat) -> Procedure[None]:
    """CC-0.4.1 Each player takes one nation; the last that is left is not asked for [CC-0.1.9]."""
    free = [n for n in range(len(NATION)) if g.seat_of[n] < 0]
    nation = free[0]
    if len(free) > 1:
        answer = yield Ask(seat, "take-nation", candidates=lambda: _nations(g), rule="CC-0.4.1")
        nation = NATION[answer[1]]
    g.nation_of[seat] = nation
    g.seat_of[nation] = seat
    g.tell("takes-nation", player=f"seat:{seat}", nation=NATION.noun[nation])


def _nations(g: Caribbean) -> Iterator[Verdict]:
    for nation, noun in enumerate(NATION.noun):
        yield ("play", noun), None if g.seat_of[nation] < 0 else TAKEN


def furnish(g: Caribbean) -> None:
    """CC-0.4.2, CC-0.4.5 What lies on the table when the first turn begins."""
    changes = SCENARIOS[g.scenario].start_changes
    for nation in g.nations:
        furnish_nation(g, nation)
        if changes is not None:
            g.gain(nation, changes.extra_ducats_each)
            g.add(BASE_OF[nation], SP, changes.extra_sp_each)
    periods = SETUP.common.general_deck_periods if changes is None else changes.general_deck_periods
    for period in periods:
        add_period(g, period)
    g.tell("set-up", scenario=f"scenario:{g.scenario}")
    free = 0 if changes is None or g.has("no_research") else changes.free_research_levels_each
    g.then(*[("free_research", nation, i) for nation in g.nations for i in range(free)], ("turn",))


def furnish_nation(g: Caribbean, nation: int) -> None:
    """CC-0.4.2 The home base, the first fleet and the first leader of a nation."""
    start, base = STARTS[nation], BASE_OF[nation]
    g.gp[nation], g.rate[nation], g.tax[nation] = start.gp, start.production_rate, start.tax_rate
    g.control[nation] = start.control_markers
    if g.has("no_research"):
        g.control[nation] += NEW_MARKERS * (g.period - 1)
    g.main_up[nation] = 1
    for thing, n in ((DUCATS, start.ducats), (SP, start.sp), (SETTLERS, start.settlers), *start.goods):
        g.add(base, thing, n)
    for unit, n in start.units:
        g.add(base, unit_thing(unit), n)
    for fleet, ships in start.fleets:
        g.where[fleet] = HOME_OF[nation]
        for ship, n in ships:
            g.add_ships(fleet, ship, n)
    for leader in start.leaders:
        g.where[leader] = HOME_OF[nation]


def add_period(g: Caribbean, period: int) -> None:
    """CC-8.12 Cards, exploration markers and advisors of a period come into the game, shuffled in."""
    g.deck += GENERAL_OF_PERIOD.get(period, ())
    g.shuffle(g.deck)
    for nation in g.nations:
        g.nation_deck[nation] += NATION_OF_PERIOD.get((nation, period), ())
        g.shuffle(g.nation_deck[nation])
    for i, row in enumerate(MARKERS_READ.markers):
        if row.period == period:
            g.container[i] += row.count
    for advisor in ADVISORS:
        g.advisors[advisor.index] += advisor.counters.get(period, 0)


def free_research(g: Caribbean, nation: int, i: int) -> Procedure[None]:
    """CC-0.4.2 A later start: each nation picks areas of research by their order, without cost."""
    answer = yield Ask(
        g.seat_of[nation],
        "free-research",
        lambda: [("research", RESEARCH.noun[r]) for r in next_research(g, nation)],
        rule="CC-0.4.2",
        why_not=lambda answer: why_not_research(g, nation, RESEARCH[answer[1]]),
    )
    learn(g, nation, RESEARCH[answer[1]])


STEPS: Mapping[str, Runner] = {
    "set_up": set_up,
    "choose_nation": choose_nation,
    "furnish": furnish,
    "free_research": free_research,
}
