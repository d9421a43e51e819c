"""Ships in battle [E1-16.2]: the dice they give, the hits they take, and who is lost with them."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure
from theatrum.games.elisabeth.queries.armada import LEVEL
from theatrum.games.elisabeth.queries.forces import admirals, best_naval_battle, ships
from theatrum.games.elisabeth.rules.armada_losses import lose_level, trimmed
from theatrum.games.elisabeth.rules.elsewhere import not_lost
from theatrum.games.elisabeth.state import Elisabeth, the_sea_battle
from theatrum.games.elisabeth.state.pieces import NEXT_TURN
from theatrum.games.elisabeth.state.sea import SeaBattle
from theatrum.games.elisabeth.tables.constants import ARMADA as ARMADA_NUMBERS
from theatrum.games.elisabeth.tables.pieces import ARMADA, CORSAIR, GALLEY, LEADERS, RACE_BUILT, SHIP, SHIPS
from theatrum.games.elisabeth.tables.places import N_SPACES, PLACE_NOUN, zone
from theatrum.games.elisabeth.tables.powers import ENGLAND

ATTACKER, DEFENDER = 0, 1
PORT_DEFENCE = 1
"""E1-16.2 The defender's extra die, only in a port."""


def line_of_battle(g: Elisabeth, place: int, power: int) -> dict[int, int]:
    """E1-16.2, E1-23.2 The ships that fight; the Armada is as many as it has levels, each with the dice of a galleon and as
    hard to sink."""
    levels = g.armada // LEVEL
    return {s: levels if SHIPS[s].kind == ARMADA else n for s, n in ships(g, place, power)}


# ---- dice ----------------------------------------------------------------------------------------------------------------
def dice_of(ship: int, place: int) -> int:
    """E1-16.2 A corsair 1; a galley 1 in Atlantic sea zones, elsewhere and in any port 2; a galleon 2."""
    kind = SHIPS[ship].kind
    if kind == CORSAIR:
        return 1
    if kind == GALLEY and place >= N_SPACES and not zone(place).mediterranean:
        return 1
    return 2


def fleet_dice(g: Elisabeth, place: int, power: int, fleet: dict[int, int], defends: bool) -> int:
    """E1-16.2 S1, S2 Ships, the best leader of the side there, and the defender's die in a port."""
    guns = sum(n * dice_of(s, place) for s, n in fleet.items())
    leader = best_naval_battle(admirals(g, place, power))
    return guns + leader + (PORT_DEFENCE if defends and place < N_SPACES else 0)


def count_dice(g: Elisabeth, battle: SeaBattle) -> None:
    for side, power in enumerate(battle.powers):
        fleet = battle.ships[side]
        battle.dice[side] = fleet_dice(g, battle.place, power, fleet, side == DEFENDER) if size(fleet) else 0


def ignored(battle: SeaBattle, side: int) -> int:
    """E1-16.2 S8, OP-16-9, OP-16-10 Hits rolled as fives that England's race-built galleons shrug off: one each, in sea zones
    only."""
    if battle.place < N_SPACES or battle.powers[side] != ENGLAND:
        return 0
    fast = sum(n for s, n in battle.ships[side].items() if SHIPS[s].kind == RACE_BUILT)
    return min(fast, battle.faces[1 - side].count(5))


# ---- losses --------------------------------------------------------------------------------------------------------------
def size(fleet: dict[int, int]) -> int:
    return sum(fleet.values())


def absorbs(ship: int) -> int:
    """E1-16.2 S8, E1-23.2 Hits that sink it: a corsair one, others two, and so does a level of the Armada."""
    kind = SHIPS[ship].kind
    return 1 if kind == CORSAIR else ARMADA_NUMBERS.hits_per_level if kind == ARMADA else 2


def doomed(fleet: dict[int, int], hits: int, loser: bool) -> bool:
    """E1-16.2 S8 Would these hits sink all of it, however they are allotted? A loser's odd last hit sinks a ship, too."""
    everything = sum(n * absorbs(s) for s, n in fleet.items())
    last = min((absorbs(s) for s, n in fleet.items() if n), default=0)
    return hits >= everything or (loser and hits > everything - last)


def takers(fleet: dict[int, int], hits: int) -> list[int]:
    """OP-16-8 The ships that can be named for the next hit or two, so that as few hits as possible are left over."""
    most = _taken(fleet, hits)
    return [
        s
        for s, n in fleet.items()
        if n and absorbs(s) <= hits and absorbs(s) + _taken({**fleet, s: n - 1}, hits - absorbs(s)) == most
    ]


def _taken(fleet: dict[int, int], hits: int) -> int:
    """Hits that a fleet can take in full, at most so many."""
    sums = {0}
    for ship, n in fleet.items():
        each = absorbs(ship)
        sums = {taken + sunk * each for taken in sums for sunk in range(min(n, (hits - taken) // each) + 1)}
    return max(sums)


def spared_best(fleet: dict[int, int], hits: int, place: int) -> dict[int, int]:
    """E1-C.9 What is left if the owner keeps as many guns as possible; an odd hit is lost."""
    left = [spared_best({**fleet, s: fleet[s] - 1}, hits - absorbs(s), place) for s in takers(fleet, hits)]
    return max(left, key=lambda f: sum(n * dice_of(s, place) for s, n in f.items()), default=fleet)


def sink(g: Elisabeth, side: int, hits: int, odd: bool, keep: int = 0) -> Procedure[None]:
    """E1-16.2 S8, OP-16-8 The owner names the ships; every hit must be taken while a ship can take it.

    `odd`: a last single hit sinks one ship more (the loser's); else it is ignored. `keep`: so many ships survive.
    """
    battle = the_sea_battle(g)
    fleet = battle.ships[side]
    seat = g.seat(battle.powers[side])
    while hits and size(fleet) > keep:
        sinkable = takers(fleet, hits)
        if not sinkable:
            if not odd:
                return
            sinkable = [s for s, n in fleet.items() if n]
        ship = sinkable[0]
        if len(sinkable) > 1 and seat >= 0:
            answers: list[Answer] = [("lose", SHIPS[s].noun) for s in sinkable]
            answer = yield Ask(
                seat,
                "lose-ship",
                answers,
                rule="E1-16.2.S8",
                args={"hits": hits, "place": PLACE_NOUN[battle.place]},
                at=PLACE_NOUN[battle.place],
                why_not=not_lost("E1-16.2.S8"),
            )
            ship = SHIP[answer[1]]
        hits -= min(hits, absorbs(ship))
        fleet[ship] -= 1
        if SHIPS[ship].kind == ARMADA:
            lose_level(g)
            continue
        g.lose_ships(battle.place, ship)
        g.tell("ship-lost", ship=SHIPS[ship].noun, place=PLACE_NOUN[battle.place])
    yield from trimmed(g)


def take_fire(g: Elisabeth, side: int, hits: int) -> Procedure[None]:
    """E1-C.9 Losses before the battle; an odd hit is lost. What burns does not fire."""
    battle = the_sea_battle(g)
    yield from sink(g, side, hits, odd=False)
    count_dice(g, battle)


def lose_orphans(g: Elisabeth, place: int, power: int) -> None:
    """E1-5.1.16 Naval leaders whose last ship there was lost go to the next turn's box."""
    if not ships(g, place, power):
        for leader in admirals(g, place, power):
            g.put_leader(leader, NEXT_TURN)
            g.tell("leader-lost-at-sea", leader=LEADERS[leader].noun)
