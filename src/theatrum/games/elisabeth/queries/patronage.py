"""Patronage [E1-22]: who can be sponsored, and which awards are left."""

from __future__ import annotations

from theatrum.games.elisabeth.queries.bonuses import owns
from theatrum.games.elisabeth.queries.espionage import activated
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_new_world, the_realms
from theatrum.games.elisabeth.state.pieces import NEXT_TURN
from theatrum.games.elisabeth.tables.patronage import (
    ART,
    AWARDS,
    BOXES,
    LE_TESTU,
    N_ARTISTS,
    PLUS,
    POOLS,
    SCIENCE,
    TALENTS,
)
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.powers import NOBODY
from theatrum.kit.graph import places

SIDES = ("artist", "scientist")
CAPTAIN_LE_TESTU = CAPTAIN.by_id["le_testu"]


def available(g: Elisabeth, side: int, pool: int) -> list[int]:
    """E1-22.0.2, OP-22-3 Who could be drawn: le Testu not while he sails, or has sailed this turn."""
    board = the_court(g)
    found = places((board.artists | board.scientists << N_ARTISTS) & POOLS[side, pool])
    at = the_new_world(g).captain_at[CAPTAIN_LE_TESTU]
    return [x for x in found if x != LE_TESTU or not (at >= 0 or at == NEXT_TURN)]


def may_sponsor(g: Elisabeth, power: int, side: int) -> bool:
    """E1-22.0.1, E1-22.0.4 One artist and one scientist a turn; activated majors none."""
    return g.court is not None and not g.court.used[side] >> power & 1 and not activated(g, power)


def modifier(g: Elisabeth, person: int) -> int:
    """E1-T.5 Value, CP, the Prague Cultural Centre, and what helps the patron."""
    board = the_court(g)
    total = TALENTS[person].value + BOXES[board.sponsored[person]]
    if board.prague >> person & 1:
        total += PLUS["prague_cultural_centre"]
    return total + patrons_help(g, board.sponsors[person], TALENTS[person].side)


def patrons_help(g: Elisabeth, power: int, side: int) -> int:
    """E1-T.5 Isabella, the Observatory: whomever the power sponsors."""
    total = PLUS["isabella_clara_eugenia"] if the_realms(g).isabella == power else 0
    if side == SCIENCE and owns(g, power, "observatory"):
        total += PLUS["observatory"]
    return total


def best_award(g: Elisabeth, person: int, vp: int) -> int:
    """E1-22.1.1, E1-22.2.1 The best marker not above the result; for artists it must fit the kind. NOBODY: none."""
    talent, left = TALENTS[person], the_court(g).awards
    side = SIDES[talent.side]
    fitting = [
        (row.vp, -i)
        for i, row in enumerate(AWARDS)
        if left >> i & 1
        and row.side == side
        and row.vp <= vp
        and (talent.side != ART or talent.kind in row.kinds)
    ]
    return -max(fitting)[1] if fitting else NOBODY
