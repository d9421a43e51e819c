"""Events of single realms: cards 1 (A), 3, 41 (B), 71, 72, 75, 86, 102."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import Any

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Runner, Together
from theatrum.games.elisabeth.queries.bonuses import owns
from theatrum.games.elisabeth.queries.capitals import capitals_of
from theatrum.games.elisabeth.queries.counters import can_add
from theatrum.games.elisabeth.queries.entering import leader_may_go
from theatrum.games.elisabeth.queries.forces import (
    INSIDE,
    army_leaders,
    formation_limit,
    garrison,
    sides_at_sea,
    sides_in_field,
    troops,
)
from theatrum.games.elisabeth.queries.relations import adjacent, at_war, controls, friendly, independent
from theatrum.games.elisabeth.rules.bodies import move_body
from theatrum.games.elisabeth.rules.cards import lay_beside, put_out, to_discards
from theatrum.games.elisabeth.rules.command import give_cp
from theatrum.games.elisabeth.rules.construction import usable
from theatrum.games.elisabeth.rules.deaths import noble_leaves
from theatrum.games.elisabeth.rules.elsewhere import place_first, tangible
from theatrum.games.elisabeth.rules.foreign_war import begin, end, war_of
from theatrum.games.elisabeth.rules.minors import ally_of, determined
from theatrum.games.elisabeth.rules.parts import NO_TARGET, CardText, Targets, because
from theatrum.games.elisabeth.rules.picking import pick_troops
from theatrum.games.elisabeth.rules.status import resolve_status
from theatrum.games.elisabeth.state import Elisabeth, the_diplomacy, the_espionage, the_realms
from theatrum.games.elisabeth.state.table import EVENT_CP
from theatrum.games.elisabeth.tables.card_texts import (
    AULD_TEXT,
    ELECTION_TEXT,
    LONG_WAR_TEXT,
    LORDS_TEXT,
    ROAD_TEXT,
    VIZIER_TEXT,
)
from theatrum.games.elisabeth.tables.cards import CARD, CARDS, HOME, MANDATORY
from theatrum.games.elisabeth.tables.constants import SUEZ
from theatrum.games.elisabeth.tables.persons import NOBLE
from theatrum.games.elisabeth.tables.pieces import (
    LEADER,
    LEADERS,
    MERCENARY,
    REGULAR,
    TROOP,
    TROOPS,
    troop_of,
)
from theatrum.games.elisabeth.tables.places import (
    HOMES,
    N_SPACES,
    NETHERLANDS_AREA,
    PLACE,
    PLACE_NOUN,
    SPACES,
)
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    NOBODY,
    NOUNS,
    OTTOMAN,
    POWER,
    POWERS,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
)
from theatrum.kit import decks
from theatrum.kit.graph import flood

VIZIER, ROAD, AULD, PERSIA, POLAND, LORDS, ELECTION, LONG_WAR = 1, 3, 41, 71, 72, 75, 86, 102
MILAN, EDINBURGH = PLACE.by_id["milan"], PLACE.by_id["edinburgh"]
NONE = "choice:none"


# ---- 1 (A) Grand Vizier ---------------------------------------------------------------------------------------------------
def vizier_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.1 (A) While the canal is unfinished; E1-SL.11 not in Lepanto."""
    return NO_TARGET if g.realms is not None and not g.realms.suez_built else []


def suez(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-23.1, OP-23-2 Die, failures so far and Excavation must make six; then 2 CP."""
    realms = the_realms(g)
    die = g.roll()
    total = die + realms.suez + (SUEZ.excavation if owns(g, OTTOMAN, "excavation") else 0)
    if total >= SUEZ.needed:
        realms.suez_built = True
        realms.persistent_marks[OTTOMAN] += SUEZ.cards
        g.award(OTTOMAN, "suez", SUEZ.vp)
        g.tell("suez-built", die=die, total=total)
    else:
        realms.suez += 1
        g.tell("suez-fails", die=die, total=total)
    give_cp(g, VIZIER_TEXT.suez_then_cp, EVENT_CP)
    return
    yield


# ---- 3 Spanish Road -------------------------------------------------------------------------------------------------------------
def road_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.3 Milan is Spanish, calm and not besieged."""
    ready = g.control[MILAN] == SPAIN and not g.besieged(MILAN) and not g.in_unrest(MILAN)
    return NO_TARGET if ready and g.realms is not None else []


def road(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.3 A leader to Milan, units in Milan, a formation to the Netherlands."""
    g.then(("road_leader",), ("road_raise", ROAD_TEXT.raise_cp), ("road_march",))
    return
    yield


def road_leader(g: Elisabeth) -> Procedure[None] | None:
    """E1-C.3 (1) Not one who is under siege, and not Guise [E1-5.1.18]."""
    free = [
        x.index
        for x in LEADERS
        if x.power == SPAIN
        and 0 <= g.leader_at[x.index] < N_SPACES
        and g.leader_at[x.index] != MILAN
        and not g.serves_at_sea(x.index)
        and not g.is_inside(x.index)
        and leader_may_go(g, x.index, MILAN)
    ]
    return _road_leader(g, free) if free else None


def _road_leader(g: Elisabeth, free: list[int]) -> Procedure[None]:
    answers: list[Answer] = [("send", LEADER.noun[x]) for x in free]
    answer = yield Ask(
        g.seat_of[SPAIN],
        "road-leader",
        [*answers, DONE],
        rule="E1-C.3",
        why_not=because("E1-C.3", "only-road-leader"),
    )
    if answer != DONE:
        g.put_leader(LEADER[answer[1]], MILAN)
        g.tell("leader-home", leader=answer[1], space=PLACE_NOUN[MILAN])


def road_raise(g: Elisabeth, left: int) -> Procedure[None] | None:
    """E1-C.3 (2) Up to 2 CP for land units in Milan."""
    prices = {troop_of(SPAIN, REGULAR): "raise_regular", troop_of(SPAIN, MERCENARY): "raise_mercenary"}
    found = {
        t: POWERS[SPAIN].actions[line].prices[0]
        for t, line in prices.items()
        if POWERS[SPAIN].actions[line].prices[0] <= left and can_add(g, t, MILAN)
    }
    return _road_raise(g, left, found) if found and usable(g, SPAIN, [MILAN]) else None


def _road_raise(g: Elisabeth, left: int, found: dict[int, int]) -> Procedure[None]:
    answers: list[Answer] = [("put", TROOPS[t].noun, PLACE_NOUN[MILAN]) for t in found]
    answer = yield Ask(
        g.seat_of[SPAIN],
        "road-raise",
        [*answers, DONE],
        rule="E1-C.3",
        args={"cp": left},
        why_not=because("E1-C.3", "only-road-raise"),
        at=f"pool:{POWERS[SPAIN].id}",
    )
    if answer == DONE:
        return
    troop = TROOP[answer[1]]
    g.place_units(MILAN, troop)
    g.tell("raised", troop=answer[1], n=1, space=answer[2])
    g.then(("road_raise", left - found[troop]))


def road_goals(g: Elisabeth) -> list[int]:
    """E1-C.3 (3) Spanish spaces of the Netherlands to which a calm way over friendly or independent land leads, also on
    waterways that are Spain's [E1-2.5.3]."""

    def open_way(space: int) -> bool:
        return (
            (friendly(g, SPAIN, space) or independent(g, space))
            and not g.in_unrest(space)
            and not any(at_war(g, SPAIN, s) for s in (*sides_in_field(g, space), *sides_at_sea(g, space)))
        )

    reached = flood(partial(adjacent, g, SPAIN), [MILAN], open_way)
    return sorted(
        s
        for s in reached
        if SPACES[s].area == NETHERLANDS_AREA and controls(g, SPAIN, s) and not g.besieged(s)
    )


def road_march(g: Elisabeth) -> Procedure[None] | None:
    """E1-C.3 (3) No action: nobody intercepts, no Storms."""
    there = troops(g, MILAN, SPAIN)
    return _road_march(g, road_goals(g)) if there and road_goals(g) else None


def _road_march(g: Elisabeth, goals: list[int]) -> Procedure[None]:
    answers: list[Answer] = [("march", PLACE_NOUN[MILAN], PLACE_NOUN[s]) for s in goals]
    answer = yield Ask(
        g.seat_of[SPAIN],
        "road-march",
        [*answers, DONE],
        rule="E1-C.3",
        why_not=because("E1-C.3", "only-road-march"),
    )
    if answer == DONE:
        return
    body = yield from pick_troops(
        g.seat_of[SPAIN],
        "march-form",
        [(t, n) for t, n in troops(g, MILAN, SPAIN) if not TROOPS[t].fixed],
        army_leaders(g, MILAN, SPAIN),
        formation_limit,
        rule="E1-5.1.11",
        args={"origin": answer[1], "goal": answer[2]},
        at=str(answer[1]),
    )
    goal = PLACE[answer[2]]
    move_body(g, MILAN, goal, body.units, body.leaders)
    g.tell("road-marched", space=answer[2], units=body.size)


# ---- 41 (B) Auld Alliance ---------------------------------------------------------------------------------------------------------
def auld_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.41 (B) A Scottish home space that France holds, while Scotland is its ally."""
    regular = troop_of(FRANCE, REGULAR)
    if g.master[SCOTLAND] != FRANCE or not g.reserve[TROOPS[regular].pool]:
        return []
    spaces = [s for s in usable(g, FRANCE, HOMES[SCOTLAND]) if controls(g, FRANCE, s) and not g.besieged(s)]
    return [(PLACE_NOUN[s],) for s in spaces if can_add(g, regular, s)]


def auld(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    regular = troop_of(FRANCE, REGULAR)
    g.place_units(PLACE[named[0]], regular, AULD_TEXT.regulars)
    g.tell("raised", troop=TROOPS[regular].noun, n=AULD_TEXT.regulars, space=named[0])
    return
    yield


# ---- 71 War in Persia, 72 War with Poland --------------------------------------------------------------------------------------------
def foreign_targets(card: int, owner: int) -> Any:
    def targets(g: Elisabeth, power: int) -> list[Targets]:
        """E1-C.71, E1-C.72 One at a time; the power must be played by itself; no Polish war after the election."""
        barred = war_of(g, owner) is not None or (card == POLAND and ELECTION in g.out)
        return [] if barred or g.seat_of[owner] < 0 else NO_TARGET

    return targets


def foreign(card: int, owner: int) -> Any:
    def carry_out(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
        lay_beside(g, card)
        begin(g, card, owner, power)
        return
        yield

    return carry_out


# ---- 75 The Scottish Lords Rebel -----------------------------------------------------------------------------------------------------
def lords(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.75 The status of Scotland; then its regulars, then Mary's fate. E1-C 1.2.4 Nothing if it was determined before."""
    if not determined(g, SCOTLAND):
        g.then(("lords_after",), ("mary_flees",))
    yield from resolve_status(g, SCOTLAND)


def lords_after(g: Elisabeth) -> Procedure[None] | None:
    """E1-C.75 Two regulars for Scotland's ally, if none is in play."""
    ally = ally_of(g, SCOTLAND)
    regular = troop_of(SCOTLAND, REGULAR)
    if ally == NOBODY or g.placed(regular):
        return None
    spaces = [s for s in usable(g, ally, HOMES[SCOTLAND]) if controls(g, ally, s) and not g.besieged(s)]
    if EDINBURGH in spaces:
        spaces = [EDINBURGH]
    if len(spaces) > 1:
        return _lords_rise(g, ally, regular, spaces)
    for space in spaces:
        _raise_lords(g, regular, space)
    return None


def _lords_rise(g: Elisabeth, ally: int, regular: int, spaces: list[int]) -> Procedure[None]:
    answers: list[Answer] = [("put", TROOPS[regular].noun, PLACE_NOUN[s]) for s in spaces]
    answer = yield Ask(
        g.seat_of[ally], "lords", answers, rule="E1-C.75", why_not=because("E1-C.75", "only-lords")
    )
    _raise_lords(g, regular, PLACE[answer[2]])


def _raise_lords(g: Elisabeth, regular: int, space: int) -> None:
    n = next((k for k in range(LORDS_TEXT.regulars, 0, -1) if can_add(g, regular, space, k)), 0)
    if n:
        g.place_units(space, regular, n)
        g.tell("raised", troop=TROOPS[regular].noun, n=n, space=PLACE_NOUN[space])


def mary_flees(g: Elisabeth) -> None:
    """E1-C.75, E1-23.3 Where England or the Protestants have Scotland, free Mary is captured."""
    board = the_espionage(g)
    if ally_of(g, SCOTLAND) in (ENGLAND, PROTESTANT) and board.mary == "free":
        board.mary = "captured"
        noble_leaves(g, NOBLE.by_id["mary_stuart"])
        g.tell("mary-captured")


# ---- 86 Free Election ------------------------------------------------------------------------------------------------------------------
def election(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    g.then(("election",))
    return
    yield


def bidding(g: Elisabeth) -> list[int]:
    """E1-C.86 The bidders who are active and hold something they could bid."""
    return [p for name in ELECTION_TEXT.bidders if g.seat_of[p := POWER.by_id[name]] >= 0]


def bids_of(g: Elisabeth, power: int) -> list[str]:
    cards = [*g.home_hand[power], *sorted(g.hand[power])]
    return [NONE, *(CARDS[c].noun for c in cards if CARDS[c].type != MANDATORY)]


def _ways_to_bid(g: Elisabeth, seat: int) -> list[Answer]:
    hands = [bids_of(g, p) for p in bidding(g) if g.seat_of[p] == seat]
    return [("bid", *way) for way in product(*hands)]


def election_step(g: Elisabeth) -> Procedure[None]:
    """E1-C.86 One secret answer of each player for all its bidders; revealed together; the highest gets the points."""
    seats = sorted({g.seat_of[p] for p in bidding(g)})
    asks = [
        Ask(
            seat,
            "election",
            partial(_ways_to_bid, g, seat),
            rule="E1-C.86",
            why_not=because("E1-C.86", "only-election"),
            touches=tangible,
        )
        for seat in seats
    ]
    given = (yield Together(asks)) if asks else {}
    bids: dict[int, int] = {}
    for seat in seats:
        for power, bid in zip([p for p in bidding(g) if g.seat_of[p] == seat], given[seat][1:], strict=True):
            if bid != NONE:
                bids[power] = CARD[bid]
    for power, card in bids.items():
        _lay_down(g, power, card)
    if bids:
        most = max(CARDS[c].cp for c in bids.values())
        order = [POWER.by_id[name] for name in ELECTION_TEXT.tie_order]
        winner = next(p for p in order if p in bids and CARDS[bids[p]].cp == most)
        g.award(winner, "election", ELECTION_TEXT.vp)
        g.tell("elected", power=NOUNS[winner], vp=ELECTION_TEXT.vp)
    war = war_of(g, HRE)
    if war is not None and war.card == ELECTION_TEXT.ends_war_card:
        war.enemies = 0
        end(g, war)


def _lay_down(g: Elisabeth, power: int, card: int) -> None:
    """E1-C.86 To the discards, a home card to the power card."""
    if CARDS[card].type == HOME:
        g.home_hand[power].remove(card)
        g.home_used[power].append(card)
    else:
        g.hand[power].remove(card)
        to_discards(g, card)
    decks.forget(g.known, card)
    g.reveal("bid", power=NOUNS[power], card=CARDS[card].noun, cp=CARDS[card].cp)


# ---- 102 Long Turkish War -----------------------------------------------------------------------------------------------------------------
def long_war(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.102 From turn 5 on: a regular for each in its capital, and a war without cost in the next war segment."""
    if g.turn < LONG_WAR_TEXT.from_turn:
        return
    put_out(g, LONG_WAR)
    for one, other in ((OTTOMAN, HRE), (HRE, OTTOMAN)):
        if g.seat_of[one] >= 0:
            the_diplomacy(g).free_war[one] = other
    g.then(("long_war", OTTOMAN), ("long_war", HRE))
    return
    yield


def long_war_step(g: Elisabeth, power: int) -> Procedure[None] | None:
    """E1-C.102, OP-C-33 A regular in the capital, if it is calm and there is room; an inactive power gets nothing."""
    regular = troop_of(power, REGULAR)
    spaces = [
        s
        for s in capitals_of(g, power)
        if g.control[s] == power
        and not g.in_unrest(s)
        and can_add(g, regular, s)
        and (not g.besieged(s) or garrison(g, s) < INSIDE)
    ]
    return _long_war(g, power, regular, spaces) if spaces and g.seat_of[power] >= 0 else None


def _long_war(g: Elisabeth, power: int, regular: int, spaces: list[int]) -> Procedure[None]:
    answers: list[Answer] = [("put", TROOPS[regular].noun, PLACE_NOUN[s]) for s in spaces]
    answer = yield Ask(
        g.seat_of[power],
        "long-war",
        [*answers, DONE],
        rule="E1-C.102",
        why_not=because("E1-C.102", "only-long-war"),
        at=f"pool:{POWERS[power].id}",
        touches=place_first(answers),
    )
    if answer == DONE:
        return
    space = PLACE[answer[2]]
    g.place_units(space, regular, LONG_WAR_TEXT.regulars, inside=g.besieged(space))
    g.tell("raised", troop=answer[1], n=LONG_WAR_TEXT.regulars, space=answer[2])


EVENTS: dict[int, CardText] = {
    VIZIER: CardText(vizier_targets, suez),
    ROAD: CardText(road_targets, road),
    AULD: CardText(auld_targets, auld, by=FRANCE),
    PERSIA: CardText(foreign_targets(PERSIA, OTTOMAN), foreign(PERSIA, OTTOMAN)),
    POLAND: CardText(foreign_targets(POLAND, HRE), foreign(POLAND, HRE)),
    LORDS: CardText(lambda g, power: NO_TARGET, lords),
    ELECTION: CardText(lambda g, power: NO_TARGET, election),
    LONG_WAR: CardText(lambda g, power: NO_TARGET, long_war),
}
STEPS: dict[str, Runner] = {
    "road_leader": road_leader,
    "road_raise": road_raise,
    "road_march": road_march,
    "lords_after": lords_after,
    "mary_flees": mary_flees,
    "long_war": long_war_step,
    "election": election_step,
}
