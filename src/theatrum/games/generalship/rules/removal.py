"""Giving up units outside of battle: by plague [GS-8.10] or to spare upkeep [GS-17.3], one unit at a time.

A unit is named by its kind and its tile; between equals on one tile there is nothing to choose.
"""

from __future__ import annotations

from theatrum.core.contract import Answer, Procedure, Refusal, Seat
from theatrum.games.generalship.rules.cargo import stow
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.units import KIND_BY_NOUN, KINDS
from theatrum.games.generalship.tables.vocabulary import SEA


# ---- queries -------------------------------------------------------------------------------------------------------
def unit_answers(g: Generalship, seat: Seat, verb: str) -> list[Answer]:
    """Every kind of unit on every tile, once: `(verb, unit, tile)`."""
    answers: dict[Answer, None] = {}
    for unit in g.units_of(seat):
        answers[verb, KINDS[g.unit_kind[unit]].noun, g.tile_noun(g.unit_at[unit])] = None
    return list(answers)


def find_unit(g: Generalship, seat: Seat, kind_noun: str, tile_noun: str) -> int:
    """The slot of a seat's first unit of that kind on that tile."""
    kind = KIND_BY_NOUN[kind_noun]
    return next(u for u in g.units_at(g.position_of(tile_noun), seat) if g.unit_kind[u] == kind)


def no_unit_there(rule: str, answer: Answer) -> Refusal:
    """Why a unit that somebody names, `(verb, unit, tile)`, can't be given up: one has none such there."""
    _, unit, tile = answer
    return Refusal(rule, "no-unit-there", unit=unit, tile=tile)


# ---- procedures ----------------------------------------------------------------------------------------------------
def give_up(g: Generalship, seat: Seat, answer: Answer, why: str) -> Procedure[None]:
    """GS-15.5, GS-15.6 The unit goes back to the supply; cargo of a lost squadron is stowed anew or lost with it."""
    _, kind_noun, tile_noun = answer
    unit = find_unit(g, seat, str(kind_noun), str(tile_noun))
    position = g.unit_at[unit]
    sinks = KINDS[g.unit_kind[unit]].is_ship and g.terrain[position] == SEA
    g.remove_unit(unit)
    g.reveal(f"unit-lost-{why}", nation=g.noun_of(seat), unit=kind_noun, tile=tile_noun)
    if sinks:
        yield from stow(g, seat, position)
