"""Weddings, patronage and the quarrel about a minor power's alliance, as the dice fell [E1-21, E1-22, E1-24.6]."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from theatrum.core.scene import Name, Side, Spotlight, Stat, Text
from theatrum.core.stage import Commander, Die, Modifier
from theatrum.games.elisabeth.queries.marriages import IS_MAN
from theatrum.games.elisabeth.queries.patronage import modifier
from theatrum.games.elisabeth.rules.marriage import FESTIVITIES, owner
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.stage_parts import range_words, seat_of, two_dice
from theatrum.games.elisabeth.state import Elisabeth, the_court
from theatrum.games.elisabeth.tables.marriages import OUTCOMES
from theatrum.games.elisabeth.tables.patronage import (
    ART,
    BOXES,
    ROWS,
    TALENT,
    TALENTS,
    Outcome,
    PatronageRow,
    choices,
)
from theatrum.games.elisabeth.tables.persons import NOBLE
from theatrum.games.elisabeth.tables.powers import NOUNS, POWER


# ---- weddings --------------------------------------------------------------------------------------------------------------
def wedding(g: Elisabeth, man: int, woman: int, faces: Sequence[int], total: int) -> Spotlight:
    """E1-21.1 S1 Two dice and both suitabilities; of a couple of one power only the higher counts."""
    board = the_court(g)
    alone = owner(g, man) == owner(g, woman)
    counts = {man, woman} if not alone else {max((man, woman), key=lambda n: board.suitability[n])}
    couple = [_spouse(g, noble, noble in counts) for noble in (man, woman)]
    couple[0].modifiers.insert(0, Modifier(label=Text("roll-dice"), value=sum(faces)))
    if board.festivities == man:
        couple[0].modifiers.append(Modifier(label=Text("roll-festivities"), value=f"{FESTIVITIES:+d}"))
    couple[0].dice = [Die(face=face) for face in faces]
    couple[0].total = Stat(id="light:wedding", label=Text("roll-total"), value=total)
    return Spotlight(
        id="spotlight:wedding",
        title=Text("spotlight-wedding", man=NOBLE.noun[man], woman=NOBLE.noun[woman]),
        stage="roll",
        sides=couple,
        stakes=[
            Stat(label=range_words(row.min, row.max), value=Text(f"stake-wed-{row.result.replace('_', '-')}"))
            for row in OUTCOMES
        ],
    )


def _spouse(g: Elisabeth, noble: int, counts: bool) -> Side:
    power = owner(g, noble)
    suits = the_court(g).suitability[noble]
    return Side(
        seat=seat_of(g, power) if power >= 0 else None,
        title=Name(NOBLE.noun[noble]),
        role=Name(NOUNS[power]) if power >= 0 else "",
        tone=TONES[power] if power >= 0 else "",
        commanders=[
            Commander(
                noun=NOBLE.noun[noble],
                name=Name(NOBLE.noun[noble]),
                portrait="king" if IS_MAN[noble] else "queen",
                lines=[Text("commander-noble", n=suits)],
            )
        ],
        modifiers=[Modifier(label=Text("roll-suitability"), value=f"{suits:+d}", noun=NOBLE.noun[noble])]
        if counts
        else [],
    )


# ---- patronage -------------------------------------------------------------------------------------------------------------
def judged(g: Elisabeth, person: int, rolled: int, before: Iterable[object]) -> Spotlight:
    """E1-T.5 Two dice, the person's value, the CP paid, and what else helps."""
    board, talent = the_court(g), TALENTS[person]
    power = board.sponsors[person]
    plus = modifier(g, person)
    paid = BOXES[board.sponsored[person]]
    rest = plus - talent.value - paid
    lines = [
        Modifier(label=Text("roll-dice"), value=rolled),
        Modifier(label=Text("roll-talent"), value=f"{talent.value:+d}", noun=TALENT.noun[person]),
        Modifier(label=Text("roll-paid", n=board.sponsored[person]), value=f"{paid:+d}"),
    ]
    if rest:
        lines.append(Modifier(label=Text("roll-helps"), value=f"{rest:+d}"))
    return Spotlight(
        id="spotlight:patronage",
        title=Text("spotlight-patronage", person=TALENT.noun[person]),
        stage="roll",
        sides=[
            Side(
                seat=seat_of(g, power),
                title=Name(NOUNS[power]),
                tone=TONES[power],
                modifiers=lines,
                total=Stat(id="light:judged", label=Text("roll-total"), value=rolled + plus),
                dice=two_dice(before, rolled),
            )
        ],
        stakes=[
            Stat(label=range_words(row.min, row.max), value=_reward(row, talent.side == ART)) for row in ROWS
        ],
    )


def _reward(row: PatronageRow, artist: bool) -> Text:
    result = row.artist if artist else row.scientist
    if isinstance(result, str):
        return Text(f"stake-art-{result.replace('_', '-')}")
    if isinstance(result, Outcome):
        return Text("stake-art-vp", n=result.vp)
    best = max(choices(row), key=lambda o: o.vp)
    return Text("stake-science", n=best.vp, bonus=max(o.bonus for o in choices(row)))


# ---- whose ally ------------------------------------------------------------------------------------------------------------
def status_roll(g: Elisabeth, target: str, rolls: Sequence[tuple[str, int, int]], winner: str) -> Spotlight:
    """E1-24.6 Everybody's die and influence; the highest has it, ties go to the earlier in impulse order."""
    return Spotlight(
        id="spotlight:status",
        title=Text("spotlight-status", target=target),
        stage="roll",
        sides=[
            Side(
                seat=seat_of(g, POWER[power]),
                title=Name(power),
                tone=TONES[POWER[power]],
                modifiers=[
                    Modifier(label=Text("roll-die"), value=die),
                    Modifier(label=Text("roll-influence"), value=f"{total - die:+d}"),
                ],
                total=Stat(id=f"light:status-{i}", label=Text("roll-total"), value=total),
                dice=[Die(face=die)],
                won=power == winner,
            )
            for i, (power, die, total) in enumerate(rolls)
        ],
    )
