"""CC-4.4.3.13 – 17, 36 – 38: discovery and exploration, with the worked examples WE-34 and WE-39."""

from __future__ import annotations

from games.caribbean.builders import a_table, area, colony, fleet, leader, operating, place, thing
from games.caribbean.skeleton import SKELETON
from playing import Playing, dice, draws, play
from theatrum.games.caribbean.rules.exploration import draw_markers, found_empire
from theatrum.games.caribbean.state import ABOARD, LOST, POOL, Caribbean
from theatrum.games.caribbean.tables.buildings import PATHWAYS, ROADS
from theatrum.games.caribbean.tables.markers import CAPITAL, CITY, KINGDOM, MARKER_ROWS, MARKER_TYPE, NO_SITE
from theatrum.games.caribbean.tables.markers import FILE as MARKERS_READ
from theatrum.games.caribbean.tables.nations import ENGLAND, PORTUGAL, SPAIN
from theatrum.games.caribbean.tables.pieces import FIGURE, NATION_OF
from theatrum.games.caribbean.tables.places import AREAS, HOME_OF, LAND, REGION_OF


def container(g: Caribbean, **counts: int) -> None:
    """Only these markers of the first period are in the container."""
    g.container = [0] * len(g.container)
    for name, n in counts.items():
        row = next(i for i, r in enumerate(MARKERS_READ.markers) if r.type == name)
        g.container[row] = n


def landing(g: Caribbean, figure: int, to: str, *faces: int) -> Playing[Caribbean]:
    """The figure enters an undiscovered coast and rolls these dice."""
    nation = NATION_OF[figure]
    g.control[nation] = max(1, g.control[nation])
    g.active, g.points = nation, 1
    asked = play(SKELETON, g, ("operation",)).answer("move", FIGURE.noun[figure])
    dice(g, *faces)
    return asked.answer("sail", f"coast:{to}")


def a_fleet(nation: str = "spain", **things: int) -> tuple[Caribbean, int]:
    g = a_table("spain", "england", "portugal")
    return g, fleet(g, nation, "north_atlantic_sea", {"nao": 1, "carrack": 1}, **things)


def test_WE_34_CC_4_4_3_14_a_natural_four_destroys_the_expedition_whatever_is_added() -> None:
    g, ships = a_fleet("portugal", scout=1, trapper=1, navigator=1)
    landing(g, ships, "na_07_coast", 1, 3)
    assert (g.gp[PORTUGAL], g.where[ships], g.ships[ships], g.hold[ships]) == (-1, HOME_OF[PORTUGAL], (), ())
    assert g.owner[area("na_07")] == -1


def test_CC_4_4_3_14_seven_to_ten_is_lost_and_ends_the_activation() -> None:
    g, ships = a_fleet()
    asked = landing(g, ships, "na_07_coast", 4, 5)
    assert g.marks[ships] & LOST
    assert g.where[ships] == place("na_07_coast")
    assert asked.over


def test_CC_4_4_3_14_the_renewed_attempt_uses_the_same_chart() -> None:
    g, ships = a_fleet()
    landing(g, ships, "na_07_coast", 4, 5)
    g.marks[ships] = LOST
    g.active, g.points = SPAIN, 1
    asked = play(SKELETON, g, ("operation",)).answer("renew", FIGURE.noun[ships])
    dice(g, 9, 9)
    asked.answer("attempt")
    assert (g.owner[area("na_07")], g.gp[SPAIN], g.marks[ships] & LOST) == (SPAIN, 1 + 2, 0), "and the award"


def a_lost_fleet(markers: int) -> tuple[Caribbean, int]:
    """On an undiscovered coast, with so many free control markers."""
    g = a_table("spain", "england")
    ships = fleet(g, "spain", "na_07_coast", {"nao": 2})
    g.marks[ships], g.control[SPAIN] = LOST, markers
    return g, ships


def test_CC_4_4_3_13_no_renewed_attempt_without_a_free_control_marker() -> None:
    g, ships = a_lost_fleet(0)
    asked = operating(g)
    assert asked.reason("renew", FIGURE.noun[ships]) == "no-control-marker", (
        "others have used up the last one"
    )
    g.control[SPAIN] = 1
    assert operating(g).may("renew", FIGURE.noun[ships])


def test_CC_4_4_3_36_no_ship_leaves_a_lost_expedition_by_a_split() -> None:
    g, ships = a_lost_fleet(1)
    new = fleet(g, "spain", "home_spain", {})
    asked = operating(g).answer("renew", FIGURE.noun[ships])
    assert asked.reason("split", FIGURE.noun[new], "ship:nao") == "expedition-lost"
    dice(g, 9, 9)
    assert asked.answer("attempt").may("split", FIGURE.noun[new], "ship:nao")


def test_CC_4_4_3_36_who_is_lost_is_found_when_somebody_else_discovers_the_area() -> None:
    g, ships = a_fleet()
    lost = fleet(g, "england", "na_07_coast", {"nao": 1})
    g.marks[lost] = LOST
    landing(g, ships, "na_07_coast", 9, 9)
    assert not g.marks[lost] & LOST


def test_CC_4_4_3_38_one_ship_or_unit_is_lost_by_the_owners_choice() -> None:
    g, ships = a_fleet(mil=2, timber=12)
    asked = landing(g, ships, "na_07_coast", 6, 6)
    assert asked.prompt == "lose-one"
    assert asked.offered("lose") == {"ship:nao", "ship:carrack", "unit:mil"}
    asked.answer("lose", "ship:carrack")
    assert asked.prompt == "shed", "six points of capacity are left"
    while asked.prompt == "shed":
        asked.answer("give-up", "ware:timber")
    assert g.owner[area("na_07")] == SPAIN
    assert g.gp[SPAIN] == 2, "no glory for the roll, two for the first discovery of the region"


def test_OP_17_a_lone_ship_is_lost_and_discovers_nothing() -> None:
    g = a_table("spain", "england")
    ships = fleet(g, "spain", "north_atlantic_sea", {"nao": 1})
    aboard = leader(g, "spain", "conquistador", at=ships)
    landing(g, ships, "na_07_coast", 6, 6)
    assert (g.where[ships], g.where[aboard], g.owner[area("na_07")]) == (HOME_OF[SPAIN], POOL, -1)


def test_WE_39_a_loss_no_glory_city_and_furs_then_production_at_once() -> None:
    g = a_table("england", "spain")
    ships = fleet(g, "england", "north_atlantic_sea", {"carrack": 1, "nao": 1}, mil=3)
    colon = leader(g, "england", "explorer", at=ships)
    container(g, city=1, furs=1)
    g.control[ENGLAND], g.active, g.points = 1, ENGLAND, 1
    asked = play(SKELETON, g, ("operation",)).answer("move", FIGURE.noun[ships])
    draws(g, 8, 3, 0, 0)
    asked.answer("sail", "coast:na_07_coast")
    asked.answer("lose", "unit:mil")
    at = area("na_07")
    assert (g.owner[at], g.gp[ENGLAND], g.held(ships, thing("mil"))) == (ENGLAND, 2, 2)
    assert (g.site[at], g.resources[at]) == (CITY, (MARKER_TYPE.by_id["furs"],))
    assert g.where[colon] == ABOARD
    dice(g, 6, 9, 3, 1)
    asked.answer("produce")
    assert [g.held(ships, thing(ware)) for ware in ("silver", "gold", "gems")] == [2, 1, 1]
    assert g.produced[at] == 1


# ---- exploration -----------------------------------------------------------------------------------------------------------
def test_CC_4_4_3_15_markers_of_other_regions_are_never_among_those_drawn() -> None:
    g = a_table("spain", "england")
    container(g, furs=3, timber=1)
    at = area("sa_05")
    draw_markers(g, at, 4)
    assert g.drawn, "timber grows everywhere"
    assert all(MARKER_ROWS[row].regions[REGION_OF[at]] for row in g.drawn)


def test_CC_4_4_3_15_draw_more_draws_that_many_more_and_goes_back() -> None:
    g = a_table("spain", "england")
    container(g, more_2=1, timber=5)
    before = list(g.container)
    row = next(i for i, n in enumerate(before) if n and MARKER_ROWS[i].more)
    timber = next(i for i, n in enumerate(before) if n == 5)
    draws(g, *([5, 0, 0] if row > timber else [0, 0, 0]))
    draw_markers(g, area("tc_05"), 1)
    assert sorted(g.drawn) == sorted([row, timber, timber])


def exploring(g: Caribbean, at: str, *rows: str) -> Playing[Caribbean]:
    """These markers have been drawn for an area of Spain."""
    where = colony(g, at, "spain") if g.owner[area(at)] < 0 else area(at)
    names = [r.type for r in MARKERS_READ.markers]
    g.drawn = [names.index(name) for name in rows]
    steps = [(f"place_{kind}", SPAIN, where) for kind in ("site", "mine", "resource")]
    return play(SKELETON, g, *steps, ("explored", SPAIN, where, g.site[where]))


def test_CC_4_4_3_16_of_several_sites_and_mines_the_player_picks_one_each() -> None:
    g = a_table("spain", "england")
    asked = exploring(g, "tc_05", "city", "kingdom", "gold", "silver", "timber")
    asked.answer("keep", "marker:kingdom").answer("keep", "marker:gold")
    at = area("tc_05")
    assert (g.site[at], g.mine[at], g.resources[at]) == (KINGDOM, 4, (MARKER_TYPE.by_id["timber"],))
    assert g.has_building(at, PATHWAYS), "a kingdom has pathways"
    assert g.drawn == []
    assert sum(g.container) == 2, "the city and the silver go back"


def test_CC_4_4_3_16_the_printed_number_limits_resources_and_the_player_picks() -> None:
    g = a_table("spain", "england")
    small = next(
        name for name in ("tc_01", "tc_02", "tc_03", "tc_04", "ca_01") if AREAS[area(name)].room == 2
    )
    asked = exploring(g, small, "timber", "corn", "tobacco")
    asked.answer("keep", "marker:tobacco").answer("keep", "marker:corn")
    assert len(g.resources[area(small)]) == 2
    assert sum(g.container) == 1


def test_CC_4_4_3_37_a_kingdom_that_finds_a_site_may_be_replaced_by_another_draw() -> None:
    g = a_table("spain", "england")
    at = colony(g, "tc_05", "spain", markers=("city",))
    container(g, timber=1)
    asked = exploring(g, "tc_05", "kingdom")
    assert asked.prompt == "draw-instead"
    asked.answer("yes")
    assert (g.site[at], g.resources[at]) == (CITY, (MARKER_TYPE.by_id["timber"],))


def test_CC_4_4_3_17_a_capital_founds_an_empire_with_cities_and_roads() -> None:
    g = a_table("spain", "england")
    at = next(a for a, near in enumerate(LAND) if len(near) == 3)
    first, second, third = LAND[at]
    colony(g, AREAS[first].id, "england", "settlement")
    g.site[at] = CAPITAL
    dice(g, 6, 7)
    found_empire(g, at)
    assert [g.site[a] for a in (first, second, third)] == [NO_SITE, CITY, NO_SITE]
    assert (g.empire[at], g.empire[second]) == (at, at)
    assert g.has_building(at, ROADS)
    assert g.has_building(second, ROADS)
