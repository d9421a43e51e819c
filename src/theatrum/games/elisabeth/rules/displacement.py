"""Displacement [E1-12.5.1]: units that may not stay where they are go home, free and undisturbed [E1-12.5.5]."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from theatrum.core.contract import Ask, Procedure
from theatrum.games.elisabeth.queries.capitals import capitals_for, capitals_of
from theatrum.games.elisabeth.queries.entering import (
    enemy_units,
    isles_barred,
    leader_may_go,
    may_cross_border,
    may_join,
    unit_may_go,
)
from theatrum.games.elisabeth.queries.forces import (
    admirals,
    army_leaders,
    ships,
    sides_at_sea,
    sides_in_field,
    sides_inside,
    troops,
)
from theatrum.games.elisabeth.queries.paths import nearest, nearest_ports
from theatrum.games.elisabeth.queries.relations import allied, at_war, closed, controls, friendly, inactive
from theatrum.games.elisabeth.rules.bodies import move_body
from theatrum.games.elisabeth.rules.elsewhere import no_way
from theatrum.games.elisabeth.rules.picking import pick_ships, pick_troops
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import NEXT_TURN
from theatrum.games.elisabeth.tables.pieces import LEADERS, SHIPS, TROOPS
from theatrum.games.elisabeth.tables.places import (
    HOMES,
    N_SPACES,
    PLACE,
    PLACE_NOUN,
    SEA_LINKS,
)
from theatrum.games.elisabeth.tables.powers import N_POWERS, NOUNS, PROTESTANT


# ---- on land -------------------------------------------------------------------------------------------------------------------
def displace_land(g: Elisabeth, space: int, sides: Iterable[int], friends: bool = False) -> Procedure[None]:
    """E1-12.5.2, E1-24.4 Land units and army leaders of these sides leave the space, those inside included. `friends`: see
    `havens`."""
    for side in sides:
        for troop, number in troops(g, space, side, inside=True):
            g.leave_fortification(space, troop, number)
        for leader in army_leaders(g, space, side, inside=True):
            g.put_leader(leader, space)
        force, leaders = dict(troops(g, space, side)), army_leaders(g, space, side)
        yield from displace_body(g, space, side, force, leaders, friends)


def displace_body(
    g: Elisabeth,
    space: int,
    side: int,
    force: dict[int, int],
    leaders: Sequence[int],
    friends: bool = False,
) -> Procedure[None]:
    """E1-12.5.2, E1-12.5.4 To the nearest fortified space of their power or to its capital, each unit as the owner
    likes; nowhere to go: units are eliminated, leaders come back next turn [OP-12-8]."""
    bound = {t: n for t, n in force.items() if TROOPS[t].fixed}
    left = {t: n for t, n in force.items() if t not in bound}
    led = list(leaders)
    for troop, number in bound.items():
        g.remove_units(space, troop, number)
    while left or led:
        goals = [x for x in havens(g, space, side, friends) if any(_fitting(g, space, side, x, left, led))]
        if not goals:
            _nowhere(g, space, left, led)
            return
        goal = goals[0]
        if len(goals) > 1 and not inactive(g, side):
            answer = yield Ask(
                g.seat(side),
                "displace",
                [("displace", PLACE_NOUN[x]) for x in goals],
                rule="E1-12.5.2",
                args={"space": PLACE_NOUN[space], "units": sum(left.values())},
                why_not=no_way("E1-12.5.2"),
            )
            goal = PLACE[answer[1]]
            going, with_them = yield from _who(g, space, side, goal, left, led)
        else:
            going, with_them = _fitting(g, space, side, goal, left, led)
        g.tell(
            "displaced",
            power=NOUNS[side],
            space=PLACE_NOUN[space],
            goal=PLACE_NOUN[goal],
            units=sum(going.values()),
        )
        move_body(g, space, goal, going, with_them)
        left = {t: n - going.get(t, 0) for t, n in left.items() if n > going.get(t, 0)}
        led = [x for x in led if x not in with_them]


def _who(
    g: Elisabeth, space: int, side: int, goal: int, left: dict[int, int], led: list[int]
) -> Procedure[tuple[dict[int, int], list[int]]]:
    fitting, leaders = _fitting(g, space, side, goal, left, led)
    body = yield from pick_troops(
        g.seat(side),
        "displace-group",
        list(fitting.items()),
        leaders,
        lambda _: sum(left.values()),
        rule="E1-12.5.2",
        leaders_alone=True,
        args={"space": PLACE_NOUN[space], "goal": PLACE_NOUN[goal]},
        at=PLACE_NOUN[space],
    )
    return body.units, body.leaders


def _fitting(
    g: Elisabeth, space: int, side: int, goal: int, left: dict[int, int], led: list[int]
) -> tuple[dict[int, int], list[int]]:
    """E1-23.6 Who of them may go there: a capital of the Protestants that is not nearest takes in only its own branch."""
    shut = side == PROTESTANT and goal in capitals_of(g, side) and goal not in strongholds(g, space, side)

    def takes_in(owner: int, faction: str) -> bool:
        return not shut or goal in capitals_for(g, side, owner, faction)

    return (
        {
            t: n
            for t, n in left.items()
            if unit_may_go(g, t, goal) and takes_in(TROOPS[t].power, TROOPS[t].faction)
        },
        [x for x in led if leader_may_go(g, x, goal) and takes_in(LEADERS[x].power, LEADERS[x].faction)],
    )


def _nowhere(g: Elisabeth, space: int, left: dict[int, int], led: list[int]) -> None:
    for troop, number in left.items():
        g.remove_units(space, troop, number)
    for leader in led:
        g.put_leader(leader, NEXT_TURN)
        g.tell("leader-escaped", leader=LEADERS[leader].noun)


def havens(g: Elisabeth, space: int, side: int, friends: bool = False) -> list[int]:
    """E1-12.5.2 The nearest fortified spaces and the capitals of a side; for an inactive minor the nearest fortified home
    space, or any home space [E1-24.4]. Never a besieged one, nor one that enemies hold [OP-12-7]. `friends`: E1-24.4,
    E1-SA.10 instead, where a power falls away, the nearest that are friendly, an ally's too."""
    if inactive(g, side):
        if side >= len(HOMES):
            return []
        homes = [x for x in HOMES[side] if _open_to(g, side, space, x)]
        return nearest(g, side, space, [x for x in homes if g.fortified(x)] or homes)
    if friends:
        return strongholds(g, space, side, friends)
    capitals = [
        x for x in capitals_of(g, side) if x != space and friendly(g, side, x) and not _shut(g, side, x)
    ]
    return sorted({*strongholds(g, space, side), *capitals})


def strongholds(g: Elisabeth, space: int, side: int, friends: bool = False) -> list[int]:
    """E1-12.5.2 The nearest fortified spaces of a side; where Spaniards may not go there [E1-9.5.3] the next ones, too."""
    strong = [
        x
        for x in g.strong_places()
        if _open_to(g, side, space, x) or (friends and _takes_in(g, side, space, x))
    ]
    found = nearest(g, side, space, strong)
    if any(isles_barred(g, side, x) for x in found):
        found += nearest(g, side, space, [x for x in strong if not isles_barred(g, side, x)])
    return found


def _open_to(g: Elisabeth, side: int, space: int, goal: int) -> bool:
    return goal != space and controls(g, side, goal) and not _shut(g, side, goal)


def _shut(g: Elisabeth, side: int, goal: int) -> bool:
    """OP-12-7, E1-SL.7 Besieged, held by enemy units, or closed."""
    return g.besieged(goal) or closed(g, goal) or enemy_units(g, side, goal)


def _takes_in(g: Elisabeth, side: int, space: int, goal: int) -> bool:
    """E1-24.4 Does an ally's space stand open to a side?"""
    open_to = goal != space and friendly(g, side, goal) and not _shut(g, side, goal)
    return open_to and may_join(g, side, goal)


def displace_leaders(g: Elisabeth, space: int, side: int, leaders: Sequence[int]) -> Procedure[None]:
    """E1-15.1.P10 Leaders whose army is gone."""
    yield from displace_body(g, space, side, {}, leaders)


# ---- a space that changes hands ---------------------------------------------------------------------------------------------
def everybody_else_leaves(g: Elisabeth, space: int, owner: int) -> Procedure[None]:
    """E1-12.5.1 Whoever is not the new owner's (nor his ally) is displaced; sieges end."""
    leaders = {g.master[x.power] for x in LEADERS if g.leader_at[x.index] == space}
    on_land = {*sides_in_field(g, space), *sides_inside(g, space), *leaders}
    for power in g.besiegers(space):
        g.lift_siege(space, power)
    yield from displace_land(g, space, sorted(s for s in on_land if not allied(g, owner, s)))
    yield from displace_ships(g, space, [s for s in naval_sides(g, space) if not allied(g, owner, s)])


def strangers_go(g: Elisabeth, space: int, holder: int) -> Procedure[None]:
    """OP-9-20 A space has changed hands: who is neither the new holder nor could have moved there is displaced."""
    led = {g.master[x.power] for x in LEADERS if g.leader_at[x.index] == space}
    for side in sorted({*sides_in_field(g, space), *sides_inside(g, space), *led}):
        if side < N_POWERS and g.master[side] != g.master[holder] and not may_cross_border(g, side, space):
            yield from displace_land(g, space, [side])
    yield from displace_ships(g, space, [s for s in naval_sides(g, space) if not allied(g, s, holder)])


def owner_goes(g: Elisabeth, space: int, owner: int) -> Procedure[None]:
    """E1-12.5.1 A space has changed hands, but not by force of arms: what its former owner has there is displaced."""
    yield from displace_land(g, space, [g.master[owner]])
    yield from displace_ships(g, space, [g.master[owner]])


# ---- ships ---------------------------------------------------------------------------------------------------------------------
def displace_ships(g: Elisabeth, place: int, sides: Iterable[int], friends: bool = False) -> Procedure[None]:
    """E1-12.5.3, E1-24.4 Ships and naval leaders to the nearest port of their power, or the ships are lost and the
    leaders come back next turn. `friends`: see `harbours`."""
    for side in sides:
        fleet, led = ships(g, place, side), admirals(g, place, side)
        if fleet or led:
            yield from displace_fleet(g, place, side, fleet, led, friends)


def displace_fleet(
    g: Elisabeth,
    place: int,
    side: int,
    fleet: Sequence[tuple[int, int]],
    led: Sequence[int],
    friends: bool = False,
) -> Procedure[None]:
    """E1-12.5.3, E1-12.5.4 These ships and leaders of a side; of several nearest ports it chooses, for each ship as it likes
    [D12-3]. Leaders sail with one of them; without any they are not at sea even while they are asked where to [E1-5.1.16]."""
    if place >= N_SPACES and fleet:
        yield from orphans_leave(g)
    goals = harbours(g, place, side, friends)
    left, leaders = dict(fleet), list(led)
    while left or leaders:
        goal, going, with_them = goals[0] if goals else None, left, leaders
        if len(goals) > 1 and not inactive(g, side):
            answer = yield Ask(
                g.seat(side),
                "displace-ships",
                [("displace", PLACE_NOUN[x]) for x in goals],
                rule="E1-12.5.3",
                args={"space": PLACE_NOUN[place]},
                why_not=no_way("E1-12.5.3"),
            )
            goal = PLACE[answer[1]]
            if sum(left.values()) > 1:
                going, with_them = yield from _which_ships(g, place, side, goal, left, leaders)
        move_fleet(g, place, goal, sorted(going.items()), with_them)
        left = {s: n - going.get(s, 0) for s, n in left.items() if n > going.get(s, 0)}
        leaders = [x for x in leaders if x not in with_them]
    if place >= N_SPACES:
        yield from orphans_leave(g)


def orphans_leave(g: Elisabeth) -> Procedure[None]:
    """E1-5.1.16 Leaders who sailed with others' ships, as Spain's with those of a minor that is its ally no more, are not alone
    at sea, not even while anybody is asked for a port: they go to one of their own, first of all."""
    seas = sorted({at for x, at in enumerate(g.leader_at) if at >= N_SPACES and g.serves_at_sea(x)})
    orphans = [
        (sea, side, led)
        for sea in seas
        for side in naval_sides(g, sea)
        if (led := admirals(g, sea, side)) and not ships(g, sea, side)
    ]
    for _, _, led in orphans:
        for leader in led:
            g.put_leader(leader, NEXT_TURN)
    for sea, side, led in orphans:
        yield from displace_fleet(g, sea, side, [], led)


def _which_ships(
    g: Elisabeth, place: int, side: int, goal: int, left: dict[int, int], leaders: list[int]
) -> Procedure[tuple[dict[int, int], list[int]]]:
    body = yield from pick_ships(
        g.seat(side),
        "displace-fleet",
        list(left.items()),
        leaders,
        rule="E1-12.5.3",
        args={"space": PLACE_NOUN[place], "goal": PLACE_NOUN[goal]},
        at=PLACE_NOUN[place],
    )
    return body.units, leaders if body.units == left else body.leaders


def naval_sides(g: Elisabeth, place: int) -> list[int]:
    """The sides with ships or naval leaders there."""
    led = [g.leader_side(x) for x, at in enumerate(g.leader_at) if at == place and g.serves_at_sea(x)]
    return sorted({*sides_at_sea(g, place), *led})


def harbours(g: Elisabeth, place: int, side: int, friends: bool = False) -> list[int]:
    """E1-12.5.3 The nearest ports that the side controls (an inactive minor: its own home ports). `friends`: E1-24.4, E1-SA.10
    those of its allies, too, without ships of its enemies."""

    def takes_in(port: int) -> bool:
        return controls(g, side, port) or (
            friends and friendly(g, side, port) and not any(at_war(g, side, s) for s in sides_at_sea(g, port))
        )

    homes = HOMES[side] if inactive(g, side) and side < len(HOMES) else range(N_SPACES)
    ports = [
        x
        for x in homes
        if SEA_LINKS[x] and x != place and takes_in(x) and not g.besieged(x) and not closed(g, x)
    ]
    return nearest_ports(place, [x for x in ports if not isles_barred(g, side, x)])


def move_fleet(
    g: Elisabeth, place: int, goal: int | None, fleet: Sequence[tuple[int, int]], led: Sequence[int]
) -> None:
    """Ships and their leaders to another place, or off the map until the next turn."""
    for ship, number in fleet:
        if goal is None:
            g.lose_ships(place, ship, number)
            g.tell("ships-lost", ship=SHIPS[ship].noun, number=number, space=PLACE_NOUN[place])
        else:
            g.move_ships(place, goal, ship, number)
            g.tell(
                "ships-displaced",
                ship=SHIPS[ship].noun,
                number=number,
                space=PLACE_NOUN[place],
                goal=PLACE_NOUN[goal],
            )
    for leader in led:
        g.put_leader(leader, NEXT_TURN if goal is None else goal)
