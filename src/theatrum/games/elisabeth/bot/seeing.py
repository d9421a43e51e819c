"""What a learning program sees of Lepanto: what the hand-written value counts, and the plain counts behind it.

The whole game is not looked at yet: there the hand-written value judges.
"""

from __future__ import annotations

from theatrum.core.features import Features, Sight
from theatrum.games.elisabeth.bot.plans import Survey, worth
from theatrum.games.elisabeth.bot.plans.ways import MEDITERRANEAN
from theatrum.games.elisabeth.queries.points import victory_points
from theatrum.games.elisabeth.rules.victory import needed
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.pieces import LEADERS
from theatrum.games.elisabeth.tables.places import PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import HRE, NOBODY, OTTOMAN, PAPACY, SPAIN, VENICE

SIDES = (OTTOMAN, SPAIN)
MINORS = (VENICE, HRE, PAPACY)
PHASES = ("cards", "spring", "action", "winter", "victory")
SEAT = (
    "plays the Ottomans",
    "points beyond what the Ottomans need",
    "points by piracy",
    "prospects of conquest",
    "prospects of raids",
    "prospects of the next turn",
    "unrest in what it holds",
    "points held by nobody's guard",
    "ships in reach of a stronger fleet",
    "land units",
    "land units with leaders",
    "best leader on land",
    "warships",
    "corsairs",
    "cards in hand",
    "command points in hand",
    "command points of home cards",
    "command points to spend now",
    "raids made this turn",
    "impulses to skip",
    "is active",
    "keys and fortresses held",
    "points of keys and fortresses held",
    "besieged places of its own",
    "allied minors",
    "influence over minors",
    "sieges it lays",
)
TABLE = (
    "turn",
    "turns left",
    "last turn",
    *(f"phase: {phase}" for phase in PHASES),
    "passes",
    "cards in the deck",
    "Morisco Revolt and the like",
    *(f"at war with the Ottomans: {minor}" for minor in ("Venice", "Emperor", "Pope")),
)
GROUND = {place: i for i, place in enumerate(sorted({*MEDITERRANEAN.open, *MEDITERRANEAN.seas}))}
"""The places of the scenario, numbered for things."""
THINGS = (
    *(f"holds: {SPACES[space].id}" for space in MEDITERRANEAN.prizes),
    *(f"units at: {PLACE.noun[place]}" for place in GROUND),
    *(f"ships at: {PLACE.noun[place]}" for place in GROUND),
    *(f"leader: {leader.id}" for leader in LEADERS),
    *(f"card: {number}" for number in range(len(CARDS))),
)
PRIZES = {space: i for i, space in enumerate(MEDITERRANEAN.prizes)}
OF_UNITS = len(PRIZES)
OF_SHIPS = OF_UNITS + len(GROUND)
OF_LEADERS = OF_SHIPS + len(GROUND)
OF_CARDS = OF_LEADERS + len(LEADERS)


def look(g: Elisabeth) -> Sight | None:
    """Both seats of a position of Lepanto; nothing before the set-up or after the end, nor in the whole game."""
    if g.realms is not None or g.phase == "setup" or g.winner != NOBODY:
        return None
    survey = Survey(g)
    seats: list[list[float]] = [[], []]
    things: list[list[int]] = [[], []]
    for side in SIDES:
        seat = g.seat_of[side]
        seats[seat] = _row(g, survey, side)
        things[seat] = _things(g, survey, side)
    return Sight(seats, _table(g), things)


def _row(g: Elisabeth, survey: Survey, side: int) -> list[float]:
    """The numbers of `SEAT`."""
    other = SPAIN if side == OTTOMAN else OTTOMAN
    forces = survey.forces.get(side, {}).values()
    held = _held(g, side)
    warships = sum(survey.warships.get(side, {}).values())
    return [
        side == OTTOMAN,
        victory_points(g, side) - needed(g, side) if side == OTTOMAN else 0,
        g.piracy_vp[side],
        survey.prospects(side),
        survey.raids(side, other),
        survey.later(side) if g.turn < g.last_turn else 0.0,
        survey.unrest(side),
        sum(worth(space) for space in survey.exposed(side)),
        survey.endangered(side),
        sum(force.size for force in forces),
        sum(force.size for force in forces if force.rating),
        max((force.rating for force in forces), default=0),
        warships,
        sum(survey.fleet.get(side, {}).values()) - warships,
        len(g.hand[side]),
        sum(CARDS[card].cp for card in g.hand[side]),
        sum(CARDS[card].cp for card in g.home_hand[side]),
        g.cp if g.active == side else 0,
        g.raids_made[side],
        g.skips[side],
        g.active == side,
        len(held),
        sum(worth(space) for space in held),
        sum(space in g.sieges for space in held),
        sum(g.master[minor] == side for minor in MINORS),
        sum(max(0, g.voice(minor, side)) for minor in MINORS),
        sum(side in g.besiegers(space) for space in g.sieges),
    ]


def _held(g: Elisabeth, side: int) -> list[int]:
    return [space for space in MEDITERRANEAN.prizes if (p := g.control[space]) >= 0 and g.master[p] == side]


def _table(g: Elisabeth) -> list[float]:
    """The numbers of `TABLE`."""
    return [
        g.turn,
        g.last_turn - g.turn,
        g.turn == g.last_turn,
        *(g.phase == phase for phase in PHASES),
        g.passes,
        len(g.deck),
        len(g.beside),
        *(g.has_war(OTTOMAN, g.master[minor]) for minor in MINORS),
    ]


def _things(g: Elisabeth, survey: Survey, side: int) -> list[int]:
    """What a side has, as indices of `THINGS`; units and ships as often as there are."""
    out = [PRIZES[space] for space in _held(g, side)]
    for space, force in survey.forces.get(side, {}).items():
        if space in GROUND:
            out += [OF_UNITS + GROUND[space]] * force.size
    for place, ships in survey.fleet.get(side, {}).items():
        if place in GROUND:
            out += [OF_SHIPS + GROUND[place]] * ships
    for leader in LEADERS:
        if g.leader_at[leader.index] >= 0 and g.master[leader.power] == side:
            out.append(OF_LEADERS + leader.index)
    out += [OF_CARDS + card for card in (*g.hand[side], *g.home_hand[side])]
    return out


def _is_lepanto(g: Elisabeth) -> bool:
    return g.scenario == "learning"


SEEN: Features[Elisabeth] = Features(SEAT, TABLE, THINGS, look, _is_lepanto)
