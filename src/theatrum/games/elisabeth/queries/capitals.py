"""Where the capitals are [E1-2.1.3]: as printed, but Rudolf II moves that of the HRE [E1-23.5], and the Protestants found
and lose theirs, one in France and one in the Netherlands [E1-23.6]."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.places import CAPITALS, FRANCE_AREA, NETHERLANDS_AREA, SPACES
from theatrum.games.elisabeth.tables.powers import MAJORS, PROTESTANT

AREA_OF = {"huguenot": FRANCE_AREA, "dutch": NETHERLANDS_AREA}
"""E1-23.6 Where each faction has its capital, and its leaders enter."""


def capitals_of(g: Elisabeth, power: int, faction: str = "") -> Sequence[int]:
    """The capitals of a power now, whoever holds them; for pieces of a faction only its own [E1-20.4 Exception 3]."""
    if g.realms is None:
        return CAPITALS[power]
    if power >= len(MAJORS):
        return ()
    spaces = g.realms.capitals[power]
    return [s for s in spaces if SPACES[s].area == AREA_OF[faction]] if faction else spaces


def capitals_for(g: Elisabeth, power: int, owner: int, faction: str) -> Sequence[int]:
    """E1-23.6 The capitals that serve pieces of this owner and faction under the power: one of the Protestants only its own
    branch, and no minor ally."""
    return () if power == PROTESTANT != owner else capitals_of(g, power, faction)
