"""Taking unfortified spaces and removing unrest [E1-12.0.1, E1-12.2, E1-12.4]."""

from __future__ import annotations

from collections.abc import Iterable

from theatrum.core.contract import Answer, Ask, Procedure, Reasons, Refusal, Runner
from theatrum.games.elisabeth.queries.entering import has_player
from theatrum.games.elisabeth.queries.forces import (
    admirals,
    occupied_spaces,
    ships,
    sides_at_sea,
    sides_in_field,
    sides_inside,
)
from theatrum.games.elisabeth.queries.paths import communication
from theatrum.games.elisabeth.queries.relations import adjacent, allied, at_war, closed, enemy, independent
from theatrum.games.elisabeth.rules.displacement import move_fleet, naval_sides
from theatrum.games.elisabeth.rules.elsewhere import no_way
from theatrum.games.elisabeth.rules.parts import Action
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.places import LINKED, PLACE, PLACE_NOUN, SEA_LINKS
from theatrum.games.elisabeth.tables.powers import INDEPENDENT, NOUNS


# ---- who holds sway ------------------------------------------------------------------------------------------------------------
def holds_sway(g: Elisabeth, power: int, space: int) -> bool:
    return space in swayed(g, power, [space])


def swayed(g: Elisabeth, power: int, spaces: Iterable[int]) -> list[int]:
    """E1-12.2.4, E1-12.4.12 Of these spaces those that units of the power occupy, or that they stand beside and no enemy
    unit does; passes don't count, besiegers and besieged do. Independents never block [E1-2.2.3]."""
    mine = _standing(g, g.master[power])
    return [
        space
        for space in spaces
        if space in mine
        or (not mine.isdisjoint(adjacent(g, power, space, passes=False)) and not _watched(g, power, space))
    ]


def _standing(g: Elisabeth, side: int) -> set[int]:
    """Where it has land units, in the open or besieged."""
    there = set(occupied_spaces(g, side))
    there.update(besieged for besieged, _ in g.all_sieges() if side in sides_inside(g, besieged))
    return there


def _watched(g: Elisabeth, power: int, space: int) -> bool:
    """E1-12.2.4 Is an enemy land unit beside the space (as that enemy may use the links)?"""
    for other, _ in LINKED[space]:
        if g.no_units(other):
            continue
        for side in {*sides_in_field(g, other), *sides_inside(g, other)}:
            if at_war(g, power, side) and other in adjacent(g, side, space, passes=False):
                return True
    return False


# ---- control an unfortified space ------------------------------------------------------------------------------------------------
def controllable(g: Elisabeth, power: int) -> list[int]:
    """E1-12.2.1–12.2.5 Where the power could plant its flag now."""
    foreign = [h == INDEPENDENT or at_war(g, power, h) for h in range(INDEPENDENT + 1)]
    takeable = [s for s in _in_reach(g, power) if foreign[g.control[s]] and _takeable(g, power, s)]
    return [s for s in swayed(g, power, takeable) if communication(g, power, s)]


def _in_reach(g: Elisabeth, power: int) -> list[int]:
    """Spaces with units of the power, and those beside them."""
    near = _standing(g, g.master[power])
    for space in list(near):
        near.update(other for other, _ in LINKED[space])
    return sorted(near)


def _takeable(g: Elisabeth, power: int, space: int) -> bool:
    """E1-12.2.1, E1-12.2.2, E1-12.2.5 Independent or an enemy's, unfortified, and no others' units in it."""
    return (
        not g.fortified(space)
        and (independent(g, space) or enemy(g, power, space))
        and not closed(g, space)
        and all(s == INDEPENDENT or allied(g, power, s) for s in sides_in_field(g, space))
    )


def take(g: Elisabeth, space: int, power: int) -> Procedure[None] | None:
    """E1-12.2.6, E1-12.2.7 The flag changes; foreign ships in the port must put to sea."""
    fleeing = [s for s in naval_sides(g, space) if not allied(g, power, s)]
    if any(_has_choice(g, space, s) for s in fleeing):
        return _ships_flee(g, space, power, fleeing)
    _plant(g, space, power)
    for side in fleeing:
        waters = open_waters(g, space, side) if ships(g, space, side) else []
        move_fleet(g, space, waters[0] if waters else None, ships(g, space, side), admirals(g, space, side))
    return None


def _has_choice(g: Elisabeth, space: int, side: int) -> bool:
    return has_player(g, side) and len(open_waters(g, space, side)) > 1 and bool(ships(g, space, side))


def _plant(g: Elisabeth, space: int, power: int) -> None:
    g.tell("took-control", power=NOUNS[power], space=PLACE_NOUN[space], enemy=NOUNS[g.control[space]])
    g.set_control(space, power)


def open_waters(g: Elisabeth, space: int, side: int) -> list[int]:
    """E1-12.2.7, E1-16.2 S9 Sea zones at the port without ships of an enemy."""
    return [z for z in SEA_LINKS[space] if not any(at_war(g, side, s) for s in sides_at_sea(g, z))]


def _ships_flee(g: Elisabeth, space: int, power: int, fleeing: list[int]) -> Procedure[None]:
    _plant(g, space, power)
    for side in fleeing:
        waters = open_waters(g, space, side) if ships(g, space, side) else []
        goal = waters[0] if waters else None
        if _has_choice(g, space, side):
            answer = yield Ask(
                g.seat(side),
                "ships-flee",
                [("flee", PLACE_NOUN[z]) for z in waters],
                rule="E1-12.2.7",
                args={"space": PLACE_NOUN[space]},
                why_not=no_way("E1-12.2.7"),
            )
            goal = PLACE[answer[1]]
        move_fleet(g, space, goal, ships(g, space, side), admirals(g, space, side))


# ---- remove unrest -----------------------------------------------------------------------------------------------------------------
def calmable(g: Elisabeth, power: int) -> list[int]:
    """E1-12.4.12 Spaces in unrest over which the power holds sway, whoever controls them; no line of communication."""
    return swayed(g, power, g.spaces_in_unrest()) if g.unrest else []


# ---- the action ----------------------------------------------------------------------------------------------------------------------
def offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
    """E1-12.2, E1-12.4.12 Both are the same line of the power card."""
    if cp < 1:
        return []
    taken, calmed = controllable(g, power), calmable(g, power)
    if reasons is not None:
        for space in _in_reach(g, power):
            there = PLACE_NOUN[space]
            if space not in taken and (independent(g, space) or enemy(g, power, space)):
                reasons["control", there] = _why_not(g, power, space)
            if g.in_unrest(space) and space not in calmed:
                reasons["calm", there] = Refusal("E1-12.4.12", "no-sway", space=there)
    out: list[Answer] = [("control", PLACE_NOUN[s]) for s in taken]
    return out + [("calm", PLACE_NOUN[s]) for s in calmed]


def _begin(g: Elisabeth, power: int, answer: Answer) -> None:
    space = PLACE[answer[1]]
    if answer[0] == "control":
        g.then(("control_take", space, power))
    else:
        g.set_unrest(space, False)
        g.tell("calmed", power=NOUNS[power], space=PLACE_NOUN[space])


def _why_not(g: Elisabeth, power: int, space: int) -> Refusal:
    there = PLACE_NOUN[space]
    if closed(g, space):
        return Refusal("E1-SL.7", "closed", space=there)
    if g.fortified(space):
        return Refusal("E1-12.3.1", "fortified", space=there)
    if not _takeable(g, power, space):
        return Refusal("E1-12.2.5", "others-hold", space=there)
    if not holds_sway(g, power, space):
        return Refusal("E1-12.2.4", "no-sway", space=there)
    return Refusal("E1-12.2.3", "no-communication", space=there)


def why_no_control(g: Elisabeth, power: int, answer: Answer) -> Refusal:
    space = PLACE[answer[1]]
    if answer[0] == "control":
        return _why_not(g, power, space)
    if not g.in_unrest(space):
        return Refusal("E1-12.4.12", "calm-already", space=PLACE_NOUN[space])
    return Refusal("E1-12.4.12", "no-sway", space=PLACE_NOUN[space])


STEPS: dict[str, Runner] = {"control_take": take}
ACTIONS: tuple[Action, ...] = (
    Action(
        "control_or_remove_unrest",
        ("control", "calm"),
        offers,
        lambda g, power, answer: 1,
        _begin,
        why_no_control,
    ),
)
