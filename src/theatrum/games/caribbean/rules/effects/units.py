"""CC-11 Steps about settlers, troops, ships, advisors, leaders and fleets: what is gained, and what is lost."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Refusal
from theatrum.games.caribbean.queries.company import together
from theatrum.games.caribbean.queries.language import modified
from theatrum.games.caribbean.queries.presence import area_of
from theatrum.games.caribbean.rules.eliminate import lose_fleet
from theatrum.games.caribbean.rules.placing import receiver
from theatrum.games.caribbean.rules.rolls import throw
from theatrum.games.caribbean.rules.surplus import add_spoils
from theatrum.games.caribbean.rules.transfers import without_ships
from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.language import ITEM_THINGS
from theatrum.games.caribbean.tables.limits import STACKING
from theatrum.games.caribbean.tables.markers import MARKER_TYPE
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import (
    BASE_OF,
    EUROPEAN,
    FIGURE,
    FIGURES,
    FLEET_TYPES,
    N_SHIPS,
    NATION_OF,
    SHIP,
    UNIT,
)
from theatrum.games.caribbean.tables.places import AREA, is_home
from theatrum.games.caribbean.tables.things import N_THINGS, PRIESTS, SETTLERS, THING, UNIT_THINGS, unit_thing

NOT_THERE = Refusal("CC-0.2.14", "none-there")
NATURAL_FAILURE, NATURAL_SUCCESS = 4, 19
"""CC-4.4.3.14 Natural 2–4 and 19–20 of DIS."""


# ---- gained ------------------------------------------------------------------------------------------------------------
def gain_settlers(g: Caribbean, nation: int, amount: int) -> Procedure[None]:
    """CC-4.3.5 To the home base, or to a leader in an own residence colony with guild hall and open supply line."""
    taker = yield from receiver(g, nation, {SETTLERS: amount})
    g.add(taker, SETTLERS, amount)
    g.tell("settlers-gained", nation=NATION.noun[nation], settlers=amount)


def gain_priests(g: Caribbean, nation: int, amount: int) -> Procedure[None]:
    """CC-4.3.5 Placed as settlers."""
    taker = yield from receiver(g, nation, {PRIESTS: amount})
    g.add(taker, PRIESTS, amount)
    g.tell("priests-gained", nation=NATION.noun[nation], priests=amount)


def gain_units(g: Caribbean, nation: int, units: dict[int, int]) -> Procedure[None]:
    """CC-4.3.5 Troops, placed as settlers."""
    things = {unit_thing(unit): n for unit, n in units.items()}
    taker = yield from receiver(g, nation, things)
    for thing, n in things.items():
        g.add(taker, thing, n)
        g.tell("units-gained", nation=NATION.noun[nation], unit=THING.noun[thing], n=n)


def gain_ships(g: Caribbean, nation: int, ships: dict[int, int], free_tl: bool) -> None:
    """CC-4.4.1.4 Loose into the home base."""
    for kind, n in ships.items():
        g.add_ships(BASE_OF[nation], kind, n)
        g.tell("ships-gained", nation=NATION.noun[nation], ship=SHIP.noun[kind], n=n)


def gain_corsair_ships(g: Caribbean, fleet: int, ship: int, n: int) -> None:
    """CC-4.4.1.4 They join the buccaneer fleet at once, as many as its limit admits."""
    limit = STACKING.fleet_limits.ships[FLEET_TYPES[FIGURES[fleet].kind]]
    joining = max(0, min(n, limit - g.fleet_size(fleet)))
    if joining:
        g.add_ships(fleet, ship, joining)
        g.tell("ships-gained", nation=NATION.noun[NATION_OF[fleet]], ship=SHIP.noun[ship], n=joining)


# ---- lost --------------------------------------------------------------------------------------------------------------
def lose_ships(g: Caribbean, fleet: int, n: int) -> None:
    """CC-4.3.22 The owner removes ships of his choice, one after the other; then cargo that no longer fits."""
    g.then(*[("lose_ship", fleet)] * n)


def lose_ship(g: Caribbean, fleet: int) -> Procedure[None] | None:
    """One ship less; with the last one everything aboard is lost."""
    codes = [code for code, n in enumerate(g.ships[fleet]) if n]
    if len(codes) > 1:
        return _losing_ship(g, fleet)
    if codes:
        remove_ship(g, fleet, codes[0])
    return None


def _losing_ship(g: Caribbean, fleet: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[NATION_OF[fleet]],
        "lose-ship",
        lambda: [_ship_answer(code) for code, n in enumerate(g.ships[fleet]) if n],
        rule="CC-4.3.22",
        args={"fleet": FIGURE.noun[fleet]},
        why_not=lambda answer: NOT_THERE,
    )
    remove_ship(g, fleet, SHIP[answer[1]] + N_SHIPS * (answer[0] == "lose-damaged"))


def _ship_answer(code: int) -> Answer:
    return ("lose-damaged" if code >= N_SHIPS else "lose-sound", SHIP.noun[code % N_SHIPS])


def remove_ship(g: Caribbean, fleet: int, code: int) -> None:
    g.add_ships(fleet, code % N_SHIPS, -1, damaged=code >= N_SHIPS)
    g.tell("ship-sunk", fleet=FIGURE.noun[fleet], ship=SHIP.noun[code % N_SHIPS])
    if g.ships[fleet]:
        g.then(("shed", fleet))
    elif is_home(g.where[fleet]):
        without_ships(g, fleet)
    else:
        lose_fleet(g, fleet)


def lose_units(g: Caribbean, figure: int, n: int) -> None:
    """CC-0.2.14 The owner removes combat units of his choice, as many as there are; never the leader."""
    g.then(*[("lose_one_of", figure, 0)] * n)


def lose_one_of(g: Caribbean, figure: int, settlers: int) -> Procedure[None] | None:
    """One combat unit (`settlers`: or settler) with the figure."""
    kinds = losable(g, figure, settlers)
    if len(kinds) > 1:
        return _losing(g, figure, settlers)
    if kinds:
        take(g, figure, kinds[0])
    return None


def losable(g: Caribbean, figure: int, settlers: int) -> list[int]:
    kinds = (*UNIT_THINGS, SETTLERS) if settlers else UNIT_THINGS
    return [thing for thing in kinds if any(g.held(one, thing) for one in together(g, figure))]


def _losing(g: Caribbean, figure: int, settlers: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[NATION_OF[figure]],
        "lose-one-of",
        lambda: [("lose", THING.noun[thing]) for thing in losable(g, figure, settlers)],
        rule="CC-0.2.14",
        args={"figure": FIGURE.noun[figure]},
        why_not=lambda answer: NOT_THERE,
    )
    take(g, figure, THING[answer[1]])


def take(g: Caribbean, figure: int, thing: int) -> None:
    holder = next(one for one in together(g, figure) if g.held(one, thing))
    g.add(holder, thing, -1)
    g.tell("unit-lost", unit=THING.noun[thing])


# ---- special explorations ----------------------------------------------------------------------------------------------
def special_exploration(
    g: Caribbean,
    nation: int,
    figure: int,
    roll: int,
    success_above: int,
    reward_wares: dict[int, int],
    reward_units: dict[int, int],
    reward_gp: int,
    natural_fail_gp: int,
) -> Procedure[None]:
    """CC-4.4.3.14 A roll on the DIS chart for the figure; success brings wares, settlers and glory, nothing else happens. To
    one who commands pirates only glory: they carry nothing [CC-4.4.0.5]."""
    area = area_of(g, figure)
    natural, bonus = yield from throw(g, "dis", nation, figure, area)
    total = natural + bonus + modified(g, "dis", nation, area, figure)
    g.tell("special-exploration", figure=FIGURE.noun[figure], area=AREA.noun[area], total=total)
    if natural <= NATURAL_FAILURE:
        g.score(nation, natural_fail_gp, "event")
    elif total > success_above or natural >= NATURAL_SUCCESS:
        found = [0] * N_THINGS
        for ware, n in reward_wares.items():
            found[ware] += n
        for item, n in reward_units.items():
            found[_thing(item)] += n
        add_spoils(g, tuple(found), tuple(range(N_THINGS)))
        g.score(nation, reward_gp, "event")
        commands = any(pirates.commander == figure for pirates in g.pirates)
        g.then(("take_spoils", NOBODY if commands else figure))


def _thing(item: int) -> int:
    """An item of the language as something that a figure holds."""
    if item < len(UNIT):
        return unit_thing(item) if item in EUROPEAN else SETTLERS
    return {"settler": SETTLERS, "priest": PRIESTS}[ITEM_THINGS[item - len(UNIT)]]


# ---- slave production --------------------------------------------------------------------------------------------------
def remove_slave_production(g: Caribbean, area: int, n: int) -> None:
    """CC-4.4.2.3 The owner removes such markers there."""
    g.then(*[("remove_slave", area)] * n)


def remove_slave(g: Caribbean, area: int) -> Procedure[None] | None:
    """One of them, by the exploration marker under which it lies; markers of one type are alike."""
    kinds = _worked(g, area)
    if len(kinds) > 1:
        return _removing(g, area)
    if kinds:
        _free(g, area, kinds[0])
    return None


def _worked(g: Caribbean, area: int) -> list[int]:
    """Types of markers with slave production."""
    found = [marker for i, marker in enumerate(g.resources[area]) if g.slaves[area] >> i & 1]
    return list(dict.fromkeys(found))


def _removing(g: Caribbean, area: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[g.owner[area]],
        "remove-slave",
        lambda: [("remove-slave", MARKER_TYPE.noun[marker]) for marker in _worked(g, area)],
        rule="CC-4.4.2.3",
        args={"area": AREA.noun[area]},
        why_not=lambda answer: NOT_THERE,
    )
    _free(g, area, MARKER_TYPE[answer[1]])


def _free(g: Caribbean, area: int, marker: int) -> None:
    at = next(i for i, m in enumerate(g.resources[area]) if m == marker and g.slaves[area] >> i & 1)
    g.slaves[area] &= ~(1 << at)
    g.tell("slave-production-ends", area=AREA.noun[area])
