"""Events of the New World: cards 38, 49, 61, 62, 66, 67."""

from __future__ import annotations

from theatrum.core.contract import Answer, Procedure, Runner
from theatrum.games.elisabeth.queries.relations import played
from theatrum.games.elisabeth.queries.world import captains_of, expeditions_in, navigation_bonus
from theatrum.games.elisabeth.rules.colonies import abandon
from theatrum.games.elisabeth.rules.ocean_piracy import strike
from theatrum.games.elisabeth.rules.parts import NO_TARGET, CardText, Targets, ask_which, because
from theatrum.games.elisabeth.rules.treasures import draw, nouns
from theatrum.games.elisabeth.rules.voyages import eliminate, go_home
from theatrum.games.elisabeth.rules.windows import respond
from theatrum.games.elisabeth.state import Elisabeth, the_new_world, the_venture
from theatrum.games.elisabeth.state.ocean import NAVIGATION, Venture
from theatrum.games.elisabeth.tables.card_texts import (
    MENENDEZ_TEXT,
    PASSAGE_TEXT,
    PHILIPPINES_TEXT,
    SLAVES_OCEAN_TEXT,
    ULUA_TEXT,
)
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.powers import NOBODY, NOUNS, SPAIN
from theatrum.games.elisabeth.tables.treasures import TREASURE
from theatrum.games.elisabeth.tables.world import (
    CREW,
    ELIMINATED,
    N_OCEANS,
    N_SETTLEMENTS,
    NO_EFFECT,
    OCEAN,
    PASSAGES,
    SETTLED,
    SETTLEMENT,
)

FLEET, PHILIPPINES, MENENDEZ, PASSAGE, ULUA, SLAVES = 38, 49, 61, 62, 66, 67
ISLANDS = SETTLEMENT.by_id[PHILIPPINES_TEXT.settlement]
FLORIDA = SETTLEMENT.by_id[MENENDEZ_TEXT.settlement]
NORTHERN = (
    OCEAN.by_id[PASSAGE_TEXT.zone],
    *(way.to for way in PASSAGES[OCEAN.by_id[PASSAGE_TEXT.zone]]),
)
"""E1-C.62 The North Atlantic and the zones next to it."""
GUINEA = OCEAN.by_id[SLAVES_OCEAN_TEXT.zone]


def treasure_fleet(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.38"""
    g.then(("fleet_sails",))
    return
    yield


# ---- 49 Conquest of the Philippines, 61 Menéndez de Avilés -----------------------------------------------------------------
def philippines_targets(g: Elisabeth, power: int) -> list[Targets]:
    return [] if the_new_world(g).settlements[ISLANDS] == SPAIN else NO_TARGET


def philippines(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.49 Spanish for the rest of the game, and a treasure into the fifth box, which Spain alone sees."""
    world = the_new_world(g)
    world.settlements[ISLANDS] = SPAIN
    g.tell("settlement-taken", power=NOUNS[SPAIN], settlement=SETTLEMENT.noun[ISLANDS])
    new = draw(g, PHILIPPINES_TEXT.draw_to_row)
    world.spanish_row = sorted([*world.spanish_row, *new])
    if new and g.seat_of[SPAIN] >= 0:
        g.reveal("spanish-row", to=[g.seat_of[SPAIN]], treasures=nouns(world.spanish_row))
    return
    yield


def unfortified(g: Elisabeth) -> list[int]:
    """Spanish settlements without a fortress; Florida will be Spanish."""
    world = the_new_world(g)
    return [
        s
        for s in range(N_SETTLEMENTS)
        if not world.fortresses >> s & 1 and (world.settlements[s] == SPAIN or s == FLORIDA)
    ]


def menendez_targets(g: Elisabeth, power: int) -> list[Targets]:
    changes = the_new_world(g).settlements[FLORIDA] != SPAIN or unfortified(g)
    return NO_TARGET if changes else []


def menendez(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.61 Florida is Spain's, and a fortress from the supply goes there or elsewhere."""
    world = the_new_world(g)
    if world.settlements[FLORIDA] not in (SPAIN, NOBODY):
        abandon(g, FLORIDA)
    if world.settlements[FLORIDA] != SPAIN:
        world.settlements[FLORIDA] = SPAIN
        g.tell("settlement-taken", power=NOUNS[SPAIN], settlement=SETTLEMENT.noun[FLORIDA])
    answers: list[Answer] = [("fortify", SETTLEMENT.noun[s]) for s in unfortified(g)]
    if not answers:
        return
    answer = yield from ask_which(
        g.seat_of[SPAIN], "menendez", answers, rule="E1-C.61", why_not=because("E1-C.61", "only-menendez")
    )
    world.fortresses |= 1 << SETTLEMENT[answer[1]]
    g.tell("world-fortress", settlement=answer[1])


# ---- 62 Northwest Passage, 66 San Juan de Ulúa --------------------------------------------------------------------------------
def passage_targets(g: Elisabeth, power: int) -> list[Targets]:
    return [(CAPTAIN.noun[c],) for zone in NORTHERN for c in expeditions_in(g, zone)]


def passage(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.62 It counts as a navigation roll: card 43 may save the expedition, which then stays where it is."""
    captain = CAPTAIN[named[0]]
    if CREW[captain].gift.northwest_passage:
        go_home(g, captain)
        return
    rolled = g.roll() + g.roll()
    total = rolled + navigation_bonus(g, captain)
    lost = total <= PASSAGE_TEXT.eliminated_max
    v = g.venture = Venture(NAVIGATION, captain, the_new_world(g).zone_of(captain))
    v.result = ELIMINATED if lost else "ends"
    g.tell("passage-lost" if lost else "passage-ends", captain=named[0], roll=rolled, total=total)
    g.then(("passage_over",))
    yield from respond(g, "W15", rule="E1-C.62", powers=played(g), args={"captain": named[0]})


def passage_over(g: Elisabeth) -> None:
    v = the_venture(g)
    g.venture = None
    if v.result == ELIMINATED:
        eliminate(g, v.captain, by_the_sea=True)
    elif v.result != NO_EFFECT:
        go_home(g, v.captain)


def ulua_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.66 Any expedition of another power at a zone with a Spanish settlement."""
    world = the_new_world(g)
    zones = [z for z in range(N_OCEANS) if any(world.settlements[s] == SPAIN for s in SETTLED[z])]
    others = [c for z in zones for c in expeditions_in(g, z) if world.captain_power[c] != power]
    return [(CAPTAIN.noun[c],) for c in others]


def ulua(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.66 Three dice; one hit damages (or eliminates who is damaged), two eliminate."""
    rolled = [g.roll() for _ in range(ULUA_TEXT.dice)]
    hits = sum(die >= 5 for die in rolled)
    g.tell("ulua-roll", captain=named[0], dice=rolled, hits=hits)
    captain = CAPTAIN[named[0]]
    strike(g, captain, hits)
    if the_new_world(g).zone_of(captain) >= 0:
        g.then(("stow", captain))
    return
    yield


# ---- 67 Slave Trade ---------------------------------------------------------------------------------------------------------------
def slave_trade_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.67 An undamaged expedition of one's own at the Guinea Coast."""
    world = the_new_world(g)
    return [
        (CAPTAIN.noun[c],)
        for c in captains_of(g, power)
        if world.zone_of(c) == GUINEA and not world.is_damaged(c)
    ]


def slave_trade(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.67 Two treasures under the captain; the marker costs a point, once."""
    world, captain = the_new_world(g), CAPTAIN[named[0]]
    drawn = draw(g, SLAVES_OCEAN_TEXT.treasures)
    world.loot[captain] = sorted([*world.loot[captain], *drawn])
    if drawn:
        g.reveal("treasures-are", to=[g.seat_of[power]], treasures=[TREASURE.noun[t] for t in drawn])
    g.tell("slave-trade", power=NOUNS[power], captain=named[0], n=len(drawn))
    if "slave_trader" not in g.bonus[power]:
        g.award(power, "slave_trader", SLAVES_OCEAN_TEXT.vp)
    g.then(("stow", captain))
    return
    yield


EVENTS: dict[int, CardText] = {
    FLEET: CardText(lambda g, power: NO_TARGET, treasure_fleet),
    PHILIPPINES: CardText(philippines_targets, philippines),
    MENENDEZ: CardText(menendez_targets, menendez, by=SPAIN),
    PASSAGE: CardText(passage_targets, passage),
    ULUA: CardText(ulua_targets, ulua),
    SLAVES: CardText(slave_trade_targets, slave_trade),
}
STEPS: dict[str, Runner] = {"passage_over": passage_over}
