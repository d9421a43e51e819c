"""GS-15.7-15.10 Retreat: to a neighbouring tile of one's own, or the units are lost. No points, no abilities."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from theatrum.core.contract import Ask, Procedure, Refusal, Seat, Verdict
from theatrum.games.generalship.queries.movement import regiments_at, squadrons_at
from theatrum.games.generalship.queries.pace import ORDINARY
from theatrum.games.generalship.queries.words import backs
from theatrum.games.generalship.rules.cargo import lose, stow
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.nations import TILE_NOUN
from theatrum.games.generalship.tables.units import IMPOSSIBLE, KINDS
from theatrum.games.generalship.tables.vocabulary import CAVALRY, SEA


# ---- procedures ------------------------------------------------------------------------------------------------------
def retreat(g: Generalship, seat: Seat, position: int) -> Procedure[None]:
    """GS-15.7, GS-15.8 All units of a seat leave a tile; those without a fitting tile are lost."""
    if g.is_sea(position):
        yield from stow(g, seat, position)
        yield from _withdraw(g, seat, position, g.units_at(position, seat), "retreat-fleet", "GS-15.8")
        return
    regiments = regiments_at(g, seat, position)
    yield from _withdraw(g, seat, position, regiments, "retreat-to", "GS-15.7")
    if left_behind := regiments_at(g, seat, position):  # Cavalry, and nothing but mountains around [OP-30].
        lose(g, seat, position, left_behind, "units-cut-off")
    ships = squadrons_at(g, seat, position)
    yield from _withdraw(g, seat, position, ships, "retreat-squadrons", "GS-15.7")


def _withdraw(
    g: Generalship, seat: Seat, position: int, units: Sequence[int], prompt: str, rule: str
) -> Procedure[None]:
    """These units go together to one fitting tile, as far as they can enter it; without any they are lost."""
    if not units:
        return
    tiles = fitting_tiles(g, seat, position, units)
    if not tiles:
        lose(g, seat, position, units, "units-cut-off")
        return
    to = tiles[0]
    if len(tiles) > 1:
        answer = yield Ask(
            seat,
            prompt,
            candidates=partial(_ways_out, g, seat, position, units),
            rule=rule,
            args={"tile": g.tile_noun(position)},
            why_not=lambda answer: Refusal(rule, "retreat-not-adjacent", tile=answer[1]),
        )
        to = g.position_of(answer[1])
    going = [u for u in units if can_follow(g, u, to)]
    if g.listened:
        a, b = g.tile_noun(position), g.tile_noun(to)
        g.tell("retreated", nation=g.noun_of(seat), units=backs(g, going), a=a, b=b)
    for unit in going:
        g.move_unit(unit, to)


# ---- queries ---------------------------------------------------------------------------------------------------------
def fitting_tiles(g: Generalship, seat: Seat, position: int, units: Sequence[int]) -> list[int]:
    """GS-15.7-15.9 Neighbouring tiles of one's own that all of these can enter; failing that, some of them.

    Ruling OP-30: they go to one tile together if there is one for all, and part only where cavalry can't follow.
    """
    tiles = [p for p in g.plan.neighbours[position] if _why_not(g, seat, p, units) is None]
    together = [p for p in tiles if all(can_follow(g, u, p) for u in units)]
    return together or tiles


def can_follow(g: Generalship, unit: int, to: int) -> bool:
    """GS-15.7, GS-15.8 Regiments to land (cavalry never to mountains), squadrons to sea with all aboard."""
    if g.terrain[to] == SEA:
        return g.is_sea(g.unit_at[unit]) or KINDS[g.unit_kind[unit]].is_ship
    return not g.is_sea(g.unit_at[unit]) and ORDINARY.enter[g.unit_kind[unit]][g.terrain[to]] < IMPOSSIBLE


def _why_not(g: Generalship, seat: Seat, to: int, units: Sequence[int]) -> Refusal | None:
    tile = TILE_NOUN[g.tile[to]]
    if not any(can_follow(g, u, to) for u in units):
        cavalry = all(KINDS[g.unit_kind[u]].cls == CAVALRY for u in units)
        overland = cavalry and g.terrain[to] != SEA
        return Refusal("GS-15.7", "no-cavalry-in-mountains" if overland else "retreat-terrain")
    if g.owner[to] != seat:
        return Refusal("GS-15.9", "retreat-not-yours", tile=tile)
    if any(g.enemies(seat, other) for other in g.seats_at(to) if other != seat):
        return Refusal("GS-15.9", "retreat-not-free", tile=tile)
    return None


def _ways_out(g: Generalship, seat: Seat, position: int, units: Sequence[int]) -> Iterator[Verdict]:
    """All neighbouring tiles; a fitting one that does not take all of them is for later, if another one does."""
    fitting = fitting_tiles(g, seat, position, units)
    for p in g.plan.neighbours[position]:
        refusal = None
        if p not in fitting:
            refusal = _why_not(g, seat, p, units) or Refusal("GS-15.7", "retreat-together")
        yield ("retreat", TILE_NOUN[g.tile[p]]), refusal
