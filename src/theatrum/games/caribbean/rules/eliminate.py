"""CC-0.2.14, CC-4.3.22 What happens to pieces that are destroyed, used up or lost, and to what they carried."""

from __future__ import annotations

from theatrum.games.caribbean.queries.capacity import garrison_limit
from theatrum.games.caribbean.state import NOBODY, POOL, USED, Caribbean
from theatrum.games.caribbean.tables.buildings import (
    BANK,
    BUILDINGS,
    PATHWAYS,
    RESIDENCE,
    ROADS,
    SHEET_BITS,
    WAREHOUSE,
)
from theatrum.games.caribbean.tables.pieces import FIGURE, FIRST_LEADER, NATION_OF, is_fleet
from theatrum.games.caribbean.tables.places import AREA, HOME_OF
from theatrum.games.caribbean.tables.things import ADVISOR_THINGS, DUCATS, FIRST_ADVISOR, SP, WARE_THINGS

WAY_BITS = 1 << PATHWAYS | 1 << ROADS
RESIDENCE_BITS = SHEET_BITS | 1 << RESIDENCE


# ---- figures -----------------------------------------------------------------------------------------------------------
def dismiss_advisors(g: Caribbean, figure: int) -> None:
    """CC-0.2.14 Advisors go back to the containers of their colours."""
    for thing in ADVISOR_THINGS:
        n = g.held(figure, thing)
        if n:
            g.add(figure, thing, -n)
            g.advisors[thing - FIRST_ADVISOR] += n


def empty(g: Caribbean, figure: int) -> None:
    """Everything that a figure carries is lost."""
    if g.hold[figure]:
        dismiss_advisors(g, figure)
        g.hold[figure] = ()


def lose_leader(g: Caribbean, leader: int) -> None:
    """CC-4.3.4 A killed leader returns to the force pool; what he has with him is lost."""
    empty(g, leader)
    g.where[leader] = POOL
    g.aboard[leader - FIRST_LEADER] = NOBODY
    g.marks[leader] = 0
    for pirates in g.pirates:
        if pirates.commander == leader:
            pirates.commander = NOBODY
    g.tell("leader-lost", leader=FIGURE.noun[leader])


def lose_fleet(g: Caribbean, fleet: int) -> None:
    """CC-4.3.22, CC-4.3.3 Ships, cargo and the leader aboard are lost; the marker goes to the home base, and if it was
    active that is over: without ships it may do nothing."""
    leader = g.leader_aboard(fleet)
    if leader >= 0:
        lose_leader(g, leader)
    empty(g, fleet)
    g.ships[fleet] = ()
    send_home(g, fleet)
    if g.activation is not None and g.activation.figure == fleet:
        g.activation.ended = True
    g.tell("fleet-lost", fleet=FIGURE.noun[fleet])


def send_home(g: Caribbean, fleet: int) -> None:
    """CC-4.3.3, CC-4.4.0.2 A fleet marker without ships goes to the home base display; a used one is not face-up there."""
    g.where[fleet] = HOME_OF[NATION_OF[fleet]]
    g.marks[fleet] &= USED


def lose_figure(g: Caribbean, figure: int) -> None:
    """A fleet or a leader with everything."""
    if is_fleet(figure):
        lose_fleet(g, figure)
    else:
        lose_leader(g, figure)


# ---- colonies ----------------------------------------------------------------------------------------------------------
def cost_of(bits: int) -> int:
    """The SP that these buildings cost."""
    return sum(building.cost for building in BUILDINGS if bits >> building.index & 1)


def destroy_buildings(g: Caribbean, area: int, kept: int) -> int:
    """CC-0.2.14, CC-10.1 All buildings except the kept ones, with what was stored in them; a garrison that has no room any
    more loses men. Returns what was destroyed."""
    gone = g.built[area] & ~kept
    g.built[area] &= kept
    if gone >> RESIDENCE & 1:
        g.stores.pop(area, None)
    if gone >> WAREHOUSE & 1:
        for thing in (*WARE_THINGS, SP):
            lose_stored(g, area, thing)
    if gone >> BANK & 1:
        lose_stored(g, area, DUCATS)
    g.garrison[area] = min(g.garrison[area], garrison_limit(g, area))
    if gone:
        g.tell("buildings-destroyed", area=AREA.noun[area])
    return gone


def lay_waste(g: Caribbean, area: int, kept: int) -> int:
    """CC-5.7.7 – CC-5.7.9 What victors destroy: all buildings except the kept ones, and slave production, which is an
    improvement of the colony like any other."""
    g.slaves[area] = 0
    return destroy_buildings(g, area, kept)


def lose_stored(g: Caribbean, area: int, thing: int) -> None:
    n = g.stored(area, thing)
    if n:
        g.store(area, thing, -n)


def destroy_residence(g: Caribbean, area: int) -> int:
    """CC-4.4.3.23 A residence, and what is kept on its sheet."""
    return destroy_buildings(g, area, ~RESIDENCE_BITS)


# ---- control markers ---------------------------------------------------------------------------------------------------
def remove_control(g: Caribbean, area: int) -> None:
    """CC-0.2.12 A control marker returns to its owner's free pool: the area is undiscovered again."""
    g.control[g.owner[area]] += 1
    g.owner[area] = NOBODY
    g.produced[area] = 0


def swap_control(g: Caribbean, area: int, nation: int) -> None:
    """CC-0.2.12 The control marker of a colony changes; the old one returns to its owner."""
    g.control[g.owner[area]] += 1
    g.control[nation] -= 1
    g.owner[area] = nation
    g.tell("colony-taken", area=AREA.noun[area])
