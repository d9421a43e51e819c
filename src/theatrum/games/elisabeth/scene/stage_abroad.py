"""Foreign wars on the stage: battles on a card beside the map [E1-23.7]."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.scene import Name, Side, Spotlight, Text
from theatrum.core.stage import Chance, Modifier
from theatrum.games.elisabeth.queries import odds
from theatrum.games.elisabeth.queries.forces import best_battle
from theatrum.games.elisabeth.rules.foreign_war import size
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.stacks import troop_piece
from theatrum.games.elisabeth.scene.stage_parts import commanders, dice, seat_of, shares, total
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.realms import ForeignWar
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.pieces import LEADERS
from theatrum.games.elisabeth.tables.powers import INDEPENDENT, NOBODY, NOUNS

STEPS = ("step-cards", "step-dice", "step-losses")


def foreign_battle(
    g: Elisabeth, war: ForeignWar, faces: tuple[Sequence[int], Sequence[int]] = ((), ())
) -> Spotlight:
    """E1-23.7 The power's units, its leader and cards against the foreign army; hits fell a unit each."""
    led = [war.leader] if war.leader != NOBODY else []
    mine = size(war) + best_battle(led) + war.more
    lines = [Modifier(label=Text("die-units", n=size(war)), value=size(war))]
    lines += [Modifier(label=Name(LEADERS[x].noun), value=f"{best_battle([x]):+d}") for x in led]
    if war.more:
        lines.append(Modifier(label=Text("die-cards"), value=f"{war.more:+d}"))
    rolled = bool(faces[0])
    return Spotlight(
        id="spotlight:foreign-war",
        title=Name(CARDS[war.card].noun),
        stage="battle",
        sides=[
            Side(
                seat=seat_of(g, war.power),
                role=Text("role-attacker"),
                title=Name(NOUNS[war.power]),
                tone=TONES[war.power],
                commanders=commanders(led, at_sea=False),
                pieces=[troop_piece(t, n, f"abroad:{t}") for t, n in war.units.items() if n],
                modifiers=[] if rolled else lines,
                total=total(0, mine, faces[0]),
                dice=dice(faces[0], mine),
                dice_words=Text("dice-hit-on", n=len(faces[0]) or mine),
            ),
            Side(
                role=Text("role-foreign-army"),
                title=Text("side-foreign-army"),
                tone=TONES[INDEPENDENT],
                modifiers=[]
                if rolled
                else [Modifier(label=Text("die-units", n=war.enemies), value=war.enemies)],
                total=total(1, war.enemies, faces[1]),
                dice=dice(faces[1], war.enemies),
                dice_words=Text("dice-hit-on", n=len(faces[1]) or war.enemies),
            ),
        ],
        steps=[Text(key) for key in STEPS],
        step=1 if rolled else 0,
        odds=[] if rolled else _chances(g, war, mine),
        odds_words="" if rolled else Text("odds-without-cards"),
    )


def _chances(g: Elisabeth, war: ForeignWar, mine: int) -> list[Chance]:
    over = odds.at_least(mine, war.enemies)
    return shares([(Text("odds-ends"), over, TONES[war.power]), (Text("odds-goes-on"), 1 - over, "")])
