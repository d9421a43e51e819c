"""One nation's roll against a chart on the stage: what counts line by line, the dice, what may come of it [CC-4.4.3]."""

from __future__ import annotations

from typing import NamedTuple

from theatrum.core.scene import Name, Side, Spotlight, Text, Words
from theatrum.core.stage import Chance
from theatrum.games.caribbean.queries.language import lines
from theatrum.games.caribbean.queries.presence import undiscovered
from theatrum.games.caribbean.rules.dice import DICE
from theatrum.games.caribbean.scene.geography import TONES
from theatrum.games.caribbean.scene.reckoning import FOUND, chances, fallen, from_cards
from theatrum.games.caribbean.scene.stage_parts import commanders, counted, dice_shown, seat_of, shares, total
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import FIGURE, NATION_OF, is_fleet, is_leader
from theatrum.games.caribbean.tables.places import AREA

TONE_OF = {
    "found": "green",
    "mishap": "yellow",
    "lost": "orange",
    "destroyed": "red",
    "built": "green",
    "gifts": "yellow",
    "attack": "red",
    "failed": "grey",
    "success": "green",
}
"""Good, middling and bad, for the bar of odds; the words say what."""


class Roll(NamedTuple):
    """A roll of the active nation: on which chart, who, where, for what, and what an answer would add."""

    chart: str
    figure: int
    area: int
    building: int = -1
    extra: tuple[str, int] = ("", 0)

    @property
    def nation(self) -> int:
        return NATION_OF[self.figure]


def reckoned(g: Caribbean, roll: Roll) -> list[tuple[str, int]]:
    """CC-4.4.3 Every line that counts, cards included."""
    found = lines(g, roll.chart, roll.nation, roll.area, roll.figure)
    more = [roll.extra, ("cards", from_cards(g, roll.nation, roll.chart))]
    return [*found, *(line for line in more if line[1])]


def odds_of(g: Caribbean, roll: Roll) -> dict[str, int]:
    """What may come of it, in per cent."""
    return chances(roll.chart, sum(n for _, n in reckoned(g, roll)), sum(fallen(g, roll.chart)))


def title(g: Caribbean, roll: Roll) -> Words:
    if roll.chart == "bribe":
        return Text("stage-gifts", ducats=g.ducats_offered + roll.extra[1])
    area = AREA.noun[roll.area]
    if roll.building >= 0:
        return Text("stage-building", building=BUILDING.noun[roll.building], area=area)
    return Text("stage-discovery" if undiscovered(g, roll.area) else "stage-exploration", area=area)


def roll_stage(g: Caribbean, roll: Roll) -> Spotlight:
    """Before the dice what is added to them, and the odds; then their sum, and what it means."""
    faces = fallen(g, roll.chart)
    light = sheet(g, roll, title(g, roll), reckoned(g, roll), faces)
    light.odds = _odds(g, roll)
    light.odds_words = Text("odds-fallen" if faces else "ahead-before-cards") if light.odds else ""
    return light


def _odds(g: Caribbean, roll: Roll) -> list[Chance]:
    """None where a card makes something else of the roll than the chart says."""
    if roll.chart == "dis" and not undiscovered(g, roll.area):
        return []
    return shares("ahead", odds_of(g, roll), TONE_OF)


def sheet(
    g: Caribbean, roll: Roll, words: Words, found: list[tuple[str, int]], faces: tuple[int, ...]
) -> Spotlight:
    """Who rolls, and all that counts."""
    return Spotlight(
        id="spotlight:roll",
        title=words,
        at=AREA.noun[roll.area] if roll.area >= 0 else "",
        stage="roll",
        sides=[
            Side(
                seat=seat_of(g, roll.nation),
                title=Name(NATION.noun[roll.nation]),
                tone=TONES[roll.nation],
                commanders=commanders(
                    roll.figure if is_leader(roll.figure) else g.leader_aboard(roll.figure)
                ),
                lines=[Name(FIGURE.noun[roll.figure])] if is_fleet(roll.figure) else [],
                modifiers=counted(faces, found),
                total=total(0, sum(n for _, n in found), faces),
                dice=dice_shown(faces, DICE[roll.chart]),
                dice_words="" if faces else Text("dice-words", n=DICE[roll.chart]),
            )
        ],
    )


def announced_roll(g: Caribbean) -> Roll | None:
    """The roll that waits for cards before or after it, if it is one against a chart."""
    chart, figure, area, building = g.pending
    return Roll(chart, figure, area, building) if chart in FOUND else None
