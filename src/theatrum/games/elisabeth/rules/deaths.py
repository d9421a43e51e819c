"""Deaths [E1-5.1.21]: one death ends every role of a person. Army leaders may be followed by a default leader [E1-5.1.5]."""

from __future__ import annotations

from theatrum.games.elisabeth.queries.marriages import LOUISE
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_espionage, the_new_world, the_realms
from theatrum.games.elisabeth.state.pieces import AWAY, GONE
from theatrum.games.elisabeth.tables.persons import CAPTAIN, PERSONS, SCIENTIST, Person
from theatrum.games.elisabeth.tables.pieces import ADMIRAL, LEADER, LEADERS
from theatrum.games.elisabeth.tables.powers import ENGLAND, NOBODY, NOUNS, POWERS

BY_LEADER = {person.leader: person for person in PERSONS.values() if person.leader != NOBODY}
BY_NOBLE = {person.noble: person for person in PERSONS.values() if person.noble != NOBODY}
BY_CAPTAIN = {person.captain: person for person in PERSONS.values() if person.captain != NOBODY}
QUEEN = PERSONS["elizabeth_i"]


def leader_dies(g: Elisabeth, leader: int) -> None:
    """E1-5.1.5, E1-5.1.21 An army leader, with everything else that he is."""
    person = BY_LEADER.get(leader)
    if person is not None:
        person_dies(g, person)
    else:
        _leader_leaves(g, leader)


def person_dies(g: Elisabeth, person: Person) -> None:
    """E1-5.1.21 Every role ends; one that has not begun never will."""
    the_realms(g).dead.append(person.id)
    if person.leader != NOBODY:
        _leader_leaves(g, person.leader)
    if person.noble != NOBODY:
        noble_leaves(g, person.noble)
    if person.captain != NOBODY:
        captain_leaves(g, person.captain)
    if person.scientist != NOBODY:
        the_court(g).scientists &= ~(1 << person.scientist)
    if person.realm != NOBODY and g.ruler[person.realm] == person.ruler:
        g.ruler[person.realm] = person.heir
        if the_realms(g).isabella == person.realm:
            the_realms(g).isabella = NOBODY  # OP-21-22 Her help ends with her husband.
        rulers = POWERS[person.realm].rulers
        g.tell("ruler-dies", ruler=rulers[person.ruler].noun, power=NOUNS[person.realm])
    if person is QUEEN:
        _after_elizabeth(g)


def _leader_leaves(g: Elisabeth, leader: int) -> None:
    """E1-5.1.5, E1-5.1.6 Who has not entered yet was not in play: nobody follows him."""
    in_play = g.leader_at[leader] != AWAY
    out_of_play(g, leader)
    g.tell("leader-dies", leader=LEADER.noun[leader])
    if in_play:
        default_leader(g, leader)


def out_of_play(g: Elisabeth, leader: int) -> None:
    """A leader leaves the game, wherever he is; he leads no foreign war any more [E1-23.7]."""
    g.put_leader(leader, GONE)
    for war in the_realms(g).foreign_wars:
        if war.leader == leader:
            war.leader = NOBODY


def default_leader(g: Elisabeth, dead: int) -> None:
    """E1-5.1.5 – E1-5.1.7 The last army leader of his power (his faction) in play is followed by a default leader, in a
    later turn; captives are in play, those who come later are not. He is the dead one's counter, turned: one who has made
    way for the dead one before does not count."""
    lost = LEADERS[dead]
    kin = [x for x in LEADERS if x.power == lost.power and x.faction == lost.faction and x.kind != ADMIRAL]
    if lost.default or any(g.leader_at[x.index] not in (AWAY, GONE) for x in kin if not x.default):
        return
    follower = next(x.index for x in kin if x.default)
    if g.leader_at[follower] == GONE:
        g.put_leader(follower, AWAY)
    if g.leader_at[follower] == AWAY:
        the_realms(g).default_from.setdefault(follower, g.turn + 1)


def noble_leaves(g: Elisabeth, noble: int) -> None:
    """E1-21.4, OP-21-26 A promise ends as "back to the pool", which for Louise is the end of the game [E1-C.95]; the dead one
    leaves the game, and does not come back next turn [OP-21-12]."""
    court = the_court(g)
    partner = court.bride_of[noble]
    if partner != NOBODY:
        court.bride_of[noble] = court.bride_of[partner] = NOBODY
    court.suitability[noble] = 0
    court.gone |= 1 << noble
    court.comes_back &= ~(1 << noble)
    if g.diplomacy is not None:
        g.diplomacy.matches = [man for man in g.diplomacy.matches if man not in (noble, partner)]
    if partner == LOUISE:
        noble_leaves(g, LOUISE)


def captain_leaves(g: Elisabeth, captain: int) -> None:
    """E1-22.3 His counter goes, and what he carries is spent."""
    world = the_new_world(g)
    world.captain_at[captain] = GONE
    world.spent.extend(world.loot[captain])
    world.loot[captain] = []
    world.damaged &= ~(1 << captain)
    world.colony_aboard &= ~(1 << captain)
    name = CAPTAIN.noun[captain].partition(":")[2]
    for leader in LEADERS:
        if leader.captain == name:
            g.put_leader(leader.index, GONE)
    if name in SCIENTIST.by_id:
        the_court(g).scientists &= ~(1 << SCIENTIST.by_id[name])


def _after_elizabeth(g: Elisabeth) -> None:
    """E1-23.3 Captured Mary is executed at once."""
    board = the_espionage(g)
    board.elizabeth_died = g.turn
    if board.mary == "captured":
        execute_mary(g)


def execute_mary(g: Elisabeth) -> None:
    """E1-23.3 A point less for England."""
    the_espionage(g).mary = "executed"
    g.award(ENGLAND, "mary", -1)
    g.tell("mary-executed", power=NOUNS[ENGLAND])
