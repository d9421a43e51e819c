"""How the powers stand, reckoned once for a drawing: panels, tracks and charts all tell of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from theatrum.games.elisabeth.queries.keys import counted_keys
from theatrum.games.elisabeth.queries.points import key_vp, victory_points
from theatrum.games.elisabeth.queries.relations import played, the_scenario
from theatrum.games.elisabeth.rules.victory import needed
from theatrum.games.elisabeth.state import Elisabeth


class Standing(NamedTuple):
    vp: int
    needed: int
    """Points that win; 0 if it does not win by points."""
    keys: int
    key_vp: int


Standings = Mapping[int, Standing]
"""By power."""


def standings(g: Elisabeth) -> Standings:
    """Of every played power, and of those that win by points [E1-25]."""
    powers = dict.fromkeys([*played(g), *the_scenario(g).victory.points])
    return {
        power: Standing(victory_points(g, power), needed(g, power), counted_keys(g, power), key_vp(g, power))
        for power in powers
    }
