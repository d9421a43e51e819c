"""GS-9 Alliances: the active player puts cubes into the two fields and, for political cards, takes them out.

What an alliance does [GS-9.6] is told where it matters: `Generalship.allied` is asked by population, drafting,
marching, upkeep and the end of the game.
"""

from __future__ import annotations

from functools import partial

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Reasons, Refusal, Seat
from theatrum.games.generalship.rules.generals import lose_rightmost
from theatrum.games.generalship.rules.retreat import retreat
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.nations import NATION_BY_NOUN, TILES
from theatrum.games.generalship.tables.numbers import ALLIANCE_FIELDS, MOST_ALLIES

NO_FIELD = -1


# ---- procedures ----------------------------------------------------------------------------------------------------
def alliance(g: Generalship, seat: Seat) -> Procedure[None]:
    """GS-9.1, GS-9.3, GS-9.5 One cube in or out, as often as wanted; nobody else is asked."""
    answer = yield Ask(
        seat,
        "alliance",
        sift=partial(_cubes, g, seat),
        rule="GS-9.1",
        args={"cards": len(g.political[seat])},
    )
    if answer == DONE:
        remove_lone_cubes(g)
        yield from part_former_allies(g)
        return
    g.then(("alliance", seat))
    other = g.seat_of_nation(NATION_BY_NOUN[answer[1]])
    if answer[0] == "join":
        g.alliance[other] = answer[2] - 1
        g.tell("joined", nation=g.noun_of(other), field=answer[2])
    else:
        lose_rightmost(g, seat)
        g.alliance[other] = NO_FIELD
        g.tell("left", nation=g.noun_of(other))


def part_former_allies(g: Generalship) -> Procedure[None]:
    """GS-9.7, OP-18 At the end of the action, where former allies stand on one tile, the guests must retreat as after a
    battle: who is allied again by then has not parted."""
    for position in range(g.plan.neutral, len(g.tile)):
        native = g.seat_of_nation(TILES[g.tile[position]].nation)
        there = g.seats_at(position)
        for guest in there:
            if guest != native and any(g.enemies(guest, other) for other in there if other != guest):
                g.tell("guests-leave", nation=g.noun_of(guest), tile=g.tile_noun(position))
                yield from retreat(g, guest, position)


# ---- queries -------------------------------------------------------------------------------------------------------
def _cubes(g: Generalship, seat: Seat, reasons: Reasons | None) -> list[Answer]:
    """GS-9.1, GS-9.3 Every cube into every field, and out; then the end."""
    out: list[Answer] = []
    free = [_is_free(g, field) for field in range(ALLIANCE_FIELDS)]
    for other in g.order:
        for field in range(ALLIANCE_FIELDS):
            if g.alliance[other] < 0 and free[field]:
                out.append(("join", g.noun_of(other), field + 1))
            elif reasons is not None:
                reasons["join", g.noun_of(other), field + 1] = _why_no_joining(g, other, field)
    for other in g.order:
        if g.alliance[other] >= 0 and g.political[seat]:
            out.append(("leave", g.noun_of(other)))
        elif reasons is not None:
            reasons["leave", g.noun_of(other)] = _why_no_leaving(g, other)
    out.append(DONE)
    return out


def _is_free(g: Generalship, field: int) -> bool:
    """GS-9.1, GS-9.2 So many cubes in a field. Two empty fields are the same to all: then only the first."""
    return g.alliance.count(field) < MOST_ALLIES[g.players] and (field == 0 or max(g.alliance) >= 0)


def _why_no_joining(g: Generalship, other: Seat, field: int) -> Refusal:
    """GS-9.2 At most one cube of each colour, and so many in a field."""
    limit = MOST_ALLIES[g.players]
    if g.alliance[other] >= 0:
        return Refusal("GS-9.2", "one-cube", nation=g.noun_of(other))
    if g.alliance.count(field) >= limit:
        return Refusal("GS-9.2", "field-full", n=limit)
    return Refusal("GS-9.1", "fields-are-equal")


def _why_no_leaving(g: Generalship, other: Seat) -> Refusal:
    """GS-9.3 Taking a cube out costs the active player a political card."""
    if g.alliance[other] < 0:
        return Refusal("GS-9.3", "no-cube", nation=g.noun_of(other))
    return Refusal("GS-9.3", "leaving-costs")


# ---- changes -------------------------------------------------------------------------------------------------------
def remove_lone_cubes(g: Generalship) -> None:
    """GS-9.4 At the end of the action a cube that is alone in its field is removed free of charge."""
    for seat in g.order:
        field = g.alliance[seat]
        if field >= 0 and g.alliance.count(field) == 1:
            g.alliance[seat] = NO_FIELD
            g.tell("left-alone", nation=g.noun_of(seat))
