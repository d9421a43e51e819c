"""Field battles, relief battles and assaults on the stage [E1-14, E1-15]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from theatrum.core.scene import Name, Piece, Side, Spotlight, Stat, Text
from theatrum.core.stage import Chance, Modifier
from theatrum.games.elisabeth.queries import odds
from theatrum.games.elisabeth.queries.bonuses import ravelin
from theatrum.games.elisabeth.queries.forces import best_battle
from theatrum.games.elisabeth.rules.assault import FOR_WALLS
from theatrum.games.elisabeth.rules.assault import dice as assault_dice
from theatrum.games.elisabeth.rules.battle import FOR_DEFENDING
from theatrum.games.elisabeth.rules.combat import strength
from theatrum.games.elisabeth.scene.cards import shown_again
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.stacks import leader_piece, letter, troop_piece
from theatrum.games.elisabeth.scene.stage_parts import (
    commanders,
    counts,
    dice,
    rating,
    seat_of,
    shares,
    total,
    two_ways,
)
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.war import ASSAULT, ATTACKER, DEFENDER, RELIEF, Battle
from theatrum.games.elisabeth.tables.card_texts import LAND_TEXTS
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.pieces import LEADERS, TROOPS
from theatrum.games.elisabeth.tables.places import PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import NOUNS

BATTLE_STEPS = ("step-cards", "step-dice", "step-losses", "step-after")
TITLES = {ASSAULT: "spotlight-assault", RELIEF: "spotlight-relief"}


def battle(g: Elisabeth, b: Battle) -> Spotlight:
    """E1-14, E1-15.1, E1-15.2 Both sides with their leaders, dice, hits and cards."""
    rolled = is_rolled(b)
    step = 0 if not rolled else 2 if any(b.due.values()) else 3
    storm = b.kind == ASSAULT
    return Spotlight(
        id="spotlight:battle",
        title=Text(TITLES.get(b.kind, "spotlight-battle"), space=PLACE_NOUN[b.space]),
        at=PLACE_NOUN[b.space],
        stage="siege" if storm else "battle",
        sides=[_party(g, b, side) for side in (ATTACKER, DEFENDER)],
        steps=[Text(key) for key in BATTLE_STEPS],
        step=step,
        stakes=[
            Stat(label=Text("stake-won"), value=Text("stake-storm-won" if storm else "stake-battle-won")),
            Stat(label=Text("stake-held"), value=Text("stake-storm-held" if storm else "stake-battle-held")),
        ],
        odds=[] if rolled else chances(g, b, *counted(b)),
        odds_words="" if rolled else Text("odds-flooded" if b.flooded else "odds-without-cards"),
        lines=[
            Text("light-losses", power=NOUNS[power], n=number) for power, number in b.due.items() if number
        ],
    )


def is_rolled(b: Battle) -> bool:
    return bool(b.faces[ATTACKER] or b.faces[DEFENDER])


def _party(g: Elisabeth, b: Battle, side: int) -> Side:
    powers = b.powers[side] or [g.control[b.space]]
    pieces = fighting(b.troops[side], b.leaders[side], side)
    if side == ATTACKER:
        pieces += [troop_piece(t, n, f"joins:{t}", noun=True) for t, n in b.garrison.items() if n]
    storm = "-storm" if b.kind == ASSAULT else ""
    count = counted(b)[side]
    return Side(
        seat=seat_of(g, powers[0]),
        role=Text(f"role-attacker{storm}" if side == ATTACKER else f"role-defender{storm}"),
        title=Text("side-powers", powers=[NOUNS[p] for p in powers]),
        tone=TONES[g.master[powers[0]]],
        letter=letter(g.master[powers[0]]),
        stats=counts(side, sum(b.troops[side].values()), False, b.dice[side], b.faces[side], b.hits[side]),
        cards=[shown_again(number) for number in b.cards[side]],
        pieces=pieces,
        commanders=commanders(b.leaders[side], at_sea=False),
        modifiers=[] if is_rolled(b) else modifiers(g, b, side),
        total=total(side, count, b.faces[side]),
        dice=dice(b.faces[side], count),
        dice_words=Text("dice-hit-on", n=len(b.faces[side]) or count),
        won=b.winner == side,
    )


def fighting(troops: Mapping[int, int], leaders: Sequence[int], side: int) -> list[Piece]:
    return [
        *(troop_piece(t, n, f"fights:{side}-{t}") for t, n in troops.items() if n),
        *(leader_piece(x, False, f"leads:{LEADERS[x].id}") for x in leaders),
    ]


# ---- the reckoning ---------------------------------------------------------------------------------------------------------
def counted(b: Battle) -> tuple[int, int]:
    """The dice of both sides: as they were counted, or as they would be now, before the last responses."""
    if b.dice[ATTACKER] or b.dice[DEFENDER]:
        return b.dice[ATTACKER], b.dice[DEFENDER]
    if b.kind == ASSAULT:
        return assault_dice(b.troops, b.leaders, b.treachery)
    return (
        strength(b, ATTACKER) + best_battle(b.leaders[ATTACKER]),
        strength(b, DEFENDER) + best_battle(b.leaders[DEFENDER]) + FOR_DEFENDING,
    )


def modifiers(g: Elisabeth, b: Battle, side: int) -> list[Modifier]:
    """E1-14.0.P2–P5, E1-15.1.P3–P6 Where the dice come from, line by line. Before any loss, while units are what they were
    when the dice were counted."""
    lines = [_of_units(b, side)]
    best = max(b.leaders[side], key=lambda x: rating(x, False), default=None)
    if best is not None:
        noun = LEADERS[best].noun
        lines.append(Modifier(label=Name(noun), value=f"+{rating(best, False)}", noun=noun))
    if side == DEFENDER:
        storm = b.kind == ASSAULT
        lines.append(
            Modifier(
                label=Text("die-walls" if storm else "die-defending"),
                value=f"+{FOR_WALLS if storm else FOR_DEFENDING}",
            )
        )
        if storm and ravelin(g, g.control[b.space]):
            lines.append(Modifier(label=Name("bonus:ravelin"), value=f"{ravelin(g, g.control[b.space]):+d}"))
        if storm and b.treachery:
            lines.append(Modifier(label=Text("die-treachery"), value="½"))
    lines += [of_card(card) for card in b.cards[side] if card in LAND_TEXTS]
    return lines


def _of_units(b: Battle, side: int) -> Modifier:
    """E1-14.0.P2, E1-15.1.P3 One die a unit; in an assault none for cavalry, and one for two against a garrison."""
    if b.kind != ASSAULT:
        n = strength(b, side)
        return Modifier(label=Text("die-units", n=n), value=n)
    n = sum(m for t, m in b.troops[side].items() if not TROOPS[t].cavalry)
    if side == ATTACKER and b.troops[DEFENDER] and not b.treachery:
        return Modifier(label=Text("die-units-halved", n=n), value=(n + 1) // 2)
    return Modifier(label=Text("die-units-foot", n=n), value=n)


def of_card(card: int) -> Modifier:
    return Modifier(label=Name(CARDS[card].noun), value=f"+{LAND_TEXTS[card].dice}", noun=CARDS[card].noun)


def chances(g: Elisabeth, b: Battle, attack: int, defence: int) -> list[Chance]:
    """The attacker's chance with so many dice, and the defender's; none of them rolls in the water [E1-C.39]."""
    if b.flooded:
        return shares(
            [(Text("odds-holds"), 1.0, TONES[g.master[(b.powers[DEFENDER] or [g.control[b.space]])[0]]])]
        )
    if b.kind == ASSAULT:
        chance = odds.assault(attack, defence, strength(b, ATTACKER), strength(b, DEFENDER))
        won, held = Text("odds-falls"), Text("odds-holds")
    else:
        chance = odds.battle(attack, defence)
        won, held = Text("odds-wins"), Text("odds-holds")
    tones = [TONES[g.master[(b.powers[side] or [g.control[b.space]])[0]]] for side in (ATTACKER, DEFENDER)]
    return two_ways(won, held, chance, (tones[0], tones[1]))
