"""Colonies and wintering captains [E1-8.4.2, E1-20.4.7 – E1-20.4.9]."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Runner
from theatrum.games.elisabeth.queries.bonuses import owns
from theatrum.games.elisabeth.queries.world import (
    LEADER_OF,
    captains_of,
    colonies_in_reach,
    navigation_bonus,
    way_home,
)
from theatrum.games.elisabeth.rules.parts import because
from theatrum.games.elisabeth.rules.treasures import draw, gain
from theatrum.games.elisabeth.rules.voyages import damage, eliminate, go_home
from theatrum.games.elisabeth.state import Elisabeth, the_new_world, the_realms
from theatrum.games.elisabeth.state.boards import IN_COLONY
from theatrum.games.elisabeth.state.pieces import AWAY, GONE
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.powers import MAJORS, NOBODY, NOUNS
from theatrum.games.elisabeth.tables.records.procedures import look_up
from theatrum.games.elisabeth.tables.world import (
    COLONISTS,
    COLONY,
    CREW,
    DAMAGED,
    ELIMINATED,
    NAVIGATION,
    OCEAN,
    PLANTATION,
    SETTLEMENT,
    SETTLEMENTS,
)


# ---- the card phase ----------------------------------------------------------------------------------------------------------
def colony_rolls(g: Elisabeth) -> None:
    """E1-8.4.2 Each colony, power by power in impulse order. Our ruling: a power's own by the order of the data."""
    world = the_new_world(g)
    found = [
        (power, s.index)
        for power in MAJORS
        if power in COLONISTS
        for s in SETTLEMENTS
        if s.site and world.settlements[s.index] == power
    ]
    g.then(*(("colony_roll", settlement) for _, settlement in found))


def colony_roll(g: Elisabeth, settlement: int) -> None:
    """E1-T.2 It dies out, nothing happens, it sends a treasure; or a treasure, and Virginia Dare is born."""
    power = the_new_world(g).settlements[settlement]
    rolled = g.roll() + g.roll()
    total = rolled + PLANTATION * owns(g, power, "plantation")
    result = look_up(COLONY, total).result
    g.tell("colony-roll", power=NOUNS[power], settlement=SETTLEMENT.noun[settlement], total=total)
    if result == ELIMINATED:
        abandon(g, settlement)
    if result.startswith("treasure"):
        gain(g, power, draw(g, 1))
    if result != "treasure" and result.startswith("treasure") and not the_realms(g).virginia_dare:
        the_realms(g).virginia_dare = True
        g.award(power, "virginia_dare")
        g.tell("virginia-dare", power=NOUNS[power])


def abandon(g: Elisabeth, settlement: int) -> None:
    """E1-8.4.2 The colony is gone (its marker can be used again); captains who winter there are at sea again."""
    world = the_new_world(g)
    world.settlements[settlement] = NOBODY
    g.tell("colony-lost", settlement=SETTLEMENT.noun[settlement])
    stranded = [c.index for c in CREW if world.colony_of(c.index) == settlement]
    zones = SETTLEMENTS[settlement].zones
    if len(zones) == 1:
        for captain in stranded:
            world.captain_at[captain] = zones[0]
    else:
        g.then(*(("colony_embark", settlement, captain) for captain in stranded))


def colony_embark(g: Elisabeth, settlement: int, captain: int) -> Procedure[None]:
    """E1-8.4.2 Into which of its zones he goes."""
    world = the_new_world(g)
    answer = yield Ask(
        g.seat_of[world.captain_power[captain]],
        "outfit-zone",
        [("launch", OCEAN.noun[z]) for z in SETTLEMENTS[settlement].zones],
        rule="E1-8.4.2",
        args={"captain": CAPTAIN.noun[captain]},
        why_not=because("E1-8.4.2", "only-outfit-zone"),
    )
    world.captain_at[captain] = OCEAN[answer[1]]


# ---- winter --------------------------------------------------------------------------------------------------------------------
def winter_captains(g: Elisabeth) -> None:
    """E1-20.4.7, OP-20-21 Captains in Europe go back to the pool; then those at sea, power by power, one by one."""
    for leader in LEADER_OF.values():
        if g.leader_at[leader] not in (AWAY, GONE):
            g.put_leader(leader, AWAY)
    g.then(*(("winter_captain", c) for power in MAJORS for c in captains_of(g, power)))


def winter_captain(g: Elisabeth, captain: int) -> Procedure[None] | None:
    """E1-20.4.8, OP-20-7 To a colony or home, as he likes, if a way leads there. So, too, for who has been in a colony since
    the winter before: he may stay in it."""
    colonies, home = colonies_in_reach(g, captain), way_home(g, captain)
    if not colonies and not home:
        _ride_out(g, captain)
        return None
    if home and not colonies:
        go_home(g, captain)
        return None
    return _winter_captain(g, captain, colonies, home)


def _winter_captain(g: Elisabeth, captain: int, colonies: list[int], home: bool) -> Procedure[None]:
    world = the_new_world(g)
    answers: list[Answer] = [("winter-in", SETTLEMENT.noun[s]) for s in colonies]
    if home:
        answers.append(("go-home",))
    answer = answers[0]
    if len(answers) > 1:
        seat = g.seat_of[world.captain_power[captain]]
        args = {"captain": CAPTAIN.noun[captain]}
        answer = yield Ask(
            seat,
            "winter-captain",
            answers,
            rule="E1-20.4.8",
            args=args,
            why_not=because("E1-20.4.8", "only-winter-captain"),
        )
    if answer == ("go-home",):
        go_home(g, captain)
    else:
        world.captain_at[captain] = IN_COLONY + SETTLEMENT[answer[1]]
        g.tell("captain-winters", captain=CAPTAIN.noun[captain], settlement=answer[1])


def _ride_out(g: Elisabeth, captain: int) -> None:
    """E1-20.4.9 He stays in his zone and makes a navigation roll at once, without cards."""
    rolled = g.roll() + g.roll()
    total = rolled + navigation_bonus(g, captain)
    result = look_up(NAVIGATION, total).result
    noun = CAPTAIN.noun[captain]
    g.tell(f"navigation-{result.replace('_', '-')}", captain=noun, roll=rolled, total=total)
    if result == ELIMINATED:
        eliminate(g, captain, by_the_sea=True)
    elif result == DAMAGED:
        damage(g, captain)
        g.then(("stow", captain))


STEPS: dict[str, Runner] = {
    "colony_rolls": colony_rolls,
    "colony_roll": colony_roll,
    "colony_embark": colony_embark,
    "winter_captains": winter_captains,
    "winter_captain": winter_captain,
}
