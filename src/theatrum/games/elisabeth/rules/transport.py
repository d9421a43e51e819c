"""Naval transport [E1-16.3]: a formation carried over the sea, from port to port, zone by zone."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Reasons, Refusal, Runner
from theatrum.games.elisabeth.queries.entering import (
    isles_barred,
    marchers,
    marching_leaders,
    may_enter,
    stations,
)
from theatrum.games.elisabeth.queries.forces import formation_limit, is_zone, ships
from theatrum.games.elisabeth.queries.relations import open_quay
from theatrum.games.elisabeth.rules.elsewhere import no_way
from theatrum.games.elisabeth.rules.naval_move import enemies_at
from theatrum.games.elisabeth.rules.parts import Action
from theatrum.games.elisabeth.rules.picking import pick_troops
from theatrum.games.elisabeth.rules.windows import respond
from theatrum.games.elisabeth.state import Elisabeth, the_march
from theatrum.games.elisabeth.state.war import March
from theatrum.games.elisabeth.tables.places import PLACE, PLACE_NOUN, SPACES, zone
from theatrum.games.elisabeth.tables.powers import LAND, NOUNS
from theatrum.kit.graph import reaches

STEP_PRICE = 1
MOST_ABOARD = 5
"""E1-16.3 S1 Land units that can be carried at once."""


# ---- queries -------------------------------------------------------------------------------------------------------------
def can_land(g: Elisabeth, power: int, origin: int, port: int) -> bool:
    """E1-16.3 S3 A port that the formation could enter by land, without enemy ships; not the one it came from."""
    return (
        port != origin
        and may_enter(g, power, port)
        and not isles_barred(g, power, port)
        and not enemies_at(g, power, port)
    )


def quays(g: Elisabeth, power: int, sea: int) -> list[int]:
    """Ports on a zone where troops can board and land."""
    return [port for port in zone(sea).ports if open_quay(g, power, port)]


def _ways(g: Elisabeth, power: int, place: int) -> list[int]:
    return [*zone(place).neighbours, *quays(g, power, place)] if is_zone(place) else []


def steps_to_port(g: Elisabeth, power: int, origin: int, sea: int, cp: int) -> bool:
    """E1-16.3 S2 Can a formation in this zone still reach a port with so many CP?"""
    return reaches(
        lambda place: _ways(g, power, place),
        (sea,),
        wanted=lambda place: not is_zone(place) and can_land(g, power, origin, place),
        enter=lambda place: is_zone(place) and bool(ships(g, place, power)),
        most=cp,
    )


def offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
    """E1-16.3 S1 From a port with units that may march, into a zone with own ships, if a port can still be reached."""
    if cp < 2 * STEP_PRICE:
        return []
    return [
        ("embark", PLACE_NOUN[port], PLACE_NOUN[sea])
        for port in stations(g, power)
        if SPACES[port].zones and open_quay(g, power, port) and _passengers(g, power, port)
        for sea in SPACES[port].zones
        if ships(g, sea, power) and steps_to_port(g, power, port, sea, cp - STEP_PRICE)
    ]


def _passengers(g: Elisabeth, power: int, port: int) -> list[tuple[int, int]]:
    """Units that may go; where to is open, so none that is bound to a region [E1-5.3.5, E1-5.3.7]."""
    return marchers(g, power, port, -1)


def why_no_embarkation(g: Elisabeth, power: int, answer: Answer) -> Refusal:
    port, sea = PLACE[answer[1]], PLACE[answer[2]]
    if port not in stations(g, power) or not _passengers(g, power, port):
        return Refusal("E1-13.1.1", "nobody-there", space=PLACE_NOUN[port])
    if not open_quay(g, power, port):
        return Refusal("E1-16.7", "waterway-closed")
    if not ships(g, sea, power):
        return Refusal("E1-16.3.S1", "no-ships-there", zone=PLACE_NOUN[sea])
    return Refusal("E1-16.3.S2", "no-landing", zone=PLACE_NOUN[sea])


# ---- the voyage --------------------------------------------------------------------------------------------------------------
def begin(g: Elisabeth, power: int, answer: Answer) -> None:
    port, sea = PLACE[answer[1]], PLACE[answer[2]]
    g.march = March(power, port, cost=STEP_PRICE)
    g.march.at_sea = sea
    g.then(("embark",))


def embark(g: Elisabeth) -> Procedure[None]:
    """E1-16.3 S1 The formation is named; Storms may keep it in port."""
    march = the_march(g)
    body = yield from pick_troops(
        g.seat(march.power),
        "embark-form",
        _passengers(g, march.power, march.origin),
        marching_leaders(g, march.power, march.origin, -1),
        lambda leaders: min(MOST_ABOARD, formation_limit(leaders)),
        rule="E1-16.3.S1",
        args={"origin": PLACE_NOUN[march.origin], "goal": PLACE_NOUN[march.at_sea]},
        at=PLACE_NOUN[march.origin],
    )
    march.troops = body.units
    march.leaders = body.leaders
    g.tell(
        "embarks",
        power=NOUNS[march.power],
        origin=PLACE_NOUN[march.origin],
        zone=PLACE_NOUN[march.at_sea],
        units=march.size,
    )
    yield from respond(g, "W2", rule="E1-16.3.S1", args={"power": NOUNS[march.power]})
    if g.storms:
        g.march = None
        return
    g.then(("carry",))


def carry(g: Elisabeth) -> Procedure[None]:
    """E1-16.3 S2, S3 Step by step, each for 1 CP, to the next zone with own ships or into a port."""
    march = the_march(g)
    answers = _legs(g, march)
    answer = answers[0]
    if len(answers) > 1:
        args = {"zone": PLACE_NOUN[march.at_sea], "cp": g.cp, "units": march.size}
        answer = yield Ask(
            g.seat(march.power), "carry", answers, rule="E1-16.3.S2", args=args, why_not=no_way("E1-16.3.S2")
        )
    place = PLACE[answer[1]]
    g.cp -= STEP_PRICE
    g.pay_for(LAND)
    if is_zone(place):
        march.at_sea = place
        g.tell("carried", power=NOUNS[march.power], zone=PLACE_NOUN[place])
        g.then(("carry",))
    else:
        march.goal = place
        g.then(("march_enter",))


def _legs(g: Elisabeth, march: March) -> list[Answer]:
    out: list[Answer] = [
        ("land", PLACE_NOUN[port])
        for port in quays(g, march.power, march.at_sea)
        if can_land(g, march.power, march.origin, port)
    ]
    out.extend(
        ("carry", PLACE_NOUN[sea])
        for sea in zone(march.at_sea).neighbours
        if ships(g, sea, march.power) and steps_to_port(g, march.power, march.origin, sea, g.cp - STEP_PRICE)
    )
    return out


ACTIONS: tuple[Action, ...] = (
    Action(
        "move_formation",
        ("embark",),
        offers,
        lambda g, power, answer: STEP_PRICE,
        begin,
        why_not=why_no_embarkation,
    ),
)
STEPS: dict[str, Runner] = {"embark": embark, "carry": carry}
