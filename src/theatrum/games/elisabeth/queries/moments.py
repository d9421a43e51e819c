"""What the powers see around their own lands: whether an open moment [W13] is a new one for a power."""

from __future__ import annotations

from functools import lru_cache

from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import TROOP_POWER
from theatrum.games.elisabeth.tables.places import LINKED, N_SPACES
from theatrum.games.elisabeth.tables.powers import MAJORS
from theatrum.kit.graph import mask

NEAR: tuple[int, ...] = tuple(mask((s, *(other for other, _ in LINKED[s]))) for s in range(N_SPACES))
"""By space: itself and its neighbours, as a mask."""
WIDTH = (1 << 61) - 1
"""The numbers are kept below this prime."""


def surroundings(g: Elisabeth) -> list[int]:
    """By major: a number for what lies around its friendly spaces: these spaces themselves, unrest and sieges, and the land
    units of all others in them and beside them. Its own units are none of it: it moves them itself."""
    lands, near = _lands(tuple(g.control), tuple(g.master))
    master = g.master
    standing = [
        (1 << space, master[TROOP_POWER[troop]], (space * 64 + troop * 2 + inside) * 64 + n)
        for inside in (False, True)
        for space, troop, n in g.standing(inside)
    ]
    standing += [(1 << space, power, -space * 16 - power - 1) for space, power in g.all_sieges()]
    out = []
    for major in MAJORS:
        mine = master[major]
        friends, own, around = g.alliance[mine] | 1 << mine, 0, 0
        for side, spaces in lands.items():
            if friends >> side & 1:
                own |= spaces
                around |= near[side]
        number = (own ^ (g.unrest & around) << 1) % WIDTH
        for at, side, what in standing:
            if around & at and side != mine:
                number = (number * 1_000_003 + what) % WIDTH
        out.append(number)
    return out


@lru_cache(maxsize=256)
def _lands(control: tuple[int, ...], master: tuple[int, ...]) -> tuple[dict[int, int], dict[int, int]]:
    """By side: its spaces, and these with all that is beside them."""
    lands: dict[int, int] = {}
    near: dict[int, int] = {}
    for space, holder in enumerate(control):
        side = master[holder]
        lands[side] = lands.get(side, 0) | 1 << space
        near[side] = near.get(side, 0) | NEAR[space]
    return lands, near
