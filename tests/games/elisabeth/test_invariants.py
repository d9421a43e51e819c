"""What must hold at every decision is named where it does not hold: of captains, courts, the dead, patronage and spies."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.elisabeth.builders import laid_out
from games.elisabeth.court_builders import court, noble
from games.elisabeth.voyage_builders import fortify, send, world
from theatrum.games.elisabeth.invariants import invariants
from theatrum.games.elisabeth.queries.marriages import ELIZABETH, LEICESTER, MARY
from theatrum.games.elisabeth.queries.world import LEADER_OF
from theatrum.games.elisabeth.rules.deaths import QUEEN, captain_leaves, person_dies
from theatrum.games.elisabeth.rules.matches import engage, part_couple
from theatrum.games.elisabeth.rules.patronage import sponsor, to_pool
from theatrum.games.elisabeth.state import Elisabeth, the_espionage, the_realms
from theatrum.games.elisabeth.state.boards import IN_COLONY
from theatrum.games.elisabeth.state.pieces import AWAY, CAPTIVE, GONE, NEXT_TURN, ON_CARD
from theatrum.games.elisabeth.tables.patronage import ART, ITALY, N_ARTISTS
from theatrum.games.elisabeth.tables.persons import CAPTAIN, PERSONS
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, HRE, MAJORS, NOBODY, OTTOMAN, SPAIN
from theatrum.games.elisabeth.tables.world import N_OCEANS, SETTLEMENT

Change = Callable[[Elisabeth], object]
DRAKE, DE_SORES = CAPTAIN.by_id["drake"], CAPTAIN.by_id["de_sores"]
LEICESTER_ROLES = PERSONS["leicester"]


def campaign() -> Elisabeth:
    """A campaign in its first action phase; a captain is at sea, one winters in a colony, a couple is promised, an artist is
    sponsored, another kept away, and Spain has spies."""
    g = laid_out("campaign", 6)
    g.turn, g.phase = 2, "action"
    send(g, "drake", "antilles")
    world(g).loot[DRAKE] = [world(g).pool.pop()]
    world(g).damaged |= 1 << DRAKE
    send(g, "hawkins", "north_atlantic")
    world(g).settlements[SETTLEMENT.by_id["roanoke"]] = ENGLAND
    world(g).captain_at[CAPTAIN.by_id["hawkins"]] = IN_COLONY + SETTLEMENT.by_id["roanoke"]
    fortify(g, "lima")
    box(g, MARY, 3)
    engage(g, LEICESTER, MARY)
    sponsor(g, FRANCE, ART, FRANCE, 2)
    waiting = sponsor(g, SPAIN, ART, ITALY, 1)
    del court(g).sponsored[waiting], court(g).sponsors[waiting]
    court(g).returning[waiting] = 3
    plots = the_espionage(g)
    plots.jesuits, plots.jesuits_on_card = 1 << PLACE.by_id["london"] | 1 << PLACE.by_id["york"], 3
    plots.informants[SPAIN * len(MAJORS) + ENGLAND] = plots.informants[SPAIN * len(MAJORS) + FRANCE] = 1
    plots.code_keys[SPAIN] = ENGLAND
    return g


def wrong(change: Change) -> list[str]:
    g = campaign()
    change(g)
    return invariants(g)


def sponsored(g: Elisabeth) -> int:
    """Who is."""
    (person,) = court(g).sponsored
    return person


def kept_away(g: Elisabeth) -> int:
    (person,) = court(g).returning
    return person


def put(column: list[int] | dict[int, int], at: int, value: int) -> None:
    column[at] = value


def spy(g: Elisabeth, power: int, on: int) -> None:
    put(the_espionage(g).informants, power * len(MAJORS) + on, 1)


def jesuits(g: Elisabeth, *spaces: str, on_card: int) -> None:
    the_espionage(g).jesuits = sum(1 << PLACE.by_id[space] for space in spaces)
    the_espionage(g).jesuits_on_card = on_card


def match(g: Elisabeth, one: int, other: int) -> None:
    court(g).bride_of[one] = other


def box(g: Elisabeth, who: int, suitability: int) -> None:
    court(g).suitability[who] = suitability


def die(g: Elisabeth, person: str) -> None:
    person_dies(g, PERSONS[person])


def mask(g: Elisabeth, board: str, column: str, bit: int) -> None:
    owner = getattr(g, board)
    setattr(owner, column, getattr(owner, column) | 1 << bit)


def unmask(g: Elisabeth, board: str, column: str, bit: int) -> None:
    owner = getattr(g, board)
    setattr(owner, column, getattr(owner, column) & ~(1 << bit))


BROKEN: dict[str, tuple[Change, str]] = {
    "E1-5.2.3 a captain at sea whom nobody owns": (
        lambda g: send(g, "de_sores", "antilles", "england"),
        "captain:de_sores is on the world map, and belongs to nobody who may send him out",
    ),
    "E1-5.2.3 a shared captain at sea whom nobody has taken": (
        lambda g: (send(g, "de_sores", "antilles"), put(world(g).captain_power, DE_SORES, NOBODY)),
        "captain:de_sores is on the world map, and belongs to nobody who may send him out",
    ),
    "E1-16.5 a captain beyond the last ocean": (
        lambda g: put(world(g).captain_at, DRAKE, N_OCEANS),
        "captain:drake is nowhere",
    ),
    "E1-16.5 a captain who is a prisoner": (
        lambda g: put(world(g).captain_at, DE_SORES, CAPTIVE),
        "captain:de_sores is nowhere",
    ),
    "E1-20.4.8 a captain in a foreign colony": (
        lambda g: put(world(g).settlements, SETTLEMENT.by_id["roanoke"], FRANCE),
        "captain:hawkins winters in settlement:roanoke, which is not his power's",
    ),
    "E1-16.5.S7 loot at home": (
        lambda g: (unmask(g, "new_world", "damaged", DRAKE), put(world(g).captain_at, DRAKE, ON_CARD)),
        "captain:drake carries something, or is damaged",
    ),
    "E1-17.4.1 damage at home": (
        lambda g: mask(g, "new_world", "damaged", DE_SORES),
        "captain:de_sores carries something, or is damaged",
    ),
    "E1-17.4.4 colonists at home": (
        lambda g: mask(g, "new_world", "colony_aboard", DE_SORES),
        "captain:de_sores carries something, or is damaged",
    ),
    "E1-16.5.0c a captain at sea who serves in Europe": (
        lambda g: g.put_leader(LEADER_OF[DRAKE], PLACE.by_id["plymouth"]),
        "captain:drake serves in Europe, and is on the world map or out of play",
    ),
    "E1-17.5.2 a fortress in nobody's settlement": (
        lambda g: fortify(g, "guiana"),
        "a fortress stands in settlement:guiana, which is not Spanish",
    ),
    "E1-9.1.13 a promise that is not returned": (
        lambda g: match(g, LEICESTER, ELIZABETH),
        "who is promised to somebody else",
    ),
    "E1-21.0 a promise between women": (
        lambda g: (part_couple(g, MARY), match(g, MARY, ELIZABETH), match(g, ELIZABETH, MARY)),
        "that is no couple",
    ),
    "E1-21.0 a promise of somebody who is not there": (
        lambda g: box(g, MARY, 0),
        "noble:mary_stuart is promised, or to be married, and is in no box",
    ),
    "E1-21.3 a box below the last": (
        lambda g: box(g, ELIZABETH, -1),
        "noble:elizabeth_i is promised, or to be married, and is in no box",
    ),
    "E1-21.4 one who is gone and still to be married": (
        lambda g: mask(g, "court", "gone", ELIZABETH),
        "noble:elizabeth_i has left the marriage board, and is still to be married",
    ),
    "E1-21.1.S4 one who is married twice": (
        lambda g: mask(g, "court", "married", ELIZABETH),
        "noble:elizabeth_i is married, and is to be married again",
    ),
    "OP-21-1 a marriage that is carried out twice": (
        lambda g: g.diplomacy.matches.append(LEICESTER),  # type: ignore[union-attr]
        "to be carried out are the marriages of",
    ),
    "OP-21-1 a marriage that is not carried out": (
        lambda g: g.diplomacy.matches.remove(LEICESTER),  # type: ignore[union-attr]
        "to be carried out are the marriages of",
    ),
    "E1-5.1.21 a dead leader": (
        lambda g: (die(g, "leicester"), put(g.leader_at, LEICESTER_ROLES.leader, PLACE.by_id["london"])),
        "leicester is dead, and still in the game as leader",
    ),
    "E1-5.1.21 a dead noble": (
        lambda g: (die(g, "leicester"), unmask(g, "court", "gone", LEICESTER)),
        "leicester is dead, and still in the game as noble",
    ),
    "E1-5.1.21 a dead ruler": (
        lambda g: (die(g, "elizabeth_i"), put(g.ruler, ENGLAND, QUEEN.ruler)),
        "elizabeth_i is dead, and still in the game as ruler",
    ),
    "E1-5.1.21 a dead captain": (
        lambda g: the_realms(g).dead.append("le_testu"),
        "le_testu is dead, and still in the game as captain",
    ),
    "E1-22.0.2 an artist in the pool who is sponsored": (
        lambda g: to_pool(g, sponsored(g)),
        "is in two places",
    ),
    "E1-C.56 an artist in the pool who is kept away": (
        lambda g: to_pool(g, kept_away(g)),
        "is in two places",
    ),
    "E1-C.56 an artist who is sponsored and kept away": (
        lambda g: put(court(g).returning, sponsored(g), 3),
        "is in two places",
    ),
    "E1-22.0.2 a scientist in the pool who is sponsored": (
        lambda g: [put(column, N_ARTISTS, 1) for column in (court(g).sponsored, court(g).sponsors)],
        "is in two places",
    ),
    "E1-22.0.2 a box without a patron": (
        lambda g: court(g).sponsors.clear(),
        "somebody is sponsored by nobody",
    ),
    "E1-8.2.1 a sixth Jesuit": (
        lambda g: jesuits(g, "london", "york", on_card=4),
        "6 Jesuits, 4 of them on the card, of 5",
    ),
    "E1-8.2.1 Jesuits owed": (
        lambda g: jesuits(g, "london", on_card=-1),
        "0 Jesuits, -1 of them on the card",
    ),
    "E1-19.2.1 a Jesuit in Paris": (
        lambda g: jesuits(g, "paris", on_card=0),
        "a Jesuit is in space:paris, which is not in England",
    ),
    "E1-19.0.1 a third informant": (
        lambda g: spy(g, SPAIN, OTTOMAN),
        "power:spain has more informants than there are",
    ),
    "E1-19.2.1 an informant on the own card": (
        lambda g: spy(g, HRE, HRE),
        "power:hre spies on itself",
    ),
    "E1-19.1 a code key on the own card": (
        lambda g: put(the_espionage(g).code_keys, HRE, HRE),
        "power:hre spies on itself",
    ),
}


def test_a_campaign_in_full_swing_is_sound() -> None:
    assert invariants(campaign()) == []


@pytest.mark.parametrize("what", BROKEN)
def test_what_is_wrong_is_named(what: str) -> None:
    """Each is one sentence, and nothing else is wrong."""
    change, sentence = BROKEN[what]
    found = wrong(change)
    assert found
    assert all(sentence in fault for fault in found), found


def test_E1_22_1_1_who_was_judged_is_in_the_pool_before_the_boxes_are_emptied() -> None:
    g = campaign()
    g.phase = "patronage"
    to_pool(g, sponsored(g))
    assert invariants(g) == []


def test_E1_21_1_S4_who_comes_back_may_marry_again() -> None:
    """William of Orange, after a marriage that brought no points."""
    g = campaign()
    box(g, noble("william_of_orange"), 2)
    mask(g, "court", "married", noble("william_of_orange"))
    assert invariants(g) == []


def test_E1_5_1_21_deaths_and_voyages_leave_nothing_behind() -> None:
    """The rules themselves, on the same table: the Queen, Leicester, Drake, and a captain who waits for the next turn."""
    g = campaign()
    for person in ("elizabeth_i", "leicester", "le_testu"):
        die(g, person)
    captain_leaves(g, DRAKE)
    put(world(g).captain_at, DE_SORES, NEXT_TURN)
    assert invariants(g) == []
    assert world(g).captain_at[CAPTAIN.by_id["le_testu"]] == GONE
    assert AWAY in world(g).captain_at
