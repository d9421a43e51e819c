"""What decides a game of Caribbean, for every seat beside the others: the hopes of the hand-written value part by part, leads
over the best of the others, awards, levels of colonies, wares, and where fleets and leaders are. `seeing.py` adds the plain
counts."""

from __future__ import annotations

import math

from theatrum.games.caribbean.bot.value import SPREAD, hopes
from theatrum.games.caribbean.queries.presence import in_play
from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.awards import AWARDS
from theatrum.games.caribbean.tables.buildings import BUILDINGS, LEVELS
from theatrum.games.caribbean.tables.goods import WARES
from theatrum.games.caribbean.tables.nations import ALLIANCE
from theatrum.games.caribbean.tables.options import SCENARIOS
from theatrum.games.caribbean.tables.pieces import BASE_OF, is_fleet
from theatrum.games.caribbean.tables.places import (
    AREA_OF,
    FIRST_COAST,
    FIRST_HOME,
    FIRST_SEA,
    HOME_OF,
    REGION_OF,
)
from theatrum.games.caribbean.tables.places import FILE as MAP
from theatrum.games.caribbean.tables.things import WARE_THINGS

PARTS = ("glory", "treasury", "people", "fleets", "land", "cards", "crown", "peace")
"""Of what `value.hopes` is made."""
REGIONS = tuple(row.id for row in MAP.regions)
CATEGORIES = ("turn", "general", "region")
OF_A_NATION: tuple[str, ...] = (
    "chance by hand",
    "odds by hand",
    "hope in all",
    "hope ahead of the best other",
    "glory ahead of the best other",
    *(f"hope: {part}" for part in PARTS),
    *(f"awards held: {category}" for category in CATEGORIES),
    "glory of awards held",
    *(f"colonies with a {BUILDINGS[level].id}" for level in LEVELS),
    *(f"wares: {ware.id}" for ware in WARES),
    "fleets in the home base",
    "fleets on the high seas",
    "fleets on its own coasts",
    "fleets on other coasts",
    "leaders ashore on own ground",
    "leaders ashore elsewhere",
    *(f"figures in {region}" for region in REGIONS),
    "alliances",
    "foreign designs",
    "given to the king in all",
)
OF_THE_TABLE: tuple[str, ...] = (
    "awards not yet won",
    "glory of awards not yet won",
    "areas nobody has",
    "glory missing to the end",
)
SURE = 6.0
"""Odds beyond e to the power of this count no more."""


def rows(g: Caribbean) -> list[list[float]]:
    """By seat: the numbers of `OF_A_NATION`."""
    parts = [hopes(g, nation) for nation in g.nation_of]
    totals = [sum(part.values()) for part in parts]
    glory = [float(g.gp[nation]) for nation in g.nation_of]
    return [
        [
            *_by_hand(totals, seat),
            totals[seat],
            _ahead(totals, seat),
            _ahead(glory, seat),
            *[parts[seat].get(part, 0.0) for part in PARTS],
            *_awards(g, nation),
            *_levels(g, nation),
            *_wares(g, nation),
            *_whereabouts(g, nation),
            float(sum([1 for n in g.nations if n != nation and g.relation(nation, n) == ALLIANCE])),
            float(g.blueprints[nation].bit_count()),
            float(g.given_in_all[nation]),
        ]
        for seat, nation in enumerate(g.nation_of)
    ]


def table(g: Caribbean) -> list[float]:
    """The numbers of `OF_THE_TABLE`."""
    left = [award.gp for award, owner in zip(AWARDS, g.awards, strict=True) if owner == NOBODY]
    goal = SCENARIOS[g.scenario].end.any_nation_gp_at_least
    best = max([g.gp[nation] for nation in g.nation_of])
    return [
        float(len(left)),
        float(sum(left)),
        float(sum([1 for owner in g.owner if owner == NOBODY])),
        0.0 if goal is None else float(goal - best),
    ]


# ---- beside the others -------------------------------------------------------------------------------------------------------
def _ahead(of_all: list[float], seat: int) -> float:
    """How far a seat is before the best of the others; of one who plays alone, what he has."""
    others = [number for other, number in enumerate(of_all) if other != seat]
    return of_all[seat] - max(others) if others else of_all[seat]


def _by_hand(totals: list[float], seat: int) -> list[float]:
    """The hand-written value, as a chance and as a power of e (`value.value`)."""
    others = [total for other, total in enumerate(totals) if other != seat]
    own = totals[seat]
    mean = own - sum(others) / len(others) if others else own
    odds = (0.6 * _ahead(totals, seat) + 0.4 * mean) / SPREAD
    return [1.0 / (1.0 + math.exp(-max(-40.0, min(40.0, odds)))), max(-SURE, min(SURE, odds))]


# ---- a nation ----------------------------------------------------------------------------------------------------------------
def _awards(g: Caribbean, nation: int) -> list[float]:
    """CC-7 By category, and what they have brought."""
    held = [AWARDS[award] for award, owner in enumerate(g.awards) if owner == nation]
    return [
        *[float(sum([1 for award in held if award.category == category])) for category in CATEGORIES],
        float(sum([award.gp for award in held])),
    ]


def _levels(g: Caribbean, nation: int) -> list[float]:
    """CC-0.2.2 Colonies with a settlement, a village, a town."""
    built = [g.built[area] for area, owner in enumerate(g.owner) if owner == nation]
    return [float(sum([bits >> level & 1 for bits in built])) for level in LEVELS]


def _wares(g: Caribbean, nation: int) -> list[float]:
    """At home and under way."""
    total = [0] * len(WARE_THINGS)
    for figure in (BASE_OF[nation], *in_play(g, nation)):
        hold = g.hold[figure]
        if hold:
            total = [n + hold[thing] for n, thing in zip(total, WARE_THINGS, strict=True)]
    return [float(n) for n in total]


def _whereabouts(g: Caribbean, nation: int) -> list[float]:
    """Where its fleets and leaders are: what can be done in the next impulse, and how far it is from home."""
    home = sea = own_coast = other_coast = own_ground = elsewhere = 0
    by_region = [0] * len(REGIONS)
    for figure in in_play(g, nation):
        place = g.where[figure]
        if place < 0:
            continue  # a leader aboard: his fleet is counted
        region = REGION_OF[place]
        if region >= 0:
            by_region[region] += 1
        if not is_fleet(figure):
            own = place < FIRST_COAST and g.owner[place] == nation
            own_ground += own
            elsewhere += not own and place < FIRST_HOME
        elif place == HOME_OF[nation]:
            home += 1
        elif FIRST_COAST <= place < FIRST_SEA:
            own = g.owner[AREA_OF[place]] == nation
            own_coast += own
            other_coast += not own
        else:
            sea += 1
    numbers = [home, sea, own_coast, other_coast, own_ground, elsewhere, *by_region]
    return [float(n) for n in numbers]
