"""CC-5.6.3, CC-6.6 What the charts LC, INT, WG and NC ask about the running fight: the words of the effects' language.

A roll is a number: its kind (tables.language.ROLL), and SIDED times the side that makes it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from theatrum.games.caribbean.queries import land, sea
from theatrum.games.caribbean.queries.company import carried
from theatrum.games.caribbean.state import ATTACKING, DEFENDING, EUROPEANS, Caribbean
from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.language import ROLL, SIDED
from theatrum.games.caribbean.tables.pieces import EUROPEAN
from theatrum.games.caribbean.tables.things import unit_thing

LAND = ROLL["lc"]


def side_of(roll: int) -> int:
    """The side that makes the roll."""
    return roll // SIDED


def on_land(roll: int) -> bool:
    return roll % SIDED == LAND


def role(g: Caribbean, roll: int, is_: str) -> bool:
    """CC-5.1 The rolling side attacks, or defends."""
    return (is_ == "attacker") == (side_of(roll) == ATTACKING)


def kinds_of(g: Caribbean, roll: int, side: int) -> list[str]:
    return land.kinds(g, side) if on_land(roll) else [sea.sea_kind(g, side)]


def own_kind(g: Caribbean, roll: int, is_: tuple[str, ...]) -> bool:
    """CC-5.6.3 Of what kind the rolling side is."""
    return any(kind in is_ for kind in kinds_of(g, roll, side_of(roll)))


def enemy_kind(g: Caribbean, roll: int, is_: tuple[str, ...], mode: str) -> bool:
    """CC-5.6.3 Kinds of the enemy's combat units."""
    found = kinds_of(g, roll, 1 - side_of(roll))
    if mode == "all":
        return bool(found) and all(kind in is_ for kind in found)
    return any(kind in is_ for kind in found)


def enemy_has(g: Caribbean, roll: int, units: tuple[int, ...], at_least: int | None) -> bool:
    """CC-5.6.3 The enemy has such units in this combat."""
    side = 1 - side_of(roll)
    return sum(land.count(g, side, unit) for unit in units) >= (1 if at_least is None else at_least)


def own_has(g: Caribbean, roll: int, units: tuple[int, ...], at_least: int | None) -> bool:
    """CC-5.6.3 The leader of the rolling side has such units."""
    battle, side = land.the_land_battle(g), side_of(roll)
    figure = battle.figure[side]
    if battle.who[side] != EUROPEANS or figure < 0:
        return False
    have = sum(carried(g, figure, unit_thing(unit)) for unit in units if unit in EUROPEAN)
    return have >= (1 if at_least is None else at_least)


def manned_fortification(g: Caribbean, roll: int, owner_role: str, levels: tuple[str, ...]) -> bool:
    """CC-5.6.2 A manned fortification of this very level defends, on the own or the enemy's side."""
    side = side_of(roll) if owner_role == "own" else 1 - side_of(roll)
    manned = land.the_land_battle(g).manned
    return side == DEFENDING and any(BUILDING.by_id[level] in manned for level in levels)


def is_active(g: Caribbean, figure: int) -> bool:
    """CC-4.4.0.7 In a sea battle the fleet that moves, else the activated figure."""
    if g.sea is not None:
        return g.sea.fleet[g.sea.active] == figure
    return g.activation is not None and g.activation.figure == figure


def faster_fleet(g: Caribbean, roll: int, figure: int) -> bool:
    return sea.faster_fleet(g, side_of(roll))


def won_interception_with_bonus(g: Caribbean, roll: int) -> bool:
    return sea.the_sea_battle(g).pursuer == side_of(roll)


def won_weather_gage(g: Caribbean, roll: int) -> bool:
    return sea.the_sea_battle(g).windward == side_of(roll)


def cf_ratio_step(g: Caribbean, roll: int) -> int:
    """CC-5.6.3, CC-6.6 On land and at sea."""
    side = side_of(roll)
    return land.land_ratio(g, side) if on_land(roll) else sea.sea_ratio(g, side)


FIGHT_PREDICATES: Mapping[str, Callable[..., bool]] = {
    "role": role,
    "own_kind": own_kind,
    "enemy_kind": enemy_kind,
    "enemy_has": enemy_has,
    "own_has": own_has,
    "manned_fortification": manned_fortification,
    "is_active": is_active,
    "faster_fleet": faster_fleet,
    "cargo_share": sea.cargo_share,
    "won_interception_with_bonus": won_interception_with_bonus,
    "won_weather_gage": won_weather_gage,
}
FIGHT_VARIABLES: Mapping[str, Callable[..., int]] = {
    "cf_ratio_step": cf_ratio_step,
    "support_fire": lambda g, roll: land.fire(g)[side_of(roll)],
    "announced_cav": lambda g, roll: land.charging(g, side_of(roll)),
    "announced_art": lambda g, roll: land.besieging(g, side_of(roll)),
}
