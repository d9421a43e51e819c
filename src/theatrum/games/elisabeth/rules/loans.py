"""Loans of ships [E1-9.1.6, E1-9.2.6, E1-20.3]: for one turn, to an ally, with their naval leader if the lender likes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from theatrum.core.contract import Ask, Procedure, Refusal, Runner
from theatrum.games.elisabeth.queries.forces import admirals, fleets, ships
from theatrum.games.elisabeth.queries.relations import closed, controls, inactive
from theatrum.games.elisabeth.rules.displacement import displace_fleet
from theatrum.games.elisabeth.rules.elsewhere import no_way
from theatrum.games.elisabeth.rules.gifts import pair
from theatrum.games.elisabeth.state import Elisabeth, the_diplomacy
from theatrum.games.elisabeth.tables.pieces import LEADER, LEADERS, LENT, N_SHIPS, SHIP, SHIPS
from theatrum.games.elisabeth.tables.places import N_SPACES, PLACE, PLACE_NOUN, SEA_LINKS, SPACES
from theatrum.games.elisabeth.tables.powers import NOUNS
from theatrum.kit import graph
from theatrum.kit.deals import Item
from theatrum.kit.nouns import number

LOAN, LEADER_LOAN = "loan", "loan-leader"
Pair = tuple[int, int]
"""Who owns ships, and who has borrowed them."""


# ---- queries -------------------------------------------------------------------------------------------------------------
def loan_ports(g: Elisabeth, borrower: int, port: int) -> list[int]:
    """E1-9.2.6 The nearest ports of the borrower, over sea zones alone: never through a port, such as Gibraltar."""
    if controls(g, borrower, port):
        return [port]
    goals = {s.index for s in SPACES if s.zones and controls(g, borrower, s.index) and not closed(g, s.index)}
    return graph.nearest(
        lambda place: SEA_LINKS[place] if place == port or place >= N_SPACES else (), (port,), goals
    )


def lendable(g: Elisabeth, lender: int) -> Iterator[tuple[int, int, int]]:
    """OP-9-8 (port, ship, number) of its own ships and those of its active minors; not corsairs, not the Armada, and
    nothing that it has borrowed itself."""
    for port in fleets(g, lender):
        if port < N_SPACES:
            yield from (
                (port, s, n) for s, n in ships(g, port, lender) if s < N_SHIPS and (s, lender) in LENT
            )


def candidates(g: Elisabeth, lender: int, borrower: int) -> Iterator[Item]:
    """What might be lent."""
    me, you = NOUNS[lender], NOUNS[borrower]
    for port, ship, most in lendable(g, lender):
        for n in range(1, most + 1):
            yield LOAN, me, you, PLACE_NOUN[port], SHIPS[ship].noun, n
    for leader in _lone_admirals(g, lender):
        yield LEADER_LOAN, me, you, LEADERS[leader].noun


def _lone_admirals(g: Elisabeth, lender: int) -> list[int]:
    ports = [port for port in fleets(g, lender) if port < N_SPACES]
    return [x for port in ports for x in admirals(g, port, lender)]


def why_no_loan(g: Elisabeth, item: Item, earlier: Sequence[Item]) -> Refusal | None:
    """E1-9.1.6, E1-9.2.6, OP-9-22 Together with the alliance, in one direction, from a port that has a way to one of the
    borrower's."""
    lender, borrower = pair(item)
    refusal = _why_not_together(lender, borrower, earlier)
    if refusal is not None:
        return refusal
    port, ship, wanted = PLACE[item[3]], SHIP[item[4]], number(item[5])
    if (ship, borrower) not in LENT:
        return Refusal("E1-9.2.6", "never-lent", ship=SHIPS[ship].noun)
    there = next((n for p, s, n in lendable(g, lender) if (p, s) == (port, ship)), 0)
    promised = sum(number(e[5]) for e in earlier if e[0] == LOAN and e[3:5] == item[3:5])
    if there < promised + wanted:
        return Refusal("E1-9.1.20", "no-ships-to-lend", power=NOUNS[lender], place=PLACE_NOUN[port])
    if not loan_ports(g, borrower, port):
        return Refusal("E1-9.2.6", "no-way-to-borrower", power=NOUNS[borrower], place=PLACE_NOUN[port])
    return None


def why_no_leader(g: Elisabeth, item: Item, earlier: Sequence[Item]) -> Refusal | None:
    """E1-9.2.6 A naval leader only with ships that are lent from his port."""
    lender, borrower = pair(item)
    refusal = _why_not_together(lender, borrower, earlier)
    if refusal is not None:
        return refusal
    leader = LEADER[item[3]]
    port = g.leader_at[leader]
    with_ships = any(e[0] == LOAN and pair(e) == (lender, borrower) and PLACE[e[3]] == port for e in earlier)
    promised = any(e[0] == LEADER_LOAN and e[3] == item[3] for e in earlier)
    if not with_ships or promised or leader not in admirals(g, port, lender):
        return Refusal("E1-9.2.6", "leader-needs-lent-ships", leader=LEADERS[leader].noun)
    return None


def _why_not_together(lender: int, borrower: int, earlier: Sequence[Item]) -> Refusal | None:
    if not any(e[0] == "alliance" and set(pair(e)) == {lender, borrower} for e in earlier):
        return Refusal("E1-9.1.6", "loan-with-alliance", power=NOUNS[lender], target=NOUNS[borrower])
    if any(e[0] in (LOAN, LEADER_LOAN) and pair(e) == (borrower, lender) for e in earlier):
        return Refusal("E1-9.2.6", "one-direction")
    return None


# ---- the loan ------------------------------------------------------------------------------------------------------------
def lend(g: Elisabeth, item: Item) -> Procedure[None]:
    """E1-9.2.6 They sail to the borrower's nearest port; of several it chooses [D9-6]."""
    _, borrower = pair(item)
    port, ship, n = PLACE[item[3]], SHIP[item[4]], number(item[5])
    goal = yield from _choose_port(g, borrower, loan_ports(g, borrower, port), str(item[4]))
    g.cast_off(port, ship, n)
    g.moor(goal, LENT[ship, borrower], n)
    g.tell("lent", power=item[1], target=item[2], ship=item[4], number=n, place=PLACE_NOUN[goal])


def lend_leader(g: Elisabeth, item: Item) -> Procedure[None]:
    """E1-9.2.6 He sails with the lent ships of his port."""
    _, borrower = pair(item)
    leader = LEADER[item[3]]
    lent = {place for place, ship, _ in g.on_loan() if SHIPS[ship].borrower == borrower}
    ports = [p for p in loan_ports(g, borrower, g.leader_at[leader]) if p in lent]
    goal = yield from _choose_port(g, borrower, ports, str(item[3]))
    g.put_leader(leader, goal)
    the_diplomacy(g).lent_leaders[leader] = borrower
    g.tell("leader-lent", power=item[1], target=item[2], leader=item[3], place=PLACE_NOUN[goal])


def _choose_port(g: Elisabeth, borrower: int, ports: Sequence[int], noun: str) -> Procedure[int]:
    if len(ports) == 1:
        return ports[0]
    answer = yield Ask(
        g.seat_of[borrower],
        "loan-port",
        [("harbour", PLACE_NOUN[p]) for p in ports],
        rule="E1-9.2.6",
        args={"piece": noun},
        why_not=no_way("E1-9.2.6"),
    )
    return PLACE[answer[1]]


# ---- its end -------------------------------------------------------------------------------------------------------------
def end_loans(g: Elisabeth, concerned: Callable[[Pair], bool]) -> Procedure[None]:
    """OP-9-9 The markers come off, and the ships go to the nearest port of their owner [E1-12.5.3]."""
    for place, fleet, led in _recall(g, concerned):
        owner = g.ship_side(fleet[0][0]) if fleet else g.leader_side(led[0])
        if place >= N_SPACES or not controls(g, owner, place):
            yield from displace_fleet(g, place, owner, fleet, led)


def end_loans_between(g: Elisabeth, one: int, other: int) -> Procedure[None]:
    """OP-9-9, OP-9-33 Lender and borrower are at war, or no longer allied."""
    sides = {g.master[one], g.master[other]}
    yield from end_loans(g, lambda pair: {*pair} == sides)


def end_loans_of(g: Elisabeth, power: int) -> Procedure[None]:
    """E1-SA.10 A power that nobody plays any more neither lends nor borrows."""
    yield from end_loans(g, lambda pair: power in pair)


def winter_loans(g: Elisabeth) -> Procedure[None]:
    """E1-20.3 The markers come off; the ships go home as all others [E1-20.4]. Those of a minor that has lost its ally in the
    meantime, whom nobody takes home, go at once."""
    for place, fleet, led in _recall(g, lambda pair: True):
        for ship, n in fleet:
            owner = g.ship_side(ship)
            if inactive(g, owner):
                yield from displace_fleet(g, place, owner, [(ship, n)], led)


def _recall(
    g: Elisabeth, concerned: Callable[[Pair], bool]
) -> list[tuple[int, list[tuple[int, int]], list[int]]]:
    """Take these Loaned markers off; by place and owner: the ships and leaders that were lent."""
    out: dict[Pair, tuple[list[tuple[int, int]], list[int]]] = {}
    for place, lent, n in list(g.on_loan()):
        own = SHIPS[lent].lent_kind
        owner = g.ship_side(own)
        if concerned((owner, SHIPS[lent].borrower)):
            g.cast_off(place, lent, n)
            g.moor(place, own, n)
            out.setdefault((place, owner), ([], []))[0].append((own, n))
    borrowed = the_diplomacy(g).lent_leaders
    for leader, borrower in list(borrowed.items()):
        owner = g.master[LEADERS[leader].power]
        if concerned((owner, borrower)):
            del borrowed[leader]
            if g.leader_at[leader] >= 0:
                out.setdefault((g.leader_at[leader], owner), ([], []))[1].append(leader)
    return [(place, *there) for (place, _), there in sorted(out.items())]


STEPS: dict[str, Runner] = {"winter_loans": winter_loans, "loans_end": end_loans_between}
