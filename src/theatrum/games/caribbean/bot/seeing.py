"""What a learning program sees of Caribbean: what the hand-written value counts (`features`), and the plain counts behind
it."""

from __future__ import annotations

from theatrum.core.features import Features, Sight
from theatrum.games.caribbean.bot import features, worth
from theatrum.games.caribbean.queries.presence import in_play, settled
from theatrum.games.caribbean.state import LOST, Caribbean
from theatrum.games.caribbean.tables.awards import AWARDS
from theatrum.games.caribbean.tables.buildings import BUILDINGS
from theatrum.games.caribbean.tables.cards import CARDS
from theatrum.games.caribbean.tables.goods import WARES
from theatrum.games.caribbean.tables.nations import NATIONS, WAR
from theatrum.games.caribbean.tables.options import SCENARIOS
from theatrum.games.caribbean.tables.pieces import BASE_OF, EUROPEAN, N_SHIPS, SHIPS, UNITS, is_fleet
from theatrum.games.caribbean.tables.places import FILE as MAP
from theatrum.games.caribbean.tables.places import REGION_OF
from theatrum.games.caribbean.tables.research import N_DIRECTIONS, ROWS
from theatrum.games.caribbean.tables.things import (
    ADVISOR_THINGS,
    DUCATS,
    FIRST_UNIT,
    PRIESTS,
    SETTLERS,
    SP,
    WARE_THINGS,
)

DIRECTIONS = tuple(dict.fromkeys(row.direction for row in ROWS))
REGIONS = tuple(row.id for row in MAP.regions)
SEAT: tuple[str, ...] = (
    "glory",
    "ducats at home",
    "SP at home",
    "settlers at home",
    "production rate",
    "tax rate",
    "control markers",
    "given to the king this turn",
    "bad image",
    "wars",
    "cards in hand",
    "operation points in hand",
    "main card up",
    "special cards laid out",
    "monopolies",
    "operation points left",
    "is active",
    "has passed",
    "order of play",
    "fleets with ships",
    "fleets without ships",
    "leaders",
    "lost expeditions",
    "ducats abroad",
    "SP abroad",
    "settlers abroad",
    "priests",
    "advisors",
    "worth of wares",
    *(f"units: {UNITS[unit].id}" for unit in EUROPEAN),
    *(f"ships: {ship.id}" for ship in SHIPS),
    "colonies",
    "settled colonies",
    "garrisons",
    "yield of colonies",
    "church tax",
    "native sites",
    "mines",
    "resource markers",
    *(f"colonies in {region}" for region in REGIONS),
    *(f"research: {direction}" for direction in DIRECTIONS),
    *features.OF_A_NATION,
)
TABLE: tuple[str, ...] = (
    *(f"{n} players" for n in range(1, 6)),
    "turn",
    "turns left",
    "period",
    "impulse",
    "inflation",
    "native armies",
    "pirate fleets",
    "pirate nests",
    *(f"price of {ware.id}" for ware in WARES),
    *(f"scenario {name}" for name in SCENARIOS),
    *features.OF_THE_TABLE,
)
THINGS: tuple[str, ...] = (
    *(f"nation: {nation.id}" for nation in NATIONS),
    *(f"building: {building.id}" for building in BUILDINGS),
    *(f"award: {award.id}" for award in AWARDS),
    *(f"hand: {card.id}" for card in CARDS),
    *(f"laid out: {card.id}" for card in CARDS),
)
OF_BUILDINGS = len(NATIONS)
OF_AWARDS = OF_BUILDINGS + len(BUILDINGS)
OF_HANDS = OF_AWARDS + len(AWARDS)
OF_LAID_OUT = OF_HANDS + len(CARDS)


def look(g: Caribbean) -> Sight | None:
    """All seats of a position; nothing before every seat has its nation, or after the end."""
    if g.ending or min(g.nation_of) < 0:
        return None
    return Sight(
        [_row(g, nation) + more for nation, more in zip(g.nation_of, features.rows(g), strict=True)],
        _table(g),
        [_things(g, nation) for nation in g.nation_of],
    )


def _row(g: Caribbean, nation: int) -> list[float]:
    """The numbers of `SEAT`, but for those of `features`."""
    base = g.hold[BASE_OF[nation]]
    at = nation * N_DIRECTIONS
    return [
        g.gp[nation],
        g.ducats(nation),
        g.supplies(nation),
        base[SETTLERS] if base else 0,
        g.rate[nation],
        g.tax[nation],
        g.control[nation],
        g.given[nation],
        g.bad_image[nation],
        sum(g.relation(nation, other) == WAR for other in g.nations if other != nation),
        len(g.hand[nation]),
        sum(CARDS[card].points for card in g.hand[nation]),
        g.main_up[nation],
        sum(CARDS[card].nation == nation for card in g.laid_out),
        g.monopoly.count(nation),
        g.points if g.active == nation else 0,
        g.active == nation,
        g.passed[nation],
        g.order_of_play[nation],
        *_figures(g, nation),
        *_colonies(g, nation),
        *g.levels[at : at + N_DIRECTIONS],
    ]


def _figures(g: Caribbean, nation: int) -> list[float]:
    """Figures in play, and what they and the home base have."""
    fleets = shipless = leaders = lost = wares = 0
    abroad, everywhere = [0] * len(CARGO), [0.0] * (2 + len(EUROPEAN))
    ships = [0] * N_SHIPS
    for figure in (BASE_OF[nation], *in_play(g, nation)):
        hold = g.hold[figure]
        for i, n in enumerate(g.ships[figure]):
            ships[i % N_SHIPS] += n
        if hold:
            wares += worth.cargo(g, nation, hold) if any(hold[ware] for ware in WARE_THINGS) else 0
            everywhere[0] += hold[PRIESTS]
            everywhere[1] += sum(hold[thing] for thing in ADVISOR_THINGS)
            for i in range(len(EUROPEAN)):
                everywhere[2 + i] += hold[FIRST_UNIT + i]
        if figure == BASE_OF[nation]:
            continue
        if hold:
            abroad = [n + hold[thing] for n, thing in zip(abroad, CARGO, strict=True)]
        lost += bool(g.marks[figure] & LOST)
        if not is_fleet(figure):
            leaders += 1
        elif g.ships[figure]:
            fleets += 1
        else:
            shipless += 1
    return [fleets, shipless, leaders, lost, *abroad, *everywhere[:2], wares, *everywhere[2:], *ships]


CARGO = (DUCATS, SP, SETTLERS)


def _colonies(g: Caribbean, nation: int) -> list[float]:
    own = [area for area, owner in enumerate(g.owner) if owner == nation]
    by_region = [0] * len(REGIONS)
    for area in own:
        by_region[REGION_OF[area]] += 1
    return [
        len(own),
        sum(settled(g, area) for area in own),
        sum(g.garrison[area] for area in own),
        sum(worth.yield_of(g, nation, area) for area in own),
        sum(worth.church_yield(g, area) for area in own),
        sum(g.site[area] > 0 for area in own),
        sum(g.mine[area] > 0 for area in own),
        sum(len(g.resources[area]) for area in own),
        *by_region,
    ]


def _table(g: Caribbean) -> list[float]:
    """The numbers of `TABLE`."""
    return [
        *(g.players == n for n in range(1, 6)),
        g.turn,
        worth.turns_left(g),
        g.period,
        g.impulse,
        g.inflation,
        len(g.armies),
        len(g.pirates),
        len(g.nests),
        *(price + more for price, more in zip(g.base_price, g.price_mod, strict=True)),
        *(g.scenario == name for name in SCENARIOS),
        *features.table(g),
    ]


def _things(g: Caribbean, nation: int) -> list[int]:
    """What a nation has, as indices of `THINGS`."""
    has = [nation]
    for area, owner in enumerate(g.owner):
        if owner == nation and g.built[area]:
            has += [OF_BUILDINGS + b.index for b in BUILDINGS if g.built[area] >> b.index & 1]
    has += [OF_AWARDS + award for award, owner in enumerate(g.awards) if owner == nation]
    has += [OF_HANDS + card for card in g.hand[nation]]
    return has + [OF_LAID_OUT + card for card in g.laid_out if CARDS[card].nation == nation]


def _scenario(g: Caribbean) -> str:
    return g.scenario


SEEN: Features[Caribbean] = Features(SEAT, TABLE, THINGS, look, _scenario)
