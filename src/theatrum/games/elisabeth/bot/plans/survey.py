"""The whole survey of a table, and what piracy may bring [E1-16.4]."""

from __future__ import annotations

from theatrum.games.elisabeth.bot.plans.forces import holds
from theatrum.games.elisabeth.bot.plans.loot import CORSAIR_LOST, OTHER_AWARD, RAID_GAIN
from theatrum.games.elisabeth.bot.plans.prospects import Prospects
from theatrum.games.elisabeth.rules.piracy import MOST_RAIDS
from theatrum.games.elisabeth.tables.pieces import LEADERS
from theatrum.games.elisabeth.tables.places import (
    N_SPACES,
    PRINTED_FORTRESSES,
    SEA_LINKS,
    ZONES,
)
from theatrum.games.elisabeth.tables.powers import NOBODY, OTTOMAN, SPAIN

CAPTAINS = tuple(x for x in LEADERS if x.piracy)
RAIDED_FORTRESSES = tuple(tuple(p for p in z.ports if PRINTED_FORTRESSES >> p & 1) for z in ZONES)
"""By sea zone: where pirates are shot at."""


class Survey(Prospects):
    """Forces, plans, prospects and raids."""

    __slots__ = ()

    def booty(self, side: int, dice: int, other_awards: int) -> float:
        """What so many dice bring: in Lepanto Spain only takes points from the Ottomans, if they have any."""
        if side == SPAIN and not self.g.piracy_vp[OTTOMAN]:
            return dice / 3 * OTHER_AWARD
        return RAID_GAIN[dice][other_awards]

    def raids(self, side: int, target: int) -> float:
        """Points that piracy may still bring this turn: where ships are at sea, or could be with one move."""
        g = self.g
        left = min(MOST_RAIDS - g.raids_made[side], int(self.budget(side) // 2))
        if left <= 0:
            return 0.0
        found = sorted((self.raid(side, target, sea) for sea in self.theatre.seas), reverse=True)
        return sum(x for x in found[:left] if x > 0)

    def raid(self, side: int, target: int, sea: int, origin: int = NOBODY) -> float:
        """What a raid there may bring [E1-16.4], less if ships must sail first; or with the ships of one place."""
        g = self.g
        if g.has_raided(sea, side):
            return 0.0
        ports = sum([holds(g, target, p) for p in self.theatre.ports[sea - N_SPACES]])
        if not ports:
            return 0.0
        ships = self.fleet.get(side, {})
        at = sea if origin == NOBODY else origin
        fleet = ships.get(at, 0)
        if not fleet and origin == NOBODY:
            at = max(SEA_LINKS[sea], key=lambda place: ships.get(place, 0))
            fleet = ships.get(at, 0)
        if not fleet:
            return 0.0
        guards = self.warships.get(target, {})
        near = sum(guards.get(place, 0) for place in SEA_LINKS[sea])
        danger = near + 2 * guards.get(sea, 0)
        danger += sum([holds(g, target, p) and not g.in_unrest(p) for p in RAIDED_FORTRESSES[sea - N_SPACES]])
        rating = max(
            (x.piracy for x in CAPTAINS if x.power == side and g.leader_at[x.index] == at), default=0
        )
        left = fleet - danger / 3
        survives = min(1.0, max(0.1, (left + 0.4) / fleet))
        dice = (2 if left > 1 and ports > 1 else 1) + rating
        other_awards = bool(g.hand[target]) + bool(near)
        gain = self.booty(side, dice, other_awards)
        return (gain * survives - CORSAIR_LOST * min(fleet, danger / 3)) * (0.6 if at == sea else 0.4)
