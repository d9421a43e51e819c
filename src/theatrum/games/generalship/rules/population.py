"""GS-5.1, GS-5.2, GS-6.5 Population: which circles are active, and how cylinders lie on them.

A nation's circles are in ascending order of their numbers; equal numbers stand side by side. `people[seat][i]` is 1
where circle i holds a cylinder.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from theatrum.core.contract import Answer, Args, Ask, Procedure, Refusal, Seat
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.nations import CIRCLE_BY_NOUN, NATIONS

_CIRCLES = tuple(tuple(range(len(nation.circles))) for nation in NATIONS)


# ---- queries -------------------------------------------------------------------------------------------------------
def occupied_roles(g: Generalship, seat: Seat) -> list[int]:
    """GS-2.6 Which of a nation's tiles (0 capital, 1 front left, 2 front right) hold units of an enemy."""
    home = g.home(seat)
    field = g.alliance[seat]
    roles: list[int] = []
    for unit, position in enumerate(g.unit_at):
        if position in home:
            other = g.unit_seat[unit]
            if other != seat and (field < 0 or g.alliance[other] != field):
                role = home.index(position)
                if role not in roles:
                    roles.append(role)
    return roles


def active_circles(g: Generalship, seat: Seat) -> Sequence[int]:
    """GS-5.1 Not on an occupied tile, and no number above the smallest printed on any occupied tile."""
    nation = NATIONS[g.nation[seat]]
    roles = occupied_roles(g, seat)
    if not roles:
        return _CIRCLES[nation.index]
    limit = min(c.number for c in nation.circles if c.role in roles)
    return [c.index for c in nation.circles if c.number <= limit and c.role not in roles]


def population(g: Generalship, seat: Seat) -> int:
    """All cylinders of a nation, active or not."""
    return sum(g.people[seat])


def next_circles(g: Generalship, seat: Seat) -> list[int]:
    """GS-6.2, GS-6.4, GS-6.5 Where the next cylinder goes: the lowest empty active circle, or two of equal number.

    Nowhere when the nation stands at its maximum.
    """
    nation = NATIONS[g.nation[seat]]
    people = g.people[seat]
    if sum(people) >= nation.max_population:
        return []
    empty = [i for i in active_circles(g, seat) if not people[i]]
    if not empty:
        return []
    lowest = nation.circles[empty[0]].number
    return [i for i in empty if nation.circles[i].number == lowest]


def highest_filled(g: Generalship, seat: Seat, among: Sequence[int]) -> list[int]:
    """GS-10.4 The cylinder with the highest number among these circles, or two of equal number."""
    circles = NATIONS[g.nation[seat]].circles
    people = g.people[seat]
    filled = [i for i in among if people[i]]
    if not filled:
        return []
    highest = circles[filled[-1]].number
    return [i for i in filled if circles[i].number == highest]


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
