"""Wars begin and end [E1-9.4, E1-9.5]: the one door through which every war goes, and the way back."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Runner
from theatrum.games.elisabeth.queries.entering import ISLES
from theatrum.games.elisabeth.queries.forces import (
    admirals,
    army_leaders,
    fleets,
    garrison,
    occupied_spaces,
    ships,
    sides_at_sea,
    sides_in_field,
    troops,
)
from theatrum.games.elisabeth.queries.relations import controls
from theatrum.games.elisabeth.rules.displacement import displace_land, displace_ships
from theatrum.games.elisabeth.rules.loans import end_loans_between
from theatrum.games.elisabeth.rules.parts import because
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import COMMANDED_BY
from theatrum.games.elisabeth.tables.pieces import LEADERS_OF, N_SHIPS, SHIPS, TROOPS
from theatrum.games.elisabeth.tables.places import N_SPACES, NETHERLANDS_AREA, PLACE, PLACE_NOUN, SPACES
from theatrum.games.elisabeth.tables.powers import ENGLAND, MAJORS, NOBODY, NOUNS, SPAIN


# ---- the beginning -------------------------------------------------------------------------------------------------------
def start_war(g: Elisabeth, one: int, other: int) -> Procedure[None]:
    """E1-9.4.5, OP-9-33 The marker; an alliance of the two and loans between them end; units of both that share a space
    are displaced; in the action phase their ships in one sea zone fight at once."""
    if g.has_war(one, other):
        return
    g.begin_war(one, other)
    g.tell("war", power=NOUNS[one], target=NOUNS[other])
    if g.has_alliance(one, other):
        g.part(one, other)  # OP-24-21
        g.tell("alliance-ends", power=NOUNS[one], target=NOUNS[other])
    if g.diplomacy is not None and {one, other} == {SPAIN, ENGLAND}:
        g.diplomacy.no_peace = True  # E1-9.5.4
    if g.loaned:
        yield from end_loans_between(g, one, other)  # OP-9-9
    yield from part_company(g, one, other)
    guests_besiege(g, one, other)
    if g.phase == "action" and shared_waters(g, one, other):
        g.then(("war_at_sea", one, other))


def part_company(g: Elisabeth, one: int, other: int) -> Procedure[None]:
    """OP-9-10, OP-9-31 Where units of both stand, those who are not in a space of their own power leave, the first first.
    Our ruling: ships in a port of the other, too."""
    sides = (g.master[one], g.master[other])
    if sides[0] == sides[1]:
        return
    for space in range(N_SPACES):
        if g.deserted(space) and space not in g.leader_at:
            continue
        if all(_is_there(g, side, space) for side in sides):
            for side in sides:
                if not controls(g, side, space):
                    yield from displace_land(g, space, [side])
        for side, host in (sides, sides[::-1]):
            if controls(g, host, space) and (ships(g, space, side) or admirals(g, space, side)):
                yield from displace_ships(g, space, [side])


def guests_besiege(g: Elisabeth, one: int, other: int) -> None:
    """E1-15.0.1 Who stands alone in a fortified space of the other, whose guest he was, besieges it from now on."""
    sides = (g.master[one], g.master[other])
    for side, host in (sides, sides[::-1]):
        for space in occupied_spaces(g, side):
            alone = sides_in_field(g, space) == [side] and not garrison(g, space)
            if alone and g.fortified(space) and controls(g, host, space) and sides[0] != sides[1]:
                g.lay_siege(space, side)
                g.tell("siege-laid", power=NOUNS[side], space=PLACE_NOUN[space])


def _is_there(g: Elisabeth, side: int, space: int) -> bool:
    return any(
        troops(g, space, side, inside) or army_leaders(g, space, side, inside) for inside in (False, True)
    )


def shared_waters(g: Elisabeth, one: int, other: int) -> list[int]:
    """Sea zones where both have ships."""
    sides = (g.master[one], g.master[other])
    if sides[0] == sides[1]:
        return []
    return [z for z in fleets(g, sides[0]) if z >= N_SPACES and sides[1] in sides_at_sea(g, z)]


def war_at_sea(g: Elisabeth, one: int, other: int) -> Procedure[None] | None:
    """E1-9.4.5, OP-9-33 One battle after the other, in the order that the active power likes."""
    zones = shared_waters(g, one, other)
    if len(zones) > 1 and g.active in MAJORS and g.seat_of[g.active] >= 0:
        return _choose_battle(g, one, other, zones)
    if zones:
        _fight(g, one, other, zones[0])
    return None


def _choose_battle(g: Elisabeth, one: int, other: int, zones: list[int]) -> Procedure[None]:
    answers: list[Answer] = [("fight", PLACE_NOUN[z]) for z in zones]
    args = {"power": NOUNS[one], "target": NOUNS[other]}
    answer = yield Ask(
        g.seat_of[g.active],
        "war-at-sea",
        answers,
        rule="E1-9.4.5",
        args=args,
        why_not=because("E1-9.4.5", "no-ships-meet"),
    )
    _fight(g, one, other, PLACE[answer[1]])


def _fight(g: Elisabeth, one: int, other: int, zone: int) -> None:
    attacker, defender = sorted((g.master[one], g.master[other]))
    g.then(("sea_battle", zone, attacker, defender), ("war_at_sea", one, other))


# ---- immediate triggers ------------------------------------------------------------------------------------------------------
def triggered(g: Elisabeth) -> bool:
    """E1-9.5.2 Spanish units have come to Ireland or Scotland (leaders are units [E1-5.0.1]), or English land units to the
    Netherlands, be it straight into a besieged fortification [E1-C.44]."""
    if g.has_war(SPAIN, ENGLAND):
        return False
    if any(g.leader_at[leader] in ISLES for leader in LEADERS_OF[SPAIN]):
        return True
    if any(g.units(space, troop) for space, troop in TRESPASSERS):
        return True
    if any(g.ships(space, ship) for space in ISLES for ship in SPANISH_SHIPS):
        return True
    return bool(g.loaned) and any(
        place in ISLES and COMMANDED_BY[ship] == SPAIN for place, ship, _ in g.on_loan()
    )


TRESPASSERS = tuple(
    (space.index, troop.index)
    for space in SPACES
    for troop in TROOPS
    if (troop.power == SPAIN and space.index in ISLES)
    or (troop.power == ENGLAND and space.area == NETHERLANDS_AREA)
)
"""E1-9.5.2 By space and kind: land units that bring about a war."""
SPANISH_SHIPS = tuple(ship.index for ship in SHIPS[:N_SHIPS] if COMMANDED_BY[ship.index] == SPAIN)


def war_trigger(g: Elisabeth) -> Procedure[None]:
    """E1-9.4.5, E1-9.5.2 Spain and England are at war at once."""
    yield from start_war(g, SPAIN, ENGLAND)


# ---- the end -------------------------------------------------------------------------------------------------------------
def make_peace(g: Elisabeth, one: int, other: int) -> Procedure[None]:
    """E1-9.1.4, OP-9-26, E1-C 1.2.24 The marker goes; sieges between the two end; units of one in spaces of the other are
    displaced. Spaces, captives and unrest stay."""
    if not g.has_war(one, other):
        return
    g.end_war(one, other)
    g.tell("peace", power=NOUNS[one], target=NOUNS[other])
    if g.diplomacy is not None and g.phase == "diplomacy":
        reconcile(g, one, other)
    yield from leave_each_other(g, one, other)


def leave_each_other(g: Elisabeth, one: int, other: int) -> Procedure[None]:
    """E1-12.5.1 Units and ships of one in spaces of the other go home; sieges between the two end."""
    sides = (g.master[one], g.master[other])
    for space in range(N_SPACES):
        for side, host in (sides, sides[::-1]):
            if not controls(g, host, space):
                continue
            if g.siege(space, side) != NOBODY:
                g.lift_siege(space, side)
            if _is_there(g, side, space):
                yield from displace_land(g, space, [side])
            if ships(g, space, side) or admirals(g, space, side):
                yield from displace_ships(g, space, [side])


def reconcile(g: Elisabeth, one: int, other: int) -> None:
    """E1-9.4.7 Peace or an alliance of this phase: no war between the two in its war segment."""
    assert g.diplomacy is not None
    g.diplomacy.reconciled[one] |= 1 << other
    g.diplomacy.reconciled[other] |= 1 << one


STEPS: dict[str, Runner] = {"war_at_sea": war_at_sea, "war_trigger": war_trigger}
