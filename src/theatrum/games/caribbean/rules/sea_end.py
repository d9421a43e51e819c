"""CC-6.2.1, CC-6.7 Retreats at sea and the end of a battle: who has lost, rescue and capture, glory, what pirates cash."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.capacity import most_taken
from theatrum.games.caribbean.queries.company import advisors_with, leader_with
from theatrum.games.caribbean.queries.presence import fleets_at, undiscovered
from theatrum.games.caribbean.queries.prices import index_price
from theatrum.games.caribbean.queries.research import knows
from theatrum.games.caribbean.queries.sea import the_sea_battle
from theatrum.games.caribbean.queries.ships import (
    add_hulls,
    exists,
    hulls,
    is_buccaneer,
    is_corsair,
    pirates_of,
    place_at,
)
from theatrum.games.caribbean.rules.achievements import ENEMIES, achieved
from theatrum.games.caribbean.rules.eliminate import lose_fleet, lose_leader
from theatrum.games.caribbean.rules.pirates import LARGEST, cash, new_pirates, strengthen
from theatrum.games.caribbean.rules.sea_hits import detach, sink
from theatrum.games.caribbean.rules.surplus import add_spoils
from theatrum.games.caribbean.state import (
    ATTACKING,
    DEFENDING,
    FOUGHT,
    LOST,
    NO_BATTLE,
    STORM,
    Caribbean,
    PirateFleet,
)
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.language import ADVISOR_BONUSES
from theatrum.games.caribbean.tables.limits import STACKING
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import (
    FIGURE,
    FIGURES,
    FLEET_TYPES,
    FLEETS_OF,
    N_FIGURES,
    N_SHIPS,
    NATION_OF,
    SHIP,
    SHIPS,
    is_pirates,
    nation_of,
)
from theatrum.games.caribbean.tables.places import (
    AREA_OF,
    HOME_OF,
    PLACE,
    WATER,
    WATER_NEEDS,
    is_coast,
    is_sea,
)
from theatrum.games.caribbean.tables.things import DUCATS, SLAVES, SP, WARE_THINGS

FACES = 10
LOOT = (*WARE_THINGS, SP, DUCATS, SLAVES)
"""CC-6.7.3 Cargo that can be captured."""
LOSE: Answer = ("let-go",)
APART = Refusal("CC-6.2.1", "not-adjacent")
NO_TAKER = Refusal("CC-6.7.3", "cannot-take-ship")
UNKNOWN = Refusal("CC-6.2.1", "undiscovered-coast")
STORMY = Refusal("CC-6.2.1", "storm")
CLOSED = Refusal("CC-6.2.1", "waters-closed")


# ---- retreat -----------------------------------------------------------------------------------------------------------
def why_no_haven(g: Caribbean, fleet: int, place: int) -> Refusal | None:
    """CC-6.2.1 An adjacent coast (of a nation's fleet: not an undiscovered one) or sea zone, no storm, no closed waters."""
    if place not in WATER[place_at(g, fleet)] or not (is_coast(place) or is_sea(place)):
        return APART
    if g.weather.get(place) == STORM:
        return STORMY
    if is_pirates(fleet):
        return None
    if is_coast(place) and undiscovered(g, AREA_OF[place]):
        return UNKNOWN
    needs = WATER_NEEDS.get(place)
    return CLOSED if needs is not None and not knows(g, NATION_OF[fleet], *needs) else None


def havens(g: Caribbean, fleet: int) -> list[int]:
    """CC-6.2.1 Nations' fleets go to a coast, pirates to a sea zone; only else the other kind (pirates prefer a nest)."""
    here = place_at(g, fleet)
    fine = [place for place in WATER[here] if why_no_haven(g, fleet, place) is None]
    coasts, seas = [p for p in fine if is_coast(p)], [p for p in fine if is_sea(p)]
    if not is_pirates(fleet):
        return coasts or seas
    nests = [place for place in coasts if any(nest.coast == place for nest in g.nests)]
    return seas or nests or coasts


def sea_retreat(g: Caribbean, fleet: int) -> Procedure[None] | None:
    """CC-6.2.1 No MP, no interception; if it is impossible the fleet is destroyed."""
    if not exists(g, fleet):
        return None
    places = havens(g, fleet)
    if not places:
        destroy(g, fleet)
        return None
    if is_pirates(fleet) or len(places) == 1:
        _go(g, fleet, places[g.below(len(places))] if len(places) > 1 else places[0])
        return None
    return _retreating(g, fleet)


def _retreating(g: Caribbean, fleet: int) -> Procedure[None]:
    def candidates() -> Iterator[Verdict]:
        fine = havens(g, fleet)
        for place in WATER[g.where[fleet]]:
            if is_coast(place) or is_sea(place):
                why = None if place in fine else why_no_haven(g, fleet, place) or COASTS_FIRST
                yield ("flee", PLACE.noun[place]), why

    answer = yield Ask(
        g.seat_of[NATION_OF[fleet]],
        "flee-where",
        candidates=candidates,
        rule="CC-6.2.1",
        args={"fleet": FIGURE.noun[fleet]},
        why_not=lambda answer: why_no_haven(g, fleet, PLACE[answer[1]]),
    )
    _go(g, fleet, PLACE[answer[1]])


COASTS_FIRST = Refusal("CC-6.2.1", "coasts-first")


def _go(g: Caribbean, fleet: int, place: int) -> None:
    """CC-4.4.3.36 Who flees from an undiscovered area has found a way out of it."""
    goal = PLACE.noun[place]
    if is_pirates(fleet):
        pirates = pirates_of(g, fleet)
        origin, pirates.place = PLACE.noun[pirates.place], place
        g.tell("pirates-flee", fleet=FIGURE.noun[fleet], origin=origin, goal=goal)
        return
    origin, g.where[fleet] = PLACE.noun[g.where[fleet]], place
    g.marks[fleet] &= ~LOST
    now = g.activation
    if now is not None and now.figure == fleet:
        now.arrive()
    nation = NATION.noun[NATION_OF[fleet]]
    g.tell("flees", fleet=FIGURE.noun[fleet], nation=nation, origin=origin, goal=goal)


def destroy(g: Caribbean, fleet: int) -> None:
    """The fleet is gone with everything; a buccaneer who commanded pirates, too."""
    if not is_pirates(fleet):
        lose_fleet(g, fleet)
        return
    commander = leader_with(g, fleet)
    g.pirates = [pirates for pirates in g.pirates if pirates.number != fleet - N_FIGURES + 1]
    if commander >= 0:
        lose_leader(g, commander)
    g.tell("fleet-lost", fleet=FIGURE.noun[fleet])


# ---- the end -----------------------------------------------------------------------------------------------------------
def afloat(g: Caribbean, side: int) -> bool:
    fleet = the_sea_battle(g).fleet[side]
    return exists(g, fleet) and bool(hulls(g, fleet))


def loser(g: Caribbean) -> int:
    """CC-6.6, CC-6.7.1 An attacker without ships has lost in any case, then a defender without; else who gave way."""
    if not afloat(g, ATTACKING):
        return ATTACKING
    return the_sea_battle(g).gives_way if afloat(g, DEFENDING) else DEFENDING


def sea_end(g: Caribbean) -> None:
    """CC-6.7.1, CC-6.7.7 The loser's damaged ships stay behind, the others retreat; then rescue, glory, cashing."""
    battle = the_sea_battle(g)
    lost = battle.gives_way = loser(g)
    g.spoils = ()
    leave_behind(g, lost)
    fleet = battle.fleet[lost]
    gone = not afloat(g, lost)
    if gone and (is_pirates(fleet) or g.where[fleet] == battle.place):
        destroy(g, fleet)
    steps: list[tuple[str | int, ...]] = [] if gone else [("sea_retreat", fleet)]
    g.then(*steps, ("sea_rescue_own",), ("sea_rescue",), ("sea_loot",), ("sea_over",))


def leave_behind(g: Caribbean, side: int) -> None:
    """CC-6.7.2, CC-6.7.7 Damaged ships of the loser become wrecks with the loot that lies on them."""
    battle = the_sea_battle(g)
    fleet = battle.fleet[side]
    if not afloat(g, side):
        return
    if is_pirates(fleet):
        pirates = pirates_of(g, fleet)
        for kind in damaged(pirates):
            battle.wrecks.append((kind,))
            pirates.add(kind, -1, damaged=True)
        return
    for at, code in enumerate(battle.line[side]):
        if code < N_SHIPS:
            continue
        loads = [hold for hold in (battle.load[side][at], battle.chest[side][at]) if hold]
        loot = tuple(sum(hold[thing] for hold in loads) for thing in LOOT)
        battle.wrecks.append((code - N_SHIPS, *loot))
        detach(g, side, at)


def damaged(pirates: PirateFleet) -> list[int]:
    """The kinds of their damaged ships, each as often as there are such."""
    return [kind for kind, n in enumerate(pirates.hulls[N_SHIPS:]) for _ in range(n)]


def rescued(g: Caribbean, side: int) -> bool:
    """CC-6.7.2 1–4 on the die; 1–6 for pirates and fleets with a buccaneer leader or advisor."""
    chart, fleet = CHARTS.ship_rescue, the_sea_battle(g).fleet[side]
    practised = is_pirates(fleet) or is_buccaneer(leader_with(g, fleet))
    practised = practised or any(ADVISOR_BONUSES[a].capture_repair_max for a in advisors_with(g, fleet))
    return g.roll(FACES) <= (chart.success_max_buccaneer if practised else chart.success_max)


def sea_rescue_own(g: Caribbean) -> None:
    """CC-6.7.2 The winner's own damaged ships first: saved, or sunk with their cargo."""
    battle = the_sea_battle(g)
    side = 1 - battle.gives_way
    fleet = battle.fleet[side]
    if not afloat(g, side):
        return
    if is_pirates(fleet):
        pirates = pirates_of(g, fleet)
        for kind in damaged(pirates):
            if not rescued(g, side):
                pirates.add(kind, -1, damaged=True)
        if not pirates.hulls:
            destroy(g, fleet)
        return
    for at, code in enumerate(battle.line[side]):
        if code >= N_SHIPS and g.ships[fleet] and not rescued(g, side):
            sink(g, side, at)


def sea_rescue(g: Caribbean) -> Procedure[None] | None:
    """CC-6.7.2, CC-6.7.3 Then the loser's, one after the other: who saves one has captured it. It joins the fleet itself, or
    may join another."""
    battle = the_sea_battle(g)
    side = 1 - battle.gives_way
    fleet = battle.fleet[side]
    while battle.wrecks:
        if not afloat(g, side):
            battle.wrecks = []
            return None
        if not is_pirates(fleet) and places_for(g, battle.wrecks[0][0]) not in ([], [fleet]):
            return _capturing(g)
        wreck = battle.wrecks.pop(0)
        if rescued(g, side):
            capture(g, wreck, -2)
        else:
            g.tell("wreck-sinks", ship=SHIP.noun[wreck[0]])
    return None


def _capturing(g: Caribbean) -> Procedure[None]:
    battle = the_sea_battle(g)
    side = 1 - battle.gives_way
    fleet = battle.fleet[side]
    wreck = battle.wrecks.pop(0)
    if not rescued(g, side):
        g.tell("wreck-sinks", ship=SHIP.noun[wreck[0]])
    else:
        answers: list[Answer] = [("join", FIGURE.noun[place]) for place in places_for(g, wreck[0])]
        answers.append(LOSE)
        seat, args = g.seat_of[NATION_OF[fleet]], {"ship": SHIP.noun[wreck[0]]}
        answer = yield Ask(
            seat, "captured-ship", answers, rule="CC-6.7.3", args=args, why_not=lambda answer: NO_TAKER
        )
        capture(g, wreck, -1 if answer == LOSE else FIGURE[answer[1]])
    g.then(("sea_rescue",))


def places_for(g: Caribbean, kind: int) -> list[int]:
    """CC-6.7.3 Who can take a captured ship: the fleet itself; if it is full another own fleet there, or a free marker
    in the home base, which forms a fleet. Corsair ships only buccaneer fleets."""
    battle = the_sea_battle(g)
    fleet = battle.fleet[1 - battle.gives_way]
    nation = NATION_OF[fleet]
    if fits(g, fleet, kind):
        return [fleet]
    others = [
        other for other in fleets_at(g, battle.place) if NATION_OF[other] == nation and fits(g, other, kind)
    ]
    free = [
        marker
        for marker in FLEETS_OF[nation]
        if g.where[marker] == HOME_OF[nation] and not g.ships[marker] and fits(g, marker, kind)
    ]
    kinds: dict[int, int] = {}
    for marker in free:
        kinds.setdefault(FIGURES[marker].kind, marker)
    return others + list(kinds.values())


def fits(g: Caribbean, fleet: int, kind: int) -> bool:
    """CC-10.4 Within the limit of ships; corsair ships only in a buccaneer fleet."""
    if SHIPS[kind].kind == "P" and not is_corsair(fleet):
        return False
    return g.fleet_size(fleet) < STACKING.fleet_limits.ships[FLEET_TYPES[FIGURES[fleet].kind]]


def capture(g: Caribbean, wreck: tuple[int, ...], taker: int) -> None:
    """CC-6.7.2 The ship joins, still damaged; its loot waits, or stays on it if it joins another fleet. `taker`: a figure, -1
    nobody, -2 the only one that can."""
    battle = the_sea_battle(g)
    lost = battle.gives_way
    fleet = battle.fleet[1 - lost]
    kind, loot = wreck[0], wreck[1:]
    if is_pirates(fleet):
        capture_for_pirates(g, kind, loot)
        return
    if taker == -2:
        found = places_for(g, kind)
        taker = found[0] if found else -1
    if taker >= 0:
        g.where[taker] = battle.place
        g.add_ships(taker, kind, 1, damaged=True)
    if loot:
        hold = [0] * (max(LOOT) + 1)
        for thing, n in zip(LOOT, loot, strict=True):
            hold[thing] = n
            if n and taker not in (fleet, -1):
                stays = min(n, most_taken(g, taker, thing))
                g.add(taker, thing, stays)
                hold[thing] -= stays
        add_spoils(g, tuple(hold), LOOT)
    if taker < 0:
        g.tell("wreck-sinks", ship=SHIP.noun[kind])
        return
    g.tell("ship-captured", fleet=FIGURE.noun[taker], ship=SHIP.noun[kind])
    g.score(NATION_OF[fleet], CHARTS.ship_rescue.capture_gp, "capture")


def capture_for_pirates(g: Caribbean, kind: int, loot: tuple[int, ...]) -> None:
    """CC-6.7.2, CC-6.7.5 Pirates keep the ship; what was on it will be cashed; its nation loses 1 GP."""
    battle = the_sea_battle(g)
    fleet = battle.fleet[1 - battle.gives_way]
    pirates = pirates_of(g, fleet)
    if pirates.size < LARGEST:
        add_hulls(g, fleet, kind, 1, damaged=True)
    else:
        more = new_pirates(g, pirates.place, 0)
        more.add(kind, 1, damaged=True)
    g.tell("ship-captured", fleet=FIGURE.noun[fleet], ship=SHIP.noun[kind])
    g.score(nation_of(battle.fleet[battle.gives_way]), CHARTS.ship_rescue.loss_to_pirates_gp, "ship-lost")
    for thing, n in zip(LOOT, loot, strict=True):
        if thing == SP:
            battle.prize[1] += n
        elif thing == SLAVES:
            battle.prize[2] += n
        else:
            battle.prize[0] += n * (1 if thing == DUCATS else index_price(g, thing))


def sea_loot(g: Caribbean) -> None:
    """CC-6.7.3 The winner takes the captured cargo, as far as it fits."""
    battle = the_sea_battle(g)
    fleet = battle.fleet[1 - battle.gives_way]
    if is_pirates(fleet) or not afloat(g, 1 - battle.gives_way):
        g.spoils = ()
    elif g.spoils:
        g.then(("take_spoils", fleet))


def sea_over(g: Caribbean) -> None:
    """CC-6.7.1, CC-6.7.4, CC-6.7.5 Glory; the loser is safe in this impulse and has only free actions left; a winner who was
    moving has ended his move; pirates cash their loot, and freed slaves join them. Whose last ships could not be saved has
    not survived the battle, and not won it."""
    battle = the_sea_battle(g)
    lost = battle.gives_way if afloat(g, 1 - battle.gives_way) else loser(g)
    winner, beaten = battle.fleet[1 - lost], battle.fleet[lost]
    g.sea = None
    g.tell("sea-battle-over", fleet=FIGURE.noun[winner])
    if not is_pirates(winner):
        g.score(NATION_OF[winner], 1, "battle")
        enemy = ENEMIES.index("pirate_fleet" if is_pirates(beaten) else "nation")
        g.then(achieved(NATION_OF[winner], "nc_won", enemy=enemy))
    elif not is_pirates(beaten):
        g.score(NATION_OF[beaten], -1, "battle-lost")
    moved = FOUGHT if battle.active != lost else 0
    for fleet, mark in ((winner, moved), (beaten, FOUGHT | NO_BATTLE)):
        if not is_pirates(fleet) and g.ships[fleet] and g.where[fleet] >= 0:
            g.marks[fleet] |= mark
        if is_pirates(fleet) and exists(g, fleet):
            pirates_of(g, fleet).fought = True
        now = g.activation
        if now is not None and now.figure == fleet:
            now.spent = True
    if is_pirates(winner) and exists(g, winner):
        number = winner - N_FIGURES + 1
        strengthen(g, number, cash(g, battle.prize[0], battle.prize[1]) + battle.prize[2])


STEPS: Mapping[str, Runner] = {
    "sea_retreat": sea_retreat,
    "sea_end": sea_end,
    "sea_rescue_own": sea_rescue_own,
    "sea_rescue": sea_rescue,
    "sea_loot": sea_loot,
    "sea_over": sea_over,
}
