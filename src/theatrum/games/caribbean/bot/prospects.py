"""What a discovery or a building promises: the odds of its roll, weighed with all that may come of it."""

from __future__ import annotations

from functools import cache

from theatrum.games.caribbean.bot import worth
from theatrum.games.caribbean.bot.cargo import escort
from theatrum.games.caribbean.bot.odds import gift, odds
from theatrum.games.caribbean.queries.combat import DF, troop_factors
from theatrum.games.caribbean.queries.company import carried, combat_units
from theatrum.games.caribbean.queries.language import modified
from theatrum.games.caribbean.queries.levy import counts
from theatrum.games.caribbean.queries.prices import sale_in_europe
from theatrum.games.caribbean.queries.production import MINE_WARE, WARE_OF
from theatrum.games.caribbean.queries.words import SITE_NUMBER
from theatrum.games.caribbean.rules.awards import (
    BY_EVENT,
    TURN_AWARDS,
    WANTED,
    facts_of,
    fulfils,
    why_not_take,
)
from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.awards import AWARDS
from theatrum.games.caribbean.tables.buildings import (
    BUILDING,
    BUILDINGS,
    FARMS,
    MINE_WORKS,
    MISSION,
    PLANTS,
    PORT,
    RESIDENCE,
    SETTLEMENT,
)
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.language import AWARD_BENEFITS
from theatrum.games.caribbean.tables.markers import CAPITAL, FARMED, KINGDOM, MARKER_ROWS
from theatrum.games.caribbean.tables.pieces import NATION_OF, SHIPS, is_fleet, is_leader
from theatrum.games.caribbean.tables.places import AREA_OF, AREAS, NEAR, REGION_OF
from theatrum.games.caribbean.tables.things import DUCATS

GARRISON = BUILDING.by_id["garrison"]
NATION_CARD = 0.6
"""What the card of a general award is worth."""
FOUND = 1.1
"""What the markers of an area that nobody has seen are worth early in a game, besides glory."""
GROUND = 0.35
"""What an own colony is worth for what can be built there: for each turn that is left, up to three."""
INLAND = 0.5
"""What a native site keeps of its worth that no fleet can reach."""
MARKERS: tuple[float, ...] = (0.8, 0.5, 0.3)
"""What the first free control markers are worth."""
MARKER, MARKERS_A_TURN = 0.2, 2
"""What further ones are worth, as far as they will be needed: so many in a turn."""
STEP_UP = 0.25
"""What a building is worth that another one needs: garrison, port, mission."""
FODDER = 0.3
"""What the ship or unit is worth that a mishap costs; without a unit to spare twice as much."""
PARTY = 1.5
"""What an expedition is worth that is lost, besides its ships and cargo."""


# ---- awards --------------------------------------------------------------------------------------------------------------
@cache
def _for(trigger: str, building: int) -> tuple[int, ...]:
    """Awards for something that happens, those for other buildings left out."""
    return tuple(
        award
        for award in BY_EVENT.get(trigger, ())
        if dict(WANTED[award][1]).get("building", building) == building
    )


def awards(g: Caribbean, nation: int, trigger: str, *payload: str | int) -> float:
    """Glory of the open awards that this would bring."""
    facts = facts_of(payload)
    total, turn_award = 0.0, 0.0
    for award in _for(trigger, facts.get("building", NOBODY)):
        if g.awards[award] != NOBODY or not fulfils(award, facts):
            continue
        if award in TURN_AWARDS:
            if why_not_take(g, nation, award) is None:
                turn_award = max(turn_award, AWARDS[award].gp)
        else:
            total += AWARDS[award].gp + NATION_CARD * (AWARD_BENEFITS[award].draw_nation_cards or 0)
    return total + turn_award


# ---- discovery -------------------------------------------------------------------------------------------------------------
class Unknown:
    """Areas that a figure could discover. Many are alike to the chart: their odds are worked out once."""

    __slots__ = ("_alike", "figure", "g", "marker", "nests", "stake")

    def __init__(self, g: Caribbean, figure: int) -> None:
        self.g = g
        self.figure = figure
        self.nests = {AREA_OF[nest.coast] for nest in g.nests}
        self.stake = at_stake(g, figure)
        free = g.control[NATION_OF[figure]]
        self.marker = free_markers(g, free) - free_markers(g, free - 1)
        self._alike: dict[tuple[int, ...], tuple[float, float]] = {}

    def discovery(self, area: int) -> float:
        """CC-4.4.3.14 What the attempt to discover an area is worth."""
        g, nation = self.g, NATION_OF[self.figure]
        owners = [g.owner[near] for near in NEAR[area]]
        like = (
            REGION_OF[area],
            AREAS[area].coastal,
            g.site[area],
            area in self.nests,
            nation in owners,
            max(owners, default=NOBODY) >= 0,
        )
        if like not in self._alike:
            self._alike[like] = self._roll(area)
        done, rest = self._alike[like]
        return done * (found(g, area) - self.marker) + rest

    def _roll(self, area: int) -> tuple[float, float]:
        """(chance of success, glory and losses to be expected)."""
        g, figure = self.g, self.figure
        nation = NATION_OF[figure]
        chances = odds("dis", modified(g, "dis", nation, area, figure))
        done, destroyed, loss = chances.done, chances.destroyed, chances.lost * worth.POINT
        if combat_units(g, figure) or (is_leader(figure) and escort(g, figure)):
            loss += chances.lose_one * FODDER
        elif is_fleet(figure) and g.fleet_size(figure) > 1:
            loss += chances.lose_one * 2 * FODDER
        else:  # CC-4.4.3.38 Nothing to give up: all is lost
            done, destroyed = done - chances.lose_one, destroyed + chances.lose_one
        gain = chances.gp + done * awards(g, nation, "discovery", "area", area)
        if not g.site[area]:
            gain += done * sites(g, nation, figure, area)
        return done, gain - loss - destroyed * self.stake


def discovery(g: Caribbean, figure: int, area: int) -> float:
    """What one attempt is worth."""
    return Unknown(g, figure).discovery(area)


def found(g: Caribbean, area: int) -> float:
    """What an area is worth to its discoverer: its site, if one is known, what may be found, and the ground."""
    left = worth.turns_left(g)
    share = min(1.0, left / 4)
    known = worth.lasting(g, worth.SITE_DIE * (7 - g.period - 2)) if g.site[area] else 0.0
    if not AREAS[area].coastal:
        known *= INLAND
    more = 0.25 * (AREAS[area].room - 2)
    return (FOUND + more) * share + known + GROUND * min(3, left) / 3


def free_markers(g: Caribbean, n: int) -> float:
    """CC-4.4.3.13 What so many free control markers are worth: without one nothing can be discovered."""
    left = worth.turns_left(g)
    more = max(0, min(n, MARKERS_A_TURN * left) - len(MARKERS))
    first: float = sum(MARKERS[: max(0, n)])
    return first * min(1.0, (1 + left) / 3) + MARKER * more


def sites(g: Caribbean, nation: int, figure: int, area: int) -> float:
    """CC-4.4.3.15 Glory of the open awards for a KINGDOM or CAPITAL, as likely as one is drawn."""
    great = [
        (site, gain)
        for site in (KINGDOM, CAPITAL)
        if (gain := awards(g, nation, "site_discovered", "site", site, "area", area))
    ]
    if not great:
        return 0.0
    region, base = REGION_OF[area], CHARTS.exploration_draw.base
    fit = [(row, n) for row, n in enumerate(g.container) if n and MARKER_ROWS[row].regions[region]]
    total = sum(n for _, n in fit)
    if not total:
        return 0.0
    drawn = base.coastal if AREAS[area].coastal else base.hinterland
    drawn += modified(g, "exploration_draw", nation, area, figure)
    draws: float = drawn * (1 + sum(n * MARKER_ROWS[row].more for row, n in fit) / total)
    found = 0.0
    for site, gain in great:
        n = sum(n for row, n in fit if SITE_NUMBER.get(MARKER_ROWS[row].index) == site)
        found += gain * min(1.0, draws * n / total)
    return found


def at_stake(g: Caribbean, figure: int) -> float:
    """What is lost if a figure is destroyed with all it has."""
    ships = (
        sum(n * SHIPS[i % len(SHIPS)].cost for i, n in enumerate(g.ships[figure])) if is_fleet(figure) else 0
    )
    return PARTY * min(1.0, 0.3 + worth.turns_left(g) / 4) + worth.supplies(g, ships)


# ---- building ----------------------------------------------------------------------------------------------------------------
class Ground:
    """An own colony in which a figure could build: the odds of all charts there, each worked out once."""

    __slots__ = ("_danger", "_gift", "_rolls", "area", "figure", "g", "nation")

    def __init__(self, g: Caribbean, figure: int, area: int) -> None:
        self.g = g
        self.figure = figure
        self.area = area
        self.nation = NATION_OF[figure]
        self._rolls: dict[str, tuple[float, float, float, float]] = {}
        self._gift: tuple[int, float] | None = None
        self._danger = -1.0

    def building(self, kind: int) -> float:
        """CC-4.4.3.19, CC-4.4.3.22 What the attempt to build something is worth, its supplies paid."""
        glory, success, paid, attack = self.roll(BUILDINGS[kind].chart)
        cost = worth.supplies(self.g, 15 + BUILDINGS[kind].cost) - worth.supplies(self.g, 15)
        gain = glory + success * built(self.g, self.nation, self.area, kind) - paid * cost
        return gain - attack * self.danger() if attack else gain

    def roll(self, chart: str) -> tuple[float, float, float, float]:
        """(glory of the rows, chances of success, of supplies being gone, of an attack), gifts included."""
        found = self._rolls.get(chart)
        if found is not None:
            return found
        chances = odds(chart, modified(self.g, chart, self.nation, self.area, self.figure))
        glory, success, attack = chances.gp, chances.done, chances.attack
        if chances.gifts:
            ducats, accepted = self.gift()
            success += chances.gifts * accepted
            attack += chances.gifts * (1 - accepted)
            glory += chances.gifts * (accepted * (chart != "imp") - ducats * 0.022)
        self._rolls[chart] = glory, success, success + chances.supplies_lost, attack
        return self._rolls[chart]

    def gift(self) -> tuple[int, float]:
        """(ducats, chance) of the gift that the figure would make."""
        if self._gift is None:
            purse = min(20, carried(self.g, self.figure, DUCATS))
            self._gift = gift(modified(self.g, "bribe", self.nation, self.area, self.figure), purse)
        return self._gift

    def danger(self) -> float:
        """CC-4.4.3.28 What a native attack costs: the expedition or the whole colony, if they are the stronger ones."""
        if self._danger < 0:
            self._danger = danger(self.g, self.figure, self.area)
        return self._danger


def danger(g: Caribbean, figure: int, area: int) -> float:
    """CC-5.2 Natives rise; the colony is lost if they are the stronger ones."""
    nation = NATION_OF[figure]
    starred, more, fewer = counts(g, area, nation, figure)
    natives = max(0.0, starred + more + 5.5 - fewer)
    own = troop_factors(g, figure, DF) + g.garrison[area]
    if natives <= 0:
        return 0.0
    losing = natives / (natives + 1.6 * own + 1)
    ruin = 0.6 + standing(g, nation, area) if g.built[area] else 0.6
    return 0.4 + losing * (ruin + (0.0 if is_fleet(figure) else 0.8))


def standing(g: Caribbean, nation: int, area: int) -> float:
    """What a colony's buildings are worth, roughly: what they cost and what they yield."""
    bits, cost = g.built[area], 0
    while bits:
        low = bits & -bits
        cost += BUILDINGS[low.bit_length() - 1].cost
        bits ^= low
    return 0.012 * cost + worth.lasting(g, worth.yield_of(g, nation, area) + worth.church_yield(g, area))


def built(g: Caribbean, nation: int, area: int, kind: int) -> float:
    """What a building is worth when it stands: its awards, its yield, what it makes possible."""
    row = BUILDINGS[kind]
    total = awards(g, nation, "built", "building", kind, "area", area)
    if row.chart == "col":
        site = g.site[area] if kind == SETTLEMENT else 0
        total += awards(g, nation, "colonization", "building", kind, "area", area, "site", site)
    elif row.chart == "imp":
        total += awards(g, nation, "improvement", "building", kind, "area", area)
    return total + use_of(g, nation, area, kind)


def use_of(g: Caribbean, nation: int, area: int, kind: int) -> float:
    """What a building brings in later turns."""
    left = worth.turns_left(g)
    if kind in (FARMS, PLANTS):
        wanted = [m for m in g.resources[area] if FARMED[m] == (kind == FARMS)]
        return worth.lasting(g, sum(sale_in_europe(g, nation, WARE_OF[m]) for m in wanted))
    if kind == MINE_WORKS:
        ware = MINE_WARE[g.mine[area] - 1]
        return worth.lasting(g, worth.AVERAGE_MINE * sale_in_europe(g, nation, ware))
    if kind == RESIDENCE:
        return worth.lasting(g, 5.5 * g.period + g.turn) + 0.1 * left
    if kind == MISSION:
        return worth.lasting(g, 2.7, 1.0) + STEP_UP * (left > 2)
    if BUILDINGS[kind].chart == "mis":
        return worth.lasting(g, 5.5, 1.0)
    if kind == SETTLEMENT:
        return STEP_UP * min(3, left)
    if kind in (GARRISON, PORT):
        return STEP_UP * (left > 1)
    return 0.05 * left
