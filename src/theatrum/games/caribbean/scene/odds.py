"""What chance may make of an answer: every roll's distribution is small and exact."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Answer, Ask
from theatrum.core.scene import Text
from theatrum.games.caribbean.queries.advisors import left
from theatrum.games.caribbean.rules.dice import FACES
from theatrum.games.caribbean.scene.reckoning import duel, rounded
from theatrum.games.caribbean.scene.rolls_ahead import interception_ahead, roll_ahead
from theatrum.games.caribbean.scene.stage_roll import Roll, odds_of
from theatrum.games.caribbean.scene.stage_sea import lines
from theatrum.games.caribbean.state import ATTACKING, DEFENDING, Caribbean, SeaBattle
from theatrum.games.caribbean.tables.advisors import COLOURS, HIRE
from theatrum.games.caribbean.tables.cards import CARDS
from theatrum.games.caribbean.tables.charts import within


def odds(g: Caribbean, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Text]:
    """For answers after which dice are rolled at once."""
    out = {}
    for answer in answers:
        words = _odds(g, ask, answer)
        if words is not None:
            out[answer] = words
    return out


def _odds(g: Caribbean, ask: Ask, answer: Answer) -> Text | None:
    if ask.prompt == "hire":
        return _hire(g, answer)
    battle = interception_ahead(g, ask, answer)
    if battle is not None:
        return _interception(g, battle)
    roll = roll_ahead(g, ask, answer)
    return None if roll is None else _charted(g, roll)


def _charted(g: Caribbean, roll: Roll) -> Text:
    """CC-4.4.3"""
    would = odds_of(g, roll)
    if roll.chart == "dis":
        found = would["found"] + would["mishap"]
        return Text("odds-dis", found=found, lost=would["lost"], destroyed=would["destroyed"])
    if roll.chart == "bribe":
        return Text("odds-gifts", success=would["success"])
    return Text("odds-build", built=would["built"], gifts=would["gifts"], attack=would["attack"])


def _interception(g: Caribbean, battle: SeaBattle) -> Text:
    """CC-6.2 Who would win the interception."""
    added = [sum(n for _, n in lines(g, battle, side, "int")) for side in (ATTACKING, DEFENDING)]
    return Text("odds-intercept", percent=duel("int", *added)["attacker"])


def _hire(g: Caribbean, answer: Answer) -> Text | None:
    """CC-4.3.5 The colour of the advisor; a colour without counters is rolled again."""
    if answer[0] != "pay":
        return None
    more = sum(row.dr for row in HIRE.paid_modifiers if row.ducats == answer[1]) + _favour(g)
    ways = dict.fromkeys(COLOURS, 0)
    for face in range(1, FACES + 1):
        colour = next(row.color for row in HIRE.rows if within(face + more, row.modified))
        ways[colour] += bool(left(g, COLOURS.index(colour)))
    would = rounded(ways)
    return Text("odds-hire", red=would["red"], yellow=would["yellow"], blue=would["blue"])


def _favour(g: Caribbean) -> int:
    """What the card that hires adds to the roll."""
    steps = [step for card in g.in_use if card < len(CARDS) for step in CARDS[card].effect.effect]
    return sum(int(step.args.dr_modifier or 0) for step in steps if step.word == "hire_advisor")
