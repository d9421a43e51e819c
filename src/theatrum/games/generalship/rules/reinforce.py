"""GS-11.11 Reinforcements: before a battle the attacked player, then the attacker, may move further units in.

The rulebook only says "can reach"; what that means is ruled in OP-42 and OP-43: like in a march by one step or two, so
squadrons may also sail and land regiments from the tile between; squadrons enter a land battlefield only with somebody
aboard, as for the attack itself. Commander's abilities do not count, and what a unit has moved by them counts against
its own points [OP-44].
"""

from __future__ import annotations

from functools import partial

from theatrum.core.contract import PASS, Answer, Ask, Procedure, Reasons, Refusal, Seat
from theatrum.games.generalship.queries.command import the_battle
from theatrum.games.generalship.queries.movement import (
    DOCK,
    EMBARK,
    LAND,
    MOVE,
    NOWHERE,
    SAIL_OUT,
    carries_somebody,
    enemy_at,
    may_enter,
    movers,
    movers_through,
    passengers,
    regiments_landing,
    regiments_landing_through,
    squadrons_docking,
    squadrons_sailing_out,
    squadrons_taking_aboard,
    unended,
)
from theatrum.games.generalship.queries.pace import ORDINARY
from theatrum.games.generalship.queries.ways import likely_step, why_no_step
from theatrum.games.generalship.rules.march import everybody, go, pick_group
from theatrum.games.generalship.rules.moves import tell_move
from theatrum.games.generalship.state import ENDED, NOBODY, Generalship
from theatrum.games.generalship.tables.nations import TILE_NOUN
from theatrum.games.generalship.tables.units import HARBOURS
from theatrum.games.generalship.tables.vocabulary import SEA

VIA = "_via"


def reinforce(g: Generalship, side: int) -> Procedure[None] | None:
    """GS-11.11, OP-43 One side moves in what can reach the battlefield, group by group, until it has enough.

    Who could come is plain to see for everybody, so nobody is asked in vain.
    """
    battle = the_battle(g)
    options = reinforcements(g, battle.seats[side], battle.at)
    return _reinforce(g, side, options) if options else None


def _reinforce(g: Generalship, side: int, options: list[Answer]) -> Procedure[None]:
    battle = the_battle(g)
    seat, b = battle.seats[side], battle.at
    answer = yield Ask(
        seat,
        "reinforce",
        sift=partial(_choices, g, seat, b, options),
        rule="GS-11.11",
        args={"tile": g.tile_noun(b), "enemy": g.noun_of(battle.seats[1 - side])},
        why_not=partial(why_no_reinforcement, g, seat, b),
        window="reinforce",
    )
    if answer == PASS:
        return
    g.then(("battle_reinforce", side))
    verb = str(answer[0]).removesuffix(VIA)
    a = g.position_of(answer[1])
    via = g.position_of(answer[2]) if len(answer) == 4 else NOWHERE
    group = yield from pick_group(g, seat, verb, a, b, ORDINARY, via)
    go(g, seat, verb, group, b, ORDINARY, via)
    tell_move(g, "reinforced", seat, everybody(g, verb, group), a, b)


# ---- queries -------------------------------------------------------------------------------------------------------
def reinforcements(g: Generalship, seat: Seat, b: int) -> list[Answer]:
    """GS-11.11, OP-42 Every way for a seat's units to a battlefield: (verb, from, to), or (verb_via, from, through, to)."""
    stacks = {
        g.unit_at[u]
        for u, owner in enumerate(g.unit_seat)
        if owner == seat and not g.unit_marks[u] & ENDED and g.unit_bp[u] > 0
    }
    stacks.discard(b)
    out: list[Answer] = []
    if not stacks:
        return out
    goal = TILE_NOUN[g.tile[b]]
    for near in g.plan.neighbours[b]:
        if near in stacks:
            out += [(verb, TILE_NOUN[g.tile[near]], goal) for verb in _direct(g, seat, near, b)]
    for via in g.plan.neighbours[b]:
        beyond = [a for a in g.plan.neighbours[via] if a in stacks]
        if beyond and may_enter(g, seat, via) and enemy_at(g, seat, via) == NOBODY:
            for a in beyond:
                origin, between = TILE_NOUN[g.tile[a]], TILE_NOUN[g.tile[via]]
                out += [(verb + VIA, origin, between, goal) for verb in _through(g, seat, a, via, b)]
    return out


def _choices(
    g: Generalship, seat: Seat, b: int, options: list[Answer], reasons: Reasons | None
) -> list[Answer]:
    """Those ways, or none; noted is why others who stand beside the battlefield can't come."""
    if reasons is not None:
        goal = TILE_NOUN[g.tile[b]]
        coming = {answer[1] for answer in options if len(answer) == 3}
        for a in g.plan.neighbours[b]:
            origin = TILE_NOUN[g.tile[a]]
            if origin not in coming and g.units_at(a, seat):
                likely = (likely_step(g, a, b), origin, goal)
                reasons[MOVE, origin, goal] = why_no_reinforcement(g, seat, b, likely)
    return [*options, PASS]


def why_no_reinforcement(g: Generalship, seat: Seat, b: int, answer: Answer) -> Refusal:
    """GS-11.11, OP-42 What keeps units from a battlefield, for a way that is not offered."""
    a, goal = g.position_of(answer[1]), g.position_of(answer[-1])
    if goal != b:
        return Refusal("GS-11.11", "not-the-battlefield", tile=g.tile_noun(b))
    if not g.units_at(a, seat):
        return Refusal("GS-11.3", "nobody-there", tile=g.tile_noun(a))
    if not unended(g, seat, a):
        return Refusal("GS-11.3", "movement-ended", tile=g.tile_noun(a))
    refusal: Refusal | None = None
    if len(answer) == 3:
        refusal = why_no_step(g, seat, str(answer[0]), a, b, ORDINARY)
    else:
        via = g.position_of(answer[2])
        if not may_enter(g, seat, via):
            refusal = Refusal("GS-11.9", "tile-of-an-ally", tile=g.tile_noun(via))
        elif enemy_at(g, seat, via) != NOBODY:
            refusal = Refusal("GS-11.11", "enemy-between", tile=g.tile_noun(via))
    return refusal or Refusal("GS-11.11", "cannot-reach", a=g.tile_noun(a), b=g.tile_noun(b))


def _direct(g: Generalship, seat: Seat, a: int, b: int) -> list[str]:
    """The kinds of steps by which units at a can enter the neighbouring battlefield b."""
    from_sea, to_sea = g.terrain[a] == SEA, g.terrain[b] == SEA
    if from_sea == to_sea:
        return [MOVE] if movers(g, seat, a, b, ORDINARY) else []
    if not HARBOURS[g.terrain[b if from_sea else a]]:
        return []
    out = []
    if from_sea:
        if carries_somebody(g, squadrons_docking(g, seat, a, ORDINARY)):
            out.append(DOCK)
        if regiments_landing(g, seat, a, ORDINARY):
            out.append(LAND)
    else:
        if squadrons_sailing_out(g, seat, a):
            out.append(SAIL_OUT)
        if passengers(g, seat, a, ORDINARY) and squadrons_taking_aboard(g, seat, b, ORDINARY):
            out.append(EMBARK)
    return out


def _through(g: Generalship, seat: Seat, a: int, via: int, b: int) -> list[str]:
    """The kinds of steps by which units at a can reach b through a tile between."""
    from_sea, to_sea = g.terrain[a] == SEA, g.terrain[b] == SEA
    if from_sea != (g.terrain[via] == SEA):
        return []
    able = movers_through(g, seat, a, via, b)
    if not able:
        return []
    if from_sea == to_sea:
        return [MOVE]
    if not HARBOURS[g.terrain[b if from_sea else via]]:
        return []
    if not from_sea:
        return [EMBARK] if squadrons_taking_aboard(g, seat, b, ORDINARY) else []
    out = [DOCK] if carries_somebody(g, able) else []
    if regiments_landing_through(g, seat, a, via, b):
        out.append(LAND)
    return out
