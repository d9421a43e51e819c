"""Events about ships and the sea: cards 22 and 26."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Refusal
from theatrum.games.elisabeth.queries.forces import INSIDE, garrison, ships
from theatrum.games.elisabeth.queries.relations import majors_on_map
from theatrum.games.elisabeth.rules.elsewhere import not_lost
from theatrum.games.elisabeth.rules.losses import everywhere
from theatrum.games.elisabeth.rules.parts import NO_TARGET, CardText, Targets, ask_which
from theatrum.games.elisabeth.rules.piracy import targets_for_knights
from theatrum.games.elisabeth.rules.sea_losses import lose_orphans
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.sea import Raid
from theatrum.games.elisabeth.tables.card_texts import KNIGHTS_TEXT, SLAVES_TEXT
from theatrum.games.elisabeth.tables.pieces import (
    CORSAIR,
    GALLEY,
    KNIGHTS,
    POOLS,
    SHIP,
    SHIPS,
    TROOPS,
)
from theatrum.games.elisabeth.tables.places import N_PLACES, N_SPACES, PLACE, PLACE_NOUN, SPACES, zone
from theatrum.games.elisabeth.tables.powers import OTTOMAN, POWER, POWERS, SPAIN

GALLEY_SLAVES, KNIGHTS_CARD = 22, 26
MALTA = PLACE.by_id["malta"]


# ---- 22 Galley Slaves Revolt ---------------------------------------------------------------------------------------------------
def mediterranean(place: int) -> bool:
    """A Mediterranean sea zone, or a port on one."""
    if place >= N_SPACES:
        return zone(place).mediterranean
    return any(zone(z).mediterranean for z in SPACES[place].zones)


def rowed(g: Elisabeth, place: int, power: int) -> list[tuple[int, int]]:
    """Galleys and corsairs of a power there."""
    return [(s, n) for s, n in ships(g, place, power) if SHIPS[s].kind in (GALLEY, CORSAIR)]


def slaves_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.22, E1-3.2.2 A major power, and a place in the Mediterranean with galleys or corsairs of it."""
    return [
        (PLACE_NOUN[place], POWERS[p].noun)
        for p in majors_on_map(g)
        for place in range(N_PLACES)
        if rowed(g, place, p) and mediterranean(place)
    ]


def galley_slaves(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.22 Two dice; each 5 or 6 costs one of these ships, the owner's choice."""
    place, victim = PLACE[named[0]], POWER[named[1]]
    rolled = [g.roll() for _ in range(SLAVES_TEXT.dice)]
    hits = sum(d >= 5 for d in rolled)
    g.tell("slaves-roll", place=named[0], power=named[1], dice=rolled, hits=hits)
    for _ in range(hits):
        kinds = rowed(g, place, victim)
        if not kinds:
            break
        ship = kinds[0][0]
        if len(kinds) > 1:
            answers: list[Answer] = [("lose", SHIPS[s].noun) for s, _ in kinds]
            answer = yield Ask(
                g.seat_of[victim if g.seat_of[victim] >= 0 else power],  # E1-C 1.2.26
                "lose-ship",
                answers,
                rule="E1-C.22",
                args={"place": PLACE_NOUN[place]},
                at=PLACE_NOUN[place],
                why_not=not_lost("E1-C.22"),
            )
            ship = SHIP[answer[1]]
        g.lose_ships(place, ship)
        g.tell("ship-lost", ship=SHIPS[ship].noun, place=named[0])
    if place >= N_SPACES:
        lose_orphans(g, place, victim)


# ---- 26 Knights of St. John --------------------------------------------------------------------------------------------------
def knights_at(g: Elisabeth) -> int | None:
    """The space where they are, if they are anywhere."""
    spaces = everywhere(g, lambda t: t == KNIGHTS)
    return spaces[0] if spaces else None


def knights_strength(g: Elisabeth, space: int) -> int:
    return g.units(space, KNIGHTS)


def knights_choices(g: Elisabeth) -> list[Answer]:
    """E1-C.26 What Spain can do: (A) bring them back; (B) strengthen them, or raid the Ottomans from their island."""
    space = knights_at(g)
    if space is None:
        homes = [s.index for s in SPACES if s.zones and mediterranean(s.index) and _knightly(g, s.index)]
        if MALTA in homes:
            homes = [MALTA]
        return [("put", TROOPS[KNIGHTS].noun, SPACES[s].noun) for s in homes]
    out: list[Answer] = []
    full = g.within(space, KNIGHTS) > 0 and garrison(g, space) >= INSIDE  # E1-2.1.2
    if knights_strength(g, space) < POOLS[TROOPS[KNIGHTS].pool].limit and not full:
        out.append(("strengthen", TROOPS[KNIGHTS].noun))
    out.extend(("raid", PLACE_NOUN[z], POWERS[OTTOMAN].noun) for z in targets_for_knights(g, space))
    return out


def _knightly(g: Elisabeth, space: int) -> bool:
    return (
        g.control[space] == SPAIN and g.fortified(space) and not g.besieged(space) and not g.in_unrest(space)
    )


def knights_targets(g: Elisabeth, power: int) -> list[Targets]:
    return NO_TARGET if knights_choices(g) else []


def knights_named(g: Elisabeth, power: int, named: Targets) -> Procedure[Targets]:
    """E1-C 1.2.17 Spain says with the announcement what the Knights will do, and where. In Lepanto it says so once nobody
    has cancelled it, as ever."""
    return named if g.realms is None else (yield from _choose(g))


def _choose(g: Elisabeth) -> Procedure[Answer]:
    return (
        yield from ask_which(
            g.seat_of[SPAIN],
            "knights",
            knights_choices(g),
            rule="E1-17.1.4",
            why_not=lambda _: Refusal("E1-17.1.4", "not-for-the-knights"),
        )
    )


def knights(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.26, E1-5.3.5 Whoever plays it, Spain carries it out [E1-11.0.7]."""
    answer = named or (yield from _choose(g))
    if answer[0] == "put":
        g.place_units(PLACE[answer[2]], KNIGHTS, KNIGHTS_TEXT.strength)
        g.tell("raised", troop=answer[1], n=1, space=answer[2])
    elif answer[0] == "strengthen":
        space = knights_at(g)
        assert space is not None
        g.place_units(space, KNIGHTS, 1, inside=g.within(space, KNIGHTS) > 0)
        g.tell("raised", troop=answer[1], n=1, space=SPACES[space].noun)
    else:
        g.raid = Raid(PLACE[answer[1]], SPAIN, OTTOMAN)
        g.raid.dice = [KNIGHTS_TEXT.piracy_dice, 0]
        g.tell("knights-raid", zone=answer[1])
        g.then(("raid_roll",))


EVENTS: dict[int, CardText] = {
    GALLEY_SLAVES: CardText(slaves_targets, galley_slaves),
    KNIGHTS_CARD: CardText(knights_targets, knights, name=knights_named),
}
