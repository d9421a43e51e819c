"""Positions of Generalship for tests: a table without chance, small verbs to furnish it, and a driver for one step.

    g = a_game(nations=["france", "england", "austria"])
    with_units(g, FRANCE := 0, "fr_capital", light_infantry=2)
    with_stock(g, FRANCE, food=3)
    draft = play(g, ("draft", FRANCE))
    assert draft.prompt == "draft"
    draft.answer("draft", "unit:archers")

Every verb changes the state in place and returns something useful (slots) or nothing. A place is a tile's id
("fr_capital", "nt_03") or a position's id of the layout ("n01").
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from playing import Playing as _Playing
from playing import draws as draws
from theatrum.core.chance import Chance
from theatrum.core.contract import Runner, Setup, Step
from theatrum.games.generalship import DEFINITION
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.events import EVENTS
from theatrum.games.generalship.tables.generals import GENERAL, GENERALS
from theatrum.games.generalship.tables.layouts import LAYOUTS
from theatrum.games.generalship.tables.nations import NATION, NATIONS, TILE, TILES
from theatrum.games.generalship.tables.technologies import TECH_CARDS, TECHNOLOGY
from theatrum.games.generalship.tables.units import KIND, KINDS
from theatrum.games.generalship.tables.vocabulary import ERAS, SEA

NATION_IDS = tuple(n.id for n in NATIONS)
NEUTRAL = ("nt_01", "nt_04", "nt_02", "nt_07", "nt_03", "nt_05", "nt_08", "nt_06", "nt_09", "nt_11")
"""The neutral tiles of a test's table, unless it names others: dry land on the first eight positions."""


# ---- the table ------------------------------------------------------------------------------------------------------
def a_game(
    players: int = 3,
    nations: Sequence[str] | None = None,
    neutral: Sequence[str] = NEUTRAL,
    layout: str | None = None,
    population: int = 5,
    seed: str = "1",
) -> Generalship:
    """A laid table: seat i plays nations[i], five population each, and nothing else (no units, stock or commander).

    All decks are full and in the order of the tables; the agenda is empty. Nations sit in the player order of
    GS-3.1, at the places of the layout (GS-2.2).
    """
    if nations is None:
        nations = NATION_IDS[:players]
    players = len(nations)
    g = Generalship(Setup(players, {"layout": layout or f"p{players}_standard"}, Chance(seed)))
    g.nation = [NATION[n] for n in nations]
    g.order = sorted(range(players), key=lambda seat: g.nation[seat])
    plan = LAYOUTS[g.layout]
    for place, home in enumerate(plan.homes):
        nation = plan.assignment[place] if plan.assignment else g.nation[g.order[place]]
        for role, position in enumerate(home):
            g.tile[position] = NATIONS[nation].tiles[role]
    for position in range(plan.neutral):
        g.tile[position] = TILE[neutral[position]]
    g.terrain = [TILES[t].terrain for t in g.tile]
    for position in range(plan.neutral, len(g.tile)):
        g.settle_owner(position)
    g.people = [[0] * len(g.nation_of(seat).circles) for seat in range(players)]
    for seat in range(players):
        with_population(g, seat, population)
    g.general_deck = [general.index for general in GENERALS]
    g.tech_deck = list(TECH_CARDS)
    g.event_deck = [event.index for event in EVENTS]
    g.cycle, g.round, g.active = 1, 1, g.order[0]
    g.agenda = []
    return g


def at(g: Generalship, place: str) -> int:
    """The position of a tile's id or of a position's id."""
    return g.tile.index(TILE[place]) if place in TILE else g.plan.positions.index(place)


def seat_of(g: Generalship, nation: str) -> int:
    return g.nation.index(NATION[nation])


# ---- furnishing -----------------------------------------------------------------------------------------------------
def with_units(g: Generalship, seat: int, place: str, **kinds: int) -> list[int]:
    """Put units there, and give the tile to their owner as if they had moved in. Returns their slots, in the order
    in which the kinds are named. At sea, regiments are stowed on the seat's squadrons there, first come first served.
    """
    position = at(g, place)
    slots = [g.add_unit(KIND[kind], seat, position) for kind, count in kinds.items() for _ in range(count)]
    g.take(position, seat)
    if g.terrain[position] == SEA:
        ships = [u for u in g.units_at(position, seat) if KINDS[g.unit_kind[u]].is_ship]
        for slot in slots:
            if not KINDS[g.unit_kind[slot]].is_ship:
                g.unit_ship[slot] = next(
                    s for s in ships if len(g.cargo_of(s)) < KINDS[g.unit_kind[s]].capacity
                )
    return slots


def with_stock(g: Generalship, seat: int, food: int | None = None, metal: int | None = None) -> None:
    if food is not None:
        g.food[seat] = food
    if metal is not None:
        g.metal[seat] = metal


def with_food(g: Generalship, seat: int, food: int) -> None:
    g.food[seat] = food


def with_population(g: Generalship, seat: int, count: int, *circles: str) -> None:
    """So many cylinders on the lowest circles, and further ones on the named circles."""
    table = g.nation_of(seat).circles
    g.people[seat] = [int(i < count or c.id in circles) for i, c in enumerate(table)]


def with_commander(g: Generalship, seat: int, general: str) -> None:
    g.commander[seat] = _take_card(g, general)


def with_hand(g: Generalship, seat: int, *generals: str) -> None:
    """Unused general cards."""
    g.hand[seat] += [_take_card(g, general) for general in generals]


def with_political(g: Generalship, seat: int, *generals: str | int) -> None:
    """Cards for the political row, left to right; a number stands for so many of the last cards of the deck."""
    for general in generals:
        if isinstance(general, int):
            g.political[seat] += [g.general_deck.pop() for _ in range(general)]
        else:
            g.political[seat].append(_take_card(g, general))


def _take_card(g: Generalship, general: str) -> int:
    g.general_deck.remove(GENERAL[general])
    return GENERAL[general]


def with_technology_cards(g: Generalship, seat: int, *points: int) -> None:
    for value in points:
        g.tech_deck.remove(value)
    g.tech_hand[seat] = sorted([*g.tech_hand[seat], *points])


def with_technologies(g: Generalship, *technologies: str) -> None:
    """Developed technologies; nobody got points, no event happened."""
    for technology in technologies:
        g.developed[TECHNOLOGY[technology]] = 1


def with_alliance(g: Generalship, *seats: int, field: int = 0) -> None:
    for seat in seats:
        g.alliance[seat] = field


def with_era(g: Generalship, era: str) -> None:
    g.paradigm = ERAS.index(era)


def owns(g: Generalship, seat: int, *places: str) -> None:
    """Give neutral tiles to a seat."""
    for place in places:
        g.owner[at(g, place)] = seat


def population(g: Generalship, seat: int) -> int:
    return sum(g.people[seat])


def units(g: Generalship, seat: int, place: str) -> dict[str, int]:
    """How many of each kind a seat has at a place."""
    out: dict[str, int] = {}
    for slot in g.units_at(at(g, place), seat):
        kind = KINDS[g.unit_kind[slot]].id
        out[kind] = out.get(kind, 0) + 1
    return out


# ---- playing --------------------------------------------------------------------------------------------------------
Playing: TypeAlias = _Playing[Generalship]


def play(g: Generalship, *steps: Step, procedures: Mapping[str, Runner] | None = None) -> Playing:
    """Run these steps, up to the first question; `procedures` are others than the game's."""
    definition = DEFINITION if procedures is None else replace(DEFINITION, procedures=procedures)
    return _Playing(definition, g, *steps, options={"layout": g.layout})
