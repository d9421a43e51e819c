"""GS-5.2, GS-6.1 How cylinders lie on their circles: between equal numbers the player chooses."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from theatrum.core.contract import Answer, Args, Ask, Procedure, Refusal, Seat
from theatrum.games.generalship.queries.population import active_circles
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.nations import CIRCLE_BY_NOUN, NATIONS


def ask_circle(
    g: Generalship,
    seat: Seat,
    prompt: str,
    verb: str,
    circles: Sequence[int],
    *,
    rule: str,
    args: Args | None = None,
) -> Procedure[int]:
    """Which of these circles; the others say why not."""
    table = NATIONS[g.nation[seat]].circles
    answer = yield Ask(
        seat,
        prompt,
        [(verb, table[i].noun) for i in circles],
        rule=rule,
        args=args,
        why_not=partial(_why_no_circle, g, seat, rule),
    )
    return CIRCLE_BY_NOUN[answer[1]]


def _why_no_circle(g: Generalship, seat: Seat, rule: str, answer: Answer) -> Refusal:
    """GS-5.1, GS-5.2, GS-6.4, GS-10.4 One's own people, in the order of the numbers: between equal ones one chooses."""
    verb, noun = answer
    index = CIRCLE_BY_NOUN[noun]
    if all(circle.noun != noun for circle in NATIONS[g.nation[seat]].circles):
        return Refusal("GS-1.7", "circle-not-yours", circle=noun)
    filled = g.people[seat][index]
    if verb == "take":
        return Refusal(rule, "circle-not-highest" if filled else "circle-empty", circle=noun)
    if index not in active_circles(g, seat):
        return Refusal("GS-5.1", "circle-inactive", circle=noun)
    return Refusal(rule, "circle-filled" if filled and verb == "settle" else "circle-not-next", circle=noun)


def _tie(g: Generalship, seat: Seat, active: Sequence[int], count: int) -> tuple[int, int] | None:
    """GS-5.2 The two circles of equal number of which only one will hold the last cylinder."""
    if not 0 < count < len(active):
        return None
    circles = NATIONS[g.nation[seat]].circles
    last, following = active[count - 1], active[count]
    return (last, following) if circles[last].number == circles[following].number else None


# ---- procedures ----------------------------------------------------------------------------------------------------
def arrange(g: Generalship, seat: Seat) -> Procedure[None] | None:
    """GS-5.2, GS-6.1 Active cylinders fill the active circles from the lowest; between equal numbers one chooses."""
    active = active_circles(g, seat)
    count = sum(g.people[seat][i] for i in active)
    tie = _tie(g, seat, active, count)
    if tie is not None:
        return _arrange_last(g, seat, active, count, tie)
    _lay(g, seat, active, active[:count])
    return None


def _arrange_last(
    g: Generalship, seat: Seat, active: Sequence[int], count: int, tie: tuple[int, int]
) -> Procedure[None]:
    last = yield from ask_circle(g, seat, "arrange", "arrange", tie, rule="GS-5.2")
    _lay(g, seat, active, [*active[: count - 1], last])


def _lay(g: Generalship, seat: Seat, active: Sequence[int], filled: Sequence[int]) -> None:
    people = g.people[seat]
    for i in active:
        people[i] = int(i in filled)
