"""What chance may make of an answer: every roll's distribution is small and exact."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from theatrum.core.contract import Answer, Ask
from theatrum.core.scene import Text
from theatrum.games.caribbean.queries.advisors import left
from theatrum.games.caribbean.queries.presence import area_of, undiscovered
from theatrum.games.caribbean.rules.dice import FACES
from theatrum.games.caribbean.scene.reckoning import bonus, chances, duel, rounded, seamanship
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.advisors import COLOURS, HIRE
from theatrum.games.caribbean.tables.buildings import BUILDING, BUILDINGS
from theatrum.games.caribbean.tables.cards import CARDS
from theatrum.games.caribbean.tables.charts import within
from theatrum.games.caribbean.tables.pieces import FIGURE, NATION_OF
from theatrum.games.caribbean.tables.places import AREA, AREA_OF, PLACE, is_coast


def odds(g: Caribbean, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Text]:
    """For answers after which dice are rolled at once."""
    out = {}
    for answer in answers:
        reckon = _ODDS.get(str(answer[0]))
        words = reckon(g, ask, answer) if reckon is not None else None
        if words is not None:
            out[answer] = words
    return out


def _found(g: Caribbean, figure: int, area: int) -> Text | None:
    """CC-4.4.3.14 What a discovery of this area would come to."""
    nation = NATION_OF[figure]
    if area < 0 or not undiscovered(g, area) or not g.control[nation]:
        return None
    would = chances("dis", bonus(g, "dis", nation, area, figure))
    return Text(
        "odds-dis", found=would["found"] + would["mishap"], lost=would["lost"], destroyed=would["destroyed"]
    )


def _sail(g: Caribbean, ask: Ask, answer: Answer) -> Text | None:
    now, place = g.activation, PLACE[answer[1]]
    if now is None or ask.prompt != "acting" or not is_coast(place):
        return None
    return _found(g, now.figure, AREA_OF[place])


def _march(g: Caribbean, ask: Ask, answer: Answer) -> Text | None:
    return None if g.activation is None else _found(g, g.activation.figure, AREA[answer[1]])


def _attempt(g: Caribbean, ask: Ask, answer: Answer) -> Text | None:
    now = g.activation
    return None if now is None else _found(g, now.figure, area_of(g, now.figure))


def _renew(g: Caribbean, ask: Ask, answer: Answer) -> Text | None:
    figure = FIGURE[answer[1]]
    return _found(g, figure, area_of(g, figure))


def _charted(g: Caribbean, chart: str, more: int) -> Text | None:
    now = g.activation
    if now is None:
        return None
    nation, area = NATION_OF[now.figure], area_of(g, now.figure)
    would = chances(chart, bonus(g, chart, nation, area, now.figure) + more)
    return Text("odds-build", built=would["built"], gifts=would["gifts"], attack=would["attack"])


def _erect(g: Caribbean, ask: Ask, answer: Answer) -> Text | None:
    return _charted(g, BUILDINGS[BUILDING[answer[1]]].chart, 0)


def _settler(g: Caribbean, ask: Ask, answer: Answer) -> Text | None:
    """CC-4.4.3.19 One settler more: +1."""
    return _charted(g, "col", int(answer[0] == "yes")) if ask.prompt == "extra-settler" else None


def _gifts(g: Caribbean, ask: Ask, answer: Answer) -> Text | None:
    """CC-4.4.3.34 Every ducat adds one."""
    now = g.activation
    if now is None or ask.prompt != "gifts":
        return None
    nation, area = NATION_OF[now.figure], area_of(g, now.figure)
    would = chances("bribe", bonus(g, "bribe", nation, area, now.figure) + int(answer[1]))
    return Text("odds-gifts", success=would["success"])


def _hire(g: Caribbean, ask: Ask, answer: Answer) -> Text | None:
    """CC-4.3.5 The colour of the advisor; a colour without counters is rolled again."""
    if ask.prompt != "hire":
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


def _intercept(g: Caribbean, ask: Ask, answer: Answer) -> Text | None:
    """CC-6.2 Who would win the interception."""
    if answer[0] == "attack":
        own, other = FIGURE[str(ask.args["fleet"])], FIGURE[answer[1]]
    else:
        own, other = FIGURE[str(ask.args["own"])], FIGURE[str(ask.args["fleet"])]
    would = duel("int", seamanship(g, "int", 0, own), seamanship(g, "int", 1, other))
    return Text("odds-intercept", percent=would["attacker"])


_ODDS: Mapping[str, Callable[[Caribbean, Ask, Answer], Text | None]] = {
    "sail": _sail,
    "sail-to": _sail,
    "march": _march,
    "attempt": _attempt,
    "renew": _renew,
    "erect": _erect,
    "yes": _settler,
    "no": _settler,
    "offer": _gifts,
    "pay": _hire,
    "intercept": _intercept,
    "attack": _intercept,
}
