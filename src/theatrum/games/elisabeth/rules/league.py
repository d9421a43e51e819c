"""The Catholic League [E1-20.10]: the French Catholics turn to Spain."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Runner
from theatrum.games.elisabeth.queries.counters import can_add
from theatrum.games.elisabeth.queries.entering import GUISE
from theatrum.games.elisabeth.queries.religion import flippable
from theatrum.games.elisabeth.rules.cards import put_out
from theatrum.games.elisabeth.rules.displacement import everybody_else_leaves
from theatrum.games.elisabeth.rules.losses import everywhere, lose
from theatrum.games.elisabeth.rules.parts import because
from theatrum.games.elisabeth.rules.persons import no_default
from theatrum.games.elisabeth.rules.religion import turn_to
from theatrum.games.elisabeth.rules.wars import start_war
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.state.pieces import CAPTIVE, GONE
from theatrum.games.elisabeth.tables.constants import CATHOLIC_LEAGUE, share
from theatrum.games.elisabeth.tables.pieces import LEADER, LEADERS, MERCENARY, REGULAR, TROOPS, troop_of
from theatrum.games.elisabeth.tables.places import FRANCE_AREA, HOMES, KEYS, PLACE, PLACE_NOUN, SPACES
from theatrum.games.elisabeth.tables.powers import FRANCE, NOUNS, PROTESTANT, SPAIN

REIMS = PLACE.by_id[CATHOLIC_LEAGUE.fortress]
GRAND_TOUR = 53


# ---- whether -------------------------------------------------------------------------------------------------------------
def protestant_homes(g: Elisabeth) -> int:
    """OP-20-8, OP-20-27 French home spaces under the Protestant flag, unrest or not."""
    return sum(1 for s in HOMES[FRANCE] if g.control[s] == PROTESTANT)


def protestant_keys(g: Elisabeth) -> int:
    """OP-20-27 Keys in the area France; Metz is none of them."""
    return sum(1 for s in KEYS if SPACES[s].area == FRANCE_AREA and g.control[s] == PROTESTANT)


def league_test(g: Elisabeth) -> None:
    """E1-20.10 With three keys it is formed, with few spaces it is not, else a die decides."""
    turns = range(CATHOLIC_LEAGUE.first_turn, CATHOLIC_LEAGUE.last_turn + 1)
    if the_realms(g).league or g.turn not in turns:
        return
    spaces = protestant_homes(g)
    formed = protestant_keys(g) >= CATHOLIC_LEAGUE.keys_automatic
    if not formed and spaces > CATHOLIC_LEAGUE.spaces_none_at_most:
        die = g.roll()
        formed = die + spaces >= CATHOLIC_LEAGUE.die_plus_spaces_at_least
        g.tell("league-roll", die=die, n=spaces)
    if formed:
        the_realms(g).league = g.turn
        g.tell("league-formed", power=NOUNS[SPAIN])
        g.then(
            *(("league_space", PLACE.by_id[name]) for name in CATHOLIC_LEAGUE.spaces_taken),
            ("league_chooses", CATHOLIC_LEAGUE.further_unfortified_spaces),
            ("league_losses",),
        )


# ---- how -----------------------------------------------------------------------------------------------------------------
def league_space(g: Elisabeth, space: int) -> Procedure[None]:
    """E1-20.10 S1 The Spanish flag and the old faith; others leave."""
    g.tell("took-control", power=NOUNS[SPAIN], space=PLACE_NOUN[space], enemy=NOUNS[g.control[space]])
    g.set_control(space, SPAIN)
    if flippable(g, FRANCE_AREA, protestant=False) >> space & 1:
        turn_to(g, space, protestant=False)
    yield from everybody_else_leaves(g, space, SPAIN)


def followers(g: Elisabeth) -> list[int]:
    """E1-20.10 S1, OP-20-24 Unfortified French home spaces that are no Huguenot homes and not Spain's yet."""
    return [
        s
        for s in HOMES[FRANCE]
        if not SPACES[s].faction
        and SPACES[s].second_home < 0
        and not g.fortified(s)
        and g.control[s] != SPAIN
    ]


def league_chooses(g: Elisabeth, left: int) -> Procedure[None] | None:
    return _choose(g, left) if left and followers(g) else None


def _choose(g: Elisabeth, left: int) -> Procedure[None]:
    answers: list[Answer] = [("win", PLACE_NOUN[s]) for s in followers(g)]
    answer = yield Ask(
        g.seat_of[SPAIN],
        "league",
        answers,
        rule="E1-20.10",
        args={"left": left},
        why_not=because("E1-20.10", "only-league"),
    )
    g.then(("league_space", PLACE[answer[1]]), ("league_chooses", left - 1))


def league_losses(g: Elisabeth) -> Procedure[None]:
    """E1-20.10 S2, S3, OP-20-25 A third of the French regulars, then of the mercenaries, rounded up; as many Spaniards stand
    in Reims, at least four regulars; a fortress, and the Duke of Guise."""
    joined = {}
    for kind in (REGULAR, MERCENARY):
        french = troop_of(FRANCE, kind)
        number = share(CATHOLIC_LEAGUE.french_losses, g.placed(french))
        among = french.__eq__
        yield from lose(g, g.seat_of[FRANCE], everywhere(g, among), number, among, "E1-20.10")
        joined[kind] = number
    joined[REGULAR] = max(joined[REGULAR], CATHOLIC_LEAGUE.minimum_regulars)
    for kind, number in joined.items():
        spanish = troop_of(SPAIN, kind)
        come = next((n for n in range(number, 0, -1) if can_add(g, spanish, REIMS, n)), 0)
        if come:
            g.place_units(REIMS, spanish, come)
            g.tell("raised", troop=TROOPS[spanish].noun, n=come, space=PLACE_NOUN[REIMS])
    if not g.fortified(REIMS):
        g.build_fortress(REIMS)
    if g.leader_at[GUISE] not in (CAPTIVE, GONE):
        g.put_leader(GUISE, REIMS)
        no_default(g, LEADERS[GUISE])
        g.tell("leader-placed", leader=LEADER.noun[GUISE], space=PLACE_NOUN[REIMS])
    _end_grand_tour(g)
    g.then(("league_war", FRANCE), ("league_war", PROTESTANT))


def _end_grand_tour(g: Elisabeth) -> None:
    """OP-20-28 It leaves the game from the deck or the discards; in a hand it is good for CP only."""
    if GRAND_TOUR in g.deck:
        g.deck.remove(GRAND_TOUR)
        g.out.append(GRAND_TOUR)
    elif GRAND_TOUR in g.discard:
        put_out(g, GRAND_TOUR)


def league_war(g: Elisabeth, enemy: int) -> Procedure[None]:
    """E1-20.10 S4"""
    yield from start_war(g, SPAIN, enemy)


STEPS: dict[str, Runner] = {
    "league_test": league_test,
    "league_space": league_space,
    "league_chooses": league_chooses,
    "league_losses": league_losses,
    "league_war": league_war,
}
