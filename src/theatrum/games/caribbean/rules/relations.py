"""CC-3.2.1, CC-3.2.2, CC-3.2.4 A political relation changes, and what follows for leaders in each other's colonies."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner
from theatrum.games.caribbean.queries.defence import colony_defence
from theatrum.games.caribbean.rules.colonies import seize
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.nations import ALLIANCE, NATION, NEUTRAL, STATUS, WAR, pair
from theatrum.games.caribbean.tables.pieces import FIGURE, LEADERS_OF
from theatrum.games.caribbean.tables.places import N_AREAS

NOT_A_GUEST = Refusal("CC-3.2.4", "not-a-guest")


def change_relation(g: Caribbean, a: int, b: int, status: int) -> None:
    """CC-3.2.2 War after alliance: leaders in the other's colonies fight there, those of the nation that declared it first.
    Neutrality after alliance: they retreat. Fleets are not affected."""
    before = g.relation(a, b)
    g.relations[pair(a, b)] = status
    g.tell("relation", a=NATION.noun[a], b=NATION.noun[b], status=STATUS.noun[status])
    if status == WAR:
        check_no_war(g, a, b)
    if before == ALLIANCE and status == WAR:
        g.then(("war_leaders", a, b, 0), ("war_leaders", b, a, 0))
    elif before == ALLIANCE and status == NEUTRAL:
        leaders = [*guests(g, a, b), *guests(g, b, a)]
        g.then(*[("retreat", leader) for leader in leaders])


def check_no_war(g: Caribbean, a: int, b: int) -> None:
    """CC-3.3.6 Whoever goes to war against a clause breaks it."""
    kept = []
    for clause in g.treaties:
        kind, one, other, turn, _ = clause
        if kind == "no_war" and {one, other} == {a, b} and g.turn < turn:
            breach(g, a)
        else:
            kept.append(clause)
    g.treaties = kept


def breach(g: Caribbean, nation: int) -> None:
    """CC-3.3.1, CC-3.3.6 A broken treaty costs 1DR GP at once; the clause ends."""
    g.tell("treaty-broken", nation=NATION.noun[nation])
    g.score(nation, -g.roll(10), "treaty")


def guests(g: Caribbean, nation: int, host: int) -> list[int]:
    """Leaders of a nation ashore in colonies of another."""
    return [
        leader
        for leader in LEADERS_OF[nation]
        if 0 <= g.where[leader] < N_AREAS and g.owner[g.where[leader]] == host
    ]


def war_leaders(g: Caribbean, nation: int, enemy: int, fought: int) -> Procedure[None] | None:
    """CC-3.2.4 One leader after the other attacks; their owner chooses among several. `fought`: bits of those who have."""
    first = min(LEADERS_OF[nation])
    waiting = [leader for leader in guests(g, nation, enemy) if not fought >> (leader - first) & 1]
    if not waiting:
        return None
    if len(waiting) > 1:
        return _choosing(g, nation, enemy, fought, waiting)
    _attack(g, nation, enemy, fought, waiting[0])
    return None


def _choosing(g: Caribbean, nation: int, enemy: int, fought: int, waiting: list[int]) -> Procedure[None]:
    answers: list[Answer] = [("fight-with", FIGURE.noun[leader]) for leader in waiting]
    answer = yield Ask(
        g.seat_of[nation],
        "who-fights-first",
        answers,
        rule="CC-3.2.4",
        why_not=lambda answer: NOT_A_GUEST,
    )
    _attack(g, nation, enemy, fought, FIGURE[answer[1]])


def _attack(g: Caribbean, nation: int, enemy: int, fought: int, leader: int) -> None:
    """CC-3.2.2, CC-3.2.4 A land combat against the colony, whoever else is there; an undefended one is taken [CC-4.4.3.3]."""
    done = fought | 1 << (leader - min(LEADERS_OF[nation]))
    area = g.where[leader]
    g.then(("war_leaders", nation, enemy, done))
    if colony_defence(g, area, nation):
        g.then(("attack_colony", leader))
    else:
        seize(g, nation, area)


STEPS: Mapping[str, Runner] = {
    "war_leaders": war_leaders,
}
