"""CC-4.4.3.6 "Sail to": the cheapest course as one answer, carried out step by step, stopping when something happens."""

from __future__ import annotations

from games.caribbean.builders import a_table, all_awards_taken, area, colony, fleet, place
from games.caribbean.skeleton import SKELETON
from playing import Playing, dice, play
from theatrum.games.caribbean.queries.movement import fleet_points, sail_cost
from theatrum.games.caribbean.queries.voyages import courses
from theatrum.games.caribbean.rules.pirates import new_pirates
from theatrum.games.caribbean.state import RAIN, STORM, Caribbean
from theatrum.games.caribbean.tables.nations import ENGLAND, SPAIN, WAR, pair
from theatrum.games.caribbean.tables.pieces import FIGURE
from theatrum.games.caribbean.tables.places import COAST, FIRST_COAST, FIRST_SEA, HOME_OF, PLACE, WATER

SEA, HAVANA = "caribbean_sea", "tc_17_coast"


def a_fleet(at: str = "home_spain", **ships: int) -> tuple[Caribbean, int]:
    g = all_awards_taken(a_table("spain", "england"))
    g.order = [SPAIN, ENGLAND]
    g.control[SPAIN] = 3
    return g, fleet(g, "spain", at=at, ships=ships or {"nao": 1})


def moving(g: Caribbean, ships: int) -> Playing[Caribbean]:
    g.active, g.points = SPAIN, 1
    return play(SKELETON, g, ("operation",)).answer("move", FIGURE.noun[ships])


def price(g: Caribbean, course: tuple[int, ...]) -> int:
    return sum(sail_cost(g, SPAIN, step) for step in course)


def test_WE_09_CC_4_4_3_6_in_rain_Havana_is_sixteen_points_from_home() -> None:
    """10 + 4 + 2, found as one course: transfer zone, sea zone, coast."""
    g, ships = a_fleet()
    colony(g, "tc_17", "spain")
    g.weather[place(HAVANA)] = RAIN
    course = courses(g, ships, 16)[place(HAVANA)]
    assert price(g, course) == 16
    assert [PLACE.noun[step].partition(":")[0] for step in course] == ["transfer", "sea", "coast"]
    assert place(HAVANA) not in courses(g, ships, 15)


def test_CC_4_4_3_6_a_voyage_costs_what_its_steps_cost_and_is_the_cheapest() -> None:
    g, ships = a_fleet()
    for row in ("tc_17", "tc_18", "tc_05"):
        colony(g, row, "spain")
    points = fleet_points(g, ships) + 8
    found = courses(g, ships, points)
    for goal, course in found.items():
        assert course[-1] == goal
        assert all(b in WATER[a] for a, b in zip((HOME_OF[SPAIN], *course), course, strict=False))
        assert price(g, course) <= points
        for there in WATER[goal]:
            if there in found and not FIRST_COAST <= there < FIRST_SEA:
                assert price(g, course) <= price(g, found[there]) + sail_cost(g, SPAIN, goal)


def test_CC_4_4_3_13_a_voyage_may_end_but_not_pass_at_an_undiscovered_coast() -> None:
    g, ships = a_fleet(at=SEA)
    coasts = [step for step in WATER[place(SEA)] if FIRST_COAST <= step < FIRST_SEA]
    reached = courses(g, ships, 20)
    assert all(step in reached for step in coasts)
    beyond = [c for c in reached.values() if len(c) > 1 and FIRST_COAST <= c[-2] < FIRST_SEA]
    assert beyond == [], "every coast is undiscovered"
    g.control[SPAIN] = 0
    assert not any(FIRST_COAST <= step < FIRST_SEA for step in courses(g, ships, 20)), "no control marker"


def test_CC_4_4_3_6_a_voyage_goes_round_a_storm_and_keeps_out_of_closed_waters() -> None:
    g, ships = a_fleet()
    assert place("cape_horn") not in courses(g, ships, 99)
    colony(g, "tc_17", "spain")
    way = courses(g, ships, 40)[place(HAVANA)]
    g.weather[way[-2]] = STORM
    other = courses(g, ships, 40).get(place(HAVANA), ())
    assert way[-2] not in other


def test_CC_4_4_3_6_sail_to_is_one_answer() -> None:
    g, ships = a_fleet()
    colony(g, "tc_17", "spain", "settlement")
    acting = moving(g, ships)
    near = acting.offered("sail")
    assert near.isdisjoint(acting.offered("sail-to")), "one step is offered as such"
    assert acting.reason("sail-to", next(iter(near))) == "one-step-away"
    assert acting.reason("sail-to", "home:home_england") == "foreign-home-base"
    before = fleet_points(g, ships)
    cost = price(g, courses(g, ships, before)[place(HAVANA)])
    acting.answer("sail-to", COAST.noun[place(HAVANA) - FIRST_COAST])
    assert (g.where[ships], acting.prompt) == (place(HAVANA), "acting")
    assert g.activation is not None
    assert (g.activation.points, g.activation.course) == (before - cost, ())


def test_CC_4_4_3_13_a_voyage_to_an_undiscovered_coast_ends_with_the_discovery() -> None:
    g, ships = a_fleet()
    acting = moving(g, ships)
    dice(g, 10, 10, *([1] * 20))
    acting.answer("sail-to", COAST.noun[place(HAVANA) - FIRST_COAST])
    while acting.prompt != "acting":
        acting.answer(*acting.answers[0])
    assert (g.owner[area("tc_17")], g.where[ships]) == (SPAIN, place(HAVANA))
    assert acting.offered("sail-to") == set(), "only free actions remain"


def test_CC_4_4_3_12_an_interception_breaks_the_voyage_off() -> None:
    """The captain has won, and sails on: it is his to say where."""
    g, ships = a_fleet()
    colony(g, "tc_17", "spain")
    way = courses(g, ships, fleet_points(g, ships))[place(HAVANA)]
    new_pirates(g, way[-2], 9)
    acting = moving(g, ships)
    assert g.activation is not None
    g.activation.points = 40
    dice(g, 1, 10)
    acting.answer("sail-to", "coast:tc_17_coast").answer("sail-on").answer("pass")
    assert (acting.prompt, g.where[ships]) == ("acting", way[-2])
    assert acting.may("sail", "coast:tc_17_coast")


def test_CC_4_4_3_9_others_may_intercept_at_every_step() -> None:
    g, ships = a_fleet()
    colony(g, "tc_17", "spain")
    g.relations[pair(SPAIN, ENGLAND)] = WAR
    way = courses(g, ships, 40)[place(HAVANA)]
    hunter = fleet(g, "england", at=PLACE.noun[way[-2]].partition(":")[2], ships={"nao": 1})
    acting = moving(g, ships)
    assert g.activation is not None
    g.activation.points = 40
    acting.answer("sail-to", "coast:tc_17_coast")
    asked = []
    while acting.prompt != "acting":
        asked.append(acting.asked)
        acting.answer("pass")
    if g.where[hunter] in way:
        assert asked.count((1, "intercept")) == 2, "entering and leaving"
    assert g.where[ships] == place(HAVANA)
