"""What contests of Caribbean have in common on the stage: who leads, lines of a reckoning, dice, odds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from theatrum.core.scene import Name, Stat, Text
from theatrum.core.stage import Chance, Commander, Die, Modifier
from theatrum.games.caribbean.rules.dice import FACES
from theatrum.games.caribbean.scene.geography import TONES
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import FIGURE, FIGURES, LEADER_TYPES, NATION_OF
from theatrum.games.caribbean.tables.things import DUCATS, N_THINGS, SP, THING

PORTRAITS = {"spain": "helmet", "portugal": "cap", "france": "hat", "england": "hat", "netherlands": "wig"}
"""How the leaders of a nation are drawn."""
SIDES = ("attacker", "defender")
IN_WORDS = {THING.noun[SP]: "amount-sp", THING.noun[DUCATS]: "amount-ducats"}


def seat_of(g: Caribbean, nation: int) -> int | None:
    """Who plays the nation; nobody natives and pirates."""
    return g.seat_of[nation] if nation >= 0 and g.seat_of[nation] >= 0 else None


def tone_of(nation: int, pirates: bool) -> str:
    if nation >= 0:
        return TONES[nation]
    return "black" if pirates else "brown"


def commanders(leader: int) -> list[Commander]:
    """The leader of a side, if it has one."""
    if leader < 0:
        return []
    kind = LEADER_TYPES[FIGURES[leader].kind]
    nation = NATION.noun[NATION_OF[leader]].partition(":")[2]
    return [
        Commander(
            noun=FIGURE.noun[leader],
            name=Name(FIGURE.noun[leader]),
            portrait=PORTRAITS.get(nation, "helmet"),
            lines=[Name(f"leadertype:{kind.id}"), Text("factors", af=kind.af, df=kind.df)],
        )
    ]


def modifiers(lines: Iterable[tuple[str, int]]) -> list[Modifier]:
    """Line by line what is added to the dice."""
    return [Modifier(label=Text(f"line-{name.replace('_', '-')}"), value=f"{n:+d}") for name, n in lines]


def total(side: int, more: int, faces: tuple[int, ...] = ()) -> Stat:
    """What is added to the dice; once they have fallen, the sum."""
    if faces:
        return Stat(id=f"light:total-{side}", label=Text("stat-sum"), value=sum(faces) + more)
    return Stat(id=f"light:total-{side}", label=Text("stat-bonus"), value=f"{more:+d}")


def amount(n: int, noun: str) -> Text:
    """So many of something: supply points and ducats are counted in words of their own."""
    key = IN_WORDS.get(noun)
    return Text("amount-of", n=n, kind=noun) if key is None else Text(key, n=n)


def cargo(*holds: tuple[int, ...]) -> list[Text]:
    """What lies there, thing by thing, in few words."""
    sums = [(thing, sum(hold[thing] for hold in holds if hold)) for thing in range(N_THINGS)]
    return [_some(n, THING.noun[thing]) for thing, n in sums if n]


def _some(n: int, noun: str) -> Text:
    return Text("some-of", n=n, thing=noun) if noun in WARE else amount(n, noun)


def dice_shown(faces: tuple[int, ...], n: int) -> list[Die]:
    """The dice as they fell, or as many that have not been rolled."""
    return [Die(face=face, sides=FACES) for face in faces] or [Die(sides=FACES)] * n


def counted(faces: tuple[int, ...], lines: Iterable[tuple[str, int]]) -> list[Modifier]:
    """The dice, once they have fallen, and line by line what is added to them."""
    thrown = [Modifier(label=Text("roll-dice"), value=sum(faces))] if faces else []
    return [*thrown, *modifiers(lines)]


def shares(key: str, percent: Mapping[str, int], tones: Mapping[str, str]) -> list[Chance]:
    """The odds of a stage, nothing that can't happen."""
    return [
        Chance(label=Text(f"{key}-{name}"), percent=n, tone=tones.get(name, ""))
        for name, n in percent.items()
        if n
    ]
