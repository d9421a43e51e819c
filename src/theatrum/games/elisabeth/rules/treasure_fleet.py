"""The treasure fleet [E1-23.2]: what card 38 lets happen."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Runner, Step
from theatrum.games.elisabeth.queries.espionage import IN_PLACE, informant
from theatrum.games.elisabeth.queries.relations import one_player
from theatrum.games.elisabeth.queries.world import expeditions_in
from theatrum.games.elisabeth.rules.ocean_piracy import strike, take_loot
from theatrum.games.elisabeth.rules.parts import because
from theatrum.games.elisabeth.rules.piracy import evenly
from theatrum.games.elisabeth.rules.treasures import draw, gain, nouns
from theatrum.games.elisabeth.state import Elisabeth, the_new_world, the_venture
from theatrum.games.elisabeth.state.ocean import FLEET, Venture
from theatrum.games.elisabeth.tables.constants import TREASURE_FLEET
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.pieces import GALLEON, SHIPS, ship_of
from theatrum.games.elisabeth.tables.powers import ENGLAND, NOUNS, SPAIN
from theatrum.games.elisabeth.tables.records.procedures import look_up
from theatrum.games.elisabeth.tables.treasures import TREASURE
from theatrum.games.elisabeth.tables.world import CREW, FLEET_ZONE, OCEAN, PHILIPPINES

TREASURES, POINT, ESCORT = "take-treasure", "take-vp", "sink-escort"
BOTH_ESCORTS = 2
FLEET_ZONES = tuple(
    OCEAN.by_id[name]
    for name in sorted({name for row in FLEET_ZONE for name in (row.result, row.else_) if name})
)
"""Where the fleet can be attacked."""


def fleet_sails(g: Elisabeth) -> None:
    """E1-23.2 S1 One more treasure into the row; S2 then Spain picks what sails."""
    world = the_new_world(g)
    world.spanish_row = sorted([*world.spanish_row, *draw(g, TREASURE_FLEET.extra_treasure)])
    g.reveal("spanish-row", to=[g.seat_of[SPAIN]], treasures=nouns(world.spanish_row))
    escorted = world.escorts >= BOTH_ESCORTS
    number = TREASURE_FLEET.chosen_with_two_escorts if escorted else TREASURE_FLEET.chosen
    g.tell("fleet-sails", power=NOUNS[SPAIN], n=min(number, len(world.spanish_row)), escorts=world.escorts)
    g.then(("fleet_loads", number), ("fleet_zone", 0))


def fleet_loads(g: Elisabeth, left: int) -> Procedure[None] | None:
    """E1-23.2 S2, OP-23-21 Face down; all of them if there are fewer."""
    world = the_new_world(g)
    if left >= len(world.spanish_row):
        world.fleet_cargo = sorted([*world.fleet_cargo, *world.spanish_row])
        world.spanish_row = []
        return None
    return _load(g, left) if left else None


def _load(g: Elisabeth, left: int) -> Procedure[None]:
    world = the_new_world(g)
    answer = yield Ask(
        g.seat_of[SPAIN],
        "fleet-loads",
        lambda: [("load", TREASURE.noun[t]) for t in world.spanish_row],
        rule="E1-23.2.S2",
        args={"left": left},
        why_not=because("E1-23.2.S2", "only-fleet-loads"),
    )
    treasure = TREASURE[answer[1]]
    world.spanish_row.remove(treasure)
    world.fleet_cargo = sorted([*world.fleet_cargo, treasure])
    g.then(("fleet_loads", left - 1))


def fleet_zone(g: Elisabeth, again: int) -> None:
    """E1-23.2 S3 The zone of attack; England may demand one more roll if it lies in wait and has a spy."""
    row = look_up(FLEET_ZONE, die := g.roll())
    name = row.result
    if row.if_ and the_new_world(g).settlements[PHILIPPINES] != SPAIN:
        name = row.else_
    zone = OCEAN.by_id[name]
    g.tell("fleet-zone", zone=OCEAN.noun[zone], die=die)
    if not again and _england_waits(g):
        g.then(("fleet_reroll", zone))
    else:
        _attacks(g, zone)


def _england_waits(g: Elisabeth) -> bool:
    """E1-23.2 S3, OP-23-10"""
    world = the_new_world(g)
    there = any(world.captain_power[c] == ENGLAND for z in FLEET_ZONES for c in expeditions_in(g, z))
    return there and informant(g, ENGLAND, SPAIN) == IN_PLACE and g.seat_of[ENGLAND] >= 0


def fleet_reroll(g: Elisabeth, zone: int) -> Procedure[None]:
    answers: list[Answer] = [("accept",), ("reroll",)]
    args = {"zone": OCEAN.noun[zone]}
    answer = yield Ask(
        g.seat_of[ENGLAND],
        "fleet-reroll",
        answers,
        rule="E1-23.2.S3",
        args=args,
        why_not=because("E1-23.2.S3", "only-fleet-reroll"),
    )
    if answer == ("reroll",):
        g.then(("fleet_zone", 1))
    else:
        _attacks(g, zone)


def _attacks(g: Elisabeth, zone: int) -> None:
    """E1-23.2 S4 Each expedition there, powers in impulse order; S5, S6 what is left comes home, and who attacked may.
    E1-SP.6 To attack the fleet is piracy: a power of Spain's player lets it pass."""
    world = the_new_world(g)
    found = [c for c in expeditions_in(g, zone) if not one_player(g, world.captain_power[c], SPAIN)]
    owners = dict.fromkeys(world.captain_power[c] for c in found)
    attacks: list[Step] = [
        ("fleet_attacks", zone, *(c for c in found if world.captain_power[c] == p)) for p in owners
    ]
    g.then(
        *attacks,
        ("fleet_home",),
        *(("fleet_return", captain) for captain in found),
    )


def fleet_attacks(g: Elisabeth, zone: int, *captains: int) -> Procedure[None] | None:
    """E1-23.2 S4 The expeditions of one power, in the order that it likes."""
    if len(captains) > 1:
        return _order(g, zone, captains)
    g.then(("fleet_attack", captains[0], zone))
    return None


def _order(g: Elisabeth, zone: int, captains: tuple[int, ...]) -> Procedure[None]:
    power = the_new_world(g).captain_power[captains[0]]
    answer = yield Ask(
        g.seat_of[power],
        "fleet-order",
        [("first", CAPTAIN.noun[c]) for c in captains],
        rule="E1-23.2.S4",
        why_not=because("E1-23.2.S4", "only-fleet-attack"),
    )
    first = CAPTAIN[answer[1]]
    rest = [c for c in captains if c != first]
    g.then(("fleet_attack", first, zone), ("fleet_attacks", zone, *rest))


def fleet_attack(g: Elisabeth, captain: int, zone: int) -> Procedure[None] | None:
    """E1-23.2 S4 It says whether it attacks, knowing what happened before; never a fleet of its own player [E1-SP.6]."""
    world = the_new_world(g)
    own = g.seat_of[world.captain_power[captain]] == g.seat_of[SPAIN]
    return _fleet_attack(g, captain, zone) if world.zone_of(captain) == zone and not own else None


def _fleet_attack(g: Elisabeth, captain: int, zone: int) -> Procedure[None]:
    world = the_new_world(g)
    power = world.captain_power[captain]
    answers: list[Answer] = [("attack",), ("let-pass",)]
    args = {"captain": CAPTAIN.noun[captain], "escorts": world.escorts}
    answer = yield Ask(
        g.seat_of[power],
        "fleet-attack",
        answers,
        rule="E1-23.2.S4",
        args=args,
        why_not=because("E1-23.2.S4", "only-fleet-attack"),
    )
    if answer != ("attack",):
        return
    v = g.venture = Venture(FLEET, captain, zone, SPAIN)
    base = (
        TREASURE_FLEET.expedition_dice_damaged
        if world.is_damaged(captain)
        else TREASURE_FLEET.expedition_dice_full
    )
    v.faces[0] = [g.roll() for _ in range(base + CREW[captain].piracy[zone])]
    defence = TREASURE_FLEET.fleet_base_dice + TREASURE_FLEET.per_escort * world.escorts
    v.faces[1] = [g.roll() for _ in range(defence)]
    hits, parried = (sum(die >= 5 for die in faces) for faces in v.faces)
    g.tell(
        "fleet-dice", captain=args["captain"], dice=v.faces[0], hits=hits, defence=v.faces[1], parried=parried
    )
    world.passed[captain] |= ATTACKED
    if hits < parried:
        strike(g, captain, parried - hits)
    v.hits = max(0, hits - parried)
    g.then(("fleet_awards",), ("stow", captain))


ATTACKED = 1 << 30
"""In `NewWorld.passed`: he has attacked the fleet just now, and may go home [OP-23-23]."""


def fleet_awards(g: Elisabeth) -> Procedure[None] | None:
    """E1-23.2 S4 The owner of the expedition chooses, evenly; OP-23-14 escorts that are gone help no more."""
    v, world = the_venture(g), the_new_world(g)
    possible = [POINT]
    if world.fleet_cargo:
        possible.insert(0, TREASURES)
    if world.escorts:
        possible.append(ESCORT)
    if v.hits and world.zone_of(v.captain) >= 0:
        return _award(g, v, evenly(possible, v.given))
    g.venture = None
    return None


def _award(g: Elisabeth, v: Venture, possible: list[str]) -> Procedure[None]:
    world = the_new_world(g)
    pirate = world.captain_power[v.captain]
    award = possible[0]
    if len(possible) > 1:
        args = {"hits": v.hits, "captain": CAPTAIN.noun[v.captain]}
        answers: list[Answer] = [(a,) for a in possible]
        answer = yield Ask(
            g.seat_of[pirate],
            "fleet-award",
            answers,
            rule="E1-23.2.S4",
            args=args,
            why_not=because("E1-23.2.S4", "only-fleet-award"),
        )
        award = str(answer[0])
    v.hits -= 1
    v.given.append(award)
    if award == TREASURES:
        treasure = world.fleet_cargo.pop(g.below(len(world.fleet_cargo)))
        take_loot(g, v.captain, treasure, seen_by=[SPAIN])
    elif award == ESCORT:
        sink_escort(g)
    else:
        g.piracy_vp[pirate] += 1
        g.tell("piracy-vp", power=NOUNS[pirate])
    g.then(("fleet_awards",))


def sink_escort(g: Elisabeth) -> None:
    """OP-23-13 To the next turn's box, as lost ships."""
    galleon = ship_of(SPAIN, GALLEON)
    the_new_world(g).escorts -= 1
    g.lose_escort(galleon)
    g.tell("escort-sunk", ship=SHIPS[galleon].noun)


def fleet_home(g: Elisabeth) -> None:
    """E1-23.2 S5 What was not taken goes to the Spanish hand."""
    world = the_new_world(g)
    cargo, world.fleet_cargo = world.fleet_cargo, []
    gain(g, SPAIN, cargo)


def fleet_return(g: Elisabeth, captain: int) -> None:
    """E1-23.2 S6 Those who attacked may return home."""
    world = the_new_world(g)
    if world.passed[captain] & ATTACKED:
        world.passed[captain] &= ~ATTACKED
        g.then(("return_home", captain))


STEPS: dict[str, Runner] = {
    "fleet_sails": fleet_sails,
    "fleet_loads": fleet_loads,
    "fleet_zone": fleet_zone,
    "fleet_reroll": fleet_reroll,
    "fleet_attacks": fleet_attacks,
    "fleet_attack": fleet_attack,
    "fleet_awards": fleet_awards,
    "fleet_home": fleet_home,
    "fleet_return": fleet_return,
}
