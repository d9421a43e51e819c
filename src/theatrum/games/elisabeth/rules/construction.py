"""Construction [E1-17]: raising land units and building ships, also those of active minor allies [E1-24.3]."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from theatrum.core.contract import Answer, Reasons, Refusal
from theatrum.games.elisabeth.queries.armada import bound_to
from theatrum.games.elisabeth.queries.counters import addable
from theatrum.games.elisabeth.queries.forces import sides_at_sea, sides_in_field
from theatrum.games.elisabeth.queries.relations import (
    at_war,
    closed,
    foes_of,
    friendly,
    friends_of,
    is_minor,
    the_scenario,
)
from theatrum.games.elisabeth.rules.parts import Action
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import Whose
from theatrum.games.elisabeth.tables.card_texts import ARRAS_TEXT
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.pieces import (
    ARMADA,
    CAVALRY,
    CORSAIR,
    GALLEON,
    GALLEY,
    LEADER,
    MERCENARY,
    N_SHIPS,
    RACE_BUILT,
    REGULAR,
    SHIP,
    SHIPS,
    TROOP,
    TROOPS,
    WALLOON,
    ordinary_ships,
    ordinary_troops,
    ship_of,
)
from theatrum.games.elisabeth.tables.places import HOMES, NETHERLANDS_AREA, PLACE, SPACES, zone
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    N_POWERS,
    PAPACY,
    PORTUGAL,
    POWER,
    POWERS,
    SPAIN,
    VENICE,
)
from theatrum.games.elisabeth.tables.world import CREW
from theatrum.kit.graph import places

RAISE = {"raise_regular": REGULAR, "raise_mercenary": MERCENARY, "raise_cavalry": CAVALRY}
BUILD = {"build_galley": GALLEY, "build_corsair": CORSAIR, "build_galleon": GALLEON}
ENGLISH_GALLEON, RACE_BUILT_GALLEON = ship_of(ENGLAND, GALLEON), ship_of(ENGLAND, RACE_BUILT)
HAWKINS, LONDON = LEADER.by_id["hawkins"], PLACE.by_id["london"]
FAST_SHIPS_FROM = CREW[CAPTAIN.by_id["hawkins"]].gift.from_turn
BUILDERS = {PAPACY: GALLEY, VENICE: GALLEY, PORTUGAL: GALLEON}
"""OP-17-5 Minor powers whose ships their ally builds, and which."""


# ---- queries -------------------------------------------------------------------------------------------------------------
def usable(g: Elisabeth, power: int, spaces: Iterable[int]) -> list[int]:
    """Those of the spaces where the power may raise and build."""
    fit = fit_spaces(g, power)
    return [s for s in spaces if s in fit]


def fit_spaces(g: Elisabeth, power: int) -> frozenset[int]:
    """E1-17.0.2, OP-17-1, OP-17-4 Spaces that are friendly, calm, without enemy units, and open in this scenario."""
    return _fit(
        tuple(g.control),
        sum(1 << friend for friend in friends_of(g, power)),
        tuple(foes_of(g, power)),
        g.unrest,
        the_scenario(g).closed,
        g.armies_now(),
        g.fleets_now(),
    )


@lru_cache(maxsize=64)
def _fit(
    control: tuple[int, ...],
    friends: int,
    foes: tuple[int, ...],
    unrest: int,
    closed: frozenset[int],
    armies: Whose,
    fleets: Whose,
) -> frozenset[int]:
    """Asked for each kind of unit and ship, so it is worked out once while nothing changes."""
    unfit = {*closed, *places(unrest)}
    for foe in foes:
        unfit.update(armies.places.get(foe, ()), fleets.places.get(foe, ()))
    return frozenset(s for s, holder in enumerate(control) if friends >> holder & 1 and s not in unfit)


def builders(g: Elisabeth, power: int) -> list[int]:
    """E1-24.3 The power itself and its active minor allies, whose units it may raise."""
    return [power, *(m for m in range(N_POWERS) if m != power and is_minor(g, m) and g.master[m] == power)]


def raising_places(g: Elisabeth, power: int, kind: int) -> list[tuple[int, int]]:
    """E1-17.2 (troop, space) that can be raised, as far as counters go.

    Spain raises no ordinary units in the Netherlands [E1-17.2.3]; minors have no mercenaries, except those of the HRE in
    Lepanto [E1-17.2.6, E1-SL.10 c].
    """
    out: list[tuple[int, int]] = []
    fit = fit_spaces(g, power)
    for owner in builders(g, power):
        if (
            owner != power
            and kind != REGULAR
            and not (owner in the_scenario(g).hired_from and kind == MERCENARY)
        ):
            continue
        for troop in ordinary_troops(owner, kind):
            fits = addable(g, troop)
            out.extend([(troop, s) for s in barracks(troop) if s in fit and fits(s)])
    if power == SPAIN and kind == REGULAR:
        fits = addable(g, WALLOON)
        out.extend([(WALLOON, s) for s in WALLOON_BARRACKS if s in fit and fits(s)])
    return out


@lru_cache(maxsize=256)
def barracks(troop: int) -> tuple[int, ...]:
    """E1-17.2.2, E1-17.2.3, E1-17.2.7 The home spaces where units of this kind can be raised."""
    if troop == WALLOON:
        return WALLOON_BARRACKS
    faction = TROOPS[troop].faction
    spaces = BARRACKS[TROOPS[troop].power]
    return tuple(s for s in spaces if SPACES[s].faction == faction) if faction else spaces


BARRACKS: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        s
        for s in homes
        if not SPACES[s].no_land_raise and not (owner == SPAIN and SPACES[s].area == NETHERLANDS_AREA)
    )
    for owner, homes in enumerate(HOMES)
)
"""E1-17.2.2, E1-17.2.3 By power: the home spaces where its ordinary units can be raised."""
WALLOON_BARRACKS = tuple(s for s in HOMES[SPAIN] if SPACES[s].area == NETHERLANDS_AREA)
"""E1-17.2.3 Walloons there, and nowhere else."""


def building_places(g: Elisabeth, power: int, kind: int) -> list[tuple[int, int]]:
    """E1-17.3 (ship, port) that can be built."""
    out: list[tuple[int, int]] = []
    fit = fit_spaces(g, power)
    for owner in builders(g, power):
        if owner != power and BUILDERS.get(owner) != kind:
            continue
        for ship in ordinary_ships(owner, kind):
            if g.ship_reserve[SHIPS[ship].pool]:
                out.extend([(ship, s) for s in slipways(ship) if s in fit])
    return out


@lru_cache(maxsize=256)
def slipways(ship: int) -> tuple[int, ...]:
    """E1-17.3, E1-23.6 The home ports where ships of this kind can be built."""
    row = SHIPS[ship]
    ports = SLIPWAYS.get((row.power, row.kind), ())
    return tuple(s for s in ports if SPACES[s].faction == row.faction) if row.faction else ports


def _slipway(owner: int, space: int, kind: int) -> bool:
    """E1-17.3 Which ships a home port can build: galleons only on the Atlantic, corsairs in every Ottoman port, galleys
    not everywhere; Spain nothing in the Netherlands."""
    port = SPACES[space]
    if not port.zones or (owner == SPAIN and port.area == NETHERLANDS_AREA):
        return False
    if kind == GALLEY:
        return not port.no_galley
    if kind == GALLEON:
        return not port.galley_only and any(not zone(z).mediterranean for z in port.zones)
    return True


SLIPWAYS: dict[tuple[int, int], tuple[int, ...]] = {
    (owner, kind): tuple(s for s in homes if _slipway(owner, s, kind))
    for owner, homes in enumerate(HOMES)
    for kind in BUILD.values()
}
"""By power and kind of ship: the home ports that can build it."""


# ---- the actions ---------------------------------------------------------------------------------------------------------------
def _price(action: str) -> Callable[[Elisabeth, int, Answer], int]:
    return lambda g, power, answer: POWERS[power].actions[action].prices[0]


def _raising(action: str) -> Action:
    def offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
        if reasons is not None:
            for troop in ordinary_troops(power, RAISE[action]):
                for space in HOMES[power]:
                    why = why_not_here(g, power, space, SPACES[space].no_land_raise)
                    if why is not None:
                        reasons["raise", TROOPS[troop].noun, SPACES[space].noun] = why
        dear = cp < POWERS[power].actions[action].prices[0]
        if dear and not (
            action == "raise_regular" and cp >= ARRAS_TEXT.walloon_cp and walloons_cheap(g, power)
        ):
            return []
        found = raising_places(g, power, RAISE[action])
        if dear:
            found = [(t, s) for t, s in found if t == WALLOON]
        bound = bound_to(g)
        if bound is not None:
            found = [(t, s) for t, s in found if s in bound]
        return [("raise", TROOPS[t].noun, SPACES[s].noun) for t, s in found]

    def price(g: Elisabeth, power: int, answer: Answer) -> int:
        if answer[1] == TROOPS[WALLOON].noun and walloons_cheap(g, power):
            return ARRAS_TEXT.walloon_cp
        return POWERS[power].actions[action].prices[0]

    troops = frozenset(t.noun for t in TROOPS if t.kind == RAISE[action])
    return Action(action, ("raise",), offers, price, _recruit, why_no_raising, troops)


def walloons_cheap(g: Elisabeth, power: int) -> bool:
    """E1-C.109 Until the end of the turn of the Union of Arras."""
    return power == SPAIN and g.realms is not None and g.realms.arras == g.turn


def _building(action: str) -> Action:
    def offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
        if cp < POWERS[power].actions[action].prices[0]:
            return []
        return [("build", SHIPS[s].noun, SPACES[p].noun) for s, p in building_places(g, power, BUILD[action])]

    kinds = (GALLEON, RACE_BUILT, ARMADA) if BUILD[action] == GALLEON else (BUILD[action],)
    ships = frozenset(s.noun for s in SHIPS[:N_SHIPS] if s.kind in kinds)
    return Action(action, ("build",), offers, _price(action), _launch, why_no_building, ships)


def why_not_here(g: Elisabeth, power: int, space: int, banned: bool) -> Refusal | None:
    """Why nothing can be raised in a home space."""
    noun = SPACES[space].noun
    if closed(g, space):
        return Refusal("E1-SL.7", "closed", space=noun)
    if banned:
        return Refusal("E1-17.2.2", "no-raising-here", space=noun)
    if not friendly(g, power, space):
        return Refusal("E1-17.2.1", "not-friendly", space=noun)
    if g.in_unrest(space):
        return Refusal("E1-17.0.2", "in-unrest", space=noun)
    if any(at_war(g, power, side) for side in (*sides_in_field(g, space), *sides_at_sea(g, space))):
        return Refusal("E1-17.0.2", "enemy-there", space=noun)
    return None


def why_no_raising(g: Elisabeth, power: int, answer: Answer) -> Refusal:
    """E1-17.1, E1-17.2 Why these units can't be raised there."""
    troop, space = TROOPS[TROOP[answer[1]]], PLACE[answer[2]]
    if troop.power not in builders(g, power):
        return Refusal("E1-24.3", "not-your-nation", power=POWER.noun[troop.power])
    if space not in HOMES[troop.power]:
        return Refusal("E1-17.2.1", "not-a-home", space=PLACE.noun[space], power=POWER.noun[troop.power])
    why = why_not_here(g, power, space, space not in barracks(troop.index))
    return why or Refusal("E1-17.1.1", "no-counters", kind=troop.noun)


def why_no_building(g: Elisabeth, power: int, answer: Answer) -> Refusal:
    """E1-17.3 Why these ships can't be built there."""
    ship, port = SHIPS[SHIP[answer[1]]], PLACE[answer[2]]
    if ship.power not in builders(g, power):
        return Refusal("E1-24.3", "not-your-nation", power=POWER.noun[ship.power])
    if ship.kind == RACE_BUILT:
        return Refusal("E1-17.3.3", "hawkins-builds")
    if ship.kind == ARMADA:
        return Refusal("E1-23.2", "armada-by-card")
    if port not in slipways(ship.index):
        return Refusal("E1-17.3.1", "no-building-here", space=PLACE.noun[port], kind=ship.noun)
    why = why_not_here(g, power, port, banned=False)
    return why or Refusal("E1-17.1.1", "no-counters", kind=ship.noun)


def _recruit(g: Elisabeth, power: int, answer: Answer) -> None:
    g.place_units(PLACE[answer[2]], TROOP[answer[1]])
    g.tell("raised", troop=answer[1], n=1, space=answer[2])


def _launch(g: Elisabeth, power: int, answer: Answer) -> None:
    port, ship = PLACE[answer[2]], SHIP[answer[1]]
    if ship == ENGLISH_GALLEON and hawkins_builds(g, port):
        ship = RACE_BUILT_GALLEON
    g.launch(port, ship)
    g.tell("built", ship=SHIPS[ship].noun, space=answer[2])


def hawkins_builds(g: Elisabeth, port: int) -> bool:
    """E1-17.3.3, OP-17-14 From turn 3 on, while Hawkins serves at sea in London."""
    return port == LONDON and g.turn >= FAST_SHIPS_FROM and g.leader_at[HAWKINS] == LONDON


ACTIONS: tuple[Action, ...] = (*map(_raising, RAISE), *map(_building, BUILD))
