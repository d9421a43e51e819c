"""Events of the Netherlands and the sea before them: cards 73, 106, 107, 108."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Runner
from theatrum.games.elisabeth.queries.counters import can_add
from theatrum.games.elisabeth.queries.entering import enemy_units, isles_barred
from theatrum.games.elisabeth.queries.forces import (
    army_leaders,
    formation_limit,
    sides_at_sea,
    troops,
)
from theatrum.games.elisabeth.queries.paths import nearest
from theatrum.games.elisabeth.queries.relations import allied, at_war, friendly, open_quay
from theatrum.games.elisabeth.queries.religion import AREA_SPACES
from theatrum.games.elisabeth.rules.bodies import move_body
from theatrum.games.elisabeth.rules.displacement import everybody_else_leaves
from theatrum.games.elisabeth.rules.losses import lose
from theatrum.games.elisabeth.rules.parts import NO_TARGET, CardText, Targets, ask_which, because
from theatrum.games.elisabeth.rules.picking import pick_troops
from theatrum.games.elisabeth.rules.piracy import defence_dice, may_raid, ports_of, raids_left, tell_defence
from theatrum.games.elisabeth.rules.transport import can_land
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import NEXT_TURN
from theatrum.games.elisabeth.state.sea import Raid
from theatrum.games.elisabeth.state.war import March
from theatrum.games.elisabeth.tables.card_texts import (
    BEGGARS_TEXT,
    DUNKIRK_TEXT,
    GHENT_TEXT,
    NONSUCH_TEXT,
)
from theatrum.games.elisabeth.tables.pieces import (
    GALLEON,
    LEADERS,
    REGULAR,
    SHIPS,
    TROOPS,
    ship_of,
    troop_of,
)
from theatrum.games.elisabeth.tables.places import (
    HOMES,
    NETHERLANDS_AREA,
    PLACE,
    PLACE_NOUN,
    SEA_LINKS,
    SPACES,
)
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    NOBODY,
    NOUNS,
    POWER,
    PROTESTANT,
    SPAIN,
)
from theatrum.kit.graph import places

BEGGARS, DUNKIRK, GHENT, NONSUCH = 73, 106, 107, 108
LOWLANDS = places(AREA_SPACES[NETHERLANDS_AREA])
LOWLAND_PORTS = [s for s in LOWLANDS if SPACES[s].zones]
DUTCH_REGULAR, DUTCH_GALLEON = troop_of(PROTESTANT, REGULAR, "dutch"), ship_of(PROTESTANT, GALLEON, "dutch")
SPANISH_REGULAR, MILAN = troop_of(SPAIN, REGULAR), PLACE.by_id["milan"]


# ---- 73 Sea Beggars -------------------------------------------------------------------------------------------------------
def beggars_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.73 A Spanish port of the Netherlands without Spanish land units, not besieged."""
    return [
        (PLACE_NOUN[s],)
        for s in LOWLAND_PORTS
        if g.control[s] == SPAIN
        and not g.besieged(s)
        and open_quay(g, PROTESTANT, s)
        and not troops(g, s, SPAIN)
        and not troops(g, s, SPAIN, inside=True)
    ]


def beggars(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.73 Control, displacement, a regular, a galleon, piracy."""
    port = PLACE[named[0]]
    g.tell("beggars", space=named[0])
    g.set_control(port, PROTESTANT)
    yield from everybody_else_leaves(g, port, PROTESTANT)
    if can_add(g, DUTCH_REGULAR, port):
        g.place_units(port, DUTCH_REGULAR, BEGGARS_TEXT.regulars)
        g.tell("raised", troop=TROOPS[DUTCH_REGULAR].noun, n=BEGGARS_TEXT.regulars, space=named[0])
    answer = yield from ask_which(
        g.seat_of[PROTESTANT],
        "beggars-zone",
        [("sail", PLACE_NOUN[z]) for z in SPACES[port].zones],
        rule="E1-C.73",
        why_not=because("E1-C.73", "only-beggars-zone"),
    )
    zone = PLACE[answer[1]]
    if g.ship_reserve[SHIPS[DUTCH_GALLEON].pool]:
        blocked = any(at_war(g, PROTESTANT, s) for s in sides_at_sea(g, zone))
        at = port if blocked else zone
        if at == zone or SEA_LINKS[port]:
            g.launch(at, DUTCH_GALLEON, BEGGARS_TEXT.galleons)
            g.tell("built", ship=SHIPS[DUTCH_GALLEON].noun, space=PLACE_NOUN[at])
    prey = ports_of(g, SPAIN, zone, PROTESTANT) and g.seat_of[SPAIN] != g.seat_of[PROTESTANT]
    if may_raid(g, PROTESTANT, zone) and prey:
        raid = g.raid = Raid(zone, PROTESTANT, SPAIN)
        raid.licence = True
        g.mark_raided(zone, PROTESTANT)
        raid.dice[1] = defence_dice(g, raid)
        g.tell("raid", zone=PLACE_NOUN[zone], power=NOUNS[PROTESTANT], target=NOUNS[SPAIN])
        g.then(("raid_defence",))


# ---- 106 Dunkirkers ---------------------------------------------------------------------------------------------------------
def dunkirk_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.106 A zone with a Spanish port of the Netherlands; England or the Protestants, at war, with a port there."""
    if not any(g.control[s] == SPAIN for s in LOWLAND_PORTS):
        return []
    out: list[Targets] = []
    for zone in (PLACE.by_id[name] for name in DUNKIRK_TEXT.zones):
        if not raids_left(g, SPAIN, zone):
            continue
        for target in (POWER.by_id[name] for name in DUNKIRK_TEXT.targets):
            theirs = g.seat_of[target] >= 0 and g.seat_of[target] != g.seat_of[SPAIN]
            if theirs and at_war(g, SPAIN, target) and ports_of(g, target, zone, SPAIN):
                out.append((PLACE_NOUN[zone], NOUNS[target]))
    return out


def dunkirk(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.106 Piracy without a ship: the defence has nothing to sink, the privateers have two dice."""
    raid = g.raid = Raid(PLACE[named[0]], SPAIN, POWER[named[1]])
    g.mark_raided(raid.zone, SPAIN)
    g.tell("dunkirkers", zone=named[0], target=named[1])
    raid.dice = [DUNKIRK_TEXT.dice, defence_dice(g, raid)]
    raid.faces[1] = [g.roll() for _ in range(raid.dice[1])]
    tell_defence(g, NOUNS[raid.target], raid.faces[1])
    g.then(("raid_roll",))
    return
    yield


# ---- 107 Pacification of Ghent -------------------------------------------------------------------------------------------------
def spanish_stacks(g: Elisabeth) -> list[int]:
    return [s for s in LOWLANDS if g.units(s, SPANISH_REGULAR)]


def ghent_targets(g: Elisabeth, power: int) -> list[Targets]:
    return NO_TARGET if spanish_stacks(g) or g.unrest & AREA_SPACES[NETHERLANDS_AREA] else []


def ghent(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.107 Spain's regulars leave, not the Walloons; then the Protestants calm two spaces."""
    g.then(("ghent_leaves",), ("ghent_calms", GHENT_TEXT.unrest_removed))
    return
    yield


def outside(g: Elisabeth, space: int) -> list[int]:
    """E1-C.107 The nearest Spanish fortified spaces outside the Netherlands; Milan if there is no other, as long as it is
    friendly and holds no enemies [OP-12-7]. E1-9.5.3 None where Spaniards may not be."""
    strong = [
        s
        for s in g.strong_places()
        if SPACES[s].area != NETHERLANDS_AREA
        and g.control[s] == SPAIN
        and not g.besieged(s)
        and not isles_barred(g, SPAIN, s)
    ]
    open_to_spain = friendly(g, SPAIN, MILAN) and not g.besieged(MILAN) and not enemy_units(g, SPAIN, MILAN)
    return nearest(g, SPAIN, space, strong) or ([MILAN] if open_to_spain else [])


def ghent_leaves(g: Elisabeth) -> Procedure[None] | None:
    spaces = spanish_stacks(g)
    return _ghent_leaves(g, spaces[0]) if spaces else None


def _ghent_leaves(g: Elisabeth, space: int) -> Procedure[None]:
    """E1-C.107 Besieged or not; leaders go with them, unless other land units stay."""
    stays = any(
        troop != SPANISH_REGULAR
        for within in (False, True)
        for troop, _ in troops(g, space, SPAIN, inside=within)
    )
    led = [x for within in (False, True) for x in army_leaders(g, space, SPAIN, inside=within)]
    number = g.units(space, SPANISH_REGULAR)
    yield from recall_regulars(g, space, number, outside(g, space), [] if stays else led)
    g.then(("ghent_leaves",))


def recall_regulars(
    g: Elisabeth, space: int, number: int, goals: Sequence[int], leaders: Sequence[int] = ()
) -> Procedure[None]:
    """E1-C.107, E1-C.109 So many Spanish regulars leave a space, those in the open first; of several goals Spain chooses.
    E1-12.5.2, OP-12-8 Nowhere to go: they are lost, and leaders come back next turn."""
    if not goals:
        yield from lose(g, g.seat_of[SPAIN], [space], number, lambda t: t == SPANISH_REGULAR, "E1-12.5.2")
        for leader in leaders:
            g.put_leader(leader, NEXT_TURN)
            g.tell("leader-escaped", leader=LEADERS[leader].noun)
        return
    answer = yield from ask_which(
        g.seat_of[SPAIN],
        "displace",
        [("displace", PLACE_NOUN[s]) for s in goals],
        rule="E1-12.5.2",
        args={"space": PLACE_NOUN[space], "units": number},
        why_not=because("E1-12.5.2", "only-displace"),
    )
    within = number - min(number, g.in_open(space, SPANISH_REGULAR))
    if within:
        g.leave_fortification(space, SPANISH_REGULAR, within)
    move_body(g, space, PLACE[answer[1]], {SPANISH_REGULAR: number}, leaders)
    g.tell("displaced", power=NOUNS[SPAIN], space=PLACE_NOUN[space], goal=answer[1], units=number)
    g.touch(space)


def ghent_calms(g: Elisabeth, left: int) -> Procedure[None] | None:
    restless = places(g.unrest & AREA_SPACES[NETHERLANDS_AREA])
    return _ghent_calms(g, left, restless) if left and restless and g.seat_of[PROTESTANT] >= 0 else None


def _ghent_calms(g: Elisabeth, left: int, restless: list[int]) -> Procedure[None]:
    answers: list[Answer] = [("calm", PLACE_NOUN[s]) for s in restless]
    answer = yield Ask(
        g.seat_of[PROTESTANT],
        "ghent-calms",
        [*answers, DONE],
        rule="E1-C.107",
        args={"left": left},
        why_not=because("E1-C.107", "only-ghent-calms"),
    )
    if answer != DONE:
        g.set_unrest(PLACE[answer[1]], False)
        g.tell("calmed", power=NOUNS[PROTESTANT], space=answer[1])
        g.then(("ghent_calms", left - 1))


# ---- 108 Treaty of Nonsuch ------------------------------------------------------------------------------------------------------
def protestant_ports(g: Elisabeth) -> list[int]:
    return [s for s in LOWLAND_PORTS if g.control[s] == PROTESTANT and open_quay(g, PROTESTANT, s)]


def landings(g: Elisabeth) -> list[Answer]:
    """E1-C.108 From an English home port where land units are to a port of the Protestants that is not besieged, and that the
    English may enter from the sea [E1-16.3 S3]."""
    homes = [
        s for s in HOMES[ENGLAND] if SPACES[s].zones and troops(g, s, ENGLAND) and g.control[s] == ENGLAND
    ]
    goals = [s for s in protestant_ports(g) if not g.besieged(s) and can_land(g, ENGLAND, NOBODY, s)]
    return [("sail", PLACE_NOUN[a], PLACE_NOUN[b]) for a in homes for b in goals]


def nonsuch_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.108 They are not at war, the Protestants have a port there, and an alliance or a landing is possible."""
    ready = not at_war(g, ENGLAND, PROTESTANT) and protestant_ports(g)
    return NO_TARGET if ready and (not allied(g, ENGLAND, PROTESTANT) or landings(g)) else []


def nonsuch(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.108 An alliance until winter; then England may send a formation over the sea."""
    if not allied(g, ENGLAND, PROTESTANT):
        g.ally(ENGLAND, PROTESTANT)
        g.tell("allied", power=NOUNS[ENGLAND], target=NOUNS[PROTESTANT])
    g.then(("nonsuch_sails",))
    return
    yield


def nonsuch_sails(g: Elisabeth) -> Procedure[None] | None:
    ways = landings(g)
    return _nonsuch(g, ways) if ways else None


def _nonsuch(g: Elisabeth, ways: list[Answer]) -> Procedure[None]:
    """E1-C.108 Nobody intercepts; whoever is at war with England there has to be fought, as by all who land [E1-16.3 S4]."""
    answer = yield Ask(
        g.seat_of[ENGLAND],
        "nonsuch",
        [*ways, DONE],
        rule="E1-C.108",
        why_not=because("E1-C.108", "only-nonsuch"),
    )
    if answer == DONE:
        return
    origin, goal = PLACE[answer[1]], PLACE[answer[2]]
    body = yield from pick_troops(
        g.seat_of[ENGLAND],
        "embark-form",
        troops(g, origin, ENGLAND),
        army_leaders(g, origin, ENGLAND),
        lambda leaders: min(NONSUCH_TEXT.units, formation_limit(leaders)),
        rule="E1-5.1.11",
        args={"origin": answer[1], "goal": answer[2]},
        at=str(answer[1]),
    )
    march = g.march = March(ENGLAND, origin, goal)
    march.at_sea = SPACES[goal].zones[0]
    march.troops, march.leaders = body.units, body.leaders
    g.then(("march_place",))


EVENTS: dict[int, CardText] = {
    BEGGARS: CardText(beggars_targets, beggars, by=PROTESTANT),
    DUNKIRK: CardText(dunkirk_targets, dunkirk, by=SPAIN),
    GHENT: CardText(ghent_targets, ghent),
    NONSUCH: CardText(nonsuch_targets, nonsuch, by=ENGLAND),
}
STEPS: dict[str, Runner] = {
    "ghent_leaves": ghent_leaves,
    "ghent_calms": ghent_calms,
    "nonsuch_sails": nonsuch_sails,
}
