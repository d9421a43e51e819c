"""What must hold at every decision: no piece, card or marker is lost or made, and everything stands where it may."""

from __future__ import annotations

from theatrum.games.elisabeth.queries.counters import TROOPS_IN
from theatrum.games.elisabeth.queries.forces import garrison, ships, sides_in_field, units
from theatrum.games.elisabeth.queries.relations import the_count
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.powers import BARRED, NO_VOICE, RESOLVED
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.pieces import GALLEON, LEADERS, POOLS, SHIP_POOLS, SHIPS, ship_of
from theatrum.games.elisabeth.tables.places import N_SPACES, PLACE_NOUN, SPACES
from theatrum.games.elisabeth.tables.powers import INDEPENDENT, MAJORS, N_POWERS, POWERS, SPAIN
from theatrum.games.elisabeth.tables.treasures import TREASURES

ESCORT_POOL = SHIPS[ship_of(SPAIN, GALLEON)].pool
"""Two of these galleons may escort the treasure fleet, and are in no place [E1-10.0.P1]."""


def invariants(g: Elisabeth) -> list[str]:
    """Sentences about what is wrong; empty in every sound state."""
    if g.phase == "setup":
        return []
    return [*_pools(g), *_cards(g), *_sieges(g), *_leaders(g), *_influence(g), *_wars(g), *_treasures(g)]


def _pools(g: Elisabeth) -> list[str]:
    """E1-5.0.2 Units on the map and in the pool are always the counters there are."""
    out = []
    for pool in POOLS:
        placed = sum(g.placed(t) + _elsewhere(g, t) for t in TROOPS_IN[pool.index])
        if placed + g.reserve[pool.index] != pool.limit or g.reserve[pool.index] < 0:
            out.append(
                f"units of {pool.id}: {placed} on the map and {g.reserve[pool.index]} in the pool of {pool.limit}"
            )
    afloat = [0] * len(SHIP_POOLS)
    for _, ship, number in g.sailing():
        afloat[SHIPS[ship].pool] += number
    for pool in SHIP_POOLS:
        total = afloat[pool.index] + g.ship_reserve[pool.index] + g.ships_lost[pool.index]
        if g.new_world is not None and pool.index == ESCORT_POOL:
            total += g.new_world.escorts
        if total != pool.limit or g.ship_reserve[pool.index] < 0:
            out.append(f"ships of {pool.id}: {total} of {pool.limit}")
    return out


def _elsewhere(g: Elisabeth, troop: int) -> int:
    """E1-23.2, E1-23.7 Units on the Armada and in foreign wars."""
    if g.realms is None:
        return 0
    return g.realms.aboard.get(troop, 0) + sum(war.units.get(troop, 0) for war in g.realms.foreign_wars)


def _cards(g: Elisabeth) -> list[str]:
    """Every card of the scenario is in exactly one place."""
    there = [*g.deck, *g.discard, *g.out, *g.beside]
    for power in MAJORS:
        there += [*g.hand[power], *g.home_hand[power], *g.home_used[power], *g.home_aside[power]]
    out = []
    if len(there) != len(set(there)):
        out.append(f"a card is in two places: {sorted(c for c in set(there) if there.count(c) > 1)}")
    deck = the_count(g).deck
    start = {*deck.start, *deck.beside, *(card for cards in deck.home.values() for card in cards)}
    if missing := start - set(there):
        out.append(f"cards are missing: {sorted(missing)}")
    if strange := set(there) - start - {card for cards in deck.later.values() for card in cards}:
        out.append(f"cards are too many: {sorted(strange)}")
    strayed = [CARDS[c].noun for c in g.known if not any(c in hand for hand in (*g.hand, *g.home_hand))]
    out.extend(f"{noun} is known to be in a hand, but is in none" for noun in strayed)
    return out


def _sieges(g: Elisabeth) -> list[str]:
    """E1-15.0.1 Between actions every besieger outnumbers the garrison; and nobody is inside without a siege."""
    if g.march is not None or g.battle is not None or g.unsettled or g.phase != "action":
        return []
    out = []
    pending = any(
        str(step[0]) in ("siege_leave", "march_back", "siege_strangers", "settle") for step in g.agenda
    )
    for space, power in g.all_sieges():
        if units(g, space, power) <= garrison(g, space) and not pending:
            out.append(f"{POWERS[power].noun} besieges {PLACE_NOUN[space]} without a majority")
    for space in range(N_SPACES):
        if garrison(g, space) and not g.besieged(space) and not pending and not sides_in_field(g, space):
            out.append(f"units are inside {PLACE_NOUN[space]}, which nobody besieges")
        if garrison(g, space) and not g.fortified(space):
            out.append(f"units are inside {PLACE_NOUN[space]}, which has no fortification")
    return out


def _leaders(g: Elisabeth) -> list[str]:
    out = []
    for leader in LEADERS:
        place = g.leader_at[leader.index]
        if place >= N_SPACES and not g.serves_at_sea(leader.index):
            out.append(f"{leader.noun} is at sea, but serves on land")
        sailing = place >= N_SPACES and g.phase == "action" and g.sea_battle is None
        if sailing and not ships(g, place, g.leader_side(leader.index)):
            out.append(f"{leader.noun} is at sea without a ship")
        if g.is_inside(leader.index) and not 0 <= place < N_SPACES:
            out.append(f"{leader.noun} is inside a fortification, but nowhere on the map")
    return out


def _influence(g: Elisabeth) -> list[str]:
    return [
        f"influence of {POWERS[major].noun} on {POWERS[target].noun} is {g.voice(target, major)}"
        for target in range(N_POWERS)
        for major in MAJORS
        if not (0 <= g.voice(target, major) <= 9 or g.voice(target, major) in (RESOLVED, BARRED, NO_VOICE))
    ]


def _wars(g: Elisabeth) -> list[str]:
    """Wars and alliances are mutual, and every flag is somebody's."""
    out = []
    for one in range(N_POWERS):
        for other in range(N_POWERS):
            if g.has_war(one, other) != g.has_war(other, one):
                out.append(f"{POWERS[one].noun} and {POWERS[other].noun} disagree about their war")
            if g.has_alliance(one, other) != g.has_alliance(other, one):
                out.append(f"{POWERS[one].noun} and {POWERS[other].noun} disagree about their alliance")
    if any(not 0 <= power <= INDEPENDENT for power in g.control) or len(g.control) != len(SPACES):
        out.append("a space has no controller")
    return out


def _treasures(g: Elisabeth) -> list[str]:
    """E1-6.3.1 Every treasure is in one place; those for a victory point leave for good."""
    world = g.new_world
    if world is None:
        return []
    there = [*world.pool, *world.spent, *world.spanish_row, *world.portuguese_row, *world.fleet_cargo]
    there += [t for hand in g.treasures for t in hand] + [t for loot in world.loot for t in loot]
    taken = sum(box.get("treasure_vp", 0) for box in g.bonus)
    if len(set(there)) != len(there) or len(there) + taken != len(TREASURES):
        return [f"{len(there)} treasures ({len(set(there))} different), and {taken} taken for points"]
    return []
