"""The Armada [E1-23.2]: levels, and land units aboard. In battle it counts like as many galleons as it has levels; it moves
and carries as other Spanish ships do."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import Answer, Procedure, Reasons, Refusal, Runner
from theatrum.games.elisabeth.queries.armada import (
    ARMADA_SHIP,
    LEVEL,
    RECRUITS,
    SHIPYARDS,
    STRONGEST,
    armada_at,
    armada_port,
    landing_parties,
    leaders_aboard,
    near_ports,
    recruits_aboard,
    room,
)
from theatrum.games.elisabeth.queries.counters import can_join
from theatrum.games.elisabeth.queries.entering import leader_may_go, marchers, marching_leaders
from theatrum.games.elisabeth.queries.forces import army_leaders, formation_limit, troops
from theatrum.games.elisabeth.queries.relations import open_quay
from theatrum.games.elisabeth.rules.parts import Action
from theatrum.games.elisabeth.rules.picking import pick_troops
from theatrum.games.elisabeth.rules.transport import can_land
from theatrum.games.elisabeth.rules.windows import respond
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.state.pieces import ABOARD
from theatrum.games.elisabeth.state.war import March
from theatrum.games.elisabeth.tables.constants import ARMADA as NUMBERS
from theatrum.games.elisabeth.tables.pieces import MERCENARY, REGULAR, TROOPS
from theatrum.games.elisabeth.tables.places import PLACE, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import NOBODY, NOUNS, POWERS, SPAIN

STEP_PRICE = 1
MOST_ABOARD = 5
"""E1-16.3 S1 Units in a formation that goes by sea, unless a Spanish leader leads it [E1-23.2]."""


# ---- levels --------------------------------------------------------------------------------------------------------------------
def build(g: Elisabeth, port: int) -> None:
    g.launch(port, ARMADA_SHIP)
    g.armada = LEVEL
    g.tell("armada-built", space=PLACE_NOUN[port], n=g.armada)


def upgrade_offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
    """E1-23.2 In one of the three shipyards, up to the highest level."""
    port = armada_port(g)
    ready = cp >= NUMBERS.upgrade_cp and port in SHIPYARDS and g.armada < STRONGEST
    return [("upgrade",)] if ready else []


def upgrade(g: Elisabeth, power: int, answer: Answer) -> None:
    g.armada += LEVEL
    g.tell("armada-grows", n=g.armada)


# ---- boarding and landing in port, free -------------------------------------------------------------------------------------------
def loading(g: Elisabeth, power: int) -> list[Answer]:
    """E1-23.2, OP-23-24 In port, between Spain's actions, for nothing; nobody who is besieged."""
    if power != SPAIN or not g.armada:
        return []
    port = armada_port(g)
    if port < 0 or g.besieged(port):
        return []
    out: list[Answer] = []
    if (room(g) > 0 and _boarders(g, port)) or _boarding_leaders(g, port):
        out.append(("board",))
    if the_realms(g).aboard or leaders_aboard(g):
        out.append(("ashore",))
    return out


def _boarders(g: Elisabeth, port: int) -> list[tuple[int, int]]:
    return [(t, n) for t, n in troops(g, port, SPAIN) if not TROOPS[t].fixed and TROOPS[t].power == SPAIN]


def _boarding_leaders(g: Elisabeth, port: int) -> list[int]:
    """E1-5.1.18, OP-5-9 Guise does not go to sea."""
    return [x for x in army_leaders(g, port, SPAIN) if leader_may_go(g, x, ABOARD)]


def armada_board(g: Elisabeth) -> Procedure[None]:
    """E1-23.2 Units and army leaders go aboard, within its capacity."""
    port = armada_port(g)
    body = yield from pick_troops(
        g.seat_of[SPAIN],
        "armada-board",
        _boarders(g, port) if room(g) > 0 else [],
        _boarding_leaders(g, port),
        lambda _: room(g),
        rule="E1-23.2.5",
        leaders_alone=True,
        args={"space": PLACE_NOUN[port]},
        at=PLACE_NOUN[port],
    )
    for troop, number in body.units.items():
        g.go_aboard(port, troop, number)
    for leader in body.leaders:
        g.put_leader(leader, ABOARD)
    g.tell("goes-aboard", units=body.size, space=PLACE_NOUN[port])


def armada_ashore(g: Elisabeth) -> Procedure[None]:
    """E1-23.2.5"""
    port = armada_port(g)
    aboard = the_realms(g).aboard
    body = yield from pick_troops(
        g.seat_of[SPAIN],
        "armada-ashore",
        sorted(aboard.items()),
        leaders_aboard(g),
        lambda _: sum(aboard.values()),
        rule="E1-23.2.5",
        leaders_alone=True,
        args={"space": PLACE_NOUN[port]},
        at=PLACE_NOUN[port],
    )
    for troop, number in body.units.items():
        g.go_ashore(port, troop, number)
    for leader in body.leaders:
        g.put_leader(leader, port)
    g.tell("goes-ashore", units=body.size, space=PLACE_NOUN[port])


# ---- raising aboard ------------------------------------------------------------------------------------------------------------------
def _raising(action: str, kind: int) -> Action:
    troop = RECRUITS[0] if kind == REGULAR else RECRUITS[1]

    def offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
        if power != SPAIN or not g.armada or cp < POWERS[power].actions[action].prices[0]:
            return []
        fits = recruits_aboard(g) and can_join(g, troop, the_realms(g).aboard)
        return [("raise-aboard", TROOPS[troop].noun)] if fits else []

    def begin(g: Elisabeth, power: int, answer: Answer) -> None:
        g.raise_aboard(troop)
        g.tell("raised-aboard", troop=answer[1])

    return Action(
        action,
        ("raise-aboard",),
        offers,
        lambda g, power, answer: POWERS[power].actions[action].prices[0],
        begin,
        why_not=lambda g, power, answer: Refusal("E1-17.2.5", "not-aboard-now"),
        nouns=frozenset([TROOPS[troop].noun]),
    )


# ---- between the Armada at sea and a port ------------------------------------------------------------------------------------------------
def transport_offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
    """E1-23.2, OP-23-28 A formation goes aboard from a port at its zone, or lands there, for 1 CP."""
    if power != SPAIN or not g.armada or cp < STEP_PRICE:
        return []
    out: list[Answer] = []
    for port in near_ports(g):
        if not open_quay(g, SPAIN, port):
            continue
        if room(g) > 0 and _passengers(g, port) and not g.besieged(port):
            out.append(("to-armada", PLACE_NOUN[port]))
        if landing_parties(g) and can_land(g, SPAIN, NOBODY, port):
            out.append(("from-armada", PLACE_NOUN[port]))
    return out


def _passengers(g: Elisabeth, port: int) -> list[tuple[int, int]]:
    """E1-23.2 Spaniards only go aboard."""
    return [(t, n) for t, n in marchers(g, SPAIN, port, -1) if TROOPS[t].power == SPAIN]


def begin_transport(g: Elisabeth, power: int, answer: Answer) -> None:
    g.then((str(answer[0]).replace("-", "_"), PLACE[answer[1]]))


def to_armada(g: Elisabeth, port: int) -> Procedure[None]:
    """E1-23.2 It may end there; Storms may keep it in port."""
    body = yield from pick_troops(
        g.seat_of[SPAIN],
        "embark-form",
        _passengers(g, port),
        marching_leaders(g, SPAIN, port, -1),
        lambda leaders: min(room(g), _by_sea(leaders)),
        rule="E1-23.2.5",
        args={"origin": PLACE_NOUN[port], "goal": PLACE_NOUN[armada_at(g)]},
        at=PLACE_NOUN[port],
    )
    yield from respond(g, "W2", rule="E1-16.3.S1", args={"power": NOUNS[SPAIN]})
    if g.storms:
        return
    for troop, number in body.units.items():
        g.go_aboard(port, troop, number)
    for leader in body.leaders:
        g.put_leader(leader, ABOARD)
    g.tell("goes-aboard", units=body.size, space=PLACE_NOUN[port])


def _by_sea(leaders: Sequence[int]) -> int:
    """E1-16.3 S1, E1-23.2 Five units, without a leader four; led by one of Spain's as many as he can lead."""
    return formation_limit(leaders) if leaders else min(MOST_ABOARD, formation_limit(leaders))


def from_armada(g: Elisabeth, port: int) -> Procedure[None]:
    """E1-23.2, OP-23-28 A landing is a land move; who loses the battle there is lost."""
    zone = armada_at(g)
    march = g.march = March(SPAIN, zone, port, cost=STEP_PRICE)
    march.at_sea = zone
    fit = landing_parties(g)
    body = yield from pick_troops(
        g.seat_of[SPAIN],
        "embark-form",
        fit,
        [x for x in leaders_aboard(g) if not g.leader_beaten(x)],
        lambda leaders: min(sum(n for _, n in fit), _by_sea(leaders)),
        rule="E1-23.2.5",
        args={"origin": PLACE_NOUN[zone], "goal": PLACE_NOUN[port]},
        at=PLACE_NOUN[zone],
    )
    march.troops, march.leaders = body.units, body.leaders
    yield from respond(g, "W2", rule="E1-16.3.S1", args={"power": NOUNS[SPAIN]})
    if g.storms:
        g.march = None
        return
    g.then(("march_enter",))


STEPS: dict[str, Runner] = {
    "armada_board": armada_board,
    "armada_ashore": armada_ashore,
    "to_armada": to_armada,
    "from_armada": from_armada,
}
ACTIONS: tuple[Action, ...] = (
    Action(
        "upgrade_armada",
        ("upgrade",),
        upgrade_offers,
        lambda g, power, answer: NUMBERS.upgrade_cp,
        upgrade,
        why_not=lambda g, power, answer: Refusal("E1-23.2.4", "no-shipyard"),
    ),
    _raising("raise_regular", REGULAR),
    _raising("raise_mercenary", MERCENARY),
    Action(
        "move_formation",
        ("to-armada", "from-armada"),
        transport_offers,
        lambda g, power, answer: STEP_PRICE,
        begin_transport,
        why_not=lambda g, power, answer: Refusal("E1-23.2.8", "no-armada-there", space=str(answer[1])),
    ),
)
