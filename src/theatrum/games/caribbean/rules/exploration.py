"""CC-4.4.3.15 – CC-4.4.3.17, CC-4.4.3.37 Exploration: markers are drawn, sites, mines and resources placed.

While it goes on, what was drawn lies in `g.drawn`, as rows of the markers' file: so each goes back to its own period.
"""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner
from theatrum.games.caribbean.queries.language import modified
from theatrum.games.caribbean.queries.presence import area_of, room_for_markers, settled
from theatrum.games.caribbean.queries.words import MINE_NUMBER, SITE_NUMBER
from theatrum.games.caribbean.rules.achievements import achieved
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.buildings import PATHWAYS, ROADS
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.markers import (
    CAPITAL,
    CITY,
    KINGDOM,
    MARKER_ROWS,
    NO_SITE,
)
from theatrum.games.caribbean.tables.pieces import NATION_OF
from theatrum.games.caribbean.tables.places import AREA, AREAS, LAND, REGION_OF

YES: Answer = ("yes",)
NO: Answer = ("no",)
CITIES_RISE = 6
"""CC-4.4.3.17 Up to this roll an area next to a new CAPITAL gets a CITY."""
NOT_DRAWN = Refusal("CC-4.4.3.37", "not-drawn")


# ---- drawing -----------------------------------------------------------------------------------------------------------------
def explore(g: Caribbean, figure: int) -> None:
    """CC-4.4.3.15, CC-4.4.3.37 Draw; then the site, the mine, the resources, and what an empire brings."""
    nation, area = NATION_OF[figure], area_of(g, figure)
    base = CHARTS.exploration_draw.base
    n = base.coastal if AREAS[area].coastal else base.hinterland
    draw_markers(g, area, n + modified(g, "exploration_draw", nation, area, figure))
    g.then(
        ("place_site", nation, area),
        ("place_mine", nation, area),
        ("place_resource", nation, area),
        ("explored", nation, area, g.site[area]),
    )


def draw_markers(g: Caribbean, area: int, n: int) -> None:
    """CC-4.4.3.15 n markers that may lie in this region; those that say "draw more" bring as many more, again and again.
    (To set unsuitable ones aside and replace them is to draw among the suitable ones.)"""
    region = REGION_OF[area]
    while n > 0:
        rows = [row for row, left in enumerate(g.container) if left and MARKER_ROWS[row].regions[region]]
        if not rows:
            return
        at = g.below(sum(g.container[row] for row in rows))
        for row in rows:
            at -= g.container[row]
            if at < 0:
                break
        g.container[row] -= 1
        g.drawn.append(row)
        n += MARKER_ROWS[row].more - 1
        g.tell("drew-marker", area=AREA.noun[area], marker=MARKER_ROWS[row].noun)


def of_kind(g: Caribbean, kind: str) -> list[int]:
    """Rows drawn of one kind of markers, each type once, in the order of their types."""
    found = {MARKER_ROWS[row].index: row for row in reversed(g.drawn) if MARKER_ROWS[row].kind == kind}
    return [found[index] for index in sorted(found)]


def put_back(g: Caribbean, kind: str) -> None:
    """CC-4.4.3.16 Markers of a kind that were not placed return to the container."""
    for row in [row for row in g.drawn if not kind or MARKER_ROWS[row].kind == kind]:
        g.drawn.remove(row)
        g.container[row] += 1


def pick(g: Caribbean, nation: int, prompt: str, kind: str) -> Procedure[int]:
    """Which of several drawn markers: its row. One alone is not asked for [CC-0.1.9]."""
    rows = of_kind(g, kind)
    if len(rows) == 1:
        return rows[0]
    by_noun = {MARKER_ROWS[row].noun: row for row in rows}
    answer = yield Ask(
        g.seat_of[nation],
        prompt,
        [("keep", noun) for noun in by_noun],
        rule="CC-4.4.3.37",
        why_not=lambda answer: NOT_DRAWN,
    )
    return by_noun[str(answer[1])]


# ---- sites and mines ---------------------------------------------------------------------------------------------------------
def place_site(g: Caribbean, nation: int, area: int) -> Procedure[None] | None:
    """CC-4.4.3.16, CC-4.4.3.37 One native site of those drawn; an older one has priority."""
    rows = of_kind(g, "native_site")
    if not rows:
        return None
    return _placing_site(g, nation, area) if g.site[area] == NO_SITE else _replacing(g, nation, area)


def _placing_site(g: Caribbean, nation: int, area: int) -> Procedure[None]:
    row = yield from pick(g, nation, "which-site", "native_site")
    g.drawn.remove(row)
    put_back(g, "native_site")
    g.site[area] = SITE_NUMBER[MARKER_ROWS[row].index]
    g.tell("site-found", area=AREA.noun[area], marker=MARKER_ROWS[row].noun)


def _replacing(g: Caribbean, nation: int, area: int) -> Procedure[None]:
    """CC-4.4.3.37 A CITY goes back; for each KINGDOM or CAPITAL the player may draw one more marker."""
    great = [row for row in g.drawn if SITE_NUMBER.get(MARKER_ROWS[row].index, 0) > CITY]
    more = 0
    for row in great:
        asked = {"marker": MARKER_ROWS[row].noun, "area": AREA.noun[area]}
        answer = yield Ask(g.seat_of[nation], "draw-instead", [YES, NO], rule="CC-4.4.3.16", args=asked)
        more += answer == YES
    sites = [row for row in g.drawn if MARKER_ROWS[row].kind == "native_site"]
    g.drawn = [row for row in g.drawn if row not in sites]
    draw_markers(g, area, more)
    for row in sites:
        g.container[row] += 1
    g.then(("place_site", nation, area))


def place_mine(g: Caribbean, nation: int, area: int) -> Procedure[None] | None:
    """CC-4.4.3.16 One mine of those drawn; an older one has priority."""
    if g.mine[area]:
        put_back(g, "mine")
    return _placing_mine(g, nation, area) if of_kind(g, "mine") else None


def _placing_mine(g: Caribbean, nation: int, area: int) -> Procedure[None]:
    row = yield from pick(g, nation, "which-mine", "mine")
    g.drawn.remove(row)
    put_back(g, "mine")
    g.mine[area], g.depleted[area] = MINE_NUMBER[MARKER_ROWS[row].index], 0
    g.tell("mine-found", area=AREA.noun[area], marker=MARKER_ROWS[row].noun)


# ---- resources -----------------------------------------------------------------------------------------------------------------
def place_resource(g: Caribbean, nation: int, area: int) -> Procedure[None] | None:
    """CC-4.4.3.16, CC-4.4.3.37 One by one, until the printed number is reached or none is left; none may be declined."""
    room = room_for_markers(g, area)
    resources = [row for row in g.drawn if MARKER_ROWS[row].kind == "resource"]
    if room <= 0 or not resources:
        return None
    if len(resources) > room and len(of_kind(g, "resource")) > 1:
        return _placing_resource(g, nation, area)
    for row in resources[:room]:
        lay(g, area, row)
    return None


def _placing_resource(g: Caribbean, nation: int, area: int) -> Procedure[None]:
    lay(g, area, (yield from pick(g, nation, "which-resource", "resource")))
    g.then(("place_resource", nation, area))


def lay(g: Caribbean, area: int, row: int) -> None:
    g.drawn.remove(row)
    g.resources[area] += (MARKER_ROWS[row].index,)
    g.tell("resource-found", area=AREA.noun[area], marker=MARKER_ROWS[row].noun)


# ---- what it brings --------------------------------------------------------------------------------------------------------------
def explored(g: Caribbean, nation: int, area: int, before: int) -> None:
    """CC-4.4.3.17, CC-4.4.3.37 The rest goes back; a KINGDOM has pathways, a CAPITAL founds an empire; then the awards."""
    put_back(g, "")
    if g.site[area] == before:
        return
    if g.site[area] == KINGDOM:
        if not g.built[area] & (1 << PATHWAYS | 1 << ROADS):
            g.built[area] |= 1 << PATHWAYS
        g.then(achieved(nation, "site_discovered", site=KINGDOM, area=area))
    elif g.site[area] == CAPITAL:
        found_empire(g, area)
        g.then(achieved(nation, "site_discovered", site=CAPITAL, area=area))


def found_empire(g: Caribbean, capital: int) -> None:
    """CC-4.4.3.17 Every land-adjacent area that is not settled may get a CITY; they and the capital get roads."""
    g.empire[capital] = capital
    build_roads(g, capital)
    for near in LAND[capital]:
        if not settled(g, near) and g.roll(10) <= CITIES_RISE:
            add_city(g, capital, near)


def add_city(g: Caribbean, capital: int, area: int) -> None:
    """CC-4.4.3.17 A CITY of the empire, from the force pool, if no native site is there."""
    if g.site[area] != NO_SITE or not g.cities:
        return
    g.cities -= 1
    g.site[area], g.empire[area] = CITY, capital
    build_roads(g, area)
    g.tell("city-rises", area=AREA.noun[area])


def build_roads(g: Caribbean, area: int) -> None:
    """CC-4.4.3.17 Roads replace pathways."""
    g.built[area] = g.built[area] & ~(1 << PATHWAYS) | 1 << ROADS


STEPS: Mapping[str, Runner] = {
    "explore": explore,
    "place_site": place_site,
    "place_mine": place_mine,
    "place_resource": place_resource,
    "explored": explored,
}
