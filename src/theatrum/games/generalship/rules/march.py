"""GS-11 The march action: step after step, until the player is done.

`("march", seat)` on the agenda is one player's march action. It loops as short steps, so that a checkpoint lies before
every move.
"""

from __future__ import annotations

from functools import partial

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Reasons, Refusal, Seat
from theatrum.games.generalship.queries.movement import (
    DOCK,
    EMBARK,
    LAND,
    NOWHERE,
    SAIL_OUT,
    enemy_at,
    movers,
    movers_through,
    passengers,
    regiments_landing,
    regiments_landing_through,
    room,
    squadrons_docking,
    squadrons_sailing_out,
    squadrons_taking_aboard,
    unended,
)
from theatrum.games.generalship.queries.pace import Pace, pace_of
from theatrum.games.generalship.queries.ways import ways, why_no_step
from theatrum.games.generalship.rules import moves
from theatrum.games.generalship.rules.battle import join_battle
from theatrum.games.generalship.rules.cargo import arrange, restowable
from theatrum.games.generalship.rules.group import (
    Load,
    by_ship,
    pick_loads,
    pick_regiments,
    pick_squadron,
    pick_squadrons,
)
from theatrum.games.generalship.state import BOARDED, ENDED, LANDING, MOVED, NOBODY, Generalship
from theatrum.games.generalship.tables.nations import TILE_NOUN
from theatrum.games.generalship.tables.units import IS_SHIP
from theatrum.games.generalship.tables.vocabulary import SEA


# ---- the action ----------------------------------------------------------------------------------------------------
def march(g: Generalship, seat: Seat) -> None:
    """GS-11.1 One player's march action begins: the commander's extra points are given out [GS-19.3]."""
    pace = pace_of(g, seat)
    for unit in g.units_of(seat):
        if not g.unit_marks[unit] & ENDED:
            g.unit_extra[unit] = pace.extra[g.unit_kind[unit]]
    g.then(("march_step", seat, 0))


def march_step(g: Generalship, seat: Seat, restowed: int) -> Procedure[None] | None:
    """GS-11.3 One more step, as long as somebody can move; else the action ends by itself.

    `restowed` holds a bit for every position where the fleet was re-stowed, and is -1 once something has moved.
    """
    if may_act(g, seat):
        return _march_step(g, seat, restowed)
    end_march(g, seat)
    return None


def _march_step(g: Generalship, seat: Seat, restowed: int) -> Procedure[None]:
    answer = yield Ask(
        seat,
        "march",
        sift=partial(march_choices, g, seat, restowed),
        rule="GS-11.3",
        why_not=partial(_why_not, g, seat, restowed),
    )
    if answer == DONE:
        end_march(g, seat)
        return
    a = g.position_of(answer[1])
    if answer[0] == "restow":
        g.then(("march_step", seat, restowed | 1 << a))
        yield from _restow(g, seat, a)
    else:
        g.then(("march_step", seat, -1))
        yield from step(g, seat, str(answer[0]), a, g.position_of(answer[2]))


def step(g: Generalship, seat: Seat, verb: str, a: int, b: int) -> Procedure[None]:
    """GS-11.2-11.7 A group goes from one tile to the next; then the tile is taken, or becomes a battlefield."""
    group = yield from pick_group(g, seat, verb, a, b, pace_of(g, seat))
    go(g, seat, verb, group, b, pace_of(g, seat))
    moves.tell_move(g, f"march-{verb}", seat, everybody(g, verb, group), a, b)
    enemy = enemy_at(g, seat, b)
    if enemy == NOBODY:
        moves.take_tile(g, seat, b)
    else:
        join_battle(g, seat, enemy, b)


def pick_group(
    g: Generalship, seat: Seat, verb: str, a: int, b: int, pace: Pace, via: int = NOWHERE
) -> Procedure[list[Load]]:
    """GS-11.3 The owner picks who goes: as (squadron, regiments) pairs, with -1 for "no squadron in this".

    `via` is a tile to pass through, for reinforcements [GS-11.11].
    """
    args = {"a": g.tile_noun(a), "b": g.tile_noun(b)}
    if verb == SAIL_OUT:
        ships, waiting = squadrons_sailing_out(g, seat, a), passengers(g, seat, a, pace)
        return (yield from pick_loads(g, seat, ships, waiting, args=args))
    if verb == LAND:
        if via == NOWHERE:
            ashore = regiments_landing(g, seat, a, pace)
        else:
            ashore = regiments_landing_through(g, seat, a, via, b)
        return [(-1, (yield from pick_regiments(g, seat, ashore, rule="GS-11.7", args=args, labels=by_ship)))]
    if verb == EMBARK:
        ship = yield from pick_squadron(g, seat, squadrons_taking_aboard(g, seat, b, pace), args=args)
        able = passengers(g, seat, a, pace) if via == NOWHERE else movers_through(g, seat, a, via, b)
        places = room(g, ship)
        return [(ship, (yield from pick_regiments(g, seat, able, rule="GS-11.6", args=args, limit=places)))]
    if verb == DOCK:
        able = squadrons_docking(g, seat, a, pace) if via == NOWHERE else movers_through(g, seat, a, via, b)
        crew = enemy_at(g, seat, b) != NOBODY
        ships = yield from pick_squadrons(g, seat, able, rule="GS-11.5", args=args, need_cargo=crew)
        return [(ship, []) for ship in ships]
    able = movers(g, seat, a, b, pace) if via == NOWHERE else movers_through(g, seat, a, via, b)
    if g.terrain[a] == SEA:
        ships = yield from pick_squadrons(g, seat, able, rule="GS-11.2", args=args)
        return [(ship, []) for ship in ships]
    return [(-1, (yield from pick_regiments(g, seat, able, rule="GS-11.2", args=args)))]


def _restow(g: Generalship, seat: Seat, position: int) -> Procedure[None]:
    """GS-11.8 At the start of the action regiments change between squadrons that have not moved."""
    ships = [u for u in unended(g, seat, position) if IS_SHIP[g.unit_kind[u]]]
    aboard = [u for u in unended(g, seat, position) if g.unit_ship[u] in ships]
    yield from arrange(g, seat, position, ships, aboard, rule="GS-11.8")


# ---- queries -------------------------------------------------------------------------------------------------------
def may_act(g: Generalship, seat: Seat) -> bool:
    """GS-11.1 Can the seat's units still move, as far as everybody can see?

    Extra points belong to some kinds only: a player whose commander gives any is asked while a unit has not ended its
    movement, so that not being asked tells nobody which kinds these are.
    """
    led = any(pace_of(g, seat).extra)
    return any(
        owner == seat and not marks & ENDED and (led or points > 0)
        for owner, marks, points in zip(g.unit_seat, g.unit_marks, g.unit_bp, strict=True)
    )


def march_choices(g: Generalship, seat: Seat, restowed: int, reasons: Reasons | None) -> list[Answer]:
    """Every step that can be taken, re-stowing while nothing has moved [GS-11.8], or the end."""
    answers = ways(g, seat, reasons)
    if restowed >= 0:
        answers += [("restow", TILE_NOUN[g.tile[p]]) for p in restowable(g, seat) if not restowed >> p & 1]
    answers.append(DONE)
    return answers


def _why_not(g: Generalship, seat: Seat, restowed: int, answer: Answer) -> Refusal | None:
    """What stands in the way of a step, or of re-stowing."""
    a = g.position_of(answer[1])
    if answer[0] != "restow":
        return why_no_step(g, seat, str(answer[0]), a, g.position_of(answer[2]), pace_of(g, seat))
    if restowed < 0:
        return Refusal("GS-11.8", "restow-first")
    if restowed >> a & 1:
        return Refusal("GS-11.8", "restowed-already", tile=g.tile_noun(a))
    return Refusal("GS-11.8", "nothing-to-restow", tile=g.tile_noun(a))


def everybody(g: Generalship, verb: str, group: list[Load]) -> list[int]:
    """All units that went along, those carried included."""
    units = [u for _, regiments in group for u in regiments]
    if verb == EMBARK:
        return units
    ships = [ship for ship, _ in group if ship >= 0]
    carried = [u for ship in ships for u in g.cargo_of(ship) if u not in units]
    return ships + units + carried


# ---- changes -------------------------------------------------------------------------------------------------------
def go(
    g: Generalship, seat: Seat, verb: str, group: list[Load], b: int, pace: Pace, via: int = NOWHERE
) -> None:
    """The group goes, taking the tile it passes through [GS-11.10]."""
    ships = [ship for ship, _ in group]
    regiments = [u for _, aboard in group for u in aboard]
    if via != NOWHERE:
        if verb == LAND:
            moves.sail(g, sorted({g.unit_ship[u] for u in regiments}), via, pace)
        elif regiments:
            moves.march_regiments(g, regiments, via, pace)
        else:
            moves.sail(g, ships, via, pace)
        moves.take_tile(g, seat, via)
    if verb == SAIL_OUT:
        moves.sail_out(g, group, b)
    elif verb == LAND:
        moves.land(g, regiments, b)
    elif verb == EMBARK:
        moves.embark(g, regiments, ships[0])
    elif verb == DOCK:
        moves.dock(g, ships, b)
    elif regiments:
        moves.march_regiments(g, regiments, b, pace)
    else:
        moves.sail(g, ships, b, pace)


def end_march(g: Generalship, seat: Seat) -> None:
    """GS-11.1 What moved has no points left; what did not move may still reinforce later in the turn."""
    for unit in g.units_of(seat):
        g.unit_extra[unit] = 0
        if g.unit_marks[unit] & MOVED:
            g.unit_marks[unit] |= ENDED
        if IS_SHIP[g.unit_kind[unit]]:
            g.unit_marks[unit] &= ~(BOARDED | LANDING)
    g.tell("march-ended", nation=g.noun_of(seat))
