"""CC-6 The two sides of the running sea battle: their ships, factors and cargo, and what INT, WG and NC ask."""

from __future__ import annotations

from theatrum.games.caribbean.queries import ships
from theatrum.games.caribbean.queries.capacity import room_of
from theatrum.games.caribbean.queries.combat import ratio_step
from theatrum.games.caribbean.state import Caribbean, SeaBattle
from theatrum.games.caribbean.tables.limits import STACKING
from theatrum.games.caribbean.tables.pieces import N_SHIPS, SHIPS, is_pirates

LEADER_ROOM = STACKING.transport_cost.leader


def the_sea_battle(g: Caribbean) -> SeaBattle:
    """The sea battle, or the attempt at one, that is going on."""
    if g.sea is None:
        raise ValueError("there is no sea battle")
    return g.sea


def sea_factors(g: Caribbean, side: int) -> int:
    """CC-6.6 The attacker's AF, the defender's DF; halved if E11A's supply was not paid."""
    battle = the_sea_battle(g)
    cf = ships.factors(g, battle.fleet[side])[side] if ships.exists(g, battle.fleet[side]) else 0
    return cf // 2 if battle.unpaid[side] else cf


def sea_kind(g: Caribbean, side: int) -> str:
    """CC-6.6 A pirate fleet, a buccaneer fleet, or another European one."""
    fleet = the_sea_battle(g).fleet[side]
    if is_pirates(fleet):
        return "pirate_fleet"
    return "buccaneer_fleet" if ships.is_corsair(fleet) else "european"


def sea_ratio(g: Caribbean, side: int) -> int:
    battle = the_sea_battle(g)
    return ratio_step(battle.factors[side], battle.factors[1 - side])


def faster_fleet(g: Caribbean, side: int) -> bool:
    """CC-6.5 The lowest printed MP of its ships is higher than the enemy's."""
    one, other = the_sea_battle(g).fleet[side], the_sea_battle(g).fleet[1 - side]
    return ships.printed_speed(g, one) > ships.printed_speed(g, other)


def used_room(battle: SeaBattle, side: int, at: int) -> int:
    """CC-6.4 What one ship carries, in points of capacity; a leader is one more."""
    leader = LEADER_ROOM if battle.flagship[side] == at else 0
    return room_of(battle.load[side][at]) + room_of(battle.chest[side][at]) + leader


def free_room(battle: SeaBattle, side: int, at: int) -> int:
    return SHIPS[battle.line[side][at] % N_SHIPS].capacity - used_room(battle, side, at)


def cargo_share(g: Caribbean, figure: int, below_percent: int | None, above_percent: int | None) -> bool:
    """CC-6.5 Every ship uses less, or more, than this share of its capacity; ships without any are ignored."""
    battle = g.sea
    if battle is None or figure not in battle.fleet:
        return False
    side = battle.fleet.index(figure)
    if is_pirates(figure):
        return below_percent is not None
    for at, code in enumerate(battle.line[side]):
        capacity = SHIPS[code % N_SHIPS].capacity if code >= 0 else 0
        if not capacity:
            continue
        percent = 100 * used_room(battle, side, at)
        if below_percent is not None and percent >= below_percent * capacity:
            return False
        if above_percent is not None and percent <= above_percent * capacity:
            return False
    return True
