"""Naval battles and piracy on the stage [E1-16.2, E1-16.4]."""

from __future__ import annotations

from theatrum.core.scene import Name, Side, Spotlight, Stat, Text
from theatrum.core.stage import Chance, Modifier
from theatrum.games.elisabeth.queries import odds
from theatrum.games.elisabeth.queries.forces import admirals, ships, squadrons
from theatrum.games.elisabeth.queries.odds import HIT
from theatrum.games.elisabeth.rules.piracy import attack_dice, defence_dice
from theatrum.games.elisabeth.rules.sea_losses import PORT_DEFENCE, dice_of
from theatrum.games.elisabeth.scene.cards import shown_again
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.stacks import leader_piece, letter, ship_piece
from theatrum.games.elisabeth.scene.stage_parts import (
    commanders,
    counts,
    dice,
    rating,
    seat_of,
    total,
    two_ways,
)
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.sea import Raid, SeaBattle
from theatrum.games.elisabeth.state.war import ATTACKER, DEFENDER
from theatrum.games.elisabeth.tables.pieces import ARMADA, LEADERS, SHIPS
from theatrum.games.elisabeth.tables.places import N_SPACES, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import NOUNS

BATTLE_STEPS = ("step-cards", "step-dice", "step-losses", "step-after")
RAID_STEPS = ("step-announced", "step-defence", "step-raid", "step-awards")


# ---- naval battles -----------------------------------------------------------------------------------------------------------
def sea_battle(g: Elisabeth, b: SeaBattle) -> Spotlight:
    """E1-16.2 Both fleets with their dice, hits and cards."""
    rolled = bool(b.faces[ATTACKER] or b.faces[DEFENDER])
    return Spotlight(
        id="spotlight:sea-battle",
        title=Text("spotlight-sea-battle", place=PLACE_NOUN[b.place]),
        at=PLACE_NOUN[b.place],
        stage="sea",
        sides=[_fleet(g, b, side, rolled) for side in (ATTACKER, DEFENDER)],
        steps=[Text(key) for key in BATTLE_STEPS],
        step=2 if rolled else 0,
        stakes=[
            Stat(label=Text("stake-won"), value=Text("stake-sea-won")),
            Stat(label=Text("stake-held"), value=Text("stake-sea-held")),
        ],
        odds=[] if rolled else sea_chances(g, b, odds.battle(*b.dice)),
        odds_words="" if rolled else Text("odds-without-cards"),
    )


def _fleet(g: Elisabeth, b: SeaBattle, side: int, rolled: bool) -> Side:
    power = b.powers[side]
    led = admirals(g, b.place, g.master[power])
    return Side(
        seat=seat_of(g, power),
        role=Text("role-attacker" if side == ATTACKER else "role-defender"),
        title=Name(NOUNS[power]),
        tone=TONES[g.master[power]],
        letter=letter(g.master[power]),
        stats=counts(side, sum(b.ships[side].values()), True, b.dice[side], b.faces[side], b.hits[side]),
        cards=[shown_again(number) for number in b.cards[side]],
        pieces=[
            *(ship_piece(s, n, f"fights:{side}-{s}") for s, n in b.ships[side].items() if n),
            *(leader_piece(x, True, f"leads:{LEADERS[x].id}") for x in led),
        ],
        commanders=commanders(led, at_sea=True),
        modifiers=[] if rolled else _modifiers(b, side, led),
        total=total(side, b.dice[side], b.faces[side]),
        dice=dice(b.faces[side], b.dice[side]),
        dice_words=Text("dice-hit-on", n=len(b.faces[side]) or b.dice[side]),
        won=rolled and (b.hits[ATTACKER] > b.hits[DEFENDER]) == (side == ATTACKER),
    )


def _modifiers(b: SeaBattle, side: int, led: list[int]) -> list[Modifier]:
    """E1-16.2 S1, S2 Dice by kind of ship, the best leader, and the defender's in a port."""
    lines = [
        Modifier(label=Text("die-ships", n=n, ship=SHIPS[s].noun), value=n * dice_of(s, b.place))
        for s, n in b.ships[side].items()
        if n
    ]
    best = max(led, key=lambda x: rating(x, True), default=None)
    if best is not None:
        noun = LEADERS[best].noun
        lines.append(Modifier(label=Name(noun), value=f"+{rating(best, True)}", noun=noun))
    if side == DEFENDER and b.place < N_SPACES:
        lines.append(Modifier(label=Text("die-port"), value=f"+{PORT_DEFENCE}"))
    return lines


def sea_chances(g: Elisabeth, b: SeaBattle, chance: float) -> list[Chance]:
    """The attacker's chance, and the defender's."""
    tones = TONES[g.master[b.powers[ATTACKER]]], TONES[g.master[b.powers[DEFENDER]]]
    return two_ways(Text("odds-wins"), Text("odds-holds"), chance, tones)


# ---- piracy ------------------------------------------------------------------------------------------------------------------
def raid(g: Elisabeth, r: Raid) -> Spotlight:
    """E1-16.4 The raider and whoever defends himself."""
    step = 3 if r.faces[0] else 2 if r.faces[1] else 1 if r.dice[1] else 0
    return Spotlight(
        id="spotlight:raid",
        title=Text("spotlight-raid", power=NOUNS[r.pirate], zone=PLACE_NOUN[r.zone]),
        at=PLACE_NOUN[r.zone],
        stage="raid",
        sides=[_raider(g, r, 0), _raider(g, r, 1)],
        steps=[Text(key) for key in RAID_STEPS],
        step=step,
        stakes=[
            Stat(label=Text("stake-raid"), value=Text("stake-raid-hits")),
            Stat(label=Text("stake-defence"), value=Text("stake-raid-defence")),
        ],
        odds=[] if r.faces[0] else _raid_chances(g, r),
        odds_words="" if r.faces[0] else Text("odds-without-cards"),
        lines=[Text("light-awards", n=r.hits)] if r.hits else [],
    )


def _raid_chances(g: Elisabeth, r: Raid) -> list[Chance]:
    """E1-16.4 S4 At least one hit, with what is left of the raiders."""
    gain = odds.at_least(r.dice[0] or attack_dice(g, r), 1)
    return two_ways(Text("odds-plunders"), Text("odds-nothing"), gain, (TONES[r.pirate], TONES[r.target]))


def _raid_lines(g: Elisabeth, r: Raid, side: int, count: int) -> list[Modifier]:
    """E1-16.4 S2, S4 Where the dice come from; nothing once they have fallen."""
    if r.faces[side] or not count:
        return []
    if side:
        near = 2 * sum(n for s, n in ships(g, r.zone, r.target) if SHIPS[s].kind != ARMADA)
        rows = [("die-guards", near), ("die-guards-near", count - near)]
        return [Modifier(label=Text(label), value=f"{n:+d}") for label, n in rows if n]
    best = max(admirals(g, r.zone, r.pirate), key=lambda x: LEADERS[x].piracy, default=None)
    plus = LEADERS[best].piracy if best is not None else 0
    lines = [
        Modifier(label=Text("die-raiders" if count - plus > 1 else "die-raiders-one"), value=count - plus)
    ]
    if best is not None and plus:
        lines.append(Modifier(label=Name(LEADERS[best].noun), value=f"{plus:+d}", noun=LEADERS[best].noun))
    return lines


def _expected(g: Elisabeth, r: Raid, side: int) -> int:
    """Dice that are not counted yet; the defence falls first [E1-16.4 S2, S4]."""
    if side:
        return 0 if r.dice[0] or r.faces[0] or r.faces[1] else defence_dice(g, r)
    return attack_dice(g, r)


def _raider(g: Elisabeth, r: Raid, side: int) -> Side:
    power = r.target if side else r.pirate
    count = r.dice[side] or _expected(g, r, side)
    hits = sum(f >= HIT for f in r.faces[side])
    fleet = squadrons(g, r.zone, g.master[power])
    led = admirals(g, r.zone, g.master[power])
    return Side(
        seat=seat_of(g, power),
        role=Text("role-raided" if side else "role-raider"),
        title=Name(NOUNS[power]),
        tone=TONES[power],
        stats=counts(side, fleet, True, r.dice[side], r.faces[side], hits),
        commanders=commanders(led, at_sea=True),
        modifiers=_raid_lines(g, r, side, count),
        total=total(side, count, r.faces[side], fallen=bool(r.faces[0])),
        dice=dice(r.faces[side], count),
        dice_words=Text("dice-hit-on", n=len(r.faces[side]) or count),
    )
