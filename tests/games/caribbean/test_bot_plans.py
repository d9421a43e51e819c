"""What the bots of Caribbean plan: marches behind the coast, a second fleet, what is given up, and what is kept free."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.caribbean.builders import a_table, area, colony, fill, fleet, leader, moving, operating
from playing import Playing
from theatrum.core.contract import Answer, Ask
from theatrum.games.caribbean.bot import home, marches, plans, prospects, worth
from theatrum.games.caribbean.bot.order import order
from theatrum.games.caribbean.queries.company import combat_units
from theatrum.games.caribbean.rules.discovery import expendable
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.awards import AWARDS
from theatrum.games.caribbean.tables.cargo import CARGO
from theatrum.games.caribbean.tables.markers import MARKER_ROWS
from theatrum.games.caribbean.tables.nations import SPAIN
from theatrum.games.caribbean.tables.pieces import BASE_OF, FIGURE, SHIP
from theatrum.games.caribbean.tables.places import AREA, AREAS, LAND
from theatrum.games.caribbean.tables.research import RESEARCH

COAST = "ca_12"
"""An area of Central America with country behind it."""


def favourite(asked: Playing[Caribbean]) -> Answer:
    """The answer that the bot takes without trying any."""
    answers: Sequence[Answer] = asked.answers
    values = order(asked.state, asked.question().ask, answers)
    return answers[max(range(len(values)), key=values.__getitem__)]


def at_the_coast(**units: int) -> tuple[Caribbean, int]:
    g = a_table("spain", "england", scenario="quick")
    g.control[SPAIN] = 6
    colony(g, COAST, "spain")
    return g, leader(g, "spain", "explorer", at=COAST, **units)


# ---- marches -----------------------------------------------------------------------------------------------------------------
def test_CC_4_4_3_13_a_leader_ashore_discovers_the_country_behind_the_coast() -> None:
    g, explorer = at_the_coast(mil=2)
    asked = operating(g)
    assert favourite(asked) == ("move", FIGURE.noun[explorer])
    asked.answer(*favourite(asked))
    step = favourite(asked)
    assert step[0] == "march"
    assert AREA[step[1]] in LAND[area(COAST)]


def test_CC_4_4_0_7_a_leader_aboard_takes_militia_along_and_goes_ashore() -> None:
    g = a_table("spain", "england", scenario="quick")
    g.control[SPAIN] = 6
    colony(g, COAST, "spain")
    ships = fleet(g, "spain", f"{COAST}_coast", {"nao": 2}, mil=4)
    explorer = leader(g, "spain", "explorer", at=ships)
    asked = moving(g, explorer)
    done = []
    while favourite(asked)[0] != "march":
        done.append(favourite(asked)[0])
        asked.answer(*favourite(asked))
    assert "ashore" in done
    assert combat_units(g, explorer) == 2
    assert combat_units(g, ships) == 2


def test_CC_4_4_3_38_a_leader_without_anybody_to_lose_is_worth_less_on_a_march() -> None:
    alone, first = at_the_coast()
    escorted, second = at_the_coast(mil=2)
    assert marches.plan(alone, first, 5).worth < marches.plan(escorted, second, 5).worth - 0.3


def test_CC_4_4_3_13_without_a_free_control_marker_nobody_marches() -> None:
    g, explorer = at_the_coast(mil=2)
    g.control[SPAIN] = 0
    assert marches.plan(g, explorer, 5) == plans.STAY


def test_CC_4_4_4_14_a_leader_with_wares_goes_to_the_coast_where_a_fleet_fetches_him() -> None:
    g = a_table("spain", "england", scenario="quick")
    inland = next(a for a in LAND[area(COAST)] if not AREAS[a].coastal)
    colony(g, COAST, "spain")
    colony(g, AREAS[inland].id, "spain")
    explorer = leader(g, "spain", "explorer", at=AREAS[inland].id)
    fill(g, explorer, gold=5)
    assert marches.plan(g, explorer, 5).goal == area(COAST)
    g.where[explorer] = area(COAST)
    assert plans.pickups(g, SPAIN)[area(COAST)] > 0.3


# ---- fleets ------------------------------------------------------------------------------------------------------------------
def test_CC_4_3_3_a_fleet_at_home_leaves_a_ship_for_one_that_has_none() -> None:
    g = a_table("spain", "england", scenario="quick")
    ships = fleet(g, "spain", "home_spain", {"carrack": 1, "nao": 2})
    empty = fleet(g, "spain", "home_spain", {})
    asked = moving(g, ships)
    assert favourite(asked) == ("hand", FIGURE.noun[BASE_OF[SPAIN]])
    while not g.fleet_size(BASE_OF[SPAIN]):
        asked.answer(*favourite(asked))
    assert g.fleet_size(BASE_OF[SPAIN]) == 1
    assert g.ships[BASE_OF[SPAIN]][SHIP.by_id["nao"]] == 1
    while g.fleet_size(BASE_OF[SPAIN]) and asked.prompt != "acting":
        asked.answer(*favourite(asked))
    assert favourite(asked)[0] != "hand", "one is enough for the fleet that waits"
    assert not g.ships[empty]


def test_CC_10_3_a_fleet_that_needs_all_its_room_leaves_no_ship() -> None:
    """Else it would be asked again and again what to leave."""
    g = a_table("spain", "england", scenario="quick")
    ships = fleet(g, "spain", "home_spain", {"nao": 3}, gold=17)
    fleet(g, "spain", "home_spain", {})
    asked = moving(g, ships)
    assert asked.may("hand", FIGURE.noun[BASE_OF[SPAIN]])
    assert favourite(asked)[0] != "hand"


def test_CC_4_3_22_the_last_ship_is_not_given_up() -> None:
    g = a_table("spain", "england")
    ships = fleet(g, "spain", f"{COAST}_coast", {"nao": 1}, pio=1)
    ask = Ask(0, "lose-one", [], args={"figure": FIGURE.noun[ships]})
    nao, pioneer = (("lose", CARGO.noun[kind]) for kind in expendable(g, ships))
    assert order(g, ask, [nao, pioneer])[1] > order(g, ask, [nao, pioneer])[0]
    g.add_ships(ships, SHIP.by_id["nao"], 1)
    assert order(g, ask, [nao, pioneer])[1] < order(g, ask, [nao, pioneer])[0]


# ---- what is rare ------------------------------------------------------------------------------------------------------------
def test_CC_4_4_1_2_research_is_worth_more_when_no_control_marker_is_free() -> None:
    g = a_table("spain", "england", scenario="quick")
    fill(g, BASE_OF[SPAIN], ducats=100)
    g.control[SPAIN] = 8
    many = home.research(g, SPAIN, RESEARCH.by_id["constructions_1"])
    g.control[SPAIN] = 0
    assert home.research(g, SPAIN, RESEARCH.by_id["constructions_1"]) > many + 0.4


def test_CC_4_4_3_15_kingdoms_and_capitals_that_may_be_drawn_count_while_their_awards_are_open() -> None:
    g, explorer = at_the_coast(mil=2)
    g.container = [row.by_period.get(1, 0) for row in MARKER_ROWS]
    inland = next(a for a in LAND[area(COAST)] if not AREAS[a].coastal)
    both = prospects.sites(g, SPAIN, explorer, inland)
    assert 0 < both < 10
    for index, award in enumerate(AWARDS):
        if award.id == "region_central_america_empire":
            g.awards[index] = SPAIN
    assert 0 < prospects.sites(g, SPAIN, explorer, inland) < both
    for index, award in enumerate(AWARDS):
        if award.id == "region_central_america_kingdom":
            g.awards[index] = SPAIN
    assert prospects.sites(g, SPAIN, explorer, inland) == 0


def test_supplies_lose_their_worth_when_the_end_is_near() -> None:
    g = a_table("spain", "england", scenario="quick")
    values = []
    for turn in (3, 4, 5):
        g.turn = turn
        values.append(worth.supplies(g, 20))
    assert values == [pytest.approx(1.5), pytest.approx(1.05), pytest.approx(0.3)]
