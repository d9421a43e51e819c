"""CC-4.4.3.22 The charts FORT, MIS and IMP, line by line and row by row. [OP-47]"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.caribbean.builders import a_table, area, colony, leader, research
from theatrum.games.caribbean.queries.language import lines
from theatrum.games.caribbean.state import Caribbean, Nest
from theatrum.games.caribbean.tables.awards import AWARD, REGIONAL
from theatrum.games.caribbean.tables.charts import CHARTS, outcomes
from theatrum.games.caribbean.tables.language import MODIFIERS
from theatrum.games.caribbean.tables.nations import ENGLAND, SPAIN
from theatrum.games.caribbean.tables.places import AREAS, CARIBBEAN

HAVANA = "tc_17"
Furnish = Callable[[Caribbean], None]


def lines_of(chart: str, furnish: Furnish, **company: int) -> dict[str, int]:
    """What counts for a Spaniard who would build in Havana."""
    g = a_table("spain", "england")
    colony(g, HAVANA, "spain", "settlement")
    man = leader(g, "spain", "commander", at=HAVANA, **company)
    furnish(g)
    return dict(lines(g, chart, SPAIN, area(HAVANA), man))


def nothing(g: Caribbean) -> None:
    pass


def level(n: int) -> Furnish:
    return lambda g: research(g, "spain", constructions=n)


def stands(*buildings: str) -> Furnish:
    def furnish(g: Caribbean) -> None:
        colony(g, HAVANA, "spain", *buildings)

    return furnish


def site(name: str) -> Furnish:
    def furnish(g: Caribbean) -> None:
        colony(g, HAVANA, "spain", "settlement", markers=(name,))

    return furnish


def regional(name: str) -> Furnish:
    def furnish(g: Caribbean) -> None:
        g.awards[REGIONAL[name, CARIBBEAN]] = SPAIN

    return furnish


def award(name: str) -> Furnish:
    def furnish(g: Caribbean) -> None:
        g.awards[AWARD.by_id[name]] = SPAIN

    return furnish


def nest(g: Caribbean) -> None:
    g.nests.append(Nest(AREAS[area(HAVANA)].coasts[0], 1))


def bad_image(g: Caribbean) -> None:
    g.bad_image[SPAIN] = 1


PLACES: list[tuple[str, int, Furnish]] = [
    ("pirate_nest", -1, nest),
    ("city", -1, site("city")),
    ("kingdom", -2, site("kingdom")),
    ("capital", -3, site("capital")),
]
GROWN: list[tuple[str, int, Furnish]] = [("village", 1, stands("village")), ("town", 2, stands("town"))]
LINES: dict[str, list[tuple[str, int, Furnish]]] = {
    "fort": [
        ("constructions_3", 1, level(3)),
        *((f"award_1st_{what}", 1, regional(what)) for what in ("settlement", "village", "town", "citadel")),
        *GROWN,
        *PLACES,
    ],
    "mis": [
        ("constructions_4", 1, level(4)),
        ("award_1st_mission", 1, regional("mission")),
        ("bad_image", -1, bad_image),
        *PLACES[1:],
    ],
    "imp": [
        ("constructions_2", 1, level(2)),
        ("award_1st_turn_improvement", 1, award("turn_improvement")),
        ("award_1st_residence", 1, regional("residence")),
        *GROWN,
        *PLACES,
    ],
}
"""By chart: what stands, lies or is known there, and the line that then counts."""
COMPANY: dict[str, list[tuple[dict[str, int], dict[str, int]]]] = {
    "fort": [
        ({}, {"no_pioneer": -1}),
        ({"pio": 1}, {}),
        ({"pio": 2}, {"two_or_more_pioneers": 1}),
        ({"pio": 5}, {"two_or_more_pioneers": 1}),
        ({"pio": 1, "engineer": 1}, {"advisor_engineer": 1}),
        ({"pio": 1, "engineer": 2}, {"advisor_engineer": 1}),
    ],
    "mis": [
        ({}, {"no_priest": -1}),
        ({"priests": 1}, {"priest": 1}),
        ({"priests": 2}, {"priest": 2}),
        ({"missionary": 1}, {"advisor": 1}),
        ({"saint": 1}, {"advisor": 1}),
        ({"linguist": 1}, {"advisor": 1, "no_priest": -1}),
        ({"missionary": 1, "saint": 1, "linguist": 1}, {"advisor": 3}),
    ],
    "imp": [
        ({}, {"no_pioneer": -1}),
        ({"pio": 1}, {}),
        ({"pio": 2}, {"two_or_more_pioneers": 1}),
        ({"pio": 1, "engineer": 1}, {"advisor_engineer": 1}),
    ],
}
"""By chart: who goes with the figure, and the lines that then count."""
ALONE = {"fort": {"pio": 1}, "mis": {"missionary": 1}, "imp": {"pio": 1}}
"""With these no line about the company is about what is missing."""


@pytest.mark.parametrize(
    "chart, line, value, furnish",
    [(chart, *row) for chart, rows in LINES.items() for row in rows],
    ids=[f"{chart}-{row[0]}" for chart, rows in LINES.items() for row in rows],
)
def test_CC_4_4_3_22_each_line_of_FORT_MIS_and_IMP(
    chart: str, line: str, value: int, furnish: Furnish
) -> None:
    before = lines_of(chart, nothing, **ALONE[chart])
    assert lines_of(chart, furnish, **ALONE[chart]) == {**before, line: value}


@pytest.mark.parametrize("chart", COMPANY)
def test_CC_0_2_13_who_is_with_the_figure_counts_on_FORT_MIS_and_IMP(chart: str) -> None:
    """CC-0.1.4 Two advisors of a type count once; CC-11.6 the charts list every bonus, and none is added twice."""
    for company, wanted in COMPANY[chart]:
        assert lines_of(chart, nothing, **company) == wanted, company


@pytest.mark.parametrize("chart", LINES)
def test_CC_4_4_3_22_no_line_of_FORT_MIS_and_IMP_is_left_out(chart: str) -> None:
    shown = {row[0] for row in LINES[chart]} | {line for _, wanted in COMPANY[chart] for line in wanted}
    assert shown == {line.id for line in MODIFIERS[chart]}


def test_CC_7_4_awards_of_another_nation_or_region_count_nothing() -> None:
    def furnish(g: Caribbean) -> None:
        g.awards[REGIONAL["settlement", CARIBBEAN]] = ENGLAND
        g.awards[REGIONAL["settlement", CARIBBEAN + 1]] = SPAIN

    assert lines_of("fort", furnish, pio=1) == {}


GP_LOST, GP_WON = {"gp": -1}, {"gp": 1}
CHART = {
    "fort": CHARTS.fortification,
    "mis": CHARTS.mission,
    "imp": CHARTS.improvement,
}
ROWS: dict[str, dict[tuple[int, int], list[str | dict[str, int]]]] = {
    "fort": {
        (4, 20): [GP_LOST, "sp_lost"],
        (5, 6): ["sp_lost"],
        (5, 7): ["native_attack", "sp_kept"],
        (9, 9): ["native_attack", "sp_kept"],
        (10, 10): ["gifts"],
        (12, 12): ["gifts"],
        (12, 13): [GP_WON, "build"],
        (19, 3): [GP_WON, "build"],
    },
    "mis": {
        (1, 9): [GP_LOST, "sp_lost"],
        (2, 3): ["sp_lost"],
        (2, 4): ["native_attack", "sp_kept"],
        (5, 5): ["native_attack", "sp_kept"],
        (6, 6): ["gifts"],
        (6, 7): [GP_WON, "build"],
        (10, 1): [GP_WON, "build"],
    },
    "imp": {
        (1, 9): [GP_LOST, "sp_lost"],
        (2, 2): ["sp_lost"],
        (2, 3): ["gifts"],
        (4, 4): ["gifts"],
        (4, 5): ["build"],
        (10, 1): ["build"],
    },
}
"""By chart: (the dice, with modifiers) and what comes of it."""


@pytest.mark.parametrize("chart", ROWS)
def test_CC_4_4_3_22_the_rows_of_FORT_MIS_and_IMP(chart: str) -> None:
    """CC-0.1.3, CC-11.4 A natural failure or success allows no modifier."""
    for (natural, total), wanted in ROWS[chart].items():
        assert outcomes(CHART[chart], natural, total) == wanted, (natural, total)
