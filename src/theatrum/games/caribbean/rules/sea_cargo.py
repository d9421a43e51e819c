"""CC-6.4 Before a battle everything aboard is assigned to a ship: as proposed, evenly, or by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.prices import index_price
from theatrum.games.caribbean.queries.sea import LEADER_ROOM, free_room, the_sea_battle
from theatrum.games.caribbean.rules.surplus import one_room
from theatrum.games.caribbean.state import Caribbean, SeaBattle
from theatrum.games.caribbean.tables.limits import DUCATS_PER_ROOM, SP_PER_ROOM
from theatrum.games.caribbean.tables.pieces import (
    EUROPEAN,
    FIGURE,
    N_SHIPS,
    NATION_OF,
    SHIP,
    SHIPS,
    UNITS,
    is_pirates,
)
from theatrum.games.caribbean.tables.things import (
    DUCATS,
    FIRST_UNIT,
    N_THINGS,
    ROOM,
    SP,
    THING,
    UNIT_THINGS,
    WARE_THINGS,
)

PROPOSED: Answer = ("proposed",)
EVEN: Answer = ("even",)
BY_HAND: Answer = ("by-hand",)
NO_ROOM = Refusal("CC-6.4", "no-room-on-ship")
SP_WORTH, OTHER_WORTH = 2, 5
"""What an SP, and what people who are no troops, are taken to be worth where the dearest come first."""
Piece = tuple[int, int, int]
"""Whose (0: the fleet's, 1: its leader's), which thing, how many: what goes onto a ship in one piece."""


def sea_cargo(g: Caribbean, side: int) -> Procedure[None] | None:
    """CC-6.4.1 The owner chooses how; a fleet without cargo is not asked."""
    battle = the_sea_battle(g)
    fleet = battle.fleet[side]
    if is_pirates(fleet):
        return None
    if not g.hold[fleet] and g.leader_aboard(fleet) < 0:
        line_up(g, side)
        return None
    if g.fleet_size(fleet) == 1:
        line_up(g, side)
        stow_as(g, side, False)
        return None
    return _choosing(g, side)


def _choosing(g: Caribbean, side: int) -> Procedure[None]:
    fleet = the_sea_battle(g).fleet[side]
    args = {"fleet": FIGURE.noun[fleet]}
    seat = g.seat_of[NATION_OF[fleet]]
    answer = yield Ask(seat, "sea-cargo", [PROPOSED, EVEN, BY_HAND], rule="CC-6.4.1", args=args)
    line_up(g, side)
    if answer == BY_HAND:
        g.then(("sea_stow", side))
    else:
        stow_as(g, side, answer == EVEN)


def line_up(g: Caribbean, side: int) -> None:
    """The ships one by one, those with the highest DF first; empty."""
    battle = the_sea_battle(g)
    codes = [code for code, n in enumerate(g.ships[battle.fleet[side]]) for _ in range(n)]
    battle.line[side] = sorted(codes, key=lambda code: (-_df(code), code))
    battle.load[side] = [()] * len(codes)
    battle.chest[side] = [()] * len(codes)
    battle.flagship[side] = -1


def _df(code: int) -> int:
    return SHIPS[code % N_SHIPS].df[code >= N_SHIPS]


# ---- by itself ---------------------------------------------------------------------------------------------------------
def stow_as(g: Caribbean, side: int, even: bool) -> None:
    """CC-6.4.1 Proposed: the dearest things on the ships with the highest DF. Even: every ship about equally full. A
    leader and his things lie on one ship as far as it holds them. What fits nowhere in one piece lies on the ship with
    the most room left (a ruling of ours)."""
    battle = the_sea_battle(g)
    fleet = battle.fleet[side]
    leader = g.leader_aboard(fleet)
    if leader >= 0:
        battle.flagship[side] = best_ship(battle, side, LEADER_ROOM, even)
        for piece in pieces(g, leader, 1):
            at = battle.flagship[side]
            if free_room(battle, side, at) < room(piece):
                at = best_ship(battle, side, room(piece), even)
            put(battle, side, at, piece)
    found = sorted(pieces(g, fleet, 0), key=lambda piece: -worth(g, piece))
    for piece in found:
        put(battle, side, best_ship(battle, side, room(piece), even), piece)


def pieces(g: Caribbean, holder: int, whose: int) -> list[Piece]:
    """What a figure holds, piece by piece: SP by fives, ducats by twenties, things without weight together."""
    out: list[Piece] = []
    for thing, n in enumerate(g.hold[holder]):
        left = n
        while left:
            part = left if not ROOM[thing] and thing not in (SP, DUCATS) else one_room(thing, left)
            out.append((whose, thing, part))
            left -= part
    return out


def room(piece: Piece) -> int:
    _, thing, n = piece
    if thing == SP:
        return -(-n // SP_PER_ROOM)
    return -(-n // DUCATS_PER_ROOM) if thing == DUCATS else n * ROOM[thing]


def worth(g: Caribbean, piece: Piece) -> int:
    """What a piece is worth, for the proposal."""
    _, thing, n = piece
    if thing in WARE_THINGS:
        return n * index_price(g, thing)
    if thing in UNIT_THINGS:
        return n * UNITS[EUROPEAN[thing - FIRST_UNIT]].cost
    return n * (1 if thing == DUCATS else SP_WORTH if thing == SP else OTHER_WORTH)


def best_ship(battle: SeaBattle, side: int, needed: int, even: bool) -> int:
    """The first ship that holds it; or, evenly, the emptiest one; if none does, the one with the most room."""
    free = [free_room(battle, side, at) for at in range(len(battle.line[side]))]
    fitting = [at for at, left in enumerate(free) if left >= needed]
    if not fitting or even:
        among = fitting or range(len(free))
        return max(among, key=lambda at: (free[at], -at))
    return fitting[0]


def put(battle: SeaBattle, side: int, at: int, piece: Piece) -> None:
    whose, thing, n = piece
    stack = (battle.load, battle.chest)[whose][side]
    hold = list(stack[at]) or [0] * N_THINGS
    hold[thing] += n
    stack[at] = tuple(hold)


# ---- by hand -----------------------------------------------------------------------------------------------------------
def sea_stow(g: Caribbean, side: int) -> Procedure[None] | None:
    """CC-6.4.1 Kind by kind; first the leader. The last thing to do is done without a question."""
    piece = next_piece(g, side)
    if piece is None:
        return None
    return _stowing(g, side)


def next_piece(g: Caribbean, side: int) -> Piece | None:
    """What is to be assigned next: (-1, …) the leader himself; then things, all of a kind that are left."""
    battle = the_sea_battle(g)
    fleet = battle.fleet[side]
    leader = g.leader_aboard(fleet)
    if leader >= 0 and battle.flagship[side] < 0:
        return -1, -1, 1
    for whose, holder in ((1, leader), (0, fleet)):
        if holder < 0 or not g.hold[holder]:
            continue
        stowed = [
            sum(column)
            for column in zip(
                *[hold for hold in (battle.load, battle.chest)[whose][side] if hold], strict=True
            )
        ]
        for thing, n in enumerate(g.hold[holder]):
            left = n - (stowed[thing] if stowed else 0)
            if left:
                return whose, thing, left
    return None


def _stowing(g: Caribbean, side: int) -> Procedure[None]:
    battle = the_sea_battle(g)
    piece = next_piece(g, side)
    if piece is None:
        return
    whose, thing, _ = piece
    noun = FIGURE.noun[g.leader_aboard(battle.fleet[side])] if whose < 0 else THING.noun[thing]
    answer = yield Ask(
        g.seat_of[NATION_OF[battle.fleet[side]]],
        "sea-stow",
        candidates=lambda: _berths(g, side),
        rule="CC-6.4.1",
        args={"thing": noun},
        why_not=lambda answer: NO_ROOM,
    )
    at, n = int(answer[2]) - 1, int(answer[3])
    if whose < 0:
        battle.flagship[side] = at
    else:
        put(battle, side, at, (whose, thing, n))
    g.then(("sea_stow", side))


def _berths(g: Caribbean, side: int) -> Iterator[Verdict]:
    """Ships that hold it, by their place in the line, each with as many as it holds; if none holds any, the roomiest."""
    battle = the_sea_battle(g)
    piece = next_piece(g, side)
    if piece is None:
        return
    whose, thing, left = piece
    offered = False
    for at, code in enumerate(battle.line[side]):
        n = most_on(battle, side, at, whose, thing, left)
        why = None if n else NO_ROOM
        offered = offered or n > 0
        yield ("berth", SHIP.noun[code % N_SHIPS], at + 1, n or 1), why
    if not offered:
        at = best_ship(battle, side, UNFITTING, False)
        yield ("berth", SHIP.noun[battle.line[side][at] % N_SHIPS], at + 1, 1), None


UNFITTING = 1 << 20


def most_on(battle: SeaBattle, side: int, at: int, whose: int, thing: int, left: int) -> int:
    free = free_room(battle, side, at)
    if whose < 0:
        return int(free >= LEADER_ROOM)
    if thing in (SP, DUCATS):
        per = SP_PER_ROOM if thing == SP else DUCATS_PER_ROOM
        return max(0, min(left, free * per))
    return max(0, min(left, free // ROOM[thing])) if ROOM[thing] else left


STEPS: Mapping[str, Runner] = {
    "sea_cargo": sea_cargo,
    "sea_stow": sea_stow,
}
