"""Piracy on the Europe map [E1-16.4]."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Reasons, Refusal, Runner
from theatrum.games.elisabeth.queries.armada import ARMADA_SHIP, armada_at
from theatrum.games.elisabeth.queries.forces import admirals, fleets, is_zone, ships, squadrons
from theatrum.games.elisabeth.queries.relations import at_war, closed, controls, played, the_scenario
from theatrum.games.elisabeth.rules.armada_losses import lose_level, trimmed
from theatrum.games.elisabeth.rules.cards import drawable, take_at_random
from theatrum.games.elisabeth.rules.elsewhere import not_lost
from theatrum.games.elisabeth.rules.parts import Action, because
from theatrum.games.elisabeth.rules.sea_losses import lose_orphans
from theatrum.games.elisabeth.rules.windows import respond
from theatrum.games.elisabeth.state import Elisabeth, the_raid
from theatrum.games.elisabeth.state.sea import Raid
from theatrum.games.elisabeth.tables.constants import PIRACY
from theatrum.games.elisabeth.tables.pieces import ARMADA, CORSAIR, LEADER, LEADERS, SHIP, SHIPS
from theatrum.games.elisabeth.tables.places import (
    PLACE,
    PLACE_NOUN,
    SEA_LINKS,
    SPACES,
    zone,
)
from theatrum.games.elisabeth.tables.powers import NOBODY, OTTOMAN, POWER, POWERS, SPAIN

PRICE = 2
MOST_RAIDS, MOST_RAIDERS = PIRACY.per_power, PIRACY.powers_per_zone
"""E1-16.4.2 Raids of a power in a turn; powers that raid one zone."""
SHIP_AWARD, CARD_AWARD, VP_AWARD, ARMADA_AWARD = "give-ship", "give-card", "give-vp", "give-armada"
DRAKE = LEADER.by_id["drake"]


# ---- queries -------------------------------------------------------------------------------------------------------------
def ports_of(g: Elisabeth, power: int, sea: int, pirate: int = NOBODY) -> list[int]:
    """E1-16.4.1, E1-16.4.3 Ports on the zone that the power controls; Antwerp and Rotterdam only if the pirate controls
    the port before them."""
    return [
        p
        for p in zone(sea).ports
        if controls(g, power, p)
        and not closed(g, p)
        and (
            SPACES[p].inland_partner == NOBODY
            or (pirate != NOBODY and controls(g, pirate, SPACES[p].inland_partner))
        )
    ]


def has_corsair(g: Elisabeth, sea: int, power: int) -> bool:
    return any(SHIPS[s].kind == CORSAIR for s, _ in ships(g, sea, power))


def raids_left(g: Elisabeth, power: int, sea: int) -> bool:
    """E1-16.4.2 Once per zone and turn, not where two others did, three times in all."""
    raiders = g.raiders(sea)
    return power not in raiders and len(raiders) < MOST_RAIDERS and g.raids_made[power] < MOST_RAIDS


def may_raid(g: Elisabeth, power: int, sea: int) -> bool:
    """E1-16.4.1, E1-16.4.2 With a ship there, as often as is allowed."""
    return raids_left(g, power, sea) and squadrons(g, sea, power) > 0


def targets(g: Elisabeth, power: int, sea: int) -> list[int]:
    """E1-16.4.1 Majors at war with the pirate that have a port there; for corsairs any active major. E1-SP.6 Never another
    power of the same player."""
    corsair = has_corsair(g, sea, power)
    return [
        p
        for p in played(g)
        if p != power
        and g.seat_of[p] != g.seat_of[power]
        and (at_war(g, power, p) or corsair)
        and ports_of(g, p, sea, power)
    ]


def targets_for_knights(g: Elisabeth, space: int) -> list[int]:
    """E1-C.26, OP-C-29 Zones off the Knights' space where the Ottomans have a port; somebody must play them, and be at war
    with Spain."""
    if g.seat_of[OTTOMAN] in (NOBODY, g.seat_of[SPAIN]):  # E1-SP.6 Never one's own.
        return []
    if not at_war(g, SPAIN, OTTOMAN):
        return []
    return [z for z in SPACES[space].zones if ports_of(g, OTTOMAN, z)]


def offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
    if cp < PRICE:
        return []
    return [
        ("raid", PLACE_NOUN[sea], POWERS[target].noun)
        for sea in fleets(g, power)
        if is_zone(sea) and may_raid(g, power, sea)
        for target in targets(g, power, sea)
    ]


def defence_dice(g: Elisabeth, raid: Raid) -> int:
    """E1-16.4 S2 Ships of the target in the zone two each; its ships next to it, and those of other enemies of the
    pirate, one each (not corsairs); fortresses on the zone of these powers one each, if calm and not besieged. A power is a
    major power here [E1-3.2.2]; its active minors count with it."""
    at_sea = 2 * sum(n for s, n in ships(g, raid.zone, raid.target) if SHIPS[s].kind != ARMADA)
    guards = [p for p in played(g) if p == raid.target or at_war(g, raid.pirate, p)]
    near = sum(
        n
        for place in SEA_LINKS[raid.zone]
        for p in guards
        for s, n in ships(g, place, p)
        if SHIPS[s].kind not in (CORSAIR, ARMADA)
    )
    forts = sum(
        1
        for port in zone(raid.zone).ports
        if g.has_fortress(port)
        and any(controls(g, p, port) for p in guards)
        and not g.in_unrest(port)
        and not g.besieged(port)
    )
    return at_sea + near + forts


def attack_dice(g: Elisabeth, raid: Raid) -> int:
    """E1-16.4 S4 One die with a single ship or against a single port, else two; and a leader's piracy."""
    fleet = squadrons(g, raid.zone, raid.pirate)
    corsair = has_corsair(g, raid.zone, raid.pirate)
    if not fleet or not (at_war(g, raid.pirate, raid.target) or corsair or raid.licence):
        return 0
    single = fleet == 1 or len(ports_of(g, raid.target, raid.zone, raid.pirate)) == 1
    base = PIRACY.dice_one_ship_or_port if single else PIRACY.dice
    rating = max((LEADERS[x].piracy for x in admirals(g, raid.zone, raid.pirate)), default=0)
    return base + rating


# ---- the raid --------------------------------------------------------------------------------------------------------------
def begin(g: Elisabeth, power: int, answer: Answer) -> None:
    g.raid = Raid(PLACE[answer[1]], power, POWER[answer[2]])
    g.then(("raid_begin",))


def raid_begin(g: Elisabeth) -> Procedure[None]:
    """E1-16.4 S1 Announced and paid; Storms may stop it [OP-16-22]. Then the marker, and the defence is counted."""
    raid = the_raid(g)
    sea, pirate, target = PLACE_NOUN[raid.zone], POWERS[raid.pirate].noun, POWERS[raid.target].noun
    g.tell("raid", zone=sea, power=pirate, target=target)
    yield from respond(g, "W2", rule="E1-16.4.S1", args={"zone": sea, "power": pirate, "target": target})
    if g.storms:
        g.raid = None
        return
    g.mark_raided(raid.zone, raid.pirate)
    raid.dice[1] = defence_dice(g, raid)
    g.then(("raid_defence",))


def tell_defence(g: Elisabeth, power: str, faces: list[int]) -> None:
    if faces:
        g.tell("raid-defence", power=power, dice=faces, hits=sum(d >= 5 for d in faces))
    else:
        g.tell("raid-undefended", power=power)


def raid_defence(g: Elisabeth) -> Procedure[None]:
    """E1-16.4 S3 The target rolls; corsairs fall first, then a ship for every two hits and for a last single one."""
    raid = the_raid(g)
    yield from respond(g, "W16", rule="E1-16.4.S3", powers=played(g), args={"zone": PLACE_NOUN[raid.zone]})
    raid.faces[1] = [g.roll() for _ in range(raid.dice[1])]
    hits = sum(d >= 5 for d in raid.faces[1])
    tell_defence(g, POWERS[raid.target].noun, raid.faces[1])
    while hits and squadrons(g, raid.zone, raid.pirate):
        kinds = [s for s, _ in ships(g, raid.zone, raid.pirate)]
        corsairs = [s for s in kinds if SHIPS[s].kind == CORSAIR]
        hits -= 1 if corsairs else min(hits, PIRACY.hits_per_ship)
        yield from _lose_one(g, raid.pirate, [(raid.zone, s) for s in corsairs or kinds])
    raid.dice[0] = attack_dice(g, raid)
    g.then(("raid_roll",))


def _lose_one(g: Elisabeth, power: int, choices: list[tuple[int, int]]) -> Procedure[None]:
    """E1-16.4 S3, S5 (a) Its owner names a ship that is lost; OP-23-39, S5 (d) of the Armada a level."""
    place, ship = choices[0]
    if len(choices) > 1:
        answers: list[Answer] = [("lose", SHIPS[s].noun, PLACE_NOUN[p]) for p, s in choices]
        answer = yield Ask(
            g.seat(power),
            "lose-ship",
            answers,
            rule="E1-16.4.S3",
            args={"place": 0},  # answers say where
            why_not=not_lost("E1-16.4.S3"),
        )
        ship, place = SHIP[answer[1]], PLACE[answer[2]]
    if SHIPS[ship].kind == ARMADA:
        lose_level(g)
        yield from trimmed(g)
    else:
        g.lose_ships(place, ship)
        g.tell("ship-lost", ship=SHIPS[ship].noun, place=PLACE_NOUN[place])
    if is_zone(place):
        lose_orphans(g, place, power)


def raid_roll(g: Elisabeth) -> None:
    """E1-16.4 S4, S5 The pirate rolls."""
    raid = the_raid(g)
    raid.faces[0] = [g.roll() for _ in range(raid.dice[0])]
    raid.hits = sum(d >= 5 for d in raid.faces[0])
    if raid.faces[0]:
        g.tell("raid-attack", power=POWERS[raid.pirate].noun, dice=raid.faces[0], hits=raid.hits)
    else:
        g.tell("raid-fails", power=POWERS[raid.pirate].noun)
    g.then(("raid_awards",))


# ---- what it brings --------------------------------------------------------------------------------------------------------
def target_ships(g: Elisabeth, raid: Raid) -> list[tuple[int, int]]:
    """E1-16.4 S5 (a) Ships of the target in the zone or next to it."""
    return [
        (place, s)
        for place in (raid.zone, *SEA_LINKS[raid.zone])
        for s, _ in ships(g, place, raid.target)
        if SHIPS[s].kind != ARMADA
    ]


def armada_near(g: Elisabeth, raid: Raid) -> bool:
    """E1-16.4 S5 (d) The Armada in the zone or next to it."""
    return raid.target == SPAIN and any(
        g.ships(place, ARMADA_SHIP) for place in (raid.zone, *SEA_LINKS[raid.zone])
    )


def awards(g: Elisabeth, raid: Raid) -> list[str]:
    """E1-16.4 S5, E1-16.4.4 What the target may give for the next hit: nothing twice before all was given once."""
    possible = []
    if target_ships(g, raid):
        possible.append(SHIP_AWARD)
    if drawable(g, raid.target):
        possible.append(CARD_AWARD)
    if armada_near(g, raid):
        possible.append(ARMADA_AWARD)
    keeper = the_scenario(g).victory.piracy_of
    if keeper in (NOBODY, raid.pirate) or g.piracy_vp[keeper]:
        possible.append(VP_AWARD)  # E1-SL.6 For Spain: one Ottoman point less, while there is one.
    return evenly(possible, raid.given)


def evenly(possible: list[str], given: list[str]) -> list[str]:
    """E1-16.4.4 Of the awards that are possible those that were given least."""
    if not possible:
        return []
    least = min(given.count(a) for a in possible)
    return [a for a in possible if given.count(a) == least]


def raid_awards(g: Elisabeth) -> Procedure[None]:
    """E1-16.4 S5 For each hit the target chooses what the pirate gets."""
    raid = the_raid(g)
    while raid.hits:
        possible = awards(g, raid)
        if not possible:
            break
        award = possible[0]
        if len(possible) > 1:
            args = {"hits": raid.hits, "zone": PLACE_NOUN[raid.zone], "power": POWERS[raid.pirate].noun}
            chooser = raid.pirate if _drake_raids(g, raid) else raid.target
            answer = yield Ask(
                g.seat_of[chooser],
                "raid-award",
                [(a,) for a in possible],
                rule="E1-16.4.S5",
                args=args,
                why_not=because("E1-16.4.4", "only-raid-award"),
            )
            award = str(answer[0])
        raid.hits -= 1
        raid.given.append(award)
        yield from _give(g, raid, award)
    g.raid = None


def _drake_raids(g: Elisabeth, raid: Raid) -> bool:
    """OP-16-21 Drake sails with the pirate; off an enemy's coast he chooses nothing for the enemy."""
    return g.leader_at[DRAKE] == raid.zone and g.leader_side(DRAKE) == raid.pirate


def _give(g: Elisabeth, raid: Raid, award: str) -> Procedure[None]:
    """OP-16-42 At once, before the next is named."""
    if award == SHIP_AWARD:
        yield from _lose_one(g, raid.target, target_ships(g, raid))
        return
    if award == CARD_AWARD:
        take_at_random(g, raid.target, raid.pirate)
        return
    if award == ARMADA_AWARD:
        yield from _lose_one(g, SPAIN, [(armada_at(g), ARMADA_SHIP)])
        return
    keeper = the_scenario(g).victory.piracy_of
    if keeper in (NOBODY, raid.pirate):
        g.piracy_vp[raid.pirate] += 1
        g.tell("piracy-vp", power=POWERS[raid.pirate].noun)
    else:
        g.piracy_vp[keeper] -= 1
        g.tell("piracy-vp-lost", power=POWERS[keeper].noun)


def why_no_raid(g: Elisabeth, power: int, answer: Answer) -> Refusal:
    """E1-16.4.1, E1-16.4.2 Why there is no piracy there."""
    sea = PLACE[answer[1]]
    if not squadrons(g, sea, power):
        return Refusal("E1-16.4.1", "no-ships-there", zone=PLACE_NOUN[sea])
    if not may_raid(g, power, sea):
        return Refusal("E1-16.4.2", "raided-enough", zone=PLACE_NOUN[sea])
    return Refusal("E1-16.4.1", "no-prey", zone=PLACE_NOUN[sea], power=str(answer[2]))


ACTIONS: tuple[Action, ...] = (
    Action("piracy", ("raid",), offers, lambda g, power, answer: PRICE, begin, why_not=why_no_raid),
)
STEPS: dict[str, Runner] = {
    "raid_begin": raid_begin,
    "raid_defence": raid_defence,
    "raid_roll": raid_roll,
    "raid_awards": raid_awards,
}
