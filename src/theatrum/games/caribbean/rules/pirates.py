"""CC-6.3.3, CC-8.6 Pirate fleets: how they are found, made, strengthened and merged, and what loot is worth to them."""

from __future__ import annotations

from theatrum.games.caribbean.queries.prices import index_price, pirates_sp_price
from theatrum.games.caribbean.state import Caribbean, PirateFleet
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.limits import STACKING
from theatrum.games.caribbean.tables.pieces import NATION_OF, PIRATE_SHIP
from theatrum.games.caribbean.tables.places import PLACE
from theatrum.games.caribbean.tables.things import DUCATS, SP, WARE_THINGS

LARGEST = STACKING.pirate_fleet_limit.ships


def pirate_fleet(g: Caribbean, number: int) -> PirateFleet:
    """The pirate fleet of this number."""
    return next(fleet for fleet in g.pirates if fleet.number == number)


def commander_of(fleet: PirateFleet) -> int:
    """The nation whose buccaneer commands it, or -1."""
    return NATION_OF[fleet.commander] if fleet.commander >= 0 else -1


def new_pirates(g: Caribbean, place: int, ships: int) -> PirateFleet:
    """CC-8.6 A new pirate fleet; it gets the lowest number that is free."""
    taken = {fleet.number for fleet in g.pirates}
    number = next(n for n in range(1, len(taken) + 2) if n not in taken)
    fleet = PirateFleet(number, place, ships)
    g.pirates.append(fleet)
    g.pirates.sort(key=lambda one: one.number)
    g.tell("new-pirates", place=PLACE.noun[place], ships=ships)
    return fleet


def strengthen(g: Caribbean, number: int, ships: int) -> None:
    """CC-6.3.3 Ships join a pirate fleet; above its limit they form a new one there."""
    if not ships:
        return
    fleet = pirate_fleet(g, number)
    joining = min(ships, max(0, LARGEST - fleet.size))
    fleet.add(PIRATE_SHIP, joining)
    if ships > joining:
        new_pirates(g, fleet.place, ships - joining)


def store_value(g: Caribbean, hold: tuple[int, ...]) -> tuple[int, int, int]:
    """CC-6.3.3 What lies in a hold or store: wares at the index price, SP, ducats."""
    if not hold:
        return 0, 0, 0
    return sum(hold[ware] * index_price(g, ware) for ware in WARE_THINGS), hold[SP], hold[DUCATS]


def cash(g: Caribbean, ducats: int, sp: int) -> int:
    """CC-6.3.3 Ducats buy SP, surplus ducats are lost; one ship per started 20 SP."""
    total = sp + ducats // max(1, pirates_sp_price(g))
    return -(-total // CHARTS.sea_bribe.ship_per_started_sp)
