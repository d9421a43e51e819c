"""What missions of a faith and sponsored artists or scientists may come to: dice that no enemy answers [E1-18.5b, E1-T.5]."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Answer, Ask
from theatrum.core.scene import Name, Text
from theatrum.core.stage import Chance, Modifier, Preview, Reckoned
from theatrum.games.elisabeth.queries.patronage import available, best_award, patrons_help
from theatrum.games.elisabeth.queries.religion import AREA
from theatrum.games.elisabeth.rules.events.arts import OWN, PATRON, SIDE, rudolf_collects
from theatrum.games.elisabeth.rules.events.faith import areas_of, attempts_of
from theatrum.games.elisabeth.rules.religion import SIX, Attempts, adjusted, of_action
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.stage_parts import percent, shares
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.faith import means
from theatrum.games.elisabeth.tables.card_texts import CONVERSION_TEXTS
from theatrum.games.elisabeth.tables.cards import CARD
from theatrum.games.elisabeth.tables.constants import CONVERSION
from theatrum.games.elisabeth.tables.patronage import (
    ART,
    BOXES,
    FREE_BOX,
    ITALY,
    PLUS,
    REMOVED,
    SCIENCE,
    TALENTS,
    WEAK_REMOVED,
    Outcome,
    choices,
    row_of,
)
from theatrum.games.elisabeth.tables.powers import ENGLAND, HRE, NOBODY, NOUNS, PROTESTANT, SPAIN

Found = dict[Answer, Preview]
FACES = range(1, SIX + 1)
LOST, NOTHING = -1, 0


# ---- missions ----------------------------------------------------------------------------------------------------------------
def preach(g: Elisabeth, answer: Answer) -> Preview:
    return _mission(AREA[answer[1]], of_action(g.active == PROTESTANT))


def suppress(g: Elisabeth, answer: Answer) -> Preview:
    return _mission(AREA[answer[1]], of_action(g.active == ENGLAND, suppresses=True))


def card_mission(g: Elisabeth, answer: Answer) -> Preview | None:
    """E1-C The attempts of a card played for its text; of Calvinist Zeal those that come first."""
    text = CONVERSION_TEXTS.get(CARD[answer[1]])
    if text is None:
        return None
    named = [AREA[noun] for noun in answer[2:] if noun in AREA]
    area = named[0] if named else areas_of(text)[0]
    return _mission(area, attempts_of(text, area))


def free_suppression(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Found:
    """E1-21.1 S5 After a wedding in France or Spain, always for the old faith."""
    catholic = of_action(protestant=False, suppresses=True)
    return {a: _mission(AREA[a[1]], catholic) for a in answers if a[0] == "suppress"}


def _mission(area: int, attempts: Attempts) -> Preview:
    """E1-18.5b.S3 How many attempts succeed, and whether there will be unrest."""
    rolled = attempts.number - attempts.auto_six
    faces = [adjusted(face, attempts) for face in FACES]
    good = sum(face in CONVERSION.major or face in CONVERSION.minor for face in faces) / SIX
    calm = 1 - sum(face in CONVERSION.unrest for face in faces) / SIX
    return Preview(
        title=Text(
            f"spotlight-mission-{means(attempts.protestant, attempts.suppresses)}", area=AREA.noun[area]
        ),
        sides=[
            Reckoned(
                side=0,
                title=Text("faith-dice"),
                tone=TONES[PROTESTANT if attempts.protestant else SPAIN],
                label=Text("stat-dice"),
                total=str(attempts.number),
                modifiers=[
                    Modifier(label=Text("ahead-rolled"), value=f"{rolled:+d}"),
                    Modifier(label=Text("ahead-sure-six"), value="+1"),
                ]
                if attempts.auto_six
                else [],
            )
        ],
        odds=_successes(rolled, good, int(attempts.auto_six)),
        odds_words=Text("ahead-unrest", percent=percent(1 - calm**rolled)),
    )


def _successes(dice: int, good: float, sure: int) -> list[Chance]:
    """Few, some or many, each about a third of the numbers that are possible."""
    chances = [1.0]
    for _ in range(dice):
        chances = [
            (chances[n] if n < len(chances) else 0.0) * (1 - good) + (chances[n - 1] if n else 0.0) * good
            for n in range(len(chances) + 1)
        ]
    cuts = [0, len(chances) // 3, len(chances) - len(chances) // 3, len(chances)]
    rows = []
    for low, high, tone in zip(cuts, cuts[1:], ("red", "yellow", "green"), strict=False):
        if low < high:
            words = str(low + sure) if high - low == 1 else f"{low + sure} – {high - 1 + sure}"
            label = Text("ahead-successes", range=words, n=high - 1 + sure)
            rows.append((label, sum(chances[low:high]), tone))
    return shares(rows)


# ---- patronage ---------------------------------------------------------------------------------------------------------------
def sponsor_artist(g: Elisabeth, answer: Answer) -> Preview | None:
    return _sponsored(g, g.active, ART, g.active, int(answer[1]))


def sponsor_scientist(g: Elisabeth, answer: Answer) -> Preview | None:
    return _sponsored(g, g.active, SCIENCE, g.active, int(answer[1]))


def patron(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Found:
    """E1-C.35 The Empire sponsors for nothing, from either pool."""
    side = SIDE[ask.args["kind"]]
    found = {}
    for a in answers:
        if a[0] == "draw-from":
            told = _sponsored(
                g, HRE, side, HRE if a[1] == OWN else ITALY, FREE_BOX[PATRON], rudolf_collects(g)
            )
            if told is not None:
                found[a] = told
    return found


def reward_chances(
    g: Elisabeth, power: int, side: int, pool: int, cp: int, prague: bool = False
) -> Mapping[int, float]:
    """E1-T.5 By points (of a scientist: at most), NOTHING or LOST: over all who could be drawn, and two dice."""
    found = available(g, side, pool)
    plus = BOXES[cp] + patrons_help(g, power, side) + prague * PLUS["prague_cultural_centre"]
    out: dict[int, float] = {}
    for person in found:
        for a in FACES:
            for b in FACES:
                result = _result(g, person, a + b + plus + TALENTS[person].value)
                out[result] = out.get(result, 0.0) + 1 / SIX**2 / len(found)
    return out


def _result(g: Elisabeth, person: int, total: int) -> int:
    """E1-22.1.1 An artist's award must be left and fit; what a scientist brings is for the patron to choose."""
    talent, row = TALENTS[person], row_of(total)
    result = row.artist if talent.side == ART else row.scientist
    if isinstance(result, Outcome):
        return result.vp if best_award(g, person, result.vp) != NOBODY else NOTHING
    if not isinstance(result, str):
        return max(one.vp for one in choices(row))
    return LOST if result == REMOVED or (result == WEAK_REMOVED and talent.value == 1) else NOTHING


def _sponsored(
    g: Elisabeth, power: int, side: int, pool: int, cp: int, prague: bool = False
) -> Preview | None:
    found = available(g, side, pool)
    if not found:
        return None
    helps = patrons_help(g, power, side) + prague * PLUS["prague_cultural_centre"]
    values = [TALENTS[x].value for x in found]
    lines = [
        Modifier(label=Text("roll-talent"), value=_span(min(values), max(values))),
        Modifier(label=Text("roll-paid", n=cp), value=f"{BOXES[cp]:+d}"),
    ]
    if helps:
        lines.append(Modifier(label=Text("roll-helps"), value=f"{helps:+d}"))
    plus = BOXES[cp] + helps
    return Preview(
        title=Text("ahead-artist" if side == ART else "ahead-scientist"),
        sides=[
            Reckoned(
                side=0,
                title=Name(NOUNS[power]),
                tone=TONES[power],
                label=Text("ahead-plus"),
                total=_span(min(values) + plus, max(values) + plus),
                modifiers=lines,
            )
        ],
        odds=_rewards(reward_chances(g, power, side, pool, cp, prague), side),
        odds_words=Text("ahead-drawn", n=len(found)),
    )


def _span(low: int, high: int) -> str:
    return f"{low:+d}" if low == high else f"{low:+d} – {high:+d}"


def _rewards(chances: Mapping[int, float], side: int) -> list[Chance]:
    words = {LOST: Text("stake-art-removed"), NOTHING: Text("stake-art-pool")}
    tones = {LOST: "red", NOTHING: "grey", 1: "yellow"}
    key = "stake-art-vp" if side == ART else "stake-science"
    return shares(
        [
            (words.get(vp) or Text(key, n=vp), chance, tones.get(vp, "green"))
            for vp, chance in sorted(chances.items())
        ]
    )
