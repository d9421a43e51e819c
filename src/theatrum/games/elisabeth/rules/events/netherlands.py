"""Events of the Netherlands and the sea before them: cards 73, 103, 106, 107, 108, 109."""

from __future__ import annotations

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Runner
from theatrum.games.elisabeth.queries.counters import can_add
from theatrum.games.elisabeth.queries.forces import (
    army_leaders,
    formation_limit,
    sides_at_sea,
    sides_in_field,
    sides_inside,
    squadrons,
    troops,
)
from theatrum.games.elisabeth.queries.paths import nearest
from theatrum.games.elisabeth.queries.relations import allied, at_war, controls
from theatrum.games.elisabeth.queries.religion import AREA_SPACES, flippable
from theatrum.games.elisabeth.rules.bodies import move_body
from theatrum.games.elisabeth.rules.cards import put_out
from theatrum.games.elisabeth.rules.displacement import displace_land, displace_ships, naval_sides
from theatrum.games.elisabeth.rules.elsewhere import tangible
from theatrum.games.elisabeth.rules.parts import NO_TARGET, CardText, Targets, because
from theatrum.games.elisabeth.rules.picking import pick_troops
from theatrum.games.elisabeth.rules.piracy import defence_dice, ports_of
from theatrum.games.elisabeth.rules.religion import turn_to
from theatrum.games.elisabeth.rules.wars import make_peace
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.state.sea import Raid
from theatrum.games.elisabeth.tables.card_texts import (
    ARRAS_TEXT,
    BEGGARS_TEXT,
    DUNKIRK_TEXT,
    GHENT_TEXT,
    NONSUCH_TEXT,
    VERLATINGHE_TEXT,
)
from theatrum.games.elisabeth.tables.constants import PIRACY
from theatrum.games.elisabeth.tables.pieces import (
    GALLEON,
    LEADER,
    LEADERS,
    REGULAR,
    SHIPS,
    TROOPS,
    WALLOON,
    ship_of,
    troop_of,
)
from theatrum.games.elisabeth.tables.places import (
    HOMES,
    N_SPACES,
    NETHERLANDS_AREA,
    PLACE,
    PLACE_NOUN,
    SEA_LINKS,
    SPACES,
)
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    NOBODY,
    NOUNS,
    POWER,
    PROTESTANT,
    SPAIN,
)
from theatrum.kit.graph import places

BEGGARS, VERLATINGHE, DUNKIRK, GHENT, NONSUCH, ARRAS = 73, 103, 106, 107, 108, 109
LOWLANDS = places(AREA_SPACES[NETHERLANDS_AREA])
LOWLAND_PORTS = [s for s in LOWLANDS if SPACES[s].zones]
DUTCH_REGULAR, DUTCH_GALLEON = troop_of(PROTESTANT, REGULAR, "dutch"), ship_of(PROTESTANT, GALLEON, "dutch")
SPANISH_REGULAR, MILAN = troop_of(SPAIN, REGULAR), PLACE.by_id["milan"]


def reachable(g: Elisabeth, power: int, port: int) -> bool:
    """Antwerp and Rotterdam are ports only for who controls the port before them [E1-16.7]."""
    partner = SPACES[port].inland_partner
    return partner == NOBODY or controls(g, power, partner)


def everybody_else_leaves(g: Elisabeth, space: int, owner: int) -> Procedure[None]:
    """E1-12.5.1 Whoever is not the new owner's (nor his ally) is displaced; sieges end."""
    leaders = {g.master[x.power] for x in LEADERS if g.leader_at[x.index] == space}
    on_land = {*sides_in_field(g, space), *sides_inside(g, space), *leaders}
    for power in g.besiegers(space):
        g.lift_siege(space, power)
    yield from displace_land(g, space, sorted(s for s in on_land if not allied(g, owner, s)))
    yield from displace_ships(g, space, [s for s in naval_sides(g, space) if not allied(g, owner, s)])


# ---- 73 Sea Beggars -------------------------------------------------------------------------------------------------------
def beggars_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.73 A Spanish port of the Netherlands without Spanish land units, not besieged."""
    return [
        (PLACE_NOUN[s],)
        for s in LOWLAND_PORTS
        if g.control[s] == SPAIN
        and not g.besieged(s)
        and reachable(g, PROTESTANT, s)
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
    zones = SPACES[port].zones
    zone = zones[0]
    if len(zones) > 1:
        answers: list[Answer] = [("sail", PLACE_NOUN[z]) for z in zones]
        answer = yield Ask(
            g.seat_of[PROTESTANT],
            "beggars-zone",
            answers,
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
    raiders = g.raiders(zone)
    free = PROTESTANT not in raiders and len(raiders) < PIRACY.powers_per_zone
    prey = ports_of(g, SPAIN, zone, PROTESTANT) and g.seat_of[SPAIN] != g.seat_of[PROTESTANT]
    if squadrons(g, zone, PROTESTANT) and free and g.raids_made[PROTESTANT] < PIRACY.per_power and prey:
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
        raiders = g.raiders(zone)
        if (
            SPAIN in raiders
            or len(raiders) >= PIRACY.powers_per_zone
            or g.raids_made[SPAIN] >= PIRACY.per_power
        ):
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
    g.tell("raid-defence", power=named[1], dice=raid.faces[1], hits=sum(d >= 5 for d in raid.faces[1]))
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
    """The nearest Spanish fortified spaces outside the Netherlands; Milan if there is no other."""
    strong = [
        s
        for s in g.strong_places()
        if SPACES[s].area != NETHERLANDS_AREA and g.control[s] == SPAIN and not g.besieged(s)
    ]
    return nearest(g, SPAIN, space, strong) or [MILAN]


def ghent_leaves(g: Elisabeth) -> Procedure[None] | None:
    spaces = spanish_stacks(g)
    return _ghent_leaves(g, spaces[0]) if spaces else None


def _ghent_leaves(g: Elisabeth, space: int) -> Procedure[None]:
    inside = g.within(space, SPANISH_REGULAR)
    if inside:
        g.leave_fortification(space, SPANISH_REGULAR, inside)
    yield from _displace_regulars(g, space, g.in_open(space, SPANISH_REGULAR))
    if not troops(g, space, SPAIN) and not troops(g, space, SPAIN, inside=True):
        yield from displace_land(g, space, [SPAIN])
    g.touch(space)
    g.then(("ghent_leaves",))


def _displace_regulars(g: Elisabeth, space: int, number: int) -> Procedure[None]:
    goals = outside(g, space)
    goal = goals[0]
    if len(goals) > 1:
        answers: list[Answer] = [("displace", PLACE_NOUN[s]) for s in goals]
        args = {"space": PLACE_NOUN[space], "units": number}
        answer = yield Ask(
            g.seat_of[SPAIN],
            "displace",
            answers,
            rule="E1-12.5.2",
            args=args,
            why_not=because("E1-12.5.2", "only-displace"),
        )
        goal = PLACE[answer[1]]
    move_body(g, space, goal, {SPANISH_REGULAR: number}, [])
    g.tell("displaced", power=NOUNS[SPAIN], space=PLACE_NOUN[space], goal=PLACE_NOUN[goal], units=number)


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
    return [
        s
        for s in LOWLAND_PORTS
        if g.control[s] == PROTESTANT and not g.besieged(s) and reachable(g, PROTESTANT, s)
    ]


def nonsuch_targets(g: Elisabeth, power: int) -> list[Targets]:
    return NO_TARGET if not at_war(g, ENGLAND, PROTESTANT) and protestant_ports(g) else []


def nonsuch(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.108 An alliance until winter; then England may send a formation over the sea."""
    if not allied(g, ENGLAND, PROTESTANT):
        g.ally(ENGLAND, PROTESTANT)
        g.tell("allied", power=NOUNS[ENGLAND], target=NOUNS[PROTESTANT])
    g.then(("nonsuch_sails",))
    return
    yield


def nonsuch_sails(g: Elisabeth) -> Procedure[None] | None:
    homes = [
        s for s in HOMES[ENGLAND] if SPACES[s].zones and troops(g, s, ENGLAND) and g.control[s] == ENGLAND
    ]
    return _nonsuch(g, homes) if homes and protestant_ports(g) else None


def _nonsuch(g: Elisabeth, homes: list[int]) -> Procedure[None]:
    ways: list[Answer] = [("sail", PLACE_NOUN[a], PLACE_NOUN[b]) for a in homes for b in protestant_ports(g)]
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
    move_body(g, origin, goal, body.units, body.leaders)
    g.tell(
        "marched",
        power=NOUNS[ENGLAND],
        origin=answer[1],
        goal=answer[2],
        units=body.size,
        leaders=len(body.leaders),
    )


# ---- 103 Plakkaat van Verlatinghe -----------------------------------------------------------------------------------------------
def verlatinghe(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.103 England, France and the HRE may offer land units; the Protestants take one offer or none."""
    if g.seat_of[PROTESTANT] < 0 or not havens_for_guests(g):
        return
    offers: list[tuple[int, int, int]] = []
    for name in VERLATINGHE_TEXT.offering:
        giver = POWER.by_id[name]
        if g.seat_of[giver] < 0 or (giver == FRANCE and allied(g, FRANCE, SPAIN)):
            continue
        most = min(VERLATINGHE_TEXT.max, sum(n for _, _, n in free_units(g, giver)))
        if most < VERLATINGHE_TEXT.min:
            continue
        answers: list[Answer] = [("guests", n, NONE) for n in range(most, VERLATINGHE_TEXT.min - 1, -1)]
        answers += [(*a[:2], LEADER.noun[x]) for a in answers for x in free_leaders(g, giver)]
        answer = yield Ask(
            g.seat_of[giver],
            "verlatinghe-offer",
            [*answers, DONE],
            rule="E1-C.103",
            why_not=because("E1-C.103", "only-verlatinghe-offer"),
            touches=tangible,
        )
        if answer != DONE:
            leader = LEADER[answer[2]] if answer[2] != NONE else NOBODY
            offers.append((giver, int(answer[1]), leader))
            g.tell("offers-troops", power=NOUNS[giver], n=answer[1])
    if not offers:
        return
    choices: list[Answer] = [("accept-from", NOUNS[giver], n) for giver, n, _ in offers]
    answer = yield Ask(
        g.seat_of[PROTESTANT],
        "verlatinghe",
        [*choices, ("refuse",)],
        rule="E1-C.103",
        why_not=because("E1-C.103", "only-verlatinghe"),
    )
    if answer[0] == "refuse":
        return
    giver, number, leader = next(o for o in offers if NOUNS[o[0]] == answer[1])
    put_out(g, VERLATINGHE)
    yield from make_peace(g, giver, PROTESTANT)
    if not allied(g, giver, PROTESTANT):
        g.ally(giver, PROTESTANT)
        g.tell("allied", power=NOUNS[giver], target=NOUNS[PROTESTANT])
    g.award(giver, "ruler_of_the_netherlands", VERLATINGHE_TEXT.vp)
    g.award(PROTESTANT, "ruler_of_the_netherlands", VERLATINGHE_TEXT.vp_protestant)
    g.then(("guests_arrive", giver, number, leader))


NONE = "choice:none"


def havens_for_guests(g: Elisabeth) -> list[int]:
    return [s for s in LOWLANDS if g.control[s] == PROTESTANT and not g.besieged(s)]


def free_units(g: Elisabeth, power: int) -> list[tuple[int, int, int]]:
    """Own land units that are not besieged."""
    return [(s, t, n) for s, t, n in g.standing() if TROOPS[t].power == power and not TROOPS[t].fixed]


def free_leaders(g: Elisabeth, power: int) -> list[int]:
    return [
        x.index
        for x in LEADERS
        if x.power == power
        and 0 <= g.leader_at[x.index] < N_SPACES
        and not g.serves_at_sea(x.index)
        and not g.is_inside(x.index)
    ]


def guests_arrive(g: Elisabeth, giver: int, number: int, leader: int) -> Procedure[None]:
    """E1-C.103 The Protestants choose the space, the giver the units."""
    goals = havens_for_guests(g)
    goal = goals[0]
    if len(goals) > 1:
        spaces: list[Answer] = [("host", PLACE_NOUN[s]) for s in goals]
        answer = yield Ask(
            g.seat_of[PROTESTANT],
            "guests-space",
            spaces,
            rule="E1-C.103",
            why_not=because("E1-C.103", "only-guests-space"),
        )
        goal = PLACE[answer[1]]
    if leader != NOBODY:
        g.put_leader(leader, goal)
    while number:
        there = [(s, t, n) for s, t, n in free_units(g, giver) if s != goal]
        if not there:
            return
        answers: list[Answer] = [
            ("send", TROOPS[t].noun, PLACE_NOUN[s], k)
            for s, t, n in there
            for k in range(min(n, number), 0, -1)
        ]
        answer = answers[0]
        if len(answers) > 1:
            args = {"left": number}
            answer = yield Ask(
                g.seat_of[giver],
                "guests-units",
                answers,
                rule="E1-C.103",
                args=args,
                why_not=because("E1-C.103", "only-guests-units"),
            )
        space, troop, n = next(
            (s, t, k) for s, t, k in there if TROOPS[t].noun == answer[1] and PLACE_NOUN[s] == answer[2]
        )
        moved = min(int(answer[3]), n)
        g.move_units(space, goal, troop, moved)
        number -= moved
    g.tell("guests-arrive", power=NOUNS[giver], space=PLACE_NOUN[goal])


# ---- 109 Union of Arras -----------------------------------------------------------------------------------------------------------
def arras_spaces(g: Elisabeth) -> list[int]:
    """E1-C.109 Spaces of the Netherlands without enemies of Spain in which something can change."""
    can_turn = flippable(g, NETHERLANDS_AREA, protestant=False)
    return [
        s
        for s in LOWLANDS
        if not any(
            at_war(g, SPAIN, x) for x in (*sides_in_field(g, s), *sides_inside(g, s), *sides_at_sea(g, s))
        )
        and (g.control[s] != SPAIN or can_turn >> s & 1)
    ]


def arras_targets(g: Elisabeth, power: int) -> list[Targets]:
    return NO_TARGET if arras_spaces(g) or walloon_spaces(g) else []


def arras(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.109 Spaces, Walloons, and other regulars leave; Walloons are cheap until winter."""
    the_realms(g).arras = g.turn
    g.then(("arras_space", ARRAS_TEXT.spaces), ("arras_walloons", ARRAS_TEXT.walloons, 0))
    return
    yield


def arras_space(g: Elisabeth, left: int) -> Procedure[None] | None:
    return _arras_space(g, left) if left and arras_spaces(g) else None


def _arras_space(g: Elisabeth, left: int) -> Procedure[None]:
    can_turn = flippable(g, NETHERLANDS_AREA, protestant=False)
    answers: list[Answer] = []
    for s in arras_spaces(g):
        if g.control[s] != SPAIN:
            answers.append(("win", PLACE_NOUN[s], "mode:control"))
        if can_turn >> s & 1:
            answers.append(("win", PLACE_NOUN[s], "mode:faith"))
        if g.control[s] != SPAIN and can_turn >> s & 1:
            answers.append(("win", PLACE_NOUN[s], "mode:both"))
    answer = yield Ask(
        g.seat_of[SPAIN],
        "arras",
        [*answers, DONE],
        rule="E1-C.109",
        args={"left": left},
        why_not=because("E1-C.109", "only-arras"),
        touches=tangible,
    )
    if answer == DONE:
        return
    space = PLACE[answer[1]]
    g.then(("arras_space", left - 1))
    if answer[2] != "mode:control":
        turn_to(g, space, protestant=False)
    if answer[2] != "mode:faith":
        g.tell("took-control", power=NOUNS[SPAIN], space=answer[1], enemy=NOUNS[g.control[space]])
        g.set_control(space, SPAIN)
        yield from everybody_else_leaves(g, space, SPAIN)


def walloon_spaces(g: Elisabeth) -> list[int]:
    return [
        s
        for s in LOWLANDS
        if g.control[s] == SPAIN
        and not g.besieged(s)
        and not any(at_war(g, SPAIN, x) for x in sides_in_field(g, s))
        and can_add(g, WALLOON, s)
    ]


def arras_walloons(g: Elisabeth, left: int, placed: int) -> Procedure[None] | None:
    """E1-C.109 Up to four Walloons; for each one other Spanish regular leaves."""
    if left and walloon_spaces(g):
        return _arras_walloons(g, left, placed)
    g.then(("arras_leaves", placed))
    return None


def _arras_walloons(g: Elisabeth, left: int, placed: int) -> Procedure[None]:
    answers: list[Answer] = [("put", TROOPS[WALLOON].noun, PLACE_NOUN[s]) for s in walloon_spaces(g)]
    answer = yield Ask(
        g.seat_of[SPAIN],
        "arras-walloons",
        [*answers, DONE],
        rule="E1-C.109",
        args={"left": left},
        why_not=because("E1-C.109", "only-arras-walloons"),
    )
    if answer == DONE:
        g.then(("arras_leaves", placed))
        return
    g.place_units(PLACE[answer[2]], WALLOON)
    g.tell("raised", troop=answer[1], n=1, space=answer[2])
    g.then(("arras_walloons", left - 1, placed + 1))


def arras_leaves(g: Elisabeth, left: int) -> Procedure[None] | None:
    spaces = [s for s in LOWLANDS if g.in_open(s, SPANISH_REGULAR)]
    return _arras_leaves(g, left, spaces) if left and spaces else None


def _arras_leaves(g: Elisabeth, left: int, spaces: list[int]) -> Procedure[None]:
    space = spaces[0]
    if len(spaces) > 1:
        answers: list[Answer] = [("recall", PLACE_NOUN[s]) for s in spaces]
        answer = yield Ask(
            g.seat_of[SPAIN],
            "arras-leaves",
            answers,
            rule="E1-C.109",
            args={"left": left},
            why_not=because("E1-C.109", "only-arras-leaves"),
        )
        space = PLACE[answer[1]]
    number = min(left, g.in_open(space, SPANISH_REGULAR)) if len(spaces) == 1 else 1
    yield from _displace_regulars(g, space, number)
    g.then(("arras_leaves", left - number))


EVENTS: dict[int, CardText] = {
    BEGGARS: CardText(beggars_targets, beggars, by=PROTESTANT),
    VERLATINGHE: CardText(lambda g, power: NO_TARGET, verlatinghe),
    DUNKIRK: CardText(dunkirk_targets, dunkirk, by=SPAIN),
    GHENT: CardText(ghent_targets, ghent),
    NONSUCH: CardText(nonsuch_targets, nonsuch, by=ENGLAND),
    ARRAS: CardText(arras_targets, arras, by=SPAIN),
}
STEPS: dict[str, Runner] = {
    "ghent_leaves": ghent_leaves,
    "ghent_calms": ghent_calms,
    "nonsuch_sails": nonsuch_sails,
    "guests_arrive": guests_arrive,
    "arras_space": arras_space,
    "arras_walloons": arras_walloons,
    "arras_leaves": arras_leaves,
}
