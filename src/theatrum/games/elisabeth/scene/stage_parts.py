"""What contests of Elisabeth I. have in common on the stage: who leads, dice as they fell, odds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from theatrum.core.scene import Name, Stat, Text
from theatrum.core.stage import Chance, Commander, Die
from theatrum.core.state import Rolled
from theatrum.games.elisabeth.queries.odds import HIT
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.pieces import LEADERS
from theatrum.games.elisabeth.tables.powers import INDEPENDENT, NOBODY, POWER_IDS

PORTRAITS = {
    "ottoman": "turban",
    "spain": "helmet",
    "england": "hat",
    "france": "cap",
    "hre": "king",
    "papacy": "mitre",
}
"""How the leaders of a power are drawn; others wear a helmet."""
PLAIN = "helmet"


def seat_of(g: Elisabeth, power: int) -> int | None:
    """Who plays the power, or whoever commands it; nobody for inactive minors."""
    if power == INDEPENDENT:
        return None
    master = g.master[power]
    seat = g.seat_of[master] if master < len(g.seat_of) else NOBODY
    return seat if seat >= 0 else None


def commanders(leaders: Iterable[int], at_sea: bool) -> list[Commander]:
    """E1-5.1 The best first: he counts."""
    ranked = sorted(leaders, key=lambda x: -rating(x, at_sea))
    return [
        Commander(
            noun=LEADERS[x].noun,
            name=Name(LEADERS[x].noun),
            portrait=PORTRAITS.get(POWER_IDS[LEADERS[x].power], PLAIN),
            lines=[Text("commander-sea" if at_sea else "commander-land", battle=rating(x, at_sea))],
        )
        for x in ranked
    ]


def rating(leader: int, at_sea: bool) -> int:
    return LEADERS[leader].naval_battle if at_sea else LEADERS[leader].battle


def dice(faces: Sequence[int], count: int) -> list[Die]:
    """E1-14.0.P6 As they fell, hits first; before the throw as many as there will be."""
    if not faces:
        return [Die()] * count
    return [Die(face=face, hit=face >= HIT) for face in sorted(faces, reverse=True)]


def total(side: int, count: int, faces: Sequence[int], fallen: bool = False) -> Stat:
    """The dice a side has; once they have fallen, its hits: none, where it had nothing to roll."""
    if faces or fallen:
        return Stat(
            id=f"light:total-{side}", label=Text("stat-hits"), value=sum(face >= HIT for face in faces)
        )
    return Stat(id=f"light:total-{side}", label=Text("stat-dice"), value=count or "–")


def counts(side: int, units: int, at_sea: bool, dice_: int, faces: Sequence[int], hits: int) -> list[Stat]:
    what, icon = ("stat-ships", "galley") if at_sea else ("stat-units", "shield")
    stats = [Stat(id=f"light:units-{side}", label=Text(what), value=units, icon=icon)]
    if dice_:
        stats.append(Stat(id=f"light:dice-{side}", label=Text("stat-dice"), value=dice_, icon="dice"))
    if faces:
        stats.append(
            Stat(id=f"light:hits-{side}", label=Text("stat-hits"), value=hits, icon="swords", tone="red")
        )
    return stats


def shares(rows: Sequence[tuple[Text, float, str]]) -> list[Chance]:
    """Everything that may come of it; together 100 per cent, and what is only nearly impossible does not look so."""
    percents = [percent(chance) for _, chance, _ in rows]
    most = max(range(len(rows)), key=lambda i: percents[i])
    percents[most] += 100 - sum(percents)
    return [
        Chance(label=label, percent=share, tone=tone)
        for (label, _, tone), share in zip(rows, percents, strict=True)
    ]


def percent(chance: float) -> int:
    """In per cent; what is only nearly impossible or certain does not look so."""
    certain = min(abs(chance), abs(1 - chance)) < 1e-9
    return round(100 * chance) if certain else min(99, max(1, round(100 * chance)))


def range_words(least: int | None, most: int | None) -> str:
    """A row of a table of results, as it is printed: "≤ 6", "7", "10 – 12", "≥ 15"."""
    if least is None:
        return f"≤ {most}"
    if most is None:
        return f"≥ {least}"
    return str(least) if least == most else f"{least} – {most}"


def two_dice(before: Iterable[object], total: int) -> list[Die]:
    """The two uses of chance before the event, if they come to this."""
    faces: list[int] = []
    for happened in before:
        if not isinstance(happened, Rolled) or len(faces) == 2:
            break
        faces.append(happened.results[0] + 1)
    return [Die(face=face) for face in reversed(faces)] if sum(faces) == total else []


def two_ways(won: Text, held: Text, chance: float, tones: tuple[str, str]) -> list[Chance]:
    """The attacker's chance and the defender's; what is only nearly impossible or certain does not look so."""
    return shares([(won, chance, tones[0]), (held, 1 - chance, tones[1])])
