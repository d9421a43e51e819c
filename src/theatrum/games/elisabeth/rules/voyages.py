"""Expeditions [E1-16.1 ocean part, E1-16.6, E1-17.4]: how they are outfitted, sail, navigate, found colonies and come around
the world. They move with the naval move, as patrols do."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Reasons, Refusal, Runner
from theatrum.games.elisabeth.queries.relations import played
from theatrum.games.elisabeth.queries.world import (
    capacity,
    captains_of,
    colonies_left,
    colony_price,
    idle_captains,
    navigation_bonus,
    needs_roll,
    sites,
    ways_on,
)
from theatrum.games.elisabeth.rules.deaths import captain_leaves
from theatrum.games.elisabeth.rules.parts import Action, because
from theatrum.games.elisabeth.rules.treasures import gain
from theatrum.games.elisabeth.rules.windows import respond
from theatrum.games.elisabeth.state import Elisabeth, the_new_world, the_realms, the_venture
from theatrum.games.elisabeth.state.boards import IN_COLONY
from theatrum.games.elisabeth.state.ocean import ARRIVAL, NAVIGATION, Venture
from theatrum.games.elisabeth.state.pieces import NEXT_TURN
from theatrum.games.elisabeth.tables.constants import CIRCUMNAVIGATION
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.powers import NOUNS, OTTOMAN, POWERS, SPAIN
from theatrum.games.elisabeth.tables.records.procedures import look_up
from theatrum.games.elisabeth.tables.treasures import TREASURE
from theatrum.games.elisabeth.tables.world import (
    CREW,
    DAMAGED,
    ELIMINATED,
    ENTRY,
    NO_EFFECT,
    OCEAN,
    PASSAGES,
    ROUTES,
    SETTLEMENT,
)
from theatrum.games.elisabeth.tables.world import NAVIGATION as NAVIGATION_TABLE


# ---- outfitting ------------------------------------------------------------------------------------------------------------
def outfit_offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
    """E1-17.4 1 CP (Henszlein: 2)."""
    if cp < POWERS[power].actions["outfit_expedition"].prices[0]:
        return []
    return [("outfit",)] if idle_captains(g, power) else []


def outfit(g: Elisabeth, power: int) -> Procedure[None]:
    """E1-17.4.1, OP-17-12 Captain, zone, colony."""
    seat = g.seat_of[power]
    captain = idle_captains(g, power)[0]
    if len(idle_captains(g, power)) > 1:
        answer = yield Ask(
            seat,
            "outfit-captain",
            lambda: [("captain", CAPTAIN.noun[c]) for c in idle_captains(g, power)],
            rule="E1-17.4.1",
            why_not=lambda answer: Refusal("E1-17.4.1", "no-such-captain", captain=str(answer[1])),
        )
        captain = CAPTAIN[answer[1]]
    zone = ENTRY[power][0]
    if len(ENTRY[power]) > 1:
        args = {"captain": CAPTAIN.noun[captain]}
        zones: list[Answer] = [("launch", OCEAN.noun[z]) for z in ENTRY[power]]
        answer = yield Ask(
            seat,
            "outfit-zone",
            zones,
            rule="E1-17.4.1",
            args=args,
            why_not=because("E1-17.4.1", "only-outfit-zone"),
        )
        zone = OCEAN[answer[1]]
    price = colony_price(g, power, captain)
    colony = False
    if colonies_left(g, power) > 0 and g.cp >= price and not CREW[captain].gift.no_colony:
        choice: list[Answer] = [("colonists", price), ("without",)]
        answer = yield Ask(
            seat,
            "outfit-colony",
            choice,
            rule="E1-17.4.4",
            args={"captain": CAPTAIN.noun[captain], "cp": price},
            why_not=because("E1-17.4.4", "only-outfit-colony"),
        )
        colony = answer[0] == "colonists"
    if colony:
        g.cp -= price
    set_sail(g, power, captain, zone, colony)


def set_sail(g: Elisabeth, power: int, captain: int, zone: int, colony: bool) -> None:
    """E1-17.4.1, E1-17.4.2 On the full side, the Ottomans without a canal on the damaged one."""
    world = the_new_world(g)
    world.captain_at[captain] = zone
    world.captain_power[captain] = power
    world.passed[captain] = 0
    world.damaged &= ~(1 << captain)
    if power == OTTOMAN and not the_realms(g).suez_built:
        world.damaged |= 1 << captain
    world.colony_aboard |= colony << captain
    g.tell("outfits", power=NOUNS[power], captain=CAPTAIN.noun[captain], zone=OCEAN.noun[zone])


# ---- orders in a naval move --------------------------------------------------------------------------------------------------
def ocean_courses(g: Elisabeth, power: int) -> list[Answer]:
    """E1-16.1.20 Where expeditions and patrols can go that have no orders yet in this naval move."""
    world = g.new_world
    if world is None:
        return []
    ordered = [captain for captain, _, _ in world.underway]
    out: list[Answer] = [
        ("steer", CAPTAIN.noun[captain], OCEAN.noun[zone])
        for captain in captains_of(g, power)
        if captain not in ordered
        for zone in ways_on(g, captain)
    ]
    if power == SPAIN:
        for zone, number in enumerate(world.patrols):
            if number > sum(1 for origin, _ in world.patrols_ordered if origin == zone):
                out.extend(("patrol", OCEAN.noun[zone], OCEAN.noun[way.to]) for way in PASSAGES[zone])
    return out


def order(g: Elisabeth, power: int, answer: Answer) -> None:
    """OP-16-38 A move is named; all are carried out together."""
    world = the_new_world(g)
    if answer[0] == "steer":
        captain = CAPTAIN[answer[1]]
        world.underway.append((captain, world.captain_at[captain], OCEAN[answer[2]]))
        g.tell("steers", captain=answer[1], zone=answer[2])
    else:
        world.patrols_ordered.append((OCEAN[answer[1]], OCEAN[answer[2]]))
        g.tell("patrol-moves", zone=answer[1], goal=answer[2])


def orders_given(g: Elisabeth) -> bool:
    return g.new_world is not None and bool(g.new_world.underway or g.new_world.patrols_ordered)


def ocean_moves(g: Elisabeth) -> None:
    """E1-16.1.21, OP-16-15, OP-16-38 Patrols go without a roll; expeditions roll in the order that their owner chooses."""
    world = the_new_world(g)
    for origin, goal in world.patrols_ordered:
        world.patrols[origin] -= 1
        world.patrols[goal] += 1
    rolls = []
    for captain, origin, goal in world.underway:
        world.captain_at[captain] = goal
        if origin < IN_COLONY and needs_roll(origin, goal):
            rolls.append(captain)
    if rolls:
        g.then(("navigation_order", *rolls))


def navigation_order(g: Elisabeth, *captains: int) -> Procedure[None] | None:
    """OP-16-38 Who rolls next; in the same order the expeditions arrive."""
    if len(captains) > 1:
        return _choose_captain(g, captains)
    _navigates(g, captains[0], captains)
    return None


def _choose_captain(g: Elisabeth, captains: tuple[int, ...]) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[the_new_world(g).captain_power[captains[0]]],
        "navigation-order",
        [("captain", CAPTAIN.noun[c]) for c in captains],
        rule="E1-16.1.22",
        why_not=because("E1-16.1.22", "only-navigation-order"),
    )
    _navigates(g, CAPTAIN[answer[1]], captains)


def _navigates(g: Elisabeth, captain: int, captains: tuple[int, ...]) -> None:
    world = the_new_world(g)
    order = next(order for order in world.underway if order[0] == captain)
    world.underway.remove(order)
    world.underway.append(order)
    rest = [c for c in captains if c != captain]
    if rest:
        g.then(("navigation_order", *rest))
    g.then(("navigate", captain))


def turn_back(g: Elisabeth) -> None:
    """E1-C.15, OP-16-38 Storms: who still sails is where he was; damage stays, nothing else follows."""
    world = the_new_world(g)
    for captain, origin, goal in world.underway:
        if world.captain_at[captain] == goal:
            world.captain_at[captain] = origin
    for origin, goal in world.patrols_ordered:
        world.patrols[origin] += 1
        world.patrols[goal] -= 1
    forget_orders(g)


def forget_orders(g: Elisabeth) -> None:
    world = the_new_world(g)
    world.underway, world.patrols_ordered = [], []


def arrivals(g: Elisabeth) -> tuple[tuple[str, int, int], ...]:
    """OP-16-38 After the Storms window, expedition by expedition."""
    world = the_new_world(g)
    steps = tuple(("arrive", captain, origin) for captain, origin, _ in world.underway)
    forget_orders(g)
    return steps


# ---- navigation --------------------------------------------------------------------------------------------------------------
def navigate(g: Elisabeth, captain: int) -> Procedure[None]:
    """E1-16.1.22, W15 Two dice and the captain's rating; then a card may save him [E1-C.43]."""
    rolled = g.roll() + g.roll()
    total = rolled + navigation_bonus(g, captain)
    v = g.venture = Venture(NAVIGATION, captain, the_new_world(g).zone_of(captain))
    v.result = look_up(NAVIGATION_TABLE, total).result
    noun = CAPTAIN.noun[captain]
    g.tell(f"navigation-{v.result.replace('_', '-')}", captain=noun, roll=rolled, total=total)
    g.then(("navigated",))
    if v.result != NO_EFFECT:
        yield from respond(g, "W15", rule="E1-16.1.22", powers=played(g), args={"captain": noun})


def navigated(g: Elisabeth) -> None:
    """E1-16.1.22 What the roll says."""
    v = the_venture(g)
    g.venture = None
    if v.result == ELIMINATED:
        eliminate(g, v.captain, by_the_sea=True)
    elif v.result == DAMAGED:
        damage(g, v.captain)
        g.then(("stow", v.captain))


def eliminate(g: Elisabeth, captain: int, by_the_sea: bool = False) -> None:
    """E1-16.1.22, OP-16-30 Out of the game; Murat Reis only waits for the next turn if the sea beats him [E1-5.2.2]."""
    if by_the_sea and CREW[captain].gift.navigation_death:
        end_voyage(g, captain)
        return
    captain_leaves(g, captain)
    g.tell("captain-lost", captain=CAPTAIN.noun[captain])


def end_voyage(g: Elisabeth, captain: int) -> None:
    """E1-16.1.22 To the next turn's box; the colony can be used again, all loot is lost."""
    world = the_new_world(g)
    world.spent.extend(world.loot[captain])
    world.loot[captain] = []
    leave_map(g, captain)
    g.tell("voyage-ends", captain=CAPTAIN.noun[captain])


def leave_map(g: Elisabeth, captain: int) -> None:
    """OP-16-26, OP-16-40 He comes back next turn; what he has passed is forgotten."""
    world = the_new_world(g)
    world.captain_at[captain] = NEXT_TURN
    world.damaged &= ~(1 << captain)
    world.colony_aboard &= ~(1 << captain)
    world.passed[captain] = 0


def go_home(g: Elisabeth, captain: int) -> None:
    """E1-16.5 S7 Loot goes to the hand."""
    world = the_new_world(g)
    power, loot = world.captain_power[captain], world.loot[captain]
    world.loot[captain] = []
    g.tell("sails-home", captain=CAPTAIN.noun[captain], power=NOUNS[power], n=len(loot))
    gain(g, power, loot)
    leave_map(g, captain)


def damage(g: Elisabeth, captain: int) -> None:
    """E1-16.1.22, OP-16-51 Flipped, and a second treasure is lost (see `stow`); who was damaged ends his voyage."""
    world = the_new_world(g)
    if world.is_damaged(captain):
        end_voyage(g, captain)
    else:
        world.damaged |= 1 << captain
        g.tell("captain-damaged", captain=CAPTAIN.noun[captain])


def stow(g: Elisabeth, captain: int) -> Procedure[None] | None:
    """E1-16.5 S6 What does not fit is discarded, as the owner likes."""
    world = the_new_world(g)
    return _stow(g, captain) if len(world.loot[captain]) > capacity(g, captain) else None


def _stow(g: Elisabeth, captain: int) -> Procedure[None]:
    world = the_new_world(g)
    power = world.captain_power[captain]
    while len(world.loot[captain]) > capacity(g, captain):
        answer = yield Ask(
            g.seat_of[power],
            "stow",
            lambda: [("throw-away", TREASURE.noun[t]) for t in world.loot[captain]],
            rule="E1-16.5.S6",
            args={"captain": CAPTAIN.noun[captain]},
            why_not=because("E1-16.5.S6", "only-stow"),
        )
        treasure = TREASURE[answer[1]]
        world.loot[captain].remove(treasure)
        world.spent.append(treasure)
        g.reveal("treasure-overboard", captain=CAPTAIN.noun[captain], treasure=answer[1])


# ---- arriving ------------------------------------------------------------------------------------------------------------------
def arrive(g: Elisabeth, captain: int, origin: int) -> Procedure[None] | None:
    """OP-16-38 Circumnavigation, then cards [W15], then a colony."""
    world = the_new_world(g)
    zone, power = world.zone_of(captain), world.captain_power[captain]
    if zone < 0:
        return None
    passed = 0
    for i, route in enumerate(ROUTES):
        if power not in route.powers:
            continue
        if (origin, zone) == route.last and world.passed[captain] >> i & 1:
            _around_the_world(g, power, captain)
            return None
        if (origin, zone) == route.first:
            passed |= 1 << i
    return _arrive(g, captain, zone, passed)


def _around_the_world(g: Elisabeth, power: int, captain: int) -> None:
    """E1-16.6 At once and not optionally: two points for the first in the game, one for the second."""
    realms = the_realms(g)
    at = realms.circumnavigated
    realms.circumnavigated += 1
    vp = CIRCUMNAVIGATION.vp[at] if at < len(CIRCUMNAVIGATION.vp) else 0
    if vp:
        g.award(power, "circumnavigation", vp)
    g.tell("around-the-world", captain=CAPTAIN.noun[captain], power=NOUNS[power], vp=vp)
    go_home(g, captain)


def _arrive(g: Elisabeth, captain: int, zone: int, passed: int) -> Procedure[None]:
    """`passed`: the routes around the world that he has begun."""
    the_new_world(g).passed[captain] |= passed
    noun = CAPTAIN.noun[captain]
    g.venture = Venture(ARRIVAL, captain, zone)
    g.then(("arrived", captain))
    yield from respond(g, "W15", rule="E1-16.1.22", powers=played(g), args={"captain": noun})


def arrived(g: Elisabeth, captain: int) -> Procedure[None]:
    """E1-C.45 Scurvy, if somebody played it; then E1-16.1.23 the colony."""
    v = the_venture(g)
    g.venture = None
    if v.result == DAMAGED:
        damage(g, captain)
        overboard = stow(g, captain)
        if overboard is not None:
            yield from overboard
    world = the_new_world(g)
    zone = world.zone_of(captain)
    if zone < 0 or not world.colony_aboard >> captain & 1 or not sites(g, zone):
        return
    power = world.captain_power[captain]
    answers: list[Answer] = [("settle", SETTLEMENT.noun[s]) for s in sites(g, zone)]
    answer = yield Ask(
        g.seat_of[power],
        "found-colony",
        [*answers, ("sail-on",)],
        rule="E1-16.1.23",
        args={"captain": CAPTAIN.noun[captain]},
        why_not=because("E1-16.1.23", "only-found-colony"),
    )
    if answer[0] == "settle":
        world.colony_aboard &= ~(1 << captain)
        world.settlements[SETTLEMENT[answer[1]]] = power
        g.tell("colony-founded", power=NOUNS[power], settlement=answer[1])


STEPS: dict[str, Runner] = {
    "outfit": outfit,
    "ocean_moves": ocean_moves,
    "navigate": navigate,
    "navigation_order": navigation_order,
    "navigated": navigated,
    "arrive": arrive,
    "arrived": arrived,
    "stow": stow,
}
ACTIONS: tuple[Action, ...] = (
    Action(
        "outfit_expedition",
        ("outfit",),
        outfit_offers,
        lambda g, power, answer: POWERS[power].actions["outfit_expedition"].prices[0],
        lambda g, power, answer: g.then(("outfit", power)),
        why_not=lambda g, power, answer: Refusal("E1-17.4.1", "no-captain"),
    ),
)
