"""The minor powers: who commands them, and what the majors have to say at their courts [E1-24]."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from theatrum.core.scene import Card, Name, Piece, Row, Text, Words
from theatrum.games.elisabeth.queries.relations import at_war, is_minor, played
from theatrum.games.elisabeth.rules.minors import activators, ally_of, deactivators
from theatrum.games.elisabeth.scene import pictures
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.stacks import letter
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.powers import BARRED, RESOLVED
from theatrum.games.elisabeth.tables.powers import N_POWERS, NOBODY, NOUNS, POWER_IDS

Voices = tuple[tuple[int, int], ...]
"""Majors that have a voice, and their influence."""


def courts(g: Elisabeth) -> list[int]:
    """The minor powers of this scenario."""
    return [p for p in range(N_POWERS) if is_minor(g, p) and (activators(g, p) or deactivators(g, p))]


def minors_row(g: Elisabeth) -> Row:
    cards = [_court(g, minor) for minor in courts(g)]
    return Row(id="row:minors", title=Text("row-minors"), kind="row", cards=cards, count=len(cards))


def _court(g: Elisabeth, minor: int) -> Card:
    contenders = sorted({*activators(g, minor), *deactivators(g, minor)})
    voices = tuple((p, g.voice(minor, p)) for p in contenders if g.seat_of[p] >= 0)
    wars = tuple(p for p in played(g) if at_war(g, minor, p))
    friends = tuple(p for p in activators(g, minor) if g.seat_of[p] >= 0)
    return _card(minor, ally_of(g, minor), voices, wars, friends)


@lru_cache(maxsize=1024)
def _card(minor: int, ally: int, voices: Voices, wars: tuple[int, ...], friends: tuple[int, ...]) -> Card:
    lines: list[Words] = [Text("minor-ally", power=NOUNS[ally]) if ally != NOBODY else Text("minor-inactive")]
    foes = [p for p, _ in voices if p not in friends]
    lines += [_line("minor-at-war", wars)] if wars else []
    lines += [_voice(p, points) for p, points in voices]
    lines += [_line("minor-friend", friends)] if friends else []
    lines += [_line("minor-foe", foes)] if foes else []
    return Card(
        id=NOUNS[minor],
        title=Name(NOUNS[minor]),
        kind=Text("kind-minor"),
        picture=pictures.MINOR.get(POWER_IDS[minor], "throne"),
        tone=TONES[minor],
        ribbon=Text("ribbon-active") if ally != NOBODY else "",
        lines=lines,
        pieces=[_marker(minor, p, points) for p, points in voices],
    )


def _line(key: str, powers: Sequence[int]) -> Text:
    return Text(key, powers=[NOUNS[p] for p in powers])


def _voice(power: int, points: int) -> Text:
    if points == RESOLVED:
        return Text("influence-spent", power=NOUNS[power])
    if points == BARRED:
        return Text("influence-barred", power=NOUNS[power])
    return Text("influence-points", power=NOUNS[power], n=max(0, points))


def _marker(minor: int, power: int, points: int) -> Piece:
    return Piece(
        id=f"influence:{NOUNS[minor].partition(':')[2]}-{power}",
        shape="cube",
        tone=TONES[power],
        letter=str(points) if points >= 0 else letter(power),
        label=_voice(power, points),
        blocked=points < 0,
    )
