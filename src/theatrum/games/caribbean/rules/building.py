"""CC-4.4.3.18 – CC-4.4.3.24, CC-4.4.3.33, CC-4.4.3.34 Colonization and improvements: one procedure for COL, FORT, MIS, IMP."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.company import advisors_with, carried, together
from theatrum.games.caribbean.queries.language import modified, why_not_build
from theatrum.games.caribbean.queries.presence import area_of
from theatrum.games.caribbean.rules.achievements import achieved
from theatrum.games.caribbean.rules.exploration import NO, NOT_DRAWN, YES
from theatrum.games.caribbean.rules.rolls import throw
from theatrum.games.caribbean.rules.verbs import Verb, the_activation, why_not_operate
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.advisors import ADVISOR
from theatrum.games.caribbean.tables.buildings import BUILDING, BUILDINGS, NEW_ACREAGE, SETTLEMENT
from theatrum.games.caribbean.tables.charts import CHARTS, ROLLS, outcomes
from theatrum.games.caribbean.tables.limits import USUAL_GIFT
from theatrum.games.caribbean.tables.markers import FILE as MARKERS_READ
from theatrum.games.caribbean.tables.markers import MARKER_ROWS
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import NATION_OF
from theatrum.games.caribbean.tables.places import AREA, AREAS, REGION_OF
from theatrum.games.caribbean.tables.things import DUCATS, PRIESTS, SETTLERS, SP

OPERATION_OF = {"col": "colonize", "fort": "improve", "mis": "improve", "imp": "improve"}
"""CC-4.4.3 By chart: the operation for which a figure is activated."""
PREACHERS = tuple(ADVISOR.by_id[name] for name in ("missionary", "saint"))
"""CC-9, E4D Who can stand in for a priest."""
SAFE_FACE = 2
"""CC-4.4.3.34 The lowest roll that is no natural failure."""
NOT_IN_AREA = Refusal("CC-4.4.3.22", "not-in-an-area")
NO_SP = Refusal("CC-4.4.0.3", "figure-lacks-sp")
NO_SETTLERS = Refusal("CC-4.4.3.19", "too-few-settlers")
NO_PRIEST = Refusal("CC-9", "no-priest")
NO_ACREAGE = Refusal("CC-4.4.3.18", "no-marker-left")
TOO_MUCH = Refusal("CC-4.4.3.34", "too-many-ducats")


# ---- what may be built -------------------------------------------------------------------------------------------------------
def settlers_needed(g: Caribbean, area: int) -> int:
    """CC-4.4.3.19 One in a coastal area, two elsewhere; E5A: the printed number."""
    if g.has("e5a"):
        return AREAS[area].room
    settlers = CHARTS.colonization.settlers
    assert settlers is not None
    return settlers.coastal if AREAS[area].coastal else settlers.hinterland


def why_not_erect(g: Caribbean, figure: int, building: int) -> Refusal | None:
    """CC-4.4.3.22, CC-4.4.3.33 The operation, the building's conditions, and what the figure has to pay and to bring."""
    kind = BUILDINGS[building]
    why = why_not_operate(g, OPERATION_OF[kind.chart])
    if why is not None:
        return why
    nation, area = NATION_OF[figure], area_of(g, figure)
    if area < 0:
        return NOT_IN_AREA
    why = why_not_build(g, nation, area, figure, building)
    if why is not None:
        return why
    if carried(g, figure, SP) < kind.cost:
        return NO_SP
    if kind.chart == "col" and carried(g, figure, SETTLERS) < settlers_needed(g, area):
        return NO_SETTLERS
    if kind.chart == "mis" and g.has("e4d") and not _preaches(g, figure):
        return NO_PRIEST
    if building == NEW_ACREAGE and not plantings(g, area):
        return NO_ACREAGE
    return None


def _preaches(g: Caribbean, figure: int) -> bool:
    """CC-9, E4D A priest, missionary or saint is with the figure."""
    return carried(g, figure, PRIESTS) > 0 or any(a in PREACHERS for a in advisors_with(g, figure))


def plantings(g: Caribbean, area: int) -> list[int]:
    """CC-4.4.3.18 Resource markers of a later period than the first that suit the region, each type once: their rows."""
    found: dict[int, int] = {}
    for row, left in enumerate(g.container):
        kind = MARKER_ROWS[row]
        later = MARKERS_READ.markers[row].period > 1
        if left and later and kind.kind == "resource" and kind.regions[REGION_OF[area]]:
            found.setdefault(kind.index, row)
    return [found[index] for index in sorted(found)]


# ---- the procedure ----------------------------------------------------------------------------------------------------------
def erect(g: Caribbean, figure: int, building: int) -> Procedure[None]:
    """CC-4.4.3.19, CC-4.4.3.22 Perhaps an extra settler, the roll, and what its row says."""
    nation, area = NATION_OF[figure], area_of(g, figure)
    kind = BUILDINGS[building]
    extra = yield from _extra_settler(g, figure, building)
    g.extra_settler = extra
    natural, bonus = yield from throw(g, kind.chart, nation, figure, area, building)
    total = natural + bonus + modified(g, kind.chart, nation, area, figure)
    g.extra_settler = 0
    g.tell(
        "build-roll",
        nation=NATION.noun[nation],
        building=kind.noun,
        area=AREA.noun[area],
        natural=natural,
        total=total,
    )
    found = outcomes(ROLLS[kind.chart], natural, total)
    if "gifts" in found:
        found = yield from gifts(g, figure, kind.chart)
    carry_out(g, figure, building, extra, found)


def _extra_settler(g: Caribbean, figure: int, building: int) -> Procedure[int]:
    """CC-4.4.3.19 One settler more than needed gives +1, once."""
    area = area_of(g, figure)
    if BUILDINGS[building].chart != "col" or carried(g, figure, SETTLERS) <= settlers_needed(g, area):
        return 0
    args = {"building": BUILDING.noun[building], "area": AREA.noun[area]}
    seat = g.seat_of[NATION_OF[figure]]
    answer = yield Ask(seat, "extra-settler", [YES, NO], rule="CC-4.4.3.19", args=args)
    return int(answer == YES)


def gifts(g: Caribbean, figure: int, chart: str) -> Procedure[list[str | dict[str, int]]]:
    """CC-4.4.3.34 The chiefs expect gifts: ducats are named and gone, then the roll. Success is the success row of the chart
    with all it gives [OP-55]; failure brings an attack."""
    nation, area = NATION_OF[figure], area_of(g, figure)
    most = min(carried(g, figure, DUCATS), gift_limit(g, figure))
    ducats = 0
    if most:
        answer = yield Ask(
            g.seat_of[nation],
            "gifts",
            [("offer", n) for n in range(most + 1)],
            rule="CC-4.4.3.34",
            args={"area": AREA.noun[area]},
            why_not=lambda answer: TOO_MUCH,
        )
        ducats = int(answer[1])
    pay(g, figure, DUCATS, ducats)
    g.ducats_offered = ducats
    natural, bonus = yield from throw(g, "bribe", nation, figure, area)
    total = natural + bonus + modified(g, "bribe", nation, area, figure)
    g.ducats_offered = 0
    g.tell("gift-roll", nation=NATION.noun[nation], ducats=ducats, natural=natural, total=total)
    found = outcomes(ROLLS["bribe"], natural, total)
    if "success" in found:
        return [*(o for o in found if o != "success"), *ROLLS[chart].rows[-1].outcomes]
    return found


def gift_limit(g: Caribbean, figure: int) -> int:
    """CC-4.4.3.34 20 D, or with how many every roll except a natural 1 succeeds, whichever is higher."""
    area = area_of(g, figure)
    wanted = next(
        row.when.modified[0] for row in reversed(ROLLS["bribe"].rows) if row.when.modified is not None
    )
    needed = (wanted or 0) - SAFE_FACE - modified(g, "bribe", NATION_OF[figure], area, figure)
    return max(USUAL_GIFT, needed)


def carry_out(
    g: Caribbean, figure: int, building: int, extra: int, found: list[str | dict[str, int]]
) -> None:
    """CC-4.4.3.19, CC-4.4.3.20 What the row says: glory, SP lost, an attack, or the building."""
    nation, area = NATION_OF[figure], area_of(g, figure)
    kind = BUILDINGS[building]
    for outcome in found:
        if isinstance(outcome, dict):
            g.score(nation, outcome["gp"], "building")
        elif outcome == "sp_lost":
            pay(g, figure, SP, kind.cost)
        elif outcome == "settlers_used":
            pay(g, figure, SETTLERS, settlers_needed(g, area) + extra)
        elif outcome == "build":
            pay(g, figure, SP, kind.cost)
            place(g, nation, area, building)
        elif outcome == "native_attack":
            g.then(("native_attack", area, nation, figure))


def pay(g: Caribbean, figure: int, thing: int, n: int) -> None:
    """CC-0.2.13 From the figure's own hold, then from the leader's aboard. (Who wants it otherwise moves things first.)"""
    for one in together(g, figure):
        part = min(n, g.held(one, thing))
        if part:
            g.add(one, thing, -part)
            n -= part


# ---- success ------------------------------------------------------------------------------------------------------------------
def place(g: Caribbean, nation: int, area: int, building: int) -> None:
    """CC-4.4.3.23 The building stands, in the place of what it replaces; then its awards [CC-7.7]."""
    kind = BUILDINGS[building]
    g.tell("built", nation=NATION.noun[nation], building=kind.noun, area=AREA.noun[area])
    if kind.chart == "col":
        g.then(
            achieved(nation, "colonization", building=building, area=area, site=founded_on(g, area, building))
        )
    elif kind.chart == "imp":
        g.then(achieved(nation, "improvement", building=building, area=area))
    g.then(achieved(nation, "built", building=building, area=area))
    if building == NEW_ACREAGE:
        g.then(("plant", nation, area))
        return
    if kind.replaces >= 0:
        g.built[area] &= ~(1 << kind.replaces)
    g.built[area] |= 1 << building


def founded_on(g: Caribbean, area: int, building: int) -> int:
    """CC-4.4.3.21 The native site in the area, if a settlement was founded there; else 0."""
    return g.site[area] if building == SETTLEMENT else 0


def plant(g: Caribbean, nation: int, area: int) -> Procedure[None]:
    """CC-4.4.3.18 New acreage: a resource marker of the player's choice from the container."""
    rows = {MARKER_ROWS[row].noun: row for row in plantings(g, area)}
    noun = next(iter(rows))
    if len(rows) > 1:
        answer = yield Ask(
            g.seat_of[nation],
            "plant",
            [("keep", noun) for noun in rows],
            rule="CC-4.4.3.18",
            args={"area": AREA.noun[area]},
            why_not=lambda answer: NOT_DRAWN,
        )
        noun = str(answer[1])
    g.container[rows[noun]] -= 1
    g.resources[area] += (MARKER_ROWS[rows[noun]].index,)
    g.tell("resource-found", area=AREA.noun[area], marker=noun)


# ---- verbs ----------------------------------------------------------------------------------------------------------------------
def offers(g: Caribbean, figure: int) -> Iterator[Verdict]:
    """What the chart of the operation has, as far as the area lets it be built; the rest is told when somebody names it."""
    now = the_activation(g)
    area = area_of(g, figure)
    if now.spent or now.operation not in ("colonize", "improve") or area < 0:
        return
    for kind in BUILDINGS:
        if OPERATION_OF[kind.chart] == now.operation and not g.has_building(area, kind.index):
            why = why_not_erect(g, figure, kind.index)
            if why is None or why in (NO_SP, NO_SETTLERS, NO_PRIEST):
                yield ("erect", kind.noun), why


def do_erect(g: Caribbean, figure: int, answer: Answer) -> None:
    the_activation(g).spent = True
    g.then(("erect", figure, BUILDING[answer[1]]))


VERBS: Mapping[str, Verb] = {
    "erect": Verb(lambda g, figure, answer: why_not_erect(g, figure, BUILDING[answer[1]]), do_erect),
}
STEPS: Mapping[str, Runner] = {
    "erect": erect,
    "plant": plant,
}
