"""CC-4.4.2 Operations of a residence: supplies and ducats for others, the slave auction, slave production, recruiting.

Enslavement is in the rulebook, and so it is here: told soberly, without ornament.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.exchange import (
    GARRISON,
    kept_in_colony,
    room_for,
    ships_allowed,
    why_out_of_reach,
)
from theatrum.games.caribbean.queries.presence import area_of, colonies, in_play, residences, settled
from theatrum.games.caribbean.queries.research import knows
from theatrum.games.caribbean.queries.supply import supply_line
from theatrum.games.caribbean.queries.words import design_unknown
from theatrum.games.caribbean.rules.amounts import ROUND, amounts
from theatrum.games.caribbean.rules.home_base import BY_EVENT, NO_BLUEPRINT, NO_DESIGN, PIECES, price_of
from theatrum.games.caribbean.rules.transfers import change
from theatrum.games.caribbean.rules.verbs import partner_noun, partner_of
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.buildings import ARMS_MANUFACTURE, RESIDENCE, SHIP_YARD, SLAVE_MARKET
from theatrum.games.caribbean.tables.cargo import cargo_of, colony_partner, is_colony, is_ship
from theatrum.games.caribbean.tables.markers import FARMED, MARKER_TYPE
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import (
    N_FIGURES,
    PIO,
    SHIP,
    SHIPS,
    UNIT,
    is_fleet,
)
from theatrum.games.caribbean.tables.places import AREA, N_REGIONS, REGION_OF
from theatrum.games.caribbean.tables.research import NAVAL_DESIGN
from theatrum.games.caribbean.tables.things import DUCATS, SP, THING, unit_thing

PER_FLEET = 5
"""CC-4.4.2.1 SP and ducats together, for each own fleet in play."""
HIGHEST_DESIGN = 3
"""CC-4.4.2.4 The level of Naval Design up to which a residence builds ships."""
NOT_YOURS = Refusal("CC-4.4.2.1", "no-residence-of-yours")
USED_UP = Refusal("CC-4.4.0.2", "figure-used")
NO_STORES = Refusal("CC-4.4.2.1", "nothing-stored")
NO_RECEIVER = Refusal("CC-4.4.2.1", "nobody-to-supply")
NO_LINE = Refusal("CC-10.2", "no-supply-line")
NO_SLAVE_MARKET = Refusal("CC-4.4.2.2", "no-slave-market")
NO_SLAVE = Refusal("CC-4.4.2.3", "nobody-on-market")
NO_FIELD = Refusal("CC-4.4.2.3", "no-field")
NO_ARMS = Refusal("CC-4.4.2.4", "no-arms-manufacture")
NO_YARD = Refusal("CC-4.4.2.4", "no-ship-yard")
NO_SP = Refusal("CC-4.4.2.4", "warehouse-lacks-sp")
NO_PLACE = Refusal("CC-4.4.2.4", "no-place-for-unit")
NO_PIONEERS = Refusal("CC-9", "pioneers-at-home-only")
ENOUGH = Refusal("CC-9", "recruited-enough")


# ---- which residences ------------------------------------------------------------------------------------------------------------
def why_not_residence(g: Caribbean, nation: int, area: int) -> Refusal | None:
    """CC-4.4.0.2 An own residence that has not operated in this impulse."""
    if g.owner[area] != nation or not g.has_building(area, RESIDENCE):
        return NOT_YOURS
    return USED_UP if area in g.used_residences else None


def why_not_operate(g: Caribbean, nation: int, answer: Answer) -> Refusal | None:
    area = AREA[answer[1]]
    why = why_not_residence(g, nation, area)
    return why if why is not None else OPERATIONS[str(answer[0])](g, nation, area)


def offers(g: Caribbean, nation: int) -> Iterator[Verdict]:
    """CC-4.4.2 Everything that own residences can do with a point."""
    for area in residences(g, nation):
        for verb in OPERATIONS:
            answer = (verb, AREA.noun[area])
            yield answer, why_not_operate(g, nation, answer)


def do(g: Caribbean, nation: int, answer: Answer) -> None:
    """CC-4.4.0.2 The residence operates once in an impulse."""
    area = AREA[answer[1]]
    g.used_residences.append(area)
    g.tell("residence-acts", area=AREA.noun[area])
    match answer[0]:
        case "supply-others":
            g.then(("supplying", area, supply_limit(g, nation)))
        case "slave-auction":
            slave_auction(g, nation, area)
        case "slave-work":
            g.then(("slave_work", area))
        case _:
            g.bill = 0
            g.then(("recruiting_there", area, 0, 0))


# ---- who can be reached ----------------------------------------------------------------------------------------------------------
def reached(g: Caribbean, nation: int, area: int, there: int) -> bool:
    """CC-10.2 An open supply line inside the region."""
    return supply_line(g, nation, area, [there], REGION_OF[area])


def within_reach(g: Caribbean, nation: int) -> list[int]:
    """CC-4.4.3.36, CC-6.2, CC-4.4.0.5 The figures in play to which anything can be handed."""
    return [figure for figure in in_play(g, nation) if why_out_of_reach(g, figure) is None]


def receivers(g: Caribbean, nation: int, area: int) -> list[int]:
    """CC-4.4.2.1 Own leaders and fleets in areas of the region, and other residences, over an open line; nobody who is lost,
    avoids a battle or commands pirates."""
    region = REGION_OF[area]
    lines: dict[int, bool] = {}

    def line(there: int) -> bool:
        if there not in lines:
            lines[there] = reached(g, nation, area, there)
        return lines[there]

    figures = [f for f in within_reach(g, nation) if (at := area_of(g, f)) >= 0 and REGION_OF[at] == region]
    others = [there for there in residences(g, nation) if there != area and REGION_OF[there] == region]
    return [
        *(figure for figure in figures if line(area_of(g, figure))),
        *(colony_partner(there) for there in others if line(there)),
    ]


# ---- supplies for others ---------------------------------------------------------------------------------------------------------
def why_no_supplying(g: Caribbean, nation: int, area: int) -> Refusal | None:
    """CC-4.4.2.1 Something in warehouse or bank, and somebody with room for it."""
    if not (g.stored(area, SP) or g.stored(area, DUCATS)):
        return NO_STORES
    return None if _shipments(g, area, supply_limit(g, nation)) else NO_RECEIVER


def supply_limit(g: Caribbean, nation: int) -> int:
    """CC-4.4.2.1 So many SP and ducats together."""
    return PER_FLEET * sum(is_fleet(figure) for figure in in_play(g, nation))


def supplying(g: Caribbean, area: int, left: int) -> Procedure[None] | None:
    """CC-4.4.2.1 To several receivers, within their limits, so much in all."""
    return _supplying(g, area, left) if left and _shipments(g, area, left) else None


def _shipments(g: Caribbean, area: int, left: int) -> list[tuple[int, int, int]]:
    """(receiver, thing, so many at most)."""
    out = []
    for taker in receivers(g, g.owner[area], area):
        for thing in (SP, DUCATS):
            if is_colony(taker) and not kept_in_colony(g, taker - N_FIGURES, thing):
                continue
            most = min(left, g.stored(area, thing))
            most = min(most, room_for(g, -1, taker, thing, most)) if most else 0
            if most > 0:
                out.append((taker, thing, most))
    return out


def _supplying(g: Caribbean, area: int, left: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[g.owner[area]],
        "supplying",
        lambda: [
            DONE,
            *(
                ("send", partner_noun(taker), THING.noun[thing], n)
                for taker, thing, most in _shipments(g, area, left)
                for n in amounts(most)
            ),
        ],
        rule="CC-4.4.2.1",
        args={"area": AREA.noun[area], "left": left},
        why_not=lambda answer: why_not_send(g, area, left, answer),
    )
    if answer == DONE:
        return
    taker, thing, n = partner_of(answer[1]), THING[answer[2]], int(answer[3])
    g.store(area, thing, -n)
    change(g, taker, thing, n)
    g.tell("transfer", giver=AREA.noun[area], taker=partner_noun(taker), kind=THING.noun[thing], n=n)
    g.then(("supplying", area, left - n))


def why_not_send(g: Caribbean, area: int, left: int, answer: Answer) -> Refusal | None:
    """CC-4.4.2.1 Within reach, stored, within the limits of the receiver and of the operation."""
    taker, thing, n = partner_of(answer[1]), THING[answer[2]], int(answer[3])
    if taker not in receivers(g, g.owner[area], area):
        return NO_LINE
    if n > g.stored(area, thing):
        return NO_STORES
    most = next((m for one, kind, m in _shipments(g, area, left) if (one, kind) == (taker, thing)), 0)
    return ROUND if n <= most else NO_RECEIVER


# ---- slaves ----------------------------------------------------------------------------------------------------------------------
def why_no_auction(g: Caribbean, nation: int, area: int) -> Refusal | None:
    """CC-4.4.2.2 A residence with a slave market."""
    return None if g.has_building(area, SLAVE_MARKET) else NO_SLAVE_MARKET


def slave_auction(g: Caribbean, nation: int, area: int) -> None:
    """CC-4.4.2.2 One marker on the own market of the region."""
    g.slave_markets[nation * N_REGIONS + REGION_OF[area]] += 1
    g.tell("slave-auction", nation=NATION.noun[nation], area=AREA.noun[area])


def fields(g: Caribbean, nation: int, area: int) -> list[tuple[int, int]]:
    """CC-4.4.2.3 (area, position) of farm-type markers without slave production in own colonies of the region that a line
    reaches; of several alike in one area the first."""
    out = []
    for there in colonies(g, nation):
        if REGION_OF[there] != REGION_OF[area]:
            continue
        free: dict[int, int] = {}
        for i, marker in enumerate(g.resources[there]):
            if FARMED[marker] and not g.slaves[there] >> i & 1:
                free.setdefault(marker, i)
        if free and reached(g, nation, area, there):
            out += [(there, i) for i in free.values()]
    return out


def why_no_work(g: Caribbean, nation: int, area: int) -> Refusal | None:
    """CC-4.4.2.3 A marker on the own market of the region, and a field to which it can go."""
    if not g.slave_markets[nation * N_REGIONS + REGION_OF[area]]:
        return NO_SLAVE
    return None if fields(g, nation, area) else NO_FIELD


def slave_work(g: Caribbean, area: int) -> Procedure[None]:
    """CC-4.4.2.3 From the market under one exploration marker of farm type: +1 output of it."""
    nation = g.owner[area]
    found = {
        ("field", AREA.noun[there], MARKER_TYPE.noun[g.resources[there][i]]): (there, i)
        for there, i in fields(g, nation, area)
    }
    answer: Answer = next(iter(found))
    if len(found) > 1:
        answer = yield Ask(
            g.seat_of[nation],
            "slave-work",
            list(found),
            rule="CC-4.4.2.3",
            why_not=lambda answer: NO_FIELD,
        )
    there, i = found[answer]  # type: ignore[index]
    g.slave_markets[nation * N_REGIONS + REGION_OF[area]] -= 1
    g.slaves[there] |= 1 << i
    g.tell("slave-work", nation=NATION.noun[nation], area=AREA.noun[there])


# ---- recruiting ------------------------------------------------------------------------------------------------------------------
def why_no_recruiting(g: Caribbean, nation: int, area: int) -> Refusal | None:
    """CC-4.4.2.4 An arms manufacture or a ship yard, SP in the warehouse, and somewhere to go."""
    if not (g.has_building(area, ARMS_MANUFACTURE) or g.has_building(area, SHIP_YARD)):
        return NO_ARMS
    if any(why_no_piece(g, area, piece, 1, 0, 0) is None for piece in PIECES):
        return None
    return NO_SP if not g.stored(area, SP) else NO_PLACE


def takers_of(g: Caribbean, area: int, piece: str, n: int) -> list[int]:
    """CC-4.4.2.4 Own fleets, leaders and garrisons (MIL only) in own settled colonies of the region, over an open line, that
    have room for all n."""
    nation = g.owner[area]
    kind = cargo_of(SHIP[piece], False) if piece in SHIP else unit_thing(UNIT[piece])
    found = [f for f in within_reach(g, nation) if _in_own_colony(g, nation, area_of(g, f), area)]
    if kind == GARRISON:
        found += [
            colony_partner(there) for there in colonies(g, nation) if _in_own_colony(g, nation, there, area)
        ]
    lines = {there: reached(g, nation, area, there) for there in {_area(g, taker) for taker in found}}
    return [t for t in found if lines[_area(g, t)] and room_for_piece(g, t, kind, n) >= n]


def _area(g: Caribbean, taker: int) -> int:
    return taker - N_FIGURES if is_colony(taker) else area_of(g, taker)


def _in_own_colony(g: Caribbean, nation: int, there: int, area: int) -> bool:
    return (
        there >= 0 and g.owner[there] == nation and settled(g, there) and REGION_OF[there] == REGION_OF[area]
    )


def room_for_piece(g: Caribbean, taker: int, kind: int, n: int) -> int:
    if is_ship(kind):
        return ships_allowed(taker) - g.fleet_size(taker) if is_fleet(taker) else 0
    if is_fleet(taker) and not g.ships[taker]:
        return 0
    return room_for(g, -1, taker, kind, n)


def why_no_piece(g: Caribbean, area: int, piece: str, n: int, troops: int, ships: int) -> Refusal | None:
    """CC-4.4.2.4 Research and design (at most level 3), the workshop, SP, a place; E3E: at most PN of each sort."""
    nation = g.owner[area]
    if piece in SHIP:
        ship = SHIPS[SHIP[piece]]
        if not g.has_building(area, SHIP_YARD):
            return NO_YARD
        if ship.by_event or ship.design is None:
            return BY_EVENT
        if design_unknown(g, ship.index, nation):
            return NO_BLUEPRINT
        if (
            ship.design > HIGHEST_DESIGN
            or not ship.residence
            or not knows(g, nation, NAVAL_DESIGN, ship.design)
        ):
            return NO_DESIGN
    else:
        if not g.has_building(area, ARMS_MANUFACTURE):
            return NO_ARMS
        if UNIT[piece] == PIO and g.has("e12a"):
            return NO_PIONEERS
    if g.has("e3e") and n + (ships if piece in SHIP else troops) > g.period:
        return ENOUGH
    if price_of(g, nation, piece, n) > g.stored(area, SP):
        return NO_SP
    return None if takers_of(g, area, piece, n) else NO_PLACE


def recruiting_there(g: Caribbean, area: int, troops: int, ships: int) -> Procedure[None] | None:
    """CC-4.4.2.4 Kind by kind, each batch given away at once, until the player stops or nothing more can be placed."""
    if any(why_no_piece(g, area, piece, 1, troops, ships) is None for piece in PIECES):
        return _recruiting_there(g, area, troops, ships)
    return None


def _recruiting_there(g: Caribbean, area: int, troops: int, ships: int) -> Procedure[None]:
    nation = g.owner[area]
    seat = g.seat_of[nation]
    answer = yield Ask(
        seat,
        "recruiting-there",
        candidates=lambda: _recruits(g, area, troops, ships),
        rule="CC-4.4.2.4",
        args={"area": AREA.noun[area]},
        why_not=lambda answer: why_no_piece(g, area, str(answer[1]), int(answer[2]), troops, ships) or ROUND,
    )
    if answer == DONE:
        return
    piece, n = str(answer[1]), int(answer[2])
    takers = takers_of(g, area, piece, n)
    taker = takers[0]
    if len(takers) > 1:
        given = yield Ask(
            seat,
            "recruits-where",
            [("to", partner_noun(one)) for one in takers],
            rule="CC-4.4.2.4",
            args={"piece": piece, "n": n},
            why_not=lambda answer: NO_PLACE,
        )
        taker = partner_of(given[1])
    g.store(area, SP, -price_of(g, nation, piece, n))
    if piece in SHIP:
        g.bill += n * SHIPS[SHIP[piece]].cost
    change(g, taker, cargo_of(SHIP[piece], False) if piece in SHIP else unit_thing(UNIT[piece]), n)
    g.tell("recruited", nation=NATION.noun[nation], piece=piece, n=n)
    more = (troops, ships + n) if piece in SHIP else (troops + n, ships)
    g.then(("recruiting_there", area, *more))


def _recruits(g: Caribbean, area: int, troops: int, ships: int) -> Iterator[Verdict]:
    yield DONE, None
    for piece in PIECES:
        why = why_no_piece(g, area, piece, 1, troops, ships)
        if why is not None:
            yield ("build", piece, 1), why
            continue
        cost = SHIPS[SHIP[piece]].cost if piece in SHIP else price_of(g, g.owner[area], piece, 1)
        for n in amounts(max(1, g.stored(area, SP) // cost)):
            yield ("build", piece, n), why_no_piece(g, area, piece, n, troops, ships)


Possible = Callable[[Caribbean, int, int], Refusal | None]
OPERATIONS: Mapping[str, Possible] = {
    "supply-others": why_no_supplying,
    "slave-auction": why_no_auction,
    "slave-work": why_no_work,
    "recruit-there": why_no_recruiting,
}
STEPS: Mapping[str, Runner] = {
    "supplying": supplying,
    "slave_work": slave_work,
    "recruiting_there": recruiting_there,
}
