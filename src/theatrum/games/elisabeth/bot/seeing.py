"""What a learning program sees of Elisabeth I.: what the hand-written values count, and the plain counts behind them.

One set of columns for Lepanto and the whole game, for every number of players. A seat's numbers are those of its powers
together (who plays two or three has as many chances); what only one of the two has is 0 in the other.
"""

from __future__ import annotations

from theatrum.core.features import Features, Sight
from theatrum.games.elisabeth.bot import value as lead
from theatrum.games.elisabeth.bot.campaign import seeing as campaign
from theatrum.games.elisabeth.bot.campaign.race import coming
from theatrum.games.elisabeth.bot.plans import Survey
from theatrum.games.elisabeth.bot.plans.europe import Campaign
from theatrum.games.elisabeth.bot.plans.ways import EUROPE
from theatrum.games.elisabeth.queries.bonuses import ROWS as BONUSES
from theatrum.games.elisabeth.queries.points import sources
from theatrum.games.elisabeth.queries.relations import contenders, is_activated
from theatrum.games.elisabeth.rules.cards import cards_due
from theatrum.games.elisabeth.rules.victory import needed
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import CAPTIVE
from theatrum.games.elisabeth.tables.cards import CARDS, COMBAT, RESPONSE
from theatrum.games.elisabeth.tables.pieces import LEADERS
from theatrum.games.elisabeth.tables.places import KEY, PLACE, PORTS, SPACES
from theatrum.games.elisabeth.tables.powers import (
    HRE,
    MAJORS,
    N_POWERS,
    NOBODY,
    OTTOMAN,
    PAPACY,
    POWER_IDS,
    POWERS,
    SPAIN,
    VENICE,
)

OF_A_POWER: tuple[str, ...] = (
    "victory points",
    "points missing to victory",
    "points by keys and fortresses",
    "points by faith and marriages",
    "points by piracy",
    "points by other markers",
    "prospects of conquest",
    "Lepanto: prospects of raids",
    "Lepanto: prospects of the next turn",
    "unrest that can be calmed",
    "points held by nobody's guard",
    "ships in reach of a stronger fleet",
    "land units",
    "land units with leaders",
    "largest army",
    "best leader on land",
    "warships",
    "corsairs",
    "leaders on the map",
    "captive leaders",
    "cards in hand",
    "command points in hand",
    "cards for battles and windows",
    "command points of home cards",
    "cards of the next turn",
    "command points to spend now",
    "raids made this turn",
    "impulses to skip",
    "is active",
    "impulses before its own",
    "keys held",
    "fortresses held",
    "strong places in unrest",
    "besieged places of its own",
    "sieges it lays",
    "wars with majors",
    "alliances with majors",
    "allied minors",
    "influence over others",
)
SEAT: tuple[str, ...] = (
    "powers that can win",
    "chance by hand",
    "odds by hand",
    *OF_A_POWER,
    *campaign.OF_A_POWER,
    *campaign.BY_NAME,
)
PHASES = ("cards", "diplomacy", "spring", "action", "winter", "marriage", "patronage", "victory")
COUNTS = range(2, 7)
TABLE: tuple[str, ...] = (
    "the whole game",
    "tournament",
    *(f"{n} players" for n in COUNTS),
    "turn",
    "turns left",
    "last turn",
    *(f"phase: {phase}" for phase in PHASES),
    "passes",
    "cards in the deck",
    "cards in all hands",
    "cards with a lasting effect",
    *(f"Lepanto: at war with the Ottomans: {minor}" for minor in ("Venice", "Emperor", "Pope")),
    *campaign.TABLE,
)
MINORS = (VENICE, HRE, PAPACY)
"""Of Lepanto."""
RULERS = tuple(ruler.id for power in POWERS for ruler in power.rulers)
BERTHS = (*(space.index for space in SPACES if PORTS >> space.index & 1), *EUROPE.seas)
THINGS: tuple[str, ...] = (
    *(f"plays: {POWER_IDS[power]}" for power in MAJORS),
    *(f"has activated: {POWER_IDS[power]}" for power in MAJORS),
    *(f"at war with: {POWER_IDS[power]}" for power in range(N_POWERS)),
    *(f"allied with: {POWER_IDS[power]}" for power in range(N_POWERS)),
    *(f"ruled by: {ruler}" for ruler in RULERS),
    *(f"science bonus: {bonus.id}" for bonus in BONUSES),
    *(f"holds: {SPACES[space].id}" for space in EUROPE.prizes),
    *(f"units at: {SPACES[space].id}" for space in EUROPE.open),
    *(f"ships at: {PLACE.noun[place]}" for place in BERTHS),
    *(f"leader: {leader.id}" for leader in LEADERS),
    *(f"card: {card.id}" for card in CARDS.values()),
)
OF_ACTIVATED = len(MAJORS)
OF_WARS = OF_ACTIVATED + len(MAJORS)
OF_ALLIES = OF_WARS + N_POWERS
OF_RULERS = OF_ALLIES + N_POWERS
OF_BONUSES = OF_RULERS + len(RULERS)
OF_PRIZES = OF_BONUSES + len(BONUSES)
OF_UNITS = OF_PRIZES + len(EUROPE.prizes)
OF_SHIPS = OF_UNITS + len(EUROPE.open)
OF_LEADERS = OF_SHIPS + len(BERTHS)
OF_CARDS = OF_LEADERS + len(LEADERS)
FIRST_RULER = tuple(sum(len(p.rulers) for p in POWERS[:power]) for power in MAJORS)
PRIZE_AT = {space: OF_PRIZES + i for i, space in enumerate(EUROPE.prizes)}
UNITS_AT = {space: OF_UNITS + i for i, space in enumerate(EUROPE.open)}
CARD_AT = {number: OF_CARDS + i for i, number in enumerate(CARDS)}
SHIPS_AT = {place: OF_SHIPS + i for i, place in enumerate(BERTHS)}
ALL_MAJORS = (1 << len(MAJORS)) - 1


# ---- looking ---------------------------------------------------------------------------------------------------------------
def look(g: Elisabeth) -> Sight | None:
    """All seats of a position; nothing before the set-up or after the end."""
    if g.phase == "setup" or g.winner != NOBODY:
        return None
    return _lepanto(g) if g.realms is None else _whole(g)


def _lepanto(g: Elisabeth) -> Sight:
    survey = Survey(g)
    held = _held(g, survey)
    seats: list[list[float]] = [[], []]
    things: list[list[int]] = [[], []]
    ottoman = lead.ottoman_chance(g, survey)
    for side in (OTTOMAN, SPAIN):
        seat = g.seat_of[side]
        chance = ottoman if side == OTTOMAN else 1.0 - ottoman
        numbers = [1.0, chance, campaign.odds(chance), *_power(g, survey, side, held[side])]
        seats[seat] = numbers + [0.0] * (len(SEAT) - len(numbers))
        things[seat] = _things(g, survey, side, held[side])
    return Sight(seats, _table(g), things)


def _whole(g: Elisabeth) -> Sight:
    survey = Campaign(g)
    found = campaign.standing(g, survey)
    held = _held(g, survey)
    seats: list[list[float]] = []
    things: list[list[int]] = [[] for _ in range(g.players)]
    for seat in range(g.players):
        total = [0.0] * len(ALL)
        powers = [power for power in contenders(g) if g.seat_of[power] == seat]
        for power in powers:
            own = _power(g, survey, power, held[power]) + campaign.row(g, survey, found, power)
            total = [a + b for a, b in zip(total, own, strict=True)]
            things[seat] += _things(g, survey, power, held[power])
        chance = found.chances[seat]
        by_name = campaign.by_name(g, survey, found, seat)
        seats.append([float(len(powers)), chance, campaign.odds(chance), *total, *by_name])
    for power in MAJORS:
        if g.seat_of[power] >= 0 and is_activated(g, power):
            things[g.seat_of[power]].append(OF_ACTIVATED + power)
    return Sight(seats, _table(g), things)


ALL: tuple[str, ...] = (*OF_A_POWER, *campaign.OF_A_POWER)


def _held(g: Elisabeth, survey: Survey) -> list[list[int]]:
    """By power: the strong places that it or somebody whom it commands holds."""
    out: list[list[int]] = [[] for _ in range(N_POWERS + 1)]
    for space in survey.theatre.prizes:
        out[g.master[g.control[space]]].append(space)
    return out


# ---- a power ---------------------------------------------------------------------------------------------------------------
def _power(g: Elisabeth, survey: Survey, power: int, held: list[int]) -> list[float]:
    """The numbers of `OF_A_POWER`."""
    return [
        *_points(g, power),
        *_prospects(g, survey, power),
        *_forces(g, survey, power),
        *_cards(g, power),
        *_places(g, power, held),
        *_relations(g, power),
    ]


def _points(g: Elisabeth, power: int) -> list[float]:
    """E1-25.2 What it has, by what it comes from, and what is missing."""
    keys = special = piracy = markers = 0
    for kind, vp in sources(g, power):
        if kind in ("keys", "fortresses", "cyprus"):
            keys += vp
        elif kind == "special":
            special += vp
        elif kind == "piracy":
            piracy += vp
        else:
            markers += vp
    total = keys + special + piracy + markers
    goal = needed(g, power)
    return [
        float(total),
        float(goal - total) if goal else 0.0,
        float(keys),
        float(special),
        float(piracy),
        float(markers),
    ]


def _prospects(g: Elisabeth, survey: Survey, power: int) -> list[float]:
    """What armies and pirates may win, and what may be lost."""
    raids = later = 0.0
    if g.realms is None:
        raids = survey.raids(power, SPAIN if power == OTTOMAN else OTTOMAN)
        later = survey.later(power) if g.turn < g.last_turn else 0.0
    exposed: float = sum([survey.worth(power, space) for space in survey.exposed(power)])
    return [
        survey.prospects(power),
        raids,
        later,
        survey.unrest(power),
        exposed,
        float(survey.endangered(power)),
    ]


def _forces(g: Elisabeth, survey: Survey, power: int) -> list[float]:
    units = led = largest = rating = 0
    for force in survey.forces.get(power, {}).values():
        units += force.size
        largest = max(largest, force.size)
        if force.rating:
            led += force.size
            rating = max(rating, force.rating)
    warships = sum(survey.warships.get(power, {}).values())
    ships = sum(survey.fleet.get(power, {}).values())
    there = captive = 0
    for leader in LEADERS:
        if leader.power == power:
            there += g.leader_at[leader.index] >= 0
            captive += g.leader_at[leader.index] == CAPTIVE
    return [
        float(units),
        float(led),
        float(largest),
        float(rating),
        float(warships),
        float(ships - warships),
        float(there),
        float(captive),
    ]


def _cards(g: Elisabeth, power: int) -> list[float]:
    """Hands as they were dealt anew, and what can be done with them when."""
    hand = g.hand[power]
    return [
        float(len(hand)),
        float(sum([CARDS[card].cp for card in hand])),
        float(sum([1 for card in hand if CARDS[card].type in (COMBAT, RESPONSE)])),
        float(sum([CARDS[card].cp for card in g.home_hand[power]])),
        float(cards_due(g, power)) if g.turn < g.last_turn else 0.0,
        float(g.cp) if g.active == power else 0.0,
        float(g.raids_made[power]),
        float(g.skips[power]),
        float(g.active == power),
        float((power - coming(g)) % len(MAJORS)),
    ]


def _places(g: Elisabeth, power: int, held: list[int]) -> list[float]:
    """Keys and fortresses, and what threatens them or those of others."""
    keys = sum([1 for space in held if SPACES[space].kind == KEY])
    besieged = {space for space, _ in g.all_sieges()}
    return [
        float(keys),
        float(len(held) - keys),
        float(sum([1 for space in held if g.in_unrest(space)])),
        float(sum([1 for space in held if space in besieged])),
        float(len(g.besieged_by(power))),
    ]


def _relations(g: Elisabeth, power: int) -> list[float]:
    allies = influence = 0
    for other in range(N_POWERS):
        if other != power:
            allies += g.counts_as_minor(other) and g.master[other] == power
            influence += max(0, g.voice(other, power))
    wars, alliances = g.war[power] & ALL_MAJORS, g.alliance[power] & ALL_MAJORS
    return [float(wars.bit_count()), float(alliances.bit_count()), float(allies), float(influence)]


# ---- the table, and things -------------------------------------------------------------------------------------------------
def _table(g: Elisabeth) -> list[float]:
    """The numbers of `TABLE`."""
    whole = g.realms is not None
    return [
        float(whole),
        float(g.scenario == "tournament"),
        *[float(g.players == n) for n in COUNTS],
        float(g.turn),
        float(g.last_turn - g.turn),
        float(g.turn == g.last_turn),
        *[float(g.phase == phase) for phase in PHASES],
        float(g.passes),
        float(len(g.deck)),
        float(sum([len(hand) for hand in g.hand])),
        float(len(g.beside)),
        *[float(not whole and g.has_war(OTTOMAN, g.master[minor])) for minor in MINORS],
        *(campaign.table(g) if whole else [0.0] * len(campaign.TABLE)),
    ]


def _things(g: Elisabeth, survey: Survey, power: int, held: list[int]) -> list[int]:
    """What a power has, as indices of `THINGS`; units and ships as often as there are."""
    out = [power, OF_RULERS + FIRST_RULER[power] + g.ruler[power]]
    for other in range(N_POWERS):
        if g.has_war(power, other):
            out.append(OF_WARS + other)
        if g.has_alliance(power, other):
            out.append(OF_ALLIES + other)
    if g.court is not None:
        out += [OF_BONUSES + bonus for bonus, owner in enumerate(g.court.bonuses) if owner == power]
    out += [PRIZE_AT[space] for space in held]
    for space, force in survey.forces.get(power, {}).items():
        out += [UNITS_AT[space]] * force.size
    for place, ships in survey.fleet.get(power, {}).items():
        out += [SHIPS_AT[place]] * ships
    for leader in LEADERS:
        if g.leader_at[leader.index] >= 0 and g.master[leader.power] == power:
            out.append(OF_LEADERS + leader.index)
    return out + [CARD_AT[card] for card in (*g.hand[power], *g.home_hand[power])]


def _scenario(g: Elisabeth) -> str:
    return g.scenario


SEEN: Features[Elisabeth] = Features(SEAT, TABLE, THINGS, look, _scenario)
