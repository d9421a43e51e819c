"""Naval battles [E1-16.2]."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Runner
from theatrum.games.elisabeth.queries.entering import ISLES, isles_barred
from theatrum.games.elisabeth.queries.forces import admirals, sides_at_sea
from theatrum.games.elisabeth.queries.relations import at_war, closed, controls, played
from theatrum.games.elisabeth.rules.elsewhere import no_way
from theatrum.games.elisabeth.rules.sea_losses import (
    ATTACKER,
    DEFENDER,
    count_dice,
    doomed,
    ignored,
    line_of_battle,
    lose_orphans,
    sink,
    size,
)
from theatrum.games.elisabeth.rules.windows import respond
from theatrum.games.elisabeth.state import Elisabeth, the_sea_battle
from theatrum.games.elisabeth.state.sea import SeaBattle
from theatrum.games.elisabeth.tables.places import N_SPACES, PLACE, PLACE_NOUN, SEA_LINKS
from theatrum.games.elisabeth.tables.powers import NOUNS


# ---- queries -------------------------------------------------------------------------------------------------------------
def havens(g: Elisabeth, power: int, place: int) -> list[int]:
    """E1-16.2 S9 Where a fleet can retreat: from a port to a zone, from a zone to an own port; never to enemy ships.
    E1-9.5.3 Spanish ships not to Ireland or Scotland while war with England is dear."""
    near = [p for p in SEA_LINKS[place] if not any(at_war(g, power, side) for side in sides_at_sea(g, p))]
    if place < N_SPACES:
        return [p for p in near if p >= N_SPACES]
    ports = [p for p in near if p < N_SPACES and controls(g, power, p) and not closed(g, p)]
    return [p for p in ports if not isles_barred(g, power, p)]


# ---- the battle ----------------------------------------------------------------------------------------------------------
def begin(g: Elisabeth, place: int, attacker: int, defender: int) -> Procedure[None]:
    """E1-16.2 S1 – S4 Both sides count their dice and play combat cards, the attacker first."""
    battle = g.sea_battle = SeaBattle(place, attacker, defender)
    battle.ships = [line_of_battle(g, place, p) for p in battle.powers]
    g.tell("sea-battle", place=PLACE_NOUN[place], power=NOUNS[attacker], enemy=NOUNS[defender])
    count_dice(g, battle)
    g.then(("sea_dice",))
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


def dice(g: Elisabeth) -> Procedure[None]:
    """E1-16.2 S5, S6 Both roll; then, in a Mediterranean sea zone, galleasses may come in."""
    battle = the_sea_battle(g)
    yield from respond(g, "W16", rule="E1-16.2.S5", powers=played(g), args=_told(battle))
    count_dice(g, battle)
    for side in (ATTACKER, DEFENDER):
        battle.faces[side] = [g.roll() for _ in range(battle.dice[side])]
        battle.hits[side] = sum(d >= 5 for d in battle.faces[side])
    g.tell(
        "sea-dice",
        attack=battle.faces[ATTACKER].copy(),  # galleasses may add to them
        defence=battle.faces[DEFENDER].copy(),
        hits=battle.hits[ATTACKER],
        against=battle.hits[DEFENDER],
    )
    g.then(("sea_after_dice",))
    yield from respond(g, "W8", rule="E1-16.2.S6", powers=played(g), args=_told(battle))


def after_dice(g: Elisabeth) -> None:
    """E1-16.2 S7 More hits win; a tie is the defender's."""
    battle = the_sea_battle(g)
    g.tell("sea-won", power=NOUNS[battle.powers[_winner(battle)]], place=PLACE_NOUN[battle.place])
    g.then(("sea_losses",), ("sea_retreat",))


def _winner(battle: SeaBattle) -> int:
    """E1-16.2 S7; our ruling: a side whose ships all burned before the dice [E1-C.9] has lost."""
    for side in (ATTACKER, DEFENDER):
        if not battle.dice[side]:
            return 1 - side
    return ATTACKER if battle.hits[ATTACKER] > battle.hits[DEFENDER] else DEFENDER


def losses(g: Elisabeth) -> Procedure[None]:
    """E1-16.2 S8 Losses of both sides. Would both be wiped out, who rolled more dice (or defended) keeps one ship."""
    battle = the_sea_battle(g)
    winner = _winner(battle)
    spared = -1
    taken = [battle.hits[1 - s] - ignored(battle, s) for s in (ATTACKER, DEFENDER)]
    if all(doomed(battle.ships[s], taken[s], s != winner) for s in (ATTACKER, DEFENDER)):
        spared = ATTACKER if len(battle.faces[ATTACKER]) > len(battle.faces[DEFENDER]) else DEFENDER
    for side in (ATTACKER, DEFENDER):
        yield from sink(g, side, taken[side], odd=side != winner, keep=int(side == spared))


# ---- afterwards ------------------------------------------------------------------------------------------------------------
def retreat(g: Elisabeth) -> Procedure[None]:
    """E1-16.2 S9, S10 The attacker leaves a port, won or lost; from a sea zone the loser makes for an own port."""
    battle = the_sea_battle(g)
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


def _leave(g: Elisabeth, battle: SeaBattle, side: int, beaten: bool) -> Procedure[None]:
    """OP-16-11 One destination for the whole stack; without one it is lost."""
    power, place = battle.powers[side], battle.place
    options = havens(g, power, place)
    fleet = battle.ships[side]
    if not options:
        for ship, n in fleet.items():
            g.lose_ships(place, ship, min(n, g.ships(place, ship)))
        fleet.clear()
        g.tell("fleet-lost", power=NOUNS[power], place=PLACE_NOUN[place])
        _orphaned(g, battle, side)
        return
    goal = options[0]
    if len(options) > 1:
        answers: list[Answer] = [("retreat", PLACE_NOUN[p]) for p in options]
        answer = yield Ask(
            g.seat(power), "sea-retreat", answers, rule="E1-16.2.S9", why_not=no_way("E1-16.2.S9")
        )
        goal = PLACE[answer[1]]
    for ship, n in fleet.items():
        if n:
            g.move_ships(place, goal, ship, min(n, g.ships(place, ship)))
    for leader in admirals(g, place, power):
        g.put_leader(leader, goal)
    if goal in ISLES:
        g.touch(goal)  # E1-9.5.2
    if beaten:
        _mark_beaten(g, goal, fleet)
    g.tell("fleet-retreats", power=NOUNS[power], place=PLACE_NOUN[goal])


def _mark_beaten(g: Elisabeth, place: int, fleet: dict[int, int]) -> None:
    """E1-16.1.8 No naval move any more in this impulse."""
    for ship, n in fleet.items():
        g.mark_beaten_at_sea(place, ship, n)


STEPS: dict[str, Runner] = {
    "sea_battle": begin,
    "sea_dice": dice,
    "sea_after_dice": after_dice,
    "sea_losses": losses,
    "sea_retreat": retreat,
}
