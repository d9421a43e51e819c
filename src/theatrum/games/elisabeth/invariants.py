"""What must hold at every decision: no piece, card or marker is lost or made, and everything stands where it may."""

from __future__ import annotations

from theatrum.games.elisabeth.queries.counters import TROOPS_IN
from theatrum.games.elisabeth.queries.espionage import informant, informants_left
from theatrum.games.elisabeth.queries.forces import garrison, ships, sides_in_field, units
from theatrum.games.elisabeth.queries.marriages import IS_MAN
from theatrum.games.elisabeth.queries.relations import the_count
from theatrum.games.elisabeth.queries.religion import AREA_SPACES
from theatrum.games.elisabeth.queries.world import LEADER_OF
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.boards import IN_COLONY
from theatrum.games.elisabeth.state.pieces import AWAY, GONE, NEXT_TURN, ON_CARD
from theatrum.games.elisabeth.state.powers import BARRED, NO_VOICE, RESOLVED
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.constants import JESUITS
from theatrum.games.elisabeth.tables.marriages import BONUS
from theatrum.games.elisabeth.tables.patronage import N_ARTISTS, TALENT
from theatrum.games.elisabeth.tables.persons import CAPTAIN, NOBLE, PERSONS
from theatrum.games.elisabeth.tables.pieces import GALLEON, LEADERS, POOLS, SHIP_POOLS, SHIPS, ship_of
from theatrum.games.elisabeth.tables.places import ENGLAND_AREA, N_SPACES, PLACE_NOUN, SPACES
from theatrum.games.elisabeth.tables.powers import INDEPENDENT, MAJORS, N_POWERS, NOBODY, POWERS, SPAIN
from theatrum.games.elisabeth.tables.treasures import TREASURES
from theatrum.games.elisabeth.tables.world import CREW, N_OCEANS, N_SETTLEMENTS, SETTLEMENT
from theatrum.kit.graph import places

ESCORT_POOL = SHIPS[ship_of(SPAIN, GALLEON)].pool
"""Two of these galleons may escort the treasure fleet, and are in no place [E1-10.0.P1]."""

CAPTAIN_CODES = (AWAY, ON_CARD, NEXT_TURN, GONE)
"""Where a captain is who is not on the world map."""


def invariants(g: Elisabeth) -> list[str]:
    """Sentences about what is wrong; empty in every sound state."""
    if g.phase == "setup":
        return []
    of_europe = [*_pools(g), *_cards(g), *_sieges(g), *_leaders(g), *_influence(g), *_wars(g)]
    return [*of_europe, *_treasures(g), *_captains(g), *_courts(g), *_dead(g), *_talents(g), *_spies(g)]


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


def _captains(g: Elisabeth) -> list[str]:
    """E1-5.2, E1-16.5 A captain is in one place; whoever is at sea or in a colony is somebody's, and only he carries."""
    world = g.new_world
    if world is None:
        return []
    out = []
    for i, captain in enumerate(CREW):
        at, noun = world.captain_at[i], CAPTAIN.noun[i]
        if at >= 0 and world.captain_power[i] not in captain.powers:
            out.append(f"{noun} is on the world map, and belongs to nobody who may send him out")
        if at not in CAPTAIN_CODES and not 0 <= at < N_OCEANS and not 0 <= at - IN_COLONY < N_SETTLEMENTS:
            out.append(f"{noun} is nowhere: {at}")
        colony = world.colony_of(i)
        if colony >= 0 and world.settlements[colony] not in (world.captain_power[i], NOBODY):
            out.append(f"{noun} winters in {SETTLEMENT.noun[colony]}, which is not his power's")
        if at < 0 and (world.loot[i] or world.is_damaged(i) or world.colony_aboard >> i & 1):
            out.append(f"{noun} carries something, or is damaged, and is not on the world map")
        if i in LEADER_OF and g.leader_at[LEADER_OF[i]] >= 0 and at != ON_CARD:
            out.append(f"{noun} serves in Europe, and is on the world map or out of play")
    walls = [s for s in places(world.fortresses) if world.settlements[s] != SPAIN]
    return [*out, *(f"a fortress stands in {SETTLEMENT.noun[s]}, which is not Spanish" for s in walls)]


def _courts(g: Elisabeth) -> list[str]:
    """E1-9.1.13, E1-21 Promises are mutual, between a man and a woman in the boxes, and each is carried out once; who is
    gone is in no box, and who has been married marries again only if he came back."""
    court = g.court
    if court is None:
        return []
    out = []
    for noble, partner in enumerate(court.bride_of):
        noun, there = NOBLE.noun[noble], court.suitability[noble]
        if partner != NOBODY and court.bride_of[partner] != noble:
            out.append(f"{noun} is promised to {NOBLE.noun[partner]}, who is promised to somebody else")
        if partner != NOBODY and IS_MAN[noble] == IS_MAN[partner]:
            out.append(f"{noun} is promised to {NOBLE.noun[partner]}: that is no couple")
        if there < 0 or (partner != NOBODY and not there):
            out.append(f"{noun} is promised, or to be married, and is in no box of the marriage board")
        if there and court.gone >> noble & 1:
            out.append(f"{noun} has left the marriage board, and is still to be married")
        if there and court.married >> noble & 1 and not BONUS[noble].no_vp_returns_with:
            out.append(f"{noun} is married, and is to be married again")
    men = [noble for noble, partner in enumerate(court.bride_of) if IS_MAN[noble] and partner != NOBODY]
    if g.diplomacy is not None and sorted(g.diplomacy.matches) != men:
        out.append(f"promised are {men}, but to be carried out are the marriages of {g.diplomacy.matches}")
    return out


def _dead(g: Elisabeth) -> list[str]:
    """E1-5.1.21 One death ends every role of a person."""
    alive = []
    for person in (PERSONS[name] for name in (g.realms.dead if g.realms is not None else ())):
        if person.leader != NOBODY and g.leader_at[person.leader] != GONE:
            alive.append((person.id, "leader"))
        if person.noble != NOBODY and g.court is not None and not g.court.gone >> person.noble & 1:
            alive.append((person.id, "noble"))
        if person.captain != NOBODY and g.new_world and g.new_world.captain_at[person.captain] != GONE:
            alive.append((person.id, "captain"))
        if person.realm != NOBODY and g.ruler[person.realm] == person.ruler:
            alive.append((person.id, "ruler"))
    return [f"{name} is dead, and still in the game as {role}" for name, role in alive]


def _talents(g: Elisabeth) -> list[str]:
    """E1-22.0.2, E1-C.56 Artists and scientists are in the pool, sponsored, or kept away; while they are judged, those who
    go back to the pool are still in their boxes."""
    court = g.court
    if court is None:
        return []
    pool = court.artists | court.scientists << N_ARTISTS
    boxes = 0 if g.phase == "patronage" else sum(1 << person for person in court.sponsored)
    away = sum(1 << person for person in court.returning)
    twice = pool & boxes | pool & away | boxes & away
    out = [f"{TALENT.noun[person]} is in two places" for person in places(twice)]
    if court.sponsored.keys() != court.sponsors.keys():
        out.append("somebody is sponsored by nobody")
    return out


def _spies(g: Elisabeth) -> list[str]:
    """E1-8.2.1, E1-19.0.1, E1-19.2.1 No more Jesuits and informants than there are; Jesuits are in England, and nobody spies
    on himself."""
    board = g.espionage
    if board is None:
        return []
    out = []
    jesuits = board.jesuits.bit_count() + board.jesuits_on_card
    if board.jesuits_on_card < 0 or jesuits > JESUITS.total:
        out.append(f"{jesuits} Jesuits, {board.jesuits_on_card} of them on the card, of {JESUITS.total}")
    strayed = places(board.jesuits & ~AREA_SPACES[ENGLAND_AREA])
    out.extend(f"a Jesuit is in {PLACE_NOUN[s]}, which is not in England" for s in strayed)
    for spy in MAJORS:
        if informants_left(g, spy) < 0:
            out.append(f"{POWERS[spy].noun} has more informants than there are")
        if informant(g, spy, spy) or board.code_keys[spy] == spy:
            out.append(f"{POWERS[spy].noun} spies on itself")
    return out
