"""Piracy on the world map [E1-16.5]: a captain raids Spain or Portugal, stows his loot, and may sail home."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Reasons, Refusal, Runner
from theatrum.games.elisabeth.queries.relations import played
from theatrum.games.elisabeth.queries.world import (
    captains_of,
    fortresses_at,
    may_raid_ocean,
    prey,
    settlements_at,
    way_home,
)
from theatrum.games.elisabeth.rules.parts import Action, because
from theatrum.games.elisabeth.rules.piracy import evenly, tell_defence
from theatrum.games.elisabeth.rules.voyages import eliminate, go_home
from theatrum.games.elisabeth.rules.windows import respond, respond_again
from theatrum.games.elisabeth.state import Elisabeth, the_new_world, the_venture
from theatrum.games.elisabeth.state.ocean import RAID, Venture
from theatrum.games.elisabeth.tables.constants import PIRACY
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.powers import ENGLAND, NOUNS, PORTUGAL, POWER, SPAIN
from theatrum.games.elisabeth.tables.treasures import TREASURE
from theatrum.games.elisabeth.tables.world import CREW, FIRST_OCEAN, OCEAN

PRICE = 2
PATROL, TREASURES, POINT, REPAIR = "sink-patrol", "give-treasure", "give-vp", "repair"
"""What a hit may bring."""


# ---- the raid ----------------------------------------------------------------------------------------------------------------
def offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
    """E1-16.5.1 A captain in an ocean zone, and Spain or Portugal there."""
    if g.new_world is None or cp < PRICE:
        return []
    return [
        ("plunder", CAPTAIN.noun[captain], NOUNS[target])
        for captain in captains_of(g, power)
        if (zone := g.new_world.zone_of(captain)) >= 0 and may_raid_ocean(g, power, zone)
        for target in prey(g, power, zone)
    ]


def begin(g: Elisabeth, power: int, answer: Answer) -> None:
    captain = CAPTAIN[answer[1]]
    g.venture = Venture(RAID, captain, the_new_world(g).zone_of(captain), POWER[answer[2]])
    g.then(("plunder_begin",))


def plunder_begin(g: Elisabeth) -> Procedure[None]:
    """E1-16.5 S1, OP-16-22 Announced and paid; Storms may stop it. Then the marker."""
    v = the_venture(g)
    words = {
        "captain": CAPTAIN.noun[v.captain],
        "zone": OCEAN.noun[v.zone],
        "target": NOUNS[v.target],
        "power": NOUNS[the_new_world(g).captain_power[v.captain]],
    }
    g.tell("plunder", **words)  # type: ignore[arg-type]
    yield from respond(g, "W2", rule="E1-16.5.S1", args=words)
    if g.storms:
        g.venture = None
        return
    g.mark_raided(FIRST_OCEAN + v.zone, the_new_world(g).captain_power[v.captain])
    g.then(("plunder_defence",))


def plunder_defence(g: Elisabeth) -> Procedure[None]:
    """E1-16.5 S2, S3 Patrols and fortresses of Spain, settlements of Portugal."""
    v = the_venture(g)
    args = {"zone": OCEAN.noun[v.zone]}
    yield from respond_again(g, "W16", rule="E1-16.5.S3", powers=played(g), args=args)
    v.faces[1] = [g.roll() for _ in range(defence_dice(g, v))]
    hits = sum(die >= 5 for die in v.faces[1])
    tell_defence(g, NOUNS[v.target], v.faces[1])
    strike(g, v.captain, hits)
    if the_new_world(g).zone_of(v.captain) < 0:
        g.venture = None
        return
    g.then(("plunder_roll",))


def defence_dice(g: Elisabeth, v: Venture) -> int:
    """E1-16.5 S2 De Sores meets no fortress dice, but fortresses protect a treasure from him, too [E1-5.2.2]."""
    if v.target == PORTUGAL:
        return settlements_at(g, v.zone, PORTUGAL) + v.more[1]
    walls = fortresses_at(g, v.zone)
    v.fortresses = walls > 0
    dice = 0 if CREW[v.captain].gift.ignore_fortress_dice else walls
    return the_new_world(g).patrols[v.zone] + dice + v.more[1]


def strike(g: Elisabeth, captain: int, hits: int) -> None:
    """E1-16.5 S3 Two hits eliminate; one damages, or eliminates who was damaged."""
    world = the_new_world(g)
    if hits >= 2 or (hits and world.is_damaged(captain)):
        eliminate(g, captain)
    elif hits:
        world.damaged |= 1 << captain
        g.tell("captain-damaged", captain=CAPTAIN.noun[captain])


def plunder_roll(g: Elisabeth) -> None:
    """E1-16.5 S4 One die if he is damaged or there is one settlement only, else two; and his piracy."""
    v = the_venture(g)
    v.faces[0] = [g.roll() for _ in range(attack_dice(g, v))]
    v.hits = sum(die >= 5 for die in v.faces[0])
    power = the_new_world(g).captain_power[v.captain]
    g.tell("raid-attack", power=NOUNS[power], dice=v.faces[0], hits=v.hits)
    g.then(("plunder_awards",), ("stow", v.captain), ("return_home", v.captain))


def attack_dice(g: Elisabeth, v: Venture) -> int:
    single = the_new_world(g).is_damaged(v.captain) or settlements_at(g, v.zone, v.target) == 1
    base = PIRACY.dice_one_ship_or_port if single else PIRACY.dice
    return base + CREW[v.captain].piracy[v.zone] + v.more[0]


# ---- what it brings ------------------------------------------------------------------------------------------------------------
def awards(g: Elisabeth, v: Venture) -> list[str]:
    """E1-16.5 S5, E1-16.4.4, OP-16-36, OP-16-43 What may be given for the next hit."""
    world = the_new_world(g)
    possible = [POINT]
    if world.patrols[v.zone]:
        possible.append(PATROL)
    if drawable(g, v):
        possible.append(TREASURES)
    if CREW[v.captain].gift.repair and world.is_damaged(v.captain):
        possible.append(REPAIR)
    return evenly(possible, v.given)


def drawable(g: Elisabeth, v: Venture) -> list[int]:
    """E1-16.5 S5 Treasures of the row concerned; not the one set aside, not Spain's last one behind a fortress."""
    world = the_new_world(g)
    if v.target == PORTUGAL:
        return world.portuguese_row
    row = [t for t in world.spanish_row if t != v.aside]
    return [] if fortresses_at(g, v.zone) and len(world.spanish_row) == 1 else row


def plunder_awards(g: Elisabeth) -> Procedure[None] | None:
    """E1-16.5 S5 Spain chooses, also for Portugal; for Drake England does."""
    v = the_venture(g)
    possible = awards(g, v) if v.hits else []
    if possible:
        return _award(g, v, possible)
    g.venture = None
    return None


def _award(g: Elisabeth, v: Venture, possible: list[str]) -> Procedure[None]:
    world = the_new_world(g)
    chooser = ENGLAND if CREW[v.captain].gift.choose_award else SPAIN
    award = possible[0]
    if len(possible) > 1:
        answer = yield Ask(
            g.seat_of[chooser],
            "plunder-award",
            [(a,) for a in possible],
            rule="E1-16.5.S5",
            args={"hits": v.hits, "captain": CAPTAIN.noun[v.captain]},
            why_not=because("E1-16.5.S5", "only-plunder-award"),
        )
        award = str(answer[0])
    v.hits -= 1
    v.given.append(award)
    pirate = world.captain_power[v.captain]
    if award == TREASURES:
        yield from _lose_treasure(g, v, pirate)
    elif award == PATROL:
        world.patrols[v.zone] -= 1
        g.tell("patrol-sunk", zone=OCEAN.noun[v.zone])
    elif award == REPAIR:
        world.damaged &= ~(1 << v.captain)
        g.tell("captain-repaired", captain=CAPTAIN.noun[v.captain])
    else:
        g.piracy_vp[pirate] += 1
        g.tell("piracy-vp", power=NOUNS[pirate])
    g.then(("plunder_awards",))


def _lose_treasure(g: Elisabeth, v: Venture, pirate: int) -> Procedure[None]:
    """E1-16.5 S5 (b), (c), OP-16-41 Spain may first set one aside; then one is drawn, which only the pirate sees."""
    world = the_new_world(g)
    if v.target == SPAIN and v.fortresses and v.aside < 0 and len(world.spanish_row) > 1:
        answer = yield Ask(
            g.seat_of[SPAIN],
            "set-aside",
            lambda: [*(("set-aside", TREASURE.noun[t]) for t in world.spanish_row), ("none",)],
            rule="E1-16.5.S5",
            why_not=because("E1-16.5.S5", "only-set-aside"),
        )
        if answer[0] == "set-aside":
            v.aside = TREASURE[answer[1]]
    row = drawable(g, v)
    treasure = row[g.below(len(row))]
    (world.portuguese_row if v.target == PORTUGAL else world.spanish_row).remove(treasure)
    take_loot(g, v.captain, treasure, seen_by=[SPAIN] if v.target == SPAIN else [])


def take_loot(g: Elisabeth, captain: int, treasure: int, seen_by: list[int]) -> None:
    """E1-16.5.S6 Under the captain, in no hand."""
    world = the_new_world(g)
    pirate = world.captain_power[captain]
    world.loot[captain] = sorted([*world.loot[captain], treasure])
    g.tell("treasure-captured", captain=CAPTAIN.noun[captain], power=NOUNS[pirate])
    seats = sorted({g.seat_of[pirate], *(g.seat_of[p] for p in seen_by)})
    g.reveal("treasure-captured-is", to=seats, treasure=TREASURE.noun[treasure])


def return_home(g: Elisabeth, captain: int) -> Procedure[None] | None:
    """E1-16.5 S7, OP-16-46 If a way leads there; staying is always allowed."""
    if the_new_world(g).zone_of(captain) < 0 or not way_home(g, captain):
        return None
    return _return_home(g, captain)


def _return_home(g: Elisabeth, captain: int) -> Procedure[None]:
    power = the_new_world(g).captain_power[captain]
    answers: list[Answer] = [("go-home",), ("stay",)]
    args = {"captain": CAPTAIN.noun[captain]}
    answer = yield Ask(
        g.seat_of[power],
        "return-home",
        answers,
        rule="E1-16.5.S7",
        args=args,
        why_not=because("E1-16.5.S7", "only-return-home"),
    )
    if answer == ("go-home",):
        go_home(g, captain)


def why_no_plunder(g: Elisabeth, power: int, answer: Answer) -> Refusal:
    """E1-16.5.1, E1-16.5.2 Why he raids nobody there."""
    captain = CAPTAIN[answer[1]]
    if g.new_world is None or captain not in captains_of(g, power) or g.new_world.zone_of(captain) < 0:
        return Refusal("E1-16.5.1", "captain-not-at-sea", captain=str(answer[1]))
    zone = g.new_world.zone_of(captain)
    if not may_raid_ocean(g, power, zone):
        return Refusal("E1-16.5.2", "raided-enough", zone=OCEAN.noun[zone])
    return Refusal("E1-16.5.1", "no-prey", zone=OCEAN.noun[zone], power=str(answer[2]))


ACTIONS: tuple[Action, ...] = (
    Action("piracy", ("plunder",), offers, lambda g, power, answer: PRICE, begin, why_no_plunder),
)
STEPS: dict[str, Runner] = {
    "plunder_begin": plunder_begin,
    "plunder_defence": plunder_defence,
    "plunder_roll": plunder_roll,
    "plunder_awards": plunder_awards,
    "return_home": return_home,
}
