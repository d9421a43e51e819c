"""Land movement [E1-13.1]: naming a formation, the way into a space, and what happens there.

A move is a chain of steps with its data in `g.march`: `march-form` (who goes), `march-enter` (Storms), `march-intercept`
(see `interception`), `march-place`, `march-avoid` and `march-withdraw` (see `avoidance`), `battle`, `march-arrive`,
`march-end`. A landing from the sea begins at `march-enter` [E1-16.3 S3].
"""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Reasons, Refusal, Runner, Step
from theatrum.games.elisabeth.queries.entering import (
    ISLES,
    borders,
    goes_anywhere,
    hostile,
    isles_barred,
    leaders_may_enter,
    locked,
    marchers,
    marching_leaders,
    may_cross_border,
    may_enter,
    may_join,
    may_retreat_to,
    rested,
    stations,
    unit_may_go,
)
from theatrum.games.elisabeth.queries.forces import (
    INSIDE,
    army_leaders,
    formation_limit,
    garrison,
    is_zone,
    sides_in_field,
    troops,
    units,
)
from theatrum.games.elisabeth.queries.relations import (
    adjacent,
    closed,
    friendly,
    independent,
    is_pass,
    the_scenario,
)
from theatrum.games.elisabeth.rules import armada, transport
from theatrum.games.elisabeth.rules.bodies import lose_body, move_body
from theatrum.games.elisabeth.rules.elsewhere import no_way
from theatrum.games.elisabeth.rules.parts import Action
from theatrum.games.elisabeth.rules.picking import pick_troops
from theatrum.games.elisabeth.rules.prisoners import catch_lone_leaders
from theatrum.games.elisabeth.rules.windows import respond
from theatrum.games.elisabeth.state import Elisabeth, the_march
from theatrum.games.elisabeth.state.war import March
from theatrum.games.elisabeth.tables.pieces import INDEPENDENT_REGULAR
from theatrum.games.elisabeth.tables.places import LINKED, NORMAL, PLACE, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import INDEPENDENT, LAND, NOBODY, NOUNS

STEP_PRICE, PASS_PRICE = 1, 2
GO_BACK: Answer = ("go-back",)
TO_SEA = {"embark": transport.begin, "to-armada": armada.begin_transport}
"""How who landed goes on by sea."""


# ---- the action ------------------------------------------------------------------------------------------------------------
def offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
    """E1-13.0.1 One step to an adjacent space: from every space with somebody who may march."""
    out: list[Answer] = []
    if g.storms and reasons is None:
        return out
    crossed = borders(g, power)
    for origin in stations(g, power):
        here, legal = PLACE_NOUN[origin], goals(g, power, origin, cp, crossed)
        out += [("march", here, PLACE_NOUN[goal]) for goal in legal]
        if reasons is not None:
            for goal, link in LINKED[origin]:
                if goal not in legal:
                    reasons["march", here, PLACE_NOUN[goal]] = _why_not(g, power, origin, goal, link, cp)
    return out


def goals(g: Elisabeth, power: int, origin: int, cp: int, crossed: list[bool]) -> list[int]:
    """E1-13.1.P2 Where somebody there may march with so many CP. `crossed`: see `borders`."""
    if g.storms or locked(g, power, origin):
        return []
    shut = the_scenario(g).closed
    able = [t for t, _ in rested(g, power, origin)]
    unbound = any(goes_anywhere(t) for t in able)
    return [
        goal
        for goal in adjacent(g, power, origin, passes=cp >= PASS_PRICE)
        if crossed[g.control[goal]]
        and goal not in shut
        and (g.no_units(goal) or may_join(g, power, goal))
        and (
            (unbound and goal not in ISLES)
            or any(unit_may_go(g, t, goal) for t in able)
            or (leaders_may_enter(g, power, goal) and marching_leaders(g, power, origin, goal))
        )
    ]


def price_of(origin: int, goal: int) -> int:
    """E1-13.1.P3, E1-2.5.2 A pass costs 2."""
    return PASS_PRICE if is_pass(origin, goal) else STEP_PRICE


def _price(g: Elisabeth, power: int, answer: Answer) -> int:
    return price_of(PLACE[answer[1]], PLACE[answer[2]])


def _begin(g: Elisabeth, power: int, answer: Answer) -> None:
    origin, goal = PLACE[answer[1]], PLACE[answer[2]]
    g.march = March(power, origin, goal, price_of(origin, goal))
    g.then(("march_form",))


def _why_not(g: Elisabeth, power: int, origin: int, goal: int, link: int, cp: int) -> Refusal:
    there = PLACE_NOUN[goal]
    if g.storms:
        return Refusal("E1-13.1.P4", "storms")
    if closed(g, goal):
        return Refusal("E1-SL.7", "closed", space=there)
    if not may_cross_border(g, power, goal):
        return Refusal("E1-13.1.6", "no-war-no-entry", space=there, power=NOUNS[g.control[goal]])
    if not may_enter(g, power, goal):
        return Refusal("E1-13.1.7", "others-there", space=there)
    if locked(g, power, origin):
        return Refusal("E1-13.1.3", "siege-laid-now", space=PLACE_NOUN[origin])
    if link != NORMAL and price_of(origin, goal) > cp:
        return Refusal("E1-2.5.2", "pass-costs-two")
    if goal not in adjacent(g, power, origin):
        return Refusal("E1-2.5.3", "waterway-closed")
    if isles_barred(g, power, goal) and not marchers(g, power, origin, goal):
        return Refusal("E1-9.5.3", "isles-barred", space=there)
    if troops(g, origin, g.master[power]) and not marchers(g, power, origin, goal):
        return Refusal("E1-13.1.2", "nobody-may-march", space=PLACE_NOUN[origin])
    return Refusal("E1-13.1.5", "leaders-alone", space=there)


def why_no_march(g: Elisabeth, power: int, answer: Answer) -> Refusal:
    """Why somebody can't march there, whatever was named."""
    origin, goal = PLACE[answer[1]], PLACE[answer[2]]
    if origin not in stations(g, power):
        return Refusal("E1-13.1.1", "nobody-there", space=PLACE_NOUN[origin])
    for other, link in LINKED[origin]:
        if other == goal:
            return _why_not(g, power, origin, goal, link, g.cp)
    return Refusal("E1-13.0.1", "not-next", space=PLACE_NOUN[origin], goal=PLACE_NOUN[goal])


# ---- the formation ---------------------------------------------------------------------------------------------------------
def form(g: Elisabeth) -> Procedure[None]:
    """E1-13.1.P1, E1-13.1.1, E1-5.1.10–5.1.12 The active power names the formation."""
    march = the_march(g)
    body = yield from pick_troops(
        g.seat(march.power),
        "march-form",
        marchers(g, march.power, march.origin, march.goal) if may_enter(g, march.power, march.goal) else [],
        marching_leaders(g, march.power, march.origin, march.goal),
        formation_limit,
        rule="E1-5.1.11",
        leaders_alone=leaders_may_enter(g, march.power, march.goal),
        args={"origin": PLACE_NOUN[march.origin], "goal": PLACE_NOUN[march.goal]},
        at=PLACE_NOUN[march.origin],
    )
    march.troops = body.units
    march.leaders = body.leaders
    g.then(("march_enter",))


def enter(g: Elisabeth) -> Procedure[None]:
    """E1-13.1.P4 Others may play Storms against a step that was paid for; a landing was already open to it [E1-16.3 S1]."""
    march = the_march(g)
    if march.cost and march.at_sea == NOBODY:
        args = {
            "power": NOUNS[march.power],
            "origin": PLACE_NOUN[march.origin],
            "goal": PLACE_NOUN[march.goal],
            "units": march.size,
        }
        yield from respond(g, "W2", rule="E1-13.1.P4", args=args)
        if g.storms:
            g.tell("march-stopped", power=NOUNS[march.power], space=PLACE_NOUN[march.origin])
            g.march = None
            return
    g.then(("march_intercept",))


# ---- arriving --------------------------------------------------------------------------------------------------------------
def place(g: Elisabeth) -> None:
    """E1-13.1.P5 The formation is placed; lone enemy leaders are caught, independent garrisons go inside [E1-24.7]."""
    march = the_march(g)
    besieged = g.besieged(march.goal)
    if is_zone(march.origin):
        _from_the_armada(g, march)
    else:
        move_body(g, march.origin, march.goal, march.troops, march.leaders)
    g.tell(
        "marched",
        power=NOUNS[march.power],
        origin=PLACE_NOUN[march.origin],
        goal=PLACE_NOUN[march.goal],
        units=march.size,
        leaders=len(march.leaders),
    )
    catch_lone_leaders(g, march.goal)
    if march.troops and not besieged and independent(g, march.goal) and g.fortified(march.goal):
        free = units(g, march.goal, INDEPENDENT)
        if 0 < free <= INSIDE:
            g.enter_fortification(march.goal, INDEPENDENT_REGULAR, free)
    if march.intercepted_by != NOBODY:
        g.then(("battle",))
    elif foes(g):
        g.then(("march_avoid",))
    else:
        g.then(("march_arrive", 0))


def _from_the_armada(g: Elisabeth, march: March) -> None:
    """E1-23.2 They were in no space; the sea zone is where they come from."""
    for troop, number in march.troops.items():
        g.go_ashore(march.goal, troop, number)
    for leader in march.leaders:
        g.put_leader(leader, march.goal)


def foes(g: Elisabeth) -> list[int]:
    """E1-14.0.1, E1-13.1.9 The sides in the open that the formation has to fight in the space it entered."""
    march = the_march(g)
    return [
        side
        for side in sides_in_field(g, march.goal)
        if hostile(g, march.power, march.goal, side)
        or (side == INDEPENDENT and independent(g, march.goal) and units(g, march.goal, side) > INSIDE)
    ]


def arrive(g: Elisabeth, after_battle: int) -> None:
    """E1-13.4.5, E1-14.0.P11, E1-15.0.1 In another's fortified space: more units than inside lay siege. Too few must
    leave: after a battle as when a siege is lifted [E1-15.3], else on or back."""
    march = the_march(g)
    goal, power = march.goal, march.power
    own = units(g, goal, g.master[power])
    then: list[Step] = [("march_end",)]
    if own and g.fortified(goal) and not friendly(g, power, goal):
        if own > garrison(g, goal):
            lay_siege(g, goal, power)
        elif after_battle:
            then.insert(0, ("siege_leave", goal, power))
        else:
            then.append(("march_back", power, goal, march.origin, march.at_sea))
    g.then(*then)


def lay_siege(g: Elisabeth, space: int, power: int) -> None:
    """E1-15.0.1, E1-15.0.4 Units that outnumber those inside besiege; since when, is remembered."""
    if g.siege(space, power) == NOBODY:
        g.lay_siege(space, power)
        g.tell("siege-laid", power=NOUNS[power], space=PLACE_NOUN[space])


def end(g: Elisabeth) -> None:
    """The move is over: sieges and garrisons there are looked at again."""
    march = the_march(g)
    g.touch(march.goal)
    if not is_zone(march.origin):
        g.touch(march.origin)
    g.march = None
    g.then(("siege_strangers", march.goal))


# ---- too few to besiege ------------------------------------------------------------------------------------------------------
def back(g: Elisabeth, power: int, space: int, origin: int, at_sea: int) -> Procedure[None] | None:
    """E1-13.4.5 What can't besiege marches on for more CP, all together or in parts [OP-13-6], or goes back
    for nothing."""
    if units(g, space, g.master[power]) and onward(g, power, space, at_sea):
        return _onward_or_back(g, power, space, origin, at_sea)
    go_back(g, power, space, origin, at_sea)
    return None


def onward(g: Elisabeth, power: int, space: int, at_sea: int) -> list[Answer]:
    """E1-13.4.5 (1) Where the formation could march on with the CP that are left; who came by sea may also sail on
    [OP-16-13], or go aboard the Armada [E1-23.2.8]."""
    if g.storms or g.cp < STEP_PRICE:
        return []
    by_land: list[Answer] = [
        ("onward", PLACE_NOUN[goal]) for goal in goals(g, power, space, g.cp, borders(g, power))
    ]
    if at_sea == NOBODY:
        return by_land
    by_sea = [*transport.offers(g, power, g.cp, None), *armada.transport_offers(g, power, g.cp, None)]
    return by_land + [a for a in by_sea if a[0] in TO_SEA and a[1] == PLACE_NOUN[space]]


def _onward_or_back(g: Elisabeth, power: int, space: int, origin: int, at_sea: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat(power),
        "march-stuck",
        lambda: [*onward(g, power, space, at_sea), GO_BACK],
        rule="E1-13.4.5",
        args={
            "space": PLACE_NOUN[space],
            "origin": PLACE_NOUN[origin],
            "units": units(g, space, g.master[power]),
            "inside": garrison(g, space),
            "lost": int(at_sea != NOBODY or not may_retreat_to(g, power, origin)),
        },
        why_not=no_way("E1-13.4.5"),
    )
    if answer == GO_BACK:
        go_back(g, power, space, origin, at_sea)
        return
    g.then(("march_back", power, space, origin, at_sea))
    g.pay_for(LAND)
    if answer[0] in TO_SEA:
        g.cp -= STEP_PRICE
        TO_SEA[str(answer[0])](g, power, answer)
        return
    goal = PLACE[answer[1]]
    g.march = March(power, space, goal, price_of(space, goal))
    g.cp -= g.march.cost
    g.then(("march_form",))


def go_back(g: Elisabeth, power: int, space: int, origin: int, at_sea: int) -> None:
    """E1-13.4.5 (2) To where it came from, if one may retreat there; a landed formation can't go back to the sea
    [OP-13-5]. What can't go back is lost."""
    side = g.master[power]
    leaders = army_leaders(g, space, side)
    g.touch(space)
    if at_sea == NOBODY and may_retreat_to(g, power, origin):
        g.tell("marched-back", power=NOUNS[power], space=PLACE_NOUN[space], goal=PLACE_NOUN[origin])
        move_body(g, space, origin, dict(troops(g, space, side)), leaders)
    elif troops(g, space, side):
        lose_body(g, space, dict(troops(g, space, side)), leaders, g.control[space])


STEPS: dict[str, Runner] = {
    "march_form": form,
    "march_enter": enter,
    "march_place": place,
    "march_arrive": arrive,
    "march_end": end,
    "march_back": back,
}
ACTIONS: tuple[Action, ...] = (Action("move_formation", ("march",), offers, _price, _begin, why_no_march),)
