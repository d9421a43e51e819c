"""Events of Spanish and English fleets: cards 59, 99, 110."""

from __future__ import annotations

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Runner
from theatrum.games.elisabeth.queries.armada import (
    RECRUITS,
    SHIPYARDS,
    STRONGEST,
    armada_port,
    may_build_armada,
    recruits_aboard,
)
from theatrum.games.elisabeth.queries.counters import can_join
from theatrum.games.elisabeth.queries.relations import allied
from theatrum.games.elisabeth.rules.armada import build
from theatrum.games.elisabeth.rules.command import act_for, give_cp
from theatrum.games.elisabeth.rules.construction import ENGLISH_GALLEON, RACE_BUILT_GALLEON
from theatrum.games.elisabeth.rules.parts import NO_TARGET, CardText, Targets, because
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.state.table import EVENT_CP
from theatrum.games.elisabeth.tables.card_texts import ARMADA_TEXT, HAWKINS_TEXT, INDULGENCE_TEXT
from theatrum.games.elisabeth.tables.places import HOMES, PLACE, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import ENGLAND, PAPACY, SPAIN, action_mask

HAWKINS, ARMADA, INDULGENCE = 59, 99, 110


# ---- 99 Spanish Armada, 110 Armada Indulgence -----------------------------------------------------------------------------
def armada_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.99 The port in which it is built; nothing to name if it is on the map."""
    if g.armada:
        return NO_TARGET
    return [(PLACE_NOUN[s],) for s in may_build_armada(g)]


def armada(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.99 Built at the lowest level; then 4 CP, only for it."""
    if named:
        build(g, PLACE[named[0]])
    give_cp(g, ARMADA_TEXT.cp, EVENT_CP, allowed=action_mask(*ARMADA_TEXT.actions))
    return
    yield


def indulgence_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.110 The Pope is Spain's ally, and the Armada is on the map; E1-C 1.2.18 where something can be bought for it."""
    ready = g.armada and allied(g, SPAIN, PAPACY)
    grows = armada_port(g) in SHIPYARDS and g.armada < STRONGEST
    return NO_TARGET if ready and (grows or hires_aboard(g)) else []


def hires_aboard(g: Elisabeth) -> bool:
    return recruits_aboard(g) and any(can_join(g, troop, the_realms(g).aboard) for troop in RECRUITS)


def indulgence(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.110 6 CP for Spain, in whoever's impulse: only for levels and for units aboard."""
    allowed = action_mask("upgrade_armada", "raise_regular", "raise_mercenary")
    act_for(g, SPAIN, INDULGENCE_TEXT.cp, EVENT_CP, allowed=allowed)
    return
    yield


# ---- 59 John Hawkins -------------------------------------------------------------------------------------------------------------
def old_galleons(g: Elisabeth) -> list[int]:
    """E1-C.59 English home ports under the English flag with a galleon of England's own."""
    return [
        s
        for s in HOMES[ENGLAND]
        if g.control[s] == ENGLAND and g.ships(s, ENGLISH_GALLEON) and g.ship_side(ENGLISH_GALLEON) == ENGLAND
    ]


def hawkins_targets(g: Elisabeth, power: int) -> list[Targets]:
    return NO_TARGET if g.turn >= HAWKINS_TEXT.from_turn and old_galleons(g) else []


def hawkins(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    g.then(("race_built", HAWKINS_TEXT.upgrades))
    return
    yield


def race_built(g: Elisabeth, left: int) -> Procedure[None] | None:
    """E1-C.59 Up to two galleons are turned to the race-built side."""
    return _race_built(g, left) if left and old_galleons(g) else None


def _race_built(g: Elisabeth, left: int) -> Procedure[None]:
    answers: list[Answer] = [("rebuild", PLACE_NOUN[s]) for s in old_galleons(g)]
    answer = yield Ask(
        g.seat_of[ENGLAND],
        "race-built",
        [*answers, DONE],
        rule="E1-C.59",
        args={"left": left},
        why_not=because("E1-C.59", "only-race-built"),
    )
    if answer == DONE:
        return
    port = PLACE[answer[1]]
    g.cast_off(port, ENGLISH_GALLEON, 1)
    g.moor(port, RACE_BUILT_GALLEON, 1)
    g.tell("rebuilt", space=answer[1])
    g.then(("race_built", left - 1))


EVENTS: dict[int, CardText] = {
    HAWKINS: CardText(hawkins_targets, hawkins, by=ENGLAND),
    ARMADA: CardText(armada_targets, armada),
    INDULGENCE: CardText(indulgence_targets, indulgence, by=SPAIN),
}
STEPS: dict[str, Runner] = {"race_built": race_built}
