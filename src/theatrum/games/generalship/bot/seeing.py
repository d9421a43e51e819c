"""What a learning program sees of Generalship: what the hand-written value counts, and the plain counts behind it."""

from __future__ import annotations

from theatrum.core.contract import Seat
from theatrum.core.features import Features, Sight
from theatrum.games.generalship.bot.features import FEATURES, OWN_FEATURES, features, own_features
from theatrum.games.generalship.bot.survey import Survey
from theatrum.games.generalship.bot.value import fallen_capitals
from theatrum.games.generalship.state import NOBODY, Generalship
from theatrum.games.generalship.tables.actions import ACTION_TILES
from theatrum.games.generalship.tables.generals import GENERALS
from theatrum.games.generalship.tables.nations import NATIONS, TILES
from theatrum.games.generalship.tables.technologies import TECHNOLOGIES
from theatrum.games.generalship.tables.units import KINDS

ACTIONS = (
    "production",
    "population_growth",
    "general_cards",
    "technology_cards",
    "alliance",
    "draft_upgrade",
    "march",
    "scoring",
)
MOST_VP = 12
SEAT = (
    *FEATURES,
    *OWN_FEATURES,
    "fallen capitals",
    "food in store",
    "metal in store",
    "technology cards",
    "points of technology cards",
    "generals in hand",
    "political cards",
    "cylinders at home",
    *(f"units: {kind.id}" for kind in KINDS),
    "units on nations' tiles",
    "place in the order",
    "turns to wait",
    "is active",
    "acts",
    "cylinders on actions",
    "is allied",
    "commander on land",
    "commander at sea",
    "commander's abilities",
    "risk of the capital",
    "threats to the capital",
    "strength in the capital",
    "strength in all",
)
TABLE = (
    "two players",
    "three players",
    "four players",
    "cycle",
    "round",
    "turn",
    *(f"developed: {technology.id}" for technology in TECHNOLOGIES),
    "paradigm",
    *(f"cylinders: {tile.id}" for tile in ACTION_TILES),
    "events left",
    *(f"action: {action}" for action in ACTIONS),
)
THINGS = (
    *(f"nation: {nation.id}" for nation in NATIONS),
    *(f"points: {points}" for points in range(MOST_VP + 1)),
    *(f"tile: {tile.id}" for tile in TILES),
    *(f"commander: {general.id}" for general in GENERALS),
    *(f"general in hand: {general.id}" for general in GENERALS),
)
OF_POINTS = len(NATIONS)
OF_TILES = OF_POINTS + MOST_VP + 1
OF_COMMANDERS = OF_TILES + len(TILES)
OF_HANDS = OF_COMMANDERS + len(GENERALS)
NO_LEADER = (0, 0, 0)
LEADERS = tuple((general.land, general.sea, len(general.abilities)) for general in GENERALS)


def look(g: Generalship) -> Sight | None:
    """All seats of a position between actions; nothing before the nations are chosen or after the end."""
    if not g.order or g.winner != NOBODY:
        return None
    survey = Survey(g)
    seats = range(g.players)
    kinds, guests = _units(g)
    cylinders = [0] * g.players
    for placed in g.placed:
        for seat in placed:
            cylinders[seat] += 1
    rows = [_row(g, survey, seat, kinds[seat], guests[seat], cylinders[seat]) for seat in seats]
    return Sight(rows, _table(g), [_things(g, seat) for seat in seats])


def _units(g: Generalship) -> tuple[list[list[int]], list[int]]:
    """By seat: how many units of each kind, and how many stand on tiles of nations."""
    kinds = [[0] * len(KINDS) for _ in range(g.players)]
    guests = [0] * g.players
    neutral = g.plan.neutral
    for unit, seat in enumerate(g.unit_seat):
        if seat >= 0:
            kinds[seat][g.unit_kind[unit]] += 1
            if g.unit_at[unit] >= neutral:
                guests[seat] += 1
    return kinds, guests


def _row(
    g: Generalship, survey: Survey, seat: Seat, kinds: list[int], guests: int, cylinders: int
) -> list[float]:
    """The numbers of `SEAT`."""
    commander = g.commander[seat]
    land, sea, abilities = LEADERS[commander] if commander >= 0 else NO_LEADER
    place = g.order.index(seat)
    return [
        *features(g, survey, seat),
        *own_features(g, survey, seat),
        fallen_capitals(g, survey, seat),
        g.food[seat],
        g.metal[seat],
        len(g.tech_hand[seat]),
        sum(g.tech_hand[seat]),
        len(g.hand[seat]),
        len(g.political[seat]),
        sum(g.people[seat]),
        *kinds,
        guests,
        place,
        (place - g.turn) % g.players,
        g.active == seat,
        g.actor == seat,
        cylinders,
        g.alliance[seat] >= 0,
        land,
        sea,
        abilities,
        survey.risk(seat),
        sum(survey.threat[seat]),
        survey.here[seat][survey.capital[seat]],
        survey.army[seat] / 10,
    ]


def _table(g: Generalship) -> list[float]:
    """The numbers of `TABLE`."""
    return [
        *(g.players == n for n in (2, 3, 4)),
        g.cycle,
        g.round,
        g.turn,
        *g.developed,
        g.paradigm,
        *(len(placed) for placed in g.placed),
        len(g.event_deck),
        *(g.action == action for action in ACTIONS),
    ]


def _things(g: Generalship, seat: Seat) -> list[int]:
    """What a seat has, as indices of `THINGS`."""
    out = [g.nation[seat], OF_POINTS + max(0, min(g.vp[seat], MOST_VP))]
    out += [OF_TILES + g.tile[position] for position, owner in enumerate(g.owner) if owner == seat]
    if g.commander[seat] >= 0:
        out.append(OF_COMMANDERS + g.commander[seat])
    out += [OF_HANDS + general for general in g.hand[seat]]
    return out


SEEN: Features[Generalship] = Features(SEAT, TABLE, THINGS, look)
