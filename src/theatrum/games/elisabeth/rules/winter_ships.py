"""Ships and naval leaders go home for the winter [E1-20.4.1, E1-20.4.2]."""

from __future__ import annotations

from functools import partial

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner
from theatrum.games.elisabeth.queries.entering import isles_barred
from theatrum.games.elisabeth.queries.forces import (
    admirals,
    fleets,
    ships,
)
from theatrum.games.elisabeth.queries.paths import nearest_ports
from theatrum.games.elisabeth.queries.relations import closed, controls, home_of
from theatrum.games.elisabeth.rules.elsewhere import not_him
from theatrum.games.elisabeth.rules.winter_land import ALL_RETURN
from theatrum.games.elisabeth.rules.winter_quarters import capitals
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import NEXT_TURN
from theatrum.games.elisabeth.tables.pieces import (
    BOTH,
    LEADERS,
    SHIPS,
)
from theatrum.games.elisabeth.tables.places import N_SPACES, PLACE, PLACE_NOUN, SEA_LINKS
from theatrum.games.elisabeth.tables.powers import NOUNS
from theatrum.kit.pick import Batch, no_batch


def harbours(g: Elisabeth, power: int) -> list[int]:
    """E1-20.4.1 Ports that the power controls; Antwerp and Rotterdam are none for ships [E1-16.7]. E1-SA.10 Without a player
    only fortified home ports, or, if it holds none, its other home ports [OP-S-27]."""
    ports = [
        s
        for s in range(N_SPACES)
        if SEA_LINKS[s] and controls(g, power, s) and not closed(g, s) and not isles_barred(g, power, s)
    ]
    if g.seat_of[power] >= 0:
        return ports
    homes = [s for s in ports if home_of(s, power)]
    return [s for s in homes if g.fortified(s)] or homes


def ships_home(g: Elisabeth, power: int) -> Procedure[None]:
    """E1-20.4.1, E1-20.4.2 Every ship not in an own port goes to the nearest one; where several are, the owner chooses.

    Nobody stops it, and nothing is lost on the way; without any port it is lost [OP-20-4]. For an inactive major nobody
    chooses: the first port it is [OP-20-22].
    """
    own = harbours(g, power)
    for place in fleets(g, power):
        if place in own:
            continue
        ports = nearest_ports(place, own)
        arrivals: list[int] = []
        batch = no_batch()
        for ship, n in ships(g, place, power):
            for _ in range(n):
                if not ports:
                    g.lose_ships(place, ship)
                    continue
                port = ports[0]
                if len(ports) > 1 and g.seat_of[power] >= 0:
                    answers: list[Answer] = [("return", SHIPS[ship].noun, PLACE_NOUN[p]) for p in ports]
                    answer = batch.next(answers)
                    if answer is None:
                        answer = yield Ask(
                            g.seat_of[power],
                            "winter-ship",
                            [*answers, *together(g, power, place, ports)],
                            rule="E1-20.4.1",
                            args={"place": PLACE_NOUN[place]},
                            why_not=partial(why_not_return, g, power, place, own, ship),
                            at=PLACE_NOUN[place],
                        )
                    if answer[0] == ALL_RETURN:
                        batch = Batch(partial(_goes_to, answer[1]))
                    port = PLACE[answer[-1]]
                g.move_ships(place, port, ship)
                arrivals.append(port)
                g.tell("ship-returns", ship=SHIPS[ship].noun, place=PLACE_NOUN[port])
        for leader in admirals(g, place, power):
            yield from _admiral_home(g, power, leader, sorted(set(arrivals)))
    for leader in stranded(g, power):
        yield from _admiral_home(g, power, leader, [])


def stranded(g: Elisabeth, power: int) -> list[int]:
    """E1-20.4.2 Naval leaders without a ship in a port that is not their power's, as Don John can be in an ally's
    [E1-5.1.17]: our ruling is that they leave it as if they were at sea."""
    return [
        x.index
        for x in LEADERS
        if g.serves_at_sea(x.index)
        and g.leader_side(x.index) == power
        and 0 <= g.leader_at[x.index] < N_SPACES
        and not controls(g, power, g.leader_at[x.index])
    ]


def together(g: Elisabeth, power: int, place: int, ports: list[int]) -> list[Answer]:
    """All that still lie there into one port: in one answer what would be asked ship by ship."""
    left = sum(n for _, n in ships(g, place, power))
    return [(ALL_RETURN, PLACE_NOUN[port]) for port in ports] if left > 1 else []


def _goes_to(port: str | int, answer: Answer) -> bool:
    return answer[2] == port


def why_not_return(
    g: Elisabeth, power: int, place: int, own: list[int], ship: int, answer: Answer
) -> Refusal:
    """E1-20.4.1 Why this ship does not go to the port that somebody names."""
    if answer[0] != ALL_RETURN and answer[1] != SHIPS[ship].noun:
        return Refusal("E1-20.4.1", "another-ship-first", ship=SHIPS[ship].noun)
    if PLACE[answer[-1]] not in own:
        return Refusal("E1-20.4.1", "no-port-of-yours", power=NOUNS[power])
    return Refusal("E1-20.4.1", "nearer-port", place=PLACE_NOUN[place])


def _admiral_home(g: Elisabeth, power: int, leader: int, ports: list[int]) -> Procedure[None]:
    """E1-20.4.2 With one of the ships; Don John may become an army leader in a capital instead."""
    noun = LEADERS[leader].noun
    answers: list[Answer] = [("return", noun, PLACE_NOUN[p]) for p in ports]
    if LEADERS[leader].kind == BOTH:
        answers.extend(("return-by-land", noun, PLACE_NOUN[c]) for c in capitals(g, power))
    if not answers:
        g.put_leader(leader, NEXT_TURN)
        return
    answer = answers[0]
    if len(answers) > 1 and g.seat_of[power] >= 0:
        answer = yield Ask(
            g.seat_of[power],
            "winter-admiral",
            answers,
            rule="E1-20.4.2",
            args={"leader": noun},
            why_not=not_him("E1-20.4.2", noun),
        )
    if answer[0] == "return-by-land":
        g.choose_role(leader, naval=False)
    g.put_leader(leader, PLACE[answer[2]])
    g.tell("leader-home", leader=noun, space=answer[2])


STEPS: dict[str, Runner] = {"winter_ships": ships_home}
