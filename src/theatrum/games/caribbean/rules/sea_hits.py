"""CC-6.6 Hits at sea: a sound ship is damaged, a damaged one sinks with its cargo; the owner chooses, pirates have rules."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner
from theatrum.games.caribbean.queries.sea import the_sea_battle
from theatrum.games.caribbean.queries.ships import exists, hulls, pirates_of
from theatrum.games.caribbean.rules.eliminate import dismiss_advisors, lose_fleet, lose_leader
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.pieces import FIGURE, N_SHIPS, NATION_OF, SHIP, SHIPS, is_pirates
from theatrum.games.caribbean.tables.things import ADVISOR_THINGS, FIRST_ADVISOR, PRIESTS

WITH_HIM = (*ADVISOR_THINGS, PRIESTS)
"""What is lost with a leader, wherever it lies."""
NOT_AFLOAT = Refusal("CC-6.6", "not-afloat")


def sea_hit(g: Caribbean, side: int) -> Procedure[None] | None:
    """CC-6.6 Hits that are due, one after the other, as long as nothing has to be chosen."""
    battle = the_sea_battle(g)
    fleet = battle.fleet[side]
    while battle.due[side] and exists(g, fleet) and hulls(g, fleet):
        if is_pirates(fleet):
            hit_pirates(g, fleet)
        else:
            choices = _hittable(g, side)
            if len(choices) > 1:
                return _choosing(g, side)
            hit(g, side, int(choices[0][2]) - 1)
        battle.due[side] -= 1
    battle.due[side] = 0
    return None


def _choosing(g: Caribbean, side: int) -> Procedure[None]:
    battle = the_sea_battle(g)
    fleet = battle.fleet[side]
    answer = yield Ask(
        g.seat_of[NATION_OF[fleet]],
        "sea-hit",
        lambda: _hittable(g, side),
        rule="CC-6.6",
        args={"fleet": FIGURE.noun[fleet], "due": battle.due[side]},
        why_not=lambda answer: NOT_AFLOAT,
    )
    hit(g, side, int(answer[2]) - 1)
    battle.due[side] -= 1
    g.then(("sea_hit", side))


def _hittable(g: Caribbean, side: int) -> list[Answer]:
    """CC-0.1.9 Ships by their place in the line; of those that are alike, with the same cargo, the first."""
    battle = the_sea_battle(g)
    seen: set[tuple[int, bool, tuple[int, ...], tuple[int, ...]]] = set()
    out: list[Answer] = []
    for at, code in enumerate(battle.line[side]):
        alike = (code, battle.flagship[side] == at, battle.load[side][at], battle.chest[side][at])
        if code >= 0 and alike not in seen:
            seen.add(alike)
            verb = "sink" if code >= N_SHIPS else "damage"
            out.append((verb, SHIP.noun[code % N_SHIPS], at + 1))
    return out


def hit(g: Caribbean, side: int, at: int) -> None:
    """CC-6.6 One ship of a nation's fleet takes a hit."""
    battle = the_sea_battle(g)
    code, fleet = battle.line[side][at], battle.fleet[side]
    if code >= N_SHIPS:
        sink(g, side, at)
        return
    g.add_ships(fleet, code, -1)
    g.add_ships(fleet, code, 1, damaged=True)
    battle.line[side][at] = code + N_SHIPS
    g.tell("ship-damaged", fleet=FIGURE.noun[fleet], ship=SHIP.noun[code])


def sink(g: Caribbean, side: int, at: int) -> None:
    """CC-6.6, CC-4.3.22 A ship is gone, with what lies on it; with the last one everything is."""
    battle = the_sea_battle(g)
    fleet = battle.fleet[side]
    g.tell("ship-sunk", fleet=FIGURE.noun[fleet], ship=SHIP.noun[battle.line[side][at] % N_SHIPS])
    detach(g, side, at)
    if not g.ships[fleet]:
        lose_fleet(g, fleet)


def detach(g: Caribbean, side: int, at: int) -> None:
    """A ship leaves its fleet, and what lies on it leaves the holds of the fleet and of its leader. If he was on it he is
    lost with his advisors and priests, and what else he had on other ships is the fleet's."""
    battle = the_sea_battle(g)
    fleet, code = battle.fleet[side], battle.line[side][at]
    g.add_ships(fleet, code % N_SHIPS, -1, damaged=code >= N_SHIPS)
    battle.line[side][at] = -1
    leader = g.leader_aboard(fleet)
    for holder, hold in ((fleet, battle.load[side][at]), (leader, battle.chest[side][at])):
        for thing, n in enumerate(hold):
            if n:
                g.add(holder, thing, -n)
                if thing in ADVISOR_THINGS:
                    g.advisors[thing - FIRST_ADVISOR] += n
    if battle.flagship[side] == at:
        battle.flagship[side] = -1
        dismiss_advisors(g, leader)
        for thing, n in enumerate(g.hold[leader]):
            if n and thing != PRIESTS:
                g.move(thing, n, leader, fleet)
        for other, hold in enumerate(battle.chest[side]):
            load = battle.load[side][other]
            if hold and battle.line[side][other] >= 0:
                kept = tuple(0 if thing in WITH_HIM else n for thing, n in enumerate(hold))
                battle.load[side][other] = tuple(map(sum, zip(load, kept, strict=True))) if load else kept
            battle.chest[side][other] = ()
        lose_leader(g, leader)


def hit_pirates(g: Caribbean, fleet: int) -> None:
    """CC-6.6 Pirates: damaged ships first, then the lowest DF, AF, MP; of those at random."""
    pirates = pirates_of(g, fleet)
    codes = [code for code, n in enumerate(pirates.hulls) if n]

    def order(code: int) -> tuple[int, int, int, int]:
        ship, damaged = SHIPS[code % N_SHIPS], code >= N_SHIPS
        return -int(damaged), ship.df[damaged], ship.af[damaged], ship.mp

    least = min(order(code) for code in codes)
    first = [code for code in codes if order(code) == least]
    code = first[0] if len(first) == 1 else first[g.below(len(first))]
    pirates.add(code % N_SHIPS, -1, damaged=code >= N_SHIPS)
    if code < N_SHIPS:
        pirates.add(code, 1, damaged=True)
    g.tell(
        "ship-damaged" if code < N_SHIPS else "ship-sunk",
        fleet=FIGURE.noun[fleet],
        ship=SHIP.noun[code % N_SHIPS],
    )


STEPS: Mapping[str, Runner] = {
    "sea_hit": sea_hit,
}
