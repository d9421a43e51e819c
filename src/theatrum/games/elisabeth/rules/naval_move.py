"""The naval move [E1-16.1]: all ships of a power, once; interception, avoiding battle, and the order of battles."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import DONE, PASS, Answer, Ask, Procedure, Reasons, Refusal, Runner
from theatrum.games.elisabeth.queries.bonuses import telescope
from theatrum.games.elisabeth.queries.entering import ISLES, isles_barred
from theatrum.games.elisabeth.queries.forces import (
    admirals,
    best_naval_battle,
    fleets,
    is_zone,
    ships,
    sides_at_sea,
    squadrons,
)
from theatrum.games.elisabeth.queries.relations import allied, at_war, closed, controls, played
from theatrum.games.elisabeth.rules.elsewhere import no_way, not_him
from theatrum.games.elisabeth.rules.parts import Action
from theatrum.games.elisabeth.rules.picking import pick_ships
from theatrum.games.elisabeth.rules.voyages import arrivals, ocean_courses, order, orders_given, turn_back
from theatrum.games.elisabeth.rules.windows import respond
from theatrum.games.elisabeth.state import Elisabeth, the_voyage
from theatrum.games.elisabeth.state.sea import Voyage
from theatrum.games.elisabeth.tables.pieces import (
    ARMADA,
    GALLEON,
    LEADERS,
    RACE_BUILT,
    SHIPS,
)
from theatrum.games.elisabeth.tables.places import PLACE, PLACE_NOUN, SEA_LINKS, zone
from theatrum.games.elisabeth.tables.powers import ENGLAND, NOUNS, POWERS, SPAIN

PRICE = 1
NEEDED = 9
"""E1-16.1 S4, S5 What 2d6 must reach to intercept or to avoid."""
CLUMSY = (GALLEON, RACE_BUILT, ARMADA)
"""Kinds that intercept and avoid worse in the Mediterranean."""
NO_LIMIT = 99


# ---- queries -------------------------------------------------------------------------------------------------------------
def enemies_at(g: Elisabeth, power: int, place: int) -> list[int]:
    """Sides at war with the power that have ships there."""
    return [side for side in sides_at_sea(g, place) if at_war(g, power, side)]


def may_sail_to(g: Elisabeth, power: int, goal: int) -> bool:
    """E1-16.1.5, OP-16-6 Any sea zone; a port only if one's own, or to attack enemy ships in it."""
    if is_zone(goal):
        return True
    if closed(g, goal) or isles_barred(g, power, goal):
        return False
    return controls(g, power, goal) or bool(enemies_at(g, power, goal))


def idle(g: Elisabeth, power: int, place: int) -> list[tuple[int, int]]:
    """E1-16.1.8 Ships there that may still move: not beaten in this impulse, not under orders yet."""
    ordered: dict[int, int] = {}
    if g.voyage is not None:
        for origin, _, ship, n in g.voyage.orders:
            if origin == place:
                ordered[ship] = ordered.get(ship, 0) + n
    out = []
    for ship, n in ships(g, place, power):
        free = n - g.beaten_ships(place, ship) - ordered.get(ship, 0)
        if free > 0:
            out.append((ship, free))
    return out


def idle_leaders(g: Elisabeth, power: int, place: int) -> list[int]:
    ordered = [leader for _, _, leader in g.voyage.led] if g.voyage is not None else []
    return [x for x in admirals(g, place, power) if x not in ordered]


def courses(g: Elisabeth, power: int) -> list[Answer]:
    """E1-16.1.2 Every fleet that can move and every place it can go."""
    return [
        ("sail", PLACE_NOUN[origin], PLACE_NOUN[goal])
        for origin in fleets(g, power)
        if idle(g, power, origin)
        for goal in SEA_LINKS[origin]
        if may_sail_to(g, power, goal)
    ]


def modifier(g: Elisabeth, power: int, place: int, kinds: Sequence[int], leaders: Sequence[int]) -> int:
    """E1-16.1 S4 The best leader; −1 in the Mediterranean with galleons in the group; +1 with the Telescope [E1-22.2.2]."""
    clumsy = zone(place).mediterranean and any(SHIPS[s].kind in CLUMSY for s in kinds)
    return best_naval_battle(leaders) - int(clumsy) + telescope(g, power, (SHIPS[s].power for s in kinds))


# ---- the action --------------------------------------------------------------------------------------------------------------
def offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
    """E1-16.1.1 One action moves all."""
    return [("sail",)] if cp >= PRICE and (courses(g, power) or ocean_courses(g, power)) else []


def begin(g: Elisabeth, power: int, answer: Answer) -> None:
    g.voyage = Voyage(power)
    g.then(("sail_orders",))


def orders(g: Elisabeth) -> Procedure[None]:
    """E1-16.1 S1 The power names the ships that move and where they go."""
    voyage = the_voyage(g)
    power = voyage.power
    answer = yield Ask(
        g.seat_of[power],
        "sail",
        lambda: [*courses(g, power), *ocean_courses(g, power), *([DONE] if _any_orders(g) else [])],
        rule="E1-16.1.2",
        args={"orders": len(voyage.orders) + len(voyage.led)},
        why_not=lambda answer: why_no_course(g, power, answer),
    )
    if answer == DONE:
        _put_to_sea(g)
        return
    if answer[0] != "sail":
        order(g, power, answer)
        _next_order(g, power)
        return
    origin, goal = PLACE[answer[1]], PLACE[answer[2]]
    body = yield from pick_ships(
        g.seat_of[power],
        "sail-fleet",
        idle(g, power, origin),
        idle_leaders(g, power, origin),
        rule="E1-16.1.7",
        args={"origin": answer[1], "goal": answer[2]},
        at=str(answer[1]),
    )
    voyage.orders.extend((origin, goal, ship, n) for ship, n in body.units.items())
    voyage.led.extend((origin, goal, leader) for leader in body.leaders)
    g.tell("sail-order", power=POWERS[power].noun, origin=answer[1], goal=answer[2], n=body.size)
    _next_order(g, power)


def _any_orders(g: Elisabeth) -> bool:
    return bool(the_voyage(g).orders) or orders_given(g)


def _next_order(g: Elisabeth, power: int) -> None:
    if courses(g, power) or ocean_courses(g, power):
        g.then(("sail_orders",))
    else:
        _put_to_sea(g)


def _put_to_sea(g: Elisabeth) -> None:
    """OP-16-38 On the oceans navigation comes first, then Storms for all."""
    g.then(("sail_reaction",))
    if orders_given(g):
        g.then(("ocean_moves",))


def reaction(g: Elisabeth) -> Procedure[None]:
    """E1-16.1 S3 Storms send the ships back to where they were: so they are asked for before anything moves."""
    voyage = the_voyage(g)
    yield from respond(g, "W2", rule="E1-16.1.S3", args={"power": POWERS[voyage.power].noun})
    if g.storms:
        if orders_given(g):
            turn_back(g)
        g.voyage = None
        return
    yield from _forced_company(g, voyage)
    execute(g, voyage)
    enemies = [p for p in played(g) if at_war(g, voyage.power, p) or _means_war(voyage, p)]
    g.then(
        *(("sea_intercept", z, p) for z in voyage.turned for p in enemies),
        *(("sea_avoid", z, p) for z in sorted(voyage.turned) for p in enemies),
        ("sea_battles",),
    )
    if orders_given(g):
        g.then(*arrivals(g))


def _means_war(voyage: Voyage, power: int) -> bool:
    """E1-9.5.2 Spanish ships in a port of Ireland or Scotland: England is at war before anybody intercepts."""
    entered = any(goal in ISLES for _, goal, _, _ in voyage.orders)
    return power == ENGLAND and voyage.power == SPAIN and entered


def _forced_company(g: Elisabeth, voyage: Voyage) -> Procedure[None]:
    """E1-16.1.7 A naval leader goes with a ship if all ships leave his place."""
    power = voyage.power
    for origin in sorted({o for o, _, _, _ in voyage.orders}):
        leaving = sum(n for o, _, _, n in voyage.orders if o == origin)
        if leaving < squadrons(g, origin, power):
            continue
        goals = sorted({goal for o, goal, _, _ in voyage.orders if o == origin})
        for leader in idle_leaders(g, power, origin):
            goal = goals[0]
            if len(goals) > 1:
                answers: list[Answer] = [("sail", LEADERS[leader].noun, PLACE_NOUN[p]) for p in goals]
                answer = yield Ask(
                    g.seat_of[power],
                    "sail-leader",
                    answers,
                    rule="E1-16.1.7",
                    args={"leader": LEADERS[leader].noun, "place": PLACE_NOUN[origin]},
                    why_not=not_him("E1-16.1.7", LEADERS[leader].noun),
                )
                goal = PLACE[answer[2]]
            voyage.led.append((origin, goal, leader))


def execute(g: Elisabeth, voyage: Voyage) -> None:
    """E1-16.1 S2, OP-16-4, OP-16-5 All at once; who comes to a zone without friends that stayed there is turned."""
    power = voyage.power
    goals = sorted({goal for _, goal, _, _ in voyage.orders})
    for origin, _, ship, n in voyage.orders:
        g.cast_off(origin, ship, n)
    voyage.turned = [
        z for z in goals if is_zone(z) and not any(allied(g, power, s) for s in sides_at_sea(g, z))
    ]
    for _, goal, ship, n in voyage.orders:
        g.moor(goal, ship, n)
        if goal in ISLES:
            g.touch(goal)  # E1-9.5.2 Spanish ships there mean war.
    for _, goal, leader in voyage.led:
        g.put_leader(leader, goal)


# ---- interception ------------------------------------------------------------------------------------------------------------
def interceptors(g: Elisabeth, sea: int, power: int) -> list[int]:
    """E1-16.1 S4 Places from which the power's ships may try to intercept in the zone: one group from each."""
    voyage = the_voyage(g)
    taken = voyage.intercepted.get(sea, power)
    if not at_war(g, voyage.power, power):
        return []
    if taken != power or any(at_war(g, power, s) for s in sides_at_sea(g, sea) if s != voyage.power):
        return []
    return [
        place
        for place in SEA_LINKS[sea]
        if (sea, place) not in voyage.stacks
        and untried(g, place, power)
        and not squadrons(g, place, voyage.power)
    ]


def untried(g: Elisabeth, place: int, power: int) -> list[tuple[int, int]]:
    """OP-16-2 Ships that have not tried in this naval move."""
    voyage = the_voyage(g)
    return [(s, n - tried) for s, n in ships(g, place, power) if n > (tried := voyage.tries(place, s))]


def why_not_intercept(g: Elisabeth, sea: int, power: int, place: int) -> Refusal:
    """E1-16.1 S4 Why nobody of this power intercepts from there."""
    if not squadrons(g, place, power):
        return Refusal("E1-16.1.S4", "no-ships-of-yours")
    if not untried(g, place, power):
        return Refusal("E1-16.1.S4", "all-have-tried")
    return Refusal("E1-16.1.S4", "not-within-reach", zone=PLACE_NOUN[sea])


def intercept(g: Elisabeth, sea: int, power: int) -> Procedure[None] | None:
    """E1-16.1 S4 Powers at war with the mover may intercept turned ships, one group at a time, in impulse order."""
    return _intercept(g, sea, power) if interceptors(g, sea, power) else None


def _intercept(g: Elisabeth, sea: int, power: int) -> Procedure[None]:
    voyage = the_voyage(g)
    seat = g.seat_of[power]
    places = interceptors(g, sea, power)
    answers: list[Answer] = [PASS, *(("intercept", PLACE_NOUN[p]) for p in places)]
    args = {"zone": PLACE_NOUN[sea], "power": NOUNS[voyage.power], "ships": squadrons(g, sea, voyage.power)}
    answer = yield Ask(
        seat,
        "sea-intercept",
        answers,
        rule="E1-16.1.S4",
        args=args,
        why_not=lambda named: why_not_intercept(g, sea, power, PLACE[named[1]]),
    )
    if answer == PASS:
        return
    place = PLACE[answer[1]]
    body = yield from pick_ships(
        seat,
        "sea-intercept-fleet",
        untried(g, place, power),
        admirals(g, place, power),
        rule="E1-16.1.S4",
        args={"zone": PLACE_NOUN[sea]},
        at=PLACE_NOUN[place],
    )
    group = body.units
    leaders = body.leaders
    bonus = modifier(g, power, sea, list(group), leaders)
    rolled = g.roll() + g.roll()
    success = rolled + bonus >= NEEDED
    g.tell(
        "sea-intercepts" if success else "sea-misses",
        power=POWERS[power].noun,
        zone=PLACE_NOUN[sea],
        origin=PLACE_NOUN[place],
        roll=rolled,
        bonus=bonus,
    )
    voyage.stacks.append((sea, place))
    if success:
        voyage.intercepted[sea] = power
        for ship, n in group.items():
            g.move_ships(place, sea, ship, n)
        for leader in {*leaders, *(() if ships(g, place, power) else admirals(g, place, power))}:
            g.put_leader(leader, sea)
    for ship, n in group.items():
        voyage.note_try(sea if success else place, ship, n)
    g.then(("sea_intercept", sea, power))


# ---- avoiding battle -----------------------------------------------------------------------------------------------------------
def avoid(g: Elisabeth, sea: int, power: int) -> Procedure[None] | None:
    """E1-16.1 S5 Ships that were there may avoid battle, if nobody intercepted."""
    voyage = the_voyage(g)
    if sea in voyage.intercepted or not at_war(g, voyage.power, power):
        return None
    if not ships(g, sea, power) or not refuges(g, sea, power):
        return None
    return _avoid(g, sea, power)


def refuges(g: Elisabeth, sea: int, power: int) -> list[int]:
    """E1-16.1 S5 An own port next to it, or a zone without anything of an enemy; E1-9.5.3 for Spain not in Ireland."""
    return [
        p
        for p in SEA_LINKS[sea]
        if (
            not enemies_at(g, power, p)
            if is_zone(p)
            else controls(g, power, p) and not closed(g, p) and not isles_barred(g, power, p)
        )
    ]


def _avoid(g: Elisabeth, sea: int, power: int) -> Procedure[None]:
    answers: list[Answer] = [PASS, *(("avoid", PLACE_NOUN[p]) for p in refuges(g, sea, power))]
    args = {"zone": PLACE_NOUN[sea]}
    answer = yield Ask(
        g.seat_of[power], "sea-avoid", answers, rule="E1-16.1.S5", args=args, why_not=no_way("E1-16.1.S5")
    )
    if answer == PASS:
        return
    fleet = ships(g, sea, power)
    leaders = admirals(g, sea, power)
    bonus = modifier(g, power, sea, [s for s, _ in fleet], leaders)
    rolled = g.roll() + g.roll()
    success = rolled + bonus >= NEEDED
    g.tell(
        "sea-avoids" if success else "sea-caught",
        power=POWERS[power].noun,
        zone=PLACE_NOUN[sea],
        goal=answer[1],
        roll=rolled,
        bonus=bonus,
    )
    if success:
        goal = PLACE[answer[1]]
        for ship, n in fleet:
            g.move_ships(sea, goal, ship, n)
        for leader in leaders:
            g.put_leader(leader, goal)
        if goal in ISLES:
            g.touch(goal)


# ---- battles -----------------------------------------------------------------------------------------------------------------
def due(g: Elisabeth) -> list[tuple[int, int]]:
    """E1-16.1 S7 Where the power meets enemies it has not fought yet, unless it lost a battle there."""
    voyage = the_voyage(g)
    return [
        (place, enemy)
        for place in fleets(g, voyage.power)
        if place not in voyage.lost
        for enemy in enemies_at(g, voyage.power, place)
        if (place, enemy) not in voyage.fought
    ]


def battles(g: Elisabeth) -> Procedure[None] | None:
    """E1-16.1 S7 The active power chooses the order of all battles."""
    if not due(g):
        g.voyage = None
        return None
    return _battles(g)


def _battles(g: Elisabeth) -> Procedure[None]:
    voyage = the_voyage(g)
    options = due(g)
    place, enemy = options[0]
    if len(options) > 1:
        answers: list[Answer] = [("fight", PLACE_NOUN[p], NOUNS[e]) for p, e in options]
        answer = yield Ask(
            g.seat_of[voyage.power], "sea-fight", answers, rule="E1-16.1.S7", why_not=no_way("E1-16.1.S7")
        )
        place, enemy = options[answers.index(answer)]
    voyage.fought.append((place, enemy))
    g.then(("sea_battle", place, voyage.power, enemy), ("sea_battles",))


def _why_no_move(g: Elisabeth, power: int, answer: Answer) -> Refusal:
    return Refusal("E1-16.1.1", "no-fleet")


def why_no_course(g: Elisabeth, power: int, answer: Answer) -> Refusal | None:
    """E1-16.1.2, E1-16.1.5, E1-16.1.8 Why ships can't sail that way."""
    if answer == DONE:
        return Refusal("E1-16.1.2", "nothing-picked")
    if answer[0] != "sail":
        return Refusal("E1-16.1.20", "no-ocean-way", goal=str(answer[2]))
    origin, goal = PLACE[answer[1]], PLACE[answer[2]]
    if not idle(g, power, origin):
        return Refusal("E1-16.1.8", "no-ships-left-there", place=PLACE_NOUN[origin])
    if goal not in SEA_LINKS[origin]:
        return Refusal("E1-16.1.2", "not-next", space=PLACE_NOUN[origin], goal=PLACE_NOUN[goal])
    return Refusal("E1-16.1.5", "no-harbour", space=PLACE_NOUN[goal])


ACTIONS: tuple[Action, ...] = (
    Action("naval_move", ("sail",), offers, lambda g, power, answer: PRICE, begin, why_not=_why_no_move),
)
STEPS: dict[str, Runner] = {
    "sail_orders": orders,
    "sail_reaction": reaction,
    "sea_intercept": intercept,
    "sea_avoid": avoid,
    "sea_battles": battles,
}
