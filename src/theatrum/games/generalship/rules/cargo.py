"""GS-11.8, GS-15.6 Who is aboard which squadron. Every regiment at sea is aboard one, at most five on each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from theatrum.core.contract import Answer, Ask, Procedure, Seat
from theatrum.games.generalship.rules.group import GO, UNIT_NOUNS, number_of
from theatrum.games.generalship.rules.movement import CAPACITY, IS_SHIP, room
from theatrum.games.generalship.rules.words import faces
from theatrum.games.generalship.state import ENDED, MOVED, Generalship
from theatrum.games.generalship.tables import SEA

ANYHOW: Answer = ("stow_anyhow",)


# ---- procedures ----------------------------------------------------------------------------------------------------
def stow(g: Generalship, seat: Seat, position: int) -> Procedure[None]:
    """GS-15.6, GS-8.10 After squadrons were lost at sea: who finds no place is lost too, by the owner's choice.

    Does nothing where everybody has a place. While the owner is asked, regiments without a squadron are adrift
    (`unit_ship` is -1).
    """
    if not cast_adrift(g, seat, position):
        return
    ships = squadrons_at(g, seat, position)
    aboard = regiments_at(g, seat, position)
    surplus = len(aboard) - sum(CAPACITY[g.unit_kind[ship]] for ship in ships)
    drowned = yield from _choose_surplus(g, seat, position, surplus)
    lose(g, seat, position, drowned, "units-drowned")
    if len(ships) == 1:
        fill_up(g, seat, position)
    elif cast_adrift(g, seat, position):
        yield from arrange(g, seat, position, ships, regiments_at(g, seat, position), rule="GS-15.6")


def _choose_surplus(g: Generalship, seat: Seat, position: int, surplus: int) -> Procedure[list[int]]:
    """The owner names the regiments for which there is no place, one at a time."""
    drowned: list[int] = []
    while len(drowned) < surplus:
        rest = [u for u in regiments_at(g, seat, position) if u not in drowned]
        left = surplus - len(drowned)
        if left == len(rest):
            return drowned + rest
        answer = yield Ask(
            seat,
            "drown",
            partial(_kinds, g, "lose_unit", rest),
            rule="GS-15.6",
            args={"n": left, "tile": g.tile_noun(position)},
        )
        drowned.append(next(u for u in rest if UNIT_NOUNS[g.unit_kind[u]] == answer[1]))
    return drowned


def arrange(
    g: Generalship, seat: Seat, position: int, ships: Sequence[int], units: Sequence[int], *, rule: str
) -> Procedure[None]:
    """GS-11.8, GS-15.6 Share the regiments among the squadrons: one after the other is filled, the last takes the rest."""
    plan: dict[int, int] = {}
    for i, ship in enumerate(ships[:-1]):
        later = sum(CAPACITY[g.unit_kind[s]] for s in ships[i + 1 :])
        while len(plan) < len(units):
            answer = yield Ask(
                seat,
                "stow",
                partial(_stow_answers, g, ship, units, plan, later),
                rule=rule,
                args={
                    "ship": UNIT_NOUNS[g.unit_kind[ship]],
                    "number": number_of(g, ship),
                    "tile": g.tile_noun(position),
                },
            )
            if answer == ANYHOW:
                fill_up(g, seat, position)
                return
            if answer == GO:
                break
            plan[next(u for u in units if u not in plan and UNIT_NOUNS[g.unit_kind[u]] == answer[1])] = ship
    for unit in units:
        g.unit_ship[unit] = plan.get(unit, ships[-1])
    g.tell("restowed", nation=g.noun_of(seat), tile=g.tile_noun(position))


def _stow_answers(
    g: Generalship, ship: int, units: Sequence[int], plan: dict[int, int], later: int
) -> list[Answer]:
    rest = [u for u in units if u not in plan]
    answers: list[Answer] = [] if plan else [ANYHOW]
    if len(rest) <= later:
        answers.append(GO)
    if list(plan.values()).count(ship) < CAPACITY[g.unit_kind[ship]]:
        answers += _kinds(g, "pick", rest)
    return answers


# ---- queries -------------------------------------------------------------------------------------------------------
def squadrons_at(g: Generalship, seat: Seat, position: int) -> list[int]:
    return [u for u in g.units_at(position, seat) if IS_SHIP[g.unit_kind[u]]]


def regiments_at(g: Generalship, seat: Seat, position: int) -> list[int]:
    return [u for u in g.units_at(position, seat) if not IS_SHIP[g.unit_kind[u]]]


def restowable(g: Generalship, seat: Seat) -> list[int]:
    """GS-11.8 Sea tiles where a seat can re-stow at the start of its march: two squadrons that have not moved."""
    squadrons = [0] * len(g.tile)
    loaded = [0] * len(g.tile)
    for unit, owner in enumerate(g.unit_seat):
        if owner == seat and not g.unit_marks[unit] & (ENDED | MOVED):
            (squadrons if IS_SHIP[g.unit_kind[unit]] else loaded)[g.unit_at[unit]] += 1
    return [p for p, n in enumerate(squadrons) if n >= 2 and loaded[p] and g.terrain[p] == SEA]


def _kinds(g: Generalship, verb: str, units: Sequence[int]) -> list[Answer]:
    return [(verb, UNIT_NOUNS[kind]) for kind in sorted({g.unit_kind[u] for u in units})]


# ---- changes -------------------------------------------------------------------------------------------------------
def cast_adrift(g: Generalship, seat: Seat, position: int) -> list[int]:
    """The regiments whose squadron is gone; they are noted as adrift."""
    ships = squadrons_at(g, seat, position)
    adrift = [u for u in regiments_at(g, seat, position) if g.unit_ship[u] not in ships]
    for unit in adrift:
        g.unit_ship[unit] = -1
    return adrift


def fill_up(g: Generalship, seat: Seat, position: int) -> None:
    """Those adrift go where there is room, first come first served; nobody else is moved."""
    for unit in cast_adrift(g, seat, position):
        g.unit_ship[unit] = next(s for s in squadrons_at(g, seat, position) if room(g, s) > 0)


def lose(g: Generalship, seat: Seat, position: int, units: Sequence[int], key: str) -> None:
    """GS-15.5, GS-20 Units go back to the supply; everybody sees what they were. Cargo of lost squadrons is adrift."""
    if not units:
        return
    if g.listened:
        g.reveal(key, nation=g.noun_of(seat), units=faces(g, units), tile=g.tile_noun(position))
    for unit in units:
        if IS_SHIP[g.unit_kind[unit]]:
            for regiment in g.cargo_of(unit):
                g.unit_ship[regiment] = -1
        g.remove_unit(unit)
