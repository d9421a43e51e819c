"""CC-9, A5A Figures that were used stay face-down; at the start of its move a nation pays for those it turns face-up."""

from __future__ import annotations

from collections.abc import Iterator

from theatrum.core.contract import Answer, Refusal, Verdict
from theatrum.games.caribbean.queries.presence import in_play
from theatrum.games.caribbean.queries.supply import DOUBLED
from theatrum.games.caribbean.state import USED, Caribbean
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import BASE_OF, FIGURE, is_fleet
from theatrum.games.caribbean.tables.places import AREA
from theatrum.games.caribbean.tables.things import SP

NOT_PLAYED = Refusal("CC-9", "figures-turn-up-by-themselves")
TOO_LATE = Refusal("CC-9", "only-at-start-of-move")
IS_UP = Refusal("CC-9", "is-face-up")
IN_DEBT = Refusal("CC-0.2.16", "in-debt")
NO_SP = Refusal("CC-4.4.0.3", "too-few-sp")


def face_down(g: Caribbean, nation: int) -> list[str]:
    """Nouns of the nation's used figures and residences."""
    figures = [FIGURE.noun[figure] for figure in in_play(g, nation) if g.marks[figure] & USED]
    return figures + [AREA.noun[area] for area in g.used_residences if g.owner[area] == nation]


def cost_of(g: Caribbean, noun: str) -> int:
    """CC-1.5 Residence 1, leader 2, fleet 3 SP; doubled by E1A."""
    cost = CHARTS.general_supply
    if noun not in FIGURE:
        each = cost.residence
    else:
        each = cost.fleet if is_fleet(FIGURE[noun]) else cost.leader
    return each * DOUBLED[g.has("e1a")]


def why_not_wake(g: Caribbean, nation: int, noun: str) -> Refusal | None:
    """CC-9 (A5A) Before anything is played, for SP of the home base, which pays nothing while it is in debt [CC-0.2.16]."""
    if not g.has("a5a"):
        return NOT_PLAYED
    if g.played:
        return TOO_LATE
    if noun not in face_down(g, nation):
        return IS_UP
    if g.ducats(nation) < 0:
        return IN_DEBT
    return None if g.supplies(nation) >= cost_of(g, noun) else NO_SP


def offers(g: Caribbean, nation: int) -> Iterator[Verdict]:
    if g.has("a5a") and not g.played:
        for noun in face_down(g, nation):
            yield ("wake", noun), why_not_wake(g, nation, noun)


def wake(g: Caribbean, nation: int, answer: Answer) -> None:
    """CC-9 (A5A) The figure is face-up; a nation that has paid does not pass any more in this move."""
    noun = str(answer[1])
    g.add(BASE_OF[nation], SP, -cost_of(g, noun))
    g.woken = True
    if noun in FIGURE:
        g.marks[FIGURE[noun]] &= ~USED
    else:
        g.used_residences.remove(AREA[noun])
    g.tell("woken", nation=NATION.noun[nation], figure=noun, sp=cost_of(g, noun))
