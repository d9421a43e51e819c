"""Spring deployment at sea [E1-10.0.P1, P2]: escorts of the treasure fleet, captains who serve in Europe."""

from __future__ import annotations

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Runner
from theatrum.games.elisabeth.queries.world import LEADER_OF
from theatrum.games.elisabeth.rules.parts import because
from theatrum.games.elisabeth.state import Elisabeth, the_new_world
from theatrum.games.elisabeth.state.pieces import ON_CARD
from theatrum.games.elisabeth.tables.constants import DEPLOYMENT
from theatrum.games.elisabeth.tables.pieces import GALLEON, LEADER, SHIPS_OF, ship_of
from theatrum.games.elisabeth.tables.places import HOMES, PLACE, PLACE_NOUN, SEA_LINKS
from theatrum.games.elisabeth.tables.powers import ENGLAND, SPAIN

ESCORT_SHIP = ship_of(SPAIN, GALLEON)
JOIN, LEAVE = 1, 2
"""One direction per turn."""


# ---- escorts ---------------------------------------------------------------------------------------------------------------
def escort_moves(g: Elisabeth, direction: int) -> list[Answer]:
    """E1-10.0.P1 Galleons from Spanish home ports to the escort box, or back; two at most, one direction per turn."""
    world = the_new_world(g)
    ports = [
        s for s in HOMES[SPAIN] if SEA_LINKS[s] and g.control[s] == SPAIN
    ]  # E1-16.7 not Antwerp, Rotterdam
    out: list[Answer] = []
    if direction != LEAVE and world.escorts < DEPLOYMENT.escort_galleons_max:
        own = [s for s in ports if g.ships(s, ESCORT_SHIP) and g.ship_side(ESCORT_SHIP) == SPAIN]
        out.extend(("escort-join", PLACE_NOUN[s]) for s in own)
    if direction != JOIN and world.escorts:
        out.extend(("escort-leave", PLACE_NOUN[s]) for s in ports)  # OP-11-8
    return out


def spring_escorts(g: Elisabeth, direction: int) -> Procedure[None] | None:
    return _escorts(g, direction) if escort_moves(g, direction) else None


def _escorts(g: Elisabeth, direction: int) -> Procedure[None]:
    world = the_new_world(g)
    answer = yield Ask(
        g.seat_of[SPAIN],
        "escorts",
        [*escort_moves(g, direction), DONE],
        rule="E1-10.0.P1",
        args={"escorts": world.escorts},
        why_not=because("E1-10.0.P1", "only-escorts"),
    )
    if answer == DONE:
        return
    port = PLACE[answer[1]]
    if answer[0] == "escort-join":
        g.cast_off(port, ESCORT_SHIP, 1)
        world.escorts += 1
        g.tell("escort-joined", space=answer[1])
        g.then(("spring_escorts", JOIN))
    else:
        g.moor(port, ESCORT_SHIP, 1)
        world.escorts -= 1
        g.tell("escort-left", space=answer[1])
        g.then(("spring_escorts", LEAVE))


# ---- captains ----------------------------------------------------------------------------------------------------------------
def commands(g: Elisabeth) -> list[Answer]:
    """E1-10.0.P2, E1-5.2.1 English captains in the pool, on English ships in English home ports."""
    world = the_new_world(g)
    free = [
        leader
        for captain, leader in LEADER_OF.items()
        if world.captain_at[captain] == ON_CARD
        and world.captain_power[captain] == ENGLAND
        and g.leader_at[leader] < 0
    ]
    ports = [s for s in HOMES[ENGLAND] if SEA_LINKS[s] and g.control[s] == ENGLAND]
    manned = [s for s in ports if any(g.ships(s, ship) for ship in SHIPS_OF[ENGLAND])]
    return [("lead", LEADER.noun[x], PLACE_NOUN[s]) for x in free for s in manned]


def spring_captains(g: Elisabeth) -> Procedure[None] | None:
    """E1-10.0.P2 Any of them; they are naval leaders until winter."""
    return _captains(g) if commands(g) else None


def _captains(g: Elisabeth) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[ENGLAND],
        "captain-leads",
        [*commands(g), DONE],
        rule="E1-10.0.P2",
        why_not=because("E1-10.0.P2", "only-captain-leads"),
    )
    if answer == DONE:
        return
    g.put_leader(LEADER[answer[1]], PLACE[answer[2]])
    g.tell("captain-serves", leader=answer[1], space=answer[2])
    g.then(("spring_captains",))


STEPS: dict[str, Runner] = {"spring_escorts": spring_escorts, "spring_captains": spring_captains}
