"""Positions of Caribbean for tests: an empty table with all nations, and small verbs to furnish it.

    g = a_table("spain", "england")
    colony(g, "tc_17", "spain", "settlement", "port", garrison=1)
    leader(g, "spain", "conquistador", at="tc_17", inf=3)
    fleet(g, "spain", at="tc_17_coast", ships={"nao": 2})

Things are named as in the data. What a position does not say is empty: no cards, no money, nobody in play.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.caribbean.skeleton import SKELETON
from playing import Playing, a_state, play
from theatrum.games.caribbean.state import ABOARD, POOL, Caribbean
from theatrum.games.caribbean.tables.advisors import ADVISOR
from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.cards import CARD
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.markers import MARKER_TYPE, MINES, SITES
from theatrum.games.caribbean.tables.nations import NATION, SPAIN
from theatrum.games.caribbean.tables.pieces import (
    FIGURE,
    FIGURES,
    FIRST_LEADER,
    FLEET_TYPES,
    FLEETS_OF,
    LEADER_TYPE,
    LEADERS_OF,
    NATION_OF,
    SHIP,
    UNIT,
)
from theatrum.games.caribbean.tables.places import AREA, PLACE
from theatrum.games.caribbean.tables.research import DIRECTION
from theatrum.games.caribbean.tables.things import (
    DUCATS,
    FIRST_ADVISOR,
    PRIESTS,
    SETTLERS,
    SLAVES,
    SP,
    unit_thing,
)

NAMED = {"sp": SP, "ducats": DUCATS, "slaves": SLAVES, "settlers": SETTLERS, "priests": PRIESTS}


def a_table(*nations: str, **options: str | int | bool) -> Caribbean:
    """A table at which these nations are played (seat 0 the first), in turn 1 before its impulses, with nothing on it.
    Everybody has had his turn award [CC-7.2], so that none is offered in the midst of something else."""

    g = a_state(SKELETON, len(nations) or 5, **options)
    for seat, name in enumerate(nations or map(str, NATION.by_id)):
        g.nation_of[seat] = NATION.by_id[name]
        g.seat_of[NATION.by_id[name]] = seat
    g.order = g.nations
    g.turn_award = [g.impulse] * len(NATION)
    return g


def all_awards_taken(g: Caribbean) -> Caribbean:
    """Somebody who does not play holds all awards: a test is about something else."""
    g.awards = [NATION.by_id["netherlands"]] * len(g.awards)
    return g


def thing(name: str) -> int:
    """SP, ducats, settlers …, a unit, a ware or an advisor."""
    if name in NAMED:
        return NAMED[name]
    if name in UNIT.by_id:
        return unit_thing(UNIT.by_id[name])
    return WARE.by_id[name] if name in WARE.by_id else FIRST_ADVISOR + ADVISOR.by_id[name]


def fill(g: Caribbean, figure: int, **things: int) -> None:
    for name, n in things.items():
        g.add(figure, thing(name), n)


def card(name: str) -> int:
    return CARD.by_id[name]


def area(name: str) -> int:
    return AREA.by_id[name]


def place(name: str) -> int:
    return PLACE.by_id[name]


def research(g: Caribbean, nation: str, **levels: int) -> None:
    for direction, level in levels.items():
        g.set_level(NATION.by_id[nation], DIRECTION.by_id[direction], level)


def colony(
    g: Caribbean, where: str, nation: str, *buildings: str, garrison: int = 0, markers: tuple[str, ...] = ()
) -> int:
    """A colony of a nation, with these buildings and exploration markers."""
    at = AREA.by_id[where]
    g.owner[at] = NATION.by_id[nation]
    g.built[at] = sum(1 << BUILDING.by_id[name] for name in buildings)
    g.garrison[at] = garrison
    for marker in markers:
        if marker in SITES:
            g.site[at] = 1 + SITES.index(marker)
        elif marker in MINES:
            g.mine[at] = 1 + MINES.index(marker)
        else:
            g.resources[at] += (MARKER_TYPE.by_id[marker],)
    return at


def fleet(
    g: Caribbean, nation: str, at: str, ships: Mapping[str, int], kind: str = "standard", **things: int
) -> int:
    """A fleet with these ships (those of a name that begins with `damaged_` are) and things."""
    wanted = FLEET_TYPES.index(kind)
    free = (f for f in FLEETS_OF[NATION.by_id[nation]] if FIGURES[f].kind == wanted and g.where[f] == POOL)
    figure = next(free)
    g.where[figure] = PLACE.by_id[at]
    for name, n in ships.items():
        g.add_ships(figure, SHIP.by_id[name.removeprefix("damaged_")], n, name.startswith("damaged_"))
    fill(g, figure, **things)
    return figure


def leader(g: Caribbean, nation: str, kind: str, at: str | int, **things: int) -> int:
    """A leader ashore, in the home base, or (a number) aboard a fleet, with his things."""
    wanted = LEADER_TYPE.by_id[kind]
    figure = next(
        f for f in LEADERS_OF[NATION.by_id[nation]] if FIGURES[f].kind == wanted and g.where[f] == POOL
    )
    if isinstance(at, int):
        g.where[figure], g.aboard[figure - FIRST_LEADER] = ABOARD, at
    else:
        g.where[figure] = PLACE.by_id[at]
    fill(g, figure, **things)
    return figure


def noun(figure: int) -> str:
    return FIGURE.noun[figure]


def operating(g: Caribbean, points: int = 1, nation: int = SPAIN) -> Playing[Caribbean]:
    """The nation has points of a card left."""
    g.active, g.points = nation, points
    return play(SKELETON, g, ("operation",))


def moving(g: Caribbean, figure: int) -> Playing[Caribbean]:
    g.control[NATION_OF[figure]] = max(1, g.control[NATION_OF[figure]])
    return operating(g, nation=NATION_OF[figure]).answer("move", FIGURE.noun[figure])


def steps(g: Caribbean, *wanted: tuple[str | int, ...]) -> Playing[Caribbean]:
    return play(SKELETON, g, *wanted)


def turn(g: Caribbean, nation: int = SPAIN) -> Playing[Caribbean]:
    return play(SKELETON, g, ("diplomacy", nation))
