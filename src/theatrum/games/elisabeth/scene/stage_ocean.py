"""Expeditions on the stage: raids on the oceans, attacks on the treasure fleet, navigation [E1-16.1, E1-16.5, E1-23.2]."""

from __future__ import annotations

from collections.abc import Iterable

from theatrum.core.scene import Name, Side, Spotlight, Stat, Text
from theatrum.core.stage import Chance, Commander, Modifier, Preview, Reckoned
from theatrum.games.elisabeth.queries import odds
from theatrum.games.elisabeth.queries.world import fortresses_at, navigation_bonus, settlements_at
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.stacks import letter
from theatrum.games.elisabeth.scene.stage_parts import (
    PLAIN,
    PORTRAITS,
    dice,
    range_words,
    seat_of,
    shares,
    total,
    two_dice,
)
from theatrum.games.elisabeth.state import Elisabeth, the_new_world
from theatrum.games.elisabeth.state.ocean import FLEET, RAID, Venture
from theatrum.games.elisabeth.tables.constants import PIRACY, TREASURE_FLEET
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.powers import NOUNS, PORTUGAL, POWER_IDS, SPAIN
from theatrum.games.elisabeth.tables.records.procedures import look_up
from theatrum.games.elisabeth.tables.world import (
    CREW,
    DAMAGED,
    ELIMINATED,
    NAVIGATION,
    NO_EFFECT,
    OCEAN,
)

RAID_STEPS = ("step-announced", "step-defence", "step-raid", "step-awards")
FLEET_STEPS = ("step-dice", "step-awards")


def venture(g: Elisabeth, v: Venture) -> Spotlight | None:
    """E1-16.5, E1-23.2 The captain and whoever resists; a voyage that is only going on has no stage."""
    return contest(g, v) if v.kind in (RAID, FLEET) else None


def contest(g: Elisabeth, v: Venture) -> Spotlight:
    fleet = v.kind == FLEET
    rolled = bool(v.faces[0] or v.faces[1])
    step = (1 if v.faces[0] else 0) if fleet else 3 if v.faces[0] else 2 if v.faces[1] else 1
    return Spotlight(
        id="spotlight:venture",
        title=Text("spotlight-fleet" if fleet else "spotlight-plunder", zone=OCEAN.noun[v.zone]),
        at=OCEAN.noun[v.zone],
        stage="raid",
        sides=[_captain_side(g, v), _resisting(g, v)],
        steps=[Text(key) for key in (FLEET_STEPS if fleet else RAID_STEPS)],
        step=step,
        stakes=[
            Stat(label=Text("stake-raid"), value=Text("stake-fleet-hits" if fleet else "stake-plunder-hits")),
            Stat(label=Text("stake-defence"), value=Text("stake-plunder-defence")),
        ],
        odds=[] if rolled else _chances(g, v),
        odds_words="" if rolled else Text("odds-without-cards"),
        lines=[Text("light-awards", n=v.hits)] if v.hits else [],
    )


def captain_of(captain: int, power: int) -> Commander:
    """E1-5.2 He as he is drawn, and what he is good for."""
    row = CREW[captain]
    return Commander(
        noun=CAPTAIN.noun[captain],
        name=Name(CAPTAIN.noun[captain]),
        portrait=PORTRAITS.get(POWER_IDS[power], PLAIN),
        lines=[Text("commander-captain", navigation=row.navigation, piracy=max(row.piracy))],
    )


def _captain_side(g: Elisabeth, v: Venture) -> Side:
    power = the_new_world(g).captain_power[v.captain]
    count, lines = attack(g, v)
    return Side(
        seat=seat_of(g, power),
        role=Text("role-raider"),
        title=Name(NOUNS[power]),
        tone=TONES[power],
        commanders=[captain_of(v.captain, power)],
        modifiers=lines if not v.faces[0] else [],
        total=total(0, count, v.faces[0]),
        dice=dice(v.faces[0], count),
        dice_words=Text("dice-hit-on", n=len(v.faces[0]) or count),
        lines=[Text("light-damaged")] if the_new_world(g).is_damaged(v.captain) else [],
    )


def _resisting(g: Elisabeth, v: Venture) -> Side:
    count, lines = defence(g, v)
    return Side(
        seat=seat_of(g, v.target),
        role=Text("role-raided"),
        title=Name(NOUNS[v.target]),
        tone=TONES[v.target],
        letter=letter(v.target),
        modifiers=lines if not v.faces[1] else [],
        total=total(1, count, v.faces[1], fallen=bool(v.faces[0])),
        dice=dice(v.faces[1], count),
        dice_words=Text("dice-hit-on", n=len(v.faces[1]) or count),
    )


Counted = tuple[int, list[Modifier]]


def attack(g: Elisabeth, v: Venture) -> Counted:
    """E1-16.5 S4, E1-23.2 S4 His ships, his piracy, cards."""
    damaged = the_new_world(g).is_damaged(v.captain)
    if v.kind == FLEET:
        base = TREASURE_FLEET.expedition_dice_damaged if damaged else TREASURE_FLEET.expedition_dice_full
        what = "die-damaged" if damaged else "die-expedition"
    else:
        one = damaged or settlements_at(g, v.zone, v.target) == 1
        base = PIRACY.dice_one_ship_or_port if one else PIRACY.dice
        what = "die-damaged" if damaged else "die-one-settlement" if one else "die-expedition"
    return _summed(
        (Text(what), base, ""),
        (Name(CAPTAIN.noun[v.captain]), CREW[v.captain].piracy[v.zone], CAPTAIN.noun[v.captain]),
        (Text("die-cards"), v.more[0], ""),
    )


def defence(g: Elisabeth, v: Venture) -> Counted:
    """E1-16.5 S2, E1-23.2 S4 Patrols and fortresses, settlements of Portugal, escorts of the fleet; cards."""
    world = the_new_world(g)
    if v.kind == FLEET:
        return _summed(
            (Text("die-fleet"), TREASURE_FLEET.fleet_base_dice, ""),
            (Text("die-escorts", n=world.escorts), TREASURE_FLEET.per_escort * world.escorts, ""),
        )
    if v.target == PORTUGAL:
        return _summed(
            (Text("die-settlements"), settlements_at(g, v.zone, PORTUGAL), ""),
            (Text("die-cards"), v.more[1], ""),
        )
    walls = 0 if CREW[v.captain].gift.ignore_fortress_dice else fortresses_at(g, v.zone)
    return _summed(
        (Text("die-patrols"), world.patrols[v.zone], ""),
        (Text("die-fortresses"), walls, ""),
        (Text("die-cards"), v.more[1], ""),
    )


def _summed(*rows: tuple[Text | Name, int, str]) -> Counted:
    lines = [Modifier(label=label, value=f"{n:+d}", noun=noun) for label, n, noun in rows if n]
    return max(0, sum(n for _, n, _ in rows)), lines


def _chances(g: Elisabeth, v: Venture) -> list[Chance]:
    """At least one hit of the captain, if he comes through unscathed."""
    gain = odds.at_least(attack(g, v)[0], 1)
    tone = TONES[the_new_world(g).captain_power[v.captain]]
    return shares([(Text("odds-plunders"), gain, tone), (Text("odds-nothing"), 1 - gain, TONES[SPAIN])])


# ---- navigation ----------------------------------------------------------------------------------------------------------------
def navigated(g: Elisabeth, captain: int, rolled: int, before: Iterable[object]) -> Spotlight:
    """E1-16.1.22 Two dice, his rating and the Map Projection."""
    world = the_new_world(g)
    power, plus = world.captain_power[captain], navigation_bonus(g, captain)
    own = CREW[captain].navigation
    lines = [Modifier(label=Text("roll-dice"), value=rolled)]
    lines.append(Modifier(label=Text("roll-navigation"), value=f"{own:+d}", noun=CAPTAIN.noun[captain]))
    if plus != own:
        lines.append(Modifier(label=Name("bonus:map_projection"), value=f"{plus - own:+d}"))
    zone = world.zone_of(captain)
    return Spotlight(
        id="spotlight:navigation",
        title=Text("spotlight-navigation", captain=CAPTAIN.noun[captain]),
        at=OCEAN.noun[zone] if zone >= 0 else "",
        stage="roll",
        sides=[
            Side(
                seat=seat_of(g, power),
                title=Name(NOUNS[power]),
                tone=TONES[power],
                commanders=[captain_of(captain, power)],
                modifiers=lines,
                total=Stat(id="light:roll", label=Text("roll-total"), value=rolled + plus),
                dice=two_dice(before, rolled),
            )
        ],
        stakes=[
            Stat(label=range_words(row.min, row.max), value=Text(f"stake-sea-{row.result.replace('_', '-')}"))
            for row in NAVIGATION
        ],
    )


def navigation_ahead(g: Elisabeth, captain: int, plus: int) -> Preview:
    """E1-16.1.22 What the roll may come to."""
    power = the_new_world(g).captain_power[captain]
    own = CREW[captain].navigation
    lines = [Modifier(label=Text("roll-navigation"), value=f"{own:+d}", noun=CAPTAIN.noun[captain])]
    if plus != own:
        lines.append(Modifier(label=Name("bonus:map_projection"), value=f"{plus - own:+d}"))
    found = navigation_chances(plus)
    tones = {NO_EFFECT: "green", DAMAGED: "yellow", ELIMINATED: "red"}
    rows = [
        (Text(f"ahead-sea-{name.replace('_', '-')}"), found.get(name, 0.0), tones[name]) for name in tones
    ]
    return Preview(
        title=Text("spotlight-navigation", captain=CAPTAIN.noun[captain]),
        sides=[
            Reckoned(
                side=0,
                title=Name(NOUNS[power]),
                tone=TONES[power],
                label=Text("ahead-plus"),
                total=f"{plus:+d}",
                modifiers=lines,
            )
        ],
        odds=[chance for chance in shares(rows) if chance.percent],
    )


def navigation_chances(plus: int) -> dict[str, float]:
    """E1-16.1.22 How likely each result is with this bonus."""
    out: dict[str, float] = {}
    for a in range(1, 7):
        for b in range(1, 7):
            result = look_up(NAVIGATION, a + b + plus).result
            out[result] = out.get(result, 0) + 1 / 36
    return out
