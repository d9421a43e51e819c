"""Naval battles [E1-16.2]."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Runner
from theatrum.games.elisabeth.forces import admirals, best_naval_battle, ships, sides_at_sea
from theatrum.games.elisabeth.relations import at_war, closed, controls, played
from theatrum.games.elisabeth.rules.windows import respond
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.sea import SeaBattle
from theatrum.games.elisabeth.state.table import NEXT_TURN
from theatrum.games.elisabeth.tables.pieces import CORSAIR, FROM_NOUN, GALLEY, LEADERS, N_SHIPS, SHIPS
from theatrum.games.elisabeth.tables.places import FROM_NOUN as PLACE_FROM_NOUN
from theatrum.games.elisabeth.tables.places import N_SPACES, PLACE_NOUN, SEA_LINKS, zone
from theatrum.games.elisabeth.tables.powers import NOUNS

ATTACKER, DEFENDER = 0, 1
PORT_DEFENCE = 1
"""E1-16.2 The defender's extra die, only in a port."""


# ---- queries -------------------------------------------------------------------------------------------------------------
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


def size(fleet: dict[int, int]) -> int:
    return sum(fleet.values())


def absorbs(ship: int) -> int:
    """E1-16.2 S8 Hits that sink it: a corsair one, others two."""
    return 1 if SHIPS[ship].kind == CORSAIR else 2


def doomed(fleet: dict[int, int], hits: int, loser: bool) -> bool:
    """E1-16.2 S8 Would these hits sink all of it, however they are allotted? A loser's odd last hit sinks a ship, too."""
    everything = sum(n * absorbs(s) for s, n in fleet.items())
    corsairs = sum(n for s, n in fleet.items() if absorbs(s) == 1)
    return hits >= everything or (loser and not corsairs and hits >= everything - 1)


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
    big = sum(n for s, n in fleet.items() if absorbs(s) == 2)
    small = sum(n for s, n in fleet.items() if absorbs(s) == 1)
    return max(2 * pairs + min(small, hits - 2 * pairs) for pairs in range(min(big, hits // 2) + 1))


def havens(g: Elisabeth, power: int, place: int) -> list[int]:
    """E1-16.2 S9 Where a fleet can retreat: from a port to a zone, from a zone to an own port; never to enemy ships."""
    near = [p for p in SEA_LINKS[place] if not any(at_war(g, power, side) for side in sides_at_sea(g, p))]
    if place < N_SPACES:
        return [p for p in near if p >= N_SPACES]
    return [p for p in near if p < N_SPACES and controls(g, power, p) and not closed(g, p)]


# ---- the battle ----------------------------------------------------------------------------------------------------------
def begin(g: Elisabeth, place: int, attacker: int, defender: int) -> Procedure[None]:
    """E1-16.2 S1 – S4 Both sides count their dice and play combat cards, the attacker first."""
    battle = g.sea_battle = SeaBattle(place, attacker, defender)
    battle.ships = [dict(ships(g, place, p)) for p in battle.powers]
    g.tell("sea-battle", place=PLACE_NOUN[place], power=NOUNS[attacker], enemy=NOUNS[defender])
    _count(g, battle)
    g.then(("sea-dice",))
    for power in battle.powers:
        if power in played(g):
            yield from respond(g, "W7", rule="E1-16.2.S3", powers=[power], many=True, args=_told(battle))


def _told(battle: SeaBattle) -> dict[str, object]:
    return {
        "place": PLACE_NOUN[battle.place],
        "attack": battle.dice[ATTACKER],
        "defence": battle.dice[DEFENDER],
        "hits": battle.hits[ATTACKER],
        "against": battle.hits[DEFENDER],
    }


def _count(g: Elisabeth, battle: SeaBattle) -> None:
    for side, power in enumerate(battle.powers):
        fleet = battle.ships[side]
        battle.dice[side] = fleet_dice(g, battle.place, power, fleet, side == DEFENDER) if size(fleet) else 0


def dice(g: Elisabeth) -> Procedure[None]:
    """E1-16.2 S5, S6 Both roll; then, in a Mediterranean sea zone, galleasses may come in."""
    battle = g.sea_battle
    assert battle is not None
    yield from respond(g, "W16", rule="E1-16.2.S5", powers=played(g), args=_told(battle))
    _count(g, battle)
    for side in (ATTACKER, DEFENDER):
        battle.faces[side] = [g.roll() for _ in range(battle.dice[side])]
        battle.hits[side] = sum(d >= 5 for d in battle.faces[side])
    g.tell(
        "sea-dice",
        attack=battle.faces[ATTACKER],
        defence=battle.faces[DEFENDER],
        hits=battle.hits[ATTACKER],
        against=battle.hits[DEFENDER],
    )
    g.then(("sea-after-dice",))
    yield from respond(g, "W8", rule="E1-16.2.S6", powers=played(g), args=_told(battle))


def after_dice(g: Elisabeth) -> None:
    """E1-16.2 S7 More hits win; a tie is the defender's."""
    battle = g.sea_battle
    assert battle is not None
    g.tell("sea-won", power=NOUNS[battle.powers[_winner(battle)]], place=PLACE_NOUN[battle.place])
    g.then(("sea-losses",), ("sea-retreat",))


def _winner(battle: SeaBattle) -> int:
    """E1-16.2 S7; our ruling: a side whose ships all burned before the dice [E1-C.9] has lost."""
    for side in (ATTACKER, DEFENDER):
        if not battle.dice[side]:
            return 1 - side
    return ATTACKER if battle.hits[ATTACKER] > battle.hits[DEFENDER] else DEFENDER


def losses(g: Elisabeth) -> Procedure[None]:
    """E1-16.2 S8 Losses of both sides. Would both be wiped out, who rolled more dice (or defended) keeps one ship."""
    battle = g.sea_battle
    assert battle is not None
    winner = _winner(battle)
    spared = -1
    if all(doomed(battle.ships[s], battle.hits[1 - s], s != winner) for s in (ATTACKER, DEFENDER)):
        spared = ATTACKER if len(battle.faces[ATTACKER]) > len(battle.faces[DEFENDER]) else DEFENDER
    for side in (ATTACKER, DEFENDER):
        yield from _sink(g, side, battle.hits[1 - side], odd=side != winner, keep=int(side == spared))


def _sink(g: Elisabeth, side: int, hits: int, odd: bool, keep: int = 0) -> Procedure[None]:
    """E1-16.2 S8, OP-16-8 The owner names the ships; every hit must be taken while a ship can take it.

    `odd`: a last single hit sinks one ship more (the loser's); else it is ignored. `keep`: so many ships survive.
    """
    battle = g.sea_battle
    assert battle is not None
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
            answer = yield Ask(seat, "lose-ship", answers, rule="E1-16.2.S8", args={"hits": hits})
            ship = FROM_NOUN[str(answer[1])]
        hits -= min(hits, absorbs(ship))
        fleet[ship] -= 1
        g.lose_ships(battle.place, ship)
        g.tell("ship-lost", ship=SHIPS[ship].noun, place=PLACE_NOUN[battle.place])


def take_fire(g: Elisabeth, side: int, hits: int) -> Procedure[None]:
    """E1-C.9 Losses before the battle; an odd hit is lost. What burns does not fire."""
    battle = g.sea_battle
    assert battle is not None
    yield from _sink(g, side, hits, odd=False)
    _count(g, battle)


# ---- afterwards ------------------------------------------------------------------------------------------------------------
def retreat(g: Elisabeth) -> Procedure[None]:
    """E1-16.2 S9, S10 The attacker leaves a port, won or lost; from a sea zone the loser makes for an own port."""
    battle = g.sea_battle
    assert battle is not None
    winner = _winner(battle)
    for side in (ATTACKER, DEFENDER):
        _orphaned(g, battle, side)
    leaving = ATTACKER if battle.place < N_SPACES else 1 - winner
    if size(battle.ships[leaving]):
        yield from _leave(g, battle, leaving, beaten=leaving != winner)
    if battle.place < N_SPACES and winner == ATTACKER:
        _mark_beaten(g, battle.place, battle.ships[DEFENDER])
    if g.voyage is not None and winner == DEFENDER:
        g.voyage.lost.append(battle.place)
    g.sea_battle = None


def _orphaned(g: Elisabeth, battle: SeaBattle, side: int) -> None:
    """E1-16.2 S10 Naval leaders of a side without ships there come back next turn."""
    lose_orphans(g, battle.place, battle.powers[side])


def lose_orphans(g: Elisabeth, place: int, power: int) -> None:
    """E1-5.1.16 Naval leaders whose last ship there was lost go to the next turn's box."""
    if not ships(g, place, power):
        for leader in admirals(g, place, power):
            g.put_leader(leader, NEXT_TURN)
            g.tell("leader-lost-at-sea", leader=LEADERS[leader].noun)


def _leave(g: Elisabeth, battle: SeaBattle, side: int, beaten: bool) -> Procedure[None]:
    """OP-16-11 One destination for the whole stack; without one it is lost."""
    power, place = battle.powers[side], battle.place
    options = havens(g, power, place)
    fleet = battle.ships[side]
    if not options:
        for ship, n in fleet.items():
            g.lose_ships(place, ship, n)
        fleet.clear()
        g.tell("fleet-lost", power=NOUNS[power], place=PLACE_NOUN[place])
        _orphaned(g, battle, side)
        return
    goal = options[0]
    if len(options) > 1:
        answers: list[Answer] = [("retreat", PLACE_NOUN[p]) for p in options]
        answer = yield Ask(g.seat(power), "sea-retreat", answers, rule="E1-16.2.S9")
        goal = PLACE_FROM_NOUN[str(answer[1])]
    for ship, n in fleet.items():
        if n:
            g.move_ships(place, goal, ship, n)
    for leader in admirals(g, place, power):
        g.put_leader(leader, goal)
    if beaten:
        _mark_beaten(g, goal, fleet)
    g.tell("fleet-retreats", power=NOUNS[power], place=PLACE_NOUN[goal])


def _mark_beaten(g: Elisabeth, place: int, fleet: dict[int, int]) -> None:
    """E1-16.1.8 No naval move any more in this impulse."""
    for ship, n in fleet.items():
        at = place * N_SHIPS + ship
        g.sea_beaten[at] = min(g.fleet[at], g.sea_beaten.get(at, 0) + n)


STEPS: dict[str, Runner] = {
    "sea-battle": begin,
    "sea-dice": dice,
    "sea-after-dice": after_dice,
    "sea-losses": losses,
    "sea-retreat": retreat,
}
